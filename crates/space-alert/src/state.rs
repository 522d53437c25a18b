//! The whole state: plain data.

use crate::cards::{CardId, CardSet, Half};
use crate::command::{Intention, Pace, Proposal, Slip, Spot, Token};
use crate::content::{Calls, Content, ThreatCard};
use crate::crew::{CrewId, Roles};
use crate::mission::{Announcement, Report, Track};
use crate::plan::Flown;
use crate::refusal::Refusal;
use crate::rules::scoring::LogLine;
use crate::setup::{Difficulty, Setup};
use crate::ship::{
    Action, Boards, CarriedOver, Happening, Mission, MissionPlan, Score, Ship, ThreatId, Tiles,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use table::{Dice, GameTime, Seat};

/// How many turns a board has room for.
pub const TURNS: usize = 12;

/// A threat card, by its place in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ThreatCardId(pub u8);

/// A game of Space Alert.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SpaceAlert {
    /// What was agreed.
    pub(crate) setup: Setup,
    /// Where the game stands.
    pub(crate) stage: Stage,
    /// The mission being flown or about to be.
    pub(crate) flight: Flying,
    /// Who holds which office.
    pub(crate) roles: Roles,
    /// In which order the crew acts.
    pub(crate) order: Vec<CrewId>,
    /// People, by chair.
    pub(crate) people: Vec<Person>,
    /// Everybody with a figure.
    pub(crate) crew: Vec<Member>,
    /// The action deck: a bag.
    pub(crate) deck: CardSet,
    /// The heroic cards that nobody has: a bag.
    pub(crate) heroics: CardSet,
    /// Threat cards that have not been drawn: a bag, sorted.
    pub(crate) threat_bag: Vec<ThreatCardId>,
    /// Pieces that somebody moved on the planning board, sorted.
    pub(crate) tokens: Vec<(Token, Spot)>,
    /// What somebody asked of somebody, the latest last.
    pub(crate) requests: Vec<Request>,
    /// The missions flown.
    pub(crate) log: Vec<LogLine>,
    /// What each of them came to, as the ship was at its end.
    pub(crate) scores: Vec<Score>,
    /// The same missions with everything that was planned, where a plan file can say it.
    pub(crate) flown: Vec<Option<Flown>>,
    /// What became of the ship, once the game is over.
    pub(crate) last_ship: Option<Box<Ship>>,
    /// The one source of chance.
    pub(crate) dice: Dice,
}

/// Where the game stands.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Offices are taken; the alert comes when everybody is ready.
    Briefing,
    /// The track runs.
    Action(ActionRound),
    /// What was planned is carried out.
    Resolution(Box<Resolution>),
    /// Between two missions of a campaign.
    Between(Box<Between>),
    /// The end.
    Over,
}

/// The mission being flown.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Flying {
    /// Its number in the campaign, from one.
    pub number: u8,
    /// What is heard.
    pub track: Arc<Track>,
    /// The same with every second.
    pub timeline: Arc<Vec<Announcement>>,
    /// The common threats.
    pub common: Difficulty,
    /// The serious threats.
    pub serious: Difficulty,
    /// The trajectory boards of red, white, blue and inside, by their number.
    pub boards: [u8; 4],
    /// When the track began to run.
    pub began: GameTime,
    /// How many announcements have been heard.
    pub heard: usize,
    /// The threats drawn so far, in the order of their turns.
    pub threats: Vec<Drawn>,
    /// What an earlier mission left behind.
    pub carried: CarriedOver,
}

/// A threat that was drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// What was announced.
    pub report: Report,
    /// The card that came off the deck.
    pub card: ThreatCardId,
    /// Whether everybody may see it.
    pub shown: bool,
    /// The card beside it, if it calls another: seen together with it, unless it is secret (SA-24.15, SA-26.28).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<ThreatCardId>,
}

/// The action round.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct ActionRound {
    /// The phase that the computer has announced.
    pub phase: u8,
    /// Nobody may speak.
    pub silent: bool,
    /// When the transfer under way ends.
    pub transfer: Option<GameTime>,
}

/// The resolution round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Resolution {
    /// What the ship flies into, with the order of its damage tiles.
    plan: MissionPlan,
    /// The same, compiled: it is needed for every step and never changes unless the plan does.
    #[serde(skip)]
    mission: OnceLock<Arc<Mission>>,
    /// The boards before any delay, with what was meant by those who tripped.
    pub planned: Boards,
    /// The ship as it is now.
    pub ship: Ship,
    /// The turn, from one; the turn after the last is the jump.
    pub turn: u8,
    /// The last turn whose cards are face up.
    pub revealed: u8,
    /// What happened in this turn so far.
    pub happenings: Vec<Happening>,
    /// How fast it goes on by itself.
    pub pace: Pace,
    /// When the last step was made.
    pub since: GameTime,
    /// How much there was to see in it.
    pub weight: u16,
}

impl Resolution {
    /// A round that begins now with everybody's boards.
    pub fn begin(plan: MissionPlan, mission: Mission, boards: Boards, at: GameTime) -> Resolution {
        Resolution {
            planned: boards,
            ship: Ship::new(&mission, &boards),
            plan,
            mission: OnceLock::from(Arc::new(mission)),
            turn: 0,
            revealed: 0,
            happenings: Vec::new(),
            pace: Pace::Normal,
            since: at,
            weight: 1,
        }
    }

    /// The mission that the plan describes. It was checked when the round began.
    pub fn mission(&self, content: &Content) -> Option<Arc<Mission>> {
        if let Some(mission) = self.mission.get() {
            return Some(mission.clone());
        }
        let mission = Mission::new(content, &self.plan).ok()?;
        Some(self.mission.get_or_init(|| Arc::new(mission)).clone())
    }

    /// What the ship flies into.
    pub fn plan(&self) -> &MissionPlan {
        &self.plan
    }

    /// The same, to be dealt anew.
    pub fn plan_mut(&mut self) -> &mut MissionPlan {
        self.mission = OnceLock::new();
        &mut self.plan
    }
}

/// Between two missions of a campaign.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Between {
    /// What is to be decided.
    pub step: BetweenStep,
    /// The ship after the mission.
    pub ship: Ship,
    /// Damage that is left, from red to blue.
    pub tiles: [Tiles; 3],
    /// Tiles repaired so far, from red to blue.
    pub repaired: [u8; 3],
    /// Squads that can fight in the next mission.
    pub squads: u8,
    /// Who was knocked out, by number.
    pub knocked_out: Vec<bool>,
    /// The common threats of the next mission.
    pub common: Difficulty,
    /// The serious threats of the next mission.
    pub serious: Difficulty,
}

/// What is to be decided between two missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BetweenStep {
    /// Whether and how to go on.
    Proposals,
    /// What is repaired, by the member at this place of the order of play.
    Repairs {
        /// A place of the order of play.
        place: usize,
    },
    /// Where the only squad left is stored.
    Squad,
}

/// A person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Person {
    /// Said to be ready, or to agree, or to go on: whatever is asked now.
    pub agreed: bool,
    /// Leaves the pace of the resolution to the others.
    pub follows: bool,
    /// The phase being planned, from one.
    pub phase: u8,
    /// Cards in the hand.
    pub hand: CardSet,
    /// Cards that incoming data still allows.
    pub draws: u8,
    /// Gave a card in the transfer under way.
    pub gave: bool,
    /// Cards given to whom, as long as the receiver has not passed anything on since.
    pub given: Vec<(Seat, CardId)>,
    /// What this person told everybody to be going to do.
    pub intends: Vec<Intention>,
    /// What this person wants after the mission.
    pub proposal: Option<Proposal>,
}

/// Somebody with a figure.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Member {
    /// The action board, by turn.
    pub board: [Option<Planned>; TURNS],
    /// An android's own heroic card, until it is planned.
    pub heroic: Option<CardId>,
    /// What was said about its card of this turn.
    pub slip: Option<Slip>,
}

/// A card on an action board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// The action card that lies there.
    pub card: CardId,
    /// The half on top.
    pub up: Half,
    /// Whether everybody sees the card itself.
    pub open: bool,
}

/// What somebody asked somebody to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    /// Who asks.
    pub from: Seat,
    /// The person who is asked.
    pub member: CrewId,
    /// The turn on which it should be done.
    pub turn: u8,
    /// What they are asked to do.
    pub action: Action,
}

impl SpaceAlert {
    /// The cards, boards and numbers.
    pub(crate) fn content(&self) -> &Content {
        &self.setup.content
    }

    pub(crate) fn person(&self, seat: Seat) -> Result<&Person, Refusal> {
        self.people.get(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    pub(crate) fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, Refusal> {
        self.people.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    /// Whether one person plans for androids only (SA-17.13).
    pub(crate) fn is_solo(&self) -> bool {
        self.people.len() == 1
    }

    /// The figure of a person; alone with androids one has none.
    pub(crate) fn member_of(&self, seat: Seat) -> Option<CrewId> {
        (!self.is_solo() && seat.index() < self.people.len()).then_some(CrewId(seat.0))
    }

    /// The person of a figure; an android has none.
    pub(crate) fn seat_of(&self, member: CrewId) -> Option<Seat> {
        (!self.is_solo() && member.index() < self.people.len()).then_some(Seat(member.0))
    }

    /// Whether a crew member is an android.
    pub(crate) fn is_android(&self, member: CrewId) -> bool {
        self.seat_of(member).is_none()
    }

    /// Who decides for a crew member in the resolution: the person, or the captain for an android.
    pub(crate) fn answers_for(&self, member: CrewId) -> Seat {
        self.seat_of(member).unwrap_or(self.roles.captain)
    }

    /// The people in order of play, from the captain on.
    pub(crate) fn seats_in_order(&self) -> Vec<Seat> {
        let count = self.people.len() as u8;
        (0..count).map(|step| Seat((self.roles.captain.0 + step) % count.max(1))).collect()
    }

    /// Whether nobody can change a space of a board any more.
    pub(crate) fn is_fixed(&self, member: CrewId, turn: u8) -> bool {
        let Stage::Action(action) = &self.stage else { return true };
        let Some(phase) = self.flight.track.phase_of_turn(turn) else { return true };
        match self.seat_of(member) {
            Some(seat) => self.person(seat).is_ok_and(|person| phase.phase < person.phase),
            None => !self.is_solo() || phase.phase < action.phase,
        }
    }

    /// The card on a space of a board.
    pub(crate) fn planned(&self, member: CrewId, turn: u8) -> Option<&Planned> {
        self.crew.get(member.index())?.board.get(usize::from(turn).wrapping_sub(1))?.as_ref()
    }

    /// Whether a card is heroic.
    pub(crate) fn is_heroic(&self, card: CardId) -> bool {
        self.content().is_heroic(card)
    }

    /// The threats that others call, with their callers, in the order in which the resolver numbers them after the
    /// announced ones.
    pub(crate) fn called(&self) -> impl Iterator<Item = (&Drawn, ThreatCardId)> {
        self.flight.threats.iter().filter_map(|drawn| drawn.calls.map(|card| (drawn, card)))
    }

    /// The card of a threat by the number that the resolver gives it.
    pub(crate) fn card_of(&self, threat: ThreatId) -> Option<ThreatCardId> {
        let announced = self.flight.threats.get(threat.index()).map(|drawn| drawn.card);
        let place = threat.index().checked_sub(self.flight.threats.len());
        announced.or_else(|| self.called().nth(place?).map(|(_, card)| card))
    }

    /// Whether the card beside a threat is secret.
    pub(crate) fn calls_secretly(&self, card: ThreatCardId) -> bool {
        self.threat_card(card).is_some_and(|card| card.calls == Some(Calls::Secret))
    }

    /// A threat card of the content.
    pub(crate) fn threat_card(&self, card: ThreatCardId) -> Option<&ThreatCard> {
        self.content().threats().get(usize::from(card.0))
    }
}
