//! A bot that plays sound moves at once.

use super::abilities;
use super::fetching;
use super::flight;
use super::hand::Hand;
use super::outlook::Outlook;
use super::placing::placements;
use super::prospect::{prospect, prospect_after};
use super::purchasing::{best_purchase, buy};
use super::removing;
use super::rig::Rig;
use super::taste::{STEADY, Taste};
use super::wallet::Wallet;
use crate::cards::{CardId, CardSet};
use crate::command::Command;
use crate::state::{Phase, Rocketmen};
use table::{Bot, Chair, Decision, Game, GameTime, Seed, Story};

/// Plays by rule of thumb, the same in the same position.
pub struct Steady;

/// The steady bot leaves nothing to chance; it needs a seed only to imagine what it then does not look at.
const ANY: Seed = Seed([0; 32]);

impl Bot<Rocketmen> for Steady {
    fn choose(&mut self, chair: &Chair<'_, Rocketmen>) -> Decision<Command> {
        self.best(chair).into()
    }
}

impl Steady {
    fn best(&mut self, chair: &Chair<'_, Rocketmen>) -> Option<Command> {
        let imagined = chair.imagine(ANY);
        if imagined.turn != chair.seat() || imagined.phase == Phase::Over {
            return None;
        }
        let command = decide(&imagined, &STEADY);
        legal(chair, imagined, command)
    }
}

/// The command, or anything legal should the rules refuse it: a bot must not hold up the table for a slip.
pub(super) fn legal(
    chair: &Chair<'_, Rocketmen>,
    mut imagined: Rocketmen,
    command: Command,
) -> Option<Command> {
    let done = imagined.apply(GameTime::ZERO, chair.seat(), command, &mut Story::silent());
    if done.is_ok() {
        return Some(command);
    }
    debug_assert!(false, "{command:?} was refused: {done:?}");
    let mut options = Vec::new();
    chair.options(&mut options);
    options.last().copied()
}

/// The move of the player whose turn it is.
pub(super) fn decide(game: &Rocketmen, taste: &Taste) -> Command {
    let outlook = Outlook::new(game, game.turn, taste);
    match game.phase {
        Phase::Acting => act(&outlook),
        Phase::Launching(launch) => flight::fly(&outlook, &launch),
        Phase::Settling(landing) => flight::settle(&outlook, landing),
        Phase::Trimming => trim(&outlook),
        Phase::Over => Command::EndTurn,
    }
}

/// The next action of a turn: what is free, then the pad, then cards, then purchases, and the launch last (RM-3.4).
fn act(outlook: &Outlook<'_>) -> Command {
    if let Some(command) = abilities::claim(outlook).or_else(|| abilities::take_threat(outlook)) {
        return command;
    }
    if let Some(command) =
        drop_dead_plan(outlook).or_else(|| fetching::unstore(outlook)).or_else(|| fetching::fetch(outlook))
    {
        return command;
    }
    let hand = Hand::of(outlook);
    let wallet = Wallet::open(outlook, can_launch(outlook));
    let purchase = best_purchase(outlook, &wallet);
    let buy_first = purchase.map_or(0.0, |purchase| purchase.gain);
    for placement in placements(outlook).iter().take(2) {
        if placement.gain <= 0.0 {
            break;
        }
        let Some((command, pay)) = placement.command(outlook, &hand) else { continue };
        let rest = wallet.without(&pay, placement.cards());
        let buy_after = best_purchase(outlook, &rest).map_or(0.0, |purchase| purchase.gain);
        if placement.gain + buy_after >= buy_first {
            return command;
        }
    }
    if let Some(command) = abilities::draw_more(outlook, &hand) {
        return command;
    }
    if let Some(command) = buy(outlook, &hand, &wallet, purchase) {
        return command;
    }
    if let Some(command) = spend_science(outlook, &hand)
        .or_else(|| fetching::fetch_for_later(outlook, &hand))
        .or_else(|| abilities::swap(outlook, &hand))
        .or_else(|| removing::remove(outlook))
    {
        return command;
    }
    finish(outlook, &hand)
}

/// In the last turn, the Science that was kept for the launch buys what is worth more than its boost.
fn spend_science(outlook: &Outlook<'_>, hand: &Hand) -> Option<Command> {
    let kept = outlook.me.science_tokens();
    if !outlook.is_last_turn() || kept == 0 {
        return None;
    }
    let wallet = Wallet::open(outlook, false);
    let purchase = best_purchase(outlook, &wallet)?;
    let command = purchase.command(outlook, hand, &wallet)?;
    let Command::Buy { pay, .. } = command else { return None };
    let targets = outlook.me.plan.map_or([None; 3], |plan| outlook.targets(plan));
    let with = Rig::of(outlook);
    let mut without = with;
    without.boost.iter_mut().for_each(|boost| *boost = boost.saturating_sub(pay.science_tokens));
    let lost = with.promise(outlook, &targets) - without.promise(outlook, &targets);
    (purchase.gain > lost).then_some(command)
}

/// The end of a turn once nothing more is bought or placed: make room in the Hand, then launch or pass.
pub(super) fn finish(outlook: &Outlook<'_>, hand: &Hand) -> Command {
    if let Some(command) = abilities::store(outlook) {
        return command;
    }
    let useless = hand.below(outlook.taste.keep);
    if !useless.is_empty() {
        return Command::Discard { cards: useless };
    }
    flight::launch(outlook).map_or(Command::EndTurn, |destination| Command::Launch { destination })
}

/// Whether the planned Mission could be launched as the pad lies.
fn can_launch(outlook: &Outlook<'_>) -> bool {
    let Some(plan) = outlook.me.plan else { return false };
    let rig = Rig::of(outlook);
    outlook.targets(plan).iter().flatten().any(|target| rig.reaches(target))
}

/// Gives up a Mission that can no longer fly anywhere, or one with a bare pad when the Hand has a far better one.
fn drop_dead_plan(outlook: &Outlook<'_>) -> Option<Command> {
    let plan = outlook.me.plan?;
    if outlook.me.missions() >= outlook.tokens() {
        return None;
    }
    let rig = Rig::of(outlook);
    let promise = rig.promise(outlook, &outlook.targets(plan));
    let bare = outlook.game.clearable(outlook.me.pad).is_empty();
    if outlook.is_last_turn() {
        return swap_plan(outlook, plan);
    }
    let better = |card| rig.promise(outlook, &outlook.targets(card)) > promise + 0.8;
    let give_up = promise <= 0.0 || (bare && outlook.me.hand.iter().any(better));
    give_up.then_some(Command::Discard { cards: CardSet::of(plan) })
}

/// In the last turn a Mission makes way, with its whole pad, for one that the Hand can make more of right now.
fn swap_plan(outlook: &Outlook<'_>, plan: CardId) -> Option<Command> {
    let command = Command::Discard { cards: CardSet::of(plan) };
    (prospect_after(outlook, command)? > prospect(outlook)).then_some(command)
}

/// Discards what will be missed least (RM-3.8).
fn trim(outlook: &Outlook<'_>) -> Command {
    let hand = Hand::of(outlook);
    let mut cards = CardSet::EMPTY;
    while cards.len() < outlook.game.excess() {
        let Some((card, _)) = hand.least(outlook.me.hand - cards) else { break };
        cards.add(card);
    }
    Command::Trim { cards }
}
