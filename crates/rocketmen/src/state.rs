//! The state of a game of Rocketmen: small, flat, copied in a few dozen nanoseconds.

use crate::cards::{CardId, CardSet};
use crate::content::{ContentHandle, Destination, Effect, Face, GoalId, KindId, LocationId, VariantId};
use crate::event::EndReason;
use crate::flight::Flight;
use crate::rules::solitaire::Ai;
use crate::trail::Trail;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat};

/// Which game is played on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The whole game for two to four.
    Standard,
    /// The short game in Earth orbit.
    BattleForEarth,
    /// One player against the AI.
    Solitaire(Difficulty),
}

/// How hard the AI is to beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// For the first flights.
    Easy,
    /// For most.
    Normal,
    /// For the few.
    Hard,
}

/// A game in progress.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rocketmen {
    pub(crate) content: ContentHandle,
    pub(crate) mode: Mode,
    pub(crate) house: House,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    pub(crate) notes: TurnNotes,
    /// What Industrial Espionage is a copy of, while it is one.
    pub(crate) copying: Option<KindId>,
    pub(crate) market: Market,
    pub(crate) players: [Player; 4],
    pub(crate) moon_token: Option<Seat>,
    pub(crate) mars_token: Option<Seat>,
    pub(crate) ending: Option<EndReason>,
    /// The latest launch.
    pub(crate) flight: Option<Flight>,
    pub(crate) ai: Option<Ai>,
    pub(crate) dice: Dice,
}

/// What the Variant cards of this table change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct House {
    /// The Variant cards in use.
    pub variants: [Option<VariantId>; 2],
    pub free_abort: bool,
    pub keep_on_failure: u8,
    pub larger_hand: u8,
    pub free_placement: bool,
    pub end_on_empty_display: bool,
}

/// What this turn has already seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TurnNotes {
    pub engine_bought: bool,
    pub placed: bool,
    pub stored: bool,
    /// Cards whose WHEN USED TO PAY effect may still be claimed.
    pub pending: CardSet,
    /// Solitaire: the once-per-turn removal is used.
    pub removed: bool,
    /// Solitaire: a card left the display this turn.
    pub display_touched: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Acting,
    Launching(Launch),
    Settling(Landing),
    Trimming,
    Over,
}

/// How the launch to be settled went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Landing {
    /// The target was reached.
    Success,
    /// It was not.
    Failure,
}

/// A launch under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Launch {
    pub destination: Destination,
    pub location: LocationId,
    pub position: u8,
    /// How many Success cards of each value are still in the deck.
    pub deck: [u8; 5],
    /// Draws that count, made so far.
    pub drawn: u8,
    pub moment: Moment,
    /// The Detailed Planning that was used.
    pub planning: Option<CardId>,
    /// How its chance got where it is.
    pub trail: Trail,
}

/// Where exactly a launch stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Before a draw.
    Ready,
    /// A drawn card waits for an answer.
    Answering {
        /// The value on the drawn card.
        value: u8,
    },
    /// Detailed Planning revealed cards; how many of each value.
    Picking {
        /// How many cards of each value, from 0 up.
        revealed: [u8; 5],
    },
    /// All draws are made; only an Afterburner can still help.
    LastChance,
}

/// The deck, the display and the Engine piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Market {
    /// Cards still in the teal half, in no order: drawing at random is the same as a shuffled deck.
    pub teal: CardSet,
    pub pink: CardSet,
    /// Cards put under the deck, in order.
    pub under: Vec<CardId>,
    pub display: [Option<CardId>; 6],
    pub engines: [CardSet; 3],
}

/// Lasting benefits of fulfilled missions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Achievements {
    /// Rocket points for every launch.
    pub rocket: u8,
    /// Cards more in the Hand.
    pub hand: u8,
    /// Money tokens.
    pub money: u8,
    /// Science tokens.
    pub science: u8,
    /// Money tokens spent this turn.
    pub money_spent: u8,
    /// Science tokens spent this turn.
    pub science_spent: u8,
}

/// One player's cards and progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The face-down HQ, in no order: drawing at random is the same as a shuffled deck.
    pub hq: CardSet,
    pub hand: CardSet,
    /// Hand cards that everybody saw entering it (RM-2.17).
    pub seen: CardSet,
    /// Hand cards that a careful onlooker is sure of, `seen` included.
    pub certain: CardSet,
    pub plan: Option<CardId>,
    pub pad: CardSet,
    pub depot: CardSet,
    pub played: CardSet,
    pub warehouse: CardSet,
    pub junkyard: CardSet,
    pub goals: [Option<GoalId>; 2],
    pub vp: u8,
    /// Locations where this player has a token, one bit each.
    pub locations: u16,
    /// Those of them where nobody had been before, one bit each.
    pub firsts: u16,
    pub achievements: Achievements,
}

impl Player {
    /// Missions fulfilled.
    pub fn missions(&self) -> u8 {
        self.locations.count_ones() as u8
    }

    /// Whether there is a token of this player at the location.
    pub fn is_at(&self, location: LocationId) -> bool {
        self.locations & (1 << location.0) != 0
    }

    /// Every card this player owns, wherever it lies.
    pub fn owned(&self) -> CardSet {
        let mut owned =
            self.hq | self.hand | self.pad | self.depot | self.played | self.warehouse | self.junkyard;
        if let Some(plan) = self.plan {
            owned.add(plan);
        }
        owned
    }

    /// Money tokens not yet spent this turn.
    pub fn money_tokens(&self) -> u8 {
        self.achievements.money.saturating_sub(self.achievements.money_spent)
    }

    /// Science tokens not yet spent this turn.
    pub fn science_tokens(&self) -> u8 {
        self.achievements.science.saturating_sub(self.achievements.science_spent)
    }

    /// Takes cards out of the Hand.
    pub fn leave_hand(&mut self, cards: CardSet) {
        self.hand -= cards;
        self.seen -= cards;
        self.certain -= cards;
    }

    /// Puts cards into the Hand that everybody sees entering it.
    pub fn enter_hand_openly(&mut self, cards: CardSet) {
        self.hand |= cards;
        self.seen |= cards;
        self.certain |= cards;
    }
}

impl Rocketmen {
    /// The content this game is played with.
    pub fn content(&self) -> &ContentHandle {
        &self.content
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        self.player(self.turn)
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.turn)
    }

    /// What a card counts as now: its own face, or that of its model for Industrial Espionage.
    pub(crate) fn face(&self, card: CardId) -> &Face {
        self.face_as(card, None)
    }

    /// What a card would count as if Industrial Espionage copied `model`.
    pub(crate) fn face_as(&self, card: CardId, model: Option<KindId>) -> &Face {
        match model.or(self.copying) {
            Some(kind) if self.content.copier() == Some(card) => &self.content.kind(kind).face,
            _ => self.content.face(card),
        }
    }

    /// Whether nothing forces this card off a pad.
    pub(crate) fn is_permanent(&self, card: CardId) -> bool {
        self.face(card).permanent
    }

    /// The cards of a pad that a launch clears away.
    pub(crate) fn clearable(&self, pad: CardSet) -> CardSet {
        pad.iter().filter(|card| !self.is_permanent(*card)).collect()
    }

    /// The pad cards of the active player with an effect that `wanted` recognises.
    pub(crate) fn pad_with(&self, wanted: impl Fn(Effect) -> bool) -> CardSet {
        self.me().pad.iter().filter(|card| wanted(self.face(*card).effect)).collect()
    }

    /// How many cards a player may hold at the end of a turn (RM-1.10, RM-2.21, RM-11.10).
    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        usize::from(self.content.constants().hand)
            + usize::from(self.house.larger_hand)
            + usize::from(self.player(seat).achievements.hand)
    }

    /// Whether nobody, AI included, is at this location yet.
    pub(crate) fn is_untouched(&self, location: LocationId) -> bool {
        let bit = 1u16 << location.0;
        self.players.iter().all(|player| player.locations & bit == 0)
            && self.ai.as_ref().is_none_or(|ai| ai.locations & bit == 0)
    }

    /// What the next to arrive at a location scores (RM-9.2).
    pub(crate) fn award(&self, location: LocationId) -> u8 {
        let place = &self.content.locations()[location.index()];
        if self.is_untouched(location) { place.first } else { place.later }
    }

    /// The cards on the display.
    pub(crate) fn displayed(&self) -> CardSet {
        self.market.display.iter().flatten().copied().collect()
    }

    /// Whether the game is played against the AI.
    pub(crate) fn is_solitaire(&self) -> bool {
        matches!(self.mode, Mode::Solitaire(_))
    }
}
