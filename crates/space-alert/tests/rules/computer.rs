//! SA-10: the computer and the window.

use crate::setting::crew;
use space_alert::ship::WhyNot;

/// SA-10.1, SA-10.3, SA-4.3: a check that fails makes everybody late
#[test]
fn a_failed_check() {
    let run = crew(&[("LR", "A A A A A A A A A A")]).checks().after(10);
    assert_eq!(run.board(0), "A A . A A . A A A . A A");
    let kept = |cards: &str| crew(&[("UW", cards), ("LR", ". . A B")]).checks().after(2).board(1);
    assert_eq!([kept("C"), kept(". C")], [". . A B", ". . A B"]);
    assert_eq!(kept(". . C"), ". . . A B");
}

/// SA-10.2: maintaining twice, or when no check is near, does nothing
#[test]
fn maintaining_in_vain() {
    let run = crew(&[("UW", "C C C C . C C C . C C C")]).checks().after(12);
    assert_eq!(run.ship.maintained(), [true; 3]);
    let (twice, never) = (WhyNot::AlreadyMaintained, WhyNot::NoCheckNow);
    assert_eq!(run.in_vain(0), [twice, never, never, never, never, never, never]);
}

/// SA-10.4: a failed check does not reach a pilot
#[test]
fn pilots_do_not_wait_for_the_computer() {
    let run = crew(&[("UR", "BOT BOT BOT A")]).in_space(0).checks().after(2);
    assert_eq!(run.board(0), "BOT BOT BOT A");
}

/// SA-10.5: the more people look out in one turn, the better
#[test]
fn looking_out() {
    let points = |people: usize| {
        let run = crew(&vec![("LW", "C"); people]).after(1);
        run.ship.visual_points(&run.mission)[0]
    };
    assert_eq!([1, 2, 3, 4, 5].map(points), [1, 2, 3, 5, 7]);
}

/// SA-10.6, SA-16.10: the best turn of each phase counts
#[test]
fn the_best_turn_of_each_phase() {
    let run = crew(&[("LW", "C C . . C . . . . . . C"), ("LW", "C . . . . . . . . . . C")]).end();
    assert_eq!(run.ship.visual(), [2, 1, 2]);
    assert_eq!(run.ship.score(&run.mission).visual, 5);
    assert_eq!(run.ship.score(&run.mission).total(), 5);
}

/// SA-10.7, SA-4.7: who has looked out counts, even if knocked out in the same turn
#[test]
fn looked_out_before_being_knocked_out() {
    let sim = crew(&[("LW", "C")]).threat("SE2-03@1", "white");
    let run = sim.track("white", 3, &[(1, space_alert::ship::Mark::Z)]).after(1);
    assert_eq!((run.ship.visual()[0], run.member(0).knocked_out), (1, true));
}
