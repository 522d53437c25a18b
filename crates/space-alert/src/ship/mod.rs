//! The resolver: what becomes of a ship, its crew and its threats, step by step.
//!
//! A [`Mission`] says what the ship flies into, [`Boards`] what the crew does, and a [`Ship`] is where everything
//! stands. [`Ship::advance`] does one step of the steps board; a [`Witness`] is told all that happens and the reason
//! for all that does not.

mod action;
mod battlebots;
mod called_threats;
mod compute_damage;
mod crew_movement;
mod delays;
mod energy;
mod happening;
mod interceptors;
mod lasting_effects;
mod mission;
mod parasite;
mod perform_action;
mod phasing;
mod repairs;
mod replan;
mod rulings;
mod scoring;
mod ship_damage;
mod state;
mod station_actions;
mod steps;
mod threat_deeds;
mod threat_movement;
mod traps;
mod vortex;
mod wreckage;
mod zone_change;

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
pub use wreckage::Wreckage;
