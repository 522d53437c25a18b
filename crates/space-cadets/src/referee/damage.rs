//! The referee's answer about `damage`: events, decks, the core, and a repair attempt (SC-13).

use super::board::{read_shields, shields_written};
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, RefereeWrong, Verdict, Wrong, by_name, object, only};
use crate::content::{Content, Immediate, Ongoing, RepairKind};
use crate::stations::damage::{Blow, CoreMarker, Hit, Repair, RepairFault, ShieldPoints, changed_speed};
use crate::{Equipment, Side, Source};
use serde_json::{Map as Json, Value, json};

/// A damage card, as far as this kind needs it.
#[derive(Clone)]
struct Card {
    id: String,
    ongoing: bool,
    immediate: bool,
    speed: i8,
    shift: bool,
}

/// A side, or how it is found.
#[derive(Clone, Copy)]
struct Where {
    side: Option<Side>,
    roll: Option<u8>,
    captain: Option<Side>,
}

struct Event {
    amount: u8,
    internal: bool,
    at: Where,
}

struct Draw {
    card: usize,
    skip: bool,
    roll: Option<u8>,
}

/// Kinds of repair cards: name, what it is, the least die that succeeds, how many.
type Deck = Vec<(String, RepairKind, u8, u8)>;

struct RepairFile {
    energy: u8,
    paste: Option<String>,
    draws: Vec<Draw>,
    sides: Vec<Where>,
    discard: Vec<String>,
    deck: Deck,
}

struct File {
    decks: [Vec<Card>; 4],
    core: CoreMarker,
    track: Vec<u8>,
    shields: ShieldPoints,
    speed: Option<u8>,
    damage: Vec<String>,
    events: Vec<Event>,
    repair: Option<RepairFile>,
}

/// What stops the answer.
enum Halt {
    Illegal(&'static str),
    Pending(Json<String, Value>),
}

impl From<RepairFault> for Halt {
    fn from(fault: RepairFault) -> Halt {
        Halt::Illegal(fault.name())
    }
}

/// What the events have led to so far.
#[derive(Default)]
struct Table {
    events: Vec<Value>,
    immediate: Vec<String>,
    shifts: u32,
}

const KEYS: [&str; 7] = ["decks", "core", "core_track", "shields", "speed", "events", "repair"];

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &KEYS)?;
    let mut file = read(file, common, content)?;
    let mut table = Table::default();
    let repaired = run(&mut file, &mut table, common, content);
    let mut result = written(&file, &table);
    Ok(match repaired {
        Ok(repair) => {
            if let Some(repair) = repair {
                result.insert("repair".to_owned(), repair);
            }
            Verdict::Settled(result)
        }
        Err(Halt::Illegal(why)) => Verdict::Illegal(why),
        Err(Halt::Pending(needs)) => Verdict::Pending(needs, result),
    })
}

fn run(
    file: &mut File,
    table: &mut Table,
    common: &Common,
    content: &Content,
) -> Result<Option<Value>, Halt> {
    for event in std::mem::take(&mut file.events) {
        let mut blow = Blow::default();
        let mut at = (None, 0);
        if event.amount > 0 {
            let side = event.at.settle(content)?;
            let hit = match event.internal {
                true => Hit::internal(Source::Maneuver, side, event.amount),
                false => Hit::external(Source::Enemy, side, event.amount, &mut file.shields),
            };
            at = (Some(side), hit.absorbed);
            take(file, &mut blow, side, hit.through);
        }
        settle(file, table, &blow, content);
        let side = at.0.or(event.at.side).map(Side::name);
        let drawn: Vec<&str> = blow.drawn.iter().map(|card| card.id.as_str()).collect();
        table.events.push(json!({"side": side, "absorbed": at.1, "drawn": drawn, "core": blow.breach}));
    }
    match file.repair.take() {
        Some(repair) => mend(file, table, repair, common, content).map(Some),
        None => Ok(None),
    }
}

fn take(file: &mut File, blow: &mut Blow<Card>, side: Side, points: u8) {
    let deck = &mut file.decks[side.index()];
    blow.take(side, points, |_| if deck.is_empty() { None } else { Some(deck.remove(0)) });
}

/// Applies what an event drew: one box of the core at most (SC-13.18).
fn settle(file: &mut File, table: &mut Table, blow: &Blow<Card>, content: &Content) {
    for card in &blow.drawn {
        if card.ongoing {
            file.damage.push(card.id.clone());
        }
        if card.immediate || card.speed != 0 {
            table.immediate.push(card.id.clone());
        }
        table.shifts += u32::from(card.shift);
        file.speed = file.speed.map(|speed| changed_speed(speed, card.speed, content.helm.max_speed));
    }
    if blow.breach {
        file.core.breached(file.track.len());
    }
}

fn mend(
    file: &mut File,
    table: &mut Table,
    repair: RepairFile,
    common: &Common,
    content: &Content,
) -> Result<Value, Halt> {
    // Medbay Overload makes Random cards harder, as long as it is not pasted over (SC-20.18).
    if let Some(card) = &repair.paste {
        discard(&mut file.damage, card)?;
    }
    let in_force = |one: &&crate::content::DamageCard| file.damage.contains(&one.id);
    let harder = common.damage.iter().copied().chain(drawn_cards(table, content)).filter(in_force);
    let least = harder.filter_map(|card| match card.ongoing {
        Some(Ongoing::RepairNeeds { roll }) => Some(roll),
        _ => None,
    });
    let least = least.max().unwrap_or(0);
    let counts: Vec<u8> = repair.deck.iter().map(|card| card.3).collect();
    let mut attempt = Repair::new(repair.energy, &counts);
    for draw in &repair.draws {
        let Some((_, kind, needs, _)) = repair.deck.get(draw.card) else { continue };
        attempt.draw(u8::try_from(draw.card).unwrap_or(u8::MAX), *kind, (*needs).max(least))?;
        if draw.skip {
            if draw.roll.is_some() && *kind == RepairKind::Random {
                return Err(RepairFault::SkipAfterRoll.into());
            }
            attempt.skip()?;
        } else if attempt.needs_die() {
            attempt.roll(draw.roll.ok_or_else(|| pending_die("repair"))?)?;
        }
    }
    let brought = attempt.stop()?;
    let mut blow = Blow::default();
    let mut drawn = Vec::new();
    for failure in 0..usize::from(brought.failures) {
        let side = repair.sides.get(failure).ok_or_else(|| pending_die("side"))?.settle(content)?;
        let before = blow.drawn.len();
        take(file, &mut blow, side, 1);
        let ids: Vec<&str> = blow.drawn[before..].iter().map(|card| card.id.as_str()).collect();
        drawn.push(json!(ids));
    }
    settle(file, table, &blow, content);
    if repair.discard.len() > usize::from(brought.successes) {
        return Err(Halt::Illegal("too_many_repairs"));
    }
    for card in &repair.discard {
        discard(&mut file.damage, card)?;
    }
    let after = attempt.deck_after();
    let deck: Json<String, Value> =
        repair.deck.iter().zip(after).map(|(card, count)| (card.0.clone(), count.into())).collect();
    Ok(json!({
        "successes": brought.successes,
        "failures": brought.failures,
        "energy_left": attempt.energy,
        "drawn": drawn,
        "core": blow.breach,
        "deck": deck,
    }))
}

/// Cards that the file's own events drew, as far as the content knows them.
fn drawn_cards<'c>(
    table: &Table,
    content: &'c Content,
) -> impl Iterator<Item = &'c crate::content::DamageCard> {
    let ids: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| event.get("drawn").and_then(Value::as_array))
        .flatten()
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect();
    content.damage.cards.iter().filter(move |card| ids.contains(&card.id))
}

fn discard(damage: &mut Vec<String>, card: &str) -> Result<(), Halt> {
    let place = damage.iter().position(|one| one == card).ok_or(Halt::Illegal("not_ongoing"))?;
    damage.remove(place);
    Ok(())
}

fn pending_die(what: &str) -> Halt {
    Halt::Pending(object([("needs", "die".into()), ("for", what.into())]))
}

impl Where {
    fn settle(self, content: &Content) -> Result<Side, Halt> {
        if let Some(side) = self.side {
            return Ok(side);
        }
        let roll = self.roll.ok_or_else(|| pending_die("side"))?;
        let side = content.damage.random_side[usize::from(roll.clamp(1, 6)) - 1].side().or(self.captain);
        side.ok_or_else(|| Halt::Pending(object([("needs", "captain".into())])))
    }
}

fn written(file: &File, table: &Table) -> Json<String, Value> {
    let number = file.track.get(usize::from(file.core.place)).copied().unwrap_or(0);
    object([
        ("events", table.events.clone().into()),
        ("shields", shields_written(&file.shields)),
        ("decks", by_name(Side::ALL.iter().map(|side| (side.name(), file.decks[side.index()].len())))),
        ("damage", file.damage.clone().into()),
        ("immediate", table.immediate.clone().into()),
        ("shift_changes", table.shifts.into()),
        ("speed", file.speed.into()),
        ("core", json!({"box": number, "breach": file.core.breach})),
    ])
}

fn read(file: &Object, common: &Common, content: &Content) -> Read<File> {
    let mut decks: [Vec<Card>; 4] = Default::default();
    if let Some(at) = file.get("decks") {
        let names: Vec<&str> = Side::ALL.iter().map(|side| side.name()).collect();
        let object = at.object(&names)?;
        for side in Side::ALL {
            for card in object.list(side.name())? {
                decks[side.index()].push(read_damage_card(&card, content)?);
            }
        }
    }
    let track = match file.get("core_track") {
        Some(at) => at.list_of(1, 99)?.iter().map(|one| one.number(0u8, 99)).collect::<Read<_>>()?,
        None => content.core.track.clone(),
    };
    let core = file.need("core")?.object(&["box", "breach"])?;
    let number = core.need("box")?;
    let most = track.iter().copied().max().unwrap_or(0);
    let found = number.number(0u8, most)?;
    let Some(place) = track.iter().position(|one| *one == found) else {
        return number.wrong(Wrong::OutOfRange { least: 0, most: most.into() });
    };
    let breach = core.or("breach", false, At::boolean)?;
    Ok(File {
        decks,
        core: CoreMarker { place: u8::try_from(place).unwrap_or(0), breach },
        track,
        shields: read_shields(file)?,
        speed: file.maybe("speed", |at| at.number(0, content.helm.max_speed))?,
        damage: file.list("damage")?.iter().map(|at| at.text().map(str::to_owned)).collect::<Read<_>>()?,
        events: file.list("events")?.iter().map(read_event).collect::<Read<_>>()?,
        repair: file.maybe("repair", |at| read_repair(at, common, content))?,
    })
}

fn read_damage_card(at: &At, content: &Content) -> Read<Card> {
    if at.value.is_string() {
        return at.name(|id| {
            let (_, card) = content.damage_card(id)?;
            let speed = match card.immediate {
                Some(Immediate::Speed { change }) => change,
                _ => 0,
            };
            // Batteries are taken as not in use: then their blast is plain structure.
            let blast = matches!(card.immediate, Some(Immediate::BatteryBlast { .. }));
            Some(Card {
                id: id.to_owned(),
                ongoing: card.ongoing.is_some(),
                immediate: card.immediate.is_some() && !blast,
                speed,
                shift: card.kind == crate::content::DamageKind::ShiftChange,
            })
        });
    }
    let object = at.object(&["id", "ongoing", "immediate", "speed", "shift"])?;
    Ok(Card {
        id: object.need("id")?.text()?.to_owned(),
        ongoing: object.or("ongoing", false, At::boolean)?,
        immediate: object.or("immediate", false, At::boolean)?,
        speed: object.or("speed", 0, |at| at.number(-12i8, 12))?,
        shift: object.or("shift", false, At::boolean)?,
    })
}

fn read_where(object: &Object) -> Read<Where> {
    Ok(Where {
        side: object.maybe("side", At::side)?,
        roll: object.maybe("roll", At::die)?,
        captain: object.maybe("captain", At::side)?,
    })
}

fn read_event(at: &At) -> Read<Event> {
    let object = at.object(&["amount", "internal", "side", "roll", "captain"])?;
    Ok(Event {
        amount: object.need("amount")?.number(0u8, 99)?,
        internal: object.or("internal", false, At::boolean)?,
        at: read_where(&object)?,
    })
}

fn read_repair(at: &At, common: &Common, content: &Content) -> Read<RepairFile> {
    let object = at.object(&["energy", "paste", "draws", "failure_sides", "repair", "deck"])?;
    let paste = object.maybe("paste", |at| at.text().map(str::to_owned))?;
    if paste.is_some() && common.equipment != Some(Equipment::NanitePaste) {
        return object
            .need("paste")?
            .wrong(RefereeWrong::OnlyWith { other: "equipment: Nanite Paste".to_owned() });
    }
    let mut deck: Deck = Vec::new();
    match object.get("deck") {
        None => {
            for card in &content.repair {
                deck.push((card.card.clone(), card.kind, card.needs, card.count));
            }
        }
        Some(cards) => {
            for (name, count) in cards.map()?.entries() {
                match repair_card(name, content) {
                    Some((kind, needs)) => deck.push((name.to_owned(), kind, needs, count.number(0u8, 99)?)),
                    None => return cards.wrong(Wrong::UnknownName { name: name.to_owned() }),
                }
            }
        }
    }
    let mut draws = Vec::new();
    for draw in object.list("draws")? {
        let draw = draw.object(&["card", "skip", "roll"])?;
        let (name, (kind, needs)) = draw
            .need("card")?
            .name(|name| repair_card(name, content).map(|known| (name.to_owned(), known)))?;
        let place = deck.iter().position(|card| card.0 == name);
        let card = place.unwrap_or_else(|| {
            // Known, but not in this deck: drawing it is refused by the rules, not by the reader.
            deck.push((name, kind, needs, 0));
            deck.len() - 1
        });
        draws.push(Draw {
            card,
            skip: draw.or("skip", false, At::boolean)?,
            roll: draw.maybe("roll", At::die)?,
        });
    }
    let mut sides = Vec::new();
    for side in object.list("failure_sides")? {
        sides.push(read_where(&side.object(&["side", "roll", "captain"])?)?);
    }
    Ok(RepairFile {
        energy: object.or("energy", 0, |at| at.number(0u8, 4))?,
        paste,
        draws,
        sides,
        discard: object.list("repair")?.iter().map(|at| at.text().map(str::to_owned)).collect::<Read<_>>()?,
        deck,
    })
}

/// A repair card by name: one of the content, or `randomN`.
fn repair_card(name: &str, content: &Content) -> Option<(RepairKind, u8)> {
    if let Some(card) = content.repair.iter().find(|card| card.card == name) {
        return Some((card.kind, card.needs));
    }
    let needs: u8 = name.strip_prefix("random")?.parse().ok()?;
    (1..=6).contains(&needs).then_some((RepairKind::Random, needs))
}
