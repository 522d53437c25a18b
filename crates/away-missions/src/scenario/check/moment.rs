//! What is known when something happens: whether somebody acts, which tile it is about, who was killed.

use crate::scenario::Trigger;

/// What a condition or an effect can speak of.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moment {
    /// Somebody takes a turn.
    pub acting: bool,
    /// A tile has just been scanned.
    pub scanned: bool,
    /// It happens on a tile.
    pub here: bool,
    /// An Alien has just been killed or subdued.
    pub victim: bool,
    /// It was killed from some distance.
    pub range: bool,
    /// A token has just been picked up.
    pub picked: bool,
    /// An action has a target.
    pub target: bool,
}

impl Moment {
    /// Of an action.
    pub fn action(target: bool) -> Moment {
        Moment { acting: true, here: true, target, ..Moment::default() }
    }

    /// Of a rule.
    pub fn of(trigger: Trigger) -> Moment {
        let there = Moment { acting: true, here: true, ..Moment::default() };
        match trigger {
            Trigger::Scanned | Trigger::DecoyRevealed => Moment { scanned: true, ..there },
            Trigger::Pickup => Moment { picked: true, ..there },
            Trigger::Enter => there,
            Trigger::Kill => Moment { victim: true, range: true, ..there },
            Trigger::Subdue => Moment { victim: true, ..there },
            Trigger::MarkerRemoved => Moment { acting: false, ..there },
            Trigger::RocketeerTurnStart | Trigger::ScanPhase | Trigger::RedAlertScan => {
                Moment { acting: true, ..Moment::default() }
            }
            Trigger::Setup
            | Trigger::GameTurnStart
            | Trigger::CounterReached
            | Trigger::RedAlertStart
            | Trigger::AlienTurnStart
            | Trigger::AlienTurnEnd
            | Trigger::Cleanup
            | Trigger::Always => Moment::default(),
        }
    }
}
