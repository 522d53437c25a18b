//! What is agreed before the first card, and the first deal.

use super::rules::cards::{HAND, HIGHEST, draw, put};
use super::state::HighCard;
use serde::{Deserialize, Serialize};
use table::{Chosen, Dice, Game, GameSetup, GameTime, OptionSpec, Options, Seats, Seed, SetupError};

/// What is agreed before the first card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// How many rounds they play.
    pub rounds: u32,
    /// How many seconds a round may last.
    pub patience: u32,
}

impl Setup {
    /// The usual game.
    pub fn of(seats: u8) -> Setup {
        Setup { seats, rounds: 3, patience: 10 }
    }
}

/// How many seconds a round may last, as the lobby offers it.
enum Patience {
    Short,
    Long,
}

table::choices! { Patience { Short => "10", Long => "20" } }

impl GameSetup for Setup {
    fn options_offered() -> Vec<OptionSpec> {
        vec![OptionSpec::choice::<Patience>("patience")]
    }

    fn configure(seats: u8, options: &Options, _content: Option<&str>) -> Result<Setup, SetupError> {
        let patience = match Chosen::check(seats, options, &Setup::options_offered())?.choice("patience")? {
            Patience::Short => 10,
            Patience::Long => 20,
        };
        Ok(Setup { patience, ..Setup::of(seats) })
    }
}

/// HC-1.1, HC-1.2: everybody has drawn, the first round runs.
pub fn start(setup: Setup, seed: Seed) -> Result<HighCard, SetupError> {
    if !(HighCard::LEAST_SEATS..=HighCard::MOST_SEATS).contains(&setup.seats) {
        return Err(SetupError::wrong_seats(setup.seats.into(), HighCard::LEAST_SEATS, HighCard::MOST_SEATS));
    }
    let seats = usize::from(setup.seats);
    let mut dice = Dice::new(seed);
    let mut bag: Vec<u8> = (1..=HIGHEST).collect();
    let mut hands = vec![Vec::new(); seats];
    for hand in &mut hands {
        for _ in 0..HAND {
            if let Some(card) = draw(&mut bag, &mut dice) {
                put(hand, card);
            }
        }
    }
    Ok(HighCard {
        until: GameTime::ZERO + u64::from(setup.patience) * 1000,
        setup,
        dice,
        round: 1,
        bag,
        hands,
        played: vec![None; seats],
        swapped: Seats::NONE,
        turned: Vec::new(),
        last: Vec::new(),
        points: vec![0; seats],
    })
}
