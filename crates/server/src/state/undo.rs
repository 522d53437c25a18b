//! What can be taken back, and what somebody has asked to take back.

use table::{Seat, Undo};

/// Every command of the log with what decides whether it can be taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct TakingBack {
    given: Vec<GivenCommand>,
    /// A request that waits for consent.
    pub asked: Option<AskedUndo>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct GivenCommand {
    pub seat: Seat,
    pub round: u32,
    /// What the game said about taking back when the command was given.
    pub undo: Undo,
    /// Whether anything hidden came to light or a die was rolled, then or before the next command.
    pub exposed: bool,
}

#[derive(Clone, Debug)]
pub(super) struct AskedUndo {
    pub seat: Seat,
    pub to: u32,
    pub agreed: Vec<Seat>,
    /// Until when people who are not there are waited for.
    pub until: u64,
}

impl TakingBack {
    /// How many commands stand.
    pub fn steps(&self) -> usize {
        self.given.len()
    }

    /// A command was given. Whatever was asked before it has no object any more.
    pub fn give(&mut self, command: GivenCommand) {
        self.given.push(command);
        self.asked = None;
    }

    /// Time brought something; that cannot be taken back for free.
    pub fn expose_latest(&mut self) {
        if let Some(latest) = self.given.last_mut() {
            latest.exposed = true;
        }
    }

    pub fn take_back_to(&mut self, length: usize) {
        self.given.truncate(length);
        self.asked = None;
    }

    /// The latest command of a chair.
    pub fn latest_of(&self, seat: Seat) -> Option<usize> {
        self.given.iter().rposition(|command| command.seat == seat)
    }

    /// The first command of the present turn, as long as nobody else acted since: the unbroken run of this chair's
    /// commands in one round at the end of the log.
    pub fn turn_of(&self, seat: Seat) -> Option<usize> {
        let last = self.given.last().filter(|command| command.seat == seat)?;
        let run =
            self.given.iter().rev().take_while(|command| command.seat == seat && command.round == last.round);
        Some(self.given.len() - run.count())
    }

    /// Whether all but the first `to` commands can be taken back: free when the game said so each time, nothing came to
    /// light, no die was rolled and nobody else acted.
    pub fn judge(&self, to: usize) -> Undo {
        let Some(taken) = self.given.get(to..).filter(|taken| !taken.is_empty()) else { return Undo::Never };
        let said = taken.iter().map(|command| command.undo).max().unwrap_or(Undo::Never);
        let own = taken.iter().all(|command| command.seat == taken[0].seat && !command.exposed);
        if own { said } else { said.max(Undo::Ask) }
    }

    /// Whether a command of this chair, its own or its bot's, would be taken back.
    pub fn concerns(&self, to: usize, seat: Seat) -> bool {
        self.given.iter().skip(to).any(|command| command.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(commands: &[(u8, Undo, bool)]) -> TakingBack {
        let mut taking = TakingBack::default();
        for (seat, undo, exposed) in commands {
            taking.give(GivenCommand { seat: Seat(*seat), round: 1, undo: *undo, exposed: *exposed });
        }
        taking
    }

    #[test]
    fn the_strictest_of_what_was_said_holds() {
        let taking = after(&[
            (0, Undo::Never, false),
            (0, Undo::Free, false),
            (0, Undo::Ask, false),
            (0, Undo::Free, false),
        ]);
        let judged: Vec<Undo> = (0..=4).map(|to| taking.judge(to)).collect();
        assert_eq!(judged, [Undo::Never, Undo::Ask, Undo::Ask, Undo::Free, Undo::Never]);
    }

    #[test]
    fn others_and_what_came_to_light_are_asked_about() {
        let taking = after(&[(0, Undo::Free, false), (1, Undo::Free, false), (1, Undo::Free, true)]);
        let judged: Vec<Undo> = (0..3).map(|to| taking.judge(to)).collect();
        assert_eq!(judged, [Undo::Ask; 3]);
        assert_eq!((taking.latest_of(Seat(0)), taking.turn_of(Seat(0))), (Some(0), None));
        assert_eq!((taking.latest_of(Seat(1)), taking.turn_of(Seat(1))), (Some(2), Some(1)));
        assert!(taking.concerns(0, Seat(0)) && !taking.concerns(1, Seat(0)));
    }
}
