//! RM-9: after the launch.

use crate::common::{
    BLUE, RED, WHITE, act, card, launch, names, player, refused_by, scene, scene_with_variants, set, settle,
    view, zone,
};
use crate::flight::{
    abort, draw, draw_times, drawing, failed, flight, location, position, rocket, succeeded, turn,
};
use rocketmen::content::{Destination, Gain, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    Achievements, CardId, Command, Difficulty, Event, Landing, MissionFate, PhaseView, Refusal, Rocketmen,
    Setup,
};

/// Enough of everything to succeed anywhere without a draw.
const SURE: Achievements =
    Achievements { rocket: 8, hand: 0, money: 0, science: 13, money_spent: 0, science_spent: 0 };

/// The game after Red has flown this Mission without a draw, and what happened.
fn flown(scene: Scene, mission: &str, destination: Destination) -> (Rocketmen, Vec<Event>) {
    let mut game = scene.plan(RED, mission).achievements(RED, SURE).build();
    let events = act(&mut game, RED, launch(destination));
    assert!(succeeded(&events));
    (game, events)
}

/// Red has launched a Satellite to Earth orbit and these Success cards have been drawn.
fn after(scene: Scene, values: &[u8]) -> Rocketmen {
    let mut game = drawing(scene.plan(RED, "satellite-1").achievements(RED, rocket(3)), values);
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, values.len());
    game
}

fn on_pad(game: &Rocketmen, name: &str) -> CardId {
    card(game, RED, Zone::Pad, name)
}

/// RM-9.1: the Mission goes to the Junkyard and gives its achievement, each type its own.
#[test]
fn a_success_gives_the_achievement() {
    let cases = [
        ("satellite-1", Destination::Earth, Gain::Science(1)),
        ("satellite-2", Destination::Moon, Gain::Science(1)),
        ("spaceship-1", Destination::Earth, Gain::Rocket(1)),
        ("spaceship-2", Destination::Moon, Gain::Rocket(1)),
        ("spaceship-3", Destination::Mars, Gain::Rocket(1)),
        ("space-hotel-1", Destination::Earth, Gain::Money(20)),
        ("space-hotel-2", Destination::Moon, Gain::Money(20)),
        ("orbital-shipyard-1", Destination::Earth, Gain::Rocket(2)),
        ("space-station-1", Destination::Earth, Gain::Hand(1)),
        ("asteroid-mining-1", Destination::Mars, Gain::Money(20)),
        ("base-1", Destination::Moon, Gain::Hand(1)),
        ("base-2", Destination::Mars, Gain::Hand(1)),
    ];
    for (mission, destination, gain) in cases {
        let (game, events) = flown(scene(2), mission, destination);
        assert!(events.contains(&Event::Gained { seat: RED, gain }), "{mission}");
        assert_eq!(zone(&game, RED, Zone::Junkyard), [mission]);
        assert_eq!(player(&game, RED).plan, None);
        let mut expected = SURE;
        match gain {
            Gain::Rocket(points) => expected.rocket += points,
            Gain::Hand(cards) => expected.hand += cards,
            Gain::Money(_) => expected.money += 1,
            Gain::Science(science) => expected.science += science,
        }
        assert_eq!(player(&game, RED).achievements, expected, "{mission}");
    }
}

/// RM-9.1: a Mission that succeeded does not stay planned.
#[test]
fn a_flown_mission_cannot_stay() {
    let mut game = after(scene(2).pad(RED, &["reusable-rockets", "small-rocket-boosters"]), &[3, 3, 2]);
    assert_eq!(view(&game, RED).phase, PhaseView::Settling(Landing::Success));
    refused_by(&mut game, RED, settle(&[], MissionFate::Stays), Refusal::MissionFlown, "RM-9.1");
    act(&mut game, RED, settle(&[], MissionFate::Goes));
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["satellite-1"]);
}

/// RM-9.2: a token goes on the location and the VP on the track at once; the first to arrive gets more.
#[test]
fn the_first_to_arrive_gets_more() {
    let (game, events) = flown(scene(3).vp(RED, 4), "satellite-1", Destination::Moon);
    let there = location(&game, Destination::Moon, MissionType::Satellite);
    assert!(events.contains(&Event::Succeeded { seat: RED, location: there, vp: 3, first: true }));
    assert_eq!(player(&game, RED).vp, 7);
    assert_eq!(view(&game, RED).locations[there.index()].seats, [RED]);
    assert_eq!(player(&game, RED).locations, 1 << there.0, "one token");
    let now = &view(&game, RED).locations[there.index()];
    assert_eq!((now.vp, now.untouched), (2, false), "the next one is told what is left");
    let before = &view(&scene(3).build(), RED).locations[there.index()];
    assert_eq!((before.vp, before.untouched), (3, true));

    let taken = scene(3).vp(RED, 4).at(WHITE, Destination::Moon, MissionType::Satellite);
    let (game, events) = flown(taken, "satellite-1", Destination::Moon);
    assert!(events.contains(&Event::Succeeded { seat: RED, location: there, vp: 2, first: false }));
    assert_eq!(player(&game, RED).vp, 6);
    assert_eq!(view(&game, RED).locations[there.index()].seats, [RED, WHITE]);

    // Somebody at another location of that type or destination does not count.
    let elsewhere = scene(3).at(BLUE, Destination::Earth, MissionType::Satellite).at(
        BLUE,
        Destination::Moon,
        MissionType::Base,
    );
    let (_, events) = flown(elsewhere, "satellite-1", Destination::Moon);
    assert!(events.contains(&Event::Succeeded { seat: RED, location: there, vp: 3, first: true }));
}

/// RM-9.2: the points are there before anything is settled.
#[test]
fn the_points_come_at_once() {
    let game = after(scene(2).pad(RED, &["reusable-rockets", "small-rocket-boosters"]), &[3, 3, 2]);
    assert_eq!(view(&game, RED).phase, PhaseView::Settling(Landing::Success));
    assert_eq!(player(&game, RED).vp, 2);
}

/// RM-9.2: a token of the AI counts as an earlier arrival.
#[test]
fn the_ai_may_have_been_first() {
    let solo = || Scene::new(Setup::solitaire(Difficulty::Easy)).unwrap();
    let index = location(&solo().build(), Destination::Earth, MissionType::Satellite).0;
    let (game, _) = flown(solo(), "satellite-1", Destination::Earth);
    assert_eq!(player(&game, RED).vp, 2);
    let (game, _) = flown(solo().ai(|ai| ai.locations |= 1 << index), "satellite-1", Destination::Earth);
    assert_eq!(player(&game, RED).vp, 1);
}

/// Proves the awards of a destination, to the first and to later arrivals.
#[track_caller]
fn awards(destination: Destination, awards: &[(&str, MissionType, u8, u8)]) {
    for (mission, kind, first, later) in awards {
        let (game, _) = flown(scene(2), mission, destination);
        assert_eq!(player(&game, RED).vp, *first, "{mission}, first");
        let (game, _) = flown(scene(2).at(BLUE, destination, *kind), mission, destination);
        assert_eq!(player(&game, RED).vp, *later, "{mission}, later");
        assert_eq!(player(&game, BLUE).vp, 0);
    }
    let locations = scene(2).build().content().locations().to_vec();
    let there = locations.iter().filter(|location| location.destination == destination).count();
    assert_eq!(there, awards.len(), "every location of {destination:?} is listed");
}

/// RM-9.3: the awards in Earth orbit.
#[test]
fn earth_orbit_awards() {
    awards(
        Destination::Earth,
        &[
            ("satellite-1", MissionType::Satellite, 2, 1),
            ("spaceship-1", MissionType::Spaceship, 3, 2),
            ("space-hotel-1", MissionType::SpaceHotel, 3, 2),
            ("orbital-shipyard-1", MissionType::OrbitalShipyard, 3, 2),
            ("space-station-1", MissionType::SpaceStation, 4, 3),
        ],
    );
}

/// RM-9.4: the awards on the Moon.
#[test]
fn moon_awards() {
    awards(
        Destination::Moon,
        &[
            ("satellite-2", MissionType::Satellite, 3, 2),
            ("spaceship-2", MissionType::Spaceship, 4, 3),
            ("space-hotel-2", MissionType::SpaceHotel, 5, 4),
            ("base-1", MissionType::Base, 6, 5),
        ],
    );
}

/// RM-9.5: the awards on Mars.
#[test]
fn mars_awards() {
    awards(
        Destination::Mars,
        &[
            ("spaceship-3", MissionType::Spaceship, 7, 5),
            ("asteroid-mining-1", MissionType::AsteroidMining, 8, 6),
            ("base-2", MissionType::Base, 9, 7),
        ],
    );
}

/// RM-9.6: the first success at any Moon location takes the Moon token, and at any Mars location the Mars token.
#[test]
fn the_first_at_moon_and_mars_take_the_tokens() {
    let (game, events) = flown(scene(2), "satellite-1", Destination::Moon);
    assert!(events.contains(&Event::TokenTaken { seat: RED, destination: Destination::Moon }));
    assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (Some(RED), None));
    assert_eq!(player(&game, RED).vp, 3, "the token itself scores at the end");

    let (game, events) = flown(scene(2), "base-2", Destination::Mars);
    assert!(events.contains(&Event::TokenTaken { seat: RED, destination: Destination::Mars }));
    assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (None, Some(RED)));

    let (game, events) = flown(scene(2), "satellite-1", Destination::Earth);
    assert!(!events.iter().any(|event| matches!(event, Event::TokenTaken { .. })));
    assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (None, None));
}

/// RM-9.6: a taken token stays, even when somebody else is first at another location there.
#[test]
fn a_taken_token_stays() {
    for (mission, destination) in [("base-1", Destination::Moon), ("base-1", Destination::Mars)] {
        let scene = scene(2).moon_token(BLUE).mars_token(BLUE);
        let (game, events) = flown(scene, mission, destination);
        assert!(!events.iter().any(|event| matches!(event, Event::TokenTaken { .. })));
        assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (Some(BLUE), Some(BLUE)));
    }
}

/// RM-9.7: after a success the pad is cleared of all but permanent cards.
#[test]
fn a_success_clears_the_pad() {
    let pad =
        ["small-rocket-boosters", "spaceship-1", "fusion-reactor", "depot", "backup-systems", "afterburner"];
    let scene = scene(2).pad(RED, &pad).put(RED, Zone::Depot, &["base-1"]);
    let (game, _) = flown(scene, "satellite-1", Destination::Earth);
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);
    assert_eq!(zone(&game, RED, Zone::Depot), ["base-1"]);
    assert_eq!(
        zone(&game, RED, Zone::Warehouse),
        ["afterburner", "backup-systems", "small-rocket-boosters", "spaceship-1"]
    );
}

/// RM-9.7: an Engine may be kept with Reusable Rockets, and nothing else, not even with the Insurance variant.
#[test]
fn an_engine_may_be_kept_after_a_success() {
    let pad =
        ["reusable-rockets", "small-rocket-boosters", "heavy-lift-engine", "spaceship-1", "fusion-reactor"];
    let mut game = after(scene_with_variants(2, "insurance", "soft-abort").pad(RED, &pad), &[3, 3, 2]);
    let [reusable, small, heavy, ship, reactor] = pad.map(|name| on_pad(&game, name));
    for keep in [vec![reusable], vec![small, heavy], vec![small, ship], vec![ship], vec![reactor]] {
        refused_by(
            &mut game,
            RED,
            settle(&keep, MissionFate::Goes),
            Refusal::CannotKeepAfterSuccess,
            "RM-9.7",
        );
    }
    act(&mut game, RED, settle(&[small], MissionFate::Goes));
    assert_eq!(zone(&game, RED, Zone::Pad), ["fusion-reactor", "small-rocket-boosters"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["heavy-lift-engine", "reusable-rockets", "spaceship-1"]);
}

/// RM-9.8: a larger Hand is refilled to its new size in the same turn.
#[test]
fn a_larger_hand_counts_at_once() {
    for (mission, destination, size) in [
        ("satellite-1", Destination::Earth, 6),
        ("space-station-1", Destination::Earth, 7),
        ("base-2", Destination::Moon, 7),
    ] {
        let (game, events) = flown(scene(2), mission, destination);
        assert_eq!(turn(&game), BLUE);
        assert_eq!((player(&game, RED).hand_size, player(&game, RED).hand_limit), (size, size), "{mission}");
        assert!(events.contains(&Event::Drew { seat: RED, count: size }));
    }
}

/// RM-9.8: seven cards in the Hand are no excess any more.
#[test]
fn a_larger_hand_spares_a_card() {
    let hand =
        ["satellite-1", "satellite-2", "spaceship-1", "spaceship-2", "spaceship-3", "base-1", "base-2"];
    let (game, _) = flown(scene(2).hand(RED, &hand), "space-station-1", Destination::Earth);
    assert_eq!(turn(&game), BLUE, "nothing to trim");
    assert_eq!(player(&game, RED).hand_size, 7);
    let (game, _) = flown(scene(2).hand(RED, &hand), "orbital-shipyard-1", Destination::Earth);
    assert_eq!(view(&game, RED).phase, PhaseView::Trimming { excess: 1 });
}

/// RM-9.9: a failure clears the pad of all but permanent cards.
#[test]
fn a_failure_clears_the_pad() {
    let pad = ["small-rocket-boosters", "spaceship-1", "fusion-reactor", "depot"];
    let mut game = after(scene(2).pad(RED, &pad), &[1, 1, 1]);
    assert!(failed(&game));
    let [small, ship, reactor, _] = pad.map(|name| on_pad(&game, name));
    for keep in [small, ship, reactor] {
        refused_by(
            &mut game,
            RED,
            settle(&[keep], MissionFate::Stays),
            Refusal::CannotKeepAfterFailure,
            "RM-9.9",
        );
    }
    act(&mut game, RED, settle(&[], MissionFate::Stays));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["small-rocket-boosters", "spaceship-1"]);
}

/// RM-9.9: a failure gives neither points nor token nor achievement.
#[test]
fn a_failure_gives_nothing() {
    let mut game = after(scene(2), &[1, 1, 1]);
    act(&mut game, RED, settle(&[], MissionFate::Stays));
    let red = player(&game, RED);
    assert_eq!((red.vp, red.locations, red.achievements), (0, 0, rocket(3)));
    assert_eq!(zone(&game, RED, Zone::Junkyard), [""; 0]);
}

/// RM-9.10: after a failure the player decides whether the Mission stays; nothing else can be done before.
#[test]
fn the_mission_stays_or_goes_after_a_failure() {
    let mut stays = after(scene(2).pad(RED, &["spaceship-1"]), &[1, 1, 1]);
    for command in [Command::EndTurn, Command::Draw, launch(Destination::Earth), abort(&[])] {
        refused_by(&mut stays, RED, command, Refusal::SettleFirst, "RM-9.10");
    }
    let mut goes = stays.clone();
    let mission = player(&stays, RED).plan.unwrap();
    let events = act(&mut stays, RED, settle(&[], MissionFate::Stays));
    assert_eq!(events[0], Event::Settled { seat: RED, keep: set(&[]), mission: MissionFate::Stays });
    assert_eq!(player(&stays, RED).plan, Some(mission));
    assert_eq!(zone(&stays, RED, Zone::Warehouse), ["spaceship-1"]);
    act(&mut goes, RED, settle(&[], MissionFate::Goes));
    assert_eq!(player(&goes, RED).plan, None);
    assert_eq!(zone(&goes, RED, Zone::Warehouse), ["satellite-1", "spaceship-1"]);
    for game in [stays, goes] {
        assert_eq!(turn(&game), BLUE);
    }
}

/// RM-9.10: what may be kept after a failure: an Engine with Reusable Rockets, any card with Insurance, both with both.
#[test]
fn kept_cards_after_a_failure() {
    let engines = ["small-rocket-boosters", "heavy-lift-engine"];
    let all = ["small-rocket-boosters", "heavy-lift-engine", "reusable-rockets", "spaceship-1"];
    let insured = || scene_with_variants(2, "insurance", "soft-abort");
    let check = |scene: Scene, keep: &[&str], allowed: bool| {
        for mission in [MissionFate::Stays, MissionFate::Goes] {
            let mut game = after(scene.clone(), &[1, 1, 1]);
            let cards: Vec<CardId> = keep.iter().map(|name| on_pad(&game, name)).collect();
            if allowed {
                act(&mut game, RED, settle(&cards, mission));
                assert_eq!(player(&game, RED).pad, set(&cards));
            } else {
                refused_by(
                    &mut game,
                    RED,
                    settle(&cards, mission),
                    Refusal::CannotKeepAfterFailure,
                    "RM-9.9",
                );
            }
        }
    };
    check(scene(2).pad(RED, &engines), &["heavy-lift-engine"], false);
    check(scene(2).pad(RED, &all), &["heavy-lift-engine"], true);
    check(scene(2).pad(RED, &all), &engines, false);
    check(scene(2).pad(RED, &all), &["spaceship-1"], false);
    check(insured().pad(RED, &engines), &["heavy-lift-engine"], true);
    check(insured().pad(RED, &engines), &engines, false);
    check(insured().pad(RED, &all), &["reusable-rockets"], true);
    check(insured().pad(RED, &all), &engines, true);
    check(insured().pad(RED, &all), &["heavy-lift-engine", "spaceship-1"], true);
    check(insured().pad(RED, &all), &["reusable-rockets", "spaceship-1"], false);
    check(insured().pad(RED, &all), &["small-rocket-boosters", "heavy-lift-engine", "spaceship-1"], false);
}

/// RM-9.10: a card that is not on the pad cannot be kept.
#[test]
fn only_pad_cards_can_be_kept() {
    let mut game = after(
        scene_with_variants(2, "insurance", "soft-abort").pad(RED, &["spaceship-1"]).hand(RED, &["base-1"]),
        &[1, 1, 1],
    );
    let base = crate::common::held(&game, RED, "base-1");
    refused_by(
        &mut game,
        RED,
        settle(&[base], MissionFate::Stays),
        Refusal::CannotKeepAfterFailure,
        "RM-9.9",
    );
}

/// RM-9.11: an abort costs one card fewer than the draws made, at the player's choice.
#[test]
fn an_abort_costs_one_card_fewer_than_the_draws() {
    let pad = ["small-rocket-boosters", "spaceship-2", "heavy-lift-engine", "base-1", "liquid-fuel-engine"];
    for draws in 1..=4u8 {
        let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &pad);
        let mut game = drawing(scene, &[1, 0, 1, 0]);
        act(&mut game, RED, launch(Destination::Mars));
        draw_times(&mut game, usize::from(draws));
        let owed = draws - 1;
        assert_eq!(flight(&game).figures.abort_price, owed);
        let cards = pad.map(|name| on_pad(&game, name));
        let price = usize::from(owed);
        let refusal = Refusal::AbortPrice { owed };
        if price > 0 {
            refused_by(&mut game, RED, abort(&cards[..price - 1]), refusal, "RM-9.11");
        }
        refused_by(&mut game, RED, abort(&cards[..=price]), refusal, "RM-9.11");
        let given = &cards[cards.len() - price..];
        let events = act(&mut game, RED, abort(given));
        assert_eq!(events[0], Event::Aborted { seat: RED, discard: set(given) });
        assert_eq!(player(&game, RED).warehouse, set(given));
        assert_eq!(player(&game, RED).pad, set(&cards[..cards.len() - price]));
    }
}

/// RM-9.11: with fewer cards than the price, all of them go.
#[test]
fn an_abort_takes_all_if_there_are_too_few() {
    let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &["spaceship-2"]).achievements(RED, rocket(6));
    let mut game = drawing(scene, &[1, 0, 1, 0]);
    act(&mut game, RED, launch(Destination::Mars));
    draw_times(&mut game, 4);
    refused_by(&mut game, RED, abort(&[]), Refusal::AbortPrice { owed: 3 }, "RM-9.11");
    let ship = on_pad(&game, "spaceship-2");
    act(&mut game, RED, abort(&[ship]));
    assert_eq!(zone(&game, RED, Zone::Pad), [""; 0]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["spaceship-2"]);
}

/// RM-9.12: permanent cards need not be chosen, but may be.
#[test]
fn permanent_cards_need_not_pay_for_an_abort() {
    let pad = ["fusion-reactor", "depot", "spaceship-2"];
    let launched = |values: &[u8]| {
        let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &pad).achievements(RED, rocket(3));
        let mut game = drawing(scene, values);
        act(&mut game, RED, launch(Destination::Mars));
        draw_times(&mut game, values.len());
        game
    };
    // Three are owed; the only card that is not permanent is enough.
    let mut game = launched(&[1, 0, 1, 0]);
    let [reactor, _, ship] = pad.map(|name| on_pad(&game, name));
    refused_by(&mut game, RED, abort(&[]), Refusal::AbortPrice { owed: 3 }, "RM-9.11");
    act(&mut game, RED, abort(&[ship]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);

    // One is owed; a permanent card may be given instead.
    let mut game = launched(&[1, 0]);
    act(&mut game, RED, abort(&[reactor]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "spaceship-2"]);
}

/// RM-9.12: if only permanent cards are left, nothing is owed.
#[test]
fn permanent_cards_alone_owe_nothing() {
    let scene = scene(2).pad(RED, &["fusion-reactor", "depot"]);
    let mut game = after(scene, &[1, 0]);
    assert_eq!(flight(&game).drawn, 2);
    let events = act(&mut game, RED, abort(&[]));
    assert_eq!(events[0], Event::Aborted { seat: RED, discard: set(&[]) });
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);
}

/// RM-9.13: after an abort the Mission stays planned and the rest of the pad stays too, ready for the next turn.
#[test]
fn the_mission_stays_after_an_abort() {
    let pad = ["small-rocket-boosters", "spaceship-2", "base-1"];
    let mut game = after(scene(2).pad(RED, &pad), &[1, 0]);
    let mission = player(&game, RED).plan;
    let base = on_pad(&game, "base-1");
    act(&mut game, RED, abort(&[base]));
    assert_eq!(turn(&game), BLUE);
    assert_eq!(player(&game, RED).plan, mission);
    assert_eq!(names(&game, mission.into_iter().collect()), ["satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters", "spaceship-2"]);
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, launch(Destination::Moon));
}

/// RM-9.14: after success, failure and abort alike the turn ends with a refill, and the next launch starts anew.
#[test]
fn every_launch_ends_the_turn() {
    let with_ship = || scene(2).pad(RED, &["spaceship-2"]).hand(RED, &["base-2"]);
    let success = after(with_ship(), &[3, 3, 1]);
    let mut failure = after(with_ship(), &[1, 1, 0]);
    act(&mut failure, RED, settle(&[], MissionFate::Stays));
    let mut aborted = after(with_ship(), &[2]);
    act(&mut aborted, RED, abort(&[]));
    for game in [&success, &failure, &aborted] {
        assert_eq!(turn(game), BLUE);
        assert_eq!(view(game, RED).phase, PhaseView::Acting);
        let red = player(game, RED);
        assert_eq!((red.hand_size, red.hq), (6, 12 - 2 - 1 - 5), "five cards were drawn to the one kept");
        assert_eq!(zone(game, RED, Zone::Played), [""; 0], "the Playing Area is empty");
    }
    for (mut game, boost) in [(failure, 0), (aborted, 1)] {
        act(&mut game, BLUE, Command::EndTurn);
        act(&mut game, RED, launch(Destination::Earth));
        assert_eq!(position(&game), boost, "from space 0, with what is on the pad now");
        assert_eq!(flight(&game).drawn, 0);
    }
}

/// RM-9.14: the turn that a launch ends is a whole end of turn: a Hand over the limit is trimmed, tokens turn back.
#[test]
fn a_launch_is_followed_by_the_whole_end_of_turn() {
    let hand =
        ["satellite-2", "spaceship-1", "spaceship-2", "spaceship-3", "base-1", "base-2", "space-hotel-1"];
    let tokens = Achievements { rocket: 3, money: 1, money_spent: 1, ..Achievements::default() };
    let scene = scene(2).hand(RED, &hand).plan(RED, "satellite-1").achievements(RED, tokens);
    let mut game = drawing(scene, &[1]);
    act(&mut game, RED, launch(Destination::Earth));
    draw(&mut game);
    act(&mut game, RED, abort(&[]));
    assert_eq!(view(&game, RED).phase, PhaseView::Trimming { excess: 1 });
    let base = crate::common::held(&game, RED, "base-2");
    act(&mut game, RED, Command::Trim { cards: set(&[base]) });
    assert_eq!(turn(&game), BLUE);
    assert_eq!(player(&game, RED).achievements.money_spent, 0);
}
