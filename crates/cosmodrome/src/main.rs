//! Four space board games in one binary: play them, let bots play them, replay and verify what was played.

mod bots;
mod check;
mod cli;
mod client;
mod errors;
mod games;
mod help;
mod mission;
mod plan;
mod play;
mod progress;
mod replay;
mod report;
mod resolve;
mod serve;
mod simulate;
mod swarm;
mod table_setup;
mod table_text;
mod voice;

use clap::FromArgMatches;
use cli::{Arguments, ServeArguments, Task};
use errors::Failure;
use help::Reply;
use speech::{Language, Speaker};
use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;
use std::{env, io};
use table::Phrase;
use voice::Voice;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    let mut voice = Voice::new(Speaker::new(language(&words)));
    let result = run(&words, &mut voice);
    let flushed = voice.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(phrase) = failure.phrase() {
                complain(&voice.speaker.text_with(phrase));
            }
            failure.exit_code()
        }
    }
}

fn run(words: &[OsString], voice: &mut Voice) -> Result<(), Failure> {
    let arguments = match parse(words, &voice.speaker) {
        Ok(arguments) => arguments,
        Err(Reply::Page(text)) => return Ok(voice.line(&text)?),
        Err(Reply::Complaint(failure)) => return Err(failure),
    };
    if let Some(code) = arguments.lang.as_deref().filter(|code| Language::from_code(code).is_none()) {
        let known: Vec<&str> = Language::ALL.map(Language::code).to_vec();
        let phrase = Phrase::new("cli-error-language").text("value", code).text("known", known.join(", "));
        return Err(Failure::Input(phrase));
    }
    match &arguments.task {
        Some(Task::Serve(arguments)) => serve::run(arguments, voice),
        Some(Task::Play(arguments)) => games::named(&arguments.game)?.play(arguments, voice),
        Some(Task::Simulate(arguments)) => simulate::command(arguments, voice),
        Some(Task::Replay(arguments)) => replay::run(arguments, voice),
        Some(Task::Check(arguments)) => check::run(arguments, voice),
        Some(Task::Bots(arguments)) => bots::run(arguments, voice),
        Some(Task::Mission(arguments)) => mission::run(arguments, voice),
        Some(Task::Resolve(arguments)) => resolve::run(arguments, voice),
        Some(Task::Plan(arguments)) => plan::run(arguments, voice),
        Some(Task::Swarm(arguments)) => swarm::run(arguments, voice),
        None => serve::run(&ServeArguments::default(), voice),
    }
}

fn parse(words: &[OsString], speaker: &Speaker) -> Result<Arguments, Reply> {
    let matches = help::command(speaker).try_get_matches_from(words).map_err(|error| help::reply(&error))?;
    Arguments::from_arg_matches(&matches).map_err(|error| help::reply(&error))
}

/// The language asked for, or that of the environment, or English. It must be known before the rest is read, because
/// even a complaint about the rest is in a language.
fn language(words: &[OsString]) -> Language {
    let mut asked = None;
    let mut words = words.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        match word.split_once('=') {
            Some(("--lang", code)) => asked = Some(code),
            None if word == "--lang" => asked = words.next(),
            _ => {}
        }
    }
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let environment = environment.filter(|value| !value.is_empty()).map(|value| Language::from_code(&value));
    asked
        .and_then(Language::from_code)
        .or_else(|| environment.into_iter().next().flatten())
        .unwrap_or_default()
}

/// Says on standard error what is wrong, on one line whatever it quotes.
fn complain(text: &str) {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Nobody is there to hear it if this fails.
    let _ = writeln!(io::stderr(), "{line}");
}
