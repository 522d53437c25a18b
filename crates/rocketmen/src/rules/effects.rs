//! Chapter 7: DISCARD abilities, WHEN USED TO PAY effects and the Depot. What cards do in a launch is in `launching`.

use crate::cards::{CardId, CardSet};
use crate::command::{Aim, Claim};
use crate::content::{Effect, Family};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Rocketmen;
use table::{Audience, Story};

impl Rocketmen {
    /// Uses a DISCARD ability of a Hand card.
    pub(crate) fn use_ability(
        &mut self,
        card: CardId,
        aim: Aim,
        model: Option<CardId>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let me = self.me();
        if !me.hand.has(card) {
            return Err(Refusal::UseFromHand { card });
        }
        let copied = self.check_model(CardSet::of(card), model)?;
        let effect = self.face_as(card, copied).effect;
        self.check_aim(card, effect, aim)?;

        let seat = self.turn;
        self.copying = copied.or(self.copying);
        story.tell(Audience::All, Event::Used { seat, card, model });
        self.me_mut().leave_hand(CardSet::of(card));
        if matches!(effect, Effect::TakeThreat { .. }) {
            self.me_mut().junkyard.add(card);
        } else {
            self.me_mut().played.add(card);
        }
        self.carry_out(effect, aim, story);
        Ok(())
    }

    /// Whether an ability can be carried out in full with this aim (RM-7.3).
    fn check_aim(&self, card: CardId, effect: Effect, aim: Aim) -> Result<(), Refusal> {
        let me = self.me();
        let others = me.hand - CardSet::of(card);
        let fits = match (effect, aim) {
            (Effect::TakeThreat { threat }, Aim::Card(target)) => {
                let right = self.content.face(target).family == Family::Threat(threat);
                if !right || !self.displayed().has(target) {
                    return Err(Refusal::NoSuchThreat);
                }
                true
            }
            (Effect::JunkThenDraw { .. }, Aim::Card(target)) => others.has(target),
            (Effect::SwapHand { .. }, Aim::Cards(targets)) => targets.within(others),
            (Effect::CycleDisplayThenDraw { .. }, Aim::Card(target)) => self.displayed().has(target),
            (Effect::Draw { .. }, Aim::Nothing) => true,
            (Effect::FetchFromWarehouse { cards }, Aim::Cards(targets)) => {
                targets.within(me.warehouse)
                    && targets.len() == usize::from(cards).min(me.warehouse.len()).max(1)
            }
            _ if effect.is_ability() => false,
            _ => return Err(Refusal::NoAbility { card }),
        };
        if fits { Ok(()) } else { Err(Refusal::WrongAim) }
    }

    fn carry_out(&mut self, effect: Effect, aim: Aim, story: &mut Story<Event>) {
        let seat = self.turn;
        match (effect, aim) {
            (Effect::TakeThreat { .. }, Aim::Card(threat)) => {
                self.take_from_display(threat);
                self.me_mut().played.add(threat);
                story.tell(Audience::All, Event::TookThreat { seat, card: threat });
                self.score_threats_at_once(CardSet::of(threat), story);
                if !self.is_solitaire() {
                    self.refill_display(story);
                }
            }
            (Effect::JunkThenDraw { cards }, Aim::Card(target)) => {
                self.junk(CardSet::of(target), story);
                self.draw_cards(seat, usize::from(cards), story);
            }
            (Effect::SwapHand { extra }, Aim::Cards(targets)) => {
                if !targets.is_empty() {
                    self.me_mut().leave_hand(targets);
                    self.me_mut().played |= targets;
                    story.tell(Audience::All, Event::Discarded { seat, cards: targets });
                }
                self.draw_cards(seat, targets.len() + usize::from(extra), story);
            }
            (Effect::CycleDisplayThenDraw { cards }, Aim::Card(target)) => {
                self.market.under.push(target);
                story.tell(Audience::All, Event::Cycled { seat, card: target });
                self.replace_displayed(target, story);
                self.draw_cards(seat, usize::from(cards), story);
            }
            (Effect::Draw { cards }, _) => self.draw_cards(seat, usize::from(cards), story),
            (Effect::FetchFromWarehouse { .. }, Aim::Cards(targets)) => {
                let me = self.me_mut();
                me.warehouse -= targets;
                me.enter_hand_openly(targets);
                story.tell(Audience::All, Event::Fetched { seat, cards: targets });
            }
            _ => {}
        }
    }

    /// Sends cards of the active player's Hand or Playing Area to the Junkyard.
    fn junk(&mut self, cards: CardSet, story: &mut Story<Event>) {
        let seat = self.turn;
        let me = self.me_mut();
        me.leave_hand(cards);
        me.played -= cards;
        me.junkyard |= cards;
        story.tell(Audience::All, Event::Junked { seat, cards });
    }

    /// Uses a pending WHEN USED TO PAY effect.
    pub(crate) fn claim(
        &mut self,
        card: CardId,
        claim: Claim,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if !self.notes.pending.has(card) {
            return Err(Refusal::NothingPending { card });
        }
        let seat = self.turn;
        match (self.face(card).effect, claim) {
            (Effect::PayDraw { cards }, Claim::Draw) => {
                self.notes.pending.remove(card);
                story.tell(Audience::All, Event::Used { seat, card, model: None });
                self.draw_cards(seat, usize::from(cards), story);
            }
            (Effect::PayPlaceFree, Claim::Plan(mission)) => {
                self.check_placement(Some(mission), CardSet::EMPTY, None)?;
                self.notes.pending.remove(card);
                self.place_free(card, Some(mission), CardSet::EMPTY, None, story);
            }
            (Effect::PayPlaceFree, Claim::Pad { card: placed, model }) => {
                if !self.me().hand.has(placed) {
                    return Err(Refusal::PlaceFromHand { card: placed });
                }
                let copied = self.check_model(CardSet::of(placed), model)?;
                self.check_placement(None, CardSet::of(placed), copied)?;
                self.notes.pending.remove(card);
                self.copying = copied.or(self.copying);
                self.place_free(card, None, CardSet::of(placed), model, story);
            }
            (Effect::PayJunk { cards }, Claim::Junk(targets)) => {
                let me = self.me();
                let reach = (me.hand | me.played) - CardSet::of(card);
                if targets.is_empty() || targets.len() > usize::from(cards) || !targets.within(reach) {
                    return Err(Refusal::WrongClaim);
                }
                self.notes.pending.remove(card);
                story.tell(Audience::All, Event::Used { seat, card, model: None });
                self.junk(targets, story);
            }
            _ => return Err(Refusal::WrongClaim),
        }
        Ok(())
    }

    fn place_free(
        &mut self,
        by: CardId,
        plan: Option<CardId>,
        pad: CardSet,
        model: Option<CardId>,
        story: &mut Story<Event>,
    ) {
        let seat = self.turn;
        story.tell(Audience::All, Event::Used { seat, card: by, model: None });
        story.tell(Audience::All, Event::Placed { seat, plan, pad, pay: Default::default(), model });
        self.put_down(plan, pad);
    }

    /// The active player's Depot and how many cards it takes.
    pub(crate) fn depot(&self) -> Option<usize> {
        (self.me().pad & self.content.stores()).iter().find_map(|card| match self.face(card).effect {
            Effect::Store { cards } => Some(usize::from(cards)),
            _ => None,
        })
    }

    /// Puts a Hand card on the Depot (RM-7.32).
    pub(crate) fn store(&mut self, card: CardId, story: &mut Story<Event>) -> Result<(), Refusal> {
        let room = self.depot().ok_or(Refusal::NoDepot)?;
        if !self.me().hand.has(card) {
            return Err(Refusal::StoreFromHand { card });
        }
        if self.notes.stored {
            return Err(Refusal::AlreadyStored);
        }
        if self.me().depot.len() >= room {
            return Err(Refusal::DepotFull);
        }
        let seat = self.turn;
        self.notes.stored = true;
        self.me_mut().leave_hand(CardSet::of(card));
        self.me_mut().depot.add(card);
        story.tell(Audience::All, Event::Stored { seat, card });
        Ok(())
    }

    /// Takes cards back from the Depot (RM-7.33).
    pub(crate) fn unstore(&mut self, cards: CardSet, story: &mut Story<Event>) -> Result<(), Refusal> {
        if cards.is_empty() {
            return Err(Refusal::NothingChosen);
        }
        if let Some(card) = (cards - self.me().depot).first() {
            return Err(Refusal::NotStored { card });
        }
        let seat = self.turn;
        let me = self.me_mut();
        me.depot -= cards;
        me.enter_hand_openly(cards);
        story.tell(Audience::All, Event::Unstored { seat, cards });
        Ok(())
    }
}
