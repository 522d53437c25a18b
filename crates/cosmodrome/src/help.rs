//! What the command line says about itself, in the language of whoever asks.
//!
//! The parser's own words are English and fixed, so every text of a help page is set here from the locales, and every
//! complaint of the parser becomes a sentence of ours.

use crate::cli::Arguments;
use crate::errors::Failure;
use crate::games;
use clap::error::{ContextKind, ErrorKind};
use clap::{Command, CommandFactory};
use speech::Speaker;
use std::fmt::Write as _;
use table::Phrase;

/// A command: its name, what it does, how it is called, and what is said at the end of its page.
const COMMANDS: &[(&str, &str, &str, &str)] = &[
    ("serve", "cli-help-serve", "cli-usage-serve", "cli-help-serve-more"),
    ("play", "cli-help-play", "cli-usage-play", "cli-help-play-more"),
    ("simulate", "cli-help-simulate", "cli-usage-simulate", "cli-help-simulate-more"),
    ("replay", "cli-help-replay", "cli-usage-replay", "cli-help-replay-more"),
    ("check", "cli-help-check", "cli-usage-check", "cli-help-check-more"),
    ("bots", "cli-help-bots", "cli-usage-bots", "cli-help-bots-more"),
    ("mission", "cli-help-mission", "cli-usage-mission", "cli-help-mission-more"),
    ("resolve", "cli-help-resolve", "cli-usage-resolve", "cli-help-resolve-more"),
    ("plan", "cli-help-plan", "cli-usage-plan", "cli-help-plan-more"),
    ("swarm", "cli-help-swarm", "cli-usage-swarm", "cli-help-swarm-more"),
];

/// An argument that takes a value: its command, its name, what it does, and what the value is called.
const VALUES: &[(&str, &str, &str, &str)] = &[
    ("serve", "listen", "cli-help-listen", "cli-value-address"),
    ("serve", "database", "cli-help-database", "cli-value-database"),
    ("serve", "origins", "cli-help-origin", "cli-value-origin"),
    ("play", "game", "cli-help-game", "cli-value-game"),
    ("play", "seats", "cli-help-play-seats", "cli-value-seats"),
    ("play", "options", "cli-help-option", "cli-value-option"),
    ("play", "content", "cli-help-content", "cli-value-file"),
    ("play", "seed", "cli-help-play-seed", "cli-value-seed"),
    ("play", "record", "cli-help-record", "cli-value-file"),
    ("simulate", "game", "cli-help-game", "cli-value-game"),
    ("simulate", "seats", "cli-help-simulate-seats", "cli-value-seats"),
    ("simulate", "games", "cli-help-games", "cli-value-number"),
    ("simulate", "options", "cli-help-option", "cli-value-option"),
    ("simulate", "content", "cli-help-content", "cli-value-file"),
    ("simulate", "seed", "cli-help-simulate-seed", "cli-value-seed"),
    ("simulate", "threads", "cli-help-threads", "cli-value-number"),
    ("simulate", "csv", "cli-help-csv", "cli-value-file"),
    ("simulate", "records", "cli-help-records", "cli-value-directory"),
    ("replay", "file", "cli-help-replay-file", "cli-value-file"),
    ("replay", "at", "cli-help-at", "cli-value-number"),
    ("replay", "viewer", "cli-help-as", "cli-value-viewer"),
    ("check", "file", "cli-help-check-file", "cli-value-file"),
    ("bots", "game", "cli-help-game", "cli-value-game"),
    ("mission", "seed", "cli-help-mission-seed", "cli-value-seed"),
    ("mission", "crew", "cli-help-mission-crew", "cli-value-number"),
    ("mission", "flight", "cli-help-mission-flight", "cli-value-flight"),
    ("mission", "difficulty", "cli-help-mission-difficulty", "cli-value-difficulty"),
    ("mission", "length", "cli-help-mission-length", "cli-value-length"),
    ("mission", "track", "cli-help-mission-track", "cli-value-track"),
    ("mission", "threats", "cli-help-mission-threats", "cli-value-threats"),
    ("resolve", "file", "cli-help-resolve-file", "cli-value-file"),
    ("plan", "file", "cli-help-resolve-file", "cli-value-file"),
    ("plan", "seconds", "cli-help-plan-seconds", "cli-value-number"),
    ("plan", "seed", "cli-help-plan-seed", "cli-value-seed"),
    ("plan", "hands", "cli-help-plan-hands", "cli-value-file"),
    ("swarm", "url", "cli-help-swarm-url", "cli-value-url"),
    ("swarm", "tables", "cli-help-swarm-tables", "cli-value-number"),
    ("swarm", "seconds", "cli-help-swarm-seconds", "cli-value-number"),
    ("swarm", "idle", "cli-help-swarm-idle", "cli-value-number"),
    ("swarm", "game", "cli-help-swarm-game", "cli-value-game"),
];

/// An argument without a value.
const FLAGS: &[(&str, &str, &str)] = &[
    ("serve", "behind_proxy", "cli-help-behind-proxy"),
    ("serve", "secure_cookie", "cli-help-secure-cookie"),
    ("simulate", "json", "cli-help-simulate-json"),
    ("replay", "verify", "cli-help-verify"),
    ("replay", "json", "cli-help-replay-json"),
    ("mission", "new_frontier", "cli-help-mission-new-frontier"),
    ("mission", "json", "cli-help-mission-json"),
    ("mission", "plan", "cli-help-mission-plan"),
    ("resolve", "json", "cli-help-resolve-json"),
    ("resolve", "trace", "cli-help-resolve-trace"),
    ("plan", "keep", "cli-help-plan-keep"),
    ("plan", "smallest_change", "cli-help-plan-smallest-change"),
    ("plan", "double_actions", "cli-help-plan-double-actions"),
    ("plan", "json", "cli-help-plan-json"),
    ("swarm", "json", "cli-help-simulate-json"),
];

/// What every command has comes after what is its own.
const LAST: usize = 100;

/// The command line with all its texts.
pub fn command(speaker: &Speaker) -> Command {
    let text = |key: &str| speaker.text(key);
    let heading = text("cli-heading-options");
    let mut command = Arguments::command()
        .about(text("cli-help-cosmodrome"))
        .override_usage(text("cli-usage-cosmodrome"))
        .after_help(text("cli-help-cosmodrome-more"))
        .subcommand_help_heading(text("cli-heading-commands"))
        .help_template(template(speaker))
        .mut_arg("lang", |arg| {
            arg.help(text("cli-help-lang")).value_name(text("cli-value-lang")).display_order(LAST)
        })
        .mut_arg("help", |arg| arg.help(text("cli-help-help")).display_order(LAST + 1))
        .mut_arg("version", |arg| arg.help(text("cli-help-version")).display_order(LAST + 2))
        .mut_args(|arg| arg.help_heading(heading.clone()));
    for (name, about, usage, more) in COMMANDS {
        command = command.mut_subcommand(name, |subcommand| {
            subcommand
                .about(text(about))
                .override_usage(text(usage))
                .after_help(text(more))
                .help_template(template(speaker))
        });
    }
    for name in ["play", "simulate"] {
        command = command.mut_subcommand(name, |subcommand| {
            let more = subcommand.get_after_help().map(ToString::to_string).unwrap_or_default();
            subcommand.after_help(format!("{more}{}", game_options(speaker)))
        });
    }
    for (name, argument, help, value) in VALUES {
        command = command.mut_subcommand(name, |subcommand| {
            subcommand.mut_arg(argument, |arg| {
                let key = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
                arg.help(text(help))
                    .value_name(text(value))
                    .help_heading(text(key))
                    .hide_default_value(true)
                    .hide_possible_values(true)
            })
        });
    }
    for (name, argument, help) in FLAGS {
        command = command.mut_subcommand(name, |subcommand| {
            subcommand.mut_arg(argument, |arg| arg.help(text(help)).help_heading(heading.clone()))
        });
    }
    command
}

/// The options that each game offers, with what they mean.
fn game_options(speaker: &Speaker) -> String {
    let mut text = String::new();
    for game in games::all() {
        let name = |rest: &str| speaker.text(&format!("{}-{rest}", game.id()));
        let title = Phrase::new("cli-help-game-options").text("game", name("name"));
        let _ = write!(text, "\n\n{}", speaker.text_with(&title));
        for option in game.options() {
            let label = name(&format!("option-{}", option.name));
            let line = Phrase::new("cli-help-game-option").text("name", option.name).text("label", label);
            let _ = write!(text, "\n  {}", speaker.text_with(&line));
            let several = option.several.as_ref().map(|_| ("…+…", "chosen"));
            let values = option.values.iter().map(|value| (value.as_str(), value.as_str()));
            for (value, choice) in values.chain(several) {
                let label = name(&format!("option-{}-{choice}", option.name));
                let line = Phrase::new("cli-help-game-choice").text("choice", value).text("label", label);
                let _ = write!(text, "\n      {}", speaker.text_with(&line));
            }
            if let Some(several) = &option.several {
                let _ = write!(text, "\n      {}", several.of.join(", "));
            }
        }
    }
    text
}

fn template(speaker: &Speaker) -> String {
    format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        speaker.text("cli-heading-usage")
    )
}

/// What to say when the parser did not understand, or the page that was asked for.
pub enum Reply {
    /// A help page or the version.
    Page(String),
    /// A sentence about what was wrong.
    Complaint(Failure),
}

/// Turns what the parser says into what we say.
pub fn reply(error: &clap::Error) -> Reply {
    let about = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = about(ContextKind::InvalidArg);
    let value = about(ContextKind::InvalidValue);
    let phrase = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Reply::Page(error.render().to_string());
        }
        ErrorKind::UnknownArgument => Phrase::new("cli-error-unknown-argument").text("argument", argument),
        ErrorKind::InvalidSubcommand => {
            let known: Vec<&str> = COMMANDS.iter().map(|(name, ..)| *name).collect();
            Phrase::new("cli-error-unknown-command")
                .text("name", about(ContextKind::InvalidSubcommand))
                .text("known", known.join(", "))
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("cli-error-missing").text("argument", argument),
        ErrorKind::InvalidValue if value.is_empty() => {
            Phrase::new("cli-error-no-value").text("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Phrase::new("cli-error-value").text("argument", argument).text("value", value)
        }
        ErrorKind::ArgumentConflict => Phrase::new("cli-error-twice").text("argument", argument),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("cli-error-too-many-values").text("argument", argument)
        }
        _ => Phrase::new("cli-error-arguments"),
    };
    Reply::Complaint(Failure::Input(phrase))
}

#[cfg(test)]
mod tests {
    use super::*;
    use speech::Language;

    #[test]
    fn the_command_line_is_well_formed_and_every_text_is_ours() {
        for language in Language::ALL {
            let mut command = command(&Speaker::new(language));
            command.build();
            command.clone().debug_assert();
            for page in command.get_subcommands().chain([&command]) {
                for argument in page.get_arguments() {
                    assert!(argument.get_help().is_some(), "{} {}", page.get_name(), argument.get_id());
                    assert!(
                        argument.get_help_heading().is_some(),
                        "{} {}",
                        page.get_name(),
                        argument.get_id()
                    );
                }
            }
        }
    }
}
