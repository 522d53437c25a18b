//! Chapter 3: the turn.

use crate::common::*;
use rocketmen::content::Destination::{Earth, Moon};
use rocketmen::scene::Zone;
use rocketmen::{
    Achievements, Aim, CardId, CardSet, Command, Event, MissionFate, PhaseView, Refusal, Rocketmen,
};
use table::{Game as _, Seat, Seats};

fn hand(game: &Rocketmen, seat: Seat) -> Vec<CardId> {
    game.zone(seat, Zone::Hand).iter().collect()
}

fn use_it(card: CardId, aim: Aim) -> Command {
    Command::Use { card, aim, model: None }
}

/// RM-3.1: turns go round the table.
#[test]
fn turns_go_clockwise() {
    for seats in 2..=4 {
        let mut game = scene(seats).first(BLUE).turn(BLUE).build();
        for turn in 0..3 * seats {
            let seat = Seat((1 + turn) % seats);
            let next = Seat((2 + turn) % seats);
            assert_eq!(view(&game, RED).turn, seat);
            assert_eq!(game.awaited(), Seats::only(seat));
            let events = act(&mut game, seat, Command::EndTurn);
            let round = 1 + u16::from((turn + 1) / seats);
            assert_eq!(events.last(), Some(&Event::TurnBegan { seat: next, round }));
        }
    }
}

/// RM-3.1: whatever it is, only the player whose turn it is may do it.
#[test]
fn only_the_player_whose_turn_it_is_can_act() {
    let mut game = scene(3)
        .turn(BLUE)
        .hand(RED, &["satellite-2", "spaceship-1"])
        .plan(RED, "base-1")
        .display(&["storage-batteries"])
        .build();
    let (money, mission) = (held(&game, RED, "satellite-2"), held(&game, RED, "spaceship-1"));
    let wanted = shown(&game, "storage-batteries");
    let commands = [
        buy(&[wanted], None, pay(&[money])),
        place(None, &[mission], pay(&[money])),
        discard(&[money]),
        use_it(money, Aim::Nothing),
        launch(Moon),
        Command::Draw,
        Command::Trim { cards: set(&[money]) },
        Command::EndTurn,
    ];
    for command in commands {
        for seat in [RED, WHITE, Seat(9)] {
            refused_by(&mut game, seat, command, Refusal::NotYourTurn, "RM-3.1");
        }
    }
    act(&mut game, BLUE, Command::EndTurn);
}

/// RM-3.2: buying, placing, discarding and abilities, as often as you like and in any order.
#[test]
fn actions_come_in_any_order_and_as_often_as_you_like() {
    let mut game = scene(2)
        .hand(RED, &["satellite-1", "satellite-2", "space-hotel-1", "space-hotel-2", "base-1", "spaceship-2"])
        .hand(RED, &["quantum-computer", "electric-cars"])
        .put(RED, Zone::Warehouse, &["spaceship-3"])
        .display(&["storage-batteries", "super-capacitors"])
        .deck(&[])
        .build();
    let of = |name: &str| held(&game, RED, name);
    let [satellite, twenty, hotel, hotel_twenty] =
        ["satellite-1", "satellite-2", "space-hotel-1", "space-hotel-2"].map(of);
    let [base, ship, quantum, cars] = ["base-1", "spaceship-2", "quantum-computer", "electric-cars"].map(of);
    let [batteries, capacitors] = ["storage-batteries", "super-capacitors"].map(|name| shown(&game, name));
    let ship_three = card(&game, RED, Zone::Warehouse, "spaceship-3");
    act(&mut game, RED, discard(&[base]));
    act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
    act(&mut game, RED, buy(&[batteries], None, pay(&[twenty])));
    act(&mut game, RED, use_it(cars, Aim::Cards(set(&[ship_three]))));
    act(&mut game, RED, place(None, &[ship], pay(&[hotel])));
    act(&mut game, RED, use_it(quantum, Aim::Nothing));
    act(&mut game, RED, buy(&[capacitors], None, pay(&[hotel_twenty])));
    act(&mut game, RED, discard(&[ship]));
    act(&mut game, RED, discard(&[ship_three]));
    assert_eq!(view(&game, RED).turn, RED, "still the same turn");
    assert_eq!(game.zone(RED, Zone::Played).len(), 10);
}

/// RM-3.2: or nothing at all; but an action with nothing in it is none.
#[test]
fn you_may_do_nothing_at_all() {
    let mut game = scene(2).hand(RED, &["satellite-1"]).build();
    for nothing in [buy(&[], None, pay(&[])), place(None, &[], pay(&[])), discard(&[])] {
        refused_by(&mut game, RED, nothing, Refusal::NothingChosen, "RM-3.2");
    }
    let events = act(&mut game, RED, Command::EndTurn);
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: BLUE, round: 1 }));
}

/// RM-3.3: if one part of a command is not allowed, nothing of it happens.
#[test]
fn a_command_is_carried_out_whole_or_not_at_all() {
    let mut game = scene(2)
        .hand(RED, &["satellite-2", "space-hotel-2", "electric-cars", "spaceship-2", "base-2"])
        .put(RED, Zone::Warehouse, &["spaceship-1"])
        .display(&["storage-batteries", "super-capacitors", "fusion-reactor"])
        .build();
    let money = ["satellite-2", "space-hotel-2", "electric-cars"].map(|name| held(&game, RED, name));
    let [cheap, other, dear] =
        ["storage-batteries", "super-capacitors", "fusion-reactor"].map(|name| shown(&game, name));
    // `refused` compares every byte of the game before and after.
    let gone = card(&game, RED, Zone::Warehouse, "spaceship-1");
    let dear = buy(&[cheap, dear], None, pay(&money));
    assert_eq!(refused(&mut game, RED, dear), Refusal::PriceNotMet { money: 0, items: 1 });
    let absent = buy(&[cheap, gone], None, pay(&money));
    assert_eq!(refused(&mut game, RED, absent), Refusal::NotOnDisplay { card: gone });
    let one_payer_too_many = buy(&[cheap], None, pay(&[money[0], gone]));
    assert_eq!(refused(&mut game, RED, one_payer_too_many), Refusal::PayFromHand { card: gone });
    let (ship, base) = (held(&game, RED, "spaceship-2"), held(&game, RED, "base-2"));
    let bad_pad = place(Some(money[0]), &[ship, base], pay(&[money[1]]));
    assert_eq!(refused(&mut game, RED, bad_pad), Refusal::NoItem { card: base });
    assert_eq!(refused(&mut game, RED, discard(&[ship, gone])), Refusal::NotYours { card: gone });
    // Each part that was allowed still works on its own.
    act(&mut game, RED, place(Some(money[0]), &[ship], pay(&[])));
    act(&mut game, RED, buy(&[cheap, other], None, pay(&money[1..])));
}

/// RM-3.4: during a launch nothing else can be done, and after it the turn is over, whatever the result.
#[test]
fn a_launch_ends_the_turn_whatever_the_result() {
    let ready = |dice: &[u32]| {
        scene(2)
            .plan(RED, "satellite-1")
            .pad(RED, &["small-rocket-boosters"])
            .hand(RED, &["satellite-2"])
            .display(&["storage-batteries"])
            .dice(dice)
            .build()
    };
    let over = |game: &mut Rocketmen, events: Vec<Event>| {
        assert_eq!(events.last(), Some(&Event::TurnBegan { seat: BLUE, round: 1 }));
        assert_eq!(view(game, RED).turn, BLUE);
        for command in [launch(Earth), Command::EndTurn] {
            refused_by(game, RED, command, Refusal::NotYourTurn, "RM-3.1");
        }
    };
    // Success: 4, 3 and 3.
    let mut game = ready(&[17, 16, 15]);
    act(&mut game, RED, launch(Earth));
    let (money, wanted) = (held(&game, RED, "satellite-2"), shown(&game, "storage-batteries"));
    let others = [
        buy(&[wanted], None, pay(&[money])),
        discard(&[money]),
        place(None, &[money], pay(&[])),
        launch(Moon),
        Command::EndTurn,
    ];
    for command in others {
        refused_by(&mut game, RED, command, Refusal::LaunchUnderWay, "RM-8.7");
    }
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    let events = act(&mut game, RED, Command::Draw);
    assert!(events.iter().any(|event| matches!(event, Event::Succeeded { .. })));
    over(&mut game, events);
    // Failure: 0, 0 and 1.
    let mut game = ready(&[0, 0, 0]);
    act(&mut game, RED, launch(Earth));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Draw);
    let events = act(&mut game, RED, Command::Draw);
    assert!(matches!(events.last(), Some(Event::Failed { .. })));
    refused_by(&mut game, RED, launch(Earth), Refusal::SettleFirst, "RM-9.10");
    let events = act(&mut game, RED, settle(&[], MissionFate::Stays));
    over(&mut game, events);
    // Abort after the first draw.
    let mut game = ready(&[0]);
    act(&mut game, RED, launch(Earth));
    act(&mut game, RED, Command::Draw);
    let events = act(&mut game, RED, Command::Abort { discard: CardSet::EMPTY });
    over(&mut game, events);
    // Once in every turn: the aborted Mission may try again in the next.
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, launch(Earth));
}

/// RM-3.4: you need not launch, even with everything ready.
#[test]
fn a_turn_may_end_without_a_launch() {
    let mut game = scene(2).plan(RED, "satellite-1").pad(RED, &["small-rocket-boosters"]).build();
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters"], "the rocket waits");
    assert!(player(&game, RED).plan.is_some());
}

/// RM-3.5: unplayed Hand cards stay for the next turn.
#[test]
fn unplayed_cards_stay_in_the_hand() {
    let kept = ["satellite-1", "satellite-2", "spaceship-1"];
    let mut game =
        scene(2).hand(RED, &kept).hand(RED, &["space-hotel-2"]).display(&["storage-batteries"]).build();
    let before = kept.map(|name| held(&game, RED, name));
    let (money, wanted) = (held(&game, RED, "space-hotel-2"), shown(&game, "storage-batteries"));
    act(&mut game, RED, buy(&[wanted], None, pay(&[money])));
    act(&mut game, RED, Command::EndTurn);
    assert!(set(&before).within(game.zone(RED, Zone::Hand)));
    assert_eq!(game.zone(RED, Zone::Hand).len(), 6);
    assert!(!game.zone(RED, Zone::Hand).has(money));
}

/// RM-3.6: in mid-turn you may hold more cards than your limit.
#[test]
fn the_hand_limit_binds_only_when_the_turn_ends() {
    let six = ["satellite-1", "satellite-2", "space-hotel-1", "spaceship-1", "spaceship-2", "spaceship-3"];
    let mut game = scene(2).hand(RED, &six).hand(RED, &["quantum-computer"]).build();
    let quantum = held(&game, RED, "quantum-computer");
    act(&mut game, RED, use_it(quantum, Aim::Nothing));
    assert_eq!(hand(&game, RED).len(), 8);
    assert_eq!(view(&game, RED).phase, PhaseView::Acting, "nothing has to go yet");
    let early = Command::Trim { cards: set(&hand(&game, RED)[..2]) };
    refused_by(&mut game, RED, early, Refusal::NothingToTrim, "RM-3.6");
    // Cards that go in time need not be trimmed.
    let mut frugal = game.clone();
    let two = hand(&frugal, RED)[..2].to_vec();
    act(&mut frugal, RED, discard(&two));
    act(&mut frugal, RED, Command::EndTurn);
    assert_eq!(view(&frugal, RED).turn, BLUE);

    act(&mut game, RED, Command::EndTurn);
    assert_eq!(view(&game, RED).phase, PhaseView::Trimming { excess: 2 });
}

/// RM-3.7: first the Playing Area, then the cards over the limit, then the refill, then the tokens.
#[test]
fn a_turn_closes_in_four_stages() {
    let spent =
        Achievements { money: 2, science: 1, money_spent: 2, science_spent: 1, ..Achievements::default() };
    let seven = [
        "satellite-1",
        "satellite-2",
        "space-hotel-1",
        "spaceship-1",
        "spaceship-2",
        "spaceship-3",
        "base-1",
    ];
    let mut game = scene(2)
        .hand(RED, &seven)
        .put(RED, Zone::Played, &["big-data", "nanotechnology"])
        .achievements(RED, spent)
        .build();
    act(&mut game, RED, Command::EndTurn);
    // Stage one is done, stage two waits for a decision, and nothing else has happened.
    assert!(zone(&game, RED, Zone::Played).is_empty());
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["big-data", "nanotechnology"]);
    assert_eq!(hand(&game, RED).len(), 7);
    assert_eq!(player(&game, RED).achievements, spent);
    assert_eq!(view(&game, RED).turn, RED);
    let base = held(&game, RED, "base-1");
    let events = act(&mut game, RED, Command::Trim { cards: set(&[base]) });
    assert_eq!(
        events,
        [Event::Trimmed { seat: RED, cards: set(&[base]) }, Event::TurnBegan { seat: BLUE, round: 1 }]
    );
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["base-1", "big-data", "nanotechnology"]);
    assert_eq!(
        player(&game, RED).achievements,
        Achievements { money: 2, science: 1, ..Achievements::default() }
    );

    // The Playing Area empties before the refill: its cards can be drawn in it.
    let played = ["satellite-1", "satellite-2", "space-hotel-1", "spaceship-1", "spaceship-2", "spaceship-3"];
    let mut game = scene(2).put(RED, Zone::Played, &played).empty_hq(RED).build();
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Hand), played);
}

/// RM-3.8: exactly the excess goes, of your own choice, to the Warehouse.
#[test]
fn you_choose_exactly_the_cards_in_excess() {
    let eight = [
        "satellite-1",
        "satellite-2",
        "space-hotel-1",
        "space-hotel-2",
        "spaceship-1",
        "spaceship-2",
        "spaceship-3",
        "base-1",
    ];
    let mut game = scene(2).hand(RED, &eight).put(RED, Zone::Warehouse, &["base-2"]).build();
    act(&mut game, RED, Command::EndTurn);
    let cards = hand(&game, RED);
    for wrong in [0, 1, 3, 8] {
        let trim = Command::Trim { cards: set(&cards[..wrong]) };
        refused_by(&mut game, RED, trim, Refusal::TrimExactly { excess: 2 }, "RM-3.8");
    }
    let gone = card(&game, RED, Zone::Warehouse, "base-2");
    let not_held = Command::Trim { cards: set(&[cards[0], gone]) };
    refused_by(&mut game, RED, not_held, Refusal::TrimFromHand { card: gone }, "RM-3.8");
    for other in [Command::EndTurn, discard(&cards[..2]), buy(&[], Some(0), pay(&cards[..2]))] {
        refused_by(&mut game, RED, other, Refusal::TrimFirst, "RM-3.8");
    }
    let chosen = ["satellite-2", "base-1"].map(|name| held(&game, RED, name));
    act(&mut game, RED, Command::Trim { cards: set(&chosen) });
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["base-1", "base-2", "satellite-2"]);
    assert_eq!(hand(&game, RED).len(), 6);
    assert_eq!(view(&game, RED).turn, BLUE);
}

/// RM-3.9: the Hand is refilled up to its limit.
#[test]
fn the_hand_is_refilled_to_its_limit() {
    for held in 0..=6usize {
        let names =
            ["satellite-1", "satellite-2", "space-hotel-1", "spaceship-1", "spaceship-2", "spaceship-3"];
        let mut game = scene(2).hand(RED, &names[..held]).build();
        let events = act(&mut game, RED, Command::EndTurn);
        assert_eq!(hand(&game, RED).len(), 6);
        assert_eq!(game.zone(RED, Zone::Hq).len(), 6);
        let drew = Event::Drew { seat: RED, count: 6 - held as u8 };
        assert_eq!(events.contains(&drew), held < 6, "{held} in the Hand");
    }
    let larger = Achievements { hand: 2, ..Achievements::default() };
    let mut game = scene(2).achievements(RED, larger).build();
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(hand(&game, RED).len(), 8);
    // A Hand size won in this turn's launch counts for this turn's refill.
    let certain = Achievements { rocket: 4, science: 8, ..Achievements::default() };
    let mut game = scene(2).plan(RED, "space-station-1").achievements(RED, certain).build();
    act(&mut game, RED, launch(Earth));
    assert_eq!((hand(&game, RED).len(), player(&game, RED).hand_limit), (7, 7));
}

/// RM-3.10: all that is left of the HQ, then the rest from the shuffled Warehouse, cards played this turn included.
#[test]
fn a_short_hq_is_drawn_out_before_the_warehouse_is_shuffled_in() {
    let mut comebacks = 0;
    for luck in 0..20 {
        let mut game = scene(2)
            .hand(RED, &["satellite-1"])
            .put(RED, Zone::Warehouse, &["satellite-2", "spaceship-1", "spaceship-2"])
            .put(RED, Zone::Played, &["space-hotel-1", "space-hotel-2"])
            .empty_hq(RED)
            .put(RED, Zone::Hq, &["big-data", "nanotechnology"])
            .dice(&[0, luck, luck / 3, luck / 2])
            .build();
        let events = act(&mut game, RED, Command::EndTurn);
        assert_eq!(events[..2], [Event::Reshuffled { seat: RED }, Event::Drew { seat: RED, count: 5 }]);
        let cards = zone(&game, RED, Zone::Hand);
        assert_eq!(cards.len(), 6);
        for first in ["big-data", "nanotechnology", "satellite-1"] {
            assert!(cards.iter().any(|name| name == first), "{first} is in {cards:?}");
        }
        assert_eq!(game.zone(RED, Zone::Hq).len(), 2, "five cards were shuffled, three of them drawn");
        assert!(zone(&game, RED, Zone::Warehouse).is_empty());
        comebacks += usize::from(cards.iter().any(|name| name.starts_with("space-hotel")));
    }
    assert!(comebacks > 0, "what was played this turn may come back at once");
    // An HQ that is just large enough is not shuffled.
    let mut game = scene(2)
        .put(RED, Zone::Warehouse, &["satellite-2"])
        .hand(RED, &["satellite-1", "spaceship-1", "spaceship-2", "spaceship-3"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["big-data", "nanotechnology"])
        .build();
    let events = act(&mut game, RED, Command::EndTurn);
    assert!(!events.contains(&Event::Reshuffled { seat: RED }));
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["satellite-2"]);
}

/// RM-3.11: with too few cards even then, the Hand stays below its limit.
#[test]
fn too_few_cards_leave_the_hand_below_its_limit() {
    let mut game = scene(2)
        .hand(RED, &["satellite-1"])
        .put(RED, Zone::Warehouse, &["satellite-2"])
        .put(RED, Zone::Played, &["space-hotel-1"])
        .put(RED, Zone::Junkyard, &["space-hotel-2"])
        .pad(RED, &["spaceship-3"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["big-data"])
        .build();
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Hand), ["big-data", "satellite-1", "satellite-2", "space-hotel-1"]);
    assert!(zone(&game, RED, Zone::Hq).is_empty() && zone(&game, RED, Zone::Warehouse).is_empty());
    assert_eq!(view(&game, RED).turn, BLUE, "and the game goes on");
    // A player without any card goes on all the same.
    let mut game = scene(2).empty_hq(RED).build();
    let events = act(&mut game, RED, Command::EndTurn);
    assert_eq!(events, [Event::TurnBegan { seat: BLUE, round: 1 }]);
}

/// RM-3.12: a reshuffle in mid-turn leaves the Playing Area alone.
#[test]
fn a_reshuffle_in_mid_turn_leaves_out_the_playing_area() {
    for luck in 0..3 {
        let mut game = scene(2)
            .hand(RED, &["quantum-computer"])
            .put(RED, Zone::Warehouse, &["satellite-2", "spaceship-1", "spaceship-2"])
            .put(RED, Zone::Played, &["space-hotel-1", "space-hotel-2"])
            .empty_hq(RED)
            .put(RED, Zone::Hq, &["big-data"])
            .dice(&[luck])
            .build();
        let quantum = held(&game, RED, "quantum-computer");
        let events = act(&mut game, RED, use_it(quantum, Aim::Nothing));
        assert!(events.contains(&Event::Reshuffled { seat: RED }));
        assert_eq!(zone(&game, RED, Zone::Played), ["quantum-computer", "space-hotel-1", "space-hotel-2"]);
        let (cards, rest) = (game.zone(RED, Zone::Hand), game.zone(RED, Zone::Hq));
        assert_eq!((cards.len(), rest.len()), (2, 2));
        assert!(game.find(RED, Zone::Hand, "big-data").is_some(), "first what was left of the HQ");
        assert_eq!(names(&game, cards | rest), ["big-data", "satellite-2", "spaceship-1", "spaceship-2"]);
        assert!(zone(&game, RED, Zone::Warehouse).is_empty());
    }
    // With nothing but the Playing Area to draw from, nothing is drawn.
    let mut game = scene(2)
        .hand(RED, &["quantum-computer"])
        .put(RED, Zone::Played, &["space-hotel-1", "space-hotel-2"])
        .empty_hq(RED)
        .build();
    let quantum = held(&game, RED, "quantum-computer");
    act(&mut game, RED, use_it(quantum, Aim::Nothing));
    assert!(hand(&game, RED).is_empty());
    assert_eq!(game.zone(RED, Zone::Played).len(), 3);
}

/// RM-3.13: at the end of the turn all spent tokens of the player are face up again.
#[test]
fn spent_tokens_are_turned_back_at_the_end_of_the_turn() {
    let own = Achievements { money: 2, science: 2, ..Achievements::default() };
    let mut game =
        scene(2).display(&["backup-systems"]).achievements(RED, own).achievements(BLUE, own).build();
    let wanted = shown(&game, "backup-systems");
    act(&mut game, RED, buy(&[wanted], None, pay_with(&[], 1, 1)));
    let spent = Achievements { money_spent: 1, science_spent: 1, ..own };
    assert_eq!(player(&game, RED).achievements, spent);
    assert_eq!(player(&game, BLUE).achievements, own, "nobody else's");
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(player(&game, RED).achievements, own);
}
