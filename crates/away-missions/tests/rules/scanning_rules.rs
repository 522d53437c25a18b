//! Chapter 5: scanning, tokens, events, alerts and Red Alert.

use crate::missions::{begun, crew, edit, setup, with_rule};
use crate::support::{Play, Scene};
use away_missions::field::{Lying, TileId};
use away_missions::{AlienType, BossType, Command, Event, Item, Mode, Room, Setup, Who};
use serde_json::json;
use table::{GameTime, Refusal as _, Seat};

/// Two tiles, the second face-down with these tokens; the Captain and others are about to scan.
fn about_to_scan(crew: &[Who], alien: u8, alert: u8, discovery: u8) -> (Play, TileId, TileId) {
    let mut scene = Scene::of(crew);
    let a = scene.tile(0, 0);
    let b = scene.dark(0, 1);
    scene.all_on(a);
    let tokens = &mut scene.field.tiles[b.index()].tokens;
    (tokens.alien, tokens.alert, tokens.discovery) = (alien, alert, discovery);
    scene.scanning = true;
    (scene.turn(crew[0]), a, b)
}

fn scan(play: &mut Play, who: Who, tile: TileId) {
    play.does(Command::Scan { who, tile: Some(tile), scanner: None });
}

fn kinds(play: &Play, tile: TileId) -> Vec<AlienType> {
    play.field().aliens_on(tile).map(|alien| alien.kind).collect()
}

/// AM-5.1, AM-5.2: one of the nearest face-down tiles by the way over tiles, the player chooses among equals
#[test]
fn a_nearest_face_down_tile_is_scanned() {
    let who = Who::Captain;
    let mut scene = Scene::of(&[who]);
    let a = scene.tile(0, 0);
    let north = scene.dark(0, -1);
    let south = scene.dark(0, 1);
    let far = scene.dark(0, 2);
    scene.hatch(a, south, away_missions::HatchState::Locked);
    scene.put(who, a);
    scene.scanning = true;
    let mut play = scene.turn(who);
    let scan = |tile| Command::Scan { who, tile, scanner: None };
    assert_eq!(play.options(), [scan(Some(north)), scan(Some(south))]);
    assert_eq!(play.refuses(scan(Some(far))), "AM-5.1");
    assert_eq!(play.refuses(scan(Some(a))), "AM-5.1");
    assert_eq!(play.refuses(scan(None)), "AM-5.1");
    play.does(scan(Some(south)));
    assert!(play.field().tile(south).unwrap().scanned);
    assert_eq!(play.available(who, away_missions::Slot::Standard), 3, "it costs no AP");
}

/// AM-5.3, AM-5.6, AM-5.14: the tile, its Aliens, the alert, then what lies there
#[test]
fn a_scan_is_resolved_in_its_order() {
    let (mut play, _, b) = about_to_scan(&[Who::Captain, Who::Chief], 1, 1, 1);
    // Tile 1; the token with two Saucermen and a Bug; the quiet Alert; the first Discovery token.
    play.chance(&[0, 1, 11, 0, 0]);
    scan(&mut play, Who::Captain, b);
    let order: Vec<&str> = play
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Scanned { .. } => Some("tile"),
            Event::Arrived { .. } => Some("alien"),
            Event::AlertDrawn { .. } => Some("alert"),
            Event::ItemShown { .. } | Event::MysteriumShown { .. } | Event::TankShown { .. } => Some("item"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["tile", "alien", "alien", "alien", "alert", "item"]);
    assert_eq!(kinds(&play, b), [AlienType::Saucerman, AlienType::Saucerman, AlienType::Bug]);
    let tile = play.field().tile(b).unwrap().clone();
    assert_eq!(tile.tokens, Default::default());
    assert_eq!(tile.lying.len(), 1, "it stays until it is picked up");
}

/// AM-5.4, AM-5.5: a Scenario marker puts its tile there and stays; a Decoy is discarded
#[test]
fn hidden_markers_are_rooms_or_decoys() {
    let mut rooms = 0;
    for number in 0..12 {
        let mut play = begun(crew(1, 1));
        edit(&mut play, |state| {
            for tile in state["field"]["tiles"].as_array_mut().unwrap() {
                tile["tokens"] = json!({ "alien": 0, "alert": 0, "discovery": 0, "rocketeer": 0 });
            }
        });
        let who = Who::Captain;
        let hidden =
            play.field().tile_ids().find(|id| play.field().tile(*id).unwrap().pool.is_some()).unwrap();
        edit(&mut play, |state| {
            for (place, tile) in state["field"]["tiles"].as_array_mut().unwrap().iter_mut().enumerate() {
                if place != hidden.index() && tile["scanned"] == json!(false) {
                    tile["gone"] = json!(true);
                }
            }
        });
        play.chance(&[0, number]);
        scan(&mut play, who, hidden);
        let tile = play.field().tile(hidden).unwrap().clone();
        assert!(tile.scanned && tile.pool.is_none());
        if tile.control {
            rooms += 1;
            assert_eq!(tile.room(), Some(Room::Transmitter));
            assert!(play.told.iter().any(|event| matches!(event, Event::RoomFound { .. })));
        } else {
            assert_eq!(tile.room(), None);
            assert!(play.told.iter().any(|event| matches!(event, Event::Decoy { .. })));
        }
    }
    assert_eq!(rooms, 3, "one marker of four");
}

/// AM-5.8: Cosmic Radiation costs 1 HP, which nothing absorbs
#[test]
fn cosmic_radiation() {
    let crew = [Who::Captain, Who::Chief];
    let mut scene = Scene::of(&crew);
    let a = scene.tile(0, 0);
    let b = scene.dark(0, 1);
    scene.all_on(a);
    scene.give(Who::Chief, Item::ForceFieldBelt);
    scene.field.tiles[b.index()].tokens.alien = 1;
    scene.scanning = true;
    let mut play = scene.turn(Who::Captain);
    play.chance(&[0, 12]);
    scan(&mut play, Who::Captain, b);
    assert_eq!(crew.map(|who| play.of(who).hp), [5, 5]);
    assert!(play.acts(Who::Captain), "nobody is asked");
}

/// AM-5.9: Power Out until the end of the Game Turn
#[test]
fn power_out() {
    let (mut play, _, b) = about_to_scan(&[Who::Captain], 1, 0, 0);
    play.chance(&[0, 2]);
    scan(&mut play, Who::Captain, b);
    assert!(play.field().power_out);
}

/// AM-5.10: Time Distortion moves all Aliens and none attacks; the Alien Turn gives them a fresh move
#[test]
fn time_distortion() {
    let (mut play, a, b) = about_to_scan(&[Who::Captain], 1, 0, 0);
    edit(&mut play, |state| {
        let mut third = state["field"]["tiles"][0].clone();
        third["at"] = json!([0, -1]);
        let mut fourth = third.clone();
        fourth["at"] = json!([0, -2]);
        state["field"]["tiles"].as_array_mut().unwrap().extend([third, fourth]);
        let mut leech = json!({ "id": 90, "type": "space_leech", "at": 3, "hp": 1 });
        leech["stunned"] = json!(false);
        leech["staggered"] = json!(0);
        state["field"]["aliens"] = json!([leech]);
    });
    play.chance(&[4, 14]);
    scan(&mut play, Who::Captain, b);
    let leech = play.alien(away_missions::field::AlienId(90)).unwrap();
    assert_eq!(leech.at, TileId(2), "one step toward the Captain");
    assert_eq!(play.of(Who::Captain).hp, 6);
    assert!(play.field().rocketeers_on(a).next().is_some());
    // The Leader and the Saucerman of the token can attack from where they are, so they stay.
    assert_eq!(kinds(&play, b), [AlienType::Leader, AlienType::Saucerman]);
    play.dice(&[9; 12]).does(Command::EndTurn { who: Who::Captain });
    let leech = play.alien(away_missions::field::AlienId(90)).unwrap();
    assert_eq!((leech.at, play.of(Who::Captain).hp), (a, 6));
}

/// AM-5.11: Unnatural Growth heals Aliens and bosses
#[test]
fn unnatural_growth() {
    let (mut play, a, b) = about_to_scan(&[Who::Captain], 1, 0, 0);
    edit(&mut play, |state| {
        let mut sentinel = json!({ "id": 90, "type": "sentinel", "at": 0, "hp": 1 });
        sentinel["stunned"] = json!(true);
        sentinel["staggered"] = json!(0);
        state["field"]["aliens"] = json!([sentinel]);
        state["field"]["bosses"] = json!([{ "type": "hive_queen", "at": 0, "hp": 1, "full_hp": 6 }]);
    });
    play.chance(&[0, 18]);
    scan(&mut play, Who::Captain, b);
    assert_eq!(play.alien(away_missions::field::AlienId(90)).unwrap().hp, 4);
    assert_eq!(play.field().boss(BossType::HiveQueen).unwrap().hp, 6);
    assert_eq!(play.field().boss(BossType::HiveQueen).unwrap().at, a);
}

/// AM-5.12: Unreasonable Fear is Panic for all, ignored by more than four
#[test]
fn unreasonable_fear() {
    for (crew, o2) in [(&Who::ALL[..4], 5), (&Who::ALL[..5], 6)] {
        let (mut play, _, b) = about_to_scan(crew, 1, 0, 0);
        play.chance(&[0, 0]);
        scan(&mut play, crew[0], b);
        assert!(crew.iter().all(|who| play.of(*who).o2 == o2), "{} Rocketeers", crew.len());
    }
}

/// AM-5.13: an Alert token is quiet, or brings Aliens to the Muster tile
#[test]
fn alerts_are_quiet_or_bring_aliens() {
    for (token, aliens) in [(11, 0), (0, 2)] {
        let mut play = begun(with_rule("red_alert_scan", json!([{ "alert_token": { "n": 1 } }])));
        edit(&mut play, |state| {
            state["red_alert"] = json!(true);
            state["field"]["aliens"] = json!([]);
            // Somebody could spend a Command AP before the draw, so it waits.
            state["field"]["rocketeers"][0]["command"]["available"] = json!(true);
        });
        let who: Who = play.field().rocketeers[0].who;
        if play.allows(&Command::Propose { who }) {
            play.does(Command::Propose { who });
        }
        // The Alert token, then the token with two Saucermen and nothing else.
        play.chance(&[token, 4]);
        play.does(Command::Scan { who, tile: None, scanner: None });
        let muster = play.field().tile_at(away_missions::hex::Hex { q: 0, r: -2 }).unwrap();
        let there = play.field().aliens_on(muster).filter(|alien| alien.kind != AlienType::Bug).count();
        assert_eq!(there > 0, aliens > 0);
    }
}

/// AM-5.15, AM-12.8: the Discovery tokens are used up once each
#[test]
fn discovery_tokens_come_out_once() {
    let (mut play, _, b) = about_to_scan(&[Who::Captain], 0, 0, 26);
    scan(&mut play, Who::Captain, b);
    let lying = play.field().tile(b).unwrap().lying.clone();
    assert_eq!(lying.len(), 26);
    assert_eq!(lying.iter().filter(|one| **one == Lying::Mysterium).count(), 4);
    assert_eq!(lying.iter().filter(|one| **one == Lying::ThrallOxygenTank).count(), 2);
}

/// AM-5.16: tokens that have run out are used again
#[test]
fn tokens_are_mixed_again() {
    for (used, drawn) in [(json!([1, 1]), true), (json!([]), false)] {
        let mut play = begun(with_rule("red_alert_scan", json!([{ "alert_token": { "n": 1 } }])));
        edit(&mut play, |state| {
            state["red_alert"] = json!(true);
            state["supply"]["alerts"] = json!([]);
            state["supply"]["alerts_used"] = used;
            state["field"]["rocketeers"][0]["command"]["available"] = json!(true);
        });
        let who = play.field().rocketeers[0].who;
        play.does(Command::Propose { who });
        play.does(Command::Scan { who, tile: None, scanner: None });
        assert_eq!(play.told.iter().any(|event| matches!(event, Event::AlertDrawn { .. })), drawn);
        assert_eq!(play.told.iter().any(|event| matches!(event, Event::NothingToDraw {})), !drawn);
    }
}

/// AM-5.17: Red Alert begins when nothing is left to scan, and never ends
#[test]
fn red_alert_begins_when_nothing_is_left() {
    let play = begun(Setup { order: away_missions::OrderRule::HitPoints, ..crew(16, 2) });
    assert_eq!(play.state()["red_alert"], json!(true), "by the scenario");
    let mut bare = begun(crew(1, 1));
    edit(&mut bare, |state| {
        for tile in state["field"]["tiles"].as_array_mut().unwrap() {
            if tile["scanned"] == json!(false) {
                tile["gone"] = json!(true);
            }
        }
        state["agenda"] = json!([{ "Turn": "captain" }, { "BeginScan": "captain" }, { "Turn": "captain" }]);
    });
    bare.does(Command::EndTurn { who: Who::Captain });
    assert_eq!(bare.state()["red_alert"], json!(true));
    assert!(bare.told.iter().any(|event| matches!(event, Event::RedAlert {})));
}

/// AM-5.18, AM-26.8: in Red Alert the scenario's rule takes the place of the scan; Galactic Overlord draws Aliens
#[test]
fn in_red_alert_nothing_is_scanned() {
    for mode in [Mode::Standard, Mode::GalacticOverlord] {
        let rule = with_rule("red_alert_scan", json!([{ "alert_token": { "n": 1 } }]));
        let mut play = begun(Setup { mode, ..rule });
        edit(&mut play, |state| {
            state["red_alert"] = json!(true);
            state["field"]["rocketeers"][0]["command"]["available"] = json!(true);
        });
        let who = play.field().rocketeers[0].who;
        if play.allows(&Command::Propose { who }) {
            play.does(Command::Propose { who });
        }
        let tile = play.field().tile_ids().find(|id| !play.field().tile(*id).unwrap().scanned);
        let scan = |tile| Command::Scan { who, tile, scanner: None };
        let scanner = Command::Scan { who, tile: None, scanner: Some(away_missions::field::ItemId(1)) };
        assert_eq!(play.refuses(scanner), "AM-5.18");
        assert!(tile.is_some());
        play.chance(&[11]);
        play.does(scan(None));
        let alert = play.told.iter().any(|event| matches!(event, Event::AlertDrawn { .. }));
        assert_eq!(alert, mode == Mode::Standard);
        let aliens = play.told.iter().any(|event| matches!(event, Event::Arrived { .. }));
        assert_eq!(aliens, mode == Mode::GalacticOverlord);
    }
}

/// AM-5.19: while tiles lie face-down in Red Alert, a nearest one may be scanned besides; the draw comes first
#[test]
fn red_alert_shuts_nobody_in() {
    let mut play = begun(with_rule("red_alert_scan", json!([{ "alert_token": { "n": 1 } }])));
    edit(&mut play, |state| state["red_alert"] = json!(true));
    let who = play.field().rocketeers[0].who;
    play.does(Command::Propose { who });
    let scans: Vec<Option<TileId>> = play
        .options()
        .into_iter()
        .filter_map(|option| if let Command::Scan { tile, .. } = option { Some(tile) } else { None })
        .collect();
    assert!(scans.contains(&None) && scans.len() > 1, "both are offered: {scans:?}");
    let far = play
        .field()
        .tile_ids()
        .find(|id| !play.field().tile(*id).unwrap().scanned && !scans.contains(&Some(*id)));
    let scan = |tile| Command::Scan { who, tile, scanner: None };
    assert_eq!(play.refuses(scan(far)), "AM-5.1");
    let near = scans.into_iter().flatten().next();
    play.does(scan(near));
    let place = |wanted: fn(&Event) -> bool| play.told.iter().position(wanted).unwrap();
    let drawn = place(|event| matches!(event, Event::AlertDrawn { .. }));
    let scanned = place(|event| matches!(event, Event::Scanned { .. }));
    assert!(drawn < scanned);
}

/// AM-5.1: and somebody else cannot scan for him
#[test]
fn only_the_acting_rocketeer_scans() {
    let mut play = begun(Setup { order: away_missions::OrderRule::HitPoints, ..setup(1, 2) });
    let other = Seat(1 - play.asked().0);
    let command = play.options().remove(0);
    let rule = table::kit::refused(&mut play.game, GameTime::ZERO, other, command).rule();
    assert_eq!(rule, "AM-1.2");
}
