//! Everything that keeps a plan from being flown, threat by threat. The first fault is enough to refuse a file; somebody
//! who fills in a form wants to see all of them.

use crate::content::Content;
use crate::plan::{Overrides, PlanFault, PlanFile};
use crate::ship::MissionFault;
use serde::Serialize;
use table::Phrase;

/// What [`check`](super::check) answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Checked {
    /// What is wrong; nothing if the plan can be flown.
    pub faults: Vec<Fault>,
}

/// Something that is wrong with a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The threat that it is about, by its place in the list; nothing if it is about the plan as a whole.
    pub threat: Option<u8>,
    /// What is wrong.
    pub phrase: Phrase,
}

pub(super) fn check(content: &Content, plan: &PlanFile) -> Checked {
    let mut faults = Vec::new();
    for (place, threat) in plan.threats.iter().enumerate() {
        let earlier = &plan.threats[..place];
        let twice = earlier.iter().any(|other| (&other.card, other.turn) == (&threat.card, threat.turn));
        let fault = match alone(content, plan, place) {
            None if twice => Some(MissionFault::Twice(threat.card.clone(), threat.turn).into()),
            fault => fault,
        };
        let Some(fault) = fault else { continue };
        // A trajectory that is missing is missing for everybody.
        let threat = (!matches!(fault, PlanFault::Mission(MissionFault::NoTrack(_)))).then_some(place as u8);
        let fault = Fault { threat, phrase: fault.phrase() };
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    if faults.is_empty()
        && let Err(fault) = plan.prepare(content)
    {
        faults.push(Fault { threat: None, phrase: fault.phrase() });
    }
    Checked { faults }
}

/// What is wrong with one threat, as if it came alone on the same trajectories.
fn alone(content: &Content, plan: &PlanFile, place: usize) -> Option<PlanFault> {
    let custom_trajectory = plan.overrides.custom_trajectory.clone();
    let one = PlanFile {
        threats: plan.threats.get(place).cloned().into_iter().collect(),
        overrides: Overrides { custom_trajectory, ..Overrides::default() },
        ..plan.clone()
    };
    // What is wrong without any threat is not this one's fault.
    let none = PlanFile { threats: Vec::new(), ..one.clone() };
    if none.prepare(content).is_err() {
        return None;
    }
    one.prepare(content).err()
}
