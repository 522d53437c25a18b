//! The guided first mission: its course is carried out to the letter, and scans, fights, rescues somebody and wins.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot run fails")]

use away_missions::bots::ROSTER;
use away_missions::lesson::{Course, DEAL, OPTIONS};
use away_missions::{AwayMissions, Command, Event, Setup};
use table::{Chair, Game, GameSetup, GameTime, Options, Seat, Seed, Story};

/// A longer course would be no first lesson.
const MOST_STEPS: usize = 90;
/// A rest that nobody needs to look for.
const SEEDS: u16 = 6_000;

fn begin(deal: Seed) -> AwayMissions {
    let options: Options =
        OPTIONS.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    AwayMissions::start(Setup::configure(1, &options, None).unwrap(), deal).unwrap()
}

/// What the course has shown.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shown {
    scan: bool,
    fight: bool,
    rescue: bool,
    won: bool,
}

impl Shown {
    const ALL: Shown = Shown { scan: true, fight: true, rescue: true, won: true };

    fn look(&mut self, event: &Event) {
        match event {
            Event::Scanned { .. } => self.scan = true,
            Event::AlienDied { .. } => self.fight = true,
            Event::Rescued { .. } => self.rescue = true,
            Event::Won { .. } => self.won = true,
            _ => {}
        }
    }
}

fn play(game: &mut AwayMissions, command: Command, shown: &mut Shown) {
    let mut story = Story::new();
    game.apply(GameTime::ZERO, Seat(0), command.clone(), &mut story)
        .unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"));
    story.tellings().iter().for_each(|telling| shown.look(&telling.event));
}

#[test]
fn the_course_scans_fights_rescues_and_wins() {
    if std::env::var_os("UPDATE").is_some() {
        search();
        return;
    }
    let course = Course::new();
    let mut game = begin(DEAL);
    let mut shown = Shown::default();
    for step in &course.steps {
        play(&mut game, step.command.clone(), &mut shown);
    }
    assert_eq!(shown, Shown::ALL, "run with UPDATE=1 to look for another deal");
    assert!(game.outcome().is_some_and(|outcome| outcome.winners == [Seat(0)]));
    assert!(course.steps.len() <= MOST_STEPS);
}

/// Looks for the deal with the shortest course of all that `steady` comes through, and keeps it.
fn search() {
    let kind = ROSTER.iter().find(|kind| kind.name == "steady").unwrap();
    let mut best: Option<(u16, Vec<Command>)> = None;
    for number in 1..SEEDS {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&number.to_le_bytes());
        let mut game = begin(Seed(bytes));
        let mut bot = (kind.seat)(Seed::from_number(1));
        let (mut shown, mut commands) = (Shown::default(), Vec::new());
        while game.outcome().is_none() && commands.len() <= MOST_STEPS {
            let Some(command) = bot.choose(&Chair::new(&game, Seat(0), GameTime::ZERO)).command() else {
                break;
            };
            play(&mut game, command.clone(), &mut shown);
            // What is said changes nothing, and the pupil need not say it.
            if !matches!(command, Command::Say { .. }) {
                commands.push(command);
            }
        }
        let shortest = best.as_ref().map_or(MOST_STEPS, |(_, known)| known.len());
        if shown == Shown::ALL && commands.len() < shortest {
            best = Some((number, commands));
        }
        if best.as_ref().is_some_and(|(_, known)| known.len() < 60) {
            break;
        }
    }
    let (number, commands) = best.unwrap();
    let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    std::fs::write(data.join("lesson-deal.txt"), format!("{number}\n")).unwrap();
    let lines: Vec<String> =
        commands.iter().map(|command| format!("  {}", serde_json::to_string(command).unwrap())).collect();
    std::fs::write(data.join("lesson.json"), format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
}
