//! Commands worth offering. Every one is legal, and whatever a player can decide with a single choice is among them.
//!
//! Options are offers, not the law. Left to the player to put together, and therefore not listed:
//!
//! - buying or placing several cards at once, and storing and placing in one go: each card alone is offered;
//! - other payments than the cheapest, and paying with Industrial Espionage: what it copies is a second choice;
//! - discarding several cards at once, except the whole Hand, and taking several cards back from the Depot at once;
//! - which of several cards that are as good as each other: the same kind, in the same zone, known to all or not;
//! - sets beyond the first [`MOST_SETS`] of a choice that takes a set; for a swap of Hand cards beyond that number, none,
//!   one or all.
//!
//! `tests/rules/offers.rs` tries every command of that size and compares.

use crate::cards::{CardId, CardSet};
use crate::command::{Aim, Claim, Command, MissionFate};
use crate::content::{Content, Destination, Effect};
use crate::offers::{Count, Groups, MOST_SETS, Nth, Offers};
use crate::rules::payment::{Bill, Means, worth};
use crate::state::{Landing, Launch, Moment, Phase, Rocketmen};
use std::cell::LazyCell;
use table::{Dice, Seat};

/// A part of the list of actions.
#[derive(Clone, Copy)]
enum ActionPart {
    Buying,
    Placing,
    Using,
    Claiming,
    Storing,
    Leaving,
}

impl ActionPart {
    /// In the order of the list.
    const ALL: [ActionPart; 6] = [
        ActionPart::Buying,
        ActionPart::Placing,
        ActionPart::Using,
        ActionPart::Claiming,
        ActionPart::Storing,
        ActionPart::Leaving,
    ];
}

/// What several parts of the list ask for.
struct AtHand<'a> {
    /// One Hand card of those that are as good as each other.
    kinds: CardSet,
    means: Means<'a>,
}

impl AtHand<'_> {
    fn of(game: &Rocketmen) -> AtHand<'_> {
        AtHand { kinds: game.one_of_each(game.me().hand), means: game.means() }
    }
}

impl Rocketmen {
    /// Makes every offer there is for this chair.
    pub(crate) fn offer(&self, seat: Seat, offers: &mut impl Offers) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Acting => {
                let at_hand = AtHand::of(self);
                ActionPart::ALL.into_iter().for_each(|part| self.offer_part(part, &at_hand, offers));
            }
            Phase::Launching(launch) => self.offer_flight(&launch, offers),
            Phase::Settling(landing) => self.offer_settling(landing, offers),
            Phase::Trimming => {
                let mut groups = Groups::new(self.alike(self.me().hand));
                groups.sets(self.excess(), |cards| offers.offer(|| Command::Trim { cards }));
            }
            Phase::Over => {}
        }
    }

    /// One card of those that are as good as each other in one zone: of a kind, and everybody knows them or not.
    pub(crate) fn one_of_each(&self, cards: CardSet) -> CardSet {
        let content: &Content = &self.content;
        let seen = self.me().seen;
        let mut chosen = cards & content.singles();
        let others = cards - chosen;
        if others.is_empty() {
            return chosen;
        }
        for mut rest in [others & seen, others - seen] {
            while let Some(first) = rest.first() {
                chosen |= rest.first_alone();
                rest -= content.twins_of(first);
            }
        }
        chosen
    }

    /// The cards of one zone in groups of those that are as good as each other.
    fn alike(&self, cards: CardSet) -> Vec<CardSet> {
        self.one_of_each(cards).iter().map(|first| self.group_of(first, cards)).collect()
    }

    /// Those of the cards that are as good as this one.
    fn group_of(&self, first: CardId, cards: CardSet) -> CardSet {
        let seen = self.me().seen;
        let known = if seen.has(first) { cards & seen } else { cards - seen };
        known & self.content.twins(self.content.face(first).kind)
    }

    /// How many different sets of any size there are among the cards of one zone, the empty one included.
    fn sets_among(&self, cards: CardSet) -> usize {
        let kinds = self.one_of_each(cards);
        // Where no two are alike, every card is in a set or not.
        if kinds == cards {
            return 1usize.checked_shl(cards.len() as u32).unwrap_or(usize::MAX);
        }
        kinds.iter().fold(1, |sets, first| sets.saturating_mul(self.group_of(first, cards).len() + 1))
    }

    /// One of the actions, each with the same chance. Counting them costs far less than making them up, and only the part
    /// of the list in which the drawn one lies is gone through again.
    pub(crate) fn draw_action(&self, dice: &mut Dice) -> Option<Command> {
        let at_hand = AtHand::of(self);
        // One after the other instead of in a loop: no part is looked for then.
        let count = |part| self.count_part(part, &at_hand);
        let counts = [
            count(ActionPart::Buying),
            count(ActionPart::Placing),
            count(ActionPart::Using),
            count(ActionPart::Claiming),
            count(ActionPart::Storing),
            count(ActionPart::Leaving),
        ];
        let mut skip = dice.below(counts.iter().sum::<usize>() as u32) as usize;
        for (part, count) in ActionPart::ALL.into_iter().zip(counts) {
            if skip < count {
                let mut drawn = Nth { skip, found: None };
                self.offer_part(part, &at_hand, &mut drawn);
                return drawn.found;
            }
            skip -= count;
        }
        None
    }

    #[inline(always)]
    fn count_part(&self, part: ActionPart, at_hand: &AtHand<'_>) -> usize {
        let mut count = Count::default();
        self.offer_part(part, at_hand, &mut count);
        count.0
    }

    #[inline(always)]
    fn offer_part(&self, part: ActionPart, at_hand: &AtHand, offers: &mut impl Offers) {
        let AtHand { kinds, means } = at_hand;
        match part {
            ActionPart::Buying => self.offer_purchases(means, offers),
            ActionPart::Placing => self.offer_placements(*kinds, means, offers),
            ActionPart::Using => self.offer_abilities(*kinds, offers),
            ActionPart::Claiming => {
                self.notes.pending.iter().for_each(|card| self.offer_claims(card, offers));
            }
            ActionPart::Storing => self.offer_depot(*kinds, offers),
            ActionPart::Leaving => self.offer_leaving(*kinds, offers),
        }
    }

    /// Discarding, launching, removing and ending the turn.
    fn offer_leaving(&self, kinds: CardSet, offers: &mut impl Offers) {
        let hand = self.me().hand;
        offers.offer_each(kinds, |card| Command::Discard { cards: CardSet::of(card) });
        if hand.has_several() {
            offers.offer(|| Command::Discard { cards: hand });
        }
        if offers.has_enough() {
            return;
        }
        if let Some(plan) = self.me().plan {
            offers.offer(|| Command::Discard { cards: CardSet::of(plan) });
            let rocket = self.rocket_points(self.me());
            // Most of the time the Rocket is too weak for any place, and no destination need be asked.
            if rocket >= self.content.lightest() {
                for destination in Destination::ALL {
                    if self.check_launch_with(rocket, destination).is_ok() {
                        offers.offer(|| Command::Launch { destination });
                    }
                }
            }
        }
        offers.offer_each(self.me().pad, |card| Command::Discard { cards: CardSet::of(card) });
        if self.ai.is_some_and(|ai| ai.mission.is_some()) && !self.notes.removed {
            offers.offer_each(self.displayed(), |card| Command::Remove { card });
        }
        offers.offer(|| Command::EndTurn);
    }

    fn offer_purchases(&self, means: &Means, offers: &mut impl Offers) {
        let content: &Content = &self.content;
        let surcharge = self.surcharge();
        let more = |card| if surcharge > 0 && content.threats().has(card) { surcharge } else { 0 };
        let displayed = self.market.display.iter().flatten().copied();
        let affordable = displayed.filter(|card| means.can_afford(*card, more(*card)));
        offers.offer_those(affordable, |card| {
            let mut bill = Bill::of(&content.face(card).price);
            bill.money += more(card);
            let pay = means.cheapest(&bill, CardSet::EMPTY).unwrap_or_default();
            Command::Buy { cards: CardSet::of(card), engine: None, pay, model: None }
        });
        if self.notes.engine_bought || offers.has_enough() {
            return;
        }
        for pile in 0..3 {
            let Some(card) = self.top_engine(pile) else { continue };
            if means.can_afford(card, 0) {
                offers.offer(|| {
                    let bill = Bill::of(&content.face(card).price);
                    let pay = means.cheapest(&bill, CardSet::EMPTY).unwrap_or_default();
                    Command::Buy { cards: CardSet::EMPTY, engine: Some(pile), pay, model: None }
                });
            }
        }
    }

    fn offer_placements(&self, kinds: CardSet, means: &Means, offers: &mut impl Offers) {
        let is_plan = self.me().plan.is_none();
        let price = self.placement_price(1);
        let make = |card: CardId| {
            let own = worth(self.content.face(card), self.me()).money;
            let bill = Bill::money(price.saturating_sub(own));
            let pay = means.cheapest(&bill, CardSet::of(card)).unwrap_or_default();
            let plan = is_plan.then_some(card);
            let pad = if is_plan { CardSet::EMPTY } else { CardSet::of(card) };
            Command::Place { plan, pad, pay, model: None }
        };
        let cards = means.can_place(price, self.placeable(kinds));
        let Some(copier) = self.content.copier().filter(|copier| kinds.has(*copier)) else {
            return offers.offer_each(cards, make);
        };
        let before = cards.below(copier);
        offers.offer_each(before, make);
        self.offer_copies(copier, means, offers);
        offers.offer_each(cards - before, make);
    }

    /// What Industrial Espionage may be a copy of if it goes on the pad.
    fn copies_to_place(&self, copier: CardId) -> CardSet {
        if self.me().plan.is_none() {
            return CardSet::EMPTY;
        }
        let fits = |model: &CardId| {
            let kind = Some(self.content.face(*model).kind);
            self.check_placement(None, CardSet::of(copier), kind).is_ok()
        };
        self.model_choices().iter().filter(fits).collect()
    }

    /// Industrial Espionage on the pad, as each card it may be.
    fn offer_copies(&self, copier: CardId, means: &Means, offers: &mut impl Offers) {
        let pad = CardSet::of(copier);
        for model in self.copies_to_place(copier) {
            let kind = Some(self.content.face(model).kind);
            let bill = Bill::money(self.placement_price(1).saturating_sub(self.own_money(pad, kind)));
            if means.can_pay(&bill, pad) {
                offers.offer(|| {
                    let pay = means.cheapest(&bill, pad).unwrap_or_default();
                    Command::Place { plan: None, pad, pay, model: Some(model) }
                });
            }
        }
    }

    fn offer_abilities(&self, kinds: CardSet, offers: &mut impl Offers) {
        for card in kinds & self.content.abilities() {
            if offers.has_enough() {
                return;
            }
            if self.content.copier() == Some(card) {
                for model in self.model_choices() {
                    self.offer_ability(card, Some(model), self.content.face(model).effect, offers);
                }
            } else {
                self.offer_ability(card, None, self.content.face(card).effect, offers);
            }
        }
    }

    fn offer_ability(&self, card: CardId, model: Option<CardId>, effect: Effect, offers: &mut impl Offers) {
        let others = self.me().hand - CardSet::of(card);
        let swap = |cards| Command::Use { card, aim: Aim::Cards(cards), model };
        let aimed = |target| Command::Use { card, aim: Aim::Card(target), model };
        match effect {
            Effect::TakeThreat { threat } => {
                offers.offer_each(self.displayed() & self.content.threats_of(threat), aimed);
            }
            Effect::JunkThenDraw { .. } => offers.offer_each(self.one_of_each(others), aimed),
            Effect::SwapHand { .. } => {
                let count = self.sets_among(others);
                if count <= MOST_SETS {
                    let groups = LazyCell::new(|| Groups::new(self.alike(others)));
                    offers.offer_many(count, |at| swap(groups.set(at)));
                } else {
                    offers.offer(|| swap(CardSet::EMPTY));
                    offers.offer(|| swap(others));
                    offers.offer_each(self.one_of_each(others), |target| swap(CardSet::of(target)));
                }
            }
            Effect::CycleDisplayThenDraw { .. } => offers.offer_each(self.displayed(), aimed),
            Effect::Draw { .. } => offers.offer(|| Command::Use { card, aim: Aim::Nothing, model }),
            Effect::FetchFromWarehouse { cards } => {
                let warehouse = self.me().warehouse;
                match usize::from(cards).min(warehouse.len()).max(1) {
                    1 => offers.offer_each(self.one_of_each(warehouse), |card| swap(CardSet::of(card))),
                    size => {
                        Groups::new(self.alike(warehouse)).sets(size, |cards| offers.offer(|| swap(cards)))
                    }
                }
            }
            _ => {}
        }
    }

    /// Every use of the effect that this card left pending.
    pub(crate) fn offer_claims(&self, card: CardId, offers: &mut impl Offers) {
        let me = self.me();
        match self.face(card).effect {
            Effect::PayDraw { .. } => offers.offer(|| Command::Claim { card, claim: Claim::Draw }),
            Effect::PayPlaceFree => {
                let kinds = self.one_of_each(me.hand);
                let is_plan = me.plan.is_none();
                let make = |placed: CardId| {
                    let claim =
                        if is_plan { Claim::Plan(placed) } else { Claim::Pad { card: placed, model: None } };
                    Command::Claim { card, claim }
                };
                let cards = self.placeable(kinds);
                let Some(copier) = self.content.copier().filter(|copier| kinds.has(*copier)) else {
                    return offers.offer_each(cards, make);
                };
                let before = cards.below(copier);
                offers.offer_each(before, make);
                for model in self.copies_to_place(copier) {
                    offers.offer(|| Command::Claim {
                        card,
                        claim: Claim::Pad { card: copier, model: Some(model) },
                    });
                }
                offers.offer_each(cards - before, make);
            }
            Effect::PayJunk { cards } => {
                // A card in the Hand and its twin in the Playing Area are two choices.
                let mut groups = self.alike(me.hand - CardSet::of(card));
                groups.extend(self.alike(me.played - CardSet::of(card)));
                let mut groups = Groups::new(groups);
                for size in 1..=usize::from(cards) {
                    groups.sets(size, |cards| {
                        offers.offer(|| Command::Claim { card, claim: Claim::Junk(cards) });
                    });
                }
            }
            _ => {}
        }
    }

    fn offer_depot(&self, kinds: CardSet, offers: &mut impl Offers) {
        let me = self.me();
        if let Some(room) = self.depot()
            && !self.notes.stored
            && me.depot.len() < room
        {
            offers.offer_each(kinds, |card| Command::Store { card });
        }
        offers.offer_each(me.depot, |card| Command::Unstore { cards: CardSet::of(card) });
    }

    fn offer_flight(&self, launch: &Launch, offers: &mut impl Offers) {
        match launch.moment {
            Moment::Ready => {
                offers.offer(|| Command::Draw);
                if launch.drawn > 0 {
                    self.offer_aborts(launch, offers);
                }
            }
            Moment::Answering { .. } => offers.offer(|| Command::Keep),
            Moment::Picking { revealed } => {
                let values = (0..5u8).filter(|value| revealed[usize::from(*value)] > 0);
                values.for_each(|value| offers.offer(|| Command::Pick { value }));
            }
            Moment::LastChance => offers.offer(|| Command::Accept),
        }
        let fresh = launch.drawn == 0 && launch.deck == self.content.constants().success;
        for card in self.me().pad {
            let useful = match (self.face(card).effect, launch.moment) {
                (Effect::Advance { .. }, _) => true,
                (Effect::PlanFirstDraw { .. }, Moment::Ready) => fresh,
                (Effect::Redraw, Moment::Answering { .. }) => true,
                (Effect::ZeroCountsAs { .. }, Moment::Answering { value: 0 }) => true,
                _ => false,
            };
            if useful {
                offers.offer(|| Command::Trigger { card });
            }
        }
    }

    /// Every way to pay for an abort. A permanent card need not be given up, but it may be (RM-7.7, RM-9.12).
    fn offer_aborts(&self, launch: &Launch, offers: &mut impl Offers) {
        let pad = self.me().pad;
        let clearable = self.clearable(pad);
        let permanent = self.alike(pad - clearable);
        let owed = usize::from(self.abort_price(launch));
        for size in clearable.len()..owed {
            Groups::new(permanent.clone()).sets(size - clearable.len(), |more| {
                offers.offer(|| Command::Abort { discard: clearable | more });
            });
        }
        let mut groups = self.alike(clearable);
        groups.extend(permanent);
        Groups::new(groups).sets(owed, |discard| offers.offer(|| Command::Abort { discard }));
    }

    fn offer_settling(&self, landing: Landing, offers: &mut impl Offers) {
        let fates: &[MissionFate] = match landing {
            Landing::Success => &[MissionFate::Goes],
            Landing::Failure => &[MissionFate::Stays, MissionFate::Goes],
        };
        let groups = self.alike(self.clearable(self.me().pad));
        for mission in fates.iter().copied() {
            let mut groups = Groups::new(groups.clone());
            for size in 0..=self.most_kept(landing) {
                groups.sets(size, |keep| {
                    if self.may_keep(keep, landing) {
                        offers.offer(|| Command::Settle { keep, mission });
                    }
                });
            }
        }
    }
}
