//! What a table is set up with: seeds, options and content, as people type them.

use crate::arguments::TableArguments;
use crate::failure::Failure;
use crate::game::AnyGame;
use speech::Speaker;
use std::fs;
use std::path::Path;
use table::{Options, Phrase, Seed};

/// Reads a seed: a number, or the 64 digits that a record shows.
pub fn seed(text: &str) -> Result<Seed, Failure> {
    if let Ok(number) = text.parse() {
        return Ok(Seed::from_number(number));
    }
    Seed::from_hex(text).map_err(|_| Failure::Input(Phrase::new("cli-error-seed").text("value", text)))
}

/// A seed that nobody knows, from the operating system.
pub fn secret_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Failure::Fault(Phrase::new("cli-error-random")))?;
    Ok(Seed(bytes))
}

/// Reads `name=value` for each option.
pub fn options(typed: &[String]) -> Result<Options, Failure> {
    let mut options = Options::new();
    for option in typed {
        let Some((name, value)) = option.split_once('=') else {
            return Err(Failure::Input(Phrase::new("cli-error-option").text("value", option)));
        };
        options.insert(name.trim().to_owned(), value.trim().to_owned());
    }
    Ok(options)
}

/// Reads the content file, if one is given, and refuses it with its first fault.
pub fn content(
    game: &dyn AnyGame,
    arguments: &TableArguments,
    speaker: &Speaker,
) -> Result<Option<String>, Failure> {
    let Some(file) = &arguments.content else { return Ok(None) };
    let text = read(file)?;
    match game.check_content(&text) {
        Ok(_) => Ok(Some(text)),
        Err(faults) => {
            let first = faults.first().map(|fault| speaker.text_with(fault)).unwrap_or_default();
            let phrase = Phrase::new("cli-error-content")
                .text("file", file.display().to_string())
                .text("fault", first)
                .number("more", faults.len().saturating_sub(1) as i64);
            Err(Failure::Input(phrase))
        }
    }
}

/// Reads a whole text file, or standard input if it is called `-`.
pub fn read_or_listen(file: &Path) -> Result<String, Failure> {
    if file == Path::new("-") {
        return std::io::read_to_string(std::io::stdin()).map_err(|error| Failure::reading(file, &error));
    }
    read(file)
}

/// Reads a whole text file.
pub fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| Failure::reading(file, &error))
}
