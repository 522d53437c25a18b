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
    let content: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line =
            error.span().map_or(0, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        let phrase = Phrase::new("cli-check-not-toml").text("file", &file).number("line", line as i64);
        Failure::Input(phrase.text("reason", error.message()))
    })?;
    let Some(game) = content.get("game").and_then(toml::Value::as_str) else {
        return Err(Failure::Input(Phrase::new("cli-check-no-game").text("file", &file)));
    };
    match games.named(game)?.check_content(&text) {
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
