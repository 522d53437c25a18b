//! The crate's resolver on its way through a plan, and where its table differs from the other one.

use space_alert::content::Content;
use space_alert::plan::PlanFile;
use space_alert::ship::{Loss, Mission, Nobody, Ship, Status, Step, StoredSquad, Threat};
use space_alert::{Station, Zone};
use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::resolver::board::{STATIONS, ZONES};
use crate::resolver::cards::FRONTIER;
use crate::resolver::{self, Lost, Table};

/// The crate's ship in the middle of the mission.
pub struct CrateShip {
    mission: Mission,
    ship: Ship,
}

impl CrateShip {
    pub fn new(plan: &PlanFile) -> Self {
        let (mission, boards) = plan.prepare(Content::standard()).expect("a plan that can be flown");
        let ship = Ship::new(&mission, &boards);
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
            if FRONTIER.iter().any(|card| card.code == threat.code()) {
                compare_frontier(table, threat, other, found);
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

/// What only threats of New Frontier have: other zones and phases, traps, people in their grip.
fn compare_frontier(table: &Table, threat: &resolver::Threat, other: &Threat, found: &mut Found) {
    let mut note = |what: &str, mine: &dyn Debug, other: &dyn Debug| {
        let (mine, other) = (format!("{mine:?}"), format!("{other:?}"));
        if mine != other {
            found.note(&format!("{} {what}", threat.name()), mine, other);
        }
    };
    let code = threat.code();
    if code == "SI3-106" {
        let mine: BTreeSet<String> =
            table.sabotaged.iter().map(|(station, letter)| format!("{station} {letter}")).collect();
        let wreckage = other.wreckage.iter();
        let other: BTreeSet<String> =
            wreckage.map(|(station, letter)| format!("{} {letter:?}", name_of(station))).collect();
        note("sabotage", &mine, &other);
    }
    if !threat.on_track() {
        return;
    }
    note("zone", &threat.zone, &other.zone().filter(|_| threat.card.is_external()).map(Zone::name));
    note("phase", &threat.phased_out, &other.phased_out);
    let gripped = |player: &usize| match code {
        "I2-102" => table.players[*player].poisoned,
        "SI3-101" => table.players[*player].infected,
        "SI3-107" => table.host == Some(*player),
        _ => false,
    };
    let crew = 0..table.players.len();
    let mine: Vec<usize> = crew.clone().filter(gripped).collect();
    note("victims", &mine, &crew.filter(|player| other.victims & (1 << player) != 0).collect::<Vec<_>>());
    if code == "I2-102" {
        note("drones", &table.drones, &other.drones.iter().map(name_of).collect::<BTreeSet<_>>());
    }
    if code == "SI2-102" {
        let mut mines = table.mines.clone();
        mines.sort_by_key(|mine| STATIONS.iter().position(|station| station == mine));
        note("mines", &mines, &other.mines.iter().map(name_of).collect::<Vec<_>>());
    }
}

/// Sentences about what differs.
struct Found(Vec<String>);

impl Found {
    fn note<A: PartialEq + Debug, B: Clone + Debug + TryInto<A>>(&mut self, what: &str, mine: A, other: B) {
        let same = other.clone().try_into().is_ok_and(|other| other == mine);
        if !same {
            self.0.push(format!("{what}: {mine:?} by the rules, {other:?} in the crate"));
        }
    }
}

fn name_of(station: Station) -> &'static str {
    STATIONS[station.index()]
}
