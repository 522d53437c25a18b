//! SA-26: the threats of New Frontier on board, card by card.

use crate::internal_threats::{fights_back, numbers, printed, reaching, tiles, token};
use crate::setting::{Run, Sim, crew, idle, station};
use space_alert::content::Letter;
use space_alert::ship::Mark::{self, X, Y, Z};
use space_alert::ship::{Happening, OnAppear, Status, StoredSquad, Weapon, WhyNot};
use space_alert::{Station, Step};

fn out(run: &Run) -> Vec<u8> {
    run.ship.knocked_out().collect()
}

fn at(card: &str, mark: Mark, sim: Sim) -> Run {
    reaching(card, mark, sim)
}

fn place(run: &Run, name: &str) -> &'static str {
    run.threat(name).station().map_or("", Station::code)
}

/// SA-26.1: the last repair of a jam costs energy
#[test]
fn the_last_repair_costs_energy() {
    let sim = crew(&[("UW", "A A A A")]).threat("I1-101@1", "").track("internal", 30, &[]);
    assert_eq!(sim.after(1).ship.reactors(), [2, 3, 2], "the first one is free");
    let run = sim.after(3);
    assert_eq!((run.threat("I1-101@1").status, run.ship.reactors()), (Status::Destroyed, [2, 1, 2]));
    assert_eq!(run.ship.fired(station("UW")), space_alert::ship::Shot::None);
    // The pulse cannon has emptied the reactor.
    let empty = crew(&[("LW", "A A A"), ("UW", ". . . A A")]).threat("I1-101@1", "");
    let run = empty.track("internal", 30, &[]).after(5);
    assert_eq!((run.threat("I1-101@1").damage, run.in_vain(1)), (1, vec![WhyNot::NoEnergy]));
}

/// SA-26.2: Central Laser Jam
#[test]
fn central_laser_jam() {
    assert_eq!(numbers("I1-101"), printed(2, 2, 2, 4, "UW"));
    assert_eq!(at("I1-101", X, idle()).ship.reactors(), [2, 2, 2]);
    assert_eq!(tiles("I1-101", Y), [0, 1, 0]);
    assert_eq!(tiles("I1-101", Z), [1, 3, 1]);
}

/// SA-26.3: Power Pack Overload, repaired on both sides
#[test]
fn power_pack_overload_repairs() {
    let sim = |cards| crew(&[("LR", "A"), ("LB", cards)]).threat("I2-101@1", "").track("internal", 30, &[]);
    assert_eq!(sim("A").after(1).threat("I2-101@1").damage, 3);
    assert_eq!(sim(".").after(1).threat("I2-101@1").damage, 1);
}

/// SA-26.4: Power Pack Overload
#[test]
fn power_pack_overload() {
    assert_eq!(numbers("I2-101"), printed(4, 3, 3, 6, "LR LB"));
    let x = at("I2-101", X, idle());
    assert_eq!((x.ship.stored_squads(), x.ship.rockets()), ([StoredSquad::Disabled, StoredSquad::Ready], 2));
    let wounded = OnAppear { damage: Some(2), ..OnAppear::default() };
    assert_eq!(at("I2-101", Y, idle().history("I2-101@1", wounded)).threat("I2-101@1").damage, 1);
    let z = at("I2-101", Z, crew(&[("LR", ""), ("LW", ""), ("LB", ""), ("UR", "")]));
    assert_eq!((out(&z), z.tiles()), (vec![0, 2], [3, 0, 3]));
}

/// SA-26.5: Ninja, the drones
#[test]
fn ninja_drones() {
    let sim = crew(&[("LR", ". BLUE"), ("LW", ". C"), ("UB", ". LIFT"), ("UW", ". BLUE")])
        .threat("I2-102@1", "")
        .track("internal", 30, &[(28, X)]);
    let run = sim.after(2);
    let ninja = run.threat("I2-102@1");
    assert_eq!(ninja.drones.iter().map(Station::code).collect::<Vec<_>>(), ["UB", "LW"]);
    assert_eq!(ninja.victims, 0b1001, "who walks in, not who stands there or walks out");
    assert!(run.saw(Happening::Poisoned { player: 0, threat: run.id("I2-102@1") }));
    let dead = crew(&[("LB", ". BOT BOT BOT"), ("LR", ". . . . BLUE")]).active(0).threat("I2-102@1", "");
    let dead = dead.track("internal", 30, &[(28, X)]).after(5);
    assert_eq!((dead.threat("I2-102@1").status, dead.threat("I2-102@1").victims), (Status::Destroyed, 0));
}

/// SA-26.6: Ninja
#[test]
fn ninja() {
    assert_eq!(numbers("I2-102"), printed(3, 2, 3, 6, "LB"));
    assert_eq!(at("I2-102", Y, idle()).ship.reactors(), [2, 3, 1]);
    let sim = crew(&[("LR", ". BLUE"), ("UW", "")]).shields([1, 0, 0]).threat("I2-102@1", "");
    let run = sim.track("internal", 5, &[(3, X), (1, Z)]).after(2);
    assert_eq!((out(&run), run.tiles()), (vec![0], [5, 0, 0]), "three rockets, one point for the shield");
    let none = crew(&[("LB", "C C C")]).threat("I2-102@4", "").track("internal", 3, &[(1, Z)]).after(4);
    assert_eq!(none.tiles(), [0; 3], "no rocket, no attack");
    assert!(!fights_back("I2-102", "BOT"));
}

/// SA-26.6: poison reaches a pilot in space as well
#[test]
fn poison_in_space() {
    let sim = crew(&[("UW", ". BLUE RED RED C BOT BOT")]).active(0).threat("I2-102@1", "");
    let run = sim.track("internal", 13, &[(11, X), (1, Z)]).after(6);
    assert!(run.member(0).in_space);
    assert_eq!(out(&run), [0]);
}

/// SA-26.7: Shambler
#[test]
fn shambler() {
    assert_eq!(numbers("SI1-101"), printed(2, 2, 4, 8, "LW"));
    let company = || crew(&[("LW", "")]);
    let moved = |sim| place(&at("SI1-101", X, sim), "SI1-101@1");
    assert_eq!((moved(company()), moved(idle())), ("LB", "LW"));
    assert_eq!(at("SI1-101", Y, company()).tiles(), [0, 2, 0]);
    let wounded = OnAppear { damage: Some(1), ..OnAppear::default() };
    let healed = at("SI1-101", Y, idle().history("SI1-101@1", wounded));
    assert_eq!((healed.threat("SI1-101@1").damage, healed.tiles()), (0, [0; 3]));
    assert_eq!(tiles("SI1-101", Z), [0, 4, 0]);
    assert!(!fights_back("SI1-101", "BOT"));
}

/// SA-26.8, SA-24.18: Phasing Anomaly
#[test]
fn phasing_anomaly() {
    assert_eq!(numbers("SI2-101"), printed(2, 3, 6, 12, "UW"));
    let z = at("SI2-101", Z, crew(&[("UW", ""), ("LW", ""), ("UR", "")]));
    assert_eq!((out(&z), z.tiles()), (vec![0, 1], [0, 3, 0]));
    let sim =
        crew(&[("UW", "C"), ("UW", "C"), ("UW", "C")]).threat("SI2-101@1", "").track("internal", 30, &[]);
    assert_eq!(
        sim.after(1).threat("SI2-101@1").status,
        Status::Destroyed,
        "three repairs, the first for nothing"
    );
}

/// SA-26.9: Phasing Anomaly, blind lasers
#[test]
fn blind_lasers() {
    let sim = |mark: Mark, cards: &str| {
        let sim = crew(&[("UW", ". A"), ("LR", ". A"), ("LW", cards)]).threat("SI2-101@1", "");
        let sim =
            sim.threat("E1-09@1", "white").threat("E1-09@2", "red").track("internal", 30, &[(28, mark)]);
        let run = sim.track("white", 30, &[]).track("red", 30, &[]).after(2);
        (run.threat("E1-09@1").damage, run.threat("E1-09@2").damage)
    };
    assert_eq!(sim(X, "."), (0, 2), "white does not see");
    assert_eq!(sim(Y, "."), (5, 0), "nor red after Y; X would come before");
    assert_eq!(sim(X, ". C"), (5, 2), "somebody looks out");
    assert_eq!(sim(X, ". A"), (0, 2), "the pulse cannon does not help the laser");
    let pilot = crew(&[("UW", ". A"), ("UR", "BOT BOT")]).in_space(1).threat("SI2-101@1", "");
    let pilot =
        pilot.threat("E1-09@1", "white").track("internal", 30, &[(28, X)]).track("white", 30, &[]).after(2);
    assert_eq!(pilot.threat("E1-09@1").damage, 5);
    let weapon = Weapon::Cannon(station("UW"));
    let blind = crew(&[("UW", ". A")]).threat("SI2-101@1", "").track("internal", 30, &[(28, X)]).after(2);
    assert!(blind.saw(Happening::AimsAtNothing { weapon, why: WhyNot::Blinded }));
    let after_z = crew(&[("LB", ". . A")]).threat("SI2-101@1", "").threat("E1-09@3", "blue");
    let after_z = after_z.track("internal", 7, &[(5, X), (4, Y), (1, Z)]).track("blue", 30, &[]).after(3);
    assert_eq!(after_z.threat("E1-09@3").damage, 0, "it was never repaired");
}

/// SA-26.10: Phasing Mine Layer
#[test]
fn phasing_mine_layer() {
    assert_eq!(numbers("SI2-102"), printed(2, 2, 6, 12, "UW"));
    assert!(fights_back("SI2-102", "BOT") && !fights_back("SI2-102", "BOT*"));
    assert_eq!((token("SI2-102", X), token("SI2-102", Y)), ("UR", "LW"));
    let phased = idle().threat("SI2-102@1", "").track("internal", 5, &[(1, X)]).after(2);
    assert_eq!(place(&phased, "SI2-102@1"), "UB", "to the right if phased out");
    assert_eq!(tiles("SI2-102", Z), [0, 2, 0]);
    // UW, UR, LR and UR again: four mines.
    let sim = idle().threat("SI2-102@1", "").track("internal", 9, &[(8, X), (6, Y), (4, Y), (1, Z)]);
    let mines = sim.after(3).threat("SI2-102@1").mines;
    assert_eq!(mines.iter().map(Station::code).collect::<Vec<_>>(), ["UR", "UW", "LR"]);
    assert_eq!(sim.after(4).tiles(), [6, 2, 0]);
}

/// SA-26.11: Phasing Mine Layer, its mines go with it
#[test]
fn mines_go_with_their_layer() {
    let sim = crew(&[("UR", ". . BOT"), ("UR", ". . BOT")]).active(0).active(1).threat("SI2-102@1", "");
    let run = sim.track("internal", 30, &[(29, X)]).after(3);
    let layer = run.threat("SI2-102@1");
    assert_eq!((layer.status, layer.mines.is_empty()), (Status::Destroyed, true));
    assert!(run.saw(Happening::TrapsGone { threat: run.id("SI2-102@1") }));
}

/// SA-26.12, SA-26.1: Lateral Laser Jam
#[test]
fn lateral_laser_jam() {
    assert_eq!(numbers("I3-101"), printed(3, 3, 4, 8, "UR UB"));
    let even = |mark| idle().threat("I3-101@2", "").track("internal", 4, &[(1, mark)]).after(2);
    assert_eq!((token("I3-101", X), place(&even(X), "I3-101@2")), ("UR", "UB"));
    assert_eq!((at("I3-101", X, idle()).ship.reactors(), even(X).ship.reactors()), ([0, 3, 2], [2, 3, 0]));
    assert_eq!((tiles("I3-101", Y), even(Y).tiles()), ([2, 0, 0], [0, 0, 2]));
    assert_eq!((tiles("I3-101", Z), even(Z).tiles()), ([3, 2, 1], [1, 2, 3]));
    let other = crew(&[("UB", "A")]).threat("I3-101@1", "").track("internal", 30, &[]).after(1);
    assert_eq!(other.threat("I3-101@1").damage, 0, "the other side works");
    assert_eq!(other.ship.reactors(), [2, 3, 1]);
    let repaired = crew(&[("UR", "A A A")]).threat("I3-101@1", "").track("internal", 30, &[]).after(3);
    assert_eq!(
        (repaired.threat("I3-101@1").status, repaired.ship.reactors()),
        (Status::Destroyed, [1, 3, 2])
    );
}

/// SA-26.12, SA-24.15: the turn that counts is the one in which it appears
#[test]
fn a_called_laser_jam() {
    let run = idle().caller("SE3-104@1", "white", "I3-101").track("white", 7, &[(3, X)]).after(2);
    assert_eq!(place(&run, "I3-101@1"), "UB", "called in turn two");
}

/// SA-26.13, SA-24.18: Pulse Cannon Short Circuit is hard to get at before its X
#[test]
fn short_circuit_repairs() {
    let sim = crew(&[("LW", "A A"), ("LW", "A A")]).threat("I3-102@1", "");
    assert_eq!(sim.clone().track("internal", 30, &[]).after(1).threat("I3-102@1").damage, 1);
    let open = crew(&[("LW", ". A")]).threat("I3-102@1", "").track("internal", 30, &[(28, X)]).after(2);
    assert_eq!(open.threat("I3-102@1").damage, 1);
}

/// SA-26.14: Pulse Cannon Short Circuit, a shot that backfires
#[test]
fn a_shot_backfires() {
    let sim = crew(&[("UW", "A A")]).threat("I3-102@1", "").track("internal", 5, &[(3, Z)]);
    let run = sim.acted(1);
    assert_eq!(run.tiles(), [1, 1, 1], "at once, before damage is computed");
    assert!(run.saw(Happening::Backfires { threat: run.id("I3-102@1") }));
    assert_eq!(sim.after(2).tiles(), [3, 3, 3], "with its Z, and once more after it");
    let shielded = sim.clone().shields([1, 1, 0]).acted(1);
    assert_eq!((shielded.tiles(), shielded.ship.shields()), ([0, 0, 1], [0, 0, 0]), "it is an attack");
    let others = crew(&[("UR", "A"), ("LR", "A")]).threat("I3-102@1", "").acted(1);
    assert_eq!(others.tiles(), [0; 3]);
}

/// SA-26.14, SA-4.8: a ship can be lost in the middle of an action
#[test]
fn a_shot_can_lose_the_ship() {
    use space_alert::ship::Tile;
    let sim = crew(&[("UW", "A+RED")]).pre_damage("white", &Tile::ALL).threat("I3-102@1", "");
    let run = sim.after(1);
    assert!(run.lost());
    assert_eq!((run.place(0), run.ship.next_step()), ("UW", Step::Over));
}

/// SA-26.15: Pulse Cannon Short Circuit
#[test]
fn pulse_cannon_short_circuit() {
    assert_eq!(numbers("I3-102"), printed(2, 2, 4, 8, "LW"));
    let x = at("I3-102", X, idle());
    assert_eq!((x.tiles(), x.ship.reactors()), ([1; 3], [2, 2, 2]));
    let y = at("I3-102", Y, idle());
    assert_eq!((y.tiles(), y.ship.fuel()), ([1; 3], 2));
    assert_eq!(tiles("I3-102", Z), [1; 3]);
    let empty = crew(&[("UW", "A A A")]).threat("I3-102@4", "").track("internal", 3, &[(1, X)]).after(4);
    assert_eq!(empty.tiles(), [0; 3], "no energy, no attack");
    let dry = crew(&[("LW", "B B B")]).threat("I3-102@4", "").track("internal", 3, &[(1, Y)]).after(4);
    assert_eq!(dry.tiles(), [0; 3], "no capsule, no attack");
    // The Scout strengthens attacks from outside only.
    let scout = idle().threat("E2-02@1", "red").track("red", 3, &[(2, X)]);
    assert_eq!(at("I3-102", Z, scout).tiles(), [1; 3]);
}

/// SA-26.16: Reversed Shields
#[test]
fn reversed_shields() {
    assert_eq!(numbers("I3-103"), printed(5, 4, 4, 8, "UR UW UB"));
    assert_eq!(tiles("I3-103", Z), [2; 3]);
    let struck = |marks: &[(u8, Mark)]| {
        let sim = idle().shields([0, 2, 0]).threat("I3-103@1", "").threat("E1-05@2", "white");
        let run = sim.track("internal", 30, marks).track("white", 3, &[(1, Z)]).after(2);
        (run.tiles()[1], run.ship.shields()[1])
    };
    assert_eq!(struck(&[]), (1, 0), "three less two");
    assert_eq!(struck(&[(28, X)]), (3, 2), "shields do nothing, and lose nothing");
    assert_eq!(struck(&[(29, X), (28, Y)]), (5, 0), "shields do harm");
    let run = idle().shields([0, 2, 0]).threat("I3-103@1", "").threat("E1-05@2", "white");
    let run = run.track("internal", 30, &[(29, X), (28, Y)]).track("white", 3, &[(1, Z)]).after(2);
    assert!(run.saw(Happening::ShieldAdds { zone: space_alert::Zone::White, blocks: 2 }));
}

/// SA-26.17: Reversed Shields, repaired by one or by several
#[test]
fn reversed_shields_repairs() {
    let damage = |members: &[(&str, &str)]| {
        crew(members).threat("I3-103@1", "").track("internal", 30, &[]).after(1).threat("I3-103@1").damage
    };
    assert_eq!(damage(&[("UW", "B")]), 2);
    assert_eq!(damage(&[("UW", "B"), ("UR", "B")]), 2, "two of them get nothing extra");
    assert_eq!(damage(&[("UW", "B*")]), 3);
    assert_eq!(damage(&[("UW", "B+B")]), 3, "one person is one person");
}

/// SA-26.18: Breached Airlock, doors
#[test]
fn breached_airlock_doors() {
    let sim = |marks: &[(u8, Mark)]| {
        let sim =
            crew(&[("UW", ". RED"), ("UR", ". BLUE"), ("UW", ". BLUE"), ("LB", ". @LR"), ("LR", ". LIFT")]);
        let run = sim.threat("I3-104@1", "").track("internal", 30, marks).after(2);
        [0, 1, 2, 3, 4].map(|player| run.place(player))
    };
    assert_eq!(sim(&[]), ["UR", "UW", "UB", "LR", "UR"]);
    assert_eq!(sim(&[(27, X)]), ["UW", "UR", "UB", "LB", "UR"]);
    assert_eq!(sim(&[(28, X), (27, Y)]), ["UW", "UR", "UW", "LB", "UR"]);
    let run = crew(&[("UW", ". RED")]).threat("I3-104@1", "").track("internal", 30, &[(27, X)]).after(2);
    assert_eq!(run.in_vain(0), [WhyNot::Sealed]);
    let intruder = idle().threat("I3-104@1", "").threat("SI1-01@2", "");
    let hurt = OnAppear { damage: Some(1), position: Some(3), xy_passed: None };
    let intruder = intruder.history("SI1-01@2", hurt).track("internal", 30, &[(27, X), (2, Y)]).after(2);
    assert_eq!(place(&intruder, "SI1-01@2"), "LW", "intruders find a way");
}

/// SA-26.19: Breached Airlock
#[test]
fn breached_airlock() {
    assert_eq!(numbers("I3-104"), printed(3, 4, 4, 8, "UR"));
    let z = at("I3-104", Z, crew(&[("UR", ""), ("LR", ""), ("UW", "")]));
    assert_eq!((z.tiles(), out(&z)), ([3, 0, 0], vec![0, 1]));
    let repair =
        |sim: Sim| sim.threat("I3-104@1", "").track("internal", 30, &[]).after(1).threat("I3-104@1").damage;
    assert_eq!(repair(crew(&[("UR", "C")])), 1);
    assert_eq!(repair(crew(&[("UR", "C")]).active(0)), 2);
    assert_eq!(repair(crew(&[("UR", "C")]).disabled(0)), 1);
}

/// SA-26.20: Phasing Troopers moving right
#[test]
fn phasing_troopers_right() {
    assert_eq!(numbers("I3-105"), printed(2, 2, 4, 8, "UR"));
    assert!(fights_back("I3-105", "BOT"));
    assert_eq!((token("I3-105", X), token("I3-105", Y), tiles("I3-105", Z)), ("LR", "UW", [4, 0, 0]));
    let phased = |mark| idle().threat("I3-105@1", "").track("internal", 5, &[(1, mark)]).after(2);
    assert_eq!((place(&phased(X), "I3-105@1"), place(&phased(Y), "I3-105@1")), ("UR", "UW"));
    assert_eq!(phased(Z).tiles(), [3, 0, 0]);
}

/// SA-26.20: Phasing Troopers moving left
#[test]
fn phasing_troopers_left() {
    assert_eq!(numbers("I3-106"), printed(2, 2, 4, 8, "LB"));
    assert!(fights_back("I3-106", "BOT"));
    assert_eq!((token("I3-106", X), token("I3-106", Y), tiles("I3-106", Z)), ("UB", "LW", [0, 0, 4]));
}

/// SA-26.21, SA-24.18: Driller
#[test]
fn driller() {
    use space_alert::ship::Tile::{Gravolift, Structure};
    assert_eq!(numbers("I3-107"), printed(2, 3, 4, 8, "LB"));
    assert_eq!(tiles("I3-107", Z), [0, 0, 4]);
    assert_eq!(token("I3-107", X), "LW", "all zones are whole: towards white");
    let towards = |sim: Sim| place(&at("I3-107", Y, sim), "I3-107@1");
    assert_eq!(towards(idle().pre_damage("blue", &[Structure])), "LB");
    assert_eq!(towards(idle().pre_damage("red", &[Structure])), "LW");
    let tie = idle().pre_damage("red", &[Structure]).pre_damage("blue", &[Gravolift]);
    assert_eq!(towards(tie), "LW");
    let far = idle().pre_damage("red", &[Structure]).threat("I3-107@1", "");
    let far = far.track("internal", 5, &[(4, X), (2, Y)]);
    assert_eq!([place(&far.after(1), "I3-107@1")], ["LR"], "two stations with X and Y");
    assert!(!fights_back_after_x());
}

fn fights_back_after_x() -> bool {
    let sim = crew(&[("LW", ". BOT")]).active(0).threat("I3-107@1", "").track("internal", 30, &[(27, X)]);
    let run = sim.after(2);
    assert_eq!(run.threat("I3-107@1").damage, 1, "after its X the first point counts");
    run.member(0).squad == space_alert::ship::Squad::Disabled
}

/// SA-26.22: Rabid Beast, infection
#[test]
fn rabid_beast() {
    assert_eq!(numbers("SI3-101"), printed(2, 2, 8, 16, "UB"));
    assert!(fights_back("SI3-101", "BOT"));
    let x = at("SI3-101", X, crew(&[("UB", ""), ("UW", "")]));
    assert_eq!((place(&x, "SI3-101@1"), x.threat("SI3-101@1").victims), ("UR", 0b01));
    let y = at("SI3-101", Y, crew(&[("UB", ""), ("UW", "")]));
    assert_eq!((place(&y, "SI3-101@1"), y.threat("SI3-101@1").victims), ("LB", 0b01));
    assert!(x.saw(Happening::Infected { player: 0, threat: x.id("SI3-101@1") }));
}

/// SA-26.23: Rabid Beast, the outbreak
#[test]
fn the_outbreak() {
    assert_eq!(tiles("SI3-101", Z), [0, 0, 4]);
    let sim = crew(&[("UB", ". . RED"), ("UB", ""), ("UW", "")]).threat("SI3-101@1", "");
    let run = sim.track("internal", 30, &[(29, X), (25, Z)]).after(3);
    assert_eq!(run.tiles(), [4, 2, 2], "the beast in red, its victims where they are");
}

/// SA-26.24, SA-24.18: Hidden Transmitters call and hurry
#[test]
fn hidden_transmitters() {
    assert_eq!(numbers("SI3-102"), printed(3, 2, 4, 8, "UB"));
    assert_eq!(numbers("SI3-103"), printed(3, 2, 4, 8, "LR"));
    for (card, zone) in [("SI3-102", "blue"), ("SI3-103", "red")] {
        let name = format!("{card}@1");
        let sim = || idle().caller(&name, "", "E1-07").track(zone, 12, &[]);
        let x = sim().track("internal", 3, &[(1, X)]).after(1);
        assert_eq!(x.threat("E1-07@1").zone().unwrap().name(), zone);
        let y =
            sim().threat("E1-02@1", zone).threat("E1-02@2", "white").track("internal", 3, &[(1, Y)]).after(1);
        assert_eq!(y.threat("E1-02@1").position, 12 - 2 - 2, "its own move and two squares");
    }
    let sim =
        |cards| crew(&[("UB", cards)]).caller("SI3-102@1", "", "E1-07").track("internal", 30, &[(26, X)]);
    assert_eq!(sim("C").after(1).in_vain(0), [WhyNot::Inaccessible]);
    assert_eq!(sim(". . C").after(3).threat("SI3-102@1").damage, 1);
}

/// SA-26.25: Hidden Transmitters at the end
#[test]
fn hidden_transmitters_at_the_end() {
    let z = |name: &str| {
        let run =
            idle().shields([2, 2, 2]).caller(name, "", "E1-07").track("internal", 3, &[(1, Z)]).after(1);
        (run.tiles(), run.ship.shields(), run.ship.reactors())
    };
    assert_eq!(z("SI3-102@1"), ([0, 0, 4], [2, 2, 0], [2, 3, 2]));
    assert_eq!(z("SI3-103@1"), ([4, 0, 0], [2, 2, 2], [0, 3, 2]));
}

fn vortex(members: &[(&str, &str)], marks: &[(u8, Mark)]) -> Sim {
    crew(members).caller("SI3-104@1", "", "I1-01").track("internal", 30, marks)
}

/// SA-26.26: Space-Time Vortex, cards come twice
#[test]
fn the_vortex_repeats_cards() {
    assert_eq!(numbers("SI3-104"), printed(3, 2, 8, 16, "LW"));
    let boards = [("UW", "RED A A"), ("UR", ". A"), ("UW", "B . A"), ("UR", "BOT A")];
    let run = vortex(&boards, &[(28, X)]).in_space(3).after(1);
    assert_eq!([0, 1, 2, 3].map(|player| run.board(player)), ["RED RED A A", ". A", "B B A", "BOT A"]);
    assert!(run.saw(Happening::CardRepeated { player: 0, threat: run.id("SI3-104@1"), turn: 1 }));
    assert!(run.saw(Happening::CardNotRepeated { player: 1, threat: run.id("SI3-104@1") }));
    let full = vortex(&[("UW", "A B C A B C A B C A B C")], &[(28, X)]).after(1);
    assert_eq!(full.board(0), "A A B C A B C A B C A B");
    assert!(full.saw(Happening::CardLost { player: 0 }));
}

/// SA-26.27: Space-Time Vortex, people are elsewhere
#[test]
fn the_vortex_moves_people() {
    let run = vortex(&[("UR", ""), ("LB", ""), ("UW", ""), ("LR", "")], &[(28, Y)]).threat("SI2-04@1", "");
    let run = run.after(1);
    assert_eq!([0, 1, 2, 3].map(|player| run.place(player)), ["UB", "LR", "UW", "LB"]);
    let repair = vortex(&[("LW", "C"), ("UR", "")], &[]).threat("SI3-107@1", "").after(1);
    assert_eq!((repair.place(0), repair.place(1), repair.threat("SI3-104@1").damage), ("UW", "LR", 1));
    assert_eq!(repair.threat("SI3-107@1").victims, 0, "nobody has entered anything");
}

/// SA-26.28: Space-Time Vortex, its secret
#[test]
fn the_secret_of_the_vortex() {
    let sim = crew(&[("UW", "")]).caller("SI3-104@1", "", "I1-01");
    let run = sim.track("internal", 3, &[(2, X), (1, Z)]).after(1);
    let threat = run.threat("I1-01@1");
    assert_eq!((threat.status, run.threat("SI3-104@1").status), (Status::Survived, Status::Survived));
    assert_eq!(run.tiles(), [0, 3, 0], "its X has led the Skirmishers to white");
    assert_eq!(run.ship.score(&run.mission).survived, 8 + 2);
    let warheads = crew(&[("LB", "C C C")]).caller("SI3-104@4", "", "I1-07");
    let warheads = warheads.track("internal", 3, &[(1, Z)]).after(4);
    assert_eq!(warheads.threat("I1-07@4").status, Status::Destroyed, "no rocket is left");
}

/// SA-26.29: Siren
#[test]
fn siren() {
    assert_eq!(numbers("SI3-105"), printed(2, 2, 8, 16, "UR"));
    assert!(fights_back("SI3-105", "BOT"));
    let crowd = || crew(&[("UW", ""), ("UW", ""), ("LB", ""), ("LR", "BOT")]).in_space(3);
    assert_eq!(out(&at("SI3-105", X, crowd())), [2]);
    assert_eq!(out(&at("SI3-105", Y, crowd())), [0, 1]);
    assert_eq!(out(&at("SI3-105", Z, crowd())), [0, 1, 2]);
}

/// SA-26.29: who lies in a station is no company
#[test]
fn nobody_lying_is_company() {
    let sim =
        crew(&[("UW", ""), ("UW", ". RED"), ("UR", "")]).threat("E1-101@1", "white").threat("SI3-105@2", "");
    let sim = sim.track("white", 4, &[(1, X)]).track("internal", 3, &[(1, X)]);
    let run = sim.after(2);
    assert_eq!(out(&run), [0, 1, 2], "two by plasma, and the one who stands alone");
}

/// SA-26.30: Siren, a hit sends it away
#[test]
fn a_hit_sends_the_siren_away() {
    let sim = crew(&[("UR", "BOT"), ("LB", ". BOT")]).active(0).active(1).threat("SI3-105@1", "");
    let sim = sim.track("internal", 30, &[]);
    assert_eq!(place(&sim.after(1), "SI3-105@1"), "LB");
    assert_eq!(sim.after(2).threat("SI3-105@1").status, Status::Destroyed);
}

/// SA-26.31, SA-24.18: Cyber Gremlin
#[test]
fn cyber_gremlin() {
    assert_eq!(numbers("SI3-106"), printed(1, 2, 8, 16, "UR"));
    let x = at("SI3-106", X, idle());
    assert_eq!((x.ship.reactors(), x.threat("SI3-106@1").speed), ([0, 3, 2], 4));
    let early = crew(&[("UR", "BOT")]).active(0).threat("SI3-106@1", "").track("internal", 30, &[]).after(1);
    assert_eq!(early.in_vain(0), [WhyNot::Inaccessible]);
    let late =
        crew(&[("UR", ". BOT")]).active(0).threat("SI3-106@1", "").track("internal", 30, &[(28, X)]).after(2);
    assert_eq!(
        (late.threat("SI3-106@1").status, late.member(0).squad),
        (Status::Destroyed, space_alert::ship::Squad::Active)
    );
}

/// SA-26.32: Cyber Gremlin, broken systems
#[test]
fn broken_systems() {
    let sim = crew(&[("UR", ". A A"), ("LR", ". B* B"), ("UR", ". C")]).threat("SI3-106@1", "");
    let sim = sim.track("internal", 30, &[(28, Y)]);
    let run = sim.after(1);
    assert_eq!((place(&run, "SI3-106@1"), run.ship.wreckage(&run.mission).iter().count()), ("UW", 6));
    let mended = sim.after(2);
    let left: Vec<_> = mended.ship.wreckage(&mended.mission).iter().map(|(at, of)| (at.code(), of)).collect();
    assert_eq!(left, [("UR", Letter::B), ("LR", Letter::A), ("LR", Letter::C)]);
    assert!(mended.saw(Happening::MendsSystem {
        player: 0,
        threat: mended.id("SI3-106@1"),
        station: station("UR"),
        letter: Letter::A,
    }));
    assert_eq!(mended.ship.reactors(), [2, 3, 2], "mending is not using");
    assert_eq!(sim.after(3).ship.reactors(), [3, 1, 2], "A has fired, B has fetched two");
    let again = idle().threat("SI3-106@1", "").track("internal", 3, &[(2, Y), (1, Z)]).after(1);
    assert_eq!(again.ship.wreckage(&again.mission).iter().count(), 12, "red, and white after the move");
    let gone = crew(&[("UW", ". A")]).threat("SI3-106@1", "").track("internal", 3, &[(1, Z)]).after(2);
    assert_eq!(gone.ship.wreckage(&gone.mission).iter().count(), 6, "they stay broken after its Z");
    let after_z = crew(&[("UR", ". A")]).threat("SI3-106@1", "").track("internal", 3, &[(1, Z)]).after(2);
    assert_eq!(after_z.ship.wreckage(&after_z.mission).iter().count(), 5, "and can still be mended");
}

/// SA-26.33: Cyber Gremlin, its last word
#[test]
fn cyber_gremlin_at_the_jump() {
    let run = crew(&[("UW", ""), ("LB", "")]).threat("SI3-106@1", "").track("internal", 30, &[]).end();
    assert!(run.won());
    assert_eq!(out(&run), [0, 1]);
}

/// SA-26.34: Parasite, its host
#[test]
fn parasite_finds_a_host() {
    assert_eq!(numbers("SI3-107"), printed(1, 2, 8, 16, ""));
    let sim = crew(&[("UW", "A RED"), ("UW", "RED BLUE"), ("UR", "RED")]).threat("SI3-107@1", "");
    let run = sim.track("internal", 30, &[]).after(2);
    assert_eq!(run.ship.host(&run.mission, run.id("SI3-107@1")), Some(1));
    assert!(run.saw(Happening::FindsHost { player: 1, threat: run.id("SI3-107@1") }));
}

/// SA-26.35: Parasite, what it does to its host and the ship
#[test]
fn parasite() {
    let reached = |members: &[(&str, &str)], mark| {
        crew(members).threat("SI3-107@1", "").track("internal", 3, &[(1, mark)]).after(1)
    };
    let x = reached(&[("UW", "RED")], X);
    assert_eq!(x.ship.reactors(), [1, 3, 2]);
    let y = reached(&[("UW", "RED"), ("UR", ""), ("LR", "")], Y);
    assert_eq!(out(&y), [1]);
    assert_eq!(reached(&[("UW", "RED")], Z).tiles(), [5, 0, 0]);
    for mark in [X, Y, Z] {
        let alone = reached(&[("UR", "A")], mark);
        assert_eq!((alone.ship.reactors(), out(&alone), alone.tiles()), ([1, 3, 2], vec![], [0; 3]));
    }
    let space = crew(&[("UW", "RED C BOT")]).active(0).shields([0, 1, 0]).threat("SI3-107@1", "");
    let space = space.track("internal", 5, &[(1, Z)]).after(2);
    assert_eq!((space.tiles(), space.ship.shields()), ([0, 4, 0], [0; 3]));
}

/// SA-26.36: Parasite, how to get rid of it
#[test]
fn getting_rid_of_a_parasite() {
    let sim = |cards: [&str; 3]| {
        let sim = crew(&[("UW", cards[0]), ("UR", cards[1]), ("LW", cards[2])]).active(0).active(1);
        sim.threat("SI3-107@1", "").track("internal", 30, &[]).after(2)
    };
    let own = sim(["RED BOT", ".", "."]);
    assert_eq!((own.in_vain(0), own.threat("SI3-107@1").damage), (vec![WhyNot::NoIntruder], 0));
    let other = sim(["RED", ". BOT", "."]);
    assert_eq!((other.threat("SI3-107@1").status, out(&other)), (Status::Destroyed, vec![0]));
    let elsewhere = sim(["BLUE", ". BOT", "."]);
    assert_eq!(elsewhere.in_vain(1), [WhyNot::NoIntruder]);
}
