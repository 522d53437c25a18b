//! Away Missions as a game at the table.

use crate::{
    AwayMissions, Catalogue, Command, Event, Preview, Refusal, Setup, View, content, imagine, speech,
};
use table::{Dice, Game, GameTime, Outcome, Phrase, Seat, Seats, Seed, SetupError, Story, Viewer};

impl Game for AwayMissions {
    const ID: &'static str = "away-missions";
    const RULES_VERSION: u32 = 2;
    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = 6;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Catalogue = Catalogue;

    fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
        content::check_content(text)
    }

    fn start(setup: Setup, seed: Seed) -> Result<AwayMissions, SetupError> {
        AwayMissions::set_up(setup, seed)
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let before = self.now;
        self.now = at;
        let dice = self.dice.position();
        // Every rule checks first and changes afterwards, so that a refusal leaves no trace.
        if let Err(refusal) = self.command(seat, command, story) {
            self.now = before;
            return Err(refusal);
        }
        self.run(story);
        if self.dice.position() != dice {
            story.uncover();
        }
        Ok(())
    }

    fn alarm(&self) -> Option<GameTime> {
        self.patience_ends()
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.now = at;
        self.vote_is_over(story);
        self.run(story);
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn awaited(&self) -> Seats {
        self.waits_for()
    }

    fn round(&self) -> u32 {
        u32::from(self.turn.max(1))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        self.offer(seat, options);
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        Preview::of(self, seat, command)
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::of(self)
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        self.roles_of(seat)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn redeal(&self, _: Viewer, _: &mut Dice) -> AwayMissions {
        imagine::redeal(self)
    }

    fn tell(&self, event: &Event) -> Phrase {
        speech::tell(self, event)
    }

    fn explain(&self, refusal: &Refusal) -> Phrase {
        speech::explain(refusal)
    }

    fn vocabulary() -> Vec<String> {
        speech::vocabulary()
    }
}
