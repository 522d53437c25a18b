//! SC-21: what only the officer knows, and how fast hands are.

use super::Table;
use space_cadets::{Command, Setup, Station, Step, System};
use table::{Game, Viewer};

fn feeling() -> Table {
    let mut table = Table::new(Setup::mission(1, 5));
    let mut energy = [0; 7];
    energy[System::Sensors.index()] = 4;
    table.does(Station::Engineering, Command::Assign { energy });
    table.runs(Step::Action);
    table
}

/// SC-21.2, SC-21.6, SC-21.7, SC-21.11: the finger feels what is near, no faster than a hand, and only the officer knows
#[test]
fn the_finger_in_the_bag() {
    let mut table = feeling();
    let feel = |path: &[(u16, u16)]| Command::Feel { path: path.to_vec() };
    assert_eq!(table.refuses(Station::Sensors, feel(&[(2_400, 0)])), "SC-21.6");
    table.does(Station::Sensors, feel(&[(250, 250)]));
    let officer = Viewer::Seat(table.officer(Station::Sensors));
    let touches = table.game.view(officer).sensors.touches;
    // From the middle of a cell all cells around are within reach.
    assert_eq!((touches.len(), touches[0].felt), (1, 0b1_1111_1111));
    assert!(table.view().sensors.touches.is_empty());
    assert_eq!(table.refuses(Station::Sensors, feel(&[(260, 250)])), "SC-21.6");
    table.passes(100);
    assert_eq!(table.refuses(Station::Sensors, feel(&[(340, 250)])), "SC-21.6");
    table.does(Station::Sensors, feel(&[(270, 250), (300, 250), (310, 250)]));
    table.passes(100);
    table.does(Station::Sensors, feel(&[(310, 310)]));
}

/// SC-8.3, SC-8.4: each pull matches or covers a card
#[test]
fn pulls_are_as_many_as_cards() {
    let mut table = feeling();
    for lump in 0..4 {
        table.does(Station::Sensors, Command::Pull { lump });
        if table.view().sensors.in_hand.is_some() {
            assert_eq!(table.refuses(Station::Sensors, Command::Pull { lump: 7 }), "SC-8.3");
            let free = table.view().sensors.cards.iter().position(|card| card.covered.is_none()).unwrap();
            table.does(Station::Sensors, Command::Block { card: free as u8 });
        }
    }
    assert_eq!(table.refuses(Station::Sensors, Command::Pull { lump: 7 }), "SC-8.4");
}

/// SC-21.1: a command names what is laid, never what comes of it
#[test]
fn commands_are_placements() {
    let mut table = feeling();
    let claimed = serde_json::from_str::<Command>(r#"{"lay":{"tile":0,"at":[4,4],"turn":0,"energy":9}}"#);
    assert!(claimed.is_err());
    let lay = serde_json::from_str::<Command>(r#"{"lay":{"tile":0,"at":[4,4],"turn":0}}"#).unwrap();
    table.does(Station::Engineering, lay);
    assert_eq!(table.view().engineering.icons.iter().sum::<u8>(), 7);
}
