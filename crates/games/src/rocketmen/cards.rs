//! Cards in words: their names, what they cost and what they give.

use ::rocketmen::content::{Content, Effect, Price, Printed};
use ::rocketmen::{CardId, CardSet, Payment};
use table::Phrase;
use terminal::Narrator;

/// The cards of a game in a language.
pub struct Cards<'a> {
    /// What is printed on them.
    pub content: &'a Content,
    /// Who speaks.
    pub narrator: &'a Narrator<'a>,
}

impl Cards<'_> {
    /// A card's name.
    pub fn name(&self, card: CardId) -> String {
        let kind = self.content.kind(self.content.face(card).kind);
        self.narrator.speaker.name(&format!("rocketmen-card-{}", kind.id))
    }

    /// A card's name, and what the card gives when other cards have the same name but give something else.
    pub fn precise(&self, card: CardId) -> String {
        let name = self.name(card);
        let mine = self.content.face(card).kind;
        let kinds = self.content.kinds().iter().filter(|kind| kind.face.kind != mine);
        let mut names = kinds.map(|kind| self.narrator.speaker.name(&format!("rocketmen-card-{}", kind.id)));
        if names.any(|other| other == name) { self.with_gifts(card) } else { name }
    }

    /// A card's name and what it gives.
    pub fn with_gifts(&self, card: CardId) -> String {
        let gives = self.gives(card);
        let gives = if gives.is_empty() { self.narrator.text("cli-rocketmen-nothing") } else { gives };
        format!("{} ({gives})", self.name(card))
    }

    /// Cards as a list in a sentence.
    pub fn list(&self, cards: impl IntoIterator<Item = CardId>) -> String {
        let names: Vec<String> = cards.into_iter().map(|card| self.precise(card)).collect();
        self.narrator.speaker.list(&names)
    }

    /// Cards with the numbers by which they are typed.
    pub fn numbered(&self, cards: CardSet, name: impl Fn(CardId) -> String) -> String {
        let item = |(card, number): (CardId, usize)| format!("{number} {}", name(card));
        cards.iter().zip(1..).map(item).collect::<Vec<_>>().join(" · ")
    }

    fn amounts(&self, amounts: &[(&str, u16)], joint: &str) -> String {
        let there = amounts.iter().filter(|(_, count)| *count > 0);
        let say = |(key, count): &(&str, u16)| self.narrator.say(&Phrase::new(*key).number("count", *count));
        there.map(say).collect::<Vec<_>>().join(joint)
    }

    /// A price.
    pub fn price(&self, price: &Price) -> String {
        self.bill([
            price.money.into(),
            price.computer.into(),
            price.composite.into(),
            price.biotech.into(),
            price.any.into(),
        ])
    }

    /// A price in figures: money, Computers, Composites, Biotech, items of any kind.
    pub fn bill(&self, [money, computer, composite, biotech, any]: [u16; 5]) -> String {
        let amounts = [
            ("cli-rocketmen-amount-money", money),
            ("cli-rocketmen-amount-computer", computer),
            ("cli-rocketmen-amount-composite", composite),
            ("cli-rocketmen-amount-biotech", biotech),
            ("cli-rocketmen-amount-any", any),
        ];
        let text = self.amounts(&amounts, " + ");
        if text.is_empty() { self.narrator.text("cli-rocketmen-free") } else { text }
    }

    /// What is printed on a card.
    pub fn gives(&self, card: CardId) -> String {
        let face = self.content.face(card);
        let Printed { money, rocket, computer, composite, biotech, science } = face.prints;
        let amounts = [
            ("cli-rocketmen-amount-money", money),
            ("cli-rocketmen-amount-rocket", rocket),
            ("cli-rocketmen-amount-computer", computer),
            ("cli-rocketmen-amount-composite", composite),
            ("cli-rocketmen-amount-biotech", biotech),
            ("cli-rocketmen-amount-science", science),
        ];
        let text = self.amounts(&amounts.map(|(key, count)| (key, u16::from(count))), ", ");
        match face.effect {
            Effect::MoneyPerMission { money } => {
                self.narrator.say(&Phrase::new("cli-rocketmen-amount-per-mission").number("count", money))
            }
            _ => text,
        }
    }

    /// What is paid, as a list; empty when nothing is.
    pub fn payment(&self, pay: &Payment) -> String {
        let mut items: Vec<String> = pay.cards.iter().map(|card| self.precise(card)).collect();
        let tokens = [
            ("cli-rocketmen-money-tokens", pay.money_tokens),
            ("cli-rocketmen-science-tokens", pay.science_tokens),
        ];
        for (key, count) in tokens {
            if count > 0 {
                items.push(self.narrator.say(&Phrase::new(key).number("count", count)));
            }
        }
        self.narrator.speaker.list(&items)
    }
}
