//! SC-16, SC-17, SC-18: Step 7, from reinforcements to Nemesis.

use crate::content::{NemesisEntry, Ship, SpecialRule};
use crate::enemies::{Action, Scene, Stop, escort_bonus, satellite_damage};
use crate::event::Event;
use crate::fate::{Chooser, Need};
use crate::map::Map;
use crate::oracle::Oracle;
use crate::speech::ShipName;
use crate::state::CrystalState;
use crate::stations::helm::enemy_damage_modifier;
use crate::task::{Answered, Question, Task};
use crate::{Equipment, Object, Source, SpaceCadets, Square, Station};
use table::{Audience, GameTime, Story};

impl SpaceCadets {
    /// The profile of something that acts.
    pub(crate) fn profile(&self, object: Object) -> &Ship {
        let content = self.content();
        match object {
            Object::Enemy(ship) => content.ships.get(usize::from(ship)).unwrap_or(&content.nemesis),
            Object::Crystal(_) => &content.omega,
            Object::Nemesis => &content.nemesis,
        }
    }

    fn scene<'a>(&self, content: &'a crate::content::Content, map: &'a Map) -> Scene<'a> {
        let pod = self.crystals.first().filter(|pod| pod.state == CrystalState::Free).map(|pod| pod.at);
        Scene {
            content,
            map,
            ship: self.ship.at,
            facing: self.ship.facing,
            modifier: enemy_damage_modifier(
                &content.helm,
                &content.helm.modifiers,
                self.ship.speed,
                self.helm.evade,
            ),
            cloak: self.sensors.cloaked,
            locks_hold: self.special(SpecialRule::LocksHold),
            pod: pod.filter(|_| self.special(SpecialRule::HeadForPod)),
        }
    }

    /// SC-18.8: a ship of Mission 3 enters.
    pub(crate) fn reinforce(&mut self, story: &mut Story<Event>) {
        let number = usize::from(self.turn.saturating_sub(1));
        let Some(berth) = self.mission().reinforcements.get(number).cloned() else { return };
        let Some(ship) = self.draw_ship(&berth) else { return };
        let map = self.map();
        let at = map.outside_corner(map.tile_of(self.ship.at));
        self.place_enemy(ship, at, true, story);
        if let Some(enemy) = self.enemy_mut(ship) {
            enemy.arrived = true;
        }
    }

    /// SC-18.10: captured satellites fire, one after another.
    pub(crate) fn satellites_fire(
        &mut self,
        from: u8,
        target: Option<u8>,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        let next = (from..).zip(self.crystals.iter().skip(from.into()));
        let ours =
            next.filter(|(_, crystal)| crystal.state == CrystalState::Ours).map(|(n, c)| (n, c.at)).next();
        let Some((number, square)) = ours else { return };
        let target = match target {
            Some(target) => Some(target),
            None => {
                let range = u16::from(self.content().omega.range);
                let reach = |at: Square| square.distance(at) <= range && !self.blocked(square, at);
                let options: Vec<u8> =
                    self.enemies.iter().filter(|enemy| reach(enemy.at)).map(|enemy| enemy.ship).collect();
                let question = Question::Satellite { crystal: number, options: options.clone() };
                match self.ask(Station::Captain, question, Task::Satellites { from: number }, at) {
                    Some(pick) => options.get(usize::from(pick)).copied(),
                    None if self.ask.is_some() => return,
                    None => None,
                }
            }
        };
        self.first([Task::Satellites { from: number + 1 }]);
        let Some(ship) = target else { return };
        let roll = self.roll();
        story.uncover();
        let damage = satellite_damage(roll);
        story.tell(Audience::All, Event::SatelliteHits { ship: ShipName(ship), damage });
        if self.damage_enemy(ship, damage, story) > 0
            && let Some(enemy) = self.enemy_mut(ship)
        {
            enemy.locked = true;
        }
    }

    /// What an enemy's shields absorb in a turn (SC-11.7, SC-11.11, SC-18.11).
    pub(crate) fn enemy_shields(&self, ship: u8) -> u8 {
        let Some(enemy) = self.enemy(ship) else { return 0 };
        let profile = self.profile(Object::Enemy(ship));
        let mother = self.mission().mother_ship.as_ref().filter(|mother| mother.ship == profile.id);
        let own = match mother {
            Some(mother) => {
                mother.shields.saturating_sub(mother.less_per_cache.saturating_mul(self.goals.captured))
            }
            None => profile.shields,
        };
        let others = self.enemies.iter().filter(|other| other.ship != ship);
        let others = others.map(|other| (self.profile(Object::Enemy(other.ship)), other.at));
        own.saturating_add(escort_bonus(enemy.at, others))
    }

    /// Damage to an enemy: its shields absorb first. Says what came through.
    pub(crate) fn damage_enemy(&mut self, ship: u8, amount: u8, story: &mut Story<Event>) -> u8 {
        let shields = self.enemy_shields(ship);
        let hull = self.profile(Object::Enemy(ship)).hull.unwrap_or(u8::MAX);
        let Some(enemy) = self.enemy_mut(ship) else { return 0 };
        let left = enemy.shields.get_or_insert(shields);
        let absorbed = amount.min(*left);
        *left -= absorbed;
        let through = amount - absorbed;
        enemy.damage = enemy.damage.saturating_add(through);
        let destroyed = enemy.damage >= hull;
        if through > 0 {
            story.tell(Audience::All, Event::EnemyDamaged { ship: ShipName(ship), damage: through });
        }
        if destroyed {
            self.destroy(ship, story);
        }
        through
    }

    /// SC-4.8: the Decoy Buoy.
    pub(crate) fn drop_decoy(&mut self, story: &mut Story<Event>) {
        let content = self.setup.content.clone();
        let map = self.map();
        let scene = self.scene(&content, &map);
        let hold = scene.locks_hold;
        let far: Vec<u8> = self
            .enemies
            .iter()
            .filter(|enemy| scene.decoyed(self.profile(Object::Enemy(enemy.ship)), enemy.at))
            .map(|enemy| enemy.ship)
            .collect();
        for enemy in self.enemies.iter_mut().filter(|enemy| far.contains(&enemy.ship)) {
            enemy.decoyed = true;
            if enemy.locked && !hold {
                enemy.locked = false;
                story.tell(Audience::All, Event::EnemyLostLock { ship: ShipName(enemy.ship) });
            }
        }
    }

    /// Those that have not acted in this Step 7.
    fn still_to_act(&self) -> Vec<Object> {
        let enemies = self.enemies.iter().filter(|enemy| !enemy.acted).map(|enemy| Object::Enemy(enemy.ship));
        let satellites = self.special(SpecialRule::Satellites);
        let crystals = (0u8..).zip(&self.crystals);
        let crystals =
            crystals.filter(|(_, one)| satellites && one.state == CrystalState::Free && !one.acted);
        enemies.chain(crystals.map(|(number, _)| Object::Crystal(number))).collect()
    }

    /// SC-16.1: the next of the enemies acts, in the order that the crew likes.
    pub(crate) fn next_enemy(&mut self, chosen: Option<Object>, at: GameTime, story: &mut Story<Event>) {
        let options = self.still_to_act();
        let object = match chosen {
            Some(object) => object,
            None => {
                let question = Question::Order { options: options.clone() };
                match self.ask(Station::Captain, question, Task::NextEnemy, at) {
                    Some(pick) => options[usize::from(pick)],
                    None => return,
                }
            }
        };
        self.first([Task::NextEnemy]);
        let profile = self.profile(object).clone();
        let action = match object {
            Object::Enemy(ship) => {
                let scouts = self.scout_in_supply().is_some();
                let Some(enemy) = self.enemy_mut(ship) else { return };
                enemy.acted = true;
                let mut action = Action::new(&profile, enemy.at, enemy.locked, enemy.damage);
                if enemy.arrived {
                    action = action.arrived();
                }
                if enemy.decoyed {
                    action = action.decoyed();
                }
                if enemy.launched || !scouts {
                    action = action.launched();
                }
                action
            }
            Object::Crystal(number) => {
                let Some(crystal) = self.crystals.get_mut(usize::from(number)) else { return };
                crystal.acted = true;
                Action::new(&profile, crystal.at, true, crystal.damage)
            }
            Object::Nemesis => return,
        };
        self.act(object, Box::new(action), Answered::default(), at, story);
    }

    /// What the rules ask somebody in the middle of an action.
    fn ask_about(&mut self, need: Need, object: Object, task: Task, at: GameTime) {
        let question = match need {
            Need::Side(Chooser::Captain, options) => Question::Side { source: Source::Enemy, options },
            Need::Side(Chooser::Shields, options) => Question::Diagonal { object, options },
            Need::Way(options) => Question::Move { object, options },
            Need::Die(_) | Need::Reveal(_) => return,
        };
        let station = match question {
            Question::Diagonal { .. } => Station::Shields,
            _ => Station::Captain,
        };
        // The evaluators settle questions with one answer themselves.
        let _ = self.ask(station, question, task, at);
    }

    /// An enemy acts as far as it can.
    pub(crate) fn act(
        &mut self,
        object: Object,
        mut action: Box<Action>,
        answered: Answered,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        let content = self.setup.content.clone();
        let map = self.map();
        let scene = self.scene(&content, &map);
        let profile = self.profile(object).clone();
        let mut shields = self.shields.strength;
        let mut oracle = Oracle::new(&mut self.dice);
        oracle.side = answered.side;
        oracle.way = answered.way;
        let acted = action.advance(&scene, &profile, &mut shields, &mut oracle);
        if oracle.rolled {
            story.uncover();
        }
        self.shields.strength = shields;
        match acted {
            Err(Stop::Needs(need)) => self.ask_about(need, object, Task::Act { object, action }, at),
            Ok(()) | Err(_) => self.acted(object, &action, story),
        }
    }

    /// What an action leaves behind.
    fn acted(&mut self, object: Object, action: &Action, story: &mut Story<Event>) {
        let mut tasks = Vec::new();
        if let Object::Enemy(ship) = object {
            let name = ShipName(ship);
            let Some(enemy) = self.enemy_mut(ship) else { return };
            let (before, had_lock) = (enemy.at, enemy.locked);
            enemy.at = action.at;
            enemy.locked = action.locked;
            enemy.damage = action.markers;
            enemy.launched |= action.launches;
            if action.locked && !had_lock {
                story.tell(Audience::All, Event::EnemyLocks { ship: name });
            }
            if !action.path.is_empty() {
                story.tell(Audience::All, Event::EnemyMoves { ship: name, at: action.at });
            }
            if had_lock && !action.locked {
                story.tell(Audience::All, Event::EnemyLostLock { ship: name });
            }
            if action.launches {
                tasks.push(Task::Launch { ship, at: before });
            }
            if let Some(hit) = &action.hit {
                story.tell(
                    Audience::All,
                    Event::EnemyFires { ship: name, side: hit.side, damage: hit.amount },
                );
            }
            if action.destroyed {
                self.destroy(ship, story);
            }
        } else if let Some(hit) = &action.hit {
            story.tell(Audience::All, Event::SatelliteFires { side: hit.side, damage: hit.amount });
        }
        if let Some(hit) = action.hit {
            tasks.push(self.came_through(&hit, story));
        }
        if action.jams {
            tasks.push(Task::LoseLock);
        }
        if action.pod_hit && !action.destroyed {
            self.hit_pod(self.mission().pod_damage, story);
        }
        self.first(tasks);
    }

    /// A Scout that is not on the map (SC-16.10).
    fn scout_in_supply(&self) -> Option<u8> {
        let ships = (0u8..).zip(&self.content().ships);
        let mut scouts = ships.filter(|(_, ship)| ship.name == "scout").map(|(number, _)| number);
        scouts.find(|number| self.enemy(*number).is_none())
    }

    /// SC-16.10: a Carrier's Scout.
    pub(crate) fn launch_scout(
        &mut self,
        carrier: u8,
        from: Square,
        chosen: Option<Square>,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        let beside = crate::Facing::ALL.iter().map(|facing| from.beside(*facing));
        let options: Vec<Square> = beside.filter(|square| self.scanned(*square)).collect();
        let square = match chosen {
            Some(square) => square,
            None => {
                let question = Question::Scout { ship: carrier, options: options.clone() };
                match self.ask(Station::Captain, question, Task::Launch { ship: carrier, at: from }, at) {
                    Some(pick) => options[usize::from(pick)],
                    None => return,
                }
            }
        };
        let Some(scout) = self.scout_in_supply() else { return };
        self.wrecks.retain(|wreck| *wreck != scout);
        self.place_enemy(scout, square, false, story);
        if let Some(enemy) = self.enemy_mut(scout) {
            enemy.counts = false;
            enemy.acted = true;
        }
    }

    /// SC-17: Nemesis, last of all.
    pub(crate) fn nemesis_acts(
        &mut self,
        action: Option<Box<Action>>,
        answered: Answered,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        if self.nemesis.destroyed {
            return;
        }
        let mut nemesis = crate::nemesis::Nemesis { marker: self.nemesis.marker, at: self.nemesis.at };
        let content = self.setup.content.clone();
        let map = self.map();
        let Some(mut action) = action.or_else(|| nemesis.action(&content.nemesis).map(Box::new)) else {
            let entry = match self.mission().nemesis_entry {
                NemesisEntry::Start => self.ship.start,
                NemesisEntry::OutsideCorner => map.outside_corner(map.tile_of(self.ship.at)),
            };
            let enters = nemesis.approach(entry);
            self.nemesis.marker = nemesis.marker;
            self.nemesis.at = nemesis.at;
            story.tell(
                Audience::All,
                if enters {
                    Event::NemesisEnters { at: entry }
                } else {
                    Event::NemesisMarker { marker: nemesis.marker }
                },
            );
            return;
        };
        let scene = self.scene(&content, &map);
        let mut shields = self.shields.strength;
        let mut oracle = Oracle::new(&mut self.dice);
        oracle.side = answered.side;
        oracle.way = answered.way;
        let acted = nemesis.advance(&mut action, &scene, &content.nemesis, &mut shields, &mut oracle);
        if oracle.rolled {
            story.uncover();
        }
        self.shields.strength = shields;
        if let Err(Stop::Needs(need)) = acted {
            self.ask_about(need, Object::Nemesis, Task::Nemesis { action: Some(action) }, at);
            return;
        }
        self.nemesis.marker = nemesis.marker;
        self.nemesis.at = nemesis.at;
        if !action.path.is_empty() {
            story.tell(Audience::All, Event::NemesisMoves { at: action.at });
        }
        story.tell(Audience::All, Event::NemesisMarker { marker: nemesis.marker });
        if let Some(hit) = action.hit {
            story.tell(Audience::All, Event::NemesisFires { side: hit.side, damage: hit.amount });
            let cards = self.came_through(&hit, story);
            self.first([cards]);
        }
    }

    /// Whether the Captain has played a card this turn.
    pub(crate) fn has_played(&self, card: Equipment) -> bool {
        self.captain.played == Some(card)
    }
}
