//! Nemesis (SC-17): entering, acting, growing, being beaten back, and how it can be destroyed in Mission 6.

use crate::Square;
use crate::content::{KillWay, NemesisKill, NemesisTrack, Ship};
use crate::enemies::{Action, Scene, Stop};
use crate::fate::Orders;
use crate::stations::damage::ShieldPoints;
use serde::{Deserialize, Serialize};

/// The marker after so many boxes down, never below its end (SC-17.7).
pub fn lowered(marker: i8, boxes: u8, track: &NemesisTrack) -> i8 {
    let lower = i16::from(marker) - i16::from(boxes);
    i8::try_from(lower.max(i16::from(track.min))).unwrap_or(track.min)
}

/// How many boxes the torpedo damage of a turn moves the marker down (SC-17.5).
pub fn boxes_for_torpedoes(damage: u16, track: &NemesisTrack) -> u8 {
    let boxes = damage / u16::from(track.torpedo_damage_per_box.max(1));
    u8::try_from(boxes).unwrap_or(u8::MAX)
}

/// The Nemesis marker and ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Nemesis {
    /// The marker.
    pub marker: i8,
    /// Where it is, once it is on the map.
    pub at: Option<Square>,
}

impl Nemesis {
    /// Torpedoes of Step 6 beat it back (SC-17.5).
    pub fn hit_by_torpedoes(&mut self, damage: u16, track: &NemesisTrack) {
        self.marker = lowered(self.marker, boxes_for_torpedoes(damage, track), track);
    }

    /// Its step while it is not on the map: the marker goes down, or it enters (SC-17.1). Says whether it entered.
    pub fn approach(&mut self, entry: Square) -> bool {
        if self.at.is_none() && self.marker > 0 {
            self.marker -= 1;
            return false;
        }
        let enters = self.at.is_none();
        self.at = self.at.or(Some(entry));
        enters
    }

    /// Its action, about to begin; none while it is not on the map.
    pub fn action(&self, profile: &Ship) -> Option<Action> {
        self.at.map(|at| Action::new(profile, at, true, 0).nemesis(self.marker))
    }

    /// Its action goes on as far as the answers reach; when it is over the marker rises (SC-17.4).
    pub fn advance(
        &mut self,
        action: &mut Action,
        scene: &Scene<'_>,
        profile: &Ship,
        shields: &mut ShieldPoints,
        fate: &mut impl Orders,
    ) -> Result<(), Stop> {
        let before = action.is_done();
        action.advance(scene, profile, shields, fate)?;
        if !before {
            let track = &scene.content.track;
            self.at = Some(action.at);
            self.marker = action.marker.unwrap_or(self.marker).saturating_add(1).min(track.max_on_map);
        }
        Ok(())
    }
}

/// What the crew did to Nemesis in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Assault {
    /// Torpedo damage before halving.
    pub damage: u16,
    /// Whether they had a Superlock on it.
    pub superlock: bool,
    /// Whether a torpedo at it came to rest in the last section.
    pub last_section: bool,
    /// Whether the ship is in its square.
    pub same_square: bool,
}

/// Whether an assault destroys Nemesis in the way that the die chose (SC-18.14).
pub fn destroyed_by(ways: &[NemesisKill], roll: u8, assault: Assault) -> bool {
    let Some(way) = ways.iter().find(|way| way.rolls.contains(&roll)) else { return false };
    let enough = assault.damage >= u16::from(way.points);
    match way.way {
        KillWay::LastSection => assault.superlock && assault.last_section,
        KillWay::Damage => enough,
        KillWay::SameSquare => assault.same_square && enough,
    }
}
