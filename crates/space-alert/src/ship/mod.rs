//! The resolver: what becomes of a ship, its crew and its threats, step by step.
//!
//! A [`Mission`] says what the ship flies into, [`Boards`] what the crew does, and a [`Ship`] is where everything
//! stands. [`Ship::advance`] does one step of the steps board; a [`Witness`] is told all that happens and the reason
//! for all that does not.

mod action;
mod battlebots;
mod boards;
mod called_threats;
mod compute_damage;
mod crew_member;
mod crew_movement;
mod delays;
mod due_threat;
mod energy;
mod happening;
mod interceptors;
mod lasting_effects;
mod mission;
mod mission_fault;
mod mission_plan;
mod parasite;
mod perform_action;
mod phasing;
mod repairs;
mod replan;
mod rulings;
mod scoring;
mod ship_damage;
mod squads;
mod state;
mod station_actions;
mod steps;
mod systems;
mod threat;
mod threat_deeds;
mod threat_movement;
mod threat_set;
mod tiles;
mod track;
mod traps;
mod vortex;
mod weapon;
mod why_not;
mod witness;
mod wreckage;
mod zone_change;

pub use action::Action;
pub use boards::{Boards, MOST_CREW, MOST_TURNS, Slot};
pub use crew_member::{CrewMember, KnockOutCause};
pub use crew_movement::By;
pub use delays::DelayCause;
pub use due_threat::{DueThreat, LAST_ARRIVAL, MOST_THREATS, ThreatId};
pub use energy::Store;
pub use happening::{Happening, Player};
pub use mission::Mission;
pub use mission_fault::MissionFault;
pub use mission_plan::{Announced, CarriedOver, MissionPlan, OnAppear, Start};
pub use rulings::Rulings;
pub use scoring::{CampaignScore, Loss, Outcome, Score};
pub use squads::{STORAGE, Squad, StoredSquad};
pub use state::Ship;
pub use steps::{Step, TripFault};
pub use systems::Systems;
pub use threat::{Status, Threat};
pub use tiles::{Tile, Tiles};
pub use track::{LONGEST_TRACK, Mark, Track, Trajectory, distance};
pub use traps::Mines;
pub use weapon::{Shot, Weapon};
pub use why_not::WhyNot;
pub use witness::{Nobody, Witness};
pub use wreckage::Wreckage;
