//! How a crew of bots fares: `cargo run -p away-missions --example crew -- steady 4 1-20 20 1`.
//!
//! The words are the bot, the number of Rocketeers, a scenario, a range of them or a file with one, the number of games and the
//! first seed; with `each` at the end it tells game by game, and where a game that does not end stands (`each 5000`: that has not ended after so many commands). A bot may be given other weights: `strong:futures=4,danger=80`. Unlike
//! `simulate` it needs no more than this crate, so it is built quickly, and it tells what missions were lost to.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use away_missions::bots::{ROSTER, Steady, Strong, Weights};
use away_missions::content::ScenarioHandle;
use away_missions::{AwayMissions, End, Setup, View};
use std::time::Instant;
use table::{Bot, BotKind, Chair, Game, GameTime, Seat, Seed, Story, Viewer};

/// More commands than a game has: whatever takes longer does not end.
const MOST: &str = "20000";

/// Whatever puts a bot on a chair.
type Seater = dyn Fn(Seed) -> Box<dyn Bot<AwayMissions>>;

/// The bot that is meant, with its weights.
fn seater(words: &str) -> Option<Box<Seater>> {
    let (name, changes) = words.split_once(':').unwrap_or((words, ""));
    let mut weights = Weights::USUAL;
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (key, value) = change.split_once('=')?;
        *weights.named(key)? = value.parse().ok()?;
    }
    Some(match name {
        "steady" => Box::new(move |seed| Box::new(Steady::with(seed, weights))),
        "strong" => Box::new(move |seed| Box::new(Strong::with(seed, weights))),
        name => {
            let kind: &BotKind<AwayMissions> = ROSTER.iter().find(|kind| kind.name == name)?;
            Box::new(|seed| (kind.seat)(seed))
        }
    })
}

/// What is played: one of the twenty, or a file.
fn setup(scenario: &str, crew: u8) -> Option<Setup> {
    if let Ok(number) = scenario.parse() {
        return Setup::standard(number, crew);
    }
    let text = std::fs::read_to_string(scenario).ok()?;
    let scenario = ScenarioHandle::chosen("", Some(&text)).ok()?;
    Some(Setup { scenario, ..Setup::standard(1, crew)? })
}

/// Plays a game. It may be one that does not end.
fn play(seat_bot: &Seater, setup: Setup, seed: Seed, most: u32) -> Option<AwayMissions> {
    let mut game = AwayMissions::start(setup, seed).ok()?;
    let mut bots: Vec<Box<dyn Bot<AwayMissions>>> =
        Seat::all(game.seats()).map(|seat| seat_bot(seed.derive(u64::from(seat.0) + 1))).collect();
    for _ in 0..most {
        let Some(seat) = game.awaited().iter().next() else { break };
        let command = bots[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command()?;
        if let Err(refusal) = game.apply(GameTime::ZERO, seat, command.clone(), &mut Story::silent()) {
            println!("{command:?} was refused: {refusal:?}");
            return None;
        }
    }
    Some(game)
}

/// Where a game stands that does not end: what is left to do, and who waits for what.
fn stuck(view: &View) -> String {
    let goals: Vec<String> = view.goals.iter().map(|goal| format!("{goal:?}")).collect();
    let crew = view.rocketeers.iter().map(|one| {
        let cards: Vec<String> = one
            .items
            .iter()
            .map(|card| format!("{:?}{}", card.item, if card.analyzed { "" } else { "?" }))
            .collect();
        format!(
            "{:?} {} HP {} O2 on {:?} with {:?} {}",
            one.who,
            one.hp,
            one.o2,
            one.at,
            one.components,
            cards.join(" ")
        )
    });
    let lying = view.tiles.iter().filter(|tile| !tile.lying.is_empty() || !tile.scanned);
    let lying: Vec<String> =
        lying.map(|tile| format!("{:?} {} {:?}", tile.id, tile.scanned, tile.lying)).collect();
    let aliens: Vec<String> =
        view.aliens.iter().map(|one| format!("{:?} on {:?}", one.kind, one.at)).collect();
    format!(
        "turn {}\n  {}\n  {}\n  {}\n  {}",
        view.turn,
        goals.join("\n  "),
        crew.collect::<Vec<_>>().join("\n  "),
        lying.join("; "),
        aliens.join(", ")
    )
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual.to_owned(), String::clone);
    let name = word(0, "steady");
    let Some(seat_bot) = seater(&name) else {
        println!("nobody is called {name}");
        return;
    };
    let crew: u8 = word(1, "4").parse().unwrap_or(4);
    let range = word(2, "1");
    let scenarios: Vec<String> = match range.split_once('-').map(|(a, b)| (a.parse::<u8>(), b.parse::<u8>()))
    {
        Some((Ok(first), Ok(last))) => (first..=last).map(|number| number.to_string()).collect(),
        _ => vec![range],
    };
    let games: u64 = word(3, "20").parse().unwrap_or(20);
    let from: u64 = word(4, "1").parse().unwrap_or(1);
    let each = word(5, "") == "each";
    let most: u32 = word(6, MOST).parse().unwrap_or(u32::MAX);
    for scenario in scenarios {
        let begin = Instant::now();
        let (mut won, mut killed, mut suffocated, mut failed, mut endless, mut turns) = (0, 0, 0, 0, 0, 0);
        for number in from..from + games {
            let Some(setup) = setup(&scenario, crew) else { continue };
            let Some(game) = play(&*seat_bot, setup, Seed::from_number(number), most) else { continue };
            let view = game.view(Viewer::Spectator);
            turns += u32::from(view.turn);
            if each {
                println!("{number}: {:?} in turn {}", view.end, view.turn);
            }
            match view.end {
                None => {
                    endless += 1;
                    if each {
                        println!("{}", stuck(&view));
                    }
                }
                Some(End::Won) => won += 1,
                Some(End::Killed(_)) => killed += 1,
                Some(End::Suffocated(_)) => suffocated += 1,
                _ => failed += 1,
            }
        }
        println!(
            "{name}, scenario {scenario}: {won} of {games} won; {killed} killed, {suffocated} suffocated, {failed} failed, \
             {endless} not finished; {:.1} turns, {:.1} s",
            f64::from(turns) / (games.max(1) as f64),
            begin.elapsed().as_secs_f64()
        );
    }
}
