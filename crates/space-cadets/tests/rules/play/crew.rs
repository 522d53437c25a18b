//! SC-1, SC-2 and Shift Changes.

use super::Table;
use space_cadets::{
    Advanced, Command, Difficulty, Equipment, Facing, Setup, Side, Square, Station, Step, System,
};
use table::{GameSetup, Options, Seat};

/// SC-1.1, SC-1.2: with any number of chairs every station is held exactly once
#[test]
fn nine_stations_for_one_to_nine() {
    for chairs in 1..=9 {
        let posts = Table::new(Setup::mission(1, chairs)).view().posts;
        assert_eq!(posts.len(), usize::from(chairs));
        let mut held: Vec<Station> = posts.into_iter().flatten().collect();
        held.sort();
        assert_eq!(held, Station::ALL);
    }
    assert!(Setup::configure(10, &Options::new(), None).is_err());
    assert!(Setup::configure(0, &Options::new(), None).is_err());
}

/// SC-1.3: the suggested seats of three and six
#[test]
fn suggested_seats() {
    use Station::*;
    let posts = |chairs| Table::new(Setup::mission(1, chairs)).view().posts;
    let three =
        [vec![Captain, Engineering, Tractor], vec![Weapons, Helm, Jump], vec![Sensors, Shields, Damage]];
    assert_eq!(posts(3), three);
    let six = [
        vec![Captain, Tractor],
        vec![Engineering, Jump],
        vec![Weapons],
        vec![Helm],
        vec![Sensors],
        vec![Shields, Damage],
    ];
    assert_eq!(posts(6), six);
}

/// SC-1.4: stations are taken over in Step 1, if the table so chose and nobody gets two at once
#[test]
fn stations_are_chosen() {
    let take = |station| Command::Take { station };
    let mut fixed = Table::new(Setup::mission(1, 4));
    assert_eq!(fixed.refuses(Station::Weapons, take(Station::Jump)), "SC-1.4");
    let mut table = Table::new(Setup::mission(1, 4).choose_seats());
    assert_eq!(table.refuses(Station::Weapons, take(Station::Sensors)), "SC-3.6");
    table.does(Station::Weapons, take(Station::Jump));
    assert_eq!(table.officer(Station::Jump), table.officer(Station::Weapons));
    table.until(Step::Preparation);
    assert_eq!(table.refuses(Station::Weapons, take(Station::Tractor)), "SC-3.9");
    table.next_turn();
    table.does(Station::Weapons, take(Station::Tractor));
    assert_eq!(table.officer(Station::Tractor), table.officer(Station::Weapons));
}

/// SC-1.4, SC-3.4, SC-3.5: a crew that has become smaller merges its stations, and Step 3 has the parts that it then needs
#[test]
fn a_smaller_crew_merges_stations() {
    let mut table = Table::new(Setup::mission(1, 5).choose_seats());
    assert_eq!(table.view().parts.len(), 1);
    table.next_turn();
    // Helm's officer has gone; the one at Sensors takes over, in another part than Sensors.
    table.does(Station::Sensors, Command::Take { station: Station::Helm });
    let view = table.view();
    assert_eq!((view.parts.len(), view.posts[2].len()), (2, 0));
    assert_eq!(table.officer(Station::Helm), table.officer(Station::Sensors));
    table.runs(Step::Action);
    assert_eq!(table.view().part, 0);
    assert_eq!(table.refuses(Station::Helm, Command::Plot { slot: 0, card: None }), "SC-3.9");
    // Whoever holds nothing may come back.
    table.next_turn();
    table.gives(Seat(2), Command::Take { station: Station::Helm });
    assert_eq!(table.view().parts.len(), 1);
}

/// SC-1.5, SC-3.4, SC-3.5, SC-3.6: the parts of Step 3, in which no chair has two stations
#[test]
fn parts_of_the_action_step() {
    use Station::*;
    for chairs in 1..=9 {
        let view = Table::new(Setup::mission(1, chairs)).view();
        for part in &view.parts {
            for post in &view.posts {
                assert!(part.iter().filter(|station| post.contains(station)).count() < 2);
            }
        }
        let count = match chairs {
            1 => 6,
            2 => 4,
            3 | 4 => 2,
            _ => 1,
        };
        assert_eq!(view.parts.len(), count, "{chairs} chairs");
    }
    let view = Table::new(Setup::mission(1, 3)).view();
    assert_eq!(view.parts, [vec![Sensors, Weapons, Engineering], vec![Helm, Shields]]);
}

/// SC-1.6: nobody works another's station
#[test]
fn everybody_works_her_own_station() {
    let mut table = Table::new(Setup::mission(1, 5));
    table.until(Step::Preparation);
    assert_eq!(table.refuses(Station::Captain, Command::Thrust { change: 1 }), "SC-1.6");
    table.does(Station::Helm, Command::Thrust { change: 1 });
}

/// SC-2.1, SC-2.2: decks of eight, mixed by difficulty
#[test]
fn damage_decks() {
    let mixes =
        [(Difficulty::Easy, [3, 1, 4]), (Difficulty::Normal, [2, 1, 5]), (Difficulty::Hard, [1, 1, 6])];
    for (difficulty, mix) in mixes {
        let table = Table::new(Setup::mission(1, 3).difficulty(difficulty));
        assert_eq!(table.view().damage.decks, [8; 4]);
        let state = serde_json::to_value(&table.game).unwrap();
        assert_eq!(state["damage"]["decks"][0], serde_json::json!(mix));
    }
}

/// SC-2.3, SC-2.4, SC-18.4, SC-18.5, SC-18.6, SC-18.9, SC-18.11, SC-18.12: how each mission begins
#[test]
fn first_positions() {
    let starts = [(2, 5), (2, 4), (0, 6), (2, 5), (2, 6), (2, 4)];
    for (number, (speed, marker)) in (1..).zip(starts) {
        let view = Table::new(Setup::mission(number, 4)).view();
        assert_eq!((view.ship.speed, view.nemesis.marker), (speed, marker), "mission {number}");
        assert_eq!((view.tractor.tiles.len(), view.jump.active.len()), (16, 0));
        assert!(view.tractor.tiles.iter().all(|tile| tile.face.is_none() && !tile.gone));
        assert_eq!((view.core.number, view.core.breach, view.shields.strength), (0, false, [0; 4]));
        let open = view.map.iter().filter(|place| place.face.is_some()).count();
        assert_eq!(open, if number == 6 { 6 } else { 1 });
    }
    let ambush = Table::new(Setup::mission(3, 4)).view();
    assert_eq!(ambush.ship.at, Square(2, 7));
    assert_eq!(ambush.enemies.len(), 4);
    assert!(ambush.enemies.iter().all(|enemy| enemy.locked));
}

/// SC-2.5: four cards of equipment; what is not chosen is filled up
#[test]
fn equipment_is_chosen() {
    let mut table = Table::new(Setup::mission(1, 3));
    let equip = |card, take| Command::Equip { card, take };
    for card in [Equipment::NanitePaste, Equipment::DecoyBuoy, Equipment::InertialDampers] {
        table.does(Station::Captain, equip(card, true));
    }
    table.does(Station::Captain, equip(Equipment::DecoyBuoy, false));
    table.does(Station::Captain, equip(Equipment::DecoyBuoy, true));
    table.until(Step::Preparation);
    let chosen = table.view().captain.equipment;
    assert_eq!(chosen.len(), 4);
    assert_eq!(chosen[3], Equipment::X95Torpedoes);
    assert_eq!(table.refuses(Station::Captain, equip(Equipment::TachyonCapsule, true)), "SC-3.9");
    let mut full = Table::new(Setup::mission(1, 3));
    for card in &Equipment::ALL[..4] {
        full.does(Station::Captain, equip(*card, true));
    }
    assert_eq!(full.refuses(Station::Captain, equip(Equipment::NanitePaste, true)), "SC-2.5");
}

/// SC-2.6: the ship starts where the mission allows, with any facing
#[test]
fn the_ship_is_placed() {
    let mut table = Table::new(Setup::mission(1, 3));
    assert_eq!((table.view().ship.at, table.view().ship.facing), (Square(0, 7), Facing::East));
    table.does(Station::Captain, Command::Deploy { at: Square(0, 9), facing: Facing::South });
    assert_eq!((table.view().ship.at, table.view().ship.facing), (Square(0, 9), Facing::South));
    let away = Command::Deploy { at: Square(1, 9), facing: Facing::South };
    assert_eq!(table.refuses(Station::Captain, away), "SC-2.6");
}

/// SC-2.7: what is not in use is refused
#[test]
fn advanced_systems_are_off_by_default() {
    let mut table = Table::new(Setup::mission(1, 5));
    let battery = Command::Battery { system: Some(System::Jump) };
    assert_eq!(table.refuses(Station::Engineering, battery.clone()), "SC-2.7");
    table.runs(Step::Action);
    assert_eq!(table.refuses(Station::Shields, Command::Ice { side: Some(Side::Fore) }), "SC-2.7");
    let mut with = Table::new(Setup::mission(1, 5).advanced(&[Advanced::Batteries, Advanced::Ice]));
    with.does(Station::Engineering, battery);
    with.runs(Step::Action);
    with.does(Station::Shields, Command::Ice { side: Some(Side::Fore) });
}

/// SC-2.8: every option is read
#[test]
fn options_are_read() {
    let chosen = [
        ("mission", "4"),
        ("difficulty", "hard"),
        ("timer", "relaxed"),
        ("stations", "chosen"),
        ("blink", "yes"),
        ("flux", "dice"),
        ("pace-2", "1-5"),
    ];
    let options: Options =
        chosen.map(|(name, value)| (name.to_owned(), value.to_owned())).into_iter().collect();
    let setup = Setup::configure(3, &options, None).unwrap();
    assert_eq!((setup.mission, setup.difficulty, setup.choose_seats), (4, Difficulty::Hard, true));
    assert_eq!((setup.paces, setup.advanced), (vec![2, 3, 2], vec![Advanced::Blink]));
    assert_eq!(setup.flux, space_cadets::FluxReading::Dice);
}

/// SC-1.7, SC-13.20: people change seats at the end of the step; the stations stay with the seat
#[test]
fn a_shift_change_moves_people() {
    let mut table = Table::new(Setup::mission(1, 3));
    table.until(Step::Preparation);
    table.arranged(|game| game["damage"]["shifts"] = 1.into());
    let posts = table.view().posts;
    table.does(Station::Captain, Command::Start);
    assert!(table.view().volunteers.is_some());
    table.gives(Seat(2), Command::Volunteer { yes: true });
    table.passes(10_000);
    let keep = Command::Reseat { seats: vec![Seat(0), Seat(1), Seat(2)] };
    assert_eq!(table.refuses(Station::Captain, keep), "SC-13.20");
    table.does(Station::Captain, Command::Reseat { seats: vec![Seat(0), Seat(2), Seat(1)] });
    let after = table.view().posts;
    assert_eq!((&after[0], &after[1], &after[2]), (&posts[0], &posts[2], &posts[1]));
    table.passes(10_000);
    assert_eq!(table.view().step, Step::Action);
}

/// SC-13.21: somebody alone stays where she is
#[test]
fn no_shift_change_alone() {
    let mut table = Table::new(Setup::mission(1, 1));
    table.until(Step::Preparation);
    table.arranged(|game| game["damage"]["shifts"] = 1.into());
    table.does(Station::Captain, Command::Start);
    assert!(table.view().volunteers.is_none());
    assert_eq!(table.view().step, Step::Action);
}
