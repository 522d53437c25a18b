//! Which rules the tests in a source file prove, by their doc comments.
//!
//! The file is read as a stream of tokens and not as a syntax tree: a tree ends at every macro, and property tests
//! live inside one. In tokens, a test looks the same everywhere: attributes, among them `#[test]`, and then `fn`.

use std::str::FromStr;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::id::{RuleId, mentions};

/// A test and what is written above it.
#[derive(Debug)]
pub struct Proof {
    /// The line of its first doc comment, or of its first other attribute.
    line: usize,
    docs: String,
}

impl Proof {
    /// The rules it names.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        mentions(&self.docs).map(|mention| mention.id)
    }

    /// One sentence for every range of rules in the doc comment: a test says exactly which rules it proves.
    pub fn ranges(&self, path: &str, prefix: &str) -> Vec<String> {
        let line = self.line;
        let of_this_game = mentions(&self.docs).filter(|mention| mention.id.prefix() == prefix);
        of_this_game
            .filter(|mention| begins_range(mention.rest))
            .map(|mention| {
                format!("{} begins a range in {path}:{line}; name every rule by itself", mention.id)
            })
            .collect()
    }
}

/// Whether the text after an id makes it the first of a range: `–4.5`, `..5`, ` - RM-4.5`, ` to RM-4.5`.
fn begins_range(rest: &str) -> bool {
    let spaced = rest.trim_start();
    let signs = ["..", "…", "-", "–", "—", "to "];
    let Some(after) = signs.iter().find_map(|sign| spaced.strip_prefix(sign)) else { return false };
    let end = after.trim_start_matches(['.', '=']).trim_start();
    let ends_with_id = mentions(end).next().is_some_and(|next| {
        let skipped = end.len() - next.rest.len() - next.id.to_string().len();
        skipped == 0
    });
    let is_tight = spaced.len() == rest.len();
    ends_with_id || (is_tight && end.starts_with(|first: char| first.is_ascii_digit()))
}

/// The tests in a source file that run by default.
pub fn in_source(path: &str, source: &str) -> Result<Vec<Proof>> {
    let tokens = TokenStream::from_str(source)
        .map_err(|error| anyhow!("{path}:{} is not Rust: {error}", error.span().start().line))?;
    let mut proofs = Vec::new();
    collect(tokens, &mut proofs);
    Ok(proofs)
}

/// Walks one level of brackets and then those inside it.
fn collect(tokens: TokenStream, proofs: &mut Vec<Proof>) {
    let mut attributes = Attributes::default();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match &token {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                let next = tokens.next_if(
                    |next| matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket),
                );
                if let Some(TokenTree::Group(attribute)) = next {
                    attributes.add(&attribute);
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                proofs.extend(std::mem::take(&mut attributes).into_proof())
            }
            // What may stand between the attributes and `fn`: `pub(crate) async unsafe extern "C"`.
            TokenTree::Ident(word)
                if ["pub", "async", "const", "unsafe", "extern"].iter().any(|known| word == known) => {}
            TokenTree::Literal(_) => {}
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                collect(group.stream(), proofs);
            }
            TokenTree::Group(group) => {
                attributes = Attributes::default();
                collect(group.stream(), proofs);
            }
            _ => attributes = Attributes::default(),
        }
    }
}

/// What the attributes in front of an item say.
#[derive(Default)]
struct Attributes {
    line: Option<usize>,
    docs: String,
    is_test: bool,
    is_ignored: bool,
}

impl Attributes {
    fn add(&mut self, attribute: &Group) {
        self.line.get_or_insert(attribute.span_open().start().line);
        match last_word_of_path(attribute).as_str() {
            "test" => self.is_test = true,
            "ignore" => self.is_ignored = true,
            // Ignored here or there is not proven everywhere.
            "cfg_attr" => self.is_ignored |= holds_word(attribute.stream(), "ignore"),
            "doc" => {
                for token in attribute.stream() {
                    if let TokenTree::Literal(text) = token {
                        // The source text of a doc comment keeps its line breaks; the literal would escape them.
                        self.docs.push_str(&text.span().source_text().unwrap_or_else(|| text.to_string()));
                        self.docs.push('\n');
                    }
                }
            }
            _ => {}
        }
    }

    fn into_proof(self) -> Option<Proof> {
        let runs = self.is_test && !self.is_ignored;
        runs.then(|| Proof { line: self.line.unwrap_or_default(), docs: self.docs })
    }
}

/// `test` for `#[test]` and for `#[tokio::test(…)]`; `cfg` for `#[cfg(test)]`.
fn last_word_of_path(attribute: &Group) -> String {
    let path = attribute.stream().into_iter().take_while(|token| match token {
        TokenTree::Ident(_) => true,
        TokenTree::Punct(sign) => sign.as_char() == ':',
        _ => false,
    });
    let words = path.filter(|token| matches!(token, TokenTree::Ident(_)));
    words.last().map(|word| word.to_string()).unwrap_or_default()
}

fn holds_word(tokens: TokenStream, word: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == word,
        TokenTree::Group(group) => holds_word(group.stream(), word),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proven(source: &str) -> Vec<String> {
        let proofs = in_source("t.rs", source).unwrap();
        proofs.iter().flat_map(Proof::rules).map(|id| id.to_string()).collect()
    }

    #[test]
    fn a_test_proves_what_its_doc_comment_names() {
        assert_eq!(
            proven("/// RM-4.2, RM-4.3: no change is given\n#[test]\nfn t() {}"),
            ["RM-4.2", "RM-4.3"]
        );
        assert_eq!(
            proven("#[test]\n#[should_panic]\n/// RM-4.2\n/// and RM-4.3\nfn t() {}"),
            ["RM-4.2", "RM-4.3"]
        );
        assert_eq!(proven("/**\nRM-4.2\n*/\n#[test]\npub(crate) fn t() {}"), ["RM-4.2"]);
        assert_eq!(proven("/// RM-4.2\n#[tokio::test(flavor = \"x\")]\nasync fn t() {}"), ["RM-4.2"]);
    }

    #[test]
    fn tests_are_found_inside_modules() {
        assert_eq!(
            proven(
                "/// RM-9.9\n#[cfg(test)]\nmod tests {\n  use super::*;\n  /// RM-4.2\n  #[test]\n  fn t() {}\n}"
            ),
            ["RM-4.2"]
        );
    }

    #[test]
    fn tests_are_found_inside_macros() {
        let source = "proptest! {\n  #![proptest_config(Config::with_cases(64))]\n  /// RM-4.2: always\n  #[test]\n  \
                      fn t(seed in 0u64..1000, n in 1..=4usize) { prop_assert!(n > 0); }\n\n  /// RM-4.3\n  #[test]\n  \
                      fn u(seed: u64) {}\n}";
        assert_eq!(proven(source), ["RM-4.2", "RM-4.3"]);
    }

    #[test]
    fn ignored_tests_prove_nothing() {
        assert_eq!(proven("/// RM-4.2\n#[test]\n#[ignore]\nfn t() {}"), [] as [&str; 0]);
        assert_eq!(proven("/// RM-4.2\n#[test]\n#[ignore = \"slow\"]\nfn t() {}"), [] as [&str; 0]);
        assert_eq!(proven("/// RM-4.2\n#[test]\n#[cfg_attr(miri, ignore)]\nfn t() {}"), [] as [&str; 0]);
    }

    #[test]
    fn other_functions_and_comments_prove_nothing() {
        assert_eq!(proven("/// RM-4.2\nfn helper() {}"), [] as [&str; 0]);
        assert_eq!(
            proven("// RM-4.2\n#[test]\nfn t() { let rule = \"RM-4.3\"; /* RM-4.4 */ }"),
            [] as [&str; 0]
        );
        assert_eq!(proven("//! RM-4.2\n#[test]\nfn t() {}"), [] as [&str; 0]);
        assert_eq!(proven("/// RM-4.2\nstruct S;\n#[test]\nfn t() {}"), [] as [&str; 0]);
        assert_eq!(proven("struct S {\n  /// RM-4.2\n  a: fn(u8),\n}\n#[test]\nfn t() {}"), [] as [&str; 0]);
    }

    #[test]
    fn ranges_are_refused() {
        for range in [
            "RM-4.2–4.5",
            "RM-4.2-4.5",
            "RM-4.2..5",
            "RM-4.2..=RM-4.5",
            "RM-4.2 – RM-4.5",
            "RM-4.2 to RM-4.5",
        ] {
            let proofs =
                in_source("t.rs", &format!("fn a() {{}}\n/// {range}: x\n#[test]\nfn t() {{}}")).unwrap();
            assert_eq!(
                proofs[0].ranges("t.rs", "RM"),
                ["RM-4.2 begins a range in t.rs:2; name every rule by itself"],
                "{range}"
            );
        }
    }

    #[test]
    fn dashes_and_numbers_after_a_rule_are_not_ranges() {
        for text in [
            "RM-4.2 - 3 credits",
            "RM-4.2 – as in RM-4.5",
            "RM-4.2. RM-4.3",
            "RM-4.2: 5 – 3",
            "RM-4.2, RM-4.3",
        ] {
            let proofs = in_source("t.rs", &format!("/// {text}\n#[test]\nfn t() {{}}")).unwrap();
            assert_eq!(proofs[0].ranges("t.rs", "RM"), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn a_file_that_is_not_rust_is_an_error_with_its_place() {
        let error = in_source("t.rs", "fn a() {}\nfn b( {\n").unwrap_err().to_string();
        assert!(error.starts_with("t.rs:"), "{error}");
    }
}
