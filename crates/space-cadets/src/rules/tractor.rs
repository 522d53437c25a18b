//! SC-9: the tractor beam's display and attempts.

use crate::content::SpecialRule;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Attempt, Stage, TractorTile};
use crate::stations::tractor::{Face, TractorRefusal, TractorRules, turn_pair, turn_three};
use crate::task::{Hit, Task};
use crate::{Advanced, Lock, Object, Source, SpaceCadets, Station, System};
use table::{Audience, GameTime, Seat, Story};

impl From<TractorRefusal> for Refusal {
    fn from(refusal: TractorRefusal) -> Refusal {
        match refusal {
            TractorRefusal::NoLock => Refusal::NoLock,
            TractorRefusal::OutOfRange => Refusal::OutOfBeam,
            TractorRefusal::Blocked => Refusal::PathBlocked,
            TractorRefusal::NoEnergy => Refusal::NoTractorEnergy,
            TractorRefusal::AfterSuccess => Refusal::NoAttempt,
            TractorRefusal::TileNotThere => Refusal::TileNotThere,
        }
    }
}

impl SpaceCadets {
    /// SC-9.8: all tiles are laid face down anew.
    pub(crate) fn reset_display(&mut self, story: &mut Story<Event>) {
        let tractor = &self.content().tractor;
        let count = tractor.faces.len() * usize::from(tractor.tiles_per_face);
        self.tractor.tiles = vec![TractorTile::default(); count];
        self.tractor.showing = None;
        story.tell(Audience::All, Event::DisplayReset {});
    }

    /// A mismatch turns back (SC-21.10).
    pub(crate) fn turn_back(&mut self) {
        if let Some((tiles, _)) = self.tractor.showing.take() {
            for tile in tiles {
                self.tractor.tiles[usize::from(tile)].up = false;
            }
        }
    }

    /// The rules of the beam under the damage in force.
    fn beam(&self) -> TractorRules {
        TractorRules::of(&self.content().tractor, self.damage_in_force())
    }

    /// SC-9.1: whether the beam can be aimed at an object.
    pub(crate) fn check_beam(&self, object: Object) -> Result<u16, Refusal> {
        let Some(at) = self.place_of(object) else { return Err(Refusal::NoSuchObject) };
        if let Object::Crystal(number) = object {
            if self.special(SpecialRule::TractorEnemiesOnly) {
                return Err(Refusal::ShipsOnly);
            }
            if self.crystals[usize::from(number)].state != crate::state::CrystalState::Free {
                return Err(Refusal::NoSuchObject);
            }
        }
        let distance = self.ship.at.distance(at);
        self.beam().check_target(self.lock_on(object), distance, self.blocked(self.ship.at, at))?;
        Ok(distance)
    }

    /// SC-9.1: an attempt begins.
    pub(crate) fn aim(
        &mut self,
        at: GameTime,
        seat: Seat,
        target: Option<Object>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Tractor)?;
        if self.tractor.attempt.is_some() {
            return Err(Refusal::AttemptRuns);
        }
        if self.energy(System::Tractor) == 0 {
            return Err(Refusal::NoTractorEnergy);
        }
        let needed = match target {
            Some(object) => {
                let needed = self.beam().needed(self.ship.speed, self.check_beam(object)?);
                let needed = u8::try_from(needed).unwrap_or(u8::MAX);
                story.tell(Audience::All, Event::Aimed { object, needed });
                needed
            }
            None => {
                story.tell(Audience::All, Event::Practising {});
                0
            }
        };
        let doubled = target.is_some_and(|object| self.lock_on(object) == Lock::Superlock);
        self.turn_back();
        self.tractor.attempt = Some(Attempt { target, points: 0, needed, doubled, matched: Vec::new() });
        Ok(())
    }

    /// SC-9.2, SC-19.6: tiles are turned.
    pub(crate) fn flip(
        &mut self,
        at: GameTime,
        seat: Seat,
        tiles: &[u8],
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Tractor)?;
        if self.tractor.attempt.is_none() {
            return Err(Refusal::NoAttempt);
        }
        if self.energy(System::Tractor) == 0 {
            return Err(Refusal::NoTractorEnergy);
        }
        match tiles.len() {
            2 => {}
            3 if self.setup.uses(Advanced::Tribeam) => {}
            3 => return Err(Refusal::NotInUse),
            _ => return Err(Refusal::NotTwoTiles),
        }
        let showing = self.tractor.showing.clone().map(|(tiles, _)| tiles).unwrap_or_default();
        for (index, tile) in tiles.iter().enumerate() {
            let there = self
                .tractor
                .tiles
                .get(usize::from(*tile))
                .is_some_and(|one| !one.gone && (!one.up || showing.contains(tile)));
            if !there || tiles[..index].contains(tile) {
                return Err(Refusal::TileNotThere);
            }
        }
        self.turn_back();
        self.spend_energy(System::Tractor);
        let faces: Vec<u8> = tiles.iter().map(|tile| self.turn_up(*tile)).collect();
        story.uncover();
        let shown: Vec<Face> = {
            let known = &self.content().tractor.faces;
            faces.iter().filter_map(|face| known.get(usize::from(*face)).map(Face::from)).collect()
        };
        let turned = match shown.as_slice() {
            [first, second] => turn_pair([*first, *second]),
            [first, second, third] => turn_three([*first, *second, *third]),
            _ => return Err(Refusal::NotTwoTiles),
        };
        let mut hurt = None;
        let first = !std::mem::replace(&mut self.tractor.turned, true);
        let mute = first && self.beam().stutter;
        match turned.stays.then_some(turned.points) {
            Some(points) => {
                let Some(attempt) = &mut self.tractor.attempt else { return Ok(()) };
                let points = match (mute, attempt.doubled) {
                    (true, _) => 0,
                    (false, true) => points.saturating_mul(2),
                    (false, false) => points,
                };
                let points = u8::try_from(points).unwrap_or(u8::MAX);
                attempt.points = attempt.points.saturating_add(points);
                if let Some(practice) = &mut self.practice {
                    practice.earned = practice.earned.saturating_add(points.into());
                }
                attempt.matched.extend(tiles);
                story.tell(Audience::All, Event::Turned { points });
                let done = attempt.target.is_some() && attempt.points >= attempt.needed;
                if done {
                    self.succeed(story);
                    return Ok(());
                }
            }
            None => {
                let until = at + u64::from(self.content().clock.mismatch);
                self.tractor.showing = Some((tiles.to_vec(), until));
                story.tell(Audience::All, Event::Turned { points: 0 });
                if turned.internal_damage > 0 && self.practice.is_none() {
                    let event = self.new_event();
                    hurt = Some(Hit {
                        source: Source::Tribeam,
                        side: None,
                        amount: turned.internal_damage,
                        event,
                    });
                }
            }
        }
        if self.energy(System::Tractor) == 0 && self.tractor.attempt.is_some() {
            self.fail_attempt(story);
        }
        if let Some(hit) = hurt {
            self.interrupt(Task::Hit { hit }, at, story);
        }
        Ok(())
    }

    /// Carries out tasks in the middle of a running step; its clock goes on afterwards.
    pub(crate) fn interrupt(&mut self, task: Task, at: GameTime, story: &mut Story<Event>) {
        let Stage::Running { started, length, extra } = self.stage else { return };
        self.stage = Stage::Working;
        self.first([task, Task::Resume { started, length, extra, at }]);
        self.work(at, story);
    }

    fn turn_up(&mut self, tile: u8) -> u8 {
        let place = usize::from(tile);
        if self.tractor.tiles[place].face.is_none() {
            // Nobody has seen this tile since the last Reset: which one it is is settled now.
            let tractor = &self.content().tractor;
            let mut left = vec![tractor.tiles_per_face; tractor.faces.len()];
            for face in self.tractor.tiles.iter().filter_map(|tile| tile.face) {
                left[usize::from(face)] = left[usize::from(face)].saturating_sub(1);
            }
            let mut pick = self.dice.below(left.iter().map(|count| u32::from(*count)).sum()) as u8;
            let mut face = 0;
            while face + 1 < left.len() && pick >= left[face] {
                pick -= left[face];
                face += 1;
            }
            self.tractor.tiles[place].face = Some(face as u8);
        }
        self.tractor.tiles[place].up = true;
        self.tractor.tiles[place].face.unwrap_or(0)
    }

    /// SC-9.6, SC-9.7: the attempt succeeds.
    fn succeed(&mut self, story: &mut Story<Event>) {
        let Some(attempt) = self.tractor.attempt.take() else { return };
        for tile in attempt.matched {
            let tile = &mut self.tractor.tiles[usize::from(tile)];
            tile.gone = true;
            tile.up = false;
        }
        let Some(object) = attempt.target else { return };
        story.tell(Audience::All, Event::BeamCaught { object });
        match object {
            Object::Crystal(number) => self.capture(number, story),
            Object::Enemy(ship) => {
                if let Some(enemy) = self.enemy_mut(ship) {
                    enemy.held = true;
                }
            }
            Object::Nemesis => self.nemesis.held = true,
        }
    }

    /// SC-9.6: matched tiles turn back; the Lock stays.
    fn fail_attempt(&mut self, story: &mut Story<Event>) {
        let Some(attempt) = self.tractor.attempt.take() else { return };
        for tile in attempt.matched {
            let tile = &mut self.tractor.tiles[usize::from(tile)];
            tile.up = false;
            // SC-22.9: what was matched is not matched again.
            tile.gone |= self.practice.is_some();
        }
        if attempt.target.is_some() {
            story.tell(Audience::All, Event::BeamFailed {});
        }
    }

    /// The officer gives up.
    pub(crate) fn stop_attempt(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Tractor)?;
        if self.tractor.attempt.is_none() {
            return Err(Refusal::NoAttempt);
        }
        self.fail_attempt(story);
        Ok(())
    }

    /// SC-9.8: Reset, not during an attempt.
    pub(crate) fn reset(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Tractor)?;
        if self.tractor.attempt.is_some() {
            return Err(Refusal::AttemptRuns);
        }
        self.reset_display(story);
        Ok(())
    }

    /// The end of Step 5.
    pub(crate) fn end_tractor(&mut self, story: &mut Story<Event>) {
        self.turn_back();
        self.fail_attempt(story);
    }
}
