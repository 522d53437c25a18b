//! How much somebody says: enough for a conversation, too little to drown one.

use crate::entry::Key;
use crate::limits::{Bucket, Pace};
use std::collections::HashMap;

/// How many talkers are remembered before those who have been quiet are forgotten.
const REMEMBERED: usize = 256;

/// Everybody who said something lately.
#[derive(Default)]
pub(super) struct Chatter(HashMap<Key, Bucket>);

impl Chatter {
    /// Whether somebody may say something now; it is counted.
    pub fn may_speak(&mut self, key: &Key, pace: Pace) -> bool {
        if self.0.len() >= REMEMBERED && !self.0.contains_key(key) {
            self.0.retain(|_, bucket| !bucket.is_full(pace));
        }
        self.0.entry(key.clone()).or_insert_with(|| Bucket::new(pace)).take(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_talker_is_slowed_down_and_others_are_not() {
        let (ada, bob) = (Key("pA".to_owned()), Key("pB".to_owned()));
        let mut chatter = Chatter::default();
        let pace = Pace::new(10.0, 0.001);
        assert!((0..10).all(|_| chatter.may_speak(&ada, pace)));
        assert!(!chatter.may_speak(&ada, pace));
        assert!(chatter.may_speak(&bob, pace));
    }
}
