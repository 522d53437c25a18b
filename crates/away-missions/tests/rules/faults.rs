//! What can be wrong with a scenario file, one case for each kind of fault.

use away_missions::content::{ScenarioHandle, check_content};
use away_missions::scenario::{FAULTS, Fault, check, read_file};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The scenario that every case spoils.
pub const WORKED_EXAMPLE: &str = include_str!("../scenarios/worked-example.json");

fn example() -> Value {
    serde_json::from_str(WORKED_EXAMPLE).unwrap()
}

/// The names and places of everything that is wrong.
fn faults(text: &str) -> Vec<(String, String)> {
    let list: Vec<Fault> = read_file(text).err().unwrap_or_default();
    list.iter().map(|fault| (fault.name().to_owned(), fault.place.clone())).collect()
}

/// A fault, where it is, and how the example is spoilt to get it.
type Case = (&'static str, &'static str, fn(&mut Value));

/// A list that repeats one value.
fn many(value: &Value, times: usize) -> Value {
    Value::Array(vec![value.clone(); times])
}

/// A tile far from the others, each on another place, joined to them by its neighbours in a row.
fn row(tile: &mut Value, number: i64) {
    tile["q"] = json!(number + 2);
    tile["r"] = json!(0 - number);
}

const CASES: &[Case] = &[
    ("empty-file", "", |file| *file = json!([])),
    ("number-twice", "tiles[5].number", |file| {
        file["tiles"][4]["number"] = json!(7);
        file["tiles"][5]["number"] = json!(7);
    }),
    ("not-an-object", "start", |file| file["start"] = json!("airlock")),
    ("not-a-list", "tiles", |file| file["tiles"] = json!({})),
    ("not-a-text", "id", |file| file["id"] = json!(3)),
    ("not-a-number", "tiles[4].tokens.alien", |file| file["tiles"][4]["tokens"]["alien"] = json!(-1)),
    ("not-yes-or-no", "all_tiles_scanned_at_start", |file| file["all_tiles_scanned_at_start"] = json!("no")),
    ("only-true", "rules[2].do[0].red_alert", |file| file["rules"][2]["do"][0]["red_alert"] = json!(false)),
    ("unknown-key", "rules[0].unless", |file| file["rules"][0]["unless"] = json!(1)),
    ("unknown-word", "rules[0].do[0].spawn.type", |file| {
        file["rules"][0]["do"][0]["spawn"]["type"] = json!("saucerwoman");
    }),
    ("left-out", "victory", |file| _ = file.as_object_mut().unwrap().remove("victory")),
    ("one-key", "rules[2].do[0]", |file| file["rules"][2]["do"][0]["win"] = json!(true)),
    ("so-many", "counters.orbit.by_crew", |file| {
        file["counters"]["orbit"]["by_crew"] = json!([14, 11, 9, 8, 7]);
    }),
    ("no-comparison", "rules[2].if", |file| file["rules"][2]["if"] = json!({"counter": "orbit"})),
    ("bad-name", "id", |file| file["id"] = json!("The Marigold")),
    ("name-twice", "rules[1].id", |file| file["rules"][1]["id"] = json!("stowaways")),
    ("out-of-range", "difficulty", |file| file["difficulty"] = json!(6)),
    ("too-many", "defeat", |file| file["defeat"] = many(&file["defeat"][0], 61)),
    ("text-missing", "actions[0].text.fr", |file| file["actions"][0]["text"]["fr"] = json!(" ")),
    ("text-long", "intro.en", |file| file["intro"]["en"] = json!("o".repeat(2001))),
    ("empty-list", "victory.all", |file| file["victory"] = json!({"all": []})),
    ("no-tiles", "tiles", |file| file["tiles"] = json!([])),
    ("many-tiles", "tiles", |file| {
        let tiles = file["tiles"].as_array_mut().unwrap();
        let plain = tiles[7].clone();
        for number in 0..110 {
            let mut tile = plain.clone();
            (tile["q"], tile["r"]) = (json!(number % 90), json!(10 + number / 90));
            tiles.push(tile);
        }
    }),
    ("many-standard", "tiles", |file| {
        let tiles = file["tiles"].as_array_mut().unwrap();
        let plain = tiles[7].clone();
        for number in 0..25 {
            let mut tile = plain.clone();
            row(&mut tile, number);
            tiles.push(tile);
        }
    }),
    ("tile-twice", "tiles[5]", |file| (file["tiles"][5]["q"], file["tiles"][5]["r"]) = (json!(0), json!(0))),
    ("needs-room", "tiles[0].tile", |file| _ = file["tiles"][0].as_object_mut().unwrap().remove("tile")),
    ("needs-pool", "tiles[1].pool", |file| _ = file["tiles"][1].as_object_mut().unwrap().remove("pool")),
    ("has-no-meaning", "tiles[4].tile", |file| file["tiles"][4]["tile"] = json!("brig")),
    ("tokens-face-up", "tiles[0].tokens", |file| file["tiles"][0]["tokens"] = json!({"discovery": 1})),
    ("pool-face-up", "tiles[1].pool", |file| file["all_tiles_scanned_at_start"] = json!(true)),
    ("many-tokens", "tiles", |file| file["tiles"][7]["tokens"] = json!({"alien": 30})),
    ("few-guaranteed", "supply.discovery_guaranteed", |file| {
        file["supply"]["discovery_guaranteed"] = json!({"schematic": 4});
    }),
    ("room-twice", "marker_pools[0].markers[1]", |file| {
        file["marker_pools"][0]["markers"][1] = json!("airlock")
    }),
    ("no-marker", "marker_pools[0].markers[1]", |file| {
        file["marker_pools"][0]["markers"][1] = json!("shuttlecraft");
    }),
    ("many-decoys", "marker_pools", |file| {
        file["marker_pools"][0]["markers"] =
            json!(["transmitter", "decoy", "decoy", "decoy", "decoy", "decoy", "decoy", "decoy"]);
    }),
    ("pool-count", "marker_pools[0].positions", |file| {
        file["marker_pools"][0]["markers"] = json!(["transmitter", "decoy"]);
    }),
    ("pool-place", "marker_pools[0].positions[0]", |file| {
        file["marker_pools"][0]["positions"][0] = json!([0, 0]);
    }),
    ("unknown-pool", "tiles[1].pool", |file| file["tiles"][1]["pool"] = json!("p9")),
    ("not-connected", "tiles[5]", |file| file["tiles"][5]["q"] = json!(40)),
    ("no-start", "start.at", |file| file["start"]["at"] = json!([0, 1])),
    ("start-elsewhere", "tiles[10]", |file| {
        file["start"] = json!({"mode": "players_choose", "tile": "shuttlecraft", "candidates": [[2, 0]]});
    }),
    ("no-candidates", "start.candidates", |file| {
        file["start"] = json!({"mode": "players_choose", "tile": "shuttlecraft"});
    }),
    ("candidate-twice", "start.candidates[1]", |file| {
        file["start"] =
            json!({"mode": "players_choose", "tile": "shuttlecraft", "candidates": [[2, 0], [2, 0]]});
    }),
    ("candidate-taken", "start.candidates[0]", |file| {
        file["start"] = json!({"mode": "players_choose", "tile": "shuttlecraft", "candidates": [[0, 0]]});
    }),
    ("candidate-apart", "start.candidates[0]", |file| {
        file["start"] = json!({"mode": "players_choose", "tile": "shuttlecraft", "candidates": [[9, 9]]});
    }),
    ("no-tile-there", "sets.spine[0]", |file| file["sets"]["spine"][0] = json!([5, 5])),
    ("link-useless", "links[0]", |file| {
        file["links"] = json!([{"a": [0, 0], "b": [0, 1], "edge": "hatch"}]);
    }),
    ("not-a-rocketeer-item", "starting_items.recommended[1]", |file| {
        file["starting_items"]["recommended"][1] = json!("teleporter");
    }),
    ("lockers", "starting_items", |file| file["tiles"][7]["tokens"] = json!({"rocketeer": 2})),
    ("few-lockers", "tiles", |file| {
        file["tiles"][7]["tokens"] = json!({"rocketeer": 17});
        file["starting_items"]["mode"] = json!("choose_then_lose");
        file["starting_items"]["keep_small"] = json!(1);
        file["starting_items"]["rest_as_rocketeer_tokens"] = json!(true);
    }),
    ("room-not-on-map", "actions[0].where.tile", |file| {
        file["actions"][0]["where"]["tile"] = json!("bridge")
    }),
    ("unknown-set", "actions[1].on_success[1].stun.where.set", |file| {
        file["actions"][1]["on_success"][1]["stun"]["where"]["set"] = json!("keel");
    }),
    ("unknown-counter", "victory.all[0].counter", |file| {
        file["victory"]["all"][0]["counter"] = json!("becon");
    }),
    ("kept-counter", "rules[1].do[0].counter.name", |file| {
        file["rules"][1]["do"][0]["counter"]["name"] = json!("thralls_rescued");
    }),
    ("counter-change", "rules[1].do[0].counter", |file| {
        file["rules"][1]["do"][0]["counter"]["set"] = json!(3)
    }),
    ("flag-never-set", "victory.all[1].flag", |file| file["victory"]["all"][1] = json!({"flag": "warned"})),
    ("unknown-item", "victory.all[1].team_has.item", |file| {
        file["victory"]["all"][1] = json!({"team_has": {"item": "admiral", "gte": 1}});
    }),
    ("item-never-given", "victory.all[1].team_has.item", |file| {
        let words = json!({"en": "The log", "fr": "Le journal"});
        file["scenario_items"] = json!([{"id": "log", "name": words, "copies": 1, "text": words}]);
        file["victory"]["all"][1] = json!({"team_has": {"item": "log", "gte": 1}});
    }),
    ("one-item", "rules[1].do[0].give_item.item", |file| {
        file["rules"][1]["do"][0] = json!({"give_item": {"item": "tag:rocketeer", "who": "all"}});
    }),
    ("needs-profile", "rules[0].do[0].spawn.type", |file| {
        file["rules"][0]["do"][0]["spawn"]["type"] = json!("war_thrall");
    }),
    ("wrong-moment", "rules[1].do[0].heal.who", |file| {
        file["rules"][1]["do"][0] = json!({"heal": {"who": "acting", "n": 1}});
    }),
    ("never-faded", "rules[0].where", |file| file["rules"][0]["where"] = json!("faded_tile")),
    ("nothing-happens", "rules[1].do", |file| file["rules"][1]["do"] = json!([])),
    ("modifier-always", "rules[1].modifier", |file| {
        file["rules"][1]["modifier"] = json!({"forbid": "o2_action", "who": "all"});
    }),
    ("limit", "rules[3].limit", |file| file["rules"][3]["limit"] = json!({"per_turn": 0})),
    ("endless", "rules[2].limit", |file| {
        file["rules"][2]["do"][0] = json!({"counter": {"name": "beacon", "add": 1}});
        file["rules"][2]["limit"] = json!({"every": 2});
    }),
    ("overkill-without-roll", "actions[1].per_overkill", |file| {
        file["actions"][1]["per_overkill"] = json!([{"counter": {"name": "orbit", "add": 1}}]);
    }),
];

/// AM-27.1: whatever is wrong is named with its place
#[test]
fn every_kind_of_fault_is_found_where_it_is() {
    let missed: Vec<_> = CASES
        .iter()
        .filter_map(|(name, place, spoil)| {
            let mut file = example();
            spoil(&mut file);
            let found = faults(&file.to_string());
            let there = found.contains(&((*name).to_owned(), (*place).to_owned()));
            (!there).then_some((name, place, found))
        })
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// AM-27.1: there is a case above or a test below for every fault that has a message
#[test]
fn no_fault_is_left_untried() {
    let tried: BTreeSet<&str> =
        CASES.iter().map(|(name, ..)| *name).chain(["not-json", "no-such-scenario"]).collect();
    let known: BTreeSet<&str> = FAULTS.into_iter().collect();
    assert_eq!(tried, known);
    assert_eq!(known.len(), FAULTS.len());
}

/// AM-27.1: a file that is no JSON names the line
#[test]
fn a_file_that_is_no_json_names_the_line() {
    let list = read_file("{\n  \"format\": oops\n}").unwrap_err();
    assert_eq!(list[0].name(), "not-json");
    assert!(format!("{:?}", list[0].args).contains("line 2"), "{list:?}");
}

/// AM-27.1: a file that is larger than a table takes is not even read
#[test]
fn a_file_can_be_too_large() {
    assert_eq!(faults(&" ".repeat(256 * 1024 + 1)), [("too-many".to_owned(), String::new())]);
}

/// AM-27.1: all faults are found at once, not only the first
#[test]
fn all_faults_are_listed() {
    let mut file = example();
    file["difficulty"] = json!(0);
    file["goal"]["fr"] = json!("");
    file["sets"]["spine"][2] = json!([7, 7]);
    let names: Vec<String> = faults(&file.to_string()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["text-missing", "out-of-range", "no-tile-there"]);
}

/// AM-27.1: what cannot be read is listed as a whole too
#[test]
fn all_slips_of_the_pen_are_listed() {
    let mut file = example();
    file["colour"] = json!("red");
    file["rules"][0]["on"] = json!("scaned");
    file["actions"][0]["where"] = json!({"tile": "transmiter"});
    let places: Vec<String> = faults(&file.to_string()).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, ["colour", "actions[0].where.tile", "rules[0].on"]);
}

/// AM-27.1: in a file with several scenarios the place says which, and each has a name of its own
#[test]
fn a_list_of_scenarios_says_which_one() {
    let mut second = example();
    second["id"] = json!("second");
    second["minutes"] = json!(0);
    assert_eq!(
        faults(&json!([example(), second]).to_string()),
        [("out-of-range".into(), "[1].minutes".into())]
    );
    assert_eq!(faults(&json!([example(), example()]).to_string()), [("name-twice".into(), "[1].id".into())]);
}

/// AM-27.1: the tool answers with place, key and arguments; without a fault, with an empty list
#[test]
fn the_tool_speaks_json() {
    assert_eq!(check(WORKED_EXAMPLE).unwrap(), r#"{"faults":[]}"#);
    let mut file = example();
    file["victory"]["all"][0]["counter"] = json!("becon");
    let answer: Value = serde_json::from_str(&check(&file.to_string()).unwrap()).unwrap();
    let fault = json!({
        "place": "victory.all[0].counter",
        "key": "away-missions-content-unknown-counter",
        "args": [["place", {"text": "victory.all[0].counter"}], ["word", {"text": "becon"}]],
    });
    assert_eq!(answer, json!({ "faults": [fault] }));
}

/// AM-27.1: what a file holds is said in one line; its faults as phrases with their places
#[test]
fn a_content_file_is_summed_up() {
    let phrase = check_content(WORKED_EXAMPLE).unwrap();
    assert_eq!(phrase.key, "away-missions-content-holds");
    let mut file = example();
    file["minutes"] = json!(0);
    let phrases = check_content(&file.to_string()).unwrap_err();
    assert_eq!(phrases.len(), 1);
    assert_eq!(phrases[0].key, "away-missions-content-out-of-range");
    assert_eq!(phrases[0].args[0], ("place".into(), table::Arg::Text("minutes".into())));
}

/// AM-27.1: a table plays one of the twenty, or what it brought; out of a list the one with the name, the number, or the first
#[test]
fn a_table_chooses_its_scenario() {
    let chosen = |id: &str, content: Option<&str>| ScenarioHandle::chosen(id, content);
    let built_in = chosen("s03_signal_in_the_dust", None).unwrap();
    assert!(built_in.is_built_in());
    assert_eq!(built_in.number, Some(3));
    let fault = chosen("s99", None).unwrap_err().0;
    assert_eq!(fault.key, "away-missions-content-no-such-scenario");

    let one = chosen("s03_signal_in_the_dust", Some(WORKED_EXAMPLE)).unwrap();
    assert!(!one.is_built_in());
    assert_eq!(one.id, "wreck_of_the_marigold");
    let mut second = example();
    (second["id"], second["number"]) = (json!("second"), json!(3));
    let list = json!([example(), second]).to_string();
    assert_eq!(chosen("s03_signal_in_the_dust", Some(&list)).unwrap().id, "second");
    assert_eq!(chosen("second", Some(&list)).unwrap().id, "second");
    assert_eq!(chosen("s04_moon_boarding_action", Some(&list)).unwrap().id, "wreck_of_the_marigold");
    assert!(chosen("s03_signal_in_the_dust", Some("{}")).is_err());
}

/// AM-27.1: in a record one of the twenty is a word and another travels along; a faulty one is not taken from a record
#[test]
fn records_hold_scenarios() {
    let built_in = ScenarioHandle::built_in("s20_overmind").unwrap();
    let written = serde_json::to_string(&built_in).unwrap();
    assert_eq!(written, r#""s20_overmind""#);
    assert!(serde_json::from_str::<ScenarioHandle>(&written).unwrap().is_built_in());

    let custom = ScenarioHandle::chosen("", Some(WORKED_EXAMPLE)).unwrap();
    let written = serde_json::to_string(&custom).unwrap();
    let read: ScenarioHandle = serde_json::from_str(&written).unwrap();
    assert_eq!(read, custom);
    let spoilt = written.replace(r#""difficulty":2"#, r#""difficulty":7"#);
    let error = serde_json::from_str::<ScenarioHandle>(&spoilt).unwrap_err().to_string();
    assert!(error.contains("out-of-range at difficulty"), "{error}");
    assert!(serde_json::from_str::<ScenarioHandle>(r#""s21""#).is_err());
}
