//! Parts of files that several kinds share: the map, faces, shield points, and answers in the order in which they are asked for.

use super::RefereeWrong;
use super::json::{At, Object, Read, RefereeValue};
use crate::content::{Content, Face, Gravity};
use crate::fate::{Chooser, DieFor, Fate, Need};
use crate::map::{Map, Shake};
use crate::stations::damage::{Hit, ShieldPoints};
use crate::{Side, Square, Terrain};
use serde_json::{Map as Json, Value, json};

/// The most squares or tiles along a side of a map.
const MOST_SQUARES: usize = 100;

/// Reads a map: rows of squares, or rows of tiles (SC-7.1).
pub(super) fn read_map(at: &At, content: &Content) -> Read<Map> {
    let object = at.object(&["rows", "gravity", "tiles"])?;
    match (object.get("rows"), object.get("tiles")) {
        (Some(rows), None) => read_rows(&rows, &object, content),
        (None, Some(tiles)) if !object.has("gravity") => read_tiles(&tiles, content),
        _ => object.wrong(RefereeWrong::OneOf { keys: "rows, tiles".to_owned() }),
    }
}

fn read_rows(at: &At, object: &Object, content: &Content) -> Read<Map> {
    let mut rows = Vec::new();
    for row in at.list_of(1, MOST_SQUARES)? {
        let text = row.text()?;
        if text.chars().count() > MOST_SQUARES || text.chars().any(|letter| !".ANR ".contains(letter)) {
            return row.wrong(RefereeWrong::NotADrawing);
        }
        rows.push(text.to_owned());
    }
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let arrows = read_gravity(object, width, rows.len())?;
    let small = |number: usize| u8::try_from(number).unwrap_or(0);
    let mut map = Map::new(small(width), small(rows.len()), content.map.tile);
    map.draw(Square(0, 0), &rows, &arrows);
    Ok(map)
}

fn read_gravity(object: &Object, width: usize, height: usize) -> Read<Vec<Gravity>> {
    let most = |size: usize| u8::try_from(size.saturating_sub(1)).unwrap_or(u8::MAX);
    let mut arrows = Vec::new();
    for arrow in object.list("gravity")? {
        let arrow = arrow.object(&["x", "y", "dir"])?;
        arrows.push(Gravity {
            x: arrow.need("x")?.number(0, most(width))?,
            y: arrow.need("y")?.number(0, most(height))?,
            dir: arrow.need("dir")?.facing()?,
        });
    }
    Ok(arrows)
}

fn read_tiles(at: &At, content: &Content) -> Read<Map> {
    let size = usize::from(content.map.tile).max(1);
    let most = MOST_SQUARES / size;
    let rows = at.list_of(1, most)?;
    let mut lists = Vec::new();
    for row in &rows {
        lists.push(row.list_of(0, most)?);
    }
    let columns = lists.iter().map(Vec::len).max().unwrap_or(0);
    let small = |number: usize| u8::try_from(number).unwrap_or(0);
    let mut map = Map::of_tiles(small(columns), small(rows.len()), content.map.tile);
    for (row, list) in (0..).zip(&lists) {
        for (column, face) in (0..).zip(list) {
            match face.value {
                Value::Null => {}
                Value::String(unscanned) if unscanned == "?" => map.hide((column, row)),
                _ => map.reveal((column, row), &read_face(face, content)?),
            }
        }
    }
    Ok(map)
}

/// Reads a face: its id, or its squares and arrows.
pub(super) fn read_face(at: &At, content: &Content) -> Read<Face> {
    if at.value.is_string() {
        return at.name(|id| content.face(id).map(|(_, face)| face.clone()));
    }
    let size = usize::from(content.map.tile);
    let object = at.object(&["rows", "gravity"])?;
    let mut rows = Vec::new();
    for row in object.need("rows")?.list_of(size, size)? {
        let text = row.text()?;
        if text.chars().count() != size || text.chars().any(|letter| Terrain::lettered(letter).is_none()) {
            return row.wrong(RefereeWrong::NotADrawing);
        }
        rows.push(text.to_owned());
    }
    let gravity = read_gravity(&object, size, size)?;
    Ok(Face { id: String::new(), tile: 0, name: String::new(), rows, gravity })
}

/// Reads shield points by side.
pub(super) fn read_shields(file: &Object) -> Read<ShieldPoints> {
    let points = file.or("shields", [0; 4], At::by_side)?;
    Ok(points.map(|points| u8::try_from(points).unwrap_or(u8::MAX)))
}

/// Shield points by side, written.
pub(super) fn shields_written(shields: &ShieldPoints) -> Value {
    super::by_name(Side::ALL.iter().map(|side| (side.name(), shields[side.index()])))
}

/// A hit, written; with its source where a kind says so.
pub(super) fn hit_written(hit: &Hit) -> Value {
    json!({"side": hit.side.name(), "amount": hit.amount, "absorbed": hit.absorbed, "through": hit.through})
}

/// A hit with its source, written.
pub(super) fn sourced_hit_written(hit: &Hit) -> Value {
    let mut written = hit_written(hit);
    if let Value::Object(written) = &mut written {
        written.insert("source".to_owned(), hit.source.name().into());
    }
    written
}

/// Reads sides that somebody chose.
pub(super) fn read_sides(at: &At) -> Read<Vec<Side>> {
    at.list()?.iter().map(At::side).collect()
}

/// An enemy as far as its lock matters.
pub(super) struct Watcher {
    /// Its id.
    pub id: String,
    /// Where it is.
    pub at: Square,
    /// Whether it has lock.
    pub locked: bool,
}

/// Reads enemies as far as their locks matter.
pub(super) fn read_watchers(file: &Object) -> Read<Vec<Watcher>> {
    let mut watchers = Vec::new();
    for enemy in file.list("enemies")? {
        let enemy = enemy.object(&["id", "at", "locked"])?;
        watchers.push(Watcher {
            id: enemy.need("id")?.text()?.to_owned(),
            at: enemy.need("at")?.square()?,
            locked: enemy.or("locked", false, At::boolean)?,
        });
    }
    Ok(watchers)
}

/// The ids of enemies that some dice free the ship from. Nemesis and satellites always have lock; in Mission 3 no die helps.
pub(super) fn locks_lost(
    watchers: &[Watcher],
    shakes: &[Shake],
    mission: Option<u8>,
    content: &Content,
) -> Value {
    let always = |id: &str| id == content.nemesis.id || id == content.omega.id;
    let lost = watchers.iter().filter(|enemy| {
        let shaken = shakes.iter().any(|shake| shake.frees_from(enemy.at));
        enemy.locked && shaken && mission != Some(3) && !always(&enemy.id)
    });
    lost.map(|enemy| enemy.id.as_str()).collect::<Vec<_>>().into()
}

/// Answers from a file, each used once, in the order in which they are asked for.
#[derive(Default)]
pub(super) struct Answers {
    /// Dice.
    pub dice: Vec<u8>,
    /// The Captain's sides.
    pub captain: Vec<Side>,
    /// Dice used.
    pub used: usize,
    chosen: usize,
}

impl Answers {
    /// Answers with these dice and sides.
    pub fn new(dice: Vec<u8>, captain: Vec<Side>) -> Answers {
        Answers { dice, captain, used: 0, chosen: 0 }
    }
}

impl Fate for Answers {
    fn die(&mut self, _: DieFor) -> Option<u8> {
        let roll = self.dice.get(self.used).copied()?;
        self.used += 1;
        Some(roll)
    }

    fn side(&mut self, _: Chooser, _: &[Side]) -> Option<Side> {
        let side = self.captain.get(self.chosen).copied()?;
        self.chosen += 1;
        Some(side)
    }
}

/// What a flight or an arrival waits for, as the format says it.
pub(super) fn need_written(need: &Need) -> Json<String, Value> {
    match need {
        Need::Die(what) => super::object([("needs", "die".into()), ("for", what.name().into())]),
        Need::Side(..) => super::object([("needs", "captain".into())]),
        Need::Reveal(_) => super::object([("needs", "reveal".into())]),
        Need::Way(_) => super::object([("needs", "move".into())]),
    }
}
