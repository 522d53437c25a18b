//! Chapter 12: the Battle for Earth.

use crate::common::*;
use rocketmen::content::{Colour, Destination, Family, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, CardSet, Command, EndReason, Event, Refusal, Rocketmen, Setup, VariantChoice};
use table::{Game as _, Seat, Seed, Viewer};

use Destination::{Earth, Mars, Moon};
use MissionType::{OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship};

fn battle(seats: u8) -> Scene {
    Scene::new(Setup::battle(seats)).expect("a battle")
}

fn battle_with(one: &str, two: &str) -> Scene {
    let variants = VariantChoice::Chosen(one.to_owned(), two.to_owned());
    Scene::new(Setup::battle(2).with_variants(variants)).expect("a battle with Variant cards")
}

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

/// Every card of the deck, display included.
fn deck(game: &Rocketmen) -> CardSet {
    let state = serde_json::to_value(game).expect("a state");
    let half = |name: &str| -> CardSet {
        serde_json::from_value(state["market"][name].clone()).expect("a set of cards")
    };
    let displayed: CardSet = game.view(Viewer::Spectator).display.into_iter().flatten().collect();
    half("teal") | half("pink") | displayed
}

/// RM-12.1: teal Assets and the three Threats with marker 1 are in the deck, and nothing else.
#[test]
fn the_deck_of_the_battle() {
    for (seats, assets, engines) in [(2, 11, 3), (3, 17, 4), (4, 23, 5)] {
        let game = Rocketmen::start(Setup::battle(seats), Seed::from_number(4)).expect("a battle");
        let content = game.content();
        let mut counted = (0, Vec::new());
        for card in deck(&game) {
            match content.face(card).family {
                Family::Asset(colour) => {
                    assert_eq!(colour, Colour::Teal);
                    counted.0 += 1;
                }
                Family::Threat(threat) => {
                    assert_eq!(content.marker(card), 1);
                    counted.1.push(threat.name());
                }
                family => panic!("{family:?} in the deck"),
            }
        }
        counted.1.sort_unstable();
        assert_eq!(counted, (assets, vec!["asteroid-impact", "climate-change", "pandemic"]));
        let seen = view(&game, RED);
        assert_eq!((seen.teal, seen.pink), (assets + 3 - 6, 0));
        assert_eq!(seen.engines, [engines; 3]);
    }
}

/// RM-12.1: there are no personal goals, nobody can take a Moon or Mars token, and nobody plays it alone.
#[test]
fn no_goals_and_no_destination_tokens() {
    for seats in 2..=4 {
        let game = Rocketmen::start(Setup::battle(seats), Seed::from_number(9)).expect("a battle");
        for seat in Seat::all(seats) {
            assert_eq!(player(&game, seat).goals, Some(vec![]));
        }
        assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (None, None));
    }
    let alone = Rocketmen::start(Setup::battle(1), Seed::from_number(9));
    assert_eq!(alone.expect_err("no battle alone").0.key, "rocketmen-setup-battle-needs-two");
    let mut game = battle(2).round(60).turn(BLUE).vp(RED, 4).build();
    act(&mut game, BLUE, Command::EndTurn);
    let scores = game.view(Viewer::Spectator).scores.expect("scored");
    assert!(scores.iter().all(|score| score.goals.is_empty() && score.goal == 0 && score.tokens == 0));
}

/// RM-12.2: only Earth orbit can be flown to.
#[test]
fn missions_fly_to_earth_orbit_only() {
    for (mission, destination) in
        [("spaceship-1", Moon), ("spaceship-1", Mars), ("base-1", Moon), ("base-1", Mars)]
    {
        let mut game = flier(battle(2), RED, mission).build();
        refused_by(&mut game, RED, launch(destination), Refusal::EarthOnly, "RM-12.2");
        let mut options = Vec::new();
        game.options(RED, &mut options);
        assert!(!options.contains(&launch(destination)));
    }
    let mut game = flier(battle(2), RED, "spaceship-1").build();
    act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).vp, 3);
    // A Base has no location in Earth orbit.
    let mut game = flier(battle(2), RED, "base-1").build();
    assert_eq!(refused(&mut game, RED, launch(Earth)), Refusal::NoSuchLocation);
}

fn three(scene: Scene, seat: Seat) -> Scene {
    scene.at(seat, Earth, Satellite).at(seat, Earth, Spaceship).at(seat, Earth, SpaceHotel)
}

/// RM-12.3: a fifth mission is refused, a fourth is not.
#[test]
fn four_missions_are_the_most() {
    let mut game =
        three(flier(battle(2), RED, "space-station-1"), RED).at(RED, Earth, OrbitalShipyard).build();
    refused_by(&mut game, RED, launch(Earth), Refusal::BattleLimit, "RM-12.3");
    let mut game = three(flier(battle(2), RED, "space-station-1"), RED).build();
    act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).locations.count_ones(), 4);
    // Other people's missions do not count.
    let scene = three(flier(battle(2), RED, "space-station-1"), BLUE).at(BLUE, Earth, SpaceStation);
    let mut game = scene.build();
    act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).vp, 3, "the later award");
}

/// RM-12.4: the fourth token triggers the end, from any seat, and the round is played out.
#[test]
fn a_fourth_token_triggers_the_end() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            for seat in Seat::all(seats) {
                let scene =
                    three(flier(battle(seats), seat, "space-station-1"), seat).first(first).turn(seat);
                let mut game = scene.build();
                let events = act(&mut game, seat, launch(Earth));
                assert_eq!(triggered(&events), [EndReason::BattleWon]);
                let mut next = Seat((seat.0 + 1) % seats);
                while next != first {
                    assert!(game.outcome().is_none());
                    act(&mut game, next, Command::EndTurn);
                    next = Seat((next.0 + 1) % seats);
                }
                assert!(game.outcome().is_some(), "{seats} seats, first {first:?}, {seat:?} triggers");
            }
        }
    }
}

/// RM-12.4: neither points nor other people's tokens end the battle.
#[test]
fn points_do_not_end_the_battle() {
    for seats in 2..=4 {
        let scene = flier(battle(seats), RED, "space-hotel-1").vp(RED, 40).vp(BLUE, 40);
        let mut game = scene.at(RED, Earth, Satellite).at(RED, Earth, Spaceship).build();
        assert_eq!(triggered(&act(&mut game, RED, launch(Earth))), []);
        assert_eq!((player(&game, RED).vp, player(&game, RED).locations.count_ones()), (43, 3));
    }
}

/// RM-12.5: Variant cards work in the battle, the Closing Window included.
#[test]
fn variants_work_in_the_battle() {
    let scene = battle_with("closing-window", "planetary-defence").hand(RED, &["satellite-2"]).deck(&[]);
    let mut game = scene.build();
    assert_eq!(triggered(&act(&mut game, RED, Command::EndTurn)), [EndReason::EmptyDisplay]);
    assert!(game.outcome().is_none());
    act(&mut game, BLUE, Command::EndTurn);
    assert!(game.outcome().is_some());
    // Without it an empty display changes nothing.
    let mut game = battle_with("big-staff", "planetary-defence").deck(&[]).build();
    assert_eq!(triggered(&act(&mut game, RED, Command::EndTurn)), []);
    assert_eq!(player(&game, RED).hand_size, 7);
}

/// RM-12.5: Threats score and ties are broken as in the whole game, and sixty rounds are enough here too.
#[test]
fn everything_else_is_as_always() {
    let scene = battle_with("planetary-defence", "big-staff").put(RED, Zone::Junkyard, &["pandemic"]);
    let mut game = scene.vp(RED, 2).vp(BLUE, 7).at(BLUE, Earth, Satellite).round(60).turn(BLUE).build();
    assert_eq!(triggered(&act(&mut game, BLUE, Command::EndTurn)), [EndReason::TooLong]);
    let outcome = game.outcome().expect("an outcome");
    assert_eq!(outcome.scores, [2 + 2 + 3, 7]);
    assert_eq!(outcome.winners, [BLUE], "the only location breaks the tie");
    // The first to arrive gets more, and achievements are gained.
    let mut game =
        battle(2).plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters"]).dice(&[17, 14, 14]).build();
    act(&mut game, RED, launch(Earth));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    assert_eq!((player(&game, RED).vp, player(&game, RED).achievements.science), (2, 1));
}
