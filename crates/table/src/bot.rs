//! Who plays when nobody is there.

use crate::{Dice, Game, GameTime, Seat, Seed, Viewer};

/// A bot sits on a chair and sees what a person there would see.
pub trait Bot<G: Game>: Send {
    /// What to do at this moment. A bot that waits is asked again when anything changes.
    fn choose(&mut self, chair: &Chair<'_, G>) -> Decision<G::Command>;
}

/// What a bot answers when it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision<C> {
    /// It gives this command now.
    Do(C),
    /// It does nothing until something changes.
    Wait,
    /// It does nothing until something changes or this moment has come, whichever is first.
    WakeAt(GameTime),
}

impl<C> Decision<C> {
    /// The command, if it gives one.
    pub fn command(self) -> Option<C> {
        match self {
            Decision::Do(command) => Some(command),
            Decision::Wait | Decision::WakeAt(_) => None,
        }
    }
}

impl<C> From<Option<C>> for Decision<C> {
    fn from(command: Option<C>) -> Decision<C> {
        command.map_or(Decision::Wait, Decision::Do)
    }
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
    now: GameTime,
}

impl<'a, G: Game> Chair<'a, G> {
    /// The game from this chair, at this moment.
    pub fn new(game: &'a G, seat: Seat, now: GameTime) -> Chair<'a, G> {
        Chair { game, seat, now }
    }

    /// Game time now.
    pub fn now(&self) -> GameTime {
        self.now
    }

    /// Whether anything will happen by itself if nobody moves.
    pub fn clock_runs(&self) -> bool {
        self.game.alarm().is_some()
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

    /// Whether there is anything to look at, as the game packs it.
    pub fn glance(&self) -> u128 {
        self.game.glance(self.seat)
    }

    /// Appends the commands worth considering.
    pub fn options(&self, options: &mut Vec<G::Command>) {
        self.game.options(self.seat, options);
    }

    /// One of these commands, each with the same chance.
    pub fn any_option(&self, dice: &mut Dice) -> Option<G::Command> {
        self.game.any_option(self.seat, dice)
    }

    /// What a command would cost and change.
    pub fn preview(&self, command: &G::Command) -> G::Preview {
        self.game.preview(self.seat, command)
    }

    /// A game that from here looks just like the true one.
    pub fn imagine(&self, seed: Seed) -> G {
        self.game.imagine(Viewer::Seat(self.seat), seed)
    }

    /// The same, laid out over a state that is no longer of use.
    pub fn imagine_over(&self, seed: Seed, over: &mut G) {
        self.game.imagine_over(Viewer::Seat(self.seat), seed, over);
    }
}
