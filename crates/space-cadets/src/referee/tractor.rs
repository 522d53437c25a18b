//! The referee's answer about `tractor`: one attempt, flip by flip (SC-9).

use super::board::read_map;
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, RefereeWrong, Verdict, Wrong, object, only};
use crate::content::Content;
use crate::map::{Map, blocked};
use crate::stations::tractor::{Attempt, Face, TractorRefusal, TractorRules, Turned, turn_pair, turn_three};
use crate::{Lock, Square};

/// The faces of a box: names of shapes as numbers, and how many tiles of each face there are.
struct Faces {
    shapes: Vec<String>,
    tiles: Vec<(Face, usize)>,
}

/// What the attempt is at.
struct Target {
    lock: Lock,
    distance: u16,
    blocked: bool,
}

/// The file.
struct Tractor {
    energy: u8,
    speed: u8,
    target: Option<Target>,
    faces: Faces,
    flips: Vec<Vec<Face>>,
}

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &["energy", "speed", "target", "from", "map", "flips", "faces"])?;
    let tractor = read(file, content)?;
    let rules = TractorRules::of(&content.tractor, common.damage.iter().copied());
    Ok(evaluate(&tractor, &rules).unwrap_or_else(|refusal| Verdict::Illegal(refusal.name())))
}

fn evaluate(tractor: &Tractor, rules: &TractorRules) -> Result<Verdict, TractorRefusal> {
    let mut attempt = Attempt { needed: None, doubled: false, energy: tractor.energy, points: 0 };
    if let Some(target) = &tractor.target {
        rules.check_target(target.lock, target.distance, target.blocked)?;
        attempt.needed = Some(rules.needed(tractor.speed, target.distance));
        attempt.doubled = target.lock == Lock::Superlock;
    }
    let mut up: Vec<Face> = Vec::new();
    let mut scored = Vec::new();
    let mut internal_damage = 0u32;
    for (number, flip) in tractor.flips.iter().enumerate() {
        attempt.check()?;
        for tile in flip {
            let count = |faces: &[Face]| faces.iter().filter(|face| *face == tile).count();
            if count(flip) + count(&up) > tractor.faces.tiles_of(*tile) {
                return Err(TractorRefusal::TileNotThere);
            }
        }
        let turned = match flip[..] {
            [first, second] => turn_pair([first, second]),
            [first, second, third] => turn_three([first, second, third]),
            _ => Turned::default(),
        };
        scored.push(attempt.score(turned, rules.stutter && number == 0)?);
        internal_damage += u32::from(turned.internal_damage);
        if turned.stays {
            up.extend(flip);
        }
    }
    let mut removed: Vec<String> = Vec::new();
    if attempt.succeeded() {
        removed = up.iter().map(|face| tractor.faces.name(*face)).collect();
        removed.sort_unstable();
    }
    Ok(Verdict::Settled(object([
        ("distance", tractor.target.as_ref().map(|target| target.distance).into()),
        ("needed", attempt.needed.into()),
        ("flip_points", scored.into()),
        ("points", attempt.points.into()),
        ("success", attempt.succeeded().into()),
        ("energy_left", attempt.energy.into()),
        ("internal_damage", internal_damage.into()),
        ("removed", removed.into()),
    ])))
}

impl Faces {
    fn add(&mut self, name: &str, tiles: usize) -> Option<()> {
        let (shape, number) = split(name)?;
        let known = self.shapes.iter().position(|each| each == shape);
        let shape = known.unwrap_or_else(|| {
            self.shapes.push(shape.to_owned());
            self.shapes.len() - 1
        });
        let face = Face { shape: u8::try_from(shape).ok()?, number };
        match self.tiles.iter_mut().find(|(each, _)| *each == face) {
            Some((_, count)) => *count += tiles,
            None => self.tiles.push((face, tiles)),
        }
        Some(())
    }

    fn find(&self, name: &str) -> Option<Face> {
        self.tiles.iter().map(|(face, _)| *face).find(|face| self.name(*face) == name)
    }

    fn tiles_of(&self, face: Face) -> usize {
        self.tiles.iter().find(|(each, _)| *each == face).map_or(0, |(_, count)| *count)
    }

    fn name(&self, face: Face) -> String {
        let shape = self.shapes.get(usize::from(face.shape)).map_or("", String::as_str);
        format!("{shape}-{}", face.number)
    }
}

/// Shape and number of a face: written as printed, without a sign or a leading zero.
fn split(name: &str) -> Option<(&str, u8)> {
    let (shape, number) = name.rsplit_once('-')?;
    let read: u8 = number.parse().ok()?;
    (!shape.is_empty() && read.to_string() == number).then_some((shape, read))
}

/// The most faces of a box.
const MOST_FACES: usize = 100;

fn read(file: &Object, content: &Content) -> Read<Tractor> {
    let data = &content.tractor;
    let per_face = usize::from(data.tiles_per_face);
    let mut faces = Faces { shapes: Vec::new(), tiles: Vec::new() };
    match file.get("faces") {
        None => {
            for face in &data.faces {
                faces.add(&format!("{}-{}", face.shape, face.number), per_face);
            }
        }
        Some(list) => {
            for face in list.list_of(1, MOST_FACES)? {
                let added = faces.add(face.text()?, per_face);
                added.map_or_else(|| face.wrong(Wrong::UnknownName { name: face.text()?.to_owned() }), Ok)?;
            }
        }
    }
    let mut flips = Vec::new();
    for flip in file.list("flips")? {
        let tiles = flip.list_of(2, 3)?;
        flips.push(tiles.iter().map(|tile| tile.name(|name| faces.find(name))).collect::<Read<_>>()?);
    }
    let energy = file.need("energy")?.number(0, 4)?;
    let speed = file.need("speed")?.number(0, 6)?;
    let map = file.maybe("map", |at| read_map(at, content))?;
    let from = file.maybe("from", At::square)?;
    let target = file.maybe("target", |at| target(file, at, from, map.as_ref()))?;
    Ok(Tractor { energy, speed, target, faces, flips })
}

fn target(file: &Object, at: &At, from: Option<Square>, map: Option<&Map>) -> Read<Target> {
    let object = at.object(&["lock", "distance", "at"])?;
    let lock = object.or("lock", Lock::None, At::lock)?;
    match (object.get("distance"), object.get("at")) {
        (Some(distance), None) => Ok(Target { lock, distance: distance.number(0, 999)?, blocked: false }),
        (None, Some(at)) => {
            let Some((from, map)) = from.zip(map) else {
                let key = if from.is_none() { "from" } else { "map" };
                return file.wrong(Wrong::Missing { key: key.to_owned() });
            };
            let square = at.square()?;
            Ok(Target { lock, distance: from.distance(square), blocked: blocked(map, from, square) })
        }
        _ => object.wrong(RefereeWrong::OneOf { keys: "distance, at".to_owned() }),
    }
}
