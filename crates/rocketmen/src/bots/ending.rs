//! When the game ends: whether this turn is the last one, and about how many there will be.

use super::taste::Taste;
use crate::state::{Mode, Rocketmen};

/// Whether this is for certain the last turn of whoever has it.
pub(super) fn is_last_turn(game: &Rocketmen) -> bool {
    // With two players or more the last round is announced (RM-10.5).
    game.ending.is_some() || game.round >= game.content().constants().rounds || solitaire_ends(game)
}

/// Whether Solitaire ends with this turn, whatever is done in it: that is found out only when the turn is over
/// (RM-13.17), but what it takes can already be there.
fn solitaire_ends(game: &Rocketmen) -> bool {
    let Some(ai) = &game.ai else { return false };
    let tokens = game.content().constants().tokens;
    let (mine, theirs) = (game.me().missions(), ai.missions());
    if mine + theirs >= tokens * 2 {
        return true;
    }
    if (mine >= tokens || theirs >= tokens) && game.every_destination_reached() {
        return true;
    }
    // The last card of the display either goes of the player's will or is pushed out (RM-13.19).
    let pushed = !game.notes.display_touched && ai.is_done(game.content());
    game.market.is_empty() && game.displayed().len() <= usize::from(pushed)
}

/// How many more turns there will probably be after this one; nothing in the last one.
pub(super) fn turns_left(game: &Rocketmen, taste: &Taste) -> f64 {
    if is_last_turn(game) {
        return 0.0;
    }
    let constants = game.content().constants();
    let players = &game.players[..usize::from(game.seats)];
    let missions = players.iter().map(|player| player.missions()).max().unwrap_or(0);
    let turns = match game.mode {
        Mode::Standard => {
            let threshold = constants.thresholds[usize::from(game.seats.clamp(2, 4)) - 2];
            let lead = players.iter().map(|player| player.vp).max().unwrap_or(0);
            let by_points = f64::from(threshold.saturating_sub(lead)) / taste.pace;
            by_points.min(f64::from(constants.tokens.saturating_sub(missions)) * taste.mission_turns)
        }
        Mode::BattleForEarth => {
            f64::from(constants.battle_missions.saturating_sub(missions)) * taste.mission_turns
        }
        Mode::Solitaire(_) => {
            let theirs = game.ai.as_ref().map_or(0, |ai| ai.missions());
            let market = &game.market;
            let cards = market.teal.len() + market.pink.len() + market.under.len() + game.displayed().len();
            let by_tokens =
                f64::from(constants.tokens.saturating_sub(missions.max(theirs))) * taste.mission_turns;
            by_tokens.min(cards as f64 / 1.3)
        }
    };
    turns.clamp(1.0, 20.0)
}
