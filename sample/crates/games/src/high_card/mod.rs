//! High Card at the terminal.

use ::high_card::{Command, HighCard, View};
use table::{BotKind, Chair, Phrase};
use terminal::{Describe, Narrator, ReadTyped, Rulebook, Screen, TerminalGame, Typed, is_word, rulebook};

/// High Card for the command line.
pub struct HighCardAdapter;

fn listed<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl TerminalGame for HighCardAdapter {
    type Game = HighCard;

    const ROSTER: &'static [BotKind<HighCard>] = ::high_card::bots::ROSTER;
    const RULEBOOK: Rulebook = rulebook!("high-card");
    const SCREEN: Screen<HighCard> = screen;
    const DESCRIBE: Describe<HighCard> = describe;
    const READ: ReadTyped<HighCard> = read;
    const MANUAL: &'static str = "cli-high-card-manual";
}

fn screen(view: &View, _: Option<&Chair<'_, HighCard>>, narrator: &Narrator<'_>) -> String {
    let phrase = match view.you {
        Some(_) => Phrase::new("cli-high-card-screen").text("hand", listed(&view.hand)),
        None => Phrase::new("cli-high-card-watching"),
    };
    narrator.say(&phrase.text("points", listed(&view.points)).number("bag", view.bag as i64))
}

fn describe(_: &Chair<'_, HighCard>, command: &Command, narrator: &Narrator<'_>) -> String {
    narrator.say(&match command {
        Command::Play { card } => Phrase::new("cli-high-card-play").number("card", *card),
        Command::Swap { card } => Phrase::new("cli-high-card-swap").number("card", *card),
    })
}

fn read(line: &str, _: &Chair<'_, HighCard>, narrator: &Narrator<'_>) -> Result<Typed<Command>, Phrase> {
    let mut words = line.split_whitespace();
    let verb = words.next().unwrap_or_default();
    let card = words.next().and_then(|word| word.parse().ok());
    let make: fn(u8) -> Command = if is_word(verb, "cli-high-card-word-play", narrator.speaker) {
        |card| Command::Play { card }
    } else if is_word(verb, "cli-high-card-word-swap", narrator.speaker) {
        |card| Command::Swap { card }
    } else {
        return Ok(Typed::Unknown);
    };
    card.map(|card| Typed::Command(make(card))).ok_or_else(|| Phrase::new("cli-high-card-which"))
}
