//! The resolver: what becomes of a ship, its crew and its threats, step by step.
//!
//! A [`Mission`] says what the ship flies into, [`Boards`] what the crew does, and a [`Ship`] is where everything
//! stands. [`Ship::advance`] does one step of the steps board; a [`Witness`] is told all that happens and the reason
//! for all that does not.

mod acting;
mod action;
mod battlebots;
mod calling;
mod compute_damage;
mod deeds;
mod delays;
mod energy;
mod happening;
mod hull;
mod jumping;
mod lasting;
mod malfunctions;
mod mission;
mod moving;
mod parasite;
mod phasing;
mod replan;
mod rulings;
mod scoring;
mod space;
mod state;
mod stations;
mod steps;
mod threats;
mod traps;
mod vortex;
mod wrecking;

pub use action::{Action, Boards, MOST_CREW, MOST_TURNS, Slot};
pub use happening::{
    By, DelayCause, Happening, KnockOutCause, Nobody, Player, Store, Weapon, WhyNot, Witness,
};
pub use mission::{
    Announced, CarriedOver, DueThreat, LAST_ARRIVAL, LONGEST_TRACK, MOST_THREATS, Mark, Mission,
    MissionFault, MissionPlan, OnAppear, Squad, Start, StoredSquad, Systems, ThreatId, Tile, Tiles, Track,
    Trajectory, distance,
};
pub use rulings::Rulings;
pub use scoring::{Loss, Outcome, Score, campaign_score};
pub use state::{CrewMember, STORAGE, Ship, Shot, Status, Threat};
pub use steps::{Step, TripFault};
pub use traps::Mines;
pub use wrecking::Wreckage;
