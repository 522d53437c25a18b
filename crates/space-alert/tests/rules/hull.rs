//! SA-15, and what an earlier mission leaves behind (SA-19).

use crate::setting::{crew, idle};
use space_alert::ship::Mark::{X, Z};
use space_alert::ship::{Announced, CarriedOver, MissionPlan, OnAppear, StoredSquad, Tile, Tiles, WhyNot};
use space_alert::{Boards, Content, Happening, Mission, Ship, Zone};

/// SA-15.1, SA-15.3: shields stop as much as they hold
#[test]
fn shields() {
    let hit = |energy| {
        let run = idle().shields([energy, 0, 0]).threat("E1-07@1", "red").track("red", 4, &[(1, Z)]).after(1);
        (run.tiles()[0], run.ship.shields()[0])
    };
    assert_eq!([hit(0), hit(1), hit(3), hit(4)], [(3, 0), (2, 0), (0, 0), (0, 1)]);
}

/// SA-15.2: damage from within goes past the shield
#[test]
fn from_within() {
    let run = idle().shields([2, 2, 2]).threat("I1-01@1", "").track("internal", 4, &[(1, Z)]).after(1);
    assert_eq!((run.tiles(), run.ship.shields()), ([3, 0, 0], [2, 2, 2]));
}

/// SA-15.6: a shield tile lowers the capacity and takes only what is above it
#[test]
fn shield_tiles() {
    let sim = idle().shields([2, 0, 0]).draws("red", &[Tile::Shield]).threat("I1-01@1", "");
    let run = sim.track("internal", 4, &[(1, Z)]).after(1);
    assert_eq!(run.ship.shields()[0], 1);
    assert_eq!(run.ship.shield_capacity(&run.mission, Zone::Red), 1);
}

/// SA-15.9: structure drawn in this mission does nothing in it
#[test]
fn structure_tiles() {
    let run = idle().threat("E1-07@1", "red").track("red", 7, &[(4, X), (1, Z)]).after(2);
    assert_eq!(run.tiles()[0], 1 + 3);
}

/// SA-15.10: the seventh tile is the end, and only the seventh
#[test]
fn the_seventh_tile() {
    let attack = |left: u8| {
        let history = OnAppear { damage: Some(9 - left), ..OnAppear::default() };
        idle().threat("SE1-08@1", "red").history("SE1-08@1", history).track("red", 4, &[(1, Z)]).after(1)
    };
    assert!(!attack(6).lost() && attack(6).tiles()[0] == 6);
    assert!(attack(7).lost());
}

/// SA-15.12: doublings multiply after the shield
#[test]
fn doublings_multiply() {
    let cracked = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
    let sim = idle().shields([1, 0, 0]).threat("SI1-04@1", "").history("SI1-04@1", cracked);
    let run = sim.threat("E1-02@1", "red").track("red", 3, &[(1, Z)]).after(1);
    assert_eq!(run.tiles()[0], 4, "one point past the shield, twice doubled");
}

/// SA-19.9, SA-19.10, SA-23.10: tiles from before the mission weaken what they lie on
#[test]
fn tiles_from_before() {
    let sim = crew(&[("UR", "B")]).usual_shields().pre_damage("red", &[Tile::Shield, Tile::Reactor]);
    let run = sim.start();
    assert_eq!((run.ship.shields(), run.ship.reactors()), ([0, 1, 1], [1, 3, 2]));
    let run = sim.after(1);
    assert_eq!((run.ship.shields()[0], run.ship.reactors()[0]), (1, 0), "capacity 1");
    assert_eq!(run.tiles(), [2, 0, 0]);
    let white =
        crew(&[("UW", "")]).usual_shields().pre_damage("white", &[Tile::Shield, Tile::Reactor]).start();
    assert_eq!((white.ship.shields()[1], white.ship.reactors()[1]), (0, 2));
}

/// SA-19.11, SA-15.12: old structural damage doubles what its zone takes
#[test]
fn old_cracks() {
    let base =
        || idle().pre_damage("red", &[Tile::Structure]).threat("E1-05@1", "red").track("red", 3, &[(1, X)]);
    assert_eq!(base().after(1).tiles()[0], 1 + 4);
    assert_eq!(base().shields([1, 0, 0]).after(1).tiles()[0], 1 + 2);
    let elsewhere = idle().pre_damage("blue", &[Tile::Structure]).threat("E1-05@1", "red");
    assert_eq!(elsewhere.track("red", 3, &[(1, X)]).after(1).tiles(), [2, 0, 1]);
}

/// SA-19.12: a squad that was not repaired is not there
#[test]
fn a_missing_squad() {
    let mut plan = MissionPlan::new(Content::standard(), [5, 3, 4, 6]);
    plan.carried = CarriedOver { tiles: [Tiles::NONE; 3], squads: [StoredSquad::Taken, StoredSquad::Ready] };
    plan.start.stations[0] = Some(crate::setting::station("LR"));
    let mission = Mission::new(Content::standard(), &plan).unwrap();
    let mut boards = Boards::new(1);
    boards.set(0, 1, crate::setting::slot("C"));
    let mut seen = Vec::new();
    let mut ship = Ship::new(&mission, &boards);
    ship.run_to_end(&mission, &mut seen);
    assert!(seen.contains(&Happening::NoEffect {
        player: 0,
        action: Some(space_alert::Action::C),
        why: WhyNot::StorageEmpty
    }));
    assert_eq!(ship.disabled_squads(), 0);
}

/// SA-19.9: tiles from before count towards the six of their zone
#[test]
fn old_tiles_count() {
    let old = [Tile::UpperCannon, Tile::LowerCannon, Tile::Reactor, Tile::Gravolift];
    let run = idle().pre_damage("red", &old).threat("E1-07@1", "red").track("red", 4, &[(1, Z)]).after(1);
    assert!(run.lost());
    let mut plan = MissionPlan::new(Content::standard(), [5, 3, 4, 6]);
    plan.threats.push(Announced::new("E1-07", 1, Some(Zone::Red)));
    assert!(Mission::new(Content::standard(), &plan).is_ok());
}
