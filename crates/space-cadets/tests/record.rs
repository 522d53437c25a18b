//! How large the record of a mission is (SC-21.1: only placements, gestures and choices are sent and kept).

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

use space_cadets::bots::ROSTER;
use space_cadets::{Drill, Setup, SpaceCadets};
use table::{Bot, Chair, Decision, Game, GameTime, Record, Seat, SeatName, Seed, Session, Story};

/// What a record may take.
const LIMIT: usize = 1_000_000;

/// A table of bots of average skill, played to its end or for so many turns.
fn played(setup: Setup, turns: u32) -> Session<SpaceCadets> {
    let seed = Seed::from_number(3);
    let kind = ROSTER.iter().find(|bot| bot.name == "skill-3").unwrap();
    let mut session = Session::<SpaceCadets>::start(setup, seed).unwrap();
    let mut bots: Vec<(Seat, Box<dyn Bot<SpaceCadets>>)> = Seat::all(session.game().seats())
        .map(|seat| (seat, (kind.seat)(seed.derive(1 + u64::from(seat.0)))))
        .collect();
    let mut now = GameTime::ZERO;
    while session.game().outcome().is_none() && session.game().round() <= turns {
        let mut next = session.game().alarm();
        let mut mover = None;
        for (place, (seat, bot)) in bots.iter_mut().enumerate() {
            match bot.choose(&Chair::new(session.game(), *seat, now)) {
                Decision::Do(command) => {
                    mover = Some((place, *seat, command));
                    break;
                }
                Decision::WakeAt(moment) => next = Some(next.map_or(moment, |next| next.min(moment))),
                Decision::Wait => {}
            }
        }
        match mover {
            Some((place, seat, command)) => {
                session.apply(now, seat, command, &mut Story::silent()).unwrap();
                bots.rotate_left(place + 1);
            }
            None => {
                now = now.max(next.unwrap());
                session.advance(now, &mut Story::silent());
            }
        }
    }
    session
}

/// A mission of six stays far below a megabyte, and its record plays it again
#[test]
fn a_mission_is_a_small_record() {
    let session = played(Setup::mission(1, 6), 30);
    let seats = Seat::all(6).map(|seat| SeatName { name: format!("{seat:?}"), bot: None }).collect();
    let text = Record::of(&session, seats).export();
    let (bytes, commands, turns) = (text.len(), session.log().len(), session.game().round());
    assert!(bytes < LIMIT / 4, "{bytes} bytes, {commands} commands in {turns} turns");
    assert!(session.game().outcome().is_some() && commands > 100, "{commands} commands in {turns} turns");
    assert!(Record::<SpaceCadets>::import(&text).unwrap().verify().is_ok());
    // The busiest hand, a finger in the bag, may be there ten times a second for half a minute of every turn.
    let finger = r#"{"seq":100000,"at":1000000,"seat":0,"command":{"feel":{"path":[[1000,1000],[1000,1000],[1000,1000]]}}}"#;
    let busy = bytes + (finger.len() + 1) * 10 * 30 * turns as usize;
    assert!(busy < LIMIT, "{busy} bytes with a finger that never rests in {turns} turns");
}

/// SC-22.1: bots practise every station to the end
#[test]
fn bots_practise() {
    for drill in Drill::ALL {
        let session = played(Setup::practice(drill), 30);
        let outcome = session.game().outcome().unwrap();
        assert_eq!(outcome.scores.len(), 1, "{drill}");
    }
}
