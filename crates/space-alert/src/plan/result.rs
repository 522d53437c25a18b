//! What the resolver answers: the end, and on request every state on the way.

use crate::content::Content;
use crate::ship::{Loss, Mission, Outcome, STORAGE, Ship, Slot, Squad, Status, Step, StoredSquad};
use crate::{Station, Zone};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Phrase;

/// The answer to a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResolutionFile {
    /// How it ended.
    pub end: StateFile,
    /// Every state on the way, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<TraceFile>>,
}

impl ResolutionFile {
    /// The answer as JSON, with the reason of a loss in words.
    pub fn in_words(&self, say: impl Fn(&Phrase) -> String) -> serde_json::Value {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let (Some(why), Some(place)) = (&self.end.why, value.pointer_mut("/end/why")) {
            *place = serde_json::Value::String(say(why));
        }
        value
    }
}

/// After which part of a turn a state was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// Everybody has acted.
    PlayerActions,
    /// Weapons have hit.
    ComputeDamage,
    /// Threats and rockets have moved.
    ThreatActions,
    /// The computer has been checked.
    TurnEnd,
}

impl After {
    const ALL: [After; 4] =
        [After::PlayerActions, After::ComputeDamage, After::ThreatActions, After::TurnEnd];

    /// The part of the turn that a step belongs to.
    fn of(step: Step) -> Option<After> {
        match step {
            Step::ThreatAppears { .. } | Step::Action { .. } | Step::EndOfActions { .. } => {
                Some(After::PlayerActions)
            }
            Step::ComputeDamage { .. } | Step::RocketResolution { .. } => Some(After::ComputeDamage),
            Step::ThreatMoves { .. } | Step::RocketMoves { .. } => Some(After::ThreatActions),
            Step::ComputerCheck { .. } => Some(After::TurnEnd),
            Step::Jump | Step::Over => None,
        }
    }
}

/// The parts of a turn that are over now that a step was done. A loss stops in the middle of one.
pub(super) fn completed(ship: &Ship, done: Step) -> impl Iterator<Item = (u8, After)> + use<> {
    let next = ship.next_step();
    let lost = ship.loss().is_some();
    let part = done.turn().zip(After::of(done));
    After::ALL.into_iter().filter_map(move |after| {
        let (turn, from) = part?;
        let open = (next.turn() == Some(turn)).then(|| After::of(next)).flatten();
        let over = after >= from && open.is_none_or(|open| after < open);
        (if lost { after == from } else { over }).then_some((turn, after))
    })
}

/// One state on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TraceFile {
    /// In which turn.
    pub turn: u8,
    /// After which part of it.
    pub after: After,
    /// How everything stood.
    pub state: StateFile,
}

/// Something for each zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Zones {
    /// Left.
    pub red: u8,
    /// Middle.
    pub white: u8,
    /// Right.
    pub blue: u8,
}

impl From<[u8; 3]> for Zones {
    fn from([red, white, blue]: [u8; 3]) -> Zones {
        Zones { red, white, blue }
    }
}

/// A threat in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThreatState {
    /// What has become of it.
    pub status: Status,
    /// Its damage.
    pub damage: u8,
    /// Its square while it is on its track.
    pub position: Option<u8>,
}

/// A crew member in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerState {
    /// Where; for a pilot, where the interceptors land.
    pub station: Station,
    /// Whether out in space.
    pub in_space: bool,
    /// Whether out for the rest of the mission.
    pub knocked_out: bool,
    /// The squad.
    pub bots: Squad,
}

/// How everything stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StateFile {
    /// `won` or `lost`, at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Verdict>,
    /// The zone that needed a seventh tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_zone: Option<Zone>,
    /// The threat that finished the ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_to: Option<String>,
    /// Why the ship was lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Phrase>,
    /// Tiles by zone.
    pub damage: Zones,
    /// Threats by card and turn.
    pub threats: BTreeMap<String, ThreatState>,
    /// Energy in the shields.
    pub shields: Zones,
    /// Energy in the reactors.
    pub reactors: Zones,
    /// Fuel capsules.
    pub fuel: u8,
    /// Rockets on board.
    pub rockets: u8,
    /// Whether a rocket is on the second square of its track.
    pub rocket_in_flight: bool,
    /// The crew, in order of play.
    pub players: Vec<PlayerState>,
    /// Squads that nobody leads, by station.
    pub stored_bots: BTreeMap<Station, StoredSquad>,
    /// The boards after delays.
    pub boards: Vec<Vec<Slot>>,
    /// Points for looking out of the window, phase by phase.
    pub visual_by_phase: [u16; 3],
    /// And together.
    pub visual_points: u16,
    /// Points for threats.
    pub threat_points: u16,
    /// The score, at the end; a lost mission has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Option<i32>>,
    /// Who is out.
    pub knocked_out: Vec<u8>,
    /// How many squads are disabled, stored ones included.
    pub disabled_squads: u8,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The ship jumped to safety.
    Won,
    /// The ship is lost.
    Lost,
}

impl StateFile {
    /// A ship as it stands.
    pub fn new(mission: &Mission, ship: &Ship) -> StateFile {
        let threats = mission.threats().iter().zip(ship.threats(mission));
        let threats = threats.map(|(due, threat)| {
            let position = (threat.status == Status::OnTrack).then_some(threat.position);
            (due.name(), ThreatState { status: threat.status, damage: threat.damage, position })
        });
        let players = ship.crew().iter().map(|member| PlayerState {
            station: member.station,
            in_space: member.in_space,
            knocked_out: member.knocked_out,
            bots: member.squad,
        });
        let turns = usize::from(mission.turns());
        let boards = (0..ship.crew().len()).map(|player| ship.boards().board(player)[..turns].to_vec());
        let score = ship.score(mission);
        StateFile {
            outcome: None,
            lost_zone: None,
            lost_to: None,
            why: None,
            damage: ship.tiles().map(|tiles| tiles.len()).into(),
            threats: threats.collect(),
            shields: ship.shields().into(),
            reactors: ship.reactors().into(),
            fuel: ship.fuel(),
            rockets: ship.rockets(),
            rocket_in_flight: ship.rocket_in_flight(),
            players: players.collect(),
            stored_bots: STORAGE.into_iter().zip(ship.stored_squads()).collect(),
            boards: boards.collect(),
            visual_by_phase: ship.visual_points(mission),
            visual_points: score.visual,
            threat_points: score.threats(),
            score: None,
            knocked_out: ship.knocked_out().collect(),
            disabled_squads: ship.disabled_squads(),
        }
    }

    /// A ship at the end of its mission.
    pub fn at_the_end(content: &Content, mission: &Mission, ship: &Ship) -> StateFile {
        let mut state = StateFile::new(mission, ship);
        match ship.outcome() {
            None => {}
            Some(Outcome::Won) => {
                state.outcome = Some(Verdict::Won);
                state.score = Some(Some(ship.score(mission).total()));
            }
            Some(Outcome::Lost(loss)) => {
                let due = mission.threat(loss.by());
                let name = due.and_then(|due| content.threat_key(due.card.code.as_str()));
                state.outcome = Some(Verdict::Lost);
                state.score = Some(None);
                state.why = Some(loss.phrase(name.unwrap_or_default()));
                match loss {
                    Loss::Zone { zone, .. } => state.lost_zone = Some(zone),
                    Loss::Doom { .. } => state.lost_to = due.map(|due| due.name()),
                }
            }
        }
        state
    }
}
