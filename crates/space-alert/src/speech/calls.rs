//! What the ship's computer says.

use super::names::{key, zone};
use crate::Severity;
use crate::mission::{Announcement, Call, Ends, Report};
use table::Phrase;

/// Every sentence of the computer.
pub(super) const CALLS: [&str; 14] = [
    "alert",
    "external",
    "internal",
    "incoming-data",
    "data-transfer",
    "transfer-count",
    "transfer-done",
    "comms-down",
    "comms-restored",
    "phase-ends",
    "operation-ends",
    "end-count",
    "phase-begins",
    "mission-complete",
];

/// The sentence of an announcement.
pub fn spoken(announcement: &Announcement) -> Phrase {
    let say = |name: &str| Phrase::new(key("say", name));
    match announcement.call {
        Call::Alert => say("alert"),
        Call::Threat(report) => threat(&report, false),
        Call::ThreatAgain(report) => threat(&report, true),
        Call::IncomingData => say("incoming-data"),
        Call::DataTransfer => say("data-transfer"),
        Call::TransferCount { seconds } => say("transfer-count").number("seconds", seconds),
        Call::TransferDone => say("transfer-done"),
        Call::CommsDown { .. } => say("comms-down"),
        Call::CommsRestored => say("comms-restored"),
        Call::EndsIn { what: Ends::Phase(phase), seconds } => {
            say("phase-ends").number("phase", phase).number("seconds", seconds)
        }
        Call::EndsIn { what: Ends::Operation, seconds } => say("operation-ends").number("seconds", seconds),
        Call::EndCount { what, seconds } => {
            let phase = match what {
                Ends::Phase(phase) => phase,
                Ends::Operation => 0,
            };
            say("end-count").number("phase", phase).number("seconds", seconds)
        }
        Call::PhaseBegins { phase } => say("phase-begins").number("phase", phase),
        Call::MissionComplete => say("mission-complete"),
    }
}

fn threat(report: &Report, again: bool) -> Phrase {
    let name = if report.zone.is_some() { "external" } else { "internal" };
    let phrase = Phrase::new(key("say", name))
        .number("turn", report.turn)
        .number("serious", i64::from(report.severity == Severity::Serious))
        .number("unconfirmed", i64::from(!report.confirmed))
        .number("again", i64::from(again));
    match report.zone {
        Some(of) => phrase.key("zone", zone(of)),
        None => phrase,
    }
}
