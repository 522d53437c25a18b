//! Paying: what cards and tokens are worth together, and the cheapest way to pay a price (RM-4.3 to RM-4.6).

use crate::cards::{CardId, CardSet};
use crate::command::Payment;
use crate::content::{Content, Effect, Face, Held, KindId, Price, Shown};
use crate::refusal::Refusal;
use crate::state::{Player, Rocketmen};
use serde::Serialize;
use std::cell::OnceCell;

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
    /// What cards show together.
    fn of_shown(shown: Shown) -> Purse {
        let [computer, composite, biotech, science] = shown.items();
        Purse { money: shown.money(), computer, composite, biotech, science }
    }

    fn add(&mut self, other: Purse) {
        self.money = self.money.saturating_add(other.money);
        self.computer = self.computer.saturating_add(other.computer);
        self.composite = self.composite.saturating_add(other.composite);
        self.biotech = self.biotech.saturating_add(other.biotech);
        self.science = self.science.saturating_add(other.science);
    }

    fn of_tokens(money: u8, science: u8) -> Purse {
        Purse { money: MONEY_TOKEN * u16::from(money), science, ..Purse::default() }
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
        self.money >= bill.money && (bill.is_money_alone() || self.has_items(bill))
    }

    /// Whether no item is missing: there are enough of them altogether, and what is short of each kind is not more than
    /// the Science that stands in for it.
    fn has_items(&self, bill: &Bill) -> bool {
        let science = u16::from(self.science);
        let held = [self.computer, self.composite, self.biotech].map(u16::from);
        let asked = [bill.computer, bill.composite, bill.biotech].map(u16::from);
        if held.iter().sum::<u16>() + science < asked.iter().sum::<u16>() + u16::from(bill.any) {
            return false;
        }
        let short: u16 = held.iter().zip(asked).map(|(held, asked)| asked.saturating_sub(*held)).sum();
        short <= science
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
        let mut purse = Purse::of_tokens(pay.money_tokens, pay.science_tokens);
        for card in pay.cards {
            purse.add(worth(self.face_as(card, model), self.me()));
        }
        purse
    }

    /// Whether the payment consists of Hand cards and face-up tokens (RM-4.3).
    pub(crate) fn check_payment(&self, pay: &Payment) -> Result<(), Refusal> {
        let me = self.me();
        if let Some(card) = (pay.cards - me.hand).first() {
            return Err(Refusal::PayFromHand { card });
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

    /// Notes the WHEN USED TO PAY effects of the cards given for a price. A card was used to pay it, for buying and for
    /// placing alike, if it shows anything that the price asks for (RM-7.5, RM-7.39).
    pub(crate) fn note_paid(&mut self, given: CardSet, price: &Bill) {
        let wanted = price.wants();
        for card in given {
            let face = self.face(card);
            let used = worth(face, self.me()).shows() & wanted != 0;
            let lasting =
                matches!(face.effect, Effect::PayDraw { .. } | Effect::PayPlaceFree | Effect::PayJunk { .. });
            if used && lasting {
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

    /// Everything that the active player can pay with, added up once for any number of bills.
    pub(crate) fn means(&self) -> Means<'_> {
        let me = self.me();
        let content: &Content = &self.content;
        let cards = me.hand - content.copiers();
        let shown = cards.iter().fold(Shown::default(), |sum, card| sum + content.shown(card));
        let mut total = Purse::of_shown(shown);
        for card in cards & content.earners() {
            let face = content.face(card);
            total.money = total.money.saturating_add(worth(face, me).money - u16::from(face.prints.money));
        }
        if me.achievements.money | me.achievements.science > 0 {
            total.add(Purse::of_tokens(me.money_tokens(), me.science_tokens()));
        }
        let held = Held::new(total.money, [total.computer, total.composite, total.biotech], total.science);
        Means { me, content, cards, total, held, payers: OnceCell::new() }
    }
}

/// Everything that a player can pay with.
pub(crate) struct Means<'a> {
    me: &'a Player,
    content: &'a Content,
    /// The Hand without Industrial Espionage.
    cards: CardSet,
    total: Purse,
    held: Held,
    /// Tokens and cards one by one. Whoever only asks what can be paid never looks at them.
    payers: OnceCell<Vec<Payer>>,
}

impl Means<'_> {
    /// Whether a bill can be paid at all, leaving `reserved` alone: exactly when there is a cheapest payment for it.
    pub(crate) fn can_pay(&self, bill: &Bill, reserved: CardSet) -> bool {
        if !self.total.covers(bill) {
            return false;
        }
        if reserved.is_empty() || *bill == Bill::default() {
            return true;
        }
        let mut left = Purse::default();
        self.free_of(reserved).for_each(|payer| left.add(payer.purse));
        left.covers(bill)
    }

    /// Whether this card can be paid with so much money on top of its price.
    pub(crate) fn can_afford(&self, card: CardId, surcharge: u16) -> bool {
        if !self.held.reaches(self.content.asked(card).with_money(surcharge)) {
            return false;
        }
        // Science stands in for one item only, which is left out of that comparison.
        self.total.science == 0 || {
            let mut bill = Bill::of(&self.content.face(card).price);
            bill.money += surcharge;
            self.total.covers(&bill)
        }
    }

    /// Of these Hand cards, those whose placement at this price can be paid: a card brings its own money along.
    pub(crate) fn can_place(&self, price: u16, cards: CardSet) -> CardSet {
        // All the money there is includes that of the card itself, so it is the same for every card.
        if price == 0 || self.total.money >= price { cards } else { CardSet::EMPTY }
    }

    fn payers(&self) -> &[Payer] {
        self.payers.get_or_init(|| {
            let money = Payer::new(Purse { money: MONEY_TOKEN, ..Purse::default() }, 1, None);
            let science = Payer::new(Purse { science: 1, ..Purse::default() }, 2, None);
            let mut payers = Vec::with_capacity(MOST_PAYERS);
            payers.extend((0..self.me.money_tokens()).map(|_| money));
            payers.extend((0..self.me.science_tokens()).map(|_| science));
            let cards = self.cards.iter().map(|card| (worth(self.content.face(card), self.me), card));
            let cards = cards.filter(|(purse, _)| *purse != Purse::default());
            payers.extend(cards.map(|(purse, card)| Payer::new(purse, weight(&purse), Some(card))));
            payers
        })
    }

    /// The payers that are not reserved for something else.
    fn free_of(&self, reserved: CardSet) -> impl Iterator<Item = &Payer> {
        self.payers().iter().filter(move |payer| payer.card.is_none_or(|card| !reserved.has(card)))
    }

    /// The cheapest payment for a bill, leaving `reserved` alone.
    pub(crate) fn cheapest(&self, bill: &Bill, reserved: CardSet) -> Option<Payment> {
        // Most bills are beyond all means; that is seen without a search.
        if !self.can_pay(bill, reserved) {
            return None;
        }
        if let Some(payer) = self.one_for_all(bill, reserved) {
            return Some(payer.alone());
        }
        let mut search = Search { bill, payers: [&NOBODY; MOST_PAYERS], count: 0, best: None };
        let wanted = bill.wants();
        let mut all = Purse::default();
        let helpful = || self.free_of(reserved).filter(move |payer| payer.shows & wanted != 0);
        for payer in helpful().take(MOST_PAYERS) {
            search.payers[search.count] = payer;
            search.count += 1;
            all.add(payer.purse);
        }
        // When the weighed ones are not enough, everything that helps is.
        search.run(&all).or_else(|| {
            let mut everything = Payment::default();
            helpful().for_each(|payer| payer.join(&mut everything));
            Some(everything)
        })
    }
}

impl Means<'_> {
    /// The payer to take when each one alone would pay the bill, as for a single placement: no search is needed then.
    fn one_for_all(&self, bill: &Bill, reserved: CardSet) -> Option<&Payer> {
        if *bill != Bill::money(bill.money) || bill.money == 0 {
            return None;
        }
        let mut best: Option<&Payer> = None;
        for payer in self.payers() {
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
    fn new(purse: Purse, weight: u16, card: Option<CardId>) -> Payer {
        Payer { purse, weight, card, shows: purse.shows() }
    }

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

#[derive(Clone, Copy)]
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
