//! AM-2: the map, its tiles, edges, hatches and links.

use crate::at_table::{plain, position, row, seen, step, turn};
use away_missions::aliens::{AlienTurn, Pause, Stage};
use away_missions::content::Content;
use away_missions::field::{Edges, Face, Field, Geometry, Link, NO_WAY, Side, Tile, TileId, Way};
use away_missions::hex::{Direction, Hex};
use away_missions::position::Position;
use away_missions::{HatchState, Room};
use serde_json::{Value, json};
use table::{Dice, Seed};

/// Two decks of two tiles each, joined by a link between the tiles 1 and 2.
fn decks(hatch: Option<HatchState>) -> Field {
    let mut position: Position = position(json!({
        "tiles": [plain(0, 0, 1), plain(1, 0, 2), plain(10, 0, 3), plain(11, 0, 4)],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
    }));
    position.field.links.push(Link { between: (TileId(1), TileId(2)), hatch });
    position.field
}

/// AM-2.1: the six directions, clockwise from north
#[test]
fn directions_are_numbered_clockwise() {
    let steps: Vec<(i8, i8)> = Direction::ALL.into_iter().map(|direction| direction.vector()).collect();
    assert_eq!(steps, [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]);
}

/// AM-2.2, AM-19.4: nobody walks or sees through a place without a tile, and no range leads over it
#[test]
fn hull_stops_everything() {
    let gap = json!({
        "tiles": [plain(0, 0, 1), plain(2, 0, 2)], "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [{ "type": "leader", "at": [2, 0] }],
    });
    assert_eq!(step(&turn(gap.clone()), "leader-1")["path"], json!([]));
    for side in ["rocketeer", "alien"] {
        let seen = seen(gap.clone(), side, json!([0, 0]), json!([2, 0]));
        assert_eq!((&seen["visible"], &seen["range"]), (&json!(false), &Value::Null));
        assert_eq!(seen["blocked_by"], json!([{ "edge": [[0, 0], [1, 0]], "why": "hull" }]));
    }
}

/// AM-2.3, AM-2.4, AM-2.5: 33 standard tiles and 15 Scenario tiles, with the hatches and vents of the rules page
#[test]
fn the_tiles_are_those_of_the_rules_page() {
    let page = include_str!("../../../../docs/rules/away-missions.md");
    let line = |rule: &str| page.lines().find(|line| line.contains(rule)).unwrap();
    let tiles = Content::standard().tiles();
    assert_eq!(tiles.len(), 48);
    let hatches = line("**AM-2.4**").split("on these edges: ").nth(1).unwrap().trim_end_matches('.');
    for (entry, tile) in hatches.split("; ").zip(tiles) {
        let (number, edges) = entry.split_once(": ").unwrap();
        assert_eq!(number, tile.number.to_string());
        let edges: Vec<u8> = match edges {
            "none" => Vec::new(),
            "all six" => (0..6).collect(),
            some => some.split(' ').map(|edge| edge.parse().unwrap()).collect(),
        };
        assert_eq!(edges, tile.hatches, "tile {number}");
    }
    let vents = line("**AM-2.5**").split("have a vent: ").nth(1).unwrap().split('.').next().unwrap();
    let vents: Vec<u8> = vents.split(", ").map(|number| number.parse().unwrap()).collect();
    let shown: Vec<u8> = tiles.iter().filter(|tile| tile.vent).map(|tile| tile.number).collect();
    assert_eq!(vents, shown);
    assert!(tiles[..33].iter().all(|tile| tile.room.is_none()));
    assert_eq!(tiles[33].room, Some(Room::Shuttlecraft));
    assert_eq!(tiles[47].room, Some(Room::SaucerHangar));
}

/// AM-2.6: edge e of a tile whose arrow points in direction a lies in direction (e + a) mod 6
#[test]
fn tiles_turn_with_their_arrow() {
    for arrow in Direction::ALL {
        let face = Face { number: 1, rotation: arrow, hatches: Edges(0b01_0101), vent: false, room: None };
        let wanted: Edges = [0, 2, 4].into_iter().map(|edge| arrow.turned(edge)).collect();
        assert_eq!(face.hatches_on_map(), wanted);
    }
    // Tile 7 shows a hatch on its edge 0: with the arrow to the south-east it is there.
    let position = position(json!({ "arrow": 2, "tiles": [{ "at": [0, 0], "number": 7 }, plain(1, 0, 99)] }));
    assert_eq!(position.field.hatch(TileId(0), TileId(1)), Some(HatchState::Closed));
}

/// AM-2.7: an un-scanned tile of a game has no face yet
#[test]
fn a_face_down_tile_has_no_face() {
    let tile = Tile::face_down(Hex { q: 0, r: 0 });
    assert_eq!((tile.face, tile.number(), tile.shows_vent()), (None, None, false));
}

/// AM-2.8: one tile holds all six Rocketeers and a crowd of Aliens
#[test]
fn a_tile_holds_any_number_of_figures() {
    let crew = ["captain", "first_officer", "doctor", "professor", "chief", "yeoman"];
    let crew: Vec<Value> = crew.iter().map(|who| json!({ "who": who, "at": [0, 0] })).collect();
    let aliens: Vec<Value> =
        (0..20).map(|_| json!({ "type": "thrall", "at": [0, 0], "stunned": true })).collect();
    let turn = turn(json!({ "tiles": row(1), "rocketeers": crew, "aliens": aliens }));
    assert_eq!(turn["steps"].as_array().unwrap().len(), 20);
}

/// AM-2.9, AM-2.11: a hatch that either tile shows is one closed hatch; where none shows one the edge is open
#[test]
fn either_drawing_makes_a_hatch() {
    let tile =
        |q: i8, number: u16, hatches: Value| json!({ "at": [q, 0], "number": number, "hatches": hatches });
    for (left, right, hatch) in [
        (json!([2]), json!([]), true),
        (json!([]), json!([5]), true),
        (json!([2]), json!([5]), true),
        (json!([]), json!([]), false),
    ] {
        let tiles = json!({ "tiles": [tile(0, 101, left), tile(1, 102, right)] });
        let field = position(tiles.clone()).field;
        assert_eq!(field.hatch(TileId(0), TileId(1)), hatch.then_some(HatchState::Closed));
        assert_eq!(seen(tiles.clone(), "rocketeer", json!([0, 0]), json!([1, 0]))["visible"], json!(!hatch));
        assert_eq!(seen(tiles, "alien", json!([0, 0]), json!([1, 0]))["visible"], json!(true));
        let geometry = Geometry::of(&field);
        assert_eq!(geometry.may_step(Way::Step, TileId(0), TileId(1)), !hatch);
        assert_eq!(geometry.may_step(Way::Walk, TileId(0), TileId(1)), !hatch);
        assert!(geometry.may_step(Way::Glide, TileId(0), TileId(1)));
    }
}

/// AM-2.10: the hidden face of an un-scanned tile never counts, a marker does
#[test]
fn hidden_hatches_do_not_count() {
    let tiles = json!([{ "at": [0, 0], "number": 101, "hatches": [2], "scanned": false }, plain(1, 0, 102)]);
    let hidden = position(json!({ "tiles": tiles })).field;
    assert_eq!(hidden.hatch(TileId(0), TileId(1)), None);
    let marker = json!([{ "between": [[0, 0], [1, 0]], "state": "sealed" }]);
    let marked = position(json!({ "tiles": tiles, "hatches": marker })).field;
    assert_eq!(marked.hatch(TileId(0), TileId(1)), Some(HatchState::Sealed));
    assert!(!Geometry::of(&marked).may_step(Way::Glide, TileId(1), TileId(0)));
}

/// AM-2.12, AM-2.13, AM-2.14, AM-2.15: who passes a hatch in each of its states, and who sees through it
#[test]
fn the_five_states_of_a_hatch() {
    for (state, everybody, some) in [
        ("closed", false, true),
        ("open", true, true),
        ("destroyed", true, true),
        ("locked", false, false),
        ("sealed", false, false),
    ] {
        let hatches = json!([{ "between": [[0, 0], [1, 0]], "state": state }]);
        let field = position(json!({ "tiles": row(2), "hatches": hatches })).field;
        let geometry = Geometry::of(&field);
        let (a, b) = (TileId(0), TileId(1));
        assert_eq!(geometry.may_step(Way::Step, a, b), everybody, "{state}");
        assert_eq!(geometry.may_step(Way::Walk, b, a), everybody, "{state}");
        assert_eq!(geometry.may_step(Way::Glide, a, b), some, "{state}");
        assert_eq!(geometry.sees(Side::Rocketeers, a, b), everybody, "{state}");
        assert_eq!(geometry.sees(Side::Aliens, a, b), some, "{state}");
    }
}

/// AM-2.16: a marker stays when its tile is scanned, and a hatch that is shown only now is closed
#[test]
fn scanning_leaves_markers() {
    let tiles = json!([plain(0, 0, 101), { "at": [1, 0], "number": 102, "hatches": [5, 3], "scanned": false }, plain(1, 1, 103)]);
    let marker = json!([{ "between": [[0, 0], [1, 0]], "state": "open" }]);
    let mut field = position(json!({ "tiles": tiles, "hatches": marker })).field;
    field.tiles[1].scanned = true;
    assert_eq!(field.hatch(TileId(0), TileId(1)), Some(HatchState::Open));
    assert_eq!(field.hatch(TileId(1), TileId(2)), Some(HatchState::Closed));
}

/// AM-2.17, AM-2.18, AM-20.23: a link is one step with its hatch; nobody sees or attacks across it
#[test]
fn links_join_decks_for_feet_only() {
    for (hatch, walk, glide) in [
        (Some(HatchState::Closed), false, true),
        (Some(HatchState::Open), true, true),
        (Some(HatchState::Sealed), false, false),
        (None, true, true),
    ] {
        let geometry = Geometry::of(&decks(hatch));
        assert_eq!(geometry.may_step(Way::Walk, TileId(1), TileId(2)), walk);
        assert_eq!(geometry.may_step(Way::Step, TileId(2), TileId(1)), walk);
        assert_eq!(geometry.may_step(Way::Glide, TileId(2), TileId(1)), glide);
        for side in [Side::Rocketeers, Side::Aliens] {
            assert!(!geometry.sees(side, TileId(1), TileId(2)));
            assert_eq!(geometry.range(side, TileId(1), TileId(2)), None);
        }
    }
    // A marker on the link counts before its own hatch.
    let mut field = decks(Some(HatchState::Closed));
    field.mark_hatch(TileId(2), TileId(1), Some(HatchState::Locked));
    assert!(!Geometry::of(&field).may_step(Way::Glide, TileId(1), TileId(2)));
    // A Leader beside the link walks over it instead of attacking through it.
    let mut field = decks(Some(HatchState::Closed));
    field.rocketeers[0].at = TileId(1);
    away_missions::aliens::place::add(&mut field, away_missions::AlienType::Leader, TileId(2));
    let geometry = Geometry::of(&field);
    let mut dice = Dice::new(Seed::from_number(1));
    let mut turn = AlienTurn::moves_only(&field);
    let pause = turn.run(&mut Stage::new(&mut field, &geometry, &mut dice, None)).unwrap();
    assert_eq!((pause, field.aliens[0].at), (Pause::Over, TileId(1)));
}

/// AM-2.19: a way over tiles ignores hatches and scan state, takes a link as one step and crosses no hull
#[test]
fn ways_over_tiles() {
    let geometry = Geometry::of(&decks(Some(HatchState::Sealed)));
    assert_eq!(geometry.way(Way::Tiles, TileId(0), TileId(3)), 3);
    let mut apart = decks(None);
    apart.links.clear();
    assert_eq!(Geometry::of(&apart).way(Way::Tiles, TileId(0), TileId(3)), NO_WAY);
    let hidden =
        position(json!({ "tiles": [plain(0, 0, 1), { "at": [1, 0], "scanned": false }, plain(2, 0, 2)] }));
    assert_eq!(Geometry::of(&hidden.field).way(Way::Tiles, TileId(0), TileId(2)), 2);
}

/// AM-2.20: hex distance, and between decks the way over tiles in its place
#[test]
fn distance_between_decks() {
    let geometry = Geometry::of(&decks(Some(HatchState::Closed)));
    assert_eq!(geometry.distance(TileId(0), TileId(1)), 1);
    assert_eq!(geometry.distance(TileId(0), TileId(2)), 2);
    let far = |a: (i8, i8), b: (i8, i8)| Hex::from(a).distance(Hex::from(b));
    assert_eq!((far((0, 0), (3, -5)), far((-2, 1), (2, 1)), far((1, 1), (1, 1))), (5, 4, 0));
}

/// AM-2.2: a tile that has left the map is hull
#[test]
fn a_tile_can_leave_the_map() {
    let mut field = position(json!({ "tiles": row(3) })).field;
    field.tiles[1].gone = true;
    let geometry = Geometry::of(&field);
    assert_eq!(field.tile_at(Hex { q: 1, r: 0 }), None);
    assert_eq!(geometry.way(Way::Tiles, TileId(0), TileId(2)), NO_WAY);
    assert!(!geometry.sees(Side::Aliens, TileId(0), TileId(2)));
}
