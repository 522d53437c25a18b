//! Chapters 2 and 3: planning. Cards on boards, phases, and the agreement to end early.

use crate::cards::{CardId, Half};
use crate::crew::CrewId;
use crate::event::{Event, RoundEnd};
use crate::refusal::Refusal;
use crate::state::{ActionRound, Planned, SpaceAlert, Stage};
use table::{Audience, GameTime, Seat, Story};

impl SpaceAlert {
    pub(crate) fn action(&self) -> Result<&ActionRound, Refusal> {
        match &self.stage {
            Stage::Action(action) => Ok(action),
            _ => Err(Refusal::NotActionRound),
        }
    }

    /// The alert: the track runs, everybody picks up the cards of the first phase.
    pub(crate) fn begin_action_round(&mut self, at: GameTime, story: &mut Story<Event>) {
        self.flight.began = at;
        self.flight.heard = 0;
        self.stage = Stage::Action(ActionRound { phase: 1, silent: false, transfer: None });
        for person in &mut self.people {
            person.agreed = false;
        }
        story.tell(Audience::All, Event::MissionBegan { number: self.flight.number });
        self.equip_androids();
        for seat in self.seats_in_order() {
            self.begin_phase(seat, 1, story);
        }
    }

    /// A person picks up the cards of a phase.
    pub(crate) fn begin_phase(&mut self, seat: Seat, phase: u8, story: &mut Story<Event>) {
        let cards = self.deal(phase);
        let Ok(person) = self.person_mut(seat) else { return };
        person.phase = phase;
        if cards.is_empty() {
            return;
        }
        person.hand |= cards;
        story.tell(Audience::All, Event::Dealt { seat, count: cards.len() as u8 });
        story.tell(Audience::Only(seat), Event::DealtCards { cards });
        story.uncover();
    }

    pub(crate) fn may_change(&self, seat: Seat, member: CrewId, turn: u8) -> bool {
        self.check_space(seat, member, turn).is_ok()
    }

    fn check_space(&self, seat: Seat, member: CrewId, turn: u8) -> Result<(), Refusal> {
        let action = self.action()?;
        if member.index() >= self.crew.len() {
            return Err(Refusal::NoSuchMember);
        }
        if !self.is_android(member) && self.member_of(seat) != Some(member) {
            return Err(Refusal::NotYourBoard);
        }
        let Some(phase) = self.flight.track.phase_of_turn(turn) else { return Err(Refusal::NoSuchTurn) };
        // SA-17.14: alone, only the track ends a phase, and every card is there from the start.
        let (earliest, latest) = if self.is_solo() {
            (action.phase, u8::MAX)
        } else {
            (self.person(seat)?.phase, self.person(seat)?.phase)
        };
        if phase.phase < earliest {
            return Err(Refusal::PhaseOver { turn });
        }
        if phase.phase > latest {
            return Err(Refusal::PhaseToCome { turn });
        }
        Ok(())
    }

    pub(crate) fn check_take_back(&self, seat: Seat, member: CrewId, turn: u8) -> Result<(), Refusal> {
        self.check_space(seat, member, turn)?;
        if self.planned(member, turn).is_none() {
            return Err(Refusal::NothingThere { turn });
        }
        // SA-17.7: what lies on an android's board stays there, except in the solo game (SA-17.15).
        if self.is_android(member) && !self.is_solo() {
            return Err(Refusal::CannotTakeBack);
        }
        Ok(())
    }

    /// Whether this card of the hand, or of the android itself, may be planned there.
    pub(crate) fn check_plan(
        &self,
        seat: Seat,
        member: CrewId,
        turn: u8,
        card: CardId,
    ) -> Result<(), Refusal> {
        self.check_space(seat, member, turn)?;
        let mine = self.person(seat)?.hand.has(card);
        if self.is_android(member) && self.is_heroic(card) {
            if self.crew[member.index()].heroic != Some(card) {
                return Err(if mine { Refusal::HeroicStays } else { Refusal::NotItsHeroic });
            }
        } else if !mine {
            return Err(Refusal::NotYourCard);
        }
        if self.planned(member, turn).is_some() {
            self.check_take_back(seat, member, turn).map_err(|_| Refusal::SpaceTaken { turn })?;
        }
        Ok(())
    }

    pub(crate) fn plan(
        &mut self,
        seat: Seat,
        member: CrewId,
        turn: u8,
        card: CardId,
        up: Half,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_plan(seat, member, turn, card)?;
        self.lift(seat, member, turn);
        if self.crew[member.index()].heroic == Some(card) {
            self.crew[member.index()].heroic = None;
        } else {
            self.person_mut(seat)?.hand.remove(card);
        }
        let open = self.is_android(member);
        self.crew[member.index()].board[usize::from(turn) - 1] = Some(Planned { card, up, open });
        if open {
            story.tell(Audience::All, Event::AndroidPlanned { seat, member, turn, card, up });
            story.uncover();
        } else {
            story.tell(Audience::All, Event::CardPlanned { member, turn, up });
        }
        Ok(())
    }

    pub(crate) fn move_card(
        &mut self,
        seat: Seat,
        member: CrewId,
        (from, to): (u8, u8),
        up: Half,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_take_back(seat, member, from)?;
        self.check_space(seat, member, to)?;
        let board = &mut self.crew[member.index()].board;
        board.swap(usize::from(from) - 1, usize::from(to) - 1);
        if let Some(planned) = &mut board[usize::from(to) - 1] {
            planned.up = up;
        }
        story.tell(Audience::All, Event::CardMoved { member, from, to, up });
        Ok(())
    }

    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        member: CrewId,
        turn: u8,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_take_back(seat, member, turn)?;
        self.lift(seat, member, turn);
        story.tell(Audience::All, Event::TookBack { member, turn });
        Ok(())
    }

    /// Takes a card off a board, back to where it came from.
    fn lift(&mut self, seat: Seat, member: CrewId, turn: u8) {
        let android = self.is_android(member);
        let Some(space) = self.crew[member.index()].board.get_mut(usize::from(turn).wrapping_sub(1)) else {
            return;
        };
        let Some(planned) = space.take() else { return };
        if android && self.is_heroic(planned.card) {
            self.crew[member.index()].heroic = Some(planned.card);
        } else if let Ok(person) = self.person_mut(seat) {
            person.hand.add(planned.card);
        }
    }

    pub(crate) fn end_phase(&mut self, seat: Seat, story: &mut Story<Event>) -> Result<(), Refusal> {
        self.action()?;
        if self.is_solo() {
            return Err(Refusal::SoloFollowsTheTrack);
        }
        let phase = self.person(seat)?.phase;
        if usize::from(phase) >= self.flight.track.phases.len() {
            return Err(Refusal::LastPhase);
        }
        story.tell(Audience::All, Event::PhaseBegan { seat, phase: phase + 1, early: true });
        self.begin_phase(seat, phase + 1, story);
        Ok(())
    }

    /// Whether the crew may end the action round now: its last phase has been announced (SA-3.13).
    pub(crate) fn may_end(&self) -> bool {
        self.action().is_ok_and(|action| usize::from(action.phase) >= self.flight.track.phases.len())
    }

    pub(crate) fn agree_to_end(
        &mut self,
        at: GameTime,
        seat: Seat,
        agree: bool,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.may_talk()?;
        if !self.may_end() {
            return Err(Refusal::TooEarlyToEnd);
        }
        let person = self.person_mut(seat)?;
        if person.agreed == agree {
            return Err(Refusal::AlreadySaid);
        }
        person.agreed = agree;
        story.tell(Audience::All, Event::AgreedToEnd { seat, agree });
        if self.people.iter().all(|person| person.agreed) {
            self.end_action_round(at, RoundEnd::Agreement, story);
        }
        Ok(())
    }
}
