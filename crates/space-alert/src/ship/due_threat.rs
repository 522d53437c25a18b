//! The threats of a mission: which, when and on which track, and those that others call.

use super::{Announced, MissionFault, MissionPlan, OnAppear, Track};
use crate::content::{Calls, Content, Deed, ThreatCard};
use crate::{Kind, Station, Zone};
use serde::{Deserialize, Serialize};

/// The most threats in one mission, those that others call included.
pub const MOST_THREATS: usize = 16;

/// The last turn in which a threat appears.
pub const LAST_ARRIVAL: u8 = 8;

/// A threat of the mission, in order of its number: an index into [`Mission::threats`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ThreatId(pub u8);

impl ThreatId {
    /// Its place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A threat of a mission: its card, and when and where it appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueThreat {
    /// Its card.
    pub card: ThreatCard,
    /// The turn in which it appears, which is its number. A called threat has the number of its caller.
    pub turn: u8,
    /// The track on which it appears.
    pub track: Track,
    /// What history it has.
    pub on_appear: OnAppear,
    /// Which threat calls it; without one it appears in its turn.
    pub called_by: Option<ThreatId>,
}

impl DueThreat {
    /// The zone it flies at when it appears.
    pub fn zone(&self) -> Option<Zone> {
        self.track.zone()
    }

    /// How results name it: the card and the turn.
    pub fn name(&self) -> String {
        format!("{}@{}", self.card.code, self.turn)
    }
}

/// The threats of a plan: those that are announced in the order of their numbers, then those that others call.
pub(super) fn due_threats(content: &Content, plan: &MissionPlan) -> Result<Vec<DueThreat>, MissionFault> {
    let history = |place: usize| {
        let found = plan.on_appear.iter().find(|(other, _)| usize::from(*other) == place);
        found.map(|(_, history)| *history).unwrap_or_default()
    };
    let mut announced: Vec<(DueThreat, usize)> = Vec::with_capacity(plan.threats.len());
    for (place, threat) in plan.threats.iter().enumerate() {
        let due = due_threat(content, plan, threat, history(place))?;
        if announced.iter().any(|(other, _)| same(other, &due)) {
            return Err(MissionFault::Twice(threat.card.clone(), threat.turn));
        }
        announced.push((due, place));
    }
    let external_first = plan.rulings.external_first;
    announced.sort_by_key(|(due, _)| (due.turn, (due.card.kind == Kind::Internal) == external_first));
    let mut threats: Vec<DueThreat> = announced.iter().map(|(due, _)| *due).collect();
    for (caller, (due, place)) in announced.iter().enumerate() {
        let history = history(plan.threats.len() + place);
        let called =
            called_threat(content, plan, due, ThreatId(caller as u8), &plan.threats[*place], history)?;
        if let Some(called) = called {
            if threats.iter().any(|other| same(other, &called)) {
                return Err(MissionFault::Twice(called.card.code.to_string(), called.turn));
            }
            threats.push(called);
        }
    }
    if threats.len() > MOST_THREATS {
        return Err(MissionFault::TooManyThreats(threats.len()));
    }
    Ok(threats)
}

/// Whether two threats would have the same name.
fn same(one: &DueThreat, other: &DueThreat) -> bool {
    one.card.code == other.card.code && one.turn == other.turn
}

fn due_threat(
    content: &Content,
    plan: &MissionPlan,
    announced: &Announced,
    on_appear: OnAppear,
) -> Result<DueThreat, MissionFault> {
    let code = || announced.card.clone();
    if announced.card.is_empty() {
        return Err(MissionFault::NoCard);
    }
    let card = *content.threat(&announced.card).ok_or_else(|| MissionFault::UnknownCard(code()))?;
    if announced.turn == 0 || announced.turn > LAST_ARRIVAL.min(plan.turns) {
        return Err(MissionFault::Turn(code(), announced.turn));
    }
    let track = match (card.kind, announced.zone) {
        (Kind::External, Some(zone)) => Track::from(zone),
        (Kind::External, None) => return Err(MissionFault::NoZone(code())),
        (Kind::Internal, Some(_)) => return Err(MissionFault::Zone(code())),
        (Kind::Internal, None) => Track::Internal,
    };
    on_track(plan, DueThreat { card, turn: announced.turn, track, on_appear, called_by: None })
}

/// The threat that lies beside another (SA-24.15, SA-24.16, SA-24.19).
fn called_threat(
    content: &Content,
    plan: &MissionPlan,
    caller: &DueThreat,
    id: ThreatId,
    announced: &Announced,
    on_appear: OnAppear,
) -> Result<Option<DueThreat>, MissionFault> {
    let code = || announced.card.clone();
    let (calls, name) = match (caller.card.calls, &announced.calls) {
        (None, None) => return Ok(None),
        (Some(Calls::Secret), None) if plan.secrets_unknown => return Ok(None),
        (None, Some(_)) => return Err(MissionFault::CallsNothing(code())),
        (Some(_), None) => return Err(MissionFault::NoCall(code())),
        (Some(calls), Some(name)) => (calls, name),
    };
    let card = *content.threat(name).ok_or_else(|| MissionFault::UnknownCard(name.clone()))?;
    if !card.can_be_called(calls.kind()) {
        return Err(MissionFault::CannotCall(code(), name.clone()));
    }
    let home = caller.zone().or(caller.card.stations.iter().next().map(Station::zone));
    let track = match card.kind {
        Kind::External => Track::from(home.unwrap_or(Zone::White)),
        Kind::Internal => Track::Internal,
    };
    on_track(plan, DueThreat { card, turn: caller.turn, track, on_appear, called_by: Some(id) }).map(Some)
}

/// Whether a threat has the tracks that it needs, and begins on one of its squares.
fn on_track(plan: &MissionPlan, due: DueThreat) -> Result<DueThreat, MissionFault> {
    let code = || due.card.code.to_string();
    if due.card.kind == Kind::Internal && !plan.systems.internal_threats {
        return Err(MissionFault::NoInternalThreats(code()));
    }
    let trajectory = plan.tracks[due.track.index()].ok_or(MissionFault::NoTrack(due.track))?;
    let jumps =
        due.card.deeds.iter().flat_map(|deeds| deeds.iter()).any(|deed| matches!(deed, Deed::Jump { .. }));
    if jumps {
        for zone in Zone::ALL {
            let track = Track::from(zone);
            plan.tracks[track.index()].ok_or(MissionFault::NoTrack(track))?;
        }
    }
    match due.on_appear.position {
        Some(square) if !(1..=trajectory.length()).contains(&square) => {
            Err(MissionFault::Square(code(), square))
        }
        _ => Ok(due),
    }
}
