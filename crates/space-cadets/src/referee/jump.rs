//! The referee's answer about `jump`: an attempt action by action, a claim, a Blink (SC-15, SC-19.7).

use super::board::{
    Answers, Watcher, locks_lost, need_written, read_face, read_map, read_shields, read_sides, read_watchers,
    shields_written, sourced_hit_written,
};
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, RefereeWrong, Verdict, Wrong, object, only};
use crate::content::{Claim, Content, Face, JumpData};
use crate::fate::Need;
use crate::map::{Arrival, Map as Sector};
use crate::stations::damage::ShieldPoints;
use crate::stations::jump::{Attempt, Cards, Change, Dice, FoursReading, JumpRefusal, JumpRules, one_card};
use crate::{Equipment, Facing, Square};
use serde_json::{Map, Value};

/// What is done in an attempt.
enum Deed {
    Reroll,
    Extend,
    Card(u8),
}

/// An action: what, with which dice, to which numbers.
struct Action {
    deed: Deed,
    dice: Vec<u8>,
    to: Option<Vec<u8>>,
}

/// How an attempt ends.
enum End {
    Nothing,
    Jump,
    Claim(u8),
}

/// An attempt on file.
struct Attempted {
    energy: u8,
    roll: Dice,
    actions: Vec<Action>,
    end: End,
    objectives_done: bool,
    tachyon: bool,
}

/// What an attempt leaves behind.
struct After {
    active: Cards,
    jumped: bool,
}

const KEYS: [&str; 12] = [
    "energy",
    "core_breach",
    "active",
    "roll",
    "actions",
    "claim",
    "objectives_done",
    "thresholds",
    "blink",
    "map",
    "enemies",
    "shields",
];

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &KEYS)?;
    let mut data = content.jump.clone();
    if let Some(thresholds) = file.get("thresholds") {
        read_thresholds(&thresholds, &mut data)?;
    }
    let core_breach = file.or("core_breach", false, At::boolean)?;
    let damage = common.damage.iter().copied();
    let rules = JumpRules::of(&data, damage, core_breach, FoursReading::Claim);
    let mut active = 0;
    for card in file.list("active")? {
        active |= one_card(read_card(&card, &data)?);
    }
    let attempted = read_attempt(file, common, &data)?;
    let map = file.maybe("map", |at| read_map(at, content))?;
    let (watchers, shields) = (read_watchers(file)?, read_shields(file)?);
    let blink = match file.some("blink") {
        None => None,
        Some(at) => {
            let map = map.map_or_else(|| file.wrong(Wrong::Missing { key: "map".to_owned() }), Ok)?;
            Some(read_blink(&at, &data, content, map)?)
        }
    };
    let mut result = Map::new();
    let mut after = After { active, jumped: false };
    if let Some(attempted) = &attempted {
        match attempt(&rules, attempted, active, content) {
            Err(refusal) => return Ok(Verdict::Illegal(refusal.name())),
            Ok(None) => return Ok(Verdict::pending("dice", result)),
            Ok(Some((settled, end))) => (result, after) = (settled, end),
        }
    }
    let Some(blink) = blink else {
        result.insert("active_after".to_owned(), names(&data, after.active));
        return Ok(Verdict::Settled(result));
    };
    if after.jumped {
        return Ok(Verdict::Illegal(JumpRefusal::Jumped.name()));
    }
    let inside = blink.map.inside(blink.to);
    if let Err(refusal) = rules.check_blink(after.active, blink.card, blink.from, blink.to, inside) {
        return Ok(Verdict::Illegal(refusal.name()));
    }
    result.insert("active_after".to_owned(), names(&data, after.active & !one_card(blink.card)));
    let (need, arrived) = arrive(blink, &watchers, shields, common, content);
    result.insert("blink".to_owned(), Value::Object(arrived));
    Ok(match need {
        Some(need) => Verdict::Pending(need_written(&need), result),
        None => Verdict::Settled(result),
    })
}

/// A Blink on file.
struct Blink {
    card: u8,
    from: Square,
    to: Square,
    facing: Facing,
    answers: Answers,
    reveals: Vec<Face>,
    map: Sector,
}

fn read_blink(at: &At, data: &JumpData, content: &Content, map: Sector) -> Read<Blink> {
    let blink = at.object(&["card", "from", "to", "facing", "dice", "captain", "reveals"])?;
    Ok(Blink {
        card: read_card(&blink.need("card")?, data)?,
        from: blink.need("from")?.square()?,
        to: blink.need("to")?.square()?,
        facing: blink.need("facing")?.facing()?,
        answers: Answers::new(
            blink.or("dice", Vec::new(), At::dice)?,
            blink.or("captain", Vec::new(), read_sides)?,
        ),
        reveals: blink.list("reveals")?.iter().map(|face| read_face(face, content)).collect::<Read<_>>()?,
        map,
    })
}

/// The ship in its new square: terrain and new tiles as when flying in, but no gravity (SC-19.7).
fn arrive(
    mut blink: Blink,
    watchers: &[Watcher],
    mut shields: ShieldPoints,
    common: &Common,
    content: &Content,
) -> (Option<Need>, Map<String, Value>) {
    let mut arrival = Arrival::new(blink.to);
    let mut reveals = blink.reveals.iter();
    let sides = &content.damage.random_side;
    let need = loop {
        match arrival.advance(&blink.map, sides, &mut shields, &mut blink.answers) {
            Err(Need::Reveal(square)) => match reveals.next() {
                Some(face) => blink.map.reveal(blink.map.tile_of(square), face),
                None => break Some(Need::Reveal(square)),
            },
            Err(need) => break Some(need),
            Ok(()) => break None,
        }
    };
    let hits: Vec<Value> = arrival.hit.iter().map(sourced_hit_written).collect();
    let shakes: Vec<_> = arrival.shake.into_iter().collect();
    let arrived = object([
        ("at", vec![blink.to.0, blink.to.1].into()),
        ("facing", blink.facing.name().into()),
        ("hits", hits.into()),
        ("locks_lost", locks_lost(watchers, &shakes, common.mission, content)),
        ("sensor_locks_lost", u8::from(arrival.lock_lost).into()),
        ("shields", shields_written(&shields)),
    ]);
    (need, arrived)
}

/// The ids of some cards, sorted.
fn names(data: &JumpData, cards: Cards) -> Value {
    let numbered = (0..).zip(&data.cards).filter(|(number, _)| cards & one_card(*number) != 0);
    let mut ids: Vec<&str> = numbered.map(|(_, card)| card.id.as_str()).collect();
    ids.sort_unstable();
    ids.into()
}

/// What an attempt shows, and what it leaves behind.
type Played = (Map<String, Value>, After);

/// Plays an attempt. None if a roll or a choice is missing.
fn attempt(
    rules: &JumpRules,
    file: &Attempted,
    active: Cards,
    content: &Content,
) -> Result<Option<Played>, JumpRefusal> {
    let mut attempt = Attempt::begin(file.energy, file.roll)?;
    if file.tachyon && rules.core_breach {
        return Err(JumpRefusal::CoreBreach);
    }
    for action in &file.actions {
        match action.deed {
            Deed::Extend => {
                attempt.extend(rules)?;
                continue;
            }
            Deed::Reroll => attempt.check_reroll(rules)?,
            Deed::Card(card) => attempt.check_card(active, card)?,
        }
        let Some(to) = &action.to else { return Ok(None) };
        let change = Change::new(&action.dice, to).ok_or(JumpRefusal::BadChange)?;
        match action.deed {
            Deed::Card(card) => attempt.use_card(rules, active, card, &change)?,
            _ => attempt.reroll(rules, &change)?,
        }
    }
    let dice = attempt.dice;
    let claimable = rules.claimable(&dice, active);
    let mut after = After { active, jumped: false };
    match file.end {
        End::Nothing => {}
        End::Jump => {
            rules.check_jump(&dice, file.objectives_done)?;
            after.jumped = true;
        }
        End::Claim(card) => {
            rules.check_claim(&dice, active, card)?;
            after.active |= one_card(card);
        }
    }
    let clock = &content.clock;
    let tachyon = if file.tachyon { content.captain.tachyon } else { 0 };
    let time = clock.jump + u32::from(attempt.extensions) * clock.extension + tachyon;
    let damage = if after.jumped { 0 } else { rules.damage(&dice, active) };
    let result = object([
        ("dice", dice.to_vec().into()),
        ("five_of_a_kind", crate::stations::jump::five_of_a_kind(&dice).into()),
        ("claimable", names(rules.data, claimable)),
        ("jumped", after.jumped.into()),
        ("internal_damage", damage.into()),
        ("energy_left", attempt.energy.into()),
        ("seconds", (time / 1000).into()),
        ("mission6_points", rules.award(&attempt).into()),
    ]);
    Ok(Some((result, after)))
}

fn read_attempt(file: &Object, common: &Common, data: &JumpData) -> Read<Option<Attempted>> {
    let energy = file.maybe("energy", |at| at.number(0u8, 4))?;
    let objectives_done = file.or("objectives_done", false, At::boolean)?;
    let Some(roll) = file.get("roll") else {
        if !file.has("blink") {
            return file.wrong(Wrong::Missing { key: "roll".to_owned() });
        }
        for key in ["actions", "claim"] {
            if let Some(at) = file.some(key) {
                return at.wrong(RefereeWrong::OnlyWith { other: "roll".to_owned() });
            }
        }
        return Ok(None);
    };
    roll.list_of(5, 5)?;
    let rolled = roll.dice()?;
    let mut dice = Dice::default();
    dice.copy_from_slice(&rolled);
    let end = file.maybe("claim", |at| match at.text()? {
        "jump" => Ok(End::Jump),
        _ => Ok(End::Claim(read_card(at, data)?)),
    })?;
    Ok(Some(Attempted {
        energy: energy.map_or_else(|| file.wrong(Wrong::Missing { key: "energy".to_owned() }), Ok)?,
        roll: dice,
        actions: file.list("actions")?.iter().map(|at| read_action(at, data)).collect::<Read<_>>()?,
        end: end.unwrap_or(End::Nothing),
        objectives_done,
        tachyon: common.equipment == Some(Equipment::TachyonCapsule),
    }))
}

fn read_action(at: &At, data: &JumpData) -> Read<Action> {
    let object = at.object(&["do", "dice", "to"])?;
    let name = object.need("do")?;
    let deed = match name.text()? {
        "reroll" => Deed::Reroll,
        "extend" => Deed::Extend,
        _ => Deed::Card(read_card(&name, data)?),
    };
    let places = |at: &At| at.list()?.iter().map(|place| place.number(0u8, 4)).collect::<Read<Vec<u8>>>();
    let dice = match deed {
        Deed::Extend => object.or("dice", Vec::new(), places)?,
        _ => places(&object.need("dice")?)?,
    };
    Ok(Action { deed, dice, to: object.maybe("to", At::dice)? })
}

fn read_card(at: &At, data: &JumpData) -> Read<u8> {
    at.name(|id| (0..).zip(&data.cards).find(|(_, card)| card.id == id).map(|(number, _)| number))
}

fn read_thresholds(at: &At, data: &mut JumpData) -> Read<()> {
    let by_total = |claim: &Claim| matches!(claim, Claim::Below { .. } | Claim::Above { .. });
    let ids: Vec<String> =
        data.cards.iter().filter(|card| by_total(&card.claim)).map(|card| card.id.clone()).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let object = at.object(&ids)?;
    for card in &mut data.cards {
        if let Claim::Below { total } | Claim::Above { total } = &mut card.claim {
            *total = object.or(&card.id, *total, |at| at.number(0, 99))?;
        }
    }
    Ok(())
}
