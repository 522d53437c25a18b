//! Commands worth offering. Every one is legal; signals, requests and pieces of the planning board are left to people.

use crate::cards::Half;
use crate::command::{Command, Pace, Proposal, Slip};
use crate::crew::{CrewId, Role};
use crate::setup::Difficulty;
use crate::ship::STORAGE;
use crate::state::{BetweenStep, SpaceAlert, Stage};
use table::Seat;

/// Appends what this chair may be offered now.
pub(crate) fn list(game: &SpaceAlert, seat: Seat, options: &mut Vec<Command>) {
    if game.person(seat).is_err() {
        return;
    }
    match &game.stage {
        Stage::Briefing => game.offer_briefing(seat, options),
        Stage::Action(_) => game.offer_planning(seat, options),
        Stage::Resolution(_) => game.offer_resolution(seat, options),
        Stage::Between(between) => match between.step {
            BetweenStep::Proposals => game.offer_proposals(seat, options),
            BetweenStep::Repairs { .. } => game.offer_repairs(seat, options),
            BetweenStep::Squad if seat == game.roles.captain => {
                options.extend(STORAGE.map(|station| Command::StoreSquad { station }));
            }
            BetweenStep::Squad => {}
        },
        Stage::Over => {}
    }
}

impl SpaceAlert {
    fn offer_briefing(&self, seat: Seat, options: &mut Vec<Command>) {
        if !self.people[seat.index()].agreed {
            options.push(Command::Ready);
        }
        for role in Role::ALL {
            if self.roles.holder(role) != seat {
                options.push(Command::TakeRole { role });
            }
        }
        // Every order can be reached by exchanging neighbours.
        for place in 1..self.order.len() {
            let mut order = self.order.clone();
            order.swap(place - 1, place);
            if self.check_order(seat, &order).is_ok() {
                options.push(Command::SetOrder { order });
            }
        }
    }

    fn offer_planning(&self, seat: Seat, options: &mut Vec<Command>) {
        let person = &self.people[seat.index()];
        for drawn in &self.flight.threats {
            if !drawn.shown && self.officer(drawn.report.kind) == seat {
                options.push(Command::Confirm { turn: drawn.report.turn });
            }
        }
        if person.draws > 0 && !self.deck.is_empty() {
            options.push(Command::DrawData);
        }
        self.offer_transfer(seat, options);
        self.offer_cards(seat, options);
        if !self.is_solo() && usize::from(person.phase) < self.flight.track.phases.len() {
            options.push(Command::EndPhase);
        }
        if self.may_end() && self.may_talk().is_ok() {
            options.push(Command::AgreeToEnd { agree: !person.agreed });
        }
    }

    fn offer_transfer(&self, seat: Seat, options: &mut Vec<Command>) {
        if self.action().is_ok_and(|action| action.transfer.is_none()) {
            return;
        }
        for card in self.content().one_of_each(self.people[seat.index()].hand) {
            for to in Seat::all(self.people.len() as u8) {
                if self.check_give(seat, card, to).is_ok() {
                    options.push(Command::Give { card, to });
                }
            }
        }
    }

    /// Cards for empty spaces: all of one's own board, the next one of each android's. And what may be taken back.
    fn offer_cards(&self, seat: Seat, options: &mut Vec<Command>) {
        let hand = self.content().one_of_each(self.people[seat.index()].hand);
        let heroics = self.content().heroic_cards();
        for member in CrewId::all(self.crew.len() as u8) {
            let android = self.is_android(member);
            if !android && self.member_of(seat) != Some(member) {
                continue;
            }
            let cards = if android { hand - heroics } else { hand };
            let turns = (1..=self.flight.track.turns()).filter(|turn| self.may_change(seat, member, *turn));
            let spaces = turns.clone().filter(|turn| self.planned(member, *turn).is_none());
            let most = if android { 1 } else { usize::MAX };
            for turn in spaces.take(most) {
                for card in cards.iter().chain(self.crew[member.index()].heroic) {
                    options.extend(Half::ALL.map(|up| Command::Plan { member, turn, card, up }));
                }
            }
            for turn in turns {
                if let Some(planned) = self.planned(member, turn)
                    && self.check_take_back(seat, member, turn).is_ok()
                {
                    options.push(Command::TakeBack { member, turn });
                    options.push(Command::Move { member, from: turn, to: turn, up: planned.up.other() });
                }
            }
        }
    }

    fn offer_resolution(&self, seat: Seat, options: &mut Vec<Command>) {
        let person = &self.people[seat.index()];
        if !person.agreed {
            options.push(Command::Next);
        }
        if !person.follows {
            options.push(Command::Follow);
        }
        for member in CrewId::all(self.crew.len() as u8) {
            for slip in [Slip::UpsideDown, Slip::OtherArrow] {
                if self.check_trip(seat, member, slip).is_ok() {
                    options.push(Command::Trip { member, slip });
                }
            }
        }
        if seat == self.roles.captain
            && let Ok(resolution) = self.resolution()
        {
            let others = Pace::ALL.into_iter().filter(|pace| *pace != resolution.pace);
            options.extend(others.map(|pace| Command::SetPace { pace }));
        }
    }

    fn offer_proposals(&self, seat: Seat, options: &mut Vec<Command>) {
        if self.people[seat.index()].proposal.is_some() {
            return;
        }
        let levels = Difficulty::offered(self.setup.new_frontier);
        for common in levels.iter().copied() {
            for serious in levels.iter().copied() {
                let proposal = Proposal::FlyOn { common, serious };
                if self.check_proposal(proposal).is_ok() {
                    options.push(Command::Propose { proposal });
                }
            }
        }
        options.push(Command::Propose { proposal: Proposal::GoHome });
    }

    fn offer_repairs(&self, seat: Seat, options: &mut Vec<Command>) {
        let Some(member) = self.repairer().filter(|member| self.answers_for(*member) == seat) else { return };
        options.extend(self.repairs().into_iter().map(|repair| Command::Repair { member, repair }));
    }
}
