//! Chapter 6: Actions, what pays for them, and when they may be taken.

use crate::agenda::{After, Attack, Grant, Granted, Roll, RollFor, Task};
use crate::command::{Action, Boost, Overkill, Pay};
use crate::field::{Ap, ApPlace, Geometry, ItemId, TileId, is_schematic};
use crate::rules::dice::DicePool;
use crate::rules::moving::Step;
use crate::scenario::Cost;
use crate::{AwayMissions, Event, HatchState, Item, Refusal, Slot, Who};
use table::{Audience, Seat, Story};

/// Which AP pay for an Action (AM-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Standard and Combat AP.
    Combat,
    /// Standard and Non-Combat AP.
    NonCombat,
    /// Every AP: a Talent Action (AM-6.8).
    Talent,
    /// No AP at all.
    Free,
}

/// An Action that may be taken, with everything that was looked up for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// One tile.
    Move { to: TileId },
    /// A hatch.
    Open { toward: TileId },
    /// Dice.
    Roll(RollPlan),
    /// The personal option.
    Talent { option: Overkill, band: Option<ItemId>, through: Option<(TileId, TileId)> },
    /// Without dice, of the scenario.
    Mission { action: u8, target: Option<crate::field::AlienId> },
    /// Freeze-Dried Coffee.
    Coffee { card: ItemId },
}

/// A roll that may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RollPlan {
    /// What for.
    pub what: RollFor,
    /// With how many dice.
    pub pool: DicePool,
    /// Successes that need no die.
    pub sure: u8,
    /// Cards that add to it by themselves, and so count as used (AM-12.3).
    pub passive: Vec<ItemId>,
    /// A card that the Action uses up.
    pub discard: Option<ItemId>,
}

impl AwayMissions {
    /// Whose Actions Phase it is, if nothing is under way in it.
    pub(crate) fn acting_now(&self) -> Option<Who> {
        match self.agenda.last() {
            Some(Task::Turn(who)) => Some(*who),
            _ => None,
        }
    }

    /// Whether this Rocketeer may act now with this payment (AM-6.2, AM-6.6).
    fn check_moment(&self, who: Who, pay: Pay, action: &Action) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        match self.agenda.last() {
            Some(Task::Turn(turn)) if *turn == who && pay != Pay::Granted => Ok(()),
            Some(Task::Turn(_) | Task::Scan(_)) if pay == Pay::Command => Ok(()),
            Some(Task::Turn(_) | Task::Scan(_)) => Err(Refusal::NotNow),
            Some(Task::Interlude { who: guest, acted }) if *guest == who => match pay {
                Pay::Command if !acted => Ok(()),
                Pay::Card(card) if rocketeer.card(card).is_some_and(|card| !is_schematic(card.item)) => {
                    Ok(())
                }
                _ => Err(Refusal::NotNow),
            },
            Some(Task::Granted(grant)) if pay == Pay::Granted && grant.who.contains(&who) => match grant.what
            {
                Granted::Any => Ok(()),
                Granted::Move if matches!(action, Action::Move { .. }) => Ok(()),
                Granted::Move => Err(Refusal::NotGranted),
            },
            Some(Task::Flames { who: owner, .. }) if pay == Pay::Granted && *owner == who => Ok(()),
            _ => Err(Refusal::SomethingElseFirst),
        }
    }

    /// What kind of Action it is.
    pub(crate) fn class(&self, action: &Action) -> Class {
        match action {
            Action::Attack { .. } => Class::Combat,
            Action::Move { .. }
            | Action::OpenHatch { .. }
            | Action::Heal { .. }
            | Action::Analyze { .. }
            | Action::Subdue { .. }
            | Action::Item { .. } => Class::NonCombat,
            Action::Talent { .. } => Class::Talent,
            Action::Mission { action, .. } => match self.mission_action(*action).map(|action| action.cost) {
                Some(Cost::Free) => Class::Free,
                Some(Cost::CombatAp) => Class::Combat,
                _ => Class::NonCombat,
            },
        }
    }

    /// Whether it is an IQ Action (AM-10).
    pub(crate) fn is_iq(&self, who: Who, action: &Action) -> bool {
        match action {
            Action::Heal { .. } | Action::Analyze { .. } | Action::Subdue { .. } => true,
            Action::Mission { action, .. } => {
                self.mission_action(*action).is_some_and(|action| action.cost == Cost::Iq)
            }
            Action::Item { card } => {
                self.card_of(who, *card).is_some_and(|card| card.item == Item::TheCommonCold)
            }
            Action::Attack { .. }
            | Action::Move { .. }
            | Action::OpenHatch { .. }
            | Action::Talent { .. } => false,
        }
    }

    /// Whether this pays for that (AM-6.2 to AM-6.8, AM-10.13).
    pub(crate) fn check_pay(&self, who: Who, action: &Action, pay: Pay) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        let class = self.class(action);
        if (class == Class::Free) != (pay == Pay::Nothing) {
            return Err(Refusal::WrongAp);
        }
        let own = |slot: Slot| self.check_slot(who, slot);
        match pay {
            Pay::Standard => own(Slot::Standard),
            Pay::Combat if !matches!(class, Class::Combat | Class::Talent) => Err(Refusal::WrongAp),
            Pay::Combat => own(Slot::Combat),
            Pay::NonCombat if !matches!(class, Class::NonCombat | Class::Talent) => Err(Refusal::WrongAp),
            Pay::NonCombat => own(Slot::NonCombat),
            Pay::Command => {
                let paid =
                    matches!(self.agenda.last(), Some(Task::Interlude { who: guest, .. }) if *guest == who);
                if paid || (rocketeer.command.available && !rocketeer.command.spent) {
                    Ok(())
                } else {
                    Err(Refusal::NoCommandAp)
                }
            }
            Pay::Oxygen if rocketeer.turn.o2_action => Err(Refusal::OxygenUsed),
            Pay::Oxygen if self.oxygen_forbidden(who) => Err(Refusal::OxygenForbidden),
            Pay::Oxygen if rocketeer.o2 < 2 => Err(Refusal::LastOxygen),
            Pay::Oxygen | Pay::Granted | Pay::Nothing => Ok(()),
            Pay::Card(card) => self.check_card_pays(who, action, card),
        }
    }

    /// Cards that make an Action free: Inspiration, Space-Bandages, the Football Player.
    fn check_card_pays(&self, who: Who, action: &Action, card: ItemId) -> Result<(), Refusal> {
        let held = self.card_of(who, card).ok_or(Refusal::NoSuchCard)?;
        let fits = match held.item {
            Item::SpaceBandages => matches!(action, Action::Heal { .. }),
            Item::RtFootballPlayer => matches!(action, Action::OpenHatch { .. }),
            item if is_schematic(item) => {
                if held.analyzed {
                    return Err(Refusal::CardDoesNotPay);
                }
                if self.field.power_out {
                    return Err(Refusal::PowerIsOut);
                }
                let itself = matches!(action, Action::Analyze { card: other } if *other == card);
                return if self.is_iq(who, action) && !itself {
                    Ok(())
                } else {
                    Err(Refusal::CardDoesNotPay)
                };
            }
            _ => false,
        };
        if !fits {
            return Err(Refusal::CardDoesNotPay);
        }
        self.check_card(who, card).map(|_| ())
    }

    /// Whether an Action may be taken, and everything that is needed to carry it out.
    pub(crate) fn check_act(
        &self,
        who: Who,
        action: &Action,
        pay: Pay,
        with: &[Boost],
    ) -> Result<Plan, Refusal> {
        self.check_moment(who, pay, action)?;
        self.check_pay(who, action, pay)?;
        self.check_action(&self.map(), who, action, pay, with)
    }

    /// The same without looking at the moment and the payment, on a map that is worked out already.
    pub(crate) fn check_action(
        &self,
        map: &Geometry,
        who: Who,
        action: &Action,
        pay: Pay,
        with: &[Boost],
    ) -> Result<Plan, Refusal> {
        let boosts = self.check_boosts(who, action, with)?;
        let through = boosts.through.map(|(a, b)| map.looking_through(&self.field, a, b));
        let map = through.as_ref().unwrap_or(map);
        match action {
            Action::Attack { weapon, target } => {
                if let Some(Task::Flames { who: owner, attack }) = self.agenda.last()
                    && *owner == who
                    && pay == Pay::Granted
                {
                    return self.plan_next_flame(who, attack, *weapon, *target, &boosts).map(Plan::Roll);
                }
                self.plan_attack(map, who, *weapon, *target, &boosts).map(Plan::Roll)
            }
            Action::Move { to } => {
                let step = match pay {
                    Pay::Granted | Pay::Oxygen | Pay::Card(_) | Pay::Nothing => Step::Unpaid,
                    Pay::Standard | Pay::Combat | Pay::NonCombat | Pay::Command => Step::Paid,
                };
                self.check_step(map, who, *to, step)?;
                Ok(Plan::Move { to: *to })
            }
            Action::OpenHatch { toward } => {
                self.check_open_hatch(self.tile_of(who), *toward)?;
                Ok(Plan::Open { toward: *toward })
            }
            Action::Heal { patient } => self.plan_heal(map, who, *patient, &boosts).map(Plan::Roll),
            Action::Analyze { card } => self.plan_analyze(who, *card, &boosts).map(Plan::Roll),
            Action::Subdue { target } => self.plan_subdue(who, *target, &boosts).map(Plan::Roll),
            Action::Talent { option, band } => {
                self.check_talent(map, who, option, *band)?;
                Ok(Plan::Talent { option: option.clone(), band: *band, through: boosts.through })
            }
            Action::Mission { action, target } => self.plan_mission(who, *action, *target, &boosts),
            Action::Item { card } => self.plan_item_action(who, *card, &boosts),
        }
    }

    /// AM-6.8, AM-15.12: one use of the personal option, the own one or a borrowed one, without a roll.
    fn check_talent(
        &self,
        map: &Geometry,
        who: Who,
        option: &Overkill,
        band: Option<ItemId>,
    ) -> Result<(), Refusal> {
        if self.field.rocketeer(who).is_none_or(|one| one.turn.talent) {
            return Err(Refusal::TalentUsed);
        }
        let owner = option.personal_of().ok_or(Refusal::NotYourOption)?;
        match band {
            None if owner != who => return Err(Refusal::NotYourOption),
            Some(_) if owner == who => return Err(Refusal::WrongTarget),
            Some(card) => {
                if self.check_card(who, card)?.item != Item::TelepathyBand {
                    return Err(Refusal::UseItOtherwise);
                }
                if self.field.rocketeer(owner).is_none() {
                    return Err(Refusal::NotInTheGame);
                }
            }
            None => {}
        }
        self.check_personal(map, who, option, None)
    }

    /// One Action (AM-6.2).
    pub(crate) fn act(
        &mut self,
        who: Who,
        action: Action,
        pay: Pay,
        with: Vec<Boost>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let plan = self.check_act(who, &action, pay, &with)?;
        if self.acting != Some(who) {
            story.tell(Audience::All, Event::Acts { who });
        }
        self.pay(who, pay, story);
        for boost in &with {
            self.use_up(who, boost.card, story);
        }
        self.perform_plan(who, plan, story);
        Ok(())
    }

    /// Hands over what the Action costs, and remembers what it was that was paid.
    fn pay(&mut self, who: Who, pay: Pay, story: &mut Story<Event>) {
        match self.agenda.last_mut() {
            Some(Task::Granted(grant)) => {
                grant.who.retain(|other| *other != who);
                if grant.who.is_empty() {
                    self.agenda.pop();
                }
            }
            Some(Task::Flames { .. }) => {
                self.agenda.pop();
            }
            Some(Task::Interlude { acted, .. }) if pay == Pay::Command => {
                *acted = true;
                return;
            }
            _ => {}
        }
        let guest = self.acting_now() != Some(who);
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        let slot = match pay {
            Pay::Standard => Slot::Standard,
            Pay::Combat => Slot::Combat,
            Pay::NonCombat => Slot::NonCombat,
            Pay::Command => {
                self.pay_command(who, story);
                if guest {
                    self.push(Task::Interlude { who, acted: true });
                }
                return;
            }
            Pay::Oxygen => {
                rocketeer.turn.o2_action = true;
                rocketeer.o2 = rocketeer.o2.saturating_sub(1);
                story.tell(Audience::All, Event::PaidOxygen { who });
                return;
            }
            Pay::Card(card) => {
                let Some(item) = rocketeer.card(card).map(|card| card.item) else { return };
                if is_schematic(item) {
                    self.discard(who, card, story);
                } else {
                    self.use_up(who, card, story);
                }
                return;
            }
            Pay::Granted | Pay::Nothing => return,
        };
        let free = |ap: &&mut Ap| ap.slot == slot && ap.place == ApPlace::Available;
        if let Some(ap) = rocketeer.ap.iter_mut().find(free) {
            ap.place = ApPlace::Spent;
            story.tell(Audience::All, Event::Paid { who, slot });
        }
    }

    /// A Command AP goes from Available to Spent.
    pub(crate) fn pay_command(&mut self, who: Who, story: &mut Story<Event>) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.command.available = false;
            rocketeer.command.spent = true;
            story.tell(Audience::All, Event::PaidCommand { who });
        }
    }

    fn perform_plan(&mut self, who: Who, plan: Plan, story: &mut Story<Event>) {
        match plan {
            Plan::Move { to } => self.move_rocketeer(who, to, story),
            Plan::Open { toward } => {
                let at = self.tile_of(who);
                self.set_hatch(at, toward, HatchState::Open, story);
            }
            Plan::Roll(plan) => self.begin(who, plan, story),
            Plan::Talent { option, band, through: _ } => {
                if let Some(rocketeer) = self.field.rocketeer_mut(who) {
                    rocketeer.turn.talent = true;
                }
                if let (Some(card), Some(whose)) = (band, option.personal_of()) {
                    self.use_up(who, card, story);
                    story.tell(Audience::All, Event::Borrowed { who, whose });
                }
                self.do_personal(who, &option, story);
            }
            Plan::Mission { action, target } => {
                let at = self.tile_of(who);
                self.mission_succeeds(who, at, action, target, story);
            }
            Plan::Coffee { card } => self.brew_coffee(who, card, story),
        }
    }

    /// The dice fall.
    fn begin(&mut self, who: Who, plan: RollPlan, story: &mut Story<Event>) {
        for card in &plan.passive {
            if let Some(card) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(*card)) {
                card.used_by = Some(who);
            }
        }
        if let Some(card) = plan.discard {
            self.push(Task::After(After::Discard { who, card }));
        }
        if self.lifts_lock(&plan.what)
            && let Some(rocketeer) = self.field.rocketeer_mut(who)
        {
            rocketeer.turn.held = false;
        }
        if let RollFor::Attack(attack) = &plan.what {
            self.spend_shot(who, attack);
        }
        self.roll(who, plan, story);
    }

    /// AM-26.6: an attack, or an IQ Action against an Alien.
    fn lifts_lock(&self, what: &RollFor) -> bool {
        match what {
            RollFor::Attack(_) | RollFor::Subdue { .. } | RollFor::Cold { .. } => true,
            RollFor::Mission { target, .. } => target.is_some(),
            RollFor::Heal { .. }
            | RollFor::Analyze { .. }
            | RollFor::Cube
            | RollFor::Cowboy { .. }
            | RollFor::Chemist
            | RollFor::Nurse { .. } => false,
        }
    }

    /// The weapon counts as used, and spends a charge if it has any (AM-9.5).
    pub(crate) fn spend_shot(&mut self, who: Who, attack: &Attack) {
        let Some(card) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(attack.weapon)) else {
            return;
        };
        card.used_by = Some(who);
        card.charges = card.charges.saturating_sub(1);
    }

    /// Somebody is done with what was offered: a granted Action, Overkills, free tasks around a Command AP.
    pub(crate) fn pass(&mut self, seat: Seat, story: &mut Story<Event>) -> Result<(), Refusal> {
        match self.agenda.last() {
            Some(Task::Granted(Grant { who, .. })) => {
                let mine: Vec<Who> = who.iter().copied().filter(|who| self.runs(seat, *who)).collect();
                if mine.is_empty() {
                    return Err(Refusal::NotYours);
                }
                if let Some(Task::Granted(grant)) = self.agenda.last_mut() {
                    grant.who.retain(|who| !mine.contains(who));
                    if grant.who.is_empty() {
                        self.agenda.pop();
                    }
                }
                for who in mine {
                    story.tell(Audience::All, Event::Declined { who });
                }
                Ok(())
            }
            Some(Task::Interlude { who, .. }) => {
                if !self.runs(seat, *who) {
                    return Err(Refusal::NotYours);
                }
                self.agenda.pop();
                Ok(())
            }
            Some(Task::Roll(Roll { who, .. })) => {
                if !self.runs(seat, *who) {
                    return Err(Refusal::NotYours);
                }
                self.give_up_overkills(story)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether free tasks are open to a Rocketeer now (AM-11.1, AM-6.7): in his own Actions Phase, or around the Action of
    /// a Command AP, which he then has to spend first.
    pub(crate) fn check_free_task(&self, who: Who) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        match self.agenda.last() {
            Some(Task::Turn(turn)) if *turn == who => Ok(()),
            Some(Task::Interlude { who: guest, .. }) if *guest == who => Ok(()),
            Some(Task::Turn(_) | Task::Scan(_)) => {
                if rocketeer.command.available && !rocketeer.command.spent {
                    Ok(())
                } else {
                    Err(Refusal::NotInHisOwnTurn)
                }
            }
            _ => Err(Refusal::SomethingElseFirst),
        }
    }

    /// A free task begins. Outside his own Actions Phase the Command AP is spent with it (AM-6.7).
    pub(crate) fn begin_free_task(&mut self, who: Who, story: &mut Story<Event>) {
        let guest = match self.agenda.last() {
            Some(Task::Turn(turn)) => *turn != who,
            Some(Task::Scan(_)) => true,
            _ => false,
        };
        if guest {
            self.pay_command(who, story);
            self.push(Task::Interlude { who, acted: false });
        }
    }

    /// What follows an Action or an item.
    pub(crate) fn after(&mut self, after: After, story: &mut Story<Event>) {
        match after {
            After::Discard { who, card } => self.discard(who, card, story),
            After::Drag { alien, path } => self.drag(alien, path, story),
        }
    }

    /// What could pay for something now, the cheapest first: AP that pay for little else, then Standard AP, then the rest.
    /// Whether it fits an Action is another question.
    pub(crate) fn purse(&self, who: Who) -> Purse {
        let any = Action::Move { to: self.tile_of(who) };
        let mut purse = Purse::default();
        for pay in Purse::COINS {
            let there = match pay {
                Pay::Granted | Pay::Nothing => true,
                // A Combat Action for a Combat AP; a moving one for everything else.
                Pay::Combat => self.check_slot(who, Slot::Combat).is_ok(),
                pay => self.check_pay(who, &any, pay).is_ok(),
            };
            if there && self.check_moment(who, pay, &any).is_ok() {
                purse.coins[usize::from(purse.count)] = pay;
                purse.count += 1;
            }
        }
        purse.only_moves =
            matches!(self.agenda.last(), Some(Task::Granted(grant)) if grant.what == Granted::Move);
        purse
    }

    /// Whether a coin of the purse pays for an Action of this class.
    fn fits(purse: &Purse, class: Class, action: &Action, pay: Pay) -> bool {
        match pay {
            Pay::Nothing => class == Class::Free,
            _ if class == Class::Free => false,
            Pay::Combat => matches!(class, Class::Combat | Class::Talent),
            Pay::NonCombat => matches!(class, Class::NonCombat | Class::Talent),
            Pay::Granted => !purse.only_moves || matches!(action, Action::Move { .. }),
            _ => true,
        }
    }

    /// Cards that make this Action free now.
    fn paying_cards<'g>(&'g self, who: Who, action: &'g Action) -> impl Iterator<Item = Pay> + 'g {
        let cards = self.field.rocketeer(who).into_iter().flat_map(|one| &one.items);
        let could = |item: Item| match item {
            Item::SpaceBandages => matches!(action, Action::Heal { .. }),
            Item::RtFootballPlayer => matches!(action, Action::OpenHatch { .. }),
            item => is_schematic(item),
        };
        let pays = cards.filter(move |card| could(card.item)).map(|card| Pay::Card(card.id));
        pays.filter(move |pay| {
            self.check_moment(who, *pay, action).is_ok() && self.check_pay(who, action, *pay).is_ok()
        })
    }

    /// The cheapest way to pay for an Action.
    pub(crate) fn cheapest(&self, who: Who, action: &Action, purse: &Purse) -> Option<Pay> {
        let class = self.class(action);
        let coin = purse.coins().find(|pay| AwayMissions::fits(purse, class, action, *pay));
        coin.or_else(|| self.paying_cards(who, action).next())
    }

    /// Everything that pays for an Action, the cheapest first.
    pub(crate) fn payments(&self, who: Who, action: &Action, purse: &Purse) -> Vec<Pay> {
        let class = self.class(action);
        let coins = purse.coins().filter(|pay| AwayMissions::fits(purse, class, action, *pay));
        coins.chain(self.paying_cards(who, action)).collect()
    }

    /// Whether an AP of this kind is Available.
    fn check_slot(&self, who: Who, slot: Slot) -> Result<(), Refusal> {
        let free = |ap: &Ap| ap.slot == slot && ap.place == ApPlace::Available;
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        if rocketeer.ap.iter().any(free) { Ok(()) } else { Err(Refusal::NoSuchAp) }
    }
}

/// What a Rocketeer could pay with at this moment, cards left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    coins: [Pay; 7],
    count: u8,
    /// Only a Move Action was given.
    only_moves: bool,
}

impl Default for Purse {
    fn default() -> Purse {
        Purse { coins: Purse::COINS, count: 0, only_moves: false }
    }
}

impl Purse {
    /// Everything but cards, the cheapest first.
    const COINS: [Pay; 7] =
        [Pay::Granted, Pay::Nothing, Pay::Combat, Pay::NonCombat, Pay::Standard, Pay::Command, Pay::Oxygen];

    fn coins(&self) -> impl Iterator<Item = Pay> + '_ {
        self.coins.iter().take(self.count.into()).copied()
    }
}
