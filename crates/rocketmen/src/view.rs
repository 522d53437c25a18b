//! Everything one viewer may know. Built field by field: what is not named here stays in the game.

use crate::cards::{CardId, CardSet};
use crate::content::{ContentHandle, GoalId, KindId, LocationId, VariantId};
use crate::event::EndReason;
use crate::figures::LaunchPreview;
use crate::final_table::FinalTable;
use crate::flight::FlightView;
use crate::own_view::OwnView;
use crate::planned::PlannedFlight;
use crate::rules::ending::Limits;
use crate::rules::launching::AbortTerms;
use crate::rules::scoring::{Progress, Score, TieBreak, TrackPart};
use crate::rules::solitaire::AiMission;
use crate::state::{Achievements, Landing, Mode, Moment, Phase, Rocketmen};
use crate::trail::PastChance;
use serde::Serialize;
use table::{Seat, Viewer};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The whole game, the Battle for Earth or Solitaire.
    pub mode: Mode,
    /// The Variant cards in use.
    pub variants: Vec<VariantId>,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round being played, counted from one.
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
    /// Where this game flies, and what ends it.
    pub limits: Limits,
    /// Why this is the last round.
    pub ending: Option<EndReason>,
    /// The latest launch, under way or over.
    pub flight: Option<FlightView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// What concerns the viewer's own chair alone.
    pub own: Option<OwnView>,
    /// The AI, in Solitaire.
    pub ai: Option<AiView>,
    /// The final scores, once the game is over.
    pub scores: Option<Vec<Score>>,
    /// Who won, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// What decided among players with the most points, when there were several.
    pub tie_break: Option<TieBreak>,
    /// The final scores as a table, once the game is over.
    pub final_table: Option<FinalTable>,
    /// The cards and the board: public, sent once as the catalogue instead of with every view.
    #[serde(skip)]
    pub content: ContentHandle,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Any action of the player whose turn it is.
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
        /// Success cards left, altogether.
        left: u8,
        /// Cards of the pad that a failure would clear away.
        at_stake: u8,
        /// What an abort takes; nothing while there is none.
        abort: Option<AbortTerms>,
        /// The launch in figures.
        figures: Box<LaunchPreview>,
        /// How the chance got where it is: the latest steps, the present one last.
        history: Vec<PastChance>,
    },
    /// What stays after a launch.
    Settling(Landing),
    /// Which cards over the limit go.
    Trimming {
        /// How many cards must go.
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
    /// What whoever arrives next scores.
    pub vp: u8,
    /// Whether they would be the first.
    pub untouched: bool,
}

/// A player as this viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Points on the victory track.
    pub vp: u8,
    /// Lasting benefits.
    pub achievements: Achievements,
    /// Rocket points for a launch: those on the pad and of the achievements together.
    pub rocket: u8,
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
    /// Missions fulfilled.
    pub missions: u8,
    /// Where the points on the victory track came from.
    pub track: Vec<TrackPart>,
    /// Every place to which the planned Mission could fly, and how far the Rocket is with it.
    pub flights: Vec<PlannedFlight>,
    /// The personal goals, for their owner, and for everybody once the game is over.
    pub goals: Option<Vec<GoalId>>,
    /// How far the two tasks of each of these goals are.
    pub tasks: Option<Vec<[Progress; 2]>>,
}

/// The AI.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AiView {
    /// Points on the victory track.
    pub vp: u8,
    /// Locations with AI tokens, one bit each.
    pub locations: u16,
    /// Missions fulfilled.
    pub missions: u8,
    /// The mission it flies now.
    pub mission: Option<AiMission>,
    /// Solo cards put aside, one bit each.
    pub discarded: u8,
    /// Whether it flies no more.
    pub grounded: bool,
}

impl View {
    /// The game through the eyes of this viewer.
    pub(crate) fn of(game: &Rocketmen, viewer: Viewer) -> View {
        let over = game.phase == Phase::Over;
        View {
            mode: game.mode,
            variants: game.house.variants.iter().flatten().copied().collect(),
            first: game.first,
            turn: game.turn,
            round: game.round,
            phase: game.phase_view(),
            notes: NotesView {
                engine_bought: game.notes.engine_bought,
                placed: game.notes.placed,
                stored: game.notes.stored,
                removed: game.notes.removed,
                pending: game.notes.pending,
            },
            copying: game.copying,
            display: game.market.display[..usize::from(game.content.constants().display)].to_vec(),
            teal: game.market.teal.len() as u8,
            pink: (game.market.pink.len() + game.market.under.len()) as u8,
            engines: game.market.engines.map(|pile| pile.len() as u8),
            locations: (0..game.content.locations().len()).map(|index| game.location_view(index)).collect(),
            moon_token: game.moon_token,
            mars_token: game.mars_token,
            limits: game.limits(),
            ending: game.ending,
            flight: game.flight_view(),
            players: Seat::all(game.seats).map(|seat| game.player_view(seat, viewer)).collect(),
            own: viewer.seat().map(|seat| OwnView::of(game, seat)),
            ai: game.ai.map(|ai| AiView {
                vp: ai.vp,
                locations: ai.locations,
                missions: ai.missions(),
                mission: ai.mission,
                discarded: ai.discarded,
                grounded: ai.grounded,
            }),
            scores: over.then(|| game.scores()),
            winners: over.then(|| game.winners()),
            tie_break: (over && game.ai.is_none()).then(|| game.tie_break()).flatten(),
            final_table: over.then(|| FinalTable::of(game)),
            content: game.content.clone(),
        }
    }
}

impl Rocketmen {
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
                    left: launch.deck.iter().sum(),
                    at_stake: self.clearable(self.me().pad).len() as u8,
                    abort: self.abort_terms(&launch),
                    history: launch.trail.chances(figures.chance),
                    figures: Box::new(figures),
                },
                None => PhaseView::Acting,
            },
        }
    }

    fn location_view(&self, index: usize) -> LocationView {
        let bit = 1u16 << index;
        let location = LocationId(index as u8);
        LocationView {
            vp: self.award(location),
            untouched: self.is_untouched(location),
            seats: Seat::all(self.seats).filter(|seat| self.player(*seat).locations & bit != 0).collect(),
            ai: self.ai.is_some_and(|ai| ai.locations & bit != 0),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat);
        let open = own || self.phase == Phase::Over;
        PlayerView {
            vp: player.vp,
            achievements: player.achievements,
            rocket: self.rocket_points(player),
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
            missions: player.missions(),
            track: self.track_parts(seat),
            flights: self.planned_flights(player),
            goals: open.then(|| player.goals.iter().flatten().copied().collect()),
            tasks: open.then(|| player.goals.iter().flatten().map(|goal| self.tasks(seat, *goal)).collect()),
        }
    }
}
