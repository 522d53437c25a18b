//! What people type: purchases and placements that no list could name one by one.
//!
//! Cards are typed by the numbers on the screen. A number alone means the pile that the command is about; a letter
//! before it names another pile.

use super::cards::Cards;
use super::look;
use ::rocketmen::content::{Destination, Effect};
use ::rocketmen::{
    Aim, CardId, CardSet, Command, Landing, MissionFate, Payment, PhaseView, PlayerView, Rocketmen, View,
};
use table::{Chair, Phrase, Seat};
use terminal::is_word;
use terminal::{Narrator, Typed};

/// A pile whose cards can be typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pile {
    Display,
    Hand,
    Pad,
    Depot,
    Warehouse,
    Played,
}

/// Reads a typed line.
pub fn read(
    line: &str,
    chair: &Chair<'_, Rocketmen>,
    narrator: &Narrator<'_>,
) -> Result<Typed<Command>, Phrase> {
    let view = chair.view();
    let Some(me) = view.players.get(chair.seat().index()) else { return Ok(Typed::Unknown) };
    let cards = Cards { content: &view.content, narrator };
    let reader = Reader { view: &view, me, chair, narrator, cards };
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, words)) = words.split_first() else { return Ok(Typed::Unknown) };
    let is = |key| is_word(verb, key, narrator.speaker);
    if is("cli-rocketmen-word-look") {
        return reader.look(words).map(Typed::Answer);
    }
    let command = if is("cli-rocketmen-word-buy") {
        reader.buy(words)?
    } else if is("cli-rocketmen-word-place") {
        reader.place(words)?
    } else if is("cli-rocketmen-word-discard") {
        Command::Discard { cards: reader.discarded(words)? }
    } else if is("cli-rocketmen-word-use") {
        reader.use_ability(words)?
    } else if is("cli-rocketmen-word-store") {
        Command::Store { card: reader.one(words, Pile::Hand)? }
    } else if is("cli-rocketmen-word-unstore") {
        Command::Unstore { cards: reader.several(words, Pile::Depot)? }
    } else if is("cli-rocketmen-word-remove") {
        Command::Remove { card: reader.one(words, Pile::Display)? }
    } else if is("cli-rocketmen-word-launch") {
        Command::Launch { destination: reader.destination(words)? }
    } else if is("cli-rocketmen-word-draw") {
        Command::Draw
    } else if is("cli-rocketmen-word-abort") {
        Command::Abort { discard: reader.several(words, Pile::Pad)? }
    } else if is("cli-rocketmen-word-settle") {
        reader.settle(words)?
    } else if is("cli-rocketmen-word-trim") {
        Command::Trim { cards: reader.several(words, Pile::Hand)? }
    } else if is("cli-rocketmen-word-end") {
        Command::EndTurn
    } else {
        return Ok(Typed::Unknown);
    };
    Ok(Typed::Command(command))
}

struct Reader<'a> {
    view: &'a View,
    me: &'a PlayerView,
    chair: &'a Chair<'a, Rocketmen>,
    narrator: &'a Narrator<'a>,
    cards: Cards<'a>,
}

/// The parts of a line: what it is about, what pays for it, and what Industrial Espionage copies.
struct Parts<'a> {
    about: &'a [&'a str],
    /// Nothing when the cheapest payment is wanted.
    payment: Option<Payment>,
    model: Option<CardId>,
}

impl Reader<'_> {
    fn is(&self, word: &str, key: &str) -> bool {
        is_word(word, key, self.narrator.speaker)
    }

    fn pile(&self, pile: Pile) -> CardSet {
        match pile {
            Pile::Display => self.view.display.iter().flatten().copied().collect(),
            Pile::Hand => self.me.hand.unwrap_or_default(),
            Pile::Pad => self.me.pad,
            Pile::Depot => self.me.depot,
            Pile::Warehouse => self.me.warehouse,
            Pile::Played => self.me.played,
        }
    }

    /// A card by its number, with a letter before it if it lies in another pile.
    fn card(&self, word: &str, usual: Pile) -> Result<CardId, Phrase> {
        let piles = [
            ('d', Pile::Display),
            ('h', Pile::Hand),
            ('p', Pile::Pad),
            ('s', Pile::Depot),
            ('w', Pile::Warehouse),
            ('a', Pile::Played),
        ];
        let lower = word.to_lowercase();
        let lettered = piles.iter().find_map(|(letter, pile)| Some((*pile, lower.strip_prefix(*letter)?)));
        let (pile, digits) = lettered.unwrap_or((usual, lower.as_str()));
        let missing = || Phrase::new("cli-rocketmen-no-card").text("word", word);
        let index =
            digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or_else(missing)?;
        let card = match pile {
            Pile::Display => self.view.display.get(index).copied().flatten(),
            _ => self.pile(pile).iter().nth(index),
        };
        card.ok_or_else(missing)
    }

    fn several(&self, words: &[&str], pile: Pile) -> Result<CardSet, Phrase> {
        words.iter().map(|word| self.card(word, pile)).collect()
    }

    fn one(&self, words: &[&str], pile: Pile) -> Result<CardId, Phrase> {
        match words {
            [word] => self.card(word, pile),
            _ => Err(Phrase::new("cli-rocketmen-one-card")),
        }
    }

    /// Splits off `with …` and `as …`.
    fn parts<'w>(&self, words: &'w [&'w str]) -> Result<Parts<'w>, Phrase> {
        let find = |key: &str| words.iter().position(|word| self.is(word, key));
        let copy = find("cli-rocketmen-word-as").unwrap_or(words.len());
        let pay = find("cli-rocketmen-word-with").unwrap_or(copy).min(copy);
        let model = match words.get(copy + 1..) {
            None => None,
            Some(name) => Some(self.model(name)?),
        };
        let payment = match words.get(pay + 1..copy) {
            None => None,
            Some([auto]) if self.is(auto, "cli-rocketmen-word-auto") => None,
            Some(words) => Some(self.payment(words)?),
        };
        Ok(Parts { about: &words[..pay], payment, model })
    }

    /// Hand cards by number, `m2` for two money tokens, `s` for a Science token.
    fn payment(&self, words: &[&str]) -> Result<Payment, Phrase> {
        let mut payment = Payment::default();
        for word in words {
            let lower = word.to_lowercase();
            let tokens = |letter: char| -> Option<u8> {
                let digits = lower.strip_prefix(letter)?;
                if digits.is_empty() { Some(1) } else { digits.parse().ok() }
            };
            if let Some(count) = tokens('m') {
                payment.money_tokens = payment.money_tokens.saturating_add(count);
            } else if let Some(count) = tokens('s') {
                payment.science_tokens = payment.science_tokens.saturating_add(count);
            } else {
                payment.cards.add(self.card(word, Pile::Hand)?);
            }
        }
        Ok(payment)
    }

    /// What Industrial Espionage copies: a display card by number, or any open Asset by name.
    fn model(&self, words: &[&str]) -> Result<CardId, Phrase> {
        if let [word] = words
            && let Ok(card) = self.card(word, Pile::Display)
        {
            return Ok(card);
        }
        let name = words.join(" ").to_lowercase();
        let mut open = self.pile(Pile::Display);
        let seats = Seat::all(self.view.players.len() as u8).zip(&self.view.players);
        for (_, player) in seats.filter(|(seat, _)| *seat != self.chair.seat()) {
            open = open | player.warehouse | player.pad;
        }
        let found = open.iter().find(|card| self.cards.name(*card).to_lowercase() == name);
        found.ok_or_else(|| Phrase::new("cli-rocketmen-no-model").text("name", words.join(" ")))
    }

    /// The payment given, or the cheapest one. When nothing can pay, the rules say what is missing.
    fn settle_payment(&self, wanted: Option<Payment>, command: impl Fn(Payment) -> Command) -> Command {
        let cheapest =
            || self.chair.preview(&command(Payment::default())).quote.and_then(|quote| quote.cheapest);
        command(wanted.or_else(cheapest).unwrap_or_default())
    }

    fn buy(&self, words: &[&str]) -> Result<Command, Phrase> {
        let Parts { about, payment, model } = self.parts(words)?;
        let mut cards = CardSet::EMPTY;
        let mut engine = None;
        for word in about {
            match word.to_lowercase().strip_prefix('e').and_then(|digits| digits.parse::<u8>().ok()) {
                Some(number) if engine.is_none() => engine = Some(number.wrapping_sub(1)),
                Some(_) => return Err(Phrase::new("cli-rocketmen-one-engine")),
                None => cards.add(self.card(word, Pile::Display)?),
            }
        }
        Ok(self.settle_payment(payment, |pay| Command::Buy { cards, engine, pay, model }))
    }

    fn place(&self, words: &[&str]) -> Result<Command, Phrase> {
        let Parts { about, payment, model } = self.parts(words)?;
        let mut plan = None;
        let mut pad = CardSet::EMPTY;
        let mut planning = false;
        for word in about {
            if self.is(word, "cli-rocketmen-word-plan") {
                planning = true;
            } else if self.is(word, "cli-rocketmen-word-pad") {
                planning = false;
            } else if planning {
                if plan.replace(self.card(word, Pile::Hand)?).is_some() {
                    return Err(Phrase::new("cli-rocketmen-one-plan"));
                }
            } else {
                pad.add(self.card(word, Pile::Hand)?);
            }
        }
        Ok(self.settle_payment(payment, |pay| Command::Place { plan, pad, pay, model }))
    }

    /// Hand cards by number, `pad` before Launch Pad cards, and `plan` for the Mission.
    fn discarded(&self, words: &[&str]) -> Result<CardSet, Phrase> {
        let mut cards = CardSet::EMPTY;
        let mut pile = Pile::Hand;
        for word in words {
            if self.is(word, "cli-rocketmen-word-pad") {
                pile = Pile::Pad;
            } else if self.is(word, "cli-rocketmen-word-plan") {
                cards.add(self.me.plan.ok_or_else(|| Phrase::new("cli-rocketmen-no-plan"))?);
            } else {
                cards.add(self.card(word, pile)?);
            }
        }
        Ok(cards)
    }

    fn use_ability(&self, words: &[&str]) -> Result<Command, Phrase> {
        let Parts { about, model, .. } = self.parts(words)?;
        let on = about.iter().position(|word| self.is(word, "cli-rocketmen-word-on")).unwrap_or(about.len());
        let card = self.one(&about[..on], Pile::Hand)?;
        let targets = about.get(on + 1..).unwrap_or_default();
        let effect = self.view.content.face(model.unwrap_or(card)).effect;
        let aim = match effect {
            Effect::TakeThreat { .. } | Effect::CycleDisplayThenDraw { .. } => {
                Aim::Card(self.one(targets, Pile::Display)?)
            }
            Effect::JunkThenDraw { .. } => Aim::Card(self.one(targets, Pile::Hand)?),
            Effect::FetchFromWarehouse { .. } => Aim::Cards(self.several(targets, Pile::Warehouse)?),
            Effect::SwapHand { .. } => Aim::Cards(self.several(targets, Pile::Hand)?),
            _ => Aim::Nothing,
        };
        Ok(Command::Use { card, aim, model })
    }

    fn destination(&self, words: &[&str]) -> Result<Destination, Phrase> {
        let places = [
            ("cli-rocketmen-word-earth", Destination::Earth),
            ("cli-rocketmen-word-moon", Destination::Moon),
            ("cli-rocketmen-word-mars", Destination::Mars),
        ];
        let named = |(key, _): &&(&str, Destination)| words.iter().any(|word| self.is(word, key));
        places
            .iter()
            .find(named)
            .map(|(_, place)| *place)
            .ok_or_else(|| Phrase::new("cli-rocketmen-where-to"))
    }

    /// Pad cards that stay, and whether the Mission does.
    fn settle(&self, words: &[&str]) -> Result<Command, Phrase> {
        let mut keep = CardSet::EMPTY;
        let mut mission = None;
        for word in words {
            if self.is(word, "cli-rocketmen-word-stay") {
                mission = Some(MissionFate::Stays);
            } else if self.is(word, "cli-rocketmen-word-go") {
                mission = Some(MissionFate::Goes);
            } else {
                keep.add(self.card(word, Pile::Pad)?);
            }
        }
        let mission = match (mission, &self.view.phase) {
            (Some(fate), _) => fate,
            (None, PhaseView::Settling(Landing::Failure)) => {
                return Err(Phrase::new("cli-rocketmen-which-fate"));
            }
            (None, _) => MissionFate::Goes,
        };
        Ok(Command::Settle { keep, mission })
    }

    fn look(&self, words: &[&str]) -> Result<String, Phrase> {
        if words.is_empty() {
            return Err(Phrase::new("cli-rocketmen-one-card"));
        }
        let mut texts = Vec::new();
        for word in words {
            let card = if self.is(word, "cli-rocketmen-word-plan") {
                self.me.plan.ok_or_else(|| Phrase::new("cli-rocketmen-no-plan"))?
            } else {
                self.card(word, Pile::Display)?
            };
            texts.push(look::card(card, self.view, &self.cards));
        }
        Ok(texts.join("\n\n"))
    }
}
