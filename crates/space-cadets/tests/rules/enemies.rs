//! SC-16: enemies. The single ships are in `ships.rs`.

use crate::ask::{ask, equipped, result, some, why, with};
use serde_json::{Value, json};
use space_cadets::enemies::{Heading, Way, ways};
use space_cadets::map::Map;
use space_cadets::{Facing, Square, Terrain};

fn open(enemies: Value) -> Value {
    json!({
        "map": {"rows": vec![".........."; 10]},
        "ship": {"at": [3, 5], "facing": "N", "speed": 3},
        "shields": {"starboard": 3},
        "enemies": enemies,
    })
}

fn row(map: &str, enemy: Value) -> Value {
    json!({"map": {"rows": [map]}, "ship": {"at": [0, 0], "facing": "N"}, "enemies": [enemy]})
}

fn pending(file: Value) -> Value {
    json!(ask("enemy", file).pending.unwrap())
}

/// SC-16.1, SC-16.2, SC-16.3, SC-16.4, SC-16.7, SC-13.1, SC-13.3: the enemy action example
#[test]
fn the_enemy_action_example() {
    let cruiser = json!({"ship": "cruiser", "at": [3, 1], "lock_roll": 2});
    let vengeance = |more: Value| {
        let mut enemy = json!({"ship": "vengeance", "at": [6, 3], "lock_roll": 5});
        enemy.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        open(json!([cruiser, enemy]))
    };
    let choice = pending(vengeance(json!({})));
    assert_eq!(
        choice,
        json!({"needs": "move", "enemy": "vengeance",
        "options": [{"to": [3, 3]}, {"to": [4, 4]}, {"to": [5, 5]}]})
    );
    let diagonal = pending(vengeance(json!({"to": [4, 4], "fire_roll": [4]})));
    assert_eq!(diagonal, json!({"needs": "side", "enemy": "vengeance", "options": ["fore", "starboard"]}));
    let result = result("enemy", vengeance(json!({"to": [5, 5], "fire_roll": [4]})));
    assert_eq!(
        result["enemies"][0],
        json!({"id": "cruiser", "locked": false, "at": [3, 1], "steps": 0,
        "damage": 0, "destroyed": false, "fired": false, "hit": null})
    );
    assert_eq!(
        result["enemies"][1],
        json!({"id": "vengeance", "locked": true, "at": [5, 5], "steps": 3,
        "damage": 0, "destroyed": false, "fired": true,
        "hit": {"side": "starboard", "amount": 4, "absorbed": 3, "through": 1}})
    );
    assert_eq!(result["shields"]["starboard"], 0);
}

/// SC-16.2, SC-19.3: a lock needs the distance, more under Cloak; without need there is no roll
#[test]
fn gaining_lock() {
    for distance in 0..=8u8 {
        for cloak in [false, true] {
            let mut file = open(json!([{"ship": {"move": 0, "range": 0, "dice": 0, "hull": 3}, "id": "x",
                "at": [3 - i32::from(distance.min(3)), 5 - i32::from(distance.saturating_sub(3))]}]));
            file["ship"]["cloak"] = cloak.into();
            let needed = distance + if cloak { 2 } else { 0 };
            if !(2..=6).contains(&needed) {
                let file = if distance == 0 { with_enemy(file, "side_roll", json!(1)) } else { file };
                assert_eq!(result("enemy", file)["enemies"][0]["locked"], needed <= 1);
                continue;
            }
            assert_eq!(pending(file.clone())["needs"], "lock_roll");
            for die in 1..=6u8 {
                let file =
                    with_enemy(with_enemy(file.clone(), "lock_roll", json!(die)), "side_roll", json!(1));
                assert_eq!(
                    result("enemy", file)["enemies"][0]["locked"],
                    die >= needed,
                    "{die} at {distance}"
                );
            }
        }
    }
}

fn with_enemy(mut file: Value, key: &str, value: Value) -> Value {
    file["enemies"][0][key] = value;
    file
}

/// Every walk, one by one: the ends, steps and damage that ruling and rule leave.
fn naive(map: &Map, start: Square, target: Square, steps: u8) -> (u16, usize, u8, Vec<Way>) {
    let mut walks = vec![vec![start]];
    let mut all = walks.clone();
    for _ in 0..steps {
        let mut longer = Vec::new();
        for walk in &walks {
            let at = *walk.last().unwrap();
            if at == target {
                continue;
            }
            for facing in Facing::ALL {
                let next = at.beside(facing);
                if map.scanned(next) {
                    longer.push([walk.as_slice(), &[next]].concat());
                }
            }
        }
        all.extend(longer.clone());
        walks = longer;
    }
    let damage = |walk: &[Square]| {
        walk[1..].iter().filter(|at| matches!(map.terrain(**at), Terrain::Asteroid | Terrain::Rift)).count()
            as u8
    };
    let worth = |walk: &Vec<Square>| (walk.last().unwrap().distance(target), walk.len() - 1, damage(walk));
    let best = all.iter().map(worth).min().unwrap();
    let mut ways: Vec<Way> = all
        .iter()
        .filter(|walk| worth(walk) == best)
        .map(|walk| {
            let to = *walk.last().unwrap();
            let before = walk.len().checked_sub(2).map(|place| walk[place]);
            Way { to, from: before.filter(|_| to == target) }
        })
        .collect();
    ways.sort_by_key(|way| (way.to.1, way.to.0, way.from.map(|from| (from.1, from.0))));
    ways.dedup();
    (best.0, best.1, best.2, ways)
}

/// SC-16.4, SC-16.5, SC-16.12: the ways of every square to every square, against a walk-by-walk oracle
#[test]
fn ways_against_a_naive_oracle() {
    let rows = ["..A.R", ".AA..", "A. .A", ".R.AN", "..A.."].map(str::to_owned);
    let mut map = Map::new(5, 5, 5);
    map.draw(Square(0, 0), &rows, &[]);
    for one in (0..25).filter(|one| *one != 12) {
        for other in 0..25 {
            let (start, target) = (Square(one % 5, one / 5), Square(other % 5, other / 5));
            for steps in 0..=4 {
                let found = ways(&map, start, Heading::Ship(target), steps);
                let (_, taken, damage, options) = naive(&map, start, target, steps);
                assert_eq!(
                    (usize::from(found.steps), found.damage),
                    (taken, damage),
                    "{start:?} {target:?} {steps}"
                );
                assert_eq!(found.options, options, "{start:?} {target:?} {steps}");
                for way in options {
                    let walk = found.walk(&map, way);
                    assert_eq!(walk.len(), taken);
                    assert_eq!(walk.iter().map(|(_, damage)| damage).sum::<u8>(), damage);
                }
            }
        }
    }
}

/// SC-16.4: it stops in the ship's square; from where it came is the Captain's choice too
#[test]
fn entering_the_ships_square() {
    let enemy = json!({"ship": "destroyer", "at": [4, 6], "locked": true, "fire_roll": [1]});
    let choice = pending(open(json!([enemy])));
    assert_eq!(choice["options"], json!([{"to": [3, 5], "from": [4, 5]}, {"to": [3, 5], "from": [3, 6]}]));
    let from = |x: i32, y: i32| {
        let enemy = json!({"ship": "destroyer", "at": [4, 6], "locked": true, "fire_roll": [1], "to": [3, 5], "from": [x, y]});
        result("enemy", open(json!([enemy])))["enemies"][0].clone()
    };
    assert_eq!(from(4, 5)["hit"]["side"], "starboard");
    assert_eq!(from(3, 6)["hit"]["side"], "aft");
    assert_eq!(from(3, 6)["steps"], 2);
}

/// SC-13.19: one that began its action in the ship's square hits a random side
#[test]
fn beginning_in_the_ships_square() {
    let enemy = |more: Value| {
        let mut enemy = json!({"ship": "destroyer", "at": [3, 5], "locked": true, "fire_roll": [2]});
        enemy.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        open(json!([enemy]))
    };
    assert_eq!(pending(enemy(json!({})))["needs"], "side_roll");
    assert_eq!(pending(enemy(json!({"side_roll": 5})))["needs"], "side");
    let hit = |more| result("enemy", enemy(more))["enemies"][0]["hit"]["side"].clone();
    assert_eq!(hit(json!({"side_roll": 3})), "aft");
    assert_eq!(hit(json!({"side_roll": 6, "side": "port"})), "port");
}

/// SC-16.4, SC-13.1: ways and sides that the rules do not leave
#[test]
fn bad_moves_and_sides() {
    let enemy = |to: Value, side: &str| {
        open(json!([{"ship": "cruiser", "at": [3, 0], "locked": true, "to": to,
        "side": side, "fire_roll": [1]}]))
    };
    assert_eq!(why("enemy", enemy(json!([3, 1]), "fore")), "bad_move");
    assert_eq!(why("enemy", enemy(json!([2, 1]), "fore")), "bad_move");
    assert_eq!(why("enemy", enemy(json!([3, 2]), "aft")), "bad_side");
    assert_eq!(result("enemy", enemy(json!([3, 2]), "fore"))["enemies"][0]["fired"], true);
}

/// SC-16.5: asteroids and rifts do a marker each, past the shields; enough of them destroy
#[test]
fn terrain_hurts_enemies() {
    let cross = |map: &str, damage: u8| {
        let enemy = json!({"ship": "dreadnought", "at": [2, 0], "locked": true, "damage": damage, "fire_roll": [1, 1]});
        result("enemy", row(map, enemy))["enemies"][0].clone()
    };
    assert_eq!(cross(".A......", 0)["damage"], 1);
    assert_eq!(cross(".R......", 0)["damage"], 1);
    assert_eq!(cross(".N......", 0)["damage"], 0);
    let dead = cross(".A......", 8);
    assert_eq!(
        json!([dead["destroyed"], dead["damage"], dead["fired"], dead["hit"]]),
        json!([true, 9, false, null])
    );
}

/// SC-16.6, SC-18.7: further than six after its move it loses lock; not in Mission 3, and not if it always has it
#[test]
fn losing_lock() {
    let far = row("...............", json!({"ship": "picket", "at": [8, 0], "locked": true}));
    assert_eq!(
        some(result("enemy", far.clone())["enemies"][0].as_object().unwrap(), &["locked", "at"]),
        json!([false, [7, 0]])
    );
    assert_eq!(result("enemy", with(far, "mission", json!(3)))["enemies"][0]["locked"], true);
    let near =
        row("...............", json!({"ship": "lancer", "at": [7, 0], "locked": true, "fire_roll": [1]}));
    assert_eq!(result("enemy", near)["enemies"][0]["locked"], true);
    let omega = row("...............", json!({"ship": "omega", "at": [9, 0]}));
    assert_eq!(result("enemy", omega)["enemies"][0]["locked"], true);
}

/// SC-16.7, SC-7.3: no shot beyond the range or through a rift
#[test]
fn range_and_rifts_stop_fire() {
    let fired = |map: &str, at: u8, ship: &str| {
        let enemy =
            json!({"ship": ship, "at": [at, 0], "locked": true, "arrived": true, "fire_roll": [1, 1]});
        result("enemy", row(map, enemy))["enemies"][0]["fired"].clone()
    };
    assert_eq!(fired(".........", 4, "cruiser"), true);
    assert_eq!(fired(".........", 5, "cruiser"), false);
    assert_eq!(fired("..R......", 4, "cruiser"), false);
    assert_eq!(fired("R...R....", 4, "cruiser"), true, "the ends do not block");
}

/// SC-16.7, SC-6.10, SC-19.2: the speed example: 3 damage at speed one becomes 5; Evade takes one; never below 0
#[test]
fn speed_changes_damage() {
    let shot = |speed: u8, evade: bool, die: u8| {
        let mut file =
            row("....", json!({"ship": "raider-a", "at": [3, 0], "locked": true, "fire_roll": [die]}));
        file["ship"]["speed"] = speed.into();
        file["ship"]["evade"] = evade.into();
        result("enemy", file)["enemies"][0]["hit"]["amount"].clone()
    };
    assert_eq!(shot(1, false, 3), 5);
    assert_eq!(shot(1, true, 3), 4);
    assert_eq!(shot(6, true, 2), 0, "and the hit is still told");
}

/// SC-4.8, SC-18.7: the Decoy Buoy: beyond two squares locks are lost and not regained; in Mission 3 only the rolls go
#[test]
fn the_decoy_buoy() {
    let file = row(
        ".........",
        json!({"ship": "cruiser", "at": [3, 0], "locked": true, "lock_roll": 6, "fire_roll": [1]}),
    );
    let fooled = equipped(file, "Decoy Buoy");
    assert_eq!(result("enemy", fooled.clone())["enemies"][0]["locked"], false);
    assert_eq!(result("enemy", with(fooled, "mission", json!(3)))["enemies"][0]["fired"], true);
    let near = row(".........", json!({"ship": "cruiser", "at": [2, 0], "locked": true, "fire_roll": [1]}));
    assert_eq!(result("enemy", equipped(near, "Decoy Buoy"))["enemies"][0]["fired"], true);
}

/// SC-18.8: one that arrived this turn is locked, does not move, and may fire
#[test]
fn arrivals_of_mission_three() {
    let enemy = json!({"ship": "lancer", "at": [6, 0], "arrived": true, "fire_roll": [6]});
    let result = result("enemy", with(row("........", enemy), "mission", json!(3)));
    assert_eq!(
        some(result["enemies"][0].as_object().unwrap(), &["locked", "steps", "fired"]),
        json!([true, 0, true])
    );
}

/// SC-18.10: captured satellites fire first, for half their die rounded up, through what the shields have left
#[test]
fn captured_satellites() {
    let file = |roll: u8, more: Value| {
        let mut enemy = json!({"ship": "cruiser", "at": [9, 0], "lock_roll": 1});
        enemy.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        with(
            row("..........", enemy),
            "satellites",
            json!([{"at": [6, 0], "target": "cruiser", "roll": roll}]),
        )
    };
    let enemy = |roll, more| result("enemy", file(roll, more))["enemies"][0].clone();
    let three = enemy(3, json!({}));
    assert_eq!(
        json!([three["damage"], three["locked"], three["at"]]),
        json!([1, false, [7, 0]]),
        "locked, moved, too far"
    );
    assert_eq!(enemy(2, json!({}))["steps"], 0, "wholly absorbed: no lock");
    assert_eq!(enemy(6, json!({"shields_left": 0, "damage": 3}))["destroyed"], true);
    let mut far = file(3, json!({}));
    far["satellites"][0]["at"] = json!([5, 0]);
    assert_eq!(why("enemy", far), "out_of_range");
    let mut rift = file(3, json!({}));
    rift["map"]["rows"] = json!([".......R.."]);
    assert_eq!(why("enemy", rift), "blocked");
}

/// SC-18.12: ships without lock head for the pod, stop beside it and harm it; ships with lock do not
#[test]
fn the_escape_pod() {
    let file = |enemy: Value, damage: u8| {
        json!({"map": {"rows": [".............."]}, "ship": {"at": [0, 0], "facing": "N"}, "enemies": [enemy],
            "pod": {"at": [9, 0], "damage": damage}})
    };
    let unlocked = result("enemy", file(json!({"ship": "destroyer", "at": [13, 0]}), 0));
    assert_eq!(
        some(unlocked["enemies"][0].as_object().unwrap(), &["at", "steps", "fired"]),
        json!([[10, 0], 3, false])
    );
    assert_eq!(unlocked["pod"], json!({"damage": 1, "destroyed": false}));
    let here = result("enemy", file(json!({"ship": "destroyer", "at": [9, 0]}), 6));
    assert_eq!(
        json!([here["enemies"][0]["steps"], here["pod"]]),
        json!([0, {"damage": 7, "destroyed": true}])
    );
    let far = result("enemy", file(json!({"ship": "raider-a", "at": [13, 0]}), 2));
    assert_eq!(json!([far["enemies"][0]["at"], far["pod"]["damage"]]), json!([[11, 0], 2]));
    let locked = file(json!({"ship": "lancer", "at": [6, 0], "locked": true, "fire_roll": [1]}), 0);
    assert_eq!(result("enemy", locked)["pod"]["damage"], 0);
    let lost = result("enemy", file(json!({"ship": "picket", "at": [9, 0], "locked": true}), 0));
    assert_eq!(
        json!([lost["enemies"][0]["at"], lost["pod"]["damage"]]),
        json!([[8, 0], 1]),
        "lost lock beside the pod"
    );
}
