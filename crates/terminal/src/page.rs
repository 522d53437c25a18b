//! Help pages, in the language of whoever asks.

use clap::Command;
use speech::Speaker;

/// What the help page of one command says: keys of messages, never sentences.
#[derive(Clone, Copy)]
pub struct Page {
    /// The word that is typed.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// How it is called.
    pub usage: &'static str,
    /// What is said at the end of the page.
    pub more: &'static str,
    /// Arguments that take a value: the name, what it does, and what the value is called.
    pub values: &'static [(&'static str, &'static str, &'static str)],
    /// Arguments without a value: the name, and what it does.
    pub flags: &'static [(&'static str, &'static str)],
}

impl Page {
    /// The page of a command that reads one file: what it does, how it is called, what is said at the end, and what the file is.
    pub const fn of_file(
        name: &'static str,
        [about, usage, more]: [&'static str; 3],
        file: &'static [(&'static str, &'static str, &'static str); 1],
        flags: &'static [(&'static str, &'static str)],
    ) -> Page {
        Page { name, about, usage, more, values: file, flags }
    }

    /// The command with all its texts.
    pub fn explain(&self, command: Command, speaker: &Speaker) -> Command {
        let text = |key: &str| speaker.text(key);
        let mut command = command
            .about(text(self.about))
            .override_usage(text(self.usage))
            .after_help(text(self.more))
            .help_template(Page::template(speaker));
        for (argument, help, value) in self.values {
            command = command.mut_arg(argument, |arg| {
                let key = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
                arg.help(text(help))
                    .value_name(text(value))
                    .help_heading(text(key))
                    .hide_default_value(true)
                    .hide_possible_values(true)
            });
        }
        for (argument, help) in self.flags {
            let heading = text("cli-heading-options");
            command = command.mut_arg(argument, |arg| arg.help(text(help)).help_heading(heading));
        }
        command
    }

    /// What stands where on every page.
    pub fn template(speaker: &Speaker) -> String {
        format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            speaker.text("cli-heading-usage")
        )
    }
}
