//! How crews of bots fare, and what they were lost to: `cargo run --release -p space-alert --example crew -- officer 5 mission 200 1`.
//!
//! Plays that many games with the same bot on so many chairs, on flights of one kind, from the seed on, and prints the win rate,
//! processor time, and for all games together what went wrong: which threats lost the ship, failed checks of the computer,
//! delays by cause, turns left empty. A sixth word `each` tells every game on a line of its own.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use space_alert::bots::ROSTER;
use space_alert::ship::{DelayCause, Outcome};
use space_alert::{Content, Flight, Happening, Setup, Ship, SpaceAlert, Witness};
use std::collections::BTreeMap;
use std::time::Instant;
use table::{Bot, Chair, Decision, Game, GameTime, Seat, Seed, Story, Viewer};

/// What went wrong in one flight.
#[derive(Default)]
struct Troubles {
    failed_checks: u32,
    delays: BTreeMap<String, u32>,
    knocked_out: u32,
    no_effect: u32,
}

impl Witness for Troubles {
    fn see(&mut self, happening: Happening) {
        match happening {
            Happening::CheckFailed { .. } => self.failed_checks += 1,
            Happening::Delayed { why, .. } => {
                let cause = match why {
                    DelayCause::Threat(_) => "threat".to_owned(),
                    other => format!("{other:?}"),
                };
                *self.delays.entry(cause).or_default() += 1;
            }
            Happening::KnockedOut { .. } => self.knocked_out += 1,
            Happening::NoEffect { action: Some(_), .. } => self.no_effect += 1,
            _ => {}
        }
    }
}

/// Plays a game with bots on all chairs.
fn play(kind: &str, setup: Setup, seed: Seed) -> Option<SpaceAlert> {
    let kind = ROSTER.iter().find(|known| known.name == kind)?;
    let mut game = SpaceAlert::start(setup, seed).ok()?;
    let mut story = Story::silent();
    let mut bots: Vec<(Box<dyn Bot<SpaceAlert>>, Option<GameTime>)> = (0..game.seats())
        .map(|chair| ((kind.seat)(seed.derive(u64::from(chair))), Some(GameTime::ZERO)))
        .collect();
    let mut now = GameTime::ZERO;
    'time: while game.outcome().is_none() {
        while let Some(alarm) = game.alarm().filter(|alarm| *alarm <= now) {
            game.ring(alarm, &mut story);
            bots.iter_mut().for_each(|(_, ask)| *ask = Some(now));
        }
        if game.outcome().is_some() {
            break;
        }
        for seat in game.awaited().iter() {
            let (bot, ask) = &mut bots[seat.index()];
            if ask.is_none_or(|ask| ask > now) {
                continue;
            }
            match bot.choose(&Chair::new(&game, seat, now)) {
                Decision::Do(command) => {
                    game.apply(now, seat, command, &mut story).ok()?;
                    bots.iter_mut().for_each(|(_, ask)| *ask = Some(now));
                    continue 'time;
                }
                Decision::Wait => *ask = None,
                Decision::WakeAt(moment) => *ask = Some(moment.max(now + 1)),
            }
        }
        let wakes = game.awaited().iter().filter_map(|seat| bots[seat.index()].1);
        now = wakes.chain(game.alarm()).min()?.max(now);
    }
    Some(game)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual.to_owned(), String::clone);
    let bot = word(0, "officer");
    let seats: u8 = word(1, "5").parse().unwrap_or(5);
    let flight = match word(2, "mission").as_str() {
        "simulation" => Flight::Simulation,
        "advanced" => Flight::AdvancedSimulation,
        _ => Flight::Mission,
    };
    let games: u64 = word(3, "50").parse().unwrap_or(50);
    let first: u64 = word(4, "1").parse().unwrap_or(1);
    let each = word(5, "") == "each";
    let content = Content::standard();
    let (mut won, mut score, mut empty) = (0, 0, [0; 3]);
    let mut culprits: BTreeMap<String, u32> = BTreeMap::new();
    let mut all = Troubles::default();
    let begin = Instant::now();
    for number in first..first + games {
        let setup = Setup::mission(seats).flight(flight);
        let Some(game) = play(&bot, setup, Seed::from_number(number)) else {
            println!("{number}: could not be played");
            continue;
        };
        let view = game.view(Viewer::Seat(Seat(0)));
        let line = &view.log[0];
        let lost_to = line
            .lost_to
            .and_then(|card| content.threats().get(usize::from(card.0)))
            .map(|card| card.code.to_string());
        won += u64::from(line.loss.is_none());
        score += i64::from(line.total.unwrap_or(0));
        if let Some(name) = &lost_to {
            *culprits.entry(name.clone()).or_default() += 1;
        }
        let mut holes = String::new();
        for member in &view.crew {
            for (place, space) in member.board.iter().enumerate() {
                if space.is_none() {
                    empty[match place {
                        0..=2 => 0,
                        3..=6 => 1,
                        _ => 2,
                    }] += 1;
                }
                holes.push(if space.is_none() { '.' } else { '#' });
            }
            holes.push(' ');
        }
        let mut troubles = Troubles::default();
        let mut threats = String::new();
        if let Some(Some(file)) = view.flown.first()
            && let Ok((mission, boards)) = file.prepare(content)
        {
            let mut ship = Ship::new(&mission, &boards);
            let outcome = ship.run_to_end(&mission, &mut troubles);
            for (due, threat) in mission.threats().iter().zip(ship.threats(&mission)) {
                threats += &format!(" {}@{}:{:?}", due.name(), due.turn, threat.status);
            }
            debug_assert_eq!(outcome == Outcome::Won, line.loss.is_none());
        }
        if each {
            println!(
                "{number}: {:?} lost to {lost_to:?}; checks failed {}; {holes};{threats}",
                line.total, troubles.failed_checks
            );
        }
        all.failed_checks += troubles.failed_checks;
        all.knocked_out += troubles.knocked_out;
        all.no_effect += troubles.no_effect;
        troubles.delays.into_iter().for_each(|(cause, count)| *all.delays.entry(cause).or_default() += count);
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{bot} x{seats} {flight:?} from {first}: won {won} of {games} ({:.1} %), mean score {:.1}, {:.2} games a second",
        100.0 * won as f64 / games as f64,
        score as f64 / games as f64,
        games as f64 / seconds
    );
    println!("lost to {culprits:?}");
    println!(
        "failed checks {}, delays {:?}, knocked out {}, without effect {}, empty turns by phase {empty:?}",
        all.failed_checks, all.delays, all.knocked_out, all.no_effect
    );
}
