//! Alien Turns outside position files: with bosses, questions and loaded dice.

use crate::at_table::position;
use away_missions::aliens::{AlienTurn, Answer, Happening, Pause, Question, Stage};
use away_missions::field::{Field, Geometry};
use serde_json::Value;
use table::{Dice, Seed};

/// A map from the parts of a position file.
pub fn field(parts: Value) -> Field {
    position(parts).field
}

/// Dice that show these and then whatever they like.
pub fn loaded(rolls: &[u32]) -> Dice {
    let mut dice = Dice::new(Seed::from_number(7));
    dice.load(rolls.iter().map(|roll| roll - 1).collect());
    dice
}

/// Runs to the end; every question gets the answer that `decide` gives.
pub fn run(
    field: &mut Field,
    mut turn: AlienTurn,
    rolls: &[u32],
    mut decide: impl FnMut(&Question) -> Answer,
) -> (Pause, Vec<Happening>) {
    let geometry = Geometry::of(field);
    let mut dice = loaded(rolls);
    let mut told: Vec<Happening> = Vec::new();
    loop {
        let pause = turn.run(&mut Stage::new(field, &geometry, &mut dice, Some(&mut told))).unwrap();
        // What is stored and read back goes on in the same way.
        turn = serde_json::from_str(&serde_json::to_string(&turn).unwrap()).unwrap();
        let Some(question) = turn.question().cloned().filter(|_| pause == Pause::Question) else {
            return (pause, told);
        };
        let answer = decide(&question);
        assert!(question.answers().contains(&answer), "{question:?} {answer:?}");
        assert!(turn.answer(answer, &mut Stage::new(field, &geometry, &mut dice, Some(&mut told))));
    }
}

/// For turns in which nobody is asked.
pub fn nobody(question: &Question) -> Answer {
    panic!("{question:?}")
}
