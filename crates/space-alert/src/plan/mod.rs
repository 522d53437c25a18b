//! The plan file `space-alert-plan/1`: a filled-in mission as JSON, and what the resolver makes of it.

mod fault;
mod file;
mod flown;
mod prepare;
mod result;
mod written;

pub use fault::PlanFault;
pub use file::{
    AnyWord, Bots, CustomTrajectory, DamageDraw, FORMAT, Overrides, PlanFile, TileOrders, TrackBoards,
};
pub(crate) use flown::Flown;
pub use result::{After, PlayerState, ResolutionFile, StateFile, ThreatState, TraceFile, Verdict, Zones};

use crate::content::Content;
use crate::ship::{Boards, Mission, Nobody, Ship};

/// Flies the mission of a plan with the standard content. With a trace every intermediate state is kept.
pub fn resolve(plan: &PlanFile, trace: Trace) -> Result<ResolutionFile, PlanFault> {
    resolve_with(Content::standard(), plan, trace)
}

/// Flies the mission of a plan with content of its own.
pub fn resolve_with(content: &Content, plan: &PlanFile, trace: Trace) -> Result<ResolutionFile, PlanFault> {
    let (mission, boards) = plan.prepare(content)?;
    let mut states = Vec::new();
    let mut ship = Ship::new(&mission, &boards);
    while !ship.is_over() {
        let step = ship.next_step();
        ship.advance(&mission, &mut Nobody);
        if trace == Trace::Kept {
            for (turn, after) in result::completed(&ship, step) {
                states.push(TraceFile { turn, after, state: StateFile::new(&mission, &ship) });
            }
        }
    }
    let end = StateFile::at_the_end(content, &mission, &ship);
    Ok(ResolutionFile { end, states: (trace == Trace::Kept).then_some(states) })
}

/// Whether intermediate states are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Only the end.
    Left,
    /// Every intermediate state.
    Kept,
}

impl PlanFile {
    /// Checks the plan and turns it into a mission and its boards, ready for a [`Ship`].
    pub fn prepare(&self, content: &Content) -> Result<(Mission, Boards), PlanFault> {
        let mission = Mission::new(content, &self.mission_plan(content)?)?;
        Ok((mission, self.boards()?))
    }
}
