//! Four space board games in one binary: play them, let bots play them, replay and verify what was played.

mod cli;
mod client;
mod help;
mod keeping;
mod operate;
mod pages;
mod serve;
mod settings;
mod swarm;

use clap::{ArgMatches, FromArgMatches};
use cli::{Arguments, ServeArguments, Task};
use help::Reply;
use keeping::Keeping;
use speech::{Language, Speaker};
use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;
use std::{env, io};
use table::Phrase;
use terminal::{Failure, GameCommand, GameList, Voice};

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
    let games = games::at_terminal();
    let mut command = help::command(&games, &voice.speaker);
    let matches = match command.try_get_matches_from_mut(words) {
        Ok(matches) => matches,
        Err(error) => return answer(help::reply(&games, &error), voice),
    };
    check_language(&matches)?;
    match game_command(&games, &matches) {
        Some(Asked::For(command, matches)) => return command.run(matches, voice),
        Some(Asked::ForNothing(game)) => {
            let page = command.find_subcommand_mut(game).map(|page| page.render_help().to_string());
            return Ok(voice.line(&page.unwrap_or_default())?);
        }
        None => {}
    }
    let task = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments.task,
        Err(error) => return answer(help::reply(&games, &error), voice),
    };
    match &task {
        Some(Task::Serve(arguments)) => serve::run(arguments, voice),
        Some(Task::Play(arguments)) => terminal::play(&games, arguments, voice),
        Some(Task::Simulate(arguments)) => terminal::simulate(&games, arguments, voice),
        Some(Task::Replay(arguments)) => terminal::replay(&games, arguments, voice),
        Some(Task::Check(arguments)) => terminal::check(&games, arguments, voice),
        Some(Task::Bots(arguments)) => terminal::list_bots(&games, arguments, voice),
        Some(Task::Swarm(arguments)) => swarm::run(&games, arguments, voice),
        Some(Task::Backup(arguments)) => keeping::run(Keeping::Backup, arguments, voice),
        Some(Task::Export(arguments)) => keeping::run(Keeping::Export, arguments, voice),
        Some(Task::Import(arguments)) => keeping::run(Keeping::Import, arguments, voice),
        Some(Task::Operate(arguments)) => operate::run(arguments, voice),
        None => serve::run(&ServeArguments::default(), voice),
    }
}

fn answer(reply: Reply, voice: &mut Voice) -> Result<(), Failure> {
    match reply {
        Reply::Page(text) => Ok(voice.line(&text)?),
        Reply::Complaint(failure) => Err(failure),
    }
}

fn check_language(matches: &ArgMatches) -> Result<(), Failure> {
    match matches.get_one::<String>("lang").filter(|code| Language::from_code(code).is_none()) {
        None => Ok(()),
        Some(code) => {
            let known: Vec<&str> = Language::ALL.map(Language::code).to_vec();
            let phrase =
                Phrase::new("cli-error-language").text("value", code).text("known", known.join(", "));
            Err(Failure::Input(phrase))
        }
    }
}

/// What was asked of one game.
enum Asked<'a> {
    /// This command, with its arguments.
    For(&'static GameCommand, &'a ArgMatches),
    /// Nothing but the game's name was given.
    ForNothing(&'static str),
}

/// The command of one game that was typed, after the game's name or, as it was once, on its own.
fn game_command<'a>(games: &GameList, matches: &'a ArgMatches) -> Option<Asked<'a>> {
    let (word, rest) = matches.subcommand()?;
    for game in games.all() {
        let named = |name: &str| game.commands().iter().find(|command| command.name() == name);
        if let Some(command) = named(word).filter(|command| command.is_understood_alone()) {
            return Some(Asked::For(command, rest));
        }
        if word == game.id() {
            return Some(match rest.subcommand() {
                Some((name, arguments)) => Asked::For(named(name)?, arguments),
                None => Asked::ForNothing(game.id()),
            });
        }
    }
    None
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
