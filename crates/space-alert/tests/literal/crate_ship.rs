//! The same plan for the resolver of the crate, and where the two tables differ.

use serde_json::Value;
use space_alert::content::Content;
use space_alert::ship::{
    Action, Announced, Boards, CarriedOver, Loss, Mission, MissionPlan, Nobody, OnAppear, Ship, Slot, Squad,
    Start, Status, Step, StoredSquad, Systems, Tile, Tiles,
};
use space_alert::{Station, Zone};

use crate::resolver::board::{STATIONS, ZONES};
use crate::resolver::{self, Lost, Table};

/// The crate's ship in the middle of the mission.
pub struct CrateShip {
    mission: Mission,
    ship: Ship,
}

impl CrateShip {
    pub fn new(plan: &Value) -> Self {
        let content = Content::standard();
        let overrides = &plan["overrides"];
        let boards = ["red", "white", "blue", "internal"].map(|track| byte(&plan["trajectories"][track]));
        let mut wanted = MissionPlan::new(content, boards);
        wanted.turns = byte(&plan["turns"]);
        wanted.systems = if wanted.turns == 12 { Systems::ALL } else { Systems::SHORT };
        for (index, threat) in plan["threats"].as_array().expect("threats").iter().enumerate() {
            let announced: Announced = serde_json::from_value(threat.clone()).expect("a threat");
            let name = format!("{}@{}", announced.card, announced.turn);
            wanted.threats.push(announced);
            if let Some(history) = overrides["threat_on_appear"].get(&name) {
                let history: OnAppear = serde_json::from_value(history.clone()).expect("a history");
                wanted.on_appear.push((u8::try_from(index).expect("few"), history));
            }
        }
        let crew = plan["players"].as_array().expect("players").len();
        wanted.start = start(overrides, crew);
        let leaders = wanted.start.squads.iter().filter(|squad| **squad != Squad::None).count();
        let mut carried = CarriedOver::default();
        for storage in carried.squads.iter_mut().take(leaders) {
            *storage = StoredSquad::Taken;
        }
        for zone in 0..3 {
            let lying = tiles(&overrides["pre_damage"][ZONES[zone]]);
            let drawn = tiles(&plan["damage_draw"][ZONES[zone]]);
            carried.tiles[zone] = lying.iter().copied().collect::<Tiles>();
            wanted.tiles[zone] = [lying, drawn].concat().try_into().expect("six tiles");
        }
        wanted.carried = carried;
        let mission = Mission::new(content, &wanted).expect("a mission that can be flown");
        let ship = Ship::new(&mission, &cards(plan, crew));
        Self { mission, ship }
    }

    /// Goes on until this step of its turn is done.
    pub fn reach(&mut self, after: &str) {
        loop {
            let part = match self.ship.next_step() {
                Step::ThreatAppears { .. } | Step::Action { .. } | Step::EndOfActions { .. } => {
                    "player_actions"
                }
                Step::ComputeDamage { .. } | Step::RocketResolution { .. } => "compute_damage",
                Step::ThreatMoves { .. } | Step::RocketMoves { .. } => "threat_actions",
                Step::ComputerCheck { .. } => "turn_end",
                Step::Jump | Step::Over => return,
            };
            if part != after {
                return;
            }
            self.ship.advance(&self.mission, &mut Nobody);
        }
    }

    /// Everything that does not stand as on the other table.
    pub fn differences(&self, table: &Table) -> Vec<String> {
        let mut found = Found(Vec::new());
        self.compare_threats(table, &mut found);
        self.compare_crew(table, &mut found);
        for (index, zone) in ZONES.into_iter().enumerate() {
            found.note(&format!("{zone} shield"), table.shields[zone], self.ship.shields()[index]);
            found.note(&format!("{zone} reactor"), table.reactors[zone], self.ship.reactors()[index]);
            let mut lying = table.tiles[zone].clone();
            lying.sort();
            let mut other: Vec<String> =
                self.ship.tiles()[index].iter().map(|tile| tile.name().to_owned()).collect();
            other.sort();
            found.note(&format!("{zone} tiles"), lying, other);
        }
        found.note("fuel", table.fuel, self.ship.fuel());
        found.note("rockets", table.rockets, self.ship.rockets());
        found.note("rocket launched", table.first_square, self.ship.rocket_launched());
        found.note("rocket in flight", table.second_square, self.ship.rocket_in_flight());
        for (index, storage) in ["LR", "UB"].into_iter().enumerate() {
            let other = match self.ship.stored_squads()[index] {
                StoredSquad::Ready => "ready",
                StoredSquad::Disabled => "disabled",
                StoredSquad::Taken => "taken",
            };
            found.note(&format!("squad in {storage}"), table.stored[storage], other);
        }
        let visual = [1, 2, 3].map(|phase| table.visual.get(&phase).copied().unwrap_or(0));
        found.note("visual", visual, self.ship.visual_points(&self.mission).map(i32::from));
        found.0
    }

    fn compare_threats(&self, table: &Table, found: &mut Found) {
        let others = self.ship.threats(&self.mission);
        found.note("number of threats", table.threats.len(), others.len());
        for (threat, (due, other)) in table.threats.iter().zip(self.mission.threats().iter().zip(others)) {
            let name = threat.name();
            found.note("order of threats", name.clone(), due.name());
            let status = match other.status {
                Status::Waiting => resolver::Status::Waiting,
                Status::OnTrack => resolver::Status::OnTrack,
                Status::Destroyed => resolver::Status::Destroyed,
                Status::Survived => resolver::Status::Survived,
            };
            found.note(&format!("{name} status"), threat.status, status);
            if threat.on_track() {
                found.note(&format!("{name} damage"), threat.damage, other.damage);
                found.note(&format!("{name} square"), threat.square, other.position);
                found.note(&format!("{name} speed"), threat.speed, other.speed);
                found.note(&format!("{name} shield"), threat.shield, other.shield);
                found.note(&format!("{name} marks"), threat.passed, other.xy_passed);
            }
            if threat.card.code != "SI1-04" {
                let mut tokens = threat.tokens.clone();
                tokens.sort_by_key(|token| STATIONS.iter().position(|station| station == token));
                let others: Vec<&str> = other.tokens.iter().map(name_of).collect();
                found.note(&format!("{name} tokens"), tokens, others);
            }
        }
    }

    fn compare_crew(&self, table: &Table, found: &mut Found) {
        for (index, (player, other)) in table.players.iter().zip(self.ship.crew()).enumerate() {
            let note = |found: &mut Found, what: &str, mine: String, other: String| {
                found.note(&format!("player {index} {what}"), mine, other);
            };
            note(found, "space", player.in_space.to_string(), other.in_space.to_string());
            note(found, "out", player.knocked_out.to_string(), other.knocked_out.to_string());
            note(found, "squad", format!("{:?}", player.squad), format!("{:?}", other.squad));
            if !player.in_space {
                note(found, "station", player.station.to_owned(), name_of(other.station).to_owned());
            }
            if !player.knocked_out {
                let board = self.ship.boards().board(index);
                let turns = player.board.len();
                let board = serde_json::to_string(&board[..turns]).expect("text");
                let mine = serde_json::to_string(&player.board).expect("text");
                note(found, "board", mine, board);
            }
        }
    }

    /// The end of the mission against the end on the other table.
    pub fn differences_at_end(&mut self, table: &Table, lost: Option<&Lost>) -> Vec<String> {
        self.ship.run_to_end(&self.mission, &mut Nobody);
        let mut found = Found(self.differences(table));
        let loss = match self.ship.loss() {
            None => "none".to_owned(),
            Some(Loss::Zone { zone, .. }) => format!("zone {}", zone.name()),
            Some(Loss::Doom { by, .. }) => self.mission.threats()[by.index()].name(),
        };
        let expected = match lost {
            None => "none".to_owned(),
            Some(Lost::Zone(zone)) => format!("zone {zone}"),
            Some(Lost::To(name)) => name.clone(),
        };
        found.note("loss", expected, loss);
        if lost.is_none() {
            found.note("score", resolver::report::score(table), self.ship.score(&self.mission).total());
        }
        found.0
    }
}

/// Sentences about what differs.
struct Found(Vec<String>);

impl Found {
    fn note<A: PartialEq<A> + std::fmt::Debug, B: std::fmt::Debug + TryInto<A>>(
        &mut self,
        what: &str,
        mine: A,
        other: B,
    ) where
        B: Clone,
    {
        let same = other.clone().try_into().is_ok_and(|other| other == mine);
        if !same {
            self.0.push(format!("{what}: {mine:?} by the rules, {other:?} in the crate"));
        }
    }
}

fn name_of(station: Station) -> &'static str {
    STATIONS[station.index()]
}

fn byte(value: &Value) -> u8 {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{value} is no byte"))
}

fn tiles(list: &Value) -> Vec<Tile> {
    serde_json::from_value::<Option<Vec<Tile>>>(list.clone()).expect("tiles").unwrap_or_default()
}

fn start(overrides: &Value, crew: usize) -> Start {
    let mut start =
        Start { computer_maintained: overrides["computer_maintained"] == true, ..Start::default() };
    for player in 0..crew {
        let key = player.to_string();
        start.stations[player] = Option::deserialize_from(&overrides["start_station"][&key]);
        start.squads[player] = Option::deserialize_from(&overrides["bots"][&key]).unwrap_or_default();
        start.in_space[player] =
            overrides["in_space"].as_array().is_some_and(|list| list.contains(&Value::from(player)));
    }
    for zone in Zone::ALL {
        start.shields[zone.index()] = Option::deserialize_from(&overrides["shields"][zone.name()]);
    }
    start
}

/// A value that may be missing.
trait Missing: Sized {
    fn deserialize_from(value: &Value) -> Self;
}

impl<T: serde::de::DeserializeOwned> Missing for Option<T> {
    fn deserialize_from(value: &Value) -> Self {
        serde_json::from_value(value.clone()).expect("a value of the right kind")
    }
}

fn cards(plan: &Value, crew: usize) -> Boards {
    let mut boards = Boards::new(crew);
    for player in 0..crew {
        for (turn, card) in (1..).zip(plan["players"][player].as_array().expect("a board")) {
            let read = |code: &str| Action::from_code(code).unwrap_or_else(|| panic!("no card {code}"));
            if let Some(code) = card.as_str() {
                boards.set(player, turn, Slot::One(read(code)));
            } else if let Some([Value::String(first), Value::String(second)]) =
                card.as_array().map(Vec::as_slice)
            {
                boards.set(player, turn, Slot::Two(read(first), read(second)));
            }
        }
    }
    boards
}
