//! Solitaire's removals: a display card goes, and the AI Rocket moves a space for it (RM-13.12).

use super::outlook::Outlook;
use crate::cards::{CardId, CardSet};
use crate::command::Command;
use table::{Game, GameTime, Story};

/// How many spaces short of its target the AI Rocket must be: a step that scores is too dear.
const FAR: u8 = 2;

/// A removal worth its price, as the last thing before a turn ends.
pub(super) fn remove(outlook: &Outlook<'_>) -> Option<Command> {
    let game = outlook.game;
    let mission = game.ai.and_then(|ai| ai.mission)?;
    if game.notes.removed {
        return None;
    }
    if let Some(command) = win_now(outlook) {
        return Some(command);
    }
    let place = outlook.content.locations()[mission.location.index()];
    let missing = outlook.content.destination(place.destination).target.saturating_sub(mission.position);
    if missing < FAR || outlook.is_last_turn() {
        return None;
    }
    // Untouched, a full display loses its leftmost card: a Threat would go to the AI (RM-13.14, RM-13.15).
    let full = game.market.display.iter().all(Option::is_some);
    let leftmost = game.market.display[0].filter(|card| outlook.content.threats().has(*card))?;
    if game.notes.display_touched || !full {
        return None;
    }
    let others = game.displayed() - outlook.content.threats() - CardSet::of(leftmost);
    let worth = |card: CardId| (card, outlook.card_worth(card));
    let least = others.iter().map(worth).reduce(|least, other| if other.1 < least.1 { other } else { least });
    least.map(|(card, _)| Command::Remove { card })
}

/// A removal that ends the game while it is won: the last card of the display goes, or the AI places its last token.
fn win_now(outlook: &Outlook<'_>) -> Option<Command> {
    let game = outlook.game;
    let tokens = outlook.content.constants().tokens;
    let near = game.ai.is_some_and(|ai| ai.missions() + 1 >= tokens)
        || (game.market.is_empty() && game.displayed().len() == 1);
    if !near {
        return None;
    }
    game.displayed().iter().map(|card| Command::Remove { card }).find(|command| {
        let mut then = game.clone();
        then.apply(GameTime::ZERO, outlook.seat, *command, &mut Story::silent()).is_ok()
            && super::ending::is_last_turn(&then)
            && then.winners().contains(&outlook.seat)
    })
}
