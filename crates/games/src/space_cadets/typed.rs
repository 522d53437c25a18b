//! What people type besides the number of an option.

use ::space_cadets::{Command, SpaceCadets};
use table::{Chair, Phrase};
use terminal::{Narrator, Typed, is_word};

/// Reads a typed line: `ready`, `done`, `start`, `mission`.
pub fn read(
    line: &str,
    chair: &Chair<'_, SpaceCadets>,
    narrator: &Narrator<'_>,
) -> Result<Typed<Command>, Phrase> {
    let verb = line.trim();
    let is = |key| is_word(verb, key, narrator.speaker);
    if is("cli-space-cadets-word-goals") {
        let mission = chair.view().mission.replace('_', "-");
        return Ok(Typed::Answer(narrator.text(&format!("space-cadets-mission-{mission}-text"))));
    }
    let wanted = if is("cli-space-cadets-word-ready") || is("cli-space-cadets-word-done") {
        Command::Ready
    } else if is("cli-space-cadets-word-start") {
        Command::Start
    } else {
        return Ok(Typed::Unknown);
    };
    let mut options = Vec::new();
    chair.options(&mut options);
    if options.contains(&wanted) {
        Ok(Typed::Command(wanted))
    } else {
        Err(Phrase::new("cli-space-cadets-not-now"))
    }
}
