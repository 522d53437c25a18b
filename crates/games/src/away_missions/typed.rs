//! What people type besides the number of an option.

use super::words::Words;
use ::away_missions::{Action, AwayMissions, Command};
use table::{Chair, Phrase};
use terminal::{Narrator, Typed, is_word};

/// Reads a typed line: `end`, `pass`, `go`, `ready`, `agree`, `scan TILE`, `move TILE`, `brief`.
pub fn read(
    line: &str,
    chair: &Chair<'_, AwayMissions>,
    narrator: &Narrator<'_>,
) -> Result<Typed<Command>, Phrase> {
    let mut words = line.split_whitespace();
    let Some(verb) = words.next() else { return Ok(Typed::Unknown) };
    let rest = words.collect::<Vec<_>>().join(" ").to_lowercase();
    let is = |key| is_word(verb, key, narrator.speaker);
    let view = chair.view();
    let names = Words { view: &view, narrator };
    let mut options = Vec::new();
    chair.options(&mut options);
    let offered = |fits: &dyn Fn(&Command) -> bool| {
        options
            .iter()
            .find(|command| fits(command))
            .cloned()
            .ok_or_else(|| Phrase::new("cli-away-missions-not-now"))
    };
    let tile_is = |id| names.tile(id).to_lowercase() == rest;
    let command = if is("cli-away-missions-word-end") {
        offered(&|command| matches!(command, Command::EndTurn { .. }))?
    } else if is("cli-away-missions-word-pass") {
        Command::Pass
    } else if is("cli-away-missions-word-go") {
        Command::Proceed
    } else if is("cli-away-missions-word-ready") {
        Command::Ready
    } else if is("cli-away-missions-word-agree") {
        Command::Agree
    } else if is("cli-away-missions-word-scan") {
        offered(&|command| match command {
            Command::Scan { tile: Some(tile), .. } => rest.is_empty() || tile_is(*tile),
            Command::Scan { tile: None, .. } => true,
            _ => false,
        })?
    } else if is("cli-away-missions-word-move") {
        offered(
            &|command| matches!(command, Command::Act { action: Action::Move { to }, .. } if tile_is(*to)),
        )?
    } else if is("cli-away-missions-word-brief") {
        let texts = [&view.briefing.name, &view.briefing.intro, &view.briefing.goal];
        return Ok(Typed::Answer(texts.map(|text| names.text(text)).join("\n")));
    } else {
        return Ok(Typed::Unknown);
    };
    Ok(Typed::Command(command))
}
