//! What people type: cards by their numbers on the screen.

use ::space_alert::{CardId, Command, Half, SpaceAlert};
use table::{Chair, Phrase};
use terminal::is_word;
use terminal::{Narrator, Typed};

/// Reads a typed line: `plan TURN CARD a|m`, `back TURN`, `next`, `ready`.
pub fn read(
    line: &str,
    chair: &Chair<'_, SpaceAlert>,
    narrator: &Narrator<'_>,
) -> Result<Typed<Command>, Phrase> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, words)) = words.split_first() else { return Ok(Typed::Unknown) };
    let is = |key| is_word(verb, key, narrator.speaker);
    let view = chair.view();
    let own = view.people.get(chair.seat().index()).and_then(|person| person.member);
    let command = if is("cli-space-alert-word-plan") {
        let wrong = || Phrase::new("cli-space-alert-plan-how");
        let (Some(member), [turn, number, rest @ ..]) = (own, words) else { return Err(wrong()) };
        let turn: u8 = turn.parse().map_err(|_| wrong())?;
        let number: usize = number.parse().map_err(|_| wrong())?;
        let hand = view.people.get(chair.seat().index()).and_then(|person| person.hand);
        let cards: Vec<CardId> = hand.into_iter().flatten().collect();
        let card = number.checked_sub(1).and_then(|place| cards.get(place)).copied().ok_or_else(wrong)?;
        let movement =
            rest.first().is_some_and(|word| is_word(word, "cli-space-alert-word-movement", narrator.speaker));
        Command::Plan { member, turn, card, up: if movement { Half::Movement } else { Half::Action } }
    } else if is("cli-space-alert-word-back") {
        let wrong = || Phrase::new("cli-space-alert-back-how");
        let (Some(member), [turn]) = (own, words) else { return Err(wrong()) };
        Command::TakeBack { member, turn: turn.parse().map_err(|_| wrong())? }
    } else if is("cli-space-alert-word-next") {
        Command::Next
    } else if is("cli-space-alert-word-ready") {
        Command::Ready
    } else {
        return Ok(Typed::Unknown);
    };
    Ok(Typed::Command(command))
}
