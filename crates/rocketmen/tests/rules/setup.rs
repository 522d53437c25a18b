//! Chapter 1: setup.

use crate::common::*;
use rocketmen::content::{Colour, Content, Destination, Family, MissionType, ThreatType};
use rocketmen::scene::Zone;
use rocketmen::{
    Achievements, CardId, CardSet, Command, Difficulty, Event, Mode, PhaseView, Refusal, Rocketmen, Setup,
    VariantChoice,
};
use std::collections::BTreeSet;
use table::{Dice, Game as _, GameSetup as _, Options, Seat, Seed, SetupError, Viewer};

fn start(setup: Setup, seed: u64) -> Rocketmen {
    Rocketmen::start(setup, Seed::from_number(seed)).expect("this table can start")
}

fn refused_setup(setup: Setup) -> SetupError {
    Rocketmen::start(setup, Seed::from_number(1)).expect_err("this table cannot start")
}

fn chosen(one: &str, two: &str) -> VariantChoice {
    VariantChoice::Chosen(one.to_owned(), two.to_owned())
}

/// What only the saved state tells: the cards of the market that lie face down.
fn hidden(game: &Rocketmen, part: &str) -> CardSet {
    let saved = serde_json::to_value(game).expect("a game can be saved");
    serde_json::from_value(saved["market"][part].clone()).expect("a set of cards")
}

fn displayed(game: &Rocketmen) -> CardSet {
    view(game, RED).display.iter().flatten().copied().collect()
}

/// The two halves of the deck before the display was laid out: its first six cards come from the teal half.
fn halves(game: &Rocketmen) -> (CardSet, CardSet) {
    (hidden(game, "teal") | displayed(game), hidden(game, "pink"))
}

fn engines(game: &Rocketmen) -> [CardSet; 3] {
    let saved = serde_json::to_value(game).expect("a game can be saved");
    serde_json::from_value(saved["market"]["engines"].clone()).expect("three piles")
}

fn count(game: &Rocketmen, cards: CardSet, name: &str) -> usize {
    names(game, cards).iter().filter(|kind| *kind == name).count()
}

fn is_threat(content: &Content, card: CardId) -> bool {
    matches!(content.face(card).family, Family::Threat(_))
}

/// RM-1.1: two to four players, or one in Solitaire, and nothing else.
#[test]
fn two_three_or_four_play_or_one_alone() {
    for seats in 2..=4 {
        let game = start(Setup::standard(seats), 1);
        assert_eq!(game.seats(), seats);
        assert_eq!(view(&game, RED).players.len(), usize::from(seats));
    }
    for difficulty in [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard] {
        let game = start(Setup::solitaire(difficulty), 1);
        assert_eq!((game.seats(), view(&game, RED).mode), (1, Mode::Solitaire(difficulty)));
    }
    for seats in [0, 5, 255] {
        assert_eq!(refused_setup(Setup::standard(seats)), SetupError::wrong_seats(usize::from(seats), 1, 4));
    }
    assert_eq!(refused_setup(Setup::standard(1)).0.key, "rocketmen-setup-solitaire-alone");
    for seats in 2..=4 {
        let crowd = Setup { seats, ..Setup::solitaire(Difficulty::Easy) };
        assert_eq!(refused_setup(crowd).0.key, "rocketmen-setup-solitaire-alone");
    }
    assert_eq!((Rocketmen::LEAST_SEATS, Rocketmen::MOST_SEATS), (1, 4));
    let alone = Setup::configure(1, &Options::new(), None).expect("one chair");
    assert_eq!(alone.mode, Mode::Solitaire(Difficulty::Normal));
    let three = Setup::configure(3, &Options::new(), None).expect("three chairs");
    assert_eq!(three, Setup::standard(3));
}

/// RM-1.1: the seats take the colours in a fixed order.
#[test]
fn the_seats_are_red_blue_white_and_yellow() {
    let game = start(Setup::standard(4), 1);
    assert_eq!(game.catalogue().colours, ["red", "blue", "white", "yellow"]);
}

/// How many copies of each card two, three and four players use.
const COPIES: [(&str, [usize; 3]); 27] = [
    ("big-data", [1, 2, 2]),
    ("solar-energy", [1, 1, 2]),
    ("designer-drugs", [1, 1, 2]),
    ("asteroid-laser-ablation", [1, 1, 2]),
    ("storage-batteries", [1, 2, 3]),
    ("super-capacitors", [1, 2, 3]),
    ("government-contract", [1, 2, 3]),
    ("backup-systems", [1, 2, 2]),
    ("detailed-planning", [1, 1, 1]),
    ("nanotechnology", [1, 1, 1]),
    ("global-internet", [1, 2, 2]),
    ("multi-purpose-space-suit", [1, 2, 2]),
    ("radiation-shielding", [1, 1, 2]),
    ("industrial-espionage", [1, 1, 1]),
    ("quantum-computer", [1, 1, 2]),
    ("fusion-reactor", [1, 2, 2]),
    ("reusable-rockets", [1, 1, 2]),
    ("depot", [1, 1, 2]),
    ("electric-cars", [1, 2, 2]),
    ("genetic-engineering", [1, 2, 2]),
    ("afterburner", [1, 2, 3]),
    ("small-rocket-boosters", [3, 4, 5]),
    ("liquid-fuel-engine", [3, 4, 5]),
    ("heavy-lift-engine", [3, 4, 5]),
    ("pandemic", [2, 3, 4]),
    ("climate-change", [2, 3, 4]),
    ("asteroid-impact", [2, 3, 4]),
];

/// RM-1.2: a card is in the game only if its marker is not higher than the number of players.
#[test]
fn fewer_players_leave_out_the_cards_with_higher_markers() {
    for (column, seats) in (2..=4u8).enumerate() {
        let game = start(Setup::standard(seats), 5);
        let content = game.content();
        let (teal, pink) = halves(&game);
        let in_game = teal | pink | engines(&game)[0] | engines(&game)[1] | engines(&game)[2];
        for (name, copies) in COPIES {
            assert_eq!(count(&game, in_game, name), copies[column], "{name} with {seats} players");
        }
        let total: usize = COPIES.iter().map(|(_, copies)| copies[column]).sum();
        assert_eq!(in_game.len(), total, "nothing but these cards");
        for card in content.all_cards() {
            if !matches!(content.face(card).family, Family::Mission(_)) {
                assert_eq!(in_game.has(card), content.marker(card) <= seats, "{card:?} with {seats} players");
            }
        }
    }
}

/// RM-1.3: twelve Threats, each type once with each of the markers.
#[test]
fn each_threat_comes_four_times_with_four_different_markers() {
    let game = start(Setup::standard(4), 1);
    let content = game.content();
    let threats: Vec<CardId> = content.all_cards().filter(|card| is_threat(content, *card)).collect();
    assert_eq!(threats.len(), 12);
    for wanted in [ThreatType::Pandemic, ThreatType::ClimateChange, ThreatType::AsteroidImpact] {
        let mut markers: Vec<u8> = threats
            .iter()
            .filter(|card| content.face(**card).family == Family::Threat(wanted))
            .map(|card| content.marker(*card))
            .collect();
        markers.sort_unstable();
        assert_eq!(markers, [1, 2, 3, 4], "{wanted:?}");
    }
}

/// RM-1.4: the deck with its display holds 27, 41 or 55 cards.
#[test]
fn the_deck_has_27_41_or_55_cards() {
    for (seats, cards) in [(2, 27), (3, 41), (4, 55)] {
        let game = start(Setup::standard(seats), 2);
        let view = view(&game, RED);
        let shown = view.display.iter().flatten().count();
        assert_eq!(shown + usize::from(view.teal) + usize::from(view.pink), cards, "{seats} players");
        let (teal, pink) = halves(&game);
        assert_eq!((teal | pink).len(), cards, "{seats} players, every card once");
    }
}

/// RM-1.5: Threats with marker 1 lie in the teal half, the others in the pink one, and Assets by their colour.
#[test]
fn the_first_threats_are_in_the_teal_half_and_the_others_in_the_pink_half() {
    // With each number of players: teal Assets, teal Threats, pink Assets, pink Threats.
    for (seats, figures) in [(2, [11, 3, 10, 3]), (3, [17, 3, 15, 6]), (4, [23, 3, 20, 9])] {
        for seed in 0..10 {
            let game = start(Setup::standard(seats), seed);
            let content = game.content();
            let (teal, pink) = halves(&game);
            let threats = |half: CardSet| half.iter().filter(|card| is_threat(content, *card)).count();
            let assets = |half: CardSet, colour| {
                half.iter().filter(|card| content.face(*card).family == Family::Asset(colour)).count()
            };
            let found =
                [assets(teal, Colour::Teal), threats(teal), assets(pink, Colour::Pink), threats(pink)];
            assert_eq!(found, figures, "{seats} players");
            assert_eq!(teal.len(), figures[0] + figures[1]);
            assert_eq!(pink.len(), figures[2] + figures[3]);
            for card in teal.iter().filter(|card| is_threat(content, *card)) {
                assert_eq!(content.marker(card), 1);
            }
            for card in pink.iter().filter(|card| is_threat(content, *card)) {
                assert!(content.marker(card) > 1);
            }
        }
    }
}

/// RM-1.6: the whole teal half comes before the first pink card, each half in an order of its own.
#[test]
fn pink_cards_come_only_after_the_last_teal_card() {
    let rich = Achievements { money: 200, science: 50, ..Achievements::default() };
    let mut orders = BTreeSet::new();
    for seed in 0..8 {
        let mut game = scene(3)
            .achievements(RED, rich)
            .display(&["big-data", "solar-energy", "nanotechnology", "pandemic"])
            .build();
        *game.dice_mut() = Dice::new(Seed::from_number(seed));
        let (teal, pink) = (hidden(&game, "teal"), hidden(&game, "pink"));
        assert_eq!((teal.len(), pink.len()), (20 - 4, 21));
        let mut order = Vec::new();
        while !displayed(&game).is_empty() {
            // Everything is bought, one card at a time, so that the deck comes out card by card.
            let first = displayed(&game).first().expect("a card");
            for event in act(&mut game, RED, buy(&[first], None, pay_with(&[], 3, 1))) {
                if let Event::Displayed { cards } = event {
                    order.extend(cards);
                }
            }
        }
        assert_eq!(order.len(), 37);
        assert_eq!(set(&order[..16]), teal, "first all of the teal half");
        assert_eq!(set(&order[16..]), pink, "then all of the pink half");
        orders.insert(order);
    }
    assert_eq!(orders.len(), 8, "every shuffle is another one");
    let firsts: BTreeSet<CardId> = orders.iter().map(|order| order[16]).collect();
    assert!(firsts.len() > 2, "the pink half is shuffled on its own");
}

/// RM-1.7: the first six cards are on display for everybody, and at random.
#[test]
fn the_first_six_cards_form_the_display() {
    let mut shown = BTreeSet::new();
    for seed in 0..50 {
        for seats in 2..=4 {
            let game = start(Setup::standard(seats), seed);
            let (teal, _) = halves(&game);
            let display = game.view(Viewer::Spectator).display;
            assert_eq!(display.len(), 6);
            assert!(display.iter().all(Option::is_some), "six cards lie face up");
            assert_eq!(displayed(&game).len(), 6, "six different ones");
            assert!(displayed(&game).within(teal));
            assert_eq!(view(&game, BLUE).display, display);
            assert_eq!((displayed(&game) & hidden(&game, "teal")).len(), 0, "they have left the deck");
            if seats == 2 {
                shown.extend(displayed(&game));
            }
        }
    }
    assert_eq!(shown.len(), 14, "any card of the teal half may be among them");
}

/// RM-1.8: three piles of Engines with 2, 3 and 4 Rocket points, as many cards each as players and one more.
#[test]
fn three_engine_piles_hold_three_four_or_five_cards() {
    for (seats, cards) in [(2, 3), (3, 4), (4, 5)] {
        let mut game = start(Setup::standard(seats), 3);
        assert_eq!(game.view(Viewer::Spectator).engines, [cards; 3], "{seats} players");
        for (pile, rocket) in engines(&game).into_iter().zip([2, 3, 4]) {
            assert_eq!(pile.len(), usize::from(cards));
            assert!(pile.iter().all(|card| game.content().face(card).prints.rocket == rocket));
            assert!(pile.iter().all(|card| game.content().face(card).family == Family::Engine));
        }
        let turn = view(&game, RED).turn;
        refused_by(&mut game, turn, buy(&[], Some(3), pay(&[])), Refusal::NoSuchPile, "RM-1.8");
    }
}

const MISSIONS: [&str; 12] = [
    "asteroid-mining-1",
    "base-1",
    "base-2",
    "orbital-shipyard-1",
    "satellite-1",
    "satellite-2",
    "space-hotel-1",
    "space-hotel-2",
    "space-station-1",
    "spaceship-1",
    "spaceship-2",
    "spaceship-3",
];

/// RM-1.9: everybody starts with the same twelve Missions, shuffled.
#[test]
fn every_player_owns_the_same_twelve_missions() {
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let game = start(Setup::standard(4), seed);
        let mut all = CardSet::EMPTY;
        for seat in Seat::all(4) {
            let own = game.zone(seat, Zone::Hq) | game.zone(seat, Zone::Hand);
            assert_eq!(names(&game, own), MISSIONS, "{seat:?}");
            all |= own;
            hands.insert(zone(&game, seat, Zone::Hand));
        }
        assert_eq!(all.len(), 48, "cards of one's own");
    }
    assert!(hands.len() > 60, "shuffled: {} different Hands of 80", hands.len());
}

/// RM-1.10: a first Hand of six, and a limit of six.
#[test]
fn the_first_hand_has_six_cards() {
    for seats in 2..=4 {
        let game = start(Setup::standard(seats), 4);
        for seat in Seat::all(seats) {
            let own = player(&game, seat);
            assert_eq!((own.hand_size, own.hq, own.hand_limit), (6, 6, 6));
            assert_eq!(own.hand.map(CardSet::len), Some(6));
        }
    }
}

/// RM-1.11: two of the twelve goals for everybody, no goal twice, and no trace of the others.
#[test]
fn everybody_is_dealt_two_of_the_twelve_personal_goals() {
    let mut dealt = BTreeSet::new();
    for seed in 0..30 {
        for seats in 2..=4 {
            let game = start(Setup::standard(seats), seed);
            assert_eq!(game.content().source().goals.len(), 12);
            let goals: Vec<u8> = Seat::all(seats)
                .flat_map(|seat| player(&game, seat).goals.expect("one's own goals"))
                .map(|goal| goal.0)
                .collect();
            assert_eq!(goals.len(), 2 * usize::from(seats));
            let different: BTreeSet<u8> = goals.iter().copied().collect();
            assert_eq!(different.len(), goals.len(), "no goal is dealt twice");
            dealt.extend(different);
            // Nobody is shown the rest: each player's view has exactly their own two.
            for seat in Seat::all(seats) {
                let shown = view(&game, seat).players.into_iter().filter_map(|player| player.goals);
                assert_eq!(shown.map(|goals| goals.len()).sum::<usize>(), 2);
            }
        }
    }
    assert_eq!(dealt, (0..12).collect(), "every goal may come");
}

/// RM-1.12: chance decides who starts, and the first player stays the same.
#[test]
fn a_random_seat_starts_and_stays_the_first_player() {
    for seats in 2..=4 {
        let mut firsts = BTreeSet::new();
        for seed in 0..40 {
            let mut game = start(Setup::standard(seats), seed);
            let first = view(&game, RED).first;
            firsts.insert(first);
            assert_eq!(view(&game, RED).turn, first, "the first player has the first turn");
            // No other privilege: the same Hand, goals and points as everybody.
            for seat in Seat::all(seats) {
                let own = player(&game, seat);
                assert_eq!((own.hand_size, own.vp, own.goals.map(|goals| goals.len())), (6, 0, Some(2)));
            }
            for turn in 0..2 * seats {
                let seat = view(&game, RED).turn;
                assert_eq!(seat, Seat((first.0 + turn) % seats));
                assert_eq!(view(&game, RED).round, 1 + u16::from(turn / seats), "a round starts with them");
                act(&mut game, seat, Command::EndTurn);
                assert_eq!(view(&game, RED).first, first);
            }
        }
        assert_eq!(firsts, Seat::all(seats).collect(), "{seats} players");
    }
}

/// RM-1.13: nothing on the tracks, no achievement, all tokens still to be placed or claimed.
#[test]
fn everybody_begins_with_nothing_but_six_mission_tokens() {
    for seats in 2..=4 {
        let game = start(Setup::standard(seats), 6);
        let public = game.view(Viewer::Spectator);
        assert_eq!((public.moon_token, public.mars_token), (None, None));
        assert_eq!(public.phase, PhaseView::Acting);
        assert!(public.locations.iter().all(|location| location.seats.is_empty() && !location.ai));
        for player in public.players {
            assert_eq!(player.vp, 0);
            assert_eq!(player.achievements, Achievements::default());
            assert_eq!(player.locations, 0);
        }
    }
    // Six tokens: a sixth mission flies, a seventh does not.
    use Destination::{Earth, Moon};
    let scene = scene(2)
        .plan(RED, "satellite-1")
        .achievements(RED, Achievements { rocket: 9, ..Achievements::default() })
        .at(RED, Earth, MissionType::Spaceship)
        .at(RED, Earth, MissionType::SpaceHotel)
        .at(RED, Earth, MissionType::OrbitalShipyard)
        .at(RED, Earth, MissionType::SpaceStation)
        .at(RED, Moon, MissionType::Spaceship);
    let mut five = scene.clone().build();
    act(&mut five, RED, launch(Earth));
    let mut six = scene.at(RED, Moon, MissionType::Base).build();
    refused_by(&mut six, RED, launch(Earth), Refusal::NoTokensLeft, "RM-8.4");
}

/// RM-1.13: the Rocket stands on space 0, so a first draw of 2 without any boost takes it to space 2.
#[test]
fn the_rocket_starts_on_space_0() {
    // The eighth of the eighteen Success cards, in order of their values, is a 2.
    let mut game = scene(2).plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters"]).dice(&[7]).build();
    let events = act(&mut game, RED, launch(Destination::Earth));
    let location = game.content().location(Destination::Earth, MissionType::Satellite).unwrap();
    assert_eq!(events, [Event::LaunchDeclared { seat: RED, location, rocket: 2, boost: 0 }]);
    assert_eq!(
        act(&mut game, RED, Command::Draw),
        [
            Event::SuccessDrawn { seat: RED, value: 2 },
            Event::RocketMoved { seat: RED, spaces: 2, position: 2 }
        ]
    );
}

/// RM-1.14: no Variant card, two at random, or two different ones of the table's choice.
#[test]
fn a_table_plays_with_no_variant_two_random_ones_or_two_of_its_choice() {
    let all = [
        "computing-race",
        "materials-race",
        "biotech-race",
        "propulsion-lead",
        "planetary-defence",
        "soft-abort",
        "insurance",
        "big-staff",
        "cheap-access",
        "closing-window",
    ];
    let variants = |game: &Rocketmen| -> Vec<String> {
        let source = game.content().source().clone();
        game.view(Viewer::Spectator)
            .variants
            .iter()
            .map(|variant| source.variants[usize::from(variant.0)].id.clone())
            .collect()
    };
    assert!(variants(&start(Setup::standard(2), 1)).is_empty());
    for one in all {
        for two in all {
            let setup = Setup::standard(3).with_variants(chosen(one, two));
            if one == two {
                assert_eq!(refused_setup(setup).0.key, "rocketmen-setup-variants", "{one} twice");
            } else {
                assert_eq!(variants(&start(setup, 1)), [one, two]);
            }
        }
    }
    let unknown = Setup::standard(2).with_variants(chosen("big-staff", "free-lunch"));
    assert_eq!(refused_setup(unknown).0.key, "rocketmen-setup-variants");
    let mut seen = BTreeSet::new();
    for seed in 0..80 {
        let game = start(Setup::standard(2).with_variants(VariantChoice::Random), seed);
        let pair: BTreeSet<String> = variants(&game).into_iter().collect();
        assert_eq!(pair.len(), 2, "two different ones");
        seen.extend(pair);
    }
    assert_eq!(seen, all.iter().map(|id| (*id).to_owned()).collect(), "any of the ten");
    // As the command line and the lobby ask for them.
    for (asked, meant) in [
        ("none", VariantChoice::None),
        ("random", VariantChoice::Random),
        ("insurance+big-staff", chosen("insurance", "big-staff")),
    ] {
        let options = Options::from([("variants".to_owned(), asked.to_owned())]);
        assert_eq!(Setup::configure(2, &options, None).unwrap().variants, meant);
    }
}

/// RM-1.14: a Variant that is not in the game changes nothing: without Big Staff the limit stays at six.
#[test]
fn variants_that_were_not_chosen_are_not_in_the_game() {
    let without = start(Setup::standard(2).with_variants(chosen("insurance", "cheap-access")), 1);
    let with = start(Setup::standard(2).with_variants(chosen("insurance", "big-staff")), 1);
    assert_eq!(player(&without, RED).hand_limit, 6);
    assert_eq!(player(&with, RED).hand_limit, 7);
}
