//! `cosmodrome space-alert resolve`: what becomes of a plan.

use ::space_alert::content::Content;
use ::space_alert::plan::{PlanFault, PlanFile, ResolutionFile, Trace, resolve_with};
use ::space_alert::ship::{Outcome, Score, Status};
use ::space_alert::{Boards, Happening, Mission, Ship, Slot, Witness, Zone, narrate};
use std::path::Path;
use table::Phrase;
use terminal::{Align, CommandOfGame, Failure, Page, TextTable, TracedFileArguments, Voice, read_or_listen};

/// What is typed as `resolve`.
pub struct Resolve;

impl CommandOfGame for Resolve {
    type Arguments = TracedFileArguments;

    const PAGE: Page = Page::of_file(
        "resolve",
        ["cli-help-resolve", "cli-usage-resolve", "cli-help-resolve-more"],
        &[("file", "cli-help-resolve-file", "cli-value-file")],
        &[("json", "cli-help-resolve-json"), ("trace", "cli-help-resolve-trace")],
    );

    fn run(arguments: &TracedFileArguments, voice: &mut Voice) -> Result<(), Failure> {
        run(arguments, voice)
    }
}

/// Tells how the mission of a plan file ends, or everything that happens, or both as JSON.
fn run(arguments: &TracedFileArguments, voice: &mut Voice) -> Result<(), Failure> {
    let plan = read_plan(&arguments.file)?;
    let content = Content::standard();
    let (mission, boards) = plan.prepare(content).map_err(|fault| refuse(&fault))?;
    if arguments.json {
        let trace = if arguments.trace { Trace::Kept } else { Trace::Left };
        let result = resolve_with(content, &plan, trace).map_err(|fault| refuse(&fault))?;
        return print(&result, voice);
    }
    if arguments.trace {
        let mut story = Story { told: Vec::new() };
        Ship::new(&mission, &boards).run_to_end(&mission, &mut story);
        let names = crew_names(boards.crew(), voice);
        for happening in &story.told {
            let sentence = voice.speaker.say(&narrate(content, &mission, happening), &names);
            if matches!(happening, Happening::TurnBegins { .. }) {
                voice.line("")?;
            }
            voice.line(&sentence)?;
        }
        voice.line("")?;
    }
    sum_up(content, &mission, &Ship::fly(&mission, &boards), voice)
}

/// Reads a plan file.
pub fn read_plan(file: &Path) -> Result<PlanFile, Failure> {
    PlanFile::from_json(&read_or_listen(file)?).map_err(|fault| refuse(&fault))
}

/// What is wrong with a plan file.
pub fn refuse(fault: &PlanFault) -> Failure {
    Failure::Input(fault.phrase())
}

fn print(result: &ResolutionFile, voice: &mut Voice) -> Result<(), Failure> {
    let value = result.in_words(|phrase| voice.speaker.text_with(phrase));
    let text =
        serde_json::to_string_pretty(&value).map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
    Ok(voice.line(&text)?)
}

/// Everything that happens, in its order.
struct Story {
    told: Vec<Happening>,
}

impl Witness for Story {
    fn see(&mut self, happening: Happening) {
        self.told.push(happening);
    }
}

/// What the crew members of a plan are called: by their place in the order of play.
pub fn crew_names(crew: usize, voice: &Voice) -> Vec<String> {
    let name = |number: usize| {
        voice.speaker.text_with(&Phrase::new("cli-crew-member").number("number", number as i64))
    };
    (1..=crew).map(name).collect()
}

/// The end of a mission: threats, damage, and the score with its parts.
pub fn sum_up(content: &Content, mission: &Mission, ship: &Ship, voice: &mut Voice) -> Result<(), Failure> {
    if let Some(Outcome::Lost(loss)) = ship.outcome() {
        let due = mission.threat(loss.by());
        let name = due.and_then(|due| content.threat_key(due.card.code.as_str())).unwrap_or_default();
        let why = voice.speaker.text_with(&loss.phrase(name));
        voice.say(&Phrase::new("cli-resolve-lost").text("why", why))?;
    }
    let mut table = TextTable::new(&[Align::Left, Align::Left, Align::Left, Align::Right]);
    for (due, threat) in mission.threats().iter().zip(ship.threats(mission)) {
        let name = content.threat_key(due.card.code.as_str()).unwrap_or_default();
        let status = match threat.status {
            Status::Waiting => "cli-resolve-waiting",
            Status::OnTrack => "cli-resolve-on-track",
            Status::Destroyed => "cli-resolve-destroyed",
            Status::Survived => "cli-resolve-survived",
        };
        table.row(vec![
            due.name(),
            voice.speaker.text(&name),
            voice.speaker.text(status),
            format!("{}/{}", threat.damage.min(threat.hp), threat.hp),
        ]);
    }
    if !mission.threats().is_empty() {
        voice.line(&table.to_string())?;
    }
    let tiles = ship.tiles();
    let damage =
        Zone::ALL.into_iter().zip(tiles).fold(Phrase::new("cli-resolve-damage"), |phrase, (zone, tiles)| {
            phrase.number(zone.name(), tiles.len())
        });
    voice.say(&damage)?;
    if ship.outcome() == Some(Outcome::Won) {
        voice.say(&score(&ship.score(mission)))?;
    }
    Ok(())
}

/// A score with its parts.
pub fn score(score: &Score) -> Phrase {
    Phrase::new("cli-resolve-score")
        .number("total", score.total())
        .number("destroyed", score.destroyed)
        .number("survived", score.survived)
        .number("visual", score.visual)
        .number("penalties", score.penalties())
}

/// The boards of a crew, one line each.
pub fn board_table(boards: &Boards, turns: u8, voice: &Voice) -> TextTable {
    let columns = [vec![Align::Left], vec![Align::Left; usize::from(turns)]].concat();
    let mut table = TextTable::new(&columns);
    let numbers = (1..=turns).map(|turn| turn.to_string());
    table.row(std::iter::once(String::new()).chain(numbers).collect());
    for (player, name) in crew_names(boards.crew(), voice).into_iter().enumerate() {
        let cells = (1..=turns).map(|turn| written(boards.get(player, turn)));
        table.row(std::iter::once(name).chain(cells).collect());
    }
    table
}

/// A space of a board as plan files write it.
pub fn written(slot: Slot) -> String {
    match slot {
        Slot::Empty => "–".to_owned(),
        Slot::One(action) => action.code().to_owned(),
        Slot::Two(first, second) => format!("{}+{}", first.code(), second.code()),
    }
}
