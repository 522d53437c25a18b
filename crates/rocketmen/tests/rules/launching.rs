//! RM-8: launching a mission.

use crate::common::{
    BLUE, RED, act, buy, card, discard, held, launch, pay, place, player, refused_by, scene, settle, view,
    zone,
};
use crate::flight::{
    FULL_DECK, abort, draw, draw_times, drawing, drawn, failed, flight, location, moment, moved, position,
    rocket, succeeded, trigger, turn,
};
use rocketmen::content::{Destination, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Achievements, CardSet, Command, Event, MissionFate, Moment, PhaseView, Refusal, Rocketmen};
use table::{Dice, Game as _, Seed};

/// Red has launched a Satellite with these cards on the pad; these Success cards are on top.
fn launched(destination: Destination, pad: &[&str], values: &[u8]) -> Rocketmen {
    let scene = scene(2).plan(RED, "satellite-1").pad(RED, pad).achievements(RED, rocket(3));
    let mut game = drawing(scene, values);
    act(&mut game, RED, launch(destination));
    game
}

/// What a launch would start with: Rocket points and boost.
fn figures(scene: Scene, destination: Destination) -> (u8, u8) {
    let preview = scene.build().preview(RED, &launch(destination)).launch.expect("a launch");
    (preview.rocket, preview.position)
}

/// RM-8.1: declare, check, boost, draw, end the turn: the steps follow in this order.
#[test]
fn a_launch_goes_step_by_step() {
    let scene =
        scene(2).plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters", "spaceship-2", "base-1"]);
    let mut game = drawing(scene, &[3, 0, 3]);
    let earth_satellite = location(&game, Destination::Earth, MissionType::Satellite);
    let events = act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(events, [Event::LaunchDeclared { seat: RED, location: earth_satellite, rocket: 2, boost: 2 }]);
    assert_eq!((moment(&game), position(&game), flight(&game).drawn), (Moment::Ready, 2, 0));
    assert_eq!(draw(&mut game), drawn(3, 5));
    assert_eq!(draw(&mut game), drawn(0, 5));
    let events = draw(&mut game);
    assert_eq!(events[..2], drawn(3, 8));
    assert_eq!(events[2], Event::Succeeded { seat: RED, location: earth_satellite, vp: 2, first: true });
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: BLUE, round: 1 }));
}

/// RM-8.1: nothing of a launch can be done without one, and there is no second launch inside a launch.
#[test]
fn the_steps_need_a_launch() {
    let mut game =
        scene(2).plan(RED, "satellite-1").pad(RED, &["afterburner"]).achievements(RED, rocket(2)).build();
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    for command in [
        Command::Draw,
        Command::Keep,
        trigger(afterburner),
        Command::Pick { value: 1 },
        abort(&[]),
        Command::Accept,
    ] {
        refused_by(&mut game, RED, command, Refusal::NoLaunch, "RM-8.1");
    }
    refused_by(&mut game, RED, settle(&[], MissionFate::Goes), Refusal::NothingToSettle, "RM-9.10");
    act(&mut game, RED, launch(Destination::Earth));
    refused_by(&mut game, RED, launch(Destination::Earth), Refusal::LaunchUnderWay, "RM-8.7");
}

/// RM-8.2: a launch needs a planned Mission and a destination where its type has a location.
#[test]
fn a_mission_flies_where_its_type_has_a_location() {
    let everywhere = Destination::ALL;
    let mut empty = scene(2).achievements(RED, rocket(8)).hand(RED, &["satellite-1"]).build();
    for destination in everywhere {
        refused_by(&mut empty, RED, launch(destination), Refusal::NoMission, "RM-8.2");
    }
    let cases: [(&str, &[Destination]); 7] = [
        ("satellite-1", &[Destination::Earth, Destination::Moon]),
        ("spaceship-1", &everywhere),
        ("space-hotel-1", &[Destination::Earth, Destination::Moon]),
        ("orbital-shipyard-1", &[Destination::Earth]),
        ("space-station-1", &[Destination::Earth]),
        ("asteroid-mining-1", &[Destination::Mars]),
        ("base-2", &[Destination::Moon, Destination::Mars]),
    ];
    for (mission, reachable) in cases {
        for destination in everywhere {
            let mut game = scene(2).plan(RED, mission).achievements(RED, rocket(8)).build();
            if reachable.contains(&destination) {
                act(&mut game, RED, launch(destination));
            } else {
                refused_by(&mut game, RED, launch(destination), Refusal::NoSuchLocation, "RM-8.2");
            }
        }
    }
}

/// RM-8.3: nobody flies to a location they have filled; others may, and so may they elsewhere.
#[test]
fn a_location_is_filled_once_by_each_player() {
    let mut game = scene(2)
        .plan(RED, "satellite-2")
        .achievements(RED, rocket(3))
        .at(RED, Destination::Earth, MissionType::Satellite)
        .at(BLUE, Destination::Moon, MissionType::Satellite)
        .build();
    refused_by(&mut game, RED, launch(Destination::Earth), Refusal::AlreadyThere, "RM-8.3");
    act(&mut game, RED, launch(Destination::Moon));
}

/// RM-8.4: with six tokens placed a player still buys, but launches no more; with five they do.
#[test]
fn six_tokens_are_all() {
    let places = [
        (Destination::Earth, MissionType::Satellite),
        (Destination::Earth, MissionType::Spaceship),
        (Destination::Earth, MissionType::SpaceHotel),
        (Destination::Earth, MissionType::OrbitalShipyard),
        (Destination::Earth, MissionType::SpaceStation),
        (Destination::Moon, MissionType::Spaceship),
    ];
    let filled = |count: usize| {
        let scene =
            scene(2).plan(RED, "satellite-1").hand(RED, &["satellite-2"]).achievements(RED, rocket(8));
        places[..count]
            .iter()
            .fold(scene, |scene, (destination, kind)| scene.at(RED, *destination, *kind))
            .build()
    };
    let mut game = filled(6);
    refused_by(&mut game, RED, launch(Destination::Moon), Refusal::NoTokensLeft, "RM-8.4");
    let twenty = held(&game, RED, "satellite-2");
    act(&mut game, RED, buy(&[], Some(0), pay(&[twenty])));
    act(&mut filled(5), RED, launch(Destination::Moon));
}

/// RM-8.5: Rocket points of pad and achievements together meet the minimum; below it nothing happens at all.
#[test]
fn a_launch_below_the_minimum_is_refused() {
    let minimum = [
        ("satellite-1", Destination::Earth, 2),
        ("satellite-1", Destination::Moon, 3),
        ("spaceship-1", Destination::Earth, 3),
        ("spaceship-1", Destination::Moon, 4),
        ("spaceship-1", Destination::Mars, 6),
        ("space-hotel-1", Destination::Earth, 3),
        ("space-hotel-1", Destination::Moon, 5),
        ("orbital-shipyard-1", Destination::Earth, 4),
        ("space-station-1", Destination::Earth, 4),
        ("asteroid-mining-1", Destination::Mars, 7),
        ("base-1", Destination::Moon, 6),
        ("base-1", Destination::Mars, 8),
    ];
    for (mission, destination, need) in minimum {
        // One point short, with the 2 of an Engine among them.
        let scene = scene(2).plan(RED, mission).pad(RED, &["small-rocket-boosters"]);
        let mut short = scene.clone().achievements(RED, rocket((need - 1u8).saturating_sub(2))).build();
        let have = (need - 1).max(2);
        if have < need {
            let refusal = Refusal::TooFewRocketPoints { have, need };
            refused_by(&mut short, RED, launch(destination), refusal, "RM-8.5");
            assert_eq!(view(&short, RED).phase, PhaseView::Acting, "not even the turn is lost");
        }
        let mut enough = scene.achievements(RED, rocket(need - 2)).build();
        act(&mut enough, RED, launch(destination));
    }
    let mut game = scene(2).plan(RED, "satellite-1").pad(RED, &["spaceship-3"]).build();
    let refusal = Refusal::TooFewRocketPoints { have: 1, need: 2 };
    refused_by(&mut game, RED, launch(Destination::Earth), refusal, "RM-8.5");
    act(&mut game, RED, Command::EndTurn);
}

/// RM-8.5: every card with Rocket points counts, Missions and Assets included.
#[test]
fn all_rocket_points_on_the_pad_count() {
    let pad = [
        "small-rocket-boosters",
        "liquid-fuel-engine",
        "heavy-lift-engine",
        "spaceship-3",
        "fusion-reactor",
        "depot",
    ];
    let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &pad).achievements(RED, rocket(3));
    assert_eq!(figures(scene, Destination::Mars), (2 + 3 + 4 + 1 + 2 + 1 + 3, 0));
}

/// RM-8.6: Rocket points never move the Rocket, and they are checked only once.
#[test]
fn rocket_points_never_move_the_rocket() {
    let scene = scene(2).plan(RED, "satellite-1").pad(RED, &["heavy-lift-engine", "fusion-reactor"]);
    assert_eq!(figures(scene.achievements(RED, rocket(9)), Destination::Earth), (15, 0));

    // Without the Afterburner's point the minimum would not be met any more, but the flight goes on.
    let scene = crate::common::scene(2).plan(RED, "satellite-1").pad(RED, &["afterburner", "spaceship-3"]);
    let mut game = drawing(scene, &[2, 2, 2]);
    act(&mut game, RED, launch(Destination::Earth));
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    act(&mut game, RED, trigger(afterburner));
    assert_eq!(flight(&game).figures.rocket, 1);
    assert!(succeeded(&draw_times(&mut game, 3)));
}

/// RM-8.6: the planned Mission's own items count for nothing.
#[test]
fn the_planned_mission_gives_nothing() {
    assert_eq!(figures(scene(2).plan(RED, "spaceship-2"), Destination::Earth), (0, 0), "its Computer");
    assert_eq!(figures(scene(2).plan(RED, "spaceship-3"), Destination::Earth), (0, 0), "its Rocket point");
    assert_eq!(figures(scene(2).plan(RED, "spaceship-1"), Destination::Mars), (0, 0), "its Biotech");
    let on_pad = scene(2).plan(RED, "spaceship-3").pad(RED, &["spaceship-2"]);
    assert_eq!(figures(on_pad, Destination::Earth), (0, 1), "the same card on the pad boosts");
}

/// RM-8.7: during a launch only pad cards can be used.
#[test]
fn the_hand_is_closed_during_a_launch() {
    let scene = scene(2)
        .plan(RED, "satellite-1")
        .hand(RED, &["satellite-2", "afterburner", "spaceship-1"])
        .pad(RED, &["small-rocket-boosters"])
        .display(&["depot"]);
    let mut game = drawing(scene, &[1]);
    act(&mut game, RED, launch(Destination::Earth));
    let [twenty, afterburner, ship] =
        ["satellite-2", "afterburner", "spaceship-1"].map(|name| held(&game, RED, name));
    let engine = card(&game, RED, Zone::Pad, "small-rocket-boosters");
    let closed = [
        buy(&[], Some(0), pay(&[twenty])),
        place(None, &[ship], pay(&[twenty])),
        discard(&[twenty]),
        discard(&[engine]),
        Command::Store { card: twenty },
        Command::Unstore { cards: CardSet::EMPTY },
        Command::EndTurn,
    ];
    for command in closed {
        refused_by(&mut game, RED, command, Refusal::LaunchUnderWay, "RM-8.7");
    }
    let in_hand = Refusal::NotOnPad { card: afterburner };
    refused_by(&mut game, RED, trigger(afterburner), in_hand, "RM-8.7");
    refused_by(&mut game, BLUE, Command::Draw, Refusal::NotYourTurn, "RM-3.1");
    draw(&mut game);
    refused_by(&mut game, RED, abort(&[twenty]), Refusal::NotOnPad { card: twenty }, "RM-8.7");
}

/// RM-8.8: the targets are 8, 10 and 13; one short is not there, further is no more.
#[test]
fn the_targets_are_eight_ten_and_thirteen() {
    let cases = [(Destination::Earth, 8, 3), (Destination::Moon, 10, 4), (Destination::Mars, 13, 5)];
    for (destination, target, draws) in cases {
        // Science tokens bring the Rocket near the target; 2s do the rest.
        let flown = |start: u8| {
            let tokens = Achievements { rocket: 6, science: start, ..Achievements::default() };
            let scene = scene(2).plan(RED, "spaceship-1").achievements(RED, tokens);
            let mut game = drawing(scene, &[2; 5]);
            act(&mut game, RED, launch(destination));
            assert_eq!(flight(&game).figures.target, target);
            assert_eq!(position(&game), start);
            let events = draw_times(&mut game, usize::from(draws));
            (succeeded(&events), game)
        };
        let (short, game) = flown(target - 2 * draws - 1);
        assert!(!short && failed(&game), "{destination:?}: one space short");
        assert!(flown(target - 2 * draws).0, "{destination:?}: exactly there");
        assert!(flown(target - 2 * draws + 1).0, "{destination:?}: further");
    }
    // Going further changes nothing about the award.
    let mut game = launched(Destination::Earth, &[], &[3, 3, 4]);
    let events = draw_times(&mut game, 3);
    assert!(events.contains(&moved(4, 10)));
    assert_eq!(player(&game, RED).vp, 2);
}

/// RM-8.9: every matching item on the pad is a space; two on one card are two.
#[test]
fn every_matching_item_is_a_space() {
    // Three Computers, two Composites and three Biotechs, on Missions and Assets.
    let pad = [
        "spaceship-1",
        "spaceship-2",
        "base-1",
        "space-station-1",
        "genetic-engineering",
        "big-data",
        "storage-batteries",
    ];
    let scene = scene(2).plan(RED, "spaceship-3").pad(RED, &pad);
    assert_eq!(figures(scene.clone(), Destination::Earth), (0, 3));
    assert_eq!(figures(scene.clone(), Destination::Moon), (0, 2));
    assert_eq!(figures(scene, Destination::Mars), (0, 3), "one of a Spaceship, two of Genetic Engineering");
    // Money on pad cards moves nothing, and neither do items in the Hand.
    let scene =
        crate::common::scene(2).plan(RED, "spaceship-3").pad(RED, &["solar-energy"]).hand(RED, &["base-1"]);
    assert_eq!(figures(scene, Destination::Earth), (0, 0));
}

/// RM-8.10: Science on the pad and unspent Science tokens are a space each at any destination.
#[test]
fn science_boosts_everywhere() {
    let tokens = Achievements { science: 2, ..Achievements::default() };
    let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &["nanotechnology"]).achievements(RED, tokens);
    for destination in Destination::ALL {
        assert_eq!(figures(scene.clone(), destination), (0, 3));
    }
    let scene = crate::common::scene(2).plan(RED, "spaceship-1").pad(RED, &["quantum-computer"]);
    assert_eq!(figures(scene.clone(), Destination::Earth), (0, 2), "its Computer and its Science");
    assert_eq!(figures(scene, Destination::Mars), (0, 1), "its Science alone");
}

/// RM-8.10: the token stays face up; one spent earlier in the turn adds nothing.
#[test]
fn a_spent_science_token_does_not_boost() {
    let tokens = Achievements { rocket: 3, science: 2, ..Achievements::default() };
    let scene = scene(2)
        .plan(RED, "spaceship-1")
        .hand(RED, &["satellite-2", "space-hotel-2"])
        .achievements(RED, tokens);
    let mut game = drawing(scene, &[1]);
    let cards = [held(&game, RED, "satellite-2"), held(&game, RED, "space-hotel-2")];
    act(&mut game, RED, buy(&[], Some(2), crate::common::pay_with(&cards, 0, 1)));
    let events = act(&mut game, RED, launch(Destination::Earth));
    assert!(matches!(events[0], Event::LaunchDeclared { boost: 1, .. }), "one of two is left");
    assert_eq!(player(&game, RED).achievements.science_spent, 1, "boosting spends none");
}

/// RM-8.11: spaces gained from an item are kept when its card is discarded.
#[test]
fn the_boost_of_a_discarded_card_is_kept() {
    let scene = scene(2)
        .plan(RED, "spaceship-1")
        .pad(RED, &["multi-purpose-space-suit", "genetic-engineering"])
        .achievements(RED, rocket(6));
    let mut game = drawing(scene, &[0, 1]);
    act(&mut game, RED, launch(Destination::Mars));
    assert_eq!(position(&game), 3, "Biotech of the Suit included");
    draw(&mut game);
    let suit = card(&game, RED, Zone::Pad, "multi-purpose-space-suit");
    act(&mut game, RED, trigger(suit));
    assert_eq!(position(&game), 4, "three of the boost and one of the draw");

    let mut game = launched(Destination::Moon, &["radiation-shielding"], &[0]);
    let shielding = card(&game, RED, Zone::Pad, "radiation-shielding");
    draw(&mut game);
    act(&mut game, RED, trigger(shielding));
    assert_eq!(position(&game), 3, "one of its Composite and two of its effect");
}

/// RM-8.12: the Success deck has one 4, four 3s, six 2s, five 1s and two 0s, each equally likely to come first.
#[test]
fn the_success_deck_has_eighteen_cards() {
    let fresh = launched(Destination::Earth, &[], &[]);
    assert_eq!(flight(&fresh).deck, [2, 5, 6, 4, 1]);
    let mut counts = [0; 5];
    for index in 0..18 {
        let mut game = fresh.clone();
        game.dice_mut().load(vec![index]);
        let events = draw(&mut game);
        let Event::SuccessDrawn { value, .. } = events[0] else { panic!("{events:?}") };
        counts[usize::from(value)] += 1;
    }
    assert_eq!(counts, [2, 5, 6, 4, 1]);
}

/// RM-8.12: drawn cards stay out for the launch; the next launch has the full deck again.
#[test]
fn every_launch_has_the_full_deck() {
    let mut game = launched(Destination::Earth, &[], &[0, 4]);
    draw_times(&mut game, 2);
    assert_eq!(flight(&game).deck, [1, 5, 6, 4, 0]);
    act(&mut game, RED, abort(&[]));
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(flight(&game).deck, FULL_DECK);
}

/// RM-8.12: draws come from the dice of the game, so different seeds give different draws.
#[test]
fn draws_are_random() {
    let fresh = launched(Destination::Earth, &[], &[]);
    let mut seen = [false; 5];
    for seed in 0..200 {
        let mut game = fresh.clone();
        *game.dice_mut() = Dice::new(Seed::from_number(seed));
        let events = draw(&mut game);
        let Event::SuccessDrawn { value, .. } = events[0] else { panic!("{events:?}") };
        seen[usize::from(value)] = true;
    }
    assert_eq!(seen, [true; 5]);
}

/// RM-8.13: three draws for Earth orbit, four for the Moon, five for Mars, each by its value.
#[test]
fn a_destination_allows_so_many_draws() {
    for (destination, draws) in [(Destination::Earth, 3), (Destination::Moon, 4), (Destination::Mars, 5)] {
        let scene = scene(2).plan(RED, "spaceship-1").achievements(RED, rocket(6));
        let mut game = drawing(scene, &[1, 0, 2, 1, 0]);
        act(&mut game, RED, launch(destination));
        let mut at = 0;
        for (made, value) in [1, 0, 2, 1, 0].into_iter().take(draws).enumerate() {
            assert_eq!(usize::from(flight(&game).figures.draws), draws - made);
            at += value;
            let events = draw(&mut game);
            assert_eq!(events[..2], drawn(value, at), "one card at a time");
        }
        assert!(failed(&game), "no more than {draws} draws");
        refused_by(&mut game, RED, Command::Draw, Refusal::SettleFirst, "RM-9.10");
    }
}

/// RM-8.13: with an Afterburner still to decide on, there is no further draw either.
#[test]
fn the_last_chance_allows_no_draw() {
    let mut game = launched(Destination::Earth, &["afterburner"], &[1, 1, 1]);
    draw_times(&mut game, 3);
    refused_by(&mut game, RED, Command::Draw, Refusal::NoDrawsLeft, "RM-8.13");
}

/// RM-8.14: a boost that reaches the target is a success without any draw.
#[test]
fn the_boost_alone_may_succeed() {
    let with_tokens = |science| {
        let tokens = Achievements { rocket: 2, science, ..Achievements::default() };
        scene(2).plan(RED, "satellite-1").achievements(RED, tokens).build()
    };
    let mut game = with_tokens(8);
    let events = act(&mut game, RED, launch(Destination::Earth));
    assert!(succeeded(&events));
    assert!(
        !events.iter().any(|event| matches!(event, Event::SuccessDrawn { .. } | Event::RocketMoved { .. }))
    );
    assert_eq!(turn(&game), BLUE);
    let mut game = with_tokens(7);
    assert!(!succeeded(&act(&mut game, RED, launch(Destination::Earth))));
    assert_eq!(moment(&game), Moment::Ready);
}

/// RM-8.14: once the target is met, no further card is drawn.
#[test]
fn no_card_is_drawn_beyond_the_target() {
    let mut game = launched(Destination::Earth, &["spaceship-2"], &[4, 3]);
    let events = draw_times(&mut game, 2);
    assert!(succeeded(&events));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::SuccessDrawn { .. })).count(), 2);
    assert_eq!(turn(&game), BLUE);
    refused_by(&mut game, BLUE, Command::Draw, Refusal::NoLaunch, "RM-8.1");
}

/// RM-8.15: a draw waits exactly if a pad card can answer it.
#[test]
fn a_draw_waits_only_for_an_answer() {
    let cases: [(&[&str], u8, bool); 6] = [
        (&["multi-purpose-space-suit"], 0, true),
        (&["multi-purpose-space-suit"], 3, true),
        (&["radiation-shielding"], 0, true),
        (&["radiation-shielding"], 1, false),
        (&["afterburner", "detailed-planning", "backup-systems"], 0, false),
        (&[], 0, false),
    ];
    for (pad, value, waits) in cases {
        let mut game = launched(Destination::Earth, pad, &[value]);
        let before = position(&game);
        let events = draw(&mut game);
        if waits {
            assert_eq!(events, [Event::SuccessDrawn { seat: RED, value }]);
            assert_eq!((moment(&game), position(&game)), (Moment::Answering { value }, before));
            refused_by(&mut game, RED, Command::Draw, Refusal::AnswerTheDraw, "RM-8.15");
            refused_by(&mut game, RED, abort(&[]), Refusal::AnswerTheDraw, "RM-8.15");
            refused_by(&mut game, RED, Command::Accept, Refusal::NothingToAccept, "RM-8.16");
            assert_eq!(act(&mut game, RED, Command::Keep), [moved(value, before + value)]);
        } else {
            assert_eq!(events, drawn(value, before + value));
        }
        assert_eq!(moment(&game), Moment::Ready);
        refused_by(&mut game, RED, Command::Keep, Refusal::NoDrawToAnswer, "RM-8.15");
    }
}

/// RM-8.15: the draw that reaches the target waits for its answer too, and kept it succeeds.
#[test]
fn even_a_winning_draw_waits() {
    let mut game = launched(Destination::Earth, &["multi-purpose-space-suit"], &[4, 4 - 1, 1]);
    for _ in 0..2 {
        draw(&mut game);
        act(&mut game, RED, Command::Keep);
    }
    draw(&mut game);
    assert_eq!(moment(&game), Moment::Answering { value: 1 });
    assert!(succeeded(&act(&mut game, RED, Command::Keep)));
}

/// RM-8.16: after the last draw an Afterburner may still be used, or the failure accepted; nothing else can act.
#[test]
fn after_the_last_draw_only_the_afterburner_acts() {
    let pad = ["afterburner", "multi-purpose-space-suit", "radiation-shielding", "detailed-planning"];
    let mut game = launched(Destination::Earth, &pad, &[3, 3, 0]);
    let [afterburner, suit, shielding, planning] = pad.map(|name| card(&game, RED, Zone::Pad, name));
    refused_by(&mut game, RED, Command::Accept, Refusal::NothingToAccept, "RM-8.16");
    for _ in 0..3 {
        draw(&mut game);
        act(&mut game, RED, Command::Keep);
    }
    assert_eq!(moment(&game), Moment::LastChance);
    for late in [suit, shielding, planning] {
        refused_by(&mut game, RED, trigger(late), Refusal::TooLateForThis, "RM-8.16");
    }
    let mut accepted = game.clone();
    assert!(succeeded(&act(&mut game, RED, trigger(afterburner))));
    let failed_at = location(&accepted, Destination::Earth, MissionType::Satellite);
    let events = act(&mut accepted, RED, Command::Accept);
    assert_eq!(events, [Event::Failed { seat: RED, location: failed_at }]);
    assert!(failed(&accepted));
    assert_eq!(zone(&accepted, RED, Zone::Pad).len(), 4, "the Afterburner was not used");
}

/// RM-8.16: without an Afterburner on the pad the last draw decides at once.
#[test]
fn without_an_afterburner_there_is_no_last_chance() {
    let mut game = launched(Destination::Earth, &["radiation-shielding"], &[1, 1, 1]);
    let events = draw_times(&mut game, 3);
    assert!(matches!(events.last(), Some(Event::Failed { .. })));
    assert!(failed(&game));
}

/// RM-8.17: aborting takes a first draw and a draw that is still to come.
#[test]
fn aborting_is_possible_between_draws_only() {
    let mut game = launched(Destination::Earth, &["afterburner"], &[1, 1, 1]);
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    refused_by(&mut game, RED, abort(&[]), Refusal::AbortTooEarly, "RM-8.17");
    draw(&mut game);
    act(&mut game.clone(), RED, abort(&[]));
    draw(&mut game);
    act(&mut game.clone(), RED, abort(&[afterburner]));
    draw(&mut game);
    refused_by(&mut game, RED, abort(&[afterburner]), Refusal::AbortTooLate, "RM-8.17");
    act(&mut game, RED, Command::Accept);
    refused_by(&mut game, RED, abort(&[afterburner]), Refusal::SettleFirst, "RM-9.10");
}

/// RM-8.17: an Afterburner used before the first draw is no draw; the pick of Detailed Planning is one.
#[test]
fn only_draws_make_an_abort_possible() {
    let mut game = launched(Destination::Earth, &["afterburner", "detailed-planning"], &[0, 0, 1]);
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    let planning = card(&game, RED, Zone::Pad, "detailed-planning");
    act(&mut game, RED, trigger(afterburner));
    refused_by(&mut game, RED, abort(&[]), Refusal::AbortTooEarly, "RM-8.17");
    act(&mut game, RED, trigger(planning));
    act(&mut game, RED, Command::Pick { value: 1 });
    act(&mut game, RED, abort(&[]));
    assert_eq!(turn(&game), BLUE);
}
