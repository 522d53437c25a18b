//! The little that a bot must know to tell whether there is anything to do for its chair: public, and packed into one number, so
//! that a crew that mostly waits costs next to nothing.

use crate::state::{Stage, Wait};
use crate::{SpaceCadets, Station, Step};
use table::{GameTime, Seat};

/// What one chair sees without looking closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    /// A number that is another one in another moment.
    pub(crate) moment: u64,
    pub(crate) turn: u16,
    pub(crate) step: Step,
    /// What the table waits for.
    pub(crate) wait: Option<Wait>,
    /// Whether a clock runs.
    pub(crate) runs: bool,
    /// Whether a question is open, and whether this chair is to answer it.
    pub(crate) asked: Option<bool>,
    /// The stations of this chair, a bit for each.
    pub(crate) posts: u16,
    /// The station that this chair works in this part of Step 3.
    pub(crate) active: Option<Station>,
    /// Whether the table goes on only when this chair is ready.
    pub(crate) concerned: bool,
    /// Whether it is ready.
    pub(crate) ready: bool,
    /// Whether everybody concerned is; told to the Captain only.
    pub(crate) all_ready: bool,
    /// Whether this chair has the deck of the core, and something to do with it.
    pub(crate) holds_deck: bool,
    /// Whether it has cards of the core to find.
    pub(crate) core: bool,
    /// Whether the card it looks at matches the one it turned over, and whether the deck is to be passed on.
    pub(crate) matches: bool,
    pub(crate) passes: bool,
    /// To whom it had better go then.
    pub(crate) pass_to: Option<Seat>,
    /// Cards left in the deck.
    pub(crate) deck: u8,
    /// When its time ends.
    pub(crate) end: Option<GameTime>,
    pub(crate) over: bool,
    /// How many of its commands were carried out, round and round.
    pub(crate) given: u8,
}

/// The bits of a packed glance: how many from which one on.
struct Packed {
    bits: u128,
    at: u32,
}

impl Packed {
    fn put(&mut self, value: u64, width: u32) {
        self.bits |= (u128::from(value) & ((1 << width) - 1)) << self.at;
        self.at += width;
    }

    fn flag(&mut self, value: bool) {
        self.put(value.into(), 1);
    }

    fn take(&mut self, width: u32) -> u64 {
        let value = self.bits >> self.at & ((1 << width) - 1);
        self.at += width;
        value as u64
    }

    fn taken_flag(&mut self) -> bool {
        self.take(1) == 1
    }
}

/// Bits that tell one moment from another; they come first.
const MOMENT: u32 = 58;

impl SpaceCadets {
    /// What a chair sees without looking closely.
    pub(crate) fn glanced(&self, seat: Seat) -> u128 {
        let mut packed = Packed { bits: 0, at: 0 };
        let runs = matches!(self.stage, Stage::Running { .. });
        let wait = match self.stage {
            Stage::Waiting { wait, .. } if self.ask.is_none() => Some(wait),
            _ => None,
        };
        let posts = self.posts.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let held = posts.iter().fold(0u16, |held, station| held | 1 << station.index());
        let active = self.active_set();
        packed.put(self.turn.into(), 16);
        packed.put(self.step.index() as u64, 4);
        packed.put(self.part.into(), 4);
        packed.put(wait.map_or(0, |wait| wait.index() as u64 + 1), 4);
        packed.flag(runs);
        packed.flag(self.jump.claiming);
        packed.put(held.into(), 9);
        // Two questions are never asked at the same moment: the first one was answered later than it was asked.
        packed.put(self.ask.as_ref().map_or(0, |ask| (ask.since.0 << 1 | 1) & 0x7ffff), 19);
        debug_assert_eq!(packed.at, MOMENT);
        packed.flag(self.ask.as_ref().is_some_and(|ask| ask.seat == seat));
        let core = runs && self.core_runs();
        let concerned = match self.stage {
            Stage::Running { .. } if self.step == Step::Action => {
                self.busy_set(active & held) != 0 || core && self.core_concerns(seat)
            }
            Stage::Running { .. } => self.acting().has(seat),
            Stage::Waiting { wait, .. } => self.concerned(wait).has(seat),
            Stage::Working | Stage::Over => false,
        };
        packed.flag(concerned);
        packed.flag(self.ready.has(seat));
        // Whether everybody is ready matters to whoever may start.
        let starts = wait.filter(|_| held >> Station::Captain.index() & 1 == 1);
        packed.flag(starts.is_some_and(|wait| self.concerned(wait).0 & !self.ready.0 == 0));
        let deck = core && self.core.holder == Some(seat) && self.core_left() > 0;
        packed.flag(deck);
        packed.flag(core && self.core_concerns(seat));
        let active = posts.iter().find(|station| active >> station.index() & 1 == 1);
        packed.put(active.map_or(0, |station| station.index() as u64 + 1), 4);
        packed.flag(self.end.is_some());
        packed.put(self.deadline(seat).map_or(0, |end| end.0 + 1), 40);
        packed.put(self.given.get(seat.index()).copied().unwrap_or(0).into(), 8);
        if deck {
            let shown = self.core.deck.get(usize::from(self.core.leaf)).copied().flatten();
            let turned = self.core.turned.get(seat.index()).copied().flatten();
            packed.flag(turned.is_some() && shown == turned);
            let passes = self.core.must_pass || self.core_cards(seat) == 0;
            packed.flag(passes);
            packed.put(self.core.deck.len().min(15) as u64, 4);
            let next = if passes { self.next_for_deck(seat) } else { None };
            packed.put(next.map_or(0, |next| u64::from(next.0) + 1), 4);
        }
        packed.bits
    }

    /// To whom the core's deck had better be passed: whoever is done with her station takes it first.
    fn next_for_deck(&self, seat: Seat) -> Option<Seat> {
        let others = Seat::all(self.setup.seats).filter(|to| self.may_pass(seat, *to));
        others.min_by_key(|to| (!self.ready.has(*to), self.core_cards(*to) == 0, to.0))
    }
}

impl Glance {
    /// Reads what [`SpaceCadets::glanced`] packed.
    pub(crate) fn of(bits: u128) -> Glance {
        let mut packed = Packed { bits, at: 0 };
        let moment = packed.take(MOMENT);
        let mut packed = Packed { bits, at: 0 };
        let turn = packed.take(16) as u16;
        let step = Step::ALL.get(packed.take(4) as usize).copied().unwrap_or(Step::Discussion);
        let _part = packed.take(4);
        let wait = (packed.take(4) as usize).checked_sub(1).and_then(|wait| Wait::ALL.get(wait).copied());
        let runs = packed.taken_flag();
        let _claiming = packed.taken_flag();
        let posts = packed.take(9) as u16;
        let question = packed.take(19) != 0;
        let mine = packed.taken_flag();
        Glance {
            moment,
            turn,
            step,
            wait,
            runs,
            asked: question.then_some(mine),
            posts,
            concerned: packed.taken_flag(),
            ready: packed.taken_flag(),
            all_ready: packed.taken_flag(),
            holds_deck: packed.taken_flag(),
            core: packed.taken_flag(),
            active: (packed.take(4) as usize)
                .checked_sub(1)
                .and_then(|station| Station::ALL.get(station).copied()),
            over: packed.taken_flag(),
            end: packed.take(40).checked_sub(1).map(GameTime),
            given: packed.take(8) as u8,
            matches: packed.taken_flag(),
            passes: packed.taken_flag(),
            deck: packed.take(4) as u8,
            pass_to: (packed.take(4) as u8).checked_sub(1).map(Seat),
        }
    }

    /// Whether this chair holds a station.
    pub(crate) fn holds(&self, station: Station) -> bool {
        self.posts >> station.index() & 1 == 1
    }
}
