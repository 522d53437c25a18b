//! SC-13: damage to the ship, and what damage cards do at once (SC-20).

use crate::content::{DamageKind, Immediate};
use crate::event::Event;
use crate::speech::{CardName, FluxName};
use crate::stations::damage;
use crate::task::{Hit, Question, Task};
use crate::{Advanced, Lock, Side, Slot, Source, SpaceCadets, Station};
use table::{Audience, GameTime, Story};

impl SpaceCadets {
    /// The number of a new event (SC-13.18).
    pub(crate) fn new_event(&mut self) -> u16 {
        self.damage.events = self.damage.events.wrapping_add(1);
        self.damage.events
    }

    /// Damage hits a side, or a random one.
    pub(crate) fn hit(&mut self, hit: Hit, chosen: Option<Side>, at: GameTime, story: &mut Story<Event>) {
        let side = match chosen.or(hit.side) {
            Some(side) => side,
            None => {
                let roll = self.roll();
                story.uncover();
                match self.content().damage.random_side[usize::from(roll - 1)].side() {
                    Some(side) => side,
                    None => {
                        let question = Question::Side { source: hit.source, options: Side::ALL.to_vec() };
                        // Four answers, so it is always asked.
                        let _ = self.ask(Station::Captain, question, Task::Hit { hit }, at);
                        return;
                    }
                }
            }
        };
        // Only internal damage waits for its side here; what shields stop is settled by the evaluators.
        let damage = hit.amount;
        story.tell(Audience::All, Event::ShipHit { source: hit.source, side, damage, absorbed: 0 });
        self.first([Task::Cards { side, points: damage, event: hit.event }]);
    }

    /// Damage that was absorbed already by the evaluator: cards for what came through.
    pub(crate) fn came_through(&mut self, hit: &damage::Hit, story: &mut Story<Event>) -> Task {
        let event = self.new_event();
        let damage::Hit { source, side, amount, absorbed, through } = *hit;
        story.tell(Audience::All, Event::ShipHit { source, side, damage: amount, absorbed });
        Task::Cards { side, points: through, event }
    }

    /// SC-13.3: the top card of a side's deck for each point; without cards the core is breached (SC-13.8).
    pub(crate) fn draw_damage(&mut self, side: Side, points: u8, event: u16, story: &mut Story<Event>) {
        if points == 0 {
            return;
        }
        let deck = self.damage.decks[side.index()];
        let left: u8 = deck.iter().sum();
        if left == 0 {
            self.breach(event, story);
            return;
        }
        story.uncover();
        // Nobody has seen the deck, so which card is on top is settled now: first its kind, then which of the unseen ones.
        let mut pick = self.dice.below(left.into()) as u8;
        let kinds = [DamageKind::Structure, DamageKind::ShiftChange, DamageKind::Station];
        let mut kind = 0;
        while kind < 2 && pick >= deck[kind] {
            pick -= deck[kind];
            kind += 1;
        }
        self.damage.decks[side.index()][kind] -= 1;
        let unseen: Vec<u8> = (0..)
            .zip(&self.content().damage.cards)
            .filter(|(_, card)| card.side == side && card.kind == kinds[kind])
            .map(|(number, _)| number)
            .filter(|number| !self.damage.drawn.contains(number))
            .collect();
        let which = self.dice.below(unseen.len() as u32) as usize;
        self.first([Task::Cards { side, points: points - 1, event }]);
        let Some(number) = unseen.get(which).copied() else { return };
        self.damage.drawn.push(number);
        story.tell(Audience::All, Event::DamageDrawn { side, card: CardName(number) });
        self.suffer(number, event, story);
    }

    /// What a card does when it comes up.
    fn suffer(&mut self, number: u8, event: u16, story: &mut Story<Event>) {
        let Some(card) = self.content().damage.cards.get(usize::from(number)).cloned() else { return };
        if card.kind == DamageKind::ShiftChange {
            self.damage.shifts = self.damage.shifts.saturating_add(1);
        }
        if card.ongoing.is_some() {
            self.damage.ongoing.push(number);
        }
        match card.immediate {
            None => {}
            Some(Immediate::Speed { change }) => {
                self.ship.speed =
                    damage::changed_speed(self.ship.speed, change, self.content().helm.max_speed);
                story.tell(Audience::All, Event::SpeedChanged { speed: self.ship.speed });
            }
            Some(Immediate::DiscardLock) => self.first([Task::LoseLock]),
            Some(Immediate::FluxLost) => self.first([Task::LoseFlux]),
            Some(Immediate::TractorReset) => self.reset_display(story),
            Some(Immediate::SuperlocksToLocks) => self.weaken_superlocks(),
            Some(Immediate::BatteryBlast { damage: each }) => {
                let count = self.engineering.batteries;
                if self.setup.uses(Advanced::Batteries) && count > 0 {
                    self.engineering.batteries = 0;
                    story.tell(Audience::All, Event::BatteriesLost { count });
                    let hit = Hit { source: Source::Batteries, side: None, amount: each, event };
                    self.first((0..count).map(|_| Task::Hit { hit }));
                }
            }
        }
    }

    /// All Superlocks become Locks.
    pub(crate) fn weaken_superlocks(&mut self) {
        for slot in self.sensors.slots.iter_mut().flatten() {
            if slot.lock == Lock::Superlock {
                slot.lock = Lock::Lock;
            }
        }
    }

    pub(crate) fn has_lock(&self) -> bool {
        self.sensors.slots.iter().flatten().any(|slot| slot.lock == Lock::Lock)
    }

    /// The Sensor officer discards a Lock of her choice.
    pub(crate) fn lose_lock(&mut self, chosen: Option<Slot>, at: GameTime, story: &mut Story<Event>) {
        let held = |slot: &Slot| self.slot(*slot).is_some_and(|held| held.lock != Lock::None);
        let options: Vec<Slot> = Slot::ALL.iter().copied().filter(held).collect();
        let slot = match chosen {
            Some(slot) => slot,
            None => {
                let question = Question::Lock { options: options.clone() };
                match self.ask(Station::Sensors, question, Task::LoseLock, at) {
                    Some(pick) => options[usize::from(pick)],
                    None => return,
                }
            }
        };
        if let Some(held) = &mut self.sensors.slots[slot.index()] {
            held.lock = Lock::None;
            story.tell(Audience::All, Event::LockLost { object: held.target });
        }
    }

    /// SC-20.11: the Jump officer gives an active card back.
    pub(crate) fn lose_flux(&mut self, chosen: Option<u8>, at: GameTime, story: &mut Story<Event>) {
        let card = match chosen {
            Some(card) => card,
            None => {
                let options = self.jump.active.clone();
                match self.ask(Station::Jump, Question::Flux { options }, Task::LoseFlux, at) {
                    Some(pick) => self.jump.active[usize::from(pick)],
                    None => return,
                }
            }
        };
        self.jump.active.retain(|active| *active != card);
        story.tell(Audience::All, Event::FluxLost { card: FluxName(card) });
    }

    /// SC-13.14: an Ongoing card is discarded.
    pub(crate) fn mend(&mut self, card: u8, story: &mut Story<Event>) {
        self.damage.ongoing.retain(|other| *other != card);
        story.tell(Audience::All, Event::Repaired { card: CardName(card) });
    }
}
