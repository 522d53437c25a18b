//! SC-6.6: the flight of Step 4, and a Blink's arrival (SC-19.7).

use crate::content::SpecialRule;
use crate::event::Event;
use crate::fate::Need;
use crate::map::{Arrival, Map, blocked};
use crate::oracle::Oracle;
use crate::speech::ShipName;
use crate::stations::helm::{Flight, Hazards, Pose};
use crate::task::{Question, Task};
use crate::{Equipment, Facing, Side, Source, SpaceCadets, Square, Station};
use table::{Audience, GameTime, Story};

impl SpaceCadets {
    /// The sector as it lies now.
    pub(crate) fn map(&self) -> Map {
        let content = self.content();
        let mission = self.mission();
        let mut map = Map::of_tiles(mission.cols, mission.rows, content.map.tile);
        for (tile, face) in mission.tiles.iter().zip(&self.board.faces) {
            match face.and_then(|face| content.map.faces.get(usize::from(face))) {
                Some(face) => map.reveal(tile.at, face),
                None => map.hide(tile.at),
            }
        }
        map
    }

    /// The middle square of a tile, scanned or not.
    pub(crate) fn centre_of(&self, tile: (u8, u8)) -> Square {
        Map::new(0, 0, self.content().map.tile).centre_of(tile)
    }

    /// SC-7.3: whether a shot or beam is blocked.
    pub(crate) fn blocked(&self, from: Square, to: Square) -> bool {
        blocked(&self.map(), from, to)
    }

    /// The flight goes on as far as it can; the side answers what the Captain was asked.
    pub(crate) fn fly(&mut self, side: Option<Side>, at: GameTime, story: &mut Story<Event>) {
        let content = self.setup.content.clone();
        let pose = Pose { at: self.ship.at, facing: self.ship.facing, speed: self.ship.speed };
        let strength = self.shields.strength;
        let mut flight = self.helm.flight.take().unwrap_or_else(|| Box::new(Flight::new(pose, strength)));
        let numbers: Vec<u8> =
            self.helm.plan.iter().flatten().filter_map(|card| self.card_number(*card)).collect();
        let plan: Vec<_> =
            numbers.iter().filter_map(|number| content.helm.cards.get(usize::from(*number))).collect();
        let dampers = self.captain.played == Some(Equipment::InertialDampers);
        let hazards = Hazards::of(&self.effects(), dampers);
        let mut side = side;
        let mut placed = Vec::new();
        loop {
            let map = self.map();
            let mut oracle = Oracle::new(&mut self.dice);
            oracle.side = side.take();
            let flown = flight.advance(&content, &map, &plan, hazards, &mut oracle);
            if oracle.rolled {
                story.uncover();
            }
            match flown {
                Err(Need::Reveal(square)) => match (self.tile_of(square), self.draw_face()) {
                    (Some(place), Some(face)) => {
                        self.reveal(place, face, story);
                        placed.push(Task::Units { place });
                    }
                    // There is a tile for every place of a mission; the content was checked.
                    _ => break,
                },
                Err(Need::Side(_, options)) => {
                    self.helm.flight = Some(flight);
                    let question = Question::Side { source: Source::Maneuver, options };
                    // More than one answer, so it is always asked.
                    let _ = self.ask(Station::Captain, question, Task::Fly, at);
                    // Units of tiles that were just revealed are placed when the flight is over.
                    self.helm.revealed.extend(placed.iter().filter_map(|task| match task {
                        Task::Units { place } => Some(*place),
                        _ => None,
                    }));
                    return;
                }
                Ok(()) | Err(_) => break,
            }
        }
        let revealed = std::mem::take(&mut self.helm.revealed);
        let mut tasks: Vec<Task> = revealed.into_iter().map(|place| Task::Units { place }).collect();
        tasks.extend(placed);
        self.land(&flight, tasks, story);
    }

    /// SC-6.11: what a flight leaves behind.
    fn land(&mut self, flight: &Flight, mut tasks: Vec<Task>, story: &mut Story<Event>) {
        self.ship.at = flight.pose.at;
        self.ship.facing = flight.pose.facing;
        self.ship.speed = flight.pose.speed;
        self.shields.strength = flight.shields;
        self.helm.evade = flight.evade;
        self.helm.path = flight.path_flown().collect();
        if flight.edge {
            story.tell(Audience::All, Event::EdgeMet {});
        }
        let ship = self.ship;
        story.tell(Audience::All, Event::Flew { at: ship.at, facing: ship.facing, speed: ship.speed });
        self.shake_off(|enemy| flight.frees_from(enemy), story);
        tasks.extend((0..flight.locks_to_discard()).map(|_| Task::LoseLock));
        for hit in flight.hits() {
            tasks.push(self.came_through(&hit, story));
        }
        self.visit_points(story);
        self.first(tasks);
    }

    /// SC-7.4, SC-7.5: enemies lose their lock; in Mission 3 they do not (SC-18.7).
    fn shake_off(&mut self, free: impl Fn(Square) -> bool, story: &mut Story<Event>) {
        if self.special(SpecialRule::LocksHold) {
            return;
        }
        for enemy in self.enemies.iter_mut().filter(|enemy| enemy.locked && free(enemy.at)) {
            enemy.locked = false;
            story.tell(Audience::All, Event::EnemyLostLock { ship: ShipName(enemy.ship) });
        }
    }

    /// SC-19.7: the ship arrives where it blinked to.
    pub(crate) fn blink_on(
        &mut self,
        mut arrival: Box<Arrival>,
        facing: Facing,
        side: Option<Side>,
        at: GameTime,
        story: &mut Story<Event>,
    ) {
        let content = self.setup.content.clone();
        let to = arrival.at;
        let mut tasks = Vec::new();
        let mut side = side;
        loop {
            let map = self.map();
            let mut shields = self.shields.strength;
            let mut oracle = Oracle::new(&mut self.dice);
            oracle.side = side.take();
            let arrived = arrival.advance(&map, &content.damage.random_side, &mut shields, &mut oracle);
            if oracle.rolled {
                story.uncover();
            }
            match arrived {
                Err(Need::Reveal(square)) => match (self.tile_of(square), self.draw_face()) {
                    (Some(place), Some(face)) => {
                        self.reveal(place, face, story);
                        tasks.push(Task::Units { place });
                    }
                    _ => break,
                },
                Err(Need::Side(_, options)) => {
                    // Units are placed first: the question can wait for them.
                    let question = Question::Side { source: Source::Asteroid, options };
                    let _ = self.ask(Station::Captain, question, Task::Blinked { arrival, facing }, at);
                    self.helm.revealed.extend(tasks.iter().filter_map(|task| match task {
                        Task::Units { place } => Some(*place),
                        _ => None,
                    }));
                    return;
                }
                Ok(()) | Err(_) => {
                    self.shields.strength = shields;
                    break;
                }
            }
        }
        let revealed = std::mem::take(&mut self.helm.revealed);
        tasks.extend(revealed.into_iter().map(|place| Task::Units { place }));
        self.ship.at = to;
        self.ship.facing = facing;
        self.helm.path = vec![to];
        story.tell(Audience::All, Event::Blinked { at: to });
        if let Some(shake) = arrival.shake {
            self.shake_off(|enemy| shake.frees_from(enemy), story);
        }
        if arrival.lock_lost {
            tasks.push(Task::LoseLock);
        }
        if let Some(hit) = arrival.hit {
            tasks.push(self.came_through(&hit, story));
        }
        self.visit_points(story);
        self.first(tasks);
    }
}
