//! What people type, whatever the game.

use speech::Speaker;
use std::io::{self, BufRead, IsTerminal as _, Read as _};

/// Longer lines are cut: nobody types them, but a file may hold them.
const LONGEST_LINE: u64 = 4096;

/// Standard input, line by line.
pub struct Input {
    stdin: io::StdinLock<'static>,
}

impl Input {
    /// Reads from standard input.
    pub fn new() -> Input {
        Input { stdin: io::stdin().lock() }
    }

    /// Whether what is read does not show on the screen by itself, as when it comes from a file.
    pub fn is_silent(&self) -> bool {
        !self.stdin.is_terminal()
    }

    /// The next line; nothing when the input has ended or cannot be read.
    pub fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let read = (&mut self.stdin).take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(String::from_utf8_lossy(&bytes).trim().to_owned()),
        }
    }
}

/// A line that every game understands, or one for the game itself.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// Nothing was typed.
    Nothing,
    /// The option with this number.
    Option(usize),
    /// What can be typed.
    Help,
    /// A rule, a chapter, or the list of chapters.
    Rules(String),
    /// Show the table again.
    Show,
    /// Take the last command back.
    Undo,
    /// Write the record so far.
    Save(String),
    /// Leave.
    Quit,
    /// Something else.
    Other,
}

/// Whether a typed word is one of those that a message lists: its own language's, separated by spaces.
pub fn is_word(typed: &str, key: &str, speaker: &Speaker) -> bool {
    let typed = typed.to_lowercase();
    speaker.text(key).split_whitespace().any(|word| word == typed)
}

/// Understands what is the same in every game.
pub fn understand(line: &str, speaker: &Speaker) -> Line {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim().to_owned();
    let is = |key| is_word(word, key, speaker);
    if word.is_empty() {
        Line::Nothing
    } else if let (Ok(number), true) = (word.parse(), rest.is_empty()) {
        Line::Option(number)
    } else if is("cli-word-help") {
        Line::Help
    } else if is("cli-word-rules") {
        Line::Rules(rest)
    } else if is("cli-word-show") && rest.is_empty() {
        Line::Show
    } else if is("cli-word-undo") {
        Line::Undo
    } else if is("cli-word-save") {
        Line::Save(rest)
    } else if is("cli-word-quit") {
        Line::Quit
    } else {
        Line::Other
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use speech::Language;

    #[test]
    fn the_same_words_work_in_both_languages_and_their_own() {
        for language in Language::ALL {
            let speaker = Speaker::new(language);
            assert_eq!(understand("12", &speaker), Line::Option(12));
            assert_eq!(understand("", &speaker), Line::Nothing);
            assert_eq!(understand("HELP", &speaker), Line::Help);
            assert_eq!(understand("rules RM-4.2", &speaker), Line::Rules("RM-4.2".to_owned()));
            assert_eq!(understand("save my game.jsonl", &speaker), Line::Save("my game.jsonl".to_owned()));
            assert_eq!(understand("buy 3 5", &speaker), Line::Other);
            assert_eq!(understand("3 5", &speaker), Line::Other);
        }
        assert_eq!(understand("annuler", &Speaker::new(Language::French)), Line::Undo);
        assert_eq!(understand("annuler", &Speaker::new(Language::English)), Line::Other);
    }
}
