//! What happens on the map: scans, beams, torpedoes, enemies and Nemesis at a whole table.

use super::Table;
use serde_json::json;
use space_cadets::{Command, CrystalState, Gesture, Lock, Object, Setup, Slot, Spend, Station, Step, System};
use table::Game;

fn energy(system: System, amount: u8) -> Command {
    let mut energy = [0; 7];
    energy[system.index()] = amount;
    Command::Assign { energy }
}

/// SC-8.5, SC-8.8, SC-8.11: a point under Sector Scan reveals a tile
#[test]
fn a_tile_is_scanned() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.runs(Step::Action);
    table.arranged(|game| {
        game["sensors"]["cards"] = json!([{ "shape": 0, "column": "scan", "covered": 0 }]);
        game["ship"]["speed"] = json!(0);
        game["helm"]["plan"] = json!([]);
    });
    table.until(Step::Resolution);
    assert_eq!(table.view().sensors.points, [0, 0, 0, 1]);
    assert_eq!(table.refuses(Station::Sensors, Command::Scan { tile: (0, 1) }), "SC-8.8");
    table.does(Station::Sensors, Command::Scan { tile: (1, 1) });
    let place = table.view().map.into_iter().find(|place| place.tile == (1, 1)).unwrap();
    assert!(place.face.is_some());
    assert!(table.view().sensors.cards.is_empty());
}

/// SC-8.1, SC-8.6, SC-8.7: locks are gained, strengthened and broken
#[test]
fn points_buy_locks() {
    let mut table = Table::new(Setup::mission(3, 5));
    let ship = table.view().enemies[0].ship;
    table.does(Station::Engineering, energy(System::Sensors, 4));
    table.until(Step::Preparation);
    let target = |slot| Command::Target { slot, object: Some(Object::Enemy(ship)) };
    table.does(Station::Sensors, target(Slot::A));
    assert_eq!(table.refuses(Station::Sensors, target(Slot::B)), "SC-8.1");
    table.runs(Step::Action);
    table.arranged(|game| {
        let card = |shape: u8| json!({ "shape": shape, "column": "A", "covered": shape });
        game["sensors"]["cards"] = json!([card(0), card(1), card(2), card(3)]);
    });
    table.until(Step::Resolution);
    let spend = |on| Command::SpendPoints { slot: Slot::A, on };
    assert_eq!(table.refuses(Station::Sensors, spend(Spend::Upgrade)), "SC-8.6");
    table.does(Station::Sensors, spend(Spend::Lock));
    table.does(Station::Sensors, spend(Spend::Upgrade));
    assert_eq!(table.view().sensors.slots[0].unwrap().lock, Lock::Superlock);
    table.does(Station::Sensors, spend(Spend::Break));
    assert!(!table.view().enemies.iter().find(|enemy| enemy.ship == ship).unwrap().locked);
}

/// SC-8.9, SC-9.3, SC-9.4, SC-9.7: a crystal beside the ship is caught with one pair
#[test]
fn a_crystal_is_captured() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(System::Tractor, 2));
    table.arranged(|game| {
        game["ship"]["speed"] = json!(0);
        game["crystals"] =
            json!([{ "at": [1, 7], "state": "free", "damage": 0, "shields": null, "held": false, "acted": false }]);
        game["sensors"]["slots"][0] = json!({ "target": { "crystal": 0 }, "lock": "superlock" });
    });
    table.runs(Step::Tractor);
    table.does(Station::Tractor, Command::Aim { target: Some(Object::Crystal(0)) });
    assert_eq!(table.view().tractor.attempt.unwrap().needed, 1);
    table.game.dice_mut().load(vec![0, 0]);
    table.does(Station::Tractor, Command::Flip { tiles: vec![3, 9] });
    let view = table.view();
    assert_eq!((view.goals.captured, view.crystals[0].state), (1, CrystalState::Taken));
    assert_eq!(view.tractor.tiles.iter().filter(|tile| tile.gone).count(), 2);
    assert!(view.sensors.slots[0].is_none());
}

/// SC-11.1, SC-11.2, SC-11.8, SC-21.9: a torpedo is flicked from behind its line; its target gains lock
#[test]
fn a_torpedo_is_fired() {
    let mut table = Table::new(Setup::mission(3, 5));
    let ship = table.view().enemies[0].ship;
    table.until(Step::Tractor);
    table.arranged(|game| {
        game["weapons"]["tubes"] = json!([{ "seeker": false, "loaded": true, "fired": false }]);
        game["enemies"][0]["locked"] = json!(false);
        game["board"]["faces"][0] = json!(0);
    });
    table.runs(Step::Fire);
    let target = Object::Enemy(ship);
    let fire = |disc, gesture| Command::Fire { tube: 0, target, disc, gesture };
    let straight = Gesture::Meter { force: 600, angle: 500 };
    assert_eq!(table.refuses(Station::Weapons, fire((-100, 0), straight.clone())), "SC-11.2");
    let short = Gesture::Swipe(vec![(0, 0, 0), (10, 10, 0), (20, 20, 0)]);
    assert_eq!(table.refuses(Station::Weapons, fire((-1_400, 0), short)), "SC-21.9");
    let back = Gesture::Swipe(vec![(0, 0, 0), (10, 10, 0), (20, 20, 0), (20, 30, 0)]);
    assert_eq!(table.refuses(Station::Weapons, fire((-1_400, 0), back)), "SC-21.9");
    table.does(Station::Weapons, fire((-1_400, 0), straight.clone()));
    let view = table.view();
    assert_eq!((view.weapons.shots.len(), view.weapons.tubes[0].fired), (1, true));
    assert!(view.enemies.iter().find(|enemy| enemy.ship == ship).is_none_or(|enemy| enemy.locked));
    assert_eq!(table.refuses(Station::Weapons, fire((-1_400, 0), straight)), "SC-11.1");
}

/// SC-17.1, SC-17.2: the marker goes down turn by turn, and on 0 Nemesis enters where the ship started
#[test]
fn nemesis_comes_nearer() {
    let mut table = Table::new(Setup::mission(1, 5));
    let start = table.view().ship.at;
    table.next_turn();
    assert_eq!((table.view().nemesis.marker, table.view().nemesis.at), (4, None));
    table.arranged(|game| game["nemesis"]["marker"] = json!(0));
    table.next_turn();
    assert_eq!((table.view().nemesis.marker, table.view().nemesis.at), (0, Some(start)));
}

/// SC-18.8: in Mission 3 a ship enters each turn, locked, on the outside corner, and does not move
#[test]
fn reinforcements() {
    let mut table = Table::new(Setup::mission(3, 5));
    let before: Vec<u8> = table.view().enemies.iter().map(|enemy| enemy.ship).collect();
    while table.view().turn == 1 && table.view().step != Step::Enemies && table.view().end.is_none() {
        table.goes_on();
    }
    let view = table.view();
    let new: Vec<_> = view.enemies.iter().filter(|enemy| !before.contains(&enemy.ship)).collect();
    assert_eq!(new.len(), 1);
    assert!(new[0].locked);
    assert_eq!((new[0].at.0, new[0].at.1), (0, 9));
}

/// SC-13.8, SC-14.1, SC-14.2, SC-13.18: damage without cards breaches the core, one box for an event
#[test]
fn an_empty_deck() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(System::Jump, 1));
    table.arranged(|game| {
        game["ship"]["speed"] = json!(0);
        game["damage"]["decks"] = json!([[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]);
    });
    table.suffers("S6");
    table.runs(Step::Jump);
    table.game.dice_mut().load(vec![0, 0, 2, 4, 5]);
    table.does(Station::Jump, Command::Activate);
    table.game.dice_mut().load(vec![0]);
    table.does(Station::Jump, Command::Ready);
    let core = table.view().core;
    assert_eq!((core.number, core.breach), (1, true));
}

/// SC-7.13: when no ship of a level is left, destroyed ones come back
#[test]
fn destroyed_ships_come_back() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.runs(Step::Action);
    table.arranged(|game| {
        game["sensors"]["cards"] = json!([{ "shape": 0, "column": "scan", "covered": 0 }]);
        game["ship"]["speed"] = json!(0);
        game["helm"]["plan"] = json!([]);
        game["wrecks"] = json!([0, 1, 2, 3, 4, 5, 6]);
    });
    table.until(Step::Resolution);
    table.does(Station::Sensors, Command::Scan { tile: (1, 0) });
    table.does(Station::Captain, Command::Choose { pick: 0 });
    let ships: Vec<u8> = table.view().enemies.iter().map(|enemy| enemy.ship).collect();
    assert_eq!(ships.len(), 2);
    assert!(ships.iter().all(|ship| *ship < 7));
}
