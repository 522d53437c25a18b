//! What people and programs type: names, words and ids, checked at the door. Past it, text can be stored and shown.

use crate::protocol::{Refused, RefusedCode};
use crate::words;
use table::Phrase;

/// The longest name.
pub const NAME_LENGTH: usize = 24;
/// The longest thing to say at once.
pub const CHAT_LENGTH: usize = 500;
/// The longest id of a request, in bytes.
const ID_LENGTH: usize = 64;

fn unprintable() -> Refused {
    words::refused_because(RefusedCode::BadValue, Phrase::new("table-refused-unprintable"))
}

/// A name for a chair.
pub fn name(text: &str) -> Result<String, Refused> {
    if text.chars().any(char::is_control) {
        return Err(unprintable());
    }
    let name = fitting(text.trim(), NAME_LENGTH)?;
    if name.chars().any(is_seen) {
        Ok(name)
    } else {
        Err(words::refused_because(RefusedCode::BadValue, Phrase::new("table-refused-no-name")))
    }
}

/// Something to say: line breaks and whatever else cannot be shown become spaces.
pub fn chat(text: &str) -> Result<String, Refused> {
    let line: String = text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
    fitting(line.trim(), CHAT_LENGTH)
}

/// The id of a request.
pub fn check_id(id: &str) -> Result<(), Refused> {
    if id.chars().any(char::is_control) {
        return Err(unprintable());
    }
    if id.is_empty() || id.len() > ID_LENGTH {
        return Err(words::refused(RefusedCode::BadValue));
    }
    Ok(())
}

/// Without marks that turn the direction of what follows, and not longer than it may be.
fn fitting(text: &str, most: usize) -> Result<String, Refused> {
    let misleading = |char: char| matches!(char, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
    let clean: String = text.chars().filter(|char| !misleading(*char)).collect();
    if clean.is_empty() || clean.chars().count() > most {
        Err(words::refused(RefusedCode::BadValue))
    } else {
        Ok(clean)
    }
}

/// Whether a character leaves ink on its own: no space, no mark on another character, nothing that fonts leave out.
fn is_seen(char: char) -> bool {
    let unseen = char.is_whitespace()
        || matches!(char,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
        || matches!(char,
            '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}');
    !unseen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key<T>(outcome: Result<T, Refused>) -> String {
        outcome.err().map(|refused| refused.phrase.key).unwrap_or_default()
    }

    #[test]
    fn names_are_shown_or_refused() {
        assert_eq!(name("  Zoë ").unwrap(), "Zoë");
        assert_eq!(name("👩‍🚀").unwrap(), "👩‍🚀");
        assert_eq!(name("\u{202E}abc").unwrap(), "abc");
        for bad in ["a\0b", "\u{1b}[31mred", "two\nlines"] {
            assert_eq!(key(name(bad)), "table-refused-unprintable", "{bad:?}");
        }
        for nothing in ["\u{3164}", "\u{2800}\u{2800}", "\u{301}", "\u{200D}", "\u{E0041}", "\u{AD}\u{FE0F}"]
        {
            assert_eq!(key(name(nothing)), "table-refused-no-name", "{nothing:?}");
        }
        assert_eq!(key(name(" ")), "table-refused-bad-value");
        assert_eq!(key(name(&"x".repeat(25))), "table-refused-bad-value");
    }

    #[test]
    fn words_are_one_line_and_ids_are_plain() {
        assert_eq!(chat("one\n\ttwo").unwrap(), "one  two");
        assert_eq!(chat("a\0b").unwrap(), "a b");
        assert_eq!(key(chat(&"x".repeat(501))), "table-refused-bad-value");
        assert!(check_id("c1").is_ok());
        assert_eq!(key(check_id("c\0")), "table-refused-unprintable");
        assert_eq!(key(check_id("")), "table-refused-bad-value");
        assert_eq!(key(check_id(&"x".repeat(65))), "table-refused-bad-value");
    }
}
