//! The game as every table knows it.

use super::command::Command;
use super::event::Event;
use super::preview::Preview;
use super::refusal::Refusal;
use super::rules::{cards, ending, round};
use super::setup::Setup;
use super::state::HighCard;
use super::view::View;
use super::{imagine, options, preview, setup, speech, view};
use table::{Dice, Game, GameTime, Outcome, Phrase, Seat, Seats, Seed, SetupError, Story, Viewer};

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const RULES_VERSION: u32 = 1;
    const LEAST_SEATS: u8 = 2;
    const MOST_SEATS: u8 = 3;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Catalogue = Vec<u8>;

    fn start(setup: Setup, seed: Seed) -> Result<HighCard, SetupError> {
        setup::start(setup, seed)
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        round::apply(self, at, seat, command, story)
    }

    fn alarm(&self) -> Option<GameTime> {
        (!self.over()).then_some(self.until)
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        round::ring(self, at, story);
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn awaited(&self) -> Seats {
        HighCard::awaited(self)
    }

    fn round(&self) -> u32 {
        self.round.min(self.setup.rounds)
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        options::options(self, seat, options);
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        preview::preview(self, seat, command)
    }

    fn catalogue(&self) -> Vec<u8> {
        (1..=cards::HIGHEST).collect()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> HighCard {
        imagine::redeal(self, viewer, dice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        speech::tell(event)
    }

    fn explain(&self, refusal: &Refusal) -> Phrase {
        speech::explain(refusal)
    }

    fn vocabulary() -> Vec<String> {
        speech::vocabulary()
    }
}
