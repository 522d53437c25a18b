//! SA-8 and SA-13: weapons and what they hit.

use crate::setting::crew;
use space_alert::ship::Mark::Z;
use space_alert::ship::{OnAppear, Status, Tile, Weapon, WhyNot, distance};
use space_alert::{Happening, ThreatId};

/// What one shot does to an Amoeba (no shield, rockets aside) on a square of its zone.
fn damage(station: &str, zone: &str, card: &str, square: u8) -> u8 {
    crew(&[(station, card)])
        .threat_at("E1-09@1", zone, square)
        .track(zone, 16, &[])
        .after(1)
        .threat("E1-09@1")
        .damage
}

/// SA-8.1: heavy lasers
#[test]
fn heavy_lasers() {
    assert_eq!(
        [damage("UR", "red", "A", 16), damage("UW", "white", "A", 16), damage("UB", "blue", "A", 16)],
        [4, 5, 4]
    );
    assert_eq!(crew(&[("UR", "A"), ("UW", "A")]).after(1).ship.reactors(), [1, 2, 2]);
    assert_eq!(damage("UR", "white", "A", 5), 0, "only in its own zone");
}

/// SA-8.2, SA-13.4: the pulse cannon reaches everything at distance 2
#[test]
fn pulse_cannon() {
    assert_eq!([10, 11].map(|square| damage("LW", "red", "A", square)), [1, 0]);
    let sim = crew(&[("LW", "A")]).threat_at("E1-09@1", "red", 10).threat_at("SE2-06@1", "blue", 3);
    let run = sim.after(1);
    assert_eq!([run.threat("E1-09@1").damage, run.threat("SE2-06@1").damage], [1, 1]);
    assert_eq!(run.ship.reactors()[1], 2);
}

/// SA-8.3: light lasers need no reactor
#[test]
fn light_lasers() {
    assert_eq!([damage("LR", "red", "A", 16), damage("LB", "blue", "A", 16)], [2, 2]);
    let run = crew(&[("LR", "A A A A")]).after(4);
    assert_eq!((run.ship.reactors(), run.in_vain(0)), ([2, 3, 2], vec![]));
}

/// SA-8.4: no energy, no shot
#[test]
fn no_energy() {
    assert_eq!(crew(&[("UB", "A A A")]).after(3).in_vain(0), [WhyNot::NoEnergy]);
    assert_eq!(crew(&[("UW", "A A A"), ("LW", ". . . A")]).after(4).in_vain(1), [WhyNot::NoEnergy]);
}

/// SA-8.5: a weapon fires once per turn; a second shot costs nothing, heroic or not
#[test]
fn once_per_turn() {
    let run = crew(&[("UW", "A"), ("UW", "A*")]).threat("SE1-01@1", "white").after(1);
    assert_eq!((run.in_vain(1), run.ship.reactors()[1]), (vec![WhyNot::AlreadyFired], 2));
    assert_eq!(run.threat("SE1-01@1").damage, 3);
    assert_eq!(crew(&[("LR", "A"), ("LR", "A")]).after(1).in_vain(1), [WhyNot::AlreadyFired]);
}

/// SA-8.6: a shot at nothing costs its energy, and the story says so
#[test]
fn shooting_at_nothing() {
    let run = crew(&[("UR", "A")]).after(1);
    assert_eq!(run.ship.reactors()[0], 1);
    let weapon = Weapon::Cannon(crate::setting::station("UR"));
    assert!(run.saw(Happening::AimsAtNothing { weapon, why: WhyNot::NoTarget }));
}

/// SA-12.4: heroic shots are one stronger, the pulse cannon against everything
#[test]
fn heroic_shots() {
    assert_eq!(
        [damage("UR", "red", "A*", 9), damage("LR", "red", "A*", 9), damage("LW", "red", "A*", 9)],
        [5, 3, 2]
    );
}

/// SA-8.7, SA-8.8, SA-13.5: a rocket flies a turn and takes the nearest threat of all zones
#[test]
fn rockets() {
    let sim =
        crew(&[("LB", "C"), ("LB", "C")]).threat_at("E1-05@1", "red", 10).threat_at("E1-05@2", "blue", 9);
    let sim = sim.track("red", 14, &[]).track("blue", 14, &[]);
    let first = sim.after(1);
    assert_eq!((first.ship.rockets(), first.ship.rocket_in_flight()), (2, true));
    assert_eq!((first.in_vain(1), first.threat("E1-05@1").damage), (vec![WhyNot::RocketTrackBusy], 0));
    let second = sim.after(2);
    assert_eq!(
        [second.threat("E1-05@1").damage, second.threat("E1-05@2").damage],
        [1, 0],
        "square 8 against 9"
    );
    assert!(!second.ship.rocket_in_flight());
    let none = crew(&[("LB", "C C C C")]).after(4);
    assert_eq!(none.in_vain(0), [WhyNot::NoRocket]);
}

/// SA-13.5, SA-13.6: a rocket does not reach distance 3, and among equals takes the lowest number
#[test]
fn rockets_that_miss() {
    let far = crew(&[("LB", "C")]).threat("E1-05@1", "red").track("red", 16, &[]).after(2);
    assert_eq!((far.threat("E1-05@1").damage, far.ship.rocket_in_flight()), (0, false));
    let tie = crew(&[("LB", "C")]).threat_at("E1-05@1", "blue", 10).threat_at("E1-08@2", "red", 8);
    let tie = tie.track("blue", 13, &[]).track("red", 13, &[]).after(2);
    assert_eq!([tie.threat("E1-05@1").damage, tie.threat("E1-08@2").damage], [1, 0]);
}

/// SA-13.1: squares and distances
#[test]
fn distances() {
    assert_eq!([1, 5, 6, 10, 11, 16].map(distance), [1, 1, 2, 2, 3, 3]);
}

/// SA-13.3: a laser takes the nearest of its zone, and among equals the lowest number
#[test]
fn lasers_aim_at_the_nearest() {
    let sim = crew(&[("UR", "A")]).threat_at("E1-05@1", "red", 9).threat_at("E1-09@1", "red", 8);
    let run = sim.track("red", 14, &[]).after(1);
    assert_eq!([run.threat("E1-05@1").damage, run.threat("E1-09@1").damage], [0, 4]);
    let tie = crew(&[("UR", ". A")]).threat_at("E1-05@1", "red", 9).threat_at("E1-09@2", "red", 7);
    let tie = tie.track("red", 14, &[]).after(2);
    assert_eq!([tie.threat("E1-05@1").damage, tie.threat("E1-09@2").damage], [2, 0]);
}

/// SA-13.2, SA-13.9, SA-13.11: aims are fixed first, strengths add up, the shield counts once, the rest is lost
#[test]
fn strengths_add_up() {
    let sim =
        crew(&[("UR", "A"), ("LR", "A")]).threat_at("E1-07@1", "red", 9).threat_at("E1-09@1", "red", 10);
    let run = sim.after(1);
    assert_eq!(run.threat("E1-07@1").status, Status::Destroyed);
    assert_eq!(run.threat("E1-07@1").damage, 4, "4 + 2 - 2");
    assert_eq!(run.threat("E1-09@1").damage, 0, "nothing passes on");
}

/// SA-13.9: a shield can absorb a shot, which is told
#[test]
fn absorbed() {
    let run = crew(&[("LW", "A")]).threat_at("E1-05@1", "red", 9).after(1);
    assert!(run.saw(Happening::Unharmed { threat: ThreatId(0), strength: 1, why: WhyNot::Absorbed }));
}

/// SA-13.7, SA-13.8: interceptors do 3 to one and 1 to each of several; only what they can aim at counts
#[test]
fn interceptors() {
    let base = || crew(&[("UR", "C")]).active(0).threat_at("E1-09@1", "red", 5);
    assert_eq!(base().after(1).threat("E1-09@1").damage, 3);
    let two = base().threat_at("SE2-06@1", "blue", 4).after(1);
    assert_eq!([two.threat("E1-09@1").damage, two.threat("SE2-06@1").damage], [1, 1]);
    let hidden = base().threat_at("E1-03@1", "blue", 4).after(1);
    assert_eq!(hidden.threat("E1-09@1").damage, 3, "a hidden fighter does not count");
    let far = crew(&[("UR", "C")]).active(0).threat_at("E1-09@1", "red", 6).after(1);
    assert_eq!(far.threat("E1-09@1").damage, 0);
    let heroic = crew(&[("UR", "BOT*")]).in_space(0).threat_at("E1-09@1", "red", 5).after(1);
    assert_eq!(heroic.threat("E1-09@1").damage, 4);
}

/// SA-15.4, SA-15.5: damaged cannons
#[test]
fn damaged_cannons() {
    let shot = |station: &str, zone: &str, tile: Tile, square: u8| {
        let sim = crew(&[(station, "A")]).pre_damage(zone, &[tile]).threat_at("E1-09@1", zone, square);
        sim.track(zone, 16, &[]).after(1).threat("E1-09@1").damage
    };
    assert_eq!(shot("UR", "red", Tile::UpperCannon, 9), 3);
    assert_eq!(shot("UW", "white", Tile::UpperCannon, 9), 4);
    assert_eq!(shot("LB", "blue", Tile::LowerCannon, 9), 1);
    assert_eq!([5, 6].map(|square| shot("LW", "white", Tile::LowerCannon, square)), [1, 0]);
    assert_eq!(shot("LR", "red", Tile::UpperCannon, 9), 2, "only its own cannon");
}

/// SA-13.10, SA-16.6: destroyed threats score the higher value
#[test]
fn destroyed() {
    let run = crew(&[("UR", "A A")]).usual_shields().threat("E1-07@1", "red").end();
    assert_eq!(run.threat("E1-07@1").status, Status::Destroyed);
    assert_eq!(run.ship.score(&run.mission).total(), 4);
}

/// SA-13.15: everything is ready again in the next turn
#[test]
fn ready_again() {
    let history = OnAppear { position: Some(16), ..OnAppear::default() };
    let sim = crew(&[("LR", "A A")]).threat("E1-09@1", "red").history("E1-09@1", history);
    assert_eq!(sim.track("red", 16, &[(1, Z)]).after(2).threat("E1-09@1").damage, 4);
}
