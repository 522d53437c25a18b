//! Chapter 3: setup.

use crate::missions::{begun, crew, packing, setup, written};
use away_missions::content::Content;
use away_missions::hex::{Direction, Hex};
use away_missions::{Command, Item, Room, Setup, Who};
use table::{Game, GameTime, Refusal as _, Seat, Viewer};

/// AM-3.1, AM-3.2: tiles, tokens and hidden markers as the scenario lays them out
#[test]
fn the_scenario_lays_out_the_map() {
    for (number, scenario) in (1u8..).zip(Content::standard().scenarios()) {
        let field = begun(crew(number, 2)).field();
        let chosen = usize::from(!scenario.start.candidates.is_empty());
        assert_eq!(field.tiles.len(), scenario.tiles.len() + chosen, "{}", scenario.id);
        if scenario.all_tiles_scanned_at_start {
            assert!(field.tiles.iter().all(|tile| tile.scanned));
            continue;
        }
        for tile in &scenario.tiles {
            let laid = field.tile(field.tile_at(tile.at()).unwrap()).unwrap();
            assert_eq!(laid.tokens.alien, tile.tokens.alien);
            assert_eq!(laid.tokens.discovery, tile.tokens.discovery);
            assert_eq!(laid.tokens.alert, tile.tokens.alert);
            assert_eq!(laid.pool.is_some(), tile.pool.is_some());
            assert_eq!(laid.room(), tile.tile);
        }
    }
}

/// AM-3.3: every number from one to six may play, whatever is recommended
#[test]
fn the_recommended_number_is_advice() {
    for count in 1..=6 {
        assert_eq!(begun(crew(6, count)).field().rocketeers.len(), usize::from(count));
    }
}

/// AM-3.4, AM-3.5: on the starting tile, healthy, with the O2 for so many
#[test]
fn everybody_begins_on_the_starting_tile() {
    for (count, o2) in (1..=6).zip([6, 6, 5, 4, 3, 2]) {
        let field = begun(crew(1, count)).field();
        let start = field.tile_at(Hex { q: 0, r: 2 }).unwrap();
        assert_eq!(field.tile(start).unwrap().room(), Some(Room::Airlock));
        for one in &field.rocketeers {
            assert_eq!((one.at, one.o2, one.hp), (start, o2, one.full_hp));
            assert!(one.ap.iter().all(|ap| ap.place == away_missions::field::ApPlace::Available));
        }
    }
}

/// AM-3.6: four items each, at most two of them large, each card once
#[test]
fn four_items_each_at_most_two_large() {
    let mut play = packing(setup(1, 1));
    let who = Who::Captain;
    let view = play.game.view(Viewer::Spectator).packing.unwrap();
    assert_eq!((view.items, view.large), (4, 2));
    let packed = view.crew[0].items.clone();
    assert_eq!(packed.len(), 4);
    let refused = |play: &mut crate::support::Play, command| {
        table::kit::refused(&mut play.game, GameTime::ZERO, Seat(0), command).rule()
    };
    assert_eq!(refused(&mut play, Command::Take { who, item: Item::Tools }), "AM-3.6");
    for item in packed {
        play.does_from(Seat(0), Command::Return { who, item });
    }
    assert_eq!(refused(&mut play, Command::Ready), "AM-3.6");
    for item in [Item::RayGun, Item::AtomicRifle] {
        play.does_from(Seat(0), Command::Take { who, item });
    }
    assert_eq!(refused(&mut play, Command::Take { who, item: Item::FlameGun }), "AM-3.6");
    play.does_from(Seat(0), Command::Take { who, item: Item::Flag });
    assert_eq!(refused(&mut play, Command::Take { who, item: Item::Flag }), "AM-3.6");
    play.does_from(Seat(0), Command::Take { who, item: Item::Tools });
    play.does_from(Seat(0), Command::Ready);
    let held: Vec<Item> = play.of(who).items.iter().map(|card| card.item).collect();
    assert_eq!(held, [Item::RayGun, Item::AtomicRifle, Item::Flag, Item::Tools]);
}

/// AM-3.7: the first chair turns the arrow of all tiles
#[test]
fn the_first_chair_turns_the_starting_tile() {
    let arrow = Direction::new(2).unwrap();
    let mut play = packing(setup(1, 2));
    let refused = table::kit::refused(&mut play.game, GameTime::ZERO, Seat(1), Command::Orient { arrow });
    assert_eq!(refused.rule(), "AM-3.7");
    play.does_from(Seat(1), Command::Ready);
    play.does_from(Seat(0), Command::Orient { arrow });
    play.does_from(Seat(0), Command::Ready);
    // What everybody had agreed to has changed, so the other chair is asked again.
    play.does_from(Seat(1), Command::Ready);
    let field = play.field();
    assert_eq!(field.arrow, arrow);
    let start = field.tile(field.tile_at(Hex { q: 0, r: 2 }).unwrap()).unwrap();
    assert_eq!(start.face.unwrap().rotation, arrow);
}

/// AM-3.8: the Shuttlecraft lands on one of the places offered, and no tile lies on the others
#[test]
fn the_shuttlecraft_lands_where_the_players_choose() {
    let mut play = packing(setup(3, 1));
    let places = play.game.view(Viewer::Spectator).packing.unwrap().landings;
    assert_eq!(places.len(), 6);
    let nowhere = Command::Land { at: Hex { q: 50, r: 50 } };
    assert_eq!(table::kit::refused(&mut play.game, GameTime::ZERO, Seat(0), nowhere).rule(), "AM-3.8");
    play.does_from(Seat(0), Command::Land { at: places[4] });
    play.does_from(Seat(0), Command::Ready);
    let field = play.field();
    for (place, at) in places.iter().enumerate() {
        let room = field.tile_at(*at).and_then(|tile| field.tile(tile)).and_then(|tile| tile.room());
        assert_eq!(room, (place == 4).then_some(Room::Shuttlecraft));
    }
}

/// AM-3.9: items begin with their printed charges
#[test]
fn items_begin_charged() {
    let play = begun(Setup { french_items: true, ..crew(1, 6) });
    for one in &play.field().rocketeers {
        for card in &one.items {
            assert_eq!(card.charges, Content::standard().item(card.item).charges.unwrap_or_default());
        }
    }
}

/// AM-27.69, AM-27.70: a scenario may say which standard tile lies where, and turn any tile
#[test]
fn tiles_that_the_scenario_numbers_and_turns() {
    let change = |scenario: &mut serde_json::Value| {
        for tile in scenario["tiles"].as_array_mut().unwrap() {
            match (tile["q"].as_i64(), tile["r"].as_i64()) {
                (Some(0), Some(1)) => {
                    tile["number"] = 17.into();
                    tile["turn"] = 2.into();
                }
                (Some(0), Some(2)) => tile["turn"] = 5.into(),
                _ => {}
            }
        }
        let again = serde_json::json!([{ "unscan": { "n": 1, "where": { "at": [0, 1] } } }]);
        scenario["rules"] = serde_json::json!([crate::missions::rule("cleanup", again)]);
    };
    let mut play = begun(written(change));
    let planned = packing(written(change)).game.view(Viewer::Spectator).packing.unwrap();
    let place = |q, r| Hex { q, r };
    let tile = planned.map.iter().find(|tile| tile.at == place(0, 1)).unwrap();
    assert_eq!((tile.number, tile.turn), (Some(17), 2));
    let start = play.field().tile_at(place(0, 2)).unwrap();
    let numbered = play.field().tile_at(place(0, 1)).unwrap();
    let rotation = |play: &crate::support::Play, tile| {
        play.field().tile(tile).unwrap().face.map(|face| (face.number, face.rotation.number()))
    };
    let arrow = play.field().arrow.number();
    assert_eq!(rotation(&play, start), Some((35, (arrow + 5) % 6)));
    assert_eq!(rotation(&play, numbered), None);
    assert!(!play.state()["supply"]["tiles"].as_array().unwrap().contains(&17.into()));
    for _ in 0..2 {
        let who = play.field().rocketeers[0].who;
        play.does(Command::Propose { who });
        play.does(Command::Scan { who, tile: Some(numbered), scanner: None });
        assert_eq!(rotation(&play, numbered), Some((17, (arrow + 2) % 6)));
        crate::missions::pass_game_turn(&mut play);
        if play.game.outcome().is_some() {
            break;
        }
        assert_eq!(rotation(&play, numbered), None, "it lies face-down again");
    }
}
