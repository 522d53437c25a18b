//! `cosmodrome space-cadets referee`: what lies on somebody's table, judged by the rules.

use ::space_cadets::content::Content;
use ::space_cadets::referee::{answer, words};
use table::Phrase;
use terminal::{CommandOfGame, Failure, FileArguments, Page, Voice, read_or_listen};

/// What is typed as `referee`.
pub struct Referee;

impl CommandOfGame for Referee {
    type Arguments = FileArguments;

    const PAGE: Page = Page::of_file(
        "referee",
        ["cli-help-referee", "cli-usage-referee", "cli-help-referee-more"],
        &[("file", "cli-help-referee-file", "cli-value-file")],
        &[("json", "cli-help-referee-json")],
    );

    fn run(arguments: &FileArguments, voice: &mut Voice) -> Result<(), Failure> {
        let text = read_or_listen(&arguments.file)?;
        let answer = answer(&text, Content::standard()).map_err(|fault| Failure::Input(fault.phrase()))?;
        if arguments.json {
            let written = serde_json::to_string(&answer)
                .map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
            return Ok(voice.line(&written)?);
        }
        for line in words::lines(&answer) {
            let said = voice.speaker.text_with(&line.phrase);
            voice.line(&format!("{}{said}", "  ".repeat(line.depth)))?;
        }
        Ok(())
    }
}
