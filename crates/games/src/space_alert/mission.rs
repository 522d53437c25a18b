//! `cosmodrome space-alert mission`: a new mission for Space Alert, or one of those that come with the game.

use ::space_alert::content::Content;
use ::space_alert::mission::generator::{Difficulty as Hardness, Flight, Length, Recipe, generate};
use ::space_alert::mission::{Announcement, Call, Decks, Track, deal};
use ::space_alert::{Difficulty, spoken};
use clap::Args;
use table::{Dice, Phrase};
use terminal::{CommandOfGame, Failure, Page, Voice, secret_seed, seed};

#[derive(Debug, Args)]
pub struct MissionArguments {
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub crew: u8,
    #[arg(long, default_value = "mission", value_parser = ["simulation", "advanced-simulation", "mission"])]
    pub flight: String,
    #[arg(long, default_value = "usual", value_parser = ["calm", "usual", "rough"])]
    pub difficulty: String,
    #[arg(long, default_value = "any", value_parser = ["short", "any", "long"])]
    pub length: String,
    #[arg(long)]
    pub track: Option<String>,
    #[arg(long, default_value = "white", value_parser = ["white", "mixed", "yellow", "red"])]
    pub threats: String,
    #[arg(long)]
    pub new_frontier: bool,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub plan: bool,
}

impl CommandOfGame for MissionArguments {
    type Arguments = MissionArguments;

    const PAGE: Page = Page {
        name: "mission",
        about: "cli-help-mission",
        usage: "cli-usage-mission",
        more: "cli-help-mission-more",
        values: &[
            ("seed", "cli-help-mission-seed", "cli-value-seed"),
            ("crew", "cli-help-mission-crew", "cli-value-number"),
            ("flight", "cli-help-mission-flight", "cli-value-flight"),
            ("difficulty", "cli-help-mission-difficulty", "cli-value-difficulty"),
            ("length", "cli-help-mission-length", "cli-value-length"),
            ("track", "cli-help-mission-track", "cli-value-track"),
            ("threats", "cli-help-mission-threats", "cli-value-threats"),
        ],
        flags: &[
            ("new_frontier", "cli-help-mission-new-frontier"),
            ("json", "cli-help-mission-json"),
            ("plan", "cli-help-mission-plan"),
        ],
    };

    fn run(arguments: &MissionArguments, voice: &mut Voice) -> Result<(), Failure> {
        run(arguments, voice)
    }
}

/// Prints the mission as text, as a track, or as a plan file with nothing planned yet.
fn run(arguments: &MissionArguments, voice: &mut Voice) -> Result<(), Failure> {
    // A secret seed is a number too, so that the mission can be had again.
    let name = match &arguments.seed {
        Some(name) => name.clone(),
        None => Dice::new(secret_seed()?).below(u32::MAX).to_string(),
    };
    let mut dice = Dice::new(seed(&name)?);
    let track = match &arguments.track {
        Some(id) => Track::official(id).cloned().ok_or_else(|| unknown(id))?,
        None => Track { id: format!("seed-{name}"), ..generate(&mut dice, &recipe(arguments)) },
    };
    if arguments.plan {
        let level = match arguments.threats.as_str() {
            "yellow" => Difficulty::Yellow,
            "mixed" => Difficulty::Mixed,
            "red" => Difficulty::Red,
            _ => Difficulty::White,
        };
        // Androids make up a crew of four.
        let crew = arguments.crew.max(4);
        let decks = Decks { common: level, serious: level, new_frontier: arguments.new_frontier };
        if level == Difficulty::Red && !arguments.new_frontier {
            return Err(Failure::Input(Phrase::new("space-alert-setup-red-needs-new-frontier")));
        }
        let plan = deal(Content::standard(), &track, crew, decks, &mut dice)
            .ok_or_else(|| Failure::input("cli-error-decks"))?;
        return Ok(voice.line(&plan.to_json())?);
    }
    if arguments.json {
        let text = serde_json::to_string_pretty(&track)
            .map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
        return Ok(voice.line(&text)?);
    }
    tell(&track, arguments.crew, voice)
}

fn recipe(arguments: &MissionArguments) -> Recipe {
    Recipe {
        flight: match arguments.flight.as_str() {
            "simulation" => Flight::Simulation,
            "advanced-simulation" => Flight::AdvancedSimulation,
            _ => Flight::Mission,
        },
        difficulty: match arguments.difficulty.as_str() {
            "calm" => Hardness::Calm,
            "rough" => Hardness::Rough,
            _ => Hardness::Usual,
        },
        length: match arguments.length.as_str() {
            "short" => Length::Short,
            "long" => Length::Long,
            _ => Length::Any,
        },
    }
}

fn unknown(id: &str) -> Failure {
    let known: Vec<&str> = Track::all().iter().map(|track| track.id.as_str()).collect();
    Failure::Input(Phrase::new("cli-error-track").text("value", id).text("known", known.join(", ")))
}

/// Everything that is announced, with the minute and second.
fn tell(track: &Track, crew: u8, voice: &mut Voice) -> Result<(), Failure> {
    let heading = Phrase::new("cli-mission-heading")
        .text("track", &track.id)
        .number("crew", crew)
        .number("points", track.points(crew))
        .text("length", clock(track.length()));
    voice.say(&heading)?;
    for said in track.timeline().iter().filter(|said| is_worth_a_line(said)) {
        let mut sentence = voice.speaker.text_with(&spoken(said));
        if let Call::Threat(report) = said.call
            && !report.counts_for(crew)
        {
            let ignored = Phrase::new("cli-mission-ignored").text("sentence", sentence);
            sentence = voice.speaker.text_with(&ignored);
        }
        if let Call::CommsDown { duration: Some(duration) } = said.call {
            let silence =
                Phrase::new("cli-mission-silence").text("sentence", sentence).number("seconds", duration);
            sentence = voice.speaker.text_with(&silence);
        }
        voice.line(&format!("{:>5}  {sentence}", clock(said.at)))?;
    }
    Ok(())
}

/// Countdowns and repetitions would only fill the page.
fn is_worth_a_line(said: &Announcement) -> bool {
    !matches!(
        said.call,
        Call::ThreatAgain(_) | Call::TransferCount { .. } | Call::TransferDone | Call::EndCount { .. }
    )
}

fn clock(second: u16) -> String {
    format!("{}:{:02}", second / 60, second % 60)
}
