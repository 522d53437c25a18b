//! Single commands in tests of rules: one that must work, one that must not.

use super::walk::bytes;
use crate::{Game, GameTime, Refusal, Seat, Story};

/// Gives a command that must be carried out; the story it tells, audiences included.
#[track_caller]
pub fn carried_out<G: Game>(game: &mut G, at: GameTime, seat: Seat, command: G::Command) -> Story<G::Event> {
    let mut story = Story::new();
    if let Err(refusal) = game.apply(at, seat, command.clone(), &mut story) {
        panic!("{seat:?} may not {command:?}: {refusal:?} ({})", refusal.rule());
    }
    story
}

/// Gives a command that must be refused, and proves that nothing at all changed.
#[track_caller]
pub fn refused<G: Game>(game: &mut G, at: GameTime, seat: Seat, command: G::Command) -> G::Refusal {
    let before = bytes(game);
    let mut story = Story::new();
    let refusal = match game.apply(at, seat, command.clone(), &mut story) {
        Ok(()) => panic!("{seat:?} should not be allowed to {command:?}"),
        Err(refusal) => refusal,
    };
    assert!(bytes(game) == before, "a refused command changed the game: {command:?}");
    assert!(story.tellings().is_empty() && !story.uncovered(), "a refused command told something");
    refusal
}
