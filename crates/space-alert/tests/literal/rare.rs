//! Meetings that chance arranges too seldom, and what must happen in each of them.

use serde_json::{Value, json};

/// Plans, each with the deed that it is about.
pub fn rare_meetings() -> Vec<(&'static str, Value)> {
    vec![
        // The Tanker, not a weapon, ends a Planetoid that has passed two marks.
        (
            "SE3-107 dies of the Tanker",
            plan(
                json!([{"card": "SE1-03", "turn": 1, "zone": "white"}, {"card": "SE3-107", "turn": 1, "zone": "red"}]),
                json!([["A"]]),
                json!({"threat_on_appear": {
                    "SE1-03@1": {"damage": 7},
                    "SE3-107@1": {"damage": 12, "position": 4, "xy_passed": 2}
                }}),
            ),
        ),
        // The pilot whom the Behemoth knocked out is still out there when a carrier attacks.
        (
            "E2-101 is weaker",
            plan(
                json!([{"card": "SE2-01", "turn": 1, "zone": "white"}, {"card": "E2-101", "turn": 2, "zone": "red"}]),
                json!([["BOT"]]),
                json!({
                    "in_space": [0],
                    "bots": {"0": "active"},
                    "threat_on_appear": {"SE2-01@1": {"position": 4}, "E2-101@2": {"position": 6}}
                }),
            ),
        ),
        // Somebody poisoned is in space when the Ninja strikes.
        (
            "I2-102 knocks out in space",
            plan(
                json!([{"card": "I2-102", "turn": 1}]),
                json!([[null, null, "BLUE", "@UR", "C", "BOT", "BOT", "BOT", "BOT", "BOT", "BOT", "BOT"]]),
                json!({
                    "bots": {"0": "active"},
                    "custom_trajectory": {"internal": {"length": 20, "marks": {"17": "X", "1": "Z"}}}
                }),
            ),
        ),
        // A phased-out Pulser attacks with nothing, and the Scout has nothing to add to.
        (
            "E3-102 has no attack for the Scout",
            plan(
                json!([{"card": "E2-02", "turn": 1, "zone": "white"}, {"card": "E3-102", "turn": 1, "zone": "red"}]),
                json!([[]]),
                json!({"threat_on_appear": {"E2-02@1": {"xy_passed": 1}, "E3-102@1": {"position": 8}}}),
            ),
        ),
        // The Planetoid's next move is longer by one, whatever the Scout made it do.
        (
            "SE3-107 Z",
            plan(
                json!([{"card": "E2-02", "turn": 1, "zone": "white"}, {"card": "SE3-107", "turn": 2, "zone": "red"}]),
                json!([[]]),
                json!({"custom_trajectory": {"white": {"length": 12, "marks": {"7": "Y", "5": "Y", "1": "Z"}}}}),
            ),
        ),
        // A threat that was called in just now is pushed by the Scout.
        (
            "E1-07 is moved when just called",
            plan(
                json!([
                    {"card": "SE3-105", "turn": 1, "zone": "red", "calls": "E1-07"},
                    {"card": "E2-02", "turn": 2, "zone": "white"}
                ]),
                json!([[]]),
                json!({
                    "custom_trajectory": {
                        "red": {"length": 9, "marks": {"5": "X", "1": "Z"}},
                        "white": {"length": 12, "marks": {"11": "Y", "1": "Z"}}
                    }
                }),
            ),
        ),
        // Mines in two zones that can bear no more: red goes first.
        (
            "SI2-102 Z",
            plan(
                json!([{"card": "SI2-102", "turn": 1}]),
                json!([[]]),
                json!({
                    "pre_damage": {"red": FOUR, "white": FIVE},
                    "custom_trajectory": {"internal": {"length": 10, "marks": {"9": "X", "8": "Y", "1": "Z"}}}
                }),
            ),
        ),
        // Two infected people in zones that can bear no more: they rage in the order of play.
        (
            "SI3-101 the infected rage",
            plan(
                json!([{"card": "SI3-101", "turn": 1}]),
                json!([[], [null, "RED"]]),
                json!({
                    "start_station": {"0": "UB", "1": "UB"},
                    "pre_damage": {"white": FIVE, "blue": FIVE},
                    "custom_trajectory": {"internal": {"length": 12, "marks": {"11": "X", "1": "Z"}}}
                }),
            ),
        ),
        // Two that wait for the jump, the first of them on board.
        (
            "SE1-102 at the jump",
            plan(
                json!([{"card": "SI3-106", "turn": 7}, {"card": "SE1-102", "turn": 8, "zone": "red"}]),
                json!([[]]),
                json!({
                    "pre_damage": {"red": FOUR},
                    "custom_trajectory": {"internal": {"length": 20, "marks": {"1": "Z"}}}
                }),
            ),
        ),
        // The pilot is back before the lasers aim: nobody helps them.
        (
            "SI2-101 blinds",
            plan(
                json!([{"card": "SI2-101", "turn": 1}, {"card": "E1-07", "turn": 1, "zone": "white"}]),
                json!([[], ["A"]]),
                json!({
                    "in_space": [0],
                    "bots": {"0": "active"},
                    "threat_on_appear": {"SI2-101@1": {"xy_passed": 1}}
                }),
            ),
        ),
        // A test run knows no look out of the window.
        ("SI2-101 blinds", {
            let mut plan = plan(
                json!([{"card": "SI2-101", "turn": 1}, {"card": "E1-07", "turn": 1, "zone": "white"}]),
                json!([["C"], ["A"]]),
                json!({"start_station": {"0": "LW"}, "threat_on_appear": {"SI2-101@1": {"xy_passed": 1}}}),
            );
            plan["turns"] = json!(7);
            plan
        }),
    ]
}

const FOUR: [&str; 4] = ["gravolift", "reactor", "shield", "lower_cannon"];
const FIVE: [&str; 5] = ["gravolift", "reactor", "shield", "lower_cannon", "upper_cannon"];

/// Twelve turns on boards without a second Y; who has no cards left does nothing.
fn plan(threats: Value, players: Value, overrides: Value) -> Value {
    let tiles = |zone: &str| -> Vec<&str> {
        let lying = &overrides["pre_damage"][zone];
        let mut left = vec!["structure", "upper_cannon", "gravolift", "reactor", "shield", "lower_cannon"];
        left.retain(|tile| !lying.as_array().is_some_and(|lying| lying.contains(&json!(tile))));
        left
    };
    json!({
        "format": "space-alert-plan/1",
        "turns": 12,
        "trajectories": {"red": 1, "white": 2, "blue": 3, "internal": 4},
        "threats": threats,
        "players": players,
        "damage_draw": {"red": tiles("red"), "white": tiles("white"), "blue": tiles("blue")},
        "overrides": overrides,
    })
}
