//! An Alien Turn as steps on file (AM-29.17 to AM-29.21), put together from what happens.

use super::Position;
use crate::aliens::{
    Actor, Happening, HitResult, MindControlResult, PanicResult, Strike, TerrorResult, Witness,
};
use crate::field::{AlienId, Field, TileId};
use crate::hex::Hex;
use crate::{AlienType, Item, Who};
use serde::Serialize;

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum StepOnFile {
    /// One figure.
    Figure(FigureStep),
    /// A cluster of Bugs.
    Swarm(SwarmStep),
    /// The arrivals of Commodore mode.
    Commodore {
        /// `commodore`.
        #[serde(rename = "type")]
        kind: &'static str,
        /// The new figures.
        effects: Vec<EffectOnFile>,
    },
}

/// What one figure does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FigureStep {
    /// The Alien, by its name in the file.
    pub alien: String,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: AlienType,
    /// The Leech that spawned it in this Alien Turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spawned_by: Option<String>,
    /// `stunned`, if it does nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skip: Option<&'static str>,
    /// The tile at the start.
    pub from: Hex,
    /// The tiles entered, in order.
    pub path: Vec<Hex>,
    /// The tile at the end.
    pub to: Hex,
    /// Whom it moves toward.
    pub toward: Option<Who>,
    /// Who is carried along.
    pub carried: Vec<String>,
    /// Whom it attacks.
    pub target: Option<Who>,
    /// From how far.
    pub range: Option<u8>,
    /// With how many dice.
    pub dice: usize,
    /// What they show.
    pub rolls: Vec<u8>,
    /// How many succeed.
    pub successes: u8,
    /// One if any succeeds.
    pub hits: u8,
    /// The others.
    pub overkills: u8,
    /// What it does.
    pub effects: Vec<EffectOnFile>,
}

/// What a cluster of Bugs does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SwarmStep {
    /// Bugs.
    #[serde(rename = "type")]
    pub kind: AlienType,
    /// The Bugs of it.
    pub swarm: Vec<String>,
    /// The tiles where they were.
    pub from: Vec<Hex>,
    /// The tile where they are.
    pub to: Hex,
    /// How many moves were spent.
    pub moves: usize,
    /// How many attacks were made.
    pub attacks: usize,
    /// On whom.
    pub target: Option<Who>,
    /// The dice, one for each attack.
    pub rolls: Vec<u8>,
    /// How many hit.
    pub hits: usize,
    /// What they do.
    pub effects: Vec<EffectOnFile>,
}

/// One effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "effect")]
pub enum EffectOnFile {
    /// A hit.
    Hit {
        /// On whom.
        who: Who,
        /// `hp` or `absorbed`.
        result: &'static str,
        /// The item that absorbed it.
        by: Option<Item>,
    },
    /// Panic.
    Panic {
        /// Of whom.
        who: Who,
        /// `o2`, `already` or `ignored`.
        result: &'static str,
        /// The item that helped.
        by: Option<Item>,
    },
    /// Mind Control.
    MindControl {
        /// Of whom.
        who: Who,
        /// `ap`, `already` or `ignored`.
        result: &'static str,
        /// The item that helped.
        by: Option<Item>,
    },
    /// Terror.
    Terror {
        /// Of whom.
        who: Who,
        /// The die.
        roll: u8,
        /// `moved`, `blocked` or `none`.
        result: &'static str,
        /// Where to.
        to: Option<Hex>,
    },
    /// Grapple.
    Grapple {
        /// Of whom.
        who: Who,
    },
    /// Spawn.
    Spawn {
        /// The new Leech, if there was a figure.
        alien: Option<String>,
    },
    /// An Electro-Mine.
    Mine {
        /// Which Sentinel it killed.
        alien: String,
    },
    /// A new figure.
    Placed {
        /// The Alien, by its name in the file.
        alien: String,
        /// The place of its tile.
        at: Hex,
    },
}

/// Watches an Alien Turn and writes it down.
pub(super) struct Scribe<'a> {
    pub position: &'a mut Position,
    pub steps: Vec<StepOnFile>,
    /// Who acted in each step.
    actors: Vec<Actor>,
    /// Everything that happened, with the step to which it belongs.
    pub told: Vec<(usize, Happening)>,
    /// Effects that really struck, in order, with the item that helped.
    pub strikes: Vec<(Who, Strike, Option<Item>)>,
}

impl<'a> Scribe<'a> {
    pub fn new(position: &'a mut Position) -> Scribe<'a> {
        Scribe { position, steps: Vec::new(), actors: Vec::new(), told: Vec::new(), strikes: Vec::new() }
    }

    fn name(&self, id: AlienId) -> String {
        self.position.name(id).to_owned()
    }

    fn christen(&mut self, id: AlienId, kind: AlienType) -> String {
        let name = self.position.free_name(kind);
        self.position.names.push((id, name.clone()));
        name
    }

    /// The step of somebody; of the last one who acted if nobody in particular is meant.
    fn step_of(&self, by: Actor) -> Option<usize> {
        self.actors.iter().rposition(|actor| *actor == by).or(self.actors.len().checked_sub(1))
    }

    fn figure(&mut self, by: Actor) -> Option<&mut FigureStep> {
        let step = self.step_of(by)?;
        match &mut self.steps[step] {
            StepOnFile::Figure(figure) => Some(figure),
            _ => None,
        }
    }

    fn swarm(&mut self, by: Actor) -> Option<&mut SwarmStep> {
        let step = self.step_of(by)?;
        match &mut self.steps[step] {
            StepOnFile::Swarm(swarm) => Some(swarm),
            _ => None,
        }
    }

    fn effect(&mut self, by: Actor, effect: EffectOnFile) {
        let step = self.step_of(by);
        match step.and_then(|step| self.steps.get_mut(step)) {
            Some(StepOnFile::Figure(FigureStep { effects, .. }))
            | Some(StepOnFile::Swarm(SwarmStep { effects, .. }))
            | Some(StepOnFile::Commodore { effects, .. }) => effects.push(effect),
            None => {}
        }
    }

    fn begin(&mut self, by: Actor, at: Hex, spawned_by: Option<AlienId>) {
        self.actors.push(by);
        let spawned_by = spawned_by.map(|parent| self.name(parent));
        let step = match by {
            Actor::Alien { id, kind } => StepOnFile::Figure(FigureStep {
                alien: self.name(id),
                kind,
                spawned_by,
                skip: None,
                from: at,
                path: Vec::new(),
                to: at,
                toward: None,
                carried: Vec::new(),
                target: None,
                range: None,
                dice: 0,
                rolls: Vec::new(),
                successes: 0,
                hits: 0,
                overkills: 0,
                effects: Vec::new(),
            }),
            _ => StepOnFile::Swarm(SwarmStep {
                kind: AlienType::Bug,
                swarm: Vec::new(),
                from: Vec::new(),
                to: at,
                moves: 0,
                attacks: 0,
                target: None,
                rolls: Vec::new(),
                hits: 0,
                effects: Vec::new(),
            }),
        };
        self.steps.push(step);
    }

    /// The last step of the harder modes.
    pub fn commodore(&mut self) -> &mut Vec<EffectOnFile> {
        if !matches!(self.steps.last(), Some(StepOnFile::Commodore { .. })) {
            self.actors.push(Actor::Elsewhere);
            self.steps.push(StepOnFile::Commodore { kind: "commodore", effects: Vec::new() });
        }
        match self.steps.last_mut() {
            Some(StepOnFile::Commodore { effects, .. }) => effects,
            _ => unreachable!("it has just been put there"),
        }
    }

    fn write(&mut self, field: &Field, happening: &Happening) {
        let hex = |tile: &TileId| field.hex(*tile).unwrap_or(Hex { q: 0, r: 0 });
        match happening {
            Happening::Begins { by, at, spawned_by } => self.begin(*by, hex(at), *spawned_by),
            Happening::Stunned { by } => {
                if let Some(step) = self.figure(*by) {
                    step.skip = Some("stunned");
                }
            }
            Happening::Heads { by, toward, .. } => {
                if let Some(step) = self.figure(*by) {
                    step.toward = Some(*toward);
                }
            }
            Happening::Moves { by, to, carries, .. } => {
                let carried: Vec<String> = carries.iter().map(|id| self.name(*id)).collect();
                if let Some(step) = self.figure(*by) {
                    step.path.push(hex(to));
                    step.to = hex(to);
                    step.carried = carried;
                }
            }
            Happening::Rolls { by, target, dice, hits, overkills } => {
                if let Some(step) = self.swarm(*by) {
                    step.target.get_or_insert(*target);
                    step.attacks += 1;
                    step.rolls.extend(dice);
                    step.hits += usize::from(*hits);
                } else if let Some(step) = self.figure(*by) {
                    step.dice = dice.len();
                    step.rolls.clone_from(dice);
                    step.successes = hits + overkills;
                    step.hits = *hits;
                    step.overkills = *overkills;
                }
            }
            Happening::Aims { by, target, range, .. } => {
                if let Some(step) = self.figure(*by) {
                    step.target = Some(*target);
                    step.range = Some(*range);
                }
            }
            Happening::Vanishes { who } => {
                // Whoever took aim has to look for somebody else.
                if let Some(StepOnFile::Figure(step)) = self.steps.last_mut()
                    && step.target == Some(*who)
                    && step.rolls.is_empty()
                {
                    (step.target, step.range) = (None, None);
                }
            }
            Happening::Gathers { by, bugs, from, to, moves, .. } => {
                let (swarm, from) =
                    (bugs.iter().map(|id| self.name(*id)).collect(), from.iter().map(hex).collect());
                if let Some(step) = self.swarm(*by) {
                    step.swarm = swarm;
                    step.from = from;
                    step.to = hex(to);
                    step.moves = moves.len();
                }
            }
            Happening::Placed { alien, kind, at } => {
                let alien = self.christen(*alien, *kind);
                let at = hex(at);
                self.commodore().push(EffectOnFile::Placed { alien, at });
            }
            Happening::Spawn { by, alien, .. } => {
                let alien = alien.map(|alien| self.christen(alien, AlienType::SpaceLeech));
                self.effect(*by, EffectOnFile::Spawn { alien });
            }
            Happening::Mine { alien, .. } => {
                let by = Actor::Alien { id: *alien, kind: AlienType::Sentinel };
                let alien = self.name(*alien);
                self.effect(by, EffectOnFile::Mine { alien });
            }
            Happening::Hit { .. }
            | Happening::Panic { .. }
            | Happening::MindControl { .. }
            | Happening::Terror { .. }
            | Happening::Grapple { .. } => self.write_effect(field, happening),
            Happening::Stays { .. }
            | Happening::Holds { .. }
            | Happening::AlienTerror { .. }
            | Happening::AlienHit { .. }
            | Happening::Firecrackers { .. }
            | Happening::Dies { .. } => {}
        }
    }

    fn write_effect(&mut self, field: &Field, happening: &Happening) {
        match *happening {
            Happening::Hit { who, by, result } => {
                let (result, item) = match result {
                    HitResult::Hp { .. } => ("hp", None),
                    HitResult::Absorbed { by } => ("absorbed", Some(by)),
                };
                self.strikes.push((who, Strike::Hit, item));
                self.effect(by, EffectOnFile::Hit { who, result, by: item });
            }
            Happening::Panic { who, by, result } => {
                let (result, item) = match result {
                    PanicResult::O2 { .. } => ("o2", None),
                    PanicResult::Already => ("already", None),
                    PanicResult::Ignored { by } => ("ignored", Some(by)),
                };
                if result != "already" {
                    self.strikes.push((who, Strike::Panic, item));
                }
                self.effect(by, EffectOnFile::Panic { who, result, by: item });
            }
            Happening::MindControl { who, by, result } => {
                let (result, item) = match result {
                    MindControlResult::Ap { .. } => ("ap", None),
                    MindControlResult::Already => ("already", None),
                    MindControlResult::Ignored { by } => ("ignored", Some(by)),
                };
                if result != "already" {
                    self.strikes.push((who, Strike::MindControl, item));
                }
                self.effect(by, EffectOnFile::MindControl { who, result, by: item });
            }
            Happening::Terror { who, by, roll, result } => {
                let (result, to) = match result {
                    TerrorResult::Moved { to } => ("moved", field.hex(to)),
                    TerrorResult::Blocked { .. } => ("blocked", None),
                    TerrorResult::None => ("none", None),
                };
                self.effect(by, EffectOnFile::Terror { who, roll, result, to });
            }
            Happening::Grapple { who, by } => self.effect(by, EffectOnFile::Grapple { who }),
            _ => {}
        }
    }
}

impl Witness for Scribe<'_> {
    fn see(&mut self, field: &Field, happening: Happening) {
        self.write(field, &happening);
        self.told.push((self.steps.len().saturating_sub(1), happening));
    }
}
