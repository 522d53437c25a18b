//! What the crew is after: where to go, which Actions of the scenario still count, which Aliens the orders speak of.

use super::appraisal::{GIVES_UP, GIVES_UP_ANYWAY, PATIENCE};
use super::trades;
use crate::field::{TileId, Way};
use crate::rules::scenario::{Context, Playbook};
use crate::scenario::{Action, Condition, Effect, Target};
use crate::{AlienType, AwayMissions, Component, Goal, GoalKind, HatchState, Refusal};

/// Farther than anything is.
pub(super) const FAR: i32 = 60;
/// What a closed hatch on the way costs: an Action, like a step. A locked one has to be waited for.
const CLOSED: i32 = 2;
const LOCKED: i32 = 4;

/// The orders as they stand now.
pub(super) struct Outlook {
    /// Actions of the scenario that bring the crew nearer to victory, by number.
    pub actions: Vec<u8>,
    /// Thralls are to be subdued.
    pub thralls: bool,
    /// Brains are to be subdued.
    pub brains: bool,
    /// Discoveries are to be brought along or assembled.
    pub finds: bool,
    /// Components for an Action of the scenario are missing: blood, as a rule.
    pub blood: bool,
    /// What an Action of the scenario has to be aimed at, and the types that have been caught.
    pub prey: Option<Target>,
    pub caught: Vec<AlienType>,
    /// Types that are to be wiped out.
    pub hunted: Vec<AlienType>,
    /// Nothing is left but to go where everybody has to stand in the end.
    pub homeward: bool,
    /// Nothing is left but to see what lies face-down.
    pub exploring: bool,
    /// The mission cannot be won any more, as far as one can see, and has lasted long enough: nobody fights or heals, so that it ends.
    pub resigned: bool,
    /// Tiles worth going to, with a handicap in half steps.
    pub errands: Vec<(TileId, i32)>,
}

impl Outlook {
    /// What is left to do.
    pub fn of(game: &AwayMissions) -> Outlook {
        let goals = game.goals(&game.mission.victory);
        let open: Vec<&Goal> =
            goals.iter().filter(|goal| !goal.done && !matches!(goal.kind, GoalKind::OnRoom { .. })).collect();
        let counts = |beginning: &str| {
            open.iter()
                .any(|goal| matches!(&goal.kind, GoalKind::Counter(name) if name.starts_with(beginning)))
        };
        let holds = |item: &str| {
            open.iter().any(|goal| matches!(&goal.kind, GoalKind::Holding(held) if held == item))
        };
        let mut outlook = Outlook {
            actions: Vec::new(),
            thralls: counts("thralls"),
            brains: counts("brains") || holds("dominated_brain"),
            finds: counts("schematics") || holds("tag:discovery"),
            blood: false,
            prey: None,
            caught: Vec::new(),
            hunted: Vec::new(),
            homeward: open.is_empty(),
            exploring: false,
            resigned: false,
            errands: Vec::new(),
        };
        for goal in &open {
            if let GoalKind::Aliens(types) = &goal.kind {
                outlook.hunted.extend(types);
            }
        }
        if open.is_empty() {
            outlook.go_home(game, &game.mission.victory);
        } else {
            outlook.find_work(game, &goals);
        }
        if outlook.errands.is_empty() {
            outlook.exploring = true;
            outlook.explore(game);
        }
        outlook.resigned =
            game.turn > GIVES_UP && (game.turn > GIVES_UP_ANYWAY || outlook.out_of_reach(game));
        if (outlook.errands.is_empty() || outlook.resigned) && game.turn > PATIENCE {
            // Nothing is left that could be done: the crew goes down fighting instead of hiding for ever.
            outlook.errands.extend(game.field.aliens.iter().map(|alien| (alien.at, 0)));
        }
        outlook
    }

    /// Whether nobody of the crew can get to anything that is worth it.
    fn out_of_reach(&self, game: &AwayMissions) -> bool {
        let distances = self.distances(game);
        let far = |at: TileId| distances.get(at.index()).is_none_or(|steps| *steps >= FAR);
        game.field.rocketeers.iter().all(|one| far(one.at))
    }

    /// The tiles on which everybody has to stand in the end.
    fn go_home(&mut self, game: &AwayMissions, condition: &Condition) {
        match condition {
            Condition::All(parts) => parts.iter().for_each(|part| self.go_home(game, part)),
            Condition::OnTile(on) => {
                let tiles = game.places(&on.place, &Context::default());
                self.errands.extend(tiles.into_iter().map(|tile| (tile, 0)));
            }
            _ => {}
        }
    }

    /// Actions of the scenario, and Aliens and things that the orders ask for.
    fn find_work(&mut self, game: &AwayMissions, goals: &[Goal]) {
        let mission = game.mission();
        let own = (0u8..).zip(Playbook(&mission).actions()).filter(|(_, (room, _))| room.is_none());
        for (number, (_, action)) in own {
            if !still_counts(game, action, goals) {
                continue;
            }
            self.actions.push(number);
            if let Some(target) = &action.target {
                let kinds = AlienType::ALL.iter().copied();
                self.caught = kinds.filter(|kind| game.counter(&format!("specimen.{kind}")) > 0).collect();
                self.prey = Some(target.clone());
                let wanted = |alien: &&crate::field::Alien| !self.caught.contains(&alien.kind);
                let fitting =
                    game.field.aliens.iter().filter(|alien| target.types.has(alien.kind)).filter(wanted);
                self.errands.extend(fitting.map(|alien| (alien.at, 2)));
                continue;
            }
            for tile in game.places(&action.place, &Context::default()) {
                let tried = |who| game.check_mission_action(who, tile, number, None);
                for one in &game.field.rocketeers {
                    match tried(one.who) {
                        Ok(()) => self.errands.push((tile, 0)),
                        // Whoever is in the way there can be fought.
                        Err(Refusal::ConditionMissing) if game.field.aliens_on(tile).next().is_some() => {
                            self.errands.push((tile, 0));
                        }
                        // What it takes has to be there, not only somewhere in the crew.
                        Err(Refusal::ComponentsMissing) if crew_can_pay(game, action) => {
                            self.errands.push((tile, 0));
                        }
                        Err(Refusal::ComponentsMissing) => self.blood = true,
                        Err(_) => {}
                    }
                }
            }
        }
        if self.finds {
            self.find_parts(game);
        }
        for alien in &game.field.aliens {
            let wanted = match alien.kind {
                AlienType::Thrall => self.thralls,
                AlienType::BrainInAJar => self.brains,
                AlienType::SpaceLeech => self.blood,
                _ => false,
            };
            if wanted || self.hunted.contains(&alien.kind) {
                self.errands.push((alien.at, 0));
            }
        }
        // A boss is weaker when the rest has been done.
        let later = if self.actions.is_empty() { 0 } else { 8 };
        self.errands.extend(game.field.bosses.iter().map(|boss| (boss.at, later)));
        if self.finds {
            let found = |id: &TileId| game.field.tile(*id).is_some_and(|tile| !tile.lying.is_empty());
            self.errands.extend(game.field.tile_ids().filter(found).map(|tile| (tile, 0)));
        }
    }

    /// What Schematics still need: from Thralls and Brains, or from somebody of the crew whom one has to meet.
    fn find_parts(&mut self, game: &AwayMissions) {
        for one in &game.field.rocketeers {
            for part in trades::missing(one) {
                let held = |other: &&crate::field::Rocketeer| other.components.of(part) > 0;
                if game.field.rocketeers.iter().any(|other| held(&other)) {
                    self.errands.push((one.at, 0));
                    continue;
                }
                match part {
                    Component::Wire => self.thralls = true,
                    Component::AlienBlood => (self.brains, self.blood) = (true, true),
                    Component::Mysterium => {}
                }
            }
        }
    }

    /// Face-down tiles: those with a hidden marker first, those without Aliens before others.
    fn explore(&mut self, game: &AwayMissions) {
        for id in game.face_down() {
            let Some(tile) = game.field.tile(id) else { continue };
            let marker = if tile.pool.is_some() { 0 } else { 6 };
            self.errands.push((id, marker + i32::from(tile.tokens.alien)));
        }
    }

    /// How many half steps every tile is away from the nearest errand: a hatch costs an Action like a step does.
    pub fn distances(&self, game: &AwayMissions) -> Vec<i32> {
        Outlook::distances_to(&self.errands, game)
    }

    /// The same for other errands.
    pub fn distances_to(errands: &[(TileId, i32)], game: &AwayMissions) -> Vec<i32> {
        let (field, map) = (&game.field, game.map());
        let mut all = vec![FAR; field.tiles.len()];
        // The tiles at each distance: nearer ones come first, so that each is looked at once.
        let mut waiting: Vec<Vec<TileId>> = vec![Vec::new(); FAR as usize];
        let reach = |waiting: &mut Vec<Vec<TileId>>, all: &mut Vec<i32>, tile: TileId, steps: i32| {
            if let Some(known) = all.get_mut(tile.index()).filter(|known| **known > steps) {
                *known = steps;
                waiting[usize::try_from(steps).unwrap_or_default()].push(tile);
            }
        };
        for (tile, handicap) in errands {
            reach(&mut waiting, &mut all, *tile, *handicap);
        }
        for steps in 0..FAR {
            while let Some(here) = waiting[steps as usize].pop() {
                if all[here.index()] < steps {
                    continue;
                }
                let entering = if field.tile(here).is_some_and(|tile| tile.scanned) { 2 } else { 3 };
                let next = steps + entering;
                for from in map.steps(Way::Walk, here) {
                    reach(&mut waiting, &mut all, from, next);
                }
                for from in map.steps(Way::Glide, here) {
                    reach(&mut waiting, &mut all, from, next + CLOSED);
                }
                for from in map.steps(Way::Tiles, here) {
                    if all[from.index()] > next + LOCKED
                        && field.hatch(from, here) == Some(HatchState::Locked)
                    {
                        reach(&mut waiting, &mut all, from, next + LOCKED);
                    }
                }
            }
        }
        all
    }
}

/// Whether an Action of the scenario can still change a goal.
fn still_counts(game: &AwayMissions, action: &Action, goals: &[Goal]) -> bool {
    let mut spent = false;
    for effect in &action.on_success {
        let open = match effect {
            Effect::Flag(change) if change.value => !game.flag(&change.name),
            Effect::Counter(change) => {
                let is_this =
                    |goal: &&Goal| matches!(&goal.kind, GoalKind::Counter(name) if *name == change.name);
                goals.iter().find(is_this).is_none_or(|goal| !goal.done)
            }
            _ => continue,
        };
        if open {
            return true;
        }
        spent = true;
    }
    !spent
}

/// Whether the crew together has what an Action takes.
fn crew_can_pay(game: &AwayMissions, action: &Action) -> bool {
    let context = Context::default();
    action.spend.iter().flat_map(|spend| &spend.0).all(|(component, number)| {
        let held = game.field.rocketeers.iter().map(|one| i32::from(one.components.of(*component)));
        held.sum::<i32>() >= game.number(number, &context)
    })
}
