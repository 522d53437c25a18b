//! Away Missions at the terminal.

mod aliens;
mod describe;
mod position;
mod screen;
mod sight;
mod typed;
mod words;

use ::away_missions::AwayMissions;
use table::BotKind;
use terminal::{Describe, GameCommand, ReadTyped, Rulebook, Screen, TerminalGame, rulebook};

/// Away Missions for the command line.
pub struct AwayMissionsAdapter;

impl TerminalGame for AwayMissionsAdapter {
    type Game = AwayMissions;

    const ROSTER: &'static [BotKind<AwayMissions>] = ::away_missions::bots::ROSTER;
    const RULEBOOK: Rulebook = rulebook!("away-missions");
    const SCREEN: Screen<AwayMissions> = screen::screen;
    const DESCRIBE: Describe<AwayMissions> = describe::describe;
    const READ: ReadTyped<AwayMissions> = typed::read;
    const MANUAL: &'static str = "cli-away-missions-manual";
    const COMMANDS: &'static [GameCommand] =
        &[GameCommand::of::<sight::Sight>(), GameCommand::of::<aliens::Aliens>()];
    const IS_FOR_A_CREW: bool = true;
}
