//! Sensors: targets, target cards, the bag, and what points buy (SC-8). A lump is felt with three touches; what it is the officer
//! then knows but for the look-alikes, which she takes for each other now and then.

use super::captain::Need;
use super::crewmate::Wish;
use super::skill::{Skill, percent};
use crate::command::{Command, Object};
use crate::content::{KillWay, SensorsData};
use crate::{Advanced, Column, Lock, Slot, SpaceCadets, Spend, System};
use table::{Dice, GameTime};

/// Targets further away than this are not worth a slot.
const REACH: u16 = 9;
/// Cells along a side of a shape.
const SIDE: usize = 5;

/// What should lie in the slots, the most wanted first.
fn wanted(game: &SpaceCadets, need: &Need) -> Vec<Object> {
    let crystal = need.crystal.filter(|(_, far)| need.capture && *far <= REACH).map(|(object, _)| object);
    let mut foes: Vec<(Object, u16)> = need.foes.iter().copied().filter(|(_, far)| *far <= REACH).collect();
    foes.sort_by_key(|(object, far)| {
        (
            need.kill.is_none() || need.prey != Some(*object),
            game.lock_on(*object) == Lock::None,
            *far,
            *object,
        )
    });
    crystal.into_iter().chain(foes.into_iter().map(|(object, _)| object)).take(3).collect()
}

/// Whether the ship had better be cloaked (SC-19.3): it takes two finds and all Locks, so only a crew that is under fire and neither
/// catches nor shoots, or has nothing left to do but to jump, hides.
fn hides(game: &SpaceCadets, need: &Need, skill: Skill) -> bool {
    let under_fire = game.enemies.iter().filter(|one| one.at.distance(game.ship.at) <= REACH).count();
    game.setup.uses(Advanced::Cloak)
        && skill.tells >= 70
        && game.sensors.cards.len() >= 2
        && !need.capture
        && (game.may_leave() || (game.energy(System::Weapons) == 0 && game.energy(System::Tractor) == 0))
        && under_fire >= 1
        && !need.foes.is_empty()
}

/// Targets and target cards of Step 2.
pub(super) fn targets(game: &SpaceCadets, skill: Skill) -> Vec<Command> {
    let need = Need::of(game);
    let wanted = wanted(game, &need);
    let mut slots: [Option<(Object, Lock)>; 3] =
        game.sensors.slots.map(|slot| slot.map(|slot| (slot.target, slot.lock)));
    let mut commands = Vec::new();
    for object in &wanted {
        if slots.iter().flatten().any(|(held, _)| held == object) {
            continue;
        }
        let free = slots.iter().position(Option::is_none);
        let idle = || slots.iter().position(|slot| slot.is_some_and(|(held, _)| !wanted.contains(&held)));
        let Some(place) = free.or_else(idle) else { continue };
        slots[place] = Some((*object, Lock::None));
        commands.push(Command::Target { slot: Slot::ALL[place], object: Some(*object) });
    }
    // Columns by use: a lock on what is wanted first, a spare card for it, then locks on the rest, then stronger ones.
    let mut columns = Vec::new();
    let tractor = game.energy(System::Tractor) > 0;
    let armed = game.energy(System::Weapons) > 0;
    for (rank, object) in wanted.iter().enumerate() {
        let Some(place) = slots.iter().position(|slot| slot.is_some_and(|(held, _)| held == *object)) else {
            continue;
        };
        let lock = slots[place].map_or(Lock::None, |(_, lock)| lock);
        let column = Column::ALL[place];
        let crystal = matches!(object, Object::Crystal(_)) && need.capture;
        let of_use = if crystal { tractor || rank == 0 } else { armed };
        let hunted = matches!(object, Object::Enemy(ship) if game.enemy(*ship).is_some_and(|one| one.locked));
        match lock {
            // Only a Superlock will do, and it lasts for the turn in which it was gained.
            Lock::None | Lock::Lock
                if need.kill == Some(KillWay::LastSection) && need.prey == Some(*object) =>
            {
                columns.extend([(0, column); 4]);
            }
            Lock::None if of_use => columns.extend([(rank, column), (rank + 2, column), (rank + 5, column)]),
            Lock::Lock if of_use => columns.extend([(rank + 3, column), (rank + 3, column)]),
            _ => {}
        }
        if hunted {
            columns.push((rank + 2, column));
        }
    }
    columns.sort_by_key(|(rank, column)| (*rank, *column));
    if hides(game, &need, skill) {
        columns = [(0, Column::Cloak); 2].into_iter().chain(columns).collect();
    }
    let hidden = game.board.faces.iter().any(Option::is_none);
    let rest = match columns.first() {
        Some((_, column)) if !hidden => *column,
        _ => Column::Scan,
    };
    let columns = columns.into_iter().map(|(_, column)| column).chain(std::iter::repeat(rest));
    let cards = 0..game.sensors.cards.len() as u8;
    commands
        .extend(cards.zip(columns).map(|(card, column)| Command::LayTarget { card, column: Some(column) }));
    commands
}

/// What the points of Step 4 are spent on, as far as they go.
pub(super) fn spending(game: &SpaceCadets) -> Vec<Command> {
    let mut commands = Vec::new();
    for slot in Slot::ALL.iter().filter(|slot| game.sensors.points[slot.index()] > 0) {
        let ways = [Spend::Superlock, Spend::Upgrade, Spend::Lock, Spend::Upgrade];
        commands.extend(ways.map(|on| Command::SpendPoints { slot: *slot, on }));
        let hunted = game.slot(*slot).is_some_and(
            |held| matches!(held.target, Object::Enemy(ship) if game.enemy(ship).is_some_and(|one| one.locked)),
        );
        if hunted {
            commands.push(Command::SpendPoints { slot: *slot, on: Spend::Break });
        }
    }
    // A tile that matters to the mission, near the ship.
    let hidden = game.mission().tiles.iter().zip(&game.board.faces).filter(|(_, face)| face.is_none());
    let best = hidden.min_by_key(|(tile, _)| (!tile.crystal, game.centre_of(tile.at).distance(game.ship.at)));
    if let Some((tile, _)) = best.filter(|_| game.sensors.points[3] >= game.scan_cost()) {
        commands.push(Command::Scan { tile: tile.at });
    }
    commands
}

type Felt = [[Option<bool>; SIDE]; SIDE];

/// What the officer remembers of the bag in one step.
#[derive(Default)]
pub(super) struct Bag {
    believed: Vec<Option<u8>>,
    done: Vec<bool>,
    /// The lump under the finger.
    under: Option<usize>,
    last: Option<(GameTime, (u16, u16))>,
}

fn turned(shape: &SensorsData, number: usize, turn: usize, x: usize, y: usize) -> bool {
    let (x, y) = match turn {
        0 => (x, y),
        1 => (y, SIDE - 1 - x),
        2 => (SIDE - 1 - x, SIDE - 1 - y),
        _ => (SIDE - 1 - y, x),
    };
    let row = shape.shapes.get(number).and_then(|shape| shape.rows.get(y));
    row.and_then(|row| row.as_bytes().get(x)) == Some(&b'#')
}

/// Cells in which two shapes differ when one is turned as well as can be.
fn unlike(data: &SensorsData, one: usize, other: usize) -> usize {
    let differ = |turn| {
        let cells = (0..SIDE * SIDE).map(|cell| (cell % SIDE, cell / SIDE));
        cells.filter(|(x, y)| turned(data, one, 0, *x, *y) != turned(data, other, turn, *x, *y)).count()
    };
    (0..4).map(differ).min().unwrap_or(0)
}

/// The shape that is most like this one.
fn look_alike(data: &SensorsData, shape: usize) -> usize {
    let others = (0..data.shapes.len()).filter(|other| *other != shape);
    others.min_by_key(|other| (unlike(data, shape, *other), *other)).unwrap_or(shape)
}

/// The shape that was felt.
fn recognised(data: &SensorsData, felt: &Felt) -> Option<usize> {
    let fits = |number: usize, turn: usize| {
        (0..SIDE * SIDE).all(|cell| {
            let (x, y) = (cell % SIDE, cell / SIDE);
            felt[y][x].is_none_or(|solid| solid == turned(data, number, turn, x, y))
        })
    };
    (0..data.shapes.len()).find(|number| (0..4).any(|turn| fits(*number, turn)))
}

/// What the finger has just felt of a lump.
fn felt(game: &SpaceCadets, data: &SensorsData, under: usize) -> Felt {
    let pitch = usize::from(data.pitch / 100).max(1);
    let row = usize::from(data.row).max(1);
    let mut felt: Felt = [[None; SIDE]; SIDE];
    for touch in &game.touched() {
        for index in 0..9usize {
            if touch.felt >> index & 1 == 0 {
                continue;
            }
            let x = (usize::from(touch.x / 100) + index % 3).checked_sub(1);
            let y = (usize::from(touch.y / 100) + index / 3).checked_sub(1);
            let (Some(x), Some(y)) = (x, y) else { continue };
            let lump = y / pitch * row + x / pitch;
            let (x, y) = (x % pitch, y % pitch);
            if lump == under && x < SIDE && y < SIDE {
                felt[y][x] = Some(touch.solid >> index & 1 == 1);
            }
        }
    }
    felt
}

impl Bag {
    /// What the officer does next.
    pub(super) fn next(&mut self, game: &SpaceCadets, now: GameTime, skill: Skill, dice: &mut Dice) -> Wish {
        let data = &game.content().sensors;
        let bag = &game.sensors.bag;
        let count = bag.len();
        self.believed.resize(count, None);
        self.done.resize(count, false);
        let free = game.free_targets();
        if game.sensors.in_hand.is_some() {
            return free.last().map_or(Wish::Done, |card| Wish::Do(Command::Block { card: *card }, 400));
        }
        if free.is_empty() {
            return Wish::Done;
        }
        if let Some(lump) = self.under.take().filter(|lump| *lump < count) {
            self.done[lump] = true;
            self.believed[lump] = recognised(data, &felt(game, data, lump)).map(|shape| {
                let told = percent(dice, skill.tells);
                (if told { shape } else { look_alike(data, shape) }) as u8
            });
        }
        let wants = |shape: u8| {
            free.iter().any(|card| {
                game.sensors.cards.get(usize::from(*card)).is_some_and(|card| card.shape == shape)
            })
        };
        let there = |lump: &usize| !bag[*lump].pulled;
        // What was recognised is pulled as soon as a card asks for it.
        let known = (0..count).filter(there).find(|lump| self.believed[*lump].is_some_and(wants));
        if let Some(lump) = known {
            return Wish::Do(Command::Pull { lump: lump as u8 }, 400);
        }
        let mut order = (0..count).map(|place| serpentine(place, data.row.into(), count));
        let Some(lump) = order.find(|lump| there(lump) && !self.done[*lump]) else {
            // Everything was felt: then it must be the one that is so like it.
            let alike = |lump: &usize| {
                self.believed[*lump].is_some_and(|shape| wants(look_alike(data, shape.into()) as u8))
            };
            return match (0..count).filter(there).find(alike) {
                Some(lump) => Wish::Do(Command::Pull { lump: lump as u8 }, 400),
                None => Wish::Done,
            };
        };
        let (left, top) = (
            (lump % usize::from(data.row).max(1)) as u16 * data.pitch,
            (lump / usize::from(data.row).max(1)) as u16 * data.pitch,
        );
        // Three touches tell every shape and turn from every other.
        let path = vec![(left + 150, top + 150), (left + 350, top + 150), (left + 350, top + 350)];
        if let Some((when, from)) = self.last {
            let mut length = 0;
            let mut last = from;
            for place in &path {
                let (dx, dy) = (u64::from(last.0.abs_diff(place.0)), u64::from(last.1.abs_diff(place.1)));
                length += (dx * dx + dy * dy).isqrt();
                last = *place;
            }
            let ready = when + (length * 1_000 / u64::from(data.finger_speed.max(1)) + 80);
            if now < ready {
                return Wish::Until(ready);
            }
        }
        self.under = Some(lump);
        self.last = path.last().map(|place| (now, *place));
        Wish::Do(Command::Feel { path }, skill.lump)
    }
}

/// The finger goes along one row and back along the next.
fn serpentine(place: usize, row: usize, count: usize) -> usize {
    let row = row.max(1);
    let (line, column) = (place / row, place % row);
    let lump = if line % 2 == 0 { place } else { line * row + (row - 1 - column) };
    lump.min(count.saturating_sub(1))
}
