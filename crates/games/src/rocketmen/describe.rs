//! Commands as sentences.

use super::cards::Cards;
use super::screen::destination_key;
use ::rocketmen::{Aim, CardId, CardSet, Claim, Command, MissionFate, Payment, Rocketmen};
use table::{Chair, Phrase};
use terminal::Narrator;

/// A command as a sentence, with the chance of success where it matters.
pub fn describe(chair: &Chair<'_, Rocketmen>, command: &Command, narrator: &Narrator<'_>) -> String {
    let view = chair.view();
    let cards = Cards { content: &view.content, narrator };
    narrator.say(&phrase(chair, command, &cards))
}

/// What this command would lose, if anything (RM-7.40).
pub fn loss(chair: &Chair<'_, Rocketmen>, command: &Command, narrator: &Narrator<'_>) -> Option<String> {
    let lost = chair.preview(command).lost;
    if lost.is_empty() {
        return None;
    }
    let view = chair.view();
    let cards = Cards { content: &view.content, narrator }.list(lost);
    let phrase = Phrase::new("cli-rocketmen-would-lose").text("cards", cards);
    Some(narrator.say(&phrase.number("count", lost.len() as i64)))
}

fn phrase(chair: &Chair<'_, Rocketmen>, command: &Command, cards: &Cards<'_>) -> Phrase {
    let chance = || {
        let chance = chair.preview(command).launch.map_or(0.0, |launch| launch.chance);
        cards.narrator.speaker.decimal(chance * 100.0, 1)
    };
    let several = |key: &str, set: CardSet| {
        Phrase::new(key).text("cards", cards.list(set)).number("count", set.len() as i64)
    };
    match *command {
        Command::Buy { cards: bought, engine, pay, model } => {
            let mut names: Vec<String> = bought.iter().map(|card| cards.precise(card)).collect();
            let engine = engine.and_then(|pile| cards.content.source().engines.get(usize::from(pile)));
            let engine = engine.map(|engine| format!("rocketmen-card-{}", engine.id));
            names.extend(engine.map(|key| cards.narrator.speaker.name(&key)));
            let names = cards.narrator.speaker.list(&names);
            paid(Phrase::new("cli-rocketmen-do-buy").text("cards", names), &pay, model, cards)
        }
        Command::Place { plan, pad, pay, model } => {
            let phrase = match (plan, pad.is_empty()) {
                (Some(plan), true) => Phrase::new("cli-rocketmen-do-plan").text("plan", cards.precise(plan)),
                (Some(plan), false) => {
                    several("cli-rocketmen-do-plan-and-place", pad).text("plan", cards.precise(plan))
                }
                (None, _) => several("cli-rocketmen-do-place", pad),
            };
            paid(phrase, &pay, model, cards)
        }
        Command::Discard { cards: gone } => several("cli-rocketmen-do-discard", gone),
        Command::Use { card, aim, model } => {
            let aims = match aim {
                Aim::Nothing => CardSet::EMPTY,
                Aim::Card(card) => CardSet::of(card),
                Aim::Cards(cards) => cards,
            };
            copied(several("cli-rocketmen-do-use", aims).text("card", cards.precise(card)), model, cards)
        }
        Command::Claim { card, claim } => {
            let phrase = match claim {
                Claim::Draw => Phrase::new("cli-rocketmen-do-claim-draw"),
                Claim::Plan(plan) => {
                    Phrase::new("cli-rocketmen-do-claim-plan").text("plan", cards.precise(plan))
                }
                Claim::Pad { card, model } => copied(
                    Phrase::new("cli-rocketmen-do-claim-pad").text("pad", cards.precise(card)),
                    model,
                    cards,
                ),
                Claim::Junk(junk) => several("cli-rocketmen-do-claim-junk", junk),
            };
            phrase.text("card", cards.precise(card))
        }
        Command::Store { card } => Phrase::new("cli-rocketmen-do-store").text("card", cards.precise(card)),
        Command::Unstore { cards: taken } => several("cli-rocketmen-do-unstore", taken),
        Command::Remove { card } => Phrase::new("cli-rocketmen-do-remove").text("card", cards.precise(card)),
        Command::Launch { destination } => Phrase::new("cli-rocketmen-do-launch")
            .key("destination", destination_key(destination))
            .text("chance", chance()),
        Command::Draw => Phrase::new("cli-rocketmen-do-draw").text("chance", chance()),
        Command::Keep => Phrase::new("cli-rocketmen-do-keep").text("chance", chance()),
        Command::Trigger { card } => {
            Phrase::new("cli-rocketmen-do-trigger").text("card", cards.precise(card)).text("chance", chance())
        }
        Command::Pick { value } => {
            Phrase::new("cli-rocketmen-do-pick").number("value", value).text("chance", chance())
        }
        Command::Abort { discard } => several("cli-rocketmen-do-abort", discard),
        Command::Accept => Phrase::new("cli-rocketmen-do-accept"),
        Command::Settle { keep, mission } => {
            several("cli-rocketmen-do-settle", keep).number("stays", i64::from(mission == MissionFate::Stays))
        }
        Command::Trim { cards: gone } => several("cli-rocketmen-do-trim", gone),
        Command::EndTurn => Phrase::new("cli-rocketmen-do-end-turn"),
    }
}

fn paid(phrase: Phrase, pay: &Payment, model: Option<CardId>, cards: &Cards<'_>) -> Phrase {
    let count = pay.cards.len() as i64 + i64::from(pay.money_tokens) + i64::from(pay.science_tokens);
    copied(phrase.text("payment", cards.payment(pay)).number("payments", count), model, cards)
}

fn copied(phrase: Phrase, model: Option<CardId>, cards: &Cards<'_>) -> Phrase {
    phrase.text("model", cards.list(model)).number("copies", i64::from(model.is_some()))
}
