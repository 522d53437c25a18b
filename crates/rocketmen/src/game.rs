//! Rocketmen as a game at the table.

use crate::content::{Content, SEATS};
use crate::offers::{Count, Nth};
use crate::state::Phase;
use crate::{Catalogue, Command, Event, Preview, Refusal, Rocketmen, Setup, View, speech};
use table::{
    Dice, Game, GameContent, GameTime, Outcome, Phrase, Seat, Seats, Seed, SetupError, Story, Viewer,
};

impl Game for Rocketmen {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Catalogue = Catalogue;

    const ID: &'static str = "rocketmen";
    const RULES_VERSION: u32 = 2;
    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = SEATS as u8;

    fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
        let content = Content::from_toml(text)?;
        let source = content.source();
        Ok(Phrase::new("rocketmen-content-holds")
            .number("cards", content.cards() as i64)
            .number("assets", source.assets.len() as i64)
            .number("locations", source.locations.len() as i64)
            .number("goals", source.goals.len() as i64)
            .number("variants", source.variants.len() as i64))
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::of(&self.content)
    }

    fn start(setup: Setup, seed: Seed) -> Result<Rocketmen, SetupError> {
        Rocketmen::set_up(setup, seed)
    }

    fn apply(
        &mut self,
        _at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_moment(seat, &command)?;
        match command {
            Command::Buy { cards, engine, pay, model } => self.buy(cards, engine, pay, model, story),
            Command::Place { plan, pad, pay, model } => self.place(plan, pad, pay, model, story),
            Command::Discard { cards } => self.discard(cards, story),
            Command::Use { card, aim, model } => self.use_ability(card, aim, model, story),
            Command::Claim { card, claim } => self.claim(card, claim, story),
            Command::Store { card } => self.store(card, story),
            Command::Unstore { cards } => self.unstore(cards, story),
            Command::Remove { card } => self.remove(card, story),
            Command::Launch { destination } => self.launch(destination, story),
            Command::Draw => self.draw_success(story),
            Command::Keep => self.keep_draw(story),
            Command::Trigger { card } => self.trigger(card, story),
            Command::Pick { value } => self.pick(value, story),
            Command::Abort { discard } => self.abort(discard, story),
            Command::Accept => self.accept(story),
            Command::Settle { keep, mission } => self.settle(keep, mission, story),
            Command::Trim { cards } => self.trim(cards, story),
            Command::EndTurn => {
                self.close_turn(story);
                Ok(())
            }
        }?;
        self.leave_trail(command);
        Ok(())
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        Preview::of(self, seat, command)
    }

    fn alarm(&self) -> Option<GameTime> {
        None
    }

    fn ring(&mut self, _at: GameTime, _story: &mut Story<Event>) {}

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.scores().iter().map(|score| i32::from(score.total)).collect(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        self.offer(seat, options);
    }

    fn any_option(&self, seat: Seat, dice: &mut Dice) -> Option<Command> {
        if seat == self.turn && self.phase == Phase::Acting {
            return self.draw_action(dice);
        }
        let mut count = Count::default();
        self.offer(seat, &mut count);
        if count.0 == 0 {
            return None;
        }
        let mut drawn = Nth { skip: dice.below(count.0 as u32) as usize, found: None };
        self.offer(seat, &mut drawn);
        drawn.found
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> Rocketmen {
        let mut game = self.clone();
        game.deal_hidden(viewer, dice);
        game
    }

    fn tell(&self, event: &Event) -> Phrase {
        speech::tell(&self.content, event)
    }

    fn explain(&self, refusal: &Refusal) -> Phrase {
        speech::explain(&self.content, refusal)
    }

    fn vocabulary() -> Vec<String> {
        speech::vocabulary()
    }
}

impl Rocketmen {
    /// Whether this is the moment for such a command (RM-3.1, RM-8.7).
    fn check_moment(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn);
        }
        match (self.phase, command) {
            (Phase::Trimming, Command::Trim { .. }) => Ok(()),
            (Phase::Trimming, _) => Err(Refusal::TrimFirst),
            (_, Command::Trim { .. }) => Err(Refusal::NothingToTrim),
            (Phase::Settling(_), Command::Settle { .. }) => Ok(()),
            (Phase::Settling(_), _) => Err(Refusal::SettleFirst),
            (_, Command::Settle { .. }) => Err(Refusal::NothingToSettle),
            (
                Phase::Launching(_),
                Command::Draw
                | Command::Keep
                | Command::Trigger { .. }
                | Command::Pick { .. }
                | Command::Abort { .. }
                | Command::Accept,
            ) => Ok(()),
            (Phase::Launching(_), _) => Err(Refusal::LaunchUnderWay),
            _ => Ok(()),
        }
    }
}
