//! Space Alert at the terminal.

mod describe;
mod mission;
mod plan;
mod resolve;
mod screen;
mod typed;
mod words;

use ::space_alert::{Command, SpaceAlert, View};
use speech::Language;
use table::{BotKind, Chair, Phrase};
use terminal::{GameCommand, Narrator, TerminalGame, Typed};

/// What only Space Alert has.
static COMMANDS: [GameCommand; 3] = [
    GameCommand::of::<mission::MissionArguments>().formerly_on_its_own(),
    GameCommand::of::<resolve::ResolveArguments>().formerly_on_its_own(),
    GameCommand::of::<plan::PlanArguments>().formerly_on_its_own(),
];

/// Space Alert for the command line.
pub struct SpaceAlertAdapter;

impl TerminalGame for SpaceAlertAdapter {
    type Game = SpaceAlert;

    fn roster() -> &'static [BotKind<SpaceAlert>] {
        ::space_alert::bots::ROSTER
    }

    fn is_for_a_crew() -> bool {
        true
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../docs/rules/space-alert.md"),
            Language::French => include_str!("../../../../docs/rules/space-alert.fr.md"),
        }
    }

    fn screen(view: &View, chair: Option<&Chair<'_, SpaceAlert>>, narrator: &Narrator<'_>) -> String {
        screen::screen(view, chair.map(Chair::seat), narrator)
    }

    fn describe(chair: &Chair<'_, SpaceAlert>, command: &Command, narrator: &Narrator<'_>) -> String {
        describe::describe(&chair.view(), command, narrator)
    }

    fn read(
        line: &str,
        chair: &Chair<'_, SpaceAlert>,
        narrator: &Narrator<'_>,
    ) -> Result<Typed<Command>, Phrase> {
        typed::read(line, chair, narrator)
    }

    fn manual() -> &'static str {
        "cli-space-alert-manual"
    }

    fn commands() -> &'static [GameCommand] {
        &COMMANDS
    }
}
