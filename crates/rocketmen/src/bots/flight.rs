//! Launching: when to try, when to go on, and which card to use.

use super::outlook::Outlook;
use super::rig::{Rig, Target};
use crate::cards::{CardId, CardSet};
use crate::command::{Command, MissionFate};
use crate::content::{Destination, Effect};
use crate::odds::{self, Helpers};
use crate::state::{Landing, Launch, Moment};

/// The launch worth most among those allowed now, when its chance is good enough.
pub(super) fn launch(outlook: &Outlook<'_>) -> Option<Destination> {
    let rig = Rig::of(outlook);
    let least = if outlook.is_last_turn() { 0.0 } else { outlook.taste.launch };
    let mut best: Option<(f64, Destination)> = None;
    for target in outlook.targets(outlook.me.plan?).iter().flatten() {
        if outlook.game.check_launch(target.destination).is_err() {
            continue;
        }
        let chance = rig.chance(outlook, target, 0);
        let worth = chance * target.worth;
        if chance > least && worth > best.map_or(0.0, |(worth, _)| worth) {
            best = Some((worth, target.destination));
        }
    }
    best.map(|(_, destination)| destination)
}

/// The next decision of a launch under way.
pub(super) fn fly(outlook: &Outlook<'_>, launch: &Launch) -> Command {
    let game = outlook.game;
    let rig = Rig::of(outlook);
    let goal = outlook.content.destination(launch.destination).target;
    let missing = goal.saturating_sub(launch.position);
    let advance = first_with(outlook, |effect| matches!(effect, Effect::Advance { .. }));
    // On a success the pad is cleared anyway, so there is nothing to save a certain Afterburner for.
    if let Some(card) = advance.filter(|_| missing <= rig.spare) {
        return Command::Trigger { card };
    }
    match launch.moment {
        Moment::Ready => {
            if launch.drawn == 0 {
                let planning = first_with(outlook, |effect| matches!(effect, Effect::PlanFirstDraw { .. }));
                let fresh = launch.deck == outlook.content.constants().success;
                return planning.filter(|_| fresh).map_or(Command::Draw, |card| Command::Trigger { card });
            }
            stop_or_go(outlook, launch, &rig)
        }
        Moment::Answering { value } => answer(outlook, launch, &rig, value),
        Moment::Picking { revealed } => {
            let value = (0..5u8).rev().find(|value| revealed[usize::from(*value)] > 0).unwrap_or(0);
            Command::Pick { value }
        }
        Moment::LastChance => {
            debug_assert!(game.me().pad.iter().any(|card| advance == Some(card)), "RM-8.16");
            Command::Accept
        }
    }
}

fn first_with(outlook: &Outlook<'_>, wanted: impl Fn(Effect) -> bool) -> Option<CardId> {
    outlook.me.pad.iter().find(|card| wanted(outlook.game.face(*card).effect))
}

/// Whether to keep a drawn card or to use a pad card on it: what leaves the best chance.
fn answer(outlook: &Outlook<'_>, launch: &Launch, rig: &Rig, value: u8) -> Command {
    let target = outlook.content.destination(launch.destination).target;
    let left = outlook.game.draws_allowed(launch.destination).saturating_sub(launch.drawn);
    if launch.position + value + rig.spare >= target {
        return Command::Keep;
    }
    let helpers = Helpers {
        redraws: u8::from(rig.answers.redraw),
        zeros: [rig.answers.zero, 0],
        spaces: rig.spare,
        planned: 0,
    };
    let chance = |spaces: u8, draws: u8, helpers: Helpers| {
        odds::chance(launch.deck, launch.position.saturating_add(spaces), target, draws, helpers)
    };
    let mut best = (chance(value, left, helpers), Command::Keep);
    if value == 0
        && let Some(card) = first_with(outlook, |effect| matches!(effect, Effect::ZeroCountsAs { .. }))
    {
        let then = chance(rig.answers.zero, left, Helpers { zeros: [0; 2], ..helpers });
        if then > best.0 {
            best = (then, Command::Trigger { card });
        }
    }
    if let Some(card) = first_with(outlook, |effect| effect == Effect::Redraw) {
        let then = chance(0, left + 1, Helpers { redraws: 0, ..helpers });
        if then > best.0 {
            best = (then, Command::Trigger { card });
        }
    }
    best.1
}

/// What the ends of a launch are worth.
struct Stakes {
    success: f64,
    failure: f64,
    /// Breaking off after so many draws that count.
    abort: [f64; 8],
    draws: u8,
}

/// Draws on while that is worth more than breaking off (RM-8.17, RM-9.11).
fn stop_or_go(outlook: &Outlook<'_>, launch: &Launch, rig: &Rig) -> Command {
    let Some(plan) = outlook.me.plan else { return Command::Draw };
    let targets = outlook.targets(plan);
    let Some(target) = &targets[launch.destination.index()] else { return Command::Draw };
    if outlook.is_last_turn() {
        return Command::Draw;
    }
    let stakes = stakes(outlook, launch, rig, target);
    let missing =
        outlook.content.destination(launch.destination).target.saturating_sub(launch.position + rig.spare);
    let left = stakes.draws.saturating_sub(launch.drawn);
    let abort = stakes.abort[usize::from(launch.drawn).min(7)];
    if go(launch.deck, missing, left, launch.drawn, &stakes) >= abort {
        return Command::Draw;
    }
    let helpers =
        Helpers { redraws: u8::from(rig.answers.redraw), zeros: [rig.answers.zero, 0], ..Helpers::default() };
    if helpers != Helpers::default() {
        let chance = odds::chance(launch.deck, 0, missing, left, helpers);
        if chance * stakes.success + (1.0 - chance) * stakes.failure >= abort {
            return Command::Draw;
        }
    }
    Command::Abort { discard: cheapest_abort(outlook, launch) }
}

fn stakes(outlook: &Outlook<'_>, launch: &Launch, rig: &Rig, target: &Target) -> Stakes {
    let taste = outlook.taste;
    let clearable = outlook.game.clearable(outlook.me.pad).len();
    let again = taste.again * rig.chance(outlook, target, 0) * target.worth.max(0.0);
    let mut abort = [0.0; 8];
    for (drawn, worth) in abort.iter_mut().enumerate() {
        let price = outlook.game.abort_price(&Launch { drawn: drawn as u8, ..*launch });
        let lost = usize::from(price).min(clearable) as f64;
        // Every card given up takes a part of the next attempt with it.
        *worth = again * (1.0 - 0.15 * lost) - taste.pad_card * lost;
    }
    Stakes {
        success: target.worth,
        failure: -taste.pad_card * clearable as f64,
        abort,
        draws: outlook.game.draws_allowed(launch.destination),
    }
}

/// What drawing on is worth when it can be broken off later, pad cards apart.
fn go(deck: [u8; 5], missing: u8, left: u8, drawn: u8, stakes: &Stakes) -> f64 {
    if missing == 0 {
        return stakes.success;
    }
    let total: u32 = deck.iter().map(|count| u32::from(*count)).sum();
    if left == 0 || total == 0 {
        return stakes.failure;
    }
    let mut sum = 0.0;
    for value in 0..5u8 {
        let count = deck[usize::from(value)];
        if count == 0 {
            continue;
        }
        let rest = missing.saturating_sub(value);
        let worth = if rest == 0 {
            stakes.success
        } else if left == 1 {
            stakes.failure
        } else {
            let mut deck = deck;
            deck[usize::from(value)] -= 1;
            let on = if u32::from(rest) > 4 * u32::from(left - 1) {
                stakes.failure
            } else {
                go(deck, rest, left - 1, drawn + 1, stakes)
            };
            on.max(stakes.abort[usize::from(drawn + 1).min(7)])
        };
        sum += f64::from(count) * worth;
    }
    sum / f64::from(total)
}

/// The pad cards that the next attempt misses least (RM-9.11, RM-9.12).
pub(super) fn cheapest_abort(outlook: &Outlook<'_>, launch: &Launch) -> CardSet {
    let clearable = outlook.game.clearable(outlook.me.pad);
    let owed = usize::from(outlook.game.abort_price(launch)).min(clearable.len());
    let boost = launch.destination.index();
    let mut discard = CardSet::EMPTY;
    while discard.len() < owed {
        let worth = |card: CardId| {
            let mut rig = Rig::default();
            let face = outlook.game.face(card);
            rig.add(outlook, face);
            let use_now = f64::from(rig.boost[boost] + rig.spare) + f64::from(rig.points);
            use_now + outlook.draw_worth(face)
        };
        let rest = (clearable - discard).iter().map(|card| (card, worth(card)));
        let Some((card, _)) = rest.reduce(|least, other| if other.1 < least.1 { other } else { least })
        else {
            break;
        };
        discard.add(card);
    }
    discard
}

/// What stays after a launch: as much as is allowed, Engines before everything else (RM-7.31, RM-9.10, RM-11.9).
pub(super) fn settle(outlook: &Outlook<'_>, landing: Landing) -> Command {
    let mut cards: Vec<(f64, CardId)> = outlook
        .game
        .clearable(outlook.me.pad)
        .iter()
        .map(|card| {
            let face = outlook.game.face(card);
            (f64::from(face.prints.rocket) + outlook.draw_worth(face), card)
        })
        .collect();
    cards.sort_by(|one, two| two.0.total_cmp(&one.0));
    let mut keep = CardSet::EMPTY;
    for (_, card) in cards {
        let more = keep | CardSet::of(card);
        if outlook.game.may_keep(more, landing) {
            keep = more;
        }
    }
    let mission = match landing {
        Landing::Success => MissionFate::Goes,
        Landing::Failure => MissionFate::Stays,
    };
    Command::Settle { keep, mission }
}
