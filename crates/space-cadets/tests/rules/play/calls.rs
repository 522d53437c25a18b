//! SC-21.15, SC-21.16, SC-21.17: what a crew calls to each other, and hints.

use super::Table;
use space_cadets::{
    About, Call, Command, Event, PlotCard, Refusal, Setup, Side, Square, Station, Step, System,
};
use table::kit::refused;
use table::{Game, Seat, Viewer};

/// SC-21.15: one tap says something to everybody about anything, once a second
#[test]
fn calls() {
    let mut table = Table::new(Setup::mission(6, 4));
    // Even while the Captain is asked.
    assert!(table.view().ask.is_some());
    let call = |about| Command::Call { call: Call::Look, about };
    let events = table.gives(Seat(2), call(Some(About::Side(Side::Aft))));
    assert_eq!(events, [Event::CalledSide { seat: Seat(2), call: Call::Look, side: Side::Aft }]);
    table.passes(999);
    table.gives(Seat(1), call(None));
    assert_eq!(refused(&mut table.game, table.now, Seat(2), call(None)), Refusal::CallTooSoon);
    table.passes(1);
    table.gives(Seat(2), call(Some(About::Station(Station::Jump))));
    let last = table.view().calls.into_iter().find(|one| one.seat == Seat(2)).unwrap();
    assert_eq!(
        (last.call, last.about, last.at),
        (Call::Look, Some(About::Station(Station::Jump)), table.now)
    );
    table.passes(1_000);
    let far = call(Some(About::Square(Square(-1, 0))));
    assert_eq!(refused(&mut table.game, table.now, Seat(2), far), Refusal::NoSuchSquare);
}

/// SC-21.16: without the option nothing helps; with it the plan's way, the strengths, the matches and the repair deck are shown
#[test]
fn hints() {
    let bare = Table::new(Setup::mission(1, 5));
    assert!(bare.view().hints.is_none());
    let mut table = Table::new(Setup::mission(1, 5).hinted());
    let mut energy = [0; 7];
    energy[System::Shields.index()] = 4;
    energy[System::Helm.index()] = 4;
    table.does(Station::Engineering, Command::Assign { energy });
    table.runs(Step::Action);
    let hints = table.view().hints.unwrap();
    assert_eq!((hints.path.len(), hints.strength, hints.matches.len()), (0, [0; 4], 0));
    assert_eq!(hints.repair.iter().sum::<u8>(), table.view().damage.repair_deck);
    // The first card of the content goes one square ahead, over the tile that lies open from the start.
    table.arranged(|game| game["helm"]["drawn"][0] = 0.into());
    let ship = table.view().ship.at;
    table.does(Station::Helm, Command::Plot { slot: 0, card: Some(PlotCard::Drawn(0)) });
    let path = table.view().hints.unwrap().path;
    assert_eq!(path.first().map(|at| at.distance(ship)), Some(1));
    let strengths = |table: &Table| table.view().hints.unwrap().strength;
    for tile in 0..3 {
        let zone = Some(space_cadets::Zone::Port);
        table.does(Station::Shields, Command::Put { tile, zone });
    }
    assert_eq!(strengths(&table)[..3], [0; 3]);
    table.does(Station::Engineering, Command::Lay { tile: 0, at: (4, 4), turn: 0 });
    for (tile, at, turn) in table.view().hints.unwrap().matches {
        let mut tried = Table { game: table.game.clone(), now: table.now };
        let sum = |table: &Table| table.view().engineering.icons.iter().sum::<u8>();
        let icons = sum(&tried);
        tried.does(Station::Engineering, Command::Lay { tile, at, turn });
        assert_eq!(sum(&tried), icons + 1);
    }
}

/// SC-21.17: a helped fingertip reaches further, and the lamp of the drive is lit when unused Flux cards reach five of a kind
#[test]
fn a_wide_fingertip_and_the_lamp_of_the_drive() {
    let felt = |setup: Setup| {
        let mut table = Table::new(setup);
        let mut energy = [0; 7];
        energy[System::Sensors.index()] = 4;
        table.does(Station::Engineering, Command::Assign { energy });
        table.runs(Step::Action);
        table.does(Station::Sensors, Command::Feel { path: vec![(230, 250)] });
        let officer = Viewer::Seat(table.officer(Station::Sensors));
        table.game.view(officer).sensors.touches[0]
    };
    let (bare, helped) = (felt(Setup::mission(1, 5)), felt(Setup::mission(1, 5).hinted()));
    assert_eq!((bare.felt, bare.outer_felt, bare.outer_solid), (0b1_1111_1111, 0, 0));
    // Three tenths into a cell, 1.4 cells reach the next but one on that side, and those above and below it.
    assert_eq!(helped.outer_felt.count_ones(), 3);
    assert_eq!(
        (helped.felt, helped.solid, helped.outer_solid & !helped.outer_felt),
        (bare.felt, bare.solid, 0)
    );

    let mut table = Table::new(Setup::mission(1, 5).hinted());
    assert_eq!(table.view().hints.unwrap().five, None);
    let lamp = |table: &mut Table, dice: [u8; 5], active: &[u8], used: &[u8]| {
        table.arranged(|game| {
            game["jump"]["dice"] = dice.to_vec().into();
            game["jump"]["active"] = active.to_vec().into();
            game["jump"]["used"] = used.to_vec().into();
        });
        table.view().hints.unwrap().five
    };
    // The second card changes one die by one.
    assert_eq!(lamp(&mut table, [5, 5, 5, 5, 6], &[1], &[]), Some(true));
    assert_eq!(lamp(&mut table, [5, 5, 5, 5, 6], &[1], &[1]), Some(false));
    assert_eq!(lamp(&mut table, [5, 5, 5, 5, 2], &[1], &[]), Some(false));
    assert_eq!(lamp(&mut table, [5, 5, 5, 6, 6], &[1, 2], &[]), Some(true));
}
