//! Commands worth offering. Every one is legal; sets of purchases and placements are left to the player to combine.

use crate::cards::{CardId, CardSet};
use crate::command::{Aim, Claim, Command, MissionFate, Payment};
use crate::content::{Content, Destination, Effect, Family};
use crate::rules::payment::{Bill, Means, worth};
use crate::state::{Landing, Launch, Moment, Phase, Rocketmen};
use table::Seat;

/// More ways than this to choose the same number of cards are not listed one by one.
const MOST_CHOICES: usize = 24;

impl Rocketmen {
    /// See [`table::Game::options`].
    pub(crate) fn offered(&self, seat: Seat, options: &mut Vec<Command>) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Acting => self.offer_actions(options),
            Phase::Launching(launch) => self.offer_flight(&launch, options),
            Phase::Settling(landing) => self.offer_settling(landing, options),
            Phase::Trimming => {
                choose(self.one_of_each(self.me().hand), self.me().hand, self.excess(), |cards| {
                    options.push(Command::Trim { cards });
                });
            }
            Phase::Over => {}
        }
    }

    /// One card of each kind: cards of a kind do the same.
    pub(crate) fn one_of_each(&self, cards: CardSet) -> CardSet {
        let content: &Content = &self.content;
        let mut kinds = 0u128;
        let mut chosen = CardSet::EMPTY;
        for card in cards {
            let bit = 1u128 << content.face(card).kind.0;
            if kinds & bit == 0 {
                kinds |= bit;
                chosen.add(card);
            }
        }
        chosen
    }

    fn offer_actions(&self, options: &mut Vec<Command>) {
        let hand = self.me().hand;
        let kinds = self.one_of_each(hand);
        let means = self.means();
        self.offer_purchases(&means, options);
        self.offer_placements(kinds, &means, options);
        self.offer_abilities(kinds, options);
        self.offer_claims(options);
        self.offer_depot(options);
        for card in kinds {
            options.push(Command::Discard { cards: CardSet::of(card) });
        }
        if hand.len() > 1 {
            options.push(Command::Discard { cards: hand });
        }
        if let Some(plan) = self.me().plan {
            options.push(Command::Discard { cards: CardSet::of(plan) });
            for destination in Destination::ALL {
                if self.check_launch(destination).is_ok() {
                    options.push(Command::Launch { destination });
                }
            }
        }
        for card in self.me().pad {
            options.push(Command::Discard { cards: CardSet::of(card) });
        }
        if self.ai.is_some_and(|ai| ai.mission.is_some()) && !self.notes.removed {
            for card in self.displayed() {
                options.push(Command::Remove { card });
            }
        }
        options.push(Command::EndTurn);
    }

    fn offer_purchases(&self, means: &Means, options: &mut Vec<Command>) {
        let content: &Content = &self.content;
        let surcharge = self.surcharge();
        for card in self.displayed() {
            let face = content.face(card);
            let mut bill = Bill::of(&face.price);
            if matches!(face.family, Family::Threat(_)) {
                bill.money += surcharge;
            }
            if let Some(pay) = means.cheapest(&bill, CardSet::EMPTY) {
                options.push(Command::Buy { cards: CardSet::of(card), engine: None, pay, model: None });
            }
        }
        if self.notes.engine_bought {
            return;
        }
        for pile in 0..3 {
            let Some(card) = self.top_engine(pile) else { continue };
            if let Some(pay) = means.cheapest(&Bill::of(&content.face(card).price), CardSet::EMPTY) {
                options.push(Command::Buy { cards: CardSet::EMPTY, engine: Some(pile), pay, model: None });
            }
        }
    }

    fn offer_placements(&self, kinds: CardSet, means: &Means, options: &mut Vec<Command>) {
        let me = self.me();
        let content: &Content = &self.content;
        let price = self.placement_price(1);
        // What lies on the pad already may not go there again (RM-5.8).
        let names = self.names_on_pad();
        let mut placements = Placements { means, last: None };
        for card in kinds {
            if content.copier() == Some(card) {
                self.offer_copies(card, means, options);
                continue;
            }
            let face = content.face(card);
            let is_plan = me.plan.is_none();
            let fits = if is_plan {
                matches!(face.family, Family::Mission(_))
            } else {
                face.has_item() && names & (u128::from(face.is_asset()) << face.kind.0) == 0
            };
            let missing = price.saturating_sub(worth(face, me).money);
            if fits && let Some(pay) = placements.cheapest(missing, card) {
                let plan = is_plan.then_some(card);
                let pad = if is_plan { CardSet::EMPTY } else { CardSet::of(card) };
                options.push(Command::Place { plan, pad, pay, model: None });
            }
        }
    }

    /// Industrial Espionage on the pad, as each card it may be.
    fn offer_copies(&self, copier: CardId, means: &Means, options: &mut Vec<Command>) {
        if self.me().plan.is_none() {
            return;
        }
        for model in self.model_choices() {
            let kind = Some(self.content.face(model).kind);
            let pad = CardSet::of(copier);
            if self.check_placement(None, pad, kind).is_err() {
                continue;
            }
            let missing = self.placement_price(1).saturating_sub(self.own_money(pad, kind));
            if let Some(pay) = means.cheapest(&Bill::money(missing), pad) {
                options.push(Command::Place { plan: None, pad, pay, model: Some(model) });
            }
        }
    }

    fn offer_abilities(&self, kinds: CardSet, options: &mut Vec<Command>) {
        for card in kinds {
            if self.content.copier() == Some(card) {
                for model in self.model_choices() {
                    self.offer_ability(card, Some(model), self.content.face(model).effect, options);
                }
            } else {
                self.offer_ability(card, None, self.content.face(card).effect, options);
            }
        }
    }

    fn offer_ability(&self, card: CardId, model: Option<CardId>, effect: Effect, options: &mut Vec<Command>) {
        let others = self.me().hand - CardSet::of(card);
        let mut offer = |aim| options.push(Command::Use { card, aim, model });
        match effect {
            Effect::TakeThreat { threat } => {
                let threats = self.displayed().iter();
                let right = threats.filter(|card| self.content.face(*card).family == Family::Threat(threat));
                if let Some(target) = right.min() {
                    offer(Aim::Card(target));
                }
            }
            Effect::JunkThenDraw { .. } => {
                self.one_of_each(others).iter().for_each(|target| offer(Aim::Card(target)));
            }
            Effect::SwapHand { .. } => {
                offer(Aim::Cards(CardSet::EMPTY));
                if others.len() > 1 {
                    offer(Aim::Cards(others));
                }
                self.one_of_each(others).iter().for_each(|target| offer(Aim::Cards(CardSet::of(target))));
            }
            Effect::CycleDisplayThenDraw { .. } => {
                self.displayed().iter().for_each(|target| offer(Aim::Card(target)));
            }
            Effect::Draw { .. } => offer(Aim::Nothing),
            Effect::FetchFromWarehouse { cards } => {
                let warehouse = self.me().warehouse;
                let count = usize::from(cards).min(warehouse.len()).max(1);
                choose(self.one_of_each(warehouse), warehouse, count, |cards| offer(Aim::Cards(cards)));
            }
            _ => {}
        }
    }

    fn offer_claims(&self, options: &mut Vec<Command>) {
        for card in self.notes.pending {
            let mut offer = |claim| options.push(Command::Claim { card, claim });
            let me = self.me();
            match self.face(card).effect {
                Effect::PayDraw { .. } => offer(Claim::Draw),
                Effect::PayPlaceFree => {
                    for placed in self.one_of_each(me.hand) {
                        if self.content.copier() == Some(placed) {
                            continue;
                        }
                        if self.check_placement(Some(placed), CardSet::EMPTY, None).is_ok() {
                            offer(Claim::Plan(placed));
                        }
                        if self.check_placement(None, CardSet::of(placed), None).is_ok() {
                            offer(Claim::Pad { card: placed, model: None });
                        }
                    }
                }
                Effect::PayJunk { .. } => {
                    for junk in self.one_of_each((me.hand | me.played) - CardSet::of(card)) {
                        offer(Claim::Junk(CardSet::of(junk)));
                    }
                }
                _ => {}
            }
        }
    }

    fn offer_depot(&self, options: &mut Vec<Command>) {
        let me = self.me();
        if let Some(room) = self.depot()
            && !self.notes.stored
            && me.depot.len() < room
        {
            for card in self.one_of_each(me.hand) {
                options.push(Command::Store { card });
            }
        }
        for card in me.depot {
            options.push(Command::Unstore { cards: CardSet::of(card) });
        }
    }

    fn offer_flight(&self, launch: &Launch, options: &mut Vec<Command>) {
        match launch.moment {
            Moment::Ready => {
                options.push(Command::Draw);
                if launch.drawn > 0 {
                    let clearable = self.clearable(self.me().pad);
                    let owed = usize::from(self.abort_price(launch)).min(clearable.len());
                    choose(clearable, clearable, owed, |discard| options.push(Command::Abort { discard }));
                }
            }
            Moment::Answering { .. } => options.push(Command::Keep),
            Moment::Picking { revealed } => {
                let values = (0..5u8).filter(|value| revealed[usize::from(*value)] > 0);
                options.extend(values.map(|value| Command::Pick { value }));
            }
            Moment::LastChance => options.push(Command::Accept),
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
                options.push(Command::Trigger { card });
            }
        }
    }

    fn offer_settling(&self, landing: Landing, options: &mut Vec<Command>) {
        let fates: &[MissionFate] = match landing {
            Landing::Success => &[MissionFate::Goes],
            Landing::Failure => &[MissionFate::Stays, MissionFate::Goes],
        };
        let clearable = self.clearable(self.me().pad);
        for mission in fates.iter().copied() {
            options.push(Command::Settle { keep: CardSet::EMPTY, mission });
            for card in clearable {
                let keep = CardSet::of(card);
                if self.may_keep(keep, landing) {
                    options.push(Command::Settle { keep, mission });
                }
            }
            for (index, card) in clearable.iter().enumerate() {
                for other in clearable.iter().skip(index + 1) {
                    let keep = CardSet::of(card) | CardSet::of(other);
                    if self.may_keep(keep, landing) {
                        options.push(Command::Settle { keep, mission });
                    }
                }
            }
        }
    }
}

/// The cheapest payments for placing one card after the other. Most are the same, whichever card is placed.
struct Placements<'a> {
    means: &'a Means,
    /// The cheapest payment of the last price when every card may be used for it.
    last: Option<(u16, Option<Payment>)>,
}

impl Placements<'_> {
    /// The cheapest payment that leaves the placed card alone.
    fn cheapest(&mut self, missing: u16, placed: CardId) -> Option<Payment> {
        if missing == 0 {
            return Some(Payment::default());
        }
        let bill = Bill::money(missing);
        let free = match self.last {
            Some((price, pay)) if price == missing => pay,
            _ => self.means.cheapest(&bill, CardSet::EMPTY),
        };
        self.last = Some((missing, free));
        // A payment that is the cheapest of all and does not need the card is the cheapest without it as well.
        if free?.cards.has(placed) { self.means.cheapest(&bill, CardSet::of(placed)) } else { free }
    }
}

/// Every way to choose `count` cards, up to a limit; single cards only from `distinct`, since their twins do the same.
fn choose(distinct: CardSet, all: CardSet, count: usize, mut offer: impl FnMut(CardSet)) {
    if count == 1 {
        distinct.iter().for_each(|card| offer(CardSet::of(card)));
        return;
    }
    let cards: Vec<CardId> = all.iter().collect();
    if count > cards.len() {
        return;
    }
    let mut picks: Vec<usize> = (0..count).collect();
    for _ in 0..MOST_CHOICES {
        offer(picks.iter().map(|pick| cards[*pick]).collect());
        // The next combination in order: move the last pick that can move.
        let Some(moving) = (0..count).rev().find(|at| picks[*at] + count - at < cards.len()) else { return };
        picks[moving] += 1;
        for at in moving + 1..count {
            picks[at] = picks[at - 1] + 1;
        }
    }
}
