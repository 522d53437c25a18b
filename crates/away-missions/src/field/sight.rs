//! Line of sight (AM-19.5 to AM-19.9), in whole numbers.
//!
//! In coordinates three times as fine as the map's, the centres and the corners of all tiles are whole points: the tile
//! `[q, r]` has its centre at `(3q, 3r)` and six corners around it. On which side of the line a corner lies is the sign
//! of a product, so the way of a line from tile to tile is exact.

use super::{Field, Geometry, Side, TileId, Way};
use crate::HatchState;
use crate::hex::{Direction, Hex};
use serde::{Deserialize, Serialize};

/// Corner `k` lies between the edges `k − 1` and `k`, clockwise.
const CORNERS: [(i32, i32); 6] = [(-1, -1), (1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1)];

/// Why an edge is not clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Blocking {
    /// A position without tile.
    Hull,
    /// A tile that is not scanned; it blocks Rocketeers only.
    Unscanned,
    /// A locked hatch.
    Locked,
    /// A sealed hatch.
    Sealed,
    /// A closed hatch; it blocks Rocketeers only.
    Closed,
}

/// An edge that blocks a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlockedEdge {
    /// The two positions that it parts, the one nearer to the onlooker first.
    pub edge: (Hex, Hex),
    /// What is in the way.
    pub why: Blocking,
}

/// How a line goes from one position to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crossing {
    /// Through the inside of an edge.
    Edge(Direction),
    /// Through a corner into the neighbour `to`; `past` is the third position at that corner.
    Corner { to: Direction, past: Direction },
    /// Along the edge between the neighbours `left` and `right`, to the position behind both.
    Along { left: Direction, right: Direction },
}

/// A straight line between two centres, walked from position to position.
#[derive(Clone, Copy)]
struct Line {
    to: (i32, i32),
    /// On which side of the line each corner of the position lies on which the walk is: negative to its left.
    sides: [i32; 6],
}

impl Line {
    fn between(from: Hex, to: Hex) -> Line {
        let to = (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r));
        Line { to, sides: CORNERS.map(|corner| cross(to, corner)) }
    }

    /// How the line leaves the position on which the walk is.
    fn crossing(&self) -> Crossing {
        let next = |k: usize| (k + 1) % 6;
        let direction = |k: usize| Direction::ALL[k % 6];
        for k in 0..6 {
            let (left, right) = (self.sides[k], self.sides[next(k)]);
            if left < 0 && right > 0 {
                return Crossing::Edge(direction(k));
            }
            if left < 0 && right == 0 {
                // Out through the corner between the edges `k` and `k + 1`.
                let (before, after) = (direction(k), direction(next(k)));
                return match cross(self.to, CORNERS[next(k)]) {
                    0 => Crossing::Along { left: before, right: after },
                    1.. => Crossing::Corner { to: before, past: after },
                    ..=-1 => Crossing::Corner { to: after, past: before },
                };
            }
        }
        // A line that leads nowhere: both ends are the same. Callers never walk it.
        Crossing::Edge(Direction::NORTH)
    }

    fn step(&mut self, direction: Direction) {
        let (q, r) = direction.vector();
        let shift = cross(self.to, (3 * i32::from(q), 3 * i32::from(r)));
        for side in &mut self.sides {
            *side += shift;
        }
    }
}

fn cross(a: (i32, i32), b: (i32, i32)) -> i32 {
    a.0 * b.1 - a.1 * b.0
}

impl Geometry {
    /// Whether one side sees from one tile to another.
    pub fn sees(&self, side: Side, from: TileId, to: TileId) -> bool {
        self.on_map(from)
            && self.on_map(to)
            && self.in_limit(from, to)
            && self.first_blocked(side, from, to).is_none()
    }

    /// Whether the scenario lets anybody see that far.
    fn in_limit(&self, from: TileId, to: TileId) -> bool {
        self.sight_limit().is_none_or(|limit| self.hex(from).distance(self.hex(to)) <= limit)
    }

    /// The first crossing that is not free, with the tile before it.
    fn first_blocked(&self, side: Side, from: TileId, to: TileId) -> Option<(TileId, Crossing)> {
        let way = Way::from(side);
        let mut line = Line::between(self.hex(from), self.hex(to));
        let mut here = from;
        while here != to {
            let crossing = line.crossing();
            let Some(next) = self.cross(way, here, crossing) else { return Some((here, crossing)) };
            match crossing {
                Crossing::Edge(direction) | Crossing::Corner { to: direction, .. } => line.step(direction),
                Crossing::Along { left, right } => {
                    line.step(left);
                    line.step(right);
                }
            }
            here = next;
        }
        None
    }

    /// The next tile of the line, if its crossing is free.
    fn cross(&self, way: Way, here: TileId, crossing: Crossing) -> Option<TileId> {
        let through = |first: Direction, second: Direction| {
            let round = self.neighbour(here, first).filter(|_| self.may_cross(way, here, first))?;
            self.neighbour(round, second).filter(|_| self.may_cross(way, round, second))
        };
        match crossing {
            Crossing::Edge(direction) => {
                self.neighbour(here, direction).filter(|_| self.may_cross(way, here, direction))
            }
            Crossing::Corner { to, past } => {
                let straight = self.neighbour(here, to).filter(|_| self.may_cross(way, here, to));
                straight.or_else(|| through(past, round_corner(to, past)))
            }
            Crossing::Along { left, right } => through(left, right).or_else(|| through(right, left)),
        }
    }
}

/// From the third position at a corner to the one that the line enters. Directions one apart add up: what leads from
/// `past` to `to` is the difference of the two.
fn round_corner(to: Direction, past: Direction) -> Direction {
    if past.turned(1) == to { to.turned(1) } else { to.turned(5) }
}

impl Field {
    /// The edges that are not clear at the first blocked crossing of the line of sight, all those that the rule looks at
    /// there; none if it is free. A limit of sight blocks no edge.
    pub fn blocking(&self, geometry: &Geometry, side: Side, from: TileId, to: TileId) -> Vec<BlockedEdge> {
        let Some((here, crossing)) = geometry.first_blocked(side, from, to) else { return Vec::new() };
        let here = geometry.hex(here);
        let edges = match crossing {
            Crossing::Edge(direction) => vec![(here, here.step(direction))],
            Crossing::Corner { to, past } => {
                let (next, round) = (here.step(to), here.step(past));
                vec![(here, next), (here, round), (round, next)]
            }
            Crossing::Along { left, right } => {
                let (x, y, next) = (here.step(left), here.step(right), here.step(left).step(right));
                vec![(here, x), (x, next), (here, y), (y, next)]
            }
        };
        let blocked = |(a, b): (Hex, Hex)| {
            let why = self.blocking_edge(geometry, side, a, b)?;
            Some(BlockedEdge { edge: (a, b), why })
        };
        edges.into_iter().filter_map(blocked).collect()
    }

    /// Why one edge is not clear for one side, if it is not.
    fn blocking_edge(&self, geometry: &Geometry, side: Side, a: Hex, b: Hex) -> Option<Blocking> {
        let (Some(a), Some(b)) = (geometry.tile_at(a), geometry.tile_at(b)) else {
            return Some(Blocking::Hull);
        };
        let scanned = |tile: TileId| self.tile(tile).is_some_and(|tile| tile.scanned);
        let rocketeers = side == Side::Rocketeers;
        if rocketeers && !(scanned(a) && scanned(b)) {
            return Some(Blocking::Unscanned);
        }
        match self.hatch(a, b) {
            Some(HatchState::Locked) => Some(Blocking::Locked),
            Some(HatchState::Sealed) => Some(Blocking::Sealed),
            Some(HatchState::Closed) if rocketeers => {
                // X-Ray Goggles may see through this one.
                let direction = geometry.hex(a).toward(geometry.hex(b))?;
                (!geometry.may_cross(Way::RocketeerSight, a, direction)).then_some(Blocking::Closed)
            }
            Some(HatchState::Closed | HatchState::Open | HatchState::Destroyed) | None => None,
        }
    }
}
