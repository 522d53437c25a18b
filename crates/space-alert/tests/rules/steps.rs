//! SA-4, SA-14 and SA-16: the order of everything, the last turn, and the score.

use crate::setting::{crew, idle};
use space_alert::ship::Mark::{X, Y, Z};
use space_alert::ship::{
    Announced, CampaignScore, Loss, MissionFault, MissionPlan, OnAppear, Outcome, Rulings, Score, Status,
    Systems, Tile, WhyNot,
};
use space_alert::{Boards, Content, Happening, Mission, Ship, Step, ThreatId, Zone};

/// SA-4.2, SA-4.3, SA-16.1: the steps of a whole mission, in order
#[test]
fn the_steps_board() {
    let mut run = crew(&[("UW", ""), ("UW", "")]).checks().start();
    let mut steps = Vec::new();
    run.until(|_| false);
    let mut ship = Ship::new(&run.mission, &run.boards);
    while !ship.is_over() {
        steps.push(ship.next_step());
        ship.advance(&run.mission, &mut run.seen);
    }
    let turn = |turn: u8, appears: bool, check: bool| {
        let mut steps = Vec::new();
        steps.extend(appears.then_some(Step::ThreatAppears { turn }));
        steps.extend([0, 1].map(|player| Step::Action { turn, player }));
        steps.extend([Step::EndOfActions { turn }, Step::ComputeDamage { turn }, Step::RocketMoves { turn }]);
        steps.extend(check.then_some(Step::ComputerCheck { turn }));
        steps
    };
    let mut wanted: Vec<Step> =
        (1..=12).flat_map(|number| turn(number, number <= 8, [2, 5, 9].contains(&number))).collect();
    wanted.extend([Step::RocketResolution { turn: 13 }, Step::Jump]);
    assert_eq!(steps, wanted);
}

/// SA-4.4, SA-4.5: a threat appears on the last square, can be shot there, and moves at once
#[test]
fn appearing() {
    let run = crew(&[("UR", "A")]).threat("E1-07@1", "red").after(1);
    assert_eq!((run.threat("E1-07@1").damage, run.threat("E1-07@1").position), (2, 14 - 3));
    assert!(run.saw(Happening::ThreatAppears {
        threat: ThreatId(0),
        track: space_alert::ship::Track::Red,
        square: 14
    }));
}

/// SA-4.6: malfunctions cover their systems, intruders stand in their station
#[test]
fn tokens() {
    let run = idle().threat("SI2-03@1", "").threat("I1-01@1", "").track("internal", 30, &[]).after(1);
    let codes = |name| run.threat(name).tokens.iter().map(|station| station.code()).collect::<Vec<_>>();
    assert_eq!((codes("SI2-03@1"), codes("I1-01@1")), (vec!["LR", "LW", "LB"], vec!["UR"]));
}

/// SA-4.8, SA-15.10, SA-15.11, SA-14.9: a lost ship stops at once, red before white before blue
#[test]
fn a_loss_stops_everything() {
    let sim = idle().threat("SE1-04@1", "white").track("white", 4, &[(1, Z)]);
    // Three on each zone, and red has room for only two more.
    let old = [Tile::Gravolift, Tile::Reactor, Tile::Shield, Tile::UpperCannon];
    let run = sim.pre_damage("red", &old).threat("E1-07@2", "blue").end();
    assert_eq!(run.ship.outcome(), Some(Outcome::Lost(Loss::Zone { zone: Zone::Red, by: ThreatId(0) })));
    assert_eq!(run.tiles(), [6, 0, 0]);
    assert_eq!(run.threat("E1-07@2").status, Status::Waiting);
}

/// SA-14.1, SA-14.2: threats move by number; of equal numbers external ones come first, then as announced
#[test]
fn order_of_threats() {
    let sim = idle()
        .threat("I1-03@2", "")
        .threat("E1-07@2", "red")
        .threat("E1-05@1", "blue")
        .threat("E1-08@2", "white");
    let run = sim.start();
    let names: Vec<String> = run.mission.threats().iter().map(|due| due.name()).collect();
    assert_eq!(names, ["E1-05@1", "E1-07@2", "E1-08@2", "I1-03@2"]);
}

/// SA-14.3, SA-14.4, SA-14.6: marks on the way are performed in order, and a new speed counts from the next move on
#[test]
fn marks_in_order() {
    let run = idle().threat("E1-05@1", "red").track("red", 3, &[(2, X), (1, Y)]).after(1);
    let marks = run.seen.iter().filter_map(|happening| match happening {
        Happening::Reaches { mark, .. } => Some(*mark),
        _ => None,
    });
    assert_eq!(marks.collect::<Vec<_>>(), [X, Y]);
    let fast = idle().threat("E2-01@1", "red").track("red", 20, &[(18, X)]);
    assert_eq!([1, 2].map(|turn| fast.after(turn).threat("E2-01@1").position), [16, 11]);
    let gone = idle().threat("E1-07@1", "red").track("red", 4, &[(1, Z)]).after(2);
    assert_eq!((gone.threat("E1-07@1").status, gone.tiles()[0]), (Status::Survived, 3));
}

/// SA-14.7: the token of an intruder leaves after Z, the token of a malfunction stays
#[test]
fn tokens_after_z() {
    let sim = idle().threat_at("I1-01@1", "", 3).threat_at("I1-06@1", "", 3).track("internal", 9, &[(1, Z)]);
    let run = sim.after(1);
    assert!(run.threat("I1-01@1").tokens.is_empty());
    assert_eq!(run.threat("I1-06@1").tokens.len(), 1);
}

/// SA-14.8: an attack strikes the zone of its own track
#[test]
fn own_zone() {
    let run = |zone: &str| idle().threat("E1-05@1", zone).track(zone, 3, &[(1, X)]).after(1).tiles();
    assert_eq!([run("red"), run("white"), run("blue")], [[2, 0, 0], [0, 2, 0], [0, 0, 2]]);
}

/// SA-14.12: intruders need no lift
#[test]
fn intruders_need_no_lift() {
    let sim = idle().pre_damage("red", &[Tile::Gravolift]).threat("I2-03@1", "");
    let run = sim.track("internal", 3, &[(1, X)]).after(1);
    assert_eq!(run.threat("I2-03@1").station().unwrap().code(), "LR");
}

/// SA-14.12: at the end of the ship a move further out does nothing
#[test]
fn the_end_of_the_ship() {
    let run = idle().threat("I1-03@1", "").track("internal", 9, &[(8, X), (7, X)]).after(1);
    assert_eq!(run.threat("I1-03@1").station().unwrap().code(), "LB");
}

/// SA-14.13: those whom a threat delays have their next turn's card a turn later, and nobody else
#[test]
fn a_threat_delays_the_next_turn() {
    // Delays the white zone in turn 1 and everybody on the ship in turn 2.
    let sim = crew(&[("UW", "A B C"), ("UR", "A B C"), ("UW", "BOT BOT BOT")]).active(2).in_space(2);
    let sim = sim.threat("SE2-03@1", "white").track("white", 9, &[(8, X), (6, Y), (1, Z)]);
    let first = sim.after(1);
    let boards = |run: &crate::setting::Run| [0, 1, 2].map(|player| run.board(player));
    assert_eq!(boards(&first), ["A . B C", "A B C", "BOT BOT BOT"]);
    assert_eq!(boards(&sim.after(2)), ["A . . B C", "A B . C", "BOT BOT BOT"]);
}

/// SA-14.14, SA-14.15: a mission is completed even with everybody out
#[test]
fn everybody_is_out() {
    let sim = crew(&[("UW", ""), ("LB", "")]).threat("SE2-03@1", "white").track("white", 3, &[(1, Z)]);
    let run = sim.end();
    assert!(run.won());
    assert_eq!([run.place(0), run.place(1)], ["UW", "LB"]);
    assert_eq!(run.ship.score(&run.mission).total(), 6 - 2 * 2);
}

/// SA-16.2, SA-16.3, SA-16.4, SA-16.5: in the last turn only the rocket hits, pilots come home, threats move once more
#[test]
fn the_last_turn() {
    let out = "BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT BOT";
    let sim = crew(&[("UR", out), ("LB", ". . . . . . . . . . . C")]).in_space(0).threat("SE2-06@8", "red");
    let sim = sim.track("red", 15, &[]);
    let run = sim.end();
    // Squares 13, 11, 9, 7 and 5 after turns 8 to 12; the interceptors never came in range before.
    assert_eq!(run.threat("SE2-06@8").damage, 0, "rockets pass asteroids by, and interceptors stay in");
    assert_eq!((run.threat("SE2-06@8").position, run.threat("SE2-06@8").status), (3, Status::OnTrack));
    assert_eq!(
        (run.place(0), run.member(0).in_space, run.ship.score(&run.mission).total()),
        ("UR", false, 0)
    );
    let hit = crew(&[("LB", ". . . . . . . . . . . C")]).threat("SE1-01@8", "red").track("red", 15, &[]);
    assert_eq!(hit.end().threat("SE1-01@8").damage, 1);
}

/// SA-16.6, SA-16.7, SA-16.10, SA-16.11: the parts of a score
#[test]
fn the_score() {
    let sim = crew(&[("UR", "A A")]).usual_shields().threat("E1-07@1", "red").threat("E1-05@1", "blue");
    let run = sim.threat("E1-08@2", "white").end();
    assert_eq!(run.tiles(), [0, 4, 6]);
    let score = run.ship.score(&run.mission);
    assert_eq!((score.destroyed, score.survived), (4, 2 + 2));
    assert_eq!((score.damage, score.worst_zone, score.total()), (10, 6, 8 - 16));
}

/// SA-19.14: the score of a campaign
#[test]
fn a_campaign() {
    let mission = |destroyed, visual, damage| Score { destroyed, visual, damage, ..Score::default() };
    let total = |missions: &[Score]| CampaignScore::of(missions).map(|score| score.total);
    assert_eq!(total(&[mission(10, 1, 5), mission(8, 4, 3)]), Some(18 - 3 + 2));
    assert_eq!(total(&[mission(0, 1, 0), mission(0, 1, 0), mission(0, 0, 0)]), Some(0));
    assert_eq!(total(&[]), None);
}

fn plan(systems: Systems) -> MissionPlan {
    MissionPlan { systems, ..MissionPlan::new(Content::standard(), [5, 3, 4, 6]) }
}

fn fly(plan: &MissionPlan, cards: &[&str]) -> (Ship, Vec<Happening>) {
    let mission = Mission::new(Content::standard(), plan).unwrap();
    let mut boards = Boards::new(1);
    for (index, card) in cards.iter().enumerate() {
        boards.set(0, index as u8 + 1, crate::setting::slot(card));
    }
    let mut ship = Ship::new(&mission, &boards);
    let mut seen = Vec::new();
    ship.run_to_end(&mission, &mut seen);
    (ship, seen)
}

/// SA-18.4, SA-18.5, SA-18.6: what a level leaves out does nothing
#[test]
fn levels() {
    let vain = |systems, cards: &[&str]| {
        let (_, seen) = fly(&plan(systems), cards);
        seen.iter().any(|happening| matches!(happening, Happening::NoEffect { why: WhyNot::NotInUse, .. }))
    };
    for cards in [&["C"][..], &["LIFT", "C"], &["BOT"], &["A*"], &["BLUE", "C"], &["RED", "C"]] {
        assert!(vain(Systems::TEST_RUN, cards), "{cards:?}");
        assert!(!vain(Systems::ALL, cards), "{cards:?}");
    }
    assert!(!vain(Systems::SIMULATION, &["C"]), "simulations have the computer");
    assert!(!vain(Systems::ADVANCED_SIMULATION, &["BLUE", "C"]), "advanced ones have battlebots");
    assert!(vain(Systems::ADVANCED_SIMULATION, &["LIFT", "C"]), "but no points for looking out");
    let mut internal = plan(Systems::SIMULATION);
    internal.threats.push(Announced::new("I1-01", 1, None));
    let fault = MissionFault::NoInternalThreats("I1-01".into());
    assert_eq!(Mission::new(Content::standard(), &internal), Err(fault));
}

/// SA-18.1: a test run has seven turns and an eighth without actions
#[test]
fn test_runs() {
    let short = MissionPlan { turns: 7, ..plan(Systems::TEST_RUN) };
    let (_, seen) = fly(&short, &["A"; 12]);
    let turns = seen.iter().filter(|happening| matches!(happening, Happening::TurnBegins { .. })).count();
    let shots = seen.iter().filter(|happening| matches!(happening, Happening::Acts { .. })).count();
    assert_eq!((turns, shots), (8, 7));
}

/// SA-14.2, SA-20.10, SA-20.15, SA-21.14, SA-21.35: open questions have one place
#[test]
fn open_questions() {
    let answers = Rulings::default();
    assert!(
        answers.external_first && answers.pulse_beats_fortification && answers.no_explosion_without_marks
    );
    assert!(answers.alien_counts_knocked_out && !answers.seeker_counts_knocked_out);
    let mut other = plan(Systems::ALL);
    other.rulings.external_first = false;
    other.threats.push(Announced::new("E1-07", 1, Some(Zone::Red)));
    other.threats.push(Announced::new("I1-01", 1, None));
    let mission = Mission::new(Content::standard(), &other).unwrap();
    assert_eq!(mission.threats()[0].name(), "I1-01@1");
}

/// SA-14.10, SA-16.6: a survived Meteoroid scores its lower value
#[test]
fn survived() {
    let hurt = OnAppear { damage: Some(4), ..OnAppear::default() };
    let run = idle().threat("E1-10@1", "red").history("E1-10@1", hurt).end();
    assert_eq!((run.tiles()[0], run.ship.score(&run.mission).survived), (1, 2));
}
