//! SC-22: practice, one station alone. A round is that station's own step with a deal made for it: the same commands, the same clock
//! and the same evaluators as in a mission.

use crate::content::Ongoing;
use crate::event::Event;
use crate::fate::Need;
use crate::oracle::Oracle;
use crate::state::{End, PracticeState, SlotState, TubeState};
use crate::stations::helm::{Flight, Hazards, Pose};
use crate::task::Task;
use crate::{Drill, Facing, Lock, Object, PlotCard, SpaceCadets, Square, Station, Step, System};
use table::{Audience, Story};

/// Rounds of a practice: a minute by the standard clock.
pub(crate) const ROUNDS: u8 = 2;
/// The speed of a round of Helm, and its energy for maneuvers.
const SPEED: u8 = 3;
/// The points of reaching the goal, and what each square beside it costs.
const GOAL: (u16, u16) = (5, 2);
/// Torpedoes of a round, to load or to fire.
const TUBES: u8 = 3;
/// The Breach cards of a round.
const BREACH: u8 = 4;
/// The active Flux cards of a round, and the points of claiming another.
const FLUX: (usize, u16) = (4, 2);
/// How often another goal is looked for when the way there leaves the sector.
const TRIES: usize = 20;
/// More questions than a flight of a few cards asks.
const QUESTIONS: usize = 64;

impl SpaceCadets {
    /// Whether this table is a practice of this station.
    pub(crate) fn practises(&self, drill: Drill) -> bool {
        self.setup.practice == Some(drill)
    }

    /// SC-22.1: a sector of the emptiest face that there is, and the first round.
    pub(crate) fn begin_practice(&mut self) {
        let faces = (0u8..).zip(&self.content().map.faces).filter(|(_, face)| face.gravity.is_empty());
        let letters = |rows: &[String], bare: fn(char) -> bool| {
            rows.iter().flat_map(|row| row.chars()).filter(|letter| !bare(*letter)).count()
        };
        // A rift would stand in the way of shots.
        let emptiness = |rows: &[String]| (letters(rows, |at| at != 'R'), letters(rows, |at| at == '.'));
        let empty = faces.min_by_key(|(_, face)| emptiness(&face.rows)).map(|(number, _)| number);
        self.board.faces.iter_mut().for_each(|face| *face = empty);
        self.practice = Some(PracticeState::default());
        self.tasks = vec![Task::Drill];
    }

    /// A round begins: its deal is made, and its step waits for the person to be ready (SC-22.2).
    pub(crate) fn drill(&mut self, story: &mut Story<Event>) {
        let (Some(drill), Some(practice)) = (self.setup.practice, &mut self.practice) else { return };
        practice.earned = 0;
        practice.goal = None;
        self.turn = practice.scores.len() as u16 + 1;
        self.engineering.energy = [0; 7];
        let power = |game: &mut SpaceCadets, system: System, energy: u8| {
            game.engineering.energy[system.index()] = energy;
        };
        match drill {
            Drill::Engineering => {}
            Drill::Helm => {
                power(self, System::Helm, 2);
                self.take_off();
            }
            Drill::Sensors => {
                power(self, System::Sensors, 4);
                self.draw_target_cards();
                self.lay_rest_of_targets();
            }
            Drill::Loading => {
                power(self, System::Weapons, TUBES);
                self.lay_out_tubes();
            }
            Drill::Firing => self.set_up_target(),
            Drill::Shields => {
                power(self, System::Shields, 3);
                self.shields = Default::default();
            }
            Drill::Tractor => power(self, System::Tractor, 4),
            Drill::Jump => {
                power(self, System::Jump, 3);
                let mut cards: Vec<u8> = (0..self.content().jump.cards.len() as u8).collect();
                self.dice.shuffle(&mut cards);
                cards.truncate(FLUX.0);
                cards.sort_unstable();
                self.jump.active = cards;
            }
            Drill::Damage => {
                power(self, System::Repair, 2);
                self.repair.deck = self.content().repair.iter().map(|card| card.count).collect();
            }
            Drill::Core => {
                let place = self.content().core.track.iter().position(|number| *number == BREACH);
                self.core.place = place.unwrap_or(0) as u8;
                self.core.breach = true;
                self.begin_breach(story);
                self.deal_out(story);
            }
        }
        story.uncover();
        let step = match drill {
            Drill::Tractor => Step::Tractor,
            Drill::Firing => Step::Fire,
            Drill::Jump => Step::Jump,
            Drill::Damage => Step::Repair,
            _ => Step::Action,
        };
        // Alone, every station of Step 3 has a part of its own, and the core the last one.
        let station = match drill {
            Drill::Engineering => Some(Station::Engineering),
            Drill::Helm => Some(Station::Helm),
            Drill::Sensors => Some(Station::Sensors),
            Drill::Loading => Some(Station::Weapons),
            Drill::Shields => Some(Station::Shields),
            _ => None,
        };
        let parts = self.parts();
        let part = match (step, station) {
            (Step::Action, Some(station)) => parts.iter().position(|part| part.contains(&station)),
            (Step::Action, None) => parts.len().checked_sub(1),
            _ => None,
        };
        self.first([Task::Enter { step, part: part.unwrap_or(0) as u8 }]);
    }

    /// SC-22.4: the ship stands in the middle of a tile and looks anywhere.
    fn take_off(&mut self) {
        let tiles = self.mission().tiles.len() as u32;
        let place = self.dice.below(tiles) as u8;
        let half = i16::from(self.content().map.tile / 2);
        self.ship.at = self.square_on(place, (half, half));
        self.ship.facing = Facing::ALL[self.dice.below(4) as usize];
        self.ship.speed = SPEED.min(self.content().helm.max_speed);
        self.helm = Default::default();
    }

    /// SC-22.4: once the cards lie open, a square that they reach in some order is the goal.
    pub(crate) fn set_course(&mut self) {
        if !self.practises(Drill::Helm) {
            return;
        }
        let mut cards = self.helm.drawn.clone();
        for _ in 0..TRIES {
            self.dice.shuffle(&mut cards);
            let plan: Vec<u8> = cards.iter().copied().take(self.helm.plan.len()).collect();
            let flight = self.flown(&plan);
            self.captain.goal = Some(flight.pose.at);
            if !flight.edge {
                break;
            }
        }
        if let Some(practice) = &mut self.practice {
            practice.goal = self.captain.goal;
        }
    }

    /// A flight through the sector; whatever it hurts does not matter here.
    fn flown(&mut self, plan: &[u8]) -> Flight {
        let content = self.setup.content.clone();
        let map = self.map();
        let pose = Pose { at: self.ship.at, facing: self.ship.facing, speed: self.ship.speed };
        let cards: Vec<_> =
            plan.iter().filter_map(|number| content.helm.cards.get(usize::from(*number))).collect();
        let hazards = Hazards::of(&[] as &[Ongoing], true);
        let mut flight = Flight::new(pose, [0; 4]);
        let mut side = None;
        for _ in 0..QUESTIONS {
            let mut oracle = Oracle::new(&mut self.dice);
            oracle.side = side.take();
            match flight.advance(&content, &map, &cards, hazards, &mut oracle) {
                Err(Need::Side(_, options)) => side = options.first().copied(),
                _ => break,
            }
        }
        flight
    }

    /// SC-22.7: a target in range, with a Lock, and loaded tubes.
    fn set_up_target(&mut self) {
        self.weapons = Default::default();
        self.weapons.tubes = vec![TubeState { seeker: false, loaded: true, fired: false }; TUBES.into()];
        let tile = i16::from(self.content().map.tile);
        let mission = self.mission();
        let (width, height) = (i16::from(mission.cols) * tile, i16::from(mission.rows) * tile);
        let reach = u16::from(self.content().weapons.max_range);
        let squares = (0..height).flat_map(|y| (0..width).map(move |x| Square(x, y)));
        let near: Vec<Square> = squares
            .filter(|at| self.in_sector(*at) && (1..=reach).contains(&self.ship.at.distance(*at)))
            .collect();
        let pick = self.dice.below(near.len() as u32) as usize;
        self.nemesis.at = near.get(pick).copied();
        self.nemesis.torpedo_damage = 0;
        self.sensors.slots = [Some(SlotState { target: Object::Nemesis, lock: Lock::Lock }), None, None];
    }

    /// The clock of a round has ended, or its work is done: what it is worth (SC-22.3 to SC-22.12), and what comes next.
    pub(crate) fn end_round(&mut self, story: &mut Story<Event>) {
        let Some(drill) = self.setup.practice else { return };
        let points = self.points_of(drill, story);
        let Some(practice) = &mut self.practice else { return };
        practice.scores.push(points);
        let round = practice.scores.len() as u8;
        story.tell(Audience::All, Event::RoundScored { round, points });
        story.uncover();
        if round >= ROUNDS {
            self.over(End::Practised, story);
        } else {
            self.first([Task::Drill]);
        }
    }

    fn points_of(&mut self, drill: Drill, story: &mut Story<Event>) -> u16 {
        match drill {
            Drill::Engineering => {
                self.count_icons();
                self.engineering.icons.iter().map(|icons| u16::from(*icons)).sum()
            }
            Drill::Helm => {
                self.fill_plan(story);
                let plan = self.helm.plan.clone();
                let numbers: Vec<u8> =
                    plan.into_iter().flatten().filter_map(|card: PlotCard| self.card_number(card)).collect();
                let flight = self.flown(&numbers);
                self.helm.path = flight.path_flown().collect();
                self.ship.at = flight.pose.at;
                self.ship.facing = flight.pose.facing;
                let goal = self.practice.as_ref().and_then(|practice| practice.goal);
                goal.map_or(0, |goal| {
                    GOAL.0.saturating_sub(GOAL.1.saturating_mul(goal.distance(flight.pose.at)))
                })
            }
            Drill::Sensors => {
                self.sensors.touches.clear();
                let found = self.sensors.cards.iter().filter(|card| card.covered == Some(card.shape)).count();
                self.sensors.bag.clear();
                self.sensors.in_hand = None;
                found as u16
            }
            Drill::Loading => {
                self.count_loaded(story);
                self.weapons.cards.iter().filter(|card| card.full).count() as u16
            }
            Drill::Firing => {
                self.settle_shot(story);
                self.weapons.friction = 0;
                self.weapons.shots.iter().map(|shot| u16::from(shot.damage)).sum()
            }
            Drill::Shields => {
                self.raise_shields(story);
                self.shields.strength.iter().map(|points| u16::from(*points)).sum()
            }
            Drill::Tractor => {
                self.end_tractor(story);
                self.practice.as_ref().map_or(0, |practice| practice.earned)
            }
            Drill::Jump => {
                let dice = self.jump.dice.unwrap_or_default();
                let alike = |number: u8| dice.iter().filter(|die| **die == number).count() as u16;
                let most = (1..=6).map(alike).max().unwrap_or(0);
                self.jump.settled = true;
                self.jump.stack.clear();
                most + if self.jump.active.len() > FLUX.0 { FLUX.1 } else { 0 }
            }
            Drill::Damage => {
                let result = self.stop_repair(story);
                self.end_repair();
                u16::from(result.successes).saturating_sub(result.failures.into())
            }
            Drill::Core => {
                let left = self.core_left();
                self.core.breach = false;
                self.core.deck.clear();
                self.core.holder = None;
                BREACH.saturating_sub(left).into()
            }
        }
    }
}
