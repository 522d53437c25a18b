//! What a mission is worth, and how it ended.

use super::{Mission, Player, STORAGE, Ship, Squad, Status, StoredSquad, ThreatId};
use crate::Zone;
use crate::content::Doom;
use serde::{Deserialize, Serialize};
use table::Phrase;

/// How a ship was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// A zone needed a seventh tile.
    Zone {
        /// The zone that fell apart.
        zone: Zone,
        /// Whose attack it was.
        by: ThreatId,
    },
    /// A threat finished the ship.
    Doom {
        /// The threat that did it.
        by: ThreatId,
        /// The way in which the ship ended.
        how: Doom,
    },
}

impl Loss {
    /// The threat that did it.
    pub fn by(self) -> ThreatId {
        match self {
            Loss::Zone { by, .. } | Loss::Doom { by, .. } => by,
        }
    }

    /// Why, as a message; `threat` is the key of the threat's name.
    pub fn phrase(self, threat: String) -> Phrase {
        match self {
            Loss::Zone { zone, .. } => Phrase::new("space-alert-lost-zone")
                .key("threat", threat)
                .key("zone", format!("space-alert-zone-{}", zone.name())),
            Loss::Doom { how, .. } => {
                Phrase::new(format!("space-alert-lost-{}", how.name())).key("threat", threat)
            }
        }
    }
}

/// How a mission ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The ship jumped to safety.
    Won,
    /// The ship is lost.
    Lost(Loss),
}

/// The parts of a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Points for threats that were destroyed.
    pub destroyed: u16,
    /// Points for threats that were survived.
    pub survived: u16,
    /// Points for looking out of the window.
    pub visual: u16,
    /// Damage tiles on the ship.
    pub damage: u16,
    /// Tiles in the worst zone, which count again.
    pub worst_zone: u16,
    /// Two for each crew member who is out.
    pub knocked_out: u16,
    /// One for each disabled squad.
    pub disabled_squads: u16,
}

impl Score {
    /// Points for threats.
    pub fn threats(&self) -> u16 {
        self.destroyed + self.survived
    }

    /// Everything that is taken away.
    pub fn penalties(&self) -> u16 {
        self.damage + self.worst_zone + self.knocked_out + self.disabled_squads
    }

    /// The sum.
    pub fn total(&self) -> i32 {
        i32::from(self.threats()) + i32::from(self.visual) - i32::from(self.penalties())
    }
}

/// The score of a whole campaign: threats of all missions, penalties of the last, and the average look out of the
/// window, rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignScore {
    /// Points for the threats of all missions.
    pub threats: i32,
    /// The average look out of the window.
    pub visual: i32,
    /// What the last mission takes away.
    pub penalties: i32,
    /// The sum.
    pub total: i32,
}

impl CampaignScore {
    /// Adds up missions; nothing if none was flown.
    pub fn of(missions: &[Score]) -> Option<CampaignScore> {
        let penalties = i32::from(missions.last()?.penalties());
        let threats: i32 = missions.iter().map(|score| i32::from(score.threats())).sum();
        let visual: usize = missions.iter().map(|score| usize::from(score.visual)).sum();
        let visual = (visual / missions.len()) as i32;
        Some(CampaignScore { threats, visual, penalties, total: threats + visual - penalties })
    }
}

impl Ship {
    /// The score as it stands. It counts only if the ship is not lost.
    pub fn score(&self, mission: &Mission) -> Score {
        let (mut destroyed, mut survived) = (0, 0);
        for id in mission.threat_ids() {
            match self.threats[id.index()].status {
                Status::Destroyed => destroyed += u16::from(self.reward(mission, id)),
                Status::Survived => survived += u16::from(mission.threats[id.index()].card.survive),
                Status::Waiting | Status::OnTrack => {}
            }
        }
        let tiles = self.tiles.map(|tiles| u16::from(tiles.len()));
        Score {
            destroyed,
            survived,
            visual: self.visual_points(mission).iter().sum(),
            damage: tiles.iter().sum(),
            worst_zone: tiles.into_iter().max().unwrap_or(0),
            knocked_out: 2 * self.knocked_out().count() as u16,
            disabled_squads: u16::from(self.disabled_squads()),
        }
    }

    /// What looking out of the window is worth, phase by phase.
    pub fn visual_points(&self, mission: &Mission) -> [u16; 3] {
        self.visual.map(|people| u16::from(visual_worth(mission, people)))
    }

    /// Who is out.
    pub fn knocked_out(&self) -> impl Iterator<Item = Player> {
        let crew = self.crew().iter().enumerate();
        crew.filter(|(_, member)| member.knocked_out).map(|(player, _)| player as Player)
    }

    /// How many squads are disabled: in storage, beside somebody, or left unrepaired after an earlier mission.
    pub fn disabled_squads(&self) -> u8 {
        let led = |squad: Squad| self.crew().iter().filter(|member| member.squad == squad).count();
        let stored = |state: StoredSquad| self.stored.iter().filter(|stored| **stored == state).count();
        let disabled = led(Squad::Disabled) + stored(StoredSquad::Disabled);
        let able = led(Squad::Active) + stored(StoredSquad::Ready);
        // Whoever begins with a squad of their own may make them more than there are in storage.
        disabled.max(STORAGE.len().saturating_sub(able)) as u8
    }
}

pub(super) fn visual_worth(mission: &Mission, people: u8) -> u8 {
    match usize::from(people) {
        0 => 0,
        count => mission.numbers.visual.get(count - 1).copied().unwrap_or(0),
    }
}
