//! Everything that is in the box, as data: tiles, cards, shapes, ships, tiles of the map and the missions. Numbers are content
//! and never constants of the code: many of them are designed and will be tuned.

mod check;
mod source;
mod stations;
mod world;

pub(crate) use check::FAULTS;
pub use source::Source;
pub use stations::*;
pub use world::*;

use crate::{Difficulty, Equipment, Pattern};
use table::{BuiltIn, ContentSource, GameContent, Phrase};

/// All content of the game, checked.
#[derive(Debug)]
pub struct Content {
    source: Source,
    /// How long things last.
    pub clock: ClockData,
    /// Engineering.
    pub engineering: EngineeringData,
    /// Helm.
    pub helm: HelmData,
    /// Sensors.
    pub sensors: SensorsData,
    /// Tractor beam.
    pub tractor: TractorData,
    /// Weapons.
    pub weapons: WeaponsData,
    /// Shields.
    pub shields: ShieldsData,
    /// Jump drive.
    pub jump: JumpData,
    /// Damage.
    pub damage: DamageData,
    /// The repair deck.
    pub repair: Vec<RepairCard>,
    /// Core breach.
    pub core: CoreData,
    /// The Captain.
    pub captain: CaptainData,
    /// Enemy ships.
    pub ships: Vec<Ship>,
    /// Nemesis.
    pub nemesis: Ship,
    /// The Omega satellite.
    pub omega: Ship,
    /// The Nemesis track and enemies' locks.
    pub track: NemesisTrack,
    /// Map tiles.
    pub map: MapData,
    /// What stars do.
    pub stars: Stars,
    /// The missions, by number.
    pub missions: Vec<Mission>,
    /// Suggested seats.
    pub seats: SeatsData,
}

/// The content a game is played with: built in, or a table's own.
pub type ContentHandle = table::ContentHandle<Content>;

impl Content {
    /// The built-in content.
    pub fn standard() -> &'static Content {
        &STANDARD
    }

    /// The damage card with this id, and its number.
    pub fn damage_card(&self, id: &str) -> Option<(u8, &DamageCard)> {
        (0..).zip(&self.damage.cards).find(|(_, card)| card.id == id)
    }

    /// The enemy ship with this id, and its number.
    pub fn ship(&self, id: &str) -> Option<(u8, &Ship)> {
        (0..).zip(&self.ships).find(|(_, ship)| ship.id == id)
    }

    /// The maneuver card with this printed name, and its number.
    pub fn maneuver(&self, name: &str) -> Option<(u8, &ManeuverCard)> {
        (0..).zip(&self.helm.cards).find(|(_, card)| card.name == name)
    }

    /// The map face with this id, and its number.
    pub fn face(&self, id: &str) -> Option<(u8, &Face)> {
        (0..).zip(&self.map.faces).find(|(_, face)| face.id == id)
    }

    /// The mission with this number.
    pub fn mission(&self, number: u8) -> Option<&Mission> {
        self.missions.iter().find(|mission| mission.number == number)
    }

    /// The equipment that a referee file calls so.
    pub fn equipment_called(&self, name: &str) -> Option<Equipment> {
        self.captain.equipment.iter().find(|card| card.name == name).map(|card| card.id)
    }

    /// How damage decks are mixed.
    pub fn mix(&self, difficulty: Difficulty) -> &Mix {
        match difficulty {
            Difficulty::Easy => &self.damage.mix.easy,
            Difficulty::Normal => &self.damage.mix.normal,
            Difficulty::Hard => &self.damage.mix.hard,
        }
    }

    /// The points of a pattern.
    pub fn pattern_points(&self, pattern: Pattern) -> u8 {
        self.shields.patterns.iter().find(|one| one.name == pattern).map_or(0, |one| one.points)
    }
}

impl GameContent for Content {
    const GAME: &'static str = "space-cadets";
    type Source = Source;

    fn built_in() -> &'static [&'static BuiltIn<Content>] {
        static BUILT_IN: [&BuiltIn<Content>; 1] = [&STANDARD];
        &BUILT_IN
    }

    fn source(&self) -> &Source {
        &self.source
    }

    fn compile(source: Source) -> Result<Content, Vec<Phrase>> {
        let kept = source.clone();
        let content = source.into_content(kept)?;
        check::check(&content)?;
        Ok(content)
    }
}

static STANDARD: BuiltIn<Content> = BuiltIn::new("standard", || {
    let source = Source::of_parts(&[
        include_str!("../../data/clock.toml"),
        include_str!("../../data/engineering.toml"),
        include_str!("../../data/helm.toml"),
        include_str!("../../data/sensors.toml"),
        include_str!("../../data/tractor.toml"),
        include_str!("../../data/weapons.toml"),
        include_str!("../../data/shields.toml"),
        include_str!("../../data/jump.toml"),
        include_str!("../../data/damage.toml"),
        include_str!("../../data/repair.toml"),
        include_str!("../../data/core.toml"),
        include_str!("../../data/captain.toml"),
        include_str!("../../data/enemies.toml"),
        include_str!("../../data/map.toml"),
        include_str!("../../data/missions.toml"),
        include_str!("../../data/seats.toml"),
    ]);
    match Content::compile(source) {
        Ok(content) => content,
        // The built-in data is part of the program; a test proves that it compiles.
        Err(faults) => unreachable!("the built-in data is faulty: {faults:?}"),
    }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_content_is_whole() {
        let content = Content::standard();
        assert_eq!((content.engineering.tiles.len(), content.helm.cards.len()), (16, 14));
        assert_eq!(content.helm.cards.iter().map(|card| card.copies).sum::<u8>(), 20);
        assert_eq!((content.sensors.shapes.len(), content.weapons.cards.len()), (8, 18));
        assert_eq!(content.weapons.pieces.iter().map(|piece| piece.copies).sum::<u8>(), 24);
        assert_eq!((content.shields.tiles().len(), content.jump.cards.len()), (32, 12));
        assert_eq!((content.damage.cards.len(), content.ships.len()), (48, 16));
        assert_eq!(content.repair.iter().map(|card| card.count).sum::<u8>(), 11);
        assert_eq!((content.map.faces.len(), content.missions.len()), (20, 6));
        assert_eq!(content.damage_card("A1").unwrap().1.ongoing, Some(Ongoing::Absorb { energy: 1 }));
    }
}
