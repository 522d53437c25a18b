//! The shape of what one viewer may know. [`build`] fills it in, field by field.
//!
//! Happenings name threats and crew members by place: a threat by its place in `threats`, a crew member by the place in
//! `order`.

mod build;
mod catalogue;
mod planning;

use crate::card_side::Side;
use crate::cards::{CardId, CardSet, Half};
use crate::command::{Intention, Pace, Proposal, Repair, Slip, Spot, Token};
use crate::content::{ContentHandle, Letter};
use crate::crew::{CrewId, Roles};
use crate::event::Final;
use crate::film::Picture;
use crate::mission::{Call, Report};
use crate::plan::PlanFile;
use crate::rules::scoring::LogLine;
use crate::setup::{Difficulty, Flight, Speed};
use crate::ship::{
    CampaignScore, Happening, Player, Score, Squad, Status, Step, StoredSquad, Systems, ThreatId, Tiles,
};
use crate::speech::Foretold;
use crate::state::{Request, ThreatCardId};
use crate::{Station, Zone};
use serde::Serialize;
use table::{GameTime, Phrase, Seat};

pub use catalogue::{
    CalledCards, Catalogue, PlanLimits, PlanTurns, RuleNumbers, ScorePart, SquareView, TrajectoryView,
};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Where the game stands.
    pub stage: StageView,
    /// The mission.
    pub mission: MissionView,
    /// Who holds which office.
    pub roles: Roles,
    /// In which order the crew acts.
    pub order: Vec<CrewId>,
    /// People, by chair.
    pub people: Vec<PersonView>,
    /// Everybody with a figure, by number.
    pub crew: Vec<MemberView>,
    /// The boards that the viewer plans: one's own first, then those of androids.
    pub boards: Vec<CrewId>,
    /// Cards left in the action deck.
    pub deck: u8,
    /// What the computer has said, in order.
    pub spoken: Vec<SpokenView>,
    /// The threats announced so far, by turn; in the resolution those that others call follow.
    pub threats: Vec<ThreatView>,
    /// The ship: before the first turn while plans are made, as it is now in the resolution.
    pub ship: ShipView,
    /// Everything before the first turn, once the resolution has begun: where the film of it starts, as everybody sees it.
    pub start: Option<Picture>,
    /// How many pieces of each kind the shared planning board has, besides figures and threats.
    pub pieces: PiecesView,
    /// The shared planning board: pieces that are not where the real ones are.
    pub tokens: Vec<TokenView>,
    /// What was asked of whom.
    pub requests: Vec<Request>,
    /// What the viewer's own plan would do if nobody else did anything: one entry per planned turn.
    pub outlook: Vec<OutlookView>,
    /// Points so far, in the resolution.
    pub score: Option<Score>,
    /// The ship's log: one line per mission flown.
    pub log: Vec<LogLine>,
    /// What these missions come to together.
    pub campaign: Option<CampaignScore>,
    /// The same missions as plan files: what was planned, what came, and in which order damage tiles lay. Nothing for a
    /// mission that a plan file cannot say.
    pub flown: Vec<Option<PlanFile>>,
    /// How it ended, once it has.
    pub result: Option<Final>,
    /// The cards and boards: public, sent once as the catalogue instead of with every view.
    #[serde(skip)]
    pub content: ContentHandle,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum StageView {
    /// Offices and order; the alert comes when everybody is ready.
    Briefing,
    /// The track runs and plans are made.
    Action {
        /// The phase that the computer has announced.
        phase: u8,
        /// Whether people may speak: signals, requests, pieces and chat.
        communications: bool,
        /// When the data transfer under way ends, in game time.
        transfer_until: Option<GameTime>,
        /// Whether the crew may agree to end the round now.
        may_end: bool,
    },
    /// What was planned is carried out.
    Resolution {
        /// The turn; zero before the first, and one more than the last is the jump.
        turn: u8,
        /// What comes next.
        next: Step,
        /// Whether the cards of the next turn of actions are face up. If not, turning them over comes first.
        revealed: bool,
        /// How fast it goes on by itself.
        pace: Pace,
        /// When it goes on by itself, in game time.
        goes_on_at: Option<GameTime>,
        /// What happened in this turn so far.
        happenings: Vec<Happening>,
    },
    /// Between two missions of a campaign.
    Between {
        /// What is to be decided.
        step: BetweenView,
    },
    /// The end.
    Over,
}

/// What is to be decided between two missions.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "decide", rename_all = "snake_case")]
pub enum BetweenView {
    /// Whether and how to go on.
    Proposals,
    /// What is repaired.
    Repairs {
        /// Whose turn it is.
        member: CrewId,
        /// Tiles repaired so far, from red to blue.
        repaired: [u8; 3],
        /// What this member could repair.
        choices: Vec<Repair>,
    },
    /// Where the only squad left is stored.
    Squad,
}

/// The mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView {
    /// What kind of flight.
    pub flight: Flight,
    /// The name of the track, once the action round is over.
    pub track: Option<String>,
    /// Its number in the campaign, from one.
    pub number: u8,
    /// Whether it is one of a campaign.
    pub campaign: bool,
    /// Whether one person plans for androids only.
    pub solo: bool,
    /// The common threats.
    pub common: Difficulty,
    /// The serious threats.
    pub serious: Difficulty,
    /// Whether the threats of the module "New Frontier" are in the decks.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub new_frontier: bool,
    /// How fast the computer speaks.
    pub speed: Speed,
    /// How many seconds of the track pass in one second of the table: every clock on the screen shows the track's time.
    pub rate: u8,
    /// Which parts of the game are in use.
    pub systems: Systems,
    /// How many turns are planned: twelve or seven.
    pub turns: u8,
    /// When the track began, in game time.
    pub began: Option<GameTime>,
    /// The phases.
    pub phases: Vec<PhaseView>,
    /// The trajectory boards of red, white, blue and inside, by their number.
    pub trajectories: [u8; 4],
}

/// A phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhaseView {
    /// Its number.
    pub phase: u8,
    /// The first turn planned in it.
    pub first: u8,
    /// The last turn planned in it.
    pub last: u8,
    /// When the computer announced it, in game time, once it has.
    pub began_at: Option<GameTime>,
    /// When it ends, in game time: from its first warning on, or as soon as the track runs where the table shows the
    /// ends of phases (SA-3.14).
    pub ends_at: Option<GameTime>,
    /// How many seconds of the track it takes, as soon as that is known.
    pub seconds: Option<u16>,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonView {
    /// Their figure; nobody has one alone with androids.
    pub member: Option<CrewId>,
    /// The phase being planned.
    pub phase: u8,
    /// Cards in the hand.
    pub hand_size: u8,
    /// The hand, for its owner; for everybody alone with androids.
    pub hand: Option<CardSet>,
    /// Cards that incoming data still allows.
    pub draws: u8,
    /// Whether a card was given in the transfer under way.
    pub gave: bool,
    /// Ready for the alert, agreed to the end, wants to go on: whatever is asked now.
    pub agreed: bool,
    /// Leaves the pace of the resolution to the others.
    pub follows: bool,
    /// What they told everybody to be going to do, by turn.
    pub intends: Vec<Intention>,
    /// What they want after the mission.
    pub proposal: Option<Proposal>,
    /// Cards the viewer gave them, which they still have.
    pub known: CardSet,
}

/// Something that the computer has said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpokenView {
    /// The second of the track in which it began.
    pub at: u16,
    /// What is said.
    pub call: Call,
    /// In words.
    pub phrase: Phrase,
    /// When it began, in game time.
    pub since: GameTime,
    /// How long it is heard, in game time.
    pub until: GameTime,
}

/// Somebody with a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberView {
    /// Who plays it; nobody for an android.
    pub seat: Option<Seat>,
    /// The message with an android's name.
    pub android: Option<String>,
    /// The person who answers for an android in the resolution, or for oneself.
    pub answers: Seat,
    /// The board, turn by turn.
    pub board: Vec<Option<SpaceView>>,
    /// The phase that is planned on it.
    pub phase: u8,
    /// The turns on which the viewer may lay, move and take back cards now.
    pub open: Vec<u8>,
    /// The turns for which the viewer may ask them for something.
    pub asks: Vec<u8>,
    /// An android's own heroic card, until it is planned.
    pub heroic: Option<CardId>,
    /// What was said about the card of this turn.
    pub slip: Option<Slip>,
    /// The figure.
    pub figure: FigureView,
}

/// A card on a board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// The half on top: seen from the back.
    pub up: Half,
    /// The card, if the viewer may see it.
    pub card: Option<CardId>,
    /// What its upper half says, or what is left of it to do, if the viewer may see it.
    pub action: Option<Side>,
    /// Whether everybody sees it.
    pub face_up: bool,
    /// Whether it can no longer be changed.
    pub fixed: bool,
}

/// A figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureView {
    /// Where it stands; nowhere in space.
    pub station: Option<Station>,
    /// Out for the rest of the mission.
    pub knocked_out: bool,
    /// The squad it leads.
    pub squad: Squad,
}

/// A threat that was announced.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThreatView {
    /// What was announced.
    pub report: Report,
    /// The card, if the viewer may see it.
    pub card: Option<ThreatCardId>,
    /// Whether everybody sees it.
    pub shown: bool,
    /// Who shows it to the others.
    pub officer: Seat,
    /// Its piece on the planning board, while plans are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<Token>,
    /// How it stands.
    pub status: Status,
    /// Its square, counted from the ship, while it is on a track.
    pub square: Option<u8>,
    /// Damage on its card.
    pub damage: u8,
    /// Its hit points as they are now.
    pub hit_points: Option<u8>,
    /// Its shield points as they are now.
    pub shield: Option<i8>,
    /// Its speed as it is now.
    pub speed: Option<u8>,
    /// Where its tokens lie on board.
    pub stations: Vec<Station>,
    /// What only threats of the module "New Frontier" have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub frontier: Option<FrontierView>,
}

/// What only threats of the module "New Frontier" have.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrontierView {
    /// The card that it calls or called, if the viewer may see it.
    pub calls: Option<ThreatCardId>,
    /// The place of the threat that calls this one.
    pub called_by: Option<ThreatId>,
    /// The zone in which it is now, outside.
    pub zone: Option<Zone>,
    /// Whether it is phased out.
    pub phased_out: bool,
    /// Where its drones and mines lie.
    pub traps: Vec<Station>,
    /// The systems that it has wrecked.
    pub wrecked: Vec<(Station, Letter)>,
    /// Whom it has poisoned or infected, or its host, by place in the order of play.
    pub victims: Vec<Player>,
}

/// The ship.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// The zones, from red to blue.
    pub zones: Vec<ZoneView>,
    /// How strong the cannons are now, from upper red to lower blue.
    pub cannons: [u8; 6],
    /// Fuel capsules left.
    pub fuel: u8,
    /// Rockets left on board.
    pub rockets: u8,
    /// Whether a rocket stands on the first and on the second square of the rocket track.
    pub rocket_track: [bool; 2],
    /// The squads stored in the lower red and the upper blue station.
    pub stored: [StoredSquad; 2],
    /// Which of the three phases the computer has been maintained in.
    pub maintained: [bool; 3],
    /// Points for visual confirmation, by phase.
    pub visual: [u16; 3],
    /// Whether the interceptors will not fly again.
    pub interceptors_lost: bool,
}

/// A zone of the ship.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneView {
    /// Red, white or blue.
    pub zone: Zone,
    /// Energy in its shield.
    pub shield: u8,
    /// How much the shield holds.
    pub shield_capacity: u8,
    /// Energy in its reactor.
    pub reactor: u8,
    /// How much the reactor holds.
    pub reactor_capacity: u8,
    /// Damage tiles.
    pub tiles: Tiles,
    /// Tiles from an earlier mission.
    pub old_tiles: Tiles,
}

/// How many pieces of each kind may be moved about, besides figures and threats (SA-2.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PiecesView {
    /// Battlebot squads.
    pub squads: u8,
    /// Rockets.
    pub rockets: u8,
    /// Blocks of energy in shields and reactors.
    pub energy: u8,
    /// Fuel capsules.
    pub fuel: u8,
}

/// A piece of the planning board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenView {
    /// The piece that was moved.
    pub token: Token,
    /// Where it stands now.
    pub spot: Spot,
}

/// What the viewer's plan does on one turn, as far as it can be told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutlookView {
    /// Whose turn.
    pub member: CrewId,
    /// Which turn.
    pub turn: u8,
    /// Where the figure stands afterwards; nowhere in space.
    pub station: Option<Station>,
    /// What it does, in words.
    pub told: Foretold,
    /// What it does, for programs beside the rules.
    #[serde(skip)]
    pub happenings: Vec<Happening>,
}
