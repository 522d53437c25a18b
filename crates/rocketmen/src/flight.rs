//! The latest launch as everybody watched it, so that who comes late, reloads or looks back sees what the others saw.

use crate::cards::CardSet;
use crate::command::Command;
use crate::content::{Gain, LocationId};
use crate::planned::Boost;
use crate::state::{Launch, Rocketmen};
use serde::{Deserialize, Serialize};
use table::Seat;

/// More Success cards than any launch turns over.
const MOST: usize = 24;

/// The latest launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Flight {
    number: u16,
    seat: Seat,
    location: LocationId,
    boost: u8,
    pad: CardSet,
    position: u8,
    cards: [Option<TurnedCard>; MOST],
    end: Option<FlightEnd>,
    past: bool,
}

/// A Success card of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct TurnedCard {
    value: u8,
    picked: bool,
    moved: Option<u8>,
}

/// How a launch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FlightEnd {
    /// The target was reached.
    Success {
        /// Points on the victory track.
        vp: u8,
        /// Whether nobody had been there.
        first: bool,
        /// The achievement.
        gain: Option<Gain>,
        /// Whether the token of the destination came with it.
        token: bool,
    },
    /// It was not reached.
    Failure,
    /// It was broken off.
    Abort {
        /// What that cost.
        discard: CardSet,
    },
}

/// A Success card as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SuccessCard {
    /// What it shows.
    pub value: u8,
    /// Whether it was picked from revealed ones.
    pub picked: bool,
    /// The spaces the Rocket moved for it; nothing while it waits for an answer, and for good if it was replaced.
    pub moved: Option<u8>,
    /// Whether another card took its place.
    pub replaced: bool,
    /// The draw that it belongs to, counted from one: a card that is replaced is no draw of its own.
    pub draw: u8,
}

/// What a launch brings if it succeeds, or has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// Points on the victory track.
    pub vp: u8,
    /// Whether nobody had been there.
    pub first: bool,
    /// The player's points before it.
    pub from: u8,
    /// And with it.
    pub to: u8,
    /// The achievement that comes with it.
    pub gain: Option<Gain>,
}

/// The latest launch, under way or over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightView {
    /// How many launches there had been before it: the same launch has the same number for everybody.
    pub number: u16,
    /// Whose it is.
    pub seat: Seat,
    /// Where it goes.
    pub location: LocationId,
    /// What moved the Rocket at lift-off.
    pub boost: Boost,
    /// The Launch Pad at lift-off.
    pub pad: CardSet,
    /// Where the Rocket stands, or stood at the end.
    pub position: u8,
    /// The Success cards in the order in which they were turned over.
    pub cards: Vec<SuccessCard>,
    /// What a success brings, or has brought.
    pub prize: Prize,
    /// How it ended.
    pub end: Option<FlightEnd>,
    /// Whether the game has gone on since: somebody has done something else.
    pub past: bool,
}

impl Flight {
    /// The cards as everybody saw them.
    fn cards(&self) -> Vec<SuccessCard> {
        let turned: Vec<TurnedCard> = self.cards.into_iter().flatten().collect();
        let mut draw = 1;
        turned
            .iter()
            .enumerate()
            .map(|(index, card)| {
                // The last one may still wait for its answer.
                let replaced = card.moved.is_none() && index + 1 < turned.len();
                let TurnedCard { value, picked, moved } = *card;
                let seen = SuccessCard { value, picked, moved, replaced, draw };
                draw += u8::from(!replaced);
                seen
            })
            .collect()
    }
}

impl Rocketmen {
    /// The latest launch as everybody saw it.
    pub(crate) fn flight_view(&self) -> Option<FlightView> {
        let flight = self.flight?;
        let Flight { number, seat, location, boost, pad, position, end, past, .. } = flight;
        let destination = self.content.locations()[location.index()].destination;
        // Whatever the pad did not move came from Science tokens, as many as there were then.
        let cards: u8 = self.boost_of(pad, destination, 0).spaces;
        Some(FlightView {
            number,
            seat,
            location,
            boost: self.boost_of(pad, destination, boost.saturating_sub(cards)),
            pad,
            position,
            cards: flight.cards(),
            prize: self.prize(seat, location, end),
            end,
            past,
        })
    }

    /// What this launch brings, or has brought.
    fn prize(&self, seat: Seat, location: LocationId, end: Option<FlightEnd>) -> Prize {
        let now = self.player(seat).vp;
        if let Some(FlightEnd::Success { vp, first, gain, .. }) = end {
            return Prize { vp, first, from: now.saturating_sub(vp), to: now, gain };
        }
        let vp = self.award(location);
        let first = self.is_untouched(location);
        let flown = self.player(seat).plan.filter(|_| end.is_none());
        let gain = flown.and_then(|card| self.content.kind(self.content.face(card).kind).gain);
        Prize { vp, first, from: now, to: now.saturating_add(vp), gain }
    }

    /// A launch has been declared.
    pub(crate) fn watch_lift_off(&mut self, launch: &Launch) {
        self.flight = Some(Flight {
            number: self.flight.map_or(0, |before| before.number.saturating_add(1)),
            seat: self.turn,
            location: launch.location,
            boost: launch.position,
            pad: self.me().pad,
            position: launch.position,
            cards: [None; MOST],
            end: None,
            past: false,
        });
    }

    /// A Success card lies open.
    pub(crate) fn watch_card(&mut self, value: u8, picked: bool) {
        if let Some(flight) = &mut self.flight
            && let Some(free) = flight.cards.iter_mut().find(|card| card.is_none())
        {
            *free = Some(TurnedCard { value, picked, moved: None });
        }
    }

    /// The open card moves the Rocket.
    pub(crate) fn watch_move(&mut self, spaces: u8) {
        if let Some(flight) = &mut self.flight
            && let Some(card) = flight.cards.iter_mut().flatten().last()
        {
            card.moved = Some(spaces);
        }
    }

    /// The Rocket stands there.
    pub(crate) fn watch_position(&mut self, position: u8) {
        if let Some(flight) = &mut self.flight {
            flight.position = position;
        }
    }

    /// The launch is over.
    pub(crate) fn watch_end(&mut self, end: FlightEnd) {
        if let Some(flight) = &mut self.flight {
            flight.end = Some(end);
        }
    }

    /// Whatever is not part of a launch or of what follows from it makes the latest one a thing of the past.
    pub(crate) fn watch_command(&mut self, command: Command) {
        let of_a_launch = match command {
            Command::Launch { .. }
            | Command::Draw
            | Command::Keep
            | Command::Trigger { .. }
            | Command::Pick { .. }
            | Command::Abort { .. }
            | Command::Accept
            | Command::Settle { .. }
            | Command::Trim { .. } => true,
            Command::Buy { .. }
            | Command::Place { .. }
            | Command::Discard { .. }
            | Command::Use { .. }
            | Command::Claim { .. }
            | Command::Store { .. }
            | Command::Unstore { .. }
            | Command::Remove { .. }
            | Command::EndTurn => false,
        };
        if !of_a_launch && let Some(flight) = &mut self.flight {
            flight.past = true;
        }
    }
}
