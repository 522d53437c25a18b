//! Tools for people who played at their own table: what became of a plan, told step by step, and which small change
//! would have saved it. Text in, text out, so that a server or a command can pass them on as they are.

mod film;
mod rescue;

use crate::content::Content;
use crate::film::Picture;
use crate::plan::{PlanFile, ResolutionFile, Trace};
use crate::view::Catalogue;
use serde::Serialize;
use table::Phrase;

pub use film::{FilmStep, Told};
pub use rescue::{Improvement, TRIES};

/// A tool: JSON in, JSON out, or why not.
pub type Tool = fn(&str) -> Result<String, Phrase>;

/// Every tool under its name.
pub const TOOLS: [(&str, Tool); 3] = [("resolve", resolve), ("improve", improve), ("catalogue", catalogue)];

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

/// Flies the mission of a plan file and tells all of it.
pub fn resolve(input: &str) -> Result<String, Phrase> {
    let plan = PlanFile::from_json(input).map_err(|fault| fault.phrase())?;
    let content = Content::standard();
    let file = crate::plan::resolve(&plan, Trace::Kept).map_err(|fault| fault.phrase())?;
    let (start, film) = film::film(content, &plan)?;
    Ok(written(&Resolved { file, start, film }))
}

/// Looks for the smallest change of a plan file that wins its mission. Takes the file as it is, or as
/// `{"plan": …, "flight": "simulation"}` if it was flown at a table with fewer rules.
pub fn improve(input: &str) -> Result<String, Phrase> {
    let (plan, flight) = rescue::asked(input).map_err(|fault| fault.phrase())?;
    Ok(written(&rescue::improve(Content::standard(), &plan, flight)?))
}

/// The cards and boards that a plan file can name. Takes anything.
pub fn catalogue(_: &str) -> Result<String, Phrase> {
    Ok(written(&Catalogue::of(Content::standard())))
}

fn written(answer: &impl Serialize) -> String {
    // Plain data with text keys: there is nothing that JSON could not hold.
    serde_json::to_string(answer).unwrap_or_default()
}
