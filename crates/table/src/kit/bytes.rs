//! Commands from raw bytes, for property tests and for the fuzzer.

use super::walk::{Case, Walk, bytes};
use crate::{Game, Seat, Story};
use arbitrary::{Arbitrary, Unstructured};

/// Plays a game from noise: each step is an option picked by a byte or a command made from the bytes themselves.
/// Whatever comes, nothing panics and a refusal changes nothing. Returns how many commands were accepted.
pub fn commands_from_bytes<G: Game>(case: &Case<G>, number: u64, noise: &[u8]) -> usize {
    let mut walk = Walk::start(case, number);
    let mut noise = Unstructured::new(noise);
    let mut story = Story::new();
    while !noise.is_empty() {
        let Some((seat, option)) = walk.next(&mut story) else { break };
        let (seat, command) = match u8::arbitrary(&mut noise) {
            Ok(kind) if kind < 96 => (seat, option),
            Ok(kind) => {
                let Ok(command) = G::Command::arbitrary(&mut noise) else { break };
                (if kind < 240 { seat } else { Seat(kind - 240) }, command)
            }
            Err(_) => break,
        };
        let _ = walk.session.game().preview(seat, &command);
        let before = bytes(walk.session.game());
        let now = walk.session.now();
        if walk.session.apply(now, seat, command, &mut story).is_err() {
            assert_eq!(bytes(walk.session.game()), before, "{}: a refused command did something", case.name);
        }
    }
    walk.session.log().len()
}
