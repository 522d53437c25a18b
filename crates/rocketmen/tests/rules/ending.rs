//! Chapter 10, first half: what triggers the end, and when the game is over.

use crate::common::*;
use rocketmen::content::{Destination, MissionType};
use rocketmen::scene::Scene;
use rocketmen::{Achievements, Command, EndReason, Event, Refusal, Rocketmen};
use table::{Game as _, Seat};

use Destination::{Earth, Mars, Moon};
use MissionType::{AsteroidMining, Base, OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship};

/// A player whose launches reach any target without a draw.
fn flier(scene: Scene, seat: Seat, mission: &str) -> Scene {
    let certain = Achievements { rocket: 8, science: 13, ..Achievements::default() };
    scene.plan(seat, mission).achievements(seat, certain)
}

fn triggered(events: &[Event]) -> Vec<EndReason> {
    let reasons = events.iter().filter_map(|event| match event {
        Event::EndTriggered { reason } => Some(*reason),
        _ => None,
    });
    reasons.collect()
}

fn is_over(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::GameOver { .. }))
}

/// Five tokens in Earth orbit.
fn whole_orbit(mut scene: Scene, seat: Seat) -> Scene {
    for kind in [Satellite, Spaceship, SpaceHotel, OrbitalShipyard, SpaceStation] {
        scene = scene.at(seat, Earth, kind);
    }
    scene
}

/// RM-10.1: the threshold is 23, 21 and 18 with two, three and four players; one point less triggers nothing.
#[test]
fn the_threshold_depends_on_the_number_of_players() {
    for (seats, threshold) in [(2, 23), (3, 21), (4, 18)] {
        // A first Satellite in Earth orbit is worth 2.
        for (before, expected) in [
            (threshold - 2, vec![EndReason::Threshold]),
            (threshold - 1, vec![EndReason::Threshold]),
            (threshold - 3, vec![]),
        ] {
            let mut game = flier(scene(seats), RED, "satellite-1").vp(RED, before).build();
            let events = act(&mut game, RED, launch(Earth));
            assert_eq!(player(&game, RED).vp, before + 2);
            assert_eq!(triggered(&events), expected, "{seats} players, {} VP", before + 2);
            assert_eq!(view(&game, BLUE).ending, expected.first().copied());
            assert!(!is_over(&events));
        }
    }
}

/// RM-10.1, RM-10.7: what Threats will score at the end does not count toward the threshold.
#[test]
fn threats_do_not_reach_the_threshold() {
    let mut game = flier(scene(2), RED, "satellite-1")
        .hand(RED, &["pandemic", "climate-change", "asteroid-impact"])
        .vp(RED, 20)
        .build();
    let events = act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).vp, 22);
    assert_eq!(triggered(&events), []);
}

/// RM-10.2: six tokens end the game only if every destination holds a token of somebody.
#[test]
fn six_tokens_need_all_three_destinations() {
    let five = || {
        let scene = flier(scene(2), RED, "space-station-1");
        let scene = scene.at(RED, Earth, Satellite).at(RED, Earth, Spaceship).at(RED, Earth, SpaceHotel);
        scene.at(RED, Earth, OrbitalShipyard).at(RED, Moon, Satellite)
    };
    let mut without_mars = five().build();
    assert_eq!(triggered(&act(&mut without_mars, RED, launch(Earth))), []);
    assert_eq!(player(&without_mars, RED).locations.count_ones(), 6);

    let mut with_mars = five().at(BLUE, Mars, Base).build();
    assert_eq!(triggered(&act(&mut with_mars, RED, launch(Earth))), [EndReason::AllTokens]);

    // Five tokens are not enough, wherever they lie.
    let scene = flier(scene(2), RED, "space-station-1").at(RED, Earth, Satellite).at(RED, Earth, Spaceship);
    let mut fifth = scene.at(RED, Moon, Satellite).at(RED, Mars, Base).build();
    assert_eq!(triggered(&act(&mut fifth, RED, launch(Earth))), []);
    assert_eq!(player(&fifth, RED).locations.count_ones(), 5);
}

/// RM-10.2: a player's own sixth token may be the one that fills the last destination.
#[test]
fn the_sixth_token_may_fill_the_last_destination_itself() {
    let scene = flier(scene(2), RED, "asteroid-mining-1").at(RED, Moon, Satellite);
    let scene = scene.at(RED, Earth, Satellite).at(RED, Earth, Spaceship).at(RED, Earth, SpaceHotel);
    let mut game = scene.at(RED, Earth, OrbitalShipyard).build();
    assert_eq!(triggered(&act(&mut game, RED, launch(Mars))), [EndReason::AllTokens]);
}

/// RM-10.3: everybody with six tokens ends the game, even with an empty destination.
#[test]
fn everybody_with_six_tokens_ends_the_game() {
    let all_but_one = |seats| {
        let scene = flier(scene(seats), RED, "spaceship-1");
        let scene = whole_orbit(whole_orbit(scene, RED), BLUE);
        scene.at(BLUE, Moon, Satellite)
    };
    let mut two = all_but_one(2).build();
    assert_eq!(triggered(&act(&mut two, RED, launch(Moon))), [EndReason::EverybodyDone]);
    assert_eq!(player(&two, RED).locations.count_ones(), 6);

    // With a third player who has only five, it goes on.
    let mut three = whole_orbit(all_but_one(3), WHITE).build();
    assert_eq!(triggered(&act(&mut three, RED, launch(Moon))), []);
    let mut three = whole_orbit(all_but_one(3), WHITE).at(WHITE, Moon, SpaceHotel).build();
    assert_eq!(triggered(&act(&mut three, RED, launch(Moon))), [EndReason::EverybodyDone]);
}

/// RM-10.4: somebody else's success triggers the end for a player who has placed all six tokens.
#[test]
fn another_player_may_fill_the_missing_destination() {
    let waiting = || {
        let scene = whole_orbit(scene(3), RED).at(RED, Moon, Satellite);
        flier(scene, BLUE, "spaceship-1").turn(BLUE)
    };
    let mut to_mars = waiting().build();
    assert_eq!(triggered(&act(&mut to_mars, BLUE, launch(Mars))), [EndReason::AllTokens]);
    let mut to_moon = waiting().build();
    assert_eq!(triggered(&act(&mut to_moon, BLUE, launch(Moon))), []);
}

/// RM-10.4: an end of a turn without a success is no check; the next success is.
#[test]
fn conditions_are_looked_at_after_a_success_only() {
    let scene = whole_orbit(scene(2), RED).at(RED, Moon, Satellite).at(BLUE, Mars, Base).vp(BLUE, 40);
    let mut game = flier(scene, BLUE, "satellite-1").build();
    assert_eq!(triggered(&act(&mut game, RED, Command::EndTurn)), []);
    assert_eq!(triggered(&act(&mut game, BLUE, launch(Earth))), [EndReason::Threshold]);
}

/// Plays on with empty turns and returns who had one before the game was over.
fn play_out(game: &mut Rocketmen) -> Vec<Seat> {
    let mut turns = Vec::new();
    while game.outcome().is_none() {
        let seat = game.awaited().iter().next().expect("somebody to move");
        turns.push(seat);
        act(game, seat, Command::EndTurn);
        assert!(turns.len() < 20, "the game does not end");
    }
    turns
}

/// RM-10.5: whoever triggers the end and whoever started, everybody up to the seat before the first player has a turn.
#[test]
fn the_round_is_played_out_from_every_seat() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            for seat in Seat::all(seats) {
                let scene = flier(scene(seats), seat, "satellite-1").vp(seat, 30).first(first).turn(seat);
                let mut game = scene.round(7).build();
                let events = act(&mut game, seat, launch(Earth));
                assert_eq!(triggered(&events), [EndReason::Threshold]);
                let expected: Vec<Seat> =
                    (seat.0 + 1..).map(|next| Seat(next % seats)).take_while(|next| *next != first).collect();
                assert_eq!(is_over(&events), expected.is_empty());
                assert_eq!(
                    play_out(&mut game),
                    expected,
                    "{seats} players, first {first:?}, {seat:?} triggers"
                );
                assert_eq!(game.round(), 7, "no new round begins");
                for late in Seat::all(seats) {
                    refused_by(&mut game, late, Command::EndTurn, Refusal::GameOver, "RM-10.5");
                }
            }
        }
    }
}

/// RM-10.5: a second reason in the last round changes nothing.
#[test]
fn the_end_is_triggered_once() {
    let scene = flier(scene(3), RED, "satellite-1").vp(RED, 30);
    let mut game = whole_orbit(flier(scene, BLUE, "base-1"), BLUE).at(WHITE, Moon, Base).build();
    assert_eq!(triggered(&act(&mut game, RED, launch(Earth))), [EndReason::Threshold]);
    let events = act(&mut game, BLUE, launch(Mars));
    assert_eq!(triggered(&events), []);
    assert_eq!(view(&game, RED).ending, Some(EndReason::Threshold));
    assert!(!is_over(&events));
    assert!(is_over(&act(&mut game, WHITE, Command::EndTurn)));
}

/// RM-10.6: the sixtieth round is the last one, to its last seat.
#[test]
fn after_sixty_rounds_the_game_stops() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            let last = Seat((first.0 + seats - 1) % seats);
            let mut game = scene(seats).round(59).first(first).turn(last).vp(WHITE, 3).vp(RED, 2).build();
            let events = act(&mut game, last, Command::EndTurn);
            assert_eq!(triggered(&events), []);
            assert_eq!(game.round(), 60);
            for step in 0..seats {
                let seat = Seat((first.0 + step) % seats);
                let events = act(&mut game, seat, Command::EndTurn);
                let over = step + 1 == seats;
                assert_eq!(triggered(&events), if over { vec![EndReason::TooLong] } else { vec![] });
                assert_eq!(is_over(&events), over);
            }
            assert_eq!(game.round(), 60);
            let outcome = game.outcome().expect("scored as it stands");
            assert_eq!(outcome.scores[0], 2);
            assert_eq!(outcome.winners, [if seats == 2 { RED } else { WHITE }]);
        }
    }
}

/// RM-10.2: Asteroid Mining counts as a token on Mars like any other.
#[test]
fn any_location_fills_its_destination() {
    for kind in [Spaceship, AsteroidMining, Base] {
        let scene = flier(scene(2), RED, "space-station-1").at(BLUE, Mars, kind).at(RED, Moon, Satellite);
        let scene = scene.at(RED, Earth, Satellite).at(RED, Earth, Spaceship).at(RED, Earth, SpaceHotel);
        let mut game = scene.at(RED, Earth, OrbitalShipyard).build();
        assert_eq!(triggered(&act(&mut game, RED, launch(Earth))), [EndReason::AllTokens]);
    }
}
