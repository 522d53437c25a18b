//! The service record as a file (AM-28.6): a campaign that begins with it goes on where the last one stopped.

use crate::state::Flown;
use serde::{Deserialize, Serialize};
use table::Phrase;

/// The word by which a service record is known.
pub const FORMAT: &str = "away-missions-service-record/1";
/// The most missions of a record that is brought along.
const MOST: usize = 1_000;

/// A service record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordOnFile {
    format: String,
    flown: Vec<Flown>,
}

/// Whether a text says that it is a service record, right or wrong.
pub(crate) fn is_record(text: &str) -> bool {
    let format = serde_json::from_str::<serde_json::Value>(text).ok();
    format.is_some_and(|value| value.get("format").and_then(serde_json::Value::as_str) == Some(FORMAT))
}

/// Reads a service record.
pub(crate) fn read(text: &str, scenarios: usize) -> Result<Vec<Flown>, Phrase> {
    let wrong = |reason: String| Phrase::new("away-missions-record-wrong").text("reason", reason);
    let record: RecordOnFile = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    if record.flown.len() > MOST {
        return Err(Phrase::new("away-missions-record-long").number("most", MOST as i64));
    }
    let known = |mission: &Flown| (1..=scenarios).contains(&usize::from(mission.scenario));
    match record.flown.iter().find(|mission| !known(mission)) {
        Some(mission) => {
            Err(Phrase::new("away-missions-record-scenario").number("scenario", mission.scenario))
        }
        None => Ok(record.flown),
    }
}

/// The mission with which a campaign goes on: the first that was never won.
pub(crate) fn goes_on_with(flown: &[Flown], scenarios: usize) -> usize {
    let won = |number: usize| {
        flown.iter().any(|mission| usize::from(mission.scenario) == number && mission.end.is_won())
    };
    (1..=scenarios).find(|number| !won(*number)).unwrap_or(scenarios)
}

/// Every message key of its own.
pub(crate) const KEYS: [&str; 4] = [
    "away-missions-record-holds",
    "away-missions-record-wrong",
    "away-missions-record-long",
    "away-missions-record-scenario",
];
