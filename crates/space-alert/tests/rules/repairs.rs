//! SA-11: repairs.

use crate::setting::crew;
use space_alert::ship::Mark::Z;
use space_alert::ship::{OnAppear, Status, WhyNot};

/// SA-11.1, SA-11.2, SA-11.6: a repair is instead of the system, which works as soon as it is repaired
#[test]
fn repairing() {
    let hurt = OnAppear { damage: Some(2), ..OnAppear::default() };
    let run = crew(&[("UR", "B"), ("UR", "B")]).threat("I1-06@1", "").history("I1-06@1", hurt).after(1);
    assert_eq!(run.threat("I1-06@1").status, Status::Destroyed);
    assert_eq!(run.ship.shields()[0], 2, "the second B charges");
}

/// SA-11.3, SA-11.4: of two malfunctions the lower number is repaired first, and both must go
#[test]
fn two_malfunctions() {
    let sim = crew(&[("LW", ". B B B")]).threat("I2-06@1", "").threat("SI2-03@2", "");
    let run = sim.track("internal", 30, &[]).after(4);
    assert_eq!(run.threat("I2-06@1").status, Status::Destroyed);
    assert_eq!((run.threat("SI2-03@2").damage, run.ship.fuel()), (0, 3));
    let next = crew(&[("LW", ". B B B B")]).threat("I2-06@1", "").threat("SI2-03@2", "");
    let next = next.track("internal", 30, &[]).after(5);
    assert_eq!((next.threat("SI2-03@2").damage, next.ship.fuel()), (1, 3));
}

/// SA-11.3, SA-11.5: what has performed Z stays broken, and a repair goes to what can be repaired
#[test]
fn beyond_repair() {
    let sim = crew(&[("LW", ". B B")]).threat_at("I2-06@1", "", 3).threat("SI2-03@2", "");
    let run = sim.track("internal", 30, &[(1, Z)]).after(3);
    assert_eq!((run.threat("I2-06@1").status, run.threat("SI2-03@2").damage), (Status::Survived, 2));
    let alone =
        crew(&[("LW", ". B B")]).threat_at("I2-06@1", "", 3).track("internal", 30, &[(1, Z)]).after(3);
    assert_eq!((alone.in_vain(0), alone.ship.fuel()), (vec![WhyNot::Unrepairable; 2], 3));
}

/// SA-11.7: repairs of another malfunction do not count for the extra
#[test]
fn extra_repairs_are_for_this_malfunction() {
    let sim =
        crew(&[("LR", ". B"), ("LW", ". B"), ("LB", ". B")]).threat("I2-06@1", "").threat("SI2-03@2", "");
    let run = sim.track("internal", 30, &[]).after(2);
    assert_eq!((run.threat("I2-06@1").damage, run.threat("SI2-03@2").damage), (1, 2));
}

/// SA-12.7, SA-12.10: heroic B repairs two
#[test]
fn heroic_repairs() {
    let run = crew(&[("UR", "B*")]).threat("I1-06@1", "").after(1);
    assert_eq!((run.threat("I1-06@1").damage, run.ship.shields()[0]), (2, 0));
}
