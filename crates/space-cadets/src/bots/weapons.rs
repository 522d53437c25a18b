//! Weapons: pieces by a solved packing, card after card (SC-10), and flicks at the zone that promises most (SC-11).

use super::captain::{self, Need};
use super::crewmate::Wish;
use super::skill::{Skill, percent};
use crate::command::{Command, Gesture, Object};
use crate::content::{TrackData, TubeLevel};
use crate::stations::flick::{Spot, Throw, bell};
use crate::stations::weapons::{Target, WeaponsRules, shot_damage, zone_at};
use crate::{Advanced, Lock, SpaceCadets};
use table::Dice;

/// What of the step is lost before the first piece and after the last one.
const LATE: u64 = 4_000;

/// Tubes for Seeker Missiles (SC-19.5): two cards for two flicks, so only as many as the hands can load in a step.
pub(super) fn seekers(game: &SpaceCadets, skill: Skill) -> Vec<Command> {
    let tubes = game.weapons.tubes.len() as u64;
    if !game.setup.uses(Advanced::Seekers) || tubes == 0 {
        return Vec::new();
    }
    let cards = u64::from(game.content().clock.action).saturating_sub(LATE) / skill.card.0.max(1);
    let spare = cards.saturating_sub(tubes).min(tubes) as u8;
    (0..spare).map(|tube| Command::Tube { tube, seeker: true }).collect()
}

/// The pieces to lay, and how long each takes.
pub(super) fn loading(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> (Vec<Command>, u64) {
    let cards = &game.content().weapons.cards;
    let (mut commands, mut time) = (Vec::new(), 0);
    let (each, fails) = skill.card;
    for (number, (card, pieces)) in (0u8..).zip(game.weapons.cards.iter().zip(game.solution())) {
        let hard = cards.get(usize::from(card.card)).is_some_and(|card| card.level == TubeLevel::Hard);
        time += if hard { each * 13 / 10 } else { each };
        // A card that is not found still takes its time, and stays open by its last piece.
        let shown = if percent(dice, fails) { pieces.len().saturating_sub(1) } else { pieces.len() };
        let pieces = pieces.into_iter().take(shown);
        commands.extend(pieces.map(|laid| Command::Load {
            card: number,
            piece: laid.piece,
            cells: laid.cells,
        }));
    }
    let gap = time / (commands.len() as u64).max(1);
    (commands, gap)
}

/// A draw like a bell, in thousandths of its spread.
fn error(dice: &mut Dice) -> i64 {
    bell((0..4).fold(0u64, |bits, _| bits << 16 | u64::from(dice.below(1 << 16)))).into()
}

/// Where to aim, in micrometres along the track: the place that brings most if the hand errs as it does.
fn best_aim(track: &TrackData, rules: &WeaponsRules, lock: Lock, from: i32, spread: i64) -> i32 {
    let value = |x: i32| {
        let way = i64::from(x - from);
        // The way goes with the square of the speed: twice the error.
        let shares = [(-2_000, 5), (-1_000, 24), (0, 40), (1_000, 24), (2_000, 5)];
        let worth = |(off, share): (i64, i64)| {
            let at = i64::from(from) + way + way * 2 * spread * off / 1_000_000;
            let spot = Spot { x: i32::try_from(at).unwrap_or(i32::MAX), y: 0 };
            let damage = shot_damage(track, rules, zone_at(track, lock, spot), lock, Target::Free);
            i64::from(damage) * share
        };
        shares.into_iter().map(worth).sum::<i64>()
    };
    let places = (0..track.end / 10).map(|place| place * 10_000).filter(|x| *x > from);
    places.max_by_key(|x| (value(*x), -*x)).unwrap_or(from)
}

fn swipe(track: &TrackData, from: i32, to: i32, skill: Skill, dice: &mut Dice) -> Gesture {
    let speed = i64::from(Throw::speed_for(track, to.saturating_sub(from).unsigned_abs()));
    let speed = speed * (1_000_000 + skill.flick.0 * error(dice)) / 1_000_000;
    let speed = speed.clamp(0, i64::from(track.max_speed) * 1_000);
    // Hundredths of a degree to a slope in millionths; for a few degrees the two go together.
    let slope = skill.flick.1 * error(dice) / 1_000 * 1_745 / 10;
    let window = i64::from(track.gesture_window).max(40);
    let count = i64::from(track.gesture_samples.max(4));
    let samples = (0..=count).map(|number| {
        let time = window * number / count;
        let along = speed * time / 1_000 / 100;
        let across = along * slope / 1_000_000;
        let tenth = |way: i64| i16::try_from(way).unwrap_or(i16::MAX);
        (u16::try_from(time).unwrap_or(u16::MAX), tenth(along), tenth(across))
    });
    Gesture::Swipe(samples.collect())
}

/// The next shot.
pub(super) fn fire(game: &SpaceCadets, skill: Skill, dice: &mut Dice) -> Wish {
    let track = &game.content().weapons.track;
    let rules = WeaponsRules::of(&game.effects(), 0);
    let noise = i64::from(track.speed_noise_permille);
    let spread = (skill.flick.0 * skill.flick.0 + noise * noise).isqrt();
    let gap = skill.gap * 3 / 2;
    if let Some(shot) = game.weapons.shots.last().filter(|shot| shot.again) {
        let lock = rules.counts_as(game.lock_on(shot.target));
        let from = shot.path.last().map_or(0, |at| i32::from(at.0) * 100);
        let aim = best_aim(track, &rules, lock, from, spread);
        // Once it lies where it should, it is better left alone.
        let gesture = (aim - from > 40_000).then(|| swipe(track, from, aim, skill, dice));
        return Wish::Do(Command::FireAgain { gesture }, gap);
    }
    let tube = (0u8..).zip(&game.weapons.tubes).find(|(_, tube)| tube.loaded && !tube.fired);
    let Some((tube, _)) = tube else { return Wish::Done };
    let mut targets: Vec<(Object, u16)> = game
        .objects()
        .into_iter()
        .filter(|object| captain::is_foe(game, *object))
        .filter_map(|object| Some((object, game.check_shot(object).ok()?)))
        .collect();
    let left = |object: Object| match object {
        Object::Enemy(ship) => game.enemy(ship).map_or(99, |enemy| {
            let hull = game.profile(object).hull.unwrap_or(99);
            hull.saturating_sub(enemy.damage).saturating_add(enemy.shields.unwrap_or(0))
        }),
        _ => 50,
    };
    let need = Need::of(game);
    // What is hunted, then ships; among them what is locked, then what the Captain marked, then what falls soonest.
    targets.sort_by_key(|(object, range)| {
        (
            need.prey != Some(*object) || !need.hunts,
            matches!(object, Object::Crystal(_)),
            std::cmp::Reverse(game.lock_on(*object)),
            game.captain.target != Some(*object),
            left(*object),
            *range,
            *object,
        )
    });
    let Some((target, range)) = targets.first().copied() else { return Wish::Done };
    let line = rules.line(range, track.lines.len());
    let line = track.lines.get(usize::from(line.max(1)) - 1).copied().unwrap_or(0);
    let start = (line - track.radius) * 1_000;
    let lock = rules.counts_as(game.lock_on(target));
    let aim = best_aim(track, &rules, lock, start, spread);
    let gesture = swipe(track, start, aim, skill, dice);
    let disc = (i16::try_from(start / 100).unwrap_or(0), 0);
    Wish::Do(Command::Fire { tube, target, disc, gesture }, gap)
}
