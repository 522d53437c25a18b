//! Everything that lies on the table during the Resolution Round, with names instead of numbers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::board::zone_of;
use super::cards::{Printed, printed};

/// The mission is lost: by the zone that fell apart, or by the threat that ended it.
#[derive(Clone, Debug)]
pub enum Lost {
    Zone(&'static str),
    To(String),
}

/// What happens either goes on, or the mission is lost.
pub type Goes = Result<(), Lost>;

/// How far a threat has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Waiting,
    OnTrack,
    Destroyed,
    Survived,
}

/// One threat card with its tokens.
pub struct Threat {
    pub card: &'static Printed,
    /// The turn in which it appears, or in which its caller does.
    pub number: i32,
    /// The zone of an external threat.
    pub zone: Option<&'static str>,
    pub status: Status,
    /// Red blocks on the card.
    pub damage: i32,
    /// The square of the numbered token, Z being 1.
    pub square: i32,
    pub marks: BTreeMap<i32, String>,
    pub speed: i32,
    pub shield: i32,
    /// X and Y squares reached.
    pub passed: i32,
    pub did_x: bool,
    pub did_y: bool,
    pub cryoshield: bool,
    /// Whether a phasing threat is out at the moment.
    pub phased_out: bool,
    /// Whether a rocket ever hit it.
    pub hit_by_rocket: bool,
    /// The threat whose card lies beside this one.
    pub calls: Option<usize>,
    /// Whether it lies beside another one, and does not appear by itself.
    pub is_called: bool,
    /// The turn in which it was called in, if it was.
    pub called_in: i32,
    /// Stations with an oval token.
    pub tokens: Vec<&'static str>,
}

impl Threat {
    pub fn name(&self) -> String {
        format!("{}@{}", self.card.code, self.number)
    }

    pub fn code(&self) -> &'static str {
        self.card.code
    }

    pub fn on_track(&self) -> bool {
        self.status == Status::OnTrack
    }

    /// A bonus holds while its giver is on the trajectory, and for good once it has got away.
    pub fn is_around(&self) -> bool {
        matches!(self.status, Status::OnTrack | Status::Survived)
    }

    pub fn distance(&self) -> i32 {
        match self.square {
            ..=5 => 1,
            6..=10 => 2,
            _ => 3,
        }
    }

    pub fn is_slime(&self) -> bool {
        matches!(self.code(), "I2-01" | "I2-02")
    }
}

/// A squad next to a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Squad {
    None,
    Active,
    Disabled,
}

/// A crew member.
pub struct Player {
    pub station: &'static str,
    pub in_space: bool,
    pub knocked_out: bool,
    pub squad: Squad,
    pub board: Vec<Value>,
    /// By a drone of the Ninja.
    pub poisoned: bool,
    /// By the Rabid Beast.
    pub infected: bool,
    /// Whether a delay has struck since somebody asked.
    pub delayed: bool,
    /// The turn onto which the second half of a double action was put off; 0 for none.
    pub put_off: i32,
}

impl Player {
    /// The card on the space of a turn.
    pub fn card(&self, turn: i32) -> &Value {
        &self.board[usize::try_from(turn - 1).expect("turns begin with 1")]
    }

    /// Puts a card on the space of a turn; says what lay there.
    pub fn lay(&mut self, turn: i32, card: Value) -> Value {
        let space = usize::try_from(turn - 1).expect("turns begin with 1");
        std::mem::replace(&mut self.board[space], card)
    }
}

/// The whole table.
pub struct Table {
    pub turns: i32,
    pub turn: i32,
    /// Length and marks of the trajectory of each zone.
    pub tracks: BTreeMap<&'static str, (i32, BTreeMap<i32, String>)>,
    /// In the order in which they act: announced ones, then those that these may call.
    pub threats: Vec<Threat>,
    pub players: Vec<Player>,
    pub shields: BTreeMap<&'static str, i32>,
    pub reactors: BTreeMap<&'static str, i32>,
    pub fuel: i32,
    pub rockets: i32,
    pub first_square: bool,
    pub second_square: bool,
    /// `ready`, `disabled` or `taken` in LR and UB.
    pub stored: BTreeMap<&'static str, &'static str>,
    /// Tiles lying on the ship, and those still to be drawn.
    pub tiles: BTreeMap<&'static str, Vec<String>>,
    pub stacks: BTreeMap<&'static str, Vec<String>>,
    /// Zones with structural damage from an earlier mission.
    pub weakened: BTreeSet<&'static str>,
    pub computer_always: bool,
    /// Phases with a block on the computer maintenance step.
    pub maintained: BTreeSet<i32>,
    /// Points for visual confirmation by phase.
    pub visual: BTreeMap<i32, i32>,
    pub appear: BTreeMap<String, Value>,
    /// Stations with a drone of the Ninja.
    pub drones: BTreeSet<&'static str>,
    /// Stations with mines, as often as there are mines in them.
    pub mines: Vec<&'static str>,
    /// Stations and letters sabotaged by the Cyber Gremlin.
    pub sabotaged: BTreeSet<(&'static str, &'static str)>,
    /// In whom the Parasite lives.
    pub host: Option<usize>,
    /// What cards did, to see that it happens at all.
    pub seen: BTreeSet<(&'static str, &'static str)>,

    // What is forgotten when the turn is over.
    pub lifts_used: BTreeSet<&'static str>,
    /// Stations whose cannon holds a block, and whether it was put there heroically.
    pub fired: BTreeMap<&'static str, bool>,
    /// The interceptors attack; with how much more strength.
    pub interceptors: Option<i32>,
    pub confirming: BTreeSet<usize>,
    pub at_device: BTreeSet<usize>,
    /// Which threat was repaired in which station.
    pub repaired: BTreeSet<(usize, &'static str)>,
    /// Which threat was repaired by whom.
    pub repairers: BTreeSet<(usize, usize)>,
    /// Inaccessible threats that have already wasted somebody's effort.
    pub reached: BTreeSet<usize>,
    /// Threats that weapons have damaged.
    pub shot: BTreeSet<usize>,
}

impl Table {
    /// The phase of the current turn.
    pub fn phase(&self) -> i32 {
        match self.turn {
            ..=3 => 1,
            4..=7 => 2,
            _ => 3,
        }
    }

    pub fn has_tile(&self, zone: &str, tile: &str) -> bool {
        self.tiles[zone].iter().any(|lying| lying == tile)
    }

    pub fn shield_capacity(&self, zone: &str) -> i32 {
        let full = if zone == "white" { 3 } else { 2 };
        full - i32::from(self.has_tile(zone, "shield"))
    }

    pub fn reactor_capacity(&self, zone: &str) -> i32 {
        let full = if zone == "white" { 5 } else { 3 };
        full - i32::from(self.has_tile(zone, "reactor"))
    }

    pub fn hit_points(&self, threat: usize) -> i32 {
        let card = self.threats[threat].card;
        if card.code == "I1-07" { self.rockets } else { card.hit_points }
    }

    /// A player on the ship, awake or not.
    pub fn on_ship(&self, player: usize) -> bool {
        !self.players[player].in_space
    }

    pub fn players_in(&self, station: &str) -> Vec<usize> {
        (0..self.players.len())
            .filter(|player| self.on_ship(*player) && self.players[*player].station == station)
            .collect()
    }

    pub fn players_in_zone(&self, zone: &str) -> Vec<usize> {
        (0..self.players.len())
            .filter(|player| self.on_ship(*player) && zone_of(self.players[*player].station) == zone)
            .collect()
    }

    pub fn players_on_ship(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|player| self.on_ship(*player)).collect()
    }

    /// Everybody on the ship who is not knocked out.
    pub fn standing_on_ship(&self) -> Vec<usize> {
        let mut all = self.players_on_ship();
        all.retain(|player| !self.players[*player].knocked_out);
        all
    }

    /// Everybody in this station who is not knocked out.
    pub fn standing_in(&self, station: &str) -> Vec<usize> {
        let mut all = self.players_in(station);
        all.retain(|player| !self.players[*player].knocked_out);
        all
    }

    pub fn somebody_in_space(&self) -> bool {
        self.players.iter().any(|player| player.in_space)
    }

    /// Remembers that a card did something.
    pub fn note(&mut self, threat: usize, what: &'static str) {
        self.seen.insert((self.threats[threat].code(), what));
    }

    /// The card is given to the captain; numbered and oval tokens are taken away.
    pub fn destroy(&mut self, threat: usize) {
        self.threats[threat].status = Status::Destroyed;
        self.threats[threat].tokens.clear();
        if self.threats[threat].code() == "SI2-102" {
            self.mines.clear();
        }
    }

    /// Lays the figure down, and the squad with it.
    pub fn knock_out(&mut self, player: usize) {
        let player = &mut self.players[player];
        player.knocked_out = true;
        if player.squad == Squad::Active {
            player.squad = Squad::Disabled;
        }
    }

    pub fn knock_out_all(&mut self, players: Vec<usize>) {
        for player in players {
            self.knock_out(player);
        }
    }

    /// The card of a coming turn is delayed, unless what lies there is late already (SA-5.6).
    pub fn delay(&mut self, player: usize, turn: i32) {
        self.players[player].delayed = true;
        if self.players[player].put_off != turn {
            self.shift(player, turn);
        }
    }

    /// Moves the card of a turn one turn later, and what it pushes on, up to the first gap or off the board.
    pub fn shift(&mut self, player: usize, turn: i32) {
        if self.players[player].knocked_out {
            return;
        }
        let mut carried = Value::Null;
        for slot in turn..=self.turns {
            carried = self.players[player].lay(slot, carried);
            if carried.is_null() {
                return;
            }
        }
    }

    /// Their next turn's action is delayed.
    pub fn delay_all(&mut self, players: Vec<usize>) {
        for player in players {
            self.delay(player, self.turn + 1);
        }
    }

    /// A figure is moved into a station, from wherever.
    pub fn enter(&mut self, player: usize, station: &'static str) {
        self.players[player].station = station;
        let slimed = self
            .threats
            .iter()
            .any(|threat| threat.is_slime() && threat.is_around() && threat.tokens.contains(&station));
        if slimed {
            self.delay(player, self.turn + 1);
        }
        let deadly = self.threats.iter().any(|threat| {
            threat.code() == "SI2-04" && threat.status == Status::Survived && threat.tokens.contains(&station)
        });
        if deadly {
            self.knock_out(player);
        }
        if let Some(ninja) = self.present("I2-102")
            && self.drones.contains(station)
        {
            self.note(ninja, "poisons");
            self.players[player].poisoned = true;
        }
        if let Some(parasite) = self.present("SI3-107")
            && self.host.is_none()
        {
            self.note(parasite, "finds a host");
            self.host = Some(player);
        }
    }

    /// The pilot and the squad return.
    pub fn land(&mut self, player: usize) {
        self.players[player].in_space = false;
        self.enter(player, "UR");
    }

    /// Takes energy from a reactor, at most what is there; says how much it was.
    pub fn drain_reactor(&mut self, zone: &'static str, most: i32) -> i32 {
        let energy = self.reactors.get_mut(zone).expect("a reactor in each zone");
        let taken = most.min(*energy);
        *energy -= taken;
        taken
    }

    /// Takes energy from a shield, at most what is there; says how much it was.
    pub fn drain_shield(&mut self, zone: &'static str, most: i32) -> i32 {
        let energy = self.shields.get_mut(zone).expect("a shield in each zone");
        let taken = most.min(*energy);
        *energy -= taken;
        taken
    }

    /// The threat with this code, if it is on its trajectory or beyond, not if it was destroyed.
    pub fn around(&self, code: &str) -> Option<usize> {
        self.threats.iter().position(|threat| threat.code() == code && threat.is_around())
    }

    /// The threat with this code, if it is on its trajectory.
    pub fn present(&self, code: &str) -> Option<usize> {
        self.threats.iter().position(|threat| threat.code() == code && threat.on_track())
    }
}

/// A card as it lies beside its trajectory.
pub fn waiting(
    code: &str,
    number: i32,
    zone: Option<&'static str>,
    marks: BTreeMap<i32, String>,
    square: i32,
) -> Threat {
    let card = printed(code);
    Threat {
        card,
        number,
        zone,
        status: Status::Waiting,
        damage: 0,
        square,
        marks,
        speed: card.speed,
        shield: card.shield,
        passed: 0,
        did_x: false,
        did_y: false,
        cryoshield: matches!(code, "E1-06" | "SE1-05"),
        phased_out: false,
        hit_by_rocket: false,
        calls: None,
        is_called: false,
        called_in: 0,
        tokens: Vec::new(),
    }
}
