//! What the reference cards of the Aliens say (AM-21), as the Alien Turn needs it.

use crate::AlienType;
use crate::content::{Content, OverkillEffect};
use crate::field::Way;

/// The figures of a type of Alien.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How many tiles it moves at most. A Swarm of Bugs moves one for each Bug.
    pub steps: u8,
    /// The edges that it can pass.
    pub way: Way,
    /// How far it attacks: 0 its own tile, 1 also neighbours.
    pub range: u8,
    /// Its attack dice.
    pub dice: u8,
    /// Its hit points; 1 for those who have none to lose.
    pub hp: u8,
    /// What its Overkills do.
    pub overkill: Option<OverkillEffect>,
    /// Whether it may attack in a turn in which it moved.
    pub moves_and_attacks: bool,
}

impl Profile {
    /// The reference card of a type.
    pub fn of(kind: AlienType) -> Profile {
        let card = Content::standard().alien(kind);
        Profile {
            steps: card.moves,
            way: if card.passes_closed_hatches { Way::Glide } else { Way::Walk },
            range: card.range,
            dice: card.dice,
            hp: card.hp.unwrap_or(1),
            overkill: card.overkill_effect,
            moves_and_attacks: card.moves_and_attacks,
        }
    }
}

/// How many dice a Sentinel loses to one Stagger (AM-23.14).
pub const STAGGER: u8 = 2;

/// A die that shows this or less is a success (AM-8.1).
pub const SUCCESS: u8 = 3;
