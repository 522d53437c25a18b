//! Other cards for the turns to come, for a search that flies the same mission again and again.

use super::{Boards, Mission, Ship, Slot};

impl Ship {
    /// Takes over what a changed plan says about the turns from a place on (0 is the first turn), on the boards of these
    /// crew members. Boards that did not change keep the delays they had.
    pub(crate) fn replan(&mut self, changed: &Boards, players: impl Iterator<Item = usize>, from: usize) {
        for player in players {
            let board: &mut [Slot] = self.boards.board_mut(player);
            for (space, slot) in board.iter_mut().zip(changed.board(player)).skip(from) {
                *space = *slot;
            }
        }
    }

    /// Takes over the cards of another ship for the turns before a place.
    pub(crate) fn take_past(&mut self, other: &Ship, place: usize) {
        for player in 0..other.boards.crew() {
            let past = other.boards.board(player).iter().take(place);
            for (space, slot) in self.boards.board_mut(player).iter_mut().zip(past) {
                *space = *slot;
            }
        }
    }

    /// Whether no tile has been drawn in this mission yet.
    pub(crate) fn is_unharmed(&self, mission: &Mission) -> bool {
        self.tiles == mission.carried.tiles
    }

    /// Whether everything that is still to come is the same as for another ship: nobody looks again at cards of turns
    /// before a place (0 is the first turn).
    pub(crate) fn has_same_future(&self, other: &Ship, from: usize) -> bool {
        let Ship {
            step,
            boards,
            crew,
            threats,
            shields,
            reactors,
            tiles,
            fuel,
            rockets,
            rocket_launched,
            rocket_in_flight,
            stored,
            fired,
            sortie,
            hull_work,
            interceptors_lost,
            lifts_used,
            maintained,
            visual,
            looked,
            watched,
            delayed_now,
            put_off,
            loss,
        } = self;
        let rest = |boards: &Boards, player: usize| {
            boards.board(player).get(from..) == other.boards.board(player).get(from..)
        };
        *crew == other.crew
            && *reactors == other.reactors
            && *shields == other.shields
            && *tiles == other.tiles
            && *step == other.step
            && (*fuel, *rockets, *rocket_launched, *rocket_in_flight)
                == (other.fuel, other.rockets, other.rocket_launched, other.rocket_in_flight)
            && (*maintained, *visual, *lifts_used) == (other.maintained, other.visual, other.lifts_used)
            && (*stored, *fired, *sortie) == (other.stored, other.fired, other.sortie)
            && (*hull_work, *interceptors_lost, *loss)
                == (other.hull_work, other.interceptors_lost, other.loss)
            && (*looked, *watched, *delayed_now, *put_off)
                == (other.looked, other.watched, other.delayed_now, other.put_off)
            && (0..boards.crew()).all(|player| rest(boards, player))
            && *threats == other.threats
    }
}
