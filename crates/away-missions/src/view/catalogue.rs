//! What is printed: the same for the whole game.

use crate::AwayMissions;
use crate::content::{AlienProfile, BossProfile, Content, ItemFacts, RocketeerSheet, TileFace};
use crate::scenario::{Scenario, TileEffect};
use crate::{BossType, Room, Who};
use serde::Serialize;

/// Everything that is printed on sheets, cards and tiles, and the scenario with its words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The scenario, or all of a campaign.
    pub scenarios: Vec<Scenario>,
    /// Map tiles by inventory number.
    pub tiles: Vec<TileFace>,
    /// Items.
    pub items: Vec<ItemFacts>,
    /// Types of Aliens.
    pub aliens: Vec<AlienProfile>,
    /// Bosses.
    pub bosses: Vec<BossProfile>,
    /// Rocketeers.
    pub rocketeers: Vec<RocketeerSheet>,
    /// What Scenario tiles do.
    pub tile_effects: Vec<(Room, TileEffect)>,
}

impl Catalogue {
    /// The catalogue of a game.
    pub(crate) fn of(game: &AwayMissions) -> Catalogue {
        let content = Content::standard();
        let scenarios = if game.setup.campaign {
            content.scenarios().iter().map(|scenario| Scenario::clone(scenario)).collect()
        } else {
            vec![Scenario::clone(&game.mission)]
        };
        Catalogue {
            scenarios,
            tiles: content.tiles().to_vec(),
            items: content.items().to_vec(),
            aliens: content.aliens().to_vec(),
            bosses: BossType::ALL.iter().map(|boss| content.boss(*boss).clone()).collect(),
            rocketeers: Who::ALL.iter().map(|who| content.rocketeer(*who).clone()).collect(),
            tile_effects: (Room::ALL.iter())
                .filter_map(|room| Some((*room, content.tile_effect(*room)?.clone())))
                .collect(),
        }
    }
}
