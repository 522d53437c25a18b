//! The last ten scenarios (chapter 27) and the worked example: each special rule, action, victory and defeat as it is played.

use super::faults::WORKED_EXAMPLE;
use super::flight::{Flight, mission_action};
use away_missions::content::ScenarioHandle;
use away_missions::field::TileId;
use away_missions::{Action, AlienType, BossType, Command, Item, Pay, Room, Setup, Target, Thing, Who};
use serde_json::{Value, json};

const CAPTAIN: Who = Who::Captain;

/// Where specimens are counted, after five tallies and the kills.
const SPECIMENS: usize = 13;

/// AM-27.48: Runaway Saucer: thrust first, and distance for every Overkill; then the course; both win
#[test]
fn s11_thrust_and_course() {
    let mut flight = Flight::new(11, 2);
    flight.find(Room::EngineRoom, [0, -2]);
    flight.find(Room::Bridge, [2, -2]);
    let (engines, bridge) = (flight.room(Room::EngineRoom).unwrap(), flight.room(Room::Bridge).unwrap());
    assert_eq!(flight.counter("distance"), 15);
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, engines);
    flight.mission(CAPTAIN, 0, None, 3);
    assert_eq!((flight.counter("thrust_cut"), flight.counter("distance")), (1, 17));
    flight.one_to(CAPTAIN, bridge);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "ConditionMissing");
    flight.one_to(CAPTAIN, engines);
    flight.mission(CAPTAIN, 0, None, 1);
    flight.one_to(CAPTAIN, bridge);
    flight.mission(CAPTAIN, 1, None, 3);
    assert_eq!(flight.counter("course"), 2);
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.23, AM-27.30: Runaway Saucer: the distance drops with every Alien Turn; without any left it is lost
#[test]
fn s11_the_saucer_falls() {
    let mut flight = Flight::new(11, 2);
    flight.next_turn();
    assert_eq!(flight.counter("distance"), 14);
    flight.set_counter("distance", 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!({"defeat": 0}));
}

/// AM-27.4, AM-27.53: Brain Drain: a Brain and its bearer are in every brain room
#[test]
fn s12_brain_rooms() {
    let mut flight = Flight::new(12, 2);
    let plain = flight.scans(CAPTAIN, [2, 0]);
    assert_eq!(flight.aliens_on(AlienType::BrainInAJar, plain), 0);
    let room = flight.scans(Who::Chief, [1, 1]);
    assert_eq!(flight.aliens_on(AlienType::BrainInAJar, room), 1);
    assert_eq!(flight.aliens_on(AlienType::WarThrall, room), 1);
}

/// AM-27.15: Brain Drain: a fresh pair musters when all rooms are scanned and no Brain is left
#[test]
fn s12_fresh_brains() {
    let mut flight = Flight::new(12, 2);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::BrainInAJar), 0);
    flight.open_map();
    flight.next_turn();
    assert_eq!((flight.aliens(AlienType::BrainInAJar), flight.aliens(AlienType::WarThrall)), (1, 1));
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::BrainInAJar), 1);
}

/// AM-27.13: Brain Drain: enough Dominated Brains, everybody in the Shuttlecraft
#[test]
fn s12_is_won_with_brains() {
    let mut flight = Flight::new(12, 2);
    flight.cards(Who::Chief, Item::DominatedBrain, 1);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.cards(CAPTAIN, Item::DominatedBrain, 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.50: Sentinel Foundry: a Sentinel is built every third Alien Turn
#[test]
fn s13_sentinels_are_built() {
    let mut flight = Flight::new(13, 3);
    let hangar = flight.room(Room::SaucerHangar).unwrap();
    for built in [0, 0, 1] {
        flight.next_turn();
        assert_eq!(flight.aliens_on(AlienType::Sentinel, hangar), built);
    }
}

/// AM-27.21, AM-27.14: Sentinel Foundry: enough sabotage stops it; it is won when no Sentinel is left
#[test]
fn s13_sabotage() {
    let mut flight = Flight::new(13, 3);
    flight.find(Room::PowerCore, [2, -2]);
    let core = flight.room(Room::PowerCore).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, core);
    let far = flight.tile([-2, 2]);
    flight.put(AlienType::Sentinel, far);
    flight.mission(CAPTAIN, 0, None, 2);
    assert_eq!(flight.counter("sabotage"), 2);
    assert!(!flight.flag("foundry_down"));
    flight.mission(CAPTAIN, 0, None, 1);
    assert!(flight.flag("foundry_down"));
    assert!(!flight.has_marker(Room::PowerCore));
    assert_eq!(flight.end(), json!(null));
    flight.calm();
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.42: Dark Reactor: coolant, then overload: countdown, Red Alert and darkness
#[test]
fn s14_the_core_is_overloaded() {
    let mut flight = Flight::new(14, 2);
    flight.find(Room::PowerCore, [0, 0]);
    flight.find(Room::EngineRoom, [1, -1]);
    let (core, engines) = (flight.room(Room::PowerCore).unwrap(), flight.room(Room::EngineRoom).unwrap());
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, core);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "ConditionMissing");
    flight.one_to(CAPTAIN, engines);
    flight.mission(CAPTAIN, 0, None, 1);
    assert!(flight.flag("coolant_off"));
    assert!(!flight.has_marker(Room::EngineRoom));
    flight.one_to(CAPTAIN, core);
    flight.mission(CAPTAIN, 1, None, 1);
    assert!(flight.flag("overload"));
    assert_eq!(flight.end(), json!(null));
    let state = flight.state();
    assert_eq!((&state["red_alert"], &state["field"]["sight_limit"]), (&json!(true), &json!(2)));
    assert_eq!(flight.counter("countdown"), 6);
    flight.next_turn();
    assert_eq!(flight.counter("countdown"), 5);
    flight.set_counter("countdown", 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!({"defeat": 0}));
}

/// AM-27.12: Dark Reactor: no countdown before the overload; overloaded, everybody in the Shuttlecraft wins
#[test]
fn s14_is_won_in_the_shuttlecraft() {
    let mut flight = Flight::new(14, 2);
    flight.next_turn();
    assert_eq!((flight.counter("countdown"), flight.end()), (0, json!(null)));
    flight.set_counter("countdown", 2);
    flight.raise("overload");
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.18: The Menagerie: a Decoy is a burst cage with two Bugs
#[test]
fn s15_cages_burst() {
    let mut flight = Flight::new(15, 2);
    flight.hide(None);
    let cage = flight.scans(CAPTAIN, [2, -1]);
    assert_eq!(flight.aliens_on(AlienType::Bug, cage), 2);
    let plain = flight.scans(Who::Chief, [0, 0]);
    assert_eq!(flight.aliens_on(AlienType::Bug, plain), 0);
}

/// AM-27.38, AM-27.46: The Menagerie: a Stunned Alien with 1 HP on the own tile is captured
#[test]
fn s15_specimens() {
    let mut flight = Flight::new(15, 2);
    flight.acts(CAPTAIN);
    let (here, beside) = (flight.tile([-1, 2]), flight.tile([0, 1]));
    let awake = flight.put(AlienType::Saucerman, here);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, Some(awake))), "WrongTarget");
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "WrongTarget");
    let away = flight.put(AlienType::Bug, beside);
    let strong = flight.put(AlienType::Sentinel, here);
    let thrall = flight.put(AlienType::Thrall, here);
    for alien in [awake, away, strong, thrall] {
        flight.stun(alien);
    }
    for alien in [away, strong, thrall] {
        assert_eq!(flight.refused(mission_action(CAPTAIN, 0, Some(alien))), "WrongTarget");
    }
    flight.mission(CAPTAIN, 0, Some(awake), 1);
    assert_eq!(flight.aliens(AlienType::Saucerman), 0);
    assert_eq!(flight.state()["book"]["tallies"][SPECIMENS + AlienType::Saucerman as usize], json!(1));
}

/// AM-27.11: The Menagerie: enough different specimens, everybody on the Airlock
#[test]
fn s15_is_won_with_different_specimens() {
    let mut flight = Flight::new(15, 2);
    flight.set_tally(SPECIMENS + AlienType::Bug as usize, 5);
    flight.set_tally(SPECIMENS + AlienType::Leader as usize, 1);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.set_tally(SPECIMENS + AlienType::SpaceLeech as usize, 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.17, AM-27.25, AM-27.9, AM-27.55: Star of Ceres: Red Alert from the start, all tiles open, two tokens at the two locks
#[test]
fn s16_boarded_from_the_start() {
    let flight = Flight::as_laid_out(16, 4);
    let state = flight.state();
    assert_eq!(state["red_alert"], json!(true));
    assert_eq!(flight.face_down(), 0);
    assert_eq!(state["supply"]["aliens_used"].as_array().unwrap().len(), 4);
    let locks = [flight.room(Room::Airlock).unwrap(), flight.room(Room::SaucerHangar).unwrap()];
    let aliens = state["field"]["aliens"].as_array().unwrap();
    let others = aliens.iter().filter(|one| one["type"] != json!("bug"));
    assert!(others.into_iter().all(|one| locks.iter().any(|lock| one["at"] == json!(lock))), "{aliens:?}");
}

/// AM-27.2: Star of Ceres: an un-Stunned Alien alone in the Engine Room damages the ship; three damages lose it
#[test]
fn s16_vandals() {
    let mut flight = Flight::new(16, 2);
    let engines = flight.room(Room::EngineRoom).unwrap();
    let beside = flight.tile([1, -1]);
    flight.all_to(beside);
    let vandal = flight.put(AlienType::Saucerman, engines);
    flight.acts(CAPTAIN);
    flight.stun(vandal);
    flight.next_turn();
    assert_eq!(flight.counter("ship_damage"), 0);
    // From there it can shoot at them, so it stays.
    flight.next_turn();
    assert_eq!(flight.aliens_on(AlienType::Saucerman, engines), 1);
    assert_eq!(flight.counter("ship_damage"), 1);
    flight.all_to(engines);
    flight.next_turn();
    assert_eq!(flight.counter("ship_damage"), 1);
    flight.set_counter("ship_damage", 3);
    flight.acts_or_wins();
    assert_eq!(flight.end(), json!({"defeat": 0}));
}

/// AM-27.12: Star of Ceres: it is won when turn 9 begins
#[test]
fn s16_is_won_in_turn_nine() {
    let mut flight = Flight::new(16, 2);
    flight.set_turn(7);
    flight.next_turn();
    assert_eq!((flight.turn(), flight.end()), (8, json!(null)));
    flight.next_turn();
    assert_eq!((flight.turn(), flight.end()), (9, json!("won")));
}

/// AM-27.24: Mind-Wire Works: Thralls wait in line in the Brig
#[test]
fn s17_the_line() {
    let mut flight = Flight::new(17, 4);
    flight.hide(Some(Room::Brig));
    let brig = flight.scans(CAPTAIN, [1, 1]);
    assert_eq!(flight.aliens_on(AlienType::Thrall, brig), 3);
}

/// AM-27.36: Mind-Wire Works: while the machine runs, the Thrall nearest to a Rocketeer becomes a War Thrall
#[test]
fn s17_thralls_are_upgraded() {
    let mut flight = Flight::new(17, 4);
    flight.hide(None);
    flight.open_map();
    let (near, far) = (flight.tile([0, 2]), flight.tile([5, -2]));
    flight.all_to(flight.tile([0, 0]));
    let first = flight.put(AlienType::Thrall, far);
    let second = flight.put(AlienType::Thrall, near);
    flight.acts(CAPTAIN);
    flight.stun(first);
    flight.stun(second);
    flight.next_turn();
    assert_eq!(flight.aliens_on(AlienType::WarThrall, near), 1);
    assert_eq!(flight.aliens_on(AlienType::Thrall, far), 1);
    flight.raise("machine_down");
    flight.next_turn();
    assert_eq!((flight.aliens(AlienType::WarThrall), flight.aliens(AlienType::Thrall)), (1, 1));
}

/// AM-27.47: Mind-Wire Works: two Wires for the machine; with enough Thralls subdued it is won
#[test]
fn s17_rewired() {
    let mut flight = Flight::new(17, 2);
    flight.find(Room::Laboratory, [1, 1]);
    let laboratory = flight.room(Room::Laboratory).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, laboratory);
    flight.components(CAPTAIN, "wire", 1);
    flight.components(Who::Chief, "wire", 5);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "ComponentsMissing");
    flight.components(CAPTAIN, "wire", 3);
    flight.mission(CAPTAIN, 0, None, 1);
    assert!(flight.flag("machine_down"));
    assert_eq!(flight.has_components(CAPTAIN, "wire"), 1);
    assert!(!flight.has_marker(Room::Laboratory));
    assert_eq!(flight.end(), json!(null));
    flight.set_tally(0, 4);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.16, AM-27.19, AM-27.49: Black Market: the first Discovery token picked up in each Game Turn draws an Alert token
#[test]
fn s18_silent_alarm() {
    let mut flight = Flight::new(18, 2);
    let here = flight.tile([0, 2]);
    flight.edit(|state| {
        state["field"]["tiles"][here]["lying"] = json!(["mysterium", "mysterium", "mysterium"])
    });
    let pick = Command::PickUp { who: CAPTAIN, what: Thing::Mysterium };
    flight.acts(CAPTAIN);
    for drawn in [1, 1] {
        flight.give(pick.clone());
        assert_eq!(flight.alerts_drawn(), drawn);
    }
    flight.next_turn();
    flight.acts(CAPTAIN);
    flight.give(pick);
    assert_eq!(flight.alerts_drawn(), 2);
}

/// AM-27.13: Black Market: enough Discovery cards, one Schematic assembled, everybody on the Airlock
#[test]
fn s18_is_won_with_the_goods() {
    let mut flight = Flight::new(18, 2);
    flight.cards(CAPTAIN, Item::HeatRay, 4);
    flight.set_tally(4, 1);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.cards(Who::Chief, Item::Teleporter, 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.24: Two Decks Down: jailers stand in the Brig
#[test]
fn s19_jailers() {
    let mut flight = Flight::new(19, 4);
    flight.hide(Some(Room::Brig));
    let brig = flight.scans(CAPTAIN, [12, -5]);
    assert_eq!(flight.aliens_on(AlienType::Leader, brig), 1);
    assert_eq!(flight.aliens_on(AlienType::Saucerman, brig), 2);
}

/// AM-27.14, AM-27.41, AM-27.51, AM-27.67: Two Decks Down: the admiral is freed where no un-Stunned Alien is; his escort has no O2 Action
#[test]
fn s19_the_admiral() {
    let mut flight = Flight::new(19, 2);
    flight.find(Room::Brig, [12, -5]);
    let brig = flight.room(Room::Brig).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, brig);
    let jailer = flight.put(AlienType::Leader, brig);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "ConditionMissing");
    flight.stun(jailer);
    flight.mission(CAPTAIN, 0, None, 0);
    assert_eq!(flight.state()["book"]["cargo"], json!(["captain"]));
    assert!(!flight.has_marker(Room::Brig));
    flight.open_map();
    let to = TileId(flight.tile([12, -4]) as u16);
    let open = Action::OpenHatch { toward: to };
    let escape = Command::Act { who: CAPTAIN, action: open, pay: Pay::Oxygen, with: Vec::new() };
    assert_eq!(flight.refused(escape.clone()), "OxygenForbidden");
    flight.edit(|state| state["book"]["cargo"] = json!(["chief"]));
    flight.give(escape);
}

/// AM-27.13, AM-27.53: Two Decks Down: the decks are linked; with the admiral, everybody in the Shuttlecraft wins
#[test]
fn s19_is_won_with_the_admiral() {
    let mut flight = Flight::new(19, 2);
    let mut ends = [flight.tile([3, 0]), flight.tile([10, -4])];
    ends.sort_unstable();
    assert_eq!(flight.state()["field"]["links"][0]["between"], json!(ends));
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.edit(|state| state["book"]["cargo"] = json!(["chief"]));
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.31, AM-27.15: The Overmind: each pylon is toppled once
#[test]
fn s20_pylons() {
    let mut flight = Flight::new(20, 3);
    flight.find(Room::Transmitter, [-3, 2]);
    let pylon = flight.room(Room::Transmitter).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, pylon);
    flight.mission(CAPTAIN, 0, None, 1);
    assert_eq!(flight.counter("pylons_down"), 1);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "ConditionMissing");
}

/// AM-27.50: The Overmind: an Alert token every second Alien Turn, from turn 2
#[test]
fn s20_summons() {
    let mut flight = Flight::new(20, 3);
    for drawn in [0, 0, 1, 1, 2] {
        flight.next_turn();
        assert_eq!(flight.alerts_drawn(), drawn, "turn {}", flight.turn());
    }
}

/// AM-27.62, AM-27.63, AM-27.64: The Overmind: unharmed until two pylons are down; its death wins
#[test]
fn s20_the_overmind_falls() {
    let mut flight = Flight::new(20, 3);
    let mind = flight.room(Room::Overmind).unwrap();
    assert_eq!(flight.state()["field"]["bosses"][0]["hp"], json!(6));
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, mind);
    flight.set_counter("pylons_down", 1);
    flight.attack(CAPTAIN, Target::Boss(BossType::Overmind), 1);
    assert_eq!(flight.state()["field"]["bosses"][0]["hp"], json!(6));
    flight.set_counter("pylons_down", 2);
    flight.attack(CAPTAIN, Target::Boss(BossType::Overmind), 1);
    assert_eq!(flight.state()["field"]["bosses"][0]["hp"], json!(5));
    flight.edit(|state| state["field"]["bosses"][0]["hp"] = json!(1));
    flight.attack(CAPTAIN, Target::Boss(BossType::Overmind), 1);
    assert_eq!(flight.end(), json!("won"));
}

fn marigold(crew: u8) -> Flight {
    let mut flight = brought(crew, WORKED_EXAMPLE);
    flight.calm();
    flight
}

fn brought(crew: u8, file: &str) -> Flight {
    let scenario = ScenarioHandle::chosen("", Some(file)).unwrap();
    Flight::begun(Setup { rocketeers: crew, scenario, ..Setup::standard(1, 1).unwrap() })
}

/// AM-27.6: several rules with `next_of` do not take each other's sets
#[test]
fn next_of_remembers_the_sets_not_the_number() {
    let mut file: Value = serde_json::from_str(WORKED_EXAMPLE).unwrap();
    file["sets"] = json!({"a": [[0, 0]], "b": [[0, 1]], "c": [[1, 0]], "d": [[-1, 1]]});
    file["actions"].as_array_mut().unwrap().pop();
    let rule = |id: &str, sets: [&str; 2]| {
        json!({
            "id": id, "on": "game_turn_start", "text": {"en": "Bugs.", "fr": "Des Bugs."},
            "do": [{"spawn": {"type": "bug", "n": 1, "where": {"next_of": sets}}}],
        })
    };
    file["rules"].as_array_mut().unwrap().extend([rule("one", ["a", "b"]), rule("two", ["d", "c"])]);
    let flight = brought(2, &file.to_string());
    let bugs = [[0, 0], [0, 1], [1, 0], [-1, 1]].map(|at| flight.aliens_on(AlienType::Bug, flight.tile(at)));
    assert_eq!(bugs, [1, 0, 0, 1]);
}

/// AM-27.1: the worked example is played to victory: the beacon hums, the breaker opens the spine, everybody leaves
#[test]
fn the_worked_example_is_won() {
    let mut flight = marigold(2);
    flight.hide(Some(Room::Transmitter));
    let transmitter = flight.scans(CAPTAIN, [0, -1]);
    assert_eq!(flight.aliens_on(AlienType::Saucerman, transmitter), 1);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "NotPossibleHere");
    flight.mission(CAPTAIN, 0, None, 1);
    assert_eq!(flight.counter("beacon"), 1);
    let airlock = flight.room(Room::Airlock).unwrap();
    flight.one_to(CAPTAIN, airlock);
    flight.mission(CAPTAIN, 1, None, 0);
    let state = flight.state();
    assert_eq!(state["field"]["aliens"][0]["stunned"], json!(true));
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "LimitReached");
    flight.one_to(CAPTAIN, transmitter);
    flight.mission(CAPTAIN, 0, None, 2);
    assert_eq!(flight.counter("beacon"), 3);
    assert_eq!(flight.end(), json!(null));
    flight.all_to(airlock);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.1, AM-27.21: the worked example is lost in the end: at orbit 3 comes Red Alert, at 0 the ship burns up
#[test]
fn the_worked_example_is_lost() {
    let mut flight = marigold(2);
    assert_eq!(flight.counter("orbit"), 11);
    flight.set_counter("orbit", 4);
    flight.next_turn();
    assert_eq!((flight.counter("orbit"), &flight.state()["red_alert"]), (3, &json!(true)));
    for _ in 0..3 {
        flight.next_turn();
    }
    assert_eq!(flight.end(), json!({"defeat": 0}));
}
