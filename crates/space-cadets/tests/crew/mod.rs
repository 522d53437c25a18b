//! A crew of bots of one kind plays a mission in game time.

use space_cadets::bots::ROSTER;
use space_cadets::{Advanced, Column, Command, End, PlotCard, Setup, SpaceCadets, View};
use std::collections::BTreeSet;
use table::{Bot, Chair, Decision, Game, GameTime, Seat, Seed, Story, Viewer};

/// A mission is broken off after so many turns.
pub const MOST_TURNS: u32 = 200;
/// More commands and waits than a mission of that length has.
const MOST_STEPS: u64 = 400_000;

/// How a mission went.
#[derive(Debug, PartialEq)]
pub struct Played {
    /// How it ended; none if it was not over after the bounds.
    pub end: Option<End>,
    /// Turns it took.
    pub turns: u32,
    /// Advanced systems that somebody used.
    pub systems: BTreeSet<Advanced>,
    /// What everybody could see at the end.
    pub view: View,
}

/// A bot on its chair.
struct Seated {
    seat: Seat,
    bot: Box<dyn Bot<SpaceCadets>>,
    /// Whether it was asked since something changed last, and when it wants to be asked again.
    asked: Option<Option<GameTime>>,
}

/// The advanced system that a command uses.
fn system(game: &SpaceCadets, command: &Command) -> Option<Advanced> {
    match command {
        Command::Battery { system: Some(_) } => Some(Advanced::Batteries),
        Command::Ice { side: Some(_) } => Some(Advanced::Ice),
        Command::Tube { seeker: true, .. } => Some(Advanced::Seekers),
        Command::LayTarget { column: Some(Column::Cloak), .. } => Some(Advanced::Cloak),
        Command::Flip { tiles } if tiles.len() == 3 => Some(Advanced::Tribeam),
        Command::Blink { .. } => Some(Advanced::Blink),
        Command::Plot { card: Some(PlotCard::Special(number)), .. } => {
            let card = game.content().helm.cards.get(usize::from(*number));
            card.filter(|card| card.advanced).map(|_| Advanced::Evade)
        }
        _ => None,
    }
}

/// Plays one mission; what a bot asks for that is refused, and a table at which everybody waits for ever, are faults.
pub fn played(kind: &str, setup: Setup, number: u64) -> Result<Played, String> {
    let seed = Seed::from_number(number);
    let kind = ROSTER.iter().find(|one| one.name == kind).ok_or("there is no such bot")?;
    let mut game = SpaceCadets::start(setup, seed).map_err(|fault| format!("{fault:?}"))?;
    let mut bots: Vec<Seated> = Seat::all(game.seats())
        .map(|seat| Seated { seat, bot: (kind.seat)(seed.derive(1 + u64::from(seat.0))), asked: None })
        .collect();
    let mut now = GameTime::ZERO;
    let mut systems = BTreeSet::new();
    for _ in 0..MOST_STEPS {
        if game.outcome().is_some() || game.round() > MOST_TURNS {
            break;
        }
        let mut next = game.alarm();
        let mut mover = None;
        let awaited = game.awaited();
        for (place, one) in bots.iter_mut().enumerate().filter(|(_, one)| awaited.has(one.seat)) {
            // Nobody is asked again before her moment has come, unless something has changed.
            let wakes = match one.asked {
                Some(wakes) if wakes.is_none_or(|moment| now < moment) => wakes,
                _ => match one.bot.choose(&Chair::new(&game, one.seat, now)) {
                    Decision::Do(command) => {
                        mover = Some((place, one.seat, command));
                        break;
                    }
                    Decision::WakeAt(moment) => Some(moment.max(now + 1)),
                    Decision::Wait => None,
                },
            };
            one.asked = Some(wakes);
            next = [next, wakes].into_iter().flatten().min();
        }
        if let Some((place, seat, command)) = mover {
            systems.extend(system(&game, &command));
            let done = game.apply(now, seat, command.clone(), &mut Story::silent());
            done.map_err(|refusal| format!("{command:?} is refused: {refusal:?}"))?;
            // Whoever moved comes last the next time.
            bots.rotate_left(place + 1);
            bots.iter_mut().for_each(|one| one.asked = None);
            continue;
        }
        let Some(next) = next else {
            let view = game.view(Viewer::Spectator);
            return Err(format!("everybody waits: {:?} {:?} {:?}", view.step, view.wait, view.clock));
        };
        now = now.max(next);
        if game.alarm().is_some_and(|alarm| alarm <= now) {
            game.ring(now, &mut Story::silent());
            bots.iter_mut().for_each(|one| one.asked = None);
        }
    }
    let view = game.view(Viewer::Spectator);
    Ok(Played { end: view.end, turns: game.round(), systems, view })
}
