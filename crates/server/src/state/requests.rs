//! Which requests were carried out, so that a retry is not carried out twice.

use crate::entry::Key;
use std::collections::{BTreeMap, VecDeque};

/// How many of each chair are remembered.
const REMEMBERED: usize = 64;

/// The ids of requests with the revisions that hold them.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests(BTreeMap<Key, VecDeque<(String, u64)>>);

impl Requests {
    pub fn remember(&mut self, key: &Key, id: &str, revision: u64) {
        if id.is_empty() {
            return;
        }
        let known = self.0.entry(key.clone()).or_default();
        if known.len() == REMEMBERED {
            known.pop_front();
        }
        known.push_back((id.to_owned(), revision));
    }

    pub fn find(&self, key: &Key, id: &str) -> Option<u64> {
        self.0.get(key)?.iter().find(|(known, _)| known == id).map(|(_, revision)| *revision)
    }
}
