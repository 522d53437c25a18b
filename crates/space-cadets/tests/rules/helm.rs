//! SC-6: helm.

use crate::ask::{ask, equipped, hurt, needs, result, some, why, with};
use crate::fixed::Fixed;
use serde_json::{Value, json};
use space_cadets::content::{Content, Ongoing};
use space_cadets::map::Map;
use space_cadets::stations::helm::{Flight, Hazards, Moment, Pose, draw};
use space_cadets::{Facing, Square};

/// The movement example of the rulebook, on a map of our own: against an arrow, through a nebula, and a Cruise.
fn example() -> Value {
    json!({
        "map": {
            "rows": ["........", "........", "........", "........", "........", "..N.....", "........", "........"],
            "gravity": [{"x": 4, "y": 5, "dir": "S"}],
        },
        "ship": {"at": [4, 6], "facing": "N", "speed": 3},
        "thrust": 1,
        "maneuver": 2,
        "cards": ["Slow Left", "Ahead", "Ahead", "Cruise"],
        "drawn": ["Slow Left", "Ahead", "Ahead", "Fast Right", "Slip Left", "Full Ahead"],
        "dice": [3, 2],
        "enemies": [
            {"id": "cruiser", "at": [2, 1], "locked": true},
            {"id": "raider-a", "at": [2, 2], "locked": true},
            {"id": "scout-a", "at": [7, 0]},
            {"id": "nemesis", "at": [7, 7], "locked": true},
        ],
    })
}

/// On an open map of 9 by 9, from its middle, facing north.
fn open(speed: u8, cards: Value) -> Value {
    json!({
        "map": {"rows": vec!["........."; 9]},
        "ship": {"at": [4, 4], "facing": "N", "speed": speed},
        "cards": cards,
    })
}

/// SC-6.1, SC-6.2, SC-6.6, SC-6.9, SC-7.5, SC-7.6, SC-7.11: the movement example
#[test]
fn the_movement_example() {
    let result = result("helm", example());
    assert_eq!(some(&result, &["draw", "at", "facing", "speed"]), json!([6, [1, 5], "W", 3]));
    assert_eq!(result["path"], json!([[4, 5], [3, 5], [2, 5], [1, 5]]));
    assert_eq!(some(&result, &["hits", "sensor_locks_lost", "dice_used", "edge"]), json!([[], 0, 2, false]));
    assert_eq!(result["locks_lost"], json!(["cruiser"]), "four squares away, and a 3 was rolled");
    assert_eq!(some(&result, &["enemy_damage_modifier", "cards_played", "evade"]), json!([0, 4, false]));
}

/// The squares entered, ahead and to starboard of where the ship stood, and the quarter turns made.
fn printed(card: &str) -> (Vec<(i16, i16)>, u8) {
    match card {
        "Ahead" | "Cruise" => (vec![(1, 0)], 0),
        "Full Ahead" => (vec![(1, 0), (2, 0)], 0),
        "Slow Left" => (vec![(1, 0)], 3),
        "Slow Right" => (vec![(1, 0)], 1),
        "Fast Left" => (vec![(1, 0), (1, -1)], 3),
        "Fast Right" => (vec![(1, 0), (1, 1)], 1),
        "Slip Left" => (vec![(1, 0), (1, -1)], 0),
        "Slip Right" => (vec![(1, 0), (1, 1)], 0),
        "Hard Left" => (vec![], 3),
        "Hard Right" => (vec![], 1),
        "About Face" => (vec![], 2),
        "Full Stop" => (vec![], 0),
        // A 2 was rolled.
        "Evade" => (vec![(0, 1)], 0),
        other => panic!("{other} is not on the list"),
    }
}

/// SC-6.6, SC-6.7, SC-6.8: every card flies as it is printed, whichever way the ship looks
#[test]
fn every_card_from_all_four_facings() {
    let content = Content::standard();
    let mut map = Map::new(9, 9, 5);
    map.draw(Square(0, 0), &vec![".........".to_owned(); 9], &[]);
    // Ahead and to starboard on the map, written down by hand.
    let frames = [
        (Facing::North, (0, -1), (1, 0)),
        (Facing::East, (1, 0), (0, 1)),
        (Facing::South, (0, 1), (-1, 0)),
        (Facing::West, (-1, 0), (0, -1)),
    ];
    for card in &content.helm.cards {
        let (squares, turns) = printed(&card.name);
        for (facing, ahead, right) in frames {
            let mut flight = Flight::new(Pose { at: Square(4, 4), facing, speed: 1 }, [0; 4]);
            let mut fate = Fixed::dice(&[if card.name == "Evade" { 2 } else { 6 }]);
            flight.advance(content, &map, &[card], Hazards::default(), &mut fate).unwrap();
            let place =
                |(a, r): &(i16, i16)| Square(4 + a * ahead.0 + r * right.0, 4 + a * ahead.1 + r * right.1);
            let wanted: Vec<Square> = squares.iter().map(place).collect();
            assert_eq!(flight.path_flown().collect::<Vec<_>>(), wanted, "{} facing {facing}", card.name);
            let turned = Facing::ALL[(facing.index() + usize::from(turns)) % 4];
            assert_eq!(flight.pose.facing, turned, "{} facing {facing}", card.name);
            assert_eq!(flight.pose.at, wanted.last().copied().unwrap_or(Square(4, 4)));
            assert!(flight.hits().next().is_none() && flight.is_done());
        }
    }
}

/// SC-6.8, SC-6.9, SC-13.4: what each Special card does on each die, internal, to one random side
#[test]
fn special_cards_hurt_as_printed() {
    for (card, table) in [
        ("Cruise", [1, 0, 0, 0, 0, 0]),
        ("Hard Left", [1, 1, 0, 0, 0, 0]),
        ("Hard Right", [1, 1, 0, 0, 0, 0]),
        ("About Face", [2, 1, 1, 0, 0, 0]),
        ("Full Stop", [2, 1, 0, 0, 0, 0]),
    ] {
        for (die, damage) in (1..).zip(table) {
            let file = with(open(1, json!([card])), "dice", json!([die, 2]));
            let result = result("helm", with(file, "shields", json!({"starboard": 5})));
            let hit = json!([{"source": "maneuver", "side": "starboard", "amount": damage, "absorbed": 0,
                "through": damage}]);
            assert_eq!(result["hits"], if damage > 0 { hit } else { json!([]) }, "{card} on a {die}");
            assert_eq!(result["dice_used"], json!(if damage > 0 { 2 } else { 1 }));
            assert_eq!(result["shields"]["starboard"], 5, "shields do not stop it");
        }
    }
}

/// SC-6.1: the speed stays within its limits, and energy within four
#[test]
fn thrust_keeps_to_its_limits() {
    assert_eq!(why("helm", with(open(0, json!([])), "thrust", json!(-1))), "speed_limit");
    assert_eq!(why("helm", with(open(6, json!([])), "thrust", json!(1))), "speed_limit");
    let greedy = with(with(open(1, json!([])), "thrust", json!(3)), "maneuver", json!(2));
    assert_eq!(why("helm", greedy), "too_much_energy");
    let slower = with(open(3, json!(["Ahead"])), "thrust", json!(-2));
    assert_eq!(result("helm", slower)["speed"], 1);
}

/// SC-6.2, SC-20.5: speed plus maneuver cards; Thruster Misfire takes one, but never below the speed
#[test]
fn the_draw() {
    let misfire = [Ongoing::FewerManeuvers { cards: 1 }];
    for speed in 0..=6 {
        for maneuver in 0..=4u8 {
            assert_eq!(draw(speed, maneuver, &[]), speed + maneuver);
            assert_eq!(draw(speed, maneuver, &misfire), speed + maneuver.saturating_sub(1));
        }
    }
    let still = with(open(0, json!([])), "maneuver", json!(2));
    assert_eq!(result("helm", still.clone())["draw"], 2, "at speed 0 too");
    assert_eq!(result("helm", hurt(still, &["F7"]))["draw"], 1);
}

/// SC-6.3, SC-6.4, SC-19.2: a card in each slot, drawn or Special, each Special once, Evade first
#[test]
fn plans_that_are_refused() {
    assert_eq!(why("helm", open(2, json!(["Ahead"]))), "wrong_number_of_cards");
    assert_eq!(why("helm", open(0, json!(["Ahead"]))), "wrong_number_of_cards");
    assert_eq!(why("helm", open(2, json!(["Cruise", "Cruise"]))), "special_twice");
    assert_eq!(why("helm", open(2, json!(["Ahead", "Evade"]))), "evade_slot");
    let drew = |names: Value| with(open(2, json!(["Ahead", "Ahead"])), "drawn", names);
    assert_eq!(why("helm", drew(json!(["Ahead"]))), "wrong_draw");
    assert_eq!(why("helm", drew(json!(["Ahead", "Cruise"]))), "wrong_draw");
    assert_eq!(why("helm", drew(json!(["Ahead", "Slow Left"]))), "card_not_drawn");
    assert_eq!(result("helm", drew(json!(["Ahead", "Ahead"])))["path"].as_array().unwrap().len(), 2);
}

/// SC-6.10, SC-19.2: what enemy shots gain at each speed, and lose under Evade
#[test]
fn the_speed_track_changes_enemy_damage() {
    for (speed, modifier) in [3, 2, 1, 0, -1, -1, -2].into_iter().enumerate() {
        let cards = ["Full Stop", "Hard Left", "Hard Right", "About Face", "Ahead", "Ahead"];
        let file = with(open(speed as u8, json!(cards[..speed])), "dice", json!([6, 6, 6, 6]));
        assert_eq!(result("helm", file)["enemy_damage_modifier"], modifier);
    }
    let evading = result("helm", with(open(1, json!(["Evade"])), "dice", json!([5])));
    assert_eq!(some(&evading, &["enemy_damage_modifier", "evade", "path"]), json!([1, true, []]));
}

/// SC-4.7, SC-20.8: Inertial Dampers take the rolls away; Drive Shudder does the smallest damage without one
#[test]
fn dampers_and_shudder() {
    let file = with(open(1, json!(["About Face"])), "dice", json!([1, 3]));
    let damped = result("helm", equipped(file.clone(), "Inertial Dampers"));
    assert_eq!(some(&damped, &["hits", "dice_used"]), json!([[], 0]));
    let shaken = result("helm", hurt(with(file.clone(), "dice", json!([3])), &["A2"]));
    assert_eq!(shaken["hits"][0]["amount"], 1);
    assert_eq!(some(&shaken, &["dice_used"]), json!([1]), "the side's die only");
    let both = result("helm", equipped(hurt(file, &["A2"]), "Inertial Dampers"));
    assert_eq!(both["hits"], json!([]));
}

/// SC-19.2: where Evade goes, by die, without turning; the plan goes on from there
#[test]
fn evade_by_die() {
    for (die, at) in (1..).zip([[4, 3], [5, 4], [4, 5], [3, 4], [4, 4], [4, 4]]) {
        let result = result("helm", with(open(2, json!(["Evade", "Ahead"])), "dice", json!([die])));
        assert_eq!(some(&result, &["at", "facing"]), json!([[at[0], at[1] - 1], "N"]));
    }
    assert_eq!(needs("helm", open(1, json!(["Evade"]))), "die");
}

/// SC-6.11: a flight waits in the middle and goes on exactly where it was
#[test]
fn a_flight_can_wait() {
    let content = Content::standard();
    let mut map = Map::new(3, 9, 5);
    map.draw(
        Square(0, 0),
        &["...", "...", "...", "...", ".R.", "...", "...", "...", "..."].map(str::to_owned),
        &[],
    );
    let plan = ["Ahead", "Cruise"].map(|name| content.maneuver(name).unwrap().1);
    let pose = Pose { at: Square(1, 5), facing: Facing::North, speed: 2 };
    let whole = {
        let mut flight = Flight::new(pose, [1; 4]);
        let mut fate = Fixed::with(&[6, 5, 1, 2], &[space_cadets::Side::Port]);
        flight.advance(content, &map, &plan, Hazards::default(), &mut fate).unwrap();
        flight
    };
    let mut flight = Flight::new(pose, [1; 4]);
    let mut waits = 0;
    for given in [
        Fixed::dice(&[6]),
        Fixed::dice(&[5]),
        Fixed::with(&[], &[space_cadets::Side::Port]),
        Fixed::dice(&[1]),
        Fixed::dice(&[2]),
    ] {
        let mut given = given;
        let text = serde_json::to_string(&flight).unwrap();
        flight = serde_json::from_str(&text).unwrap();
        waits += usize::from(flight.advance(content, &map, &plan, Hazards::default(), &mut given).is_err());
    }
    assert_eq!((&flight, waits), (&whole, 4));
    assert_eq!(whole.moments.iter().filter(|one| matches!(one, Moment::Hit(_))).count(), 2);
    let hits: Vec<_> = whole.hits().map(|hit| (hit.amount, hit.absorbed, hit.through)).collect();
    assert_eq!(hits, [(6, 1, 5), (1, 0, 1)]);
}

/// SC-6.9: a Special card's die is rolled after its movement, also after the edge
#[test]
fn the_special_die_comes_last() {
    let mut file = open(1, json!(["Cruise"]));
    file["ship"]["at"] = json!([4, 0]);
    let pending = ask("helm", with(file.clone(), "dice", json!([3]))).pending.unwrap();
    assert_eq!(json!(pending), json!({"needs": "die", "for": "maneuver"}));
    let result = result("helm", with(file, "dice", json!([3, 1, 4])));
    let sources: Vec<&Value> = result["hits"].as_array().unwrap().iter().map(|hit| &hit["source"]).collect();
    assert_eq!(sources, ["edge", "maneuver"]);
}
