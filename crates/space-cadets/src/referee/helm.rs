//! The referee's answer about `helm`: a plan flown card by card (SC-6, SC-7).

use super::board::{
    Answers, Watcher, locks_lost, need_written, read_face, read_map, read_shields, read_sides, read_watchers,
    shields_written, sourced_hit_written,
};
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, Verdict, Wrong, object, only};
use crate::content::{Content, Face, ManeuverCard, ManeuverKind, Ongoing};
use crate::fate::Need;
use crate::map::Map;
use crate::stations::damage::ShieldPoints;
use crate::stations::helm::{
    Flight, Hazards, HelmFault, Moment, Pose, check_plan, draw, enemy_damage_modifier, thrust,
};
use crate::{Equipment, Facing, PathStep, Square};
use serde_json::{Map as Json, Value};

/// The file.
struct Helm {
    map: Map,
    at: Square,
    facing: Facing,
    speed: u8,
    thrust: i8,
    maneuver: u8,
    cards: Vec<ManeuverCard>,
    drawn: Option<Vec<String>>,
    answers: Answers,
    shields: ShieldPoints,
    watchers: Vec<Watcher>,
    reveals: Vec<Face>,
    modifiers: Vec<i8>,
}

const KEYS: [&str; 12] = [
    "map",
    "ship",
    "thrust",
    "maneuver",
    "cards",
    "drawn",
    "dice",
    "captain",
    "shields",
    "enemies",
    "reveals",
    "modifiers",
];

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &KEYS)?;
    let helm = read(file, content)?;
    let ongoing: Vec<&Ongoing> = common.damage.iter().filter_map(|card| card.ongoing.as_ref()).collect();
    Ok(match check(&helm, &ongoing, content) {
        Err(fault) => Verdict::Illegal(fault.name()),
        Ok((speed, draw)) => fly(helm, common, &ongoing, content, speed, draw),
    })
}

/// The speed and the draw, if the plan is allowed.
fn check(helm: &Helm, ongoing: &[&Ongoing], content: &Content) -> Result<(u8, u8), HelmFault> {
    let energy = helm.thrust.unsigned_abs().saturating_add(helm.maneuver);
    if energy > content.engineering.max_per_station {
        return Err(HelmFault::TooMuchEnergy);
    }
    let speed = thrust(helm.speed, helm.thrust, content.helm.max_speed)?;
    let draw = draw(speed, helm.maneuver, ongoing.iter().copied());
    let plan: Vec<&ManeuverCard> = helm.cards.iter().collect();
    check_plan(speed, &plan)?;
    if let Some(drawn) = &helm.drawn {
        let special = |name: &String| {
            let printed = content.maneuver(name).map(|(_, card)| card);
            let card = helm.cards.iter().find(|card| card.name == *name).or(printed);
            card.is_some_and(|card| card.kind == ManeuverKind::Special)
        };
        if drawn.len() != usize::from(draw) || drawn.iter().any(special) {
            return Err(HelmFault::WrongDraw);
        }
        for card in helm.cards.iter().filter(|card| card.kind == ManeuverKind::Standard) {
            let played = helm.cards.iter().filter(|other| other.name == card.name).count();
            if played > drawn.iter().filter(|name| **name == card.name).count() {
                return Err(HelmFault::CardNotDrawn);
            }
        }
    }
    Ok((speed, draw))
}

fn fly(
    mut helm: Helm,
    common: &Common,
    ongoing: &[&Ongoing],
    content: &Content,
    speed: u8,
    draw: u8,
) -> Verdict {
    let plan: Vec<&ManeuverCard> = helm.cards.iter().collect();
    let dampers = common.equipment == Some(Equipment::InertialDampers);
    let hazards = Hazards::of(ongoing.iter().copied(), dampers);
    let pose = Pose { at: helm.at, facing: helm.facing, speed };
    let mut flight = Flight::new(pose, helm.shields);
    let mut reveals = helm.reveals.iter();
    let stopped = loop {
        match flight.advance(content, &helm.map, &plan, hazards, &mut helm.answers) {
            Err(Need::Reveal(square)) => match reveals.next() {
                Some(face) => helm.map.reveal(helm.map.tile_of(square), face),
                None => break Some(Need::Reveal(square)),
            },
            Err(need) => break Some(need),
            Ok(()) => break None,
        }
    };
    let result = written(&flight, &helm.watchers, common, content, &helm.modifiers, draw);
    match stopped {
        Some(need) => Verdict::Pending(need_written(&need), result),
        None => Verdict::Settled(result),
    }
}

fn written(
    flight: &Flight,
    watchers: &[Watcher],
    common: &Common,
    content: &Content,
    modifiers: &[i8],
    draw: u8,
) -> Json<String, Value> {
    let pose = flight.pose;
    let shakes: Vec<_> = flight
        .moments
        .iter()
        .filter_map(|one| if let Moment::Shaken(shake) = one { Some(*shake) } else { None })
        .collect();
    let square = |at: Square| Value::from(vec![at.0, at.1]);
    object([
        ("draw", draw.into()),
        ("path", flight.path_flown().map(square).collect()),
        ("at", square(pose.at)),
        ("facing", pose.facing.name().into()),
        ("speed", pose.speed.into()),
        ("edge", flight.edge.into()),
        ("cards_played", flight.cards_played().into()),
        ("evade", flight.evade.into()),
        ("hits", flight.hits().map(|hit| sourced_hit_written(&hit)).collect()),
        ("shields", shields_written(&flight.shields)),
        ("locks_lost", locks_lost(watchers, &shakes, common.mission, content)),
        ("sensor_locks_lost", flight.locks_to_discard().into()),
        ("dice_used", flight.dice_rolled().into()),
        (
            "enemy_damage_modifier",
            enemy_damage_modifier(&content.helm, modifiers, pose.speed, flight.evade).into(),
        ),
    ])
}

/// Reads the changes of enemy damage, one for each speed.
pub(super) fn read_modifiers(file: &Object, content: &Content) -> Read<Vec<i8>> {
    let Some(at) = file.get("modifiers") else { return Ok(content.helm.modifiers.clone()) };
    let speeds = usize::from(content.helm.max_speed) + 1;
    at.list_of(speeds, speeds)?.iter().map(|one| one.number(-99i8, 99)).collect()
}

fn read(file: &Object, content: &Content) -> Read<Helm> {
    let ship = file.need("ship")?.object(&["at", "facing", "speed"])?;
    let most = content.helm.max_speed;
    let cards: Vec<ManeuverCard> =
        file.need("cards")?.list()?.iter().map(|card| read_card(card, content)).collect::<Read<_>>()?;
    Ok(Helm {
        map: read_map(&file.need("map")?, content)?,
        at: ship.need("at")?.square()?,
        facing: ship.need("facing")?.facing()?,
        speed: ship.need("speed")?.number(0, most)?,
        thrust: file.or("thrust", 0, |at| at.number(-4i8, 4))?,
        maneuver: file.or("maneuver", 0, |at| at.number(0u8, 4))?,
        drawn: file.maybe("drawn", |at| read_drawn(at, &cards, content))?,
        cards,
        answers: Answers::new(
            file.or("dice", Vec::new(), At::dice)?,
            file.or("captain", Vec::new(), read_sides)?,
        ),
        shields: read_shields(file)?,
        watchers: read_watchers(file)?,
        reveals: file.list("reveals")?.iter().map(|face| read_face(face, content)).collect::<Read<_>>()?,
        modifiers: read_modifiers(file, content)?,
    })
}

/// Names of drawn cards. A box with cards of its own may have more of them than were played; without any, a name that nobody knows is
/// a slip.
fn read_drawn(at: &At, cards: &[ManeuverCard], content: &Content) -> Read<Vec<String>> {
    let own = cards.iter().any(|card| card.id.is_empty());
    at.list()?
        .iter()
        .map(|name| name.name(|text| (own || content.maneuver(text).is_some()).then(|| text.to_owned())))
        .collect()
}

/// The longest path on a card of somebody's own.
const MOST_STEPS: usize = 20;

fn read_card(at: &At, content: &Content) -> Read<ManeuverCard> {
    if at.value.is_string() {
        return at.name(|name| content.maneuver(name).map(|(_, card)| card.clone()));
    }
    let object = at.object(&["name", "kind", "path", "damage"])?;
    let path = object.need("path")?.list_of(0, MOST_STEPS)?;
    let mut damage = [0; 6];
    if let Some(table) = object.get("damage") {
        for (die, amount) in table.map()?.entries() {
            let place = die.parse::<usize>().ok().filter(|die| (1..=6).contains(die));
            match place {
                Some(place) => damage[place - 1] = amount.number(0u8, 99)?,
                None => return table.wrong(Wrong::UnknownKey { key: die.to_owned() }),
            }
        }
    }
    Ok(ManeuverCard {
        name: object.need("name")?.text()?.to_owned(),
        // Only cards of the content have one.
        id: String::new(),
        kind: object.need("kind")?.name(ManeuverKind::named)?,
        copies: 1,
        path: path.iter().map(|step| step.name(PathStep::named)).collect::<Read<_>>()?,
        damage,
        advanced: false,
    })
}
