//! The film of a plan: every step of its mission, with what there is to see and to say.

use crate::content::{Calls, Content, ThreatCard};
use crate::crew::Roles;
use crate::film::{self, Moment, Picture};
use crate::mission::Report;
use crate::plan::PlanFile;
use crate::rules::announcements::officer_of;
use crate::ship::{DueThreat, Happening, MOST_CREW, Mission, Ship, Status, Step, ThreatId};
use crate::ship_view::KnownThreat;
use crate::speech::narrate;
use crate::state::ThreatCardId;
use crate::view::ThreatView;
use serde::Serialize;
use table::Phrase;

/// One thing that happened, and what to say about it. Whoever sits on chair 0 is the captain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// What happened.
    pub happening: Happening,
    /// In words.
    pub phrase: Phrase,
    /// What the film shows of it.
    pub moment: Moment,
}

/// One step of the mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FilmStep {
    /// The step of the Mission Steps Board.
    pub step: Step,
    /// What happened in it.
    pub happenings: Vec<Told>,
}

/// The ship before the first turn, and every step of its mission.
pub(super) fn film(content: &Content, plan: &PlanFile) -> Result<(Picture, Vec<FilmStep>), Phrase> {
    let (mission, boards) = plan.prepare(content).map_err(|fault| fault.phrase())?;
    let mut ship = Ship::new(&mission, &boards);
    let start = picture(content, &mission, &ship);
    let mut before = start.clone();
    let mut steps = Vec::new();
    while !ship.is_over() {
        let step = ship.next_step();
        let mut seen: Vec<Happening> = Vec::new();
        ship.advance(&mission, &mut seen);
        let after = picture(content, &mission, &ship);
        let moments = film::moments(content, step, &seen, before, after.clone());
        before = after;
        let told = seen.into_iter().zip(moments).map(|(happening, moment)| {
            let phrase = narrate(content, &mission, &happening);
            Told { happening, phrase, moment }
        });
        steps.push(FilmStep { step, happenings: told.collect() });
    }
    Ok((start, steps))
}

fn picture(content: &Content, mission: &Mission, ship: &Ship) -> Picture {
    let threats = mission.threat_ids().map(|id| threat(content, mission, ship, id)).collect();
    Picture::new(mission, ship, threats)
}

/// A threat as an onlooker sees it. All cards lie open, but for one that another calls in secret, until it is there.
fn threat(content: &Content, mission: &Mission, ship: &Ship, id: ThreatId) -> ThreatView {
    let due = &mission.threats()[id.index()];
    let is_there = |id: ThreatId| ship.threat(id).is_some_and(|threat| threat.status != Status::Waiting);
    let calls_secretly = |due: &DueThreat| due.card.calls == Some(Calls::Secret);
    let secret = due.called_by.and_then(|caller| mission.threat(caller)).is_some_and(calls_secretly);
    let open = !secret || is_there(id);
    let called = mission.called_by(id).filter(|called| !calls_secretly(due) || is_there(*called));
    let known = KnownThreat {
        report: Report {
            confirmed: true,
            turn: due.turn,
            severity: due.card.severity,
            kind: due.card.kind,
            zone: due.zone(),
        },
        card: open.then(|| card(content, due)).flatten(),
        shown: open,
        officer: Roles::first(MOST_CREW as u8).holder(officer_of(due.card.kind)),
        piece: None,
        calls: called
            .and_then(|called| mission.threat(called))
            .and_then(|due| card(content, due))
            .map(|(id, _)| id),
    };
    ThreatView::new(&known, id, Some((mission, ship)))
}

/// The card of a threat, with its place in the content.
fn card<'a>(content: &'a Content, due: &DueThreat) -> Option<(ThreatCardId, &'a ThreatCard)> {
    let place = content.threats().iter().position(|card| card.code == due.card.code)?;
    Some((ThreatCardId(place as u8), &content.threats()[place]))
}
