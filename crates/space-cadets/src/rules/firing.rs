//! SC-11: torpedoes, one flick at a time.

use crate::command::{Command, Gesture, Object};
use crate::content::SpecialRule;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{CrystalState, ShotState};
use crate::stations::flick::{FlickFault, Rest, Sample, Spot, Throw, bell, check_start, slide};
use crate::stations::weapons::{Shot, Target, WeaponsRules, zone_at};
use crate::{Equipment, SpaceCadets, Station, Step};
use table::{Audience, GameTime, Seat, Story};

/// A tenth of a millimetre in micrometres.
const TENTH: i32 = 100;
/// A view shows the disc after every so many ticks.
const TICKS_SHOWN: usize = 12;
/// Hundredths of a degree of one step of the meter's needle.
const NEEDLE: i32 = 2;
/// The most samples of a gesture that are looked at.
const MOST_SAMPLES: usize = 240;

impl From<FlickFault> for Refusal {
    fn from(fault: FlickFault) -> Refusal {
        match fault {
            FlickFault::TooFewSamples | FlickFault::TimesDoNotRise => Refusal::BadGesture,
            FlickFault::BadStart => Refusal::BadDisc,
        }
    }
}

/// A place in tenths of a millimetre.
fn shown(spot: Spot) -> (i16, i16) {
    let tenth = |at: i32| i16::try_from(at / TENTH).unwrap_or(i16::MAX);
    (tenth(spot.x), tenth(spot.y))
}

impl SpaceCadets {
    /// SC-11.10: the friction of this Step 6.
    pub(crate) fn warm_track(&mut self) {
        let content = self.setup.content.clone();
        self.weapons.friction = content.weapons.any_friction(&mut self.dice);
    }

    fn weapons_rules(&self) -> WeaponsRules {
        let more =
            if self.has_played(Equipment::X95Torpedoes) { self.content().captain.x95_damage } else { 0 };
        WeaponsRules::of(&self.effects(), more)
    }

    /// SC-11.1: how far a target is, if it can be fired at.
    pub(crate) fn check_shot(&self, target: Object) -> Result<u16, Refusal> {
        let Some(at) = self.place_of(target) else { return Err(Refusal::NoSuchObject) };
        if let Object::Crystal(number) = target {
            let foe =
                self.crystals.get(usize::from(number)).is_some_and(|one| one.state == CrystalState::Free);
            if !foe || !self.special(SpecialRule::Satellites) {
                return Err(Refusal::NoSuchObject);
            }
        }
        let range = self.ship.at.distance(at);
        if range > u16::from(self.content().weapons.max_range) {
            return Err(Refusal::OutOfRange);
        }
        if self.blocked(self.ship.at, at) {
            return Err(Refusal::PathBlocked);
        }
        Ok(range)
    }

    /// Whether anything can be fired at anything (SC-3.10).
    pub(crate) fn can_fire(&self) -> bool {
        self.weapons.tubes.iter().any(|tube| tube.loaded && !tube.fired)
            && self.objects().into_iter().any(|object| self.check_shot(object).is_ok())
    }

    fn throw(&self, gesture: &Gesture) -> Result<Throw, Refusal> {
        let track = &self.content().weapons.track;
        match gesture {
            Gesture::Swipe(samples) => {
                if samples.len() > MOST_SAMPLES {
                    return Err(Refusal::BadGesture);
                }
                let sample = |(time, x, y): &(u16, i16, i16)| Sample {
                    time: (*time).into(),
                    x: i32::from(*x) * TENTH,
                    y: i32::from(*y) * TENTH,
                };
                let samples: Vec<Sample> = samples.iter().map(sample).collect();
                Ok(Throw::of_gesture(track, &samples)?)
            }
            Gesture::Meter { force, angle } => {
                if *force > 1000 || *angle > 1000 {
                    return Err(Refusal::BadGesture);
                }
                let most = u32::try_from(track.max_speed).unwrap_or(0);
                Ok(Throw::new(track, most * u32::from(*force), (i32::from(*angle) - 500) * NEEDLE))
            }
        }
    }

    /// Lets the disc slide; noise and friction are the table's.
    fn flick(&mut self, start: Spot, throw: Throw) -> (Rest, Vec<(i16, i16)>) {
        let content = self.setup.content.clone();
        let track = &content.weapons.track;
        let mut draw = || (0..4).fold(0u64, |bits, _| bits << 16 | u64::from(self.dice.below(1 << 16)));
        let noisy = throw.with_noise(track, bell(draw()), bell(draw()));
        let mut path = vec![shown(start)];
        let mut tick = 0;
        let rest = slide(track, start, noisy, self.weapons.friction.into(), |spot| {
            tick += 1;
            if tick % TICKS_SHOWN == 0 {
                path.push(shown(spot));
            }
        });
        let end = match rest {
            Rest::On(spot) | Rest::Off(spot) => shown(spot),
        };
        path.push(end);
        (rest, path)
    }

    /// SC-11.1: a torpedo is flicked.
    pub(crate) fn fire(
        &mut self,
        at: GameTime,
        seat: Seat,
        (tube, target): (u8, Object),
        disc: (i16, i16),
        gesture: &Gesture,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.fires(at, seat)?;
        if self.second_flick_open() {
            return Err(Refusal::SecondFlickFirst);
        }
        let state = self.weapons.tubes.get(usize::from(tube)).copied().ok_or(Refusal::NoSuchTube)?;
        if !state.loaded || state.fired {
            return Err(Refusal::NotLoaded);
        }
        let range = self.check_shot(target)?;
        let track = &self.content().weapons.track;
        let line = self.weapons_rules().line(range, track.lines.len());
        let start = Spot { x: i32::from(disc.0) * TENTH, y: i32::from(disc.1) * TENTH };
        check_start(track, line, start)?;
        let throw = self.throw(gesture)?;
        let (rest, path) = self.flick(start, throw);
        self.weapons.tubes[usize::from(tube)].fired = true;
        story.uncover();
        self.lock_by_fire(target);
        let off = matches!(rest, Rest::Off(_));
        let again = state.seeker && !off;
        self.weapons.shots.push(ShotState { tube, target, path, off, zone: None, damage: 0, again });
        self.weapons.rest = Some(rest);
        if !again {
            self.settle_shot(story);
        }
        Ok(())
    }

    fn fires(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        self.works(at, seat, Station::Weapons)?;
        if self.step == Step::Fire { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn second_flick_open(&self) -> bool {
        self.weapons.shots.last().is_some_and(|shot| shot.again)
    }

    /// SC-19.5: the second flick of a Seeker Missile, or none.
    pub(crate) fn fire_again(
        &mut self,
        at: GameTime,
        seat: Seat,
        gesture: Option<&Gesture>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.fires(at, seat)?;
        let Some(Rest::On(start)) = self.weapons.rest.filter(|_| self.second_flick_open()) else {
            return Err(Refusal::NoSecondFlick);
        };
        if let Some(gesture) = gesture {
            let throw = self.throw(gesture)?;
            let (rest, path) = self.flick(start, throw);
            self.weapons.rest = Some(rest);
            if let Some(shot) = self.weapons.shots.last_mut() {
                shot.path.extend(path);
                shot.off = matches!(rest, Rest::Off(_));
            }
            story.uncover();
        }
        self.settle_shot(story);
        Ok(())
    }

    /// SC-11.8: firing at a ship gives it lock.
    fn lock_by_fire(&mut self, target: Object) {
        if let Object::Enemy(ship) = target
            && let Some(enemy) = self.enemy_mut(ship)
        {
            enemy.locked = true;
        }
    }

    fn held(&self, target: Object) -> bool {
        match target {
            Object::Enemy(ship) => self.enemy(ship).is_some_and(|enemy| enemy.held),
            Object::Crystal(number) => self.crystals.get(usize::from(number)).is_some_and(|one| one.held),
            Object::Nemesis => self.nemesis.held,
        }
    }

    /// What the last shot does.
    pub(crate) fn settle_shot(&mut self, story: &mut Story<Event>) {
        let Some(rest) = self.weapons.rest.take() else { return };
        let content = self.setup.content.clone();
        let track = &content.weapons.track;
        let rules = self.weapons_rules();
        let Some(target) = self.weapons.shots.last().map(|shot| shot.target) else { return };
        let lock = rules.counts_as(self.lock_on(target));
        let zone = match rest {
            Rest::On(spot) => zone_at(track, lock, spot),
            Rest::Off(_) => None,
        };
        let held = if self.held(target) { Target::Held } else { Target::Free };
        let shot = Shot::new(track, &rules, zone, lock, held);
        if let Some(state) = self.weapons.shots.last_mut() {
            state.again = false;
            state.zone = shot.zone;
            state.damage = shot.damage;
        }
        let object = target;
        story.tell(
            Audience::All,
            if shot.zone.is_some() {
                Event::Fired { object, damage: shot.damage }
            } else {
                Event::Missed { object }
            },
        );
        match target {
            Object::Enemy(ship) => {
                self.damage_enemy(ship, shot.damage, story);
            }
            Object::Crystal(number) => self.damage_satellite(number, shot.damage, story),
            Object::Nemesis => {
                self.nemesis.torpedo_damage = self.nemesis.torpedo_damage.saturating_add(shot.damage.into());
                self.check_kill(shot.last_section, story);
            }
        }
    }

    /// An Omega satellite is fired at (SC-18.9).
    fn damage_satellite(&mut self, number: u8, damage: u8, story: &mut Story<Event>) {
        let omega = &self.content().omega;
        let (shields, hull) = (omega.shields, omega.hull.unwrap_or(u8::MAX));
        let Some(crystal) = self.crystals.get_mut(usize::from(number)) else { return };
        let left = crystal.shields.get_or_insert(shields);
        let absorbed = damage.min(*left);
        *left -= absorbed;
        crystal.damage = crystal.damage.saturating_add(damage - absorbed);
        if crystal.damage >= hull {
            crystal.state = CrystalState::Lost;
            self.forget(Object::Crystal(number));
            story.tell(Audience::All, Event::SatelliteLost {});
        }
    }

    /// The end of Step 6: Nemesis is beaten back (SC-17.5).
    pub(crate) fn end_firing(&mut self, story: &mut Story<Event>) {
        self.settle_shot(story);
        self.weapons.friction = 0;
        if self.nemesis.at.is_some() && self.nemesis.torpedo_damage > 0 {
            let mut nemesis = crate::nemesis::Nemesis { marker: self.nemesis.marker, at: self.nemesis.at };
            nemesis.hit_by_torpedoes(self.nemesis.torpedo_damage, &self.content().track);
            self.nemesis.marker = nemesis.marker;
            story.tell(Audience::All, Event::NemesisMarker { marker: nemesis.marker });
        }
    }

    /// Flicks with the meter, straight ahead at a few forces.
    pub(crate) fn offered_shots(&self) -> Vec<Command> {
        let forces = [450, 600, 750];
        if self.second_flick_open() {
            let gestures = forces.map(|force| Some(Gesture::Meter { force: force / 2, angle: 500 }));
            let declined = [Command::FireAgain { gesture: None }];
            return declined
                .into_iter()
                .chain(gestures.map(|gesture| Command::FireAgain { gesture }))
                .collect();
        }
        let tube = (0u8..).zip(&self.weapons.tubes).find(|(_, tube)| tube.loaded && !tube.fired);
        let Some((tube, _)) = tube else { return Vec::new() };
        let track = &self.content().weapons.track;
        let mut offers = Vec::new();
        for target in self.objects() {
            let Ok(range) = self.check_shot(target) else { continue };
            let line = self.weapons_rules().line(range, track.lines.len());
            let line = track.lines.get(usize::from(line) - 1).copied().unwrap_or(track.back_wall);
            let disc = (i16::try_from((line - track.radius) * 10).unwrap_or(0), 0);
            let gesture = |force| Gesture::Meter { force, angle: 500 };
            offers.extend(forces.map(|force| Command::Fire { tube, target, disc, gesture: gesture(force) }));
        }
        offers
    }
}
