//! Chapter 7: moving and opening hatches.

use crate::field::{Geometry, TileId, Way};
use crate::{AwayMissions, HatchState, Refusal, Who};

/// How a Rocketeer moves one tile; not everything stops every way of it (AM-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A Move Action paid with an AP.
    Paid,
    /// A Move Action that costs no AP: Move Out, the Flag, the Traffic Cop, the O2 Action.
    Unpaid,
    /// Hit-and-Run: no Move Action at all.
    Run,
}

impl AwayMissions {
    /// Whether a Rocketeer may take one step (AM-7.1 to AM-7.3, AM-7.6).
    pub(crate) fn check_step(&self, map: &Geometry, who: Who, to: TileId, step: Step) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        if !map.may_step(Way::Step, rocketeer.at, to) {
            return Err(if !map.may_step(Way::Tiles, rocketeer.at, to) {
                Refusal::NotAdjacent
            } else if self.field.tile(to).is_none_or(|tile| !tile.scanned) {
                Refusal::Unscanned
            } else {
                Refusal::HatchInTheWay
            });
        }
        if step == Step::Paid && !rocketeer.grappled_by.is_empty() {
            return Err(Refusal::Grappled);
        }
        if step != Step::Run && rocketeer.turn.held {
            return Err(Refusal::HeldByAliens);
        }
        Ok(())
    }

    /// Whether a Rocketeer can take any step at all in this way.
    pub(crate) fn can_step(&self, map: &Geometry, who: Who, step: Step) -> bool {
        map.steps(Way::Step, self.tile_of(who)).any(|to| self.check_step(map, who, to, step).is_ok())
    }

    /// Whether a hatch of a Rocketeer's tile may be opened by an Action (AM-7.4, AM-7.5).
    pub(crate) fn check_open_hatch(&self, at: TileId, toward: TileId) -> Result<(), Refusal> {
        match self.field.hatch(at, toward) {
            None => Err(Refusal::NoHatch),
            Some(HatchState::Closed) => Ok(()),
            Some(_) => Err(Refusal::NotClosed),
        }
    }

    /// Whether a scanned tile shows a hatch toward its neighbour, or a link with a hatch leads there.
    pub(crate) fn shows_hatch(&self, tile: TileId, toward: TileId) -> bool {
        let (Some(here), Some(there)) = (self.field.tile(tile), self.field.hex(toward)) else { return false };
        let Some(face) = here.shown() else { return false };
        let drawn = here.at.toward(there).is_some_and(|edge| face.hatches_on_map().has(edge));
        let pair = (tile.min(toward), tile.max(toward));
        drawn || self.field.links.iter().any(|link| link.between == pair && link.hatch.is_some())
    }
}
