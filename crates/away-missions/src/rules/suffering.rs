//! Hits, Panic and Mind Control outside the Alien Turn, with their reactions (AM-23.1 to AM-23.4, AM-23.19 to AM-23.22).

use crate::agenda::{Question, Suffering, Task};
use crate::command::Answer;
use crate::content::Content;
use crate::field::{ApPlace, ItemId};
use crate::scenario::Tag;
use crate::{AlienType, AwayMissions, Event, Item, Refusal, Slot, Who};
use table::{Audience, Story};

/// What protects against what, the best first.
fn shields(what: Suffering) -> &'static [Item] {
    match what {
        Suffering::Hit => &[Item::ForceFieldBelt, Item::RtLongLostBrother, Item::FiberweaveSpacesuit],
        Suffering::Panic => &[Item::RtGirl, Item::MentalityHelmet],
        Suffering::MindControl => &[Item::MentalityHelmet],
    }
}

impl AwayMissions {
    /// Whether an effect would change anything for him (AM-23.2, AM-23.4).
    pub(crate) fn would_strike(&self, who: Who, what: Suffering) -> bool {
        let Some(rocketeer) = self.field.rocketeer(who) else { return false };
        match what {
            Suffering::Hit => true,
            Suffering::Panic => !rocketeer.turn.panicked,
            Suffering::MindControl => !rocketeer.is_mind_controlled(),
        }
    }

    /// Cards with which he can ward it off.
    pub(crate) fn reactions(&self, who: Who, what: Suffering) -> Vec<ItemId> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        if !self.would_strike(who, what) {
            return Vec::new();
        }
        let content = Content::standard();
        let usable = |item: Item| {
            rocketeer.items.iter().filter(move |card| {
                let facts = content.item(card.item);
                card.item == item
                    && card.analyzed
                    && (facts.charges.is_none() || card.charges > 0)
                    && !(self.field.power_out && facts.is_discovery())
                    && match card.used_by {
                        None => true,
                        Some(user) => user == who && facts.uses.is_none(),
                    }
            })
        };
        shields(what).iter().flat_map(|item| usable(*item)).map(|card| card.id).collect()
    }

    /// The AP markers that Mind Control could take (AM-23.3): from Spent, without one from Available.
    pub(crate) fn markers_at_risk(&self, who: Who) -> Vec<Slot> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let at = |place| rocketeer.ap.iter().filter(move |ap| ap.place == place).map(|ap| ap.slot);
        let mut slots: Vec<Slot> = at(ApPlace::Spent).collect();
        if slots.is_empty() {
            slots = at(ApPlace::Available).collect();
        }
        slots.sort_unstable();
        slots.dedup();
        slots
    }

    /// The effect happens.
    pub(crate) fn suffer(&mut self, who: Who, what: Suffering, story: &mut Story<Event>) {
        if !self.would_strike(who, what) {
            return;
        }
        match what {
            Suffering::Hit => {
                if let Some(rocketeer) = self.field.rocketeer_mut(who) {
                    rocketeer.hp = rocketeer.hp.saturating_sub(1);
                    let hp = rocketeer.hp;
                    story.tell(Audience::All, Event::Hit { who, hp });
                }
            }
            Suffering::Panic => {
                if let Some(rocketeer) = self.field.rocketeer_mut(who) {
                    rocketeer.turn.panicked = true;
                    rocketeer.o2 = rocketeer.o2.saturating_sub(1);
                    let o2 = rocketeer.o2;
                    story.tell(Audience::All, Event::Panicked { who, o2 });
                }
            }
            Suffering::MindControl => match self.markers_at_risk(who).as_slice() {
                [] => {}
                [only] => self.take_ap(who, *only, story),
                _ => self.push(Task::Ask(Question::Marker { who })),
            },
        }
    }

    /// An AP marker goes into the Mind Control box.
    pub(crate) fn take_ap(&mut self, who: Who, slot: Slot, story: &mut Story<Event>) {
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        for place in [ApPlace::Spent, ApPlace::Available] {
            if let Some(ap) = rocketeer.ap.iter_mut().find(|ap| ap.slot == slot && ap.place == place) {
                ap.place = ApPlace::MindControl;
                story.tell(Audience::All, Event::MindControlled { who, slot });
                return;
            }
        }
    }

    /// The answer of whoever is struck.
    pub(crate) fn react(
        &mut self,
        who: Who,
        what: Suffering,
        answer: Answer,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::No => {
                self.agenda.pop();
                self.suffer(who, what, story);
            }
            Answer::Card(card) => {
                if !self.reactions(who, what).contains(&card) {
                    return Err(Refusal::WrongAnswer);
                }
                self.agenda.pop();
                self.ward_off(who, card, what, story);
            }
            _ => return Err(Refusal::WrongAnswer),
        }
        Ok(())
    }

    fn ward_off(&mut self, who: Who, card: ItemId, what: Suffering, story: &mut Story<Event>) {
        let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) else { return };
        if Content::standard().item(held.item).charges.is_some() {
            held.charges = held.charges.saturating_sub(1);
        }
        held.used_by = Some(who);
        let item = held.item;
        let event = match what {
            Suffering::Hit => Event::Absorbed { who, item },
            Suffering::Panic | Suffering::MindControl => Event::Ignored { who, item },
        };
        story.tell(Audience::All, event);
    }

    /// AM-21.10, AM-21.11: a Sentinel has come onto a tile: Panic for everybody there, then a mine.
    pub(crate) fn sentinel_enters(
        &mut self,
        alien: crate::field::AlienId,
        panic: bool,
        story: &mut Story<Event>,
    ) {
        let Some(sentinel) = self.field.alien(alien).filter(|one| one.kind == AlienType::Sentinel) else {
            return;
        };
        let tile = sentinel.at;
        if panic {
            self.push(Task::SentinelEnters { alien, panic: false });
            let mut there: Vec<(Option<u8>, Who)> =
                self.field.rocketeers_on(tile).map(|one| (one.order, one.who)).collect();
            there.sort_unstable();
            for (_, who) in there.into_iter().rev() {
                self.push(Task::Suffer { who, what: Suffering::Panic });
            }
            return;
        }
        let mine = |lying: &crate::field::Lying| matches!(lying, crate::field::Lying::Mine(_));
        let Some(place) = self.field.tile_mut(tile) else { return };
        if let Some(at) = place.lying.iter().position(mine) {
            place.lying.remove(at);
            story.tell(Audience::All, Event::MineWentOff { tile });
            self.kill_by_mine(alien, story);
        }
    }

    fn kill_by_mine(&mut self, alien: crate::field::AlienId, story: &mut Story<Event>) {
        let context = super::scenario::Context {
            who: self.acting,
            tile: self.field.alien(alien).map(|one| one.at),
            ..Default::default()
        };
        self.kill(alien, context, story);
    }

    /// Cards of this kind that can be filled up (AM-27.40).
    pub(crate) fn fillable(&self, who: Who, tag: Tag) -> Vec<ItemId> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let content = Content::standard();
        let short = |card: &&crate::field::ItemCard| {
            super::scenario::has_tag(card.item, tag)
                && card.analyzed
                && content.item(card.item).charges.is_some_and(|full| card.charges < full)
        };
        rocketeer.items.iter().filter(short).map(|card| card.id).collect()
    }

    /// Whether there is one.
    pub(crate) fn can_fill_up(&self, who: Who, tag: Tag) -> bool {
        !self.fillable(who, tag).is_empty()
    }
}
