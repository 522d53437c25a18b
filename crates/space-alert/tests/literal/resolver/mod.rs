//! A second resolver of the Resolution Round, slow and plain: it follows the pages of the rules one after the other,
//! with lists and names instead of anything clever, and shares no code with the one in the crate. Where both agree on
//! thousands of missions, a mistake would have to be made twice.

pub mod board;
mod calling;
pub mod cards;
mod external;
mod frontier_cards;
mod frontier_external;
mod frontier_internal;
mod halves;
mod internal;
mod jumping;
mod phasing;
mod players;
mod repairs;
pub mod report;
mod setup;
mod ship_damage;
mod table;
mod threat_actions;
mod weapons;

use serde_json::{Value, json};

use players::{computer_check, new_turn, player_actions};
use table::Goes;
pub use table::{Lost, Status, Table, Threat};
use threat_actions::{appear, jump, threat_actions};
use weapons::compute_damage;

/// Somebody who looks at the table after each step, and is told its name.
type Onlooker<'a> = &'a mut dyn FnMut(&Table, &'static str);

/// Plays a plan to its end; the result has the form of the result file, with every step.
pub fn resolve(plan: &Value) -> Value {
    let mut states = Vec::new();
    let (table, lost) = play(plan, &mut |table, after| {
        states.push(json!({"turn": table.turn, "after": after, "state": report::state(table)}));
    });
    json!({"end": report::end(&table, lost.as_ref()), "states": states})
}

/// Plays a plan to its end before somebody's eyes; says how the table looks then, and why the mission was lost.
pub fn play(plan: &Value, onlooker: Onlooker) -> (Table, Option<Lost>) {
    let mut table = setup::set_up(plan);
    let lost = mission(&mut table, onlooker).err();
    (table, lost)
}

fn mission(table: &mut Table, onlooker: Onlooker) -> Goes {
    for turn in 1..=table.turns {
        new_turn(table, turn);
        appear(table);
        player_actions(table)?;
        onlooker(table, "player_actions");
        compute_damage(table)?;
        onlooker(table, "compute_damage");
        threat_actions(table)?;
        onlooker(table, "threat_actions");
        computer_check(table);
        onlooker(table, "turn_end");
    }
    last_turn(table, onlooker)
}

/// The last rocket hits, pilots come home, threats act once more, the ship jumps.
fn last_turn(table: &mut Table, onlooker: Onlooker) -> Goes {
    new_turn(table, table.turns + 1);
    compute_damage(table)?;
    for player in 0..table.players.len() {
        if table.players[player].in_space && !table.players[player].knocked_out {
            table.land(player);
        }
    }
    onlooker(table, "compute_damage");
    threat_actions(table)?;
    onlooker(table, "threat_actions");
    onlooker(table, "turn_end");
    jump(table)
}
