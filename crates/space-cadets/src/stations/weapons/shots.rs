//! Torpedoes (SC-11): the line they start from, the zone they reach, and what a turn's shots do to a target.

use crate::Lock;
use crate::content::{Ongoing, TrackData, TrackZone};
use crate::stations::flick::{Spot, has_fallen};
use serde::{Deserialize, Serialize};
use table::names;

names! {
    /// Why something is not allowed.
    WeaponsFault {
        /// More tubes than energy, or than damage leaves (SC-20.16).
        TooManyTubes = "too_many_tubes",
        /// Not one card for a tube, or two for a Seeker.
        WrongCards = "wrong_cards",
        /// More pieces than there are (SC-10.4).
        Supply = "supply",
        /// No loaded tube for the shot.
        NoTube = "no_tube",
        /// Too far (SC-11.1).
        OutOfRange = "out_of_range",
        /// A rift in between (SC-7.3).
        Blocked = "blocked",
        /// Nothing left to fire at (SC-11.9).
        TargetDestroyed = "target_destroyed",
        /// A second flick that cannot be taken (SC-19.5).
        SecondFlick = "second_flick",
    }
}

/// What changes torpedoes this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WeaponsRules {
    /// Guidance Fault: a Superlock counts as a Lock (SC-20.2).
    pub superlock_as_lock: bool,
    /// Rail Warp: so many lines further back (SC-20.20).
    pub lines_back: u8,
    /// Loader Strike: no more tubes than this (SC-20.16).
    pub most_tubes: Option<u8>,
    /// X-95 Torpedoes: what each that hurts adds (SC-4.2).
    pub more_damage: u8,
}

impl WeaponsRules {
    /// What the damage in force and the equipment of the turn say.
    pub fn of<'a>(damage: impl IntoIterator<Item = &'a Ongoing>, more_damage: u8) -> WeaponsRules {
        let mut rules = WeaponsRules { more_damage, ..WeaponsRules::default() };
        for one in damage {
            match one {
                Ongoing::SuperlockAsLock => rules.superlock_as_lock = true,
                Ongoing::LineBack { lines } => rules.lines_back += lines,
                Ongoing::MaxTubes { tubes } => {
                    rules.most_tubes = Some(rules.most_tubes.map_or(*tubes, |most| most.min(*tubes)));
                }
                _ => {}
            }
        }
        rules
    }

    /// The line to fire from at a range, counted from 1 (SC-11.2).
    pub fn line(&self, range: u16, lines: usize) -> u8 {
        let last = u8::try_from(lines).unwrap_or(u8::MAX).max(1);
        let line = u8::try_from(range.max(1)).unwrap_or(u8::MAX).min(last);
        line.saturating_add(self.lines_back).min(last)
    }

    /// What a lock counts as for torpedoes.
    pub fn counts_as(&self, lock: Lock) -> Lock {
        if self.superlock_as_lock { lock.min(Lock::Lock) } else { lock }
    }
}

/// The number of a zone for a lock (SC-11.3).
fn number(zone: &TrackZone, lock: Lock) -> u8 {
    match lock {
        Lock::None => zone.grey,
        Lock::Lock => zone.white,
        Lock::Superlock => zone.red,
    }
}

/// Of some zones the best for a lock; of equal ones the later.
fn best(track: &TrackData, lock: Lock, zones: impl Iterator<Item = usize>) -> Option<usize> {
    zones.max_by_key(|zone| (track.zones.get(*zone).map_or(0, |zone| number(zone, lock)), *zone))
}

/// The zone of a disc that touches these zones.
pub fn zone_touching(track: &TrackData, lock: Lock, zones: &[usize]) -> Option<usize> {
    best(track, lock, zones.iter().copied().filter(|zone| *zone < track.zones.len()))
}

/// The zone of a disc whose centre rests there; none if it is off the track (SC-11.3, SC-11.4).
pub fn zone_at(track: &TrackData, lock: Lock, at: Spot) -> Option<usize> {
    if has_fallen(track, at) {
        return None;
    }
    let radius = i64::from(track.radius) * 1_000;
    let (back, front) = (i64::from(at.x) - radius, i64::from(at.x) + radius);
    let zones = track.zones.iter().enumerate();
    let touched = zones.filter(|(place, zone)| {
        let begins = i64::from(zone.from) * 1_000;
        let ends = track.zones.get(place + 1).map(|next| i64::from(next.from) * 1_000);
        begins <= front && ends.is_none_or(|ends| ends >= back)
    });
    // Behind the first zone there is nothing to touch, and nothing to score.
    best(track, lock, touched.map(|(place, _)| place)).or(Some(0))
}

/// What a torpedo adds to the turn's damage: the zone's number, X-95, then doubled if the target is held (SC-4.2, SC-11.6).
pub fn shot_damage(
    track: &TrackData,
    rules: &WeaponsRules,
    zone: Option<usize>,
    lock: Lock,
    target: Target,
) -> u8 {
    let printed = zone.and_then(|zone| track.zones.get(zone)).map_or(0, |zone| number(zone, lock));
    let damage = if printed == 0 { 0 } else { printed.saturating_add(rules.more_damage) };
    if target == Target::Held { damage.saturating_mul(2) } else { damage }
}

names! {
    /// Whether the tractor beam holds a target.
    Target {
        /// It moves freely.
        Free = "free",
        /// It is held.
        Held = "held",
    }
}

/// One torpedo's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// The zone; none for a miss.
    pub zone: Option<u8>,
    /// What it adds to the turn's damage.
    pub damage: u8,
    /// Whether it rests in the last section.
    pub last_section: bool,
}

impl Shot {
    /// What a torpedo whose disc rests in a zone does.
    pub fn new(
        track: &TrackData,
        rules: &WeaponsRules,
        zone: Option<usize>,
        lock: Lock,
        target: Target,
    ) -> Shot {
        Shot {
            zone: zone.and_then(|zone| u8::try_from(zone).ok()),
            damage: shot_damage(track, rules, zone, lock, target),
            last_section: zone.is_some_and(|zone| zone + 1 == track.zones.len()),
        }
    }
}

/// What a turn's damage does to a target: its shields absorb once from the whole (SC-11.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shots {
    /// Its shields this turn.
    pub shields: u8,
    /// What destroys it; nothing does if there is none.
    pub hull: Option<u8>,
    /// Damage markers at the start of the turn.
    pub markers: u8,
    /// The turn's damage.
    pub total: u16,
}

impl Shots {
    /// What the shields took.
    pub fn absorbed(&self) -> u16 {
        self.total.min(self.shields.into())
    }

    /// Damage markers now.
    pub fn markers_now(&self) -> u16 {
        u16::from(self.markers).saturating_add(self.total - self.absorbed())
    }

    /// Whether it is destroyed.
    pub fn destroyed(&self) -> bool {
        self.hull.is_some_and(|hull| self.markers_now() >= hull.into())
    }
}
