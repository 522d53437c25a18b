//! Which games there are: the only file of the server that names one.

use crate::hosted::{GameHost, Host};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The games of a server, by name.
#[derive(Clone, Default)]
pub struct Games(BTreeMap<String, Arc<dyn GameHost>>);

impl Games {
    /// Every game of this program.
    pub fn standard() -> Games {
        Games::default()
            .with(Host::new(rocketmen::bots::ROSTER))
            .with(Host::new(space_alert::bots::ROSTER).with_tools(&space_alert::tools::TOOLS))
    }

    /// One game more.
    pub fn with(mut self, game: impl GameHost + 'static) -> Games {
        self.0.insert(game.info().id, Arc::new(game));
        self
    }

    /// The game with this name.
    pub fn find(&self, id: &str) -> Option<Arc<dyn GameHost>> {
        self.0.get(id).cloned()
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Arc<dyn GameHost>> {
        self.0.values()
    }
}
