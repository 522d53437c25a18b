//! What a position is worth to a player, as a chance to win.

use super::outlook::{Outlook, in_the_cycle};
use super::rig::Rig;
use super::taste::Taste;
use crate::state::{Mode, Phase, Rocketmen};
use table::Seat;

/// How many things a position is judged by.
const FEATURES: usize = 11;

/// Final victory points for each of the things that [`features`] counts, found by least squares over games of the
/// steady bot against itself: see `docs/bots.md`.
const WEIGHTS: [f64; FEATURES] = [0.98, 0.52, 0.56, 0.52, 0.19, 0.46, 0.69, 0.13, 9.1, -0.14, 0.11];

/// What the AI of the solitaire game scores in a turn, about.
const AI_PACE: f64 = 1.0;

/// How likely the Threats that a goal asks for will still be had.
const THREATS_TO_COME: f64 = 0.85;
/// How likely a mission that a goal asks for will still be flown.
const MISSION_TO_COME: f64 = 0.96;

/// The chance that this player wins, as far as can be told: exact once the game is over.
pub(super) fn appraise(game: &Rocketmen, seat: Seat, taste: &Taste) -> f64 {
    if game.phase == Phase::Over {
        let winners = game.winners();
        let share = 1.0 / winners.len().max(1) as f64;
        return if winners.contains(&seat) { share } else { 0.0 };
    }
    let outlook = Outlook::new(game, seat, taste);
    let mine = standing(&outlook);
    let rival = match (game.mode, &game.ai) {
        (Mode::Solitaire(_), Some(ai)) => f64::from(ai.vp) + outlook.turns * AI_PACE,
        _ => Seat::all(game.seats)
            .filter(|other| *other != seat)
            .map(|other| standing(&Outlook::new(game, other, taste)))
            .fold(f64::MIN, f64::max),
    };
    // The more turns are left, the more a lead may still change hands.
    let doubt = 3.0 + 0.3 * outlook.turns;
    let ahead = 1.0 / (1.0 + (-(mine - rival) / doubt).exp());
    if game.ai.is_some() { ahead * goal_chance(&outlook) } else { ahead }
}

/// How likely the goal of a solitaire game will be met: there is no winning without it (RM-13.18).
fn goal_chance(outlook: &Outlook<'_>) -> f64 {
    let left = outlook.tokens().saturating_sub(outlook.me.missions());
    let needed = outlook.goals().missions_needed(&outlook.holdings);
    let threats = if outlook.goals().threats_met(&outlook.holdings) { 1.0 } else { THREATS_TO_COME };
    let done = outlook.is_last_turn() && (needed > 0 || threats < 1.0);
    if done || needed > left { 0.0 } else { threats * MISSION_TO_COME.powi(i32::from(needed)) }
}

/// A player's points and prospects.
fn standing(outlook: &Outlook<'_>) -> f64 {
    features(outlook).iter().zip(WEIGHTS).map(|(amount, weight)| amount * weight).sum()
}

/// What a position is judged by.
fn features(outlook: &Outlook<'_>) -> [f64; FEATURES] {
    let (game, me, content, turns) = (outlook.game, outlook.me, outlook.content, outlook.turns);
    let mut points = f64::from(me.vp);
    if !matches!(game.mode, Mode::Solitaire(_)) {
        let threats = me.owned() & content.threats();
        points += threats.iter().map(|card| game.threat_vp(card) as f64).sum::<f64>();
        let held =
            [game.moon_token, game.mars_token].iter().filter(|token| **token == Some(outlook.seat)).count();
        points += held as f64 * f64::from(content.constants().token_vp);
        points += outlook.races().standing();
    }
    let gained = me.achievements;
    let deck = in_the_cycle(me);
    let drawn: f64 = deck.iter().map(|card| outlook.draw_worth(content.face(card))).sum();
    let average = drawn / deck.len().max(1) as f64;
    let promise = me.plan.map_or(0.0, |plan| Rig::of(outlook).promise(outlook, &outlook.targets(plan)));
    let lasting: u8 =
        me.pad.iter().filter(|card| game.is_permanent(*card)).map(|card| game.face(card).prints.rocket).sum();
    [
        points,
        outlook.goal_worth(),
        f64::from(gained.money) * turns,
        f64::from(gained.science) * turns,
        f64::from(gained.rocket) * turns,
        f64::from(gained.hand) * turns,
        promise,
        average * turns * game.hand_limit(outlook.seat) as f64,
        (1.0 - (-outlook.rocket_owned / outlook.taste.rocket_scale).exp()) * outlook.horizon(),
        f64::from(me.missions()) * turns,
        f64::from(lasting) * turns,
    ]
}
