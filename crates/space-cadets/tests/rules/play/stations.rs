//! Stations at a whole table: what lasts from step to step and from turn to turn.

use super::Table;
use serde_json::{Value, json};
use space_cadets::content::{Berth, Content};
use space_cadets::{
    Command, Difficulty, Equipment, Event, Facing, Level, PlotCard, Setup, Square, Station, Step, System,
    Wait, Zone,
};
use table::Game;

fn energy(of: &[(System, u8)]) -> Command {
    let mut energy = [0; 7];
    for (system, amount) in of {
        energy[system.index()] = *amount;
    }
    Command::Assign { energy }
}

fn enemy(ship: u8, at: (i16, i16), locked: bool) -> Value {
    json!({
        "ship": ship, "at": [at.0, at.1], "locked": locked, "damage": 0, "shields": null, "held": false,
        "launched": false, "arrived": false, "counts": true, "decoyed": false, "acted": false,
    })
}

/// SC-5.4: tiles of one turn are the energy of the next
#[test]
fn energy_comes_a_turn_later() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.next_turn();
    assert_eq!(table.view().engineering.income.iter().sum::<u8>(), 7);
}

/// SC-9.8, SC-9.9, SC-9.10: several attempts, and practice that catches nothing
#[test]
fn the_beam_practises() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Tractor, 3)]));
    table.runs(Step::Tractor);
    for tiles in [vec![0, 1], vec![2, 3]] {
        table.does(Station::Tractor, Command::Aim { target: None });
        table.does(Station::Tractor, Command::Flip { tiles });
        table.does(Station::Tractor, Command::Stop);
    }
    table.does(Station::Tractor, Command::Reset);
    assert_eq!(table.view().engineering.energy[System::Tractor.index()], 1);
    assert!(table.view().tractor.tiles.iter().all(|tile| tile.face.is_none() && !tile.gone));
}

/// SC-10.1, SC-10.3, SC-10.5: a card for each energy; a full one loads its tube; all go back with the turn
#[test]
fn tubes_are_loaded() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Weapons, 2)]));
    table.runs(Step::Action);
    assert_eq!(table.view().weapons.cards.len(), 2);
    let weapons = &Content::standard().weapons;
    let card = table.view().weapons.cards[0].card;
    for laid in &weapons.cards[usize::from(card)].solution {
        assert!(!table.view().weapons.cards[0].full);
        let piece = weapons.pieces.iter().position(|piece| piece.kind == laid.kind).unwrap() as u8;
        table.does(Station::Weapons, Command::Load { card: 0, piece, cells: laid.cells.clone() });
    }
    assert!(table.view().weapons.cards[0].full);
    let mut told = Vec::new();
    while table.view().turn == 1 && table.view().step == Step::Action {
        let clock = table.view().clock.unwrap();
        let seat = clock.acting.into_iter().find(|seat| !table.view().ready.contains(seat)).unwrap();
        told.extend(table.gives(seat, Command::Ready));
    }
    assert!(told.contains(&Event::TubesLoaded { tubes: 1 }));
    while table.view().turn == 1 {
        table.goes_on();
    }
    assert!(table.view().weapons.cards.is_empty());
}

/// SC-12.8, SC-12.9: a tile is moved and taken back; all go back with the turn
#[test]
fn shield_tiles_are_moved() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Shields, 1)]));
    table.runs(Step::Action);
    assert_eq!(table.view().shields.tiles.len(), 5);
    for zone in [Some(Zone::Fore), Some(Zone::Centre), None] {
        table.does(Station::Shields, Command::Put { tile: 0, zone });
        assert_eq!(table.view().shields.tiles[0].zone, zone);
    }
    table.next_turn();
    assert!(table.view().shields.tiles.is_empty());
}

/// SC-13.9, SC-13.10, SC-13.11, SC-13.14, SC-13.15, SC-13.16: a success, a failure that is skipped, a card repaired
#[test]
fn damage_is_repaired() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[(System::Repair, 1)]));
    table.suffers("P7");
    table.arranged(|game| game["ship"]["speed"] = json!(0));
    table.runs(Step::Repair);
    assert_eq!(table.view().damage.repair_deck, 11);
    assert_eq!(table.refuses(Station::Damage, Command::Skip), "SC-13.11");
    table.game.dice_mut().load(vec![0]);
    table.does(Station::Damage, Command::Draw);
    table.game.dice_mut().load(vec![3]);
    table.does(Station::Damage, Command::Draw);
    assert_eq!(table.view().damage.open, Some(1));
    table.does(Station::Damage, Command::Skip);
    table.does(Station::Damage, Command::Ready);
    assert!(table.view().damage.ongoing.is_empty());
    assert_eq!((table.view().damage.repair_deck, table.view().damage.decks), (10, [8; 4]));
}

/// SC-14.11: a breach of Step 8 is repaired in the next Step 3
#[test]
fn a_breach_waits_for_the_next_turn() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.runs(Step::Action);
    table.until(Step::Jump);
    table.arranged(|game| {
        game["core"]["breach"] = json!(true);
        game["core"]["place"] = json!(1);
    });
    table.next_turn();
    assert!(table.view().core.breach);
    table.until(Step::Action);
    assert_eq!(table.view().core.down.iter().sum::<u8>(), 1);
}

/// SC-4.8, SC-18.7: the Decoy Buoy takes locks, except in Mission 3
#[test]
fn decoy_buoy() {
    for (mission, keeps) in [(1, false), (3, true)] {
        let mut table = Table::new(Setup::mission(mission, 5));
        table.does(Station::Captain, Command::Equip { card: Equipment::DecoyBuoy, take: true });
        table.does(Station::Engineering, energy(&[]));
        table.arranged(|game| {
            game["ship"]["speed"] = json!(0);
            game["enemies"] = json!([enemy(7, (4, 9), true)]);
        });
        table.until(Step::Enemies);
        assert_eq!(table.view().wait.unwrap().what, Wait::Decoy);
        let play = Command::Play { card: Equipment::DecoyBuoy, slot: None, damage: None };
        table.does(Station::Captain, play);
        let cruiser = table.view().enemies.into_iter().find(|enemy| enemy.ship == 7).unwrap();
        assert_eq!(cruiser.locked, keeps, "mission {mission}");
    }
}

/// SC-4.7, SC-6.4: with Inertial Dampers a Special Maneuver does no damage
#[test]
fn inertial_dampers() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Captain, Command::Equip { card: Equipment::InertialDampers, take: true });
    table.arranged(|game| game["ship"]["speed"] = json!(1));
    table.runs(Step::Action);
    let hard_left = Content::standard().maneuver("Hard Left").unwrap().0;
    table.does(Station::Helm, Command::Plot { slot: 0, card: Some(PlotCard::Special(hard_left)) });
    table.until(Step::Resolution);
    assert_eq!(table.view().wait.unwrap().what, Wait::Dampers);
    table.game.dice_mut().load(vec![0, 0]);
    table
        .does(Station::Captain, Command::Play { card: Equipment::InertialDampers, slot: None, damage: None });
    assert_eq!((table.view().ship.facing, table.view().damage.decks), (Facing::North, [8; 4]));
}

/// SC-18.10: a captured satellite hits an enemy for half its die, and the enemy gains lock
#[test]
fn our_satellite_fires() {
    let mut table = Table::new(Setup::mission(4, 5));
    table.does(Station::Engineering, energy(&[]));
    table.arranged(|game| {
        game["ship"]["speed"] = json!(0);
        game["board"]["faces"][0] = json!(0);
        game["crystals"] =
            json!([{ "at": [2, 7], "state": "ours", "damage": 0, "shields": null, "held": false, "acted": false }]);
        game["enemies"] = json!([enemy(2, (3, 7), false)]);
    });
    table.runs(Step::Action);
    table.game.dice_mut().load(vec![5]);
    table.does(Station::Engineering, Command::Ready);
    let raider = table.view().enemies.into_iter().find(|enemy| enemy.ship == 2).unwrap();
    assert_eq!((raider.damage, raider.locked), (3, true));
    assert!(raider.at.distance(Square(0, 7)) < 3);
}

/// SC-18.2: what stars do to levels
#[test]
fn starred_ships() {
    use Level::{Easy, Hard, Normal};
    let stars = &Content::standard().stars;
    let levels =
        |difficulty| [Easy, Normal, Hard].map(|level| stars.level(&Berth { level, star: true }, difficulty));
    assert_eq!(levels(Difficulty::Easy), [Easy, Easy, Normal]);
    assert_eq!(levels(Difficulty::Normal), [Easy, Normal, Hard]);
    assert_eq!(levels(Difficulty::Hard), [Normal, Hard, Hard]);
    assert_eq!(stars.level(&Berth { level: Easy, star: false }, Difficulty::Hard), Easy);
}

/// SC-13.12: a Random card that lies there when the time is up is rolled
#[test]
fn time_up_rolls_the_open_card() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Engineering, energy(&[]));
    table.suffers("P7");
    table.arranged(|game| game["ship"]["speed"] = json!(0));
    table.runs(Step::Repair);
    table.game.dice_mut().load(vec![7, 5]);
    table.does(Station::Damage, Command::Draw);
    assert!(table.view().damage.needs_die);
    assert_eq!(table.refuses(Station::Damage, Command::Draw), "SC-13.10");
    table.passes(30_250);
    assert!(table.view().damage.ongoing.is_empty());
}

/// SC-6.12: after the turn no card lies on the helm display
#[test]
fn maneuver_cards_go_back() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.runs(Step::Action);
    assert!(!table.view().helm.drawn.is_empty());
    table.next_turn();
    table.does(Station::Captain, Command::Guard { side: None });
    table.passes(180_250);
    assert!(table.view().step != Step::Preparation || table.view().helm.drawn.is_empty());
    table.runs(Step::Action);
    let view = table.view();
    assert!(view.helm.plan.iter().all(Option::is_none));
}

/// SC-9.11, SC-7.1: the tractor faces and the size of map tiles in the box
#[test]
fn what_is_in_the_box() {
    let content = Content::standard();
    let faces: Vec<String> =
        content.tractor.faces.iter().map(|face| format!("{} {}", face.shape, face.number)).collect();
    let all =
        ["star 3", "star 4", "hexagon 3", "hexagon 4", "triangle 2", "triangle 3", "circle 1", "circle 2"];
    assert_eq!((faces, content.tractor.tiles_per_face), (all.map(str::to_owned).to_vec(), 2));
    assert_eq!(content.map.tile, 5);
    assert!(content.map.faces.iter().all(|face| face.rows.len() == 5));
}
