//! Who may not speak or come, by order of whoever runs the server. They are stored, so that they outlive a restart and hold on every process
//! of a database; each process looks for news of the others every few seconds.

use crate::clock::unix_now;
use crate::entry::Key;
use crate::limits::narrow;
use crate::secret;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

/// What somebody may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Speak at any table.
    Mute,
    /// Come to any table.
    Ban,
}

impl Kind {
    /// The word for the storage.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Mute => "mute",
            Kind::Ban => "ban",
        }
    }

    /// From the storage.
    pub fn from_word(word: &str) -> Option<Kind> {
        [Kind::Mute, Kind::Ban].into_iter().find(|kind| kind.word() == word)
    }
}

/// Somebody who may not do something for a while.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Sanction {
    /// What.
    pub kind: Kind,
    /// An address (of IPv6 the network of one household), or the name that a cookie's owner has in the operator's list.
    pub who: String,
    /// Until when, milliseconds since 1970.
    pub ends: u64,
}

/// All of them.
#[derive(Debug, Default)]
pub struct Sanctions(RwLock<Vec<Sanction>>);

impl Sanctions {
    /// Those that hold now.
    pub fn list(&self, now: u64) -> Vec<Sanction> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.iter().filter(|sanction| sanction.ends > now).cloned().collect()
    }

    /// These and no others.
    pub fn set(&self, mut all: Vec<Sanction>) {
        all.sort();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = all;
    }

    /// One more, in place of one that is like it.
    pub fn add(&self, sanction: Sanction) {
        let mut all = self.list(unix_now());
        all.retain(|known| (known.kind, &known.who) != (sanction.kind, &sanction.who));
        all.push(sanction);
        self.set(all);
    }

    /// None for somebody.
    pub fn lift(&self, who: &str) {
        let mut all = self.list(unix_now());
        all.retain(|known| known.who != who);
        self.set(all);
    }

    /// Whether somebody may not do something.
    pub fn hold(&self, kind: Kind, key: &Key, from: IpAddr) -> bool {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if all.is_empty() {
            return false;
        }
        let (now, person, address) = (unix_now(), secret::tag(&key.0), narrow(from).to_string());
        let meant = |sanction: &Sanction| sanction.who == person || sanction.who == address;
        all.iter().any(|sanction| sanction.kind == kind && sanction.ends > now && meant(sanction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sanction_is_for_one_thing_one_person_and_a_while() {
        let (ada, bob) = (Key("pA".to_owned()), Key("pB".to_owned()));
        let (home, away) = (IpAddr::from([10, 1, 1, 1]), IpAddr::from([10, 2, 2, 2]));
        let sanctions = Sanctions::default();
        assert!(!sanctions.hold(Kind::Ban, &ada, home));
        let ends = unix_now() + 60_000;
        sanctions.add(Sanction { kind: Kind::Ban, who: secret::tag("pA"), ends });
        sanctions.add(Sanction { kind: Kind::Mute, who: "10.2.2.2".to_owned(), ends });
        assert!(sanctions.hold(Kind::Ban, &ada, away) && !sanctions.hold(Kind::Mute, &ada, home));
        assert!(sanctions.hold(Kind::Mute, &bob, away) && !sanctions.hold(Kind::Mute, &bob, home));
        assert!(!sanctions.hold(Kind::Ban, &bob, away));
        // Another one for the same takes its place, and one that is over holds no longer.
        sanctions.add(Sanction { kind: Kind::Ban, who: secret::tag("pA"), ends: 1 });
        assert!(!sanctions.hold(Kind::Ban, &ada, home));
        sanctions.lift("10.2.2.2");
        assert!(!sanctions.hold(Kind::Mute, &bob, away));
    }
}
