//! What the rest of a turn promises, to compare it with the same after a move that is certain in its effect.

use super::hand::Hand;
use super::outlook::Outlook;
use super::placing::placements;
use super::purchasing::best_purchase;
use super::rig::Rig;
use super::wallet::Wallet;
use crate::command::Command;
use table::{Game, GameTime, Story};

/// What the pad promises as it lies, together with the best placement and the best purchase that go together.
pub(super) fn prospect(outlook: &Outlook<'_>) -> f64 {
    let hand = Hand::of(outlook);
    let wallet = Wallet::open(outlook, true);
    let buy = |wallet: &Wallet| best_purchase(outlook, wallet).map_or(0.0, |purchase| purchase.gain);
    let mut best = buy(&wallet);
    for placement in placements(outlook).iter().take(2) {
        if let Some((_, pay)) = placement.command(outlook, &hand) {
            best = best.max(placement.gain + buy(&wallet.without(&pay, placement.cards())));
        }
    }
    let planned = outlook.me.plan.map_or([None; 3], |plan| outlook.targets(plan));
    best + Rig::of(outlook).promise(outlook, &planned)
}

/// The same after a command that leaves nothing to chance, if it is allowed.
pub(super) fn prospect_after(outlook: &Outlook<'_>, command: Command) -> Option<f64> {
    let mut game = outlook.game.clone();
    game.apply(GameTime::ZERO, outlook.seat, command, &mut Story::silent()).ok()?;
    Some(prospect(&Outlook::new(&game, outlook.seat, outlook.taste)))
}
