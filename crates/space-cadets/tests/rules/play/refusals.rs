//! Refusals that only a whole table can give, each by its own name: two of them may share a rule.

use super::Table;
use serde_json::{Value, json};
use space_cadets::content::Content;
use space_cadets::{
    Advanced, Column, Command, Equipment, Facing, Gesture, Object, PlotCard, Refusal, Setup, Side, Slot,
    Spend, Square, Station, Step, System,
};
use table::kit::refused;
use table::{Game, Seat, Story};

#[track_caller]
fn no(table: &mut Table, station: Station, command: Command) -> Refusal {
    let seat = table.officer(station);
    refused(&mut table.game, table.now, seat, command)
}

fn with(setup: Setup, of: &[(System, u8)]) -> Table {
    let mut table = Table::new(setup);
    let mut energy = [0; 7];
    for (system, amount) in of {
        energy[system.index()] = *amount;
    }
    table.does(Station::Engineering, Command::Assign { energy });
    table
}

fn enemy(ship: u8, at: (i16, i16)) -> Value {
    json!({
        "ship": ship, "at": [at.0, at.1], "locked": false, "damage": 0, "shields": null, "held": false,
        "launched": false, "arrived": false, "counts": true, "decoyed": false, "acted": false,
    })
}

/// The ship stands in the middle of a sector of empty tiles, with one enemy somewhere.
fn alone_with(table: &mut Table, at: (i16, i16)) -> Object {
    table.arranged(|game| {
        let tiles = game["board"]["faces"].as_array().unwrap().len();
        game["board"]["faces"] = json!(vec![0; tiles]);
        game["ship"]["speed"] = json!(0);
        game["ship"]["at"] = json!([2, 7]);
        game["enemies"] = json!([enemy(0, at)]);
    });
    Object::Enemy(0)
}

/// SC-19.2: Evade goes into the first slot only, and only where it is in use
#[test]
fn evade_first() {
    let evade = PlotCard::Special(Content::standard().maneuver("Evade").unwrap().0);
    let plot = |slot| Command::Plot { slot, card: Some(evade) };
    let mut table = with(Setup::mission(1, 5).advanced(&[Advanced::Evade]), &[(System::Helm, 2)]);
    table.arranged(|game| game["ship"]["speed"] = json!(2));
    table.runs(Step::Action);
    assert_eq!(no(&mut table, Station::Helm, plot(1)), Refusal::EvadeFirst);
    table.does(Station::Helm, plot(0));
    let mut plain = with(Setup::mission(1, 5), &[(System::Helm, 2)]);
    plain.arranged(|game| game["ship"]["speed"] = json!(2));
    plain.runs(Step::Action);
    assert_eq!(no(&mut plain, Station::Helm, plot(0)), Refusal::NoSuchCard);
}

/// SC-19.3, SC-8.2: the cloak wants two cards, a column wants a target, and a cloaked ship gains no Locks
#[test]
fn under_the_cloak() {
    let lay = |card, column| Command::LayTarget { card, column: Some(column) };
    let mut plain = with(Setup::mission(1, 5), &[(System::Sensors, 2)]);
    plain.until(Step::Preparation);
    assert_eq!(no(&mut plain, Station::Sensors, lay(0, Column::Cloak)), Refusal::NotInUse);
    assert_eq!(no(&mut plain, Station::Sensors, lay(0, Column::A)), Refusal::NoTarget);
    let mut one = with(Setup::mission(1, 5).advanced(&[Advanced::Cloak]), &[(System::Sensors, 1)]);
    one.until(Step::Preparation);
    assert_eq!(no(&mut one, Station::Sensors, lay(0, Column::Cloak)), Refusal::CloakNeedsTwo);
    let mut table = with(Setup::mission(1, 5).advanced(&[Advanced::Cloak]), &[(System::Sensors, 3)]);
    let object = alone_with(&mut table, (4, 7));
    table.until(Step::Preparation);
    table.does(Station::Sensors, lay(0, Column::Cloak));
    table.does(Station::Sensors, lay(1, Column::Cloak));
    assert_eq!(no(&mut table, Station::Sensors, lay(2, Column::Cloak)), Refusal::CloakNeedsTwo);
    table.does(Station::Sensors, Command::Target { slot: Slot::A, object: Some(object) });
    spending(&mut table, true);
    let lock = Command::SpendPoints { slot: Slot::A, on: Spend::Lock };
    assert_eq!(no(&mut table, Station::Sensors, lock), Refusal::Cloaked);
}

/// Brings a table to where points are spent, with four on slot A.
fn spending(table: &mut Table, cloaked: bool) {
    table.arranged(|game| {
        game["step"] = json!("resolution");
        game["stage"] = json!({ "waiting": { "wait": "spend", "since": 0 } });
        game["sensors"]["points"] = json!([4, 0, 0, 0]);
        game["sensors"]["cloaked"] = json!(cloaked);
    });
}

/// SC-20.19, SC-8.2: damage that bars Superlocks leaves Locks alone; a slot without a target buys nothing
#[test]
fn superlocks_barred() {
    let mut table = with(Setup::mission(1, 5), &[(System::Sensors, 2)]);
    let object = alone_with(&mut table, (4, 7));
    table.until(Step::Preparation);
    table.does(Station::Sensors, Command::Target { slot: Slot::A, object: Some(object) });
    table.suffers("S2");
    spending(&mut table, false);
    let spend = |slot, on| Command::SpendPoints { slot, on };
    assert_eq!(no(&mut table, Station::Sensors, spend(Slot::A, Spend::Superlock)), Refusal::SuperlocksBarred);
    assert_eq!(no(&mut table, Station::Sensors, spend(Slot::B, Spend::Lock)), Refusal::NoTarget);
    table.does(Station::Sensors, spend(Slot::A, Spend::Lock));
}

/// SC-19.1: two batteries and no more, where they are in use
#[test]
fn batteries() {
    let to = |system| Command::Battery { system: Some(system) };
    let mut plain = Table::new(Setup::mission(1, 5));
    assert_eq!(no(&mut plain, Station::Engineering, to(System::Helm)), Refusal::NotInUse);
    let mut table = with(Setup::mission(1, 5).advanced(&[Advanced::Batteries]), &[(System::Helm, 4)]);
    assert_eq!(no(&mut table, Station::Engineering, to(System::Helm)), Refusal::OverLimit);
    table.does(Station::Engineering, to(System::Jump));
    table.does(Station::Engineering, to(System::Jump));
    assert_eq!(no(&mut table, Station::Engineering, to(System::Jump)), Refusal::NoBattery);
    table.does(Station::Engineering, Command::Battery { system: None });
    table.does(Station::Engineering, to(System::Shields));
}

/// SC-19.4: while the token lies frozen it cannot be played, and its zone has a place less
#[test]
fn ice_frozen() {
    let ice = |side| Command::Ice { side: Some(side) };
    let mut plain = with(Setup::mission(1, 5), &[(System::Shields, 2)]);
    plain.runs(Step::Action);
    assert_eq!(no(&mut plain, Station::Shields, ice(Side::Fore)), Refusal::NotInUse);
    let mut table = with(Setup::mission(1, 5).advanced(&[Advanced::Ice]), &[(System::Shields, 2)]);
    table.arranged(|game| game["shields"]["frozen"] = json!("fore"));
    table.runs(Step::Action);
    for side in Side::ALL {
        assert_eq!(no(&mut table, Station::Shields, ice(side)), Refusal::IceFrozen);
    }
    let put = |tile, side: Side| Command::Put { tile, zone: Some(side.zone()) };
    table.does(Station::Shields, put(0, Side::Fore));
    table.does(Station::Shields, put(1, Side::Fore));
    assert_eq!(no(&mut table, Station::Shields, put(2, Side::Fore)), Refusal::ZoneFull);
    table.does(Station::Shields, put(2, Side::Aft));
}

/// SC-14.5, SC-14.8, SC-4.5: only who has the core's deck leafs through it, and works nothing else; without a breach there is nothing to halve or to deal
#[test]
fn the_deck_in_other_hands() {
    let mut whole = Table::new(Setup::mission(1, 5));
    whole.does(Station::Captain, Command::Equip { card: Equipment::MatrixStabilizer, take: true });
    whole.until(Step::Preparation);
    let play = Command::Play { card: Equipment::MatrixStabilizer, slot: None, damage: None };
    assert_eq!(no(&mut whole, Station::Captain, play), Refusal::NoBreach);
    assert_eq!(no(&mut whole, Station::Captain, Command::Deal { cards: vec![0; 5] }), Refusal::NoBreach);

    let mut table = Table::new(Setup::mission(1, 5));
    table.arranged(|game| {
        game["core"]["place"] = json!(2);
        game["core"]["breach"] = json!(true);
    });
    table.until(Step::Preparation);
    table.does(Station::Captain, Command::Deal { cards: vec![1, 1, 0, 0, 0] });
    table.runs(Step::Action);
    assert_eq!(table.view().core.holder, Some(Seat(0)));
    for command in [Command::Leaf { back: false }, Command::Match, Command::Pass { to: Seat(0) }] {
        assert_eq!(no(&mut table, Station::Weapons, command), Refusal::NotHolder);
    }
    let lay = Command::Lay { tile: 0, at: (4, 4), turn: 0 };
    assert_eq!(no(&mut table, Station::Engineering, lay), Refusal::HoldingDeck);
}

/// SC-18.5, SC-9.1: in Mission 2 the beam takes ships only; it wants a Lock and four squares at most
#[test]
fn what_the_beam_takes() {
    let aim = |target| Command::Aim { target: Some(target) };
    let mut patrol = with(Setup::mission(2, 5), &[(System::Tractor, 2)]);
    patrol.arranged(|game| {
        game["ship"]["speed"] = json!(0);
        game["crystals"] =
            json!([{ "at": [1, 7], "state": "free", "damage": 0, "shields": null, "held": false, "acted": false }]);
    });
    patrol.runs(Step::Tractor);
    assert_eq!(no(&mut patrol, Station::Tractor, aim(Object::Crystal(0))), Refusal::ShipsOnly);
    let mut table = with(Setup::mission(1, 5), &[(System::Tractor, 2)]);
    let object = alone_with(&mut table, (7, 7));
    table.runs(Step::Tractor);
    assert_eq!(no(&mut table, Station::Tractor, aim(object)), Refusal::NoLock);
    table.arranged(|game| game["sensors"]["slots"][0] = json!({ "target": { "enemy": 0 }, "lock": "lock" }));
    assert_eq!(no(&mut table, Station::Tractor, aim(object)), Refusal::OutOfBeam);
    alone_with(&mut table, (6, 7));
    table.does(Station::Tractor, aim(object));
}

/// SC-11.1: six squares at most for a torpedo
#[test]
fn how_far_a_torpedo_goes() {
    let mut table = with(Setup::mission(1, 5), &[(System::Weapons, 1)]);
    let object = alone_with(&mut table, (8, 7));
    table.runs(Step::Action);
    table.arranged(|game| game["weapons"]["tubes"][0]["loaded"] = json!(true));
    let gesture = Gesture::Meter { force: 500, angle: 500 };
    let fire = Command::Fire { tube: 0, target: object, disc: (-300, 0), gesture };
    for _ in 0..40 {
        if table.view().step == Step::Fire && table.view().clock.is_some() {
            break;
        }
        table.goes_on();
        table.arranged(|game| {
            if let Some(tube) = game["weapons"]["tubes"].get_mut(0) {
                tube["loaded"] = json!(true);
            }
        });
    }
    alone_with(&mut table, (9, 7));
    assert_eq!(no(&mut table, Station::Weapons, fire), Refusal::OutOfRange);
}

/// SC-4.4: the Focusing Crystal wants a Lock to strengthen
#[test]
fn a_lock_to_focus() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.does(Station::Captain, Command::Equip { card: Equipment::FocusingCrystal, take: true });
    let object = alone_with(&mut table, (4, 7));
    table.until(Step::Preparation);
    table.does(Station::Sensors, Command::Target { slot: Slot::A, object: Some(object) });
    table.arranged(|game| {
        game["step"] = json!("resolution");
        game["stage"] = json!({ "waiting": { "wait": "focus", "since": 0 } });
        game["sensors"]["slots"][0]["lock"] = json!("none");
    });
    let play = |slot| Command::Play { card: Equipment::FocusingCrystal, slot, damage: None };
    for slot in [None, Some(Slot::A), Some(Slot::B)] {
        assert_eq!(no(&mut table, Station::Captain, play(slot)), Refusal::LockNeeded);
    }
    table.arranged(|game| game["sensors"]["slots"][0]["lock"] = json!("lock"));
    table.does(Station::Captain, play(Some(Slot::A)));
}

/// SC-5.7: a trade wants two of one kind
#[test]
fn a_trade_of_one() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.next_turn();
    table.arranged(|game| game["engineering"]["icons"] = json!([1, 2, 0, 0, 0, 0, 0]));
    let trade = |give| Command::Trade { give, want: System::Jump };
    assert_eq!(no(&mut table, Station::Engineering, trade(System::Helm)), Refusal::TradeShort);
    assert_eq!(no(&mut table, Station::Engineering, trade(System::Weapons)), Refusal::TradeShort);
    table.does(Station::Engineering, trade(System::Shields));
}

/// SC-20.12: damage that allows no more time
#[test]
fn no_extensions() {
    let mut table = with(Setup::mission(1, 5), &[(System::Jump, 3)]);
    table.arranged(|game| game["ship"]["speed"] = json!(0));
    table.runs(Step::Jump);
    table.suffers("A6");
    table.game.dice_mut().load(vec![0, 0, 1, 3, 5]);
    table.does(Station::Jump, Command::Activate);
    assert_eq!(no(&mut table, Station::Jump, Command::Extend), Refusal::NoExtensions);
}

/// SC-18.6, SC-19.7: no Step 8 in Mission 3 before the crystal; a Blink only where it is in use, two squares far and inside
#[test]
fn no_jump_yet() {
    let mut ambush = with(Setup::mission(3, 5), &[(System::Jump, 3)]);
    ambush.runs(Step::Action);
    assert_eq!(no(&mut ambush, Station::Jump, Command::Activate), Refusal::NoJumpYet);
    let blink = |to| Command::Blink { card: 5, to, facing: Facing::East };
    assert_eq!(no(&mut ambush, Station::Jump, blink(Square(0, 0))), Refusal::NotInUse);
    let mut table = with(Setup::mission(1, 5).advanced(&[Advanced::Blink]), &[]);
    alone_with(&mut table, (12, 2));
    table.arranged(|game| game["jump"]["active"] = json!([5]));
    table.until(Step::Jump);
    assert_eq!(no(&mut table, Station::Jump, blink(Square(3, 7))), Refusal::BlinkDistance);
    table.arranged(|game| game["ship"]["at"] = json!([0, 7]));
    assert_eq!(no(&mut table, Station::Jump, blink(Square(-2, 7))), Refusal::BlinkOffMap);
    let jump = table.officer(Station::Jump);
    assert!(table.game.apply(table.now, jump, blink(Square(2, 7)), &mut Story::silent()).is_ok());
}
