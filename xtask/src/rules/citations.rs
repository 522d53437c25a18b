//! Rules that are cited although they do not exist.

use super::book::Rulebook;
use super::id::mentions;

/// One sentence for every mention of a rule of this game that the book does not have.
///
/// Whole lines are searched: outside comments and strings, nothing in a source file looks like a rule id.
pub fn unknown(book: &Rulebook, path: &str, text: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for mention in mentions(line) {
            if mention.id.prefix() == book.prefix() && !book.ids.contains(&mention.id) {
                let number = index + 1;
                sentences.push(format!("{} is cited in {path}:{number} but no such rule exists", mention.id));
            }
        }
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(text: &str) -> Vec<String> {
        let book = Rulebook::parse("g.md", "## RM-4 Buying\n- **RM-4.1** One.\n- **RM-4.2** Two.\n");
        unknown(&book, "crates/g/src/lib.rs", text)
    }

    #[test]
    fn rules_and_chapters_of_the_book_may_be_cited() {
        assert_eq!(cited("// RM-4 and RM-4.1\nlet rule = \"RM-4.2\"; // RM-4.2."), [] as [&str; 0]);
    }

    #[test]
    fn an_unknown_rule_is_reported_with_its_place() {
        assert_eq!(
            cited("// fine\nlet rule = \"RM-4.99\";"),
            ["RM-4.99 is cited in crates/g/src/lib.rs:2 but no such rule exists"]
        );
        assert_eq!(cited("/// RM-4.2b").len(), 1);
        assert_eq!(cited("/* RM-5 */").len(), 1);
    }

    #[test]
    fn what_is_no_rule_of_this_game_is_left_alone() {
        assert_eq!(cited("// SHA-256, UTF-8, XRM-9.9"), [] as [&str; 0]);
    }
}
