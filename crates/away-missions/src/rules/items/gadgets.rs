//! Items of their own kind: Flag, Impossible Cube, Stasis Box, Tantalus Projector, Teleporter, Tape Recorder, Cowboy and
//! Traffic Cop.

use crate::agenda::{Grant, Granted, Question, RollFor, Task};
use crate::command::{Aim, Boost, Target};
use crate::field::{Geometry, ItemCard, ItemId, Side};
use crate::rules::attack::is_thrall;
use crate::rules::moving::Step;
use crate::rules::scenario::Context;
use crate::{AwayMissions, Event, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    pub(super) fn check_gadget(
        &self,
        map: &Geometry,
        who: Who,
        card: &ItemCard,
        aim: &Aim,
    ) -> Result<(), Refusal> {
        let here = self.tile_of(who);
        match (card.item, aim) {
            (Item::Flag | Item::ImpossibleCube, Aim::Nothing) => Ok(()),
            (Item::StasisBox, Aim::Item(item)) => {
                let left = self.supply.unused.iter().any(|other| other == item);
                if left { Ok(()) } else { Err(Refusal::NotInTheBox) }
            }
            (Item::TantalusProjector, Aim::Target(Target::Alien(alien))) => {
                let kind = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?.kind;
                if is_thrall(kind) { Err(Refusal::NeverThralls) } else { Ok(()) }
            }
            (Item::Teleporter, Aim::Tile(to)) => self.check_teleport(who, *to, &[]),
            (Item::Teleporter, Aim::Together { to, others }) => self.check_teleport(who, *to, others),
            (Item::RtCowboy, Aim::Target(target)) => {
                self.check_target(map, (Item::RtCowboy, here), *target).map(|_| ())
            }
            (Item::RtTrafficCop, Aim::Rocketeer(other)) => {
                let at = self.field.rocketeer(*other).ok_or(Refusal::NotInTheGame)?.at;
                if !map.sees(Side::Rocketeers, here, at) {
                    return Err(Refusal::OutOfSight);
                }
                if self.can_step(map, *other, Step::Unpaid) { Ok(()) } else { Err(Refusal::NotAdjacent) }
            }
            (Item::TapeRecorder, Aim::Overkill(option)) => {
                if !card.recording {
                    return Err(Refusal::NothingToRecord);
                }
                if option.personal_of() != Some(who) {
                    return Err(Refusal::NotYourOption);
                }
                self.check_personal(map, who, option, None)
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    /// AM-16.9.
    fn check_teleport(&self, who: Who, to: crate::field::TileId, others: &[Who]) -> Result<(), Refusal> {
        let here = self.tile_of(who);
        let tile = self.field.tile(to).filter(|tile| !tile.gone).ok_or(Refusal::NoSuchTile)?;
        if !tile.scanned {
            return Err(Refusal::Unscanned);
        }
        if to == here {
            return Err(Refusal::WrongTarget);
        }
        for (place, other) in others.iter().enumerate() {
            if *other == who || others[..place].contains(other) {
                return Err(Refusal::WrongTarget);
            }
            if self.field.rocketeer(*other).ok_or(Refusal::NotInTheGame)?.at != here {
                return Err(Refusal::NotSameTile);
            }
        }
        Ok(())
    }

    pub(super) fn use_gadget(
        &mut self,
        who: Who,
        card: ItemId,
        aim: &Aim,
        with: &[Boost],
        story: &mut Story<Event>,
    ) {
        let Some(item) = self.card_of(who, card).map(|card| card.item) else { return };
        self.use_up(who, card, story);
        match (item, aim) {
            (Item::Flag, _) => {
                let map = self.map_through(with.first().and_then(|boost| boost.hatch));
                let here = self.tile_of(who);
                let seen =
                    self.field.rocketeers.iter().filter(|one| map.sees(Side::Rocketeers, here, one.at));
                let who = seen.map(|one| one.who).collect();
                self.push(Task::Granted(Grant { who, what: Granted::Any }));
            }
            (Item::ImpossibleCube, _) => self.roll_own(who, RollFor::Cube, 5, story),
            (Item::StasisBox, Aim::Item(item)) => {
                self.supply.unused.take(item);
                self.hand_over(who, *item, story);
            }
            (Item::TantalusProjector, Aim::Target(Target::Alien(alien))) => {
                let range = Some(self.range_of(who, Target::Alien(*alien)));
                if let Some(at) = self.field.alien(*alien).map(|alien| alien.at) {
                    self.kill(*alien, Context { range, ..Context::of(who).at(at) }, story);
                }
            }
            (Item::Teleporter, Aim::Tile(to)) => self.move_rocketeer(who, *to, story),
            (Item::Teleporter, Aim::Together { to, others }) => {
                // Whoever is asked comes after, and only if he agrees.
                for other in others.iter().rev() {
                    if self.seat_of(*other) == self.seat_of(who) {
                        self.move_rocketeer(*other, *to, story);
                    } else {
                        let path = vec![*to];
                        let question = Question::Moved { by: who, item, card: None, who: *other, path };
                        self.push(Task::Ask(question));
                    }
                }
                self.move_rocketeer(who, *to, story);
            }
            (Item::RtCowboy, Aim::Target(target)) => {
                self.roll_own(who, RollFor::Cowboy { target: *target }, 1, story);
            }
            (Item::RtTrafficCop, Aim::Rocketeer(other)) => {
                story.tell(Audience::All, Event::MovesOut { who: *other });
                self.push(Task::Granted(Grant { who: vec![*other], what: Granted::Move }));
            }
            (Item::TapeRecorder, Aim::Overkill(option)) => {
                if let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) {
                    held.recording = false;
                }
                self.do_personal(who, option, story);
            }
            _ => {}
        }
    }
}
