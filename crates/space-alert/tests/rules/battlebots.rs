//! SA-9: squads and interceptors, and what is heroic about them in SA-12.

use crate::setting::crew;
use space_alert::ship::Mark::X;
use space_alert::ship::{OnAppear, Squad, Status, StoredSquad, WhyNot};

/// SA-9.1, SA-9.3: C takes the stored squad
#[test]
fn taking_a_squad() {
    let run = crew(&[("LR", "C C"), ("LR", "C"), ("UB", "C")]).after(2);
    assert_eq!([0, 1, 2].map(|player| run.member(player).squad), [Squad::Active, Squad::None, Squad::Active]);
    assert_eq!((run.in_vain(0), run.in_vain(1)), (vec![WhyNot::SquadActive], vec![WhyNot::StorageEmpty]));
    assert_eq!(run.ship.stored_squads(), [StoredSquad::Taken; 2]);
}

/// SA-9.2: C wakes a disabled squad and leaves the stored one
#[test]
fn waking_a_squad() {
    let run = crew(&[("UB", "C")]).disabled(0).after(1);
    assert_eq!((run.member(0).squad, run.ship.stored_squads()[1]), (Squad::Active, StoredSquad::Ready));
}

/// SA-9.4, SA-9.5, SA-9.8: an attack hits the intruder with the lowest number
#[test]
fn attacking() {
    let sim = crew(&[("UR", "BOT . BOT*"), ("UR", ". BOT")]).active(0).active(1);
    let sim = sim.threat("I2-03@1", "").threat("I1-01@2", "").track("internal", 30, &[]);
    let run = sim.after(2);
    assert_eq!((run.threat("I2-03@1").status, run.threat("I1-01@2").damage), (Status::Destroyed, 0));
    assert_eq!(run.ship.score(&run.mission).destroyed, 6);
}

/// SA-9.6, SA-12.8: return fire disables, even of what dies; heroism prevents it
#[test]
fn return_fire() {
    let fight = |card: &str| {
        let run = crew(&[("UR", card)]).active(0).threat("I1-01@1", "").after(1);
        assert_eq!(run.threat("I1-01@1").status, Status::Destroyed);
        run.member(0).squad
    };
    assert_eq!([fight("BOT"), fight("BOT*")], [Squad::Disabled, Squad::Active]);
}

/// SA-9.7: no squad, a disabled one, or nobody to fight
#[test]
fn nothing_to_fight_with() {
    let run =
        crew(&[("UR", "BOT"), ("UR", "BOT"), ("UW", "BOT")]).disabled(1).active(2).threat("I1-01@1", "");
    let run = run.after(1);
    assert_eq!(run.in_vain(0), [WhyNot::NoSquad]);
    assert_eq!(run.in_vain(1), [WhyNot::SquadDisabled]);
    assert_eq!(run.in_vain(2), [WhyNot::NoIntruder]);
}

/// SA-9.9, SA-9.10: taking off needs an active squad and empty space
#[test]
fn taking_off() {
    let run = crew(&[("UR", "C"), ("UR", "C"), ("UR", "C")]).active(0).active(1).after(1);
    assert!(run.member(0).in_space && !run.member(1).in_space);
    assert_eq!((run.in_vain(1), run.in_vain(2)), (vec![WhyNot::SpaceTaken], vec![WhyNot::NoSquad]));
    assert_eq!(crew(&[("UR", "C")]).disabled(0).after(1).in_vain(0), [WhyNot::SquadDisabled]);
}

/// SA-9.11, SA-10.4: what reaches people on the ship does not reach people in space
#[test]
fn nobody_reaches_space() {
    let sim = crew(&[("UR", ". C BOT A"), ("UW", ". . A")]).active(0).checks().threat("SE2-03@2", "red");
    let run = sim.track("red", 3, &[(1, X)]).after(2);
    assert_eq!([run.board(0), run.board(1)], [". C BOT A", ". . . A"]);
}

/// SA-9.12, SA-12.9: the battlebot card keeps a pilot out, and the interceptors attack again
#[test]
fn staying_out() {
    let sim = crew(&[("UR", "C BOT BOT*")]).active(0).threat_at("SE2-06@1", "red", 5).track("red", 14, &[]);
    assert_eq!([1, 2].map(|turn| sim.after(turn).threat("SE2-06@1").damage), [3, 6]);
    assert_eq!(sim.after(3).threat("SE2-06@1").damage, 10);
    assert!(sim.after(3).member(0).in_space);
}

/// SA-9.13: no card brings a pilot home without an attack
#[test]
fn coming_home() {
    let sim = crew(&[("UR", "C .")]).active(0).threat_at("SE2-06@1", "red", 5).track("red", 14, &[]);
    let run = sim.after(2);
    assert_eq!((run.threat("SE2-06@1").damage, run.member(0).in_space, run.place(0)), (3, false, "UR"));
    assert_eq!(run.member(0).squad, Squad::Active);
}

/// SA-9.14: any other card waits a turn and brings the pilot home
#[test]
fn the_wrong_card_in_space() {
    let run = crew(&[("UR", "C A B . C")]).active(0).after(2);
    assert_eq!((run.board(0), run.member(0).in_space), ("C . A B C".to_owned(), false));
    let run = crew(&[("UR", "C BLUE")]).active(0).after(3);
    assert_eq!(run.place(0), "UW");
}

/// SA-9.15: coming home is entering
#[test]
fn coming_home_is_entering() {
    let run = crew(&[("UR", "BOT . A B")]).in_space(0).threat("SI2-04@1", "");
    let run = run.track("internal", 3, &[(1, space_alert::ship::Mark::Z)]).after(2);
    assert!(run.member(0).knocked_out);
}

/// SA-9.16: out again at once, and another in the same turn
#[test]
fn out_again() {
    let run = crew(&[("UR", "C . C")]).active(0).after(3);
    assert!(run.member(0).in_space);
    let other = crew(&[("UR", "BOT ."), ("UR", ". C")]).in_space(0).active(1).after(2);
    assert!(!other.member(0).in_space && other.member(1).in_space);
}

/// SA-9.17, SA-16.8, SA-16.9: a knocked-out leader's squad is lost for everybody
#[test]
fn a_lost_squad() {
    let hurt = OnAppear { damage: Some(1), ..OnAppear::default() };
    let sim = crew(&[("UW", "BOT . C"), ("LR", ". C")]).active(0).threat("SI2-02@1", "");
    let run = sim.history("SI2-02@1", hurt).end();
    assert_eq!((run.member(0).squad, run.in_vain(1)), (Squad::Disabled, vec![WhyNot::StorageEmpty]));
    assert_eq!(run.ship.score(&run.mission).total(), 15 - 2 - 1);
}
