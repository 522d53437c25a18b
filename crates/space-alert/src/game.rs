//! Space Alert as a game at the table.

use crate::command::Command;
use crate::content::Content;
use crate::crew::Role;
use crate::event::Event;
use crate::imagine;
use crate::options;
use crate::preview::Preview;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::speech;
use crate::state::{BetweenStep, SpaceAlert, Stage};
use crate::view::{Catalogue, View};
use table::{
    Dice, Game, GameContent, GameTime, Outcome, Phrase, Seat, Seats, Seed, SetupError, Story, Undo, Viewer,
};

impl Game for SpaceAlert {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Preview = Preview;
    type Catalogue = Catalogue;

    const ID: &'static str = "space-alert";
    /// 2: second halves that wait in space, lines of campaigns, pieces, tracks that are generated for four.
    const RULES_VERSION: u32 = 2;
    const LEAST_SEATS: u8 = 1;
    const MOST_SEATS: u8 = 5;

    fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
        let content = Content::from_toml(text)?;
        Ok(Phrase::new("space-alert-content-holds")
            .number("threats", content.threats().len() as i64)
            .number("boards", content.trajectory_numbers().count() as i64)
            .number("cards", content.deck_size()))
    }

    fn vocabulary() -> Vec<String> {
        speech::vocabulary()
    }

    fn start(setup: Setup, seed: Seed) -> Result<SpaceAlert, SetupError> {
        SpaceAlert::set_up(setup, seed)
    }

    fn apply(
        &mut self,
        at: GameTime,
        seat: Seat,
        command: Command,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.person(seat)?;
        if matches!(self.stage, Stage::Over) {
            return Err(Refusal::GameOver);
        }
        match command {
            Command::TakeRole { role } => self.take_role(seat, role, story),
            Command::SetOrder { order } => self.set_order(seat, order, story),
            Command::Ready => self.say_ready(at, seat, story),
            Command::Plan { member, turn, card, up } => self.plan(seat, member, turn, card, up, story),
            Command::Move { member, from, to, up } => self.move_card(seat, member, (from, to), up, story),
            Command::TakeBack { member, turn } => self.take_back(seat, member, turn, story),
            Command::EndPhase => self.end_phase(seat, story),
            Command::DrawData => self.draw_data(seat, story),
            Command::Give { card, to } => self.give(seat, card, to, story),
            Command::Confirm { turn } => self.confirm(seat, turn, story),
            Command::Signal { signal } => self.signal(seat, signal, story),
            Command::Share { plan } => self.share(seat, plan, story),
            Command::Ask { member, turn, action } => self.ask(seat, member, turn, action, story),
            Command::Place { token, spot } => self.place(seat, token, spot, story),
            Command::AgreeToEnd { agree } => self.agree_to_end(at, seat, agree, story),
            Command::Trip { member, slip } => self.trip(seat, member, slip, story),
            Command::Next => self.go_on(at, seat, story),
            Command::Follow => self.follow(at, seat, story),
            Command::SetPace { pace } => self.set_pace(at, seat, pace, story),
            Command::Propose { proposal } => self.propose(seat, proposal, story),
            Command::Repair { member, repair } => self.repair(seat, member, repair, story),
            Command::StoreSquad { station } => self.store_squad(seat, station, story),
        }
    }

    fn alarm(&self) -> Option<GameTime> {
        match &self.stage {
            Stage::Action(_) => self.next_announcement(),
            Stage::Resolution(_) => self.goes_on_at(),
            Stage::Briefing | Stage::Between(_) | Stage::Over => None,
        }
    }

    fn ring(&mut self, at: GameTime, story: &mut Story<Event>) {
        match &self.stage {
            Stage::Action(_) => self.announce(at, story),
            Stage::Resolution(_) => self.step_on(at, story),
            Stage::Briefing | Stage::Between(_) | Stage::Over => {}
        }
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn seats(&self) -> u8 {
        self.people.len() as u8
    }

    fn awaited(&self) -> Seats {
        let mut awaited = Seats::NONE;
        for (seat, person) in Seat::all(self.seats()).zip(&self.people) {
            let waits = match &self.stage {
                Stage::Briefing => !person.agreed,
                // Whoever has agreed to end may still be asked for something, or get a card.
                Stage::Action(_) => true,
                Stage::Resolution(_) => !person.agreed && !person.follows,
                Stage::Between(between) => match between.step {
                    BetweenStep::Proposals => person.proposal.is_none(),
                    BetweenStep::Repairs { .. } => {
                        self.repairer().is_some_and(|member| self.answers_for(member) == seat)
                    }
                    BetweenStep::Squad => seat == self.roles.captain,
                },
                Stage::Over => false,
            };
            if waits {
                awaited.add(seat);
            }
        }
        awaited
    }

    fn round(&self) -> u32 {
        u32::from(self.flight.number)
    }

    fn outcome(&self) -> Option<Outcome> {
        let result = self.result()?;
        let winners = if result.won { Seat::all(self.seats()).collect() } else { Vec::new() };
        Some(Outcome { winners, scores: vec![result.score; self.people.len()] })
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
        Catalogue::of(self.content())
    }

    fn undo(&self, seat: Seat) -> Undo {
        match &self.stage {
            // SA-1.19: whoever is ready counts on what was agreed.
            Stage::Briefing => {
                let mut others =
                    Seat::all(self.seats()).zip(&self.people).filter(|(other, _)| *other != seat);
                if others.any(|(_, person)| person.agreed) { Undo::Ask } else { Undo::Free }
            }
            // SA-2.13: time has passed.
            Stage::Action(_) | Stage::Resolution(_) | Stage::Over => Undo::Never,
            Stage::Between(_) => Undo::Free,
        }
    }

    fn roles(&self, seat: Seat) -> Vec<&'static str> {
        Role::ALL.into_iter().filter(|role| self.roles.holder(*role) == seat).map(Role::name).collect()
    }

    fn silence(&self) -> bool {
        matches!(&self.stage, Stage::Action(action) if action.silent)
    }

    fn redeal(&self, viewer: Viewer, dice: &mut Dice) -> SpaceAlert {
        imagine::redeal(self, viewer, dice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        speech::tell(self, event)
    }

    fn explain(&self, refusal: &Refusal) -> Phrase {
        speech::explain(refusal)
    }
}
