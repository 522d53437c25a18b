//! Options are complete: whatever one choice can do is offered. Every command of that size is tried and compared.

use crate::common::*;
use crate::flight::drawing;
use rocketmen::content::Destination;
use rocketmen::scene::Zone;
use rocketmen::{
    Achievements, Aim, CardId, CardSet, Claim, Command, Difficulty, MissionFate, Payment, PhaseView,
    PlayerView, Rocketmen, Setup, VariantChoice,
};
use std::collections::BTreeMap;
use table::{Dice, Game as _, GameTime, Seat, Seed, Story};

const FATES: [MissionFate; 2] = [MissionFate::Stays, MissionFate::Goes];

/// Every subset of some cards.
fn subsets(cards: CardSet) -> Vec<CardSet> {
    let cards: Vec<CardId> = cards.iter().collect();
    assert!(cards.len() <= 10, "too many cards to try every set");
    let of = |bits: usize| (0..cards.len()).filter(move |at| bits & (1 << at) != 0);
    (0..1usize << cards.len()).map(|bits| of(bits).map(|at| cards[at]).collect()).collect()
}

/// Every command that one choice makes, legal or not. Payments are everything there is: that pays if anything does.
fn small_commands(game: &Rocketmen, seat: Seat) -> Vec<Command> {
    let me = view(game, seat).players.swap_remove(seat.index());
    let hand = me.hand.expect("one's own Hand");
    let copier = game.content().copier();
    let display: CardSet = view(game, seat).display.into_iter().flatten().collect();
    let planned: CardSet = me.plan.into_iter().collect();
    let mine = hand | me.pad | me.depot | me.played | planned | me.warehouse;
    let near: Vec<CardId> = (mine | display).iter().collect();
    let theirs = view(game, seat).players.into_iter().fold(CardSet::EMPTY, |open, player| {
        open | player.warehouse | player.pad | player.played | player.depot
    });
    let models = || [None].into_iter().chain((mine | display | theirs).iter().map(Some));
    let pay = |placed: CardSet, science: u8| Payment {
        cards: hand - placed - copier.into_iter().collect(),
        money_tokens: me.achievements.money - me.achievements.money_spent,
        science_tokens: science,
    };
    let science = me.achievements.science - me.achievements.science_spent;
    let mut all = vec![Command::Draw, Command::Keep, Command::Accept, Command::EndTurn];
    all.extend(Destination::ALL.map(|destination| Command::Launch { destination }));
    all.extend((0..6).map(|value| Command::Pick { value }));
    for engine in 0..4 {
        let pay = pay(CardSet::EMPTY, science);
        all.push(Command::Buy { cards: CardSet::EMPTY, engine: Some(engine), pay, model: None });
    }
    let aims = [hand, me.warehouse].map(|zone| if zone.len() <= 10 { subsets(zone) } else { Vec::new() });
    for card in near.iter().copied() {
        let alone = set(&[card]);
        let used = if copier == Some(card) { models().collect() } else { vec![None] };
        all.push(Command::Buy { cards: alone, engine: None, pay: pay(CardSet::EMPTY, science), model: None });
        all.push(Command::Place { plan: Some(card), pad: set(&[]), pay: pay(alone, 0), model: None });
        all.push(Command::Discard { cards: alone });
        all.push(Command::Store { card });
        all.push(Command::Unstore { cards: alone });
        all.push(Command::Remove { card });
        all.push(Command::Trigger { card });
        for model in used {
            all.push(Command::Place { plan: None, pad: alone, pay: pay(alone, 0), model });
            all.push(Command::Use { card, aim: Aim::Nothing, model });
            let targets = near.iter().copied();
            all.extend(targets.map(|target| Command::Use { card, aim: Aim::Card(target), model }));
            let sets = aims.iter().flatten().copied();
            all.extend(sets.map(|cards| Command::Use { card, aim: Aim::Cards(cards), model }));
        }
    }
    for card in view(game, seat).notes.pending {
        let mut claims = vec![Claim::Draw];
        for target in near.iter().copied() {
            claims.extend([Claim::Plan(target), Claim::Junk(set(&[target]))]);
            let models: Vec<_> = if copier == Some(target) { models().collect() } else { vec![None] };
            claims.extend(models.into_iter().map(|model| Claim::Pad { card: target, model }));
        }
        all.extend(claims.into_iter().map(|claim| Command::Claim { card, claim }));
    }
    for cards in if me.pad.len() <= 10 { subsets(me.pad) } else { Vec::new() } {
        all.push(Command::Abort { discard: cards });
        all.extend(FATES.map(|mission| Command::Settle { keep: cards, mission }));
    }
    all.extend(aims[0].iter().map(|cards| Command::Trim { cards: *cards }));
    all
}

/// What a card is worth to whoever chooses it: cards of a kind in one zone, known or not, are the same.
fn likeness(game: &Rocketmen, me: &PlayerView, card: CardId) -> String {
    let kind = &game.content().kind(game.content().face(card).kind).id;
    let hand = me.hand.expect("one's own Hand");
    let zones = [hand, me.pad, me.depot, me.played, me.warehouse];
    match zones.iter().position(|zone| zone.has(card)) {
        Some(zone) => format!("{kind} in {zone}, known {}", me.seen.has(card)),
        // On the display each place is a choice of its own.
        None => format!("card {}", card.0),
    }
}

/// A command without its payment, with every card by what it is worth.
fn gist(game: &Rocketmen, me: &PlayerView, command: &Command) -> String {
    let one = |card: CardId| likeness(game, me, card);
    let many = |cards: CardSet| {
        let mut names: Vec<String> = cards.iter().map(one).collect();
        names.sort();
        names.join(" + ")
    };
    let model =
        |model: Option<CardId>| model.map(|card| &game.content().kind(game.content().face(card).kind).id);
    match *command {
        Command::Buy { cards, engine, .. } => format!("buy {} {engine:?}", many(cards)),
        Command::Place { plan, pad, model: copied, .. } => {
            format!("place {:?} {} as {:?}", plan.map(one), many(pad), model(copied))
        }
        Command::Discard { cards } => format!("discard {}", many(cards)),
        Command::Use { card, aim, model: copied } => {
            let aim = match aim {
                Aim::Nothing => String::new(),
                Aim::Card(card) => one(card),
                Aim::Cards(cards) => format!("set {}", many(cards)),
            };
            format!("use {} on {aim} as {:?}", one(card), model(copied))
        }
        Command::Claim { card, claim } => {
            let claim = match claim {
                Claim::Draw => "draw".to_owned(),
                Claim::Plan(card) => format!("plan {}", one(card)),
                Claim::Pad { card, model: copied } => format!("pad {} as {:?}", one(card), model(copied)),
                Claim::Junk(cards) => format!("junk {}", many(cards)),
            };
            format!("claim {} {claim}", card.0)
        }
        Command::Store { card } => format!("store {}", one(card)),
        Command::Unstore { cards } => format!("unstore {}", many(cards)),
        Command::Trigger { card } => format!("trigger {}", one(card)),
        Command::Abort { discard } => format!("abort {}", many(discard)),
        Command::Settle { keep, mission } => format!("settle {} {mission:?}", many(keep)),
        Command::Trim { cards } => format!("trim {}", many(cards)),
        _ => format!("{command:?}"),
    }
}

/// Compares what is offered to whoever is to move with every legal command of that size.
#[track_caller]
fn assert_complete(game: &Rocketmen) {
    let Some(seat) = game.awaited().iter().next() else { return };
    let mut options = Vec::new();
    game.options(seat, &mut options);
    let me = player(game, seat);
    let mut offered: BTreeMap<String, Command> =
        options.iter().map(|option| (gist(game, &me, option), *option)).collect();
    let offers = offered.clone();
    for command in small_commands(game, seat) {
        if game.clone().apply(GameTime::ZERO, seat, command, &mut Story::silent()).is_ok() {
            let gist = gist(game, &me, &command);
            assert!(offers.contains_key(&gist), "not offered: {gist}\n{command:?}\n{options:#?}");
            offered.remove(&gist);
        }
    }
    // The whole Hand at once is offered besides.
    offered.retain(|_, option| Some(*option) != me.hand.map(|cards| Command::Discard { cards }));
    assert!(offered.is_empty(), "offered, and not among the commands tried: {offered:#?}");
}

#[test]
fn whatever_one_choice_can_do_is_offered() {
    let chosen = |one: &str, two: &str| VariantChoice::Chosen(one.to_owned(), two.to_owned());
    let setups = [
        Setup::standard(2),
        Setup::standard(4).with_variants(chosen("insurance", "cheap-access")),
        Setup::solitaire(Difficulty::Normal),
    ];
    let mut looked_at = 0;
    for (setup, number) in setups.into_iter().flat_map(|setup| (0..2u64).map(move |n| (setup.clone(), n))) {
        let mut game = Rocketmen::start(setup, Seed::from_number(number)).expect("a game");
        let mut dice = Dice::new(Seed::from_number(number + 100));
        for step in 0..4_000 {
            let Some(seat) = game.awaited().iter().next() else { break };
            let me = player(&game, seat);
            let small = me.hand_size <= 8 && me.warehouse.len() <= 10 && me.pad.len() <= 8;
            let rare = view(&game, seat).phase != PhaseView::Acting;
            if small && (step % 7 == 0 || rare) {
                assert_complete(&game);
                looked_at += 1;
            }
            let command = game.any_option(seat, &mut dice).expect("something to do");
            story(&mut game, seat, command);
        }
    }
    assert!(looked_at > 200, "{looked_at}");
}

/// Choices that random games seldom come to.
#[test]
fn rare_choices_are_offered() {
    // Industrial Espionage placed for free, as anything that may lie there.
    let scene = |seats| scene(seats).plan(RED, "satellite-1");
    let mut game = scene(2)
        .hand(RED, &["global-internet", "industrial-espionage", "spaceship-1"])
        .display(&["storage-batteries", "nanotechnology", "electric-cars"])
        .build();
    let internet = held(&game, RED, "global-internet");
    act(&mut game, RED, place(None, &[internet], pay(&[])));
    assert_complete(&game);
    let copier = held(&game, RED, "industrial-espionage");
    let as_model = |name| Claim::Pad { card: copier, model: Some(shown(&game, name)) };
    let mut options = Vec::new();
    game.options(RED, &mut options);
    for (name, offered) in [("storage-batteries", true), ("nanotechnology", true), ("electric-cars", false)] {
        let command = Command::Claim { card: internet, claim: as_model(name) };
        assert_eq!(options.contains(&command), offered, "{name}");
    }

    // Which of two copies to junk: the one in the Hand or the one that paid.
    let mut game = scene(3)
        .hand(RED, &["genetic-engineering", "big-data", "big-data", "space-hotel-2"])
        .display(&["genetic-engineering"])
        .build();
    let (genes, twenty) = (held(&game, RED, "genetic-engineering"), held(&game, RED, "space-hotel-2"));
    let (data, wanted) = (held(&game, RED, "big-data"), shown(&game, "genetic-engineering"));
    act(&mut game, RED, buy(&[wanted], None, pay(&[genes, twenty, data])));
    assert_complete(&game);
    let kept = held(&game, RED, "big-data");
    let mut options = Vec::new();
    game.options(RED, &mut options);
    for junk in [data, kept] {
        assert!(options.contains(&Command::Claim { card: genes, claim: Claim::Junk(set(&[junk])) }));
    }

    // Any number of cards with copied Super Capacitors.
    let others = ["satellite-1", "satellite-2", "spaceship-1", "base-1"];
    let game = scene(2)
        .hand(RED, &[&["industrial-espionage"], &others[1..]].concat())
        .display(&["super-capacitors"])
        .build();
    assert_complete(&game);
    let (card, model) = (held(&game, RED, "industrial-espionage"), Some(shown(&game, "super-capacitors")));
    let two = set(&[held(&game, RED, "satellite-2"), held(&game, RED, "base-1")]);
    let mut options = Vec::new();
    game.options(RED, &mut options);
    assert!(options.contains(&Command::Use { card, aim: Aim::Cards(two), model }));
}

/// RM-7.7, RM-9.11, RM-9.12: whoever aborts may give up a permanent card.
#[test]
fn a_permanent_card_can_be_offered_for_an_abort() {
    let rocket = Achievements { rocket: 4, ..Achievements::default() };
    for others in [&["spaceship-1", "base-1"][..], &["spaceship-1"], &[]] {
        let scene = scene(2).plan(RED, "spaceship-2").achievements(RED, rocket);
        let scene = scene.pad(RED, &[&["fusion-reactor", "depot"], others].concat());
        let mut game = drawing(scene, &[0, 0, 1]);
        act(&mut game, RED, launch(Destination::Mars));
        for _ in 0..3 {
            act(&mut game, RED, Command::Draw);
            assert_complete(&game);
        }
        let mut options = Vec::new();
        game.options(RED, &mut options);
        let reactor = card(&game, RED, Zone::Pad, "fusion-reactor");
        let gives = |option: &Command| matches!(option, Command::Abort { discard } if discard.has(reactor));
        assert!(options.iter().any(gives));
        let keeps = |option: &Command| matches!(option, Command::Abort { discard } if !discard.has(reactor));
        assert!(options.iter().any(keeps));
    }
}
