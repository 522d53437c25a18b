//! SC-8: targets, target cards, the bag, and what points buy.

use crate::content::{Content, Ongoing};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::speech::ShipName;
use crate::state::{Lump, SlotState, Stage, TargetCard, Wait};
use crate::task::Task;
use crate::{Advanced, Column, Lock, Object, Slot, SpaceCadets, Spend, Station, System};
use serde::Serialize;
use table::{Audience, GameTime, Seat, Story};

/// What the fingertip feels at a place: nine cells around it, row by row from the top left, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Touch {
    /// Where, in hundredths of a cell.
    pub x: u16,
    /// Where, in hundredths of a cell.
    pub y: u16,
    /// Which of the cells are within reach.
    pub felt: u16,
    /// Which of these are solid.
    pub solid: u16,
    /// Which of the sixteen cells around those nine are within reach, row by row from the top left; none but at a table with hints.
    pub outer_felt: u16,
    /// Which of these are solid.
    pub outer_solid: u16,
}

/// How far a fingertip reaches that is helped, in hundredths of a cell (SC-21.17).
pub(crate) const HELPED_FINGER: u16 = 140;

/// Whether a cell of the bag is solid.
fn solid(content: &Content, bag: &[Lump], cell: (i32, i32)) -> bool {
    let sensors = &content.sensors;
    let pitch = i32::from(sensors.pitch) / 100;
    let (column, row) = (cell.0.div_euclid(pitch), cell.1.div_euclid(pitch));
    if column < 0 || row < 0 || column >= i32::from(sensors.row) {
        return false;
    }
    let (x, y) = (cell.0.rem_euclid(pitch), cell.1.rem_euclid(pitch));
    if x > 4 || y > 4 {
        return false;
    }
    let Some(lump) = bag.get((row * i32::from(sensors.row) + column) as usize).filter(|lump| !lump.pulled)
    else {
        return false;
    };
    // The place on the shape before it was turned clockwise.
    let (x, y) = match lump.turn % 4 {
        0 => (x, y),
        1 => (y, 4 - x),
        2 => (4 - x, 4 - y),
        _ => (4 - y, x),
    };
    let shape = sensors.shapes.get(usize::from(lump.shape));
    let row = shape.and_then(|shape| shape.rows.get(y as usize));
    row.and_then(|row| row.as_bytes().get(x as usize)) == Some(&b'#')
}

/// What the fingertip feels (SC-21.6).
pub(crate) fn touch(content: &Content, bag: &[Lump], place: (u16, u16), reach: u16) -> Touch {
    let (x, y) = (i32::from(place.0), i32::from(place.1));
    let reach = i32::from(reach);
    let middle = (x / 100, y / 100);
    let (mut inner, mut outer) = ((0, 0), (0, 0));
    let (mut near, mut far) = (0, 0);
    for index in 0..25 {
        let (dx, dy) = (index % 5 - 2, index / 5 - 2);
        let cell = (middle.0 + dx, middle.1 + dy);
        let inside = dx.abs() < 2 && dy.abs() < 2;
        let (bits, bit) = if inside { (&mut inner, &mut near) } else { (&mut outer, &mut far) };
        let off = |at: i32, cell: i32| (cell * 100 - at).max(at - (cell * 100 + 100)).max(0);
        let (dx, dy) = (off(x, cell.0), off(y, cell.1));
        if dx * dx + dy * dy <= reach * reach {
            bits.0 |= 1u16 << *bit;
            bits.1 |= u16::from(solid(content, bag, cell)) << *bit;
        }
        *bit += 1;
    }
    let (felt, solid) = inner;
    Touch { x: place.0, y: place.1, felt, solid, outer_felt: outer.0, outer_solid: outer.1 }
}

impl SpaceCadets {
    /// SC-8.2: a target card for each energy.
    pub(crate) fn draw_target_cards(&mut self) {
        let count = usize::from(self.energy(System::Sensors));
        let mut shapes: Vec<u8> = (0..self.content().sensors.shapes.len() as u8).collect();
        self.dice.shuffle(&mut shapes);
        let cards = shapes.into_iter().take(count);
        self.sensors.cards = cards.map(|shape| TargetCard { shape, column: None, covered: None }).collect();
        self.sensors.points = [0; 4];
        self.sensors.in_hand = None;
        self.sensors.bag.clear();
    }

    /// SC-8.1: a target for a slot.
    pub(crate) fn set_target(
        &mut self,
        seat: Seat,
        slot: Slot,
        object: Option<Object>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.prepares_now(seat, Station::Sensors)?;
        let Some(object) = object else {
            self.sensors.slots[slot.index()] = None;
            return Ok(());
        };
        if self.place_of(object).is_none() {
            return Err(Refusal::NoSuchObject);
        }
        if self.sensors.slots.iter().flatten().any(|held| held.target == object) {
            return Err(Refusal::TargetTwice);
        }
        self.sensors.slots[slot.index()] = Some(SlotState { target: object, lock: Lock::None });
        story.tell(Audience::All, Event::TargetSet { object });
        Ok(())
    }

    /// SC-8.2: a target card under a column.
    pub(crate) fn lay_target(&mut self, seat: Seat, card: u8, column: Option<Column>) -> Result<(), Refusal> {
        self.prepares_now(seat, Station::Sensors)?;
        if usize::from(card) >= self.sensors.cards.len() {
            return Err(Refusal::NoSuchCard);
        }
        match column {
            Some(Column::Cloak) => {
                if !self.setup.uses(Advanced::Cloak) {
                    return Err(Refusal::NotInUse);
                }
                let others = (0u8..).zip(&self.sensors.cards);
                let under =
                    others.filter(|(at, one)| *at != card && one.column == Some(Column::Cloak)).count();
                if under >= usize::from(self.content().sensors.cloak_cards) || self.sensors.cards.len() < 2 {
                    return Err(Refusal::CloakNeedsTwo);
                }
            }
            Some(column) if column.slot().is_some_and(|slot| self.slot(slot).is_none()) => {
                return Err(Refusal::NoTarget);
            }
            _ => {}
        }
        self.sensors.cards[usize::from(card)].column = column;
        Ok(())
    }

    /// Cards that were laid nowhere go where they can be of use.
    pub(crate) fn lay_rest_of_targets(&mut self) {
        let hidden = self.board.faces.iter().any(Option::is_none);
        let slot = Slot::ALL.iter().copied().find(|slot| self.slot(*slot).is_some());
        let column = if hidden { Column::Scan } else { slot.map_or(Column::Scan, Slot::column) };
        for card in &mut self.sensors.cards {
            card.column.get_or_insert(column);
        }
    }

    /// SC-21.7: the shapes lie in the bag at places and quarter turns of their own.
    pub(crate) fn fill_bag(&mut self) {
        let mut shapes: Vec<u8> = (0..self.content().sensors.shapes.len() as u8).collect();
        self.dice.shuffle(&mut shapes);
        self.sensors.bag = shapes
            .into_iter()
            .map(|shape| Lump { shape, turn: self.dice.below(4) as u8, pulled: false })
            .collect();
        self.sensors.touches.clear();
        self.sensors.felt = None;
    }

    /// How large the bag is, in hundredths of a cell.
    pub(crate) fn bag_size(&self) -> (u16, u16) {
        let sensors = &self.content().sensors;
        let rows = self.sensors.bag.len().div_ceil(sensors.row.max(1).into()) as u16;
        (sensors.pitch * u16::from(sensors.row), sensors.pitch * rows)
    }

    /// SC-21.6: the finger moves and feels.
    pub(crate) fn feel(
        &mut self,
        at: GameTime,
        seat: Seat,
        path: &[(u16, u16)],
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Sensors)?;
        let (width, height) = self.bag_size();
        if !(1..=3).contains(&path.len()) || path.iter().any(|(x, y)| *x >= width || *y >= height) {
            return Err(Refusal::BadFinger);
        }
        let sensors = &self.content().sensors;
        if let Some(felt) = self.sensors.felt {
            let passed = at.0.saturating_sub(felt.0);
            // As often as allowed, and no faster than a hand: what is sent together is spread over the time that has passed.
            let most = passed * u64::from(sensors.probes_per_second) / 1000;
            let mut length = 0;
            let mut last = self.sensors.touches.last().copied();
            for place in path {
                if let Some(from) = last {
                    let (dx, dy) = (u64::from(from.0.abs_diff(place.0)), u64::from(from.1.abs_diff(place.1)));
                    length += (dx * dx + dy * dy).isqrt();
                }
                last = Some(*place);
            }
            if path.len() as u64 > most || length > passed * u64::from(sensors.finger_speed) / 1000 {
                return Err(Refusal::FingerTooFast);
            }
        }
        self.sensors.touches = path.to_vec();
        self.sensors.felt = Some(at);
        story.uncover();
        Ok(())
    }

    /// What the officer feels now.
    pub(crate) fn touched(&self) -> Vec<Touch> {
        let content = self.content();
        let reach = self.finger();
        self.sensors.touches.iter().map(|place| touch(content, &self.sensors.bag, *place, reach)).collect()
    }

    /// How far the fingertip reaches, in hundredths of a cell: further at a table with hints (SC-21.17).
    pub(crate) fn finger(&self) -> u16 {
        let finger = self.content().sensors.finger;
        if self.setup.hints { finger.max(HELPED_FINGER) } else { finger }
    }

    /// Target cards that can still be matched or covered.
    pub(crate) fn free_targets(&self) -> Vec<u8> {
        let cards = (0u8..).zip(&self.sensors.cards);
        cards.filter(|(_, card)| card.covered.is_none()).map(|(index, _)| index).collect()
    }

    /// SC-8.3: a tile is pulled.
    pub(crate) fn pull(
        &mut self,
        at: GameTime,
        seat: Seat,
        lump: u8,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Sensors)?;
        if self.sensors.in_hand.is_some() {
            return Err(Refusal::BlockFirst);
        }
        let free = self.free_targets();
        if free.is_empty() {
            return Err(Refusal::NoFreeTargetCard);
        }
        let Some(found) = self.sensors.bag.get_mut(usize::from(lump)).filter(|lump| !lump.pulled) else {
            return Err(Refusal::NoSuchLump);
        };
        found.pulled = true;
        let shape = found.shape;
        let target = free.into_iter().find(|card| self.sensors.cards[usize::from(*card)].shape == shape);
        match target {
            Some(card) => {
                self.sensors.cards[usize::from(card)].covered = Some(shape);
                story.tell(Audience::All, Event::Found { shape });
            }
            None => {
                self.sensors.in_hand = Some(shape);
                story.tell(Audience::All, Event::Mistaken { shape });
            }
        }
        story.uncover();
        Ok(())
    }

    /// SC-8.3: a tile that matches nothing covers a card.
    pub(crate) fn block(&mut self, at: GameTime, seat: Seat, card: u8) -> Result<(), Refusal> {
        self.works(at, seat, Station::Sensors)?;
        let Some(shape) = self.sensors.in_hand else { return Err(Refusal::NothingToBlock) };
        match self.sensors.cards.get_mut(usize::from(card)) {
            None => return Err(Refusal::NoSuchCard),
            Some(card) if card.covered.is_some() => return Err(Refusal::CardTaken),
            Some(card) => card.covered = Some(shape),
        }
        self.sensors.in_hand = None;
        Ok(())
    }

    /// SC-8.5: a point for each match; SC-19.3: the cloak.
    pub(crate) fn count_points(&mut self, story: &mut Story<Event>) {
        let mut points = [0u8; 5];
        for card in &self.sensors.cards {
            if let Some(column) = card.column.filter(|_| card.covered == Some(card.shape)) {
                points[column.index()] += 1;
            }
        }
        self.sensors.points = [points[0], points[1], points[2], points[3]];
        let needed = self.content().sensors.cloak_cards;
        if self.setup.uses(Advanced::Cloak) && needed > 0 && points[Column::Cloak.index()] >= needed {
            self.sensors.cloaked = true;
            for slot in self.sensors.slots.iter_mut().flatten() {
                slot.lock = Lock::None;
            }
            story.tell(Audience::All, Event::Cloaked {});
        }
    }

    pub(crate) fn can_spend(&self) -> bool {
        self.sensors.points.iter().any(|points| *points > 0)
    }

    fn spends(&self, seat: Seat) -> Result<(), Refusal> {
        self.holds(seat, Station::Sensors)?;
        if self.waits_for(Wait::Spend) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    /// SC-8.6: points of a slot.
    pub(crate) fn spend_points(
        &mut self,
        seat: Seat,
        slot: Slot,
        on: Spend,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.spends(seat)?;
        if on == Spend::Scan {
            return Err(Refusal::NothingToScan);
        }
        let cost = self.point_cost(on);
        let Some(held) = self.slot(slot).copied() else { return Err(Refusal::NoTarget) };
        if self.sensors.points[slot.index()] < cost {
            return Err(Refusal::NotEnoughPoints);
        }
        if on != Spend::Break && self.sensors.cloaked {
            return Err(Refusal::Cloaked);
        }
        if matches!(on, Spend::Superlock | Spend::Upgrade) && self.suffers(&Ongoing::NoSuperlocks) {
            return Err(Refusal::SuperlocksBarred);
        }
        let object = held.target;
        let lock = match (on, held.lock) {
            (Spend::Lock, Lock::None) => {
                story.tell(Audience::All, Event::Locked { object });
                Lock::Lock
            }
            (Spend::Superlock, Lock::None) | (Spend::Upgrade, Lock::Lock) => {
                story.tell(Audience::All, Event::Superlocked { object });
                Lock::Superlock
            }
            (Spend::Upgrade, Lock::None) => return Err(Refusal::NotLocked),
            (Spend::Break, lock) => {
                self.break_lock(object, story);
                lock
            }
            _ => return Err(Refusal::AlreadyLocked),
        };
        self.sensors.points[slot.index()] -= cost;
        self.sensors.slots[slot.index()] = Some(SlotState { target: object, lock });
        Ok(())
    }

    /// SC-8.7: an enemy loses its lock.
    fn break_lock(&mut self, object: Object, story: &mut Story<Event>) {
        if let Object::Enemy(ship) = object
            && let Some(enemy) = self.enemy_mut(ship)
            && enemy.locked
        {
            enemy.locked = false;
            story.tell(Audience::All, Event::LockBroken { object });
            story.tell(Audience::All, Event::EnemyLostLock { ship: ShipName(ship) });
        }
    }

    /// SC-8.6, SC-8.8: what something costs, in points.
    pub(crate) fn point_cost(&self, on: Spend) -> u8 {
        let sensors = &self.content().sensors;
        match on {
            Spend::Lock => sensors.lock,
            Spend::Superlock => sensors.superlock,
            Spend::Upgrade => sensors.upgrade,
            Spend::Break => sensors.break_lock,
            Spend::Scan => self.scan_cost(),
        }
    }

    /// SC-20.3: what a scan costs.
    pub(crate) fn scan_cost(&self) -> u8 {
        let effects = self.effects();
        let dearer = effects.iter().find_map(|effect| match effect {
            Ongoing::ScanCost { points } => Some(*points),
            _ => None,
        });
        dearer.unwrap_or(self.content().sensors.sector_scan)
    }

    /// SC-8.8: a tile is scanned.
    pub(crate) fn scan(
        &mut self,
        at: GameTime,
        seat: Seat,
        tile: (u8, u8),
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.spends(seat)?;
        let cost = self.scan_cost();
        if self.sensors.points[3] < cost {
            return Err(Refusal::NotEnoughPoints);
        }
        let place = self.mission().tiles.iter().position(|one| one.at == tile);
        let Some(place) = place.filter(|place| self.board.faces[*place].is_none()) else {
            return Err(Refusal::NothingToScan);
        };
        let Some(face) = self.draw_face() else { return Err(Refusal::NothingToScan) };
        self.sensors.points[3] -= cost;
        self.reveal(place as u8, face, story);
        self.stage = Stage::Working;
        self.first([Task::Units { place: place as u8 }, Task::Wait { wait: Wait::Spend }]);
        self.work(at, story);
        Ok(())
    }

    /// SC-8.11: tiles and cards go back.
    pub(crate) fn put_sensors_away(&mut self) {
        self.sensors.cards.clear();
        self.sensors.bag.clear();
        self.sensors.touches.clear();
        self.sensors.in_hand = None;
        self.sensors.points = [0; 4];
    }

    /// SC-8.10, SC-16.11: what happens to Locks at the end of the turn.
    pub(crate) fn end_turn_locks(&mut self, story: &mut Story<Event>) {
        self.weaken_superlocks();
        for place in 0..self.sensors.slots.len() {
            let Some(slot) = self.sensors.slots[place].filter(|slot| slot.lock != Lock::None) else {
                continue;
            };
            let Object::Enemy(ship) = slot.target else { continue };
            if self.content().ships.get(usize::from(ship)).is_some_and(|ship| ship.locks_lost_each_turn) {
                self.sensors.slots[place] = Some(SlotState { lock: Lock::None, ..slot });
                story.tell(Audience::All, Event::LockLost { object: slot.target });
            }
        }
    }
}
