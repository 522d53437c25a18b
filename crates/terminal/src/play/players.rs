//! Who sits at the table: people at this terminal, and bots.

use crate::failure::Failure;
use crate::game::bot_kind;
use crate::seated_bots::{SeatedBot, SeatedBots};
use crate::simulate::distinct_names;
use speech::Speaker;
use table::{BotKind, Game, Seat, SeatName, Seed};

/// The word for a person in a list of seats; a name may follow after a colon.
const HUMAN: &str = "human";

/// The bot that plays when nobody says which: strong enough to be fun, quick enough not to be noticed.
const USUAL_BOT: &str = "steady";

/// Everybody at the table.
pub struct Players<G: Game> {
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// The bots, by seat.
    pub bots: SeatedBots<G>,
}

impl<G: Game> Players<G> {
    /// Reads a list of seats such as `human,steady` or `human:Ann,human:Bob`; without one, a person meets a bot.
    pub fn new(
        roster: &'static [BotKind<G>],
        seats: &[String],
        seed: Seed,
        speaker: &Speaker,
    ) -> Result<Players<G>, Failure> {
        let usual = [HUMAN.to_owned(), usual_bot(roster).to_owned()];
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
                let kind = bot_kind(roster, seat)?;
                names.push(kind.name);
                // Bots roll dice of their own: what they do must tell nothing about the game's.
                bots.push(Some(SeatedBot::new(kind, seed.derive(number))));
            }
        }
        Ok(Players { names: distinct_names(&names), bots: SeatedBots::new(bots) })
    }

    /// Whether a person sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        seat.index() < self.names.len() && self.bots.get(seat).is_none()
    }

    /// The one person at the table, if there is exactly one.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = Seat::all(self.names.len() as u8).filter(|seat| self.is_human(*seat));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// Everybody as a record names them.
    pub fn seat_names(&self) -> Vec<SeatName> {
        let seats = self.names.iter().zip(self.bots.all());
        let bot = |seated: Option<&SeatedBot<G>>| seated.map(|seated| seated.kind.to_owned());
        seats.map(|(name, seated)| SeatName { name: name.clone(), bot: bot(seated) }).collect()
    }
}

fn usual_bot<G: Game>(roster: &'static [BotKind<G>]) -> &'static str {
    let usual = roster.iter().find(|kind| kind.name == USUAL_BOT).or(roster.last());
    usual.map_or(USUAL_BOT, |kind| kind.name)
}
