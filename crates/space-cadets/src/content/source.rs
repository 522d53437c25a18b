//! Content as a person writes it: the TOML files in `data/`, or a file that replaces parts of them.

use super::*;
use serde::{Deserialize, Serialize};
use table::{ContentSource, GameContent, Phrase, list_or};

/// Everything that the data files say. In a replacement file every part may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Source {
    /// Names the game the file is for; needed in replacement files.
    pub game: Option<String>,
    /// How long things last.
    pub clock: Option<ClockData>,
    /// Engineering.
    pub engineering: Option<EngineeringData>,
    /// Helm.
    pub helm: Option<HelmData>,
    /// Sensors.
    pub sensors: Option<SensorsData>,
    /// Tractor beam.
    pub tractor: Option<TractorData>,
    /// Weapons.
    pub weapons: Option<WeaponsData>,
    /// Shields.
    pub shields: Option<ShieldsData>,
    /// Jump drive.
    pub jump: Option<JumpData>,
    /// Damage.
    pub damage: Option<DamageData>,
    /// The repair deck.
    pub repair: Vec<RepairCard>,
    /// Core breach.
    pub core: Option<CoreData>,
    /// The Captain.
    pub captain: Option<CaptainData>,
    /// Enemy ships.
    #[serde(rename = "ship")]
    pub ships: Vec<Ship>,
    /// Nemesis.
    pub nemesis: Option<Ship>,
    /// The Omega satellite.
    pub omega: Option<Ship>,
    /// The Nemesis track.
    pub track: Option<NemesisTrack>,
    /// Map tiles.
    pub map: Option<MapData>,
    /// What stars do.
    pub stars: Option<Stars>,
    /// The missions.
    #[serde(rename = "mission")]
    pub missions: Vec<Mission>,
    /// Suggested seats.
    pub seats: Option<SeatsData>,
}

impl ContentSource for Source {
    fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    fn completed_by(self, other: Source) -> Source {
        Source {
            game: self.game.or(other.game),
            clock: self.clock.or(other.clock),
            engineering: self.engineering.or(other.engineering),
            helm: self.helm.or(other.helm),
            sensors: self.sensors.or(other.sensors),
            tractor: self.tractor.or(other.tractor),
            weapons: self.weapons.or(other.weapons),
            shields: self.shields.or(other.shields),
            jump: self.jump.or(other.jump),
            damage: self.damage.or(other.damage),
            repair: list_or(self.repair, other.repair),
            core: self.core.or(other.core),
            captain: self.captain.or(other.captain),
            ships: list_or(self.ships, other.ships),
            nemesis: self.nemesis.or(other.nemesis),
            omega: self.omega.or(other.omega),
            track: self.track.or(other.track),
            map: self.map.or(other.map),
            stars: self.stars.or(other.stars),
            missions: list_or(self.missions, other.missions),
            seats: self.seats.or(other.seats),
        }
    }
}

fn part<T>(part: Option<T>, name: &str) -> Result<T, Vec<Phrase>> {
    part.ok_or_else(|| vec![Content::fault("missing").text("part", name)])
}

impl Source {
    /// The parts, all of which must be there.
    pub(super) fn into_content(self, source: Source) -> Result<Content, Vec<Phrase>> {
        Ok(Content {
            source,
            clock: part(self.clock, "clock")?,
            engineering: part(self.engineering, "engineering")?,
            helm: part(self.helm, "helm")?,
            sensors: part(self.sensors, "sensors")?,
            tractor: part(self.tractor, "tractor")?,
            weapons: part(self.weapons, "weapons")?,
            shields: part(self.shields, "shields")?,
            jump: part(self.jump, "jump")?,
            damage: part(self.damage, "damage")?,
            repair: self.repair,
            core: part(self.core, "core")?,
            captain: part(self.captain, "captain")?,
            ships: self.ships,
            nemesis: part(self.nemesis, "nemesis")?,
            omega: part(self.omega, "omega")?,
            track: part(self.track, "track")?,
            map: part(self.map, "map")?,
            stars: part(self.stars, "stars")?,
            missions: self.missions,
            seats: part(self.seats, "seats")?,
        })
    }
}
