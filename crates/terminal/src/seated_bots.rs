//! Bots on chairs, each with the moment at which it wants to be asked next.
//!
//! Game time is all that counts here: a bot that thinks for a second of game time does so at a table and in a
//! simulation alike.

use table::{Bot, BotKind, Chair, Decision, Game, GameTime, Seat, Seed};

/// A bot on a chair.
pub struct SeatedBot<G: Game> {
    /// What kind of bot it is.
    pub kind: &'static str,
    bot: Box<dyn Bot<G>>,
    ask: Ask,
}

/// When a bot is asked next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    /// At once: something has changed since it was asked.
    Now,
    /// At this moment, unless something changes before.
    At(GameTime),
    /// Only when something changes.
    AfterAChange,
}

impl<G: Game> SeatedBot<G> {
    /// A bot of this kind with dice of its own.
    pub fn new(kind: &BotKind<G>, seed: Seed) -> SeatedBot<G> {
        SeatedBot { kind: kind.name, bot: (kind.seat)(seed), ask: Ask::Now }
    }

    /// What it does, if it wants to be asked by now and does anything.
    fn decide(&mut self, chair: &Chair<'_, G>) -> Option<G::Command> {
        let due = match self.ask {
            Ask::Now => true,
            Ask::At(moment) => moment <= chair.now(),
            Ask::AfterAChange => false,
        };
        if !due {
            return None;
        }
        let (ask, command) = match self.bot.choose(chair) {
            Decision::Do(command) => (Ask::Now, Some(command)),
            Decision::Wait => (Ask::AfterAChange, None),
            // Whoever asks to be woken at once is woken a moment later, so that time goes on.
            Decision::WakeAt(moment) => (Ask::At(moment.max(chair.now() + 1)), None),
        };
        self.ask = ask;
        command
    }
}

/// The bots of a table, by chair; a person sits where there is none.
pub struct SeatedBots<G: Game>(Vec<Option<SeatedBot<G>>>);

/// What comes next at a table where only bots and the clock move.
#[derive(Debug, PartialEq, Eq)]
pub enum Next<C> {
    /// The bot on this chair gives a command now.
    Command(Seat, C),
    /// Nothing happens before this moment: then a bot wakes or the game's alarm rings.
    Moment(GameTime),
    /// Nothing ever.
    Nothing,
}

impl<G: Game> SeatedBots<G> {
    /// These bots, chair by chair.
    pub fn new(bots: Vec<Option<SeatedBot<G>>>) -> SeatedBots<G> {
        SeatedBots(bots)
    }

    /// The bot on a chair.
    pub fn get(&self, seat: Seat) -> Option<&SeatedBot<G>> {
        self.0.get(seat.index())?.as_ref()
    }

    /// Every chair, in order.
    pub fn all(&self) -> impl Iterator<Item = Option<&SeatedBot<G>>> {
        self.0.iter().map(Option::as_ref)
    }

    /// Something has changed: every bot may want something else now.
    pub fn notice_change(&mut self) {
        for seated in self.0.iter_mut().flatten() {
            seated.ask = Ask::Now;
        }
    }

    /// What comes next. An alarm that is due rings before anybody moves.
    pub fn next(&mut self, game: &G, now: GameTime) -> Next<G::Command> {
        let alarm = game.alarm();
        if alarm.is_some_and(|alarm| alarm <= now) {
            return Next::Moment(now);
        }
        let awaited = game.awaited();
        for seat in awaited.iter() {
            let Some(Some(seated)) = self.0.get_mut(seat.index()) else { continue };
            if let Some(command) = seated.decide(&Chair::new(game, seat, now)) {
                return Next::Command(seat, command);
            }
        }
        let wake = |seat| match self.get(seat)?.ask {
            Ask::At(moment) => Some(moment),
            Ask::Now | Ask::AfterAChange => None,
        };
        match awaited.iter().filter_map(wake).chain(alarm).min() {
            Some(moment) => Next::Moment(moment),
            None => Next::Nothing,
        }
    }
}
