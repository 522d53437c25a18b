//! New missions from a seed, with everything that the official ones have in common.
//!
//! First the threats are chosen ([`threats`]), then the seconds of all announcements ([`schedule`]). Both draw freely and
//! give up when a draw leads nowhere; then everything is drawn anew, so no kind of mission is favoured by repairs.

mod schedule;
mod threats;

use super::regularity::PHASE_TURNS;
use super::{Phase, Track, TrackLevel};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Dice;

/// What kind of mission is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recipe {
    /// The rules in play.
    pub flight: Flight,
    /// How hard, within what the official tracks have.
    pub difficulty: Difficulty,
    /// How long, within what the official tracks have.
    pub length: Length,
}

/// The levels for which new tracks can be made. Test runs are lessons and always the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Flight {
    /// External threats only.
    Simulation,
    /// Internal threats too.
    AdvancedSimulation,
    /// The full game.
    #[default]
    Mission,
}

impl Flight {
    /// The level of its tracks.
    pub const fn level(self) -> TrackLevel {
        match self {
            Self::Simulation => TrackLevel::Simulation,
            Self::AdvancedSimulation => TrackLevel::AdvancedSimulation,
            Self::Mission => TrackLevel::Mission,
        }
    }
}

/// How hard a mission is. The budget of threats never changes; what changes is how it is spent and how much the crew may
/// talk and trade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Few serious threats, many data operations, little silence, no late surprises.
    Calm,
    /// As the official tracks, in all their variety.
    #[default]
    Usual,
    /// More serious threats, few data operations, much silence, late surprises.
    Rough,
}

/// How long the action round is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// 580 to 590 seconds.
    Short,
    /// Anything from 580 to 620 seconds.
    #[default]
    Any,
    /// 610 to 620 seconds.
    Long,
}

/// A new track. The same dice and the same recipe give the same track.
///
/// Whether unconfirmed reports count depends on the crew that plays it, not on the track, which always has one.
pub fn generate(dice: &mut Dice, recipe: &Recipe) -> Track {
    // Most draws succeed, and each is independent of the ones before, so this ends soon.
    loop {
        let phases = phases(dice, recipe);
        let drawn =
            threats::draw(dice, recipe).and_then(|reports| schedule::draw(dice, recipe, &phases, &reports));
        if let Some(events) = drawn {
            let id = "generated".to_owned();
            return Track { id, level: recipe.flight.level(), phases, events };
        }
    }
}

/// A number from a range, both ends included, in steps of five.
fn five(dice: &mut Dice, from: u16, to: u16) -> u16 {
    let steps = u32::from(to.saturating_sub(from) / 5);
    from.saturating_add(dice.below(steps + 1) as u16 * 5)
}

fn phases(dice: &mut Dice, recipe: &Recipe) -> Vec<Phase> {
    let limits = super::regularity::Limits::of(recipe.flight.level());
    let total = match recipe.length {
        Length::Short => 580..=590,
        Length::Any => limits.total,
        Length::Long => 610..=620,
    };
    loop {
        let lengths: Vec<u16> =
            limits.phases.iter().map(|range| five(dice, *range.start(), *range.end())).collect();
        if !total.contains(&lengths.iter().sum()) {
            continue;
        }
        let mut start = 0;
        let numbered = (1..).zip(PHASE_TURNS).zip(lengths);
        return numbered
            .map(|((phase, turns), length)| {
                let this = Phase { phase, turns, start, end: start + length };
                start = this.end;
                this
            })
            .collect();
    }
}
