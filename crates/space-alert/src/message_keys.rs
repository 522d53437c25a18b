//! The message keys that content, missions and results ask for.

use crate::Zone;
use crate::content::{Content, Doom, FAULTS};
use crate::mission::TrackFault;
use crate::plan::PlanFault;
use crate::ship::MissionFault;

/// Every message key of this crate's resolver: faults of content and missions, names, and how a ship is lost.
pub fn resolver_keys(content: &Content) -> Vec<String> {
    let faults = FAULTS.iter().map(|key| format!("space-alert-content-{key}"));
    let missions = MissionFault::KEYS
        .iter()
        .chain(&PlanFault::KEYS)
        .chain(&TrackFault::KEYS)
        .map(|key| (*key).to_owned());
    let zones = Zone::ALL.iter().map(|zone| format!("space-alert-zone-{}", zone.name()));
    let losses = Doom::ALL.iter().map(|doom| format!("space-alert-lost-{}", doom.name()));
    let lost_zone = ["space-alert-lost-zone".to_owned()];
    let threats = content.source().threats.iter().map(|threat| format!("space-alert-threat-{}", threat.name));
    let mut keys: Vec<String> =
        faults.chain(missions).chain(zones).chain(losses).chain(lost_zone).chain(threats).collect();
    keys.sort();
    keys.dedup();
    keys
}
