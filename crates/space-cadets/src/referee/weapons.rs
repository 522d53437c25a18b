//! The referee's answer about `weapons`: tubes that were packed, torpedoes that were flicked (SC-10, SC-11).

use super::board::read_map;
use super::json::{At, Object, Read, RefereeValue};
use super::{Common, RefereeWrong, Verdict, Wrong, object, only};
use crate::content::{Content, Ongoing, Ship, TrackData, TrackZone};
use crate::enemies::escort_bonus;
use crate::map::{Map, blocked};
use crate::nemesis::boxes_for_torpedoes;
use crate::stations::flick::Spot;
use crate::stations::weapons::{
    Shape, Shot, Shots, Target as Hold, WeaponsFault, WeaponsRules, card_state, zone_at, zone_touching,
};
use crate::{Equipment, Lock, Square};
use serde_json::{Map as Json, Value, json};

/// A piece on a card: its kind, if the box has it, its shape, and the cells it lies on.
struct Laid {
    kind: Option<usize>,
    shape: Shape,
    cells: Vec<(i16, i16)>,
}

struct Tube {
    seeker: bool,
    cards: Vec<(Shape, Vec<Laid>)>,
}

struct Target {
    id: String,
    ship: Option<Ship>,
    at: Option<Square>,
    distance: u16,
    blocked: bool,
    lock: Lock,
    hold: Hold,
    shots: Shots,
    fired_at: bool,
}

enum Flick {
    At(Spot),
    Zones(Vec<usize>),
    Off,
}

struct Fired {
    target: usize,
    seeker: bool,
    flicks: Vec<Flick>,
}

struct File {
    energy: Option<u8>,
    tubes: Option<Vec<Tube>>,
    targets: Vec<Target>,
    shots: Option<Vec<Fired>>,
    track: TrackData,
}

const KEYS: [&str; 7] = ["energy", "tubes", "targets", "from", "map", "shots", "track"];

pub(super) fn answer(file: &Object, common: &Common, content: &Content) -> Read<Verdict> {
    only(file, &KEYS)?;
    let mut file = read(file, content)?;
    let x95 = common.equipment == Some(Equipment::X95Torpedoes);
    let ongoing = common.damage.iter().filter_map(|card| card.ongoing.as_ref());
    let ongoing: Vec<&Ongoing> = ongoing.collect();
    let rules = WeaponsRules::of(ongoing, if x95 { content.captain.x95_damage } else { 0 });
    let mut result = Json::new();
    let loaded = match load(&file, &rules, content, &mut result) {
        Ok(loaded) => loaded,
        Err(fault) => return Ok(Verdict::Illegal(fault.name())),
    };
    let Some(shots) = file.shots.take() else { return Ok(Verdict::Settled(result)) };
    Ok(match fire(&mut file, &shots, loaded, &rules, content) {
        Err(fault) => Verdict::Illegal(fault.name()),
        Ok(Some(written)) => {
            result.extend(written);
            Verdict::Settled(result)
        }
        Ok(None) => Verdict::pending("flick", result),
    })
}

/// Loaded tubes: all, and those with a Seeker.
type Loaded = Option<(usize, usize)>;

fn load(
    file: &File,
    rules: &WeaponsRules,
    content: &Content,
    result: &mut Json<String, Value>,
) -> Result<Loaded, WeaponsFault> {
    let Some(tubes) = &file.tubes else { return Ok(None) };
    let most = [file.energy, rules.most_tubes].into_iter().flatten().min();
    if most.is_some_and(|most| tubes.len() > usize::from(most)) {
        return Err(WeaponsFault::TooManyTubes);
    }
    let cards = |tube: &Tube| if tube.seeker { usize::from(content.weapons.seeker_cards) } else { 1 };
    if tubes.iter().any(|tube| tube.cards.len() != cards(tube)) {
        return Err(WeaponsFault::WrongCards);
    }
    let laid = || tubes.iter().flat_map(|tube| &tube.cards).flat_map(|(_, pieces)| pieces);
    let pieces = &content.weapons.pieces;
    let short = pieces.iter().enumerate().any(|(kind, piece)| {
        laid().filter(|laid| laid.kind == Some(kind)).count() > usize::from(piece.copies)
    });
    let all: usize = pieces.iter().map(|piece| usize::from(piece.copies)).sum();
    if short || laid().count() > all {
        return Err(WeaponsFault::Supply);
    }
    let mut loaded = (0, 0);
    let mut written = Vec::new();
    for tube in tubes {
        let mut complete = true;
        let mut cards = Vec::new();
        for (card, pieces) in &tube.cards {
            let pieces: Vec<_> = pieces.iter().map(|laid| (laid.shape, laid.cells.clone())).collect();
            let why = card_state(*card, &pieces);
            complete &= why.is_none();
            cards.push(json!({"complete": why.is_none(), "why": why.map(|why| why.name())}));
        }
        loaded.0 += usize::from(complete);
        loaded.1 += usize::from(complete && tube.seeker);
        written.push(json!({"loaded": complete, "cards": cards}));
    }
    result.insert("tubes".to_owned(), written.into());
    result.insert("loaded".to_owned(), loaded.0.into());
    Ok(Some(loaded))
}

/// Fires shot by shot; none if a flick is missing.
fn fire(
    file: &mut File,
    shots: &[Fired],
    loaded: Loaded,
    rules: &WeaponsRules,
    content: &Content,
) -> Result<Option<Json<String, Value>>, WeaponsFault> {
    let seekers = shots.iter().filter(|shot| shot.seeker).count();
    if loaded.is_some_and(|(all, seeker)| shots.len() > all || seekers > seeker) {
        return Err(WeaponsFault::NoTube);
    }
    let mut written = Vec::new();
    let mut missing = false;
    for fired in shots {
        let bonus = first_fire(file, fired.target);
        let target = &mut file.targets[fired.target];
        target.shots.shields = target.shots.shields.saturating_add(bonus);
        target.fired_at = true;
        if target.distance > u16::from(content.weapons.max_range) {
            return Err(WeaponsFault::OutOfRange);
        }
        if target.blocked {
            return Err(WeaponsFault::Blocked);
        }
        if target.shots.destroyed() {
            return Err(WeaponsFault::TargetDestroyed);
        }
        let lock = rules.counts_as(target.lock);
        let fell = matches!(fired.flicks.first(), Some(Flick::Off));
        if fired.flicks.len() > 1 && (!fired.seeker || fell) {
            return Err(WeaponsFault::SecondFlick);
        }
        let zone = match fired.flicks.last() {
            None => {
                missing = true;
                break;
            }
            Some(Flick::Off) => None,
            Some(Flick::At(spot)) => zone_at(&file.track, lock, *spot),
            Some(Flick::Zones(zones)) => zone_touching(&file.track, lock, zones),
        };
        if let (true, Some(Flick::At(first))) = (fired.flicks.len() > 1, fired.flicks.first())
            && zone_at(&file.track, lock, *first).is_none()
        {
            return Err(WeaponsFault::SecondFlick);
        }
        let shot = Shot::new(&file.track, rules, zone, lock, target.hold);
        target.shots.total = target.shots.total.saturating_add(shot.damage.into());
        written.push(json!({
            "line": rules.line(target.distance, content.weapons.track.lines.len()),
            "zone": shot.zone,
            "damage": shot.damage,
            "last_section": shot.last_section,
        }));
    }
    if missing {
        return Ok(None);
    }
    let targets: Json<String, Value> =
        file.targets.iter().map(|target| (target.id.clone(), target.written(content))).collect();
    let mut locks_on: Vec<&str> = file
        .targets
        .iter()
        .filter(|target| target.fired_at && !target.shots.destroyed() && !target.is_nemesis(content))
        .map(|target| target.id.as_str())
        .collect();
    locks_on.sort_unstable();
    Ok(Some(object([("shots", written.into()), ("targets", targets.into()), ("locks_on", locks_on.into())])))
}

/// What Escorts add to a target's shields, read at its first torpedo (SC-11.11).
fn first_fire(file: &File, target: usize) -> u8 {
    let this = &file.targets[target];
    let (Some(at), false) = (this.at, this.fired_at) else { return 0 };
    if this.ship.as_ref().is_some_and(|ship| ship.hull.is_none()) {
        return 0;
    }
    let others = file.targets.iter().enumerate();
    let others = others.filter(|(place, other)| *place != target && !other.shots.destroyed());
    escort_bonus(at, others.filter_map(|(_, other)| Some((other.ship.as_ref()?, other.at?))))
}

impl Target {
    fn is_nemesis(&self, content: &Content) -> bool {
        self.ship.as_ref().is_some_and(|ship| ship.id == content.nemesis.id)
    }

    fn written(&self, content: &Content) -> Value {
        let mut written = json!({
            "total": self.shots.total,
            "absorbed": self.shots.absorbed(),
            "destroyed": self.shots.destroyed(),
        });
        if let Value::Object(written) = &mut written {
            match self.is_nemesis(content) {
                true => {
                    let down = boxes_for_torpedoes(self.shots.total, &content.track);
                    written.insert("marker_down".to_owned(), down.into())
                }
                false => written.insert("damage".to_owned(), self.shots.markers_now().into()),
            };
        }
        written
    }
}

fn read(file: &Object, content: &Content) -> Read<File> {
    let map = file.maybe("map", |at| read_map(at, content))?;
    let from = file.maybe("from", At::square)?;
    let track = match file.get("track") {
        Some(at) => read_track(&at, content)?,
        None => content.weapons.track.clone(),
    };
    let mut targets = Vec::new();
    if let Some(at) = file.get("targets") {
        for (id, target) in at.map()?.entries() {
            targets.push(read_target(id, &target, map.as_ref(), from, content)?);
        }
    }
    let shots = file
        .get("shots")
        .map(|at| at.list()?.iter().map(|shot| read_shot(shot, &targets, &track)).collect::<Read<Vec<_>>>());
    let tubes = file
        .get("tubes")
        .map(|at| at.list()?.iter().map(|tube| read_tube(tube, content)).collect::<Read<Vec<_>>>());
    let file_energy = file.maybe("energy", |at| at.number(0u8, 4))?;
    if shots.is_none() && tubes.is_none() {
        return file.wrong(RefereeWrong::OneOf { keys: "tubes, shots".to_owned() });
    }
    let (shots, tubes) = (shots.transpose()?, tubes.transpose()?);
    Ok(File { energy: file_energy, tubes, targets, shots, track })
}

fn read_tube(at: &At, content: &Content) -> Read<Tube> {
    let object = at.object(&["seeker", "cards"])?;
    let mut cards = Vec::new();
    for card in object.need("cards")?.list()? {
        let card = card.object(&["card", "pieces"])?;
        let shape = card.need("card")?;
        let shape = read_shape(&shape, |id| {
            content.weapons.cards.iter().find(|card| card.id == id).map(|card| card.rows.as_slice())
        })?;
        let mut pieces = Vec::new();
        for piece in card.list("pieces")? {
            let piece = piece.object(&["piece", "cells"])?;
            let which = piece.need("piece")?;
            let all = &content.weapons.pieces;
            let kind = which.value.as_str().and_then(|kind| all.iter().position(|one| one.kind == kind));
            let shape = read_shape(&which, |kind| {
                all.iter().find(|one| one.kind == kind).map(|one| one.rows.as_slice())
            })?;
            let mut cells = Vec::new();
            for cell in piece.need("cells")?.list_of(0, 64)? {
                let cell = cell.square()?;
                cells.push((cell.0, cell.1));
            }
            pieces.push(Laid { kind, shape, cells });
        }
        cards.push((shape, pieces));
    }
    Ok(Tube { seeker: object.or("seeker", false, At::boolean)?, cards })
}

/// A shape by its name, or drawn.
fn read_shape<'c>(at: &At, named: impl Fn(&str) -> Option<&'c [String]>) -> Read<Shape> {
    let shape = if at.value.is_string() {
        Shape::drawn(at.name(named)?)
    } else {
        let rows = at.object(&["rows"])?.need("rows")?.list_of(1, 8)?;
        let rows = rows.iter().map(At::text).collect::<Read<Vec<_>>>()?;
        Shape::drawn(&rows)
    };
    shape.map_or_else(|| at.wrong(RefereeWrong::NotADrawing), Ok)
}

fn read_target(
    id: &str,
    at: &At,
    map: Option<&Map>,
    from: Option<Square>,
    content: &Content,
) -> Read<Target> {
    let object = at.object(&["ship", "distance", "at", "lock", "held", "shields", "hull", "damage"])?;
    let find = |id: &str| {
        let others = [&content.nemesis, &content.omega].into_iter();
        let others = others.filter(|ship| ship.id == id);
        content.ship(id).map(|(_, ship)| ship).into_iter().chain(others).next().cloned()
    };
    let ship = match object.get("ship") {
        Some(ship) => Some(ship.name(find)?),
        None => find(id),
    };
    let square = object.maybe("at", At::square)?;
    let (distance, blocked) = match (object.get("distance"), square) {
        (Some(distance), None) => (distance.number(0u16, 999)?, false),
        (None, Some(square)) => {
            let Some((from, map)) = from.zip(map) else {
                let key = if from.is_none() { "from" } else { "map" };
                return object.wrong(RefereeWrong::OnlyWith { other: key.to_owned() });
            };
            (from.distance(square), blocked(map, from, square))
        }
        _ => return object.wrong(RefereeWrong::OneOf { keys: "distance, at".to_owned() }),
    };
    let shields =
        object.maybe("shields", |at| at.number(0u8, 99))?.or(ship.as_ref().map(|ship| ship.shields));
    let Some(shields) = shields else { return object.wrong(Wrong::Missing { key: "shields".to_owned() }) };
    let hull = match object.some("hull") {
        Some(hull) => Some(hull.number(1u8, 99)?),
        None if ship.is_none() && !object.has("hull") => {
            return object.wrong(Wrong::Missing { key: "hull".to_owned() });
        }
        None => ship.as_ref().and_then(|ship| ship.hull),
    };
    let nemesis = ship.as_ref().is_some_and(|ship| ship.id == content.nemesis.id);
    let markers = object.or("damage", 0, |at| at.number(0u8, 99))?;
    // Nemesis has neither shields nor a hull (SC-17.8).
    let shots = if nemesis { Shots::default() } else { Shots { shields, hull, markers, total: 0 } };
    Ok(Target {
        id: id.to_owned(),
        ship,
        at: square,
        distance,
        blocked,
        lock: object.or("lock", Lock::None, At::lock)?,
        hold: if object.or("held", false, At::boolean)? { Hold::Held } else { Hold::Free },
        shots,
        fired_at: false,
    })
}

fn read_shot(at: &At, targets: &[Target], track: &TrackData) -> Read<Fired> {
    let object = at.object(&["target", "seeker", "flicks"])?;
    let flicks = object.or("flicks", Vec::new(), |at| at.list_of(0, 2))?;
    Ok(Fired {
        target: object.need("target")?.name(|id| targets.iter().position(|target| target.id == id))?,
        seeker: object.or("seeker", false, At::boolean)?,
        flicks: flicks.iter().map(|flick| read_flick(flick, track)).collect::<Read<_>>()?,
    })
}

/// Millimetres, with a fraction if need be, as micrometres.
fn micrometres(at: &At) -> Read<i32> {
    let millimetres = at.value.as_f64().filter(|number| number.abs() <= 1_000_000.0);
    millimetres.map_or_else(|| at.wrong(Wrong::NotANumber), |number| Ok((number * 1_000.0).round() as i32))
}

fn read_flick(at: &At, track: &TrackData) -> Read<Flick> {
    if at.value.is_string() {
        return at.name(|text| (text == "off").then_some(Flick::Off));
    }
    let object = at.object(&["x", "y", "zones"])?;
    match (object.get("x"), object.get("zones")) {
        (Some(x), None) => Ok(Flick::At(Spot { x: micrometres(&x)?, y: object.or("y", 0, micrometres)? })),
        (None, Some(zones)) if !object.has("y") => {
            let last = u8::try_from(track.zones.len() - 1).unwrap_or(u8::MAX);
            let list = zones.list_of(1, 2)?;
            let list = list.iter().map(|zone| zone.number(0, last)).collect::<Read<Vec<u8>>>()?;
            if let [one, other] = list[..]
                && one.abs_diff(other) != 1
            {
                return zones.wrong(RefereeWrong::NotADrawing);
            }
            Ok(Flick::Zones(list.into_iter().map(usize::from).collect()))
        }
        _ => object.wrong(RefereeWrong::OneOf { keys: "x, zones".to_owned() }),
    }
}

fn read_track(at: &At, content: &Content) -> Read<TrackData> {
    let object = at.object(&["radius", "half_width", "end", "zones"])?;
    let mut track = content.weapons.track.clone();
    track.radius = object.or("radius", track.radius, |at| at.number(0, 9_999))?;
    track.half_width = object.or("half_width", track.half_width, |at| at.number(0, 9_999))?;
    track.end = object.or("end", track.end, |at| at.number(-9_999, 9_999))?;
    if let Some(zones) = object.get("zones") {
        track.zones.clear();
        for zone in zones.list_of(1, 99)? {
            let zone = zone.object(&["from", "grey", "white", "red"])?;
            track.zones.push(TrackZone {
                from: zone.need("from")?.number(-9_999, 9_999)?,
                grey: zone.need("grey")?.number(0u8, 99)?,
                white: zone.need("white")?.number(0u8, 99)?,
                red: zone.need("red")?.number(0u8, 99)?,
            });
        }
    }
    Ok(track)
}
