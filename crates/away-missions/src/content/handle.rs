//! The scenario that a game is played with: one of the twenty, or one that somebody brought.

use super::Content;
use crate::record;
use crate::scenario::{Fault, Scenario, read_file};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;
use table::{Phrase, SetupError};

/// A scenario that many states share. In a record one of the twenty is a word; one that somebody brought travels along, so
/// that a record never needs another file.
#[derive(Clone)]
pub struct ScenarioHandle(Arc<Scenario>);

impl ScenarioHandle {
    /// One of the twenty, by its name.
    pub fn built_in(id: &str) -> Option<ScenarioHandle> {
        Content::standard().scenario(id).map(|scenario| ScenarioHandle(Arc::clone(scenario)))
    }

    /// A scenario that somebody made. Whoever calls this has checked it.
    pub fn custom(scenario: Scenario) -> ScenarioHandle {
        ScenarioHandle(Arc::new(scenario))
    }

    /// What is played: the scenario that was chosen among the twenty, or out of what the table brought. A file with several
    /// scenarios is a campaign: the choice means the one with the same name or the same number in it, else the first.
    pub fn chosen(id: &str, content: Option<&str>) -> Result<ScenarioHandle, SetupError> {
        let fault = |fault: Fault| SetupError(fault.phrase());
        let built_in = ScenarioHandle::built_in(id);
        let Some(text) = content else {
            return built_in.ok_or_else(|| fault(Fault::new("no-such-scenario").text("word", id)));
        };
        let brought = read_file(text).map_err(|faults| {
            fault(
                faults.into_iter().next().unwrap_or_else(|| Fault::new("no-such-scenario").text("word", id)),
            )
        })?;
        let number = built_in.and_then(|scenario| scenario.number);
        let place = brought
            .iter()
            .position(|scenario| scenario.id == id)
            .or_else(|| brought.iter().position(|scenario| number.is_some() && scenario.number == number));
        let scenario = brought.into_iter().nth(place.unwrap_or_default());
        scenario
            .map(ScenarioHandle::custom)
            .ok_or_else(|| fault(Fault::new("no-such-scenario").text("word", id)))
    }

    /// Whether it is one of the twenty.
    pub fn is_built_in(&self) -> bool {
        Content::standard().scenario(&self.0.id).is_some_and(|known| Arc::ptr_eq(known, &self.0))
    }
}

impl std::ops::Deref for ScenarioHandle {
    type Target = Scenario;

    fn deref(&self) -> &Scenario {
        &self.0
    }
}

impl PartialEq for ScenarioHandle {
    fn eq(&self, other: &ScenarioHandle) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.is_built_in() == other.is_built_in() && self.0 == other.0)
    }
}

impl Eq for ScenarioHandle {}

impl fmt::Debug for ScenarioHandle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.id)
    }
}

impl Serialize for ScenarioHandle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_built_in() { serializer.serialize_str(&self.0.id) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for ScenarioHandle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ScenarioHandle, D::Error> {
        use serde::de::Error;
        match serde_json::Value::deserialize(deserializer)? {
            serde_json::Value::String(id) => ScenarioHandle::built_in(&id)
                .ok_or_else(|| Error::custom(format!("there is no scenario named {id}"))),
            value => match Scenario::read(&value).and_then(Scenario::checked) {
                Ok(scenario) => Ok(ScenarioHandle::custom(scenario)),
                Err(faults) => {
                    let places: Vec<String> =
                        faults.iter().map(|fault| format!("{} at {}", fault.name(), fault.place)).collect();
                    Err(Error::custom(format!("the scenario is faulty: {}", places.join(", "))))
                }
            },
        }
    }
}

/// Says what a content file holds, or everything that is wrong with it.
pub fn check_content(text: &str) -> Result<Phrase, Vec<Phrase>> {
    if record::is_record(text) {
        let flown = record::read(text, Content::standard().scenarios().len()).map_err(|why| vec![why])?;
        return Ok(Phrase::new("away-missions-record-holds").number("missions", flown.len() as i64));
    }
    match read_file(text) {
        Ok(scenarios) => {
            let tiles: usize = scenarios.iter().map(|scenario| scenario.tiles.len()).sum();
            let names: Vec<&str> = scenarios.iter().map(|scenario| scenario.name.en.as_str()).collect();
            let phrase =
                Phrase::new("away-missions-content-holds").number("scenarios", scenarios.len() as i64);
            Ok(phrase.number("tiles", tiles as i64).text("names", names.join(", ")))
        }
        Err(faults) => Err(faults.iter().map(Fault::phrase).collect()),
    }
}
