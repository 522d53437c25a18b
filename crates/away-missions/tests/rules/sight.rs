//! AM-19: line of sight and range.

use crate::at_table::{plain, position, row, seen};
use away_missions::field::{Field, Geometry, Side, TileId, Way};
use away_missions::hex::{Direction, Hex};
use serde_json::{Value, json};
use table::{Dice, Seed};

/// A place, and the two places beside a hatch.
type Place = (i8, i8);
type Between = (Place, Place);

/// S, X, Y and T of the rulings: T lies behind the edge between X and Y.
fn corner(hatches: &[Between], unscanned: &[Place]) -> Value {
    let tiles: Vec<Value> = [((0, 0), 1), ((1, 0), 2), ((0, 1), 3), ((1, 1), 4)]
        .into_iter()
        .map(|(at, number)| json!({ "at": at, "number": number, "hatches": [], "scanned": !unscanned.contains(&at) }))
        .collect();
    let hatches: Vec<Value> =
        hatches.iter().map(|edge| json!({ "between": edge, "state": "closed" })).collect();
    json!({ "tiles": tiles, "hatches": hatches })
}

/// AM-19.8, AM-19.2: along an edge (EX-12): all eight cases, both ways
#[test]
fn along_an_edge() {
    const S: (i8, i8) = (0, 0);
    const X: (i8, i8) = (1, 0);
    const Y: (i8, i8) = (0, 1);
    const T: (i8, i8) = (1, 1);
    let cases: [(&[Between], &[Place], bool); 8] = [
        (&[], &[], true),
        (&[(X, Y)], &[], true),
        (&[(S, X)], &[], true),
        (&[(S, X), (S, Y)], &[], false),
        (&[(S, X), (Y, T)], &[], false),
        (&[], &[X], true),
        (&[], &[X, Y], false),
        (&[(S, Y)], &[X], false),
    ];
    for (hatches, unscanned, sees) in cases {
        let file = corner(hatches, unscanned);
        assert_eq!(seen(file.clone(), "rocketeer", json!(S), json!(T))["visible"], json!(sees), "{file}");
        assert_eq!(seen(file.clone(), "rocketeer", json!(T), json!(S))["visible"], json!(sees), "{file}");
        assert_eq!(seen(file, "alien", json!(S), json!(T))["visible"], json!(true));
    }
}

/// AM-19.1: the own tile is always seen, at range 0, even with a sight limit of 0
#[test]
fn the_own_tile_is_seen() {
    let mut field = position(json!({ "tiles": row(2) })).field;
    field.sight_limit = Some(0);
    let geometry = Geometry::of(&field);
    for side in [Side::Rocketeers, Side::Aliens] {
        assert!(geometry.sees(side, TileId(0), TileId(0)));
        assert_eq!(geometry.range(side, TileId(0), TileId(0)), Some(0));
        assert!(!geometry.sees(side, TileId(0), TileId(1)));
    }
}

/// AM-19.3, AM-19.10: Aliens see through closed hatches and un-scanned tiles, Rocketeers do not; so the two may differ
#[test]
fn the_sides_see_differently() {
    let file = json!({ "tiles": [plain(0, 0, 1), { "at": [1, 0], "scanned": false }, { "at": [2, 0], "number": 2, "hatches": [5] }] });
    assert_eq!(seen(file.clone(), "alien", json!([2, 0]), json!([0, 0]))["visible"], json!(true));
    let rocketeer = seen(file.clone(), "rocketeer", json!([0, 0]), json!([2, 0]));
    assert_eq!(rocketeer["blocked_by"], json!([{ "edge": [[0, 0], [1, 0]], "why": "unscanned" }]));
    for state in ["locked", "sealed"] {
        let mut locked = file.clone();
        locked["hatches"] = json!([{ "between": [[0, 0], [1, 0]], "state": state }]);
        let alien = seen(locked, "alien", json!([2, 0]), json!([0, 0]));
        assert_eq!(alien["blocked_by"], json!([{ "edge": [[1, 0], [0, 0]], "why": state }]));
    }
}

/// AM-19.6: a line through the inside of an edge needs that edge, also if there is another way round
#[test]
fn through_the_inside_of_an_edge() {
    let tiles = json!([
        plain(0, 0, 1),
        plain(1, 0, 2),
        plain(2, 0, 3),
        plain(0, 1, 4),
        plain(1, -1, 5),
        plain(2, -1, 6),
        plain(1, 1, 7)
    ]);
    let file = json!({ "tiles": tiles, "hatches": [{ "between": [[0, 0], [1, 0]], "state": "closed" }] });
    let blocked = seen(file, "rocketeer", json!([0, 0]), json!([2, 0]));
    assert_eq!((&blocked["visible"], &blocked["range"]), (&json!(false), &json!(3)));
    assert_eq!(blocked["blocked_by"], json!([{ "edge": [[0, 0], [1, 0]], "why": "closed" }]));
}

/// The tiles near the line from [0, 0] to [4, 1], which goes through corners at a third and two thirds of its way.
fn long_corner(without: &[Place], hatches: &[Between]) -> Value {
    let all = [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1), (3, 0), (3, 1), (4, 1)];
    let tiles: Vec<Value> = all
        .iter()
        .filter(|at| !without.contains(at))
        .zip(1u16..)
        .map(|((q, r), number)| plain(*q, *r, number))
        .collect();
    let hatches: Vec<Value> =
        hatches.iter().map(|edge| json!({ "between": edge, "state": "closed" })).collect();
    json!({ "tiles": tiles, "hatches": hatches })
}

/// AM-19.7, AM-19.9: at a corner the shared edge is enough, or the way round the corner; a missing tile only closes that way
#[test]
fn through_a_corner() {
    let sees = |file: Value| seen(file, "rocketeer", json!([0, 0]), json!([4, 1]));
    assert_eq!(sees(long_corner(&[], &[]))["visible"], json!(true));
    // From [1, 0] the line goes through a corner into [2, 0]; [1, 1] lies round the corner.
    let shared = ((1, 0), (2, 0));
    assert_eq!(sees(long_corner(&[], &[shared]))["visible"], json!(true));
    assert_eq!(sees(long_corner(&[(1, 1)], &[]))["visible"], json!(true));
    let round = ((1, 0), (1, 1));
    let blocked = sees(long_corner(&[], &[shared, round]));
    assert_eq!(
        blocked["blocked_by"],
        json!([
            { "edge": [[1, 0], [2, 0]], "why": "closed" }, { "edge": [[1, 0], [1, 1]], "why": "closed" },
        ])
    );
    let missing = sees(long_corner(&[(1, 1)], &[shared]));
    assert_eq!(
        missing["blocked_by"],
        json!([
            { "edge": [[1, 0], [2, 0]], "why": "closed" }, { "edge": [[1, 0], [1, 1]], "why": "hull" },
            { "edge": [[1, 1], [2, 0]], "why": "hull" },
        ])
    );
}

/// AM-19.5: an empty place whose inside the line crosses blocks it
#[test]
fn an_empty_place_on_the_line_blocks() {
    let blocked = seen(long_corner(&[(2, 0)], &[]), "alien", json!([0, 0]), json!([4, 1]));
    assert_eq!(blocked["visible"], json!(false));
    assert!(blocked["blocked_by"].as_array().unwrap().iter().all(|edge| edge["why"] == "hull"));
}

/// AM-19.11: range counts steps over clear edges, need not be straight, and may be missing
#[test]
fn range_goes_round() {
    let tiles = json!([plain(0, 0, 1), plain(1, 0, 2), plain(0, 1, 3)]);
    let hatch = |state: &str| json!([{ "between": [[0, 0], [1, 0]], "state": state }]);
    let file = json!({ "tiles": tiles, "hatches": hatch("closed") });
    assert_eq!(seen(file.clone(), "rocketeer", json!([0, 0]), json!([1, 0]))["range"], json!(2));
    assert_eq!(seen(file, "alien", json!([0, 0]), json!([1, 0]))["range"], json!(1));
    let apart = json!({ "tiles": row(2), "hatches": hatch("locked") });
    assert_eq!(seen(apart, "alien", json!([0, 0]), json!([1, 0]))["range"], Value::Null);
}

/// AM-19.12, AM-19.13: what ignores line of sight measures by hex distance, over hull and into un-scanned tiles
#[test]
fn hex_distance_ignores_everything() {
    let field = position(json!({ "tiles": [plain(0, 0, 1), { "at": [2, 0], "scanned": false }] })).field;
    assert_eq!(Geometry::of(&field).distance(TileId(0), TileId(1)), 2);
}

/// AM-19.14: nobody sees farther than the limit; what ignores line of sight is not limited
#[test]
fn a_sight_limit() {
    let mut field = position(json!({ "tiles": row(4) })).field;
    field.sight_limit = Some(2);
    let geometry = Geometry::of(&field);
    for side in [Side::Rocketeers, Side::Aliens] {
        assert!(geometry.sees(side, TileId(0), TileId(2)));
        assert!(!geometry.sees(side, TileId(0), TileId(3)));
    }
    assert_eq!(geometry.distance(TileId(0), TileId(3)), 3);
}

/// The same question answered by geometry alone: every tile as a polygon, the line cut with each of its edges, in fractions.
mod oracle {
    use super::*;

    /// A point in coordinates three times as fine as the map's.
    type Point = (i64, i64);
    /// A fraction with a positive denominator.
    #[derive(Clone, Copy)]
    struct Part(i64, i64);

    impl Part {
        fn cmp(self, other: Part) -> std::cmp::Ordering {
            (self.0 * other.1).cmp(&(other.0 * self.1))
        }
    }

    fn centre(at: Hex) -> Point {
        (3 * i64::from(at.q), 3 * i64::from(at.r))
    }

    /// Corners as the centres of mass of three neighbouring centres.
    fn corners(at: Hex) -> Vec<Point> {
        let mean = |a: Hex, b: Hex, c: Hex| {
            let sum = |value: fn(Hex) -> i8| i64::from(value(a)) + i64::from(value(b)) + i64::from(value(c));
            (sum(|hex| hex.q), sum(|hex| hex.r))
        };
        (0..6u8)
            .map(|k| mean(at, at.step(Direction::NORTH.turned(k + 5)), at.step(Direction::NORTH.turned(k))))
            .collect()
    }

    fn cross(a: Point, b: Point) -> i64 {
        a.0 * b.1 - a.1 * b.0
    }

    fn less(a: Point, b: Point) -> Point {
        (a.0 - b.0, a.1 - b.1)
    }

    /// The stretch of the line that lies in the inside of a tile: from where to where, as parts of the line.
    fn inside(at: Hex, from: Point, to: Point) -> Option<(Part, Part)> {
        let way = less(to, from);
        let (mut begin, mut end) = (Part(0, 1), Part(1, 1));
        let corners = corners(at);
        for k in 0..6 {
            let (a, b) = (corners[k], corners[(k + 1) % 6]);
            // The inside of the tile lies where this is positive, since the corners go clockwise around it.
            let edge = less(b, a);
            let (start, slope) = (cross(edge, less(from, a)), cross(edge, way));
            match slope.cmp(&0) {
                std::cmp::Ordering::Equal if start <= 0 => return None,
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => {
                    let at = Part(-start, slope);
                    if at.cmp(begin).is_gt() {
                        begin = at;
                    }
                }
                std::cmp::Ordering::Less => {
                    let at = Part(start, -slope);
                    if at.cmp(end).is_lt() {
                        end = at;
                    }
                }
            }
        }
        begin.cmp(end).is_lt().then_some((begin, end))
    }

    /// Whether one side sees, word for word as the rule says it.
    pub fn sees(field: &Field, side: Side, from: Hex, to: Hex) -> bool {
        let (start, goal) = (centre(from), centre(to));
        let bounds = |a: i8, b: i8| a.min(b) - 1..=a.max(b) + 1;
        let mut crossed: Vec<(Part, Hex)> = Vec::new();
        for q in bounds(from.q, to.q) {
            for r in bounds(from.r, to.r) {
                let at = Hex { q, r };
                if let Some((begin, _)) = inside(at, start, goal) {
                    crossed.push((begin, at));
                }
            }
        }
        crossed.sort_by(|a, b| a.0.cmp(b.0));
        let places: Vec<Hex> = crossed.into_iter().map(|(_, at)| at).collect();
        places.windows(2).all(|pair| free(field, side, start, goal, pair[0], pair[1]))
    }

    fn free(field: &Field, side: Side, start: Point, goal: Point, here: Hex, next: Hex) -> bool {
        let clear = |a: Hex, b: Hex| clear(field, side, a, b);
        let common: Vec<Hex> = Direction::ALL
            .into_iter()
            .map(|direction| here.step(direction))
            .filter(|each| each.toward(next).is_some())
            .collect();
        let round = |by: Hex| clear(here, by) && clear(by, next);
        if here.toward(next).is_none() {
            return common.into_iter().any(round);
        }
        // The third place at an end of the shared edge, if the line goes through just that end.
        let through = |by: &Hex| {
            let corner = corners(here)
                .into_iter()
                .find(|corner| corners(next).contains(corner) && corners(*by).contains(corner));
            corner.is_some_and(|corner| cross(less(goal, start), less(corner, start)) == 0)
        };
        clear(here, next) || common.into_iter().filter(through).any(round)
    }

    fn clear(field: &Field, side: Side, a: Hex, b: Hex) -> bool {
        let (Some(a), Some(b)) = (field.tile_at(a), field.tile_at(b)) else { return false };
        let scanned = field.tiles[a.index()].scanned && field.tiles[b.index()].scanned;
        use away_missions::HatchState::{Closed, Destroyed, Locked, Open, Sealed};
        match (side, field.hatch(a, b)) {
            (Side::Rocketeers, None | Some(Open | Destroyed)) => scanned,
            (Side::Rocketeers, Some(Closed | Locked | Sealed)) => false,
            (Side::Aliens, state) => !matches!(state, Some(Locked | Sealed)),
        }
    }
}

/// A random map: some places of a small board, with random hatches and scan states.
pub fn random_map(dice: &mut Dice) -> Value {
    let mut tiles = Vec::new();
    let mut places: Vec<(i8, i8)> = Vec::new();
    let density = 6 + dice.below(4);
    for q in 0..6 {
        for r in 0..5 {
            if dice.below(10) < density {
                let number = tiles.len() + 1;
                let edges: Vec<u8> = (0..6).filter(|_| dice.below(8) == 0).collect();
                let scanned = dice.below(6) > 0;
                tiles.push(json!({ "at": [q, r], "number": number, "hatches": edges, "scanned": scanned, "rotation": dice.below(6) }));
                places.push((q, r));
            }
        }
    }
    let mut hatches = Vec::new();
    for (q, r) in &places {
        for direction in &Direction::ALL[..3] {
            let next = Hex { q: *q, r: *r }.step(*direction);
            if places.contains(&(next.q, next.r)) && dice.below(6) == 0 {
                let state = ["closed", "open", "locked", "sealed", "destroyed"][dice.below(5) as usize];
                hatches.push(json!({ "between": [[q, r], [next.q, next.r]], "state": state }));
            }
        }
    }
    if tiles.is_empty() {
        tiles.push(plain(0, 0, 1));
    }
    json!({ "tiles": tiles, "hatches": hatches })
}

/// AM-19.5, AM-19.6, AM-19.7, AM-19.8, AM-19.9, AM-19.10: on random maps the same as an oracle that cuts polygons
#[test]
fn sight_agrees_with_geometry() {
    let mut dice = Dice::new(Seed::from_number(19));
    let (mut seen, mut unseen) = (0, 0);
    for _ in 0..40 {
        let field = position(random_map(&mut dice)).field;
        let geometry = Geometry::of(&field);
        for from in field.tile_ids() {
            for to in field.tile_ids() {
                for side in [Side::Rocketeers, Side::Aliens] {
                    let sees = geometry.sees(side, from, to);
                    let (a, b) = (geometry.hex(from), geometry.hex(to));
                    assert_eq!(sees, from == to || oracle::sees(&field, side, a, b), "{side:?} {a:?} {b:?}");
                    assert_eq!(field.blocking(&geometry, side, from, to).is_empty(), sees);
                    assert_eq!(sees, geometry.sees(side, to, from));
                    let near = a.distance(b) <= 3;
                    if sees && near {
                        assert_eq!(geometry.range(side, from, to), Some(u16::from(a.distance(b))));
                    }
                    if sees { seen += 1 } else { unseen += 1 }
                }
            }
        }
    }
    assert!(seen > 5_000 && unseen > 5_000, "{seen} {unseen}");
}

/// AM-19.2: X-Ray Goggles make one closed hatch clear for one look, and no other
#[test]
fn looking_through_one_hatch() {
    let file = json!({ "tiles": row(3), "hatches": [
        { "between": [[0, 0], [1, 0]], "state": "closed" }, { "between": [[1, 0], [2, 0]], "state": "locked" },
    ] });
    let field = position(file).field;
    let geometry = Geometry::of(&field);
    let through = geometry.looking_through(&field, TileId(0), TileId(1));
    assert!(!geometry.sees(Side::Rocketeers, TileId(0), TileId(1)));
    assert!(through.sees(Side::Rocketeers, TileId(1), TileId(0)));
    assert!(!through.may_step(Way::Step, TileId(0), TileId(1)));
    let locked = geometry.looking_through(&field, TileId(1), TileId(2));
    assert!(!locked.sees(Side::Rocketeers, TileId(1), TileId(2)));
}
