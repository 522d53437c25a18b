//! What the view and the previews say by themselves, so that no screen has to count, compare or know a rule.

use crate::common::*;
use crate::flight::{abort, draw_times, drawing, location, rocket};
use crate::solo::bare;
use rocketmen::content::{Destination, Item, MissionType};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    Achievements, Bill, Command, Difficulty, OwnView, Payment, PhaseView, Rocketmen, ScoreSource, Setup,
    Shortage,
};
use table::{Game as _, Seat, Viewer};

use Destination::{Earth, Mars, Moon};

fn own(game: &Rocketmen, seat: Seat) -> OwnView {
    view(game, seat).own.expect("a chair of one's own")
}

/// RM-2.1: the catalogue says whose Mission each card is, and which card copies others.
#[test]
fn the_catalogue_knows_owners_and_the_copier() {
    let game = scene(4).build();
    let catalogue = game.catalogue();
    for seat in Seat::all(4) {
        let missions = game.content().missions_of(seat);
        assert!(missions.iter().all(|card| catalogue.owners[card.index()] == Some(seat)));
    }
    let owned = catalogue.owners.iter().flatten().count();
    assert_eq!(owned, game.content().missions_of(RED).len() * 4, "nothing else belongs to a seat");
    assert_eq!(catalogue.copier, game.content().copier());
}

/// RM-4.12: everybody sees what a Threat costs them where they stand, onlookers what is printed.
#[test]
fn the_market_asks_everybody_their_own_price() {
    let game = scene(2).display(&["pandemic", "big-data"]).vp(BLUE, 11).build();
    let [red, blue] = [RED, BLUE].map(|seat| own(&game, seat).prices);
    let money = |prices: &[Option<Bill>], place: usize| prices[place].unwrap().money;
    assert_eq!(money(&blue, 0), money(&red, 0) + 20);
    assert_eq!(red[1], blue[1], "only Threats grow dearer");
    assert!(red[2..].iter().all(Option::is_none), "no price for an empty place");
    assert_eq!(game.view(Viewer::Spectator).own, None);
}

/// RM-5.2: the Missions of the Hand may be planned while the plan is empty, by whoever's turn it is.
#[test]
fn the_view_says_what_may_be_planned() {
    let arranged = || scene(2).hand(RED, &["base-1", "big-data"]).hand(BLUE, &["base-1"]);
    let game = arranged().build();
    assert_eq!(own(&game, RED).plannable, set(&[held(&game, RED, "base-1")]));
    assert_eq!(own(&game, BLUE).plannable, set(&[]), "it is not their turn");
    let game = arranged().plan(RED, "satellite-1").build();
    assert_eq!(own(&game, RED).plannable, set(&[]));
}

/// RM-7.25: the view says what Industrial Espionage may copy: one of every kind, and never itself or a Threat.
#[test]
fn the_view_says_what_may_be_copied() {
    let game = scene(4)
        .display(&["pandemic", "big-data", "industrial-espionage"])
        .put(BLUE, Zone::Warehouse, &["depot", "big-data"])
        .put(RED, Zone::Warehouse, &["afterburner"])
        .build();
    assert_eq!(names(&game, own(&game, RED).models), ["big-data", "depot"]);
    assert_eq!(own(&game, BLUE).models, set(&[]), "it is not their turn");
}

/// RM-8.5, RM-8.9, RM-8.10, RM-7.16: everybody sees where a planned Mission could fly, whether its Rocket is strong enough
/// and what each card and token of the pad would move it.
#[test]
fn the_view_says_how_far_a_rocket_is() {
    let achievements = Achievements { rocket: 6, science: 1, ..Achievements::default() };
    let pad = ["backup-systems", "genetic-engineering"];
    let game = scene(2).plan(RED, "base-1").pad(RED, &pad).achievements(RED, achievements).build();
    let seen = view(&game, BLUE).players[0].flights.clone();
    let told: Vec<_> = seen.iter().map(|one| (one.destination, one.needed, one.enough)).collect();
    assert_eq!(told, [(Moon, 6, true), (Mars, 8, false)]);
    let [backup, genetic] = pad.map(|name| card(&game, RED, Zone::Pad, name));
    let each = |place: usize| -> Vec<_> {
        seen[place].boost.cards.iter().map(|boost| (boost.card, boost.spaces)).collect()
    };
    assert_eq!(each(0), [(backup, 2)]);
    let mut mars = vec![(backup, 1), (genetic, 2)];
    mars.sort();
    assert_eq!(each(1), mars);
    assert_eq!([0, 1].map(|place| (seen[place].boost.science, seen[place].boost.spaces)), [(1, 3), (1, 4)]);
    // The launch itself moves as far.
    let before = game.preview(RED, &launch(Moon)).launch.expect("figures");
    assert_eq!((before.position, before.lacking), (3, 0));
    assert_eq!(game.preview(RED, &launch(Mars)).launch.expect("figures").lacking, 2);
}

/// RM-5.1: the preview of a placement tells how far the Rocket would be, also while it is too weak to fly.
#[test]
fn a_placement_tells_how_far_the_rocket_would_be() {
    let game = scene(2).plan(RED, "base-1").hand(RED, &["backup-systems"]).build();
    let backup = held(&game, RED, "backup-systems");
    let told = game.preview(RED, &place(None, &[backup], Payment::default()));
    assert!(told.launches.is_empty());
    assert_eq!(told.flights[0].boost.cards[0].card, backup);
    assert!(view(&game, RED).players[0].flights[0].boost.cards.is_empty(), "it is not there yet");
}

/// RM-4.4, RM-5.5: a quote says what is missing, what even everything would not pay, which tokens may pay, and what is left.
#[test]
fn a_quote_says_what_is_missing_and_what_is_left() {
    let achievements = Achievements { money: 1, science: 1, ..Achievements::default() };
    let game = scene(2)
        .display(&["fusion-reactor", "global-internet"])
        .hand(RED, &["satellite-2", "big-data"])
        .plan(RED, "satellite-1")
        .achievements(RED, achievements)
        .build();
    let both = ["fusion-reactor", "global-internet"].map(|name| shown(&game, name));
    let quote = game.preview(RED, &buy(&both, None, pay(&[]))).quote.expect("a quote");
    let missing = quote.missing.expect("nothing is paid");
    assert_eq!(missing.money, quote.price.money);
    let beyond = quote.beyond.expect("two poor cards do not pay for both");
    assert_eq!(beyond.money, quote.price.money - quote.left.money, "everything is still there");
    assert_eq!((quote.money_tokens, quote.science_tokens), (1, 1));
    let data = held(&game, RED, "big-data");
    let placed = game.preview(RED, &place(None, &[data], pay(&[]))).quote.expect("a quote");
    assert_eq!((placed.money_tokens, placed.science_tokens), (1, 0), "Science places nothing");
    assert_eq!(placed.beyond, None);
    let paid = game.preview(RED, &place(None, &[data], pay_with(&[], 1, 0))).quote.expect("a quote");
    assert_eq!((paid.missing, paid.left.money + 20), (None, placed.left.money));
}

/// RM-4.6: the one item that is missing is named when it can be no other.
#[test]
fn a_quote_names_the_item_that_is_missing() {
    let game = scene(2).display(&["global-internet", "big-data"]).hand(RED, &[]).build();
    let named = |name: &str| {
        let command = buy(&[shown(&game, name)], None, pay(&[]));
        game.preview(RED, &command).quote.and_then(|quote| quote.missing).expect("nothing is paid")
    };
    assert_eq!(named("global-internet"), Shortage { money: 30, items: 1, item: Some(Item::Computer) });
    let both = buy(&["global-internet", "big-data"].map(|name| shown(&game, name)), None, pay(&[]));
    let missing = game.preview(RED, &both).quote.and_then(|quote| quote.missing).expect("nothing is paid");
    assert!(missing.items != 1 || missing.item == Some(Item::Computer));
}

/// RM-10.1, RM-12.2, RM-12.3: the view says where this game flies, how many missions one player may fulfil, and with how
/// many points the last round begins.
#[test]
fn the_view_says_the_limits_of_this_game() {
    for (seats, points) in [(2, 23), (3, 21), (4, 18)] {
        let limits = view(&scene(seats).build(), RED).limits;
        assert_eq!((limits.missions, limits.last_round_at), (6, Some(points)));
        assert_eq!(limits.destinations, [Earth, Moon, Mars]);
    }
    let battle = Scene::new(Setup::battle(2)).expect("a battle").plan(RED, "spaceship-1").build();
    let seen = view(&battle, RED);
    assert_eq!((seen.limits.missions, seen.limits.last_round_at), (4, None));
    assert_eq!(seen.limits.destinations, [Earth]);
    assert_eq!(seen.players[0].flights.len(), 1, "a Spaceship flies to the Earth alone there");
    assert_eq!(view(&bare(Difficulty::Normal).build(), RED).limits.last_round_at, None);
}

/// RM-9.11, RM-9.12, RM-7.7: a launch says what an abort takes, and what is at stake.
#[test]
fn a_launch_says_what_an_abort_takes() {
    let pad = ["depot", "backup-systems", "big-data"];
    let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &pad).achievements(RED, rocket(8));
    let mut game = drawing(scene, &[0, 1, 0]);
    act(&mut game, RED, launch(Mars));
    let now = |game: &Rocketmen| match view(game, BLUE).phase {
        PhaseView::Launching { abort, at_stake, left, deck, .. } => {
            assert_eq!(left, deck.iter().sum::<u8>());
            (abort.map(|terms| (terms.from, terms.least, terms.most)), at_stake)
        }
        other => panic!("no launch is under way: {other:?}"),
    };
    let pad = view(&game, RED).players[0].pad;
    let permanent = pad.iter().filter(|card| game.content().face(*card).permanent).count();
    assert_eq!(now(&game), (None, (pad.len() - permanent) as u8));
    draw_times(&mut game, 1);
    assert_eq!(now(&game).0, Some((pad, 0, 0)));
    draw_times(&mut game, 2);
    let (terms, at_stake) = now(&game);
    assert_eq!(terms, Some((pad, 2.min(at_stake), 2)));
    let gone: Vec<_> = pad.iter().filter(|card| !game.content().face(*card).permanent).take(2).collect();
    act(&mut game, RED, abort(&gone));
}

/// RM-9.2: while a launch is under way everybody sees what it brings, and from how many points to how many.
#[test]
fn a_launch_says_what_it_brings() {
    let mut game = drawing(scene(2).vp(RED, 3).plan(RED, "spaceship-1").achievements(RED, rocket(8)), &[0]);
    act(&mut game, RED, launch(Moon));
    let place = location(&game, Moon, MissionType::Spaceship);
    let worth = game.content().locations()[place.index()].first;
    let prize = view(&game, BLUE).flight.expect("a launch").prize;
    assert_eq!((prize.vp, prize.first, prize.from, prize.to), (worth, true, 3, 3 + worth));
    assert!(prize.gain.is_some());
}

/// RM-10.7, RM-10.8, RM-10.9, RM-12.1, RM-13.15: the final table has the rows of this game and no others.
#[test]
fn the_final_table_has_the_rows_of_this_game() {
    use ScoreSource::{Goal, Threats, Tokens, Track};
    let rows = |mut game: Rocketmen| {
        let seat = view(&game, RED).turn;
        act(&mut game, seat, Command::EndTurn);
        let table = game.view(Viewer::Spectator).final_table.expect("the game is over");
        let scores = game.view(Viewer::Spectator).scores.expect("the game is over");
        for (seat, score) in scores.iter().enumerate() {
            let sum: u16 = table.rows.iter().map(|row| row.points[seat]).sum();
            assert_eq!(sum, score.total, "the rows make up the total");
        }
        table
    };
    let from = |game: Rocketmen| rows(game).rows.iter().map(|row| row.from).collect::<Vec<_>>();
    let standard = scene(3).round(60).turn(Seat(2)).vp(BLUE, 5).vp(WHITE, 5).moon_token(WHITE).build();
    let table = rows(standard.clone());
    assert_eq!(table.order, [WHITE, BLUE, RED]);
    assert_eq!(from(standard), [Track, Threats, Tokens, Goal]);
    let battle = Scene::new(Setup::battle(2)).expect("a battle").round(60).turn(BLUE).build();
    assert_eq!(from(battle), [Track, Threats]);
    let alone = rows(bare(Difficulty::Normal).round(60).display(&[]).deck(&[]).build());
    assert_eq!(alone.rows.iter().map(|row| row.from).collect::<Vec<_>>(), [Track]);
    assert_eq!((alone.rows[0].ai, alone.ai_won, alone.goal_met), (Some(0), true, false));
    let variants = scene_with_variants(2, "computing-race", "soft-abort").round(60).turn(BLUE).build();
    assert_eq!(from(variants)[4..].len(), 1, "only a Variant card that pays has a row");
}

/// RM-10.9: whether a task is met is said with how far it is.
#[test]
fn a_task_says_whether_it_is_met() {
    let game = scene(2).goals(RED, &["home-world"]).at(RED, Earth, MissionType::Satellite).build();
    let tasks = view(&game, RED).players[0].tasks.clone().expect("one's own goals");
    assert!(tasks.iter().flatten().all(|task| task.met == (task.have >= task.need)));
    assert!(tasks.iter().flatten().any(|task| !task.met));
}
