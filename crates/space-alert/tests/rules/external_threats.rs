//! SA-20: the external threats, card by card.

use crate::setting::{Run, Sim, crew, idle};
use space_alert::Content;
use space_alert::ship::Mark::{self, X, Y, Z};
use space_alert::ship::{Happening, Loss, OnAppear, Outcome, Status, WhyNot};

/// A card comes to one mark in its first turn, in the white zone unless said otherwise.
pub fn reaching(card: &str, zone: &str, mark: Mark, sim: Sim) -> Run {
    let speed = Content::standard().threat(card).unwrap().speed;
    sim.threat(&format!("{card}@1"), zone).track(zone, 1 + speed, &[(1, mark)]).after(1)
}

/// How many tiles each zone draws when a card comes to a mark and no shield helps.
pub fn tiles(card: &str, mark: Mark) -> [u8; 3] {
    reaching(card, "white", mark, idle()).tiles()
}

/// The same, for X, Y and Z.
pub fn all_tiles(card: &str) -> [[u8; 3]; 3] {
    [X, Y, Z].map(|mark| tiles(card, mark))
}

/// A card that already has damage.
pub fn hurt(card: &str, damage: u8, mark: Mark) -> Run {
    let history = OnAppear { damage: Some(damage), ..OnAppear::default() };
    reaching(card, "white", mark, idle().history(&format!("{card}@1"), history))
}

/// Printed numbers: hit points, shield, speed, points for surviving and destroying.
pub fn numbers(card: &str) -> (u8, i8, u8, u8, u8) {
    let card = Content::standard().threat(card).unwrap();
    (card.hp, card.shield, card.speed, card.survive, card.destroy)
}

pub fn own(strength: u8) -> [u8; 3] {
    [0, strength, 0]
}

pub fn all(strength: u8) -> [u8; 3] {
    [strength; 3]
}

pub fn others(strength: u8) -> [u8; 3] {
    [strength, 0, strength]
}

/// SA-20.1: Pulse Ball
#[test]
fn pulse_ball() {
    assert_eq!(numbers("E1-01"), (5, 1, 2, 2, 4));
    assert_eq!(all_tiles("E1-01"), [all(1), all(1), all(2)]);
}

/// SA-20.1, SA-20.9: Destroyer, two tiles for each point past the shield
#[test]
fn destroyer() {
    assert_eq!(numbers("E1-02"), (5, 2, 2, 2, 4));
    assert_eq!(all_tiles("E1-02"), [own(2), own(4), own(4)]);
    let shielded = reaching("E1-02", "white", Z, idle().shields([0, 1, 0]));
    assert_eq!((shielded.tiles(), shielded.ship.shields()), (own(2), [0, 0, 0]));
}

/// SA-20.6: Stealth Fighter cannot be aimed at before its X
#[test]
fn stealth_fighter() {
    assert_eq!(numbers("E1-03"), (4, 2, 3, 2, 4));
    assert_eq!(all_tiles("E1-03"), [own(0), own(2), own(2)]);
    let shots = crew(&[("UW", "A A")]).threat("E1-03@1", "white");
    let shots = shots.track("white", 9, &[(6, X)]);
    assert_eq!(shots.after(1).threat("E1-03@1").damage, 0);
    assert_eq!(shots.after(2).threat("E1-03@1").damage, 3, "seen from X on: 5 - 2");
}

/// SA-20.10, SA-20.11: Energy Cloud empties shields, strikes the others, and fears the pulse cannon
#[test]
fn energy_cloud() {
    assert_eq!(numbers("E1-04"), (5, 3, 2, 2, 4));
    let drained = reaching("E1-04", "white", X, idle().shields([2, 3, 1]));
    assert_eq!((drained.ship.shields(), drained.tiles()), ([0, 0, 0], own(0)));
    assert_eq!([Y, Z].map(|mark| tiles("E1-04", mark)), [others(1), others(2)]);
    let laser = crew(&[("UW", "A")]).threat_at("E1-04@1", "white", 10);
    assert_eq!(laser.after(1).threat("E1-04@1").damage, 2);
    let both = crew(&[("UW", "."), ("LW", "A"), ("LR", "A")]).threat_at("E1-04@1", "red", 10);
    assert_eq!(both.after(1).threat("E1-04@1").damage, 3, "2 + 1 - 0");
}

/// SA-20.1: Gunship
#[test]
fn gunship() {
    assert_eq!(numbers("E1-05"), (5, 2, 2, 2, 4));
    assert_eq!(all_tiles("E1-05"), [own(2), own(2), own(3)]);
}

/// SA-20.8: Cryoshield Fighter takes nothing in the first step in which it is aimed at
#[test]
fn cryoshield_fighter() {
    assert_eq!(numbers("E1-06"), (4, 1, 3, 2, 4));
    assert_eq!(all_tiles("E1-06"), [own(1), own(2), own(2)]);
    let weak = crew(&[("LW", "A ."), ("UB", ". A")]).threat_at("E1-06@1", "blue", 10);
    let weak = weak.track("blue", 13, &[(1, Z)]);
    assert_eq!(weak.after(1).threat("E1-06@1").damage, 0, "even a shot that is too weak breaks it");
    assert_eq!(weak.after(2).threat("E1-06@1").damage, 3);
}

/// SA-20.1: Fighter
#[test]
fn fighter() {
    assert_eq!(numbers("E1-07"), (4, 2, 3, 2, 4));
    assert_eq!(all_tiles("E1-07"), [own(1), own(2), own(3)]);
}

/// SA-20.1, SA-14.11: Armored Grappler repairs itself
#[test]
fn armored_grappler() {
    assert_eq!(numbers("E1-08"), (4, 3, 2, 2, 4));
    assert_eq!([X, Z].map(|mark| tiles("E1-08", mark)), [own(1), own(4)]);
    assert_eq!(hurt("E1-08", 3, Y).threat("E1-08@1").damage, 2);
    let whole = hurt("E1-08", 0, Y);
    assert!(whole.saw(Happening::NothingDone { threat: whole.id("E1-08@1"), why: WhyNot::Undamaged }));
}

/// SA-20.1, SA-20.5, SA-14.11: Amoeba heals, and rockets pass it by
#[test]
fn amoeba() {
    assert_eq!(numbers("E1-09"), (8, 0, 2, 2, 4));
    assert_eq!(hurt("E1-09", 5, X).threat("E1-09@1").damage, 3);
    assert_eq!(hurt("E1-09", 1, Y).threat("E1-09@1").damage, 0, "no more than it has");
    assert_eq!(tiles("E1-09", Z), own(5));
    rockets_pass_by("E1-09");
}

fn rockets_pass_by(card: &str) {
    let name = format!("{card}@1");
    let sim = crew(&[("LB", "C")]).threat_at(&name, "white", 9).threat_at("E1-05@2", "blue", 10);
    let run = sim.track("white", 9, &[(1, Z)]).after(2);
    assert_eq!((run.threat(&name).damage, run.threat("E1-05@2").damage), (0, 1), "the rocket took the next");
}

/// SA-20.1, SA-20.5, SA-14.10: Meteoroid strikes with what is left of it
#[test]
fn meteoroid() {
    assert_eq!(numbers("E1-10"), (5, 0, 5, 2, 4));
    assert_eq!([X, Y].map(|mark| tiles("E1-10", mark)), [own(0); 2]);
    assert_eq!(hurt("E1-10", 0, Z).tiles(), own(5));
    assert_eq!(hurt("E1-10", 3, Z).tiles(), own(2));
    rockets_pass_by("E1-10");
}

/// SA-20.2: Frigate
#[test]
fn frigate() {
    assert_eq!(numbers("SE1-01"), (7, 2, 2, 4, 8));
    assert_eq!(all_tiles("SE1-01"), [own(2), own(3), own(4)]);
}

/// SA-20.2, SA-14.4: Man-of-War attacks before it changes
#[test]
fn man_of_war() {
    assert_eq!(numbers("SE1-02"), (9, 2, 1, 4, 8));
    assert_eq!(all_tiles("SE1-02"), [own(2), own(3), own(5)]);
    assert_eq!(reaching("SE1-02", "white", X, idle()).threat("SE1-02@1").speed, 2);
    assert_eq!(reaching("SE1-02", "white", Y, idle()).threat("SE1-02@1").shield, 3);
}

/// SA-20.2, SA-20.24: Leviathan Tanker takes one point from everything outside as it goes
#[test]
fn leviathan_tanker() {
    assert_eq!(numbers("SE1-03"), (8, 3, 2, 4, 8));
    assert_eq!(all_tiles("SE1-03"), [own(2), own(2), own(2)]);
    assert_eq!(hurt("SE1-03", 3, Y).threat("SE1-03@1").damage, 1);
    let sim = crew(&[("UW", "A")])
        .threat("SE1-03@1", "white")
        .history("SE1-03@1", OnAppear { damage: Some(6), ..OnAppear::default() })
        .threat("E1-03@1", "red")
        .threat("E1-06@1", "blue")
        .threat("E2-04@1", "blue");
    let run = sim.after(1);
    assert_eq!(run.threat("SE1-03@1").status, Status::Destroyed);
    for name in ["E1-03@1", "E1-06@1", "E2-04@1"] {
        assert_eq!(run.threat(name).damage, 1, "{name}");
    }
    assert!(!run.threat("E1-06@1").cryoshield_gone, "a blast does not use up a cryoshield");
}

/// SA-20.2, SA-20.26: Pulse Satellite is out of reach at distance 3
#[test]
fn pulse_satellite() {
    assert_eq!(numbers("SE1-04"), (4, 2, 3, 4, 8));
    assert_eq!(all_tiles("SE1-04"), [all(1), all(2), all(3)]);
    out_of_reach_when_far("SE1-04");
}

fn out_of_reach_when_far(card: &str) {
    let name = format!("{card}@1");
    let shot = |square| crew(&[("UR", "A")]).threat_at(&name, "red", square).after(1).threat(&name).damage;
    assert_eq!((shot(11), shot(10)), (0, 2));
}

/// SA-20.2, SA-20.8: Cryoshield Frigate
#[test]
fn cryoshield_frigate() {
    assert_eq!(numbers("SE1-05"), (7, 1, 2, 4, 8));
    assert_eq!(all_tiles("SE1-05"), [own(2), own(3), own(4)]);
    let run = crew(&[("UB", "A A")]).threat("SE1-05@1", "blue");
    assert_eq!([1, 2].map(|turn| run.after(turn).threat("SE1-05@1").damage), [0, 3]);
}

/// SA-20.5, SA-20.28: Interstellar Octopus strikes when it is hurt
#[test]
fn interstellar_octopus() {
    assert_eq!(numbers("SE1-06"), (8, 1, 2, 4, 8));
    assert_eq!([X, Y].map(|mark| tiles("SE1-06", mark)), [own(0); 2]);
    assert_eq!([X, Y].map(|mark| hurt("SE1-06", 1, mark).tiles()), [all(1), all(2)]);
    assert_eq!(hurt("SE1-06", 5, Z).tiles(), own(6));
    rockets_pass_by("SE1-06");
}

/// SA-20.10, SA-20.11: Maelstrom
#[test]
fn maelstrom() {
    assert_eq!(numbers("SE1-07"), (8, 3, 2, 4, 8));
    assert_eq!(reaching("SE1-07", "white", X, idle().shields([2, 3, 2])).ship.shields(), [0, 0, 0]);
    assert_eq!([Y, Z].map(|mark| tiles("SE1-07", mark)), [others(2), others(3)]);
    let run = crew(&[("LW", "A"), ("UR", "A")]).threat_at("SE1-07@1", "red", 10).after(1);
    assert_eq!(run.threat("SE1-07@1").damage, 5);
}

/// A rock that is destroyed after so many marks: how many tiles its explosion costs its zone.
fn explosion(card: &str, passed: u8) -> [u8; 3] {
    let name = format!("{card}@1");
    let left = Content::standard().threat(card).unwrap().hp - 4;
    let history = OnAppear { position: Some(9), damage: Some(left), xy_passed: Some(passed) };
    let run = crew(&[("UR", "A")]).threat(&name, "red").history(&name, history).after(1);
    assert_eq!(run.threat(&name).status, Status::Destroyed);
    run.tiles()
}

/// SA-20.5, SA-20.37: Asteroid
#[test]
fn asteroid() {
    assert_eq!(numbers("SE1-08"), (9, 0, 3, 4, 8));
    assert_eq!([0, 1, 2].map(|passed| explosion("SE1-08", passed)[0]), [0, 2, 4]);
    assert_eq!(hurt("SE1-08", 4, Z).tiles(), own(5));
    rockets_pass_by("SE1-08");
}

/// SA-20.3: Kamikaze
#[test]
fn kamikaze() {
    assert_eq!(numbers("E2-01"), (5, 2, 4, 3, 6));
    let changed = |mark| {
        let threat = reaching("E2-01", "white", mark, idle()).threat("E2-01@1");
        (threat.speed, threat.shield)
    };
    assert_eq!([X, Y].map(changed), [(5, 1), (5, 0)]);
    assert_eq!(tiles("E2-01", Z), own(6));
}

/// SA-20.12, SA-20.13, SA-20.17: Scout
#[test]
fn scout() {
    assert_eq!(numbers("E2-02"), (3, 1, 2, 3, 6));
    let through = reaching("E2-02", "white", Z, idle().shields([0, 3, 0]));
    assert_eq!((through.tiles(), through.ship.shields()), (own(3), [0, 3, 0]));
    let skipped =
        crew(&[("UR", "A"), ("LR", "A")]).threat_at("E2-02@1", "red", 8).threat_at("E1-05@1", "red", 9);
    let run = skipped.after(1);
    assert_eq!(run.threat("E2-02@1").damage, 1, "the light laser");
    assert_eq!(run.threat("E1-05@1").damage, 2, "the heavy laser");
}

/// SA-20.13, SA-20.14: the Scout's bonus reaches the others from its X on, but not the Scout
#[test]
fn the_scouts_bonus() {
    // Both reach a mark in turn 1; of two numbers the lower moves first.
    let sim = idle().track("red", 3, &[(1, X)]).track("white", 4, &[(1, Z)]).track("blue", 4, &[(1, X)]);
    let later = sim.clone().threat("E2-02@1", "red").threat("E1-07@1", "white");
    assert_eq!(later.after(1).tiles(), [0, 4, 0], "3 + 1 in the same step");
    let earlier = sim.threat("E1-07@1", "white").threat("E2-02@1", "red");
    assert_eq!(earlier.after(1).tiles(), [0, 3, 0]);
}

/// SA-20.14: the bonus stays if the Scout survives, and the Scout's own attack is never stronger
#[test]
fn the_scouts_bonus_stays_if_it_survives() {
    let sim = idle()
        .track("red", 5, &[(3, X), (1, Z)])
        .track("white", 13, &[(1, Z)])
        .threat("E2-02@1", "red")
        .threat_at("E1-07@3", "white", 4);
    let run = sim.after(3);
    assert_eq!(run.threat("E2-02@1").status, Status::Survived);
    assert_eq!(run.tiles(), [3, 4, 0]);
}

/// SA-20.16: the Scout's Y moves the others at once, and those with a higher number move again
#[test]
fn the_scout_hurries_the_others() {
    let sim = idle()
        .track("red", 3, &[(1, Y)])
        .track("white", 14, &[(13, X)])
        .threat("E1-05@1", "white")
        .threat("E2-02@2", "red")
        .threat("E1-07@3", "white")
        .threat("I1-03@1", "");
    let before = sim.after(1);
    let run = sim.after(2);
    assert_eq!(run.threat("E1-05@1").position, before.threat("E1-05@1").position - 2 - 1);
    assert_eq!(run.threat("I1-03@1").position, before.threat("I1-03@1").position - 4, "only external ones");
    let mark = idle()
        .track("red", 3, &[(1, Y)])
        .track("white", 14, &[(13, X)])
        .threat("E2-02@1", "red")
        .threat("E1-07@1", "white")
        .after(1);
    assert_eq!((mark.threat("E1-07@1").position, mark.tiles()), (10, [0, 1, 0]));
}

/// SA-20.6, SA-20.7: Phantom Fighter
#[test]
fn phantom_fighter() {
    assert_eq!(numbers("E2-03"), (3, 3, 3, 3, 6));
    assert_eq!(all_tiles("E2-03"), [own(0), own(2), own(3)]);
    let seen = OnAppear { position: Some(10), xy_passed: Some(1), ..OnAppear::default() };
    let sim = crew(&[("LB", "C"), ("UR", ". A")]).threat("E2-03@1", "red").history("E2-03@1", seen);
    let run = sim.threat_at("E1-05@2", "blue", 10).after(2);
    assert_eq!(run.threat("E2-03@1").damage, 1, "4 - 3: the rocket adds nothing");
    assert_eq!(run.threat("E1-05@2").damage, 0, "and looks for nothing else");
    let hidden = crew(&[("UR", "A A")]).threat_at("E2-03@1", "red", 10).after(1);
    assert_eq!(hidden.threat("E2-03@1").damage, 0);
}

/// SA-20.5, SA-20.18, SA-20.19: Swarm
#[test]
fn swarm() {
    assert_eq!(numbers("E2-04"), (3, 0, 2, 3, 6));
    assert_eq!(all_tiles("E2-04"), [own(1), [1, 2, 1], [2, 3, 2]]);
    let run = crew(&[("UW", "A"), ("LW", "A")]).threat_at("E2-04@1", "white", 8).after(1);
    assert_eq!(run.threat("E2-04@1").damage, 1);
    rockets_pass_by("E2-04");
}

/// SA-20.5, SA-20.20, SA-20.21: Jellyfish
#[test]
fn jellyfish() {
    assert_eq!(numbers("E2-05"), (13, -2, 2, 3, 6));
    let healed =
        [X, Y].map(|mark| hurt("E2-05", 5, mark)).map(|run| (run.tiles(), run.threat("E2-05@1").damage));
    assert_eq!(healed, [(all(1), 3); 2]);
    assert_eq!(tiles("E2-05", Z), all(2));
    let hit =
        |cards| crew(&[("LW", cards)]).threat_at("E2-05@1", "white", 8).after(1).threat("E2-05@1").damage;
    assert_eq!((hit("A"), hit(".")), (3, 0));
    rockets_pass_by("E2-05");
}

/// SA-20.22, SA-20.23: Marauder
#[test]
fn marauder() {
    assert_eq!(numbers("E2-06"), (6, 1, 3, 3, 6));
    assert_eq!(reaching("E2-06", "white", Y, idle().shields([2, 1, 0])).ship.shields(), [1, 0, 0]);
    assert_eq!(tiles("E2-06", Z), own(4));
    let shielded = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
    let run = crew(&[("UR", "A"), ("UB", "A")]).threat("E2-06@1", "red").history("E2-06@1", shielded);
    let run = run.threat("E1-05@1", "blue").after(1);
    assert_eq!((run.threat("E2-06@1").damage, run.threat("E1-05@1").damage), (2, 1));
}

/// SA-20.22, SA-13.12: the Marauder's bonus holds in the step in which it dies
#[test]
fn the_marauder_protects_to_the_end() {
    let dying = OnAppear { damage: Some(5), xy_passed: Some(1), ..OnAppear::default() };
    let sim = crew(&[("UR", "A"), ("UB", "A A")]).threat("E2-06@1", "red").history("E2-06@1", dying);
    let sim = sim.threat("SE1-01@1", "blue");
    let run = sim.after(1);
    assert_eq!(run.threat("E2-06@1").status, Status::Destroyed);
    assert_eq!(run.threat("SE1-01@1").damage, 1);
    assert_eq!(sim.after(2).threat("SE1-01@1").damage, 1 + 2);
}

/// SA-20.10: the pulse cannon opens a cloud even under the Marauder
#[test]
fn the_pulse_cannon_beats_the_marauder() {
    let active = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
    let sim = crew(&[("LW", "A"), ("UR", "A")]).threat("E2-06@1", "blue").history("E2-06@1", active);
    assert_eq!(sim.threat_at("E1-04@1", "red", 10).after(1).threat("E1-04@1").damage, 5);
}

/// SA-20.5, SA-20.37: Minor Asteroid
#[test]
fn minor_asteroid() {
    assert_eq!(numbers("E2-07"), (7, 0, 4, 3, 6));
    assert_eq!([0, 1, 2].map(|passed| explosion("E2-07", passed)[0]), [0, 1, 2]);
    assert_eq!(hurt("E2-07", 3, Z).tiles(), own(4));
    rockets_pass_by("E2-07");
}

/// SA-20.29: Behemoth loses heart with its hit points
#[test]
fn behemoth() {
    assert_eq!(numbers("SE2-01"), (7, 4, 2, 6, 12));
    assert_eq!(all_tiles("SE2-01"), [own(2), own(3), own(6)]);
    let struck = |damage, mark| hurt("SE2-01", damage, mark).tiles()[1];
    assert_eq!([struck(1, X), struck(2, X)], [2, 0]);
    assert_eq!([struck(2, Y), struck(3, Y)], [3, 0]);
    assert_eq!([struck(5, Z), struck(6, Z)], [6, 0]);
}

/// SA-20.30, SA-20.31, SA-9.10: a duel with the Behemoth costs the pilot and the interceptors
#[test]
fn a_duel_with_the_behemoth() {
    let sim = crew(&[("UR", "C"), ("UR", ". . C")]).active(0).active(1);
    let run = sim.threat_at("SE2-01@1", "red", 5).track("red", 14, &[]).after(3);
    assert_eq!(run.threat("SE2-01@1").damage, 5, "9 - 4");
    assert!(run.member(0).knocked_out && run.member(0).in_space);
    assert_eq!(run.ship.disabled_squads(), 1);
    assert_eq!(run.in_vain(1), [WhyNot::InterceptorsLost]);
    let heroic = crew(&[("UR", "BOT*")]).in_space(0).threat_at("SE2-01@1", "red", 5).track("red", 14, &[]);
    assert_eq!(heroic.after(1).threat("SE2-01@1").damage, 6);
}

/// SA-20.32: with a second target the Behemoth is just one of two
#[test]
fn no_duel_with_two_targets() {
    let sim = crew(&[("UR", "C")]).active(0).threat_at("SE2-01@1", "red", 5).threat_at("E1-09@1", "blue", 5);
    let run = sim.after(1);
    assert!(!run.member(0).knocked_out);
    assert_eq!((run.threat("SE2-01@1").damage, run.threat("E1-09@1").damage), (0, 1));
}

/// SA-20.4, SA-20.33, SA-20.34: Juggernaut draws rockets
#[test]
fn juggernaut() {
    assert_eq!(numbers("SE2-02"), (10, 3, 1, 6, 12));
    assert_eq!(all_tiles("SE2-02"), [own(2), own(3), own(7 - 1)], "the sixth tile is the last");
    assert_eq!(reaching("SE2-02", "white", X, idle()).threat("SE2-02@1").speed, 3);
    let sim = crew(&[("LB", "C")]).threat("SE2-02@1", "red").threat_at("E1-09@1", "blue", 6);
    let run = sim.after(2);
    assert_eq!((run.threat("SE2-02@1").damage, run.threat("SE2-02@1").shield), (0, 4));
    assert_eq!(run.threat("SE2-02@1").distance(), 3);
}

/// SA-20.26, SA-20.27: Psionic Satellite
#[test]
fn psionic_satellite() {
    assert_eq!(numbers("SE2-03"), (5, 2, 2, 6, 12));
    let people = || crew(&[("UW", ". A B"), ("UR", ". A B"), ("UR", ". BOT B")]).in_space(2);
    let boards = |mark| {
        let run = reaching("SE2-03", "white", mark, people());
        [0, 1].map(|player| run.board(player))
    };
    assert_eq!(boards(X), [". . A B", ". A B"]);
    assert_eq!(boards(Y), [". . A B", ". . A B"]);
    let out = crew(&[("UW", ""), ("LB", ""), ("UR", "BOT")]).in_space(2);
    let out = reaching("SE2-03", "white", Z, out);
    assert_eq!(out.ship.knocked_out().collect::<Vec<_>>(), [0, 1]);
    out_of_reach_when_far("SE2-03");
}

/// SA-20.4, SA-20.5: Nebula Crab
#[test]
fn nebula_crab() {
    assert_eq!(numbers("SE2-04"), (7, 2, 2, 6, 12));
    assert_eq!(reaching("SE2-04", "white", X, idle()).threat("SE2-04@1").shield, 4);
    let faster = reaching("SE2-04", "white", Y, idle()).threat("SE2-04@1");
    assert_eq!((faster.speed, faster.shield), (4, 2));
    assert_eq!(tiles("SE2-04", Z), others(5));
    assert_eq!(reaching("SE2-04", "red", Z, idle()).tiles(), others(5));
    rockets_pass_by("SE2-04");
}

/// SA-20.35, SA-20.36, SA-14.16: Nemesis
#[test]
fn nemesis() {
    assert_eq!(numbers("SE2-05"), (9, 1, 3, 0, 12));
    let hurts = |mark| {
        let run = reaching("SE2-05", "white", mark, idle());
        (run.tiles(), run.threat("SE2-05@1").damage)
    };
    assert_eq!([X, Y].map(hurts), [(own(1), 1), (own(2), 2)]);
    let end = reaching("SE2-05", "white", Z, idle());
    assert!(matches!(end.ship.outcome(), Some(Outcome::Lost(Loss::Doom { .. }))));
    let angry = crew(&[("UW", "A")]).threat("SE2-05@1", "white").after(1);
    assert_eq!(angry.tiles(), all(1));
    let unhurt = crew(&[("LW", "A")]).threat_at("SE2-05@1", "white", 10).track("white", 12, &[]).after(1);
    assert_eq!(unhurt.tiles(), all(0), "a shot that does no damage does not anger it");
}

/// SA-20.35, SA-20.36, SA-14.5: Nemesis strikes back as it dies, but not for what it does to itself
#[test]
fn the_end_of_nemesis() {
    let dying = OnAppear { damage: Some(8), ..OnAppear::default() };
    let shot = crew(&[("UW", "A")]).threat("SE2-05@1", "white").history("SE2-05@1", dying).after(1);
    assert_eq!((shot.threat("SE2-05@1").status, shot.tiles()), (Status::Destroyed, all(1)));
    let sim = idle().threat("SE2-05@1", "white").history("SE2-05@1", dying);
    let run = sim.track("white", 4, &[(3, X), (2, Y), (1, Z)]).after(1);
    assert_eq!((run.threat("SE2-05@1").status, run.tiles()), (Status::Destroyed, own(1)));
    assert_eq!(run.ship.score(&run.mission).destroyed, 12);
}

/// SA-20.5, SA-20.37: Major Asteroid
#[test]
fn major_asteroid() {
    assert_eq!(numbers("SE2-06"), (11, 0, 2, 6, 12));
    assert_eq!([0, 1, 2].map(|passed| explosion("SE2-06", passed)[0]), [0, 3, 6]);
    assert_eq!(hurt("SE2-06", 6, Z).tiles(), own(5));
    rockets_pass_by("SE2-06");
}

/// SA-20.15, SA-20.37: the Scout strengthens explosions, but not one without strength
#[test]
fn the_scout_strengthens_explosions() {
    let explode = |passed| {
        let history = OnAppear { position: Some(9), damage: Some(5), xy_passed: Some(passed) };
        let roused = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
        let sim = crew(&[("UR", "A")]).threat("SE1-08@1", "red").history("SE1-08@1", history);
        sim.threat("E2-02@1", "blue").history("E2-02@1", roused).after(1).tiles()[0]
    };
    assert_eq!([0, 1].map(explode), [0, 3]);
}

/// SA-20.25, SA-13.13: what dies of the blast counts as destroyed; rocks explode and the Nemesis strikes back
#[test]
fn what_the_blast_does() {
    let dying =
        |damage, passed| OnAppear { damage: Some(damage), xy_passed: Some(passed), ..OnAppear::default() };
    let sim = crew(&[("UW", "A")])
        .threat("SE1-03@1", "white")
        .history("SE1-03@1", dying(6, 0))
        .threat("SE1-08@1", "red")
        .history("SE1-08@1", dying(8, 1))
        .threat("SE2-05@1", "blue");
    let run = sim.after(1);
    assert_eq!(run.threat("SE1-08@1").status, Status::Destroyed);
    assert_eq!(run.tiles(), [2 + 1, 1, 1]);
    assert_eq!(run.ship.score(&run.mission).destroyed, 16);
}

/// SA-13.14: the Scout's bonus is gone at the end of the step in which it is destroyed
#[test]
fn no_bonus_from_a_dead_scout() {
    let roused = OnAppear { damage: Some(2), xy_passed: Some(1), ..OnAppear::default() };
    let rock = OnAppear { position: Some(9), damage: Some(5), xy_passed: Some(1) };
    let sim = crew(&[("UR", "A"), ("LB", "A")])
        .threat("E2-02@1", "blue")
        .history("E2-02@1", roused)
        .threat("SE1-08@1", "red")
        .history("SE1-08@1", rock);
    let run = sim.after(1);
    assert_eq!(run.threat("E2-02@1").status, Status::Destroyed);
    assert_eq!(run.tiles(), [2, 0, 0]);
}
