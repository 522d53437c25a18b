//! The names of things, in the language of whoever plays.

use ::space_cadets::content::Content;
use ::space_cadets::{Object, PlotCard, Question, Spend, Square, System, View, Zone};
use std::fmt::Display;
use terminal::Narrator;

/// What is needed to name the things of a position.
pub struct Names<'a> {
    pub view: &'a View,
    pub narrator: &'a Narrator<'a>,
}

impl Names<'_> {
    /// Something that the game's own messages name.
    pub fn of(&self, group: &str, name: &str) -> String {
        let name = name.replace([' ', '_'], "-").to_lowercase();
        self.narrator.text(&format!("space-cadets-{group}-{name}"))
    }

    pub fn nothing(&self) -> String {
        self.narrator.text("cli-space-cadets-nothing")
    }

    pub fn object(&self, object: Object) -> String {
        match object {
            Object::Enemy(ship) => {
                let ship = Content::standard().ships.get(usize::from(ship));
                ship.map(|ship| self.of("ship", &ship.name)).unwrap_or_default()
            }
            Object::Crystal(number) => format!("{} {}", self.of("crystal", "crystal"), number + 1),
            Object::Nemesis => self.of("ship", "nemesis"),
        }
    }

    pub fn maybe(&self, object: Option<Object>) -> String {
        object.map(|object| self.object(object)).unwrap_or_else(|| self.nothing())
    }

    pub fn zone(&self, zone: Zone) -> String {
        match zone.side() {
            Some(side) => self.of("side", side.name()),
            None => self.narrator.text("cli-space-cadets-centre"),
        }
    }

    pub fn shield(&self, tile: u8) -> String {
        let tile = self.view.shields.tiles.get(usize::from(tile));
        tile.map(|tile| format!("{} {}", tile.number, self.of("colour", tile.colour.name())))
            .unwrap_or_default()
    }

    pub fn damage(&self, card: u8) -> String {
        let card = Content::standard().damage.cards.get(usize::from(card));
        card.map(|card| self.of("damage", &card.name)).unwrap_or_default()
    }

    pub fn flux(&self, card: u8) -> String {
        let card = Content::standard().jump.cards.get(usize::from(card));
        card.map(|card| card.id.clone()).unwrap_or_default()
    }

    pub fn piece(&self, piece: u8) -> String {
        let piece = Content::standard().weapons.pieces.get(usize::from(piece));
        piece.map(|piece| piece.kind.clone()).unwrap_or_default()
    }

    pub fn plot(&self, card: Option<PlotCard>) -> String {
        let number = match card {
            None => return self.nothing(),
            Some(PlotCard::Special(number)) => Some(number),
            Some(PlotCard::Drawn(place)) => self.view.helm.drawn.get(usize::from(place)).copied(),
        };
        let printed = number.and_then(|number| Content::standard().helm.cards.get(usize::from(number)));
        printed.map(|card| self.of("maneuver", &card.id)).unwrap_or_default()
    }

    pub fn spend(&self, on: Spend) -> String {
        self.narrator.text(match on {
            Spend::Lock => "cli-space-cadets-spend-lock",
            Spend::Superlock => "cli-space-cadets-spend-superlock",
            Spend::Upgrade => "cli-space-cadets-spend-upgrade",
            Spend::Break => "cli-space-cadets-spend-break",
            Spend::Scan => "cli-space-cadets-spend-scan",
        })
    }

    /// Energy by system.
    pub fn energy(&self, energy: &[u8; 7]) -> String {
        let systems = System::ALL.iter().zip(energy);
        let named = systems.map(|(system, count)| format!("{} {count}", self.of("system", system.name())));
        named.collect::<Vec<_>>().join(", ")
    }

    /// One of the answers to what is asked.
    pub fn answer(&self, pick: u8) -> String {
        let Some(ask) = &self.view.ask else { return String::new() };
        let place = usize::from(pick);
        match &ask.question {
            Question::Side { options, .. } | Question::Diagonal { options, .. } => {
                options.get(place).map(|side| self.of("side", side.name()))
            }
            Question::Lock { options } => options.get(place).map(|slot| slot.name().to_owned()),
            Question::Flux { options } => options.get(place).map(|card| self.flux(*card)),
            Question::Order { options } => options.get(place).map(|object| self.object(*object)),
            Question::Move { options, .. } => options.get(place).map(|way| square(way.to)),
            Question::Axis { options, .. } | Question::Scout { options, .. } => {
                options.get(place).map(|at| square(*at))
            }
            Question::Satellite { options, .. } => {
                options.get(place).map(|ship| self.object(Object::Enemy(*ship)))
            }
            Question::Repair { options } => options.get(place).map(|card| self.damage(*card)),
        }
        .unwrap_or_default()
    }
}

/// A square as people count: from one.
pub fn square(at: Square) -> String {
    pair(at.0 + 1, at.1 + 1)
}

pub fn pair(x: impl Display, y: impl Display) -> String {
    format!("{x}/{y}")
}

pub fn numbers(numbers: impl Iterator<Item = i64>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}
