//! A mission that was flown at a table, as a plan file.

use super::file::{DamageDraw, FORMAT, Overrides, PlanFile, TileOrders, TrackBoards};
use crate::Zone;
use crate::content::ContentHandle;
use crate::ship::{Boards, CarriedOver, Mission, MissionPlan, Ship};
use serde::{Deserialize, Serialize};

/// What a plan file of a mission needs to know, kept when the mission is over.
///
/// A plan file cannot say everything that a table plays:
///
/// - Which parts of the game were in use. A file of twelve turns is a full mission, one of seven a full mission without
///   the computer and the window, so somebody who worked a system that a simulation or a test run leaves out would do
///   more in the file than at the table.
/// - A storage without its squad, as a campaign may leave it.
/// - Cards, boards and numbers of a table's own content.
///
/// [`Flown::of`] keeps nothing of a mission that the file would tell differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Flown {
    /// The trajectory boards of red, white, blue and inside, by their number.
    trajectories: [u8; 4],
    /// What the ship flew into, with the order of its damage tiles.
    plan: MissionPlan,
    /// The boards as they were planned. Of somebody who tripped: as the board was after the last time, so that the
    /// delays until then are in it; delaying an empty space again changes nothing (SA-5.5).
    boards: Boards,
}

impl Flown {
    /// A mission that ended with this ship, if a plan file of it ends in the same way.
    pub(crate) fn of(
        content: &ContentHandle,
        trajectories: [u8; 4],
        plan: &MissionPlan,
        boards: Boards,
        ship: &Ship,
    ) -> Option<Flown> {
        let standard = !matches!(content, ContentHandle::Custom(_));
        if !standard || plan.carried.squads != CarriedOver::default().squads {
            return None;
        }
        let flown = Flown { trajectories, plan: plan.clone(), boards };
        let mission = Mission::new(content, plan).ok()?;
        let (again, boards) = flown.file().prepare(content).ok()?;
        let end = Ship::fly(&again, &boards);
        let same = end.outcome() == ship.outcome()
            && end.tiles() == ship.tiles()
            && end.threats(&again) == ship.threats(&mission)
            // A lost mission has no score (SA-16.11).
            && (ship.loss().is_some() || end.score(&again) == ship.score(&mission));
        same.then_some(flown)
    }

    /// The file.
    pub(crate) fn file(&self) -> PlanFile {
        let [red, white, blue, internal] = self.trajectories.map(Some);
        let turns = usize::from(self.plan.turns);
        let zones = |tiles: [Vec<_>; 3]| Zone::ALL.into_iter().zip(tiles);
        let earlier = zones(self.plan.carried.tiles.map(|tiles| tiles.iter().collect()));
        PlanFile {
            format: FORMAT.to_owned(),
            turns: self.plan.turns,
            trajectories: TrackBoards { red, white, blue, internal },
            threats: self.plan.threats.clone(),
            players: (0..self.boards.crew())
                .map(|player| self.boards.board(player).iter().copied().take(turns).collect())
                .collect(),
            damage_draw: DamageDraw::Orders(TileOrders(zones(self.plan.tiles.map(Vec::from)).collect())),
            overrides: Overrides {
                pre_damage: earlier.filter(|(_, tiles)| !tiles.is_empty()).collect(),
                ..Overrides::default()
            },
        }
    }
}
