//! A second resolver of the Resolution Round, slow and plain: it follows the pages of the rules one after the other,
//! with lists and names instead of anything clever, and shares no code with the one in the crate. Where both agree on
//! thousands of missions, a mistake would have to be made twice.

pub mod board;
pub mod cards;
mod external;
mod internal;
mod players;
mod report;
mod setup;
mod ship_damage;
mod table;
mod threat_actions;
mod weapons;

use serde_json::{Value, json};

use players::{computer_check, new_turn, player_actions};
use table::{Goes, Lost, Table};
use threat_actions::{appear, threat_actions};
use weapons::compute_damage;

/// Plays a plan to its end; the result has the form of the result file, with every step.
pub fn resolve(plan: &Value) -> Value {
    let mut table = setup::set_up(plan);
    let mut states = Vec::new();
    let lost: Option<Lost> = mission(&mut table, &mut states).err();
    json!({"end": report::end(&table, lost.as_ref()), "states": states})
}

fn mission(table: &mut Table, states: &mut Vec<Value>) -> Goes {
    for turn in 1..=table.turns {
        new_turn(table, turn);
        appear(table);
        player_actions(table);
        note(table, states, "player_actions");
        compute_damage(table)?;
        note(table, states, "compute_damage");
        threat_actions(table)?;
        note(table, states, "threat_actions");
        computer_check(table);
        note(table, states, "turn_end");
    }
    last_turn(table, states)
}

/// The last rocket hits, pilots come home, threats act once more.
fn last_turn(table: &mut Table, states: &mut Vec<Value>) -> Goes {
    new_turn(table, table.turns + 1);
    compute_damage(table)?;
    for player in 0..table.players.len() {
        if table.players[player].in_space && !table.players[player].knocked_out {
            table.land(player);
        }
    }
    note(table, states, "compute_damage");
    threat_actions(table)?;
    note(table, states, "threat_actions");
    note(table, states, "turn_end");
    Ok(())
}

fn note(table: &Table, states: &mut Vec<Value>, after: &str) {
    states.push(json!({"turn": table.turn, "after": after, "state": report::state(table)}));
}
