//! Who sits at the table: people at this terminal, and bots.

use crate::errors::Failure;
use crate::games::{Playable, bot_kind};
use crate::simulate::distinct_names;
use speech::Speaker;
use table::{Bot, Chair, GameTime, Seat, SeatName, Seed};

/// The word for a person in a list of seats; a name may follow after a colon.
const HUMAN: &str = "human";

/// The bot that plays when nobody says which: strong enough to be fun, quick enough not to be noticed.
const USUAL_BOT: &str = "steady";

/// Everybody at the table.
pub struct Players<G: Playable> {
    /// What they are called, by seat.
    pub names: Vec<String>,
    bots: Vec<Option<SeatedBot<G>>>,
}

struct SeatedBot<G: Playable> {
    kind: &'static str,
    bot: Box<dyn Bot<G>>,
}

impl<G: Playable> Players<G> {
    /// Reads a list of seats such as `human,steady` or `human:Ann,human:Bob`; without one, a person meets a bot.
    pub fn new(seats: &[String], seed: Seed, speaker: &Speaker) -> Result<Players<G>, Failure> {
        let usual = [HUMAN.to_owned(), usual_bot::<G>().to_owned()];
        let seats = if seats.is_empty() { &usual } else { seats };
        let person = speaker.text("cli-play-person");
        let mut names = Vec::new();
        let mut bots = Vec::new();
        for (seat, number) in seats.iter().zip(0..) {
            let (word, name) = seat.split_once(':').unwrap_or((seat, ""));
            if word == HUMAN {
                names.push(if name.trim().is_empty() { person.as_str() } else { name.trim() });
                bots.push(None);
            } else {
                let kind = bot_kind::<G>(seat)?;
                names.push(kind.name);
                // Bots roll dice of their own: what they do must tell nothing about the game's.
                bots.push(Some(SeatedBot { kind: kind.name, bot: (kind.seat)(seed.derive(number)) }));
            }
        }
        Ok(Players { names: distinct_names(&names), bots })
    }

    /// Whether a person sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).is_some_and(Option::is_none)
    }

    /// The one person at the table, if there is exactly one.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = Seat::all(self.bots.len() as u8).filter(|seat| self.is_human(*seat));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// What the bot on a chair wants to do.
    pub fn choose(&mut self, game: &G, seat: Seat, now: GameTime) -> Option<G::Command> {
        let seated = self.bots.get_mut(seat.index())?.as_mut()?;
        seated.bot.choose(&Chair::new(game, seat, now)).command()
    }

    /// Everybody as a record names them.
    pub fn seat_names(&self) -> Vec<SeatName> {
        let kind = |bot: &Option<SeatedBot<G>>| bot.as_ref().map(|seated| seated.kind.to_owned());
        let seats = self.names.iter().zip(&self.bots);
        seats.map(|(name, bot)| SeatName { name: name.clone(), bot: kind(bot) }).collect()
    }
}

fn usual_bot<G: Playable>() -> &'static str {
    let roster = G::roster();
    let usual = roster.iter().find(|kind| kind.name == USUAL_BOT).or(roster.last());
    usual.map_or(USUAL_BOT, |kind| kind.name)
}
