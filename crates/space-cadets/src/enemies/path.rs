//! The way an enemy takes (SC-16.4): as near as possible, in as few steps, with as little damage as possible; then the Captain chooses.

use crate::map::Map;
use crate::{Facing, Square, Terrain};
use serde::{Deserialize, Serialize};

/// What an enemy moves towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Heading {
    /// The player ship: it stops in its square.
    Ship(Square),
    /// The escape pod: it stops beside it (SC-18.12).
    Pod(Square),
}

impl Heading {
    fn distance(self, from: Square) -> u16 {
        match self {
            Heading::Ship(at) => at.distance(from),
            Heading::Pod(at) => at.distance(from).max(1),
        }
    }
}

/// A way the Captain may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, arbitrary::Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// Where it ends.
    pub to: Square,
    /// If that is the player ship's square: the last one before it.
    pub from: Option<Square>,
}

/// All ways that the rules leave open; each has the same number of steps and does the same damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The ways, by y, then x.
    pub options: Vec<Way>,
    /// Squares entered.
    pub steps: u8,
    /// Damage taken on the way.
    pub damage: u8,
    start: Square,
    reached: Vec<Reached>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reached {
    steps: u8,
    damage: u8,
}

const NEVER: Reached = Reached { steps: u8::MAX, damage: u8::MAX };

/// What entering a square costs an enemy (SC-16.5).
fn cost(map: &Map, at: Square) -> u8 {
    u8::from(matches!(map.terrain(at), Terrain::Asteroid | Terrain::Rift))
}

fn neighbours(at: Square) -> impl Iterator<Item = Square> {
    Facing::ALL.iter().map(move |facing| at.beside(*facing))
}

/// The ways of an enemy with so many steps.
pub fn ways(map: &Map, start: Square, heading: Heading, steps: u8) -> Ways {
    let mut reached = vec![NEVER; usize::from(map.width()) * usize::from(map.height())];
    let mut edge = vec![start];
    let mut next = Vec::new();
    if let Some(place) = map.place(start) {
        reached[place] = Reached { steps: 0, damage: 0 };
    }
    let (mut nearest, mut taken) = (heading.distance(start), 0);
    for step in 1..=steps {
        for from in &edge {
            let so_far = map.place(*from).map_or(0, |place| reached[place].damage);
            for to in neighbours(*from).filter(|to| map.scanned(*to)) {
                let Some(place) = map.place(to) else { continue };
                if reached[place].steps == u8::MAX {
                    reached[place].steps = step;
                    next.push(to);
                }
                if reached[place].steps == step {
                    let damage = so_far.saturating_add(cost(map, to));
                    reached[place].damage = reached[place].damage.min(damage);
                }
            }
        }
        edge.clear();
        std::mem::swap(&mut edge, &mut next);
        let best = edge.iter().map(|at| heading.distance(*at)).min();
        if let Some(best) = best.filter(|best| *best < nearest) {
            (nearest, taken) = (best, step);
        }
        if edge.is_empty() {
            break;
        }
    }
    let mut ways = Ways { options: Vec::new(), steps: taken, damage: 0, start, reached };
    ways.options_at(map, heading, nearest);
    ways
}

impl Ways {
    fn at(&self, map: &Map, at: Square) -> Reached {
        map.place(at).and_then(|place| self.reached.get(place)).copied().unwrap_or(NEVER)
    }

    /// Keeps the ends that are nearest, reached in the fewest steps and with the least damage.
    fn options_at(&mut self, map: &Map, heading: Heading, nearest: u16) {
        if self.steps == 0 {
            self.options = vec![Way { to: self.start, from: None }];
            return;
        }
        let (width, height) = (i16::from(map.width()), i16::from(map.height()));
        let ends: Vec<Square> = (0..height)
            .flat_map(|y| (0..width).map(move |x| Square(x, y)))
            .filter(|at| self.at(map, *at).steps == self.steps && heading.distance(*at) == nearest)
            .collect();
        self.damage = ends.iter().map(|at| self.at(map, *at).damage).min().unwrap_or(0);
        for to in ends {
            if self.at(map, to).damage != self.damage {
                continue;
            }
            if heading != Heading::Ship(to) {
                self.options.push(Way { to, from: None });
                continue;
            }
            let mut before: Vec<Square> = neighbours(to).filter(|from| self.leads(map, *from, to)).collect();
            before.sort_by_key(|from| (from.1, from.0));
            self.options.extend(before.into_iter().map(|from| Way { to, from: Some(from) }));
        }
    }

    /// Whether a best walk to a square comes from there.
    fn leads(&self, map: &Map, from: Square, to: Square) -> bool {
        let (here, there) = (self.at(map, from), self.at(map, to));
        here.steps != u8::MAX
            && here.steps.checked_add(1) == Some(there.steps)
            && here.damage.saturating_add(cost(map, to)) == there.damage
    }

    /// The squares entered on one of the ways, in order, and what each does.
    pub fn walk(&self, map: &Map, way: Way) -> Vec<(Square, u8)> {
        let mut walk = Vec::with_capacity(usize::from(self.steps));
        let mut at = way.to;
        let mut before = way.from;
        while at != self.start && walk.len() < usize::from(self.steps) {
            walk.push((at, cost(map, at)));
            let from = before.take().or_else(|| neighbours(at).find(|from| self.leads(map, *from, at)));
            let Some(from) = from else { break };
            at = from;
        }
        walk.reverse();
        walk
    }
}
