//! Which games a server offers. It is told when it starts; no file of the server names one.

use crate::hosted::GameHost;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The games of a server, by name.
#[derive(Clone, Default)]
pub struct Games(BTreeMap<String, Arc<dyn GameHost>>);

impl Games {
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
