//! SA-6 and the heroic moves of SA-12.

use crate::setting::crew;
use space_alert::ship::{Tile, WhyNot};

/// SA-6.1, SA-1.9: arrows lead one station towards their colour, on the same deck
#[test]
fn arrows() {
    assert_eq!(["RED", "BLUE"].map(|card| crew(&[("LW", card)]).after(1).place(0)), ["LR", "LB"]);
    assert_eq!(crew(&[("UB", "RED RED")]).after(2).place(0), "UR");
}

/// SA-6.2: an arrow of the zone's own colour leads nowhere, and nobody enters anew
#[test]
fn the_hull_is_in_the_way() {
    let run = crew(&[("LB", "BLUE A B")]).threat("I2-01@1", "").after(1);
    assert_eq!((run.place(0), run.in_vain(0)), ("LB", vec![WhyNot::Hull]));
    assert_eq!(run.board(0), "BLUE A B", "slime holds up only who comes in");
}

/// SA-6.3, SA-6.4: the first in a lift is free, later ones are late, in either direction
#[test]
fn lifts() {
    let run = crew(&[("UR", "LIFT A B"), ("LR", "LIFT A B"), ("UW", "LIFT A B")]).after(1);
    assert_eq!([0, 1, 2].map(|player| run.place(player)), ["LR", "UR", "LW"]);
    assert_eq!(run.board(0), "LIFT A B");
    assert_eq!(run.board(1), "LIFT . A B");
    assert_eq!(run.board(2), "LIFT A B", "another lift");
    let next = crew(&[("UR", "LIFT"), ("UR", ". LIFT A")]).after(2);
    assert_eq!(next.board(1), ". LIFT A", "free again in the next turn");
}

/// SA-6.5, SA-15.8: a damaged lift moves everybody and makes everybody late
#[test]
fn damaged_lifts() {
    let run = crew(&[("UR", "LIFT A B"), ("UR", "LIFT A")]).pre_damage("red", &[Tile::Gravolift]).after(1);
    assert_eq!(run.place(0), "LR");
    assert_eq!([run.board(0), run.board(1)], ["LIFT . A B", "LIFT . A"]);
}

/// SA-6.6: a squad goes with its leader
#[test]
fn squads_follow() {
    let run = crew(&[("UR", "BLUE BOT")]).active(0).threat("I1-01@1", "");
    let run = run.track("internal", 30, &[(27, space_alert::ship::Mark::X)]).after(2);
    assert_eq!(run.threat("I1-01@1").damage, 1);
}

/// SA-12.1, SA-12.2: a heroic move goes anywhere and needs no lift
#[test]
fn heroic_moves() {
    let sim = crew(&[("UB", "@LR A B"), ("UR", "LIFT A")]).pre_damage("blue", &[Tile::Gravolift]);
    let run = sim.after(1);
    assert_eq!((run.place(0), run.board(0)), ("LR", "@LR A B".to_owned()));
    let unused = crew(&[("UR", "@LR"), ("UR", "LIFT A")]).after(1);
    assert_eq!(unused.board(1), "LIFT A", "it does not use the lift");
    let used = crew(&[("UR", "LIFT"), ("UR", "@LR A")]).after(1);
    assert_eq!(used.board(1), "@LR A", "nor does it wait for it");
}

/// SA-12.3, SA-21.24: a heroic move to where one stands is no entering; elsewhere slime holds up
#[test]
fn heroic_moves_and_slime() {
    let run = crew(&[("LB", "@LB A"), ("UR", "@LB A")]).threat("I2-01@1", "").after(1);
    assert_eq!(run.in_vain(0), [WhyNot::AlreadyThere]);
    assert_eq!([run.board(0), run.board(1)], ["@LB A", "@LB . A"]);
}
