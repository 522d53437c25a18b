//! What Overkills can be spent on: personal options (chapter 13), options of weapons (chapters 14, 15, 18), of the Alien
//! attacked (chapter 23), and what an IQ Action itself allows (chapter 10).

use crate::agenda::{Attack, Grant, Granted, Kind, Roll, RollFor, Task};
use crate::command::{Overkill, Target};
use crate::field::{AlienId, Geometry, Side, TileId, Way};
use crate::hex::Direction;
use crate::rules::attack::is_thrall;
use crate::rules::moving::Step;
use crate::{AlienType, AwayMissions, BossType, Component, Event, HatchState, Item, Refusal, Who};
use table::{Audience, Story};

impl Overkill {
    /// Whose personal option it is.
    pub(crate) fn personal_of(&self) -> Option<Who> {
        match self {
            Overkill::Command { .. } => Some(Who::Captain),
            Overkill::MoveOut { .. } => Some(Who::FirstOfficer),
            Overkill::Sawbones { .. } => Some(Who::Doctor),
            Overkill::Override { .. } => Some(Who::Professor),
            Overkill::Strafe { .. } => Some(Who::Chief),
            Overkill::Sway { .. } => Some(Who::Yeoman),
            _ => None,
        }
    }
}

impl AwayMissions {
    /// Whether one Overkill of this roll may be spent so (AM-8.6 to AM-8.11).
    pub(crate) fn check_overkill(&self, roll: &Roll, option: &Overkill) -> Result<(), Refusal> {
        if roll.overkills == 0 {
            return Err(Refusal::NoOverkills);
        }
        let map = self.map_through(roll.attack().and_then(|attack| attack.through));
        self.check_overkill_on(&map, roll, option)
    }

    fn check_overkill_on(&self, map: &Geometry, roll: &Roll, option: &Overkill) -> Result<(), Refusal> {
        if let Some(owner) = option.personal_of() {
            if owner != roll.who && roll.borrowed != Some(owner) {
                return Err(Refusal::NotYourOption);
            }
            return self.check_personal(map, roll.who, option, Some(roll));
        }
        if let Overkill::Record { card } = option {
            return self.check_record(roll, *card);
        }
        match roll.attack() {
            Some(attack) => self.check_weapon_option(map, roll, attack, option),
            None => self.check_iq_option(roll, option),
        }
    }

    /// A personal option, of an Overkill or as a Talent Action (AM-13).
    pub(crate) fn check_personal(
        &self,
        map: &Geometry,
        who: Who,
        option: &Overkill,
        roll: Option<&Roll>,
    ) -> Result<(), Refusal> {
        let here = self.tile_of(who);
        // A Personal Item works for its owner only, and is not lent with the option (AM-12.6, AM-15.12).
        let personal = |owner: Who, item: Item| {
            who == owner && self.field.rocketeer(who).is_some_and(|one| one.holds(item))
        };
        match option {
            Overkill::Command { who: whom } => {
                if *whom == Who::Captain || *whom == who {
                    return Err(Refusal::CaptainHimself);
                }
                let other = self.field.rocketeer(*whom).ok_or(Refusal::NotInTheGame)?;
                if other.at != here && !personal(Who::Captain, Item::TeleRadio) {
                    return Err(Refusal::CommandTooFar);
                }
                if other.turn.commanded || other.command.available {
                    return Err(Refusal::CommandedAlready);
                }
                if self.supply.command == 0 {
                    return Err(Refusal::NoMarkerLeft);
                }
                Ok(())
            }
            Overkill::MoveOut { who: whom } => {
                let other = self.field.rocketeer(*whom).ok_or(Refusal::NotInTheGame)?;
                if other.at != here && !personal(Who::FirstOfficer, Item::HeadSet) {
                    return Err(Refusal::MoveOutTooFar);
                }
                if other.turn.held {
                    return Err(Refusal::HeldByAliens);
                }
                if self.can_step(map, *whom, Step::Unpaid) { Ok(()) } else { Err(Refusal::NotAdjacent) }
            }
            Overkill::Sawbones { patient } => {
                let reach = personal(Who::Doctor, Item::MedPack);
                self.check_patient(map, here, *patient, reach)
            }
            Overkill::Override { at, toward, lock } => self.check_override(*at, *toward, *lock),
            Overkill::Strafe { target, weapon } => self.check_strafe(map, who, *target, *weapon, roll),
            Overkill::Sway { alien } => {
                let found = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?;
                if found.at != here {
                    if !personal(Who::Yeoman, Item::SoftFocusLens) {
                        return Err(Refusal::SwayTooFar);
                    }
                    if !map.sees(Side::Rocketeers, here, found.at) {
                        return Err(Refusal::OutOfSight);
                    }
                }
                let hp = if is_thrall(found.kind) { self.setup.sway_thralls } else { found.hp == 1 };
                if !hp {
                    return Err(Refusal::HasNoSuchHp);
                }
                self.check_stun(*alien)
            }
            _ => Err(Refusal::NotYourOption),
        }
    }

    /// Somebody to be given HP: hurt, and on this tile or with more reach at range 1 (AM-10.3, AM-13.6, AM-14.17).
    pub(crate) fn check_patient(
        &self,
        map: &Geometry,
        here: TileId,
        patient: Who,
        reach: bool,
    ) -> Result<(), Refusal> {
        let patient = self.field.rocketeer(patient).ok_or(Refusal::NotInTheGame)?;
        let near = patient.at == here
            || (reach && self.reach(map, here, patient.at).is_some_and(|range| range <= 1));
        if !near {
            return Err(Refusal::PatientTooFar);
        }
        if patient.hp >= patient.full_hp { Err(Refusal::Healthy) } else { Ok(()) }
    }

    /// Stunning it would change something; bosses have no id and are never Stunned (AM-23.13).
    pub(crate) fn check_stun(&self, alien: AlienId) -> Result<(), Refusal> {
        let alien = self.field.alien(alien).ok_or(Refusal::NoSuchAlien)?;
        if alien.stunned { Err(Refusal::StunnedAlready) } else { Ok(()) }
    }

    /// AM-13.7, AM-13.8.
    fn check_override(&self, at: TileId, toward: TileId, lock: bool) -> Result<(), Refusal> {
        let state = self.field.hatch(at, toward).ok_or(Refusal::NoHatch)?;
        let scanned = |tile: TileId| self.field.tile(tile).is_some_and(|tile| tile.scanned);
        let visible = match (scanned(at), scanned(toward)) {
            (true, true) => true,
            (true, false) => self.shows_hatch(at, toward),
            (false, true) => self.shows_hatch(toward, at),
            (false, false) => false,
        };
        if !visible {
            return Err(Refusal::UnseenHatch);
        }
        match (state, lock) {
            (HatchState::Sealed | HatchState::Destroyed, _) => Err(Refusal::FixedHatch),
            (HatchState::Open, false) | (HatchState::Locked, true) => Err(Refusal::AlreadyOpen),
            (HatchState::Closed, _) | (HatchState::Locked, false) | (HatchState::Open, true) => Ok(()),
        }
    }

    /// AM-13.9 to AM-13.11.
    fn check_strafe(
        &self,
        map: &Geometry,
        who: Who,
        target: Target,
        weapon: Option<crate::field::ItemId>,
        roll: Option<&Roll>,
    ) -> Result<(), Refusal> {
        let here = self.tile_of(who);
        let at = self.target_tile(target).ok_or(Refusal::NoSuchAlien)?;
        if !self.can_be_hit(target) {
            return Err(Refusal::NeverThralls);
        }
        let attack = roll.and_then(Roll::attack);
        match attack {
            Some(attack) => {
                if attack.target == target {
                    return Err(Refusal::WrongTarget);
                }
                // From vent to vent DDT harms Bugs only (AM-18.2).
                if attack.item == Item::Ddt && self.kind_of(target) != Some(Kind::Alien(AlienType::Bug)) {
                    return Err(Refusal::WrongTarget);
                }
                self.in_range_of(map, attack.item, here, at)?;
            }
            None => {
                let reaches = |card: &crate::field::ItemCard| {
                    self.check_weapon(who, card.id).is_ok()
                        && self.check_target(map, (card.item, here), target).is_ok()
                };
                let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
                let mut cards =
                    rocketeer.items.iter().filter(|card| weapon.is_none_or(|weapon| card.id == weapon));
                if !cards.any(reaches) {
                    return Err(Refusal::OutOfRange);
                }
            }
        }
        if let Some(roll) = roll.filter(|roll| !roll.tiles.is_empty()) {
            let next = |tile: &TileId| {
                Direction::ALL.into_iter().any(|direction| map.neighbour(*tile, direction) == Some(at))
            };
            if roll.tiles.contains(&at) || !roll.tiles.iter().any(next) {
                return Err(Refusal::NotInTheChain);
            }
        }
        Ok(())
    }

    /// Whether a tile is in line of sight and at a range at which the weapon strikes.
    fn in_range_of(&self, map: &Geometry, item: Item, here: TileId, at: TileId) -> Result<(), Refusal> {
        self.aim_at(map, (item, here), at).map(|_| ())
    }

    /// Options of the weapon used and of the Alien attacked.
    fn check_weapon_option(
        &self,
        map: &Geometry,
        roll: &Roll,
        attack: &Attack,
        option: &Overkill,
    ) -> Result<(), Refusal> {
        let who = roll.who;
        let here = self.tile_of(who);
        match (option, attack.item) {
            (Overkill::Dislodge { alien, to }, Item::AtomicRifle) => {
                let at = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?.at;
                let range = self.reach(map, here, at).ok_or(Refusal::OutOfSight)?;
                if range > 3 {
                    return Err(Refusal::OutOfRange);
                }
                if self.shoves(map, *alien).iter().any(|(_, open)| open == to) {
                    Ok(())
                } else {
                    Err(Refusal::CannotDislodge)
                }
            }
            (Overkill::HitAndRun { to }, Item::RayGun) => self.check_step(map, who, *to, Step::Run),
            (Overkill::Extract, Item::AirKnife) | (Overkill::Slash { target: None }, Item::ProtonBlade) => {
                Ok(())
            }
            (Overkill::Shrapnel { target }, Item::DemoCharge)
            | (Overkill::Slash { target: Some(target) }, Item::ProtonBlade) => {
                if self.target_tile(*target) != Some(attack.at) {
                    return Err(Refusal::NoSuchAlien);
                }
                if self.can_be_hit(*target) { Ok(()) } else { Err(Refusal::NeverThralls) }
            }
            (Overkill::Terror { alien }, Item::FlameGun) => {
                let found = self.field.alien(*alien).filter(|alien| alien.at == attack.at);
                found.map(|_| ()).ok_or(Refusal::NoSuchAlien)
            }
            (Overkill::Impact { alien }, Item::SonicShotgun) => {
                let found = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?;
                let near =
                    found.at == attack.at || map.steps(Way::Tiles, attack.at).any(|tile| tile == found.at);
                if !near {
                    return Err(Refusal::OutOfRange);
                }
                if !map.sees(Side::Rocketeers, here, found.at) {
                    return Err(Refusal::OutOfSight);
                }
                if is_thrall(found.kind) || found.hp != 1 {
                    return Err(Refusal::HasNoSuchHp);
                }
                self.check_stun(*alien)
            }
            (Overkill::Exterminate { bug }, item)
                if item == Item::Ddt || attack.kind == Kind::Alien(AlienType::Bug) =>
            {
                let found = self.field.alien(*bug).ok_or(Refusal::NoSuchAlien)?;
                if found.kind != AlienType::Bug || Target::Alien(*bug) == attack.target {
                    return Err(Refusal::WrongTarget);
                }
                self.in_range_of(map, item, here, found.at)
            }
            _ => self.check_alien_option(map, roll, attack, option),
        }
    }

    /// Options of the Alien attacked, also when it is dead (AM-8.9).
    fn check_alien_option(
        &self,
        map: &Geometry,
        roll: &Roll,
        attack: &Attack,
        option: &Overkill,
    ) -> Result<(), Refusal> {
        match (option, attack.kind) {
            (
                Overkill::PsychicBurst,
                Kind::Alien(AlienType::BrainInAJar) | Kind::Boss(BossType::Overmind),
            ) => {
                if self.burst(map, attack).is_empty() {
                    Err(Refusal::NoSuchAlien)
                } else {
                    Ok(())
                }
            }
            (Overkill::PsychicScream { alien }, Kind::Alien(AlienType::Leader | AlienType::Saucerman)) => {
                let found = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?;
                if !matches!(found.kind, AlienType::Leader | AlienType::Saucerman) {
                    return Err(Refusal::NoFigureOfThatKind);
                }
                self.check_stun(*alien)
            }
            (Overkill::Stagger, Kind::Alien(AlienType::Sentinel)) => {
                let Target::Alien(id) = attack.target else { return Err(Refusal::NoSuchAlien) };
                let sentinel = self.field.alien(id).ok_or(Refusal::NoSuchAlien)?;
                let dice = crate::content::Content::standard().alien(AlienType::Sentinel).dice;
                if sentinel.staggered.saturating_mul(2) >= dice { Err(Refusal::NoEffect) } else { Ok(()) }
            }
            (Overkill::Revulsion { leech }, Kind::Alien(AlienType::SpaceLeech)) => {
                self.plan_revulsion(map, roll.who, attack, *leech).map(|_| ())
            }
            (Overkill::Rupture, Kind::Boss(BossType::HiveQueen)) => {
                if roll.taken(|spent| *spent == Overkill::Rupture) > 0 {
                    return Err(Refusal::OncePerRoll);
                }
                if self.can_be_hit(attack.target) { Ok(()) } else { Err(Refusal::NoSuchAlien) }
            }
            _ => Err(Refusal::NotOnThisRoll),
        }
    }

    /// AM-23.16: the other Aliens around the Brain that are not Stunned yet.
    fn burst(&self, map: &Geometry, attack: &Attack) -> Vec<AlienId> {
        let centre = self.target_tile(attack.target).unwrap_or(attack.at);
        let near = |alien: &&crate::field::Alien| {
            Target::Alien(alien.id) != attack.target && !alien.stunned && map.distance(centre, alien.at) <= 1
        };
        self.field.aliens.iter().filter(near).map(|alien| alien.id).collect()
    }

    /// What an IQ Action itself allows (chapter 10).
    fn check_iq_option(&self, roll: &Roll, option: &Overkill) -> Result<(), Refusal> {
        match (option, &roll.what) {
            (Overkill::Charge, RollFor::Analyze { card, .. }) => {
                self.card_of(roll.who, *card).map(|_| ()).ok_or(Refusal::NoSuchCard)
            }
            (Overkill::Rescue, RollFor::Subdue { kind: Kind::Alien(kind), .. }) if is_thrall(*kind) => {
                if roll.taken(|spent| *spent == Overkill::Rescue) > 0 {
                    return Err(Refusal::OncePerRoll);
                }
                if self.supply.thralls.is_empty() { Err(Refusal::NoCardLeft) } else { Ok(()) }
            }
            (Overkill::Dominate, RollFor::Subdue { kind: Kind::Alien(AlienType::BrainInAJar), .. }) => {
                if roll.taken(|spent| *spent == Overkill::Dominate) > 0 {
                    return Err(Refusal::OncePerRoll);
                }
                if self.supply.brains == 0 { Err(Refusal::NoCardLeft) } else { Ok(()) }
            }
            (Overkill::Mission, RollFor::Mission { action, .. }) => {
                let bought = roll.taken(|spent| *spent == Overkill::Mission);
                if self.has_mission_overkill(*action, bought) { Ok(()) } else { Err(Refusal::NotOnThisRoll) }
            }
            _ => Err(Refusal::NotOnThisRoll),
        }
    }

    /// Carries out what an Overkill was spent on.
    pub(crate) fn do_overkill(&mut self, roll: &Roll, option: &Overkill, story: &mut Story<Event>) {
        let who = roll.who;
        if let Overkill::Strafe { target, .. } = option
            && let Some(at) = self.target_tile(*target)
            && let Some(open) = self.open_roll_mut()
        {
            open.tiles.push(at);
        }
        if option.personal_of().is_some() {
            return self.do_personal(who, option, story);
        }
        match option {
            Overkill::Dislodge { alien, to } => self.move_alien(*alien, *to, story),
            Overkill::HitAndRun { to } => self.move_rocketeer(who, *to, story),
            Overkill::Extract | Overkill::Slash { target: None } => {
                self.gain_component(who, Component::AlienBlood, story);
            }
            Overkill::Shrapnel { target } | Overkill::Slash { target: Some(target) } => {
                let range = self.range_of(who, *target);
                self.hit(*target, who, range, story);
            }
            Overkill::Terror { alien } => self.terrify(*alien, who),
            Overkill::Impact { alien } | Overkill::PsychicScream { alien } => self.stun(*alien, story),
            Overkill::Exterminate { bug } => {
                let range = self.range_of(who, Target::Alien(*bug));
                self.hit(Target::Alien(*bug), who, range, story);
            }
            Overkill::Record { card } => self.record(who, *card, story),
            _ => self.do_special(roll, option, story),
        }
    }

    /// Options of Aliens and of IQ Actions.
    fn do_special(&mut self, roll: &Roll, option: &Overkill, story: &mut Story<Event>) {
        let who = roll.who;
        match (option, &roll.what) {
            (Overkill::PsychicBurst, RollFor::Attack(attack)) => {
                let map = self.map();
                for alien in self.burst(&map, attack) {
                    self.stun(alien, story);
                }
            }
            (Overkill::Stagger, RollFor::Attack(attack)) => {
                let Target::Alien(id) = attack.target else { return };
                if let Some(alien) = self.field.alien_mut(id) {
                    alien.staggered = alien.staggered.saturating_add(1);
                    let kind = Kind::Alien(alien.kind);
                    story.tell(Audience::All, Event::Staggered { kind, alien: id });
                }
            }
            (Overkill::Revulsion { leech }, RollFor::Attack(attack)) => {
                let map = self.map_through(attack.through);
                if let Ok(plan) = self.plan_revulsion(&map, who, attack, *leech) {
                    self.spend_shot(who, attack);
                    self.roll(who, plan, story);
                }
            }
            (Overkill::Rupture, RollFor::Attack(attack)) => {
                self.hit(attack.target, who, attack.range, story);
            }
            (Overkill::Rescue, _) => self.rescue(who, story),
            (Overkill::Dominate, _) => self.dominate(who, story),
            (Overkill::Charge, RollFor::Analyze { card, .. }) => self.add_charge(who, *card, story),
            (Overkill::Mission, RollFor::Mission { action, target, at }) => {
                let bought = roll.taken(|spent| *spent == Overkill::Mission);
                self.mission_overkill(who, *at, *action, *target, bought);
            }
            _ => {}
        }
    }

    /// Carries out a personal option, of an Overkill or as a Talent Action.
    pub(crate) fn do_personal(&mut self, who: Who, option: &Overkill, story: &mut Story<Event>) {
        match option {
            Overkill::Command { who: whom } => {
                self.supply.command = self.supply.command.saturating_sub(1);
                if let Some(other) = self.field.rocketeer_mut(*whom) {
                    other.command.available = true;
                    other.turn.commanded = true;
                }
                story.tell(Audience::All, Event::Commanded { who: *whom });
            }
            Overkill::MoveOut { who: whom } => {
                story.tell(Audience::All, Event::MovesOut { who: *whom });
                self.push(Task::Granted(Grant { who: vec![*whom], what: Granted::Move }));
            }
            Overkill::Sawbones { patient } => self.gain_hp(*patient, 1, story),
            Overkill::Override { at, toward, lock } => {
                let state = if *lock { HatchState::Locked } else { HatchState::Open };
                self.set_hatch(*at, *toward, state, story);
            }
            Overkill::Strafe { target, .. } => {
                let range = self.range_of(who, *target);
                self.hit(*target, who, range, story);
            }
            Overkill::Sway { alien } => self.stun(*alien, story),
            _ => {}
        }
    }

    /// Everything one Overkill of this roll can be spent on.
    pub(crate) fn overkill_options(&self, roll: &Roll) -> Vec<Overkill> {
        let map = self.map_through(roll.attack().and_then(|attack| attack.through));
        let mut all = Vec::new();
        self.personal_candidates(roll.who, &mut all);
        if let Some(borrowed) = roll.borrowed {
            self.personal_candidates(borrowed, &mut all);
        }
        if let Some(attack) = roll.attack() {
            self.attack_candidates(&map, roll.who, attack, &mut all);
        }
        all.extend([Overkill::Rescue, Overkill::Dominate, Overkill::Charge, Overkill::Mission]);
        if let Some(rocketeer) = self.field.rocketeer(roll.who) {
            all.extend(rocketeer.items.iter().map(|card| Overkill::Record { card: card.id }));
        }
        all.retain(|option| self.check_overkill_on(&map, roll, option).is_ok());
        all
    }

    /// Every way in which somebody's personal option could be meant.
    pub(crate) fn personal_candidates(&self, owner: Who, all: &mut Vec<Overkill>) {
        let crew = || self.field.rocketeers.iter().map(|one| one.who);
        match owner {
            Who::Captain => all.extend(crew().map(|who| Overkill::Command { who })),
            Who::FirstOfficer => all.extend(crew().map(|who| Overkill::MoveOut { who })),
            Who::Doctor => all.extend(crew().map(|patient| Overkill::Sawbones { patient })),
            Who::Professor => {
                let map = self.map();
                for at in self.field.tile_ids() {
                    for toward in map.steps(Way::Tiles, at).filter(|toward| *toward > at) {
                        all.extend([false, true].map(|lock| Overkill::Override { at, toward, lock }));
                    }
                }
            }
            Who::Chief => {
                all.extend(
                    self.targets().into_iter().map(|target| Overkill::Strafe { target, weapon: None }),
                );
            }
            Who::Yeoman => {
                all.extend(self.field.aliens.iter().map(|alien| Overkill::Sway { alien: alien.id }));
            }
        }
    }

    fn attack_candidates(&self, map: &Geometry, who: Who, attack: &Attack, all: &mut Vec<Overkill>) {
        let aliens = || self.field.aliens.iter();
        let of = |kind: AlienType| aliens().filter(move |alien| alien.kind == kind).map(|alien| alien.id);
        match attack.item {
            Item::AtomicRifle => {
                for alien in aliens().map(|alien| alien.id) {
                    let ways = self.shoves(map, alien).into_iter();
                    all.extend(ways.map(|(_, to)| Overkill::Dislodge { alien, to }));
                }
            }
            Item::RayGun => {
                let steps = map.steps(Way::Step, self.tile_of(who));
                all.extend(steps.map(|to| Overkill::HitAndRun { to }));
            }
            Item::AirKnife => all.push(Overkill::Extract),
            Item::DemoCharge => {
                all.extend(self.targets().into_iter().map(|target| Overkill::Shrapnel { target }))
            }
            Item::FlameGun => all.extend(aliens().map(|alien| Overkill::Terror { alien: alien.id })),
            Item::ProtonBlade => {
                all.extend(self.targets().into_iter().map(|target| Overkill::Slash { target: Some(target) }));
                all.push(Overkill::Slash { target: None });
            }
            Item::SonicShotgun => all.extend(aliens().map(|alien| Overkill::Impact { alien: alien.id })),
            _ => {}
        }
        all.extend(of(AlienType::Bug).map(|bug| Overkill::Exterminate { bug }));
        all.extend(of(AlienType::SpaceLeech).map(|leech| Overkill::Revulsion { leech }));
        let psychic = of(AlienType::Leader).chain(of(AlienType::Saucerman));
        all.extend(psychic.map(|alien| Overkill::PsychicScream { alien }));
        all.extend([Overkill::PsychicBurst, Overkill::Stagger, Overkill::Rupture]);
    }
}
