//! What to buy: the best set of cards that the wallet pays in one go, since no change is given (RM-4.5).

use super::hand::Hand;
use super::outlook::Outlook;
use super::wallet::Wallet;
use crate::cards::{CardId, CardSet};
use crate::command::Command;
use crate::rules::payment::Bill;

/// More cards than this are not bought at once, except in the last turn.
const MOST_AT_ONCE: u32 = 3;

/// A purchase and what it gains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purchase {
    /// Victory points that it is worth, its price taken off.
    pub gain: f64,
    /// Display cards.
    pub cards: CardSet,
    /// The pile of an Engine.
    pub engine: Option<u8>,
}

impl Purchase {
    /// The command with the payment that will be missed least.
    pub fn command(&self, outlook: &Outlook<'_>, hand: &Hand, wallet: &Wallet) -> Option<Command> {
        self.paid(outlook, hand, wallet).map(|(command, _)| command)
    }

    /// The same, and what is left of the gain when the cards that pay are missed.
    fn paid(&self, outlook: &Outlook<'_>, hand: &Hand, wallet: &Wallet) -> Option<(Command, f64)> {
        let bill = outlook.game.bill(self.cards, self.engine);
        let (pay, missed) = wallet.pay_and_miss(outlook, hand, &bill)?;
        let model = wallet.model_for(outlook, &pay);
        let command = Command::Buy { cards: self.cards, engine: self.engine, pay, model };
        Some((command, self.gain - missed))
    }
}

#[derive(Clone, Copy)]
struct Offer {
    worth: f64,
    bill: Bill,
    card: CardId,
}

fn sum(one: Bill, two: &Bill) -> Bill {
    Bill {
        money: one.money + two.money,
        computer: one.computer + two.computer,
        composite: one.composite + two.composite,
        biotech: one.biotech + two.biotech,
        any: one.any + two.any,
    }
}

/// Offers every purchase that the wallet can pay and that gains more than `least`.
pub(super) fn purchases(outlook: &Outlook<'_>, wallet: &Wallet, least: f64, mut found: impl FnMut(Purchase)) {
    let purse = wallet.total(outlook);
    if purse.money == 0 {
        return;
    }
    let mut offers: [Option<Offer>; 6] = [None; 6];
    let mut count = 0;
    for card in outlook.game.displayed() {
        let bill = outlook.game.bill(CardSet::of(card), None);
        if purse.covers(&bill) {
            let worth = outlook.use_worth(card);
            // In the last turn several cards may win what each of them alone does not.
            if outlook.is_last_turn() || worth + outlook.set_worth(CardSet::of(card)) > least {
                offers[count] = Some(Offer { worth, bill, card });
                count += 1;
            }
        }
    }
    let mut engines: [Option<(u8, f64, Bill, CardId)>; 4] = [None; 4];
    if !outlook.game.notes.engine_bought {
        for pile in 0..3u8 {
            if let Some(card) = outlook.game.top_engine(pile) {
                let bill = outlook.game.bill(CardSet::EMPTY, Some(pile));
                if purse.covers(&bill) {
                    engines[usize::from(pile)] = Some((pile, outlook.use_worth(card), bill, card));
                }
            }
        }
    }
    let spend = outlook.spend();
    let most = if outlook.is_last_turn() { u32::MAX } else { MOST_AT_ONCE };
    for subset in 0u32..1 << count {
        if subset.count_ones() > most {
            continue;
        }
        let (mut worth, mut bill, mut cards) = (0.0, Bill::default(), CardSet::EMPTY);
        for (index, offer) in offers.iter().enumerate() {
            if subset & (1 << index) != 0
                && let Some(offer) = offer
            {
                worth += offer.worth;
                bill = sum(bill, &offer.bill);
                cards.add(offer.card);
            }
        }
        if !purse.covers(&bill) {
            continue;
        }
        let mut offer = |worth: f64, bill: &Bill, engine, all: CardSet| {
            let worth = worth + outlook.set_worth(all);
            let items = f64::from(bill.computer + bill.composite + bill.biotech + bill.any);
            let gain = worth - spend * (f64::from(bill.money) / 10.0 + items);
            if gain > least {
                found(Purchase { gain, cards, engine });
            }
        };
        if !cards.is_empty() {
            offer(worth, &bill, None, cards);
        }
        for (pile, engine_worth, engine_bill, card) in engines.iter().flatten() {
            let total = sum(bill, engine_bill);
            if purse.covers(&total) {
                offer(worth + engine_worth, &total, Some(*pile), cards | CardSet::of(*card));
            }
        }
    }
}

/// The purchase that gains most.
pub(super) fn best_purchase(outlook: &Outlook<'_>, wallet: &Wallet) -> Option<Purchase> {
    let mut best: Option<Purchase> = None;
    purchases(outlook, wallet, 0.0, |purchase| {
        if best.is_none_or(|best| purchase.gain > best.gain) {
            best = Some(purchase);
        }
    });
    best
}

/// The best purchase with a payment for it. Industrial Espionage pays as whatever makes most of it: money or an item that is
/// missing, or a card that does something when it pays.
pub(super) fn buy(
    outlook: &Outlook<'_>,
    hand: &Hand,
    wallet: &Wallet,
    purchase: Option<Purchase>,
) -> Option<Command> {
    let mut best = purchase.and_then(|purchase| purchase.paid(outlook, hand, wallet));
    for wallet in wallet.copies(outlook) {
        let paid = best_purchase(outlook, &wallet).and_then(|found| found.paid(outlook, hand, &wallet));
        if let Some((command, left)) = paid
            && best.is_none_or(|(_, other)| left > other)
        {
            best = Some((command, left));
        }
    }
    best.map(|(command, _)| command)
}
