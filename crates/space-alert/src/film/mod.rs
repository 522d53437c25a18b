//! What a film shows of everything that happens, beside its sentence: which part of the turn it belongs to, the rule behind
//! it, its sum, what lights up, and what changes in the picture of the ship. Whoever draws it needs to know no rule.

mod lights;
mod picture;
mod rule;
mod sum;

use crate::content::Content;
use crate::ship::{Happening, Step};
use json_patch::Patch;
use serde::{Deserialize, Serialize};

pub use lights::{Beam, Light};
pub use picture::Picture;
use rule::rule_behind;
pub(crate) use rule::rule_of_reason;
pub use sum::{Sum, Term, TermName};

/// The parts of a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The turn begins and threats appear.
    Appear,
    /// The crew acts.
    Actions,
    /// Weapons do damage.
    Damage,
    /// Threats advance, and everything else until the next turn.
    Threats,
}

impl Part {
    fn of(step: Step, happening: &Happening) -> Part {
        match (step, happening) {
            (_, Happening::TurnBegins { .. }) | (Step::ThreatAppears { .. }, _) => Part::Appear,
            (Step::Action { .. } | Step::EndOfActions { .. }, _) => Part::Actions,
            (Step::ComputeDamage { .. }, _) => Part::Damage,
            _ => Part::Threats,
        }
    }
}

/// One moment of the film.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The part of the turn.
    pub part: Part,
    /// The rule behind it, if it follows from a single one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// How the figures in it come about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sum: Option<Sum>,
    /// What it is about.
    pub lights: Vec<Light>,
    /// Who shoots at whom.
    pub beams: Vec<Beam>,
    /// What is different in the picture from here on, as a JSON Patch of the [`Picture`] before.
    #[cfg_attr(feature = "ts", ts(type = "object[]"))]
    pub patch: Patch,
}

/// The moments of one step, one for each thing that happened in it. The picture goes from `before` to `after`.
pub(crate) fn moments(
    content: &Content,
    step: Step,
    seen: &[Happening],
    mut before: Picture,
    after: Picture,
) -> Vec<Moment> {
    let mut drawn = before.drawn();
    let mut moments = Vec::with_capacity(seen.len());
    for (place, happening) in seen.iter().enumerate() {
        let earlier = &seen[..place];
        if place + 1 == seen.len() {
            before = after.clone();
        } else {
            before.happened(happening);
        }
        let next = before.drawn();
        let (lights, beams) = lights::of(happening, earlier);
        moments.push(Moment {
            part: Part::of(step, happening),
            rule: rule_behind(content, happening).map(str::to_owned),
            sum: Sum::behind(content, happening, earlier),
            lights,
            beams,
            patch: json_patch::diff(&drawn, &next),
        });
        drawn = next;
    }
    moments
}
