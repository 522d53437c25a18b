//! What the crew does: people walk to where something can be done, and do it.

use serde_json::{Value, json};

use super::calls::expected;
use super::chance::Chance;
use crate::resolver::board::{STATIONS, ZONES, is_upper, other_deck, zone_of};
use crate::resolver::cards::{Printed, printed};

/// An appointment: be in this station in this turn, and do this from then on.
pub struct Appointment {
    turn: usize,
    station: &'static str,
    deeds: Vec<&'static str>,
}

/// What the crew has agreed on, for each player in the order of time.
pub fn appointments(
    chance: &mut Chance,
    threats: &[Value],
    crew: usize,
    leader: usize,
) -> Vec<Vec<Appointment>> {
    let mut all: Vec<Vec<Appointment>> = (0..crew).map(|_| Vec::new()).collect();
    let called = expected(threats);
    for threat in threats.iter().chain(&called) {
        if chance.percent(25) {
            continue;
        }
        let card = printed(threat["card"].as_str().expect("a code"));
        let appears = usize::try_from(threat["turn"].as_u64().expect("a turn")).expect("a small number");
        let turn = appears + chance.below(5);
        let first = if card.is_intruder() { leader } else { chance.below(crew) };
        for (who, (station, deeds)) in (first..).zip(answers(chance, card, &threat["zone"])) {
            all[who % crew].push(Appointment { turn, station, deeds });
        }
    }
    if chance.percent(25) {
        let turn = 2 + chance.below(9);
        for someone in &mut all {
            someone.push(Appointment { turn, station: "LW", deeds: vec!["C"] });
        }
    }
    for someone in &mut all {
        someone.sort_by_key(|appointment| appointment.turn);
    }
    all
}

/// Where several people are needed against this threat, and for what.
fn answers(
    chance: &mut Chance,
    card: &'static Printed,
    zone: &Value,
) -> Vec<(&'static str, Vec<&'static str>)> {
    let again = 2 + chance.below(2);
    if let Some(zone) = zone.as_str() {
        let mut places: Vec<&'static str> =
            STATIONS.into_iter().filter(|station| zone_of(station) == zone).collect();
        places.push("LW");
        let mut shots: Vec<_> = places.into_iter().map(|station| (station, vec!["A"; again])).collect();
        if chance.percent(30) {
            shots.push(("LB", vec!["C"; again]));
        }
        if chance.percent(30) {
            shots.insert(0, ("UR", vec!["C", "BOT", "BOT"]));
        }
        return shots;
    }
    let deed = if card.action == "interceptors" { "C" } else { card.action };
    if card.code == "SI3-107" && chance.percent(40) {
        return vec![("UR", [vec!["C"], vec![deed; 6]].concat())];
    }
    if card.code == "SI3-107" {
        let meeting = chance.pick(&STATIONS);
        return vec![(meeting, vec![deed; again]), (meeting, vec!["A"; again]), (meeting, vec!["B"; again])];
    }
    let mut places: Vec<_> = card.stations.iter().map(|station| (*station, vec![deed; again])).collect();
    match card.code {
        "SI2-101" if chance.percent(50) => {
            return vec![("LW", vec!["C"; 4]), (chance.pick(&["UR", "UW", "UB", "LR", "LB"]), vec!["A"; 4])];
        }
        "SI3-105" => return vec![places[0].clone(), ("LB", vec![deed; again])],
        "SI3-104" => return vec![places[0].clone(), ("UW", vec![deed; again]), places[0].clone()],
        _ => {}
    }
    if card.is_intruder() && card.stations.len() == 1 {
        places = vec![places[0].clone(), places[0].clone()];
    }
    if matches!(
        card.code,
        "SI2-05"
            | "I1-05"
            | "I1-06"
            | "I2-05"
            | "SI1-05"
            | "SI2-101"
            | "I3-102"
            | "I3-104"
            | "SI3-102"
            | "SI3-103"
    ) {
        places = vec![places[0].clone(), places[0].clone(), places[0].clone()];
    }
    if card.action == "interceptors" {
        places[0].1 = vec!["C", "BOT", "BOT"];
    }
    places
}

/// Somebody's cards: appointments, and one errand after the other in between, with pauses and blunders.
pub fn board(
    chance: &mut Chance,
    cards: &[&'static Printed],
    appointments: &[Appointment],
    start: &'static str,
    turns: usize,
) -> Value {
    let mut board: Vec<Value> = Vec::new();
    let mut here = start;
    let mut heroic = chance.percent(70);
    let mut coming = appointments.iter().peekable();
    while board.len() < turns {
        let time_left = coming.peek().map_or(turns, |next| {
            (next.turn - 1).saturating_sub(board.len() + path(here, next.station).len())
        });
        if time_left == 0 {
            let next = coming.next().expect("just looked at");
            go(chance, &mut board, here, next.station, &next.deeds, &mut heroic);
            here = next.station;
        } else if chance.percent(10) {
            board.push(Value::Null);
        } else if chance.percent(8) {
            board.push(json!(chance.pick(&["RED", "BLUE", "LIFT", "A", "B", "C", "BOT"])));
        } else {
            let (target, deeds) = errand(chance, cards);
            let cost = path(here, target).len() + deeds.len();
            if cost > time_left {
                board.push(Value::Null);
                continue;
            }
            go(chance, &mut board, here, target, &deeds, &mut heroic);
            here = target;
        }
    }
    board.truncate(turns);
    Value::Array(board)
}

/// The way there, and the deeds; now and then one of it heroic.
fn go(
    chance: &mut Chance,
    board: &mut Vec<Value>,
    here: &'static str,
    target: &'static str,
    deeds: &[&'static str],
    heroic: &mut bool,
) {
    if target != here && *heroic && chance.percent(20) {
        *heroic = false;
        board.push(json!(format!("@{target}")));
    } else {
        board.extend(path(here, target).into_iter().map(|step| json!(step)));
    }
    for deed in deeds {
        let star = *heroic && *deed != "C" && chance.percent(25);
        *heroic &= !star;
        board.push(if star { json!(format!("{deed}*")) } else { json!(deed) });
    }
}

/// Where to go and what to do there.
fn errand(chance: &mut Chance, cards: &[&'static Printed]) -> (&'static str, Vec<&'static str>) {
    let inside: Vec<&'static Printed> = cards.iter().copied().filter(|card| !card.is_external()).collect();
    if !inside.is_empty() && chance.percent(40) {
        let card = chance.pick(&inside);
        let stations = if card.stations.is_empty() { &STATIONS } else { card.stations };
        let target = chance.pick(stations);
        let deed = if card.action == "interceptors" { "C" } else { card.action };
        return (target, vec![deed; 1 + chance.below(3)]);
    }
    match chance.below(12) {
        0 | 1 => (chance.pick(&["LR", "UB"]), vec!["C"]),
        2 => (chance.pick(&["LR", "UB"]), vec!["C", "C"]),
        3 | 4 => ("UR", [vec!["C"], vec!["BOT"; chance.below(4)]].concat()),
        5 => ("UW", vec!["C"]),
        6 => ("LW", vec!["C"; 1 + chance.below(2)]),
        7 => ("LB", vec!["C"; 1 + chance.below(2)]),
        8 => (chance.pick(&STATIONS), vec!["B"]),
        9 => (chance.pick(&STATIONS), vec!["BOT"]),
        _ => (chance.pick(&STATIONS), vec!["A"; 1 + chance.below(3)]),
    }
}

fn path(from: &'static str, to: &'static str) -> Vec<&'static str> {
    let mut steps = Vec::new();
    if is_upper(from) != is_upper(to) {
        steps.push("LIFT");
    }
    let from = if steps.is_empty() { from } else { other_deck(from) };
    let column = |name: &str| ZONES.iter().position(|zone| *zone == zone_of(name)).expect("a zone");
    let (left, right) = (column(from), column(to));
    let arrow = if left > right { "RED" } else { "BLUE" };
    steps.extend(std::iter::repeat_n(arrow, left.abs_diff(right)));
    steps
}
