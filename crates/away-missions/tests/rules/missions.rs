//! Whole missions for tests: one of the twenty, or one whose rules a test writes.

use crate::support::Play;
use away_missions::content::{Content, ScenarioHandle};
use away_missions::field::TileId;
use away_missions::hex::Hex;
use away_missions::scenario::Scenario;
use away_missions::{AlienType, AwayMissions, Command, Setup, Who};
use serde_json::{Value, json};
use table::{Game, GameTime, Seat, Seed, Story};

/// A scenario by its number.
pub fn setup(scenario: u8, seats: u8) -> Setup {
    Setup::standard(scenario, seats).unwrap()
}

/// The same, one chair for so many Rocketeers.
pub fn crew(scenario: u8, rocketeers: u8) -> Setup {
    Setup { rocketeers, ..setup(scenario, 1) }
}

/// The first scenario with other rules, for one chair and two Rocketeers.
pub fn written(change: impl FnOnce(&mut Value)) -> Setup {
    written_over("s01_first_contact", change)
}

/// Another scenario with other rules.
pub fn written_over(id: &str, change: impl FnOnce(&mut Value)) -> Setup {
    let standard = Content::standard().scenario(id).unwrap();
    let mut scenario = serde_json::to_value(&**standard).unwrap();
    scenario["id"] = json!("written_for_a_test");
    scenario["number"] = Value::Null;
    scenario["rules"] = json!([]);
    scenario["actions"] = json!([]);
    scenario["victory"] = json!({ "turn": { "gte": 99 } });
    change(&mut scenario);
    // No two rules have the same name.
    for (place, rule) in scenario["rules"].as_array_mut().unwrap().iter_mut().enumerate() {
        rule["id"] = json!(format!("rule_{place}"));
    }
    let read = Scenario::read(&scenario).unwrap();
    Setup { scenario: ScenarioHandle::custom(read), ..crew(1, 2) }
}

/// A rule that does these things when its moment comes.
pub fn rule(on: &str, effects: Value) -> Value {
    json!({ "id": "rule", "on": on, "do": effects, "text": { "en": "A rule.", "fr": "Une règle." } })
}

/// The first scenario with one rule.
pub fn with_rule(on: &str, effects: Value) -> Setup {
    written(|scenario| scenario["rules"] = json!([rule(on, effects)]))
}

/// The tile at a place.
pub fn tile(play: &Play, q: i8, r: i8) -> TileId {
    play.field().tile_at(Hex { q, r }).unwrap()
}

/// The types of the Aliens at a place.
pub fn on(play: &Play, q: i8, r: i8) -> Vec<AlienType> {
    play.field().aliens_on(tile(play, q, r)).map(|alien| alien.kind).collect()
}

/// An effect that lets Aliens appear.
pub fn spawn(kind: &str, n: Value, place: Value) -> Value {
    json!([{ "spawn": { "type": kind, "n": n, "where": place } }])
}

/// Whether a condition holds at the beginning, as a flag that a rule raises.
pub fn holds(condition: Value) -> bool {
    let play = begun(written(|scenario| {
        let mut rule = rule("setup", json!([{ "flag": { "name": "seen", "value": true } }]));
        rule["if"] = condition;
        scenario["rules"] = json!([rule]);
        scenario["counters"] = json!({ "three": 3, "zero": 0 });
        scenario["sets"] = json!({ "near": [[0, 1], [1, 1]], "start": [[0, 2]] });
    }));
    play.state()["book"]["flags"] == json!(["seen"])
}

/// A game before anybody is ready.
pub fn packing(setup: Setup) -> Play {
    Play { game: AwayMissions::start(setup, Seed::from_number(3)).unwrap(), told: Vec::new() }
}

/// A game whose first Game Turn has begun.
pub fn begun(setup: Setup) -> Play {
    let mut play = packing(setup);
    for seat in Seat::all(play.game.seats()) {
        play.does_from(seat, Command::Ready);
    }
    play
}

/// The same after these effects of a rule at the setup.
pub fn after(effects: Value) -> Play {
    begun(with_rule("setup", effects))
}

/// A game changed by hand.
pub fn edit(play: &mut Play, change: impl FnOnce(&mut Value)) {
    let mut state = play.state();
    change(&mut state);
    play.game = serde_json::from_value(state).unwrap();
}

/// Takes the first option until this Rocketeer has scanned and acts.
pub fn reach_actions(play: &mut Play, who: Who) {
    for _ in 0..60 {
        if play.acts(who) {
            return;
        }
        let propose = Command::Propose { who };
        let command = if play.allows(&propose) { propose } else { play.options().remove(0) };
        play.does(command);
    }
    panic!("{who} never acts");
}

/// Lets everybody end his turn at once until the Game Turn has changed or the mission is over.
pub fn pass_game_turn(play: &mut Play) {
    let turn = play.state()["turn"].clone();
    for _ in 0..400 {
        if play.game.outcome().is_some() || play.state()["turn"] != turn {
            return;
        }
        let options = play.options();
        let end = options.iter().find(|command| matches!(command, Command::EndTurn { .. }));
        let command = end.or(options.first()).unwrap().clone();
        play.does(command);
    }
    panic!("the Game Turn never ends");
}

/// A story of one command.
pub fn story(play: &mut Play, seat: Seat, command: Command) -> Story<away_missions::Event> {
    let mut story = Story::new();
    play.game.apply(GameTime::ZERO, seat, command, &mut story).unwrap();
    story
}
