//! Paying: what cards and tokens are worth together, and the cheapest way to pay a price (RM-4.3 to RM-4.6).

use crate::cards::{CardId, CardSet};
use crate::command::Payment;
use crate::content::{Content, Effect, Face, KindId, Price};
use crate::refusal::Refusal;
use crate::state::{Player, Rocketmen};
use serde::Serialize;

/// Money and items put together. Rocket points never pay for anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Purse {
    /// Money.
    pub money: u16,
    /// Computers.
    pub computer: u8,
    /// Composite materials.
    pub composite: u8,
    /// Biotechnology.
    pub biotech: u8,
    /// Science.
    pub science: u8,
}

impl Purse {
    fn add(&mut self, other: Purse) {
        self.money = self.money.saturating_add(other.money);
        self.computer = self.computer.saturating_add(other.computer);
        self.composite = self.composite.saturating_add(other.composite);
        self.biotech = self.biotech.saturating_add(other.biotech);
        self.science = self.science.saturating_add(other.science);
    }

    /// How many items are missing for a price, each Science standing in for one (RM-2.3, RM-4.6).
    pub fn missing_items(&self, bill: &Bill) -> u8 {
        let (mut short, mut spare) = (0u8, 0u8);
        for (have, need) in
            [(self.computer, bill.computer), (self.composite, bill.composite), (self.biotech, bill.biotech)]
        {
            short = short.saturating_add(need.saturating_sub(have));
            spare = spare.saturating_add(have.saturating_sub(need));
        }
        short.saturating_add(bill.any.saturating_sub(spare)).saturating_sub(self.science)
    }

    /// What this holds at all: one bit each for money, the three items and Science.
    fn shows(&self) -> u8 {
        let items = [self.computer, self.composite, self.biotech, self.science];
        let shown = items.iter().zip(1..).map(|(count, bit)| u8::from(*count > 0) << bit);
        shown.fold(u8::from(self.money > 0), |shown, bit| shown | bit)
    }

    /// Whether this pays the bill.
    pub fn covers(&self, bill: &Bill) -> bool {
        self.money >= bill.money && (bill.is_money_alone() || self.missing_items(bill) == 0)
    }
}

/// A total price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// Money.
    pub money: u16,
    /// Computers.
    pub computer: u8,
    /// Composite materials.
    pub composite: u8,
    /// Biotechnology.
    pub biotech: u8,
    /// Items of any kind.
    pub any: u8,
}

impl Bill {
    /// Adds a card's price.
    pub fn add(&mut self, price: &Price) {
        self.money = self.money.saturating_add(u16::from(price.money));
        self.computer = self.computer.saturating_add(price.computer);
        self.composite = self.composite.saturating_add(price.composite);
        self.biotech = self.biotech.saturating_add(price.biotech);
        self.any = self.any.saturating_add(price.any);
    }

    /// What can help to pay this, in the bits of [`Purse::shows`].
    fn wants(&self) -> u8 {
        let items = [self.computer, self.composite, self.biotech];
        let wanted = items.iter().zip(1..).map(|(count, bit)| u8::from(*count > 0 || self.any > 0) << bit);
        let wanted = wanted.fold(0, |wanted, bit| wanted | bit);
        // Science stands in for any item.
        wanted | u8::from(wanted > 0) << 4 | u8::from(self.money > 0)
    }

    /// Whether no item is asked for.
    fn is_money_alone(&self) -> bool {
        self.computer | self.composite | self.biotech | self.any == 0
    }

    /// The price of a single card.
    pub fn of(price: &Price) -> Bill {
        Bill {
            money: u16::from(price.money),
            computer: price.computer,
            composite: price.composite,
            biotech: price.biotech,
            any: price.any,
        }
    }

    /// A bill of money alone.
    pub fn money(money: u16) -> Bill {
        Bill { money, ..Bill::default() }
    }
}

/// What a card is worth to this player (RM-7.15 included).
pub(crate) fn worth(face: &Face, player: &Player) -> Purse {
    let mut money = u16::from(face.prints.money);
    if let Effect::MoneyPerMission { money: each } = face.effect {
        money += u16::from(each) * u16::from(player.missions());
    }
    Purse {
        money,
        computer: face.prints.computer,
        composite: face.prints.composite,
        biotech: face.prints.biotech,
        science: face.prints.science,
    }
}

/// Money that one achievement token gives (RM-2.22).
pub(crate) const MONEY_TOKEN: u16 = 20;

impl Rocketmen {
    /// What a payment is worth, once it is known that it can be made.
    pub(crate) fn purse(&self, pay: &Payment, model: Option<KindId>) -> Purse {
        let mut purse = Purse {
            money: MONEY_TOKEN * u16::from(pay.money_tokens),
            science: pay.science_tokens,
            ..Purse::default()
        };
        for card in pay.cards {
            purse.add(worth(self.face_as(card, model), self.me()));
        }
        purse
    }

    /// Whether the payment consists of Hand cards and face-up tokens (RM-4.3).
    pub(crate) fn check_payment(&self, pay: &Payment) -> Result<(), Refusal> {
        let me = self.me();
        if let Some(card) = (pay.cards - me.hand).first() {
            return Err(Refusal::NotInHand { card });
        }
        if pay.money_tokens > me.money_tokens() || pay.science_tokens > me.science_tokens() {
            return Err(Refusal::TokensSpent);
        }
        Ok(())
    }

    /// Takes a payment: cards to the Playing Area, tokens flipped.
    pub(crate) fn take_payment(&mut self, pay: &Payment) {
        let me = self.me_mut();
        me.leave_hand(pay.cards);
        me.played |= pay.cards;
        me.achievements.money_spent += pay.money_tokens;
        me.achievements.science_spent += pay.science_tokens;
    }

    /// Notes the WHEN USED TO PAY effects of cards that took part in a payment (RM-7.5).
    pub(crate) fn note_paid(&mut self, cards: CardSet) {
        for card in cards {
            if matches!(
                self.face(card).effect,
                Effect::PayDraw { .. } | Effect::PayPlaceFree | Effect::PayJunk { .. }
            ) {
                self.notes.pending.add(card);
            }
        }
    }

    /// Checks what Industrial Espionage is to copy: it must be said exactly when the card is used (RM-7.24, RM-7.25).
    pub(crate) fn check_model(
        &self,
        used: CardSet,
        model: Option<CardId>,
    ) -> Result<Option<KindId>, Refusal> {
        let copier = self.content.copier().filter(|copier| used.has(*copier));
        match (copier, model) {
            (None, None) => Ok(None),
            (None, Some(_)) => Err(Refusal::NoModelNeeded),
            (Some(_), None) => Err(Refusal::NeedsModel),
            (Some(_), Some(model)) if self.models().has(model) => Ok(Some(self.content.face(model).kind)),
            (Some(_), Some(_)) => Err(Refusal::BadModel),
        }
    }

    /// Every card that Industrial Espionage may copy now.
    pub(crate) fn models(&self) -> CardSet {
        let mut open = self.displayed();
        for (index, player) in self.players.iter().enumerate().take(usize::from(self.seats)) {
            if index != self.turn.index() {
                open |= player.warehouse | player.pad;
            }
        }
        open.iter()
            .filter(|card| self.content.face(*card).is_asset() && self.content.copier() != Some(*card))
            .collect()
    }

    /// The models worth offering: one card per kind.
    pub(crate) fn model_choices(&self) -> CardSet {
        let mut kinds = 0u128;
        self.models()
            .iter()
            .filter(|card| {
                let bit = 1u128 << self.content.face(*card).kind.0;
                let new = kinds & bit == 0;
                kinds |= bit;
                new
            })
            .collect()
    }

    /// The cheapest payment for a bill out of the active player's Hand and tokens, leaving `reserved` alone.
    ///
    /// Cheapest means: the least worth leaves the Hand; tokens, which come back every turn, go first. Industrial
    /// Espionage is left out, since paying with it takes a decision of its own.
    pub(crate) fn cheapest(&self, bill: &Bill, reserved: CardSet) -> Option<Payment> {
        self.means().cheapest(bill, reserved)
    }

    /// Everything that the active player can pay with, weighed once for any number of bills.
    pub(crate) fn means(&self) -> Means {
        let me = self.me();
        let content: &Content = &self.content;
        let mut means = Means { payers: [Payer::default(); MOST_MEANS], count: 0, total: Purse::default() };
        for _ in 0..me.money_tokens() {
            means.add(Purse { money: MONEY_TOKEN, ..Purse::default() }, 1, None);
        }
        for _ in 0..me.science_tokens() {
            means.add(Purse { science: 1, ..Purse::default() }, 2, None);
        }
        for card in me.hand {
            if content.copier() != Some(card) {
                let purse = worth(content.face(card), me);
                means.add(purse, weight(&purse), Some(card));
            }
        }
        means
    }
}

/// More cards and tokens than this nobody ever holds; what is beyond is not used to pay.
const MOST_MEANS: usize = 32;

/// Everything that a player can pay with.
pub(crate) struct Means {
    payers: [Payer; MOST_MEANS],
    count: usize,
    total: Purse,
}

impl Means {
    fn add(&mut self, purse: Purse, weight: u16, card: Option<CardId>) {
        if purse != Purse::default() && self.count < MOST_MEANS {
            self.payers[self.count] = Payer { purse, weight, card, shows: purse.shows() };
            self.count += 1;
            self.total.add(purse);
        }
    }

    /// The cheapest payment for a bill, leaving `reserved` alone.
    pub(crate) fn cheapest(&self, bill: &Bill, reserved: CardSet) -> Option<Payment> {
        // Most bills are beyond all means; that is seen without a search.
        if !self.total.covers(bill) {
            return None;
        }
        if let Some(payer) = self.one_for_all(bill, reserved) {
            return Some(payer.alone());
        }
        let mut search = Search { bill, payers: [&NOBODY; MOST_PAYERS], count: 0, best: None };
        let wanted = bill.wants();
        let mut all = Purse::default();
        for payer in &self.payers[..self.count] {
            let helps = payer.shows & wanted != 0;
            if helps && search.count < MOST_PAYERS && payer.card.is_none_or(|card| !reserved.has(card)) {
                search.payers[search.count] = payer;
                search.count += 1;
                all.add(payer.purse);
            }
        }
        search.run(&all)
    }
}

impl Means {
    /// The payer to take when each one alone would pay the bill, as for a single placement: no search is needed then.
    fn one_for_all(&self, bill: &Bill, reserved: CardSet) -> Option<&Payer> {
        if *bill != Bill::money(bill.money) || bill.money == 0 {
            return None;
        }
        let mut best: Option<&Payer> = None;
        for payer in &self.payers[..self.count] {
            if payer.purse.money == 0 || payer.card.is_some_and(|card| reserved.has(card)) {
                continue;
            }
            if payer.purse.money < bill.money {
                return None;
            }
            if best.is_none_or(|best| payer.weight < best.weight) {
                best = Some(payer);
            }
        }
        best
    }
}

impl Payer {
    /// This payer as the whole payment.
    fn alone(&self) -> Payment {
        let mut payment = Payment::default();
        self.join(&mut payment);
        payment
    }

    /// Adds this payer to a payment.
    fn join(&self, payment: &mut Payment) {
        match self.card {
            Some(card) => payment.cards.add(card),
            None if self.purse.money > 0 => payment.money_tokens += 1,
            None => payment.science_tokens += 1,
        }
    }
}

/// How much it hurts to spend a card, in arbitrary units.
fn weight(purse: &Purse) -> u16 {
    let items = (u16::from(purse.computer) + u16::from(purse.composite) + u16::from(purse.biotech)) * 3;
    3 + purse.money / 5 + items + u16::from(purse.science) * 4
}

/// More cards than this are never weighed against each other; a Hand of that size can pay anything.
const MOST_PAYERS: usize = 16;

#[derive(Clone, Copy, Default)]
struct Payer {
    purse: Purse,
    weight: u16,
    card: Option<CardId>,
    /// What the purse holds, one bit each.
    shows: u8,
}

const NOBODY: Payer = Payer {
    purse: Purse { money: 0, computer: 0, composite: 0, biotech: 0, science: 0 },
    weight: 0,
    card: None,
    shows: 0,
};

/// Branch and bound over the payers.
struct Search<'a> {
    bill: &'a Bill,
    payers: [&'a Payer; MOST_PAYERS],
    count: usize,
    best: Option<(u16, u32)>,
}

impl Search<'_> {
    /// `all` is what the payers are worth together.
    fn run(mut self, all: &Purse) -> Option<Payment> {
        if !all.covers(self.bill) {
            return None;
        }
        let left: u16 = all.money;
        self.descend(0, Purse::default(), 0, 0, left);
        let (_, chosen) = self.best?;
        let mut payment = Payment::default();
        for (index, payer) in self.payers[..self.count].iter().enumerate() {
            if chosen & (1 << index) != 0 {
                payer.join(&mut payment);
            }
        }
        Some(payment)
    }

    /// `left` is the money of the payers from `at` on.
    fn descend(&mut self, at: usize, purse: Purse, weight: u16, chosen: u32, left: u16) {
        if self.best.is_some_and(|(best, _)| weight >= best) {
            return;
        }
        if purse.covers(self.bill) {
            self.best = Some((weight, chosen));
            return;
        }
        if at == self.count || purse.money + left < self.bill.money {
            return;
        }
        let payer = self.payers[at];
        let left = left - payer.purse.money;
        // Of payers that are worth the same, the first come first.
        let twin_left_out = at > 0
            && chosen & (1 << (at - 1)) == 0
            && self.payers[at - 1].purse == payer.purse
            && self.payers[at - 1].card.is_some() == payer.card.is_some();
        if !twin_left_out {
            let mut more = purse;
            more.add(payer.purse);
            self.descend(at + 1, more, weight + payer.weight, chosen | 1 << at, left);
        }
        self.descend(at + 1, purse, weight, chosen, left);
    }
}
