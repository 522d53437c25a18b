//! SC-12: shields.

use crate::ask::{fault, hurt, result, some, why, with};
use serde_json::{Value, json};
use space_cadets::content::{Content, ShieldTile};
use space_cadets::stations::shields::{Piece, ShieldsRules};
use space_cadets::{Colour, Pattern, Side, Zone};

/// The example of the rulebook: 2, 2, 3, 4, 5, 6, 6 and 8.
fn example() -> Value {
    json!({
        "energy": 2,
        "tiles": {
            "centre": ["2b", "6o"],
            "starboard": ["3b", "4b", "5b"],
            "fore": ["2o", "6o"],
            "aft": ["8b"],
        },
    })
}

/// SC-12.4, SC-12.6: the straight of five is doubled to 6, two pair with two tiles are worth 2, the rest nothing.
#[test]
fn the_example_is_worth_eight() {
    let shields = result("shields", example());
    assert_eq!(shields["strength"], json!({"fore": 2, "starboard": 6, "aft": 0, "port": 0}));
    assert_eq!(shields["pattern"]["starboard"], "straight of 5");
    assert_eq!(shields["pattern"]["fore"], "two pair");
    assert_eq!(shields["pattern"]["port"], "none");
    assert_eq!(shields["doubled"], json!({"fore": false, "starboard": true, "aft": false, "port": false}));
    assert_eq!(
        some(&shields, &["total", "mission6_points", "left", "hits"]),
        json!([8, 0, shields["strength"], []])
    );
}

/// SC-12.6: an orange 8 in front would have doubled it.
#[test]
fn a_third_tile_of_the_colour_doubles() {
    let tiles = json!({"centre": ["2b", "6o"], "fore": ["2o", "6o", "8o"]});
    let shields = result("shields", json!({"tiles": tiles}));
    assert_eq!((&shields["strength"]["fore"], &shields["doubled"]["fore"]), (&json!(4), &json!(true)));
    let mixed = json!({"centre": ["2b", "6o"], "fore": ["2o", "6o", "8b"]});
    assert_eq!(result("shields", json!({"tiles": mixed}))["strength"]["fore"], 2);
}

/// SC-12.5: every pattern has its points, and the best one counts.
#[test]
fn every_pattern_has_its_points() {
    let patterns = [
        (["1b", "1o", "4b"], ["6o", "8b"], "pair", 1),
        (["1b", "2o", "3b"], ["5o", "7b"], "straight of 3", 1),
        (["1b", "1o", "4b"], ["4o", "8b"], "two pair", 2),
        (["1b", "2o", "3b"], ["4o", "6b"], "straight of 4", 2),
        (["5b", "5o", "2b"], ["5o", "8b"], "three of a kind", 2),
        (["4b", "5o", "6b"], ["7o", "8b"], "straight of 5", 3),
        (["5b", "5o", "2b"], ["5o", "2b"], "full house", 4),
        (["5b", "5o", "5b"], ["5o", "2b"], "four of a kind", 5),
    ];
    for (port, centre, name, points) in patterns {
        let shields = result("shields", json!({"tiles": {"port": port, "centre": centre}}));
        assert_eq!(
            (&shields["pattern"]["port"], &shields["strength"]["port"]),
            (&json!(name), &json!(points))
        );
    }
    // No straight goes round from 8 to 1, and the better of two patterns wins.
    let round = result("shields", json!({"tiles": {"port": ["7b", "8o", "1b"], "centre": ["2o", "4b"]}}));
    assert_eq!(round["pattern"]["port"], "none");
    let both = result("shields", json!({"tiles": {"port": ["1b", "2o", "3b"], "centre": ["4o", "3o"]}}));
    assert_eq!(both["pattern"]["port"], "straight of 4");
    let equal = result("shields", json!({"tiles": {"port": ["1b", "2o", "3b"], "centre": ["3o", "7o"]}}));
    assert_eq!(equal["pattern"]["port"], "straight of 3");
}

/// SC-12.5: another chart replaces the points; of equal ones the later in the table is named.
#[test]
fn another_chart_counts() {
    let file = json!({"tiles": {"port": ["1b", "1o", "4b"], "centre": ["4o", "8b"]}});
    let shields = result("shields", with(file, "patterns", json!({"pair": 7, "two pair": 7})));
    assert_eq!((&shields["pattern"]["port"], &shields["strength"]["port"]), (&json!("two pair"), &json!(7)));
    let file = json!({"tiles": {}, "patterns": {"royal flush": 9}});
    assert_eq!(fault("shields", file), ("patterns".into(), "unknown-key".into()));
}

/// SC-12.3: three tiles outside, two in the centre, and no pair there.
#[test]
fn zones_are_limited() {
    assert_eq!(why("shields", json!({"tiles": {"fore": ["1b", "2b", "3b", "4b"]}})), "zone_full");
    assert_eq!(why("shields", json!({"tiles": {"centre": ["1b", "2b", "3b"]}})), "zone_full");
    assert_eq!(why("shields", json!({"tiles": {"centre": ["1b", "1o"]}})), "centre_pair");
    let rules = ShieldsRules::of(&Content::standard().shields, [], None);
    let tile = |number, colour| Piece::Tile(ShieldTile { number, colour });
    let one = tile(1, Colour::Blue);
    assert_eq!(rules.check_place(Zone::Centre, &[one], tile(2, Colour::Blue)), Ok(()));
    assert_eq!(
        rules.check_place(Zone::Centre, &[one], tile(1, Colour::Orange)).unwrap_err().name(),
        "centre_pair"
    );
    assert_eq!(rules.check_place(Zone::Fore, &[one], tile(1, Colour::Orange)), Ok(()));
    assert_eq!(rules.check_place(Zone::Fore, &[one; 3], one).unwrap_err().name(), "zone_full");
}

/// SC-12.1, SC-12.2: as many tiles as the energy draws, and two of each number and colour.
#[test]
fn tiles_come_from_the_draw() {
    assert_eq!(why("shields", with(example(), "energy", json!(1))), "too_many_tiles");
    assert_eq!(why("shields", json!({"energy": 0, "tiles": {"fore": ["1b"]}})), "too_many_tiles");
    let own = with(with(example(), "energy", json!(1)), "draw", json!([0, 8, 9, 10, 11]));
    assert_eq!(result("shields", own)["total"], 8);
    let three = json!({"tiles": {"fore": ["1b"], "aft": ["1b"], "port": ["1b"]}});
    assert_eq!(why("shields", three), "supply");
    assert_eq!(
        fault("shields", json!({"tiles": {"fore": ["9b"]}})),
        ("tiles.fore[0]".into(), "unknown-name".into())
    );
    assert_eq!(
        fault("shields", json!({"tiles": {"fore": ["04b"]}})),
        ("tiles.fore[0]".into(), "unknown-name".into())
    );
    assert_eq!(
        fault("shields", json!({"tiles": {"centre": ["4"]}})),
        ("tiles.centre[0]".into(), "unknown-name".into())
    );
}

/// SC-19.4: the example's 3 and 4 aft are doubled by ICE to 4; frozen there, the zone has two places and does not double.
#[test]
fn ice_doubles_and_then_freezes() {
    let core = ["1b", "2o"];
    let ice = result("shields", json!({"tiles": {"centre": core, "aft": ["3o", "4o", "ICE"]}}));
    assert_eq!((&ice["strength"]["aft"], &ice["doubled"]["aft"]), (&json!(4), &json!(true)));
    assert_eq!(ice["pattern"]["aft"], "straight of 4");
    let two = json!({"frozen": "aft", "tiles": {"centre": core, "aft": ["3o", "4o"]}});
    assert_eq!(result("shields", two)["strength"]["aft"], 2);
    let three = json!({"frozen": "aft", "tiles": {"centre": core, "aft": ["3o", "4o", "5o"]}});
    assert_eq!(why("shields", three), "zone_full");
    let elsewhere = json!({"frozen": "aft", "tiles": {"port": ["3o", "4o", "5o"]}});
    assert_eq!(result("shields", elsewhere)["strength"]["port"], 2);
    let mixed = json!({"tiles": {"aft": ["3o", "4b", "ICE"], "centre": core}});
    assert_eq!(result("shields", mixed)["strength"]["aft"], 2);
}

/// SC-19.4: there is one token; it goes into outer zones, takes a place and cannot be played while frozen.
#[test]
fn ice_has_its_limits() {
    assert_eq!(why("shields", json!({"tiles": {"aft": ["ICE"], "fore": ["ICE"]}})), "ice_twice");
    assert_eq!(why("shields", json!({"tiles": {"centre": ["ICE"]}})), "ice_centre");
    assert_eq!(why("shields", json!({"frozen": "port", "tiles": {"aft": ["ICE"]}})), "ice_frozen");
    assert_eq!(why("shields", json!({"tiles": {"aft": ["1b", "2b", "3b", "ICE"]}})), "zone_full");
    // The token is no tile of the draw.
    let drawn = json!({"energy": 1, "tiles": {"aft": ["1b", "2b", "ICE"], "fore": ["3b", "4b", "5b"]}});
    assert_eq!(result("shields", drawn)["total"], 2);
}

/// SC-20.4: under an Emitter Burnout the zone holds two, ICE included, white or black.
#[test]
fn emitter_burnout_narrows_a_zone() {
    for (card, side) in [("F5", "fore"), ("A7", "aft")] {
        let tiles = |tiles: Value| hurt(json!({"tiles": {side: tiles}}), &[card]);
        assert_eq!(why("shields", tiles(json!(["1b", "2b", "3b"]))), "zone_full");
        assert_eq!(why("shields", tiles(json!(["1b", "2b", "ICE"]))), "zone_full");
        assert_eq!(result("shields", tiles(json!(["1b", "1b"])))["strength"][side], 1);
        let frozen = |tiles_: Value| with(tiles(tiles_), "frozen", json!(side));
        assert_eq!(why("shields", frozen(json!(["1b", "2b"]))), "zone_full");
        result("shields", frozen(json!(["1b"])));
        result("shields", hurt(json!({"tiles": {"port": ["1b", "2b", "3b"]}}), &[card]));
    }
}

/// SC-20.13: under Colour Desync the Port side is never doubled.
#[test]
fn colour_desync_stops_port_from_doubling() {
    let tiles = json!({"port": ["1b", "2b", "3b"], "starboard": ["1o", "2o", "3o"]});
    let shields = result("shields", hurt(json!({"tiles": tiles}), &["P2"]));
    assert_eq!((&shields["strength"]["port"], &shields["strength"]["starboard"]), (&json!(1), &json!(2)));
}

/// SC-20.22: under Harmonic Slip a straight counts as one tile shorter, one of three as nothing; other patterns stay.
#[test]
fn harmonic_slip_shortens_straights() {
    let port = |port: [&str; 3], centre: [&str; 2]| {
        let file = json!({"tiles": {"port": port, "centre": centre}});
        result("shields", hurt(file, &["S5"]))["pattern"]["port"].clone()
    };
    assert_eq!(port(["4b", "5o", "6b"], ["7o", "8b"]), "straight of 4");
    assert_eq!(port(["4b", "5o", "6b"], ["7o", "1b"]), "straight of 3");
    assert_eq!(port(["4b", "5o", "6b"], ["8o", "1b"]), "none");
    assert_eq!(port(["4b", "4o", "4b"], ["8o", "1b"]), "three of a kind");
}

/// SC-12.7: each point cancels one of damage and is gone; hits come in order.
#[test]
fn hits_use_shields_up() {
    let hits =
        json!([{"side": "aft", "amount": 2}, {"side": "aft", "amount": 6}, {"side": "fore", "amount": 0}]);
    let shields = result("shields", json!({"strength": {"aft": 3, "port": 1}, "hits": hits}));
    let (two, six) = (json!({"absorbed": 2, "through": 0}), json!({"absorbed": 1, "through": 5}));
    assert_eq!(shields["hits"], json!([two, six, {"absorbed": 0, "through": 0}]));
    assert_eq!(shields["left"], json!({"fore": 0, "starboard": 0, "aft": 0, "port": 1}));
    assert_eq!(shields["strength"]["aft"], 3);
    assert!(!shields.contains_key("pattern") && !shields.contains_key("doubled"));
}

/// SC-18.13: a total of 10 to 12 is 1 point, of 13 or more 2; the example's 14 earns 2, its 11 earns 1.
#[test]
fn strong_shields_earn_points() {
    let points =
        |total: u8| result("shields", json!({"strength": {"fore": total}}))["mission6_points"].clone();
    assert_eq!([9, 10, 11, 12, 13, 14].map(points), [0, 1, 1, 1, 2, 2].map(|points| json!(points)));
}

/// SC-12.4: tiles or strength, not both and not neither.
#[test]
fn tiles_or_strength() {
    assert_eq!(fault("shields", json!({})), (String::new(), "one-of".into()));
    assert_eq!(fault("shields", json!({"tiles": {}, "strength": {}})), (String::new(), "one-of".into()));
    assert_eq!(result("shields", json!({"tiles": {}}))["total"], 0);
}

/// SC-12.4: the order of tiles and which of them lie in the centre change no pattern.
#[test]
fn a_pattern_is_found_in_any_order() {
    let rules = ShieldsRules::of(&Content::standard().shields, [], None);
    // Every five numbers from 1 to 4, against their sorted selves.
    for code in 0..1024u32 {
        let numbers: Vec<u8> = (0..5).map(|place| (code >> (2 * place) & 3) as u8 + 1).collect();
        let pieces = |numbers: &[u8]| -> Vec<Piece> {
            let tile = |number: &u8| Piece::Tile(ShieldTile { number: *number, colour: Colour::Blue });
            numbers.iter().map(tile).collect()
        };
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        let best = rules.pattern(pieces(&sorted).into_iter());
        assert_eq!(rules.pattern(pieces(&numbers).into_iter()), best);
        let split = rules.strength(Side::Port, &pieces(&numbers[..3]), &pieces(&numbers[3..]));
        assert_eq!((split.pattern, split.doubled), (best, true));
        let most = (1..=4).map(|one| numbers.iter().filter(|each| **each == one).count()).max();
        assert_eq!(best == Some(Pattern::FourOfAKind), most >= Some(4));
    }
}
