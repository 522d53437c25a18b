//! `cargo xtask rules`: does every numbered rule have a test, and does every cited rule exist?
//!
//! The rulebook `docs/rules/<game>.md` says which rules there are. A test proves the rules that its doc comment
//! names: `/// RM-4.2, RM-4.3: no change is given`. Everything else here is about noticing when the two drift apart.

mod book;
mod citations;
#[cfg(test)]
pub mod fixture;
mod id;
mod proofs;
mod report;
mod sources;
mod translation;

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;
use book::{Rule, Rulebook};
use id::RuleId;
use sources::Sources;

/// The languages every rulebook must exist in, besides English.
const TRANSLATIONS: &[&str] = &["fr"];

/// What one game's rules, tests and citations look like together.
struct Audit {
    game: String,
    book: Rulebook,
    proven: BTreeSet<RuleId>,
    /// Everything that is wrong except gaps, one sentence each.
    failures: Vec<String>,
}

impl Audit {
    fn of(workspace: &Workspace, game: &str) -> Result<Self> {
        let book = read_book(workspace, &format!("docs/rules/{game}.md"))?;
        let mut failures = book.problems.clone();

        for language in TRANSLATIONS {
            let file = format!("docs/rules/{game}.{language}.md");
            if workspace.root().join(&file).is_file() {
                let translated = read_book(workspace, &file)?;
                failures.extend(translated.problems.iter().cloned());
                failures.extend(translation::differences(&book, &translated));
                failures.extend(citations::unknown(&book, &translated.file, &translated.source));
            } else {
                failures.push(format!("{} has no translation {file}", book.file));
            }
        }
        failures.extend(citations::unknown(&book, &book.file, &book.source));

        let mut proven = BTreeSet::new();
        let sources = Sources::of_game(workspace, game)?;
        if sources.files.is_empty() {
            failures.push(format!("crates/{game} holds no source, so nothing proves {}", book.file));
        }
        for source in &sources.files {
            failures.extend(citations::unknown(&book, &source.path, &source.text));
            if source.may_hold_tests() {
                for proof in proofs::in_source(&source.path, &source.text)? {
                    failures.extend(proof.ranges(&source.path, book.prefix()));
                    proven.extend(proof.rules());
                }
            }
        }
        Ok(Self { game: game.to_owned(), book, proven, failures })
    }

    /// The rules that no test cites, in the order of the book.
    fn gaps(&self) -> Vec<&Rule> {
        self.book.rules().filter(|rule| !self.proven.contains(&rule.id)).collect()
    }
}

/// Prints the tables, the gaps and what else is wrong; anything wrong is an error.
pub fn show_table(workspace: &Workspace) -> Result<()> {
    let audits = audit_all(workspace)?;
    for audit in &audits {
        print!("{}", report::table(audit));
    }
    verdict(&audits)
}

/// The same for one game.
pub fn show_game(workspace: &Workspace, game: &str) -> Result<()> {
    let audit = Audit::of(workspace, game)?;
    print!("{}", report::table(&audit));
    verdict(&[audit])
}

/// Prints the figures as JSON; what is wrong goes to standard error, and is an error.
pub fn show_json(workspace: &Workspace) -> Result<()> {
    let audits = audit_all(workspace)?;
    println!("{}", report::json(&audits)?);
    for audit in &audits {
        eprint!("{}", report::troubles(audit));
    }
    verdict(&audits)
}

fn audit_all(workspace: &Workspace) -> Result<Vec<Audit>> {
    workspace.games()?.iter().map(|game| Audit::of(workspace, game)).collect()
}

fn verdict(audits: &[Audit]) -> Result<()> {
    let gaps: usize = audits.iter().map(|audit| audit.gaps().len()).sum();
    let failures: usize = audits.iter().map(|audit| audit.failures.len()).sum();
    match (gaps, failures) {
        (0, 0) => Ok(()),
        (gaps, 0) => bail!("rules without a test: {gaps}"),
        (0, failures) => bail!("mistakes in rulebooks or citations: {failures}"),
        (gaps, failures) => {
            bail!("rules without a test: {gaps}; mistakes in rulebooks or citations: {failures}")
        }
    }
}

fn read_book(workspace: &Workspace, file: &str) -> Result<Rulebook> {
    let text =
        fs::read_to_string(workspace.root().join(file)).with_context(|| format!("cannot read {file}"))?;
    Ok(Rulebook::parse(file, &text))
}

#[cfg(test)]
mod tests;
