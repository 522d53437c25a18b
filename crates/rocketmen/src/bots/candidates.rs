//! The moves that a search compares: the steady bot's, and what else a player might do.

use super::flight;
use super::hand::Hand;
use super::outlook::Outlook;
use super::placing::placements;
use super::purchasing::{Purchase, purchases};
use super::steady;
use super::taste::Taste;
use super::wallet::Wallet;
use crate::cards::CardSet;
use crate::command::{Aim, Command};
use crate::content::{Destination, Effect};
use crate::state::{Launch, Moment, Phase, Rocketmen};

/// Placements and purchases that the rule of thumb thinks a little too dear are still compared.
const LEAST_GAIN: f64 = -0.6;
/// How many placements are compared.
const PLACEMENTS: usize = 3;
/// How many purchases are compared.
const PURCHASES: usize = 5;

/// The moves worth comparing; the steady bot's comes first.
pub(super) fn candidates(game: &Rocketmen, taste: &Taste) -> Vec<Command> {
    let mut found = vec![steady::decide(game, taste)];
    let outlook = Outlook::new(game, game.turn, taste);
    match game.phase {
        Phase::Acting => acting(&outlook, &mut found),
        Phase::Launching(launch) => flying(&outlook, &launch, &mut found),
        Phase::Settling(_) | Phase::Trimming | Phase::Over => {}
    }
    found
}

fn consider(found: &mut Vec<Command>, command: Command) {
    if !found.contains(&command) {
        found.push(command);
    }
}

fn acting(outlook: &Outlook<'_>, found: &mut Vec<Command>) {
    // What is free is simply done.
    if let Some(Command::Claim { .. } | Command::Store { .. }) = found.first() {
        return;
    }
    let hand = Hand::of(outlook);
    let useful = placements(outlook).into_iter().filter(|placement| placement.gain > LEAST_GAIN);
    for placement in useful.take(PLACEMENTS) {
        if let Some((command, _)) = placement.command(outlook, &hand) {
            consider(found, command);
        }
    }
    for (purchase, wallet) in varied_purchases(outlook) {
        if let Some(command) = purchase.command(outlook, &hand, &wallet) {
            consider(found, command);
        }
    }
    for card in outlook.me.hand {
        abilities(outlook, card, found);
    }
    let mut launched = false;
    for destination in Destination::ALL {
        if outlook.game.check_launch(destination).is_ok() {
            consider(found, Command::Launch { destination });
            launched = true;
        }
    }
    if !launched || matches!(found.first(), Some(Command::Discard { .. } | Command::EndTurn)) {
        consider(found, Command::EndTurn);
    }
    consider(found, steady::finish(outlook, &hand));
}

/// The best purchase with each card and each Engine, so that the search sees different ones; the best first.
fn varied_purchases(outlook: &Outlook<'_>) -> Vec<(Purchase, Wallet)> {
    let wallet = Wallet::open(outlook, false);
    let mut best: Vec<(u16, Purchase)> = Vec::new();
    purchases(outlook, &wallet, LEAST_GAIN, |purchase| {
        let engine = purchase.engine.map(|pile| 200 + u16::from(pile));
        for key in purchase.cards.iter().map(|card| u16::from(card.0)).chain(engine) {
            match best.iter_mut().find(|(other, _)| *other == key) {
                Some((_, known)) if known.gain < purchase.gain => *known = purchase,
                Some(_) => {}
                None => best.push((key, purchase)),
            }
        }
    });
    best.sort_by(|one, two| two.1.gain.total_cmp(&one.1.gain).then(one.0.cmp(&two.0)));
    let mut varied: Vec<(Purchase, Wallet)> = Vec::new();
    for (_, purchase) in best {
        let known =
            varied.iter().any(|(one, _)| one.cards == purchase.cards && one.engine == purchase.engine);
        if !known && varied.len() < PURCHASES {
            varied.push((purchase, wallet));
        }
    }
    varied
}

/// DISCARD abilities that take no long choice.
fn abilities(outlook: &Outlook<'_>, card: crate::cards::CardId, found: &mut Vec<Command>) {
    let mut offer = |aim| consider(found, Command::Use { card, aim, model: None });
    match outlook.content.face(card).effect {
        Effect::Draw { .. } => offer(Aim::Nothing),
        Effect::TakeThreat { threat } => {
            let wanted = crate::content::Family::Threat(threat);
            let target =
                outlook.game.displayed().iter().find(|card| outlook.content.face(*card).family == wanted);
            if let Some(target) = target {
                offer(Aim::Card(target));
            }
        }
        Effect::FetchFromWarehouse { cards: 1 } => {
            // The Engine with the most Rocket points is what one usually waits for.
            let engines =
                outlook.me.warehouse.iter().map(|card| (outlook.content.face(card).prints.rocket, card));
            if let Some((1.., target)) = engines.max() {
                offer(Aim::Cards(CardSet::of(target)));
            }
        }
        _ => {}
    }
}

fn flying(outlook: &Outlook<'_>, launch: &Launch, found: &mut Vec<Command>) {
    if launch.moment == Moment::Ready && launch.drawn > 0 {
        consider(found, Command::Draw);
        consider(found, Command::Abort { discard: flight::cheapest_abort(outlook, launch) });
    }
}
