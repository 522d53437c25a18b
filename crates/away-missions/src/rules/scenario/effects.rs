//! What a scenario does (AM-27.24 to AM-27.43).

use super::{Context, Doing, Playbook};
use crate::agenda::{Question, Task};
use crate::aliens::Strike;
use crate::content::Content;
use crate::field::ItemCard;
use crate::scenario::{DamageKind, Effect, GiveItem, ItemRef, MarkerAt, Num, Selector, Trigger};
use crate::state::End;
use crate::{AwayMissions, Event, Item, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// Carries out the next effect of a list; the rest of the list waits below whatever it brings.
    pub(crate) fn go_on(&mut self, doing: Doing, story: &mut Story<Event>) {
        let mission = self.mission();
        let Some(effect) = Playbook(&mission).effect(&doing) else { return };
        if doing.path.is_empty() {
            self.push(Task::Effects(Doing { next: doing.next.saturating_add(1), ..doing.clone() }));
        }
        self.carry_out(effect, &doing, story);
    }

    fn carry_out(&mut self, effect: &Effect, doing: &Doing, story: &mut Story<Event>) {
        let context = &doing.context;
        match effect {
            Effect::Spawn(spawn) => {
                let count = self.count(&spawn.n, context);
                for tile in self.resolve(&spawn.place, context) {
                    for _ in 0..count {
                        self.place_alien(spawn.kind, tile, story);
                    }
                }
            }
            Effect::AlienToken(tokens) => {
                for _ in 0..self.count(&tokens.n, context) {
                    let tile = match &tokens.place {
                        Some(place) => self.resolve(place, context).first().copied(),
                        None => self.muster(),
                    };
                    if let Some(tile) = tile {
                        self.push(Task::AlienToken(tile));
                    }
                }
            }
            Effect::AlertToken(tokens) => {
                for _ in 0..self.count(&tokens.n, context) {
                    self.push(Task::AlertToken);
                }
            }
            Effect::Damage(damage) => {
                let count = self.count(&damage.n, context);
                for who in self.people(&damage.who, context).into_iter().rev() {
                    match damage.kind {
                        DamageKind::Hit => {
                            for _ in 0..count {
                                self.strike(Strike::Hit, [who]);
                            }
                        }
                        DamageKind::Loss => self.lose_hp(who, count, story),
                    }
                }
            }
            Effect::Panic(whom) => self.strike_people(&whom.who, Strike::Panic, context),
            Effect::MindControl(whom) => self.strike_people(&whom.who, Strike::MindControl, context),
            Effect::O2(change) => {
                let n = self.number(&change.n, context);
                for who in self.people(&change.who, context) {
                    self.change_oxygen(who, n, story);
                }
            }
            Effect::Heal(heal) => {
                let n = self.count(&heal.n, context);
                for who in self.people(&heal.who, context) {
                    self.gain_hp(who, n, story);
                }
            }
            Effect::Counter(change) => {
                let add = change.add.as_ref().map_or(0, |add| self.number(add, context));
                let set = change.set.as_ref().map(|set| self.number(set, context));
                self.set_counter(&change.name, |now| set.unwrap_or(now) + add, context, story);
            }
            Effect::Flag(flag) => self.set_flag(&flag.name, flag.value),
            Effect::Marker(marker) => {
                let tile = match marker.tile {
                    MarkerAt::Here => context.tile.or_else(|| context.who.map(|who| self.tile_of(who))),
                    MarkerAt::Room(room) => self.room(room),
                };
                if let Some(tile) = tile {
                    self.set_marker(tile, !marker.remove, context, story);
                }
            }
            Effect::Hatches(hatches) => self.set_hatches(hatches, context, story),
            Effect::Unscan(tiles) => {
                for _ in 0..self.count(&tiles.n, context) {
                    self.fade(&tiles.place, context, story);
                }
            }
            Effect::Reveal(revealed) => {
                let tiles = self.resolve(&revealed.place, context);
                for tile in tiles.into_iter().rev() {
                    if self.field.tile(tile).is_some_and(|tile| !tile.scanned) {
                        self.push(Task::Reveal(tile));
                    }
                }
            }
            Effect::RemoveTile(removed) => self.remove_tiles(removed, context, story),
            Effect::Stun(stun) => {
                let tiles = self.resolve(&stun.place, context);
                let types = stun.types.as_ref();
                let aliens =
                    self.field.aliens.iter().filter(|one| {
                        tiles.contains(&one.at) && types.is_none_or(|types| types.has(one.kind))
                    });
                for alien in aliens.map(|one| one.id).collect::<Vec<_>>() {
                    self.stun(alien, story);
                }
            }
            Effect::Transform(change) => {
                for _ in 0..self.count(&change.n, context) {
                    self.transform(change, context, story);
                }
            }
            Effect::AlienMoveAll(_) => self.push(Task::Distortion),
            Effect::CaptureTarget(_) => {
                if let Some(alien) = context.target {
                    self.capture(alien, story);
                }
            }
            Effect::ChooseOne(branches) => {
                let choices: Vec<Doing> = (0u8..)
                    .zip(branches)
                    .filter(|(_, branch)| self.can_happen(branch, context))
                    .map(|(number, _)| {
                        let mut path = doing.path.clone();
                        path.push(number);
                        Doing { path, ..doing.clone() }
                    })
                    .collect();
                match (choices.len(), context.who.or(self.acting)) {
                    (0, _) | (_, None) => {}
                    (1, _) => self.agenda.extend(choices.into_iter().map(Task::Effects)),
                    (_, Some(who)) => self.push(Task::Ask(Question::OneOf { who, branches: choices })),
                }
            }
            Effect::TakeItem(take) => {
                for who in self.people(&take.who, context).into_iter().rev() {
                    if !self.supply.unused.is_empty() {
                        self.push(Task::Ask(Question::FromTheBox { who }));
                    }
                }
            }
            Effect::Recharge(recharge) => {
                for who in self.people(&recharge.who, context).into_iter().rev() {
                    if self.can_fill_up(who, recharge.tag) {
                        self.push(Task::Ask(Question::FillUp { who, tag: recharge.tag }));
                    }
                }
            }
            Effect::GiveItem(give) => self.give_item(give, context, story),
            Effect::GainComponent(gain) => {
                let count = self.count(&gain.n, context);
                for who in self.people(&gain.who, context) {
                    for _ in 0..count {
                        self.gain_component(who, gain.component, story);
                    }
                }
            }
            Effect::RedAlert(_) => self.start_red_alert(story),
            Effect::Switch(switches) => {
                self.field.sight_limit = switches.los_limit;
                if let Some(tiles) = switches.los_limit {
                    story.tell(Audience::All, Event::SightLimited { tiles });
                }
            }
            Effect::Win(_) => self.book.won = true,
            Effect::Lose(why) => {
                self.book.lost_to = Some(why.clone());
                self.finish(End::Failed, story);
            }
        }
    }

    fn count(&self, number: &Num, context: &Context) -> u8 {
        u8::try_from(self.number(number, context).clamp(0, 200)).unwrap_or_default()
    }

    fn strike_people(&mut self, whom: &Selector, strike: Strike, context: &Context) {
        let victims = self.people(whom, context);
        self.strike(strike, victims);
    }

    /// AM-27.39: whether one of several effects would change anything.
    fn can_happen(&self, effect: &Effect, context: &Context) -> bool {
        match effect {
            Effect::TakeItem(_) => !self.supply.unused.is_empty(),
            Effect::Recharge(recharge) => {
                self.people(&recharge.who, context).into_iter().any(|who| self.can_fill_up(who, recharge.tag))
            }
            Effect::Heal(heal) => self.people(&heal.who, context).into_iter().any(|who| {
                self.field.rocketeer(who).is_some_and(|rocketeer| rocketeer.hp < rocketeer.full_hp)
            }),
            _ => true,
        }
    }

    /// AM-27.41: items of the box come from what nobody has taken; items of the scenario from those not yet given.
    fn give_item(&mut self, give: &GiveItem, context: &Context, story: &mut Story<Event>) {
        if give.who == Selector::FirstToAct && !self.book.begun {
            if let ItemRef::Item(item) = give.item {
                self.supply.unused.take(&item);
                self.book.for_the_first.push(item);
            }
            return;
        }
        for who in self.people(&give.who, context) {
            match &give.item {
                ItemRef::Item(item) => {
                    self.supply.unused.take(item);
                    self.hand_over(who, *item, story);
                }
                ItemRef::Own(id) => {
                    let items = self.mission.scenario_items.iter();
                    let own =
                        items.flat_map(|one| std::iter::repeat_n(one.id == *id, usize::from(one.copies)));
                    let free = own.zip(&self.book.cargo).position(|(same, holder)| same && holder.is_none());
                    if let Some(free) = free {
                        self.book.cargo[free] = Some(who);
                        let cargo = u8::try_from(free).unwrap_or(u8::MAX);
                        story.tell(Audience::All, Event::CargoTaken { who, cargo });
                    }
                }
                ItemRef::Tag(_) => {}
            }
        }
    }

    /// A new card of this kind for somebody.
    pub(crate) fn hand_over(&mut self, who: Who, item: Item, story: &mut Story<Event>) {
        let charges = Content::standard().item(item).charges.unwrap_or_default();
        let card = ItemCard::ready(self.supply.new_card(), item, charges);
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.items.push(card);
        }
        story.tell(Audience::All, Event::Taken { who, item });
    }

    /// A Scenario marker goes or comes (AM-27.31).
    pub(crate) fn set_marker(
        &mut self,
        tile: crate::field::TileId,
        there: bool,
        context: &Context,
        story: &mut Story<Event>,
    ) {
        let Some(place) = self.field.tile_mut(tile) else { return };
        let before = std::mem::replace(&mut place.control, there);
        let room = place.room();
        if before && !there {
            if let Some(room) = room {
                story.tell(Audience::All, Event::MarkerGone { room });
            }
            self.fire(Trigger::MarkerRemoved, context.at(tile));
        }
    }
}
