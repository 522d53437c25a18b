//! Helm: a speed for the goal, and an order of cards that leads there (SC-6). Now and then a card is misread.

use super::captain::Need;
use super::skill::{Skill, percent};
use crate::command::{Command, PlotCard};
use crate::content::KillWay;
use crate::map::Map;
use crate::{Advanced, Facing, PathStep, SpaceCadets, Square, System, Terrain};
use table::Dice;

/// So many beginnings of a plan are followed at the same time.
const BEAM: usize = 48;
/// Enemies as near as this can hit.
const DANGER: u16 = 6;
/// The longest plan that is thought through.
const LONGEST: usize = 8;

/// Where the crew wants to go: the Captain's mark, otherwise what the mission asks for.
fn goal(game: &SpaceCadets, need: &Need) -> Option<Square> {
    game.captain.goal.or(need.goal)
}

/// The thrust of Step 2.
pub(super) fn thrust(game: &SpaceCadets) -> Vec<Command> {
    let need = Need::of(game);
    let energy = i16::from(game.energy(System::Helm));
    let far = goal(game, &need).map(|goal| game.ship.at.distance(goal));
    // Slow ships are hit harder, fast ones need more cards to get anywhere.
    let wanted = match far {
        // Nemesis comes by itself, into the very square.
        _ if need.kill == Some(KillWay::SameSquare) => 0,
        Some(0..=2) if need.visit || need.capture => 1,
        Some(0..=6) | None => 2,
        Some(_) => 3,
    };
    let change = (wanted - i16::from(game.ship.speed)).clamp(-energy, energy);
    if change == 0 { Vec::new() } else { vec![Command::Thrust { change: change as i8 }] }
}

/// The beginning of a plan, and where the officer believes the ship to be after it.
#[derive(Clone, Copy)]
struct Draft {
    at: Square,
    facing: Facing,
    stopped: bool,
    cost: i32,
    passed: bool,
    cards: [u8; LONGEST],
    count: usize,
}

impl Draft {
    fn plan(&self) -> &[u8] {
        &self.cards[..self.count]
    }
}

struct Chart<'a> {
    map: &'a Map,
    goal: Option<Square>,
    visit: bool,
    foes: Vec<Square>,
}

impl Chart<'_> {
    fn fly(&self, draft: &mut Draft, path: &[PathStep]) {
        for step in path {
            if draft.stopped {
                return;
            }
            let towards = match step {
                PathStep::Left => {
                    draft.facing = draft.facing.turned(3);
                    continue;
                }
                PathStep::Right => {
                    draft.facing = draft.facing.turned(1);
                    continue;
                }
                PathStep::Evade => continue,
                PathStep::Forward => draft.facing,
                PathStep::SlipLeft => draft.facing.turned(3),
                PathStep::SlipRight => draft.facing.turned(1),
            };
            let to = draft.at.beside(towards);
            if !self.map.inside(to) {
                draft.cost += 80;
                draft.stopped = true;
                return;
            }
            draft.at = to;
            draft.passed |= self.goal == Some(to);
            draft.cost += match self.map.terrain(to) {
                _ if !self.map.scanned(to) => 1,
                Terrain::Empty => 0,
                Terrain::Nebula => 3,
                Terrain::Asteroid => 12,
                Terrain::Rift => 45,
            };
        }
    }

    fn score(&self, draft: &Draft) -> i32 {
        let mut score = -draft.cost;
        match self.goal {
            Some(_) if self.visit && draft.passed => score += 60,
            Some(goal) => {
                score -= 10 * i32::from(draft.at.distance(goal));
                if draft.at.beside(draft.facing).distance(goal) < draft.at.distance(goal) {
                    score += 4;
                }
            }
            None => {
                let near = self.foes.iter().map(|foe| foe.distance(draft.at)).min().unwrap_or(10);
                score += 4 * i32::from(near.min(10));
            }
        }
        let ahead = (0..2).fold((draft.at, true), |(at, inside), _| {
            let next = at.beside(draft.facing);
            (next, inside && self.map.inside(next))
        });
        score - if ahead.1 { 0 } else { 6 }
    }
}

/// A card as the officer reads it.
fn read(path: &[PathStep], skill: Skill, dice: &mut Dice) -> Vec<PathStep> {
    if !percent(dice, skill.misread) {
        return path.to_vec();
    }
    let turned = |step: &PathStep| match step {
        PathStep::Left => PathStep::Right,
        PathStep::Right => PathStep::Left,
        PathStep::SlipLeft => PathStep::SlipRight,
        PathStep::SlipRight => PathStep::SlipLeft,
        other => *other,
    };
    let mirrored: Vec<PathStep> = path.iter().map(turned).collect();
    if mirrored != path {
        return mirrored;
    }
    // A straight card is taken for a shorter one.
    path.iter().skip(1).copied().collect()
}

/// The plan, slot by slot.
pub(super) fn course(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> Vec<Command> {
    let need = Need::of(game);
    let map = game.map();
    let foes = need.foes.iter().filter_map(|(object, _)| game.place_of(*object)).collect();
    let chart = Chart { map: &map, goal: goal(game, &need), visit: need.visit, foes };
    let cards = &game.content().helm.cards;
    let paths: Vec<Vec<PathStep>> = game
        .helm
        .drawn
        .iter()
        .map(|card| cards.get(usize::from(*card)).map_or(Vec::new(), |card| read(&card.path, skill, dice)))
        .collect();
    let evade = evades(game);
    let mut drafts = vec![Draft {
        at: game.ship.at,
        facing: game.ship.facing,
        stopped: false,
        cost: 0,
        passed: false,
        cards: [0; LONGEST],
        count: 0,
    }];
    let first = u8::from(evade.is_some());
    for _ in usize::from(first)..game.helm.plan.len().min(LONGEST) {
        let mut next: Vec<(i32, Draft)> = Vec::new();
        for draft in &drafts {
            for (number, path) in (0u8..).zip(&paths) {
                if draft.plan().contains(&number) {
                    continue;
                }
                let mut longer = *draft;
                longer.cards[longer.count] = number;
                longer.count += 1;
                chart.fly(&mut longer, path);
                next.push((chart.score(&longer), longer));
            }
        }
        next.sort_unstable_by(|one, other| {
            other.0.cmp(&one.0).then_with(|| one.1.plan().cmp(other.1.plan()))
        });
        next.truncate(BEAM);
        if next.is_empty() {
            break;
        }
        drafts = next.into_iter().map(|(_, draft)| draft).collect();
    }
    let best = drafts.first().map(|draft| draft.plan().to_vec()).unwrap_or_default();
    let evade = evade.map(|number| Command::Plot { slot: 0, card: Some(PlotCard::Special(number)) });
    let cards =
        (first..).zip(best).map(|(slot, card)| Command::Plot { slot, card: Some(PlotCard::Drawn(card)) });
    evade.into_iter().chain(cards).collect()
}

/// The Evade card (SC-19.2), when several enemies have the ship in their sights and there are cards for more than the dodge.
fn evades(game: &SpaceCadets) -> Option<u8> {
    let aimed = |one: &&crate::state::Enemy| one.locked && one.at.distance(game.ship.at) <= DANGER;
    let danger = game.enemies.iter().filter(aimed).count() >= 2;
    if !game.setup.uses(Advanced::Evade) || !danger || game.helm.plan.len() < 2 {
        return None;
    }
    let cards = &game.content().helm.cards;
    (0u8..).zip(cards).find(|(_, card)| card.path.contains(&PathStep::Evade)).map(|(number, _)| number)
}
