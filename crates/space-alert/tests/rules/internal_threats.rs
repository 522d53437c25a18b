//! SA-21: the internal threats, card by card.

use crate::setting::{Run, Sim, crew, idle};
use space_alert::Content;
use space_alert::content::Doom;
use space_alert::ship::Mark::{self, X, Y, Z};
use space_alert::ship::{Loss, OnAppear, Outcome, Squad, Status, StoredSquad, WhyNot};

/// A card comes to one mark in its first turn.
pub fn reaching(card: &str, mark: Mark, sim: Sim) -> Run {
    let speed = Content::standard().threat(card).unwrap().speed;
    sim.threat(&format!("{card}@1"), "").track("internal", 1 + speed, &[(1, mark)]).after(1)
}

pub fn tiles(card: &str, mark: Mark) -> [u8; 3] {
    reaching(card, mark, idle()).tiles()
}

pub fn token(card: &str, mark: Mark) -> &'static str {
    reaching(card, mark, idle()).threat(&format!("{card}@1")).station().unwrap().code()
}

/// Hit points, speed, points for surviving and destroying, stations.
pub fn numbers(card: &str) -> (u8, u8, u8, u8, String) {
    let card = Content::standard().threat(card).unwrap();
    let stations: Vec<&str> = card.stations.iter().map(|station| station.code()).collect();
    (card.hp, card.speed, card.survive, card.destroy, stations.join(" "))
}

pub fn printed(hp: u8, speed: u8, survive: u8, destroy: u8, stations: &str) -> (u8, u8, u8, u8, String) {
    (hp, speed, survive, destroy, stations.to_owned())
}

/// Whether a squad that attacks it is disabled.
pub fn fights_back(card: &str, cards: &str) -> bool {
    let name = format!("{card}@1");
    let place = Content::standard().threat(card).unwrap().stations.iter().next().unwrap().code();
    let run = crew(&[(place, cards)]).active(0).threat(&name, "").track("internal", 30, &[]).after(1);
    assert_eq!(run.threat(&name).damage, 1);
    run.member(0).squad == Squad::Disabled
}

/// SA-21.1, SA-21.5: Skirmishers from red
#[test]
fn skirmishers_red() {
    assert_eq!(numbers("I1-01"), printed(1, 3, 2, 4, "UR"));
    assert_eq!([X, Y].map(|mark| token("I1-01", mark)), ["UW", "LR"]);
    assert_eq!(tiles("I1-01", Z), [3, 0, 0]);
    assert!(fights_back("I1-01", "BOT") && !fights_back("I1-01", "BOT*"));
}

/// SA-21.1, SA-21.5: Skirmishers from blue
#[test]
fn skirmishers_blue() {
    assert_eq!(numbers("I1-02"), printed(1, 3, 2, 4, "UB"));
    assert_eq!([X, Y].map(|mark| token("I1-02", mark)), ["UW", "LB"]);
    assert_eq!(tiles("I1-02", Z), [0, 0, 3]);
    assert!(fights_back("I1-02", "BOT"));
}

/// SA-21.1, SA-21.6: a Saboteur drains the reactor where it is
#[test]
fn saboteur_moving_right() {
    assert_eq!(numbers("I1-03"), printed(1, 4, 2, 4, "LW"));
    assert_eq!(token("I1-03", X), "LB");
    assert_eq!(reaching("I1-03", Y, idle()).ship.reactors(), [2, 2, 2]);
    assert_eq!(tiles("I1-03", Z), [0, 2, 0]);
    assert!(!fights_back("I1-03", "BOT"));
    let moved = idle().threat("I1-03@1", "").track("internal", 5, &[(3, X), (1, Y)]).after(1);
    assert_eq!(moved.ship.reactors(), [2, 3, 1], "blue after it has moved there");
    let empty =
        crew(&[("UB", "A A A")]).threat("I1-03@2", "").track("internal", 5, &[(3, X), (1, Y)]).after(2);
    assert_eq!((empty.ship.reactors(), empty.tiles()), ([2, 3, 0], [0, 0, 1]));
}

/// SA-21.1, SA-21.6: the Saboteur that goes left
#[test]
fn saboteur_moving_left() {
    assert_eq!(numbers("I1-04"), printed(1, 4, 2, 4, "LW"));
    assert_eq!(token("I1-04", X), "LR");
    assert_eq!(tiles("I1-04", Z), [0, 2, 0]);
    assert!(!fights_back("I1-04", "BOT"));
}

/// SA-21.1, SA-11.1, SA-11.5: Hacked Shields in blue
#[test]
fn hacked_shields_blue() {
    assert_eq!(numbers("I1-05"), printed(3, 2, 2, 4, "UB"));
    assert_eq!(reaching("I1-05", X, idle().shields([1, 1, 2])).ship.shields(), [1, 1, 0]);
    assert_eq!(reaching("I1-05", Y, idle()).ship.reactors(), [2, 3, 0]);
    assert_eq!(tiles("I1-05", Z), [0, 0, 2]);
    let run = crew(&[("UB", "B B")]).threat("I1-05@1", "").track("internal", 5, &[(3, Z)]).after(2);
    assert_eq!((run.in_vain(0), run.ship.shields()), (vec![WhyNot::Unrepairable], [0, 0, 0]));
}

/// SA-21.1, SA-11.1, SA-11.2: Hacked Shields in red
#[test]
fn hacked_shields_red() {
    assert_eq!(numbers("I1-06"), printed(3, 2, 2, 4, "UR"));
    assert_eq!(reaching("I1-06", X, idle().shields([2, 1, 1])).ship.shields(), [0, 1, 1]);
    assert_eq!(reaching("I1-06", Y, idle()).ship.reactors(), [0, 3, 2]);
    assert_eq!(tiles("I1-06", Z), [2, 0, 0]);
    let run = crew(&[("UR", "B B B B")]).threat("I1-06@1", "");
    assert_eq!(run.after(3).threat("I1-06@1").status, Status::Destroyed);
    assert_eq!(run.after(4).ship.shields(), [2, 0, 0], "the system works again");
}

/// SA-21.7, SA-21.8, SA-21.10: Unstable Warheads
#[test]
fn unstable_warheads() {
    assert_eq!(numbers("I1-07"), printed(0, 3, 2, 4, "LB"));
    let launched = crew(&[("LB", "C C . C")]).threat("I1-07@3", "").after(4);
    assert_eq!((launched.threat("I1-07@3").hp, launched.threat("I1-07@3").status), (1, Status::Destroyed));
    let none = crew(&[("LB", "C C C")]).threat("I1-07@4", "").after(4);
    assert_eq!(none.threat("I1-07@4").status, Status::Destroyed);
    let sim = crew(&[("LB", ". . . C C")]).threat("I1-07@4", "").track("internal", 7, &[(1, Z)]);
    let run = sim.after(5);
    assert_eq!(run.tiles(), [0, 0, 3], "three for the one rocket that is left");
    assert_eq!(run.ship.rockets(), 3);
}

/// SA-21.2, SA-21.5, SA-21.11, SA-21.12: Commandos in red
#[test]
fn commandos_red() {
    assert_eq!(numbers("SI1-01"), printed(2, 2, 4, 8, "LR"));
    assert_eq!(token("SI1-01", X), "UR");
    assert_eq!(tiles("SI1-01", Y), [2, 0, 0]);
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let moved = reaching("SI1-01", Y, idle().history("SI1-01@1", hurt));
    assert_eq!((moved.threat("SI1-01@1").station().unwrap().code(), moved.tiles()), ("LW", [0, 0, 0]));
    let end = reaching("SI1-01", Z, crew(&[("LR", ""), ("UR", "")]));
    assert_eq!((end.tiles(), end.ship.knocked_out().collect::<Vec<_>>()), ([4, 0, 0], vec![0]));
    assert!(fights_back("SI1-01", "BOT"));
}

/// SA-21.2, SA-21.5, SA-21.11: Commandos in blue
#[test]
fn commandos_blue() {
    assert_eq!(numbers("SI1-02"), printed(2, 2, 4, 8, "UB"));
    assert_eq!(token("SI1-02", X), "LB");
    assert_eq!(tiles("SI1-02", Y), [0, 0, 2]);
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let moved = reaching("SI1-02", Y, idle().history("SI1-02@1", hurt));
    assert_eq!(moved.threat("SI1-02@1").station().unwrap().code(), "UW");
    assert_eq!(tiles("SI1-02", Z), [0, 0, 4]);
    assert!(fights_back("SI1-02", "BOT"));
}

/// SA-21.2, SA-21.13, SA-21.14, SA-14.16: Alien
#[test]
fn alien() {
    assert_eq!(numbers("SI1-03"), printed(2, 2, 0, 8, "LW"));
    assert!(!fights_back("SI1-03", "BOT"));
    let grown = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
    let run = crew(&[("LW", "BOT")]).active(0).threat("SI1-03@1", "").history("SI1-03@1", grown).after(1);
    assert_eq!(run.member(0).squad, Squad::Disabled);
    let eaten = reaching("SI1-03", Y, crew(&[("UW", ""), ("UW", ""), ("LW", "")]));
    assert_eq!((eaten.tiles(), eaten.threat("SI1-03@1").station().unwrap().code()), ([0, 2, 0], "UW"));
    let end = reaching("SI1-03", Z, idle()).ship.outcome();
    assert!(matches!(end, Some(Outcome::Lost(Loss::Doom { how: Doom::TakenOver, .. }))));
}

/// SA-21.15, SA-21.17, SA-21.18, SA-14.16: Fissure
#[test]
fn fissure() {
    assert_eq!(numbers("SI1-04"), printed(2, 2, 0, 8, "UR"));
    // A Fighter at its Z does 3, Skirmishers in red do 3 from within.
    let doubled = |passed, zone: &str| {
        let history = OnAppear { xy_passed: Some(passed), ..OnAppear::default() };
        let sim = idle().threat("SI1-04@1", "").history("SI1-04@1", history);
        sim.threat("E1-05@1", zone).track(zone, 3, &[(1, X)]).after(1).tiles()
    };
    assert_eq!([0, 1, 2].map(|passed| doubled(passed, "red")[0]), [2, 4, 4]);
    assert_eq!([0, 1, 2].map(|passed| doubled(passed, "blue")[2]), [2, 2, 4]);
    let end = reaching("SI1-04", Z, idle()).ship.outcome();
    assert!(matches!(end, Some(Outcome::Lost(Loss::Doom { how: Doom::BrokenApart, .. }))));
    let inside = OnAppear { xy_passed: Some(1), ..OnAppear::default() };
    let sim = idle().threat("SI1-04@1", "").history("SI1-04@1", inside).threat_at("I1-06@1", "", 3);
    assert_eq!(sim.track("internal", 12, &[(1, Z)]).after(1).tiles(), [4, 0, 0], "damage from within too");
}

/// SA-21.15, SA-21.16: interceptors repair the Fissure and nothing else, heroic or not
#[test]
fn the_fissure_keeps_interceptors_busy() {
    let sim = crew(&[("UR", "C BOT* BOT")]).active(0).threat("SI1-04@1", "").threat_at("E1-09@1", "red", 5);
    let sim = sim.track("red", 14, &[]);
    let by_turn = [1, 2, 3].map(|turn| {
        let run = sim.after(turn);
        (run.threat("SI1-04@1").damage, run.threat("E1-09@1").damage)
    });
    assert_eq!(by_turn, [(1, 0), (2, 0), (2, 3)]);
    assert_eq!(sim.acted(2).threat("SI1-04@1").status, Status::Destroyed);
}

/// SA-21.19, SA-21.20: Crossed Wires
#[test]
fn crossed_wires() {
    assert_eq!(numbers("SI1-05"), printed(4, 3, 4, 8, "UW"));
    let flooded = reaching("SI1-05", X, idle().shields([1, 1, 1]));
    assert_eq!((flooded.ship.shields(), flooded.ship.reactors()), ([1, 3, 1], [2, 0, 2]));
    assert_eq!(flooded.tiles(), [0, 1, 0], "two of three blocks fit");
    let burnt = reaching("SI1-05", Y, idle().shields([1, 3, 1]));
    assert_eq!((burnt.ship.shields(), burnt.tiles()), ([1, 0, 1], [0, 3, 0]));
    let end = reaching("SI1-05", Z, idle());
    assert_eq!((end.ship.reactors(), end.tiles()), ([0, 0, 0], [2, 3, 2]));
}

/// SA-21.21, SA-21.22, SA-21.23, SA-11.7: Battlebot Uprising
#[test]
fn battlebot_uprising() {
    assert_eq!(numbers("SI1-06"), printed(4, 2, 4, 8, "UB LR"));
    let leaders = crew(&[("UR", ""), ("LB", ""), ("UR", "BOT")]).active(0).in_space(2);
    let out = |run: Run| run.ship.knocked_out().collect::<Vec<_>>();
    assert_eq!(out(reaching("SI1-06", X, leaders)), [0]);
    assert_eq!(out(reaching("SI1-06", X, crew(&[("UR", "")]).disabled(0))), Vec::<u8>::new());
    let spread = || crew(&[("UB", ""), ("LR", ""), ("UW", ""), ("LW", "")]);
    assert_eq!(out(reaching("SI1-06", Y, spread())), [0, 1]);
    assert_eq!(out(reaching("SI1-06", Z, spread())), [0, 1, 3]);
    let sim = crew(&[("UB", "C"), ("LR", "C")]).threat("SI1-06@1", "");
    let mut run = sim.start();
    run.until(|step| matches!(step, space_alert::Step::EndOfActions { .. }));
    assert_eq!(run.threat("SI1-06@1").damage, 2);
    assert_eq!(sim.acted(1).threat("SI1-06@1").damage, 3);
}

/// SA-21.3, SA-21.24, SA-21.26, SA-21.27: Slime in blue
#[test]
fn slime_blue() {
    assert_eq!(numbers("I2-01"), printed(2, 2, 3, 6, "LB"));
    assert_eq!(reaching("I2-01", X, idle()).ship.rockets(), 2);
    let spread = reaching("I2-01", Y, idle());
    let tokens: Vec<_> = spread.threat("I2-01@1").tokens.iter().map(|station| station.code()).collect();
    assert_eq!(tokens, ["LW", "LB"]);
    assert!(!fights_back("I2-01", "BOT"));
    let sticky = crew(&[("UB", "LIFT A B"), ("LB", ". A B")]).threat("I2-01@1", "").after(1);
    assert_eq!((sticky.board(0), sticky.board(1)), ("LIFT . A B".into(), ". A B".into()));
}

/// SA-21.25, SA-21.30: Slime in red
#[test]
fn slime_red() {
    assert_eq!(numbers("I2-02"), printed(2, 2, 3, 6, "LR"));
    let lying = crew(&[("LR", ". C C")]).threat("I2-02@1", "").track("internal", 3, &[(1, X)]);
    assert_eq!(lying.after(1).ship.stored_squads(), [StoredSquad::Disabled, StoredSquad::Ready]);
    assert_eq!(lying.after(2).member(0).squad, Squad::Disabled);
    assert_eq!(lying.after(3).member(0).squad, Squad::Active);
    let taken = crew(&[("LR", "C")]).threat("I2-02@1", "").track("internal", 3, &[(1, X)]).after(1);
    assert_eq!(taken.member(0).squad, Squad::Active);
    let sim = idle().threat("I2-02@1", "").track("internal", 5, &[(3, Y), (1, Z)]);
    let end = sim.after(2);
    assert_eq!((end.tiles(), end.threat("I2-02@1").status), ([2, 2, 0], Status::Survived));
    assert_eq!(end.ship.slime(&end.mission).len(), 2, "and it stays");
    let attacked = crew(&[("LR", ". . BOT"), ("UW", ". . LIFT A B")]).active(0);
    let attacked = attacked.threat("I2-02@1", "").track("internal", 5, &[(3, Y), (1, Z)]).after(3);
    assert_eq!(attacked.in_vain(0), [WhyNot::NoIntruder]);
    assert_eq!(attacked.board(1), ". . LIFT . A B", "it still holds people up");
}

/// SA-21.27, SA-21.28, SA-21.29: offspring of Slime
#[test]
fn offspring_of_slime() {
    // Y at once and again in turn 3.
    let marks = [(7, Y), (3, Y)];
    let base = |cards: &str, place: &str| {
        crew(&[(place, cards)]).active(0).threat("I2-02@1", "").track("internal", 9, &marks)
    };
    let tokens =
        |run: &Run| run.threat("I2-02@1").tokens.iter().map(|station| station.code()).collect::<Vec<_>>();
    assert_eq!(tokens(&base("", "LW").after(1)), ["LR", "LW"]);
    assert_eq!(tokens(&base("", "LW").after(3)), ["LR", "LW", "LB"]);
    let child = base(". BOT", "LW").after(2);
    assert_eq!((tokens(&child), child.threat("I2-02@1").damage), (vec!["LR"], 0));
    assert_eq!(tokens(&base(". BOT", "LW").after(3)), ["LR", "LW"], "and it spreads there again");
    let parent = base(". BOT BOT", "LR").after(2);
    assert_eq!((tokens(&parent), parent.threat("I2-02@1").damage), (vec!["LR", "LW"], 1));
    let orphan = base("BOT BOT", "LR").after(2);
    assert_eq!((tokens(&orphan), orphan.threat("I2-02@1").status), (vec!["LW"], Status::OnTrack));
    let gone = crew(&[("LR", "BOT BOT"), ("LW", ". . BOT")]).active(0).active(1).threat("I2-02@1", "");
    let gone = gone.track("internal", 9, &marks).after(3);
    assert_eq!(gone.threat("I2-02@1").status, Status::Destroyed);
}

/// SA-21.27: two Slimes do not grow into one another
#[test]
fn two_slimes_meet() {
    let sim = idle().threat("I2-01@1", "").threat("I2-02@2", "").track("internal", 3, &[(1, Y)]);
    let run = sim.after(2);
    let tokens = |name| run.threat(name).tokens.iter().map(|station| station.code()).collect::<Vec<_>>();
    assert_eq!((tokens("I2-01@1"), tokens("I2-02@2")), (vec!["LW", "LB"], vec!["LR"]));
}

/// SA-21.9, SA-21.26: a rocket eaten by Slime is one that cannot go off
#[test]
fn slime_eats_warheads() {
    let sim = crew(&[("LB", "C C")]).threat("I1-07@1", "").threat("I2-01@2", "");
    let run = sim.track("internal", 12, &[(10, X)]).after(2);
    assert_eq!((run.ship.rockets(), run.threat("I1-07@1").status), (2, Status::Destroyed));
}

/// SA-21.3, SA-21.5: Troopers from red
#[test]
fn troopers_red() {
    assert_eq!(numbers("I2-03"), printed(2, 2, 3, 6, "UR"));
    assert_eq!([X, Y].map(|mark| token("I2-03", mark)), ["LR", "UW"]);
    assert_eq!(tiles("I2-03", Z), [4, 0, 0]);
    assert!(fights_back("I2-03", "BOT"));
}

/// SA-21.3, SA-21.5: Troopers from blue
#[test]
fn troopers_blue() {
    assert_eq!(numbers("I2-04"), printed(2, 2, 3, 6, "LB"));
    assert_eq!([X, Y].map(|mark| token("I2-04", mark)), ["UB", "LW"]);
    assert_eq!(tiles("I2-04", Z), [0, 0, 4]);
    assert!(fights_back("I2-04", "BOT"));
}

/// SA-21.3: Virus
#[test]
fn virus() {
    assert_eq!(numbers("I2-05"), printed(3, 3, 3, 6, "UW"));
    assert_eq!(reaching("I2-05", X, idle()).ship.reactors(), [1, 2, 1]);
    let late = reaching("I2-05", Y, crew(&[("LB", ". A"), ("UR", "BOT A")]).in_space(1));
    assert_eq!((late.board(0), late.board(1)), (". . A".into(), "BOT A".into()));
    assert_eq!(tiles("I2-05", Z), [1, 1, 1]);
    let repaired = crew(&[("UW", "C C C")]).checks().threat("I2-05@1", "");
    let run = repaired.track("internal", 30, &[]).after(3);
    assert_eq!((run.threat("I2-05@1").status, run.ship.maintained()), (Status::OnTrack, [false; 3]));
}

/// SA-21.31, SA-21.32: Overheated Reactor
#[test]
fn overheated_reactor() {
    assert_eq!(numbers("I2-06"), printed(3, 2, 3, 6, "LW"));
    let hot = reaching("I2-06", X, idle());
    assert_eq!((hot.tiles(), hot.ship.reactors()), ([0, 3, 0], [2, 3, 2]));
    assert_eq!(reaching("I2-06", Y, idle()).ship.fuel(), 2);
    assert_eq!(tiles("I2-06", Z), [0, 3, 0]);
    // One is there in time to be scalded, one has left, one comes later.
    let sim = crew(&[("LR", "LIFT"), ("LB", "."), ("LW", "B*"), ("UR", "LIFT")]);
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let run = sim.threat("I2-06@1", "").history("I2-06@1", hurt).after(1);
    assert_eq!(run.ship.knocked_out().collect::<Vec<_>>(), [1]);
}

/// SA-21.4, SA-21.5, SA-21.33: Executioner
#[test]
fn executioner() {
    assert_eq!(numbers("SI2-01"), printed(2, 2, 6, 12, "UB"));
    let there = crew(&[("UW", ""), ("UW", ""), ("UW", ""), ("UB", "")]).active(0).disabled(1);
    let run = reaching("SI2-01", X, there);
    assert_eq!(run.ship.knocked_out().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(token("SI2-01", X), "UW");
    let below = reaching("SI2-01", Y, crew(&[("LB", ""), ("UB", "")]));
    assert_eq!(below.ship.knocked_out().collect::<Vec<_>>(), [0]);
    assert_eq!(tiles("SI2-01", Z), [0, 0, 3]);
    assert!(fights_back("SI2-01", "BOT"));
}

/// SA-21.5, SA-21.34, SA-21.36, SA-21.37: Seeker
#[test]
fn seeker() {
    assert_eq!(numbers("SI2-02"), printed(2, 2, 6, 15, "UW"));
    let goes = |people: &[(&str, &str)]| {
        reaching("SI2-02", X, crew(people)).threat("SI2-02@1").station().unwrap().code()
    };
    assert_eq!(goes(&[("LW", ""), ("UW", ""), ("UW", "")]), "LW", "its own station does not count");
    assert_eq!(goes(&[("UR", ""), ("UB", "")]), "UW", "a tie");
    assert_eq!(goes(&[("UR", ""), ("UB", ""), ("UB", "")]), "UB");
    assert_eq!(goes(&[("LB", "")]), "UW", "nobody near");
    assert!(!fights_back("SI2-02", "BOT"));
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let kill = crew(&[("UW", "BOT*")]).active(0).threat("SI2-02@1", "").history("SI2-02@1", hurt).after(1);
    assert_eq!(kill.threat("SI2-02@1").status, Status::Destroyed);
    assert_eq!((kill.member(0).knocked_out, kill.member(0).squad), (true, Squad::Disabled));
    let end = reaching("SI2-02", Z, crew(&[("UW", ""), ("LW", "")]));
    assert_eq!((end.tiles(), end.ship.knocked_out().collect::<Vec<_>>()), ([0, 5, 0], vec![0]));
}

/// SA-21.35: the Seeker does not count people who lie knocked out, nor those in space
#[test]
fn the_seeker_wants_people_who_stand() {
    // The Executioner knocks out two on the bridge's left before the Seeker looks.
    let sim = crew(&[("LW", ""), ("LW", ""), ("UR", "")])
        .threat_at("SI1-01@1", "", 9)
        .threat_at("SI2-02@2", "", 7)
        .track("internal", 9, &[(5, X)]);
    assert_eq!(sim.after(2).threat("SI2-02@2").station().unwrap().code(), "LW");
    let out = crew(&[("UR", "BOT BOT"), ("LW", "")]).in_space(0);
    assert_eq!(reaching("SI2-02", X, out).threat("SI2-02@1").station().unwrap().code(), "LW");
    let alien = crew(&[("UB", "BOT"), ("UB", ""), ("LW", "")]).active(0);
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let alien = alien.threat("SI2-01@1", "").threat_at("SI2-02@2", "", 3).history("SI2-01@1", hurt);
    let alien = alien.track("internal", 9, &[(1, X)]).after(2);
    assert_eq!(alien.threat("SI2-02@2").station().unwrap().code(), "UB");
}

/// SA-21.38, SA-11.7: Power System Overload
#[test]
fn power_system_overload() {
    assert_eq!(numbers("SI2-03"), printed(7, 3, 6, 12, "LR LW LB"));
    assert_eq!(reaching("SI2-03", X, idle()).ship.reactors(), [2, 1, 2]);
    assert_eq!(reaching("SI2-03", Y, idle()).ship.reactors(), [1, 2, 1]);
    assert_eq!(tiles("SI2-03", Z), [3, 3, 3]);
    let damage =
        |people: &[(&str, &str)]| crew(people).threat("SI2-03@1", "").acted(1).threat("SI2-03@1").damage;
    assert_eq!(damage(&[("LR", "B"), ("LW", "B"), ("LB", "B")]), 5);
    assert_eq!(damage(&[("LR", "B"), ("LW", "B"), ("LW", "B")]), 3);
    assert_eq!(damage(&[("LR", "B*"), ("LW", "B*"), ("LB", "B")]), 7);
}

/// SA-21.39, SA-21.40, SA-21.41: Contamination
#[test]
fn contamination() {
    assert_eq!(numbers("SI2-04"), printed(3, 2, 6, 12, "UR UB LR LB"));
    let late = reaching("SI2-04", X, crew(&[("UR", ". A"), ("UW", ". A")]));
    assert_eq!((late.board(0), late.board(1)), (". . A".into(), ". A".into()));
    assert_eq!(tiles("SI2-04", Y), [2, 0, 2]);
    let one_less = reaching("SI2-04", Y, crew(&[("UR", "BOT")]).active(0));
    assert_eq!((one_less.tiles(), one_less.member(0).squad), ([1, 0, 2], Squad::Active));
    let out = reaching("SI2-04", Z, crew(&[("UR", ""), ("UW", "")]));
    assert_eq!(out.ship.knocked_out().collect::<Vec<_>>(), [0]);
    let clean = crew(&[("UR", "BOT LIFT BOT"), ("UB", "BOT")]).active(0).active(1).threat("SI2-04@1", "");
    let clean = clean.track("internal", 30, &[]).after(3);
    assert_eq!(clean.threat("SI2-04@1").status, Status::Destroyed);
    assert!(clean.ship.contamination(&clean.mission).is_empty(), "the fourth goes with the third");
}

/// SA-21.42, SA-16.3: contamination that stays knocks out whoever enters, the returning pilot too
#[test]
fn contamination_that_stays() {
    let sim = crew(&[("UW", ". RED"), ("UR", "BOT .")]).in_space(1).threat("SI2-04@1", "");
    let run = sim.track("internal", 3, &[(1, Z)]).after(2);
    assert_eq!(run.ship.knocked_out().collect::<Vec<_>>(), [0, 1]);
    let before = crew(&[("UW", "RED")]).threat("SI2-04@1", "").track("internal", 30, &[]).after(1);
    assert!(!before.member(0).knocked_out, "only after Z");
    let late = crew(&[("UR", "BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT")]).in_space(0);
    let late = late.threat("SI2-04@1", "").track("internal", 3, &[(1, Z)]).end();
    assert!(late.member(0).knocked_out, "coming home for the jump");
}

/// SA-21.43, SA-21.44, SA-14.16: Nuclear Device
#[test]
fn nuclear_device() {
    assert_eq!(numbers("SI2-05"), printed(1, 4, 0, 12, "LW"));
    assert_eq!([X, Y].map(|mark| reaching("SI2-05", mark, idle()).threat("SI2-05@1").speed), [5, 5]);
    let end = reaching("SI2-05", Z, idle()).ship.outcome();
    assert!(matches!(end, Some(Outcome::Lost(Loss::Doom { how: Doom::Destroyed, .. }))));
    let sim = |people: &[(&str, &str)]| crew(people).threat("SI2-05@1", "").track("internal", 30, &[]);
    let two = sim(&[("LW", "C C"), ("LW", "C C")]).after(2);
    assert_eq!((two.threat("SI2-05@1").status, two.threat("SI2-05@1").damage), (Status::OnTrack, 0));
    let four = sim(&[("LW", "C"), ("LW", "C"), ("LW", "C"), ("LW", "C")]).after(1);
    assert_eq!(four.threat("SI2-05@1").status, Status::Destroyed);
    assert_eq!(four.ship.visual(), [1, 0, 0], "the fourth finds the window free");
}

/// SA-21.14: the Alien counts people who lie knocked out
#[test]
fn the_alien_counts_everybody() {
    let sim = crew(&[("UW", ""), ("UW", "")]).threat_at("SI2-01@1", "", 7).threat_at("SI1-03@2", "", 5);
    // The Executioner comes to the bridge at X in turn 1; the Alien comes up at Y in turn 2.
    let run = sim.track("internal", 9, &[(5, X), (3, Y)]).after(2);
    assert_eq!(run.ship.knocked_out().count(), 2);
    assert_eq!(run.tiles(), [0, 2, 0]);
}
