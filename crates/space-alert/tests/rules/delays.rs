//! SA-5: order of play, tripping and delays.

use crate::setting::{crew, idle};
use space_alert::ship::{TripFault, WhyNot};
use space_alert::{Action, Happening, Step};

/// A second passenger of the same lift is late, whatever else.
fn late(cards: &str) -> crate::setting::Sim {
    crew(&[("UR", "LIFT"), ("UR", cards)])
}

/// SA-5.3: a delayed card pushes others along until a gap takes one in
#[test]
fn a_delay_pushes_to_the_first_gap() {
    assert_eq!(late("LIFT A B C . BOT").after(1).board(1), "LIFT . A B C BOT");
    assert_eq!(late("LIFT A . B C").after(1).board(1), "LIFT . A B C");
}

/// SA-5.4: what is pushed beyond the last turn is lost
#[test]
fn a_card_pushed_off_the_board_is_lost() {
    let run = late("LIFT A A A A A A A A A A B").after(1);
    assert_eq!(run.board(1), "LIFT . A A A A A A A A A A");
    assert!(run.saw(Happening::CardLost { player: 1 }));
}

/// SA-5.5: a turn without a card delays nothing
#[test]
fn an_empty_turn_delays_nothing() {
    assert_eq!(late("LIFT . A B").after(1).board(1), "LIFT . A B");
}

/// SA-5.6, SA-5.7: several delays of one turn are one
#[test]
fn delays_of_the_same_turn_count_once() {
    // A busy lift into a slimy station in a turn whose computer check fails.
    let sim = crew(&[("UR", ". LIFT"), ("UR", ". LIFT A B")]).checks().threat("I2-02@1", "");
    assert_eq!(sim.after(2).board(1), ". LIFT . A B");
}

/// SA-5.7: a delay caused in the last turn does nothing
#[test]
fn nothing_to_delay_after_the_last_turn() {
    let run = crew(&[("UR", ". . . . . . . . . . . LIFT"), ("UR", ". . . . . . . . . . . LIFT")]).end();
    assert!(run.won());
    assert_eq!(run.place(1), "LR");
}

/// SA-5.8: a delayed card keeps the half on top
#[test]
fn a_delayed_card_is_the_same_card() {
    assert_eq!(late("LIFT @UB B*").after(1).board(1), "LIFT . @UB B*");
    assert_eq!(late("LIFT @UB B*").after(3).place(1), "UB");
}

/// SA-5.1, SA-7.5: the captain acts first, and each finishes before the next begins
#[test]
fn the_captain_acts_first() {
    let shots =
        |first: &str, second: &str| crew(&[("UW", first), ("LW", second)]).after(1).ship.reactors()[1];
    assert_eq!(shots("A", "B"), 5, "the shot, then full");
    assert_eq!(crew(&[("LW", "B"), ("UW", "A")]).after(1).ship.reactors()[1], 4, "full, then the shot");
}

/// SA-5.9: who is knocked out does nothing more, and the board lies still
#[test]
fn the_knocked_out_do_nothing() {
    // Somebody in space is left to see that the check of turn 2 fails.
    let sim = crew(&[("UW", ". A B C"), ("UR", "BOT BOT . B")]).in_space(1).threat("SE2-03@1", "white");
    let sim = sim.track("white", 3, &[(1, space_alert::ship::Mark::Z)]).checks();
    let run = sim.after(4);
    assert!(run.saw(Happening::CheckFailed { phase: 1 }));
    assert_eq!(run.in_vain(0), [WhyNot::KnockedOut; 3]);
    assert_eq!(run.board(0), ". A B C", "the failed check delays whoever stands");
}

/// SA-5.6, SA-24.3: a half that was put off is not delayed again by what delays its new turn
#[test]
fn a_half_that_was_put_off_is_not_delayed_twice() {
    let sim = |second: &str| crew(&[("UR", ". LIFT"), ("UR", second)]).checks();
    let run = sim(". LIFT+A B").after(2);
    assert!(run.saw(Happening::CheckFailed { phase: 1 }));
    assert_eq!(run.board(1), ". LIFT A B", "the busy lift, and then the check of turn 2");
    assert_eq!(sim(". LIFT+A").after(2).board(1), ". LIFT A", "with nothing to push");
    assert_eq!(sim(". LIFT B").after(2).board(1), ". LIFT . B", "a single card is late once as well");
}

/// SA-5.10: an action that cannot be done is used up
#[test]
fn an_impossible_action_is_used_up() {
    let run = crew(&[("UW", "BOT A")]).after(2);
    assert_eq!((run.in_vain(0), run.board(0)), (vec![WhyNot::NoSquad], "BOT A".to_owned()));
}

/// SA-5.2: who trips does what was meant, and is late
#[test]
fn tripping() {
    let mut run = crew(&[("UW", "RED A B")]).start();
    assert_eq!(
        run.ship.trip(&run.mission, 0, Action::Blue, &mut run.seen),
        Err(TripFault::NotActing),
        "not before it is time to act"
    );
    run.until(|step| matches!(step, Step::Action { .. }));
    assert_eq!(run.ship.trip(&run.mission, 0, Action::Blue, &mut run.seen), Ok(()));
    assert_eq!((run.place(0), run.board(0)), ("UB", "BLUE . A B".to_owned()));
}

/// SA-5.2, SA-5.6: who trips on the way into another delay is late once
#[test]
fn tripping_is_no_second_delay() {
    let mut run = crew(&[("UR", "LIFT"), ("UR", "A A B")]).start();
    run.until(|step| step == Step::Action { turn: 1, player: 1 });
    assert_eq!(run.ship.trip(&run.mission, 1, Action::Lift, &mut run.seen), Ok(()));
    assert_eq!(run.board(1), "LIFT . A B");
}

/// SA-5.2: nobody trips without a card, out of turn, or after the end
#[test]
fn no_tripping_without_a_card() {
    let mut run = crew(&[("UW", ". A"), ("UW", "A")]).start();
    run.until(|step| matches!(step, Step::Action { .. }));
    assert_eq!(run.ship.trip(&run.mission, 0, Action::A, &mut run.seen), Err(TripFault::NoCard));
    assert_eq!(run.ship.trip(&run.mission, 1, Action::A, &mut run.seen), Err(TripFault::NotActing));
    assert_eq!(run.ship.trip(&run.mission, 9, Action::A, &mut run.seen), Err(TripFault::NotActing));
    let mut over = idle().end();
    assert_eq!(over.ship.trip(&over.mission, 0, Action::A, &mut over.seen), Err(TripFault::NotActing));
}

/// SA-24.2, SA-24.3: a double action is done at once unless its first half is held up
#[test]
fn double_actions() {
    assert_eq!(crew(&[("UW", "RED+LIFT")]).after(1).place(0), "LR");
    let held = late("LIFT+A B C").after(1);
    assert_eq!((held.board(1), held.place(1)), ("LIFT A B C".to_owned(), "LR"));
    let empty = late("LIFT+A").after(2);
    assert_eq!(empty.board(1), "LIFT A", "even if nothing else was there to be late");
}

/// SA-9.14, SA-24.21: what cannot be done in space waits, and waits once more while its pilot comes home
#[test]
fn a_second_half_put_off_in_space_is_not_lost() {
    let sim = crew(&[("UR", "BOT+A . B C")]).active(0).in_space(0);
    let out = sim.after(1);
    assert!(out.member(0).in_space);
    assert_eq!(out.board(0), "BOT A B C", "the half waits, and the pilot stays out");
    let home = sim.after(2);
    assert!(!home.member(0).in_space);
    assert_eq!(home.board(0), "BOT . A B C", "an action of its own that brings the pilot home");
    assert_eq!(sim.after(3).ship.reactors()[0], 1, "and is carried out");
}

/// SA-24.21: the same for the half that follows a take-off
#[test]
fn a_second_half_after_take_off_waits() {
    let sim = crew(&[("UR", "C+RED BLUE")]).active(0);
    assert_eq!(sim.after(1).board(0), "C RED BLUE");
    assert_eq!(sim.after(2).board(0), "C . RED BLUE");
    assert_eq!(sim.after(4).place(0), "UW", "red where red ends, then blue");
}

/// SA-24.22: the interceptors attack once per turn
#[test]
fn the_interceptors_attack_once_per_turn() {
    for cards in ["BOT+BOT", "BOT"] {
        let run = crew(&[("UR", cards)]).active(0).in_space(0).threat_at("E1-07@1", "red", 4).after(1);
        assert_eq!(run.threat("E1-07@1").damage, 1, "{cards}: strength 3 against a shield of 2");
        assert_eq!(run.board(0), cards);
    }
}

/// SA-24.4: two actions of one person are not two people
#[test]
fn one_person_counts_once() {
    assert_eq!(crew(&[("LW", "C+C")]).after(1).ship.visual(), [1, 0, 0]);
    let device = crew(&[("LW", "C+C"), ("LW", "C")]).threat("SI2-05@1", "").acted(1);
    assert_eq!(device.threat("SI2-05@1").damage, 0);
}
