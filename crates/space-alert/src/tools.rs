//! Tools for people who played at their own table: what became of a plan, told step by step, and which small change
//! would have saved it. Text in, text out, so that a server or a command can pass them on as they are.

mod check;
mod film;
mod rescue;

use crate::content::Content;
use crate::film::Picture;
use crate::plan::{PlanFile, ResolutionFile, Trace};
use crate::view::Catalogue;
use serde::Serialize;
use table::Phrase;

pub use check::{Checked, Fault};
pub use film::{FilmStep, Told};
pub use rescue::{Improvement, MOST_FURTHER, TRIES};

/// A tool: JSON in, JSON out, or why not.
pub type Tool = fn(&str) -> Result<String, Phrase>;

/// Every tool under its name.
pub const TOOLS: [(&str, Tool); 4] =
    [("check", check), ("resolve", resolve), ("improve", improve), ("catalogue", catalogue)];

/// What [`resolve`] answers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resolved {
    /// The result file, with every intermediate state.
    pub file: ResolutionFile,
    /// The ship before the first turn.
    pub start: Picture,
    /// Everything that happened, step by step; each moment changes the picture before it.
    pub film: Vec<FilmStep>,
}

/// Says what is still to be filled in before a plan file can be flown: all of it at once, for somebody who is at it.
pub fn check(input: &str) -> Result<String, Phrase> {
    let plan = PlanFile::from_json(input).map_err(|fault| fault.phrase())?;
    Ok(written(&check::check(Content::standard(), &plan)))
}

/// Flies the mission of a plan file and tells all of it.
pub fn resolve(input: &str) -> Result<String, Phrase> {
    let plan = PlanFile::from_json(input).map_err(|fault| fault.phrase())?;
    let content = Content::standard();
    let file = crate::plan::resolve(&plan, Trace::Kept).map_err(|fault| fault.phrase())?;
    let (start, film) = film::film(content, &plan)?;
    Ok(written(&Resolved { file, start, film }))
}

/// Looks for the smallest change of a plan file that wins its mission. Takes the file as it is, or as
/// `{"plan": …, "flight": "simulation", "further": 1}`: the flight if it was flown at a table with fewer rules, and how
/// often the search has been asked to go on.
pub fn improve(input: &str) -> Result<String, Phrase> {
    let question = rescue::asked(input).map_err(|fault| fault.phrase())?;
    Ok(written(&rescue::improve(Content::standard(), &question)?))
}

/// The cards and boards that a plan file can name. Takes anything.
pub fn catalogue(_: &str) -> Result<String, Phrase> {
    Ok(written(&Catalogue::of(Content::standard())))
}

fn written(answer: &impl Serialize) -> String {
    // Plain data with text keys: there is nothing that JSON could not hold.
    serde_json::to_string(answer).unwrap_or_default()
}
