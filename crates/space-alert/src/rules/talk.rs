//! Chapter 2: signals, requests and the shared planning board. None of it has any effect on the ship.

use crate::Zone;
use crate::command::{Intention, Signal, Spot, Token};
use crate::crew::CrewId;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::ship::Action;
use crate::state::{Request, SpaceAlert};
use table::{Audience, Seat, Story};

/// How many requests are remembered.
const MOST_REQUESTS: usize = 32;

impl SpaceAlert {
    /// Whether people may speak with each other now (SA-3.8).
    pub(crate) fn may_talk(&self) -> Result<(), Refusal> {
        if self.action()?.silent { Err(Refusal::CommunicationsDown) } else { Ok(()) }
    }

    pub(crate) fn signal(
        &mut self,
        seat: Seat,
        signal: Signal,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.may_talk()?;
        self.check_signal(&signal)?;
        story.tell(Audience::All, Event::Signalled { seat, signal });
        Ok(())
    }

    fn check_signal(&self, signal: &Signal) -> Result<(), Refusal> {
        match signal {
            Signal::Intend { turn, .. } | Signal::Want { turn, .. } | Signal::Threat { turn } => {
                self.check_turn(*turn)
            }
            _ => Ok(()),
        }
    }

    fn check_turn(&self, turn: u8) -> Result<(), Refusal> {
        self.flight.track.phase_of_turn(turn).map(|_| ()).ok_or(Refusal::NoSuchTurn)
    }

    pub(crate) fn share(
        &mut self,
        seat: Seat,
        mut plan: Vec<Intention>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.may_talk()?;
        for intention in &plan {
            self.check_turn(intention.turn)?;
        }
        // Only the last word about a turn counts, so a plan is never longer than the board.
        plan.reverse();
        plan.sort_by_key(|intention| intention.turn);
        plan.dedup_by_key(|intention| intention.turn);
        self.person_mut(seat)?.intends.clone_from(&plan);
        story.tell(Audience::All, Event::Shared { seat, plan });
        Ok(())
    }

    pub(crate) fn ask(
        &mut self,
        seat: Seat,
        member: CrewId,
        turn: u8,
        action: Action,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.may_talk()?;
        self.check_turn(turn)?;
        if member.index() >= self.crew.len() {
            return Err(Refusal::NoSuchMember);
        }
        if self.is_android(member) || self.member_of(seat) == Some(member) {
            return Err(Refusal::CannotAskThat);
        }
        self.requests.retain(|request| (request.member, request.turn) != (member, turn));
        if self.requests.len() >= MOST_REQUESTS {
            self.requests.remove(0);
        }
        self.requests.push(Request { from: seat, member, turn, action });
        story.tell(Audience::All, Event::Asked { seat, member, turn, action });
        Ok(())
    }

    pub(crate) fn place(
        &mut self,
        seat: Seat,
        token: Token,
        spot: Spot,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.may_talk()?;
        let exists = match token {
            Token::Crew(member) => member.index() < self.crew.len(),
            Token::Threat(turn) => self.flight.threats.iter().any(|drawn| drawn.report.turn == turn),
            Token::Squad(number) => number < 2,
            Token::Rocket(number) => number < 3,
        };
        if !exists {
            return Err(Refusal::NoSuchToken);
        }
        if let Spot::Square { zone, square } = spot
            && !(1..=self.trajectory_length(zone)).contains(&square)
        {
            return Err(Refusal::NoSuchSpot);
        }
        self.tokens.retain(|(other, _)| *other != token);
        if spot != Spot::Home {
            let place = self.tokens.partition_point(|(other, _)| *other < token);
            self.tokens.insert(place, (token, spot));
        }
        story.tell(Audience::All, Event::TokenPlaced { seat, token, spot });
        Ok(())
    }

    fn trajectory_length(&self, zone: Option<Zone>) -> u8 {
        let board = self.flight.boards[zone.map_or(3, Zone::index)];
        self.content().trajectory(board).map_or(0, |trajectory| trajectory.length())
    }
}
