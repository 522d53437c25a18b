//! Shields: tiles moved about at random, less and less wildly, with an eye on the side that the Captain marked (SC-12).

use super::skill::{Quick, Skill};
use crate::command::Command;
use crate::content::ShieldTile;
use crate::stations::shields::{Piece, ShieldsRules};
use crate::{Advanced, Side, SpaceCadets, Zone};
use table::Dice;

/// What a point on the guarded side counts, and on another.
const GUARDED: i32 = 5;
const OTHER: i32 = 2;

/// Tiles that a search can tell apart; nobody draws more.
const MOST: usize = 8;

/// What sets of tiles are worth, worked out once for each set. A set has a bit for each tile drawn.
struct Board<'a> {
    rules: ShieldsRules,
    tiles: &'a [ShieldTile],
    guard: Option<Side>,
    /// Points of a set's pattern.
    points: [Option<u8>; 1 << MOST],
    /// Whether it doubles a side.
    doubled: [Option<bool>; 1 << MOST],
}

impl Board<'_> {
    fn pattern_points(&mut self, set: u8) -> u8 {
        if let Some(points) = self.points[usize::from(set)] {
            return points;
        }
        let pieces = self.tiles.iter().enumerate().filter(|(tile, _)| set >> tile & 1 == 1);
        let pattern = self.rules.pattern(pieces.map(|(_, tile)| Piece::Tile(*tile)));
        let points = pattern.map_or(0, |pattern| self.rules.points[pattern.index()]);
        self.points[usize::from(set)] = Some(points);
        points
    }

    /// Three tiles of one colour double a side (SC-12.6).
    fn of_one_colour(&mut self, set: u8) -> bool {
        if let Some(doubled) = self.doubled[usize::from(set)] {
            return doubled;
        }
        let tiles = self.tiles.iter().enumerate().filter(|(tile, _)| set >> tile & 1 == 1);
        let mut colours = tiles.map(|(_, tile)| tile.colour);
        let first = colours.next();
        let doubled = set.count_ones() == 3 && colours.all(|colour| Some(colour) == first);
        self.doubled[usize::from(set)] = Some(doubled);
        doubled
    }

    /// What each side counts once the tiles of some zones have changed; the others count what they did.
    fn scores(&mut self, zones: &[u8; 5], changed: u8, mut scores: [i32; 4]) -> [i32; 4] {
        let centre = zones[Zone::Centre.index()];
        let all = changed >> Zone::Centre.index() & 1 == 1;
        for side in Side::ALL {
            let zone = side.zone().index();
            if !all && changed >> zone & 1 == 0 {
                continue;
            }
            let outer = zones[zone];
            let mut points = i32::from(self.pattern_points(outer | centre));
            if self.rules.doubles[side.index()] && self.of_one_colour(outer) {
                points *= 2;
            }
            scores[side.index()] = points * if self.guard == Some(side) { GUARDED } else { OTHER };
        }
        scores
    }

    /// Whether a tile may be added to a zone (SC-12.3).
    fn fits(&self, zones: &[u8; 5], zone: Zone, tile: usize) -> bool {
        let lying = zones[zone.index()];
        let twin =
            |other: usize| lying >> other & 1 == 1 && self.tiles[other].number == self.tiles[tile].number;
        lying.count_ones() < u32::from(self.rules.places[zone.index()])
            && !(zone == Zone::Centre && (0..self.tiles.len()).any(twin))
    }
}

/// The tiles as they shall lie.
pub(super) fn layout(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> Vec<Command> {
    let tiles: Vec<ShieldTile> = game
        .shields
        .tiles
        .iter()
        .take(MOST)
        .map(|place| ShieldTile { number: place.number, colour: place.colour })
        .collect();
    if tiles.is_empty() {
        return Vec::new();
    }
    let rules = ShieldsRules::of(&game.content().shields, game.damage_in_force(), game.shields.frozen);
    let mut board = Board {
        rules,
        tiles: &tiles,
        guard: game.captain.guard,
        points: [None; 1 << MOST],
        doubled: [None; 1 << MOST],
    };
    let mut dice = Quick::from(dice);
    let mut zones = [0u8; 5];
    let (mut now, mut best) = (0, (0, zones));
    let mut scores = [0; 4];
    for step in 0..skill.anneal {
        let tile = dice.below(tiles.len() as u32) as usize;
        let zone = Zone::ALL[dice.below(Zone::ALL.len() as u32) as usize];
        let mut moved = zones.map(|set| set & !(1 << tile));
        if !board.fits(&moved, zone, tile) {
            // A full zone: somebody else makes room.
            let lying = moved[zone.index()];
            let Some(other) = nth_bit(lying, dice.below(lying.count_ones())) else { continue };
            moved[zone.index()] &= !(1 << other);
            if !board.fits(&moved, zone, tile) {
                continue;
            }
        }
        moved[zone.index()] |= 1 << tile;
        let from = zones.iter().position(|set| set >> tile & 1 == 1);
        let changed = 1 << zone.index() | from.map_or(0, |from| 1 << from);
        let after = board.scores(&moved, changed, scores);
        let then: i32 = after.iter().sum();
        let warmth = 4 * (skill.anneal - step) / skill.anneal.max(1);
        let worse = (now - then).max(0) as u32;
        if worse == 0 || dice.below(100) < 12 * warmth / worse {
            (now, zones, scores) = (then, moved, after);
            if now > best.0 {
                best = (now, zones);
            }
        }
    }
    let zone_of = |tile: usize| Zone::ALL.iter().copied().find(|zone| best.1[zone.index()] >> tile & 1 == 1);
    let placed = (0..tiles.len()).map(|tile| (tile as u8, zone_of(tile))).filter(|(_, zone)| zone.is_some());
    let mut commands: Vec<Command> = placed.map(|(tile, zone)| Command::Put { tile, zone }).collect();
    if game.setup.uses(Advanced::Ice) && game.shields.frozen.is_none() && game.captain.guard.is_some() {
        commands.push(Command::Ice { side: game.captain.guard });
    }
    commands
}

/// The place of a set's bit, counted from zero among those that are set.
fn nth_bit(set: u8, number: u32) -> Option<u8> {
    (0..8).filter(|bit| set >> bit & 1 == 1).nth(number as usize)
}
