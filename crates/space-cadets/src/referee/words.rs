//! An answer in words: a verdict, then every figure of it on a line of its own, groups under their name.

use super::Answer;
use serde_json::{Map, Value};
use table::Phrase;

/// A line of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How deep it stands under its groups.
    pub depth: usize,
    /// What it says.
    pub phrase: Phrase,
}

/// An answer as lines.
pub fn lines(answer: &Answer) -> Vec<Line> {
    let mut lines = Vec::new();
    let verdict = match (answer.why, &answer.pending) {
        (Some(why), _) => Phrase::new(VERDICTS[1]).key("why", key("why", why)),
        (None, Some(pending)) => {
            let needs = pending.get("needs").and_then(Value::as_str).unwrap_or_default();
            Phrase::new(VERDICTS[2]).key("needs", key("needs", needs))
        }
        (None, None) => Phrase::new(VERDICTS[0]),
    };
    lines.push(Line { depth: 0, phrase: verdict });
    if let Some(pending) = &answer.pending {
        let about: Map<String, Value> = pending
            .iter()
            .filter(|(name, _)| *name != "needs")
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect();
        group(&about, 1, &mut lines);
    }
    group(&answer.result, 0, &mut lines);
    lines
}

/// Every message that [`lines`] may use.
pub fn vocabulary() -> Vec<String> {
    let of = |group: &str, names: &[&str]| names.iter().map(|name| key(group, name)).collect::<Vec<_>>();
    let mut keys: Vec<String> = VERDICTS.iter().chain(&LINES).map(|key| (*key).to_owned()).collect();
    keys.extend(of("why", &CODES));
    keys.extend(of("needs", &NEEDS));
    keys.extend(of("word", &WORDS));
    keys
}

const VERDICTS: [&str; 3] =
    ["space-cadets-referee-legal", "space-cadets-referee-illegal", "space-cadets-referee-pending"];

/// A figure, a group, an entry of a list.
const LINES: [&str; 3] =
    ["space-cadets-referee-figure", "space-cadets-referee-group", "space-cadets-referee-entry"];

fn key(group: &str, name: &str) -> String {
    format!("space-cadets-referee-{group}-{}", name.replace(['_', ' '], "-"))
}

/// Names that the format gives are said in the reader's language; names that somebody gave stay as they are.
fn named(phrase: Phrase, argument: &str, name: &str) -> Phrase {
    if WORDS.contains(&name) { phrase.key(argument, key("word", name)) } else { phrase.text(argument, name) }
}

fn group(entries: &Map<String, Value>, depth: usize, lines: &mut Vec<Line>) {
    for (name, value) in entries {
        let say = |index: usize| named(Phrase::new(LINES[index]), "what", name);
        match value {
            Value::Object(inner) if !inner.is_empty() => {
                lines.push(Line { depth, phrase: say(1) });
                group(inner, depth + 1, lines);
            }
            Value::Array(list) if list.iter().any(Value::is_object) => {
                lines.push(Line { depth, phrase: say(1) });
                for (number, entry) in (1i64..).zip(list) {
                    let phrase = Phrase::new(LINES[2]).number("number", number);
                    lines.push(Line { depth: depth + 1, phrase });
                    if let Value::Object(inner) = entry {
                        group(inner, depth + 2, lines);
                    }
                }
            }
            _ => lines.push(Line { depth, phrase: figure(say(0), value) }),
        }
    }
}

fn figure(phrase: Phrase, value: &Value) -> Phrase {
    let word = |word: &str| key("word", word);
    match value {
        Value::Bool(true) => phrase.key("value", word("yes")),
        Value::Bool(false) => phrase.key("value", word("no")),
        Value::Number(number) => phrase.text("value", number.to_string()),
        Value::String(name) => named(phrase, "value", name),
        Value::Array(list) if !list.is_empty() => {
            let texts: Vec<String> = list.iter().map(text).collect();
            phrase.text("value", texts.join(", "))
        }
        _ => phrase.key("value", word("none")),
    }
}

/// A value of a list: a figure, a name that somebody gave, or a square.
fn text(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Array(list) => format!("({})", list.iter().map(text).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

/// Why something is illegal.
pub const CODES: [&str; 65] = [
    "after_success",
    "already_locked",
    "bad_change",
    "bad_move",
    "bad_side",
    "blink_card",
    "blink_distance",
    "blink_off_map",
    "blocked",
    "cannot_jump",
    "card_not_active",
    "card_not_drawn",
    "card_taken",
    "card_twice",
    "card_used",
    "centre_pair",
    "cloak_needs_two",
    "cloaked",
    "core_breach",
    "evade_slot",
    "ice_centre",
    "ice_frozen",
    "ice_twice",
    "jumped",
    "must_match",
    "no_card",
    "no_energy",
    "no_extension",
    "no_lock",
    "no_target",
    "no_tube",
    "not_claimable",
    "not_enough_points",
    "not_in_deck",
    "not_ongoing",
    "not_passed",
    "out_of_range",
    "over_limit",
    "over_twelve",
    "overlap",
    "second_flick",
    "skip_after_roll",
    "special_twice",
    "speed_limit",
    "superlock_barred",
    "supply",
    "target_destroyed",
    "target_twice",
    "tile_not_there",
    "tile_twice",
    "too_many_cards",
    "too_many_pulls",
    "too_many_repairs",
    "too_many_tiles",
    "too_many_tubes",
    "too_much_energy",
    "trade_first_turn",
    "trade_same",
    "trade_short",
    "uneven_deal",
    "wrong_cards",
    "wrong_deal",
    "wrong_draw",
    "wrong_number_of_cards",
    "zone_full",
];

/// What may be missing.
pub const NEEDS: [&str; 12] = [
    "blocks",
    "captain",
    "dice",
    "die",
    "fire_roll",
    "flick",
    "lock_roll",
    "move",
    "reveal",
    "roll",
    "side",
    "side_roll",
];

/// Names that the format gives to results and their values.
const WORDS: [&str; 129] = [
    "absorbed",
    "active_after",
    "aft",
    "after_trades",
    "amount",
    "assigned",
    "asteroid",
    "at",
    "available",
    "blink",
    "box",
    "breach",
    "broken",
    "cards",
    "cards_played",
    "claimable",
    "cloak",
    "complete",
    "core",
    "damage",
    "deck",
    "decks",
    "destroyed",
    "dice",
    "dice_used",
    "distance",
    "doubled",
    "draw",
    "drawn",
    "each",
    "edge",
    "enemies",
    "enemy",
    "enemy_damage_modifier",
    "energy_left",
    "evade",
    "events",
    "exploded",
    "extra",
    "facing",
    "failures",
    "fired",
    "five_of_a_kind",
    "flip_points",
    "for",
    "fore",
    "four of a kind",
    "from",
    "full house",
    "gap",
    "helm",
    "hit",
    "hits",
    "icons",
    "id",
    "immediate",
    "internal_damage",
    "jump",
    "jumped",
    "last_section",
    "launches",
    "left",
    "line",
    "loaded",
    "lock",
    "locked",
    "locks",
    "locks_lost",
    "locks_next_turn",
    "locks_on",
    "lost",
    "maneuver",
    "marker",
    "marker_down",
    "mission6_points",
    "move",
    "nebula",
    "needed",
    "no",
    "none",
    "on_map",
    "options",
    "outside",
    "overlap",
    "pair",
    "path",
    "pattern",
    "pod",
    "points",
    "port",
    "removed",
    "repair",
    "repaired",
    "rift",
    "satellite",
    "scan",
    "scans",
    "seconds",
    "sensor_locks_lost",
    "sensors",
    "shields",
    "shift_changes",
    "shots",
    "side",
    "source",
    "speed",
    "starboard",
    "steps",
    "straight of 3",
    "straight of 4",
    "straight of 5",
    "strength",
    "success",
    "successes",
    "superlock",
    "targets",
    "three of a kind",
    "through",
    "to",
    "total",
    "tractor",
    "tubes",
    "two pair",
    "unspent",
    "weapons",
    "why",
    "wrong_shape",
    "yes",
    "zone",
];
