//! What a ship flies into: tracks, threats and their turns, the order of the damage tiles, and which parts of the
//! game are in use.

use super::action::{MOST_CREW, MOST_TURNS};
use super::rulings::Rulings;
use crate::content::{Calls, Content, Deed, ShipNumbers, ThreatCard};
use crate::{Kind, Station, Zone};
use serde::{Deserialize, Serialize};
use table::Phrase;

/// The most threats in one mission, those that others call included.
pub const MOST_THREATS: usize = 16;
/// The last turn in which a threat appears.
pub const LAST_ARRIVAL: u8 = 8;
/// The longest track.
pub const LONGEST_TRACK: u8 = 30;

/// A threat of the mission, in order of its number: an index into [`Mission::threats`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ThreatId(pub u8);

impl ThreatId {
    /// Its place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A track on which a threat advances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Outside the red zone.
    Red,
    /// Outside the white zone.
    White,
    /// Outside the blue zone.
    Blue,
    /// For everything on board.
    #[default]
    Internal,
}

impl Track {
    /// All four.
    pub const ALL: [Track; 4] = [Track::Red, Track::White, Track::Blue, Track::Internal];

    /// Its place in an array.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name used in data and message keys.
    pub fn name(self) -> &'static str {
        ["red", "white", "blue", "internal"][self.index()]
    }

    /// The zone it leads to; none on board.
    pub fn zone(self) -> Option<Zone> {
        Zone::ALL.get(self.index()).copied()
    }
}

impl From<Zone> for Track {
    fn from(zone: Zone) -> Track {
        Track::ALL[zone.index()]
    }
}

/// A letter on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mark {
    /// The first.
    X,
    /// The second.
    Y,
    /// The last.
    Z,
}

/// A track's squares: how many, and which are marked. Square 1 is next to the ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trajectory {
    length: u8,
    /// One bit per square.
    marks: [u32; 3],
}

impl Trajectory {
    /// A track of so many squares without marks.
    pub fn new(length: u8) -> Trajectory {
        Trajectory { length: length.min(LONGEST_TRACK), marks: [0; 3] }
    }

    /// The same with one more mark. A square that does not exist takes none.
    #[must_use]
    pub fn marked(mut self, square: u8, mark: Mark) -> Trajectory {
        if (1..=self.length).contains(&square) {
            self.marks[mark as usize] |= 1 << square;
        }
        self
    }

    /// How many squares it has, and where a threat begins.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// What a square is marked with.
    pub fn mark(&self, square: u8) -> Option<Mark> {
        let bit = 1u32.checked_shl(u32::from(square)).unwrap_or(0);
        [Mark::X, Mark::Y, Mark::Z].into_iter().find(|mark| self.marks[*mark as usize] & bit != 0)
    }
}

/// How far a square is from the ship: 1, 2 or 3.
pub fn distance(square: u8) -> u8 {
    square.saturating_sub(1).div_euclid(5).min(2) + 1
}

/// A damage tile.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, arbitrary::Arbitrary,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// The weapon on the upper deck.
    UpperCannon,
    /// The weapon on the lower deck.
    LowerCannon,
    /// The shield.
    Shield,
    /// The reactor.
    Reactor,
    /// The gravolift.
    Gravolift,
    /// The structure.
    Structure,
}

impl Tile {
    /// All six.
    pub const ALL: [Tile; 6] =
        [Tile::UpperCannon, Tile::LowerCannon, Tile::Shield, Tile::Reactor, Tile::Gravolift, Tile::Structure];

    /// The name used in plan files.
    pub fn name(self) -> &'static str {
        ["upper_cannon", "lower_cannon", "shield", "reactor", "gravolift", "structure"][self as usize]
    }
}

/// Any number of the tiles of one zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Tiles(u8);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u8) != 0
    }

    /// Adds one.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u8;
    }

    /// Takes one away.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u8);
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::NONE;
        for tile in tiles {
            all.insert(tile);
        }
        all
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Which parts of the game are in use. Beginners leave some out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Systems {
    /// Threats on board.
    pub internal_threats: bool,
    /// The computer must be maintained.
    pub computer: bool,
    /// Battlebots.
    pub battlebots: bool,
    /// Interceptors.
    pub interceptors: bool,
    /// Points for looking out of the window.
    pub visual_confirmation: bool,
    /// Heroic cards.
    pub heroics: bool,
}

impl Systems {
    /// The whole game.
    pub const ALL: Systems = Systems {
        internal_threats: true,
        computer: true,
        battlebots: true,
        interceptors: true,
        visual_confirmation: true,
        heroics: true,
    };

    /// Everything but what the short steps board leaves out: the computer and the window.
    pub const SHORT: Systems = Systems { computer: false, visual_confirmation: false, ..Systems::ALL };

    /// What a test run uses.
    pub const TEST_RUN: Systems = Systems {
        internal_threats: false,
        computer: false,
        battlebots: false,
        interceptors: false,
        visual_confirmation: false,
        heroics: false,
    };

    /// What a simulation uses.
    pub const SIMULATION: Systems = Systems { computer: true, ..Systems::TEST_RUN };

    /// What an advanced simulation uses.
    pub const ADVANCED_SIMULATION: Systems =
        Systems { visual_confirmation: false, heroics: false, ..Systems::ALL };
}

/// A battlebot squad beside somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Squad {
    /// Leads none.
    #[default]
    None,
    /// Ready to fight.
    Active,
    /// Lying down.
    Disabled,
}

/// The storage of a battlebot squad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StoredSquad {
    /// The squad is there.
    #[default]
    Ready,
    /// The squad is there and disabled.
    Disabled,
    /// Nothing is there.
    Taken,
}

/// A threat that already has a history when it appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct OnAppear {
    /// On which square it appears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u8>,
    /// How much damage it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// How many X and Y it has passed: from one on its X counts as performed, from two on its Y.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub xy_passed: Option<u8>,
}

/// A threat that is announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Announced {
    /// The code of its card.
    pub card: String,
    /// The turn in which it appears.
    pub turn: u8,
    /// The zone it flies at, for an external one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// The code of the card beside it, for one that calls another (SA-24.19).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<String>,
}

impl Announced {
    /// A threat that calls nothing.
    pub fn new(card: impl Into<String>, turn: u8, zone: Option<Zone>) -> Announced {
        Announced { card: card.into(), turn, zone, calls: None }
    }

    /// How results name it: the card and the turn.
    pub fn name(&self) -> String {
        format!("{}@{}", self.card, self.turn)
    }

    /// How results name the threat that it calls: the called card and the turn of the caller.
    pub fn called_name(&self) -> Option<String> {
        self.calls.as_ref().map(|card| format!("{card}@{}", self.turn))
    }
}

/// How a ship is before its first turn, if not as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Start {
    /// Every check of the computer succeeds.
    pub computer_maintained: bool,
    /// Where crew members begin; the bridge if nothing is said.
    pub stations: [Option<Station>; MOST_CREW],
    /// Who begins in space.
    pub in_space: [bool; MOST_CREW],
    /// Who begins with a squad.
    pub squads: [Squad; MOST_CREW],
    /// The energy of the shields, from red to blue.
    pub shields: [Option<u8>; 3],
}

/// What an earlier mission of a campaign left behind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CarriedOver {
    /// Tiles that were not repaired, from red to blue.
    pub tiles: [Tiles; 3],
    /// The storage of the squads in the lower red and the upper blue station.
    pub squads: [StoredSquad; 2],
}

/// Everything that is agreed before a mission. [`Mission::new`] checks it and makes it quick to use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionPlan {
    /// Twelve, or seven for a test run. One more turn without actions follows.
    pub turns: u8,
    /// The four tracks; one that no threat needs may be missing.
    pub tracks: [Option<Trajectory>; 4],
    /// The threats, in any order.
    pub threats: Vec<Announced>,
    /// Threats with a history: their place in the list above. A called one has the place of its caller after the end of
    /// that list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on_appear: Vec<(u8, OnAppear)>,
    /// In which order each zone's tiles are drawn, from red to blue.
    pub tiles: [[Tile; 6]; 3],
    /// Which parts of the game are in use.
    pub systems: Systems,
    /// What an earlier mission left behind.
    #[serde(default)]
    pub carried: CarriedOver,
    /// What else is different from the start.
    #[serde(default)]
    pub start: Start,
    /// Answers to open questions.
    #[serde(default)]
    pub rulings: Rulings,
    /// Nobody knows the secret cards beside threats: they may be left out, and nothing comes of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secrets_unknown: bool,
}

impl MissionPlan {
    /// A full mission on these boards of the content (red, white, blue, internal), without threats yet.
    pub fn new(content: &Content, boards: [u8; 4]) -> MissionPlan {
        MissionPlan {
            turns: MOST_TURNS as u8,
            tracks: boards.map(|board| content.trajectory(board)),
            threats: Vec::new(),
            on_appear: Vec::new(),
            tiles: [Tile::ALL; 3],
            systems: Systems::ALL,
            carried: CarriedOver::default(),
            start: Start::default(),
            rulings: Rulings::default(),
            secrets_unknown: false,
        }
    }
}

/// A threat of a mission: its card, and when and where it appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueThreat {
    /// Its card.
    pub card: ThreatCard,
    /// The turn in which it appears, which is its number. A called threat has the number of its caller.
    pub turn: u8,
    /// The track on which it appears.
    pub track: Track,
    /// What history it has.
    pub on_appear: OnAppear,
    /// Which threat calls it; without one it appears in its turn.
    pub called_by: Option<ThreatId>,
}

impl DueThreat {
    /// The zone it flies at when it appears.
    pub fn zone(&self) -> Option<Zone> {
        self.track.zone()
    }

    /// How results name it: the card and the turn.
    pub fn name(&self) -> String {
        format!("{}@{}", self.card.code, self.turn)
    }
}

/// Why a mission cannot be flown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissionFault {
    /// Neither twelve nor seven turns.
    Turns(u8),
    /// No such threat card.
    UnknownCard(String),
    /// The same card twice in one turn.
    Twice(String, u8),
    /// More threats than anybody can number.
    TooManyThreats(usize),
    /// A threat in a turn in which none appears.
    Turn(String, u8),
    /// An external threat without a zone.
    NoZone(String),
    /// An internal threat with a zone.
    Zone(String),
    /// A threat whose track is not there.
    NoTrack(Track),
    /// Internal threats in a mission without them.
    NoInternalThreats(String),
    /// A tile twice in the order of a zone.
    TileTwice(Zone, Tile),
    /// A square that its track does not have.
    Square(String, u8),
    /// A threat that calls another, which is not named.
    NoCall(String),
    /// A threat that calls nothing, with a card to be called.
    CallsNothing(String),
    /// A card that this threat cannot call.
    CannotCall(String, String),
}

impl MissionFault {
    /// Every message key.
    pub const KEYS: [&'static str; 14] = [
        "space-alert-fault-turns",
        "space-alert-fault-unknown-card",
        "space-alert-fault-threat-twice",
        "space-alert-fault-too-many-threats",
        "space-alert-fault-threat-turn",
        "space-alert-fault-no-zone",
        "space-alert-fault-zone",
        "space-alert-fault-no-track",
        "space-alert-fault-no-internal-threats",
        "space-alert-fault-tile-twice",
        "space-alert-fault-square",
        "space-alert-fault-no-call",
        "space-alert-fault-calls-nothing",
        "space-alert-fault-cannot-call",
    ];

    /// The fault as a message.
    pub fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]);
        match self {
            MissionFault::Turns(turns) => phrase(0).number("turns", *turns),
            MissionFault::UnknownCard(card) => phrase(1).text("card", card),
            MissionFault::Twice(card, turn) => phrase(2).text("card", card).number("turn", *turn),
            MissionFault::TooManyThreats(count) => {
                phrase(3).number("count", *count as i64).number("most", MOST_THREATS as i64)
            }
            MissionFault::Turn(card, turn) => {
                phrase(4).text("card", card).number("turn", *turn).number("last", LAST_ARRIVAL)
            }
            MissionFault::NoZone(card) => phrase(5).text("card", card),
            MissionFault::Zone(card) => phrase(6).text("card", card),
            MissionFault::NoTrack(track) => phrase(7).text("track", track.name()),
            MissionFault::NoInternalThreats(card) => phrase(8).text("card", card),
            MissionFault::TileTwice(zone, tile) => {
                phrase(9).text("zone", zone.name()).text("tile", tile.name())
            }
            MissionFault::Square(card, square) => phrase(10).text("card", card).number("square", *square),
            MissionFault::NoCall(card) => phrase(11).text("card", card),
            MissionFault::CallsNothing(card) => phrase(12).text("card", card),
            MissionFault::CannotCall(card, called) => phrase(13).text("card", card).text("called", called),
        }
    }
}

/// A checked mission: everything a [`super::Ship`] needs to know about what it flies into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    pub(crate) turns: u8,
    pub(crate) tracks: [Trajectory; 4],
    pub(crate) threats: Vec<DueThreat>,
    pub(crate) tiles: [[Tile; 6]; 3],
    pub(crate) systems: Systems,
    pub(crate) carried: CarriedOver,
    pub(crate) start: Start,
    pub(crate) rulings: Rulings,
    pub(crate) numbers: ShipNumbers,
    /// Whether any threat is of a kind that the base game does not know. If not, much need not be looked at.
    pub(crate) frontier: bool,
}

impl Mission {
    /// Checks a plan and looks up its cards.
    pub fn new(content: &Content, plan: &MissionPlan) -> Result<Mission, MissionFault> {
        if plan.turns != 12 && plan.turns != 7 {
            return Err(MissionFault::Turns(plan.turns));
        }
        if plan.threats.len() > MOST_THREATS {
            return Err(MissionFault::TooManyThreats(plan.threats.len()));
        }
        for (zone, order) in Zone::ALL.into_iter().zip(&plan.tiles) {
            let mut seen = Tiles::NONE;
            for tile in order {
                if seen.contains(*tile) {
                    return Err(MissionFault::TileTwice(zone, *tile));
                }
                seen.insert(*tile);
            }
        }
        let threats = threats(content, plan)?;
        Ok(Mission {
            turns: plan.turns,
            tracks: plan.tracks.map(Option::unwrap_or_default),
            frontier: threats.iter().any(|due| due.card.is_frontier()),
            threats,
            tiles: plan.tiles,
            systems: plan.systems,
            carried: plan.carried,
            start: plan.start,
            rulings: plan.rulings,
            numbers: *content.ship(),
        })
    }

    /// How many turns have actions.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// The turn without actions after the last.
    pub fn last_turn(&self) -> u8 {
        self.turns + 1
    }

    /// A track's squares.
    pub fn track(&self, track: Track) -> &Trajectory {
        &self.tracks[track.index()]
    }

    /// Every threat, in order of number; those that others call come last, in the order of their callers.
    pub fn threats(&self) -> &[DueThreat] {
        &self.threats
    }

    /// Every threat with its id, in order of number.
    pub fn threat_ids(&self) -> impl Iterator<Item = ThreatId> {
        (0..self.threats.len() as u8).map(ThreatId)
    }

    /// One of them.
    pub fn threat(&self, threat: ThreatId) -> Option<&DueThreat> {
        self.threats.get(threat.index())
    }

    /// The threat that this one calls.
    pub fn called_by(&self, caller: ThreatId) -> Option<ThreatId> {
        self.threat_ids().find(|id| self.threats[id.index()].called_by == Some(caller))
    }

    /// Which parts of the game are in use.
    pub fn systems(&self) -> &Systems {
        &self.systems
    }

    /// The ship's numbers.
    pub fn numbers(&self) -> &ShipNumbers {
        &self.numbers
    }

    /// The turns whose end brings a check of the computer.
    pub fn checks(&self) -> &'static [u8] {
        if self.systems.computer && self.turns == 12 { &[2, 5, 9] } else { &[] }
    }
}

/// The threats of a plan: those that are announced in the order of their numbers, then those that others call.
fn threats(content: &Content, plan: &MissionPlan) -> Result<Vec<DueThreat>, MissionFault> {
    let history = |place: usize| {
        let found = plan.on_appear.iter().find(|(other, _)| usize::from(*other) == place);
        found.map(|(_, history)| *history).unwrap_or_default()
    };
    let mut announced: Vec<(DueThreat, usize)> = Vec::with_capacity(plan.threats.len());
    for (place, threat) in plan.threats.iter().enumerate() {
        let due = due_threat(content, plan, threat, history(place))?;
        if announced.iter().any(|(other, _)| same(other, &due)) {
            return Err(MissionFault::Twice(threat.card.clone(), threat.turn));
        }
        announced.push((due, place));
    }
    let external_first = plan.rulings.external_first;
    announced.sort_by_key(|(due, _)| (due.turn, (due.card.kind == Kind::Internal) == external_first));
    let mut threats: Vec<DueThreat> = announced.iter().map(|(due, _)| *due).collect();
    for (caller, (due, place)) in announced.iter().enumerate() {
        let history = history(plan.threats.len() + place);
        let called =
            called_threat(content, plan, due, ThreatId(caller as u8), &plan.threats[*place], history)?;
        if let Some(called) = called {
            if threats.iter().any(|other| same(other, &called)) {
                return Err(MissionFault::Twice(called.card.code.to_string(), called.turn));
            }
            threats.push(called);
        }
    }
    if threats.len() > MOST_THREATS {
        return Err(MissionFault::TooManyThreats(threats.len()));
    }
    Ok(threats)
}

/// Whether two threats would have the same name.
fn same(one: &DueThreat, other: &DueThreat) -> bool {
    one.card.code == other.card.code && one.turn == other.turn
}

fn due_threat(
    content: &Content,
    plan: &MissionPlan,
    announced: &Announced,
    on_appear: OnAppear,
) -> Result<DueThreat, MissionFault> {
    let code = || announced.card.clone();
    let card = *content.threat(&announced.card).ok_or_else(|| MissionFault::UnknownCard(code()))?;
    if announced.turn == 0 || announced.turn > LAST_ARRIVAL.min(plan.turns) {
        return Err(MissionFault::Turn(code(), announced.turn));
    }
    let track = match (card.kind, announced.zone) {
        (Kind::External, Some(zone)) => Track::from(zone),
        (Kind::External, None) => return Err(MissionFault::NoZone(code())),
        (Kind::Internal, Some(_)) => return Err(MissionFault::Zone(code())),
        (Kind::Internal, None) => Track::Internal,
    };
    on_track(plan, DueThreat { card, turn: announced.turn, track, on_appear, called_by: None })
}

/// The threat that lies beside another (SA-24.15, SA-24.16, SA-24.19).
fn called_threat(
    content: &Content,
    plan: &MissionPlan,
    caller: &DueThreat,
    id: ThreatId,
    announced: &Announced,
    on_appear: OnAppear,
) -> Result<Option<DueThreat>, MissionFault> {
    let code = || announced.card.clone();
    let (calls, name) = match (caller.card.calls, &announced.calls) {
        (None, None) => return Ok(None),
        (Some(Calls::Secret), None) if plan.secrets_unknown => return Ok(None),
        (None, Some(_)) => return Err(MissionFault::CallsNothing(code())),
        (Some(_), None) => return Err(MissionFault::NoCall(code())),
        (Some(calls), Some(name)) => (calls, name),
    };
    let card = *content.threat(name).ok_or_else(|| MissionFault::UnknownCard(name.clone()))?;
    if !card.can_be_called(calls.kind()) {
        return Err(MissionFault::CannotCall(code(), name.clone()));
    }
    let home = caller.zone().or(caller.card.stations.iter().next().map(Station::zone));
    let track = match card.kind {
        Kind::External => Track::from(home.unwrap_or(Zone::White)),
        Kind::Internal => Track::Internal,
    };
    on_track(plan, DueThreat { card, turn: caller.turn, track, on_appear, called_by: Some(id) }).map(Some)
}

/// Whether a threat has the tracks that it needs, and begins on one of its squares.
fn on_track(plan: &MissionPlan, due: DueThreat) -> Result<DueThreat, MissionFault> {
    let code = || due.card.code.to_string();
    if due.card.kind == Kind::Internal && !plan.systems.internal_threats {
        return Err(MissionFault::NoInternalThreats(code()));
    }
    let trajectory = plan.tracks[due.track.index()].ok_or(MissionFault::NoTrack(due.track))?;
    let jumps =
        due.card.deeds.iter().flat_map(|deeds| deeds.iter()).any(|deed| matches!(deed, Deed::Jump { .. }));
    if jumps {
        for zone in Zone::ALL {
            let track = Track::from(zone);
            plan.tracks[track.index()].ok_or(MissionFault::NoTrack(track))?;
        }
    }
    match due.on_appear.position {
        Some(square) if !(1..=trajectory.length()).contains(&square) => {
            Err(MissionFault::Square(code(), square))
        }
        _ => Ok(due),
    }
}
