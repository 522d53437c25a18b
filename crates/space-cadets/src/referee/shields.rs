//! The referee's answer about `shields`: strength of the sides, and what hits leave of it (SC-12).

use super::json::{At, Object, Read, RefereeValue, names_of};
use super::{Common, RefereeWrong, Verdict, by_name, object, only};
use crate::content::{Content, ShieldTile};
use crate::stations::damage::{Hit, ShieldPoints};
use crate::stations::engineering::award;
use crate::stations::shields::{Piece, ShieldsRefusal, ShieldsRules, Strength};
use crate::{Colour, Pattern, Side, Source, Zone};
use serde_json::Value;

/// The most points of a pattern, of a side or of a hit.
const MOST_POINTS: u8 = 99;

/// What lies on the display.
struct Layout {
    zones: [Vec<Piece>; 5],
    /// Tiles drawn, if they are counted.
    drawn: Option<u16>,
}

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &["tiles", "strength", "energy", "draw", "patterns", "frozen", "hits"])?;
    if file.has("tiles") == file.has("strength") {
        return file.wrong(RefereeWrong::OneOf { keys: "tiles, strength".to_owned() });
    }
    let frozen = file.maybe("frozen", At::side)?;
    let mut rules = ShieldsRules::of(&content.shields, common.damage.iter().copied(), frozen);
    if let Some(patterns) = file.get("patterns") {
        let patterns = patterns.object(&names_of(&Pattern::ALL, Pattern::name))?;
        for pattern in Pattern::ALL {
            let points = &mut rules.points[pattern.index()];
            *points = patterns.or(pattern.name(), *points, |at| at.number(0, MOST_POINTS))?;
        }
    }
    let draw = draw(file, content)?;
    let energy = file.maybe("energy", |at| at.number(0u8, 4))?;
    let drawn = energy.and_then(|energy| draw.get(usize::from(energy)).copied());
    let hits = file.list("hits")?.iter().map(read_hit).collect::<Read<Vec<(Side, u8)>>>()?;

    let mut strengths = [Strength::default(); 4];
    let mut points = ShieldPoints::default();
    let layout = match file.get("tiles") {
        Some(tiles) => Some(Layout { zones: zones(&tiles, content)?, drawn }),
        None => {
            let strength = file.need("strength")?.object(&names_of(&Side::ALL, Side::name))?;
            for side in Side::ALL {
                points[side.index()] = strength.or(side.name(), 0, |at| at.number(0, MOST_POINTS))?;
            }
            None
        }
    };
    if let Some(layout) = &layout {
        if let Err(refusal) = layout.check(&rules, content) {
            return Ok(Verdict::Illegal(refusal.name()));
        }
        for side in Side::ALL {
            let centre = &layout.zones[Zone::Centre.index()];
            let strength = rules.strength(side, &layout.zones[side.zone().index()], centre);
            strengths[side.index()] = strength;
            points[side.index()] = strength.points;
        }
    }

    let total: u32 = points.iter().map(|points| u32::from(*points)).sum();
    let mut left = points;
    let after = |(side, amount): &(Side, u8)| {
        // Who did it makes no difference to the shields.
        let hit = Hit::external(Source::Enemy, *side, *amount, &mut left);
        Value::Object(object([("absorbed", hit.absorbed.into()), ("through", hit.through.into())]))
    };
    let hits: Vec<Value> = hits.iter().map(after).collect();
    let mut result = object([
        ("strength", by_side(|side| points[side.index()])),
        ("hits", hits.into()),
        ("left", by_side(|side| left[side.index()])),
        ("total", total.into()),
        ("mission6_points", award(&content.shields.awards, total).into()),
    ]);
    if layout.is_some() {
        let pattern = |side: Side| strengths[side.index()].pattern.map_or("none", Pattern::name);
        result.extend(object([
            ("pattern", by_side(pattern)),
            ("doubled", by_side(|side| strengths[side.index()].doubled)),
        ]));
    }
    Ok(Verdict::Settled(result))
}

fn by_side<V: Into<Value>>(value: impl Fn(Side) -> V) -> Value {
    by_name(Side::ALL.iter().map(|side| (side.name(), value(*side))))
}

impl Layout {
    /// Lays the pieces down one by one, as the officer did.
    fn check(&self, rules: &ShieldsRules, content: &Content) -> Result<(), ShieldsRefusal> {
        let all = || self.zones.iter().flatten();
        if all().filter(|piece| **piece == Piece::Ice).count() > 1 {
            return Err(ShieldsRefusal::IceTwice);
        }
        let tiles = || all().filter(|piece| **piece != Piece::Ice);
        let most = usize::from(content.shields.copies);
        if tiles().any(|tile| tiles().filter(|other| *other == tile).count() > most) {
            return Err(ShieldsRefusal::Supply);
        }
        if self.drawn.is_some_and(|drawn| tiles().count() > usize::from(drawn)) {
            return Err(ShieldsRefusal::TooManyTiles);
        }
        for (zone, pieces) in Zone::ALL.iter().zip(&self.zones) {
            for (number, piece) in pieces.iter().enumerate() {
                rules.check_place(*zone, &pieces[..number], *piece)?;
            }
        }
        Ok(())
    }
}

fn draw(file: &Object, content: &Content) -> Read<Vec<u16>> {
    let printed: Vec<u16> = content.shields.draw.iter().map(|tiles| (*tiles).into()).collect();
    let count = printed.len();
    file.or("draw", printed, |at| {
        at.list_of(count, count)?.iter().map(|tiles| tiles.number(0, 999)).collect()
    })
}

fn zones(at: &At, content: &Content) -> Read<[Vec<Piece>; 5]> {
    let object = at.object(&names_of(&Zone::ALL, Zone::name))?;
    let mut zones: [Vec<Piece>; 5] = Default::default();
    for zone in Zone::ALL {
        let tiles = object.list(zone.name())?;
        let tile = |at: &At| at.name(|name| piece(name, content.shields.numbers));
        zones[zone.index()] = tiles.iter().map(tile).collect::<Read<_>>()?;
    }
    Ok(zones)
}

fn piece(name: &str, numbers: u8) -> Option<Piece> {
    if name == "ICE" {
        return Some(Piece::Ice);
    }
    let (number, colour) = match (name.strip_suffix('b'), name.strip_suffix('o')) {
        (Some(number), _) => (number, Colour::Blue),
        (_, Some(number)) => (number, Colour::Orange),
        _ => return None,
    };
    // Written as the tiles are printed: no sign, no leading zero.
    let number = (1..=numbers).find(|each| each.to_string() == number)?;
    Some(Piece::Tile(ShieldTile { number, colour }))
}

fn read_hit(at: &At) -> Read<(Side, u8)> {
    let object = at.object(&["side", "amount"])?;
    Ok((object.need("side")?.side()?, object.need("amount")?.number(0, u8::MAX)?))
}
