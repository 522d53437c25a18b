//! Chapter 2: signals, requests and the shared planning board. None of it has any effect on the ship.

use crate::Zone;
use crate::command::{Intention, Signal, Spot, Token};
use crate::crew::CrewId;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::ship::{Action, Boards, Mission, Ship};
use crate::state::{Drawn, Request, SpaceAlert};
use crate::view::PiecesView;
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

    /// Whether somebody can be asked for something on a turn: another person, who can still plan it.
    pub(crate) fn check_ask(&self, seat: Seat, member: CrewId, turn: u8) -> Result<(), Refusal> {
        self.check_turn(turn)?;
        if member.index() >= self.crew.len() {
            return Err(Refusal::NoSuchMember);
        }
        if self.is_android(member) || self.member_of(seat) == Some(member) {
            return Err(Refusal::CannotAskThat);
        }
        if self.is_fixed(member, turn) {
            return Err(Refusal::PhaseOver { turn });
        }
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
        self.check_ask(seat, member, turn)?;
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
        let pieces = self.pieces();
        let exists = match token {
            Token::Crew(member) => member.index() < self.crew.len(),
            Token::Threat { .. } => {
                (0..self.flight.threats.len()).any(|place| self.threat_piece(place) == Some(token))
            }
            Token::Squad(number) => number < pieces.squads,
            Token::Rocket(number) => number < pieces.rockets,
            Token::Energy(number) => number < pieces.energy,
            Token::Fuel(number) => number < pieces.fuel,
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

    /// What lies on the ship before the first turn and may be moved about (SA-2.12).
    fn pieces(&self) -> PiecesView {
        let Ok(mission) = Mission::new(self.content(), &self.mission_plan([])) else {
            return PiecesView::default();
        };
        PiecesView::new(&mission, &Ship::new(&mission, &Boards::new(self.crew.len())))
    }

    /// The piece of the threat at a place of the announced ones.
    pub(crate) fn threat_piece(&self, place: usize) -> Option<Token> {
        let report = self.flight.threats.get(place)?.report;
        let alike = |drawn: &&Drawn| (drawn.report.turn, drawn.report.kind) == (report.turn, report.kind);
        let number = self.flight.threats[..place].iter().filter(alike).count();
        Some(Token::Threat { turn: report.turn, kind: report.kind, number: number as u8 })
    }

    fn trajectory_length(&self, zone: Option<Zone>) -> u8 {
        let board = self.flight.boards[zone.map_or(3, Zone::index)];
        self.content().trajectory(board).map_or(0, |trajectory| trajectory.length())
    }
}
