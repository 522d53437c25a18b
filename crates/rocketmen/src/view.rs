//! Everything one viewer may know. Built field by field: what is not named here stays in the game.

use crate::cards::{CardId, CardSet};
use crate::content::{Content, ContentHandle, Destination, GoalId, KindId, LocationId, VariantId};
use crate::event::EndReason;
use crate::figures::LaunchPreview;
use crate::rules::scoring::Score;
use crate::rules::solitaire::AiMission;
use crate::state::{Achievements, Landing, Mode, Moment, Phase, Rocketmen};
use crate::trail::PastChance;
use serde::Serialize;
use table::{Seat, Viewer};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Which game.
    pub mode: Mode,
    /// The Variant cards in use.
    pub variants: Vec<VariantId>,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round.
    pub round: u16,
    /// What the game waits for.
    pub phase: PhaseView,
    /// What this turn has already seen.
    pub notes: NotesView,
    /// What Industrial Espionage is a copy of.
    pub copying: Option<KindId>,
    /// The display, place by place.
    pub display: Vec<Option<CardId>>,
    /// Cards left in the teal half of the deck.
    pub teal: u8,
    /// Cards left in the pink half, with those put under it.
    pub pink: u8,
    /// Engines left in each pile.
    pub engines: [u8; 3],
    /// Who has tokens at each location.
    pub locations: Vec<LocationView>,
    /// Who took the Moon token.
    pub moon_token: Option<Seat>,
    /// Who took the Mars token.
    pub mars_token: Option<Seat>,
    /// Why this is the last round.
    pub ending: Option<EndReason>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The AI, in Solitaire.
    pub ai: Option<AiView>,
    /// The final scores, once the game is over.
    pub scores: Option<Vec<Score>>,
    /// Who won, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// The cards and the board: public, sent once as the catalogue instead of with every view.
    #[serde(skip)]
    pub content: ContentHandle,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Any action.
    Acting,
    /// A decision in a launch.
    Launching {
        /// Where it goes.
        location: LocationId,
        /// Where exactly it stands.
        moment: Moment,
        /// Draws that count, made so far.
        drawn: u8,
        /// Success cards left, by value.
        deck: [u8; 5],
        /// The launch in figures.
        figures: Box<LaunchPreview>,
        /// How the chance got where it is: the latest steps, the present one last.
        history: Vec<PastChance>,
    },
    /// What stays after a launch.
    Settling(Landing),
    /// Which cards over the limit go.
    Trimming {
        /// How many.
        excess: u8,
    },
    /// Nothing any more.
    Over,
}

/// What this turn has already seen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotesView {
    /// The one Engine is bought.
    pub engine_bought: bool,
    /// Something was placed.
    pub placed: bool,
    /// Something was stored on the Depot.
    pub stored: bool,
    /// Solitaire: a display card was removed.
    pub removed: bool,
    /// Cards whose WHEN USED TO PAY effect may still be claimed.
    pub pending: CardSet,
}

/// A location on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    /// Who is there.
    pub seats: Vec<Seat>,
    /// Whether the AI is there.
    pub ai: bool,
}

/// A player as this viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Points on the victory track.
    pub vp: u8,
    /// Lasting benefits.
    pub achievements: Achievements,
    /// Cards in the HQ.
    pub hq: u8,
    /// Cards in the Hand.
    pub hand_size: u8,
    /// The most cards this player may hold at the end of a turn.
    pub hand_limit: u8,
    /// The Hand, for its owner.
    pub hand: Option<CardSet>,
    /// Hand cards that everybody saw entering it.
    pub seen: CardSet,
    /// The planned Mission.
    pub plan: Option<CardId>,
    /// The Launch Pad.
    pub pad: CardSet,
    /// Cards on the Depot.
    pub depot: CardSet,
    /// The Playing Area.
    pub played: CardSet,
    /// The Warehouse.
    pub warehouse: CardSet,
    /// The Junkyard.
    pub junkyard: CardSet,
    /// Locations with this player's tokens, one bit each.
    pub locations: u16,
    /// The personal goals, for their owner, and for everybody once the game is over.
    pub goals: Option<Vec<GoalId>>,
}

/// The AI.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AiView {
    /// Points on the victory track.
    pub vp: u8,
    /// Locations with AI tokens, one bit each.
    pub locations: u16,
    /// Its mission.
    pub mission: Option<AiMission>,
    /// Solo cards put aside, one bit each.
    pub discarded: u8,
    /// Whether it flies no more.
    pub grounded: bool,
}

impl Rocketmen {
    /// See [`table::Game::view`].
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        View {
            mode: self.mode,
            variants: self.house.variants.iter().flatten().copied().collect(),
            first: self.first,
            turn: self.turn,
            round: self.round,
            phase: self.phase_view(),
            notes: NotesView {
                engine_bought: self.notes.engine_bought,
                placed: self.notes.placed,
                stored: self.notes.stored,
                removed: self.notes.removed,
                pending: self.notes.pending,
            },
            copying: self.copying,
            display: self.market.display[..usize::from(self.content.constants().display)].to_vec(),
            teal: self.market.teal.len() as u8,
            pink: (self.market.pink.len() + self.market.under.len()) as u8,
            engines: self.market.engines.map(|pile| pile.len() as u8),
            locations: (0..self.content.locations().len()).map(|index| self.location_view(index)).collect(),
            moon_token: self.moon_token,
            mars_token: self.mars_token,
            ending: self.ending,
            players: Seat::all(self.seats).map(|seat| self.player_view(seat, viewer)).collect(),
            ai: self.ai.map(|ai| AiView {
                vp: ai.vp,
                locations: ai.locations,
                mission: ai.mission,
                discarded: ai.discarded,
                grounded: ai.grounded,
            }),
            scores: over.then(|| self.scores()),
            winners: over.then(|| self.winners()),
            content: self.content.clone(),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match self.phase {
            Phase::Acting => PhaseView::Acting,
            Phase::Settling(landing) => PhaseView::Settling(landing),
            Phase::Trimming => PhaseView::Trimming { excess: self.excess() as u8 },
            Phase::Over => PhaseView::Over,
            Phase::Launching(launch) => match self.flight_now() {
                Some(figures) => PhaseView::Launching {
                    location: launch.location,
                    moment: launch.moment,
                    drawn: launch.drawn,
                    deck: launch.deck,
                    history: launch.trail.chances(figures.chance),
                    figures: Box::new(figures),
                },
                None => PhaseView::Acting,
            },
        }
    }

    fn location_view(&self, index: usize) -> LocationView {
        let bit = 1u16 << index;
        LocationView {
            seats: Seat::all(self.seats).filter(|seat| self.player(*seat).locations & bit != 0).collect(),
            ai: self.ai.is_some_and(|ai| ai.locations & bit != 0),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat);
        PlayerView {
            vp: player.vp,
            achievements: player.achievements,
            hq: player.hq.len() as u8,
            hand_size: player.hand.len() as u8,
            hand_limit: self.hand_limit(seat) as u8,
            hand: own.then_some(player.hand),
            seen: player.seen,
            plan: player.plan,
            pad: player.pad,
            depot: player.depot,
            played: player.played,
            warehouse: player.warehouse,
            junkyard: player.junkyard,
            locations: player.locations,
            goals: (own || self.phase == Phase::Over)
                .then(|| player.goals.iter().flatten().copied().collect()),
        }
    }
}

/// What is printed on the cards and the board: public, and the same for the whole game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The kind of each card, by card number.
    pub cards: Vec<KindId>,
    /// The kinds.
    pub kinds: Vec<CatalogueKind>,
    /// The colours of the seats, in order (RM-1.1).
    pub colours: [&'static str; 4],
    /// Everything else that the data files say.
    pub board: crate::content::Source,
}

/// A kind of card in the catalogue.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CatalogueKind {
    /// Its name in message keys.
    pub id: String,
    /// Its family.
    pub family: crate::content::Family,
    /// Money and items.
    pub prints: crate::content::Printed,
    /// Its price.
    pub price: crate::content::Price,
    /// What it does.
    pub effect: crate::content::Effect,
    /// Whether nothing forces it off the pad.
    pub permanent: bool,
    /// Its achievement, for Missions.
    pub gain: Option<crate::content::Gain>,
    /// Where it can fly, for Missions.
    pub flights: Vec<Destination>,
}

impl Catalogue {
    /// The catalogue of a content.
    pub fn of(content: &Content) -> Catalogue {
        Catalogue {
            cards: content.all_cards().map(|card| content.face(card).kind).collect(),
            kinds: content
                .kinds()
                .iter()
                .map(|kind| CatalogueKind {
                    id: kind.id.clone(),
                    family: kind.face.family,
                    prints: kind.face.prints,
                    price: kind.face.price,
                    effect: kind.face.effect,
                    permanent: kind.face.permanent,
                    gain: kind.gain,
                    flights: match kind.face.family {
                        crate::content::Family::Mission(wanted) => Destination::ALL
                            .into_iter()
                            .filter(|destination| content.location(*destination, wanted).is_some())
                            .collect(),
                        _ => Vec::new(),
                    },
                })
                .collect(),
            colours: ["red", "blue", "white", "yellow"],
            board: content.source().clone(),
        }
    }
}
