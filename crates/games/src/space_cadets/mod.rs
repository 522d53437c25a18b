//! Space Cadets at the terminal.

mod describe;
mod names;
mod referee;
mod screen;
mod typed;

use ::space_cadets::SpaceCadets;
use table::BotKind;
use terminal::{Describe, GameCommand, ReadTyped, Rulebook, Screen, TerminalGame, rulebook};

/// Space Cadets for the command line.
pub struct SpaceCadetsAdapter;

impl TerminalGame for SpaceCadetsAdapter {
    type Game = SpaceCadets;

    const ROSTER: &'static [BotKind<SpaceCadets>] = ::space_cadets::bots::ROSTER;
    const RULEBOOK: Rulebook = rulebook!("space-cadets");
    const SCREEN: Screen<SpaceCadets> = screen::screen;
    const DESCRIBE: Describe<SpaceCadets> = describe::describe;
    const READ: ReadTyped<SpaceCadets> = typed::read;
    const MANUAL: &'static str = "cli-space-cadets-manual";
    const COMMANDS: &'static [GameCommand] = &[GameCommand::of::<referee::Referee>()];
    const IS_FOR_A_CREW: bool = true;
}
