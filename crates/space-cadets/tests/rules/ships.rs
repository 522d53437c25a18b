//! SC-16.8: every ship as its card says.

use crate::ask::{ask, result, with};
use serde_json::{Value, json};
use space_cadets::content::Content;

/// Id, move, range, dice, modifier, shields, hull: written down from the rules page.
const SHIPS: [(&str, u8, u8, u8, i8, u8, u8); 17] = [
    ("scout-a", 3, 2, 1, -1, 0, 3),
    ("scout-b", 3, 2, 1, -1, 0, 3),
    ("raider-a", 2, 3, 1, 0, 0, 4),
    ("raider-b", 2, 3, 1, 0, 0, 4),
    ("mine", 4, 0, 2, 0, 0, 2),
    ("picket", 1, 5, 1, -1, 1, 3),
    ("escort", 2, 3, 1, -1, 1, 4),
    ("cruiser", 2, 4, 1, 0, 1, 6),
    ("vengeance", 3, 4, 1, 0, 1, 6),
    ("destroyer", 3, 3, 1, 1, 1, 5),
    ("jammer", 2, 3, 1, -1, 1, 5),
    ("lancer", 1, 6, 1, 1, 0, 5),
    ("hades", 2, 5, 2, 0, 3, 8),
    ("carrier", 1, 4, 2, -1, 2, 8),
    ("phantom", 3, 3, 2, -2, 2, 6),
    ("dreadnought", 1, 5, 2, 0, 3, 9),
    ("omega", 0, 3, 1, 0, 1, 4),
];

fn row(enemy: Value) -> Value {
    json!({"map": {"rows": ["...................."]}, "ship": {"at": [0, 0], "facing": "N"}, "enemies": [enemy], "mission": 3})
}

fn act(enemy: Value) -> Value {
    result("enemy", row(enemy))["enemies"][0].clone()
}

/// SC-16.8, SC-16.4, SC-16.7, SC-18.9: how far each moves and fires, and with what
#[test]
fn moves_ranges_and_dice() {
    for (id, moves, range, dice, modifier, _, _) in SHIPS {
        assert_eq!(act(json!({"ship": id, "at": [19, 0], "locked": true}))["steps"], moves, "{id}");
        let roll = vec![4; dice.into()];
        let still = |at: u8| {
            act(json!({"ship": id, "at": [at, 0], "arrived": true, "fire_roll": roll, "side_roll": 2}))
        };
        let hit = still(range);
        assert_eq!(hit["hit"]["amount"], i32::from(dice) * 4 + i32::from(modifier), "{id}");
        assert_eq!(hit["hit"]["side"], "starboard");
        assert_eq!(still(range + 1)["fired"], false, "{id}");
    }
}

/// SC-16.8, SC-11.7: what each one's shields absorb and its hull bears
#[test]
fn shields_and_hulls() {
    let track = json!({"zones": [{"from": 0, "grey": 1, "white": 1, "red": 1}]});
    for (id, .., shields, hull) in SHIPS {
        let fired = |torpedoes: u8| {
            let shot = json!({"target": id, "flicks": [{"zones": [0]}]});
            let file = json!({"targets": {id: {"distance": 1}}, "track": track, "shots": vec![shot; torpedoes.into()]});
            result("weapons", file)["targets"][id].clone()
        };
        let nearly = fired(shields + hull - 1);
        assert_eq!(
            json!([nearly["absorbed"], nearly["damage"], nearly["destroyed"]]),
            json!([shields, hull - 1, false]),
            "{id}"
        );
        assert_eq!(fired(shields + hull)["destroyed"], true, "{id}");
    }
}

/// SC-16.8: all sixteen ships of the box are on the list
#[test]
fn the_list_is_whole() {
    for ship in &Content::standard().ships {
        assert!(SHIPS.iter().any(|(id, ..)| *id == ship.id), "{}", ship.id);
    }
    assert_eq!(Content::standard().ships.len() + 1, SHIPS.len());
}

/// SC-16.8, SC-16.2: a Scout adds one to its lock roll, so it may roll at seven squares
#[test]
fn scouts_lock_more_easily() {
    let file =
        |at: u8, die: u8| row(json!({"ship": "scout-a", "at": [at, 0], "lock_roll": die, "fire_roll": [1]}));
    let locked = |at, die| result("enemy", file(at, die))["enemies"][0]["locked"].clone();
    assert_eq!((locked(7, 6), locked(7, 5), locked(8, 6)), (json!(true), json!(false), json!(false)));
    assert_eq!(locked(2, 1), true, "two squares away it needs no roll");
    assert_eq!((locked(4, 3), locked(4, 2)), (json!(true), json!(false)));
}

/// SC-16.8: a Robot Mine fires only from the ship's square, and is destroyed by it
#[test]
fn the_robot_mine() {
    let boom = act(json!({"ship": "mine", "at": [4, 0], "locked": true, "fire_roll": [6, 5]}));
    assert_eq!(json!([boom["steps"], boom["fired"], boom["destroyed"]]), json!([4, true, true]));
    assert_eq!(json!([boom["hit"]["amount"], boom["hit"]["side"]]), json!([11, "starboard"]));
    let short = act(json!({"ship": "mine", "at": [5, 0], "locked": true}));
    assert_eq!(json!([short["at"], short["fired"], short["destroyed"]]), json!([[1, 0], false, false]));
}

/// SC-16.8: Vengeance does one more for each marker on it, also for one it just got
#[test]
fn vengeance_is_angry() {
    let shot = |map: &str| {
        let mut file =
            row(json!({"ship": "vengeance", "at": [6, 0], "locked": true, "damage": 2, "fire_roll": [3]}));
        file["map"]["rows"] = json!([map]);
        result("enemy", file)["enemies"][0]["hit"]["amount"].clone()
    };
    assert_eq!((shot("........"), shot("....A...")), (json!(5), json!(6)));
}

/// SC-16.9: a Jammer's fire costs a Lock, even if it does nothing
#[test]
fn the_jammer() {
    let jam = |at: u8| {
        result("enemy", row(json!({"ship": "jammer", "at": [at, 0], "locked": true, "fire_roll": [1]})))
    };
    let near = jam(3);
    assert_eq!(json!([near["sensor_locks_lost"], near["enemies"][0]["hit"]["amount"]]), json!([1, 0]));
    assert_eq!(jam(9)["sensor_locks_lost"], 0);
}

/// SC-16.10: the Carrier's Scout: when it has lock for the first time, and only while there is one in the supply
#[test]
fn the_carrier() {
    let carrier = |more: Value| {
        let mut enemy = json!({"ship": "carrier", "at": [5, 0], "fire_roll": [1, 1]});
        enemy.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        row(enemy)
    };
    let launches = |more| result("enemy", carrier(more))["launches"].clone();
    assert_eq!(launches(json!({"lock_roll": 5})), json!(["carrier"]));
    assert_eq!(launches(json!({"lock_roll": 4})), json!([]));
    assert_eq!(launches(json!({"locked": true})), json!(["carrier"]));
    assert_eq!(launches(json!({"arrived": true})), json!(["carrier"]));
    assert_eq!(launches(json!({"locked": true, "launched": true})), json!([]));
    let mut crowded = carrier(json!({"locked": true}));
    for scout in ["scout-a", "scout-b"] {
        let list = crowded["enemies"].as_array_mut().unwrap();
        list.push(json!({"ship": scout, "at": [19, 0]}));
    }
    assert_eq!(result("enemy", crowded.clone())["launches"], json!([]));
    crowded["enemies"].as_array_mut().unwrap().pop();
    assert_eq!(result("enemy", crowded)["launches"], json!(["carrier"]));
}

/// SC-16.11: only the Phantom's card takes Locks away at the end of the turn
#[test]
fn the_phantom() {
    for ship in &Content::standard().ships {
        assert_eq!(ship.locks_lost_each_turn, ship.id == "phantom");
    }
}

/// SC-11.11: an Escort's neighbours have one shield more, read at their first torpedo; not the Escort itself
#[test]
fn the_escort() {
    let file = |escort: Value, target: &str, shots: Value| {
        json!({"map": {"rows": ["......", "......"]}, "from": [0, 0], "shots": shots, "targets": {
            "escort": {"at": escort, "lock": "superlock"}, target: {"at": [3, 0], "lock": "superlock"}}})
    };
    let at = |target: &str| json!({"target": target, "flicks": [{"zones": [3]}]});
    let absorbed = |file: Value, id: &str| result("weapons", file)["targets"][id]["absorbed"].clone();
    assert_eq!(absorbed(file(json!([4, 0]), "cruiser", json!([at("cruiser")])), "cruiser"), 2);
    assert_eq!(
        absorbed(file(json!([4, 1]), "cruiser", json!([at("cruiser")])), "cruiser"),
        1,
        "not beside it"
    );
    assert_eq!(
        absorbed(file(json!([3, 0]), "cruiser", json!([at("cruiser")])), "cruiser"),
        1,
        "the same square"
    );
    assert_eq!(absorbed(file(json!([4, 0]), "cruiser", json!([at("escort")])), "escort"), 1);
    let first = json!([at("cruiser"), at("escort"), at("cruiser")]);
    assert_eq!(absorbed(file(json!([4, 0]), "cruiser", first), "cruiser"), 2, "it holds for the turn");
    let later = json!([at("escort"), at("cruiser")]);
    assert_eq!(
        absorbed(file(json!([4, 0]), "cruiser", later), "cruiser"),
        1,
        "the Escort was destroyed before"
    );
}

/// SC-16.8: a ship may be described by what is printed on its card
#[test]
fn a_ship_of_somebodys_own() {
    let ship = json!({"move": 1, "range": 2, "dice": 1, "hull": 2, "damage_mod": 3, "jams": true});
    let file = row(json!({"ship": ship, "id": "own", "at": [3, 0], "locked": true, "fire_roll": [2]}));
    let answer = result("enemy", file.clone());
    assert_eq!(json!([answer["enemies"][0]["hit"]["amount"], answer["sensor_locks_lost"]]), json!([5, 1]));
    let waiting = with(file, "enemies", json!([{"ship": ship, "id": "own", "at": [3, 0], "locked": true}]));
    assert_eq!(json!(ask("enemy", waiting).pending), json!({"needs": "fire_roll", "enemy": "own"}));
}
