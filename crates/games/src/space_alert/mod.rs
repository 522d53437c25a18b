//! Space Alert at the terminal.

mod describe;
mod mission;
mod plan;
mod resolve;
mod screen;
mod typed;
mod words;

use ::space_alert::SpaceAlert;
use table::BotKind;
use terminal::{Describe, GameCommand, ReadTyped, Rulebook, Screen, TerminalGame, rulebook};

/// Space Alert for the command line.
pub struct SpaceAlertAdapter;

impl TerminalGame for SpaceAlertAdapter {
    type Game = SpaceAlert;

    const ROSTER: &'static [BotKind<SpaceAlert>] = ::space_alert::bots::ROSTER;
    const RULEBOOK: Rulebook = rulebook!("space-alert");
    const SCREEN: Screen<SpaceAlert> = screen::screen;
    const DESCRIBE: Describe<SpaceAlert> = describe::describe;
    const READ: ReadTyped<SpaceAlert> = typed::read;
    const MANUAL: &'static str = "cli-space-alert-manual";
    const COMMANDS: &'static [GameCommand] = &[
        GameCommand::of::<mission::MissionArguments>().formerly_on_its_own(),
        GameCommand::of::<resolve::Resolve>().formerly_on_its_own(),
        GameCommand::of::<plan::PlanArguments>().formerly_on_its_own(),
    ];
    const IS_FOR_A_CREW: bool = true;
}
