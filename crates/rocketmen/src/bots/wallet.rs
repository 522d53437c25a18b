//! Paying with what will be missed least.

use super::hand::Hand;
use super::outlook::Outlook;
use crate::cards::{CardId, CardSet};
use crate::command::Payment;
use crate::content::{Effect, Face};
use crate::rules::payment::{Bill, MONEY_TOKEN, Purse, worth};

/// More payers than this are not weighed against each other.
const MOST_PAYERS: usize = 20;

/// What a player is willing to spend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wallet {
    /// Hand cards; Industrial Espionage is among them only with a model.
    pub cards: CardSet,
    /// What Industrial Espionage pays as.
    pub model: Option<CardId>,
    /// Money tokens.
    pub money_tokens: u8,
    /// Science tokens.
    pub science_tokens: u8,
}

impl Wallet {
    /// The whole Hand and all tokens; Science tokens stay when a launch needs their boost (RM-8.10).
    pub fn open(outlook: &Outlook<'_>, spare_science: bool) -> Wallet {
        let copier = outlook.content.copier().map_or(CardSet::EMPTY, CardSet::of);
        Wallet {
            cards: outlook.me.hand - copier,
            model: None,
            money_tokens: outlook.me.money_tokens(),
            science_tokens: if spare_science { 0 } else { outlook.me.science_tokens() },
        }
    }

    /// The wallet with Industrial Espionage as each card that it may copy now (RM-7.24, RM-7.25); none if it is not in the
    /// Hand.
    pub fn copies(self, outlook: &Outlook<'_>) -> impl Iterator<Item = Wallet> {
        let copier = outlook.content.copiers() & outlook.me.hand;
        let models = if copier.is_empty() { CardSet::EMPTY } else { outlook.game.model_choices() };
        models.iter().map(move |model| Wallet { cards: self.cards | copier, model: Some(model), ..self })
    }

    /// What a card counts as when it pays.
    fn face<'a>(&self, outlook: &Outlook<'a>, card: CardId) -> &'a Face {
        match self.model {
            Some(model) if outlook.content.copier() == Some(card) => outlook.content.face(model),
            _ => outlook.content.face(card),
        }
    }

    /// The model to name with a payment.
    pub fn model_for(&self, outlook: &Outlook<'_>, pay: &Payment) -> Option<CardId> {
        self.model.filter(|_| !(outlook.content.copiers() & pay.cards).is_empty())
    }

    /// The wallet without what a payment takes and without some cards.
    pub fn without(mut self, pay: &Payment, cards: CardSet) -> Wallet {
        self.cards -= pay.cards | cards;
        self.money_tokens = self.money_tokens.saturating_sub(pay.money_tokens);
        self.science_tokens = self.science_tokens.saturating_sub(pay.science_tokens);
        self
    }

    /// All of it together.
    pub fn total(&self, outlook: &Outlook<'_>) -> Purse {
        let all = Payment {
            cards: self.cards,
            money_tokens: self.money_tokens,
            science_tokens: self.science_tokens,
        };
        outlook.game.purse(&all, self.model.map(|model| outlook.content.face(model).kind))
    }

    /// The payment that will be missed least, if the wallet can pay at all.
    pub fn pay(&self, outlook: &Outlook<'_>, hand: &Hand, bill: &Bill) -> Option<Payment> {
        self.pay_and_miss(outlook, hand, bill).map(|(pay, _)| pay)
    }

    /// The same, and how much it will be missed.
    pub fn pay_and_miss(&self, outlook: &Outlook<'_>, hand: &Hand, bill: &Bill) -> Option<(Payment, f64)> {
        let mut search =
            Search { bill: *bill, payers: [Payer::default(); MOST_PAYERS], count: 0, best: None, welcome: 0 };
        // Tokens come back every turn (RM-3.13).
        for _ in 0..self.money_tokens {
            search.offer(Purse { money: MONEY_TOKEN, ..Purse::default() }, 0.01, None);
        }
        for _ in 0..self.science_tokens {
            search.offer(Purse { science: 1, ..Purse::default() }, 0.05, None);
        }
        for card in self.cards {
            let face = self.face(outlook, card);
            let purse = worth(face, outlook.me);
            // The Hand is weighed as if the effect came with keeping the card; in truth it comes only with paying. Industrial
            // Espionage has no effect of its own to be weighed.
            let copied = outlook.content.copier() == Some(card);
            let held = if outlook.is_last_turn() || copied { 0.0 } else { outlook.taste.draw };
            let cost = 0.1 + hand.worth(card).max(0.0) - effect_of_paying(outlook, face, held, bill);
            search.offer(purse, cost, Some(card));
        }
        search.run()
    }
}

/// What the WHEN USED TO PAY effect of a card brings when it helps to pay this bill (RM-7.5, RM-7.39), with what its worth in
/// the Hand counts for that effect already.
fn effect_of_paying(outlook: &Outlook<'_>, face: &Face, held: f64, bill: &Bill) -> f64 {
    let prints = &face.prints;
    let used = (prints.money > 0 && bill.money > 0)
        || (prints.computer > 0 && bill.computer + bill.any > 0)
        || (prints.composite > 0 && bill.composite + bill.any > 0)
        || (prints.biotech > 0 && bill.biotech + bill.any > 0)
        || (prints.science > 0 && bill.computer + bill.composite + bill.biotech + bill.any > 0);
    if !used {
        return 0.0;
    }
    let taste = outlook.taste;
    match face.effect {
        Effect::PayDraw { .. } if outlook.me.hq.is_empty() && outlook.me.warehouse.is_empty() => held,
        Effect::PayDraw { cards } => held + f64::from(cards) * taste.draw * EXTRA,
        Effect::PayPlaceFree => held + taste.draw * EXTRA,
        Effect::PayJunk { .. } => taste.thinning,
        _ => 0.0,
    }
}

/// How much of a draw's worth makes a card pay that need not.
const EXTRA: f64 = 0.5;

/// Two purses put together.
fn sum(one: Purse, two: Purse) -> Purse {
    Purse {
        money: one.money + two.money,
        computer: one.computer + two.computer,
        composite: one.composite + two.composite,
        biotech: one.biotech + two.biotech,
        science: one.science + two.science,
    }
}

#[derive(Clone, Copy, Default)]
struct Payer {
    purse: Purse,
    cost: f64,
    card: Option<CardId>,
}

/// Branch and bound over the payers.
struct Search {
    bill: Bill,
    payers: [Payer; MOST_PAYERS],
    count: usize,
    best: Option<(f64, u32)>,
    /// Payers that are better spent than kept, one bit each; they pay even if the rest is enough.
    welcome: u32,
}

impl Search {
    fn offer(&mut self, purse: Purse, cost: f64, card: Option<CardId>) {
        let bill = &self.bill;
        let wanted = bill.computer + bill.composite + bill.biotech + bill.any > 0;
        let items = purse.computer + purse.composite + purse.biotech + purse.science > 0;
        let helps = (purse.money > 0 && bill.money > 0) || (items && wanted);
        if helps && self.count < MOST_PAYERS {
            self.payers[self.count] = Payer { purse, cost, card };
            self.count += 1;
        }
    }

    fn run(mut self) -> Option<(Payment, f64)> {
        let all = self.payers[..self.count].iter().fold(Purse::default(), |all, payer| sum(all, payer.purse));
        if !all.covers(&self.bill) {
            return None;
        }
        for (index, payer) in self.payers[..self.count].iter().enumerate() {
            if payer.cost < 0.0 {
                self.welcome |= 1 << index;
            }
        }
        self.descend(0, Purse::default(), 0.0, 0, all.money);
        let (cost, chosen) = self.best?;
        let mut payment = Payment::default();
        for (index, payer) in self.payers[..self.count].iter().enumerate() {
            if chosen & (1 << index) != 0 {
                match payer.card {
                    Some(card) => payment.cards.add(card),
                    None if payer.purse.money > 0 => payment.money_tokens += 1,
                    None => payment.science_tokens += 1,
                }
            }
        }
        Some((payment, cost))
    }

    /// `left` is the money of the payers from `at` on.
    fn descend(&mut self, at: usize, purse: Purse, cost: f64, chosen: u32, left: u16) {
        // Those still to come that are glad to pay: the rest can only cost more.
        let glad = self.welcome >> at << at;
        let saved: f64 = self.payers[at..self.count].iter().map(|payer| payer.cost.min(0.0)).sum();
        if self.best.is_some_and(|(best, _)| cost + saved >= best) {
            return;
        }
        if purse.covers(&self.bill) {
            self.best = Some((cost + saved, chosen | glad));
            return;
        }
        if at == self.count || purse.money + left < self.bill.money {
            return;
        }
        let payer = self.payers[at];
        let left = left - payer.purse.money;
        self.descend(at + 1, sum(purse, payer.purse), cost + payer.cost, chosen | 1 << at, left);
        self.descend(at + 1, purse, cost, chosen, left);
    }
}
