//! Reading and writing the JSON of a plan file. Words are read as text first, so that a wrong one can be named.

use super::fault::PlanFault;
use super::file::{
    AnyWord, Bots, CustomTrajectory, DamageDraw, FORMAT, Overrides, PlanFile, TileOrders, TrackBoards,
};
use crate::ship::{Action, Announced, MOST_TURNS, OnAppear, Slot, Tile, Track};
use crate::{Station, Zone};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    #[serde(default = "twelve")]
    turns: u8,
    #[serde(default)]
    trajectories: TrackBoards,
    #[serde(default)]
    threats: Vec<Announced>,
    players: Vec<Vec<WrittenSlot>>,
    #[serde(default = "any")]
    damage_draw: WrittenDraw,
    #[serde(default)]
    overrides: WrittenOverrides,
}

fn twelve() -> u8 {
    MOST_TURNS as u8
}

fn any() -> WrittenDraw {
    WrittenDraw::Any(AnyWord::Any)
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenSlot {
    Empty(()),
    One(String),
    Two([String; 2]),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeed {
    seed: u64,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenDraw {
    Any(AnyWord),
    Seed(WrittenSeed),
    Orders(BTreeMap<Zone, Vec<String>>),
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenOverrides {
    computer_maintained: bool,
    start_station: BTreeMap<String, String>,
    in_space: Vec<u8>,
    bots: BTreeMap<String, Bots>,
    shields: BTreeMap<Zone, u8>,
    pre_damage: BTreeMap<Zone, Vec<String>>,
    threat_on_appear: BTreeMap<String, OnAppear>,
    custom_trajectory: BTreeMap<Track, CustomTrajectory>,
}

impl PlanFile {
    /// Reads a plan file. Whether its mission can be flown is found out when it is prepared.
    pub fn from_json(text: &str) -> Result<PlanFile, PlanFault> {
        let shape = |error: serde_json::Error| PlanFault::Shape { reason: error.to_string() };
        let value: serde_json::Value = serde_json::from_str(text).map_err(shape)?;
        // The format comes first: a file of another version may well have another shape.
        if let Some(found) = value.get("format").and_then(|format| format.as_str())
            && found != FORMAT
        {
            return Err(PlanFault::Format { found: found.to_owned() });
        }
        let written: Written = serde_json::from_value(value).map_err(shape)?;
        let mut players = Vec::new();
        for (player, board) in written.players.iter().enumerate() {
            let slots = board.iter().enumerate().map(|(index, slot)| read_slot(slot, player, index + 1));
            players.push(slots.collect::<Result<Vec<Slot>, PlanFault>>()?);
        }
        Ok(PlanFile {
            format: written.format,
            turns: written.turns,
            trajectories: written.trajectories,
            threats: written.threats,
            players,
            damage_draw: match written.damage_draw {
                WrittenDraw::Any(word) => DamageDraw::Any(word),
                WrittenDraw::Seed(WrittenSeed { seed }) => DamageDraw::Seed { seed },
                WrittenDraw::Orders(orders) => DamageDraw::Orders(TileOrders(read_tiles(orders)?)),
            },
            overrides: read_overrides(written.overrides)?,
        })
    }

    /// Writes the file.
    pub fn to_json(&self) -> String {
        // Plain data with text keys: there is nothing that JSON could not hold.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

fn read_slot(slot: &WrittenSlot, player: usize, turn: usize) -> Result<Slot, PlanFault> {
    let action = |text: &String| {
        Action::from_code(text).ok_or(PlanFault::UnknownAction { text: text.clone(), player, turn })
    };
    Ok(match slot {
        WrittenSlot::Empty(()) => Slot::Empty,
        WrittenSlot::One(text) => Slot::One(action(text)?),
        WrittenSlot::Two([first, second]) => Slot::Two(action(first)?, action(second)?),
    })
}

fn read_tiles(written: BTreeMap<Zone, Vec<String>>) -> Result<BTreeMap<Zone, Vec<Tile>>, PlanFault> {
    let tile = |text: String| {
        let found = Tile::ALL.into_iter().find(|tile| tile.name() == text);
        found.ok_or(PlanFault::UnknownTile { text })
    };
    let zones = written.into_iter().map(|(zone, names)| {
        Ok((zone, names.into_iter().map(tile).collect::<Result<Vec<Tile>, PlanFault>>()?))
    });
    zones.collect()
}

fn read_overrides(written: WrittenOverrides) -> Result<Overrides, PlanFault> {
    let player =
        |text: String| text.parse::<u8>().map_err(|_| PlanFault::UnknownPlayer { text: text.clone() });
    let station = |text: String| Station::from_code(&text).ok_or(PlanFault::UnknownStation { text });
    let starts = written.start_station.into_iter().map(|(who, place)| Ok((player(who)?, station(place)?)));
    let bots = written.bots.into_iter().map(|(who, bots)| Ok((player(who)?, bots)));
    Ok(Overrides {
        computer_maintained: written.computer_maintained,
        start_station: starts.collect::<Result<_, PlanFault>>()?,
        in_space: written.in_space,
        bots: bots.collect::<Result<_, PlanFault>>()?,
        shields: written.shields,
        pre_damage: read_tiles(written.pre_damage)?,
        threat_on_appear: written.threat_on_appear,
        custom_trajectory: written.custom_trajectory,
    })
}
