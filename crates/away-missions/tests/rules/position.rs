//! AM-29: the position file.

use crate::at_table::{after, fault, file, place, plain, position, row, seen, step, turn};
use away_missions::Who;
use away_missions::position::{Position, play};
use away_missions::tools::TOOLS;
use serde_json::{Value, json};

fn base() -> Value {
    json!({ "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0] }] })
}

/// The parts with one of them changed; a path like `rocketeers/0/hp`.
fn with(path: &str, value: Value) -> Value {
    let mut parts = base();
    parts["aliens"] = json!([{ "type": "war_thrall", "at": [1, 0] }, { "type": "bug", "at": [1, 0] }]);
    let (parent, key) = path.rsplit_once('/').unwrap_or(("", path));
    let parent = if parent.is_empty() { String::new() } else { format!("/{parent}") };
    match parts.pointer_mut(&parent).unwrap() {
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        object => object[key] = value,
    }
    parts
}

/// AM-29.1, AM-29.3, AM-29.5, AM-29.7, AM-29.9: what is left out is filled in
#[test]
fn defaults() {
    let position = position(json!({
        "tiles": [{ "at": [0, 0], "number": 7 }, { "at": [0, 1], "scanned": false }],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }, { "who": "doctor", "at": [0, 0] }],
        "aliens": [{ "type": "sentinel", "at": [0, 1] }, { "type": "bug", "at": [0, 1] }, { "type": "bug", "at": [0, 0] }],
    }));
    let written = serde_json::to_value(position.to_file()).unwrap();
    assert_eq!(
        written,
        json!({
            "format": "away-missions-position/1", "arrow": 0, "mode": "standard", "power_out": false,
            "tiles": [
                { "at": [0, 0], "number": 7, "scanned": true, "rotation": 0, "hatches": [0], "vent": true, "discovery": 0, "mines": 0 },
                { "at": [0, 1], "scanned": false, "rotation": 0, "hatches": [], "vent": false, "discovery": 0, "mines": 0 },
            ],
            "hatches": [],
            "rocketeers": [
                { "who": "captain", "at": [0, 0], "hp": 6, "o2": 6, "order": 1, "panicked": false, "mind_control": false, "invisible": false, "grappled_by": [], "items": [] },
                { "who": "doctor", "at": [0, 0], "hp": 5, "o2": 6, "order": 2, "panicked": false, "mind_control": false, "invisible": false, "grappled_by": [], "items": [] },
            ],
            "aliens": [
                { "type": "sentinel", "id": "sentinel-1", "at": [0, 1], "hp": 4, "stunned": false, "staggered": 0 },
                { "type": "bug", "id": "bug-1", "at": [0, 1], "hp": 1, "stunned": false, "staggered": 0 },
                { "type": "bug", "id": "bug-2", "at": [0, 0], "hp": 1, "stunned": false, "staggered": 0 },
            ],
            "figures": { "brain_in_a_jar": 5, "leader": 6, "saucerman": 28, "sentinel": 5, "thrall": 16, "space_leech": 16, "bug": 10 },
            "dice": { "seed": 1 }, "reactions": "none", "terror": {},
        })
    );
}

/// AM-29.2, AM-29.16: what was written is read again as the same, notes of others included
#[test]
fn written_and_read_again() {
    let full = json!({
        "arrow": 4, "mode": "admiral", "power_out": true, "note": "after dinner", "x_app": { "zoom": 2 },
        "tiles": [
            { "at": [0, 0], "number": 300, "rotation": 2, "hatches": [1, 5], "vent": true, "discovery": 2, "mines": 1, "x_colour": "red" },
            { "at": [1, 0], "number": 12, "scanned": false },
        ],
        "hatches": [{ "between": [[1, 0], [0, 0]], "state": "locked", "note": "wedged" }],
        "rocketeers": [{
            "who": "yeoman", "at": [0, 0], "hp": 3, "o2": 9, "order": 5, "panicked": true, "mind_control": true, "invisible": true,
            "grappled_by": ["grip"], "items": ["rt_girl", { "id": "force_field_belt", "charges": 2, "analyzed": false, "used": true, "note": "dented" }, "wire", "thrall_oxygen_tank"],
        }],
        "aliens": [{ "type": "war_thrall", "id": "grip", "at": [0, 0], "stunned": false }, { "type": "brain_in_a_jar", "at": [1, 0], "hp": 1 }],
        "figures": { "bug": 3 }, "dice": [1, 10], "reactions": [{ "who": "yeoman", "item": "rt_girl", "against": "panic", "nth": 2 }], "terror": { "yeoman": [1, 2] },
    });
    let once = position(full).to_json();
    let twice = Position::from_json(&once).unwrap().to_json();
    assert_eq!(once, twice);
    for kept in ["after dinner", "zoom", "x_colour", "wedged", "dented", "grip", "thrall_oxygen_tank", "wire"]
    {
        assert!(once.contains(kept), "{kept}");
    }
}

/// AM-29.4: a listed edge is a hatch in that state, whatever the tiles show
#[test]
fn listed_edges() {
    let parts = |state: &str| json!({ "tiles": row(2), "hatches": [{ "between": [[1, 0], [0, 0]], "state": state }] });
    for (state, visible) in
        [("closed", false), ("open", true), ("locked", false), ("sealed", false), ("destroyed", true)]
    {
        assert_eq!(seen(parts(state), "rocketeer", json!([0, 0]), json!([1, 0]))["visible"], json!(visible));
    }
}

/// AM-29.6: items by their id or with their state; only cards that work help
#[test]
fn items() {
    let with_belt = |belt: Value| {
        let parts = json!({
            "tiles": row(1), "rocketeers": [{ "who": "captain", "at": [0, 0], "items": [belt] }], "reactions": "auto",
            "aliens": [{ "type": "space_leech", "at": [0, 0] }], "dice": [1, 9, 9],
        });
        let turn = turn(parts);
        (after(&turn, Who::Captain)["hp"].clone(), after(&turn, Who::Captain)["items"][0]["charges"].clone())
    };
    assert_eq!(with_belt(json!("force_field_belt")), (json!(6), json!(2)));
    assert_eq!(with_belt(json!({ "id": "force_field_belt", "charges": 1 })), (json!(6), json!(0)));
    assert_eq!(with_belt(json!({ "id": "force_field_belt", "analyzed": false })), (json!(5), json!(3)));
}

/// AM-29.8: other numbers of figures
#[test]
fn figures() {
    let turn = turn(json!({
        "tiles": row(1), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "figures": { "space_leech": 1 },
        "aliens": [{ "type": "space_leech", "at": [0, 0] }], "dice": [1, 1, 9],
    }));
    assert_eq!(step(&turn, "space_leech-1")["effects"][1]["alien"], Value::Null);
}

/// AM-29.9, AM-29.26: the same seed gives the same turn; a list that is too short is bad input, one that is too long is not
#[test]
fn dice() {
    let parts = |dice: Value| {
        json!({
            "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "aliens": [{ "type": "leader", "at": [1, 0] }], "dice": dice,
        })
    };
    assert_eq!(turn(parts(json!({ "seed": 5 }))), turn(parts(json!({ "seed": 5 }))));
    let on = turn(parts(json!({ "seed": 5 })));
    assert_ne!(on["position"]["dice"], json!({ "seed": 5 }));
    assert_eq!(fault(parts(json!([9, 9, 9]))), ("dice".to_owned(), "too-few-dice".to_owned()));
    assert_eq!(turn(parts(json!([9, 9, 9, 9, 4])))["position"]["dice"], json!([4]));
}

/// AM-29.10, AM-29.11, AM-29.26: reactions by list: the n-th effect that really strikes, or just before a type
#[test]
fn reactions() {
    let parts = |reactions: Value| {
        json!({
            "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0], "items": ["force_field_belt", "invisibility_device"] }],
            "aliens": [{ "type": "saucerman", "at": [1, 0] }, { "type": "saucerman", "at": [1, 0] }, { "type": "space_leech", "at": [0, 0] }],
            "dice": [1, 9, 1, 9, 1, 9, 9], "reactions": reactions,
        })
    };
    assert_eq!(after(&turn(parts(json!("none"))), Who::Captain)["hp"], 3);
    assert_eq!(after(&turn(parts(json!("auto"))), Who::Captain)["hp"], 6);
    let second =
        turn(parts(json!([{ "who": "captain", "item": "force_field_belt", "against": "hit", "nth": 2 }])));
    assert_eq!(step(&second, "saucerman-1")["effects"][0]["result"], "hp");
    assert_eq!(step(&second, "saucerman-2")["effects"][0]["by"], "force_field_belt");
    let gone =
        turn(parts(json!([{ "who": "captain", "item": "invisibility_device", "before": "space_leech" }])));
    assert_eq!(
        (&after(&gone, Who::Captain)["hp"], &step(&gone, "space_leech-1")["target"]),
        (&json!(4), &Value::Null)
    );
    assert_eq!(after(&gone, Who::Captain)["items"][1]["charges"], json!(1));
    // A moment that never comes is ignored; one that comes and cannot be used is bad input.
    turn(parts(
        json!([{ "who": "captain", "item": "force_field_belt", "against": "hit", "nth": 9 }, { "who": "chief", "item": "rt_girl", "against": "panic" }]),
    ));
    for impossible in [
        json!({ "who": "captain", "item": "rt_long_lost_brother", "against": "hit" }),
        json!({ "who": "captain", "item": "rt_girl", "against": "hit" }),
    ] {
        assert_eq!(fault(parts(json!([impossible]))), ("reactions[0]".to_owned(), "cannot-react".to_owned()));
    }
    let mut empty = parts(json!([{ "who": "captain", "item": "invisibility_device", "before": "bug" }]));
    empty["rocketeers"][0]["items"] = json!([{ "id": "invisibility_device", "charges": 0 }]);
    assert_eq!(fault(empty), ("reactions[0]".to_owned(), "cannot-react".to_owned()));
}

/// AM-29.12, AM-29.26: directions under Terror, one after the other; one that is not legal is bad input
#[test]
fn terror() {
    let parts = |terror: Value| {
        json!({
            "tiles": [plain(0, 0, 1), plain(1, 0, 2), plain(-1, 0, 3)], "rocketeers": [{ "who": "captain", "at": [0, 0] }], "terror": terror,
            "aliens": [{ "type": "sentinel", "at": [0, 0] }], "dice": [1, 1, 1, 9, 9, 9, 7, 8],
        })
    };
    let chosen = turn(parts(json!({ "captain": [5, 2, 4] })));
    assert_eq!(after(&chosen, Who::Captain)["at"], json!([0, 0]));
    assert_eq!(chosen["position"]["terror"], json!({ "captain": [4] }));
    assert_eq!(
        fault(parts(json!({ "captain": [5, 0] }))),
        ("terror.captain[1]".to_owned(), "illegal-direction".to_owned())
    );
}

/// AM-29.13, AM-29.14: sight between all ordered pairs of different tiles
#[test]
fn sight_of_all_pairs() {
    let parts = json!({ "tiles": row(3), "hatches": [{ "between": [[0, 0], [1, 0]], "state": "closed" }] });
    let sight: Value = serde_json::from_str(&(TOOLS[0].1)(&file(parts.clone())).unwrap()).unwrap();
    assert_eq!(sight["format"], "away-missions-sight/1");
    assert_eq!(sight["pairs"].as_array().unwrap().len(), 6);
    let pair = sight["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .find(|pair| pair["from"] == json!([2, 0]) && pair["to"] == json!([0, 0]))
        .unwrap()
        .clone();
    assert_eq!(
        pair,
        json!({
            "from": [2, 0], "to": [0, 0], "hex": 2,
            "rocketeer": { "range": null, "visible": false, "blocked_by": [{ "edge": [[1, 0], [0, 0]], "why": "closed" }] },
            "alien": { "range": 2, "visible": true, "blocked_by": [] },
        })
    );
}

/// AM-29.15, AM-29.17, AM-29.18, AM-29.19: the turn as it is printed, with all keys of a step; and the tool tells why
#[test]
fn the_printed_turn() {
    let parts = json!({
        "tiles": row(3), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "aliens": [{ "type": "saucerman", "at": [2, 0] }], "dice": [1, 9],
    });
    let printed = turn(parts.clone());
    assert_eq!(
        (&printed["format"], &printed["outcome"], &printed["dead"]),
        (&json!("away-missions-alien-turn/1"), &json!("going_on"), &json!([]))
    );
    assert_eq!(
        printed["steps"],
        json!([{
            "alien": "saucerman-1", "type": "saucerman", "from": [2, 0], "path": [[1, 0]], "to": [1, 0], "toward": "captain", "carried": [],
            "target": "captain", "range": 1, "dice": 2, "rolls": [1, 9], "successes": 1, "hits": 1, "overkills": 0,
            "effects": [{ "effect": "hit", "who": "captain", "result": "hp", "by": null }],
        }])
    );
    let told: Value = serde_json::from_str(&(TOOLS[1].1)(&file(parts)).unwrap()).unwrap();
    assert_eq!(told["steps"], printed["steps"]);
    assert!(told["story"][0].as_array().unwrap().len() >= 4);
    let nobody = fault(json!({ "tiles": row(1) }));
    assert_eq!(nobody, ("rocketeers".to_owned(), "no-rocketeer".to_owned()));
}

/// AM-29.16: Stuns, Staggers and markers stay, invisibility ends, new figures stand last with the next free name
#[test]
fn the_position_afterwards() {
    let turn = turn(json!({
        "tiles": row(2), "hatches": [{ "between": [[0, 0], [1, 0]], "state": "locked" }],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [
            { "type": "space_leech", "at": [0, 0], "id": "space_leech-2" }, { "type": "sentinel", "at": [1, 0], "stunned": true, "staggered": 2 },
        ],
        "dice": [1, 1, 9, 9, 9, 9],
    }));
    let position = &turn["position"];
    assert_eq!(position["hatches"][0]["state"], "locked");
    assert_eq!(
        (&position["aliens"][1]["stunned"], &position["aliens"][1]["staggered"]),
        (&json!(true), &json!(2))
    );
    assert_eq!(position["aliens"][2]["id"], "space_leech-1");
    Position::from_json(&position.to_string()).unwrap();
}

/// AM-29.20, AM-29.21, AM-29.22: the step of the Bugs and the last step of the harder modes
#[test]
fn bugs_and_commodore() {
    let parts = |mode: &str| {
        json!({
            "mode": mode, "rocketeers": [{ "who": "captain", "at": [0, 0] }], "dice": [1, 9],
            "tiles": [plain(0, 0, 9), { "at": [1, 0], "number": 8, "hatches": [], "discovery": 2 }, { "at": [2, 0], "number": 3, "hatches": [], "discovery": 1 }, { "at": [3, 0], "number": 1, "scanned": false, "discovery": 1 }],
            "aliens": [{ "type": "bug", "at": [0, 0] }, { "type": "bug", "at": [0, 0] }, { "type": "bug", "at": [1, 0] }],
        })
    };
    let hard = turn(parts("commodore"));
    assert_eq!(
        hard["steps"],
        json!([
            { "type": "bug", "swarm": ["bug-1", "bug-2", "bug-3"], "from": [[0, 0], [1, 0]], "to": [0, 0], "moves": 1, "attacks": 2,
              "target": "captain", "rolls": [1, 9], "hits": 1, "effects": [{ "effect": "hit", "who": "captain", "result": "hp", "by": null }] },
            { "type": "commodore", "effects": [
                { "effect": "placed", "alien": "saucerman-1", "at": [2, 0] }, { "effect": "placed", "alien": "saucerman-2", "at": [1, 0] },
            ] },
        ])
    );
    assert_eq!(place(&hard, "saucerman-2"), json!([1, 0]));
    for mode in ["space_cadet", "standard"] {
        assert_eq!(turn(parts(mode))["steps"].as_array().unwrap().len(), 1);
    }
    for mode in ["admiral", "galactic_overlord"] {
        assert_eq!(turn(parts(mode))["steps"][1]["type"], "commodore");
    }
}

/// AM-29.23, AM-29.24: no JSON, another format, missing and unknown keys, wrong types, values out of range
#[test]
fn bad_input_is_named_with_its_place() {
    let unreadable = |text: &str| Position::from_json(text).unwrap_err();
    assert_eq!(unreadable("{").phrase().key, "file-no-json");
    assert_eq!(unreadable("[]").phrase().key, "file-not-an-object");
    assert_eq!(unreadable("{\"tiles\": []}").phrase().key, "file-missing");
    assert_eq!(
        unreadable("{\"format\": \"away-missions-position/2\", \"x\": 1}").phrase().key,
        "file-format"
    );
    assert_eq!(unreadable("{\"format\": 1}").phrase().key, "file-not-a-text");
    for (path, value, place, wrong) in [
        ("tiles", json!([]), "tiles", "empty"),
        ("tiles", json!({}), "tiles", "not-a-list"),
        ("arrow", json!(6), "arrow", "out-of-range"),
        ("arrow", json!(1.5), "arrow", "not-a-number"),
        ("mode", json!("easy"), "mode", "unknown-name"),
        ("power_out", json!(1), "power_out", "not-a-boolean"),
        ("extra", json!(1), "", "unknown-key"),
        ("tiles/0", json!(7), "tiles[0]", "not-an-object"),
        ("tiles/0/at", json!([0]), "tiles[0].at", "not-a-place"),
        ("tiles/0/at", json!([0, 100]), "tiles[0].at[1]", "out-of-range"),
        ("tiles/0/number", json!(0), "tiles[0].number", "out-of-range"),
        ("tiles/0/hatches", json!([6]), "tiles[0].hatches[0]", "out-of-range"),
        ("tiles/0/hatches", json!([1, 1]), "tiles[0].hatches[1]", "twice"),
        ("tiles/0/colour", json!(1), "tiles[0]", "unknown-key"),
        ("tiles/0", json!({ "at": [0, 0] }), "tiles[0]", "missing"),
        ("tiles/0", json!({ "at": [0, 0], "number": 500 }), "tiles[0]", "unknown-tile"),
        ("rocketeers/0/who", json!("cook"), "rocketeers[0].who", "unknown-name"),
        ("rocketeers/0/hp", json!(7), "rocketeers[0].hp", "out-of-range"),
        ("rocketeers/0/hp", json!(0), "rocketeers[0].hp", "out-of-range"),
        ("rocketeers/0/o2", json!("six"), "rocketeers[0].o2", "not-a-number"),
        ("rocketeers/0/order", json!(7), "rocketeers[0].order", "out-of-range"),
        ("rocketeers/0/items", json!(["sword"]), "rocketeers[0].items[0]", "unknown-name"),
        ("rocketeers/0/items", json!([{ "charges": 1 }]), "rocketeers[0].items[0]", "missing"),
        ("rocketeers/0/grappled_by", json!(["bug-1"]), "rocketeers[0].grappled_by[0]", "no-war-thrall"),
        ("aliens/0/type", json!("cow"), "aliens[0].type", "unknown-name"),
        ("aliens/0/hp", json!(1), "aliens[0].hp", "no-hit-points"),
        ("aliens/1/hp", json!(0), "aliens[1].hp", "out-of-range"),
        ("figures", json!({ "war_thrall": 1 }), "figures", "unknown-key"),
        ("dice", json!([11]), "dice[0]", "out-of-range"),
        ("dice", json!({ "seed": -1 }), "dice.seed", "out-of-range"),
        ("reactions", json!("always"), "reactions", "unknown-name"),
        ("reactions", json!([{ "who": "captain", "item": "rt_girl" }]), "reactions[0]", "against-or-before"),
        (
            "reactions",
            json!([{ "who": "captain", "item": "rt_girl", "before": "bug" }]),
            "reactions[0].item",
            "unknown-name",
        ),
        ("terror", json!({ "captain": [6] }), "terror.captain[0]", "out-of-range"),
        ("terror", json!({ "cook": [] }), "terror", "unknown-key"),
    ] {
        assert_eq!(fault(with(path, value.clone())), (place.to_owned(), wrong.to_owned()), "{path} {value}");
    }
}

/// AM-29.25: things that are there twice, and things where they cannot be
#[test]
fn bad_places() {
    let tile = |at: Value, number: u16| json!({ "at": at, "number": number, "hatches": [] });
    for (path, value, place, wrong) in [
        ("tiles/1", tile(json!([0, 0]), 102), "tiles[1].at", "twice"),
        ("tiles/1", tile(json!([1, 0]), 101), "tiles[1].number", "twice"),
        ("aliens/0/id", json!("bug-1"), "aliens[1]", "twice"),
        (
            "hatches",
            json!([{ "between": [[0, 0], [0, 0]], "state": "open" }]),
            "hatches[0].between",
            "not-neighbours",
        ),
        (
            "hatches",
            json!([{ "between": [[0, 0], [0, 1]], "state": "open" }]),
            "hatches[0].between[1]",
            "no-tile",
        ),
        (
            "hatches",
            json!([{ "between": [[0, 0], [1, 0]], "state": "open" }, { "between": [[1, 0], [0, 0]], "state": "open" }]),
            "hatches[1].between",
            "twice",
        ),
        ("rocketeers/0/at", json!([5, 5]), "rocketeers[0].at", "no-tile"),
        ("aliens/0/at", json!([5, 5]), "aliens[0].at", "no-tile"),
        ("tiles/0/scanned", json!(false), "rocketeers[0].at", "unscanned"),
        (
            "rocketeers",
            json!([{ "who": "captain", "at": [0, 0] }, { "who": "captain", "at": [0, 0] }]),
            "rocketeers[1].who",
            "twice",
        ),
        (
            "rocketeers",
            json!([{ "who": "captain", "at": [0, 0], "order": 2 }, { "who": "chief", "at": [0, 0] }]),
            "rocketeers[1]",
            "twice",
        ),
    ] {
        assert_eq!(fault(with(path, value.clone())), (place.to_owned(), wrong.to_owned()), "{path} {value}");
    }
}

/// AM-29.13, AM-29.24: a tool that anybody may ask takes maps a few times as large as the box, and no larger ones
#[test]
fn tools_have_a_limit() {
    let map = |count: i16| -> Value {
        (0..count).map(|index| json!({ "at": [index % 20, index / 20], "scanned": false })).collect()
    };
    for (name, tool) in &TOOLS[..2] {
        let refused = tool(&file(json!({ "tiles": map(201) }))).unwrap_err();
        assert_eq!(refused.key, "away-missions-position-too-many", "{name}");
    }
    assert!((TOOLS[0].1)(&file(json!({ "tiles": map(60) }))).is_ok());
}

/// AM-29.28: what a viewer sees is enough to save a running game, and it is the same position
#[test]
fn a_view_is_saved_as_a_position() {
    use table::Game;
    let tool = TOOLS.iter().find(|(name, _)| *name == "position").unwrap().1;
    for (scenario, seed) in [(1, 1), (6, 2), (10, 3), (14, 4), (19, 5), (20, 6)] {
        let setup = away_missions::Setup::standard(scenario, 3).unwrap();
        let mut game = away_missions::AwayMissions::start(setup, table::Seed::from_number(seed)).unwrap();
        assert!(tool(&serde_json::to_string(&game.view(table::Viewer::Spectator)).unwrap()).is_err());
        let mut dice = table::Dice::new(table::Seed::from_number(seed + 50));
        for number in 0..400 {
            let Some(seat) = game.awaited().iter().next() else { break };
            let command = game.any_option(seat, &mut dice).unwrap();
            game.apply(table::GameTime::ZERO, seat, command, &mut table::Story::silent()).unwrap();
            // Where somebody has died there is no position any more.
            if number % 40 != 0 || game.round() < 2 || game.outcome().is_some() {
                continue;
            }
            let state = serde_json::to_value(&game).unwrap();
            let field = serde_json::from_value(state["field"].clone()).unwrap();
            let view = serde_json::to_string(&game.view(table::Viewer::Seat(table::Seat(0)))).unwrap();
            let saved: Value = serde_json::from_str(&tool(&view).unwrap()).unwrap();
            let whole = serde_json::to_value(Position::of_game(&field).to_file()).unwrap();
            assert_eq!(saved, whole, "scenario {scenario}, command {number}");
            let fault = Position::from_json(&saved.to_string()).err();
            assert!(fault.is_none(), "scenario {scenario}, command {number}: {fault:?} in {saved}");
        }
    }
    assert_eq!(tool("{}").unwrap_err().key, "file-no-json");
}

/// AM-29.27: a running game is saved without links, bosses and sight limit, and can be read again
#[test]
fn a_running_game_is_saved() {
    let mut field = position(with("rocketeers/0/o2", json!(3))).field;
    field.sight_limit = Some(2);
    field.tiles[1].face = None;
    field.tiles[1].scanned = false;
    field.rocketeers[0].order = None;
    let saved = Position::of_game(&field).to_json();
    let again = Position::from_json(&saved).unwrap();
    assert_eq!(
        (again.field.sight_limit, again.field.rocketeers[0].o2, again.field.aliens.len()),
        (None, 3, 2)
    );
    assert!(play(&again).is_ok());
}
