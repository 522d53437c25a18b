//! Rocketmen at the terminal.

mod cards;
mod describe;
mod look;
mod screen;
mod typed;

use ::rocketmen::Rocketmen;
use table::BotKind;
use terminal::{Describe, ReadTyped, Rulebook, Screen, TerminalGame, Warning, rulebook};

/// Rocketmen for the command line.
pub struct RocketmenAdapter;

impl TerminalGame for RocketmenAdapter {
    type Game = Rocketmen;

    const ROSTER: &'static [BotKind<Rocketmen>] = ::rocketmen::bots::ROSTER;
    const RULEBOOK: Rulebook = rulebook!("rocketmen");
    const SCREEN: Screen<Rocketmen> = screen::screen;
    const DESCRIBE: Describe<Rocketmen> = describe::describe;
    const READ: ReadTyped<Rocketmen> = typed::read;
    const WARNING: Warning<Rocketmen> = describe::loss;
    const MANUAL: &'static str = "cli-rocketmen-manual";
}
