//! AM-22: Bugs.

use crate::at_table::{plain, position, row, swarms, turn};
use crate::engine::field;
use crate::sight::random_map;
use away_missions::AlienType;
use away_missions::aliens::place::{Placing, place, vent_for_bug};
use away_missions::field::{AlienId, Geometry, TileId, Way};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Seed};

/// Bugs on these tiles of a row.
fn bugs(tiles: &[i8]) -> Value {
    tiles.iter().map(|q| json!({ "type": "bug", "at": [q, 0] })).collect()
}

/// The only cluster of a turn on a row with one Rocketeer.
fn swarm(length: i8, rocketeer: i8, at: &[i8], dice: Value) -> Value {
    let turn = turn(json!({
        "tiles": row(length), "rocketeers": [{ "who": "captain", "at": [rocketeer, 0], "hp": 6 }], "aliens": bugs(at), "dice": dice,
    }));
    let swarms = swarms(&turn);
    assert_eq!(swarms.len(), 1);
    swarms[0].clone()
}

fn moved(swarm: &Value) -> (Value, Value, Value) {
    (swarm["to"].clone(), swarm["moves"].clone(), swarm["attacks"].clone())
}

/// AM-22.3, AM-22.14: a Swarm of six two tiles away (EX-4a) arrives and makes four separate attacks of one die
#[test]
fn six_bugs_two_tiles_away() {
    let swarm = swarm(3, 0, &[2, 2, 2, 2, 2, 2], json!([1, 9, 1, 9]));
    assert_eq!(moved(&swarm), (json!([0, 0]), json!(2), json!(4)));
    assert_eq!((&swarm["rolls"], &swarm["hits"]), (&json!([1, 9, 1, 9]), &json!(2)));
}

/// AM-22.4, AM-22.9: two Bugs side by side, far from everybody (EX-4b): one joins the other, and they go one tile on
#[test]
fn two_bugs_join_and_go_on() {
    let swarm = swarm(8, 0, &[6, 7], json!([]));
    assert_eq!(moved(&swarm), (json!([5, 0]), json!(2), json!(0)));
}

/// AM-22.16, AM-22.15: the only Swarm on a Rocketeer's tile (EX-4c) stays, and all attack the highest Order marker
#[test]
fn the_only_swarm_stays_and_attacks() {
    let turn = turn(json!({
        "tiles": row(2), "aliens": bugs(&[0, 0, 0]), "dice": [9, 9, 9],
        "rocketeers": [{ "who": "captain", "at": [0, 0], "order": 1 }, { "who": "chief", "at": [0, 0], "order": 2 }],
    }));
    let swarm = swarms(&turn)[0].clone();
    assert_eq!(moved(&swarm), (json!([0, 0]), json!(0), json!(3)));
    assert_eq!(swarm["target"], "chief");
}

/// AM-22.15: an ignored Rocketeer is nobody's target; a death stops the attacks
#[test]
fn whom_bugs_attack() {
    let ignored = turn(json!({
        "tiles": row(2), "aliens": bugs(&[0, 0]), "dice": [9, 9],
        "rocketeers": [{ "who": "captain", "at": [0, 0], "order": 1 }, { "who": "chief", "at": [0, 0], "order": 2, "invisible": true }],
    }));
    assert_eq!(swarms(&ignored)[0]["target"], "captain");
    let death = turn(json!({
        "tiles": row(2), "aliens": bugs(&[0, 0, 0]), "dice": [1], "rocketeers": [{ "who": "captain", "at": [0, 0], "hp": 1 }],
    }));
    assert_eq!((&death["outcome"], &swarms(&death)[0]["attacks"]), (&json!("lost"), &json!(1)));
}

/// AM-22.8: a Bug with a Rocketeer and one beside it (EX-4d) meet on the Rocketeer's tile: one move, one attack
#[test]
fn they_meet_where_most_can_attack() {
    let swarm = swarm(2, 0, &[0, 1], json!([9]));
    assert_eq!(moved(&swarm), (json!([0, 0]), json!(1), json!(1)));
}

/// AM-22.7: a Bug leaves a Rocketeer's tile when it must, to meet the others
#[test]
fn swarming_comes_first() {
    let swarm = swarm(3, 0, &[0, 2], json!([]));
    assert_eq!(moved(&swarm), (json!([1, 0]), json!(2), json!(0)));
}

/// AM-22.5: Stunned Bugs are left alone
#[test]
fn stunned_bugs_do_not_count() {
    let turn = turn(json!({
        "tiles": row(3), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "dice": [9],
        "aliens": [{ "type": "bug", "at": [0, 0] }, { "type": "bug", "at": [2, 0], "stunned": true }],
    }));
    let all = swarms(&turn);
    assert_eq!((all.len(), &all[0]["swarm"], &all[0]["moves"]), (1, &json!(["bug-1"]), &json!(0)));
}

/// AM-22.10: with nobody to reach they meet with the fewest moves
#[test]
fn nobody_to_reach() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 1), plain(1, 0, 9), plain(2, 0, 5), plain(5, 0, 3)],
        "rocketeers": [{ "who": "captain", "at": [5, 0] }], "aliens": bugs(&[0, 2]), "dice": [],
    }));
    assert_eq!(moved(&swarms(&turn)[0]), (json!([1, 0]), json!(2), json!(0)));
}

/// AM-22.11: the only Swarm that cannot arrive walks step by step, ties at every step
#[test]
fn the_only_swarm_walks() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 50), plain(1, 0, 9), plain(0, 1, 8), plain(1, 1, 51), plain(2, 1, 52)],
        "rocketeers": [{ "who": "captain", "at": [2, 1] }], "aliens": [{ "type": "bug", "at": [0, 0] }], "dice": [],
    }));
    // Both neighbours are on a shortest way of three steps.
    assert_eq!(swarms(&turn)[0]["to"], json!([0, 1]));
    let stays = self::turn(json!({
        "tiles": [plain(0, 0, 1), plain(2, 0, 2)], "rocketeers": [{ "who": "captain", "at": [2, 0] }],
        "aliens": bugs(&[0]), "dice": [],
    }));
    assert_eq!(moved(&swarms(&stays)[0]), (json!([0, 0]), json!(0), json!(0)));
}

/// AM-22.12, AM-22.13: who cannot all meet form as few clusters as possible, and each draws nearer to other Bugs
#[test]
fn clusters_draw_nearer() {
    let turn = turn(json!({
        "tiles": row(12), "rocketeers": [{ "who": "captain", "at": [5, 0] }], "aliens": bugs(&[0, 1, 10, 11]), "dice": [],
    }));
    let all = swarms(&turn);
    assert_eq!(all.len(), 2);
    assert_eq!(moved(&all[0]), (json!([2, 0]), json!(2), json!(0)));
    assert_eq!(moved(&all[1]), (json!([9, 0]), json!(2), json!(0)));
    // Three in a row of gaps: the first two, by the smallest list of cluster numbers.
    let three = self::turn(json!({
        "tiles": row(7), "rocketeers": [{ "who": "captain", "at": [3, 0] }], "aliens": bugs(&[0, 2, 4]), "dice": [],
    }));
    let swarm: Vec<Value> = swarms(&three).iter().map(|swarm| swarm["swarm"].clone()).collect();
    assert_eq!(swarm, [json!(["bug-1", "bug-2"]), json!(["bug-3"])]);
    let far = self::turn(json!({
        "tiles": row(9), "rocketeers": [{ "who": "captain", "at": [3, 0] }], "aliens": bugs(&[0, 2, 5, 7]), "dice": [],
    }));
    assert!(
        swarms(&far)
            .iter()
            .all(|swarm| swarm["moves"].as_u64() <= swarm["swarm"].as_array().map(|all| all.len() as u64))
    );
}

/// AM-22.17: more than nine groups are joined first, and their steps are spent moves
#[test]
fn more_than_nine_groups() {
    let turn = turn(json!({
        "tiles": row(20), "rocketeers": [{ "who": "captain", "at": [19, 0] }, { "who": "chief", "at": [19, 0] }],
        "aliens": bugs(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), "dice": [],
    }));
    let all = swarms(&turn);
    let count: usize = all.iter().map(|swarm| swarm["swarm"].as_array().unwrap().len()).sum();
    assert_eq!(count, 10);
    assert_eq!((all.len(), &all[0]["moves"]), (1, &json!(10)));
    // Far apart nobody can join anybody: every group is a cluster of its own.
    let lonely: Vec<i8> = (0..10).map(|place| place * 3).collect();
    let apart = self::turn(json!({
        "tiles": row(30), "rocketeers": [{ "who": "captain", "at": [29, 0] }, { "who": "chief", "at": [29, 0] }],
        "aliens": bugs(&lonely), "dice": [],
    }));
    assert_eq!(swarms(&apart).len(), 10);
}

/// AM-22.1: when all Bugs are on the map the farthest one is taken, of several the one on the lowest number (EX-11)
#[test]
fn the_farthest_bug_is_taken() {
    let mut field = field(json!({
        "tiles": [plain(0, 0, 30), plain(1, 0, 20), plain(2, 0, 9), plain(-1, 0, 8), plain(-2, 0, 7)],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": bugs(&[0, 1, 2, -2, -1]),
    }));
    let geometry = Geometry::of(&field);
    let placing = place(&mut field, &geometry, AlienType::Bug, TileId(0));
    assert_eq!(placing, Placing::Taken { from: AlienId(4), tile: TileId(4), new: AlienId(6) });
    assert_eq!(field.aliens.len(), 5);
    assert_eq!(field.aliens.last().map(|bug| (bug.id, bug.at)), Some((AlienId(6), TileId(0))));
    for (rocketeers, limit) in [(1, 5), (2, 10), (3, 15), (4, 20), (5, 20), (6, 20)] {
        assert_eq!(away_missions::field::Figures::in_the_box(rocketeers).bug, limit);
    }
}

/// AM-22.2: a Bug comes out of the nearest scanned vent, of several the lowest number; without one on the scanned tile
#[test]
fn bugs_come_out_of_vents() {
    let vent = |q: i8, number: u16, scanned: bool| json!({ "at": [q, 0], "number": number, "hatches": [], "vent": true, "scanned": scanned });
    let tiles = json!([
        plain(0, 0, 1),
        vent(1, 90, false),
        vent(2, 12, true),
        vent(-2, 11, true),
        plain(-1, 0, 3),
        vent(3, 2, true)
    ]);
    let field = field(json!({ "tiles": tiles }));
    let geometry = Geometry::of(&field);
    assert_eq!(vent_for_bug(&field, &geometry, TileId(0), TileId(4)), TileId(3));
    let bare = position(json!({ "tiles": row(3) })).field;
    assert_eq!(vent_for_bug(&bare, &Geometry::of(&bare), TileId(0), TileId(2)), TileId(2));
}

/// A joined group of Bugs: tile, number of Bugs, moves spent.
type Joined = (u16, u8, u8);

/// Every way in which Bugs can move, tried out: the fewest moves that bring all together on each tile, and the fewest groups
/// that can be left.
fn by_trying(geometry: &Geometry, start: Vec<Joined>) -> (BTreeMap<u16, u8>, usize) {
    let (mut meetings, mut fewest) = (BTreeMap::new(), start.len());
    let mut known: BTreeSet<Vec<Joined>> = BTreeSet::new();
    let mut open = vec![start];
    while let Some(mut state) = open.pop() {
        state.sort_unstable();
        if !known.insert(state.clone()) {
            continue;
        }
        fewest = fewest.min(state.len());
        if let [(tile, _, spent)] = state[..] {
            let least = meetings.entry(tile).or_insert(spent);
            *least = (*least).min(spent);
        }
        for (index, (tile, size, spent)) in state.iter().copied().enumerate() {
            if spent == size {
                continue;
            }
            for next in geometry.steps(Way::Glide, TileId(tile)) {
                let mut moved = state.clone();
                moved.remove(index);
                match moved.iter_mut().find(|group| group.0 == next.0) {
                    Some(group) => *group = (next.0, group.1 + size, group.2 + spent + 1),
                    None => moved.push((next.0, size, spent + 1)),
                }
                open.push(moved);
            }
        }
    }
    (meetings, fewest)
}

/// AM-22.6, AM-22.7, AM-22.8, AM-22.12: on small maps the same as trying out every way in which Bugs can move
#[test]
fn bugs_agree_with_brute_force() {
    let mut dice = Dice::new(Seed::from_number(22));
    let (mut whole, mut split) = (0, 0);
    for _ in 0..250 {
        let mut parts = random_map(&mut dice);
        let tiles: Vec<Value> = parts["tiles"].as_array().unwrap().iter().take(9).cloned().collect();
        let is_there = |at: &Value| tiles.iter().any(|tile| tile["at"] == *at);
        let hatches: Vec<Value> = parts["hatches"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|hatch| is_there(&hatch["between"][0]) && is_there(&hatch["between"][1]))
            .cloned()
            .collect();
        let mut any = || tiles[dice.below(tiles.len() as u32) as usize]["at"].clone();
        let aliens: Vec<Value> = (0..4).map(|_| json!({ "type": "bug", "at": any() })).collect();
        let home = any();
        let tiles: Vec<Value> = tiles
            .into_iter()
            .map(|mut tile| {
                if tile["at"] == home {
                    tile["scanned"] = json!(true);
                }
                tile
            })
            .collect();
        parts = json!({ "tiles": tiles, "hatches": hatches, "aliens": aliens, "rocketeers": [{ "who": "captain", "at": home }], "dice": { "seed": 3 } });
        let field = position(parts.clone()).field;
        let geometry = Geometry::of(&field);
        let mut start: Vec<Joined> = Vec::new();
        for bug in &field.aliens {
            match start.iter_mut().find(|group| group.0 == bug.at.0) {
                Some(group) => group.1 += 1,
                None => start.push((bug.at.0, 1, 0)),
            }
        }
        let alone = start.len() == 1;
        let (meetings, fewest) = by_trying(&geometry, start);
        let all = swarms(&turn(parts));
        assert_eq!(all.len(), if meetings.is_empty() { fewest } else { 1 });
        if meetings.is_empty() {
            split += 1;
            continue;
        }
        whole += 1;
        let place = |value: &Value| field.tile_at(serde_json::from_value(value.clone()).unwrap()).unwrap();
        let to = place(&all[0]["to"]);
        let moves = u8::try_from(all[0]["moves"].as_u64().unwrap()).unwrap();
        assert_eq!(meetings.get(&to.0), Some(&moves));
        let rocketeer = place(&home);
        let steps = |tile: TileId| geometry.way(Way::Glide, tile, rocketeer);
        match meetings.get(&rocketeer.0) {
            Some(cost) if *cost < 4 => assert_eq!(to, rocketeer),
            _ if alone => {}
            _ => assert_eq!(steps(to), meetings.keys().map(|tile| steps(TileId(*tile))).min().unwrap()),
        }
    }
    assert!(whole > 40 && split > 40, "{whole} {split}");
}
