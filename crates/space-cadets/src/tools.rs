//! Tools for people who play with the box: what lies on their table is judged by the rules. Text in, text out, so that a
//! server or a command can pass them on as they are.

use crate::content::Content;
use crate::referee;
use table::Phrase;

/// A tool: JSON in, JSON out, or why not.
pub type Tool = fn(&str) -> Result<String, Phrase>;

/// Every tool under its name.
pub const TOOLS: [(&str, Tool); 1] = [("referee", referee)];

/// What the rules say about a referee file.
pub fn referee(input: &str) -> Result<String, Phrase> {
    let answer = referee::answer(input, Content::standard()).map_err(|fault| fault.phrase())?;
    // Plain data with text keys: there is nothing that JSON could not hold.
    Ok(serde_json::to_string(&answer).unwrap_or_default())
}
