//! The twenty scenarios (chapter 27): each special rule, action, victory and defeat as it is played.

use super::flight::{Flight, mission_action};
use away_missions::{AlienType, Room, Who};
use serde_json::json;

/// AM-27.22, AM-27.49: in Red Alert an Alert token takes the place of the scan, at most three in a Game Turn
#[test]
fn red_alert_draws_three_alert_tokens_a_turn() {
    let mut flight = Flight::new(1, 4);
    flight.open_map();
    flight.next_turn();
    assert_eq!(flight.alerts_drawn(), 3);
    flight.next_turn();
    assert_eq!(flight.alerts_drawn(), 6);
}

/// AM-27.45, AM-27.30, AM-27.31: First Contact: the warning is sent from the Transmitter; with everybody on the Airlock it is won
#[test]
fn s01_the_warning_is_sent_and_everybody_leaves() {
    let mut flight = Flight::new(1, 2);
    flight.find(Room::Transmitter, [0, -2]);
    flight.acts(Who::Captain);
    let refusal = flight.refused(mission_action(Who::Captain, 0, None));
    assert!(refusal.contains("NotPossibleHere"), "{refusal}");
    let transmitter = flight.room(Room::Transmitter).unwrap();
    flight.one_to(Who::Captain, transmitter);
    flight.mission(Who::Captain, 0, None, 0);
    assert!(!flight.flag("warning_sent"));
    flight.mission(Who::Captain, 0, None, 1);
    assert!(flight.flag("warning_sent"));
    assert!(!flight.has_marker(Room::Transmitter));
    assert_eq!(flight.end(), json!(null));
    let airlock = flight.room(Room::Airlock).unwrap();
    flight.all_to(airlock);
    flight.next_turn();
    assert_eq!(flight.end(), json!("won"));
}
