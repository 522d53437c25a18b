//! A rulebook: chapters `## RM-4 Buying` with rules `- **RM-4.2** text` in them.

use std::collections::BTreeMap;

use super::id::{RuleId, mentions};

/// A rulebook in one language.
pub struct Rulebook {
    /// Its path from the top of the workspace.
    pub file: String,
    /// Its whole text.
    pub source: String,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
    /// Every id that is defined, chapters and sections included, in the order of the text.
    pub ids: Vec<RuleId>,
    /// What is wrong with it, one sentence each.
    pub problems: Vec<String>,
}

/// A chapter and its rules.
pub struct Chapter {
    pub id: RuleId,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// One rule.
pub struct Rule {
    pub id: RuleId,
    /// Its first paragraph, on one line.
    pub text: String,
}

impl Rulebook {
    /// Reads a rulebook; whatever is odd about it ends up in `problems`.
    pub fn parse(file: &str, source: &str) -> Self {
        Parser::new(file, source).parse()
    }

    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The letters that all ids of this game begin with; empty when there are no ids.
    pub fn prefix(&self) -> &str {
        self.ids.first().map_or("", RuleId::prefix)
    }
}

/// Reads line by line and remembers where it is.
struct Parser<'text> {
    book: Rulebook,
    source: &'text str,
    /// The line on which each id was first defined.
    defined: BTreeMap<RuleId, usize>,
    /// Whether the current `##` heading is a chapter.
    in_chapter: bool,
    /// Whether the line before belongs to a rule that may go on.
    in_rule: bool,
}

impl<'text> Parser<'text> {
    fn new(file: &str, source: &'text str) -> Self {
        let book = Rulebook {
            file: file.to_owned(),
            source: source.to_owned(),
            chapters: Vec::new(),
            ids: Vec::new(),
            problems: Vec::new(),
        };
        Self { book, source, defined: BTreeMap::new(), in_chapter: false, in_rule: false }
    }

    fn parse(mut self) -> Rulebook {
        for (index, line) in self.source.lines().enumerate() {
            let number = index + 1;
            if line.starts_with('#') {
                self.heading(number, line);
            } else if let Some((id, text)) = rule_item(line) {
                self.rule(number, id, text);
            } else if let Some(id) = almost_rule_item(line) {
                let file = &self.book.file;
                self.book.problems.push(format!("{file}:{number} is not written as `- **{id}** text`"));
                self.in_rule = false;
            } else {
                self.other(line);
            }
        }
        if self.book.rules().next().is_none() {
            self.book.problems.push(format!("{} holds no rules", self.book.file));
        }
        self.book
    }

    fn heading(&mut self, number: usize, line: &str) {
        self.in_rule = false;
        let title = line.trim_start_matches('#');
        let level = line.len() - title.len();
        let title = title.trim();
        let (first, rest) = title.split_once(char::is_whitespace).unwrap_or((title, ""));
        let id = RuleId::parse(first);
        if level <= 2 {
            self.in_chapter = id.as_ref().is_some_and(RuleId::is_chapter);
        }
        let Some(id) = id else { return };
        self.define(number, &id);
        if level <= 2 && self.in_chapter {
            self.book.chapters.push(Chapter { id, title: rest.trim().to_owned(), rules: Vec::new() });
        }
    }

    fn rule(&mut self, number: usize, id: RuleId, text: &str) {
        self.define(number, &id);
        self.in_rule = false;
        let rule = Rule { id, text: text.trim().to_owned() };
        match self.book.chapters.last_mut() {
            Some(chapter) if self.in_chapter && chapter.id == rule.id.chapter() && !rule.id.is_chapter() => {
                chapter.rules.push(rule);
                self.in_rule = true;
            }
            _ => {
                let chapter = rule.id.chapter();
                let file = &self.book.file;
                self.book
                    .problems
                    .push(format!("{file}:{number}: {} is not in a chapter `## {chapter}`", rule.id));
            }
        }
    }

    /// A paragraph that goes on under a rule is indented.
    fn other(&mut self, line: &str) {
        let text = line.trim();
        let goes_on =
            self.in_rule && line.starts_with([' ', '\t']) && !text.is_empty() && !text.starts_with("- ");
        let last = self.book.chapters.last_mut().and_then(|chapter| chapter.rules.last_mut());
        if let (true, Some(rule)) = (goes_on, last) {
            rule.text.push(' ');
            rule.text.push_str(text);
        } else {
            self.in_rule = false;
        }
    }

    fn define(&mut self, number: usize, id: &RuleId) {
        let file = &self.book.file;
        if let Some(first) = self.defined.get(id) {
            self.book
                .problems
                .push(format!("{id} is defined twice in {file}, on lines {first} and {number}"));
            return;
        }
        let prefix = self.book.prefix();
        if !prefix.is_empty() && id.prefix() != prefix {
            self.book.problems.push(format!("{file}:{number}: {id} does not begin with {prefix}"));
        }
        self.defined.insert(id.clone(), number);
        self.book.ids.push(id.clone());
    }
}

/// The id and the text of a line `- **RM-4.2** text`.
fn rule_item(line: &str) -> Option<(RuleId, &str)> {
    let (id, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let id = RuleId::parse(id)?;
    let text = text.strip_prefix(' ')?;
    (!text.trim().is_empty()).then_some((id, text))
}

/// The id that a line begins with in bold, when it is not a rule although it looks as if it was meant to be one.
fn almost_rule_item(line: &str) -> Option<RuleId> {
    let item = line.trim_start().trim_start_matches(['-', '*', '+', ' ']);
    let bold_at = line.len() - item.len();
    let is_bold = line[..bold_at].ends_with("**");
    let mention = mentions(item).next()?;
    let is_first = item.len() == mention.id.to_string().len() + mention.rest.len();
    (is_bold && is_first).then_some(mention.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Rocketmen: rules

Rules are numbered. **Bold** words are terms.

## RM-1 Goal

- **RM-1.1** The highest score wins.
- **RM-1.2** A tie is broken by
  the number of missions.
  - **RM-1.2.1** Then nobody wins.

  An example stands apart.

## RM-2 Turns

### RM-2.1 Phases

- **RM-2.1.1** A turn has two phases.
";

    fn problems(text: &str) -> Vec<String> {
        Rulebook::parse("docs/rules/g.md", text).problems
    }

    #[test]
    fn chapters_and_rules_are_read_in_order() {
        let book = Rulebook::parse("docs/rules/rocketmen.md", BOOK);
        assert_eq!(book.problems, [] as [&str; 0]);
        let rules: Vec<(String, &str)> =
            book.rules().map(|rule| (rule.id.to_string(), rule.text.as_str())).collect();
        assert_eq!(
            rules,
            [
                ("RM-1.1".to_owned(), "The highest score wins."),
                ("RM-1.2".to_owned(), "A tie is broken by the number of missions."),
                ("RM-1.2.1".to_owned(), "Then nobody wins."),
                ("RM-2.1.1".to_owned(), "A turn has two phases."),
            ]
        );
        let titles: Vec<&str> = book.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles, ["Goal", "Turns"]);
        assert_eq!(book.prefix(), "RM");
    }

    #[test]
    fn chapters_and_sections_can_be_cited_too() {
        let book = Rulebook::parse("docs/rules/rocketmen.md", BOOK);
        for id in ["RM-1", "RM-2", "RM-2.1"] {
            assert!(book.ids.contains(&RuleId::parse(id).unwrap()), "{id}");
        }
    }

    #[test]
    fn a_rule_defined_twice_is_a_problem() {
        assert_eq!(
            problems("## RM-1 Goal\n- **RM-1.1** One.\n- **RM-1.1** Two.\n"),
            ["RM-1.1 is defined twice in docs/rules/g.md, on lines 2 and 3"]
        );
    }

    #[test]
    fn a_rule_outside_its_chapter_is_a_problem() {
        let expected = ["docs/rules/g.md:4: RM-2.1 is not in a chapter `## RM-2`"];
        assert_eq!(problems("## RM-1 Goal\n- **RM-1.1** One.\n\n- **RM-2.1** Two.\n"), expected);
        assert_eq!(problems("## RM-1 Goal\n- **RM-1.1** One.\n## Terms\n- **RM-2.1** Two.\n"), expected);
    }

    #[test]
    fn another_prefix_is_a_problem() {
        assert_eq!(
            problems("## RM-1 Goal\n- **RM-1.1** One.\n## SA-1 Goal\n- **SA-1.1** Two.\n"),
            [
                "docs/rules/g.md:3: SA-1 does not begin with RM",
                "docs/rules/g.md:4: SA-1.1 does not begin with RM"
            ]
        );
    }

    #[test]
    fn a_misspelt_rule_is_a_problem_and_not_silently_lost() {
        for line in [
            "**RM-1.2** Two.",
            "* **RM-1.2** Two.",
            "- **RM-1.2:** Two.",
            "- **RM-1.2**: Two.",
            "- **RM-1.2**",
        ] {
            assert_eq!(
                problems(&format!("## RM-1 Goal\n- **RM-1.1** One.\n{line}\n")),
                ["docs/rules/g.md:3 is not written as `- **RM-1.2** text`"],
                "{line}"
            );
        }
    }

    #[test]
    fn plain_references_are_no_problem() {
        assert_eq!(
            problems("## RM-1 Goal\n- **RM-1.1** One.\n\nSee RM-1.1.\n- RM-1.1 is short.\n"),
            [] as [&str; 0]
        );
    }

    #[test]
    fn a_book_without_rules_is_a_problem() {
        assert_eq!(problems("# Title\n\nNothing yet.\n"), ["docs/rules/g.md holds no rules"]);
    }
}
