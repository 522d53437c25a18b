//! How well a bot plans: how long it thinks, and how many futures it thinks of.

use super::problem::Problem;
use super::search::{Found, Planner};
use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};
use table::Seed;

/// How good a bot is at planning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// Tries a few hundred plans.
    Cadet,
    /// Tries a few thousand.
    Officer,
    /// Tries tens of thousands.
    Veteran,
}

impl Skill {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 3] = [Self::Cadet, Self::Officer, Self::Veteran];

    /// How many changes it tries in one sitting.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Cadet => 600,
            Self::Officer => 5_000,
            Self::Veteran => 40_000,
        }
    }

    /// How many futures it thinks of where it does not know what comes.
    pub const fn futures(self) -> usize {
        match self {
            Self::Cadet => 1,
            Self::Officer => 2,
            Self::Veteran => 4,
        }
    }

    /// The plan it finds in one sitting. It never comes out worse than the boards it began with.
    pub fn plan(self, mut problem: Problem, seed: Seed) -> Found {
        problem.scenarios.truncate(self.futures());
        let iterations = self.iterations();
        // One cycle, cooled down to the end: whoever stops halfway has a half-baked plan.
        let mut planner = Planner::new(problem, seed, iterations);
        planner.step(iterations);
        *planner.best()
    }
}
