//! What concerns the viewer's own chair: what the market asks of it, and what its Hand may do whatever that costs.

use crate::cards::CardSet;
use crate::rules::payment::Bill;
use crate::state::{Phase, Rocketmen};
use serde::Serialize;
use table::Seat;

/// What concerns one chair alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnView {
    /// What each card of the display costs this player now, place by place (RM-4.12).
    pub prices: Vec<Option<Bill>>,
    /// Hand cards that may be planned now, the price apart (RM-5.2).
    pub plannable: CardSet,
    /// One card of every kind that Industrial Espionage may copy now (RM-7.25).
    pub models: CardSet,
}

impl OwnView {
    /// What concerns this chair.
    pub(crate) fn of(game: &Rocketmen, seat: Seat) -> OwnView {
        let acts = game.turn == seat && game.phase == Phase::Acting;
        let display = &game.market.display[..usize::from(game.content.constants().display)];
        OwnView {
            prices: display.iter().map(|card| card.map(|card| game.price_of(card, seat))).collect(),
            plannable: if acts { game.plannable() } else { CardSet::EMPTY },
            models: if acts { game.model_choices() } else { CardSet::EMPTY },
        }
    }
}
