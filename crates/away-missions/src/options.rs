//! Commands worth offering.

use crate::agenda::Task;
use crate::command::Command;
use crate::setup::OrderRule;
use crate::{AwayMissions, Item};
use table::Seat;

impl AwayMissions {
    /// Everything worth offering to a chair.
    pub(crate) fn offer(&self, seat: Seat, options: &mut Vec<Command>) {
        if self.over || seat.0 >= self.setup.seats {
            return;
        }
        let own = |who| self.runs(seat, who);
        match self.agenda.last() {
            Some(Task::SetUp) => self.offer_packing(seat, options),
            Some(Task::Debrief) if !self.packing.ready.has(seat) => {
                options.extend([Command::Ready, Command::Pass]);
            }
            Some(Task::Order(vote)) => {
                let consensus = self.setup.order == OrderRule::Consensus;
                if consensus && vote.proposal.is_some() && !vote.agree.has(seat) {
                    options.push(Command::Agree);
                }
                for who in self.unordered().filter(|who| vote.proposal != Some(*who)) {
                    // Proposing somebody else's Rocketeer is allowed; only the own ones are offered.
                    let mine = self.setup.order == OrderRule::Captain || own(who);
                    if mine && self.check_proposal(seat, who, vote).is_ok() {
                        options.push(Command::Propose { who });
                    }
                }
            }
            Some(Task::Scan(who)) => {
                if own(*who) {
                    self.offer_scans(*who, options);
                }
                self.offer_command_ap(seat, options);
            }
            Some(Task::Turn(who)) => {
                if own(*who) {
                    self.offer_actions(*who, options);
                    self.offer_free_tasks(*who, options);
                    self.offer_items(*who, options);
                    options.push(Command::EndTurn { who: *who });
                }
                self.offer_command_ap(seat, options);
            }
            Some(Task::Granted(grant)) => {
                let mine: Vec<_> = grant.who.iter().copied().filter(|who| own(*who)).collect();
                for who in &mine {
                    self.offer_actions(*who, options);
                }
                if !mine.is_empty() {
                    options.push(Command::Pass);
                }
            }
            Some(Task::Roll(roll)) if own(roll.who) => self.offer_roll(roll, options),
            Some(Task::Flames { who, .. }) if own(*who) => self.offer_actions(*who, options),
            Some(Task::Interlude { who, .. }) if own(*who) => {
                self.offer_actions(*who, options);
                self.offer_free_tasks(*who, options);
                self.offer_items(*who, options);
                options.push(Command::Pass);
            }
            Some(Task::Ask(question)) if own(question.asked()) => {
                let answers = self.answers(question).into_iter();
                options.extend(answers.map(|answer| Command::Answer { answer }));
            }
            Some(Task::Aliens(_)) => self.offer_alien_answers(seat, options),
            _ => {}
        }
    }

    /// Actions for a Command AP in somebody else's turn (AM-6.6).
    fn offer_command_ap(&self, seat: Seat, options: &mut Vec<Command>) {
        let acting = self.decides();
        let scanning = matches!(self.agenda.last(), Some(Task::Scan(_)));
        for rocketeer in &self.field.rocketeers {
            let other = Some(rocketeer.who) != acting || scanning;
            if rocketeer.seat == seat && other && rocketeer.command.available {
                self.offer_actions(rocketeer.who, options);
            }
        }
    }

    fn offer_scans(&self, who: crate::Who, options: &mut Vec<Command>) {
        if self.red_alert {
            options.push(Command::Scan { who, tile: None, scanner: None });
        }
        let nearest = self.nearest_face_down(who);
        let scanner = self.scanners(who).next();
        let far = self.face_down().filter(|tile| !nearest.contains(tile));
        let far = far.filter(|_| scanner.is_some()).map(|tile| (tile, scanner));
        let near = nearest.iter().map(|tile| (*tile, None));
        options.extend(near.chain(far).map(|(tile, scanner)| Command::Scan {
            who,
            tile: Some(tile),
            scanner,
        }));
    }

    /// What is missing before a chair is ready; nothing else, so that nobody packs for ever.
    fn offer_packing(&self, seat: Seat, options: &mut Vec<Command>) {
        if self.check_ready(seat).is_ok() {
            options.push(Command::Ready);
            return;
        }
        if self.packing.ready.has(seat) {
            return;
        }
        let own = self.packing.crew.iter().filter(|packed| packed.seat == seat);
        if own.clone().count() < self.quota(seat) {
            let free =
                crate::Who::ALL.iter().filter(|who| !self.packing.crew.iter().any(|one| one.who == **who));
            options.extend(free.map(|who| Command::Choose { who: *who }));
        }
        for packed in own {
            let kinds = Item::ALL.iter().filter(|item| self.check_pack(packed, **item).is_ok());
            options.extend(kinds.map(|item| Command::Take { who: packed.who, item: *item }));
        }
    }
}
