//! What the rules have still to do, and what they ask. Everything outside the clocks is a list of small tasks, the last one first;
//! a task that needs an answer asks and is taken up again with it.

use crate::enemies::{Action, Way};
use crate::map::Arrival;
use crate::state::Wait;
use crate::{Facing, Object, Side, Slot, Source, Square, Step};
use serde::{Deserialize, Serialize};
use table::{GameTime, Seat};

/// Something still to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Task {
    /// A step begins.
    Enter { step: Step, part: u8 },
    /// The table waits, if there is anything to wait for.
    Wait { wait: Wait },
    /// The clock of the step begins.
    Run,
    /// The step's end: Shift Changes, then what comes next.
    Leave,
    /// Shield strengths (SC-12.4).
    Strengths,
    /// The flight, as far as it goes without an answer.
    Fly,
    /// Sensors count their points.
    Points,
    /// Sensors put their tiles away.
    PutAway,
    /// Damage to the ship.
    Hit { hit: Hit },
    /// Cards are drawn for what came through.
    Cards { side: Side, points: u8, event: u16 },
    /// The Sensor officer discards a Lock.
    LoseLock,
    /// The Jump officer gives an active card back.
    LoseFlux,
    /// A tile's units are placed.
    Units { place: u8 },
    /// Reinforcements of Mission 3.
    Reinforce,
    /// Captured satellites fire, from this one on.
    Satellites { from: u8 },
    /// The next enemy acts.
    NextEnemy,
    /// An enemy or a satellite goes on acting.
    Act { object: Object, action: Box<Action> },
    /// Nemesis acts, or goes on acting.
    Nemesis { action: Option<Box<Action>> },
    /// A Carrier's Scout is placed beside this square.
    Launch { ship: u8, at: Square },
    /// An Ongoing card may be discarded.
    Discard,
    /// Everything that ends with the repair attempt.
    Repaired,
    /// The ship arrives where it blinked to.
    Blinked { arrival: Box<Arrival>, facing: Facing },
    /// A step that was interrupted goes on; its clock stood still.
    Resume { started: GameTime, length: Option<u64>, extra: u64, at: GameTime },
    /// What ends with the turn.
    EndTurn,
    /// A round of practice begins.
    Drill,
}

/// What somebody has just answered to an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answered {
    pub(crate) side: Option<Side>,
    pub(crate) way: Option<Way>,
}

/// Internal damage, before its side is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hit {
    pub(crate) source: Source,
    /// None: a random side.
    pub(crate) side: Option<Side>,
    pub(crate) amount: u8,
    pub(crate) event: u16,
}

/// A question to a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ask {
    pub(crate) seat: Seat,
    pub(crate) since: GameTime,
    pub(crate) question: Question,
}

/// What is asked. The answer is a place in the list, or in the order of the sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// The Captain: the side that is hit (SC-13.2).
    Side {
        /// By what.
        source: Source,
        /// The sides.
        options: Vec<Side>,
    },
    /// The Shield officer: one of the two sides of a diagonal shot (SC-13.1).
    Diagonal {
        /// Who fires.
        object: Object,
        /// The sides.
        options: Vec<Side>,
    },
    /// The Sensor officer: the Lock that is lost.
    Lock {
        /// The slots that have one.
        options: Vec<Slot>,
    },
    /// The Jump officer: the Flux card that becomes inactive.
    Flux {
        /// The active ones.
        options: Vec<u8>,
    },
    /// The Captain: which enemy acts next.
    Order {
        /// Those that have not acted.
        options: Vec<Object>,
    },
    /// The Captain: where an enemy ends.
    Move {
        /// Which one.
        object: Object,
        /// The ways that the rules leave open.
        options: Vec<Way>,
    },
    /// The Captain: the axis of two ships; the first is north and south.
    Axis {
        /// The tile.
        tile: (u8, u8),
        /// The squares of the first ship on either axis.
        options: Vec<Square>,
    },
    /// The Captain: whom a captured satellite hits.
    Satellite {
        /// The satellite.
        crystal: u8,
        /// The enemies in reach.
        options: Vec<u8>,
    },
    /// The Captain: where a Carrier's Scout is placed.
    Scout {
        /// The Carrier.
        ship: u8,
        /// The squares.
        options: Vec<Square>,
    },
    /// Damage Control: the Ongoing card that is discarded.
    Repair {
        /// Those in force.
        options: Vec<u8>,
    },
}

impl Question {
    /// How many answers there are.
    pub fn count(&self) -> usize {
        match self {
            Question::Side { options, .. } | Question::Diagonal { options, .. } => options.len(),
            Question::Lock { options } => options.len(),
            Question::Order { options } => options.len(),
            Question::Flux { options }
            | Question::Satellite { options, .. }
            | Question::Repair { options } => options.len(),
            Question::Move { options, .. } => options.len(),
            Question::Axis { options, .. } | Question::Scout { options, .. } => options.len(),
        }
    }
}
