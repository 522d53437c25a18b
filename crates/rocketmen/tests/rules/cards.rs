//! Chapter 2: cards and items.

use crate::common::*;
use rocketmen::content::Destination::{Earth, Mars, Moon};
use rocketmen::content::{Destination, Family, Gain, Item, MissionType, Printed};
use rocketmen::scene::Zone;
use rocketmen::{
    Achievements, Aim, CardId, CardSet, Claim, Command, Event, MissionFate, Moment, Payment, PhaseView,
    Refusal, Rocketmen,
};
use std::collections::BTreeSet;
use table::{Dice, Game as _, Seat, Seed, Viewer};

/// A start space so far ahead that every launch arrives without a draw: unspent Science boosts everywhere.
const CERTAIN: u8 = 13;

fn tokens(money: u8, science: u8) -> Achievements {
    Achievements { money, science, ..Achievements::default() }
}

fn rocket(points: u8) -> Achievements {
    Achievements { rocket: points, ..Achievements::default() }
}

/// RM-2.1: four families: Missions of one's own, Assets and Threats from the display, Engines from the piles.
#[test]
fn the_cards_are_missions_assets_threats_and_engines() {
    let game = scene(4).build();
    let content = game.content();
    let mut counts = [0; 4];
    for card in content.all_cards() {
        counts[match content.face(card).family {
            Family::Mission(_) => 0,
            Family::Asset(_) => 1,
            Family::Engine => 2,
            Family::Threat(_) => 3,
        }] += 1;
    }
    assert_eq!(counts, [48, 43, 15, 12]);
    for seat in Seat::all(4) {
        let own = game.zone(seat, Zone::Hq);
        assert_eq!(own.len(), 12, "each player's own Missions");
        assert!(own.iter().all(|card| matches!(content.face(card).family, Family::Mission(_))));
        for other in Seat::all(4).filter(|other| *other != seat) {
            assert!((own & game.zone(other, Zone::Hq)).is_empty());
        }
    }
    let mut game = scene(2)
        .hand(RED, &["satellite-2", "space-hotel-2", "spaceship-1", "electric-cars"])
        .display(&["storage-batteries", "pandemic"])
        .build();
    // An Engine is never on the display, and neither is anybody's Mission.
    let engine = scene(2).hand(RED, &["liquid-fuel-engine"]).build();
    let engine = held(&engine, RED, "liquid-fuel-engine");
    let mission = card(&game, BLUE, Zone::Hq, "satellite-2");
    let all = pay(&game.zone(RED, Zone::Hand).iter().collect::<Vec<_>>());
    for card in [engine, mission] {
        refused_by(&mut game, RED, buy(&[card], None, all), Refusal::NotOnDisplay { card }, "RM-4.1");
    }
    let threat = shown(&game, "pandemic");
    let pays = ["satellite-2", "electric-cars", "spaceship-1"].map(|name| held(&game, RED, name));
    act(&mut game, RED, buy(&[threat], None, pay(&pays)));
    let asset = shown(&game, "storage-batteries");
    let hotel = held(&game, RED, "space-hotel-2");
    act(&mut game, RED, buy(&[asset], None, pay(&[hotel])));
    assert!(game.zone(RED, Zone::Played).has(threat) && game.zone(RED, Zone::Played).has(asset));
}

/// RM-2.2: Computer, Composite, Biotech, Science and Rocket points are items; money by itself is not.
#[test]
fn a_card_showing_money_alone_shows_no_item() {
    let with_item = ["spaceship-2", "space-station-1", "spaceship-1", "nanotechnology", "spaceship-3"];
    let without = ["satellite-1", "satellite-2", "electric-cars", "base-2", "government-contract"];
    let game = scene(2).plan(RED, "asteroid-mining-1").hand(RED, &with_item).hand(RED, &without);
    let game = game.achievements(RED, tokens(1, 0)).build();
    for name in with_item {
        let mut game = game.clone();
        let card = held(&game, RED, name);
        act(&mut game, RED, place(None, &[card], pay_with(&[], 1, 0)));
        assert_eq!(zone(&game, RED, Zone::Pad), [name]);
    }
    for name in without {
        let mut game = game.clone();
        let card = held(&game, RED, name);
        let command = place(None, &[card], pay_with(&[], 1, 0));
        refused_by(&mut game, RED, command, Refusal::NoItem { card }, "RM-5.7");
    }
    // A card may show money and an item at once: Big Data pays for itself and boosts a launch to Earth orbit.
    let mut game = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["small-rocket-boosters"])
        .hand(RED, &["big-data"])
        .build();
    let card = held(&game, RED, "big-data");
    act(&mut game, RED, place(None, &[card], pay(&[])));
    assert!(matches!(
        act(&mut game, RED, launch(Earth))[..],
        [Event::LaunchDeclared { rocket: 2, boost: 1, .. }]
    ));
}

/// RM-2.3: a Science stands for one Computer, one Composite or one Biotech.
#[test]
fn one_science_pays_for_any_one_item() {
    // Prices with one Computer, one Composite, one Biotech, each with 30 money.
    for name in ["global-internet", "reusable-rockets", "big-data"] {
        let money = ["satellite-1", "satellite-2"];
        let scene = scene(2).display(&[name]).hand(RED, &money);
        let mut game = scene.clone().hand(RED, &["nanotechnology"]).build();
        let hand: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
        let wanted = shown(&game, name);
        act(&mut game, RED, buy(&[wanted], None, pay(&hand)));
        assert!(game.zone(RED, Zone::Played).has(wanted), "{name} for the Science of a card");

        let mut game = scene.achievements(RED, tokens(0, 1)).build();
        let hand: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
        let command = buy(&[wanted], None, pay(&hand));
        refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
        act(&mut game, RED, buy(&[wanted], None, pay_with(&hand, 0, 1)));
        assert!(game.zone(RED, Zone::Played).has(wanted), "{name} for the Science of a token");
    }
    // Exactly one: not for two items at once.
    let mut game = scene(2)
        .display(&["global-internet", "big-data"])
        .hand(RED, &["nanotechnology", "satellite-1", "satellite-2", "electric-cars"])
        .build();
    let hand: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
    let both = [shown(&game, "global-internet"), shown(&game, "big-data")];
    let command = buy(&both, None, pay(&hand));
    refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
}

/// RM-2.3: a Science is neither money nor a Rocket point.
#[test]
fn science_stands_neither_for_money_nor_for_rocket_points() {
    let rich = tokens(0, 9);
    let mut game = scene(2).display(&["storage-batteries"]).achievements(RED, rich).build();
    let wanted = shown(&game, "storage-batteries");
    let command = buy(&[wanted], None, pay_with(&[], 0, 9));
    refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 20, items: 0 }, "RM-4.4");

    let scene = scene(2).plan(RED, "satellite-1").achievements(RED, rich);
    let mut game = scene.pad(RED, &["nanotechnology", "spaceship-3"]).build();
    let short = Refusal::TooFewRocketPoints { have: 1, need: 2 };
    refused_by(&mut game, RED, launch(Earth), short, "RM-8.5");
}

/// RM-2.4: the symbol on a Threat is no item: a Threat neither pays nor goes on a Launch Pad.
#[test]
fn a_threat_pays_for_nothing_and_never_goes_on_the_pad() {
    for threat in ["pandemic", "climate-change", "asteroid-impact"] {
        let mut game = scene(2)
            .plan(RED, "satellite-1")
            .display(&["backup-systems"])
            .hand(RED, &[threat, "satellite-2"])
            .achievements(RED, tokens(1, 0))
            .build();
        let (card, money) = (held(&game, RED, threat), held(&game, RED, "satellite-2"));
        let wanted = shown(&game, "backup-systems");
        let nothing = buy(&[wanted], None, pay(&[card]));
        refused_by(&mut game, RED, nothing, Refusal::PriceNotMet { money: 20, items: 1 }, "RM-4.4");
        // Its symbol is not even "any item".
        let symbol = buy(&[wanted], None, pay(&[card, money]));
        refused_by(&mut game, RED, symbol, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
        let on_pad = place(None, &[card], pay_with(&[], 1, 0));
        refused_by(&mut game, RED, on_pad, Refusal::NoItem { card }, "RM-5.7");
        let planned = player(&game, RED).plan.unwrap();
        act(&mut game, RED, discard(&[planned]));
        let on_plan = place(Some(card), &[], pay_with(&[], 1, 0));
        refused_by(&mut game, RED, on_plan, Refusal::PlanNeedsMission { card }, "RM-5.2");
    }
}

/// RM-2.5: what the twelve Missions show.
#[test]
fn the_twelve_missions_show_what_the_rules_say() {
    let none = Printed::default();
    let money = |money| Printed { money, ..none };
    let table = [
        ("satellite-1", MissionType::Satellite, money(10)),
        ("satellite-2", MissionType::Satellite, money(20)),
        ("spaceship-1", MissionType::Spaceship, Printed { biotech: 1, ..none }),
        ("spaceship-2", MissionType::Spaceship, Printed { computer: 1, ..none }),
        ("spaceship-3", MissionType::Spaceship, Printed { rocket: 1, ..none }),
        ("space-hotel-1", MissionType::SpaceHotel, money(10)),
        ("space-hotel-2", MissionType::SpaceHotel, money(20)),
        ("orbital-shipyard-1", MissionType::OrbitalShipyard, money(10)),
        ("space-station-1", MissionType::SpaceStation, Printed { composite: 1, ..none }),
        ("asteroid-mining-1", MissionType::AsteroidMining, money(10)),
        ("base-1", MissionType::Base, Printed { computer: 1, ..none }),
        ("base-2", MissionType::Base, none),
    ];
    let game = scene(3).build();
    for seat in Seat::all(3) {
        assert_eq!(game.zone(seat, Zone::Hq).len(), table.len());
        for (name, kind, prints) in table {
            let face = game.content().face(card(&game, seat, Zone::Hq, name));
            assert_eq!((face.family, face.prints), (Family::Mission(kind), prints), "{name}");
        }
    }
}

/// Flies every Mission of a type everywhere: the least Rocket points at each destination, one fewer is refused, and
/// the achievement of a success.
#[track_caller]
fn flies(missions: &[&str], needed: [Option<u8>; 3], gain: Gain) {
    for mission in missions {
        for (destination, needed) in Destination::ALL.into_iter().zip(needed) {
            let ready = |rocket| {
                let achievements = Achievements { rocket, science: CERTAIN, ..Achievements::default() };
                scene(2).plan(RED, mission).achievements(RED, achievements).build()
            };
            let Some(need) = needed else {
                let mut game = ready(99);
                refused_by(&mut game, RED, launch(destination), Refusal::NoSuchLocation, "RM-8.2");
                continue;
            };
            let mut game = ready(need - 1);
            let short = Refusal::TooFewRocketPoints { have: need - 1, need };
            refused_by(&mut game, RED, launch(destination), short, "RM-8.5");

            let mut game = ready(need);
            let Family::Mission(kind) = game.content().kinds()[kind_index(&game, mission)].face.family else {
                panic!("{mission} is no Mission");
            };
            let location = game.content().location(destination, kind).expect("a location");
            let before = player(&game, RED).achievements;
            let events = act(&mut game, RED, launch(destination));
            let declared = Event::LaunchDeclared { seat: RED, location, rocket: need, boost: CERTAIN };
            assert_eq!(events[0], declared, "{mission} to {destination:?}");
            assert!(events.contains(&Event::Gained { seat: RED, gain }), "{mission} gains {gain:?}");
            let mut after = before;
            match gain {
                Gain::Rocket(points) => after.rocket += points,
                Gain::Hand(cards) => after.hand += cards,
                Gain::Money(_) => after.money += 1,
                Gain::Science(count) => after.science += count,
            }
            assert_eq!(player(&game, RED).achievements, after);
            assert_eq!(zone(&game, RED, Zone::Junkyard), [*mission]);
        }
    }
}

fn kind_index(game: &Rocketmen, name: &str) -> usize {
    usize::from(game.content().kind_named(name).expect("a kind of card").0)
}

/// RM-2.6: a Satellite flies to Earth orbit (2) or the Moon (3) and brings one Science.
#[test]
fn a_satellite_flies_to_earth_orbit_or_the_moon() {
    flies(&["satellite-1", "satellite-2"], [Some(2), Some(3), None], Gain::Science(1));
}

/// RM-2.7: a Spaceship flies to Earth orbit (3), the Moon (4) or Mars (6) and brings 1 Rocket point.
#[test]
fn a_spaceship_flies_everywhere() {
    let spaceships = ["spaceship-1", "spaceship-2", "spaceship-3"];
    flies(&spaceships, [Some(3), Some(4), Some(6)], Gain::Rocket(1));
}

/// RM-2.8: a Space Hotel flies to Earth orbit (3) or the Moon (5) and brings 20 money.
#[test]
fn a_space_hotel_flies_to_earth_orbit_or_the_moon() {
    flies(&["space-hotel-1", "space-hotel-2"], [Some(3), Some(5), None], Gain::Money(20));
}

/// RM-2.9: the Orbital Shipyard flies to Earth orbit (4) and brings 2 Rocket points.
#[test]
fn the_orbital_shipyard_flies_to_earth_orbit_only() {
    flies(&["orbital-shipyard-1"], [Some(4), None, None], Gain::Rocket(2));
}

/// RM-2.10: the Space Station flies to Earth orbit (4) and brings +1 Hand size.
#[test]
fn the_space_station_flies_to_earth_orbit_only() {
    flies(&["space-station-1"], [Some(4), None, None], Gain::Hand(1));
}

/// RM-2.11: Asteroid Mining flies to Mars (7) and brings 20 money.
#[test]
fn asteroid_mining_flies_to_mars_only() {
    flies(&["asteroid-mining-1"], [None, None, Some(7)], Gain::Money(20));
}

/// RM-2.12: a Base flies to the Moon (6) or Mars (8) and brings +1 Hand size.
#[test]
fn a_base_flies_to_the_moon_or_mars() {
    flies(&["base-1", "base-2"], [None, Some(6), Some(8)], Gain::Hand(1));
}

/// RM-2.13: the twelve locations: five in Earth orbit, four on the Moon, three on Mars.
#[test]
fn there_are_twelve_locations() {
    use MissionType::{
        AsteroidMining, Base, OrbitalShipyard, Satellite, SpaceHotel, SpaceStation, Spaceship,
    };
    let places: [(Destination, &[MissionType]); 3] = [
        (Earth, &[Satellite, Spaceship, SpaceHotel, OrbitalShipyard, SpaceStation]),
        (Moon, &[Satellite, Spaceship, SpaceHotel, Base]),
        (Mars, &[Spaceship, AsteroidMining, Base]),
    ];
    let game = scene(2).build();
    let mut found = BTreeSet::new();
    for (destination, types) in places {
        for kind in MissionType::ALL {
            let location = game.content().location(destination, kind);
            assert_eq!(location.is_some(), types.contains(&kind), "{kind:?} at {destination:?}");
            found.extend(location);
        }
    }
    assert_eq!(found.len(), 12);
    assert_eq!(game.content().locations().len(), 12);
    assert_eq!(view(&game, RED).locations.len(), 12);
}

/// RM-2.14: Computer boosts to Earth orbit, Composite to the Moon, Biotech to Mars, and Science everywhere.
#[test]
fn each_destination_has_its_boost_item_and_science_boosts_everywhere() {
    // What each card adds to a launch to Earth orbit, the Moon and Mars.
    let table: [(&[&str], [u8; 3]); 6] = [
        (&[], [0, 0, 0]),
        (&["super-capacitors"], [1, 0, 0]),
        (&["storage-batteries"], [0, 1, 0]),
        (&["designer-drugs"], [0, 0, 1]),
        (&["nanotechnology"], [1, 1, 1]),
        (&["heavy-lift-engine"], [0, 0, 0]),
    ];
    for (pad, boosts) in table {
        for (destination, wanted) in Destination::ALL.into_iter().zip(boosts) {
            for science in [0, 2] {
                let achievements = Achievements { rocket: 8, science, ..Achievements::default() };
                let scene = scene(2).plan(RED, "spaceship-3").pad(RED, pad);
                let mut game = scene.achievements(RED, achievements).build();
                let events = act(&mut game, RED, launch(destination));
                let Some(Event::LaunchDeclared { boost, .. }) = events.first() else {
                    panic!("no launch: {events:?}");
                };
                assert_eq!(*boost, wanted + science, "{pad:?} to {destination:?}");
            }
        }
    }
    let content = scene(2).build();
    let items = Destination::ALL.map(|destination| content.content().destination(destination).boost);
    assert_eq!(items, [Item::Computer, Item::Composite, Item::Biotech]);
}

/// The same position with its chance cast anew, so that what lies face down is in another order.
fn shuffled(game: &Rocketmen, seed: u64) -> Rocketmen {
    let mut other = game.clone();
    *other.dice_mut() = Dice::new(Seed::from_number(seed));
    other
}

/// RM-2.15: nobody sees what the HQ will bring, its owner included, and every draw from it is random.
#[test]
fn the_hq_is_hidden_from_everybody_and_drawn_at_random() {
    let game = scene(2).build();
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let mut other = shuffled(&game, seed);
        for viewer in Viewer::all(2) {
            assert_eq!(other.view(viewer), game.view(viewer), "no view tells what comes");
        }
        act(&mut other, RED, Command::EndTurn);
        hands.insert(zone(&other, RED, Zone::Hand));
    }
    assert!(hands.len() > 15, "{} different Hands of 20", hands.len());
    // Whatever BLUE has drawn and not drawn, RED sees the same: two numbers.
    let mut game = scene(2).turn(BLUE).build();
    act(&mut game, BLUE, Command::EndTurn);
    let other = game.redeal(Viewer::Seat(RED), &mut Dice::new(Seed::from_number(7)));
    assert_ne!(other.zone(BLUE, Zone::Hq), game.zone(BLUE, Zone::Hq));
    assert_eq!(view(&other, RED), view(&game, RED));
    let seen = serde_json::to_value(view(&game, BLUE)).unwrap();
    assert_eq!(seen["players"][1]["hq"], 6, "even to its owner the HQ is a number");
}

/// RM-2.15: nobody sees the deck of Assets and Threats, and what it brings is random.
#[test]
fn the_deck_is_hidden_from_everybody_and_drawn_at_random() {
    let base = scene(2).display(&["storage-batteries"]).hand(RED, &["satellite-2"]);
    let (one, two) = (base.clone().deck(&["pandemic"]).build(), base.clone().deck(&["afterburner"]).build());
    for viewer in Viewer::all(2) {
        assert_eq!(one.view(viewer), two.view(viewer), "no view tells which card lies in the deck");
    }
    let game = base.build();
    let mut next = BTreeSet::new();
    for seed in 0..40 {
        let mut other = shuffled(&game, seed);
        let (wanted, money) = (shown(&other, "storage-batteries"), held(&other, RED, "satellite-2"));
        act(&mut other, RED, buy(&[wanted], None, pay(&[money])));
        next.extend(view(&other, RED).display[0]);
    }
    assert!(next.len() > 8, "{} of the 13 teal cards in 40 draws", next.len());
}

/// RM-2.15: nobody sees the Success deck, and every draw from it is random.
#[test]
fn the_success_deck_is_hidden_from_everybody_and_drawn_at_random() {
    let mut game = scene(2).plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters"]).build();
    act(&mut game, RED, launch(Earth));
    let mut values = BTreeSet::new();
    for seed in 0..100 {
        let mut other = shuffled(&game, seed);
        for viewer in Viewer::all(2) {
            assert_eq!(other.view(viewer), game.view(viewer), "no view tells the next Success card");
        }
        for event in act(&mut other, RED, Command::Draw) {
            if let Event::SuccessDrawn { value, .. } = event {
                values.insert(value);
            }
        }
    }
    assert_eq!(values, BTreeSet::from([0, 1, 2, 3, 4]));
}

/// RM-2.16: display, Engine piles and all zones but Hand and HQ lie face up for everybody.
#[test]
fn everybody_may_look_at_the_face_up_cards() {
    let game = scene(3)
        .display(&["big-data", "pandemic"])
        .plan(BLUE, "base-2")
        .pad(BLUE, &["depot", "spaceship-2"])
        .put(BLUE, Zone::Depot, &["satellite-2"])
        .put(BLUE, Zone::Played, &["spaceship-3"])
        .put(BLUE, Zone::Warehouse, &["global-internet", "space-hotel-1"])
        .put(BLUE, Zone::Junkyard, &["climate-change"])
        .build();
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        let shown: CardSet = view.display.iter().flatten().copied().collect();
        assert_eq!(names(&game, shown), ["big-data", "pandemic"]);
        assert_eq!(view.engines, [4, 4, 4]);
        let blue = &view.players[BLUE.index()];
        let plan = blue.plan.map_or(CardSet::EMPTY, CardSet::of);
        assert_eq!(names(&game, plan), ["base-2"], "{viewer:?}");
        assert_eq!(names(&game, blue.pad), ["depot", "spaceship-2"], "{viewer:?}");
        assert_eq!(names(&game, blue.depot), ["satellite-2"], "{viewer:?}");
        assert_eq!(names(&game, blue.played), ["spaceship-3"], "{viewer:?}");
        assert_eq!(names(&game, blue.warehouse), ["global-internet", "space-hotel-1"], "{viewer:?}");
        assert_eq!(names(&game, blue.junkyard), ["climate-change"], "{viewer:?}");
    }
}

/// RM-2.17: only its owner sees a Hand; what is drawn into it is told to nobody else.
#[test]
fn only_its_owner_sees_a_hand() {
    let mut game = scene(2).hand(RED, &["satellite-1", "pandemic"]).build();
    assert_eq!(player(&game, RED).hand, Some(game.zone(RED, Zone::Hand)));
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let red = game.view(viewer).players.swap_remove(0);
        assert_eq!((red.hand, red.hand_size, red.seen), (None, 2, CardSet::EMPTY));
    }
    let told = story(&mut game, RED, Command::EndTurn);
    let cards = told
        .heard_by(Viewer::Seat(RED))
        .find_map(|event| if let Event::DrewCards { cards, .. } = event { Some(*cards) } else { None });
    assert_eq!(cards.map(CardSet::len), Some(4));
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let heard: Vec<&Event> = told.heard_by(viewer).collect();
        assert_eq!(
            heard,
            [&Event::Drew { seat: RED, count: 4 }, &Event::TurnBegan { seat: BLUE, round: 1 }],
            "{viewer:?} hears how many, not which"
        );
    }
}

/// RM-2.17: a card taken openly from the Warehouse or a Depot stays known to all while it is in the Hand.
#[test]
fn a_card_that_everybody_saw_entering_a_hand_stays_known() {
    let seen = |game: &Rocketmen| -> Vec<String> {
        let views = [Viewer::Seat(BLUE), Viewer::Spectator, Viewer::Seat(RED)];
        let seen = views.map(|viewer| game.view(viewer).players[0].seen);
        assert!(seen.iter().all(|cards| *cards == seen[0]), "everybody knows the same");
        names(game, seen[0])
    };
    let mut game = scene(2)
        .pad(RED, &["depot"])
        .put(RED, Zone::Depot, &["satellite-1"])
        .put(RED, Zone::Warehouse, &["space-hotel-2", "pandemic"])
        .hand(RED, &["electric-cars", "spaceship-1"])
        .empty_hq(RED)
        .build();
    assert!(seen(&game).is_empty());
    let (cars, hotel) =
        (held(&game, RED, "electric-cars"), card(&game, RED, Zone::Warehouse, "space-hotel-2"));
    act(&mut game, RED, Command::Use { card: cars, aim: Aim::Cards(set(&[hotel])), model: None });
    assert_eq!(seen(&game), ["space-hotel-2"]);
    let satellite = card(&game, RED, Zone::Depot, "satellite-1");
    act(&mut game, RED, Command::Unstore { cards: set(&[satellite]) });
    assert_eq!(seen(&game), ["satellite-1", "space-hotel-2"]);
    // It stays known over turns, also when the owner draws more cards.
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Hand).len(), 5, "the Pandemic and the Cars were drawn");
    assert_eq!(seen(&game), ["satellite-1", "space-hotel-2"]);
    act(&mut game, BLUE, Command::EndTurn);
    assert_eq!(seen(&game), ["satellite-1", "space-hotel-2"]);
    // Only as long as it remains there: once discarded and drawn again, it is a card like any other.
    act(&mut game, RED, discard(&[hotel]));
    assert_eq!(seen(&game), ["satellite-1"]);
    act(&mut game, RED, Command::EndTurn);
    assert!(game.zone(RED, Zone::Hand).has(hotel), "drawn again");
    assert_eq!(seen(&game), ["satellite-1"]);
}

/// RM-2.18: everybody sees their own goals only, until the final scoring.
#[test]
fn personal_goals_are_secret_until_the_final_scoring() {
    let mut game = scene(2)
        .goals(RED, &["settler", "hotelier"])
        .goals(BLUE, &["guardian", "test-pilot"])
        .round(60)
        .build();
    let goals = |game: &Rocketmen, viewer, seat: Seat| -> Option<Vec<String>> {
        let source = &game.content().source().goals;
        let goals = game.view(viewer).players.swap_remove(seat.index()).goals?;
        Some(goals.iter().map(|goal| source[usize::from(goal.0)].id.clone()).collect())
    };
    let wanted = [
        vec!["settler".to_owned(), "hotelier".to_owned()],
        vec!["guardian".to_owned(), "test-pilot".to_owned()],
    ];
    act(&mut game, RED, Command::EndTurn);
    for viewer in Viewer::all(2) {
        for seat in Seat::all(2) {
            let known = viewer.is(seat).then(|| wanted[seat.index()].clone());
            assert_eq!(goals(&game, viewer, seat), known, "{viewer:?} of {seat:?}");
        }
    }
    let events = act(&mut game, BLUE, Command::EndTurn);
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    for viewer in Viewer::all(2) {
        for seat in Seat::all(2) {
            assert_eq!(goals(&game, viewer, seat), Some(wanted[seat.index()].clone()));
        }
    }
}

/// RM-2.19: played and discarded cards lie in the Playing Area until the turn ends.
#[test]
fn cards_played_or_discarded_lie_in_the_playing_area_until_the_turn_ends() {
    let mut game = scene(2)
        .plan(RED, "base-2")
        .pad(RED, &["storage-batteries"])
        .display(&["super-capacitors"])
        .hand(RED, &["satellite-2", "quantum-computer", "spaceship-1"])
        .build();
    let (money, wanted) = (held(&game, RED, "satellite-2"), shown(&game, "super-capacitors"));
    act(&mut game, RED, buy(&[wanted], None, pay(&[money])));
    assert_eq!(zone(&game, RED, Zone::Played), ["satellite-2", "super-capacitors"], "paid and bought");
    let ability = held(&game, RED, "quantum-computer");
    act(&mut game, RED, Command::Use { card: ability, aim: Aim::Nothing, model: None });
    let hand = held(&game, RED, "spaceship-1");
    act(&mut game, RED, discard(&[hand]));
    let plan = player(&game, RED).plan.unwrap();
    act(&mut game, RED, discard(&[plan]));
    let all =
        ["base-2", "quantum-computer", "satellite-2", "spaceship-1", "storage-batteries", "super-capacitors"];
    assert_eq!(zone(&game, RED, Zone::Played), all, "from the Hand, the plan and the pad");
    assert!(zone(&game, RED, Zone::Warehouse).is_empty(), "not before the turn ends");
    act(&mut game, RED, Command::EndTurn);
    assert!(zone(&game, RED, Zone::Played).is_empty());
    assert_eq!(zone(&game, RED, Zone::Warehouse), all);
}

/// RM-2.20: a card in the Junkyard never comes back, not even when the Warehouse is shuffled.
#[test]
fn the_junkyard_is_never_shuffled_into_a_new_hq() {
    let mut game = scene(2)
        .put(RED, Zone::Warehouse, &["satellite-1", "satellite-2"])
        .put(RED, Zone::Junkyard, &["space-hotel-1", "climate-change"])
        .hand(RED, &["electric-cars"])
        .empty_hq(RED)
        .build();
    let (cars, hotel) =
        (held(&game, RED, "electric-cars"), card(&game, RED, Zone::Junkyard, "space-hotel-1"));
    let fetch = Command::Use { card: cars, aim: Aim::Cards(set(&[hotel])), model: None };
    refused_by(&mut game, RED, fetch, Refusal::WrongAim, "RM-7.3");
    for _ in 0..3 {
        act(&mut game, RED, Command::EndTurn);
        assert_eq!(zone(&game, RED, Zone::Hand), ["electric-cars", "satellite-1", "satellite-2"]);
        assert_eq!(zone(&game, RED, Zone::Junkyard), ["climate-change", "space-hotel-1"]);
        act(&mut game, BLUE, Command::EndTurn);
        let hand: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
        act(&mut game, RED, discard(&hand));
    }
}

/// RM-2.20: you still own a card in your Junkyard: a Threat there scores its 2 VP.
#[test]
fn a_threat_in_the_junkyard_still_scores() {
    let scene = scene(2).put(RED, Zone::Junkyard, &["climate-change"]).goals(RED, &[]).goals(BLUE, &[]);
    let mut game = scene.round(60).turn(BLUE).build();
    let events = act(&mut game, BLUE, Command::EndTurn);
    let Some(Event::GameOver { scores, winners }) = events.last() else { panic!("{events:?}") };
    assert_eq!((scores[0].threats, scores[0].total, scores[1].total), (2, 2, 0));
    assert_eq!(winners[..], [RED]);
}

/// RM-2.21: Rocket points and Hand sizes add up without limit and never wear out.
#[test]
fn rocket_point_and_hand_size_achievements_add_up() {
    let have = Achievements { rocket: 5, hand: 4, ..Achievements::default() };
    let base = scene(2).plan(RED, "base-1").pad(RED, &["spaceship-3"]).achievements(RED, have);
    // Five and the one on the pad make six: enough for the Moon, not for Mars.
    let mut game = base.build();
    assert_eq!(player(&game, RED).hand_limit, 10);
    let short = Refusal::TooFewRocketPoints { have: 6, need: 8 };
    refused_by(&mut game, RED, launch(Mars), short, "RM-8.5");
    let events = act(&mut game, RED, launch(Moon));
    assert!(matches!(events[0], Event::LaunchDeclared { rocket: 6, .. }));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Abort { discard: CardSet::EMPTY });
    assert_eq!(game.zone(RED, Zone::Hand).len(), 10, "the refill goes up to the larger Hand");
    assert_eq!(player(&game, RED).achievements, have, "used, and still there");

    // More than the tokens of the box: a third Space Station's worth and more still counts.
    for more in [1, 3, 6] {
        let have = Achievements { hand: more, rocket: 3 * more, ..Achievements::default() };
        let game = scene(2).achievements(RED, have).build();
        assert_eq!(player(&game, RED).hand_limit, 6 + more);
    }
    // Each success adds to what there is.
    let have = Achievements { rocket: 4, science: CERTAIN, ..Achievements::default() };
    let mut game = scene(2).plan(RED, "orbital-shipyard-1").achievements(RED, have).build();
    act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).achievements.rocket, 6);
}

/// RM-2.22: each money and each Science token is spent once per turn.
#[test]
fn a_token_is_spent_once_per_turn() {
    let mut game = scene(2)
        .display(&["storage-batteries", "super-capacitors", "backup-systems"])
        .achievements(RED, tokens(2, 1))
        .build();
    let cheap = shown(&game, "storage-batteries");
    let spent = |game: &Rocketmen| {
        let achievements = player(game, RED).achievements;
        (achievements.money_spent, achievements.science_spent)
    };
    let three = buy(&[cheap], None, pay_with(&[], 3, 0));
    refused_by(&mut game, RED, three, Refusal::TokensSpent, "RM-2.22");
    // One money token is worth 20.
    act(&mut game, RED, buy(&[cheap], None, pay_with(&[], 1, 0)));
    assert_eq!(spent(&game), (1, 0));
    let backup = shown(&game, "backup-systems");
    act(&mut game, RED, buy(&[backup], None, pay_with(&[], 1, 1)));
    assert_eq!(spent(&game), (2, 1), "both money tokens and the Science are face down");
    let other = shown(&game, "super-capacitors");
    let again = buy(&[other], None, pay_with(&[], 1, 0));
    refused_by(&mut game, RED, again, Refusal::TokensSpent, "RM-2.22");
    let science = buy(&[other], None, pay_with(&[], 0, 1));
    refused_by(&mut game, RED, science, Refusal::TokensSpent, "RM-2.22");
    // In the next turn they serve again.
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(spent(&game), (0, 0));
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, buy(&[other], None, pay_with(&[], 1, 0)));
    assert_eq!(spent(&game), (1, 0));
}

/// RM-2.23: placing costs 10 money, but the text of Global Internet says without paying.
#[test]
fn global_internet_places_a_card_without_paying() {
    let mut game = scene(2).display(&["storage-batteries"]).hand(RED, &["global-internet", "base-2"]).build();
    let (internet, base) = (held(&game, RED, "global-internet"), held(&game, RED, "base-2"));
    let unpaid = place(Some(base), &[], Payment::default());
    refused_by(&mut game, RED, unpaid, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    let wanted = shown(&game, "storage-batteries");
    act(&mut game, RED, buy(&[wanted], None, pay(&[internet])));
    act(&mut game, RED, Command::Claim { card: internet, claim: Claim::Plan(base) });
    assert_eq!(player(&game, RED).plan, Some(base));
}

/// RM-2.23: a failure clears the Launch Pad, but the Fusion Reactor says Permanent.
#[test]
fn a_permanent_card_stays_when_the_rules_clear_the_pad() {
    // Three draws of 0, 0 and 1 from the front of the deck.
    let mut game = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["fusion-reactor", "spaceship-2", "heavy-lift-engine"])
        .dice(&[0, 0, 0])
        .build();
    act(&mut game, RED, launch(Earth));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    let PhaseView::Launching { moment: Moment::Ready, drawn: 2, .. } = view(&game, RED).phase else {
        panic!("the third draw is still to come");
    };
    let events = act(&mut game, RED, Command::Draw);
    assert!(matches!(events.last(), Some(Event::Failed { .. })));
    act(&mut game, RED, settle(&[], MissionFate::Stays));
    assert_eq!(zone(&game, RED, Zone::Pad), ["fusion-reactor"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["heavy-lift-engine", "spaceship-2"]);
}

/// RM-2.21: the two kinds of lasting achievements are no tokens to spend: using them flips nothing.
#[test]
fn lasting_achievements_are_never_flipped() {
    let mut game = scene(2).plan(RED, "satellite-1").achievements(RED, rocket(2)).build();
    act(&mut game, RED, launch(Earth));
    assert_eq!(player(&game, RED).achievements, rocket(2));
}
