//! What a command would change, told before it is given.

use crate::card_side::Side;
use crate::command::Command;
use crate::state::SpaceAlert;
use crate::view::OutlookView;
use serde::Serialize;
use table::{Seat, Story, Viewer};

/// A preview of one command. What does not apply is left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What one's plan would do afterwards if nobody else did anything, for planning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outlook: Option<Vec<OutlookView>>,
    /// What "I tripped" would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trip: Option<TripPreview>,
}

/// What "I tripped" would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TripPreview {
    /// What is done instead.
    pub action: Side,
    /// Its price: the turn whose card then comes a turn later, if a card lies there.
    pub delays: Option<u8>,
}

impl Preview {
    /// What a command would change, as far as this chair may know.
    pub(crate) fn of(game: &SpaceAlert, seat: Seat, command: &Command) -> Preview {
        match command {
            Command::Plan { member, turn, card, up } => {
                let mut then = game.clone();
                let planned = then.plan(seat, *member, *turn, *card, *up, &mut Story::silent());
                Preview { outlook: planned.is_ok().then(|| then.outlook(Viewer::Seat(seat))), trip: None }
            }
            Command::Move { member, from, to, up } => {
                let mut then = game.clone();
                let moved = then.move_card(seat, *member, (*from, *to), *up, &mut Story::silent());
                Preview { outlook: moved.is_ok().then(|| then.outlook(Viewer::Seat(seat))), trip: None }
            }
            Command::TakeBack { member, turn } => {
                let mut then = game.clone();
                let taken = then.take_back(seat, *member, *turn, &mut Story::silent());
                Preview { outlook: taken.is_ok().then(|| then.outlook(Viewer::Seat(seat))), trip: None }
            }
            Command::Trip { member, slip } => {
                let trip = game.check_trip(seat, *member, *slip).ok().map(|(turn, action)| TripPreview {
                    action,
                    delays: game.planned(*member, turn + 1).map(|_| turn + 1),
                });
                Preview { outlook: None, trip }
            }
            _ => Preview::default(),
        }
    }
}
