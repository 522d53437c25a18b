//! Chapter 3: what the ship's computer says, and what follows from it.

use crate::Kind;
use crate::crew::Role;
use crate::event::{Event, RoundEnd};
use crate::mission::{Announcement, Call, Ends, Phase, Report};
use crate::refusal::Refusal;
use crate::setup::PhaseEnds;
use crate::state::{Drawn, SpaceAlert, Stage, ThreatCardId};
use table::{Audience, GameTime, Seat, Story};

impl SpaceAlert {
    /// The moment of the table at which a second of the track comes.
    pub(crate) fn moment(&self, second: u16) -> GameTime {
        self.flight.began + u64::from(second) * 1000 / self.setup.speed.factor()
    }

    /// When the computer speaks next.
    pub(crate) fn next_announcement(&self) -> Option<GameTime> {
        let next = self.flight.timeline.get(self.flight.heard)?;
        Some(self.moment(next.at))
    }

    /// The computer speaks.
    pub(crate) fn announce(&mut self, at: GameTime, story: &mut Story<Event>) {
        let Some(announcement) = self.flight.timeline.get(self.flight.heard).copied() else {
            self.end_action_round(at, RoundEnd::Track, story);
            return;
        };
        self.flight.heard += 1;
        if !self.heeds(&announcement) {
            return;
        }
        story.tell(Audience::All, Event::Announced { announcement: announcement.as_heard() });
        match announcement.call {
            Call::Threat(report) => self.draw_threat(report, story),
            Call::ThreatAgain(report) => self.show_threat(story, |drawn| drawn.report == report),
            Call::IncomingData => self.people.iter_mut().for_each(|person| person.draws += 1),
            Call::DataTransfer => self.begin_transfer(&announcement),
            Call::TransferDone => self.end_transfer(),
            Call::CommsDown { .. } => self.set_silent(true),
            Call::CommsRestored => self.set_silent(false),
            Call::PhaseBegins { phase } => self.phase_announced(phase, story),
            Call::MissionComplete => self.end_action_round(at, RoundEnd::Track, story),
            Call::Alert | Call::TransferCount { .. } | Call::EndsIn { .. } | Call::EndCount { .. } => {}
        }
    }

    /// Whether an announcement means anything for this crew: unconfirmed reports only for a crew of five, and nothing
    /// about cards or silence for somebody alone (SA-17.16).
    pub(crate) fn heeds(&self, announcement: &Announcement) -> bool {
        match announcement.call {
            Call::Threat(report) | Call::ThreatAgain(report) => report.counts_for(self.crew.len() as u8),
            Call::IncomingData
            | Call::DataTransfer
            | Call::TransferCount { .. }
            | Call::TransferDone
            | Call::CommsDown { .. }
            | Call::CommsRestored => !self.is_solo(),
            _ => true,
        }
    }

    /// What has been said so far, as this crew has heard it.
    pub(crate) fn spoken(&self) -> impl Iterator<Item = Announcement> + use<'_> {
        self.flight.timeline[..self.flight.heard.min(self.flight.timeline.len())]
            .iter()
            .filter(|announcement| self.heeds(announcement))
            .map(Announcement::as_heard)
    }

    /// Whether the crew knows when a phase ends: it has been warned, or the table shows it from the start (SA-3.14).
    pub(crate) fn knows_end(&self, phase: &Phase) -> bool {
        let planning = matches!(self.stage, Stage::Briefing | Stage::Action(_));
        let last = self.flight.track.phases.len() == usize::from(phase.phase);
        let ends = if last { Ends::Operation } else { Ends::Phase(phase.phase) };
        let warns = |said: Announcement| matches!(said.call, Call::EndsIn { what, .. } if what == ends);
        !planning || self.setup.phase_ends == PhaseEnds::Shown || self.spoken().any(warns)
    }

    fn begin_transfer(&mut self, announcement: &Announcement) {
        let beep = self.flight.timeline[self.flight.heard..]
            .iter()
            .find(|later| later.call == Call::TransferDone)
            .map_or(announcement.at, |done| done.at);
        let until = self.moment(beep);
        if let Stage::Action(action) = &mut self.stage {
            action.transfer = Some(until);
        }
        self.people.iter_mut().for_each(|person| person.gave = false);
    }

    fn end_transfer(&mut self) {
        if let Stage::Action(action) = &mut self.stage {
            action.transfer = None;
        }
    }

    fn set_silent(&mut self, silent: bool) {
        if let Stage::Action(action) = &mut self.stage {
            action.silent = silent;
        }
    }

    /// Whoever is still in the phase before ends it now.
    fn phase_announced(&mut self, phase: u8, story: &mut Story<Event>) {
        if let Stage::Action(action) = &mut self.stage {
            action.phase = phase;
        }
        // SA-3.5: what incoming data allowed and nobody drew is gone.
        self.people.iter_mut().for_each(|person| person.draws = 0);
        for seat in self.seats_in_order() {
            if self.person(seat).is_ok_and(|person| person.phase < phase) {
                story.tell(Audience::All, Event::PhaseBegan { seat, phase, early: false });
                self.begin_phase(seat, phase, story);
            }
        }
    }

    /// Who draws threats of this kind.
    pub(crate) fn officer(&self, kind: Kind) -> Seat {
        self.roles.holder(officer_of(kind))
    }

    /// The officer draws the card; the others see it when the officer says so, or when the computer repeats itself.
    fn draw_threat(&mut self, report: Report, story: &mut Story<Event>) {
        let Some((card, calls)) = self.take_threat(&report) else { return };
        let by = self.officer(report.kind);
        // In the order in which the resolver numbers them.
        let key = |report: &Report| (report.turn, report.kind);
        let place = self.flight.threats.partition_point(|other| key(&other.report) <= key(&report));
        self.flight.threats.insert(place, Drawn { report, card, shown: false, calls });
        story.tell(Audience::All, Event::ThreatDrawn { turn: report.turn, by });
        self.tell_threat(Audience::Only(by), report.turn, (card, calls), story);
    }

    /// Somebody sees a card, and the one that lies open beside it (SA-24.15).
    fn tell_threat(
        &self,
        audience: Audience,
        turn: u8,
        (card, calls): (ThreatCardId, Option<ThreatCardId>),
        story: &mut Story<Event>,
    ) {
        story.tell(audience, Event::ThreatShown { turn, card });
        if let Some(called) = calls.filter(|_| !self.calls_secretly(card)) {
            story.tell(audience, Event::CallShown { turn, card: called });
        }
        story.uncover();
    }

    /// Shows the first such threat that is not shown yet.
    fn show_threat(&mut self, story: &mut Story<Event>, which: impl Fn(&Drawn) -> bool) {
        let drawn = self.flight.threats.iter_mut().find(|drawn| !drawn.shown && which(drawn));
        if let Some(drawn) = drawn {
            drawn.shown = true;
            let (kind, turn, cards) = (drawn.report.kind, drawn.report.turn, (drawn.card, drawn.calls));
            self.tell_threat(Audience::Except(self.officer(kind)), turn, cards, story);
        }
    }

    /// The round ends: threats of the track that were still to be announced come all the same (SA-4.1), and whatever
    /// nobody has shown yet is shown.
    pub(crate) fn show_all_threats(&mut self, story: &mut Story<Event>) {
        let unheard: Vec<Announcement> =
            self.flight.timeline.get(self.flight.heard..).unwrap_or_default().to_vec();
        for announcement in unheard {
            if let Call::Threat(report) = announcement.call
                && self.heeds(&announcement)
            {
                self.draw_threat(report, story);
            }
        }
        while self.flight.threats.iter().any(|drawn| !drawn.shown) {
            self.show_threat(story, |_| true);
        }
    }

    pub(crate) fn confirm(&mut self, seat: Seat, turn: u8, story: &mut Story<Event>) -> Result<(), Refusal> {
        self.action()?;
        let roles = self.roles;
        let own =
            |drawn: &Drawn| drawn.report.turn == turn && roles.holder(officer_of(drawn.report.kind)) == seat;
        let mut hidden = self.flight.threats.iter().filter(|drawn| drawn.report.turn == turn && !drawn.shown);
        if hidden.clone().next().is_none() {
            return Err(Refusal::NothingToConfirm);
        }
        if !hidden.clone().any(own) {
            return Err(match hidden.next().map(|drawn| drawn.report.kind) {
                Some(Kind::Internal) => Refusal::SecurityShowsIt,
                _ => Refusal::CommunicationsShowsIt,
            });
        }
        self.show_threat(story, own);
        Ok(())
    }
}

/// The role that draws threats of a kind.
pub(crate) fn officer_of(kind: Kind) -> Role {
    match kind {
        Kind::External => Role::Communications,
        Kind::Internal => Role::Security,
    }
}
