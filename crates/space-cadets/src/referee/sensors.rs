//! The referee's answer about `sensors`: cards, pulls, points and Locks (SC-8).

use super::json::{At, Object, Read, RefereeValue, names_of};
use super::{Common, RefereeWrong, Verdict, by_name, object, only};
use crate::content::Content;
use crate::stations::sensors::{
    Aim, Cover, Display, Pulled, SensorsRefusal, SensorsRules, TargetCard, points, pull,
};
use crate::{Column, Equipment, Lock, Slot, Spend};
use serde_json::{Map, Value};

/// A slot in use: what it held at the start of the turn, and what it holds now.
struct Target {
    before: Option<String>,
    now: String,
    aim: Aim,
}

/// The file.
struct Sensors {
    slots: [Option<Target>; 3],
    energy: u8,
    cards: Vec<TargetCard>,
    pulls: Vec<(u8, Option<u8>)>,
    spend: Vec<(Spend, Slot)>,
    focus: Option<Slot>,
}

/// Names of shapes as numbers.
#[derive(Default)]
struct Shapes<'a>(Vec<&'a str>);

impl<'a> Shapes<'a> {
    fn number(&mut self, name: &'a str) -> u8 {
        let known = self.0.iter().position(|each| *each == name);
        let number = known.unwrap_or_else(|| {
            self.0.push(name);
            self.0.len() - 1
        });
        // No file that is read here has so many names.
        u8::try_from(number).unwrap_or(u8::MAX)
    }
}

/// The most entries of a list: enough for any box, and few enough for numbers of shapes.
const MOST: usize = 60;

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &["slots", "energy", "cards", "pulls", "spend", "focus"])?;
    let sensors = read(file, common, content)?;
    let rules = SensorsRules::of(&content.sensors, common.damage.iter().copied());
    Ok(evaluate(&sensors, &rules).unwrap_or_else(|refusal| Verdict::Illegal(refusal.name())))
}

fn evaluate(sensors: &Sensors, rules: &SensorsRules) -> Result<Verdict, SensorsRefusal> {
    let before = sensors.slots.iter().flatten().filter_map(|target| target.before.as_deref());
    let now = sensors.slots.iter().flatten().map(|target| target.now.as_str());
    if twice(before) || twice(now) {
        return Err(SensorsRefusal::TargetTwice);
    }
    rules.check_cards(sensors.energy, &sensors.cards)?;
    if sensors.pulls.len() > sensors.cards.len() {
        return Err(SensorsRefusal::TooManyPulls);
    }
    if twice(sensors.pulls.iter().map(|(shape, _)| shape)) {
        return Err(SensorsRefusal::TileTwice);
    }
    let mut cards = sensors.cards.clone();
    for (shape, blocks) in &sensors.pulls {
        if pull(&mut cards, *shape, *blocks)? == Pulled::NeedsBlock {
            return Ok(Verdict::pending("blocks", Map::new()));
        }
    }
    let points = points(&cards);
    let aims = sensors.slots.each_ref().map(|target| target.as_ref().map(|target| target.aim));
    let mut display = Display::new(rules, aims, points);
    let mut broken = Vec::new();
    for (spend, slot) in &sensors.spend {
        if display.spend(rules, *spend, *slot)?
            && let Some(target) = &sensors.slots[slot.index()]
        {
            broken.push(target.now.clone());
        }
    }
    if let Some(slot) = sensors.focus {
        display.focus(slot)?;
    }
    let locks = |lock: fn(&Aim) -> Lock| {
        let used = Slot::ALL.iter().filter_map(|slot| display.aims[slot.index()].map(|aim| (slot, aim)));
        by_name(used.map(|(slot, aim)| (slot.name(), lock(&aim).name())))
    };
    let of_columns = |points: &[u8; 5], columns: &[Column]| {
        by_name(columns.iter().map(|column| (column.name(), points[column.index()])))
    };
    Ok(Verdict::Settled(object([
        ("points", of_columns(&points, &Column::ALL)),
        ("locks", locks(|aim| aim.lock)),
        ("broken", broken.into()),
        ("scans", display.scans.into()),
        ("cloak", Value::Bool(display.cloak)),
        ("unspent", of_columns(&display.points, &Column::ALL[..4])),
        ("locks_next_turn", locks(Aim::next_turn)),
    ])))
}

fn twice<T: PartialEq>(things: impl Iterator<Item = T>) -> bool {
    let things: Vec<T> = things.collect();
    (1..things.len()).any(|number| things[..number].contains(&things[number]))
}

fn read(file: &Object, common: &Common, content: &Content) -> Read<Sensors> {
    let mut slots = [None, None, None];
    if let Some(at) = file.get("slots") {
        let object = at.object(&names_of(&Slot::ALL, Slot::name))?;
        for slot in Slot::ALL {
            slots[slot.index()] = object.maybe(slot.name(), |at| target(at, content))?;
        }
    }
    let mut shapes = Shapes::default();
    let list = |key: &str| file.or(key, Vec::new(), |at| at.list_of(0, MOST));
    let mut cards = Vec::new();
    for card in list("cards")? {
        let card = card.object(&["shape", "under"])?;
        let shape = shapes.number(card.need("shape")?.text()?);
        cards.push(TargetCard {
            shape,
            column: card.need("under")?.name(Column::named)?,
            cover: Cover::Free,
        });
    }
    let mut pulls = Vec::new();
    for pull in list("pulls")? {
        let pull = pull.object(&["shape", "blocks"])?;
        let shape = shapes.number(pull.need("shape")?.text()?);
        let blocks = pull.maybe("blocks", At::text)?.map(|name| shapes.number(name));
        pulls.push((shape, blocks));
    }
    let spend = list("spend")?.iter().map(spent).collect::<Read<_>>()?;
    if let (Some(focus), false) = (file.some("focus"), common.equipment == Some(Equipment::FocusingCrystal)) {
        return focus.wrong(RefereeWrong::OnlyWith { other: "Focusing Crystal".to_owned() });
    }
    let focus = file.maybe("focus", |at| at.name(Slot::named))?;
    let energy = file.or("energy", 4, |at| at.number(0, 4))?;
    Ok(Sensors { slots, energy, cards, pulls, spend, focus })
}

fn target(at: &At, content: &Content) -> Read<Target> {
    let object = at.object(&["target", "lock", "enemy_locked", "new_target"])?;
    let new = object.maybe("new_target", At::text)?;
    // A slot that was empty has only a new target.
    let before =
        if new.is_some() { object.maybe("target", At::text)? } else { Some(object.need("target")?.text()?) };
    let lock = object.or("lock", Lock::None, At::lock)?;
    let enemy_locked = object.or("enemy_locked", false, At::boolean)?;
    let now = new.or(before).unwrap_or_default().to_owned();
    // A new target has no Lock yet: the old one's is lost (SC-8.1).
    let lock = if new.is_some() { Lock::None } else { lock };
    let unbreakable = now == content.nemesis.id || now == content.omega.id;
    let fades = content.ship(&now).is_some_and(|(_, ship)| ship.locks_lost_each_turn);
    let aim = Aim { lock, enemy_locked, unbreakable, fades };
    Ok(Target { before: before.map(str::to_owned), now, aim })
}

fn spent(at: &At) -> Read<(Spend, Slot)> {
    let object = at.object(&["do", "slot"])?;
    let spend = object.need("do")?.name(Spend::named)?;
    if spend == Spend::Scan {
        // A scan belongs to no slot.
        object.maybe("slot", |at| at.name(Column::named))?;
        return Ok((spend, Slot::A));
    }
    Ok((spend, object.need("slot")?.name(Slot::named)?))
}
