//! A launch in figures: where the Rocket stands, how likely it arrives, and what each next card would make of it.

use crate::cards::CardSet;
use crate::content::{Destination, Effect, LocationId};
use crate::odds::{self, Helpers};
use crate::state::{Launch, Moment, Rocketmen};
use serde::{Deserialize, Serialize};

/// A launch in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaunchPreview {
    /// Where the Mission flies.
    pub destination: Destination,
    /// The location it would fill.
    pub location: LocationId,
    /// What a success would score.
    pub vp: u8,
    /// The player's points with it.
    pub to: u8,
    /// Rocket points there are.
    pub rocket: u8,
    /// Rocket points it takes.
    pub needed: u8,
    /// Rocket points that are missing.
    pub lacking: u8,
    /// The space the Rocket would stand on.
    pub position: u8,
    /// The space to reach.
    pub target: u8,
    /// Spaces to go.
    pub spaces: u8,
    /// Draws that remain.
    pub draws: u8,
    /// The chance of success from there, everything used as well as possible.
    pub chance: f64,
    /// What a draw may show, from the lowest value up; nothing when no draw comes next.
    pub next: Vec<NextCard>,
    /// What aborting would cost right after this.
    pub abort_price: u8,
}

/// A value that the next Success card may show.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextCard {
    /// The spaces that the card moves.
    pub value: u8,
    /// How many such cards are left.
    pub count: u8,
    /// The chance of success after drawing one.
    pub chance: f64,
    /// Whether the Rocket arrives with it, without anything else.
    pub arrives: bool,
}

/// Everything that decides the chance of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Standing {
    /// Success cards left, by value.
    pub deck: [u8; 5],
    /// Spaces to go that no card can add at will.
    missing: u8,
    draws: u8,
    moment: Moment,
    helpers: Helpers,
}

impl Standing {
    /// The chance of success, everything used as well as possible.
    pub(crate) fn chance(&self) -> f64 {
        let Standing { deck, missing, draws, moment, helpers } = *self;
        let plain = Helpers { planned: 0, ..helpers };
        match moment {
            _ if missing == 0 => 1.0,
            Moment::Ready => odds::chance(deck, 0, missing, draws, helpers),
            // The draw in question is already counted among those made.
            Moment::Answering { value } => odds::answering(deck, missing, draws + 1, value, plain),
            Moment::Picking { revealed } => odds::picked(deck, missing, draws, revealed, plain),
            Moment::LastChance => 0.0,
        }
    }

    /// The same, without counting the deck again when what comes next is known.
    fn chance_over(&self, next: &[NextCard]) -> f64 {
        if next.is_empty() || self.helpers.planned > 0 {
            return self.chance();
        }
        let all: u32 = next.iter().map(|card| u32::from(card.count)).sum();
        let sum: f64 = next.iter().map(|card| f64::from(card.count) * card.chance).sum();
        sum / f64::from(all)
    }

    /// What a draw may show, with so many spaces to go.
    fn next(&self, spaces: u8) -> Vec<NextCard> {
        if self.moment != Moment::Ready || self.draws == 0 {
            return Vec::new();
        }
        // After a plain draw there is no first draw left to plan.
        let plain = Helpers { planned: 0, ..self.helpers };
        (0u8..)
            .zip(self.deck)
            .filter(|(_, count)| *count > 0)
            .map(|(value, count)| {
                let mut rest = self.deck;
                rest[usize::from(value)] -= 1;
                let chance = if self.missing == 0 {
                    1.0
                } else {
                    odds::answering(rest, self.missing, self.draws, value, plain)
                };
                NextCard { value, count, chance, arrives: value >= spaces }
            })
            .collect()
    }
}

impl Rocketmen {
    /// The figures of a launch with such a pad.
    pub(crate) fn flight_figures(&self, launch: &Launch, pad: CardSet) -> LaunchPreview {
        let standing = self.standing(launch, pad);
        let target = self.content.destination(launch.destination).target;
        let spaces = target.saturating_sub(launch.position);
        let next = standing.next(spaces);
        let rocket = self.rocket_points(self.me());
        let needed = self.content.locations()[launch.location.index()].rocket;
        let vp = self.award(launch.location);
        LaunchPreview {
            destination: launch.destination,
            location: launch.location,
            vp,
            to: self.me().vp.saturating_add(vp),
            rocket,
            needed,
            lacking: needed.saturating_sub(rocket),
            position: launch.position,
            target,
            spaces,
            draws: standing.draws,
            chance: standing.chance_over(&next),
            next,
            abort_price: self.abort_price(launch),
        }
    }

    /// What decides the chance of a launch with such a pad.
    pub(crate) fn standing(&self, launch: &Launch, pad: CardSet) -> Standing {
        let fresh = launch.drawn == 0 && launch.deck == self.content.constants().success;
        let helpers = self.helpers(pad, fresh);
        let target = self.content.destination(launch.destination).target;
        Standing {
            deck: launch.deck,
            missing: target.saturating_sub(launch.position).saturating_sub(helpers.spaces),
            draws: self.draws_allowed(launch.destination).saturating_sub(launch.drawn),
            moment: launch.moment,
            helpers: Helpers { spaces: 0, ..helpers },
        }
    }

    /// What the cards of a pad can do for a launch.
    pub(crate) fn helpers(&self, pad: CardSet, fresh: bool) -> Helpers {
        let mut helpers = Helpers::default();
        for card in pad {
            match self.face(card).effect {
                Effect::Redraw => helpers.redraws += 1,
                Effect::ZeroCountsAs { spaces } => {
                    if spaces > helpers.zeros[0] {
                        helpers.zeros = [spaces, helpers.zeros[0]];
                    } else if spaces > helpers.zeros[1] {
                        helpers.zeros[1] = spaces;
                    }
                }
                Effect::Advance { spaces } => helpers.spaces = helpers.spaces.saturating_add(spaces),
                Effect::PlanFirstDraw { cards } if fresh => helpers.planned = helpers.planned.max(cards),
                _ => {}
            }
        }
        helpers
    }
}
