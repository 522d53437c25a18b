//! Chapter 1: the table.

use crate::missions::{begun, crew, packing, setup, story};
use away_missions::{AwayMissions, Command, Mode, OrderRule, Setup, Who};
use table::{Game, GameSetup, GameTime, Options, Seat, Seed, Viewer};

/// AM-1.1: one to six Rocketeers, each at most once
#[test]
fn one_to_six_rocketeers_take_part_each_once() {
    for count in 1..=6 {
        assert_eq!(begun(crew(1, count)).field().rocketeers.len(), usize::from(count));
    }
    assert!(AwayMissions::start(crew(1, 7), Seed::from_number(1)).is_err());
    assert!(AwayMissions::start(crew(1, 0), Seed::from_number(1)).is_err());
    let mut play = packing(setup(1, 2));
    let rule =
        table::kit::refused(&mut play.game, GameTime::ZERO, Seat(0), Command::Choose { who: Who::Chief });
    assert_eq!(table::Refusal::rule(&rule), "AM-1.1");
}

/// AM-1.2: a player runs one Rocketeer or several, and nobody else's
#[test]
fn a_player_runs_one_rocketeer_or_several() {
    let play = begun(Setup { rocketeers: 5, ..setup(1, 2) });
    let of = |seat| play.field().rocketeers.iter().filter(|one| one.seat == Seat(seat)).count();
    assert_eq!((of(0), of(1)), (3, 2));
    assert!(AwayMissions::start(Setup { rocketeers: 1, ..setup(1, 2) }, Seed::from_number(1)).is_err());
    let mut play = begun(setup(1, 2));
    let other = play.field().rocketeers.iter().find(|one| one.seat == Seat(1)).unwrap().who;
    let end = Command::EndTurn { who: other };
    let refusal = table::kit::refused(&mut play.game, GameTime::ZERO, Seat(0), end);
    assert_eq!(table::Refusal::rule(&refusal), "AM-1.2");
}

/// AM-1.3: the acting player decides which tile is scanned
#[test]
fn the_acting_player_decides() {
    let mut play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 2) });
    let acting = play.asked();
    let scan = play.options().remove(0);
    assert!(matches!(scan, Command::Scan { .. }));
    let mut none = Vec::new();
    play.game.options(Seat(1 - acting.0), &mut none);
    assert!(none.is_empty());
    table::kit::refused(&mut play.game, GameTime::ZERO, Seat(1 - acting.0), scan.clone());
    play.does_from(acting, scan);
}

/// AM-1.4: everybody sees the same
#[test]
fn everything_on_the_table_is_open() {
    let play = begun(setup(5, 3));
    let views: Vec<_> = Viewer::all(3)
        .map(|viewer| {
            let mut view = play.game.view(viewer);
            view.you = None;
            view
        })
        .collect();
    assert!(views.iter().all(|view| *view == views[0]));
    let hidden = views[0].tiles.iter().filter(|tile| !tile.scanned);
    assert!(hidden.clone().count() > 0);
    assert!(hidden.clone().all(|tile| tile.number.is_none() && tile.room.is_none() && !tile.vent));
}

/// AM-1.5, AM-1.6: what the table chooses before the start
#[test]
fn the_table_chooses_before_the_start() {
    let standard = Setup::configure(2, &Options::new(), None).unwrap();
    assert_eq!(standard, setup(1, 2));
    let chosen = [
        ("scenario", "s05-hive-queen"),
        ("mode", "admiral"),
        ("rocketeers", "4"),
        ("order", "captain"),
        ("patience", "30"),
        ("french-items", "yes"),
        ("sway-thralls", "yes"),
        ("hyperbolizer-unscanned", "yes"),
        ("unlimited-figures", "yes"),
        ("campaign", "yes"),
    ];
    let options: Options = chosen.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let expected = Setup {
        rocketeers: 4,
        mode: Mode::Admiral,
        order: OrderRule::Captain,
        patience: 30,
        french_items: true,
        sway_thralls: true,
        hyperbolizer_unscanned: true,
        unlimited_figures: true,
        campaign: true,
        ..setup(5, 2)
    };
    assert_eq!(Setup::configure(2, &options, None).unwrap(), expected);
}

/// AM-1.7: what turned something over or rolled dice cannot be taken back for free
#[test]
fn taking_back_ends_where_something_came_to_light() {
    let mut play = begun(Setup { order: OrderRule::HitPoints, ..setup(1, 2) });
    let seat = play.asked();
    let scan = play.options().remove(0);
    assert!(story(&mut play, seat, scan).uncovered());
    let mut play = begun(setup(1, 2));
    let who = play.field().rocketeers[0].who;
    assert!(!story(&mut play, Seat(0), Command::Propose { who }).uncovered());
}
