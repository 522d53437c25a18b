//! The table as the result file shows it.

use serde_json::{Map, Value, json};

use super::board::ZONES;
use super::calling::points_of_the_uncalled;
use super::table::{Lost, Squad, Status, Table, Threat};

/// The state at this moment.
pub fn state(table: &Table) -> Value {
    let mut threats = Map::new();
    for threat in &table.threats {
        let status = match threat.status {
            Status::Waiting => "waiting",
            Status::OnTrack => "on_track",
            Status::Destroyed => "destroyed",
            Status::Survived => "survived",
        };
        let position = threat.on_track().then_some(threat.square);
        threats
            .insert(threat.name(), json!({"status": status, "damage": threat.damage, "position": position}));
    }
    let players: Vec<Value> = table.players.iter().map(|player| {
        let bots = squad(player.squad);
        json!({"station": player.station, "in_space": player.in_space, "knocked_out": player.knocked_out, "bots": bots})
    }).collect();
    let boards: Vec<Value> = table.players.iter().map(|player| Value::Array(player.board.clone())).collect();
    let damage: Map<String, Value> =
        ZONES.iter().map(|zone| ((*zone).to_owned(), json!(table.tiles[zone].len()))).collect();
    json!({
        "damage": damage,
        "threats": threats,
        "shields": table.shields,
        "reactors": table.reactors,
        "fuel": table.fuel,
        "rockets": table.rockets,
        "rocket_in_flight": table.second_square,
        "players": players,
        "stored_bots": table.stored,
        "boards": boards,
        "visual_by_phase": [visual(table, 1), visual(table, 2), visual(table, 3)],
        "visual_points": visual(table, 1) + visual(table, 2) + visual(table, 3),
        "threat_points": threat_points(table),
        "knocked_out": knocked_out(table),
        "disabled_squads": disabled_squads(table),
    })
}

/// The state at the end, with the outcome and the score.
pub fn end(table: &Table, lost: Option<&Lost>) -> Value {
    let mut state = state(table);
    match lost {
        None => {
            state["outcome"] = json!("won");
            state["score"] = json!(score(table));
        }
        Some(Lost::Zone(zone)) => {
            state["outcome"] = json!("lost");
            state["score"] = Value::Null;
            state["lost_zone"] = json!(zone);
        }
        Some(Lost::To(name)) => {
            state["outcome"] = json!("lost");
            state["score"] = Value::Null;
            state["lost_to"] = json!(name);
        }
    }
    state
}

fn squad(squad: Squad) -> &'static str {
    match squad {
        Squad::None => "none",
        Squad::Active => "active",
        Squad::Disabled => "disabled",
    }
}

fn visual(table: &Table, phase: i32) -> i32 {
    table.visual.get(&phase).copied().unwrap_or(0)
}

fn threat_points(table: &Table) -> i32 {
    let points = |(index, threat): (usize, &Threat)| match threat.status {
        Status::Destroyed => threat.card.destroyed + points_of_the_uncalled(table, index),
        Status::Survived => threat.card.survived,
        Status::Waiting | Status::OnTrack => 0,
    };
    table.threats.iter().enumerate().map(points).sum()
}

fn knocked_out(table: &Table) -> Vec<usize> {
    (0..table.players.len()).filter(|player| table.players[*player].knocked_out).collect()
}

fn disabled_squads(table: &Table) -> usize {
    let led = table.players.iter().filter(|player| player.squad == Squad::Disabled).count();
    let stored = table.stored.values().filter(|squad| **squad == "disabled").count();
    led + stored
}

pub fn score(table: &Table) -> i32 {
    let number = |count: usize| i32::try_from(count).expect("a small number");
    let damage: Vec<i32> = ZONES.iter().map(|zone| number(table.tiles[zone].len())).collect();
    let worst = damage.iter().copied().max().unwrap_or(0);
    let visual = visual(table, 1) + visual(table, 2) + visual(table, 3);
    threat_points(table) + visual
        - damage.iter().sum::<i32>()
        - worst
        - 2 * number(knocked_out(table).len())
        - number(disabled_squads(table))
}
