//! SC-4: equipment and orders; SC-2: what the Captain settles in the first Step 1.

use crate::content::{DamageCard, Ongoing};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Stage, Wait};
use crate::{Equipment, Facing, Lock, Object, Side, Slot, SpaceCadets, Square, Station, Step};
use table::{Audience, GameTime, Seat, Story};

impl SpaceCadets {
    /// The Ongoing damage cards in force, oldest first.
    pub(crate) fn damage_in_force(&self) -> Vec<&DamageCard> {
        let cards = &self.content().damage.cards;
        self.damage.ongoing.iter().filter_map(|card| cards.get(usize::from(*card))).collect()
    }

    /// Their effects.
    pub(crate) fn effects(&self) -> Vec<Ongoing> {
        self.damage_in_force().into_iter().filter_map(|card| card.ongoing.clone()).collect()
    }

    /// Whether an Ongoing effect is in force.
    pub(crate) fn suffers(&self, effect: &Ongoing) -> bool {
        self.effects().contains(effect)
    }

    /// SC-20.6: what Step 1 is shorter by, in milliseconds.
    pub(crate) fn lost_discussion(&self) -> u32 {
        let lost = |effect: &Ongoing| match effect {
            Ongoing::ShorterDiscussion { seconds } => seconds.saturating_mul(1000),
            _ => 0,
        };
        self.effects().iter().map(lost).sum()
    }

    /// SC-2.5: a card is chosen or put back.
    pub(crate) fn equip(
        &mut self,
        seat: Seat,
        card: Equipment,
        take: bool,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        self.before_departure()?;
        let chosen = self.captain.equipment.contains(&card);
        if !take {
            if !chosen {
                return Err(Refusal::NotChosen);
            }
            self.captain.equipment.retain(|held| *held != card);
            story.tell(Audience::All, Event::EquipmentReturned { card });
            return Ok(());
        }
        if chosen || self.captain.equipment.len() >= usize::from(self.content().captain.equipment_chosen) {
            return Err(Refusal::EnoughEquipment);
        }
        self.captain.equipment.push(card);
        story.tell(Audience::All, Event::EquipmentChosen { card });
        Ok(())
    }

    /// SC-2.5: what was not chosen is filled up in the order of the list.
    pub(crate) fn fill_equipment(&mut self) {
        let most = usize::from(self.content().captain.equipment_chosen);
        for card in Equipment::ALL {
            if self.captain.equipment.len() < most && !self.captain.equipment.contains(&card) {
                self.captain.equipment.push(card);
            }
        }
    }

    /// SC-2.6: where the ship starts.
    pub(crate) fn deploy(
        &mut self,
        seat: Seat,
        at: Square,
        facing: Facing,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        self.before_departure()?;
        if !self.start_squares().contains(&at) {
            return Err(Refusal::NotAStart);
        }
        self.ship.at = at;
        self.ship.start = at;
        self.ship.facing = facing;
        story.tell(Audience::All, Event::Deployed { at, facing });
        Ok(())
    }

    /// Whether the Captain has a card that she may play this turn, whatever the moment.
    pub(crate) fn playable(&self, card: Equipment) -> bool {
        self.captain.equipment.contains(&card)
            && self.captain.played.is_none()
            && !self.suffers(&Ongoing::NoEquipment)
    }

    /// SC-4: equipment is played.
    pub(crate) fn play(
        &mut self,
        at: GameTime,
        seat: Seat,
        card: Equipment,
        slot: Option<Slot>,
        damage: Option<u8>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        if self.suffers(&Ongoing::NoEquipment) {
            return Err(Refusal::BridgeFire);
        }
        if self.captain.played.is_some() {
            return Err(Refusal::EquipmentPlayed);
        }
        if !self.captain.equipment.contains(&card) {
            return Err(Refusal::NoSuchEquipment);
        }
        let running = matches!(self.stage, Stage::Running { .. });
        let timed = matches!(self.stage, Stage::Running { length: Some(_), .. });
        let moment = match card {
            Equipment::X95Torpedoes => {
                self.step == Step::Fire
                    && (running || self.waits_for(Wait::Begin))
                    && self.weapons.shots.is_empty()
            }
            Equipment::TachyonCapsule => timed && !self.jump.claiming,
            Equipment::FocusingCrystal => self.waits_for(Wait::Focus),
            Equipment::MatrixStabilizer => self.waits_for(Wait::Prepare),
            Equipment::AuxiliaryCapacitor => self.step == Step::Discussion && running,
            Equipment::InertialDampers => self.waits_for(Wait::Dampers),
            Equipment::DecoyBuoy => self.waits_for(Wait::Decoy),
            Equipment::NanitePaste => {
                self.step == Step::Repair
                    && (running || self.waits_for(Wait::Begin))
                    && self.repair_untouched()
            }
        };
        if !moment {
            return Err(Refusal::WrongMoment);
        }
        match card {
            Equipment::TachyonCapsule => {
                if self.step == Step::Jump && self.core.breach && self.jump.dice.is_some() {
                    return Err(Refusal::Breached);
                }
                let more = u64::from(self.content().captain.tachyon);
                if let Stage::Running { extra, .. } = &mut self.stage {
                    *extra += more;
                }
            }
            Equipment::FocusingCrystal => {
                let Some(slot) = slot else { return Err(Refusal::LockNeeded) };
                let Some(held) = &mut self.sensors.slots[slot.index()] else {
                    return Err(Refusal::LockNeeded);
                };
                if held.lock != Lock::Lock {
                    return Err(Refusal::LockNeeded);
                }
                // It ends with the turn, as a Superlock does (SC-8.10).
                held.lock = Lock::Superlock;
            }
            Equipment::MatrixStabilizer if !self.core.breach => return Err(Refusal::NoBreach),
            Equipment::NanitePaste => {
                let Some(damage) = damage.filter(|card| self.damage.ongoing.contains(card)) else {
                    return Err(Refusal::DamageNeeded);
                };
                self.mend(damage, story);
            }
            Equipment::DecoyBuoy => self.drop_decoy(story),
            _ => {}
        }
        self.captain.equipment.retain(|held| *held != card);
        self.captain.played = Some(card);
        story.tell(Audience::All, Event::EquipmentPlayed { card });
        if card == Equipment::MatrixStabilizer {
            self.core.deal = None;
        }
        if matches!(self.stage, Stage::Waiting { wait: Wait::Dampers | Wait::Focus | Wait::Decoy, .. }) {
            self.go_on(at, true, story);
        }
        Ok(())
    }

    /// SC-4.11: a side to guard.
    pub(crate) fn guard(
        &mut self,
        seat: Seat,
        side: Option<Side>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        self.captain.guard = side;
        story.tell(Audience::All, side.map_or(Event::OrdersLifted {}, |side| Event::Guarding { side }));
        Ok(())
    }

    /// SC-4.11: a target.
    pub(crate) fn mark_target(
        &mut self,
        seat: Seat,
        target: Option<Object>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        if target.is_some_and(|object| self.place_of(object).is_none()) {
            return Err(Refusal::NoSuchObject);
        }
        self.captain.target = target;
        story.tell(
            Audience::All,
            target.map_or(Event::OrdersLifted {}, |object| Event::TargetMarked { object }),
        );
        Ok(())
    }

    /// SC-4.11: a goal.
    pub(crate) fn mark_goal(
        &mut self,
        seat: Seat,
        goal: Option<Square>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Captain)?;
        if goal.is_some_and(|at| !self.in_sector(at)) {
            return Err(Refusal::NoSuchSquare);
        }
        self.captain.goal = goal;
        story.tell(Audience::All, goal.map_or(Event::OrdersLifted {}, |at| Event::GoalMarked { at }));
        Ok(())
    }
}
