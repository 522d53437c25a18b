//! `cosmodrome away-missions aliens`: the Alien Turn on somebody's table.

use super::position::{print, read_position, refuse};
use ::away_missions::Who;
use ::away_missions::tools::Acted;
use table::Phrase;
use terminal::{CommandOfGame, Failure, Page, TracedFileArguments, Voice};

/// What is typed as `aliens`.
pub struct Aliens;

impl CommandOfGame for Aliens {
    type Arguments = TracedFileArguments;

    const PAGE: Page = Page::of_file(
        "aliens",
        ["cli-help-aliens", "cli-usage-aliens", "cli-help-aliens-more"],
        &[("file", "cli-help-aliens-file", "cli-value-file")],
        &[("json", "cli-help-aliens-json"), ("trace", "cli-help-aliens-trace")],
    );

    fn run(arguments: &TracedFileArguments, voice: &mut Voice) -> Result<(), Failure> {
        let position = read_position(&arguments.file)?;
        let (mut acted, after) = Acted::of(&position).map_err(|fault| refuse(&fault))?;
        if arguments.json {
            if !arguments.trace {
                acted.file.steps = None;
            }
            return print(serde_json::to_string_pretty(&acted.file), voice);
        }
        if arguments.trace {
            for step in &acted.story {
                for phrase in step {
                    voice.say(phrase)?;
                }
                voice.line("")?;
            }
        }
        for rocketeer in &after.field.rocketeers {
            let phrase = Phrase::new("cli-away-missions-aliens-rocketeer")
                .key("who", who_key(rocketeer.who))
                .number("hp", rocketeer.hp)
                .number("full", rocketeer.full_hp)
                .number("o2", rocketeer.o2);
            voice.say(&phrase)?;
        }
        let dead = acted.file.dead.iter().map(|who| who_key(*who)).collect();
        let end = if acted.file.dead.is_empty() {
            Phrase::new("cli-away-missions-aliens-over").number("dice", acted.file.dice_used as i64)
        } else {
            Phrase::new("cli-away-missions-aliens-lost").keys("dead", dead)
        };
        Ok(voice.say(&end)?)
    }
}

fn who_key(who: Who) -> String {
    format!("away-missions-rocketeer-{}", who.name().replace('_', "-"))
}
