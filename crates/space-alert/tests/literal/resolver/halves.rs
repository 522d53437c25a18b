//! The card of a turn, half by half, on the ship and in space.

use serde_json::Value;

use super::players::{interceptors_attack, on_board};
use super::table::{Goes, Squad, Table};

/// What somebody does with the card of this turn: its only half, or both of them one after the other (SA-24.2).
pub fn card_of_the_turn(table: &mut Table, player: usize) -> Goes {
    let turn = table.turn;
    let halves = halves(table.players[player].card(turn));
    if table.players[player].in_space && !stays_out(&halves) {
        // SA-9.13, SA-9.14: home without an attack, and a card that is no battlebots moves on from this very turn. That
        // is its own rule and asks nobody whether the card is late already.
        if table.players[player].put_off == turn {
            table.seen.insert(("halves", "move on from space"));
        }
        table.shift(player, turn);
        table.land(player);
        return Ok(());
    }
    let Some((first, rest)) = halves.split_first() else { return Ok(()) };
    table.players[player].delayed = false;
    half(table, player, first)?;
    let Some(second) = rest.first() else { return Ok(()) };
    let player_now = &table.players[player];
    if player_now.knocked_out {
        Ok(())
    } else if player_now.delayed {
        // SA-24.3: the first half made its player late.
        table.seen.insert(("halves", "wait for the late"));
        wait(table, player, first, second);
        Ok(())
    } else if !player_now.in_space {
        half(table, player, second)
    } else if is_battlebots(second) {
        // SA-24.22: they have attacked.
        table.seen.insert(("halves", "attack once"));
        Ok(())
    } else {
        // SA-24.21: nothing else can be done out there.
        table.seen.insert(("halves", "wait in space"));
        wait(table, player, first, second);
        Ok(())
    }
}

/// A card as a list: nothing, one half or two.
fn halves(card: &Value) -> Vec<String> {
    let text = |half: &Value| half.as_str().unwrap_or_else(|| panic!("no half {half}")).to_owned();
    match card {
        Value::Null => Vec::new(),
        Value::Array(both) => both.iter().map(text).collect(),
        one => vec![text(one)],
    }
}

fn is_battlebots(half: &str) -> bool {
    matches!(half, "BOT" | "BOT*")
}

/// Only battlebots keep a pilot out (SA-9.12).
fn stays_out(halves: &[String]) -> bool {
    halves.first().is_some_and(|first| is_battlebots(first))
}

/// One half, wherever its player is.
fn half(table: &mut Table, player: usize, half: &str) -> Goes {
    if !table.players[player].in_space {
        return on_board(table, player, half);
    }
    if table.players[player].squad == Squad::Active {
        interceptors_attack(table, i32::from(half == "BOT*"));
    }
    Ok(())
}

/// The second half goes to the next turn and pushes what lies there; if the first half has cleared that turn already,
/// nothing is pushed twice (SA-5.6).
fn wait(table: &mut Table, player: usize, first: &str, second: &str) {
    let next = table.turn + 1;
    table.players[player].lay(table.turn, Value::from(first));
    if next <= table.turns {
        table.shift(player, next);
        table.players[player].lay(next, Value::from(second));
    }
    table.players[player].put_off = next;
}
