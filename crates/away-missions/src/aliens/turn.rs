//! The agenda of an Alien Turn, and how it is carried out.

use super::effects::{by_order, loosen_grapples, usable, use_card};
use super::gather::Cluster;
use super::happening::{Actor, Happening};
use super::place::{Placing, place};
use super::question::{Answer, Ask, Question, Strike};
use super::stage::{Stage, Trouble};
use crate::content::{BossSlot, Content};
use crate::field::{Alien, AlienId, Field, ItemId, TileId};
use crate::hex::Direction;
use crate::{AlienType, BossType, Item, Mode, Slot, Who};
use serde::{Deserialize, Serialize};

/// Aliens that act, as far as they have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlienTurn {
    /// Whether they attack; in Time Distortion they only move.
    pub(super) attacks: bool,
    /// What is still to be done, the next thing last.
    pub(super) agenda: Vec<Task>,
    /// What somebody has to decide first.
    question: Option<(Question, Resume)>,
    /// Several victims are struck at once: who has died is seen afterwards (AM-20.17).
    pub(super) together: bool,
    /// Saucermen and Brains that were carried in this Alien Turn.
    pub(super) carried: Vec<AlienId>,
    /// Thralls with a Rocketeer on their tile when the Alien Turn began.
    pub(super) ready: Vec<AlienId>,
    /// Who does not want to be asked about the Invisibility Device before somebody takes aim.
    pub(super) quiet: Vec<Who>,
    /// Invisibility Devices that will be used just before a type acts.
    planned: Vec<(Who, ItemId, AlienType)>,
    /// Questions are asked even if there is only one answer.
    formal: bool,
}

/// Why [`AlienTurn::run`] stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Somebody has to decide.
    Question,
    /// A Rocketeer died, and the game is lost.
    Lost,
    /// Everything is done.
    Over,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Task {
    /// Ask these about their Firecrackers.
    Firecrackers(Vec<Who>),
    /// All figures of a slot act.
    Slot(ActingSlot),
    /// A figure's slot.
    Act(AlienId),
    /// Offer the Invisibility Device to these before somebody acts.
    Offer { by: Actor, left: Vec<Who> },
    /// A figure decides what to do.
    Go(AlienId),
    /// A figure walks on toward somebody.
    Walk { alien: AlienId, toward: Who, left: u8, begun: bool, carrying: Vec<AlienId> },
    /// A Sentinel has entered a tile.
    Entered(AlienId),
    /// An Electro-Mine on the tile that a Sentinel has entered.
    Mine(AlienId),
    /// A figure attacks whom it can.
    Attack(AlienId),
    /// A figure rolls against somebody.
    RollAt { alien: AlienId, target: Who },
    /// Somebody is struck.
    Strike { who: Who, strike: Strike, by: Actor },
    /// All victims of one attack have been struck.
    Judge,
    /// Terror for a Rocketeer.
    Terror { who: Who, by: Actor },
    /// Terror for an Alien.
    AlienTerror { alien: AlienId, by: Who },
    /// A Grapple.
    Grapple { who: Who, by: AlienId },
    /// A Leech spawns.
    Spawn(AlienId),
    /// A cluster of Bugs begins.
    Cluster(Cluster),
    /// A cluster of Bugs comes together.
    Gather(Cluster),
    /// So many Bugs attack on this tile; the last target is noted.
    Sting { number: u8, tile: TileId, left: u8, last: Option<Who> },
    /// One Bug attacks somebody.
    StingAt { number: u8, target: Who, tile: TileId, left: u8 },
    /// A boss decides what to do.
    BossGo(BossType),
    /// A boss attacks these.
    BossAttack { kind: BossType, left: Vec<Who> },
    /// A boss rolls against somebody.
    BossRollAt { kind: BossType, target: Who },
    /// Saucermen arrive (AM-26).
    Arrivals,
    /// The Alien Turn ends.
    End,
}

/// Who acts together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum ActingSlot {
    Boss(BossType),
    Type(AlienType),
}

/// The types in order of sentience; War Thralls act with the Thralls (AM-20.1).
const SLOTS: [AlienType; 7] = [
    AlienType::BrainInAJar,
    AlienType::Leader,
    AlienType::Saucerman,
    AlienType::Sentinel,
    AlienType::Thrall,
    AlienType::SpaceLeech,
    AlienType::Bug,
];

/// What follows from an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Resume {
    Strike { who: Who, strike: Strike, by: Actor },
    Terror { who: Who, by: Actor, roll: u8 },
    AlienTerror { alien: AlienId, roll: u8 },
    Ap { who: Who, by: Actor },
    Vanish { who: Who, used: Option<Box<Task>>, declined: Option<Box<Task>> },
    Firecrackers { who: Who },
}

/// What was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    Use(ItemId),
    Decline,
    Direction(Direction),
    Ap(Slot),
}

impl AlienTurn {
    fn of(attacks: bool, agenda: Vec<Task>, field: &Field) -> AlienTurn {
        let ready = |alien: &&Alien| {
            let mut here = field.rocketeers_on(alien.at);
            alien.kind == AlienType::Thrall && here.any(|rocketeer| !rocketeer.turn.invisible)
        };
        AlienTurn {
            attacks,
            agenda,
            question: None,
            together: false,
            carried: Vec::new(),
            ready: field.aliens.iter().filter(ready).map(|alien| alien.id).collect(),
            quiet: Vec::new(),
            planned: Vec::new(),
            formal: false,
        }
    }

    /// A whole Alien Turn, with the arrivals of Commodore mode after it (AM-20.1, AM-26).
    pub fn whole(field: &Field) -> AlienTurn {
        let mut agenda = vec![Task::End, Task::Arrivals];
        let bosses = |acts: BossSlot| {
            let acting = move |kind: &&BossType| Content::standard().boss(**kind).acts == acts;
            BossType::ALL.iter().filter(acting).map(|kind| Task::Slot(ActingSlot::Boss(*kind)))
        };
        agenda.extend(bosses(BossSlot::AfterBugs));
        agenda.extend(SLOTS.iter().rev().map(|kind| Task::Slot(ActingSlot::Type(*kind))));
        agenda.extend(bosses(BossSlot::BeforeBrains));
        let has = |who: &Who| card_of(field, *who, Item::Firecrackers).is_some();
        let holders: Vec<Who> = field.rocketeers.iter().map(|rocketeer| rocketeer.who).filter(has).collect();
        if !holders.is_empty() {
            agenda.push(Task::Firecrackers(holders));
        }
        AlienTurn::of(true, agenda, field)
    }

    /// Time Distortion: all Aliens make their move and do not attack (AM-5, AM-20).
    pub fn moves_only(field: &Field) -> AlienTurn {
        let slots = SLOTS.iter().rev().map(|kind| Task::Slot(ActingSlot::Type(*kind)));
        AlienTurn::of(false, slots.collect(), field)
    }

    /// One effect that strikes these Rocketeers together, outside the Alien Turn: an event, a rule of the scenario.
    pub fn strikes(field: &Field, strike: Strike, victims: impl IntoIterator<Item = Who>) -> AlienTurn {
        let mut turn = AlienTurn::of(true, Vec::new(), field);
        let victims: Vec<Who> = victims.into_iter().collect();
        turn.strike_all(
            strike,
            Actor::Elsewhere,
            by_order(field, |rocketeer| victims.contains(&rocketeer.who)),
        );
        turn
    }

    /// A Sentinel was moved onto a tile in the Rocketeers' turns: its Panic, and an Electro-Mine (AM-21.10, AM-21.11).
    pub fn entered(field: &Field, sentinel: AlienId) -> AlienTurn {
        AlienTurn::of(true, vec![Task::Entered(sentinel)], field)
    }

    /// Terror for an Alien, decided by a Rocketeer (AM-23.5 to AM-23.9).
    pub fn alien_terror(field: &Field, alien: AlienId, by: Who) -> AlienTurn {
        AlienTurn::of(true, vec![Task::AlienTerror { alien, by }], field)
    }

    /// Notes that a Rocketeer uses an Invisibility Device just before a type acts.
    pub fn plan_vanishing(&mut self, who: Who, card: ItemId, before: AlienType) {
        self.planned.push((who, card, before));
    }

    /// From now on questions are asked even if there is only one answer.
    pub fn ask_everything(&mut self) {
        self.formal = true;
    }

    /// What somebody has to decide before it goes on.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref().map(|(question, _)| question)
    }

    /// Goes on until somebody has to decide, the game is lost or everything is done.
    pub fn run(&mut self, stage: &mut Stage) -> Result<Pause, Trouble> {
        loop {
            if let Some((question, _)) = &self.question {
                match question.answers()[..] {
                    [only] if !self.formal => {
                        self.answer(only, stage);
                        continue;
                    }
                    _ => return Ok(Pause::Question),
                }
            }
            if !self.together && stage.field.is_lost() {
                self.agenda.clear();
                let dead: Vec<Who> = stage
                    .field
                    .rocketeers
                    .iter()
                    .filter(|rocketeer| rocketeer.is_dead())
                    .map(|rocketeer| rocketeer.who)
                    .collect();
                for who in dead {
                    stage.tell(|_| Happening::Dies { who });
                }
                return Ok(Pause::Lost);
            }
            match self.agenda.pop() {
                Some(task) => self.carry_out(task, stage)?,
                None => return Ok(Pause::Over),
            }
        }
    }

    fn carry_out(&mut self, task: Task, stage: &mut Stage) -> Result<(), Trouble> {
        match task {
            Task::Firecrackers(left) => self.ask_about_firecrackers(left, stage),
            Task::Slot(slot) => return self.begin_slot(slot, stage),
            Task::Act(alien) => self.act(alien, stage),
            Task::Offer { by, left } => self.offer(by, left, stage),
            Task::Go(alien) => self.go(alien, stage),
            Task::Walk { alien, toward, left, begun, carrying } => {
                return self.walk(alien, toward, left, begun, carrying, stage);
            }
            Task::Entered(alien) => self.entered_tile(alien, stage),
            Task::Mine(alien) => self.mine(alien, stage),
            Task::Attack(alien) => self.attack(alien, stage),
            Task::RollAt { alien, target } => return self.roll_at(alien, target, stage),
            Task::Strike { who, strike, by } => self.strike(who, strike, by, stage),
            Task::Judge => self.together = false,
            Task::Terror { who, by } => return self.terror(who, by, stage),
            Task::AlienTerror { alien, by } => return self.terror_of_alien(alien, by, stage),
            Task::Grapple { who, by } => self.grapple(who, by, stage),
            Task::Spawn(parent) => self.spawn(parent, stage),
            Task::Cluster(cluster) => self.begin_cluster(cluster, stage),
            Task::Gather(cluster) => return self.gather(cluster, stage),
            Task::Sting { number, tile, left, last } => self.sting(number, tile, left, last, stage),
            Task::StingAt { number, target, tile, left } => {
                return self.sting_at(number, target, tile, left, stage);
            }
            Task::BossGo(kind) => self.boss_go(kind, stage),
            Task::BossAttack { kind, left } => self.boss_attack(kind, left, stage),
            Task::BossRollAt { kind, target } => return self.boss_roll_at(kind, target, stage),
            Task::Arrivals => self.arrivals(stage),
            Task::End => end(stage.field),
        }
        Ok(())
    }

    /// Asks somebody; the agenda goes on with the answer.
    pub(super) fn ask(&mut self, who: Who, ask: Ask, resume: Resume) {
        self.question = Some((Question { who, ask }, resume));
    }

    /// Takes the answer to the question. Wrong answers change nothing and give `false`.
    pub fn answer(&mut self, answer: Answer, stage: &mut Stage) -> bool {
        let Some((question, _)) = &self.question else { return false };
        if !question.answers().contains(&answer) {
            return false;
        }
        let Some((_, resume)) = self.question.take() else { return false };
        let decision = match answer {
            Answer::Use(card) => Decision::Use(card),
            Answer::Decline | Answer::DeclineUntilTargeted => Decision::Decline,
            Answer::Direction(direction) => Decision::Direction(direction),
            Answer::Ap(slot) => Decision::Ap(slot),
        };
        match (resume, decision) {
            (Resume::Strike { who, strike, by }, decision) => {
                self.strike_decided(who, strike, by, decision, stage)
            }
            (Resume::Ap { who, by }, Decision::Ap(slot)) => self.mind_control(who, by, slot, stage),
            (Resume::Terror { who, by, roll }, Decision::Direction(direction)) => {
                self.run_in_terror(who, by, roll, direction, stage);
            }
            (Resume::AlienTerror { alien, roll }, Decision::Direction(direction)) => {
                self.run_alien_in_terror(alien, roll, direction, stage);
            }
            (Resume::Vanish { who, used, .. }, Decision::Use(card)) => {
                vanish(who, card, stage);
                self.agenda.extend(used.map(|task| *task));
            }
            (Resume::Vanish { who, declined, .. }, _) => {
                if answer == Answer::DeclineUntilTargeted {
                    self.quiet.push(who);
                }
                self.agenda.extend(declined.map(|task| *task));
            }
            (Resume::Firecrackers { who }, Decision::Use(card)) => {
                use_card(stage.field, who, card);
                if let Some(rocketeer) = stage.field.rocketeer_mut(who) {
                    rocketeer.turn.firecrackers = true;
                }
                stage.tell(|_| Happening::Firecrackers { who });
            }
            _ => {}
        }
        true
    }

    fn ask_about_firecrackers(&mut self, mut left: Vec<Who>, stage: &Stage) {
        if left.is_empty() {
            return;
        }
        let who = left.remove(0);
        self.agenda.push(Task::Firecrackers(left));
        if let Some(with) = card_of(stage.field, who, Item::Firecrackers) {
            self.ask(who, Ask::Firecrackers { with }, Resume::Firecrackers { who });
        }
    }

    fn begin_slot(&mut self, slot: ActingSlot, stage: &mut Stage) -> Result<(), Trouble> {
        if let ActingSlot::Type(kind) = slot {
            self.vanish_as_planned(kind, stage)?;
        }
        match slot {
            ActingSlot::Boss(kind) => self.boss(kind, stage),
            ActingSlot::Type(AlienType::Bug) => self.bugs(stage),
            ActingSlot::Type(kind) => {
                let acts = |alien: &Alien| {
                    alien.kind == kind || kind == AlienType::Thrall && alien.kind == AlienType::WarThrall
                };
                let mut figures: Vec<((bool, u16), AlienId)> = Vec::new();
                for alien in stage.field.aliens.iter().filter(|alien| acts(alien)) {
                    let number = stage.geometry.number(alien.at);
                    figures.push(((number.is_none(), number.unwrap_or(0)), alien.id));
                }
                // Stable: figures on one tile, and all on un-scanned ones, stay in order of arrival (AM-20.2).
                figures.sort_by_key(|(rank, _)| *rank);
                self.agenda.extend(figures.into_iter().rev().map(|(_, alien)| Task::Act(alien)));
            }
        }
        Ok(())
    }

    fn vanish_as_planned(&mut self, kind: AlienType, stage: &mut Stage) -> Result<(), Trouble> {
        let same_slot =
            |before: AlienType| before == kind || kind == AlienType::Thrall && before == AlienType::WarThrall;
        let due: Vec<(Who, ItemId)> = self
            .planned
            .iter()
            .filter(|(_, _, before)| same_slot(*before))
            .map(|(who, card, _)| (*who, *card))
            .collect();
        for (who, card) in due {
            let held = stage.field.rocketeer(who);
            let fit = held.is_some_and(|rocketeer| {
                !rocketeer.turn.invisible
                    && rocketeer.card(card).is_some_and(|card| usable(stage.field, rocketeer, card))
            });
            if !fit {
                return Err(Trouble::CannotVanish { who });
            }
            vanish(who, card, stage);
        }
        Ok(())
    }

    /// Offers the Invisibility Device at the beginning of a slot (AM-16.4).
    pub(super) fn offer_vanishing(&mut self, by: Actor, stage: &Stage) {
        if !self.attacks {
            return;
        }
        let wants = |who: &Who| !self.quiet.contains(who) && device(stage.field, *who).is_some();
        let left: Vec<Who> =
            stage.field.rocketeers.iter().map(|rocketeer| rocketeer.who).filter(wants).collect();
        if !left.is_empty() {
            self.agenda.push(Task::Offer { by, left });
        }
    }

    fn offer(&mut self, by: Actor, mut left: Vec<Who>, stage: &Stage) {
        if left.is_empty() {
            return;
        }
        let who = left.remove(0);
        self.agenda.push(Task::Offer { by, left });
        if let Some(with) = device(stage.field, who) {
            let resume = Resume::Vanish { who, used: None, declined: None };
            self.ask(who, Ask::Vanish { with, by, targeted: false }, resume);
        }
    }

    /// Asks somebody who is aimed at whether to vanish, if that is possible: then the attacker chooses anew. Else the
    /// attack goes on at once.
    pub(super) fn aim(&mut self, who: Who, by: Actor, anew: Option<Task>, attack: Task, stage: &Stage) {
        match device(stage.field, who) {
            Some(with) => {
                let resume =
                    Resume::Vanish { who, used: anew.map(Box::new), declined: Some(Box::new(attack)) };
                self.ask(who, Ask::Vanish { with, by, targeted: true }, resume);
            }
            None => self.agenda.push(attack),
        }
    }

    /// Strikes several victims; who has died is seen afterwards.
    pub(super) fn strike_all(&mut self, strike: Strike, by: Actor, victims: Vec<Who>) {
        self.together = true;
        self.agenda.push(Task::Judge);
        self.agenda.extend(victims.into_iter().rev().map(|who| Task::Strike { who, strike, by }));
    }

    /// Commodore mode: a Saucerman on every scanned tile with a Discovery token (AM-26).
    fn arrivals(&mut self, stage: &mut Stage) {
        if !matches!(stage.field.mode, Mode::Commodore | Mode::Admiral | Mode::GalacticOverlord) {
            return;
        }
        let waits =
            |id: &TileId| stage.field.tile(*id).is_some_and(|tile| tile.scanned && tile.discoveries() > 0);
        let mut tiles: Vec<TileId> = stage.field.tile_ids().filter(waits).collect();
        tiles.sort_by_key(|tile| stage.geometry.number(*tile));
        for at in tiles {
            let kind = AlienType::Saucerman;
            if let Placing::New(alien) = place(stage.field, stage.geometry, kind, at) {
                stage.tell(|_| Happening::Placed { alien, kind, at });
            }
        }
    }
}

fn end(field: &mut Field) {
    for rocketeer in &mut field.rocketeers {
        rocketeer.turn.invisible = false;
        rocketeer.turn.firecrackers = false;
    }
    loosen_grapples(field);
}

fn vanish(who: Who, card: ItemId, stage: &mut Stage) {
    use_card(stage.field, who, card);
    if let Some(rocketeer) = stage.field.rocketeer_mut(who) {
        rocketeer.turn.invisible = true;
    }
    stage.tell(|_| Happening::Vanishes { who });
}

/// A card of this kind that can be used now.
fn card_of(field: &Field, who: Who, item: Item) -> Option<ItemId> {
    let rocketeer = field.rocketeer(who)?;
    let fit = |card: &&crate::field::ItemCard| card.item == item && usable(field, rocketeer, card);
    rocketeer.items.iter().find(fit).map(|card| card.id)
}

/// The Invisibility Device of somebody who could use it now.
fn device(field: &Field, who: Who) -> Option<ItemId> {
    let visible = field.rocketeer(who).is_some_and(|rocketeer| !rocketeer.turn.invisible);
    card_of(field, who, Item::InvisibilityDevice).filter(|_| visible)
}
