//! How often the planner finds a winning plan, and how good: `cargo run --release --example planner -- 100 10000`.
//!
//! Plans that many generated missions for a crew of five, each for so many milliseconds on two threads, and prints one
//! line per mission and the rates. Further numbers: the first seed, 2 for yellow threats instead of white ones, and 1 for
//! dealt hands instead of the open deck.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use space_alert::content::Content;
use space_alert::mission::{Decks, deal};
use space_alert::mission::generator::{Recipe, generate};
use space_alert::planner::{Found, HeldCard, Planner, Problem, Supply, action_deck, heroic_cards};
use space_alert::{Difficulty, Mission};
use std::time::{Duration, Instant};
use table::{Dice, Seed};

/// Hands as they are dealt: five cards per phase and person, a heroic one among the first.
fn hands(content: &Content, seed: Seed) -> Supply {
    let mut dice = Dice::new(seed);
    let (mut deck, mut heroics) = (action_deck(content), heroic_cards(content));
    dice.shuffle(&mut deck);
    dice.shuffle(&mut heroics);
    let mut cards = Vec::new();
    for player in 0..5 {
        for (phase, place) in (1..=3).flat_map(|phase| (0..5).map(move |place| (phase, place))) {
            let pile = if phase == 1 && place == 0 { &mut heroics } else { &mut deck };
            cards.extend(pile.pop().map(|halves| HeldCard { halves, phase, boards: 1 << player }));
        }
    }
    Supply::hands(&cards)
}

/// A generated mission with cards, boards and tiles drawn at random.
fn mission(content: &Content, seed: Seed, level: Difficulty) -> Option<Mission> {
    let mut dice = Dice::new(seed);
    let track = generate(&mut dice, &Recipe::default());
    let plan = deal(content, &track, 5, Decks::base(level, level), &mut dice)?;
    plan.prepare(content).ok().map(|(mission, _)| mission)
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>().unwrap_or(0));
    let missions = arguments.next().unwrap_or(20);
    let milliseconds = arguments.next().unwrap_or(10_000);
    let first = arguments.next().unwrap_or(0);
    let level = if arguments.next() == Some(2) { Difficulty::Yellow } else { Difficulty::White };
    let dealt = arguments.next() == Some(1);
    let content = Content::standard();
    let (mut won, mut points, mut tries) = (0, 0, 0);
    for number in first..first + missions {
        let Some(mission) = mission(content, Seed::from_number(number), level) else { continue };
        let names: Vec<String> = mission.threats().iter().map(|due| due.name()).collect();
        let begin = Instant::now();
        let results: Vec<(Found, u64, Duration)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..2)
                .map(|index| {
                    let supply =
                        if dealt { hands(content, Seed::from_number(number)) } else { Supply::open(content) };
                    let problem = Problem::new(mission.clone(), 5, supply);
                    scope.spawn(move || {
                        let seed = Seed::from_number(number).derive(index);
                        let mut planner = Planner::new(problem, seed, 4_000);
                        let mut first_win = Duration::MAX;
                        while begin.elapsed().as_millis() < u128::from(milliseconds) {
                            planner.step(500);
                            if planner.best().is_won() && first_win == Duration::MAX {
                                first_win = begin.elapsed();
                            }
                        }
                        (*planner.best(), planner.iterations(), first_win)
                    })
                })
                .collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        let Some((best, ..)) = results.iter().max_by_key(|(found, ..)| found.worth) else { continue };
        let iterations: u64 = results.iter().map(|(_, iterations, _)| iterations).sum();
        let first_win = results.iter().map(|(.., win)| *win).min().unwrap_or_default();
        tries += iterations;
        let score = best.score.map(|score| score.total());
        won += u64::from(score.is_some());
        points += score.unwrap_or(0).max(0) as u64;
        let when =
            if score.is_some() { format!("{:.3} s", first_win.as_secs_f64()) } else { "never".to_owned() };
        println!("{number}: score {score:?}, first win {when}, {iterations} plans; {}", names.join(" "));
    }
    println!("won {won} of {missions}, mean score of wins {:.1}", points as f64 / won.max(1) as f64);
    println!("{tries} plans in {} s on two threads", missions * milliseconds / 1000);
}
