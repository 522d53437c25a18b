//! Jump drive: a search over uses of Flux cards, then re-rolls of what does not fit (SC-15).

use super::captain::Need;
use super::crewmate::Wish;
use super::skill::Skill;
use crate::command::Command;
use crate::content::{FluxEffect, Objective};
use crate::stations::jump::{Attempt, Cards, Change, Dice, JumpRules, each_change, five_of_a_kind, one_card};
use crate::{SpaceCadets, Terrain};

/// More positions than this are not thought through.
const MOST: usize = 480;
/// So many Flux cards are enough until the ship may leave.
const ENOUGH: usize = 6;

/// With more cards than this one can be spent on a Blink.
const SPARE: usize = 4;

/// What a Flux card is worth to have.
pub(super) fn worth(game: &SpaceCadets, card: u8) -> u8 {
    match game.content().jump.cards.get(usize::from(card)).map(|card| &card.effect) {
        Some(FluxEffect::FlipUpTo { .. }) => 7,
        Some(FluxEffect::Change { .. }) => 6,
        Some(FluxEffect::Reroll) => 8,
        Some(FluxEffect::TwoSteps) => 5,
        Some(FluxEffect::Pair) => 4,
        Some(FluxEffect::Step) => 3,
        Some(FluxEffect::Flip { .. }) => 2,
        None => 0,
    }
}

fn best_claim(game: &SpaceCadets, claimable: Cards) -> Option<u8> {
    (0..32).filter(|card| claimable & one_card(*card) != 0).max_by_key(|card| (worth(game, *card), !*card))
}

fn commonest(dice: &Dice) -> u8 {
    (1..=6).max_by_key(|number| dice.iter().filter(|die| *die == number).count()).unwrap_or(6)
}

/// How good dice are: five of a kind, otherwise the best claim.
fn value(game: &SpaceCadets, rules: &JumpRules, dice: &Dice, active: Cards, leaves: bool) -> u16 {
    if five_of_a_kind(dice) {
        return if leaves { 1_000 } else { 60 };
    }
    let claim =
        best_claim(game, rules.claimable(dice, active)).map_or(0, |card| 10 + u16::from(worth(game, card)));
    if leaves {
        let same = dice.iter().filter(|die| **die == commonest(dice)).count() as u16;
        return 20 * same + u16::from(claim > 0);
    }
    claim
}

/// A position of the search: the dice, and by which use of which card they came from which other position.
struct Position {
    attempt: Attempt,
    from: usize,
    by: Option<(u8, Change)>,
}

/// The best that Flux cards can make of the dice: its value and the uses on the way; none if the dice are best as they are.
fn search(
    game: &SpaceCadets,
    rules: &JumpRules,
    attempt: Attempt,
    leaves: bool,
    depth: usize,
) -> (u16, Vec<Command>) {
    let active = game.active_flux();
    let mut positions = vec![Position { attempt, from: 0, by: None }];
    let mut best = (value(game, rules, &attempt.dice, active, leaves), 0);
    let mut seen: Vec<u64> = Vec::new();
    let most = if leaves { MOST } else { MOST / 4 };
    let mut layer = 0..1;
    for _ in 0..depth {
        for from in layer.clone() {
            let attempt = positions[from].attempt;
            for card in game.jump.active.iter().filter(|card| attempt.check_card(active, **card).is_ok()) {
                let Some(flux) = rules.card(*card) else { continue };
                if flux.effect == FluxEffect::Reroll {
                    continue;
                }
                each_change(flux, rules.reading, &attempt.dice, |change| {
                    let Some(dice) = change.applied(&attempt.dice).filter(|_| seen.len() < most) else {
                        return;
                    };
                    let after = Attempt { dice, used: attempt.used | one_card(*card), ..attempt };
                    // Dice are alike in any order: how often each number is there tells them apart.
                    let numbers = dice.iter().fold(0u64, |counts, die| counts + (1 << (3 * die)));
                    let key = u64::from(after.used) << 32 | numbers;
                    let Err(place) = seen.binary_search(&key) else { return };
                    seen.insert(place, key);
                    let value = value(game, rules, &after.dice, active, leaves);
                    if value > best.0 {
                        best = (value, positions.len());
                    }
                    positions.push(Position { attempt: after, from, by: Some((*card, change)) });
                });
            }
        }
        layer = layer.end..positions.len();
        if layer.is_empty() || best.0 >= 1_000 {
            break;
        }
    }
    let mut uses = Vec::new();
    let mut at = best.1;
    while let Some((card, change)) = positions[at].by {
        uses.push(Command::Flux { card, dice: change.places().to_vec(), to: change.to().to_vec() });
        at = positions[at].from;
    }
    uses.reverse();
    (best.0, uses)
}

/// Whether an attempt can bring more than it may cost: with many cards active the dice rarely claim another, and that hurts.
pub(super) fn of_use(game: &SpaceCadets) -> bool {
    let awards = |part: &Objective| matches!(part, Objective::ConfigurationPoints { .. }) && !game.met(part);
    game.may_leave()
        || game.jump.active.len() < ENOUGH
        || (game.goals.rescued && game.mission().objectives.iter().any(awards))
}

/// What the officer does next.
pub(super) fn next(game: &SpaceCadets, skill: Skill) -> Wish {
    if game.jump.settled {
        return Wish::Done;
    }
    let gap = skill.gap;
    let Some(attempt) = game.jump_attempt() else {
        return if of_use(game) { Wish::Do(Command::Activate, gap) } else { Wish::Done };
    };
    let rules = game.jump_rules();
    let active = game.active_flux();
    let leaves = game.may_leave();
    if rules.check_jump(&attempt.dice, leaves).is_ok() {
        return Wish::Do(Command::JumpOut, gap);
    }
    let claim = || {
        let card = best_claim(game, rules.claimable(&attempt.dice, active));
        card.map_or(Wish::Done, |card| Wish::Do(Command::Claim { card: Some(card) }, gap))
    };
    if game.jump.claiming {
        return claim();
    }
    let (value, uses) = search(game, &rules, attempt, leaves, skill.depth);
    let wanted = match () {
        () if leaves => 1_000,
        // Five of a kind are worth points of their own (SC-18.13).
        () if Need::of(game).awards => 60,
        () => 10,
    };
    if value >= wanted {
        return if uses.is_empty() { claim() } else { Wish::All(uses, gap) };
    }
    // Not within reach: everything but the commonest number is rolled again, first by a card, then for energy.
    let keep = commonest(&attempt.dice);
    let others: Vec<u8> =
        (0u8..).zip(attempt.dice).filter(|(_, die)| *die != keep).map(|(place, _)| place).collect();
    let card = game.jump.active.iter().find(|card| {
        rules.card(**card).is_some_and(|flux| flux.effect == FluxEffect::Reroll)
            && attempt.check_card(active, **card).is_ok()
    });
    if let Some(card) = card {
        return Wish::Do(Command::Flux { card: *card, dice: others, to: Vec::new() }, gap);
    }
    if attempt.check_reroll(&rules).is_ok() {
        return Wish::Do(Command::Reroll { dice: others }, gap);
    }
    match uses.is_empty() {
        // At least something to claim.
        false if rules.claimable(&attempt.dice, active) == 0 => Wish::All(uses, gap),
        _ => claim(),
    }
}

/// A Blink at the end of Step 8 (SC-19.7), when a Flux card can be spared: towards what is still far, or away from enemies.
pub(super) fn blink(game: &SpaceCadets) -> Option<Command> {
    let need = Need::of(game);
    let spare = game.jump.active.len() > SPARE && !game.may_leave();
    let card =
        game.jump.active.iter().copied().min_by_key(|card| (worth(game, *card), *card)).filter(|_| spare)?;
    let far = i16::from(game.content().jump.blink_distance);
    let here = game.ship.at;
    let goal = need.goal.filter(|goal| here.distance(*goal) > 5)?;
    let map = game.map();
    let squares = (-far..=far).flat_map(|x| {
        let y = far - x.abs();
        [crate::Square(here.0 + x, here.1 + y), crate::Square(here.0 + x, here.1 - y)]
    });
    let safe = squares.filter(|at| map.inside(*at) && map.scanned(*at) && map.terrain(*at) == Terrain::Empty);
    let to = safe
        .min_by_key(|at| (at.distance(goal), *at))
        .filter(|at| at.distance(goal) + 2 <= here.distance(goal))?;
    Some(Command::Blink { card, to, facing: super::captain::towards(to, goal) })
}
