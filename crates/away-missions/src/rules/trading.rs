//! Chapter 11: picking up and trading.

use crate::agenda::{Question, Task};
use crate::command::{Command, Goods, Thing};
use crate::field::Rocketeer;
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// Whether picking up and trading are open to a Rocketeer: as every free task, and besides while a roll of his waits
    /// (AM-8.12).
    fn check_exchange(&self, who: Who) -> Result<(), Refusal> {
        match self.open_roll() {
            Some(roll) if roll.who == who => Ok(()),
            _ => self.check_free_task(who),
        }
    }

    /// Whether something can be picked up (AM-11.1).
    pub(crate) fn check_pick_up(&self, who: Who, what: Thing) -> Result<(), Refusal> {
        self.check_exchange(who)?;
        self.find_lying(self.tile_of(who), what).map(|_| ()).ok_or(Refusal::NotThere)
    }

    /// Picks up something from the own tile.
    pub(crate) fn pick_up(&mut self, who: Who, what: Thing, story: &mut Story<Event>) -> Result<(), Refusal> {
        self.check_pick_up(who, what)?;
        self.begin_free_task(who, story);
        self.take_from(who, self.tile_of(who), what, story);
        Ok(())
    }

    /// Whether these two can exchange this (AM-11.3, AM-6.5).
    pub(crate) fn check_trade(&self, who: Who, with: Who, give: &Goods, take: &Goods) -> Result<(), Refusal> {
        self.check_exchange(who)?;
        let from = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        let to = self.field.rocketeer(with).ok_or(Refusal::NotInTheGame)?;
        if who == with || from.at != to.at {
            return Err(Refusal::NotSameTile);
        }
        if *give == Goods::default() && *take == Goods::default() {
            return Err(Refusal::NothingTraded);
        }
        self.check_goods(from, give)?;
        self.check_goods(to, take)
    }

    /// Whether somebody has all this and can give it.
    fn check_goods(&self, owner: &Rocketeer, goods: &Goods) -> Result<(), Refusal> {
        let twice = |place: usize| goods.cards[..place].contains(&goods.cards[place]);
        if (0..goods.cards.len()).any(|place| twice(place) || owner.card(goods.cards[place]).is_none()) {
            return Err(Refusal::NotHeld);
        }
        let cargo = |place: usize| {
            let number = goods.cargo[place];
            let held = self.book.cargo.get(usize::from(number)) == Some(&Some(owner.who));
            held && !goods.cargo[..place].contains(&number)
        };
        if !(0..goods.cargo.len()).all(cargo) {
            return Err(Refusal::NotHeld);
        }
        let held = owner.components;
        if goods.wire > held.wire || goods.alien_blood > held.alien_blood || goods.mysterium > held.mysterium
        {
            return Err(Refusal::NotHeld);
        }
        if goods.o2 > 0 && goods.o2 >= owner.o2 { Err(Refusal::LastOxygen) } else { Ok(()) }
    }

    /// Offers an exchange; it happens at once where nobody else must agree (AM-11.4).
    pub(crate) fn offer_trade(
        &mut self,
        who: Who,
        with: Who,
        give: Goods,
        take: Goods,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_trade(who, with, &give, &take)?;
        self.begin_free_task(who, story);
        if self.seat_of(who) == self.seat_of(with) {
            self.trade(who, with, &give, &take, story);
        } else {
            story.tell(Audience::All, Event::Offered { from: who, who: with });
            self.push(Task::Ask(Question::Trade { from: who, to: with, give, take }));
        }
        Ok(())
    }

    /// The exchange happens.
    pub(crate) fn trade(&mut self, from: Who, to: Who, give: &Goods, take: &Goods, story: &mut Story<Event>) {
        self.hand(from, to, give);
        self.hand(to, from, take);
        story.tell(Audience::All, Event::Traded { from, who: to });
    }

    fn hand(&mut self, from: Who, to: Who, goods: &Goods) {
        let Some(giver) = self.field.rocketeer_mut(from) else { return };
        let mut cards = Vec::new();
        giver.items.retain(|card| {
            let goes = goods.cards.contains(&card.id);
            cards.extend(goes.then_some(*card));
            !goes
        });
        giver.o2 = giver.o2.saturating_sub(goods.o2);
        giver.components.wire = giver.components.wire.saturating_sub(goods.wire);
        giver.components.alien_blood = giver.components.alien_blood.saturating_sub(goods.alien_blood);
        giver.components.mysterium = giver.components.mysterium.saturating_sub(goods.mysterium);
        for number in &goods.cargo {
            if let Some(holder) = self.book.cargo.get_mut(usize::from(*number)) {
                *holder = Some(to);
            }
        }
        let Some(taker) = self.field.rocketeer_mut(to) else { return };
        taker.items.append(&mut cards);
        taker.o2 = taker.o2.saturating_add(goods.o2);
        taker.components.wire = taker.components.wire.saturating_add(goods.wire);
        taker.components.alien_blood = taker.components.alien_blood.saturating_add(goods.alien_blood);
        taker.components.mysterium = taker.components.mysterium.saturating_add(goods.mysterium);
    }

    /// Free tasks worth offering. Trades are put together by the players: there are too many, and each could be taken
    /// back by the next.
    pub(crate) fn offer_free_tasks(&self, who: Who, options: &mut Vec<Command>) {
        for what in self.things_on(self.tile_of(who)) {
            if self.check_pick_up(who, what).is_ok() {
                options.push(Command::PickUp { who, what });
            }
        }
        let Some(rocketeer) = self.field.rocketeer(who) else { return };
        for card in &rocketeer.items {
            if self.check_recharge(who, card.id).is_ok() {
                options.push(Command::Recharge { who, card: card.id });
            }
        }
    }
}
