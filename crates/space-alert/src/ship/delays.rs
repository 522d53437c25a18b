//! Cards that come a turn later.

use super::{Happening, Mission, Player, Ship, Slot, ThreatId, Witness};
use serde::{Deserialize, Serialize};

/// Why somebody's next action comes a turn later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DelayCause {
    /// Somebody had used the gravolift this turn.
    LiftBusy,
    /// The gravolift is damaged.
    LiftDamaged,
    /// There is slime in the station.
    Slime,
    /// The computer was not maintained.
    Computer,
    /// Tripped over a card.
    Tripped,
    /// Something that cannot be done in space.
    InSpace,
    /// The first half of a double action was delayed.
    FirstHalf,
    /// A threat.
    Threat(ThreatId),
}

impl Ship {
    /// Moves the card of a turn one turn later, pushing others along until a gap takes one in. What is pushed off the
    /// board is lost. An empty space delays nothing, so several delays of the same turn count once; a half that was put
    /// off there is late already (SA-5.6). That the turn itself has come and its card cannot be done in space is no
    /// second delay of the turn before, so this moves such a half on like any other card (SA-9.14, SA-24.21).
    pub(super) fn delay<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        turn: u8,
        why: DelayCause,
    ) {
        let index = usize::from(player);
        self.delayed_now = true;
        if self.crew[index].knocked_out || turn > mission.turns {
            return;
        }
        let late_already = self.put_off[index] == turn && why != DelayCause::InSpace;
        let board = self.boards.board_mut(index);
        let pushed = match board.get(usize::from(turn) - 1) {
            Some(slot) if !slot.is_empty() && !late_already => *slot,
            _ => {
                witness.see(Happening::NotDelayed { player, turn, why });
                return;
            }
        };
        witness.see(Happening::Delayed { player, turn, why });
        let spaces = &mut board[usize::from(turn) - 1..usize::from(mission.turns)];
        if push(spaces, Slot::Empty, pushed).is_some() {
            witness.see(Happening::CardLost { player });
        }
    }

    /// Puts the second half of a double action on the next turn, pushing what lies there.
    pub(super) fn postpone_half<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        turn: u8,
        halves: (Slot, Slot),
        why: DelayCause,
    ) {
        let (done, left) = halves;
        witness.see(Happening::Delayed { player, turn, why });
        self.put_off[usize::from(player)] = turn + 1;
        let board = self.boards.board_mut(usize::from(player));
        let spaces = &mut board[usize::from(turn) - 1..usize::from(mission.turns)];
        if push(spaces, done, left).is_some() {
            witness.see(Happening::CardLost { player });
        }
    }
}

/// Puts `stays` on the first space and `pushed` on the next, and so on to the first gap. Returns what fell off.
fn push(spaces: &mut [Slot], stays: Slot, pushed: Slot) -> Option<Slot> {
    let (first, rest) = spaces.split_first_mut()?;
    *first = stays;
    let mut pushed = pushed;
    for space in rest {
        std::mem::swap(space, &mut pushed);
        if pushed.is_empty() {
            return None;
        }
    }
    Some(pushed)
}

/// Puts a card on the first space, pushing what lies there. Returns what fell off.
pub(super) fn insert(spaces: &mut [Slot], card: Slot) -> Option<Slot> {
    match spaces.first().copied() {
        Some(there) if !there.is_empty() => push(spaces, card, there),
        Some(_) => {
            spaces[0] = card;
            None
        }
        None => Some(card),
    }
}
