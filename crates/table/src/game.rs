//! The one trait that every game implements.

use crate::{
    Dice, GameTime, OptionSpec, Options, Phrase, Seat, Seats, Seed, SetupError, Story, Undo, Viewer,
};
use arbitrary::Arbitrary;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A complete game: its state, and the rules as its methods.
///
/// The state is a function of setup, seed and timed commands, and nothing else.
pub trait Game: Clone + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The name used in records, addresses and commands: `"high-card"`.
    const ID: &'static str;
    /// Raised whenever a rule changes in a way that old records would notice.
    const RULES_VERSION: u32;
    /// The fewest chairs the game is for.
    const LEAST_SEATS: u8;
    /// The most chairs the game is for.
    const MOST_SEATS: u8;

    /// Everything agreed before the first move.
    type Setup: GameSetup;
    /// One thing that a person may ask for.
    type Command: Clone
        + Debug
        + PartialEq
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + for<'a> Arbitrary<'a>
        + 'static;
    /// One thing that happened.
    type Event: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Everything one viewer may know.
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize + 'static;
    /// Why a command was refused.
    type Refusal: Refusal;
    /// What a command would cost and change, told before it is given.
    type Preview: Clone + Debug + PartialEq + Send + Sync + Serialize + 'static;
    /// What is printed on cards and boards: public, and the same for the whole game.
    type Catalogue: Clone + Debug + Send + Sync + Serialize + 'static;

    /// Reads content that a person brought; says what it holds, or everything that is wrong with it.
    fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
        let _ = text;
        Err(vec![SetupError::no_content().0])
    }

    /// The state before the first move.
    fn start(setup: Self::Setup, seed: Seed) -> Result<Self, SetupError>;
    /// Carries out a command, or refuses it and changes nothing. Never panics, whatever the command.
    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Self::Command,
        story: &mut Story<Self::Event>,
    ) -> Result<(), Self::Refusal>;
    /// When the game itself wants to move next: a phase ends, a sand timer runs out. Nothing once it is over.
    /// A moment that has come already rings at the next chance.
    fn alarm(&self) -> Option<GameTime>;
    /// The alarm's moment has come. It must move the alarm on sooner or later, or time would stand still.
    fn ring(&mut self, at: GameTime, story: &mut Story<Self::Event>);

    /// How many chairs this game has.
    fn seats(&self) -> u8;
    /// The chairs that the game waits for; nobody once it is over.
    fn awaited(&self) -> Seats;
    /// The round being played, counted from one.
    fn round(&self) -> u32;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything this viewer may know, and nothing else: what a story taught this viewer is in it from then on.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Commands worth offering to this chair, appended to `options`: what a client highlights and bots choose from.
    /// Every one of them is legal now; not every legal command is among them.
    fn options(&self, seat: Seat, options: &mut Vec<Self::Command>);
    /// One of these commands, each with the same chance, by one roll of the dice; nothing when there are none. A game that
    /// can draw one without making up all of them does so here, and draws the same one from the same dice.
    fn any_option(&self, seat: Seat, dice: &mut Dice) -> Option<Self::Command> {
        let mut options = Vec::new();
        self.options(seat, &mut options);
        let count = u32::try_from(options.len()).ok().filter(|count| *count > 0)?;
        Some(options.swap_remove(dice.below(count) as usize))
    }
    /// What a command would cost and change, as far as this chair may know. Legal or not.
    fn preview(&self, seat: Seat, command: &Self::Command) -> Self::Preview;

    /// What is printed on cards and boards, sent once instead of with every view.
    fn catalogue(&self) -> Self::Catalogue;

    /// Whether this chair may take back a command now. What was given when the answer was [`Undo::Never`] stays for good.
    fn undo(&self, seat: Seat) -> Undo {
        let _ = seat;
        Undo::Free
    }
    /// The parts that this chair plays at this moment, most important first: captain, helm, overlord. Each is explained by
    /// the message `<game>-role-<name>`.
    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        let _ = seat;
        Vec::new()
    }

    /// Whether a rule forbids people to speak with each other at this moment. The table keeps its chat closed then.
    fn silence(&self) -> bool {
        false
    }

    /// The dice that this game rolls next.
    fn dice(&self) -> &Dice;
    /// The same, to roll or replace them.
    fn dice_mut(&mut self) -> &mut Dice;
    /// The same game with everything hidden from this viewer dealt anew. The game's own dice stay as they are.
    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Self;
    /// A state that this viewer could not tell from the true one, with a future of its own. Bots search on it.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Self {
        let mut dice = Dice::new(seed);
        let mut imagined = self.redeal(viewer, &mut dice);
        *imagined.dice_mut() = dice;
        imagined
    }

    /// The same, laid out over another state whose memory is of use. Nothing of what was there may be seen in it.
    fn imagine_over(&self, viewer: Viewer, seed: Seed, over: &mut Self) {
        *over = self.imagine(viewer, seed);
    }

    /// The little that tells a bot on this chair whether it must look at all, packed as the game likes; nothing that its view does
    /// not show. A game without it has bots that always look.
    fn glance(&self, seat: Seat) -> u128 {
        let _ = seat;
        0
    }

    /// What to say about an event.
    fn tell(&self, event: &Self::Event) -> Phrase;
    /// What to say about a refusal.
    fn explain(&self, refusal: &Self::Refusal) -> Phrase;
    /// Every message key that this game can ever ask for. The locales hold exactly these.
    fn vocabulary() -> Vec<String>;
}

/// Everything agreed before the first move, made from what people chose.
pub trait GameSetup:
    Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static
{
    /// The options that [`GameSetup::configure`] understands.
    fn options_offered() -> Vec<OptionSpec>;
    /// A setup from the number of chairs, the chosen options, and content in place of the built-in one.
    fn configure(seats: u8, options: &Options, content: Option<&str>) -> Result<Self, SetupError>;
}

/// A refusal names the rule that forbids the command.
pub trait Refusal: Clone + Debug + PartialEq + Send + Sync + Serialize + 'static {
    /// The number of the rule, as in `docs/rules`.
    fn rule(&self) -> &'static str;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won: several when they share it, nobody when the game itself did, all of them when a crew succeeds.
    pub winners: Vec<Seat>,
    /// Each chair's final score.
    pub scores: Vec<i32>,
}
