//! SA-25: the threats of New Frontier from outside, card by card.

use crate::external_threats::{all, all_tiles, hurt, numbers, others, own, reaching, tiles};
use crate::setting::{Sim, crew, idle};
use space_alert::Content;
use space_alert::ship::Mark::{self, X, Y, Z};
use space_alert::ship::{Happening, Loss, OnAppear, Outcome, Squad, Status, Track, WhyNot};

/// A card comes to one mark in its second turn, phased out.
fn phased(card: &str, mark: Mark) -> [u8; 3] {
    let speed = Content::standard().threat(card).unwrap().speed;
    let sim = idle().threat(&format!("{card}@1"), "white").track("white", 1 + 2 * speed, &[(1, mark)]);
    sim.after(2).tiles()
}

fn all_phased(card: &str) -> [[u8; 3]; 3] {
    [X, Y, Z].map(|mark| phased(card, mark))
}

/// Who is knocked out when a card comes to its X with a crew in every zone and no shields.
fn knocked_out(card: &str) -> Vec<u8> {
    let run = reaching(card, "white", X, crew(&[("UR", ""), ("LW", ""), ("UB", "")]));
    run.ship.knocked_out().collect()
}

/// SA-25.1, SA-24.9: Plasmatic Fighter
#[test]
fn plasmatic_fighter() {
    assert_eq!(numbers("E1-101"), (4, 2, 3, 2, 4));
    assert_eq!(all_tiles("E1-101"), [own(1), own(1), own(2)]);
    assert_eq!(knocked_out("E1-101"), [1]);
}

/// SA-25.1, SA-24.9: Plasmatic Frigate
#[test]
fn plasmatic_frigate() {
    assert_eq!(numbers("SE2-101"), (7, 2, 2, 6, 12));
    assert_eq!(all_tiles("SE2-101"), [own(2), own(2), own(4)]);
    assert_eq!(knocked_out("SE2-101"), [1]);
}

/// SA-25.2: Spinning Saucer, which a rocket stops even if it does no damage
#[test]
fn spinning_saucer() {
    assert_eq!(numbers("E1-102"), (3, 4, 3, 2, 4));
    assert_eq!(all_tiles("E1-102"), [own(1), own(1), own(5)]);
    let rocket = crew(&[("LB", "C")]).threat("E1-102@1", "white").track("white", 7, &[(1, Z)]).after(2);
    assert_eq!((rocket.threat("E1-102@1").damage, rocket.tiles()), (0, [0; 3]));
    let why = WhyNot::RocketHit;
    assert!(rocket.saw(Happening::NothingDone { threat: rocket.id("E1-102@1"), why }));
}

/// SA-25.3, SA-24.11: Mini-Carrier
#[test]
fn mini_carrier() {
    assert_eq!(numbers("E2-101"), (5, 2, 2, 3, 6));
    assert_eq!(all_tiles("E2-101"), [own(2), others(3), all(4)]);
}

/// SA-25.3, SA-24.11: Spacecraft Carrier
#[test]
fn spacecraft_carrier() {
    assert_eq!(numbers("SE1-101"), (6, 3, 2, 4, 8));
    assert_eq!(all_tiles("SE1-101"), [own(2), others(3), all(4)]);
    assert_eq!(reaching("SE1-101", "white", Z, crew(&[("UR", "BOT")]).in_space(0)).tiles(), all(2));
}

/// SA-25.4: Phasing Fighter
#[test]
fn phasing_fighter() {
    assert_eq!(numbers("E2-102"), (4, 2, 3, 3, 6));
    assert_eq!(all_tiles("E2-102"), [own(1), own(2), own(3)]);
    assert_eq!(all_phased("E2-102"), [own(1), own(1), own(2)]);
}

/// SA-25.4: Phasing Frigate
#[test]
fn phasing_frigate() {
    assert_eq!(numbers("SE2-102"), (7, 2, 2, 6, 12));
    assert_eq!(all_tiles("SE2-102"), [own(2), own(3), own(4)]);
    assert_eq!(all_phased("SE2-102"), [own(1), own(2), own(3)]);
}

/// SA-25.5, SA-24.10: Megashield Destroyer
#[test]
fn megashield_destroyer() {
    assert_eq!(numbers("E2-103"), (3, 4, 2, 3, 6));
    assert_eq!(all_tiles("E2-103"), [own(2), own(2), own(6)]);
    let shot = crew(&[("UW", "A A")]).threat("E2-103@1", "white").track("white", 30, &[]);
    let after =
        |turn| (shot.after(turn).threat("E2-103@1").damage, shot.after(turn).threat("E2-103@1").shield);
    assert_eq!([after(1), after(2)], [(1, 3), (3, 2)]);
}

/// SA-25.6: Dimension Spider, its shield and the rockets
#[test]
fn dimension_spider() {
    assert_eq!(numbers("SE1-102"), (13, 0, 1, 4, 8));
    assert_eq!(tiles("SE1-102", Z), all(4));
    let shield = |mark| reaching("SE1-102", "white", mark, idle()).threat("SE1-102@1").shield;
    assert_eq!([shield(X), shield(Y)], [1, 1]);
    let both = idle().threat("SE1-102@1", "white").track("white", 4, &[(3, X), (2, Y)]).after(2);
    assert_eq!(both.threat("SE1-102@1").shield, 2);
    let rocket = crew(&[("LB", "C")]).threat("SE1-102@1", "white").track("white", 9, &[]).after(2);
    assert_eq!(rocket.threat("SE1-102@1").damage, 0);
}

/// SA-25.7: Dimension Spider, its last word
#[test]
fn dimension_spider_at_the_jump() {
    let sim = idle().threat("SE1-102@1", "white").track("white", 30, &[]);
    let run = sim.end();
    assert!(run.won() && run.saw(Happening::ActsAtJump { threat: run.id("SE1-102@1") }));
    assert_eq!((run.tiles(), run.threat("SE1-102@1").status), (all(4), Status::OnTrack));
    assert_eq!(run.ship.score(&run.mission).survived, 0);
    let worn = |sim: Sim| sim.threat("E1-05@1", "red").track("red", 3, &[(2, Z)]);
    let lost = worn(sim).end();
    assert!(lost.lost() && !lost.saw(Happening::Jumps), "three tiles of the Gunship and four of the Spider");
    let gone = idle().threat("SE1-102@1", "white").track("white", 3, &[(1, Z)]).end();
    assert_eq!(gone.tiles(), all(4), "only once");
}

/// SA-25.8: Mother Swarm
#[test]
fn mother_swarm() {
    assert_eq!(numbers("SE2-103"), (6, 1, 2, 6, 12));
    assert_eq!(all_tiles("SE2-103"), [own(1), [1, 2, 1], [3, 4, 3]]);
    let run = crew(&[("UW", "A A"), ("LB", "C")]).threat("SE2-103@1", "white").track("white", 9, &[]);
    assert_eq!([1, 2].map(|turn| run.after(turn).threat("SE2-103@1").damage), [2, 4]);
}

/// SA-25.9, SA-24.9: Plasmatic Needleship
#[test]
fn plasmatic_needleship() {
    assert_eq!(numbers("E3-101"), (3, 1, 3, 4, 8));
    assert_eq!(all_tiles("E3-101"), [own(1), own(2), own(4)]);
    assert_eq!(knocked_out("E3-101"), [1]);
    let heavy = crew(&[("UR", "A"), ("LR", "A")]).threat("E3-101@1", "red").track("red", 30, &[]).after(1);
    assert_eq!(heavy.threat("E3-101@1").damage, 1, "two of the light laser, one for the shield");
}

/// SA-25.10: Phasing Pulser; an attack of 0 is none
#[test]
fn phasing_pulser() {
    assert_eq!(numbers("E3-102"), (6, 1, 2, 4, 8));
    assert_eq!(all_tiles("E3-102"), [all(1), all(1), all(3)]);
    assert_eq!(all_phased("E3-102"), [all(0), all(1), all(2)]);
}

/// SA-25.11: Phasing Destroyer
#[test]
fn phasing_destroyer() {
    assert_eq!(numbers("E3-103"), (5, 2, 2, 4, 8));
    assert_eq!(all_tiles("E3-103"), [own(2), own(4), own(6)]);
    assert_eq!(all_phased("E3-103"), [own(2), own(2), own(4)]);
}

/// SA-25.12, SA-24.10: Megashield Fighter
#[test]
fn megashield_fighter() {
    assert_eq!(numbers("E3-104"), (4, 4, 3, 4, 8));
    assert_eq!(all_tiles("E3-104"), [own(1), own(2), own(3)]);
}

/// SA-25.12, SA-24.10: Megashield Man-of-War
#[test]
fn megashield_man_of_war() {
    assert_eq!(numbers("SE3-102"), (7, 5, 1, 8, 16));
    assert_eq!(all_tiles("SE3-102"), [own(2), own(3), own(5)]);
    assert_eq!(reaching("SE3-102", "white", X, idle()).threat("SE3-102@1").speed, 2);
    let aimed = crew(&[("UW", "A")]).threat("SE3-102@1", "white").track("white", 30, &[]).after(1);
    assert_eq!(aimed.threat("SE3-102@1").shield, 4);
}

/// SA-25.13, SA-24.13: Jumper to the left
#[test]
fn jumper_left() {
    assert_eq!(numbers("E3-105"), (6, 1, 3, 4, 8));
    assert_eq!(all_tiles("E3-105"), [[1, 0, 0], [1, 1, 0], [1, 3, 0]]);
    let red = reaching("E3-105", "red", X, idle());
    assert_eq!((red.tiles(), red.threat("E3-105@1").track), ([0, 0, 1], Track::Blue));
}

/// SA-25.13, SA-24.13: Jumper to the right
#[test]
fn jumper_right() {
    assert_eq!(numbers("E3-106"), (6, 1, 3, 4, 8));
    assert_eq!(all_tiles("E3-106"), [[0, 0, 1], [0, 1, 1], [0, 3, 1]]);
    let blue = reaching("E3-106", "blue", X, idle());
    assert_eq!((blue.tiles(), blue.threat("E3-106@1").track), ([1, 0, 0], Track::Red));
}

/// SA-25.14: Sealed Capsule
#[test]
fn sealed_capsule() {
    assert_eq!(numbers("E3-107"), (4, 4, 4, 0, 0));
    let at = |mark, damage| {
        let history = OnAppear { damage: Some(damage), ..OnAppear::default() };
        let sim = idle().caller("E3-107@1", "white", "I2-03").history("E3-107@1", history);
        sim.track("white", 5, &[(1, mark)]).after(1)
    };
    let (x, y) = (at(X, 0).threat("E3-107@1"), at(Y, 0).threat("E3-107@1"));
    assert_eq!(((x.speed, x.shield), (y.speed, y.shield)), ((5, 3), (5, 4)));
    let open = |damage| at(Z, damage).threat("I2-03@1");
    assert_eq!((open(0).status, open(0).speed, open(1).speed, open(2).speed), (Status::OnTrack, 3, 3, 2));
    assert_eq!(open(0).position, 15, "on the first square of the track inside");
}

/// SA-25.15, SA-24.17: Sealed Capsule, its points
#[test]
fn points_of_the_sealed_capsule() {
    let nearly = OnAppear { damage: Some(3), ..OnAppear::default() };
    let sim = |cards| crew(&[("UW", cards)]).caller("E3-107@1", "white", "I2-03");
    let score = |sim: Sim| {
        let run = sim.history("E3-107@1", nearly).track("white", 5, &[(1, Z)]).after(1);
        let score = run.ship.score(&run.mission);
        (score.destroyed, score.survived)
    };
    assert_eq!((score(sim("A")), score(sim("."))), ((6, 0), (0, 0)));
}

/// SA-25.16, SA-24.12: Polarized Fighter
#[test]
fn polarized_fighter() {
    assert_eq!(numbers("E3-108"), (4, 1, 3, 4, 8));
    assert_eq!(all_tiles("E3-108"), [own(1), own(2), own(4)]);
    let shot = crew(&[("UW", "A")]).threat("E3-108@1", "white").after(1);
    assert_eq!(shot.threat("E3-108@1").damage, 2);
}

/// SA-25.16, SA-24.12: Polarized Frigate
#[test]
fn polarized_frigate() {
    assert_eq!(numbers("SE3-109"), (5, 2, 2, 8, 16));
    assert_eq!(all_tiles("SE3-109"), [own(1), own(3), own(5)]);
    let shot = crew(&[("UR", "A"), ("LR", "A")]).threat("SE3-109@1", "red").after(1);
    assert_eq!(shot.threat("SE3-109@1").damage, 1, "half of six, less two");
}

/// How much damage of three is left, and the tiles, when a card comes to a mark before a shield.
fn feeding(card: &str, shield: u8, mark: Mark) -> (u8, u8) {
    let name = format!("{card}@1");
    let wounded = OnAppear { damage: Some(3), ..OnAppear::default() };
    let run = reaching(card, "white", mark, idle().shields([0, shield, 0]).history(&name, wounded));
    (run.threat(&name).damage, run.tiles()[1])
}

/// SA-25.17, SA-25.18: Energy Snake
#[test]
fn energy_snake() {
    assert_eq!(numbers("E3-109"), (6, 3, 4, 4, 8));
    assert_eq!([0, 1, 3].map(|shield| feeding("E3-109", shield, X)), [(3, 1), (2, 0), (2, 0)]);
    assert_eq!([0, 1, 3].map(|shield| feeding("E3-109", shield, Y)), [(3, 2), (2, 1), (1, 0)]);
    assert_eq!(tiles("E3-109", Z), own(4), "one and the three of the reactor");
    let pulse = crew(&[("LW", "A")]).threat("E3-109@1", "white").track("white", 9, &[]).after(1);
    assert_eq!(pulse.threat("E3-109@1").damage, 1);
}

/// SA-25.17, SA-25.19: Energy Dragon
#[test]
fn energy_dragon() {
    assert_eq!(numbers("SE3-108"), (9, 3, 4, 8, 16));
    assert_eq!([0, 3].map(|shield| feeding("SE3-108", shield, X)), [(3, 2), (1, 0)]);
    assert_eq!([0, 3].map(|shield| feeding("SE3-108", shield, Y)), [(3, 3), (0, 0)]);
    assert_eq!(tiles("SE3-108", Z), [3, 4, 3]);
    let pulse = crew(&[("LW", "A")]).threat("SE3-108@1", "white").track("white", 9, &[]).after(1);
    assert_eq!(pulse.threat("SE3-108@1").damage, 0, "its shield holds");
}

/// SA-25.20: a wound slows them down for a turn
#[test]
fn wounds_slow_snakes_and_dragons() {
    for card in ["E3-109", "SE3-108"] {
        let name = format!("{card}@1");
        let sim = crew(&[("UW", ". A")]).threat(&name, "white").track("white", 30, &[]);
        let square = |turn| sim.after(turn).threat(&name).position;
        assert_eq!([square(1), square(2), square(3)], [26, 24, 20]);
        let seen = sim.after(2);
        assert!(seen.saw(Happening::SlowsDown { threat: seen.id(&name), squares: 2 }));
    }
}

/// SA-25.21: Phasing Man-of-War
#[test]
fn phasing_man_of_war() {
    assert_eq!(numbers("SE3-101"), (9, 2, 1, 8, 16));
    assert_eq!(all_tiles("SE3-101"), [own(2), own(3), own(5)]);
    assert_eq!(all_phased("SE3-101"), [own(1), own(2), own(4)]);
    assert_eq!(reaching("SE3-101", "white", X, idle()).threat("SE3-101@1").speed, 2);
    assert_eq!(reaching("SE3-101", "white", Y, idle()).threat("SE3-101@1").shield, 3);
}

/// SA-25.22, SA-24.11: Super-Carrier, in the sights of every laser
#[test]
fn super_carrier() {
    assert_eq!(numbers("SE3-103"), (13, 5, 2, 8, 16));
    assert_eq!(all_tiles("SE3-103"), [own(2), others(4), all(5)]);
    let lasers = crew(&[("UR", "A"), ("UW", "A"), ("UB", "A"), ("LB", "A")]).threat("SE3-103@1", "white");
    assert_eq!(lasers.after(1).threat("SE3-103@1").damage, 10, "fifteen less five");
    let near = crew(&[("UR", "A")]).threat("SE3-103@1", "white").threat("E1-07@1", "red");
    let near = near.track("white", 12, &[]).track("red", 10, &[]).after(1);
    assert_eq!((near.threat("E1-07@1").damage, near.threat("SE3-103@1").damage), (2, 0), "the nearest first");
    let pilot = reaching("SE3-103", "white", Z, crew(&[("UR", "BOT")]).in_space(0));
    assert_eq!(pilot.tiles(), all(3));
}

/// SA-25.23: Transmitter Satellite
#[test]
fn transmitter_satellite() {
    assert_eq!(numbers("SE3-104"), (5, 2, 3, 4, 8));
    let sim = || crew(&[("UW", "A")]).caller("SE3-104@1", "white", "I1-05").track("internal", 12, &[]);
    assert_eq!(sim().track("white", 11, &[]).after(1).threat("SE3-104@1").damage, 0, "too far away");
    assert_eq!(sim().track("white", 10, &[]).after(1).threat("SE3-104@1").damage, 3);
    let called = sim().track("white", 11, &[(9, X)]).after(1);
    assert_eq!((called.threat("I1-05@1").status, called.threat("I1-05@1").position), (Status::OnTrack, 12));
    let hurried = sim().threat("I1-06@1", "").track("white", 11, &[(9, Y)]).after(1);
    assert_eq!(hurried.threat("I1-06@1").position, 12 - 1 - 2);
    assert_eq!(hurried.threat("I1-05@1").status, Status::Waiting);
}

/// SA-25.24: Transmitter Satellite, its Z
#[test]
fn transmitter_satellite_at_the_end() {
    let run = crew(&[("UW", ". A"), ("LW", ". C"), ("UB", ". C"), ("UR", "BOT")])
        .active(0)
        .disabled(1)
        .caller("SE3-104@1", "white", "I1-05")
        .track("white", 4, &[(1, Z)])
        .after(1);
    assert_eq!(run.ship.knocked_out().collect::<Vec<_>>(), [0]);
    assert_eq!([1, 2].map(|player| run.board(player)), [". . C", ". . C"]);
    assert_eq!(run.member(1).squad, Squad::Disabled);
    assert_eq!(run.threat("SE3-104@1").status, Status::Survived);
}

/// SA-25.25, SA-24.15: Overlord
#[test]
fn overlord() {
    assert_eq!(numbers("SE3-105"), (14, 5, 2, 0, 8));
    let sim = || idle().caller("SE3-105@1", "red", "E1-07");
    let x = sim().track("red", 3, &[(1, X)]).after(1);
    assert_eq!((x.threat("SE3-105@1").shield, x.threat("E1-07@1").track), (4, Track::Red));
    let wounded = |damage| OnAppear { damage: Some(damage), ..OnAppear::default() };
    let y = sim()
        .history("SE3-105@1", wounded(3))
        .threat("E1-02@1", "white")
        .history("E1-02@1", wounded(1))
        .threat("I1-05@1", "")
        .history("I1-05@1", wounded(1))
        .track("red", 3, &[(1, Y)])
        .after(1);
    let damage = ["SE3-105@1", "E1-02@1", "I1-05@1"].map(|name| y.threat(name).damage);
    assert_eq!(damage, [2, 0, 1]);
    let z = sim().track("red", 3, &[(1, Z)]).after(1);
    assert!(matches!(z.ship.outcome(), Some(Outcome::Lost(Loss::Doom { .. }))));
}

/// SA-25.26, SA-24.13: Leaper
#[test]
fn leaper() {
    assert_eq!(numbers("SE3-106"), (7, 2, 2, 8, 16));
    assert_eq!(all_tiles("SE3-106"), [[0, 1, 1], [1, 2, 0], [0, 4, 1]]);
}

/// SA-25.27: Planetoid, ever faster
#[test]
fn planetoid() {
    assert_eq!(numbers("SE3-107"), (13, 0, 1, 8, 16));
    let sim = crew(&[("LB", "C")]).threat("SE3-107@1", "white").track("white", 20, &[]);
    let square = |turn| sim.after(turn).threat("SE3-107@1").position;
    assert_eq!([square(1), square(2), square(3)], [19, 17, 14]);
    assert_eq!(hurt("SE3-107", 10, Z).tiles(), own(3));
    let rocket = crew(&[("LB", "C")]).threat("SE3-107@1", "white").track("white", 9, &[]).after(2);
    assert_eq!(rocket.threat("SE3-107@1").damage, 0);
}

/// SA-25.28: Planetoid, its end
#[test]
fn the_planetoid_explodes() {
    let tiles = |passed| {
        let history = OnAppear { damage: Some(12), xy_passed: Some(passed), position: None };
        let run = crew(&[("UW", "A")]).threat("SE3-107@1", "white").history("SE3-107@1", history).after(1);
        (run.threat("SE3-107@1").status, run.tiles())
    };
    assert_eq!(tiles(0), (Status::Destroyed, own(0)));
    assert_eq!(tiles(1), (Status::Destroyed, own(4)));
}
