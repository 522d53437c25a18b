//! Who may speak: what was said lately and by whom, and whom the host has silenced.

use crate::entry::Key;
use crate::protocol::{Muted, Revision};
use std::collections::VecDeque;
use table::Seat;

/// How many lines are remembered with whoever said them: as many as a screen is sent.
const REMEMBERED: usize = 200;

/// What was said, and who may not speak.
#[derive(Clone, Debug, Default)]
pub(super) struct Voices {
    said: VecDeque<(Revision, Voice)>,
    muted: Vec<(Revision, Voice)>,
}

/// Somebody who speaks at the table, with a chair or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Voice {
    pub key: Key,
    pub seat: Option<Seat>,
    pub name: String,
}

impl Voices {
    /// Somebody said something.
    pub fn said(&mut self, revision: Revision, voice: Voice) {
        if self.said.len() >= REMEMBERED {
            self.said.pop_front();
        }
        self.said.push_back((revision, voice));
    }

    /// Who said something.
    pub fn of(&self, revision: Revision) -> Option<&Voice> {
        self.said.iter().find(|(said, _)| *said == revision).map(|(_, voice)| voice)
    }

    /// Whether somebody may not speak.
    pub fn is_muted(&self, key: &Key) -> bool {
        self.muted.iter().any(|(_, voice)| voice.key == *key)
    }

    /// Who was silenced by this entry.
    pub fn muted_by(&self, revision: Revision) -> Option<&Voice> {
        self.muted.iter().find(|(muted, _)| *muted == revision).map(|(_, voice)| voice)
    }

    pub fn mute(&mut self, revision: Revision, voice: Voice) {
        self.unmute(&voice.key);
        self.muted.push((revision, voice));
    }

    pub fn unmute(&mut self, key: &Key) {
        self.muted.retain(|(_, voice)| voice.key != *key);
    }

    /// Somebody goes on on another device: as silent as before.
    pub fn move_to(&mut self, from: &Key, to: &Key) {
        let all =
            self.said.iter_mut().map(|(_, voice)| voice).chain(self.muted.iter_mut().map(|(_, voice)| voice));
        all.filter(|voice| voice.key == *from).for_each(|voice| voice.key = to.clone());
    }

    /// Those who may not speak, as everybody may know it.
    pub fn list(&self, seat_of: impl Fn(&Key) -> Option<Seat>) -> Vec<Muted> {
        let shown = |(revision, voice): &(Revision, Voice)| Muted {
            number: *revision,
            seat: seat_of(&voice.key),
            name: voice.name.clone(),
        };
        self.muted.iter().map(shown).collect()
    }
}
