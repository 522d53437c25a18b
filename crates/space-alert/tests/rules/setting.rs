//! Short ways to set up a mission and to look at what came of it.

use space_alert::plan::{
    Bots, CustomTrajectory, DamageDraw, FORMAT, Overrides, PlanFile, TileOrders, TrackBoards,
};
use space_alert::ship::{
    Announced, CrewMember, Mark, Mission, OnAppear, Outcome, Player, Slot, Threat, Tile, Track, WhyNot,
};
use space_alert::{Action, Boards, Content, Happening, Ship, Station, Step, ThreatId, Zone};

/// A mission in the making. Crew members stand where they are put, shields are empty, and the computer is maintained,
/// so that a test shows only what it is about.
#[derive(Clone)]
pub struct Sim {
    pub plan: PlanFile,
}

/// A crew: where each one begins and what they do, turn by turn (`.` is nothing, `A+B` a double action).
pub fn crew(members: &[(&str, &str)]) -> Sim {
    let orders = Zone::ALL.map(|zone| {
        let order = [
            Tile::Structure,
            Tile::Gravolift,
            Tile::UpperCannon,
            Tile::LowerCannon,
            Tile::Reactor,
            Tile::Shield,
        ];
        (zone, order.to_vec())
    });
    let mut plan = PlanFile {
        format: FORMAT.to_owned(),
        turns: 12,
        trajectories: TrackBoards { red: Some(5), white: Some(3), blue: Some(4), internal: Some(6) },
        threats: Vec::new(),
        players: Vec::new(),
        damage_draw: DamageDraw::Orders(TileOrders(orders.into_iter().collect())),
        overrides: Overrides { computer_maintained: true, ..Overrides::default() },
    };
    for (player, (place, cards)) in members.iter().enumerate() {
        plan.players.push(cards.split_whitespace().map(slot).collect());
        plan.overrides.start_station.insert(player as u8, station(place));
    }
    Sim { plan }.shields([0, 0, 0])
}

/// A crew of one who does nothing on the bridge.
pub fn idle() -> Sim {
    crew(&[("UW", "")])
}

pub fn station(code: &str) -> Station {
    Station::from_code(code).unwrap()
}

pub fn slot(text: &str) -> Slot {
    let action = |code: &str| Action::from_code(code).unwrap();
    match text.split_once('+') {
        _ if text == "." => Slot::Empty,
        Some((first, second)) => Slot::Two(action(first), action(second)),
        None => Slot::One(action(text)),
    }
}

fn zone(name: &str) -> Zone {
    Zone::ALL.into_iter().find(|zone| zone.name() == name).unwrap()
}

impl Sim {
    /// A threat, `card@turn`, with its zone or none.
    pub fn threat(mut self, name: &str, place: &str) -> Sim {
        let (card, turn) = name.split_once('@').unwrap();
        let place = (!place.is_empty()).then(|| zone(place));
        self.plan.threats.push(Announced::new(card, turn.parse().unwrap(), place));
        self
    }

    /// A threat that calls another.
    pub fn caller(self, name: &str, place: &str, calls: &str) -> Sim {
        let mut sim = self.threat(name, place);
        if let Some(threat) = sim.plan.threats.last_mut() {
            threat.calls = Some(calls.to_owned());
        }
        sim
    }

    /// A threat that appears on a square.
    pub fn threat_at(self, name: &str, place: &str, square: u8) -> Sim {
        self.threat(name, place).history(name, OnAppear { position: Some(square), ..OnAppear::default() })
    }

    pub fn history(mut self, name: &str, history: OnAppear) -> Sim {
        self.plan.overrides.threat_on_appear.insert(name.to_owned(), history);
        self
    }

    /// A track of its own for a zone, or for the inside with no name.
    pub fn track(mut self, name: &str, length: u8, marks: &[(u8, Mark)]) -> Sim {
        let track = Track::ALL.into_iter().find(|track| track.name() == name).unwrap();
        let marks = marks.iter().copied().collect();
        self.plan.overrides.custom_trajectory.insert(track, CustomTrajectory { length, marks });
        self
    }

    pub fn shields(mut self, energy: [u8; 3]) -> Sim {
        self.plan.overrides.shields = Zone::ALL.into_iter().zip(energy).collect();
        self
    }

    /// The shields as they usually are.
    pub fn usual_shields(mut self) -> Sim {
        self.plan.overrides.shields.clear();
        self
    }

    pub fn active(mut self, player: u8) -> Sim {
        self.plan.overrides.bots.insert(player, Bots::Active);
        self
    }

    pub fn disabled(mut self, player: u8) -> Sim {
        self.plan.overrides.bots.insert(player, Bots::Disabled);
        self
    }

    pub fn in_space(mut self, player: u8) -> Sim {
        self.plan.overrides.in_space.push(player);
        self
    }

    pub fn pre_damage(mut self, place: &str, tiles: &[Tile]) -> Sim {
        self.plan.overrides.pre_damage.insert(zone(place), tiles.to_vec());
        self
    }

    /// The first tiles of a zone.
    pub fn draws(mut self, place: &str, tiles: &[Tile]) -> Sim {
        if let DamageDraw::Orders(TileOrders(orders)) = &mut self.plan.damage_draw {
            orders.insert(zone(place), tiles.to_vec());
        }
        self
    }

    /// The computer must be maintained.
    pub fn checks(mut self) -> Sim {
        self.plan.overrides.computer_maintained = false;
        self
    }

    pub fn start(&self) -> Run {
        let (mission, boards) = self.plan.prepare(Content::standard()).unwrap();
        let ship = Ship::new(&mission, &boards);
        Run { mission, ship, boards, seen: Vec::new() }
    }

    /// Everything up to the end of a turn.
    pub fn after(&self, turn: u8) -> Run {
        let mut run = self.start();
        run.finish(turn);
        run
    }

    /// Everything up to the end of the actions of a turn.
    pub fn acted(&self, turn: u8) -> Run {
        let mut run = self.start();
        run.until(|step| step == Step::ComputeDamage { turn });
        run
    }

    /// The whole mission.
    pub fn end(&self) -> Run {
        let mut run = self.start();
        run.until(|_| false);
        run
    }
}

/// A mission that has been flown, wholly or in part.
pub struct Run {
    pub mission: Mission,
    pub ship: Ship,
    pub boards: Boards,
    pub seen: Vec<Happening>,
}

impl Run {
    pub fn until(&mut self, stop: impl Fn(Step) -> bool) {
        while !self.ship.is_over() && !stop(self.ship.next_step()) {
            self.ship.advance(&self.mission, &mut self.seen);
        }
    }

    pub fn finish(&mut self, turn: u8) {
        self.until(|step| step.turn().is_none_or(|now| now > turn));
    }

    pub fn id(&self, name: &str) -> ThreatId {
        let mut ids = self.mission.threat_ids();
        ids.find(|id| self.mission.threat(*id).unwrap().name() == name).unwrap()
    }

    pub fn threat(&self, name: &str) -> Threat {
        *self.ship.threat(self.id(name)).unwrap()
    }

    pub fn tiles(&self) -> [u8; 3] {
        self.ship.tiles().map(|tiles| tiles.len())
    }

    pub fn member(&self, player: usize) -> CrewMember {
        self.ship.crew()[player]
    }

    /// Where somebody is, in two letters.
    pub fn place(&self, player: usize) -> &'static str {
        self.member(player).station.code()
    }

    /// A board without the empty spaces at its end.
    pub fn board(&self, player: usize) -> String {
        let code = |slot: &Slot| match slot {
            Slot::Empty => ".".to_owned(),
            Slot::One(action) => action.code().to_owned(),
            Slot::Two(first, second) => format!("{}+{}", first.code(), second.code()),
        };
        let slots: Vec<String> = self.ship.boards().board(player).iter().map(code).collect();
        slots.join(" ").trim_end_matches([' ', '.']).to_owned()
    }

    pub fn saw(&self, happening: Happening) -> bool {
        self.seen.contains(&happening)
    }

    /// Why a crew member's actions came to nothing.
    pub fn in_vain(&self, who: Player) -> Vec<WhyNot> {
        let reasons = self.seen.iter().filter_map(|happening| match happening {
            Happening::NoEffect { player, action: Some(_), why } if *player == who => Some(*why),
            _ => None,
        });
        reasons.collect()
    }

    pub fn won(&self) -> bool {
        self.ship.outcome() == Some(Outcome::Won)
    }

    pub fn lost(&self) -> bool {
        matches!(self.ship.outcome(), Some(Outcome::Lost(_)))
    }
}
