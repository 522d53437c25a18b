//! A checked mission: what a ship flies into, quick to look up.

use super::due_threat::due_threats;
use super::threat_set::ThreatGroups;
use super::{
    CarriedOver, DueThreat, MOST_THREATS, MissionFault, MissionPlan, Rulings, Start, Systems, ThreatId, Tile,
    Tiles, Track, Trajectory,
};
use crate::Zone;
use crate::content::{Content, ShipNumbers};

/// A checked mission: everything a [`super::Ship`] needs to know about what it flies into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    pub(crate) turns: u8,
    pub(crate) tracks: [Trajectory; 4],
    pub(crate) threats: Vec<DueThreat>,
    pub(crate) tiles: [[Tile; 6]; 3],
    pub(crate) systems: Systems,
    pub(crate) carried: CarriedOver,
    pub(crate) start: Start,
    pub(crate) rulings: Rulings,
    pub(crate) numbers: ShipNumbers,
    /// Its threats by what their cards say.
    pub(crate) groups: ThreatGroups,
    /// Whether any threat is of a kind that the base game does not know. If not, much need not be looked at.
    pub(crate) frontier: bool,
}

impl Mission {
    /// Checks a plan and looks up its cards.
    pub fn new(content: &Content, plan: &MissionPlan) -> Result<Mission, MissionFault> {
        if plan.turns != 12 && plan.turns != 7 {
            return Err(MissionFault::Turns(plan.turns));
        }
        if plan.threats.len() > MOST_THREATS {
            return Err(MissionFault::TooManyThreats(plan.threats.len()));
        }
        for (zone, order) in Zone::ALL.into_iter().zip(&plan.tiles) {
            let mut seen = Tiles::NONE;
            for tile in order {
                if seen.contains(*tile) {
                    return Err(MissionFault::TileTwice(zone, *tile));
                }
                seen.insert(*tile);
            }
        }
        let threats = due_threats(content, plan)?;
        Ok(Mission {
            turns: plan.turns,
            tracks: plan.tracks.map(Option::unwrap_or_default),
            frontier: threats.iter().any(|due| due.card.is_frontier()),
            groups: ThreatGroups::new(&threats),
            threats,
            tiles: plan.tiles,
            systems: plan.systems,
            carried: plan.carried,
            start: plan.start,
            rulings: plan.rulings,
            numbers: *content.ship(),
        })
    }

    /// How many turns have actions.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// The turn without actions after the last.
    pub fn last_turn(&self) -> u8 {
        self.turns + 1
    }

    /// A track's squares.
    pub fn track(&self, track: Track) -> &Trajectory {
        &self.tracks[track.index()]
    }

    /// Every threat, in order of number; those that others call come last, in the order of their callers.
    pub fn threats(&self) -> &[DueThreat] {
        &self.threats
    }

    /// Every threat with its id, in order of number.
    pub fn threat_ids(&self) -> impl Iterator<Item = ThreatId> {
        (0..self.threats.len() as u8).map(ThreatId)
    }

    /// One of them.
    pub fn threat(&self, threat: ThreatId) -> Option<&DueThreat> {
        self.threats.get(threat.index())
    }

    /// The threat that this one calls.
    pub fn called_by(&self, caller: ThreatId) -> Option<ThreatId> {
        self.threat_ids().find(|id| self.threats[id.index()].called_by == Some(caller))
    }

    /// Which parts of the game are in use.
    pub fn systems(&self) -> &Systems {
        &self.systems
    }

    /// The ship's numbers.
    pub fn numbers(&self) -> &ShipNumbers {
        &self.numbers
    }

    /// The turns whose end brings a check of the computer.
    pub fn checks(&self) -> &'static [u8] {
        if self.systems.computer && self.turns == 12 { &[2, 5, 9] } else { &[] }
    }
}
