//! Tools for people who play with the box: who sees what on their table, and the Alien Turn played for them; and for
//! people who draw scenarios: what is wrong with one. Text in, text out, so that a server or a command can pass them on
//! as they are.

use crate::position::{AlienTurnFile, Position, PositionFault, PositionWrong, SightFile, play};
use crate::speech::steps::tell;
use serde::Serialize;
use table::Phrase;

/// A tool: JSON in, JSON out, or why not.
pub type Tool = fn(&str) -> Result<String, Phrase>;

/// Every tool under its name.
pub const TOOLS: [(&str, Tool); 5] = [
    ("sight", sight),
    ("aliens", aliens),
    ("position", position),
    ("check", crate::scenario::check),
    ("lesson", lesson),
];

/// What [`aliens`] answers: the file with all steps, and why each of them is as it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Acted {
    /// The file.
    #[serde(flatten)]
    pub file: AlienTurnFile,
    /// For each step what happened in it, with the reasons.
    pub story: Vec<Vec<Phrase>>,
}

/// Range and line of sight between all tiles of a position.
pub fn sight(input: &str) -> Result<String, Phrase> {
    let position = read(input).map_err(|fault| fault.phrase())?;
    Ok(written(&SightFile::of(&position)))
}

/// One whole Alien Turn of a position.
pub fn aliens(input: &str) -> Result<String, Phrase> {
    let position = read(input).map_err(|fault| fault.phrase())?;
    let (acted, _) = Acted::of(&position).map_err(|fault| fault.phrase())?;
    Ok(written(&acted))
}

/// The position file of a running game, from a view of it: what somebody sees is all that is asked for (AM-29.28).
pub fn position(view: &str) -> Result<String, Phrase> {
    let position = Position::of_view(view).map_err(|fault| fault.phrase())?;
    Ok(written(&position.to_file()))
}

/// The course of the guided first mission: how its table is set up, and what to do step by step.
pub fn lesson(_: &str) -> Result<String, Phrase> {
    Ok(written(&crate::lesson::Course::new()))
}

/// The most tiles of a position that is sent to a tool. The box has 48; sight has one entry for every two of them.
pub const MOST_TILES: usize = 200;
/// The most Aliens of a position that is sent to a tool. The box has 96.
pub const MOST_ALIENS: usize = 300;

/// Reads a position that anybody may have sent.
fn read(input: &str) -> Result<Position, PositionFault> {
    let position = Position::from_json(input)?;
    for (place, count, most) in [
        ("tiles", position.field.tiles.len(), MOST_TILES),
        ("aliens", position.field.aliens.len(), MOST_ALIENS),
    ] {
        if count > most {
            return Err(PositionFault::new(place, PositionWrong::TooMany { most }));
        }
    }
    Ok(position)
}

impl Acted {
    /// Plays the Alien Turn of a position. The position after it comes along.
    pub fn of(position: &Position) -> Result<(Acted, Position), PositionFault> {
        let (file, after, told) = play(position)?;
        let mut story = vec![Vec::new(); file.steps.as_ref().map_or(0, Vec::len)];
        for each in told {
            if let Some(step) = story.get_mut(each.step) {
                step.push(tell(&after.field, &each.happening));
            }
        }
        Ok((Acted { file, story }, after))
    }
}

fn written(answer: &impl Serialize) -> String {
    // Plain data with text keys: there is nothing that JSON could not hold.
    serde_json::to_string(answer).unwrap_or_default()
}
