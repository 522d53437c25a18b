//! The other hand: lines of sight and the Alien Turn worked out a second time, slowly and word by word from the rules
//! page, and compared with the program on thousands of random position files. Nothing is shared with the crate but the
//! JSON of the files.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

mod bugs;
mod examples;
mod geometry;
mod plans;
mod random;
mod settled;
mod table;
mod turn;

use std::collections::BTreeMap;

use away_missions::position::{Position, SightFile, play};
use serde_json::Value;

use random::{Flavour, position};
use table::Table;

/// How many random files are compared, by flavour.
const TURNS: [(Flavour, u64); 6] = [
    (Flavour::Mixed, 2_500),
    (Flavour::Bugs, 1_200),
    (Flavour::ManyBugs, 120),
    (Flavour::Scattered, 400),
    (Flavour::Carriers, 500),
    (Flavour::Terror, 800),
];
const SIGHTS: u64 = 250;

/// The program's answer to `aliens --trace`.
fn program(text: &str) -> Result<Value, String> {
    let read = Position::from_json(text).map_err(|fault| format!("{fault:?}"))?;
    let (file, _, _) = play(&read).map_err(|fault| format!("{fault:?}"))?;
    let mut answer = serde_json::to_value(&file).unwrap();
    in_one_order(&mut answer);
    Ok(answer)
}

/// Hatches, printed hatches and the tiles from which Bugs came, in one order: the rules page names none.
fn in_one_order(answer: &mut Value) {
    let hatches = answer["position"]["hatches"].as_array_mut().unwrap();
    for hatch in hatches.iter_mut() {
        hatch["between"].as_array_mut().unwrap().sort_by_key(Value::to_string);
    }
    hatches.sort_by_key(Value::to_string);
    for tile in answer["position"]["tiles"].as_array_mut().unwrap() {
        tile["hatches"].as_array_mut().unwrap().sort_by_key(Value::to_string);
    }
    for step in answer["steps"].as_array_mut().unwrap().iter_mut().filter(|step| step["type"] == "bug") {
        step["from"].as_array_mut().unwrap().sort_by_key(Value::to_string);
    }
}

/// The program's answer to `sight`.
fn program_sight(text: &str) -> Value {
    let read = Position::from_json(text).unwrap_or_else(|fault| panic!("{text}\n{fault:?}"));
    serde_json::to_value(SightFile::of(&read)).unwrap()
}

/// The first place where two values differ.
fn difference(at: &str, program: &Value, literal: &Value) -> Option<String> {
    match (program, literal) {
        (Value::Object(one), Value::Object(other)) => {
            let mut keys: Vec<&String> = one.keys().chain(other.keys()).collect();
            // What happened first says more than how it ended.
            keys.sort_by_key(|key| {
                (*key != "steps", key.as_str() == "effects", key.as_str() == "position", *key)
            });
            keys.dedup();
            keys.into_iter().find_map(|key| match (one.get(key), other.get(key)) {
                (Some(one), Some(other)) => difference(&format!("{at}.{key}"), one, other),
                (one, other) => Some(format!("{at}.{key}: program {one:?}, literal {other:?}")),
            })
        }
        (Value::Array(one), Value::Array(other)) => {
            let mut inside = one.iter().zip(other).enumerate();
            let first =
                inside.find_map(|(nth, (one, other))| difference(&format!("{at}[{nth}]"), one, other));
            first.or_else(|| {
                (one.len() != other.len()).then(|| {
                    format!(
                        "{at}: program has {} entries, literal {}: {program} / {literal}",
                        one.len(),
                        other.len()
                    )
                })
            })
        }
        _ => (program != literal).then(|| format!("{at}: program {program}, literal {literal}")),
    }
}

/// Compares one Alien Turn; what happened in it is counted.
fn compare(text: &str, seen: &mut BTreeMap<String, u64>) -> Result<Option<Value>, String> {
    match (program(text), turn::alien_turn(text)) {
        (Ok(program), Ok(mut literal)) => {
            in_one_order(&mut literal);
            if let Some(difference) = difference("", &program, &literal) {
                let step = difference.strip_prefix(".steps[").and_then(|rest| rest.split(']').next());
                let nth: Option<usize> = step.and_then(|nth| nth.parse().ok());
                let steps = nth.map_or(String::new(), |nth| {
                    format!("program: {}\nliteral: {}\n", program["steps"][nth], literal["steps"][nth])
                });
                return Err(format!("{difference}\n{steps}{text}"));
            }
            count(&literal, seen);
            Ok(Some(literal))
        }
        (Err(program), Err(literal)) => {
            if !program.contains(literal) {
                return Err(format!("refused: program {program}, literal {literal}\n{text}"));
            }
            *seen.entry(literal.to_owned()).or_default() += 1;
            Ok(None)
        }
        (Ok(_), Err(why)) => Err(format!("the program plays what the literal one refuses: {why}\n{text}")),
        (Err(why), Ok(_)) => Err(format!("the program refuses what the literal one plays: {why}\n{text}")),
    }
}

fn count(answer: &Value, seen: &mut BTreeMap<String, u64>) {
    let mut add = |what: String| *seen.entry(what).or_default() += 1;
    add(answer["outcome"].as_str().unwrap().to_owned());
    if answer["dead"].as_array().unwrap().len() > 1 {
        add("several dead".to_owned());
    }
    let mut clusters = 0;
    let mut dice = answer["dice_used"].as_u64().unwrap();
    for step in answer["steps"].as_array().unwrap() {
        let kind = step["type"].as_str().unwrap();
        clusters += u64::from(kind == "bug");
        dice -= step.get("rolls").map_or(0, |rolls| rolls.as_array().unwrap().len() as u64);
        for effect in step["effects"].as_array().unwrap() {
            let result = effect.get("result").and_then(Value::as_str).unwrap_or_default();
            add(format!("{kind} {} {result}", effect["effect"].as_str().unwrap()));
            dice -= u64::from(effect["effect"] == "terror");
        }
        if step.get("path").is_some_and(|path| !path.as_array().unwrap().is_empty()) {
            add(format!("{kind} moves"));
        }
        if step.get("carried").is_some_and(|carried| !carried.as_array().unwrap().is_empty()) {
            add(format!("{kind} carries"));
        }
        if step.get("spawned_by").is_some() {
            add("spawned".to_owned());
        }
    }
    if dice > 0 {
        add("chance decides".to_owned());
    }
    if clusters > 9 {
        add("more than nine clusters".to_owned());
    }
    if clusters > 0 {
        add(if clusters > 1 { "several clusters".to_owned() } else { "one swarm".to_owned() });
    }
}

/// The edges in the way in one order: the rules page names none.
fn sorted(mut answer: Value) -> Value {
    let pairs = answer["pairs"].as_array_mut().unwrap();
    for pair in pairs.iter_mut() {
        for side in ["rocketeer", "alien"] {
            let edges = pair[side]["blocked_by"].as_array_mut().unwrap();
            for edge in edges.iter_mut() {
                edge["edge"].as_array_mut().unwrap().sort_by_key(Value::to_string);
            }
            edges.sort_by_key(Value::to_string);
            edges.dedup();
        }
    }
    pairs.sort_by_key(|pair| (pair["from"].to_string(), pair["to"].to_string()));
    answer
}

/// Compares all lines of sight of one file.
fn compare_sight(text: &str) -> Result<Value, String> {
    let literal = sorted(geometry::sight(&Table::read(text)));
    match difference("", &sorted(program_sight(text)), &literal) {
        None => Ok(literal),
        Some(difference) => {
            let nth = difference
                .strip_prefix(".pairs[")
                .and_then(|rest| rest.split(']').next()?.parse::<usize>().ok());
            let pair = nth.map_or(String::new(), |nth| literal["pairs"][nth].to_string());
            Err(format!("{difference}\n{pair}\n{text}"))
        }
    }
}

/// Fails with the shortest file of each sort of difference.
fn report(wrong: &[String], of: u64) {
    let mut sorts: BTreeMap<String, Vec<&String>> = BTreeMap::new();
    for each in wrong {
        let place = each.split(':').next().unwrap_or_default();
        sorts.entry(place.chars().filter(|each| !each.is_ascii_digit()).collect()).or_default().push(each);
    }
    let mut shown = String::new();
    for (sort, all) in &sorts {
        let shortest = all.iter().min_by_key(|each| each.len()).unwrap();
        shown.push_str(&format!("{} times {sort}\n{shortest}\n\n", all.len()));
    }
    assert!(wrong.is_empty(), "{} of {of} differ:\n\n{shown}", wrong.len());
}

/// AM-26.3, and chapters 20 to 23 and 29 as a whole: both hands play every position alike.
#[test]
fn alien_turns_agree() {
    let mut seen = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (flavour, many) in TURNS {
        for seed in 0..many {
            let text = position(seed + 1_000_000 * flavour as u64, flavour);
            compared += 1;
            match compare(&text, &mut seen) {
                Err(difference) => wrong.push(difference),
                // The position after can be played on (AM-29.16), and is like no position made up.
                Ok(Some(answer)) if answer["outcome"] == "going_on" && seed % 3 == 0 => {
                    compared += 1;
                    if let Err(difference) = compare(&answer["position"].to_string(), &mut seen) {
                        wrong.push(difference);
                    }
                }
                Ok(_) => {}
            }
        }
    }
    report(&wrong, compared);
    // A comparison of turns in which nothing happens would prove nothing.
    let often = |what: &str| seen.get(what).copied().unwrap_or_default();
    for what in [
        "TooFewDice",
        "CannotReact",
        "IllegalDirection",
        "going_on",
        "lost",
        "one swarm",
        "several clusters",
        "more than nine clusters",
        "chance decides",
        "brain_in_a_jar mind_control ap",
        "brain_in_a_jar mind_control already",
        "brain_in_a_jar mind_control ignored",
        "leader moves",
        "leader carries",
        "leader hit hp",
        "leader hit absorbed",
        "leader panic o2",
        "leader panic already",
        "leader panic ignored",
        "saucerman moves",
        "saucerman mind_control ap",
        "sentinel moves",
        "sentinel mine ",
        "sentinel panic o2",
        "sentinel terror moved",
        "sentinel terror blocked",
        "sentinel terror none",
        "thrall moves",
        "thrall hit hp",
        "war_thrall moves",
        "war_thrall carries",
        "war_thrall grapple ",
        "space_leech moves",
        "space_leech spawn ",
        "spawned",
        "bug hit hp",
        "bug hit absorbed",
        "commodore placed ",
    ] {
        assert!(often(what) >= 5, "{what}: only {} times, of {seen:#?}", often(what));
    }
}

/// AM-19, AM-29.13, AM-29.14.
#[test]
fn lines_of_sight_agree() {
    let mut wrong = Vec::new();
    let (mut corners, mut edges) = (0, 0);
    for seed in 0..SIGHTS {
        let text = position(seed, Flavour::Empty);
        if let Err(difference) = compare_sight(&text) {
            wrong.push(difference);
        }
        let table = Table::read(&text);
        for from in table.tiles.keys() {
            for to in table.tiles.keys() {
                let (corner, edge) = geometry::roundabout(&table, *from, *to);
                corners += u64::from(corner);
                edges += u64::from(edge);
            }
        }
    }
    report(&wrong, SIGHTS);
    assert!(
        corners > 40 && edges > 100,
        "only {corners} lines round a corner, {edges} past one side of an edge"
    );
}
