//! SC-4: equipment and orders; SC-14: the core's deck between chairs.

use super::Table;
use serde_json::json;
use space_cadets::{Command, End, Equipment, Object, Setup, Side, Square, Station, Step, System};
use table::{Game, Seat};

fn play(card: Equipment) -> Command {
    Command::Play { card, slot: None, damage: None }
}

fn equipped(cards: &[Equipment], setup: Setup) -> Table {
    let mut table = Table::new(setup);
    for card in cards {
        table.does(Station::Captain, Command::Equip { card: *card, take: true });
    }
    table
}

/// SC-4.1, SC-4.6: the Auxiliary Capacitor gives three energy within the limit; one card a turn, each once
#[test]
fn auxiliary_capacitor() {
    let cards = [Equipment::AuxiliaryCapacitor, Equipment::TachyonCapsule];
    let mut table = equipped(&cards, Setup::mission(1, 5));
    let to = |system| Command::Capacitor { system: Some(system) };
    assert_eq!(table.refuses(Station::Engineering, to(System::Jump)), "SC-4.6");
    table.does(Station::Captain, play(Equipment::AuxiliaryCapacitor));
    assert_eq!(table.refuses(Station::Captain, play(Equipment::AuxiliaryCapacitor)), "SC-4.1");
    table.does(Station::Engineering, Command::Assign { energy: [0, 0, 0, 0, 0, 3, 0] });
    table.does(Station::Engineering, to(System::Jump));
    assert_eq!(table.refuses(Station::Engineering, to(System::Jump)), "SC-5.6");
    table.does(Station::Engineering, to(System::Helm));
    table.does(Station::Engineering, to(System::Helm));
    assert_eq!(table.refuses(Station::Engineering, to(System::Helm)), "SC-4.6");
    table.until(Step::Preparation);
    assert_eq!(table.view().engineering.energy, [2, 0, 0, 0, 0, 4, 0]);
    table.runs(Step::Action);
    assert_eq!(table.refuses(Station::Captain, play(Equipment::TachyonCapsule)), "SC-4.1");
}

/// SC-4.3: the Tachyon Capsule adds thirty seconds to the running clock
#[test]
fn tachyon_capsule() {
    let mut table = equipped(&[Equipment::TachyonCapsule], Setup::mission(1, 5));
    assert_eq!(table.refuses(Station::Captain, play(Equipment::TachyonCapsule)), "SC-4.1");
    table.runs(Step::Action);
    table.does(Station::Captain, play(Equipment::TachyonCapsule));
    let clock = table.view().clock.unwrap();
    assert_eq!(clock.ends[0], Some(clock.started + 60_000));
}

/// SC-20.24: Bridge Fire bars equipment
#[test]
fn bridge_fire() {
    let mut table = equipped(&[Equipment::TachyonCapsule], Setup::mission(1, 5));
    table.suffers("S7");
    table.runs(Step::Action);
    assert_eq!(table.refuses(Station::Captain, play(Equipment::TachyonCapsule)), "SC-20.24");
}

/// SC-4.9, SC-13.7: Nanite Paste discards an Ongoing card
#[test]
fn nanite_paste() {
    let mut table = equipped(&[Equipment::NanitePaste], Setup::mission(1, 5));
    table.suffers("S8");
    table.suffers("P7");
    table.until(Step::Repair);
    let held = table.view().damage.ongoing;
    assert_eq!(table.refuses(Station::Captain, play(Equipment::NanitePaste)), "SC-4.9");
    table.does(
        Station::Captain,
        Command::Play { card: Equipment::NanitePaste, slot: None, damage: Some(held[0]) },
    );
    assert_eq!(table.view().damage.ongoing, held[1..]);
}

/// SC-4.11: marks are seen and bind nobody
#[test]
fn orders() {
    let mut table = Table::new(Setup::mission(3, 4));
    let object = Object::Enemy(table.view().enemies[0].ship);
    table.does(Station::Captain, Command::Guard { side: Some(Side::Aft) });
    table.does(Station::Captain, Command::MarkTarget { target: Some(object) });
    table.does(Station::Captain, Command::MarkGoal { goal: Some(Square(1, 1)) });
    let captain = table.view().captain;
    assert_eq!(
        (captain.guard, captain.target, captain.goal),
        (Some(Side::Aft), Some(object), Some(Square(1, 1)))
    );
    assert_eq!(
        table.refuses(Station::Captain, Command::MarkTarget { target: Some(Object::Nemesis) }),
        "SC-8.1"
    );
    assert_eq!(table.refuses(Station::Captain, Command::MarkGoal { goal: Some(Square(-1, 1)) }), "SC-7.1");
    assert_eq!(table.refuses(Station::Helm, Command::Guard { side: None }), "SC-1.6");
}

fn breached(cards: u8, chairs: u8) -> Table {
    let mut table = equipped(&[Equipment::MatrixStabilizer], Setup::mission(1, chairs));
    table.arranged(|game| {
        game["core"]["place"] = json!(cards);
        game["core"]["breach"] = json!(true);
    });
    table.until(Step::Preparation);
    table
}

/// SC-14.3, SC-4.5: Breach cards are dealt evenly, half as many with the Matrix Stabilizer
#[test]
fn breach_cards_are_dealt() {
    let mut table = breached(5, 5);
    assert_eq!(table.refuses(Station::Captain, Command::Deal { cards: vec![2, 1, 1, 1, 1] }), "SC-14.3");
    assert_eq!(table.refuses(Station::Captain, Command::Deal { cards: vec![2, 0, 1, 1, 1] }), "SC-14.3");
    table.does(Station::Captain, Command::Deal { cards: vec![1; 5] });
    table.does(Station::Captain, play(Equipment::MatrixStabilizer));
    table.does(Station::Captain, Command::Deal { cards: vec![0, 0, 1, 1, 1] });
    table.until(Step::Action);
    assert_eq!(table.view().core.down, [0, 0, 1, 1, 1]);
    assert_eq!(table.view().core.holder, Some(Seat(2)));
}

/// Leafs until the deck shows the card that its holder must find.
fn finds(table: &mut Table) -> Seat {
    let holder = table.view().core.holder.unwrap();
    for _ in 0..12 {
        let core = table.view().core;
        if core.card == core.turned[holder.index()] {
            table.gives(holder, Command::Match);
            return holder;
        }
        table.passes(125);
        table.gives(holder, Command::Leaf { back: false });
    }
    panic!("the deck has every symbol");
}

/// SC-14.4, SC-14.5, SC-14.6, SC-14.7, SC-14.8, SC-14.10, SC-14.13: the deck goes round until everything is found, and no longer
#[test]
fn the_core_is_mended() {
    let mut table = breached(3, 5);
    table.does(Station::Captain, Command::Deal { cards: vec![1, 1, 0, 1, 0] });
    table.runs(Step::Action);
    let lay = Command::Lay { tile: 0, at: (4, 4), turn: 0 };
    assert_eq!(table.view().core.holder, Some(table.officer(Station::Engineering)));
    assert_eq!(table.refuses(Station::Engineering, lay.clone()), "SC-14.8");
    assert_eq!(table.refuses(Station::Engineering, Command::Pass { to: Seat(1) }), "SC-14.6");
    finds(&mut table);
    assert_eq!(table.view().core.deck, 11);
    table.does(Station::Engineering, lay);
    assert_eq!(table.refuses(Station::Engineering, Command::Pass { to: Seat(2) }), "SC-14.6");
    table.gives(Seat(0), Command::Pass { to: Seat(1) });
    finds(&mut table);
    table.gives(Seat(1), Command::Pass { to: Seat(3) });
    finds(&mut table);
    // Nobody is kept from her station by a deck in which nothing is left to find.
    assert_eq!(table.refuses(Station::Sensors, Command::Pass { to: Seat(0) }), "SC-14.13");
    table.passes(60_000);
    let view = table.view();
    assert_eq!((view.core.breach, view.core.number, view.end), (false, 3, None));
}

/// SC-14.9, SC-18.3: cards that are left blow the ship up
#[test]
fn the_ship_explodes() {
    let mut table = breached(1, 5);
    table.runs(Step::Action);
    table.passes(30_250);
    assert_eq!(table.view().end, Some(End::Exploded));
    assert_eq!(table.refuses(Station::Captain, Command::Ready), "SC-18.3");
}

/// SC-14.6: whoever was done is awaited again with the deck in hand
#[test]
fn the_deck_calls_back_whoever_was_done() {
    let mut table = breached(2, 5);
    table.does(Station::Captain, Command::Deal { cards: vec![1, 1, 0, 0, 0] });
    table.runs(Step::Action);
    table.gives(Seat(1), Command::Ready);
    assert!(!table.game.awaited().has(Seat(1)));
    finds(&mut table);
    table.gives(Seat(0), Command::Pass { to: Seat(1) });
    assert!(table.game.awaited().has(Seat(1)) && !table.view().ready.contains(&Seat(1)));
    finds(&mut table);
    assert_eq!(table.view().core.down, [0; 5]);
}

/// SC-21.8: eight cards a second
#[test]
fn leafing_takes_its_time() {
    let mut table = breached(1, 5);
    table.runs(Step::Action);
    let holder = table.view().core.holder.unwrap();
    table.gives(holder, Command::Leaf { back: false });
    assert_eq!(table.refuses(Station::Engineering, Command::Leaf { back: false }), "SC-21.8");
    table.passes(125);
    table.gives(holder, Command::Leaf { back: true });
}

/// SC-14.6: alone nobody can pass
#[test]
fn a_lone_chair_needs_no_pass() {
    let mut table = breached(2, 1);
    for _ in 0..5 {
        table.until(Step::Action);
        if table.view().part == 5 {
            break;
        }
        let part = table.view().part;
        while table.view().part == part {
            table.goes_on();
        }
    }
    table.does(Station::Captain, Command::Start);
    finds(&mut table);
    finds(&mut table);
    assert_eq!(table.view().end, None);
    assert!(!table.view().core.breach);
}
