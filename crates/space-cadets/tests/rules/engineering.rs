//! SC-5: engineering and energy.

use crate::ask::{equipped, fault, hurt, result, some, why};
use proptest::prelude::*;
use serde_json::{Value, json};
use space_cadets::content::Content;
use space_cadets::stations::engineering::{Icons, Laid, icons, is_free, on_board, station_of, total};
use space_cadets::{Facing, Station, System};

/// The energy of the rulebook's example.
fn example() -> Value {
    json!({"helm": 2, "shields": 2, "sensors": 2, "weapons": 2, "tractor": 3, "jump": 2})
}

/// SC-5.7: the example trades both Jump energy for one of Weapons.
#[test]
fn two_of_a_type_are_traded_for_one_of_another() {
    let traded = result("engineering", json!({"icons": example(), "trades": [["jump", "weapons"]]}));
    let after = &traded["after_trades"];
    assert_eq!(
        some(after.as_object().unwrap(), &["jump", "weapons", "tractor", "repair"]),
        json!([0, 3, 3, 0])
    );
    assert_eq!(some(&traded, &["total", "lost", "mission6_points"]), json!([13, 0, 0]));
    assert_eq!(traded["available"], *after);
}

/// SC-5.7: what a trade gave may be traded again; a type is never traded for itself or without enough.
#[test]
fn trades_may_follow_each_other() {
    let twice = json!([["tractor", "jump"], ["helm", "jump"], ["jump", "repair"]]);
    let after = result("engineering", json!({"icons": {"tractor": 2, "helm": 2}, "trades": twice}));
    assert_eq!(after["after_trades"]["repair"], 1);
    assert_eq!(after["after_trades"]["jump"], 0);
    let short = json!({"icons": {"helm": 1}, "trades": [["helm", "jump"]]});
    assert_eq!(why("engineering", short), "trade_short");
    let same = json!({"icons": {"helm": 2}, "trades": [["helm", "helm"]]});
    assert_eq!(why("engineering", same), "trade_same");
}

/// SC-20.17: under Trade Breaker a trade takes three.
#[test]
fn trade_breaker_makes_trades_dearer() {
    let trade = |icons: u8| hurt(json!({"icons": {"helm": icons}, "trades": [["helm", "jump"]]}), &["P7"]);
    assert_eq!(why("engineering", trade(2)), "trade_short");
    assert_eq!(result("engineering", trade(4))["after_trades"]["helm"], 1);
}

/// SC-5.3: a middle icon counts also on a tile that was not laid; a shared edge counts if its halves are of one system.
#[test]
fn a_layout_gives_middles_and_joined_halves() {
    // E01 has shields to the east; E15 turned twice has shields to the west.
    let tiles = json!([
        {"tile": "E01", "at": [0, 0]},
        {"tile": "E15", "at": [1, 0], "turn": 2},
        {"tile": "E02"},
        {"tile": "E13", "at": [7, 7]},
    ]);
    let energy = result("engineering", json!({"tiles": tiles}));
    let icons = energy["icons"].as_object().unwrap();
    assert_eq!(some(icons, &["helm", "repair", "jump", "shields"]), json!([2, 1, 1, 1]));
    assert_eq!(energy["total"], 5);
}

/// SC-5.2, SC-5.3: edges that do not match, corners and gaps give nothing.
#[test]
fn other_neighbours_give_nothing() {
    let pair = |at: [i64; 2], turn: u8| {
        let tiles = json!([{"tile": "E01", "at": [4, 4]}, {"tile": "E15", "at": at, "turn": turn}]);
        result("engineering", json!({"tiles": tiles}))["total"].clone()
    };
    assert_eq!(pair([5, 4], 2), 3);
    assert_eq!(pair([5, 4], 0), 2);
    assert_eq!(pair([5, 5], 2), 2);
    assert_eq!(pair([6, 4], 2), 2);
    assert_eq!(pair([i64::MAX, i64::MIN], 2), 2);
}

/// SC-5.2: a quarter turn clockwise brings the north half to the east.
#[test]
fn tiles_turn_clockwise() {
    let tile = &Content::standard().engineering.tiles[0];
    let laid = Laid { icons: Icons::from(tile), at: Some((0, 0)), turn: 1 };
    assert_eq!(laid.half(Facing::East), tile.halves[0]);
    assert_eq!(laid.half(Facing::North), tile.halves[3]);
}

/// SC-5.1, SC-5.11, SC-20.9: seven tiles at most, six under Coolant Leak, each once, none on another.
#[test]
fn impossible_layouts_are_refused() {
    let tiles = |count: usize| -> Value {
        (1..=count).map(|number| json!({"tile": format!("E{number:02}"), "at": [number, 0]})).collect()
    };
    assert!(result("engineering", json!({"tiles": tiles(7)}))["total"].as_u64().unwrap() >= 7);
    assert_eq!(why("engineering", json!({"tiles": tiles(8)})), "too_many_tiles");
    assert_eq!(why("engineering", hurt(json!({"tiles": tiles(7)}), &["A3"])), "too_many_tiles");
    result("engineering", hurt(json!({"tiles": tiles(6)}), &["A3"]));
    let twice = json!([{"tile": "E01", "at": [0, 0]}, {"tile": "E01"}]);
    assert_eq!(why("engineering", json!({"tiles": twice})), "tile_twice");
    let over = json!([{"tile": "E01", "at": [0, 0]}, {"tile": "E02", "at": [0, 0]}]);
    assert_eq!(why("engineering", json!({"tiles": over})), "overlap");
    let data = &Content::standard().engineering;
    assert!(on_board(data, (0, 8)) && !on_board(data, (9, 0)) && !on_board(data, (0, -1)));
    let laid = Laid { icons: Icons::from(&data.tiles[0]), at: Some((1, 1)), turn: 0 };
    assert!(!is_free(&[laid], (1, 1), 9) && is_free(&[laid], (1, 1), 0) && is_free(&[laid], (1, 2), 9));
}

/// SC-5.3: a box with other faces counts as well.
#[test]
fn printed_faces_count_too() {
    let face = json!({"center": "jump", "n": "helm", "e": "helm", "s": "helm", "w": "helm"});
    let tiles =
        json!([{"tile": face, "at": [0, 0]}, {"tile": face, "at": [0, 1]}, {"tile": face, "at": [1, 1]}]);
    let energy = result("engineering", json!({"tiles": tiles}));
    assert_eq!(some(energy["icons"].as_object().unwrap(), &["jump", "helm"]), json!([3, 2]));
}

/// SC-5.6, SC-20.25: no system receives more than four, three under Power Shunt; the rest is lost unless it is traded.
#[test]
fn energy_above_the_limit_is_lost() {
    let energy = result("engineering", json!({"icons": {"helm": 6, "jump": 1}}));
    assert_eq!((&energy["assigned"]["helm"], &energy["lost"]), (&json!(4), &json!(2)));
    let traded = result("engineering", json!({"icons": {"helm": 6}, "trades": [["helm", "jump"]]}));
    assert_eq!((&traded["assigned"]["jump"], &traded["lost"]), (&json!(1), &json!(0)));
    let shunted = result("engineering", hurt(json!({"icons": {"helm": 6}}), &["S8"]));
    assert_eq!((&shunted["assigned"]["helm"], &shunted["lost"]), (&json!(3), &json!(3)));
}

/// SC-5.5: the first turn's twelve are placed freely within the limit, and nothing is traded.
#[test]
fn the_first_turn_has_twelve() {
    let first = |assign: Value| json!({"first_turn": true, "assign": assign});
    let twelve = first(json!({"helm": 4, "shields": 4, "weapons": 4}));
    let energy = result("engineering", twelve.clone());
    assert_eq!(some(&energy, &["total", "lost", "mission6_points"]), json!([0, 0, 0]));
    assert_eq!((&energy["icons"]["helm"], &energy["available"]["helm"]), (&json!(0), &json!(4)));
    assert_eq!(
        why("engineering", first(json!({"helm": 4, "shields": 4, "weapons": 4, "jump": 1}))),
        "over_twelve"
    );
    assert_eq!(why("engineering", first(json!({"helm": 5}))), "over_limit");
    assert_eq!(why("engineering", hurt(twelve.clone(), &["S8"])), "over_limit");
    let trade = crate::ask::with(twelve, "trades", json!([["helm", "jump"]]));
    assert_eq!(why("engineering", trade), "trade_first_turn");
}

/// SC-5.8, SC-20.1, SC-20.7, SC-20.11: Absorb cards of a station are filled first, one after another; too little energy is all taken.
#[test]
fn damaged_stations_absorb_energy() {
    let cards = [
        ("F1", "weapons"),
        ("F3", "sensors"),
        ("F6", "tractor"),
        ("P1", "shields"),
        ("P5", "helm"),
        ("A8", "repair"),
    ];
    let more = [("S1", "sensors"), ("A1", "helm"), ("A5", "jump")];
    for (card, system) in cards.into_iter().chain(more) {
        let all: Value = System::ALL.iter().map(|one| (one.name(), 2)).collect();
        let energy = result("engineering", hurt(json!({"icons": all}), &[card]));
        for one in System::ALL {
            let absorbed = u8::from(one.name() == system);
            assert_eq!(energy["absorbed"][one.name()], absorbed, "{card}");
            assert_eq!(energy["available"][one.name()], 2 - absorbed, "{card}");
        }
    }
    let both = result("engineering", hurt(json!({"icons": {"sensors": 1, "helm": 5}}), &["F3", "S1", "A1"]));
    assert_eq!((&both["absorbed"]["sensors"], &both["available"]["sensors"]), (&json!(1), &json!(0)));
    // The absorbed energy counts towards the limit.
    assert_eq!((&both["assigned"]["helm"], &both["available"]["helm"]), (&json!(4), &json!(3)));
}

/// SC-5.10: Repair belongs to Damage Control, every other system to the station of its name.
#[test]
fn systems_belong_to_stations() {
    for system in System::ALL {
        let named = Station::named(system.name()).unwrap_or(Station::Damage);
        assert_eq!(station_of(system), named);
    }
}

/// SC-19.1: batteries come after trades and within the limit, also on the first turn.
#[test]
fn batteries_are_energy_for_any_system() {
    let icons = json!({"icons": {"jump": 3}, "batteries": ["jump", "helm"]});
    let energy = result("engineering", icons);
    assert_eq!((&energy["assigned"]["jump"], &energy["assigned"]["helm"]), (&json!(4), &json!(1)));
    assert_eq!((&energy["after_trades"]["helm"], &energy["total"]), (&json!(0), &json!(3)));
    assert_eq!(why("engineering", json!({"icons": {"jump": 5}, "batteries": ["jump"]})), "over_limit");
    assert_eq!(
        why("engineering", json!({"icons": {"jump": 3}, "batteries": ["jump", "jump"]})),
        "over_limit"
    );
    let first = json!({"first_turn": true, "assign": {"helm": 3}, "batteries": ["helm"]});
    assert_eq!(result("engineering", first)["assigned"]["helm"], 4);
    let three = json!({"icons": {}, "batteries": ["jump", "jump", "jump"]});
    assert_eq!(fault("engineering", three), ("batteries".into(), "length".into()));
}

/// SC-4.6: the Auxiliary Capacitor adds three energy within the limit; without the card the field means nothing.
#[test]
fn the_auxiliary_capacitor_adds_three() {
    let file = json!({"icons": {"jump": 2}, "capacitor": ["jump", "jump", "repair"], "batteries": ["helm"]});
    let energy = result("engineering", equipped(file.clone(), "Auxiliary Capacitor"));
    let assigned = energy["assigned"].as_object().unwrap();
    assert_eq!(some(assigned, &["jump", "repair", "helm"]), json!([4, 1, 1]));
    assert_eq!(fault("engineering", file), ("capacitor".into(), "only-with".into()));
    let over = equipped(json!({"icons": {"jump": 3}, "capacitor": ["jump", "jump"]}), "Auxiliary Capacitor");
    assert_eq!(why("engineering", over), "over_limit");
}

/// SC-18.13: 14 energy of one layout are 1 point, 15 are 2, before trades, damage and batteries.
#[test]
fn configuring_energy_earns_points() {
    let points = |icons: u8| {
        let file = json!({"icons": {"helm": icons}, "batteries": ["jump", "jump"]});
        result("engineering", hurt(file, &["A1"]))["mission6_points"].clone()
    };
    assert_eq!((points(13), points(14), points(15)), (json!(0), json!(1), json!(2)));
}

/// SC-5.3: exactly one origin of the energy must be named.
#[test]
fn one_origin_is_named() {
    assert_eq!(fault("engineering", json!({})), (String::new(), "one-of".into()));
    assert_eq!(fault("engineering", json!({"icons": {}, "tiles": []})), (String::new(), "one-of".into()));
    assert_eq!(
        fault("engineering", json!({"icons": {}, "assign": {}})),
        ("assign".into(), "only-with".into())
    );
    assert_eq!(fault("engineering", json!({"first_turn": true})), (String::new(), "missing".into()));
    assert_eq!(result("engineering", json!({"icons": {}, "first_turn": false}))["total"], 0);
}

proptest! {
    /// SC-5.3: the energy of a layout is what counting edge by edge finds, wherever the group lies and whatever the order.
    #[test]
    fn energy_does_not_depend_on_place_or_order(
        tiles in proptest::collection::vec((0usize..16, 0i64..4, 0i64..4, 0u8..4), 1..8),
        shift in (-1000i64..1000, -1000i64..1000),
    ) {
        let data = &Content::standard().engineering;
        let mut laid: Vec<Laid> = Vec::new();
        for (tile, x, y, turn) in tiles {
            let at = Some((x, y));
            if laid.iter().all(|other| other.at != at) {
                laid.push(Laid { icons: Icons::from(&data.tiles[tile]), at, turn });
            }
        }
        let energy = icons(&laid).unwrap();
        prop_assert!(total(&energy) >= laid.len() as u32);
        prop_assert!(total(&energy) <= laid.len() as u32 + 8);
        let mut moved = laid.clone();
        moved.reverse();
        for tile in &mut moved {
            tile.at = tile.at.map(|(x, y)| (x + shift.0, y + shift.1));
        }
        prop_assert_eq!(icons(&moved).unwrap(), energy);
        // A quarter turn of the whole layout changes nothing either.
        for tile in &mut moved {
            tile.at = tile.at.map(|(x, y)| (-y, x));
            tile.turn = (tile.turn + 1) % 4;
        }
        prop_assert_eq!(icons(&moved).unwrap(), energy);
    }
}
