//! Writing a position file with all keys filled in (AM-29.16).

use super::dice::DiceOnFile;
use super::json::Extras;
use super::read::TANK;
use super::{FORMAT, Moment, Position, Reactions, note};
use crate::aliens::Strike;
use crate::field::{Figures, ItemCard, Rocketeer, Tile, TileId};
use crate::hex::{Direction, Hex};
use crate::{AlienType, Component, HatchState, Mode, Who};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PositionFile {
    format: &'static str,
    arrow: Direction,
    mode: Mode,
    tiles: Vec<TileOnFile>,
    hatches: Vec<HatchOnFile>,
    rocketeers: Vec<RocketeerOnFile>,
    aliens: Vec<AlienOnFile>,
    power_out: bool,
    figures: Figures,
    dice: DiceOnFile,
    reactions: Value,
    terror: Value,
    #[serde(flatten)]
    extras: Extras,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct TileOnFile {
    at: Hex,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u16>,
    scanned: bool,
    rotation: Direction,
    #[serde(skip_serializing_if = "Option::is_none")]
    hatches: Option<Vec<Direction>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vent: Option<bool>,
    discovery: u8,
    mines: usize,
    #[serde(flatten)]
    extras: Extras,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct HatchOnFile {
    between: (Hex, Hex),
    state: HatchState,
    #[serde(flatten)]
    extras: Extras,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct RocketeerOnFile {
    who: Who,
    at: Hex,
    hp: u8,
    o2: u8,
    order: u8,
    panicked: bool,
    mind_control: bool,
    invisible: bool,
    grappled_by: Vec<String>,
    items: Vec<ItemOnFile>,
    #[serde(flatten)]
    extras: Extras,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ItemOnFile {
    id: String,
    charges: u8,
    analyzed: bool,
    used: bool,
    #[serde(flatten)]
    extras: Extras,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct AlienOnFile {
    #[serde(rename = "type")]
    kind: AlienType,
    id: String,
    at: Hex,
    #[serde(skip_serializing_if = "Option::is_none")]
    hp: Option<u8>,
    stunned: bool,
    staggered: u8,
    #[serde(flatten)]
    extras: Extras,
}

impl Position {
    /// The file.
    pub fn to_file(&self) -> PositionFile {
        let field = &self.field;
        let on_map = |tile: TileId| field.tile(tile).is_some_and(|tile| !tile.gone);
        let hatches =
            field.hatches.iter().filter(|marker| on_map(marker.between.0) && on_map(marker.between.1));
        PositionFile {
            format: FORMAT,
            arrow: field.arrow,
            mode: field.mode,
            tiles: field.tile_ids().map(|id| self.tile_on_file(id, &field.tiles[id.index()])).collect(),
            hatches: hatches
                .map(|marker| HatchOnFile {
                    between: (self.hex(marker.between.0), self.hex(marker.between.1)),
                    state: marker.state,
                    extras: note(&self.notes.hatches, &marker.between),
                })
                .collect(),
            rocketeers: self.rocketeers_on_file(),
            aliens: field
                .aliens
                .iter()
                .map(|alien| AlienOnFile {
                    kind: alien.kind,
                    id: self.name(alien.id).to_owned(),
                    at: self.hex(alien.at),
                    hp: (!matches!(alien.kind, AlienType::Thrall | AlienType::WarThrall)).then_some(alien.hp),
                    stunned: alien.stunned,
                    staggered: alien.staggered,
                    extras: note(&self.notes.aliens, &alien.id),
                })
                .collect(),
            power_out: field.power_out,
            figures: field.figures,
            dice: self.dice.clone(),
            reactions: self.reactions_on_file(),
            terror: self.terror_on_file(),
            extras: self.notes.file.clone(),
        }
    }

    /// The file as text.
    pub fn to_json(&self) -> String {
        // Plain data with text keys: there is nothing that JSON could not hold.
        serde_json::to_string_pretty(&self.to_file()).unwrap_or_default()
    }

    fn hex(&self, tile: TileId) -> Hex {
        self.field.hex(tile).unwrap_or(Hex { q: 0, r: 0 })
    }

    fn tile_on_file(&self, id: TileId, tile: &Tile) -> TileOnFile {
        let face = tile.face;
        TileOnFile {
            at: tile.at,
            number: face.map(|face| face.number).filter(|number| *number > 0),
            scanned: tile.scanned,
            rotation: face.map_or(self.field.arrow, |face| face.rotation),
            hatches: face.map(|face| face.hatches.iter().collect()),
            vent: face.map(|face| face.vent),
            discovery: tile.discoveries(),
            mines: tile.mines(),
            extras: note(&self.notes.tiles, &id),
        }
    }

    fn rocketeers_on_file(&self) -> Vec<RocketeerOnFile> {
        // Order markers that were not given yet: the next free numbers, in the order of the table.
        let mut free: Vec<u8> = (1..=6)
            .filter(|order| !self.field.rocketeers.iter().any(|each| each.order == Some(*order)))
            .collect();
        let mut all = Vec::new();
        for rocketeer in &self.field.rocketeers {
            let order = rocketeer.order.unwrap_or_else(|| if free.is_empty() { 1 } else { free.remove(0) });
            all.push(RocketeerOnFile {
                who: rocketeer.who,
                at: self.hex(rocketeer.at),
                hp: rocketeer.hp,
                o2: rocketeer.o2,
                order,
                panicked: rocketeer.turn.panicked,
                mind_control: rocketeer.is_mind_controlled(),
                invisible: rocketeer.turn.invisible,
                grappled_by: rocketeer.grappled_by.iter().map(|id| self.name(*id).to_owned()).collect(),
                items: self.items_on_file(rocketeer),
                extras: note(&self.notes.rocketeers, &rocketeer.who),
            });
        }
        all
    }

    fn items_on_file(&self, rocketeer: &Rocketeer) -> Vec<ItemOnFile> {
        let card = |card: &ItemCard| ItemOnFile {
            id: card.item.to_string(),
            charges: card.charges,
            analyzed: card.analyzed,
            used: card.used_by.is_some(),
            extras: note(&self.notes.items, &card.id),
        };
        let loose = |id: &str| ItemOnFile {
            id: id.to_owned(),
            charges: 0,
            analyzed: true,
            used: false,
            extras: Extras::new(),
        };
        let mut items: Vec<ItemOnFile> = rocketeer.items.iter().map(card).collect();
        for component in Component::ALL {
            let count = usize::from(rocketeer.components.of(component));
            items.extend(vec![loose(component.name()); count]);
        }
        let tanks = self.notes.tanks.iter().filter(|who| **who == rocketeer.who);
        items.extend(tanks.map(|_| loose(TANK)));
        items
    }

    fn reactions_on_file(&self) -> Value {
        match &self.reactions {
            Reactions::None => json!("none"),
            Reactions::Auto => json!("auto"),
            Reactions::List(list) => list
                .iter()
                .map(|reaction| {
                    let (who, item) = (reaction.who, reaction.item);
                    match reaction.when {
                        Moment::Against(strike, nth) => {
                            json!({ "who": who, "item": item, "against": strike_name(strike), "nth": nth })
                        }
                        Moment::Before(before) => json!({ "who": who, "item": item, "before": before }),
                    }
                })
                .collect(),
        }
    }

    fn terror_on_file(&self) -> Value {
        let entry = |(who, directions): &(Who, Vec<Direction>)| (who.name().to_owned(), json!(directions));
        Value::Object(self.terror.iter().map(entry).collect::<Map<String, Value>>())
    }
}

fn strike_name(strike: Strike) -> &'static str {
    match strike {
        Strike::Hit => "hit",
        Strike::Panic => "panic",
        Strike::MindControl => "mind_control",
    }
}
