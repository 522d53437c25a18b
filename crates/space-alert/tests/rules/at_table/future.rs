//! What nobody can know yet, and what nobody can take back.

use super::*;
use space_alert::mission::{Announcement, generator};
use space_alert::{Flight, PhaseEnds, Role};
use std::collections::BTreeSet;
use table::{Dice, Undo};

/// Games of every kind of track on which something is to come.
fn setups() -> Vec<Setup> {
    vec![
        Setup::mission(4),
        Setup::mission(5),
        Setup::mission(1).track(TrackChoice::Generated(generator::Difficulty::Rough)),
        Setup::mission(4).track(TrackChoice::Generated(generator::Difficulty::Usual)),
        Setup::mission(4)
            .flight(Flight::Simulation)
            .track(TrackChoice::Generated(generator::Difficulty::Calm)),
        Setup::mission(4).double_actions(),
        Setup {
            phase_ends: PhaseEnds::Shown,
            ..Setup::mission(4).track(TrackChoice::Generated(generator::Difficulty::Usual))
        },
    ]
}

fn to_come(game: &SpaceAlert) -> Vec<Announcement> {
    game.look().flight.timeline[game.look().flight.heard..].to_vec()
}

/// SA-3.14: whatever is still to come, everybody sees and hears the same until it comes
#[test]
fn another_future_looks_the_same() {
    for (number, setup) in (0..).zip(setups()) {
        let mut table = TestTable::seeded(setup, 11 + number);
        let mut dice = Dice::new(Seed::from_number(number));
        let mut different = 0;
        for seat in Seat::all(table.game.seats()) {
            table.give(seat.0, Command::Ready).unwrap();
        }
        while let Stage::Action(_) = table.game.look().stage {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let other = table.game.redeal(viewer, &mut dice);
                assert_eq!(other.view(viewer), table.game.view(viewer), "setup {number}");
                assert_eq!(other.look().flight.track.check(), Ok(()), "setup {number}");
                assert!(
                    other.look().spoken().eq(table.game.look().spoken()),
                    "setup {number}: the past has changed"
                );
                different += usize::from(to_come(&other) != to_come(&table.game));
            }
            table.ring();
        }
        assert!(different > 0, "setup {number}: the future is never dealt anew");
    }
}

/// SA-3.14: of a track drawn by chance, an imagined game says no more than the crew can know
#[test]
fn imagined_games_do_not_know_the_track() {
    for setup in
        [Setup::mission(4), Setup::mission(4).track(TrackChoice::Generated(generator::Difficulty::Usual))]
    {
        let table = TestTable::alert(setup);
        let next = |seed: u64| {
            let game = table.game.imagine(Viewer::Seat(Seat(0)), Seed::from_number(seed));
            format!("{:?} {:?}", to_come(&game)[1], game.look().flight.track.phases)
        };
        let futures: BTreeSet<String> = (0..40).map(next).collect();
        assert!(futures.len() > 3, "{futures:?}");
    }
    let named = TestTable::mission(4).game;
    let imagined = named.imagine(Viewer::Spectator, Seed::from_number(1));
    assert_eq!(
        imagined.look().flight.track,
        named.look().flight.track,
        "a track chosen by name is no secret"
    );
}

/// SA-3.14: the end of a phase is known from its first warning on, unless the table shows it from the start
#[test]
fn the_end_of_a_phase_is_known_from_its_warning_on() {
    let mut table = TestTable::new(Setup::mission(4));
    let known = |table: &TestTable| -> Vec<(bool, bool, bool)> {
        let phases = table.view(0).mission.phases;
        phases.iter().map(|at| (at.began_at.is_some(), at.ends_at.is_some(), at.seconds.is_some())).collect()
    };
    let (no, began, both) = ((false, false, false), (true, false, false), (true, true, true));
    assert_eq!(known(&table), [no; 3]);
    for seat in 0..4 {
        table.give(seat, Command::Ready).unwrap();
    }
    assert_eq!(known(&table), [began, no, no]);
    table.until(|call| matches!(call, Call::EndsIn { .. }));
    assert_eq!(known(&table), [both, no, no]);
    table.until_phase(2);
    assert_eq!(known(&table), [both, began, no]);
    assert_eq!(table.view(0).mission.phases[1].began_at, Some(table.now));
    table.until_phase(3);
    assert_eq!(known(&table), [both, both, began]);
    table.until_resolution();
    assert_eq!(known(&table), [both; 3]);

    let mut shown = TestTable::new(Setup { phase_ends: PhaseEnds::Shown, ..Setup::mission(4) });
    assert_eq!(known(&shown), [(false, false, true); 3]);
    for seat in 0..4 {
        shown.give(seat, Command::Ready).unwrap();
    }
    assert_eq!(known(&shown), [both, (false, true, true), (false, true, true)]);
}

/// SA-3.8: nobody is told for how long communication is down
#[test]
fn nobody_knows_how_long_a_silence_lasts() {
    let mut table = TestTable::mission(4);
    table.until(|call| matches!(call, Call::CommsDown { .. }));
    let told = table.view(0).spoken.pop().unwrap();
    assert_eq!(told.call, Call::CommsDown { duration: None });
    let same = |event: &Event| matches!(event, Event::Announced { announcement } if announcement.call == told.call && announcement.lasts <= 5);
    assert_eq!(table.told(same), 1);
    assert!(told.until.0 - told.since.0 <= 5_000);
}

/// SA-1.19: until the alert what was agreed may be taken back, with the others' consent once one of them is ready
#[test]
fn agreements_can_be_taken_back_before_the_alert() {
    let mut table = TestTable::new(Setup::mission(2));
    let undo = |table: &TestTable| [0, 1].map(|seat| table.game.undo(Seat(seat)));
    table.give(0, Command::TakeRole { role: Role::Security }).unwrap();
    assert_eq!(undo(&table), [Undo::Free; 2]);
    table.give(0, Command::Ready).unwrap();
    assert_eq!(undo(&table), [Undo::Free, Undo::Ask]);
}

/// SA-2.13: time that has passed is never taken back, nor anything that the ship has flown
#[test]
fn real_time_is_never_taken_back() {
    let mut table = TestTable::mission(2);
    let card = table.plain(0);
    table.plan(0, 1, card).unwrap();
    while !matches!(table.game.look().stage, Stage::Over) {
        assert_eq!([0, 1].map(|seat| table.game.undo(Seat(seat))), [Undo::Never; 2]);
        table.ring();
    }
    assert_eq!(table.game.undo(Seat(0)), Undo::Never);
}

/// SA-1.3: everybody can see who is captain, communications officer and chief of security
#[test]
fn roles_are_told_by_name() {
    let mut table = TestTable::new(Setup::mission(2));
    assert_eq!(table.game.roles(Seat(0)), ["captain", "security"]);
    assert_eq!(table.game.roles(Seat(1)), ["communications"]);
    table.give(1, Command::TakeRole { role: Role::Captain }).unwrap();
    assert_eq!(table.game.roles(Seat(1)), ["captain", "communications"]);
}
