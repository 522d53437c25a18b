//! What the command line says about itself, in the language of whoever asks.
//!
//! The parser's own words are English and fixed, so every text of a help page is set here from the locales, and every
//! complaint of the parser becomes a sentence of ours.

use crate::cli::Arguments;
use crate::pages::PAGES;
use clap::error::{ContextKind, ErrorKind};
use clap::{Command, CommandFactory};
use speech::Speaker;
use std::fmt::Write as _;
use table::Phrase;
use terminal::{AnyGame, Failure, GameCommand, GameList, Page};

/// What every command has comes after what is its own.
const LAST: usize = 100;

/// The command line with all its texts.
pub fn command(games: &GameList, speaker: &Speaker) -> Command {
    let text = |key: &str| speaker.text(key);
    let heading = text("cli-heading-options");
    let mut command = Arguments::command()
        .about(text("cli-help-cosmodrome"))
        .override_usage(text("cli-usage-cosmodrome"))
        .after_help(text("cli-help-cosmodrome-more"))
        .subcommand_help_heading(text("cli-heading-commands"))
        .help_template(Page::template(speaker))
        .mut_arg("lang", |arg| {
            arg.help(text("cli-help-lang")).value_name(text("cli-value-lang")).display_order(LAST)
        })
        .mut_arg("help", |arg| arg.help(text("cli-help-help")).display_order(LAST + 1))
        .mut_arg("version", |arg| arg.help(text("cli-help-version")).display_order(LAST + 2))
        .mut_args(|arg| arg.help_heading(heading.clone()));
    for page in PAGES {
        command = command.mut_subcommand(page.name, |subcommand| page.explain(subcommand, speaker));
    }
    for name in ["play", "simulate"] {
        command = command.mut_subcommand(name, |subcommand| {
            let more = subcommand.get_after_help().map(ToString::to_string).unwrap_or_default();
            subcommand.after_help(format!("{more}{}", game_options(games, speaker)))
        });
    }
    for game in games.all().filter(|game| !game.commands().is_empty()) {
        command = command.subcommand(commands_of(game, speaker));
        let former = game.commands().iter().filter(|command| command.is_understood_alone());
        command = command.subcommands(former.map(|former| former.command(speaker).hide(true)));
    }
    command
}

/// The commands that one game alone has, under its name.
fn commands_of(game: &dyn AnyGame, speaker: &Speaker) -> Command {
    let names: Vec<&str> = game.commands().iter().map(GameCommand::name).collect();
    let about = Phrase::new("cli-help-game-commands")
        .key("game", format!("{}-name", game.id()))
        .text("commands", names.join(", "));
    Command::new(game.id())
        .about(speaker.text_with(&about))
        .override_usage(speaker.text_with(&Phrase::new("cli-usage-game-commands").text("game", game.id())))
        .subcommand_help_heading(speaker.text("cli-heading-commands"))
        .help_template(Page::template(speaker))
        .subcommands(game.commands().iter().map(|command| command.command(speaker)))
}

/// The options that each game offers, with what they mean.
fn game_options(games: &GameList, speaker: &Speaker) -> String {
    let mut text = String::new();
    for game in games.all() {
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

/// What to say when the parser did not understand, or the page that was asked for.
pub enum Reply {
    /// A help page or the version.
    Page(String),
    /// A sentence about what was wrong.
    Complaint(Failure),
}

/// Turns what the parser says into what we say.
pub fn reply(games: &GameList, error: &clap::Error) -> Reply {
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
        ErrorKind::InvalidSubcommand => Phrase::new("cli-error-unknown-command")
            .text("name", about(ContextKind::InvalidSubcommand))
            .text("known", known_commands(games).join(", ")),
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

/// Every command as it is typed.
fn known_commands(games: &GameList) -> Vec<String> {
    let of_games = games.all().flat_map(|game| {
        game.commands().iter().map(move |command| format!("{} {}", game.id(), command.name()))
    });
    PAGES.iter().map(|page| page.name.to_owned()).chain(of_games).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use speech::Language;

    #[test]
    fn the_command_line_is_well_formed_and_every_text_is_ours() {
        for language in Language::ALL {
            let mut command = command(&games::at_terminal(), &Speaker::new(language));
            command.build();
            command.clone().debug_assert();
            let nested = command.get_subcommands().flat_map(Command::get_subcommands);
            for page in command.get_subcommands().chain(nested).chain([&command]) {
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
