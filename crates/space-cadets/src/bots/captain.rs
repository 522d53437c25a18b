//! The Captain: what the crew needs now, orders, equipment, and answers to what is asked (SC-4).

use super::engineering::foes;
use crate::command::{Command, Object};
use crate::content::{KillWay, MissionTile, Objective, SpecialRule};
use crate::map::sides_towards;
use crate::state::{CrystalState, Wait};
use crate::task::Question;
use crate::{Equipment, Facing, Lock, Side, Slot, SpaceCadets, Square, Step};

/// Equipment that the bots know how to play.
const CHOSEN: [Equipment; 4] =
    [Equipment::FocusingCrystal, Equipment::NanitePaste, Equipment::MatrixStabilizer, Equipment::DecoyBuoy];

/// A Mother Ship with so many shields left can be hurt.
const LET_THROUGH: u8 = 3;

/// Whether something is to be shot at.
pub(super) fn is_foe(game: &SpaceCadets, object: Object) -> bool {
    match object {
        Object::Enemy(_) | Object::Nemesis => true,
        Object::Crystal(number) => {
            game.special(SpecialRule::Satellites)
                && game.crystals.get(usize::from(number)).is_some_and(|one| one.state == CrystalState::Free)
        }
    }
}

/// What the mission asks for now, as everybody at the table can see it.
pub(super) struct Need {
    /// Something must be caught with the beam.
    pub(super) capture: bool,
    /// Enemies must be destroyed.
    pub(super) hunts: bool,
    /// Which one first.
    pub(super) prey: Option<Object>,
    /// How Nemesis falls, while that is what is left to do.
    pub(super) kill: Option<KillWay>,
    /// Strong layouts, shields or dice are wanted for their own sake (SC-18.13).
    pub(super) awards: bool,
    /// The nearest thing to catch or to visit, and how far it is.
    pub(super) crystal: Option<(Object, u16)>,
    /// Enemies and how far they are, the nearest first.
    pub(super) foes: Vec<(Object, u16)>,
    /// Where to go.
    pub(super) goal: Option<Square>,
    /// Flying over the goal is enough.
    pub(super) visit: bool,
}

impl Need {
    /// What the position asks for.
    pub(super) fn of(game: &SpaceCadets) -> Need {
        let open: Vec<&Objective> = game.mission().objectives.iter().filter(|part| !game.met(part)).collect();
        let has = |wanted: fn(&Objective) -> bool| open.iter().any(|part| wanted(part));
        let visit = has(|part| matches!(part, Objective::VisitCrystals { .. }));
        let capture =
            has(|part| matches!(part, Objective::CaptureCrystals { .. } | Objective::RescuePod { .. }))
                || (game.special(SpecialRule::NoJumpBeforeCrystal) && game.goals.captured == 0)
                || caches_wanted(game);
        let awards = game.goals.rescued && has(|part| matches!(part, Objective::ConfigurationPoints { .. }));
        let named = open.iter().find_map(|part| match part {
            Objective::DestroyNamed { id } => game.content().ship(id).map(|(ship, _)| Object::Enemy(ship)),
            Objective::DestroyNemesis { .. } if game.goals.kill.is_some() => Some(Object::Nemesis),
            _ => None,
        });
        let hunts =
            !capture && named.is_some() || has(|part| matches!(part, Objective::DestroyEnemies { .. }));
        let here = game.ship.at;
        let free = (0u8..).zip(&game.crystals).filter(|(_, one)| one.state == CrystalState::Free);
        let nearest = free.min_by_key(|(number, one)| (here.distance(one.at), *number));
        let crystal = nearest
            .filter(|_| capture || visit)
            .map(|(number, one)| (Object::Crystal(number), here.distance(one.at)));
        let foes = foes(game);
        let hidden = game.mission().tiles.iter().zip(&game.board.faces).filter(|(_, face)| face.is_none());
        let wants = |tile: &MissionTile| match capture || visit {
            true => tile.crystal,
            false => hunts && !tile.enemies.is_empty(),
        };
        let unknown = hidden
            .map(|(tile, _)| (tile, game.centre_of(tile.at)))
            .min_by_key(|(tile, at)| (!wants(tile), here.distance(*at)))
            .map(|(_, at)| at);
        // What counts for the mission is hunted, not what stands in the way.
        let prey = match named {
            Some(named) => Some(named).filter(|named| game.place_of(*named).is_some()),
            None => foes.iter().map(|(object, _)| *object).find(|object| matches!(object, Object::Enemy(_))),
        };
        let prey = prey.filter(|_| hunts);
        let goal = match crystal {
            Some((object, _)) => game.place_of(object),
            None if capture || visit => unknown,
            None if hunts => prey.and_then(|prey| game.place_of(prey)).or(unknown),
            None => None,
        };
        let kill = game.goals.kill.map(|(way, _)| way).filter(|_| prey == Some(Object::Nemesis));
        Need { capture, hunts, kill, awards, crystal, prey, foes, goal, visit }
    }
}

/// Mission 5: caches are fetched until the Mother Ship's shields let something through.
fn caches_wanted(game: &SpaceCadets) -> bool {
    let Some(mother) = &game.mission().mother_ship else { return false };
    let alive = game.content().ship(&mother.ship).is_some_and(|(ship, _)| !game.goals.named.contains(&ship));
    let shields = mother.shields.saturating_sub(mother.less_per_cache.saturating_mul(game.goals.captured));
    alive && shields > LET_THROUGH
}

/// The way from one square to another, along the longer part of it.
pub(super) fn towards(at: Square, goal: Square) -> Facing {
    let (dx, dy) = (goal.0 - at.0, goal.1 - at.1);
    match (dx.abs() >= dy.abs(), dx > 0, dy > 0) {
        (true, true, _) => Facing::East,
        (true, false, _) => Facing::West,
        (false, _, true) => Facing::South,
        (false, _, false) => Facing::North,
    }
}

/// Orders of Step 1, and in the first one what is taken along and where the ship starts.
pub(super) fn orders(game: &SpaceCadets) -> Vec<Command> {
    let need = Need::of(game);
    let mut commands = Vec::new();
    if game.turn == 1 && game.step == Step::Discussion {
        let left = CHOSEN.iter().filter(|card| !game.captain.equipment.contains(card));
        commands.extend(left.map(|card| Command::Equip { card: *card, take: true }));
        if let Some(goal) = need.goal
            && let Some(at) = game.start_squares().into_iter().min_by_key(|at| (at.distance(goal), *at))
        {
            let facing = towards(at, goal);
            if (at, facing) != (game.ship.at, game.ship.facing) {
                commands.push(Command::Deploy { at, facing });
            }
        }
    }
    let threat = need.foes.first().and_then(|(object, _)| game.place_of(*object));
    let side = threat.and_then(|at| sides_towards(game.ship.at, game.ship.facing, at).first().copied());
    if side != game.captain.guard {
        commands.push(Command::Guard { side });
    }
    let target = need.prey.or(need.foes.first().map(|(object, _)| *object));
    if target != game.captain.target {
        commands.push(Command::MarkTarget { target });
    }
    if need.goal != game.captain.goal {
        commands.push(Command::MarkGoal { goal: need.goal });
    }
    commands
}

/// What the Captain does about a breach before it is dealt out.
pub(super) fn breach(game: &SpaceCadets) -> Vec<Command> {
    let mut commands = Vec::new();
    if game.core.breach && game.playable(Equipment::MatrixStabilizer) {
        let card = Equipment::MatrixStabilizer;
        commands.push(Command::Play { card, slot: None, damage: None });
    }
    commands
}

/// Equipment at the moment it is for.
pub(super) fn equipment(game: &SpaceCadets, wait: Wait) -> Vec<Command> {
    let play = |card, slot, damage| vec![Command::Play { card, slot, damage }];
    match wait {
        Wait::Focus if game.playable(Equipment::FocusingCrystal) => {
            let near = |slot: &&Slot| {
                game.slot(**slot).is_some_and(|held| {
                    held.lock == Lock::Lock
                        && matches!(held.target, Object::Crystal(_))
                        && game.check_beam(held.target).is_ok()
                        && game.energy(crate::System::Tractor) > 0
                })
            };
            let slot = Slot::ALL.iter().find(near).copied();
            slot.map(|slot| play(Equipment::FocusingCrystal, Some(slot), None)).unwrap_or_default()
        }
        Wait::Decoy if game.playable(Equipment::DecoyBuoy) => {
            let range = u16::from(game.content().captain.decoy_range);
            let locked =
                game.enemies.iter().filter(|one| one.locked && one.at.distance(game.ship.at) <= range);
            if locked.count() > 1 { play(Equipment::DecoyBuoy, None, None) } else { Vec::new() }
        }
        Wait::Begin if game.step == Step::Repair && game.playable(Equipment::NanitePaste) => {
            match game.damage.ongoing.as_slice() {
                [first, _, ..] => play(Equipment::NanitePaste, None, Some(*first)),
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

/// The best of some sides to be hit on.
fn sturdiest(game: &SpaceCadets, options: &[Side], shields: bool) -> u8 {
    let deck = |side: &Side| game.damage.decks[side.index()].iter().sum::<u8>();
    let strength = |side: &Side| if shields { game.shields.strength[side.index()] } else { 0 };
    let best = (0u8..).zip(options).max_by_key(|(number, side)| (strength(side), deck(side), !*number));
    best.map_or(0, |(number, _)| number)
}

/// The answer to a question.
pub(super) fn answer(game: &SpaceCadets, question: &Question) -> u8 {
    match question {
        Question::Side { options, .. } => sturdiest(game, options, false),
        Question::Diagonal { options, .. } => sturdiest(game, options, true),
        Question::Lock { options } => {
            // An enemy's rather than the crystal's.
            let foe = |slot: &Slot| game.slot(*slot).is_some_and(|held| is_foe(game, held.target));
            options.iter().position(foe).unwrap_or(0) as u8
        }
        Question::Flux { options } => {
            let worst = (0u8..).zip(options).min_by_key(|(_, card)| super::jump::worth(game, **card));
            worst.map_or(0, |(number, _)| number)
        }
        Question::Scout { options, .. } | Question::Axis { options, .. } => {
            let far = (0u8..).zip(options).max_by_key(|(number, at)| (at.distance(game.ship.at), !*number));
            far.map_or(0, |(number, _)| number)
        }
        Question::Order { .. }
        | Question::Move { .. }
        | Question::Satellite { .. }
        | Question::Repair { .. } => 0,
    }
}
