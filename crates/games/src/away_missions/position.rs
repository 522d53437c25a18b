//! Position files at the terminal.

use ::away_missions::position::{Position, PositionFault};
use std::path::Path;
use table::Phrase;
use terminal::{Failure, Voice, read_or_listen};

/// Reads a position file.
pub fn read_position(file: &Path) -> Result<Position, Failure> {
    Position::from_json(&read_or_listen(file)?).map_err(|fault| refuse(&fault))
}

/// What is wrong with a position file.
pub fn refuse(fault: &PositionFault) -> Failure {
    Failure::Input(fault.phrase())
}

/// Prints a result for programs.
pub fn print(written: serde_json::Result<String>, voice: &mut Voice) -> Result<(), Failure> {
    let text = written.map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
    Ok(voice.line(&text)?)
}
