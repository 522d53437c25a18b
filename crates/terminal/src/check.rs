//! `cosmodrome check`: what is wrong with a content file, before anybody plays with it.

use crate::arguments::CheckArguments;
use crate::failure::Failure;
use crate::game::GameList;
use crate::table_setup::read;
use crate::voice::Voice;
use table::Phrase;

/// Says what the file holds, or everything that is wrong with it.
pub fn check(games: &GameList, arguments: &CheckArguments, voice: &mut Voice) -> Result<(), Failure> {
    let text = read(&arguments.file)?;
    let file = arguments.file.display().to_string();
    let game =
        if looks_like_json(&text) { json_game(games, &text, &file)? } else { toml_game(&text, &file)? };
    match games.named(&game)?.check_content(&text) {
        Ok(summary) => {
            voice.say(&Phrase::new("cli-check-good").text("file", &file))?;
            Ok(voice.say(&summary)?)
        }
        Err(faults) => {
            for fault in &faults {
                voice.say(fault)?;
            }
            voice.flush()?;
            let phrase =
                Phrase::new("cli-check-bad").text("file", &file).number("count", faults.len() as i64);
            Err(Failure::Input(phrase))
        }
    }
}

/// A TOML file can begin with a bracket too, but not with a list of things.
fn looks_like_json(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('{') || text.strip_prefix('[').is_some_and(|list| list.trim_start().starts_with('{'))
}

/// Content as TOML says which game it is for in a line of its own.
fn toml_game(text: &str, file: &str) -> Result<String, Failure> {
    let content: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line =
            error.span().map_or(0, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        let phrase = Phrase::new("cli-check-not-toml").text("file", file).number("line", line as i64);
        Failure::Input(phrase.text("reason", error.message()))
    })?;
    let game = content.get("game").and_then(toml::Value::as_str);
    game.map(str::to_owned).ok_or_else(|| Failure::Input(Phrase::new("cli-check-no-game").text("file", file)))
}

/// Content as JSON, one thing or a list of them, names its format, which begins with the name of its game.
fn json_game(games: &GameList, text: &str, file: &str) -> Result<String, Failure> {
    let content: serde_json::Value = serde_json::from_str(text).map_err(|error| {
        let phrase = Phrase::new("cli-check-not-json").text("file", file).number("line", error.line() as i64);
        Failure::Input(phrase.text("reason", error.to_string()))
    })?;
    let first = content.as_array().and_then(|list| list.first()).unwrap_or(&content);
    let format = first.get("format").and_then(serde_json::Value::as_str).unwrap_or_default();
    let mut known = games.all().map(|game| game.id());
    known
        .find(|id| format.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')))
        .map(str::to_owned)
        .ok_or_else(|| Failure::Input(Phrase::new("cli-check-no-format").text("file", file)))
}
