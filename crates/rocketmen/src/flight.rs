//! The latest launch as everybody watched it, so that who comes late, reloads or looks back sees what the others saw.

use crate::cards::CardSet;
use crate::command::Command;
use crate::content::{Gain, LocationId};
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnedCard {
    /// What it shows.
    pub value: u8,
    /// Whether it was picked from revealed ones.
    pub picked: bool,
    /// The spaces the Rocket moved for it; nothing while it waits for an answer, and for good if it was replaced.
    pub moved: Option<u8>,
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
    /// The spaces moved at lift-off.
    pub boost: u8,
    /// The Launch Pad at lift-off.
    pub pad: CardSet,
    /// Where the Rocket stands, or stood at the end.
    pub position: u8,
    /// The Success cards in the order in which they were turned over.
    pub cards: Vec<TurnedCard>,
    /// How it ended.
    pub end: Option<FlightEnd>,
    /// Whether the game has gone on since: somebody has done something else.
    pub past: bool,
}

impl Flight {
    pub(crate) fn view(&self) -> FlightView {
        let Flight { number, seat, location, boost, pad, position, cards, end, past } = *self;
        let cards = cards.into_iter().flatten().collect();
        FlightView { number, seat, location, boost, pad, position, cards, end, past }
    }
}

impl Rocketmen {
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
