//! Position files (AM-29): a table in play, as people with the box write it down or a game saves it.

mod dice;
mod fault;
mod json;
mod play;
mod read;
mod seen;
mod sight;
mod steps;
mod write;

pub use dice::DiceOnFile;
pub use fault::{PositionFault, PositionWrong};
pub use play::{AlienTurnFile, Told, play};
pub use sight::{PairOnFile, SeenOnFile, SightFile};
pub use steps::{EffectOnFile, FigureStep, StepOnFile};
pub use write::PositionFile;

use crate::aliens::Strike;
use crate::field::{AlienId, Field, ItemId, TileId};
use crate::hex::Direction;
use crate::{AlienType, Item, Who};
use json::Extras;

/// The most tiles of a view that is saved.
const MOST_TILES_SEEN: usize = 200;

/// The format that is read and written.
pub const FORMAT: &str = "away-missions-position/1";

/// A position: the map, and how its Alien Turn is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// Everything on the map.
    pub field: Field,
    /// What the Aliens are called.
    pub names: Vec<(AlienId, String)>,
    /// The dice.
    pub dice: DiceOnFile,
    /// Who reacts to what.
    pub reactions: Reactions,
    /// The directions that somebody chooses under Terror, in turn.
    pub terror: Vec<(Who, Vec<Direction>)>,
    notes: Notes,
}

/// Who reacts to what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reactions {
    /// Nobody reacts.
    None,
    /// Everybody reacts to everything.
    Auto,
    /// These.
    List(Vec<Reaction>),
}

/// One reaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// Where it stands in the file.
    pub place: String,
    /// Whose.
    pub who: Who,
    /// With what.
    pub item: Item,
    /// The moment at which it comes due.
    pub when: Moment,
}

/// When somebody reacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Against the n-th effect of a kind that would really strike.
    Against(Strike, u16),
    /// Just before a type acts.
    Before(AlienType),
}

/// What others have written into the file, which is kept, and what stands on it without a meaning for the rules.
#[derive(Clone, Debug, Default, PartialEq)]
struct Notes {
    file: Extras,
    tiles: Vec<(TileId, Extras)>,
    hatches: Vec<((TileId, TileId), Extras)>,
    rocketeers: Vec<(Who, Extras)>,
    items: Vec<(ItemId, Extras)>,
    aliens: Vec<(AlienId, Extras)>,
    /// Tokens that are no cards, held by somebody.
    tanks: Vec<Who>,
}

fn note<K: PartialEq>(notes: &[(K, Extras)], key: &K) -> Extras {
    notes.iter().find(|(each, _)| each == key).map(|(_, extras)| extras.clone()).unwrap_or_default()
}

impl Position {
    /// The position of a running game: what position files cannot hold is left out (AM-29.27).
    pub fn of_game(field: &Field) -> Position {
        let mut field = field.clone();
        field.links.clear();
        field.bosses.clear();
        field.sight_limit = None;
        let mut position = Position {
            names: Vec::new(),
            dice: DiceOnFile::Seed(1),
            reactions: Reactions::None,
            terror: Vec::new(),
            notes: Notes::default(),
            field,
        };
        let aliens: Vec<(AlienId, AlienType)> =
            position.field.aliens.iter().map(|alien| (alien.id, alien.kind)).collect();
        for (id, kind) in aliens {
            let name = position.free_name(kind);
            position.names.push((id, name));
        }
        position
    }

    /// What an Alien is called.
    pub fn name(&self, id: AlienId) -> &str {
        self.names.iter().find(|(each, _)| *each == id).map_or("", |(_, name)| name)
    }

    /// The next free name for an Alien of this type.
    fn free_name(&self, kind: AlienType) -> String {
        let mut number = 1usize;
        loop {
            let name = format!("{kind}-{number}");
            if !self.names.iter().any(|(_, each)| *each == name) {
                return name;
            }
            number += 1;
        }
    }
}
