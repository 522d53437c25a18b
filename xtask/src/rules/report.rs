//! The audit as people and programs read it.

use std::fmt::Write as _;

use anyhow::Result;
use serde::Serialize;

use super::Audit;
use super::id::RuleId;

/// One game's figures.
#[derive(Serialize)]
struct Figures<'audit> {
    game: &'audit str,
    rules: usize,
    covered: usize,
    gaps: Vec<&'audit RuleId>,
}

/// The figures of all games as a JSON array on one line.
pub fn json(audits: &[Audit]) -> Result<String> {
    let figures: Vec<Figures<'_>> = audits.iter().map(figures).collect();
    Ok(serde_json::to_string(&figures)?)
}

fn figures(audit: &Audit) -> Figures<'_> {
    let rules = audit.book.rules().count();
    let gaps: Vec<&RuleId> = audit.gaps().into_iter().map(|rule| &rule.id).collect();
    Figures { game: &audit.game, rules, covered: rules - gaps.len(), gaps }
}

/// One game's coverage by chapter, then what is wrong.
pub fn table(audit: &Audit) -> String {
    let mut rows = Vec::new();
    for chapter in &audit.book.chapters {
        let covered = chapter.rules.iter().filter(|rule| audit.proven.contains(&rule.id)).count();
        rows.push((format!("{} {}", chapter.id, chapter.title), chapter.rules.len(), covered));
    }
    let total = figures(audit);
    rows.push(("total".to_owned(), total.rules, total.covered));

    let width = rows.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or_default();
    let mut text = format!("{}\n  {:<width$}  rules  covered  gaps\n", audit.game, "chapter");
    for (name, rules, covered) in rows {
        line(&mut text, format_args!("  {name:<width$}  {rules:>5}  {covered:>7}  {:>4}", rules - covered));
    }
    text + &troubles(audit)
}

/// The gaps with their text, and every other failure; nothing when all is well.
pub fn troubles(audit: &Audit) -> String {
    let mut text = String::new();
    let gaps = audit.gaps();
    if !gaps.is_empty() {
        line(&mut text, format_args!("{}: rules without a test", audit.game));
        let width = gaps.iter().map(|rule| rule.id.to_string().len()).max().unwrap_or_default();
        for rule in gaps {
            line(&mut text, format_args!("  {:<width$}  {}", rule.id, rule.text));
        }
    }
    if !audit.failures.is_empty() {
        line(&mut text, format_args!("{}: mistakes", audit.game));
        for failure in &audit.failures {
            line(&mut text, format_args!("  {failure}"));
        }
    }
    text
}

/// Adds a line; writing to a string cannot fail.
fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{content}");
}
