//! Range and line of sight between all tiles of a position (AM-29.13, AM-29.14).

use super::Position;
use crate::field::{BlockedEdge, Flood, Geometry, NO_WAY, Side};
use crate::hex::Hex;
use serde::Serialize;

/// What `sight` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SightFile {
    /// `away-missions-sight/1`.
    pub format: &'static str,
    /// Every ordered pair of different tiles.
    pub pairs: Vec<PairOnFile>,
}

/// Two tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PairOnFile {
    /// The onlooker's.
    pub from: Hex,
    /// The other.
    pub to: Hex,
    /// Their plain distance.
    pub hex: u8,
    /// For Rocketeers.
    pub rocketeer: SeenOnFile,
    /// For Aliens.
    pub alien: SeenOnFile,
}

/// What one side sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenOnFile {
    /// Steps over clear edges; none if there is no way.
    pub range: Option<u16>,
    /// Whether there is a line of sight.
    pub visible: bool,
    /// What blocks it.
    pub blocked_by: Vec<BlockedEdge>,
}

impl SightFile {
    /// Looks from every tile to every other.
    pub fn of(position: &Position) -> SightFile {
        let field = &position.field;
        let geometry = Geometry::of(field);
        let (mut rocketeers, mut aliens) = (Flood::default(), Flood::default());
        let mut pairs = Vec::new();
        for from in field.tile_ids() {
            rocketeers.run(&geometry, Side::Rocketeers.into(), [from]);
            aliens.run(&geometry, Side::Aliens.into(), [from]);
            for to in field.tile_ids().filter(|to| *to != from) {
                let seen = |side: Side, flood: &Flood| SeenOnFile {
                    range: Some(flood.steps(to)).filter(|steps| *steps != NO_WAY),
                    visible: geometry.sees(side, from, to),
                    blocked_by: field.blocking(&geometry, side, from, to),
                };
                let (here, there) = (geometry.hex(from), geometry.hex(to));
                pairs.push(PairOnFile {
                    from: here,
                    to: there,
                    hex: here.distance(there),
                    rocketeer: seen(Side::Rocketeers, &rocketeers),
                    alien: seen(Side::Aliens, &aliens),
                });
            }
        }
        SightFile { format: "away-missions-sight/1", pairs }
    }
}
