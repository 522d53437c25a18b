//! Space Cadets as a game at the table.

use crate::command::Command;
use crate::content::Content;
use crate::event::Event;
use crate::preview::Preview;
use crate::refusal::Refusal;
use crate::setup::{MOST_SEATS, Setup};
use crate::state::{End, SpaceCadets, Stage};
use crate::view::{Catalogue, View};
use crate::{imagine, options, speech};
use table::{
    Dice, Game, GameContent, GameTime, Outcome, Phrase, Seat, Seats, Seed, SetupError, Story, Undo, Viewer,
};

impl Game for SpaceCadets {
    const ID: &'static str = "space-cadets";
    const RULES_VERSION: u32 = 2;
    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = MOST_SEATS;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Catalogue = Catalogue;

    fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
        let content = Content::from_toml(text)?;
        Ok(Phrase::new("space-cadets-content-holds")
            .number("missions", content.missions.len() as i64)
            .number("ships", content.ships.len() as i64)
            .number("faces", content.map.faces.len() as i64))
    }

    fn start(setup: Setup, seed: Seed) -> Result<SpaceCadets, SetupError> {
        SpaceCadets::set_up(setup, seed)
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.carry_out(at, seat, command, story)
    }

    fn alarm(&self) -> Option<GameTime> {
        self.next_alarm()
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.alarm_rings(at, story);
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn awaited(&self) -> Seats {
        if let Some(ask) = &self.ask {
            return Seats::only(ask.seat);
        }
        let concerned = match self.stage {
            Stage::Waiting { wait, .. } => self.concerned(wait),
            Stage::Running { .. } => self.acting(),
            Stage::Working | Stage::Over => return Seats::NONE,
        };
        let mut awaited = Seats(concerned.0 & !self.ready.0);
        if let Stage::Waiting { .. } = self.stage {
            // The Captain may start what waits.
            awaited.add(self.officer(crate::Station::Captain));
        }
        awaited
    }

    fn round(&self) -> u32 {
        self.turn.into()
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        if let Some(practice) = &self.practice {
            // SC-22.13: there is nobody to lose against.
            let total = practice.scores.iter().map(|points| i32::from(*points)).sum();
            return Some(Outcome { winners: Seat::all(self.setup.seats).collect(), scores: vec![total] });
        }
        let won = end == End::Won;
        let winners = if won { Seat::all(self.setup.seats).collect() } else { Vec::new() };
        Some(Outcome { winners, scores: vec![i32::from(won); self.setup.seats.into()] })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn options(&self, seat: Seat, options: &mut Vec<Command>) {
        options::list(self, seat, options);
    }

    fn preview(&self, seat: Seat, command: &Command) -> Preview {
        Preview::of(self, seat, command)
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::of(self)
    }

    fn undo(&self, _: Seat) -> Undo {
        // SC-21.12: what is laid is simply moved again.
        Undo::Never
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        self.posts
            .get(seat.index())
            .map(|post| post.iter().map(|station| station.name()).collect())
            .unwrap_or_default()
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> SpaceCadets {
        imagine::redeal(self, viewer, dice)
    }

    fn imagine_over(&self, viewer: Viewer, seed: Seed, over: &mut SpaceCadets) {
        imagine::imagine_over(self, viewer, seed, over);
    }

    fn glance(&self, seat: Seat) -> u128 {
        self.glanced(seat)
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
