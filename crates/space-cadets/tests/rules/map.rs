//! SC-7: map and terrain.

use crate::ask::{ask, needs, result, some, with};
use crate::fixed::Fixed;
use serde_json::{Value, json};
use space_cadets::content::Content;
use space_cadets::map::{Arrival, Map, blocked, sides_towards};
use space_cadets::{Facing, Side, Square};

fn rows(rows: &[&str]) -> Map {
    let rows: Vec<String> = rows.iter().map(|row| (*row).to_owned()).collect();
    let mut map = Map::new(rows[0].len() as u8, rows.len() as u8, 5);
    map.draw(Square(0, 0), &rows, &[]);
    map
}

/// One square ahead into a terrain, with an enemy three and one four squares beyond.
fn into(terrain: &str, dice: Value) -> Value {
    json!({
        "map": {"rows": ["......", "......", "......", "......", &format!("..{terrain}..."), "......"]},
        "ship": {"at": [2, 5], "facing": "N", "speed": 1},
        "cards": ["Ahead"],
        "dice": dice,
        "shields": {"fore": 2},
        "enemies": [{"id": "near", "at": [2, 1], "locked": true}, {"id": "far", "at": [2, 0], "locked": true},
            {"id": "omega", "at": [5, 0], "locked": true}],
    })
}

/// SC-7.4, SC-7.11, SC-13.2, SC-13.3: asteroids by die: locks beyond it are lost, 1 to 3 hurt a random shield
#[test]
fn asteroids() {
    for die in 1..=6 {
        let result = result("helm", into("A", json!([die, 1])));
        let hit = json!([{"source": "asteroid", "side": "fore", "amount": die, "absorbed": die.min(2),
            "through": die - die.min(2)}]);
        assert_eq!(result["hits"], if die <= 3 { hit } else { json!([]) });
        let lost = match die {
            1 | 2 => json!(["near", "far"]),
            3 => json!(["far"]),
            _ => json!([]),
        };
        assert_eq!(result["locks_lost"], lost, "on a {die}");
        assert_eq!(result["dice_used"], if die <= 3 { 2 } else { 1 });
    }
}

/// SC-7.5: a nebula by die: locks beyond it are lost, 1 and 2 cost a Lock
#[test]
fn nebulae() {
    for die in 1..=6 {
        let result = result("helm", into("N", json!([die])));
        assert_eq!(some(&result, &["sensor_locks_lost", "hits"]), json!([u8::from(die <= 2), []]));
        assert_eq!(
            result["locks_lost"].as_array().unwrap().len(),
            match die {
                1 | 2 => 2,
                3 => 1,
                _ => 0,
            }
        );
    }
}

/// SC-7.7: a rift does its die to a random shield and shakes nobody off
#[test]
fn rifts() {
    for die in 1..=6 {
        let file = with(into("R", json!([die, 5])), "captain", json!(["fore"]));
        let result = result("helm", file);
        assert_eq!(
            some(&result, &["hits", "locks_lost"]),
            json!([[{"source": "rift", "side": "fore",
            "amount": die, "absorbed": die.min(2), "through": die - die.min(2)}], []])
        );
    }
    assert_eq!(needs("helm", into("R", json!([4, 6]))), "captain");
    assert_eq!(needs("helm", into("R", json!([4]))), "die");
}

/// SC-18.7: in Mission 3 no terrain shakes anybody off
#[test]
fn mission_three_keeps_locks() {
    let result = result("helm", with(into("A", json!([1, 1])), "mission", json!(3)));
    assert_eq!(result["locks_lost"], json!([]));
    assert_eq!(result["hits"].as_array().unwrap().len(), 1);
}

/// SC-7.6: arrows by direction; a sidestep crosses, a turn does not, and the speed keeps to its limits
#[test]
fn gravity() {
    let fly = |arrow: &str, speed: u8, cards: Value| {
        let file = json!({
            "map": {"rows": vec!["........."; 9], "gravity": [{"x": 4, "y": 4, "dir": arrow}]},
            "ship": {"at": [4, 4], "facing": "N", "speed": speed},
            "cards": cards,
            "dice": [6, 6, 6, 6, 6, 6],
        });
        result("helm", file)["speed"].clone()
    };
    assert_eq!(fly("N", 1, json!(["Ahead"])), 2);
    assert_eq!(fly("W", 1, json!(["Ahead"])), 1);
    assert_eq!(fly("N", 1, json!(["Hard Left"])), 1);
    let against = json!({
        "map": {"rows": vec!["........."; 9], "gravity": [{"x": 4, "y": 3, "dir": "S"}, {"x": 3, "y": 3, "dir": "E"}]},
        "ship": {"at": [4, 4], "facing": "N", "speed": 1},
        "cards": ["Slip Left"],
    });
    assert_eq!(result("helm", against)["speed"], 0, "against one, against another, and never below 0");
    let fast = json!(["Ahead", "Cruise", "Hard Left", "Hard Right", "About Face", "Full Stop"]);
    assert_eq!(fly("N", 6, fast), 6);
}

/// SC-7.10: the edge turns the ship about, stops it, hurts it and cancels the plan
#[test]
fn the_sector_edge() {
    let file = json!({
        "map": {"rows": ["...", "...", " .."]},
        "ship": {"at": [1, 0], "facing": "W", "speed": 3},
        "cards": ["Full Ahead", "Ahead", "Ahead"],
        "dice": [3],
        "shields": {"aft": 1},
    });
    let result = result("helm", file);
    assert_eq!(
        some(&result, &["at", "facing", "speed", "edge", "cards_played"]),
        json!([[0, 0], "E", 0, true, 1])
    );
    assert_eq!(
        result["hits"],
        json!([{"source": "edge", "side": "aft", "amount": 2, "absorbed": 1, "through": 1}])
    );
    let hole = json!({
        "map": {"rows": ["...", "...", " .."]},
        "ship": {"at": [0, 1], "facing": "S", "speed": 1},
        "cards": ["Ahead"],
        "dice": [1],
    });
    assert_eq!(crate::ask::result("helm", hole)["edge"], true, "a place that is missing from the sector");
}

/// SC-7.9, SC-7.12: an unscanned tile is placed, and the ship enters its square with its terrain
#[test]
fn flying_onto_an_unscanned_tile() {
    let file = json!({
        "map": {"tiles": [["1A", "?"]]},
        "ship": {"at": [4, 0], "facing": "E", "speed": 2},
        "cards": ["Ahead", "Ahead"],
        "dice": [6, 6],
    });
    let pending = ask("helm", file.clone()).pending.unwrap();
    assert_eq!(json!(pending), json!({"needs": "reveal"}));
    let result = result("helm", with(file.clone(), "reveals", json!(["3A"])));
    assert_eq!(some(&result, &["at", "dice_used"]), json!([[6, 0], 2]), "two squares of nebula");
    let own = json!([{"rows": [".....", ".....", ".....", ".....", "....."], "gravity": [{"x": 0, "y": 0, "dir": "E"}]}]);
    assert_eq!(crate::ask::result("helm", with(file, "reveals", own))["speed"], 3);
}

/// A naive look at all shortest paths, square by square.
fn no_path(map: &Map, at: Square, to: Square, first: Square) -> bool {
    if at == to {
        return false;
    }
    let free = at == first || (map.inside(at) && map.terrain(at) != space_cadets::Terrain::Rift);
    let nearer = Facing::ALL
        .iter()
        .map(|facing| at.beside(*facing))
        .filter(|next| next.distance(to) < at.distance(to));
    !free || nearer.into_iter().all(|next| no_path(map, next, to, first))
}

/// SC-7.2, SC-7.3: blocked only if every shortest path is; the ends do not count, unscanned squares are free
#[test]
fn blocked_paths_against_a_naive_oracle() {
    let maps = [
        rows(&["...R...", ".R...R.", "..R....", "R..R..R", "...R...", ".R...R.", "...R..."]),
        rows(&["..   ..", "..R.R..", "..   ..", ".......", "RRR.RRR", ".......", "..R...."]),
    ];
    for map in &maps {
        for one in 0..49i16 {
            for other in 0..49i16 {
                let (from, to) = (Square(one % 7, one / 7), Square(other % 7, other / 7));
                assert_eq!(blocked(map, from, to), no_path(map, from, to, from), "{from:?} to {to:?}");
            }
        }
    }
    let mut hidden = Map::of_tiles(1, 1, 5);
    hidden.hide((0, 0));
    assert!(!blocked(&hidden, Square(0, 0), Square(4, 4)));
    let line = rows(&["R.R.R"]);
    assert!(blocked(&line, Square(0, 0), Square(4, 0)) && !blocked(&line, Square(0, 0), Square(2, 0)));
}

/// SC-13.1: the larger component decides; on a diagonal there are two sides
#[test]
fn sides_towards_an_enemy() {
    let sides = |facing, x: i16, y: i16| sides_towards(Square(5, 5), facing, Square(5 + x, 5 + y));
    assert_eq!(sides(Facing::North, 0, -3), [Side::Fore]);
    assert_eq!(sides(Facing::North, 2, -1), [Side::Starboard]);
    assert_eq!(sides(Facing::South, 2, -1), [Side::Port]);
    assert_eq!(sides(Facing::East, -2, 1), [Side::Aft]);
    assert_eq!(sides(Facing::North, 1, -1), [Side::Fore, Side::Starboard]);
    assert_eq!(sides(Facing::West, 2, 2), [Side::Aft, Side::Port]);
    assert!(sides(Facing::North, 0, 0).is_empty());
}

/// SC-19.7, SC-7.4, SC-7.11: the Blink example: asteroids on a 3 hurt for three and shake off an enemy four squares away
#[test]
fn the_blink_example() {
    let map = rows(&[".....", "..A..", "....."]);
    let sides = &Content::standard().damage.random_side;
    let mut arrival = Arrival::new(Square(2, 1));
    let mut shields = [0, 2, 0, 0];
    arrival.advance(&map, sides, &mut shields, &mut Fixed::dice(&[3, 2])).unwrap();
    let hit = arrival.hit.unwrap();
    assert_eq!((hit.side, hit.amount, hit.through, shields), (Side::Starboard, 3, 1, [0; 4]));
    let shake = arrival.shake.unwrap();
    assert!(shake.frees_from(Square(4, 3)) && !shake.frees_from(Square(2, 4)));
}

/// SC-17.2, SC-18.8: the outside corner of a tile
#[test]
fn outside_corners() {
    let map = Map::of_tiles(2, 2, 5);
    let corners = [((0, 0), (0, 0)), ((1, 0), (9, 0)), ((0, 1), (0, 9)), ((1, 1), (9, 9))];
    for (tile, (x, y)) in corners {
        assert_eq!(map.outside_corner(tile), Square(x, y));
        assert_eq!(map.tile_of(Square(x, y)), tile);
        assert_eq!(map.centre_of(tile), Square(x / 9 * 5 + 2, y / 9 * 5 + 2));
    }
}

/// SC-7.8: ships and crystals neither stop nor hurt the ship
#[test]
fn others_in_the_square_do_not_matter() {
    let file = json!({
        "map": {"rows": ["....."]},
        "ship": {"at": [0, 0], "facing": "E", "speed": 1},
        "cards": ["Full Ahead"],
        "enemies": [{"id": "raider-a", "at": [1, 0], "locked": true}],
    });
    assert_eq!(some(&result("helm", file), &["at", "hits", "locks_lost"]), json!([[2, 0], [], []]));
}

/// SC-7.1, SC-7.6: every face lies on the map as it is drawn: its terrain, and its arrows from both sides
#[test]
fn every_face_as_it_is_drawn() {
    let content = Content::standard();
    for face in &content.map.faces {
        let mut map = Map::of_tiles(2, 2, content.map.tile);
        map.hide((1, 1));
        assert!(map.inside(Square(5, 5)) && !map.scanned(Square(5, 5)) && !map.inside(Square(4, 5)));
        map.reveal((1, 1), face);
        let mut arrows = 0;
        for (y, row) in (0..5).zip(&face.rows) {
            for (x, letter) in (0..5).zip(row.chars()) {
                let at = Square(5 + x, 5 + y);
                assert_eq!(
                    Some(map.terrain(at)),
                    space_cadets::Terrain::lettered(letter),
                    "{} {x} {y}",
                    face.id
                );
                for facing in Facing::ALL {
                    let change = map.gravity(at, facing);
                    assert_eq!(change, -map.gravity(at.beside(facing), facing.turned(2)));
                    arrows += usize::from(change > 0);
                }
            }
        }
        assert_eq!(arrows, face.gravity.len(), "{}", face.id);
    }
}
