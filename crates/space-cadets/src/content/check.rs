//! What content must keep to so that the rules can be played with it.

use super::{Content, DamageKind, Objective};
use crate::{Difficulty, Equipment, Side, Terrain};
use std::collections::BTreeSet;
use table::{GameContent, Phrase};

/// The names of all faults; each is the message `space-cadets-content-<name>`.
pub(crate) const FAULTS: &[&str] = &[
    "not-toml",
    "other-game",
    "empty",
    "missing",
    "twice",
    "count",
    "face",
    "shape",
    "unknown",
    "deck",
    "seats",
];

struct Faults(Vec<Phrase>);

impl Faults {
    fn say(&mut self, name: &str, part: &str) {
        self.0.push(Content::fault(name).text("part", part));
    }

    fn unless(&mut self, fine: bool, name: &str, part: &str) {
        if !fine {
            self.say(name, part);
        }
    }

    fn different<'a>(&mut self, ids: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeSet::new();
        for id in ids {
            self.unless(seen.insert(id), "twice", id);
        }
    }
}

fn square(rows: &[String], size: usize, letters: &str) -> bool {
    let row =
        |row: &String| row.chars().count() == size && row.chars().all(|letter| letters.contains(letter));
    rows.len() == size && rows.iter().all(row)
}

fn drawing(rows: &[String]) -> bool {
    !rows.is_empty()
        && rows
            .iter()
            .all(|row| row.len() == rows[0].len() && row.chars().all(|letter| "#.".contains(letter)))
        && rows.iter().any(|row| row.contains('#'))
        && rows.len() <= 5
        && rows[0].len() <= 5
}

/// Everything that is wrong with the content.
pub(super) fn check(content: &Content) -> Result<(), Vec<Phrase>> {
    let mut faults = Faults(Vec::new());
    stations(content, &mut faults);
    damage(content, &mut faults);
    world(content, &mut faults);
    if faults.0.is_empty() { Ok(()) } else { Err(faults.0) }
}

fn stations(content: &Content, faults: &mut Faults) {
    let engineering = &content.engineering;
    faults.different(engineering.tiles.iter().map(|tile| tile.id.as_str()));
    faults.unless(
        engineering.tiles.len() >= usize::from(engineering.draw) && engineering.tiles.len() <= 64,
        "count",
        "engineering",
    );
    faults.unless((3..=31).contains(&engineering.grid) && engineering.trade >= 1, "count", "engineering");
    let helm = &content.helm;
    faults.different(helm.cards.iter().map(|card| card.name.as_str()));
    faults.unless(
        helm.modifiers.len() == usize::from(helm.max_speed) + 1 && helm.max_speed <= 12,
        "count",
        "helm",
    );
    let standard = helm.cards.iter().filter(|card| card.kind == super::ManeuverKind::Standard);
    let copies: usize = standard.map(|card| usize::from(card.copies)).sum();
    let most = usize::from(helm.max_speed) + usize::from(engineering.max_per_station);
    faults.unless(copies >= most && copies <= 100 && helm.cards.len() <= 100, "count", "helm");
    let sensors = &content.sensors;
    faults.different(sensors.shapes.iter().map(|shape| shape.id.as_str()));
    let shapes = sensors.shapes.len();
    faults.unless((usize::from(engineering.max_per_station)..=16).contains(&shapes), "count", "sensors");
    faults.unless(
        sensors.row > 0 && sensors.pitch >= 500 && sensors.probes_per_second > 0,
        "count",
        "sensors",
    );
    for shape in &sensors.shapes {
        faults.unless(square(&shape.rows, 5, "#."), "shape", &shape.id);
    }
    let tractor = &content.tractor;
    let tiles = tractor.faces.len() * usize::from(tractor.tiles_per_face);
    faults.unless((3..=64).contains(&tiles) && tractor.columns > 0, "count", "tractor");
    let weapons = &content.weapons;
    faults.different(weapons.pieces.iter().map(|piece| piece.kind.as_str()));
    faults.different(weapons.cards.iter().map(|card| card.id.as_str()));
    let needed = usize::from(engineering.max_per_station) * usize::from(weapons.seeker_cards);
    faults.unless((needed..=64).contains(&weapons.cards.len()), "count", "weapons");
    let track = &weapons.track;
    let rising = track.zones.windows(2).all(|pair| pair[0].from < pair[1].from);
    let sane =
        track.radius > 0 && track.deceleration > 0 && track.ticks_per_second > 0 && track.max_speed > 0;
    let friction = track.friction_permille[0] > 0 && track.friction_permille[0] <= track.friction_permille[1];
    let lines = track.lines.len() == usize::from(weapons.max_range);
    faults.unless(rising && sane && friction && lines && !track.zones.is_empty(), "count", "track");
    for rows in
        weapons.pieces.iter().map(|piece| &piece.rows).chain(weapons.cards.iter().map(|card| &card.rows))
    {
        faults.unless(drawing(rows), "shape", "weapons");
    }
    let shields = &content.shields;
    let all = shields.tiles().len();
    let enough = shields.draw.iter().all(|draw| usize::from(*draw) <= all);
    faults.unless(
        enough && all <= 120 && shields.draw.len() == usize::from(engineering.max_per_station) + 1,
        "count",
        "shields",
    );
    let jump = &content.jump;
    faults.different(jump.cards.iter().map(|card| card.id.as_str()));
    faults.unless(jump.dice == 5 && jump.cards.len() <= 32, "count", "jump");
    let all_equipment =
        Equipment::ALL.iter().all(|one| content.captain.equipment.iter().any(|card| card.id == *one));
    faults.unless(
        all_equipment && content.captain.equipment.len() == Equipment::ALL.len(),
        "count",
        "captain",
    );
    faults.unless(content.core.track.len() >= 2 && content.core.leaves_per_second > 0, "count", "core");
    faults.unless(
        content.core.track.iter().all(|number| usize::from(*number) <= content.core.symbols.len()),
        "count",
        "core",
    );
    faults.different(content.core.symbols.iter().map(String::as_str));
    faults.different(content.repair.iter().map(|card| card.card.as_str()));
    let repairs: usize = content.repair.iter().map(|card| usize::from(card.count)).sum();
    faults.unless((1..=100).contains(&repairs), "count", "repair");
}

fn damage(content: &Content, faults: &mut Faults) {
    let damage = &content.damage;
    faults.different(damage.cards.iter().map(|card| card.id.as_str()));
    faults.unless(damage.cards.len() <= 128, "count", "damage");
    for card in &damage.cards {
        let station = card.kind == DamageKind::Station;
        faults.unless(card.station.is_some() == station, "unknown", &card.id);
        faults.unless(station || (card.immediate.is_none() && card.ongoing.is_none()), "unknown", &card.id);
    }
    for difficulty in Difficulty::ALL {
        let mix = content.mix(difficulty);
        let whole = mix.structure + mix.shift_change + mix.station == damage.deck;
        let enough = Side::ALL.iter().all(|side| {
            let of =
                |kind| damage.cards.iter().filter(|card| card.side == *side && card.kind == kind).count();
            of(DamageKind::Structure) >= usize::from(mix.structure)
                && of(DamageKind::ShiftChange) >= usize::from(mix.shift_change)
                && of(DamageKind::Station) >= usize::from(mix.station)
        });
        faults.unless(whole && enough, "deck", difficulty.name());
    }
}

fn world(content: &Content, faults: &mut Faults) {
    faults.different(content.ships.iter().map(|ship| ship.id.as_str()));
    for ship in &content.ships {
        faults.unless(ship.level.is_some() && ship.hull.is_some(), "unknown", &ship.id);
    }
    faults.unless(content.ships.len() <= 64 && content.omega.hull.is_some(), "count", "ship");
    let size = usize::from(content.map.tile);
    faults.different(content.map.faces.iter().map(|face| face.id.as_str()));
    faults.unless(size % 2 == 1 && size <= 9, "count", "map");
    for face in &content.map.faces {
        faults.unless(square(&face.rows, size, ".ANR"), "face", &face.id);
        let empty = face.rows.get(size / 2).and_then(|row| row.chars().nth(size / 2));
        faults.unless(empty.and_then(Terrain::lettered) == Some(Terrain::Empty), "face", &face.id);
    }
    let tiles: BTreeSet<u8> = content.map.faces.iter().map(|face| face.tile).collect();
    let numbered = (1..).zip(&content.missions).all(|(number, mission)| mission.number == number);
    faults.unless(numbered && !content.missions.is_empty(), "count", "mission");
    for mission in &content.missions {
        let inside = |at: (u8, u8)| at.0 < mission.cols && at.1 < mission.rows;
        let places = mission.tiles.iter().all(|tile| inside(tile.at));
        let start = mission.tiles.iter().any(|tile| tile.at == mission.start.tile);
        faults.unless(places && start && mission.tiles.len() <= tiles.len(), "unknown", &mission.id);
        faults.unless(mission.start.edge.is_some() != mission.start.cell.is_some(), "unknown", &mission.id);
        faults.unless(mission.cols <= 8 && mission.rows <= 8, "count", &mission.id);
        let jump_last = mission.objectives.last() == Some(&Objective::Jump);
        faults.unless(jump_last, "unknown", &mission.id);
        let known = |id: &str| content.ship(id).is_some();
        let named = mission.objectives.iter().all(|part| match part {
            Objective::DestroyNamed { id } => known(id),
            _ => true,
        });
        faults.unless(
            named && mission.mother_ship.as_ref().is_none_or(|mother| known(&mother.ship)),
            "unknown",
            &mission.id,
        );
    }
    for chairs in 1..=9 {
        let seats = content.seats.suggested(chairs);
        let held: usize = seats.iter().map(Vec::len).sum();
        let each = crate::Station::ALL.iter().all(|station| seats.iter().any(|seat| seat.contains(station)));
        let all = seats.len() == usize::from(chairs) && held == crate::Station::ALL.len() && each;
        faults.unless(all, "seats", &chairs.to_string());
    }
}
