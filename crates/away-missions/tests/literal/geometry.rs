//! Line of sight and range by plain geometry (AM-19): every place near the segment is cut out of it, in whole numbers.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::table::{At, Edge, STEPS, Table, around, hex_distance, place};

/// Whose line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Rocketeer,
    Alien,
}

/// A fraction with a denominator above zero.
#[derive(Clone, Copy, Debug)]
struct Part(i64, i64);

impl Part {
    fn of(over: i64, under: i64) -> Part {
        if under < 0 { Part(-over, -under) } else { Part(over, under) }
    }

    fn compare(self, other: Part) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// A place's corner between the directions `d` and `d + 1`, three times as large as the map. The plane is that of q
/// and r themselves: straight lines, corners and insides are the same in it as on the table.
fn corner(at: At, d: usize) -> At {
    let (one, two) = (STEPS[d % 6], STEPS[(d + 1) % 6]);
    (3 * at.0 + one.0 + two.0, 3 * at.1 + one.1 + two.1)
}

/// The part of the segment that lies strictly inside a place.
fn inside(from: At, to: At, at: At) -> Option<(Part, Part)> {
    let start = (3 * from.0, 3 * from.1);
    let along = (3 * (to.0 - from.0), 3 * (to.1 - from.1));
    let (mut low, mut high) = (Part(0, 1), Part(1, 1));
    for d in 0..6 {
        let (one, two) = (corner(at, d), corner(at, d + 1));
        let edge = (two.0 - one.0, two.1 - one.1);
        // The centre's side of the edge is the inside.
        let side = |x: i64, y: i64| edge.0 * (y - one.1) - edge.1 * (x - one.0);
        let sign = side(3 * at.0, 3 * at.1).signum();
        let fixed = sign * side(start.0, start.1);
        let slope = sign * (edge.0 * along.1 - edge.1 * along.0);
        // Wanted: fixed + slope * t > 0.
        if slope == 0 {
            if fixed <= 0 {
                return None;
            }
            continue;
        }
        let bound = Part::of(-fixed, slope);
        if slope > 0 {
            if bound.compare(low) == Ordering::Greater {
                low = bound;
            }
        } else if bound.compare(high) == Ordering::Less {
            high = bound;
        }
    }
    (low.compare(high) == Ordering::Less).then_some((low, high))
}

/// The places whose inside the segment crosses, in order, each with the point where it is left.
fn crossed(from: At, to: At) -> Vec<(At, Part)> {
    let mut all = Vec::new();
    for q in from.0.min(to.0) - 1..=from.0.max(to.0) + 1 {
        for r in from.1.min(to.1) - 1..=from.1.max(to.1) + 1 {
            if let Some((low, high)) = inside(from, to, (q, r)) {
                all.push(((q, r), low, high));
            }
        }
    }
    all.sort_by(|a, b| a.1.compare(b.1));
    all.into_iter().map(|(at, _, high)| (at, high)).collect()
}

/// AM-19.2 to AM-19.4: why the edge is not clear, or nothing if it is.
fn blocked(table: &Table, side: Side, a: At, b: At) -> Option<&'static str> {
    match table.edge(a, b) {
        Edge::Hull => Some("hull"),
        _ if side == Side::Rocketeer && !(table.scanned(a) && table.scanned(b)) => Some("unscanned"),
        Edge::Locked => Some("locked"),
        Edge::Sealed => Some("sealed"),
        Edge::Closed if side == Side::Rocketeer => Some("closed"),
        _ => None,
    }
}

/// The ways over one crossing, each a list of edges that must all be clear (AM-19.6 to AM-19.8).
fn ways(from: At, to: At, here: At, left: Part, there: At) -> Vec<Vec<(At, At)>> {
    let both: Vec<At> = around(here).into_iter().filter(|each| hex_distance(*each, there) == 1).collect();
    if hex_distance(here, there) > 1 {
        assert_eq!((hex_distance(here, there), both.len()), (2, 2), "along an edge");
        return both.iter().map(|x| vec![(here, *x), (*x, there)]).collect();
    }
    let mut ways = vec![vec![(here, there)]];
    for d in 0..6 {
        let end = corner(here, d);
        let at = |start: i64, end: i64| 3 * start * left.1 + 3 * (end - start) * left.0;
        if (at(from.0, to.0), at(from.1, to.1)) == (end.0 * left.1, end.1 * left.1) {
            for third in &both {
                if (0..6).any(|d| corner(*third, d) == end) {
                    ways.push(vec![(here, *third), (*third, there)]);
                }
            }
        }
    }
    ways
}

/// All edges in the way at the first crossing that is not free; empty if the line is free.
pub fn in_the_way(table: &Table, side: Side, from: At, to: At) -> Vec<(At, At, &'static str)> {
    let places = crossed(from, to);
    for pair in places.windows(2) {
        let (here, left) = pair[0];
        let ways = ways(from, to, here, left, pair[1].0);
        if !ways.iter().any(|way| way.iter().all(|(a, b)| blocked(table, side, *a, *b).is_none())) {
            let edges = ways.into_iter().flatten();
            return edges.filter_map(|(a, b)| blocked(table, side, a, b).map(|why| (a, b, why))).collect();
        }
    }
    Vec::new()
}

/// Whether an Alien's line from one tile to the other is free only because of a way round a corner (AM-19.7), and
/// whether only because one side of an edge is free (AM-19.8).
pub fn roundabout(table: &Table, from: At, to: At) -> (bool, bool) {
    let places = crossed(from, to);
    let (mut corner, mut edge) = (false, false);
    if in_the_way(table, Side::Alien, from, to).is_empty() {
        for pair in places.windows(2) {
            let ways = ways(from, to, pair[0].0, pair[0].1, pair[1].0);
            let shut =
                ways.iter().any(|way| way.iter().any(|(a, b)| blocked(table, Side::Alien, *a, *b).is_some()));
            corner |=
                shut && ways[0].len() == 1 && blocked(table, Side::Alien, pair[0].0, pair[1].0).is_some();
            edge |= shut && ways[0].len() == 2;
        }
    }
    (corner, edge)
}

/// AM-19.11: steps over clear edges to every tile that can be reached.
pub fn ranges(table: &Table, side: Side, from: At) -> BTreeMap<At, i64> {
    spread(from, |a, b| blocked(table, side, a, b).is_none())
}

/// Plain breadth-first search.
pub fn spread(from: At, passes: impl Fn(At, At) -> bool) -> BTreeMap<At, i64> {
    let mut reached = BTreeMap::from([(from, 0)]);
    let mut front = vec![from];
    let mut steps = 0;
    while !front.is_empty() {
        steps += 1;
        let mut next = Vec::new();
        for here in front {
            for there in around(here) {
                if !reached.contains_key(&there) && passes(here, there) {
                    reached.insert(there, steps);
                    next.push(there);
                }
            }
        }
        front = next;
    }
    reached
}

/// The whole answer of `sight` (AM-29.13, AM-29.14).
pub fn sight(table: &Table) -> Value {
    let mut pairs = Vec::new();
    for from in table.tiles.keys() {
        let ranges = [Side::Rocketeer, Side::Alien].map(|side| ranges(table, side, *from));
        for to in table.tiles.keys().filter(|to| *to != from) {
            let seen = |side: Side| {
                let blocked = in_the_way(table, side, *from, *to);
                let range = ranges[side as usize].get(to);
                let edges =
                    blocked.iter().map(|(a, b, why)| json!({"edge": [place(*a), place(*b)], "why": why}));
                json!({"range": range, "visible": blocked.is_empty(), "blocked_by": edges.collect::<Vec<_>>()})
            };
            pairs.push(json!({"from": place(*from), "to": place(*to), "hex": hex_distance(*from, *to),
                "rocketeer": seen(Side::Rocketeer), "alien": seen(Side::Alien)}));
        }
    }
    json!({"format": "away-missions-sight/1", "pairs": pairs})
}
