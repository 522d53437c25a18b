//! The first ten scenarios (chapter 27): each special rule, action, victory and defeat as it is played.

use super::flight::{Flight, mission_action};
use away_missions::{AlienType, BossType, Command, Item, Room, Target, Who};
use serde_json::json;

const CAPTAIN: Who = Who::Captain;

/// AM-27.22, AM-27.49: in Red Alert an Alert token takes the place of the scan, at most three in a Game Turn, in all twenty
#[test]
fn red_alert_draws_three_alert_tokens_a_turn() {
    for number in 1..=20 {
        let mut flight = Flight::new(number, 4);
        flight.open_map();
        flight.set_turn(1);
        let before = flight.alerts_drawn();
        flight.next_turn();
        let drawn = flight.alerts_drawn() - before;
        assert_eq!(drawn, 3, "scenario {number}");
    }
}

/// AM-27.45, AM-27.30, AM-27.31: First Contact: the warning is sent from the Transmitter; with everybody on the Airlock it is won
#[test]
fn s01_the_warning_is_sent_and_everybody_leaves() {
    let mut flight = Flight::new(1, 2);
    flight.find(Room::Transmitter, [0, -2]);
    flight.acts(CAPTAIN);
    let refusal = flight.refused(mission_action(CAPTAIN, 0, None));
    assert_eq!(refusal, "NotPossibleHere");
    let transmitter = flight.room(Room::Transmitter).unwrap();
    flight.one_to(CAPTAIN, transmitter);
    flight.mission(CAPTAIN, 0, None, 0);
    assert!(!flight.flag("warning_sent"));
    flight.mission(CAPTAIN, 0, None, 1);
    assert!(flight.flag("warning_sent"));
    assert!(!flight.has_marker(Room::Transmitter));
    assert_eq!(flight.end(), json!(null));
    let airlock = flight.room(Room::Airlock).unwrap();
    flight.all_to(airlock);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.54: First Contact: no Alien token with a Sentinel or a Brain is in the supply
#[test]
fn s01_some_aliens_stay_away() {
    let flight = Flight::as_laid_out(1, 4);
    assert_eq!(flight.state()["supply"]["aliens"].as_array().unwrap().len(), 24);
}

/// AM-27.18, AM-27.24: Missing Miners: captives stand in the Brig when it is scanned, once
#[test]
fn s02_captives_are_in_the_brig() {
    let mut flight = Flight::new(2, 4);
    flight.hide(Some(Room::Brig));
    let brig = flight.scans(CAPTAIN, [0, -2]);
    assert_eq!(flight.room(Room::Brig), Some(brig));
    assert_eq!(flight.aliens_on(AlienType::Thrall, brig), 3);
}

/// AM-27.17, AM-27.12: Missing Miners: from turn 4 a Thrall musters while there is none and the goals are not met
#[test]
fn s02_more_captives_come() {
    let mut flight = Flight::new(2, 4);
    flight.hide(None);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Thrall), 0);
    flight.set_turn(3);
    flight.next_turn();
    assert_eq!(flight.aliens_on(AlienType::Thrall, flight.tile([0, -2])), 1);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Thrall), 1);
    flight.calm();
    flight.set_tally(0, 4);
    flight.set_tally(1, 1);
    let far = flight.tile([0, -2]);
    flight.all_to(far);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Thrall), 0);
}

/// AM-27.11, AM-27.13: Missing Miners: enough subdued, one rescued, everybody on the Airlock
#[test]
fn s02_is_won_with_the_miners() {
    let mut flight = Flight::new(2, 4);
    flight.set_tally(0, 4);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.set_tally(1, 1);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.46, AM-27.48: Signal in the Dust: power first; then the signal grows, by one more for one Overkill; enough of it wins
#[test]
fn s03_power_and_then_the_signal() {
    let mut flight = Flight::new(3, 2);
    flight.find(Room::PowerCore, [1, 1]);
    flight.find(Room::Transmitter, [2, -1]);
    let (core, transmitter) =
        (flight.room(Room::PowerCore).unwrap(), flight.room(Room::Transmitter).unwrap());
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, transmitter);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "ConditionMissing");
    flight.one_to(CAPTAIN, core);
    flight.mission(CAPTAIN, 0, None, 1);
    assert!(flight.flag("powered"));
    assert!(!flight.has_marker(Room::PowerCore));
    flight.one_to(CAPTAIN, transmitter);
    flight.mission(CAPTAIN, 1, None, 3);
    assert_eq!(flight.counter("signal"), 2);
    assert_eq!(flight.end(), json!(null));
    flight.mission(CAPTAIN, 1, None, 1);
    assert_eq!(flight.counter("signal"), 3);
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.56: one can rest in the Shuttlecraft, each Rocketeer once in a game
#[test]
fn rest_in_the_shuttlecraft() {
    let mut flight = Flight::new(3, 2);
    flight.edit(|state| {
        state["field"]["rocketeers"][0]["hp"] = json!(3);
        state["field"]["rocketeers"][1]["hp"] = json!(3);
    });
    flight.acts(CAPTAIN);
    flight.mission(CAPTAIN, 2, None, 0);
    assert_eq!(flight.number(CAPTAIN, "hp"), 4);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 2, None)), "LimitReached");
    flight.give(Command::EndTurn { who: CAPTAIN });
    flight.acts(Who::Chief);
    flight.mission(Who::Chief, 2, None, 0);
    assert_eq!(flight.number(Who::Chief, "hp"), 4);
}

/// AM-27.59: whoever is on the Power Core loses an HP in Cleanup, while its marker is there
#[test]
fn the_power_core_burns() {
    let mut flight = Flight::new(3, 2);
    flight.find(Room::PowerCore, [1, 1]);
    let core = flight.room(Room::PowerCore).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, core);
    flight.next_turn();
    assert_eq!((flight.number(CAPTAIN, "hp"), flight.number(Who::Chief, "hp")), (199, 200));
    flight.edit(|state| state["field"]["tiles"][core]["control"] = json!(false));
    flight.next_turn();
    assert_eq!(flight.number(CAPTAIN, "hp"), 199);
}

/// AM-27.17: Boarding Action: from turn 5 captives keep coming to the Hangar until two are rescued
#[test]
fn s04_captives_keep_coming() {
    let mut flight = Flight::new(4, 2);
    flight.set_turn(3);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Thrall), 0);
    flight.next_turn();
    let hangar = flight.room(Room::SaucerHangar).unwrap();
    assert_eq!(flight.aliens_on(AlienType::Thrall, hangar), 1);
    flight.calm();
    flight.set_tally(1, 2);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Thrall), 0);
}

/// AM-27.52: Boarding Action: two rescued, two Schematics assembled, everybody on the Elevator
#[test]
fn s04_is_won_with_captives_and_schematics() {
    let mut flight = Flight::new(4, 2);
    flight.set_tally(1, 2);
    flight.set_tally(4, 1);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.set_tally(4, 2);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.54: Boarding Action: four Schematics and two pieces of Mysterium are certainly on the map
#[test]
fn s04_schematics_are_promised() {
    let flight = Flight::as_laid_out(4, 2);
    assert_eq!(flight.state()["supply"]["promised"], json!([4, 2, 0]));
}

/// AM-27.24, AM-27.60: Hive Queen: Bugs guard her when she is found, and she lays more while she lives
#[test]
fn s05_the_queen_has_guards_and_eggs() {
    let mut flight = Flight::new(5, 4);
    flight.hide(Some(Room::HiveQueen));
    let nest = flight.scans(CAPTAIN, [0, -3]);
    assert_eq!(flight.aliens_on(AlienType::Bug, nest), 3);
    assert_eq!(flight.state()["field"]["bosses"][0]["hp"], json!(8));
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::Bug), 4);
}

/// AM-27.61: Hive Queen: with her last HP her marker goes and the mission is won
#[test]
fn s05_is_won_when_the_queen_dies() {
    let mut flight = Flight::new(5, 2);
    flight.hide(Some(Room::HiveQueen));
    flight.scans(CAPTAIN, [0, -3]);
    flight.acts(CAPTAIN);
    flight.edit(|state| state["field"]["bosses"][0]["hp"] = json!(2));
    flight.attack(CAPTAIN, Target::Boss(BossType::HiveQueen), 1);
    assert_eq!(flight.end(), json!(null));
    flight.attack(CAPTAIN, Target::Boss(BossType::HiveQueen), 1);
    assert_eq!(flight.end(), json!("won"));
    assert!(!flight.has_marker(Room::HiveQueen));
}

/// AM-27.5, AM-27.7: Sleeper Ship: War Thralls come out of the occupied pod nearest to a Rocketeer
#[test]
fn s06_pods_open() {
    for (crew, many) in [(4, 1), (5, 2)] {
        let mut flight = Flight::new(6, crew);
        flight.open_map();
        let (near, far) = (flight.tile([0, 1]), flight.tile([5, -1]));
        flight.all_to(flight.tile([0, 0]));
        flight.edit(|state| {
            state["field"]["tiles"][near]["lying"] = json!(["mysterium"]);
            state["field"]["tiles"][far]["lying"] = json!(["mysterium"]);
        });
        flight.next_turn();
        assert_eq!(flight.aliens_on(AlienType::WarThrall, near), many);
        assert_eq!(flight.aliens(AlienType::WarThrall), many);
    }
    let mut secured = Flight::new(6, 4);
    secured.open_map();
    secured.next_turn();
    assert_eq!(secured.aliens(AlienType::WarThrall), 0);
}

/// AM-27.46, AM-27.48: Sleeper Ship: the crew is revived, then the course is set
#[test]
fn s06_crew_and_course() {
    let mut flight = Flight::new(6, 2);
    flight.find(Room::CryoBay, [1, 1]);
    flight.find(Room::Bridge, [2, 0]);
    let (bay, bridge) = (flight.room(Room::CryoBay).unwrap(), flight.room(Room::Bridge).unwrap());
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, bridge);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "ConditionMissing");
    flight.one_to(CAPTAIN, bay);
    flight.mission(CAPTAIN, 0, None, 2);
    assert_eq!(flight.counter("revived"), 2);
    flight.one_to(CAPTAIN, bridge);
    flight.mission(CAPTAIN, 1, None, 1);
    assert!(flight.flag("course_set"));
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.66: Jailbreak: everybody keeps one small item, three of each lie in the lockers
#[test]
fn s07_the_gear_is_in_the_lockers() {
    let flight = Flight::as_laid_out(7, 4);
    let state = flight.state();
    let tokens = state["field"]["tiles"].as_array().unwrap().iter();
    let spaces: u64 = tokens.map(|tile| tile["tokens"]["rocketeer"].as_u64().unwrap()).sum();
    assert_eq!(spaces, 12);
    assert_eq!(state["supply"]["lockers"].as_array().unwrap().len(), 12);
    for rocketeer in state["field"]["rocketeers"].as_array().unwrap() {
        assert_eq!(rocketeer["items"].as_array().unwrap().len(), 1);
    }
}

/// AM-27.3, AM-27.41: Jailbreak: whoever acts first has a stolen Ray Gun
#[test]
fn s07_the_first_has_a_stolen_gun() {
    let mut flight = Flight::new(7, 4);
    flight.acts(Who::Chief);
    assert_eq!(flight.has_cards(Who::Chief, Item::RayGun), 1);
    assert_eq!(flight.has_cards(CAPTAIN, Item::RayGun), 0);
}

/// AM-27.22, AM-27.7: Jailbreak: a Sentinel musters when Red Alert begins, beside the start tile where nobody stands
#[test]
fn s07_guards_come_with_the_alarm() {
    let mut flight = Flight::new(7, 2);
    flight.open_map();
    flight.acts(CAPTAIN);
    assert_eq!(flight.aliens(AlienType::Sentinel), 1);
    assert_eq!(flight.aliens_on(AlienType::Sentinel, flight.tile([0, 0])), 0);
    flight.next_turn();
    flight.acts(CAPTAIN);
    assert_eq!(flight.aliens(AlienType::Sentinel), 1);
}

/// AM-27.13: Jailbreak: everybody on the Airlock
#[test]
fn s07_is_won_together() {
    let mut flight = Flight::new(7, 2);
    flight.find(Room::Airlock, [2, -2]);
    let airlock = flight.room(Room::Airlock).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, airlock);
    flight.give(Command::EndTurn { who: CAPTAIN });
    assert_eq!(flight.end(), json!(null));
    flight.all_to(airlock);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.58: the Armory gives or refills, twice in a game
#[test]
fn the_armory_hands_out_twice() {
    let mut flight = Flight::new(7, 2);
    flight.find(Room::Armory, [2, -2]);
    let armory = flight.room(Room::Armory).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, armory);
    let cards = |flight: &Flight| {
        flight.state()["field"]["rocketeers"][flight.place_of(CAPTAIN)]["items"].as_array().unwrap().len()
    };
    let before = cards(&flight);
    for taken in 1..=2 {
        flight.mission(CAPTAIN, 1, None, 0);
        while flight.top().get("Ask").is_some() {
            let answer =
                flight.options().into_iter().find(|one| matches!(one, Command::Answer { .. })).unwrap();
            flight.give(answer);
        }
        assert_eq!(cards(&flight), before + taken);
    }
    assert_eq!(flight.refused(mission_action(CAPTAIN, 1, None)), "LimitReached");
}

/// AM-27.35, AM-27.6: Tunnel of Terror: from turn 5 with four, column after column is lost with Aliens; Rocketeers are hit and moved
#[test]
fn s08_the_tunnel_caves_in() {
    let mut flight = Flight::new(8, 4);
    let (start, first) = (flight.tile([-1, 1]), flight.tile([0, 1]));
    flight.next_turn();
    assert!(!flight.tile_is(start, "gone"));
    flight.set_turn(5);
    let bug = flight.put(AlienType::Bug, start);
    flight.acts(CAPTAIN);
    flight.stun(bug);
    flight.next_turn();
    assert!(flight.tile_is(start, "gone"));
    assert!(!flight.tile_is(first, "gone"));
    assert_eq!(flight.aliens(AlienType::Bug), 0);
    for rocketeer in flight.state()["field"]["rocketeers"].as_array().unwrap() {
        assert_eq!(rocketeer["hp"], json!(199));
        assert_ne!(rocketeer["at"], json!(start));
    }
    flight.next_turn();
    assert!(flight.tile_is(first, "gone"));
}

/// AM-27.50: Tunnel of Terror: with one Rocketeer a column is lost only every second time, from turn 12
#[test]
fn s08_the_tunnel_waits_for_a_single_rocketeer() {
    let mut flight = Flight::new(8, 1);
    let start = flight.tile([-1, 1]);
    flight.set_turn(12);
    flight.next_turn();
    assert!(!flight.tile_is(start, "gone"));
    flight.next_turn();
    assert!(flight.tile_is(start, "gone"));
}

/// AM-27.42: Tunnel of Terror: nobody sees farther than two tiles; everybody on the Elevator wins
#[test]
fn s08_is_dark_and_won_at_the_elevator() {
    let mut flight = Flight::new(8, 3);
    assert_eq!(flight.state()["field"]["sight_limit"], json!(2));
    let elevator = flight.room(Room::Elevator).unwrap();
    flight.all_to(elevator);
    flight.acts_or_wins();
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.6, AM-27.7: Trilon: Leeches come from turn 2, on the farthest vent until the Pool is found, then on the Pool
#[test]
fn s09_the_brood() {
    let mut flight = Flight::new(9, 2);
    flight.open_map();
    let (near, far) = (flight.tile([0, 1]), flight.tile([-1, -1]));
    for vent in [near, far] {
        flight.edit(|state| state["field"]["tiles"][vent]["face"]["vent"] = json!(true));
    }
    flight.set_turn(1);
    flight.next_turn();
    assert_eq!(flight.aliens(AlienType::SpaceLeech), 0);
    flight.next_turn();
    assert_eq!(flight.aliens_on(AlienType::SpaceLeech, far), 1);
    flight.calm();
    flight.find(Room::SpawningPool, [0, -2]);
    flight.next_turn();
    assert_eq!(flight.aliens_on(AlienType::SpaceLeech, flight.tile([0, -2])), 1);
}

/// AM-27.16, AM-27.20: Trilon: a Leech killed on the own tile gives Alien Blood, one farther away does not
#[test]
fn s09_samples() {
    let mut flight = Flight::new(9, 2);
    flight.open_map();
    flight.acts(CAPTAIN);
    let (here, beside) = (flight.tile([0, 2]), flight.tile([0, 1]));
    let far = flight.put(AlienType::SpaceLeech, beside);
    flight.edit(|state| state["field"]["tiles"][here]["face"]["hatches"] = json!(0));
    flight.attack(CAPTAIN, Target::Alien(away_missions::field::AlienId(far)), 1);
    assert_eq!((flight.aliens(AlienType::SpaceLeech), flight.has_components(CAPTAIN, "alien_blood")), (0, 0));
    let near = flight.put(AlienType::SpaceLeech, here);
    flight.attack(CAPTAIN, Target::Alien(away_missions::field::AlienId(near)), 1);
    assert_eq!(flight.has_components(CAPTAIN, "alien_blood"), 1);
}

/// AM-27.47, AM-27.57: Trilon: the serum takes the Blood of all in the Laboratory, on a success only, with one die more; poured, it wins
#[test]
fn s09_serum() {
    let mut flight = Flight::new(9, 2);
    flight.find(Room::Laboratory, [2, -2]);
    flight.find(Room::SpawningPool, [0, -2]);
    let (laboratory, pool) =
        (flight.room(Room::Laboratory).unwrap(), flight.room(Room::SpawningPool).unwrap());
    flight.acts(CAPTAIN);
    flight.all_to(laboratory);
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "ComponentsMissing");
    flight.components(CAPTAIN, "alien_blood", 1);
    flight.components(Who::Chief, "alien_blood", 1);
    flight.mission(CAPTAIN, 0, None, 0);
    assert!(!flight.flag("serum"));
    assert_eq!(flight.has_components(Who::Chief, "alien_blood"), 1);
    // The Captain's IQ is 3; the Laboratory gives the fourth die.
    flight.game_dice(vec![9, 9, 9, 0]);
    flight.give(mission_action(CAPTAIN, 0, None));
    flight.finish_roll();
    assert!(flight.flag("serum"));
    assert_eq!(flight.has_components(CAPTAIN, "alien_blood"), 0);
    assert_eq!(flight.has_components(Who::Chief, "alien_blood"), 0);
    flight.one_to(CAPTAIN, pool);
    flight.mission(CAPTAIN, 1, None, 0);
    assert_eq!(flight.end(), json!("won"));
}

/// AM-27.15, AM-27.31: Invisible Planet: each cloak is disrupted once, where its marker is
#[test]
fn s10_cloaks_are_disrupted() {
    let mut flight = Flight::new(10, 3);
    flight.find(Room::PowerCore, [0, -2]);
    let core = flight.room(Room::PowerCore).unwrap();
    flight.acts(CAPTAIN);
    flight.one_to(CAPTAIN, core);
    flight.mission(CAPTAIN, 0, None, 1);
    assert_eq!(flight.counter("cloaks"), 2);
    assert!(!flight.has_marker(Room::PowerCore));
    assert_eq!(flight.refused(mission_action(CAPTAIN, 0, None)), "ConditionMissing");
}

/// AM-27.33, AM-27.2: Invisible Planet: in Cleanup, from turn 2, as many tiles fade as cloaks are left
#[test]
fn s10_tiles_fade() {
    let mut flight = Flight::new(10, 3);
    flight.open_map();
    flight.next_turn();
    assert_eq!(flight.face_down(), 0);
    flight.next_turn();
    assert_eq!(flight.face_down(), 3);
    flight.set_counter("cloaks", 1);
    flight.next_turn();
    assert_eq!(flight.face_down(), 4);
}

/// AM-27.5, AM-27.26: Invisible Planet: scanning a tile that had faded draws an Alert token
#[test]
fn s10_a_faded_tile_raises_the_alarm() {
    let mut flight = Flight::new(10, 3);
    flight.scans(CAPTAIN, [0, 0]);
    assert_eq!(flight.alerts_drawn(), 0);
    let faded = flight.tile([0, 1]);
    flight.edit(|state| state["field"]["tiles"][faded]["faded"] = json!(true));
    flight.scans(Who::Chief, [0, 1]);
    assert_eq!(flight.alerts_drawn(), 1);
}

/// AM-27.11: Invisible Planet: no cloak left, everybody in the Shuttlecraft
#[test]
fn s10_is_won_without_cloaks() {
    let mut flight = Flight::new(10, 3);
    flight.acts(CAPTAIN);
    assert_eq!(flight.end(), json!(null));
    flight.set_counter("cloaks", 0);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}
