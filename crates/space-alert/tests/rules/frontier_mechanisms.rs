//! SA-24: what several threats of New Frontier have in common.

use crate::setting::{Run, crew, idle};
use serde_json::{Value, json};
use space_alert::plan::{PlanFault, PlanFile, Trace, resolve};
use space_alert::ship::Mark::{X, Y, Z};
use space_alert::ship::{
    Happening, Mission, MissionFault, MissionPlan, OnAppear, Status, Systems, Track, Weapon, WhyNot,
};
use space_alert::{Content, Kind, ThreatId, Zone};

fn appears_on(run: &Run, name: &str) -> Option<(Track, u8)> {
    let id = run.id(name);
    run.seen.iter().find_map(|happening| match happening {
        Happening::ThreatAppears { threat, track, square } if *threat == id => Some((*track, *square)),
        _ => None,
    })
}

/// SA-24.6: in, out and in again, but only after moves of its own
#[test]
fn phasing() {
    let sim = idle().threat("E2-102@1", "white").track("white", 30, &[]);
    assert_eq!([1, 2, 3].map(|turn| sim.after(turn).threat("E2-102@1").phased_out), [true, false, true]);
    let mut start = sim.start();
    start.until(|step| matches!(step, space_alert::Step::Action { .. }));
    assert!(!start.threat("E2-102@1").phased_out, "it appears phased in");
    // The Scout's Y makes it move, and it moves by itself: that is one change.
    let hurried = idle()
        .threat("E2-02@1", "red")
        .threat("E2-102@1", "white")
        .track("red", 3, &[(1, Y)])
        .track("white", 30, &[])
        .after(1);
    assert_eq!((hurried.threat("E2-102@1").position, hurried.threat("E2-102@1").phased_out), (26, true));
    assert!(hurried.saw(Happening::PhasesOut { threat: hurried.id("E2-102@1") }));
}

/// SA-24.7: nothing reaches what is phased out, and it does less
#[test]
fn phased_out() {
    let shot = crew(&[("UW", "A A")]).threat("E2-102@1", "white").track("white", 30, &[]);
    assert_eq!([1, 2].map(|turn| shot.after(turn).threat("E2-102@1").damage), [3, 3]);
    let weapon = Weapon::Cannon(crate::setting::station("UW"));
    assert!(shot.after(2).saw(Happening::AimsAtNothing { weapon, why: WhyNot::NoTarget }));
    let everything = crew(&[("LW", ". A"), ("LB", "C"), ("UR", "")])
        .in_space(2)
        .threat("E2-102@1", "white")
        .track("white", 7, &[]);
    assert_eq!(everything.after(2).threat("E2-102@1").damage, 0, "pulse, rocket, interceptors");

    let bots = crew(&[("UR", ". BOT BOT")]).active(0).threat("I3-105@1", "").track("internal", 30, &[]);
    assert_eq!(bots.after(2).in_vain(0), [WhyNot::PhasedOut]);
    assert_eq!(bots.after(3).threat("I3-105@1").damage, 1);

    let repair = crew(&[("UW", ". C"), ("UW", ". C")]).threat("SI2-101@1", "").track("internal", 30, &[]);
    assert_eq!(repair.after(2).in_vain(1), [WhyNot::PhasedOut], "and the computer stays blocked");
    assert_eq!(repair.after(2).ship.maintained(), [false; 3]);

    let marks = [(26, X), (24, Y)];
    let weaker = idle().threat("SE2-102@1", "white").track("white", 28, &marks);
    assert_eq!([1, 2].map(|turn| weaker.after(turn).tiles()[1]), [2, 4], "2 and then only 2 instead of 3");
}

/// SA-24.7: an intruder that is there is attacked, whoever else is phased out
#[test]
fn what_is_phased_out_is_passed_over() {
    let sim = crew(&[("UR", ". BOT")]).active(0).threat("I3-105@1", "").threat("I1-01@2", "");
    let run = sim.track("internal", 30, &[]).after(2);
    assert_eq!(run.threat("I1-01@2").status, Status::Destroyed);
}

/// SA-24.8: an explosion asks for no phase
#[test]
fn the_leviathan_reaches_everybody() {
    let nearly = OnAppear { damage: Some(7), ..OnAppear::default() };
    let run = crew(&[("UW", ". A")])
        .threat("SE1-03@1", "white")
        .history("SE1-03@1", nearly)
        .threat("E2-102@1", "red")
        .track("white", 30, &[])
        .track("red", 30, &[])
        .after(2);
    assert_eq!((run.threat("SE1-03@1").status, run.threat("E2-102@1").damage), (Status::Destroyed, 1));
}

/// SA-24.9: plasma knocks people out where no shield weakens it
#[test]
fn plasma() {
    let out = |shield, mark| {
        let sim = crew(&[("UW", ""), ("LW", ""), ("UR", "")]).shields([0, shield, 0]);
        let run = sim.threat("E1-101@1", "white").track("white", 4, &[(1, mark)]).after(1);
        (run.tiles()[1], run.ship.knocked_out().collect::<Vec<_>>())
    };
    assert_eq!(out(0, X), (1, vec![0, 1]));
    assert_eq!(out(1, X), (0, vec![]), "no damage, no harm");
    assert_eq!(out(1, Z), (1, vec![]), "weakened is enough");
    assert_eq!(out(0, Z), (2, vec![0, 1]));
}

/// SA-24.10: each step with an aim costs a point of its shield
#[test]
fn megashield() {
    let run = |turn| {
        let sim = crew(&[("LR", "A A A A A A")]).threat("E3-104@1", "red").track("red", 30, &[]);
        let threat = sim.after(turn).threat("E3-104@1");
        (threat.shield, threat.damage)
    };
    assert_eq!([1, 2, 3, 4, 5].map(run), [(3, 0), (2, 0), (1, 0), (0, 1), (0, 3)]);
}

/// SA-24.11: somebody in space keeps a carrier busy
#[test]
fn carriers() {
    let tiles = |sim: crate::setting::Sim, mark| {
        sim.threat("E2-101@1", "white").track("white", 3, &[(1, mark)]).after(1).tiles()
    };
    let pilot = || crew(&[("UR", "BOT")]).in_space(0);
    assert_eq!([X, Y, Z].map(|mark| tiles(idle(), mark)), [[0, 2, 0], [3, 0, 3], [4, 4, 4]]);
    assert_eq!([X, Y, Z].map(|mark| tiles(pilot(), mark)), [[0, 0, 0], [1, 0, 1], [2, 2, 2]]);
    // The Scout makes it one stronger: two and one less two.
    let scout = pilot().threat("E2-02@1", "red").track("red", 3, &[(1, X)]);
    assert_eq!(tiles(scout, X), [0, 1, 0]);
}

/// SA-24.12: lasers together count half, rounded up, and a rocket in full
#[test]
fn polarized() {
    let sim = crew(&[("UW", ". A"), ("LB", "C")]).threat("E3-108@1", "white").track("white", 10, &[]);
    let hit = |run: &Run| {
        run.seen.iter().find_map(|seen| match seen {
            Happening::Hit { strength, damage, .. } => Some((*strength, *damage)),
            _ => None,
        })
    };
    assert_eq!(hit(&sim.after(2)), Some((6, 5)), "three for the laser, three for the rocket");
    let alone = crew(&[("UW", "A*")]).threat("E3-108@1", "white").after(1);
    assert_eq!(hit(&alone), Some((3, 2)));
}

/// SA-24.13, SA-24.14: a jump keeps the number of the square, and the move ends by the marks of its first track
#[test]
fn jumping() {
    let sim = crew(&[("UB", ". A"), ("UR", ". A")])
        .threat("E3-105@1", "red")
        .track("red", 8, &[(7, X), (5, Y)])
        .track("blue", 8, &[(6, Z), (2, X)]);
    let run = sim.after(1);
    let threat = run.threat("E3-105@1");
    assert_eq!((threat.track, threat.position, threat.xy_passed), (Track::White, 5, 2));
    assert_eq!(run.tiles(), [0, 1, 2], "X in blue; Y in blue and, after one more jump, in white");
    assert_eq!(threat.status, Status::OnTrack, "the Z of blue does not count");
    let jump = |from, to| Happening::ChangesZone { threat: run.id("E3-105@1"), from, to };
    assert!(run.saw(jump(Zone::Red, Zone::Blue)) && run.saw(jump(Zone::Blue, Zone::White)));
    let next = sim.after(2);
    assert_eq!(next.threat("E3-105@1").damage, 0, "neither blue nor red sees it in white");
    let once = crew(&[("UB", ". A")])
        .threat("E3-105@1", "red")
        .track("red", 8, &[(7, X)])
        .track("blue", 8, &[(2, X)])
        .after(2);
    let threat = once.threat("E3-105@1");
    assert_eq!((threat.damage, threat.track), (3, Track::White), "shot in blue, and jumped by the X of blue");
}

/// SA-24.13: a plan with a threat that jumps needs all three tracks
#[test]
fn jumps_need_tracks() {
    let mut plan = MissionPlan::new(Content::standard(), [1, 2, 3, 4]);
    plan.threats.push(space_alert::ship::Announced::new("SE3-106", 1, Some(Zone::Red)));
    plan.tracks[2] = None;
    assert_eq!(Mission::new(Content::standard(), &plan), Err(MissionFault::NoTrack(Track::Blue)));
}

/// SA-24.15: what is called appears in the zone of its caller and waits a turn
#[test]
fn calling_in() {
    let sim = idle().caller("SE3-105@2", "blue", "E1-07").track("blue", 12, &[(10, X)]);
    assert_eq!(sim.after(1).threat("E1-07@2").status, Status::Waiting);
    let run = sim.after(2);
    assert_eq!(appears_on(&run, "E1-07@2"), Some((Track::Blue, 12)));
    assert!(run.saw(Happening::CallsIn { threat: run.id("SE3-105@2"), called: run.id("E1-07@2") }));
    assert_eq!([2, 3].map(|turn| sim.after(turn).threat("E1-07@2").position), [12, 9]);
}

/// SA-24.15: another threat can make it move in that turn all the same
#[test]
fn called_and_hurried() {
    let run = idle()
        .caller("SE3-104@1", "white", "I1-05")
        .track("white", 4, &[(2, X), (1, Y)])
        .track("internal", 12, &[])
        .after(1);
    assert_eq!(run.threat("I1-05@1").position, 11);
}

/// SA-24.16: called threats come last, in the order of their callers
#[test]
fn the_order_of_called_threats() {
    let sim = idle()
        .caller("SI3-103@3", "", "E1-01")
        .caller("SE3-105@1", "blue", "E1-07")
        .threat("E1-02@2", "white")
        .track("blue", 12, &[(10, X)]);
    let run = sim.after(2);
    let names: Vec<String> = run.mission.threats().iter().map(|due| due.name()).collect();
    assert_eq!(names, ["SE3-105@1", "E1-02@2", "SI3-103@3", "E1-07@1", "E1-01@3"]);
    let movers: Vec<ThreatId> = run
        .seen
        .iter()
        .filter_map(|seen| match seen {
            Happening::Advances { threat, .. } => Some(*threat),
            _ => None,
        })
        .collect();
    assert_eq!(movers, [0, 0, 1, 3].map(ThreatId));
    let capsule = idle().caller("SE3-105@1", "blue", "E3-107").plan;
    let fault = capsule.prepare(Content::standard()).unwrap_err();
    assert_eq!(fault, PlanFault::Mission(MissionFault::CannotCall("SE3-105".into(), "E3-107".into())));
}

/// SA-24.17: who is destroyed in time brings the points of both
#[test]
fn destroyed_before_it_calls() {
    let nearly = OnAppear { damage: Some(4), ..OnAppear::default() };
    let sim = crew(&[("UW", ". A A")])
        .caller("SE3-104@1", "white", "I2-03")
        .history("SE3-104@1", nearly)
        .track("white", 12, &[(2, X)]);
    let run = sim.after(2);
    assert_eq!(run.threat("SE3-104@1").status, Status::Destroyed);
    assert_eq!(run.ship.score(&run.mission).destroyed, 8 + 6);
    assert!(run.saw(Happening::Destroyed { threat: run.id("SE3-104@1"), points: 14 }));
    let late = sim.track("white", 12, &[(9, X)]).after(2);
    assert_eq!(late.ship.score(&late.mission).destroyed, 8, "it has called already");
}

/// SA-24.17: the secret card of the Vortex brings nothing
#[test]
fn the_vortex_brings_its_own_points() {
    let nearly = OnAppear { damage: Some(2), ..OnAppear::default() };
    let run = crew(&[("LW", "C")])
        .caller("SI3-104@1", "", "I2-03")
        .history("SI3-104@1", nearly)
        .track("internal", 30, &[])
        .end();
    assert_eq!(run.threat("SI3-104@1").status, Status::Destroyed);
    assert_eq!(run.ship.score(&run.mission).destroyed, 16);
}

/// SA-24.18: the first point of a turn is lost, a second one counts
#[test]
fn inaccessible() {
    let sim = crew(&[("LB", "BOT BOT"), ("LB", "BOT")]).active(0).active(1).threat("I3-107@1", "");
    let sim = sim.track("internal", 30, &[]);
    let run = sim.after(1);
    assert_eq!((run.in_vain(0), run.threat("I3-107@1").damage), (vec![WhyNot::Inaccessible], 1));
    assert_eq!(sim.after(2).threat("I3-107@1").damage, 1, "a new turn, a new first point");
    let heroic = crew(&[("LW", "A*")]).threat("I3-102@1", "").track("internal", 30, &[]).after(1);
    assert_eq!(heroic.threat("I3-102@1").damage, 0, "a heroic shot is no heroic repair");
}

fn file(threats: Value) -> Value {
    json!({
        "format": "space-alert-plan/1",
        "turns": 12,
        "trajectories": {"red": 5, "white": 3, "blue": 1, "internal": 4},
        "threats": threats,
        "players": [[null, null, null, null, null, null, null, null, null, null, null, null]],
        "damage_draw": "any",
        "overrides": {}
    })
}

fn fault(threats: Value) -> MissionFault {
    let plan = PlanFile::from_json(&file(threats).to_string()).unwrap();
    match resolve(&plan, Trace::Left) {
        Err(PlanFault::Mission(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

/// SA-24.19, SA-23.4: a plan names the card that is called, and only where one is called
#[test]
fn calls_in_a_plan_file() {
    let written = file(json!([{"card": "SE3-105", "turn": 3, "zone": "white", "calls": "E1-07"}]));
    let plan = PlanFile::from_json(&written.to_string()).unwrap();
    assert_eq!(plan.threats[0].calls.as_deref(), Some("E1-07"));
    assert_eq!(serde_json::from_str::<Value>(&plan.to_json()).unwrap(), written);
    let result = serde_json::to_value(resolve(&plan, Trace::Left).unwrap()).unwrap();
    assert!(result["end"]["threats"]["E1-07@3"].is_object(), "named with the turn of its caller");

    let overlord =
        |calls: &str| fault(json!([{"card": "SE3-105", "turn": 3, "zone": "white", "calls": calls}]));
    assert_eq!(
        fault(json!([{"card": "SE3-105", "turn": 3, "zone": "white"}])),
        MissionFault::NoCall("SE3-105".into())
    );
    assert_eq!(fault(json!([{"card": "SI3-104", "turn": 3}])), MissionFault::NoCall("SI3-104".into()));
    assert_eq!(
        fault(json!([{"card": "E1-07", "turn": 3, "zone": "white", "calls": "E1-01"}])),
        MissionFault::CallsNothing("E1-07".into())
    );
    for wrong in ["SE1-01", "I1-01", "E3-107"] {
        assert_eq!(overlord(wrong), MissionFault::CannotCall("SE3-105".into(), wrong.into()));
    }
    assert_eq!(overlord("E9-99"), MissionFault::UnknownCard("E9-99".into()));
    assert_eq!(
        fault(json!([
            {"card": "E1-07", "turn": 3, "zone": "red"},
            {"card": "SE3-105", "turn": 3, "zone": "white", "calls": "E1-07"}
        ])),
        MissionFault::Twice("E1-07".into(), 3)
    );
    let mut plan = MissionPlan::new(Content::standard(), [1, 2, 3, 4]);
    plan.systems = Systems::SIMULATION;
    let mut satellite = space_alert::ship::Announced::new("SE3-104", 1, Some(Zone::Red));
    satellite.calls = Some("I1-01".into());
    plan.threats.push(satellite);
    let inside = MissionFault::NoInternalThreats("I1-01".into());
    assert_eq!(Mission::new(Content::standard(), &plan), Err(inside));
}

/// SA-24.19, SA-23.11: a called threat may have a history too
#[test]
fn a_called_threat_with_a_history() {
    let nearly = OnAppear { position: Some(5), damage: Some(2), ..OnAppear::default() };
    let run = idle()
        .caller("SE3-105@1", "blue", "E1-07")
        .history("E1-07@1", nearly)
        .track("blue", 12, &[(10, X)])
        .after(1);
    let threat = run.threat("E1-07@1");
    assert_eq!((threat.position, threat.damage), (5, 2));
}

/// SA-24.16, SA-26.28: a secret that nobody knows may be left out where nobody can know it
#[test]
fn an_unknown_secret_does_nothing() {
    let mut plan = MissionPlan::new(Content::standard(), [1, 2, 3, 4]);
    plan.secrets_unknown = true;
    plan.threats.push(space_alert::ship::Announced::new("SI3-104", 1, None));
    let mission = Mission::new(Content::standard(), &plan).unwrap();
    assert_eq!(mission.threats().len(), 1);
    assert!(mission.threats().iter().all(|due| due.card.kind == Kind::Internal));
    plan.threats.push(space_alert::ship::Announced::new("SE3-105", 1, Some(Zone::Red)));
    assert_eq!(Mission::new(Content::standard(), &plan), Err(MissionFault::NoCall("SE3-105".into())));
}
