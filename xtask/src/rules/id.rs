//! Rule ids such as `RM-4.2`: what one looks like and where a text mentions one.

use std::fmt;

use serde::Serialize;

/// The number of a rule or of a chapter: capital letters, a hyphen, numbers with dots between them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct RuleId(String);

impl RuleId {
    /// The id that is exactly this text.
    pub fn parse(text: &str) -> Option<Self> {
        let (prefix, numbers) = text.split_once('-')?;
        let well_formed = !prefix.is_empty()
            && prefix.bytes().all(|letter| letter.is_ascii_uppercase())
            && numbers.split('.').all(is_number);
        well_formed.then(|| Self(text.to_owned()))
    }

    /// The letters that tell the game.
    pub fn prefix(&self) -> &str {
        self.0.split_once('-').map_or("", |(prefix, _)| prefix)
    }

    /// The chapter it belongs to: `RM-4` for `RM-4.2.1`.
    pub fn chapter(&self) -> Self {
        Self(self.0.split_once('.').map_or(self.0.as_str(), |(chapter, _)| chapter).to_owned())
    }

    /// Whether it names a whole chapter.
    pub fn is_chapter(&self) -> bool {
        !self.0.contains('.')
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.0)
    }
}

/// A number as people count: `02` would be another spelling of `2`, and so another id.
fn is_number(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|digit| digit.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'))
}

/// A place in a text that looks like a rule id.
#[derive(Debug, PartialEq, Eq)]
pub struct Mention<'text> {
    /// What stands there; letters that cling to the number are kept, so that `RM-4.2b` is not taken for `RM-4.2`.
    pub id: RuleId,
    /// The text after it.
    pub rest: &'text str,
}

/// Everything in a text that looks like a rule id, of whatever game.
pub fn mentions(text: &str) -> impl Iterator<Item = Mention<'_>> {
    text.match_indices('-').filter_map(|(hyphen, _)| mention_around(text, hyphen))
}

fn mention_around(text: &str, hyphen: usize) -> Option<Mention<'_>> {
    let bytes = text.as_bytes();
    let clings = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';

    let letters = bytes[..hyphen].iter().rev().take_while(|byte| byte.is_ascii_uppercase()).count();
    let start = hyphen - letters;
    let stands_alone = !bytes[..start].last().is_some_and(|byte| clings(byte) || *byte == b'-');
    let has_number = bytes.get(hyphen + 1).is_some_and(u8::is_ascii_digit);
    if letters == 0 || !stands_alone || !has_number {
        return None;
    }

    let mut end = hyphen + 1;
    while bytes.get(end).is_some_and(clings)
        || (bytes.get(end) == Some(&b'.') && bytes.get(end + 1).is_some_and(u8::is_ascii_digit))
    {
        end += 1;
    }
    Some(Mention { id: RuleId(text[start..end].to_owned()), rest: &text[end..] })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentioned(text: &str) -> Vec<String> {
        mentions(text).map(|mention| mention.id.to_string()).collect()
    }

    #[test]
    fn ids_are_letters_and_dotted_numbers() {
        for good in ["RM-4", "RM-4.2", "SA-10.20.30", "A-0"] {
            assert!(RuleId::parse(good).is_some(), "{good}");
        }
        for bad in
            ["", "RM", "RM-", "-4", "rm-4.2", "RM-4.", "RM-4..2", "RM-4.2b", "RM-04", "RM-4.2 ", "R2-4"]
        {
            assert!(RuleId::parse(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn an_id_knows_its_game_and_chapter() {
        let id = RuleId::parse("RM-4.2.1").unwrap();
        assert_eq!(id.prefix(), "RM");
        assert_eq!(id.chapter().to_string(), "RM-4");
        assert!(!id.is_chapter() && id.chapter().is_chapter());
    }

    #[test]
    fn mentions_end_where_the_number_ends() {
        assert_eq!(
            mentioned("RM-4.2, RM-4.3: see (RM-5). And RM-6.1."),
            ["RM-4.2", "RM-4.3", "RM-5", "RM-6.1"]
        );
        assert_eq!(mentioned("d'après RM-4.2… et «RM-4.3»"), ["RM-4.2", "RM-4.3"]);
    }

    #[test]
    fn what_clings_to_the_number_is_part_of_the_mention() {
        assert_eq!(mentioned("RM-4.2b RM-4x"), ["RM-4.2b", "RM-4x"]);
    }

    #[test]
    fn parts_of_other_words_are_not_mentions() {
        assert_eq!(mentioned("ALARM-x XRM- rm-4.2 lowRM-4 CC-BY-4.0 _RM-1"), [] as [&str; 0]);
    }

    #[test]
    fn a_mention_knows_the_text_after_it() {
        assert_eq!(mentions("RM-4.2–4.5").next().unwrap().rest, "–4.5");
    }
}
