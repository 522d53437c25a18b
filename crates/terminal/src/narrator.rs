//! Who turns phrases into text at a table where the names are known.

use speech::Speaker;
use table::Phrase;

/// Who speaks, and about whom.
pub struct Narrator<'a> {
    /// Who turns phrases into sentences.
    pub speaker: &'a Speaker,
    /// The names of the seats, in order.
    pub names: &'a [String],
}

impl Narrator<'_> {
    /// The sentence for a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase, self.names)
    }

    /// The text of a message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.speaker.text(key)
    }
}
