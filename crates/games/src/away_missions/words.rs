//! Names of things in the language of the reader.

use ::away_missions::field::{AlienId, ItemId, TileId};
use ::away_missions::scenario::Bilingual;
use ::away_missions::{BossType, Item, Kind, Room, Target, Thing, View, Who};
use speech::Language;
use terminal::Narrator;

/// Somebody who names things.
pub struct Words<'a> {
    /// What is on the table.
    pub view: &'a View,
    /// Who speaks.
    pub narrator: &'a Narrator<'a>,
}

impl Words<'_> {
    fn name(&self, group: &str, name: &str) -> String {
        self.narrator.speaker.name(&format!("away-missions-{group}-{}", name.replace('_', "-")))
    }

    /// A Rocketeer.
    pub fn who(&self, who: Who) -> String {
        self.name("rocketeer", who.name())
    }

    /// A kind of card.
    pub fn item(&self, item: Item) -> String {
        self.name("item", item.name())
    }

    /// A Scenario tile.
    pub fn room(&self, room: Room) -> String {
        self.name("tile", room.name())
    }

    /// A type of Alien or a boss.
    pub fn kind(&self, kind: Kind) -> String {
        match kind {
            Kind::Alien(kind) => self.name("alien", kind.name()),
            Kind::Boss(BossType::HiveQueen) => self.room(Room::HiveQueen),
            Kind::Boss(BossType::Overmind) => self.room(Room::Overmind),
        }
    }

    /// A name of something with a plain name.
    pub fn plain(&self, group: &str, name: &str) -> String {
        self.name(group, name)
    }

    /// A text that a scenario brings along.
    pub fn text(&self, text: &Bilingual) -> String {
        match self.narrator.speaker.language() {
            Language::English => text.en.clone(),
            Language::French => text.fr.clone(),
        }
    }

    /// A tile: its name or number, else its place.
    pub fn tile(&self, id: TileId) -> String {
        let Some(tile) = self.view.tiles.iter().find(|tile| tile.id == id) else { return String::new() };
        match (tile.room, tile.number) {
            (Some(room), _) => self.room(room),
            (None, Some(number)) => number.to_string(),
            (None, None) => format!("[{}, {}]", tile.at.q, tile.at.r),
        }
    }

    /// An Alien with its tile.
    pub fn alien(&self, id: AlienId) -> String {
        match self.view.aliens.iter().find(|alien| alien.id == id) {
            Some(alien) => format!("{} ({})", self.kind(Kind::Alien(alien.kind)), self.tile(alien.at)),
            None => String::new(),
        }
    }

    /// An Alien or a boss.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Alien(id) => self.alien(id),
            Target::Boss(kind) => self.kind(Kind::Boss(kind)),
        }
    }

    /// A card, whoever holds it or wherever it lies.
    pub fn card(&self, id: ItemId) -> String {
        use ::away_missions::field::Lying;
        let held = self.view.rocketeers.iter().flat_map(|one| &one.items);
        let lying = self.view.tiles.iter().flat_map(|tile| &tile.lying).filter_map(|lying| match lying {
            Lying::Item(card) | Lying::Mine(card) => Some(card),
            Lying::Mysterium | Lying::ThrallOxygenTank => None,
        });
        held.chain(lying).find(|card| card.id == id).map(|card| self.item(card.item)).unwrap_or_default()
    }

    /// Something that lies on a tile.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Card(card) => self.card(card),
            Thing::Mysterium => self.name("component", "mysterium"),
            Thing::ThrallOxygenTank => self.narrator.text("cli-away-missions-oxygen-tank"),
        }
    }
}
