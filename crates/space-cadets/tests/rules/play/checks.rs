//! SC-21.1: whatever a hand sends is checked at the table, station by station. Most of it at tables of practice, where one chair has it all.

use super::Table;
use serde_json::json;
use space_cadets::content::Content;
use space_cadets::{Command, Drill, Gesture, Object, Setup, Station, Step, System, Zone};
use table::kit::refused;
use table::{Game, Refusal as _, Seat};

/// A practice whose first round runs.
fn running(drill: Drill) -> Table {
    let mut table = Table::new(Setup::practice(drill));
    table.does(Station::Captain, Command::Ready);
    table
}

fn offered(table: &Table) -> Vec<Command> {
    let mut options = Vec::new();
    table.game.options(Seat(0), &mut options);
    options
}

/// SC-21.1, SC-5.11: a drawn tile, on the board, in a free place, turned by quarters
#[test]
fn tiles_of_engineering() {
    let mut table = running(Drill::Engineering);
    let lay = |tile, at, turn| Command::Lay { tile, at, turn };
    for wrong in [
        lay(7, (4, 4), 0),
        lay(0, (9, 0), 0),
        lay(0, (-1, 4), 0),
        lay(0, (4, 4), 4),
        Command::Lift { tile: 0 },
    ] {
        assert_eq!(table.refuses(Station::Engineering, wrong), "SC-5.11");
    }
    table.does(Station::Engineering, lay(0, (4, 4), 3));
    assert_eq!(table.refuses(Station::Engineering, lay(1, (4, 4), 0)), "SC-5.11");
    table.does(Station::Engineering, lay(0, (4, 4), 1));
}

/// SC-21.1, SC-5.5, SC-5.7: twelve energy in the first turn, and nothing to trade yet
#[test]
fn the_first_energy() {
    let mut table = Table::new(Setup::mission(1, 3));
    let energy = [4, 4, 4, 1, 0, 0, 0];
    assert_eq!(table.refuses(Station::Engineering, Command::Assign { energy }), "SC-5.5");
    let trade = Command::Trade { give: System::Helm, want: System::Jump };
    assert_eq!(table.refuses(Station::Engineering, trade), "SC-5.5");
    assert_eq!(table.refuses(Station::Engineering, Command::Untrade), "SC-5.7");
    table.next_turn();
    let energy = [1; 7];
    assert_eq!(table.refuses(Station::Engineering, Command::Assign { energy }), "SC-5.5");
    let same = Command::Trade { give: System::Helm, want: System::Helm };
    assert_eq!(table.refuses(Station::Engineering, same), "SC-5.7");
}

/// SC-21.1, SC-10.2, SC-10.4: a piece that is there, of its own shape, inside the card and beside the others
#[test]
fn pieces_on_tube_cards() {
    let mut table = running(Drill::Loading);
    let copies = |piece: u8| Content::standard().weapons.pieces[usize::from(piece)].copies;
    let load = offered(&table).into_iter().find_map(|option| match option {
        Command::Load { card, piece, cells } if copies(piece) > 1 => Some((card, piece, cells)),
        _ => None,
    });
    let (card, piece, cells) = load.unwrap();
    let outside = cells.iter().map(|(x, y)| (x + 20, y + 20)).collect();
    assert_eq!(table.refuses(Station::Weapons, Command::Load { card, piece, cells: outside }), "SC-10.2");
    let torn = Command::Load { card, piece, cells: cells.iter().map(|(x, y)| (2 * x, 2 * y)).collect() };
    assert_eq!(table.refuses(Station::Weapons, torn), "SC-10.2");
    let unknown = Command::Load { card, piece: 99, cells: cells.clone() };
    assert_eq!(table.refuses(Station::Weapons, unknown), "SC-10.4");
    let load = Command::Load { card, piece, cells };
    table.does(Station::Weapons, load.clone());
    assert_eq!(table.refuses(Station::Weapons, load), "SC-10.2");
    assert_eq!(table.refuses(Station::Weapons, Command::Unload { card, piece: 1 }), "SC-6.3");
}

/// SC-21.1, SC-12.1, SC-12.3: a drawn tile, three on each side and two in the centre, no equal numbers there
#[test]
fn tiles_of_the_shields() {
    let mut table = running(Drill::Shields);
    table.arranged(|game| {
        game["shields"]["tiles"][3]["number"] = json!(2);
        game["shields"]["tiles"][4]["number"] = json!(2);
    });
    let put = |tile, zone| Command::Put { tile, zone: Some(zone) };
    assert_eq!(table.refuses(Station::Shields, put(99, Zone::Fore)), "SC-12.1");
    for tile in 0..3 {
        table.does(Station::Shields, put(tile, Zone::Fore));
    }
    assert_eq!(table.refuses(Station::Shields, put(3, Zone::Fore)), "SC-12.3");
    table.does(Station::Shields, put(3, Zone::Centre));
    assert_eq!(table.refuses(Station::Shields, put(4, Zone::Centre)), "SC-12.3");
}

/// SC-21.1, SC-9.1, SC-9.2, SC-9.6: an attempt, two different tiles that lie there, an energy for each pair
#[test]
fn tiles_of_the_tractor() {
    let mut table = running(Drill::Tractor);
    let flip = |tiles: &[u8]| Command::Flip { tiles: tiles.to_vec() };
    assert_eq!(table.refuses(Station::Tractor, flip(&[0, 1])), "SC-9.1");
    table.does(Station::Tractor, Command::Aim { target: None });
    assert_eq!(table.refuses(Station::Tractor, flip(&[0])), "SC-9.2");
    assert_eq!(table.refuses(Station::Tractor, flip(&[0, 0])), "SC-9.6");
    assert_eq!(table.refuses(Station::Tractor, flip(&[0, 16])), "SC-9.6");
    assert_eq!(table.refuses(Station::Tractor, flip(&[0, 1, 2])), "SC-2.7");
    for pair in 0..4 {
        table.does(Station::Tractor, flip(&[2 * pair, 2 * pair + 1]));
    }
    assert_eq!(table.refuses(Station::Tractor, Command::Aim { target: None }), "SC-9.2");
}

/// SC-21.1, SC-21.9, SC-10.1, SC-19.5: a tube that is there, a gesture of a hand, no second flick that nobody has
#[test]
fn flicks() {
    let mut table = running(Drill::Firing);
    let fire = offered(&table).into_iter().find(|option| matches!(option, Command::Fire { .. })).unwrap();
    let Command::Fire { target, disc, .. } = fire else { panic!("no shot is offered") };
    let shot = |tube, gesture| Command::Fire { tube, target, disc, gesture };
    let meter = |force, angle| Gesture::Meter { force, angle };
    assert_eq!(target, Object::Nemesis);
    assert_eq!(table.refuses(Station::Weapons, shot(3, meter(500, 500))), "SC-10.1");
    assert_eq!(table.refuses(Station::Weapons, shot(0, meter(1_001, 500))), "SC-21.9");
    assert_eq!(table.refuses(Station::Weapons, shot(0, meter(500, 1_001))), "SC-21.9");
    let long = (0..241).map(|time| (time, 0, 0)).collect();
    assert_eq!(table.refuses(Station::Weapons, shot(0, Gesture::Swipe(long))), "SC-21.9");
    assert_eq!(table.refuses(Station::Weapons, Command::FireAgain { gesture: None }), "SC-19.5");
}

/// SC-21.1, SC-15.7, SC-8.4, SC-13.12, SC-14.5: dice that are there and different, a lump of the bag, a card of the deck, the very card
#[test]
fn what_is_not_there() {
    let mut jump = running(Drill::Jump);
    jump.does(Station::Jump, Command::Activate);
    for dice in [vec![0, 0], vec![5]] {
        assert_eq!(jump.refuses(Station::Jump, Command::Reroll { dice }), "SC-15.7");
    }
    let mut sensors = running(Drill::Sensors);
    assert_eq!(sensors.refuses(Station::Sensors, Command::Pull { lump: 8 }), "SC-8.4");
    let mut repair = running(Drill::Damage);
    for _ in 0..11 {
        repair.does(Station::Damage, Command::Draw);
        if repair.view().damage.needs_die {
            repair.does(Station::Damage, Command::Roll);
        }
    }
    assert_eq!(repair.refuses(Station::Damage, Command::Draw), "SC-13.12");
    let mut core = running(Drill::Core);
    while core.view().core.card == core.view().core.turned[0] {
        core.passes(125);
        core.does(Station::Captain, Command::Leaf { back: false });
    }
    assert_eq!(core.refuses(Station::Captain, Command::Match), "SC-14.5");
}

/// SC-21.1, SC-4.10, SC-1.2: an answer to whoever was asked, one of those offered; a chair of the table
#[test]
fn answers_and_chairs() {
    let mut table = Table::new(Setup::mission(6, 4));
    let captain = table.officer(Station::Captain);
    let other = Seat::all(4).find(|seat| *seat != captain).unwrap();
    let choose = |pick| Command::Choose { pick };
    let now = table.now;
    assert_eq!(refused(&mut table.game, now, other, choose(0)).rule(), "SC-4.10");
    assert_eq!(table.refuses(Station::Captain, choose(9)), "SC-4.10");
    assert_eq!(refused(&mut table.game, now, Seat(4), choose(0)).rule(), "SC-1.2");
    table.until(Step::Preparation);
    assert_eq!(table.refuses(Station::Captain, choose(0)), "SC-4.10");
}
