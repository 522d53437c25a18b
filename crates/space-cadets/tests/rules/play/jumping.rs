//! SC-15 at the table, and the end of a mission.

use super::Table;
use serde_json::json;
use space_cadets::{Advanced, Command, End, Facing, Setup, Square, Station, Step, System};
use table::{Game, Seat};

fn drive(energy: u8, setup: Setup) -> Table {
    let mut table = Table::new(setup);
    let mut all = [0; 7];
    all[System::Jump.index()] = energy;
    table.does(Station::Engineering, Command::Assign { energy: all });
    table.arranged(|game| game["ship"]["speed"] = json!(0));
    table.runs(Step::Jump);
    table
}

/// SC-15.1, SC-15.2, SC-15.5, SC-15.13: dice, re-rolls, time, and a claim when the time is up
#[test]
fn an_attempt() {
    let mut table = drive(3, Setup::mission(1, 5));
    assert_eq!(table.refuses(Station::Jump, Command::Reroll { dice: vec![0] }), "SC-15.1");
    table.game.dice_mut().load(vec![0, 0, 1, 3, 5]);
    table.does(Station::Jump, Command::Activate);
    assert_eq!(table.view().jump.dice, Some([1, 1, 2, 4, 6]));
    table.game.dice_mut().load(vec![0]);
    table.does(Station::Jump, Command::Reroll { dice: vec![4] });
    assert_eq!(table.view().jump.dice, Some([1, 1, 2, 4, 1]));
    table.does(Station::Jump, Command::Extend);
    assert_eq!(table.view().engineering.energy[System::Jump.index()], 1);
    table.passes(60_249);
    assert!(!table.view().jump.claiming);
    table.passes(1);
    assert!(table.view().jump.claiming);
    assert_eq!(table.refuses(Station::Jump, Command::Reroll { dice: vec![0] }), "SC-3.8");
    // Three of a kind and a total of 9: J02, J04 and the flips could be claimed, J04 by the fewest rolls.
    table.passes(10_250);
    assert_eq!(table.view().jump.active, [3]);
}

/// SC-15.6: who can claim nothing is hurt
#[test]
fn nothing_to_claim() {
    let mut table = drive(1, Setup::mission(1, 5));
    table.game.dice_mut().load(vec![0, 0, 2, 4, 5, 0]);
    table.does(Station::Jump, Command::Activate);
    assert_eq!(table.refuses(Station::Jump, Command::Claim { card: None }), "SC-15.5");
    table.game.dice_mut().load(vec![0, 0, 0]);
    table.does(Station::Jump, Command::Ready);
    assert_eq!(table.view().damage.decks[0], 7);
}

/// SC-15.3, SC-15.14: an active card is used once, and taken back until a die is rolled
#[test]
fn flux_cards_are_taken_back() {
    let mut setup = drive(2, Setup::mission(1, 5));
    setup.arranged(|game| game["jump"]["active"] = json!([1]));
    let table = &mut setup;
    table.game.dice_mut().load(vec![0, 0, 2, 4, 5]);
    table.does(Station::Jump, Command::Activate);
    let step = Command::Flux { card: 1, dice: vec![2], to: vec![2] };
    table.does(Station::Jump, step.clone());
    assert_eq!(
        table.refuses(Station::Jump, Command::Flux { card: 1, dice: vec![2], to: vec![1] }),
        "SC-15.3"
    );
    table.does(Station::Jump, Command::TakeBack);
    assert_eq!(table.view().jump.dice, Some([1, 1, 3, 5, 6]));
    table.does(Station::Jump, step);
    table.does(Station::Jump, Command::Reroll { dice: vec![4] });
    assert_eq!(table.refuses(Station::Jump, Command::TakeBack), "SC-15.14");
}

/// SC-15.4, SC-18.3, SC-18.4: with three crystals and five of a kind the mission is won
#[test]
fn jumping_out() {
    let mut table = drive(1, Setup::mission(1, 5));
    table.game.dice_mut().load(vec![3; 5]);
    table.does(Station::Jump, Command::Activate);
    assert_eq!(table.refuses(Station::Jump, Command::JumpOut), "SC-15.4");
    table.arranged(|game| game["goals"]["captured"] = json!(3));
    table.does(Station::Jump, Command::JumpOut);
    assert_eq!(table.view().end, Some(End::Won));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.winners, Seat::all(5).collect::<Vec<_>>());
}

/// SC-14.12: under a breach only the first roll and Flux cards
#[test]
fn a_jump_under_breach() {
    let mut table = drive(3, Setup::mission(1, 5));
    table.arranged(|game| game["core"]["breach"] = json!(true));
    table.does(Station::Jump, Command::Activate);
    assert_eq!(table.refuses(Station::Jump, Command::Reroll { dice: vec![0] }), "SC-14.12");
    assert_eq!(table.refuses(Station::Jump, Command::Extend), "SC-14.12");
}

/// SC-18.6: in Mission 3 there is no Step 8 before the crystal is aboard
#[test]
fn no_jump_in_the_ambush() {
    let mut table = Table::new(Setup::mission(3, 5));
    table.does(Station::Engineering, Command::Assign { energy: [0, 0, 0, 0, 0, 4, 0] });
    let mut seen = false;
    while table.view().turn == 1 && table.view().end.is_none() {
        seen |= table.view().step == Step::Jump;
        table.goes_on();
    }
    assert!(!seen);
}

/// SC-19.7: a Blink of two squares costs a Flux card
#[test]
fn blink() {
    let mut table = Table::new(Setup::mission(1, 5).advanced(&[Advanced::Blink]));
    table.does(Station::Engineering, Command::Assign { energy: [0; 7] });
    table.arranged(|game| {
        game["ship"]["speed"] = json!(0);
        game["jump"]["active"] = json!([4, 6]);
        // Open Drift: nothing lies near the start.
        game["board"]["faces"][0] = json!(0);
    });
    table.until(Step::Jump);
    let at = table.view().ship.at;
    let blink = |to, card| Command::Blink { card, to, facing: Facing::North };
    assert_eq!(table.refuses(Station::Jump, blink(Square(at.0 + 1, at.1), 6)), "SC-19.7");
    assert_eq!(table.refuses(Station::Jump, blink(Square(at.0 - 2, at.1), 6)), "SC-19.7");
    assert_eq!(table.refuses(Station::Jump, blink(Square(at.0 + 2, at.1), 5)), "SC-15.3");
    table.does(Station::Jump, blink(Square(at.0 + 2, at.1), 6));
    assert_eq!((table.view().ship.at, table.view().ship.facing), (Square(at.0 + 2, at.1), Facing::North));
    assert_eq!(table.view().jump.active, [4]);
}
