//! Any number of threats of one mission, and those that a rule has to look at: most rules concern one or two cards, so
//! nobody need ask all of them in every step.

use super::{DueThreat, ThreatId};
use crate::Kind;
use crate::content::{Deed, Letter, OnBoard, ThreatCard};

/// Any number of threats: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThreatSet(u16);

impl ThreatSet {
    /// Whether there is none.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub(super) fn contains(self, threat: ThreatId) -> bool {
        self.0 >> threat.0 & 1 != 0
    }

    /// Adds one.
    #[inline]
    pub(super) fn insert(&mut self, threat: ThreatId) {
        self.0 |= 1 << threat.0;
    }

    /// All of either.
    #[inline]
    pub(super) fn or(self, other: ThreatSet) -> ThreatSet {
        ThreatSet(self.0 | other.0)
    }
}

/// In order of number.
impl Iterator for ThreatSet {
    type Item = ThreatId;

    #[inline]
    fn next(&mut self) -> Option<ThreatId> {
        let first = self.0.trailing_zeros() as u8;
        let rest = self.0.checked_sub(1)?;
        self.0 &= rest;
        Some(ThreatId(first))
    }
}

/// The threats of a mission by what their cards say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ThreatGroups {
    /// Those from outside.
    pub external: ThreatSet,
    /// Those that squads can attack.
    pub intruders: ThreatSet,
    /// Slime and contamination, which wait for people.
    pub growing: ThreatSet,
    /// All malfunctions.
    pub malfunctions: ThreatSet,
    /// The malfunctions of each kind of system.
    pub on_system: [ThreatSet; 3],
    /// Those that wreck whole stations.
    pub wrecking: ThreatSet,
    /// Malfunctions that double the damage to the ship.
    pub doubling: ThreatSet,
    /// Those that make the attacks of others stronger.
    pub rousing: ThreatSet,
    /// Those that make the shields of all stronger.
    pub fortifying: ThreatSet,
    /// Those that may be beaten as soon as they appear, because they begin with damage.
    pub hurt_before: ThreatSet,
}

impl ThreatGroups {
    /// Reads the cards of a mission.
    pub(super) fn new(threats: &[DueThreat]) -> ThreatGroups {
        let all = |is: &dyn Fn(&ThreatCard) -> bool| group(threats, |due| is(&due.card));
        let on_system = [Letter::A, Letter::B, Letter::C].map(|system| {
            all(&|card| matches!(card.on_board, OnBoard::Malfunction { letter: Some(letter), .. } if letter == system))
        });
        ThreatGroups {
            external: all(&|card| card.kind == Kind::External),
            intruders: all(&|card| matches!(card.on_board, OnBoard::Intruder { .. })),
            growing: all(&|card| card.is_slime() || card.is_contamination()),
            malfunctions: all(&|card| matches!(card.on_board, OnBoard::Malfunction { .. })),
            on_system,
            wrecking: all(&|card| {
                let deeds = card.deeds.iter().chain([&card.jump]).flat_map(|deeds| deeds.iter());
                deeds.into_iter().any(|deed| deed == Deed::Wreck)
            }),
            doubling: all(&|card| matches!(card.on_board, OnBoard::Malfunction { doubles_damage: true, .. })),
            rousing: all(&|card| card.nature.rouses > 0),
            fortifying: all(&|card| card.nature.fortifies > 0),
            hurt_before: group(threats, |due| due.on_appear.damage.is_some()),
        }
    }
}

fn group(threats: &[DueThreat], is_member: impl Fn(&DueThreat) -> bool) -> ThreatSet {
    let mut set = ThreatSet::default();
    for (id, due) in (0..).map(ThreatId).zip(threats) {
        if is_member(due) {
            set.insert(id);
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_every_threat_and_lists_them_by_number() {
        let mut set = ThreatSet::default();
        assert!(set.is_empty());
        for number in [15, 0, 7] {
            set.insert(ThreatId(number));
        }
        assert!(set.contains(ThreatId(15)) && !set.contains(ThreatId(8)));
        assert_eq!(set.collect::<Vec<_>>(), [ThreatId(0), ThreatId(7), ThreatId(15)]);
    }
}
