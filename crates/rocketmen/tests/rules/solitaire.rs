//! Chapter 13, first half: setting up Solitaire, and how the AI flies.

use crate::common::*;
use crate::solo::*;
use rocketmen::content::{Content, ContentHandle, Destination, Family, MissionType};
use rocketmen::rules::solitaire::Ai;
use rocketmen::scene::Scene;
use rocketmen::{Achievements, CardId, CardSet, Difficulty, Event, Rocketmen, Setup, VariantChoice};
use std::collections::BTreeSet;
use table::{Game as _, GameContent as _, GameSetup as _, Seed};

use Destination::{Earth, Mars, Moon};
use Difficulty::{Easy, Hard, Normal};
use MissionType::{AsteroidMining, Base, OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship};

/// RM-13.1: the AI starts at 0 VP with its six tokens in hand, and the difficulty is part of the setup.
#[test]
fn an_ai_with_six_tokens_and_a_place_on_the_track() {
    for difficulty in [Easy, Normal, Hard] {
        let game = Rocketmen::start(Setup::solitaire(difficulty), Seed::from_number(3)).expect("a game");
        assert_eq!((ai(&game).vp, ai(&game).locations, ai(&game).grounded), (0, 0, false));
        assert_eq!(view(&game, RED).mode, rocketmen::Mode::Solitaire(difficulty));
        assert_eq!(game.seats(), 1);
    }
    for (word, difficulty) in [("easy", Easy), ("normal", Normal), ("hard", Hard)] {
        let options = [("difficulty".to_owned(), word.to_owned())].into();
        assert_eq!(Setup::configure(1, &options, None), Ok(Setup::solitaire(difficulty)));
    }
    // The sixth token is the last one.
    let five =
        bits(&[(Earth, Satellite), (Earth, Spaceship), (Earth, SpaceHotel), (Moon, Base), (Moon, Satellite)]);
    let mut game = solo(Easy).ai(|ai| ai.locations = five).ai(flying(Earth, SpaceStation, 7)).build();
    end_turn(&mut game);
    assert_eq!(ai(&game).locations.count_ones(), 6);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiGrounded]);
    // Nobody else joins, and nobody plays the whole game alone.
    for setup in [Setup { seats: 2, ..Setup::solitaire(Easy) }, Setup::standard(1)] {
        let refusal = Rocketmen::start(setup, Seed::from_number(3)).expect_err("no game");
        assert_eq!(refusal.0.key, "rocketmen-setup-solitaire-alone");
    }
}

/// RM-13.2: 24 cards, the three Threats among the pink ones, three Engines per pile.
#[test]
fn the_cards_of_a_solitaire_game() {
    let game = Rocketmen::start(Setup::solitaire(Normal), Seed::from_number(8)).expect("a game");
    let seen = view(&game, RED);
    assert_eq!(seen.engines, [3, 3, 3]);
    assert_eq!((seen.display.iter().flatten().count(), seen.teal, seen.pink), (6, 5, 13));
    let state = serde_json::to_value(&game).expect("a state");
    let pink: CardSet = serde_json::from_value(state["market"]["pink"].clone()).expect("cards");
    let teal: CardSet = serde_json::from_value(state["market"]["teal"].clone()).expect("cards");
    let threats: Vec<CardId> = game.content().threats().iter().filter(|card| pink.has(*card)).collect();
    assert_eq!(names(&game, set(&threats)), ["asteroid-impact", "climate-change", "pandemic"]);
    assert!(threats.iter().all(|card| game.content().marker(*card) == 1));
    assert!((teal & game.content().threats()).is_empty());
    let displayed: CardSet = seen.display.into_iter().flatten().collect();
    for card in pink | teal | displayed {
        assert!(game.content().marker(card) <= 2);
    }
}

/// RM-13.2: there are no Variant cards, and nobody takes a Moon or Mars token.
#[test]
fn no_variants_and_no_destination_tokens() {
    let variants = VariantChoice::Chosen("insurance".to_owned(), "soft-abort".to_owned());
    for variants in [variants, VariantChoice::Random] {
        let setup = Setup::solitaire(Easy).with_variants(variants);
        let refusal = Rocketmen::start(setup, Seed::from_number(1)).expect_err("refused");
        assert_eq!(refusal.0.key, "rocketmen-setup-no-variants-alone");
    }
    let certain = Achievements { rocket: 8, science: 13, ..Achievements::default() };
    for destination in [Moon, Mars] {
        let scene = bare(Easy).plan(RED, "base-1").achievements(RED, certain).display(&DISPLAY);
        let mut game = scene.ai(flying(Earth, Satellite, 3)).build();
        let events = act(&mut game, RED, launch(destination));
        assert!(!events.iter().any(|event| matches!(event, Event::TokenTaken { .. })));
        assert_eq!((view(&game, RED).moon_token, view(&game, RED).mars_token), (None, None));
    }
}

/// RM-13.3: one goal, any but Flag Bearer.
#[test]
fn one_goal_but_never_flag_bearer() {
    let mut dealt = BTreeSet::new();
    for number in 0..200 {
        let game = Rocketmen::start(Setup::solitaire(Easy), Seed::from_number(number)).expect("a game");
        let goals = player(&game, RED).goals.expect("my goals");
        assert_eq!(goals.len(), 1);
        dealt.insert(game.content().source().goals[usize::from(goals[0].0)].id.clone());
    }
    assert_eq!(dealt.len(), 11);
    assert!(!dealt.contains("flag-bearer"));
}

/// RM-13.3: the goal pays nothing, even when both tasks are met.
#[test]
fn the_goal_pays_nothing() {
    let scene =
        bare(Easy).goals(RED, &["settler"]).at(RED, Moon, Base).at(RED, Mars, Base).vp(RED, 11).deck(&[]);
    let mut game = scene.build();
    end_turn(&mut game);
    let scores = view(&game, RED).scores.expect("the game is over");
    assert_eq!((scores[0].goal, scores[0].total), (0, 11));
    assert_eq!(scores[0].goals[0].tasks, [2, 2], "both tasks are met");
    assert_eq!(game.outcome().expect("an outcome").winners, [RED]);
}

/// RM-13.4: an AI without a mission sets one up, an AI with one moves one space, and neither does more.
#[test]
fn one_thing_happens_at_the_start_of_a_turn() {
    let game = Rocketmen::start(Setup::solitaire(Normal), Seed::from_number(12)).expect("a game");
    assert!(ai(&game).mission.is_some(), "the first turn sets up the first mission");

    let dice = [u32::from(SATELLITE), u32::from(SPACESHIP) - 1];
    let mut game = solo(Easy).dice(&dice).build();
    let target = location(&game, Earth, Spaceship);
    let planned = Event::AiPlanned { location: target, position: 4 };
    let events = end_turn(&mut game);
    assert_eq!(ai_events(&events), [planned]);
    let began =
        events.iter().position(|event| matches!(event, Event::TurnBegan { .. })).expect("a turn began");
    let ai_at = events.iter().position(|event| matches!(event, Event::AiPlanned { .. })).expect("planned");
    assert!(began < ai_at, "it happens at the start of the turn");
    for position in 5..=7 {
        assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiMoved { position }]);
        assert_eq!(ai(&game).mission.map(|mission| mission.position), Some(position));
    }
    let arrived = Event::AiArrived { location: target, vp: 3, first: true };
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiMoved { position: 8 }, arrived]);
    assert_eq!(ai(&game).mission, None, "the next mission waits for the next turn");
    assert!(matches!(ai_events(&end_turn(&mut game))[..], [Event::AiPlanned { .. }]));
}

/// What each solo card says as a destination card: easy, normal, hard.
const DESTINATIONS: [[(Destination, u8); 3]; 7] = [
    [(Earth, 2), (Earth, 5), (Earth, 6)],
    [(Earth, 2), (Moon, 6), (Moon, 7)],
    [(Moon, 3), (Moon, 6), (Mars, 8)],
    [(Earth, 2), (Earth, 5), (Earth, 6)],
    [(Moon, 3), (Moon, 6), (Moon, 7)],
    [(Mars, 4), (Mars, 7), (Mars, 8)],
    [(Earth, 2), (Mars, 8), (Mars, 9)],
];

/// What each solo card adds as a type card.
const TYPES: [(MissionType, u8); 7] = [
    (Satellite, 3),
    (Spaceship, 2),
    (SpaceHotel, 2),
    (OrbitalShipyard, 2),
    (SpaceStation, 1),
    (AsteroidMining, 1),
    (Base, 1),
];

/// RM-13.5, RM-13.6, RM-13.7, RM-13.8: every pair of solo cards that fits together, at every difficulty.
#[test]
fn every_pair_of_solo_cards() {
    let mut pairs = [0; 3];
    for (row, difficulty) in [Easy, Normal, Hard].into_iter().enumerate() {
        for (first, places) in DESTINATIONS.iter().enumerate() {
            let (destination, start) = places[row];
            for (second, (kind, advance)) in TYPES.iter().enumerate() {
                let content = ContentHandle::standard();
                let Some(location) = content.location(destination, *kind).filter(|_| first != second) else {
                    continue;
                };
                let drawn_second = if second > first { second - 1 } else { second };
                let mut game = solo(difficulty).dice(&[first as u32, drawn_second as u32]).build();
                let cap = match destination {
                    Earth => 7,
                    Moon => 9,
                    Mars => 12,
                };
                let position = (start + advance).min(cap);
                let planned = Event::AiPlanned { location, position };
                assert_eq!(
                    ai_events(&end_turn(&mut game)),
                    [planned],
                    "{difficulty:?}: {first} and {second}"
                );
                let mission = ai(&game).mission.expect("a mission");
                assert_eq!((mission.destination_card, mission.type_card), (first as u8, second as u8));
                pairs[row] += 1;
            }
        }
    }
    // Of 42 pairs each; a card never fits itself.
    assert_eq!(pairs, [26, 22, 22]);
}

/// RM-13.8: 5 and 3 would be the target itself; the AI stops one space short and needs one more turn.
#[test]
fn a_rocket_never_starts_at_its_target() {
    let dice = [u32::from(ORBITAL_SHIPYARD), u32::from(SATELLITE)];
    let mut game = solo(Hard).dice(&dice).build();
    let target = location(&game, Earth, Satellite);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: target, position: 7 }]);
    let arrived = Event::AiArrived { location: target, vp: 2, first: true };
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiMoved { position: 8 }, arrived]);
}

/// Two solo cards that point everywhere from far out.
const FAR_OUT: &str = r#"
game = "rocketmen"

[[solo]]
type = "satellite"
advance = 3
easy = ["earth", 20]
normal = ["moon", 20]
hard = ["mars", 20]

[[solo]]
type = "spaceship"
advance = 2
easy = ["earth", 20]
normal = ["moon", 20]
hard = ["mars", 20]
"#;

fn custom(difficulty: Difficulty, content: &str) -> Scene {
    let content = ContentHandle::custom(Content::from_toml(content).expect("good content"));
    let setup = Setup { content, ..Setup::solitaire(difficulty) };
    let scene = Scene::new(setup).expect("a game").goals(RED, &["home-world"]);
    scene.hand(RED, &HAND).display(&DISPLAY).deck(&[]).ai(|ai| *ai = Ai { deck: 0b11, ..IDLE })
}

/// RM-13.8: the limit is 7 for Earth orbit, 9 for the Moon and 12 for Mars, whatever the cards say.
#[test]
fn the_limit_of_each_destination() {
    for (difficulty, destination, limit) in [(Easy, Earth, 7), (Normal, Moon, 9), (Hard, Mars, 12)] {
        let mut game = custom(difficulty, FAR_OUT).dice(&[0]).build();
        let location = location(&game, destination, Spaceship);
        assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location, position: limit }]);
    }
}

/// RM-13.5: a type that the destination does not have is discarded, and so is one where the AI already is.
#[test]
fn type_cards_that_do_not_fit_are_discarded() {
    // Earth orbit has neither Asteroid Mining nor a Base. Indices count what is left of the deck.
    let mut game = solo(Easy).dice(&[0, 4, 4, 0]).build();
    let location_ = location(&game, Earth, Spaceship);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: location_, position: 4 }]);
    assert_eq!(ai(&game).discarded, 1 << ASTEROID_MINING | 1 << BASE);

    let mut game = solo(Easy).ai(|ai| ai.locations = bits(&[(Earth, Spaceship)])).dice(&[0, 0, 0]).build();
    let location_ = location(&game, Earth, SpaceHotel);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: location_, position: 4 }]);
    assert_eq!(ai(&game).discarded, 1 << SPACESHIP);
}

/// RM-13.5: a destination that the AI has filled is discarded; a token of yours does not fill it.
#[test]
fn full_destinations_are_discarded() {
    let mars = bits(&[(Mars, Spaceship), (Mars, AsteroidMining), (Mars, Base)]);
    let dice = [u32::from(ASTEROID_MINING), u32::from(SATELLITE), 0];
    let mut game = solo(Hard).ai(|ai| ai.locations = mars).dice(&dice).build();
    let target = location(&game, Earth, Spaceship);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: target, position: 7 }]);
    assert_eq!(ai(&game).discarded, 1 << ASTEROID_MINING);

    let dice = [u32::from(ASTEROID_MINING), u32::from(SPACESHIP)];
    let scene = solo(Hard).at(RED, Mars, Spaceship).at(RED, Mars, AsteroidMining).at(RED, Mars, Base);
    let mut game = scene.dice(&dice).build();
    let target = location(&game, Mars, Spaceship);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: target, position: 10 }]);
    assert_eq!(ai(&game).discarded, 0);
}

/// RM-13.9: an empty solo deck is filled with the discarded cards, never with the destination card in use.
#[test]
fn the_solo_deck_is_reshuffled() {
    let rest = 0b111_1111 & !(1 << SATELLITE | 1 << ASTEROID_MINING);
    let mut types = BTreeSet::new();
    for roll in 0..6 {
        // The Satellite card names Earth orbit; the only card left, Asteroid Mining, does not fit; then the reshuffle.
        let almost_empty =
            |ai: &mut Ai| (ai.deck, ai.discarded) = (1 << SATELLITE | 1 << ASTEROID_MINING, rest);
        let mut game = solo(Easy).ai(almost_empty).dice(&[0, roll, 0, 0, 0]).build();
        end_turn(&mut game);
        let mission = ai(&game).mission.expect("a mission");
        assert_eq!(mission.destination_card, SATELLITE);
        types.insert(mission.type_card);
        // What was drawn after the reshuffle and did not fit is all that lies aside.
        let unfit = [0, 0, 0, 0, 1 << ASTEROID_MINING, 1 << BASE][roll as usize];
        assert_eq!(ai(&game).discarded, unfit, "roll {roll}");
    }
    assert_eq!(types, BTreeSet::from([SPACESHIP, SPACE_HOTEL, ORBITAL_SHIPYARD, SPACE_STATION]));
}

/// RM-13.9: the deck may also run out on the destination card, and the cards of a finished mission are discarded.
#[test]
fn the_cards_of_a_finished_mission_are_discarded() {
    let mut game = solo(Easy).ai(flying(Earth, Spaceship, 7)).ai(|ai| ai.deck = 0).dice(&[0]).build();
    end_turn(&mut game);
    assert_eq!(ai(&game).discarded, 1 << SPACE_HOTEL | 1 << SPACESHIP);
    // Only these two are left to draw from, so the Spaceship names Earth orbit and the Space Hotel the type.
    end_turn(&mut game);
    let mission = ai(&game).mission.expect("a mission");
    assert_eq!((mission.destination_card, mission.type_card), (SPACESHIP, SPACE_HOTEL));
    assert_eq!((mission.location, mission.position), (location(&game, Earth, SpaceHotel), 4));
    assert_eq!(ai(&game).discarded, 0);
}

/// RM-13.10: a destination whose only free type is on its own card is discarded.
#[test]
fn a_destination_card_cannot_be_its_own_type() {
    let mining_is_missing = bits(&[(Mars, Spaceship), (Mars, Base)]);
    let dice = [u32::from(ASTEROID_MINING), u32::from(SATELLITE), 0];
    let mut game = solo(Normal).ai(|ai| ai.locations = mining_is_missing).dice(&dice).build();
    let target = location(&game, Earth, Spaceship);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: target, position: 7 }]);
    assert_eq!(ai(&game).discarded, 1 << ASTEROID_MINING);

    // The Base card points to Mars too, and there the Asteroid Mining card fits.
    let dice = [u32::from(BASE), u32::from(ASTEROID_MINING)];
    let mut game = solo(Normal).ai(|ai| ai.locations = mining_is_missing).dice(&dice).build();
    let target = location(&game, Mars, AsteroidMining);
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiPlanned { location: target, position: 9 }]);
}

/// RM-13.10: with all six tokens placed the AI flies no more; this is told once.
#[test]
fn an_ai_without_tokens_is_grounded() {
    let six = bits(&[
        (Earth, Satellite),
        (Earth, Spaceship),
        (Earth, SpaceHotel),
        (Earth, OrbitalShipyard),
        (Earth, SpaceStation),
        (Moon, Base),
    ]);
    let mut game = solo(Easy).ai(|ai| ai.locations = six).build();
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiGrounded]);
    assert!(ai(&game).grounded);
    for _ in 0..3 {
        assert_eq!(ai_events(&end_turn(&mut game)), []);
        assert_eq!(ai(&game).mission, None);
    }
}

/// RM-13.10: an AI with tokens left flies no more when no destination is possible.
#[test]
fn an_ai_without_destinations_is_grounded() {
    // On Easy both cards point to Earth orbit; once the AI has both locations there, nothing is left.
    let mut game = custom(Easy, FAR_OUT).ai(|ai| ai.locations = bits(&[(Earth, Satellite)])).build();
    assert!(
        matches!(ai_events(&end_turn(&mut game))[..], [Event::AiPlanned { .. }]),
        "the Spaceship is free"
    );
    let both = bits(&[(Earth, Satellite), (Earth, Spaceship)]);
    let mut game = custom(Easy, FAR_OUT).ai(|ai| ai.locations = both).build();
    assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiGrounded]);
    assert!(ai(&game).grounded);
}

/// RM-13.11: on arrival the token lies on the location and the points are scored at once, more for the first.
#[test]
fn the_ai_scores_on_arrival() {
    for (destination, kind, first, later) in [
        (Earth, Satellite, 2, 1),
        (Earth, SpaceStation, 4, 3),
        (Moon, Spaceship, 4, 3),
        (Moon, Base, 6, 5),
        (Mars, Spaceship, 7, 5),
        (Mars, AsteroidMining, 8, 6),
        (Mars, Base, 9, 7),
    ] {
        for there in [false, true] {
            let short = ContentHandle::standard().destination(destination).target - 1;
            let mut scene = solo(Easy).ai(flying(destination, kind, short)).ai(|ai| ai.vp = 10);
            if there {
                scene = scene.at(RED, destination, kind);
            }
            let mut game = scene.build();
            let target = location(&game, destination, kind);
            let vp = if there { later } else { first };
            let arrived = Event::AiArrived { location: target, vp, first: !there };
            assert_eq!(ai_events(&end_turn(&mut game)), [Event::AiMoved { position: short + 1 }, arrived]);
            assert_eq!((ai(&game).vp, ai(&game).locations), (10 + vp, bits(&[(destination, kind)])));
            assert!(view(&game, RED).locations[target.index()].ai);
        }
    }
}

/// RM-13.11: where the AI is, you are no longer the first.
#[test]
fn the_ai_takes_the_first_award_from_you() {
    let certain = Achievements { rocket: 8, science: 13, ..Achievements::default() };
    for (there, vp) in [(0, 2), (bits(&[(Earth, Satellite)]), 1)] {
        let scene = bare(Easy).plan(RED, "satellite-1").achievements(RED, certain).display(&DISPLAY);
        let mut game = scene.ai(|ai| ai.locations = there).build();
        act(&mut game, RED, launch(Earth));
        assert_eq!(player(&game, RED).vp, vp);
    }
}

/// RM-13.6, RM-13.7: the data says what the rules say, card by card.
#[test]
fn the_solo_cards() {
    let content = ContentHandle::standard();
    let solos = &content.source().solos;
    assert_eq!(solos.len(), 7);
    for (solo, (places, (kind, advance))) in solos.iter().zip(DESTINATIONS.iter().zip(TYPES)) {
        assert_eq!((solo.r#type, solo.advance), (kind, advance));
        assert_eq!([solo.easy, solo.normal, solo.hard], *places);
    }
}

/// RM-13.2: a whole deck is 11 teal Assets, then 10 pink Assets and the three Threats.
#[test]
fn families_of_the_deck() {
    let game = bare(Hard).build();
    let state = serde_json::to_value(&game).expect("a state");
    let count = |half: &str| {
        let cards: CardSet = serde_json::from_value(state["market"][half].clone()).expect("cards");
        let assets = cards.iter().filter(|card| game.content().face(*card).is_asset()).count();
        let threats = cards
            .iter()
            .filter(|card| matches!(game.content().face(*card).family, Family::Threat(_)))
            .count();
        (assets, threats)
    };
    assert_eq!((count("teal"), count("pink")), ((11, 0), (10, 3)));
}
