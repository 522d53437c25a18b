//! Who plays when nobody is there.

use crate::{Game, Seat, Seed, Viewer};

/// A bot sits on a chair and sees what a person there would see.
pub trait Bot<G: Game>: Send {
    /// The command to give now, or nothing when the bot would rather wait.
    fn choose(&mut self, chair: &Chair<'_, G>) -> Option<G::Command>;
}

/// A kind of bot that a game offers.
pub struct BotKind<G: Game> {
    /// The name used on the command line and in records. Its description is the message `<game>-bot-<name>`.
    pub name: &'static str,
    /// Seats a bot of this kind. Bots that decide by chance take it from this seed.
    pub seat: fn(Seed) -> Box<dyn Bot<G>>,
}

/// A game seen from one chair: the only way a bot can look at it.
pub struct Chair<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Chair<'a, G> {
    /// The game from this chair.
    pub fn new(game: &'a G, seat: Seat) -> Chair<'a, G> {
        Chair { game, seat }
    }

    /// Which chair it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many chairs there are.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Everything that may be known here.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// Appends the commands worth considering.
    pub fn options(&self, options: &mut Vec<G::Command>) {
        self.game.options(self.seat, options);
    }

    /// What a command would cost and change.
    pub fn preview(&self, command: &G::Command) -> G::Preview {
        self.game.preview(self.seat, command)
    }

    /// A game that from here looks just like the true one.
    pub fn imagine(&self, seed: Seed) -> G {
        self.game.imagine(Viewer::Seat(self.seat), seed)
    }
}
