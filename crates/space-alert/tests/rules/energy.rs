//! SA-7 and the heroic energy of SA-12.

use crate::setting::crew;
use space_alert::ship::{Tile, WhyNot};

/// SA-7.1, SA-1.11, SA-1.12: B above fills the shield from the reactor
#[test]
fn charging_a_shield() {
    let run = crew(&[("UR", "B"), ("UW", "B"), ("UB", "B")]).usual_shields().after(1);
    assert_eq!((run.ship.shields(), run.ship.reactors()), ([2, 3, 2], [1, 1, 1]));
    let poor = crew(&[("UW", "A A B")]).after(3);
    assert_eq!((poor.ship.shields(), poor.ship.reactors()), ([0, 1, 0], [2, 0, 2]), "all there is");
}

/// SA-7.2: B at the sides below fills the reactor from the central one
#[test]
fn filling_a_reactor() {
    let run = crew(&[("LR", "B"), ("LB", "B")]).after(1);
    assert_eq!(run.ship.reactors(), [3, 1, 3]);
    let again = crew(&[("LR", "B B")]).after(2);
    assert_eq!(again.in_vain(0), [WhyNot::Full]);
}

/// SA-7.3, SA-7.4, SA-1.13: refuelling takes a capsule, even for a full reactor
#[test]
fn refuelling() {
    let run = crew(&[("LW", "B B B B")]);
    assert_eq!((run.after(1).ship.reactors()[1], run.after(1).ship.fuel()), (5, 2));
    assert_eq!(run.after(2).ship.fuel(), 1);
    assert_eq!((run.after(4).ship.fuel(), run.after(4).in_vain(0)), (0, vec![WhyNot::NoFuel]));
}

/// SA-12.5: heroic B adds a block, even above the capacity
#[test]
fn heroic_energy() {
    let shield = crew(&[("UW", "B*")]).usual_shields().after(1);
    assert_eq!((shield.ship.shields()[1], shield.ship.reactors()[1]), (4, 1));
    assert_eq!(crew(&[("LW", "B*")]).after(1).ship.reactors()[1], 6);
    assert_eq!(crew(&[("LR", "B*")]).after(1).ship.reactors(), [4, 2, 2]);
}

/// SA-12.6: without a block moved there is no extra one
#[test]
fn heroic_energy_needs_a_block() {
    let empty = crew(&[("UR", "A A B*")]).after(3);
    assert_eq!((empty.ship.shields()[0], empty.in_vain(0)), (0, vec![WhyNot::NoEnergy]));
    let full = crew(&[("LW", "B B*")]).after(2);
    assert_eq!((full.ship.reactors()[1], full.ship.fuel()), (5, 1));
}

/// SA-7.6: surplus stays, and nothing flows back
#[test]
fn surplus_stays() {
    let run = crew(&[("UW", "B* B"), ("LW", ". B")]).usual_shields().after(2);
    assert_eq!((run.ship.shields()[1], run.ship.reactors()[1]), (4, 5));
    assert_eq!(run.in_vain(0), [WhyNot::Full]);
}

/// SA-15.6, SA-15.7: a tile cuts its own system down to its new capacity and leaves other surplus alone
#[test]
fn tiles_and_surplus() {
    let sim = crew(&[("LW", "B*"), ("UW", "")]).shields([0, 3, 0]);
    let sim = sim.threat_at("E1-07@2", "white", 4).track("white", 12, &[(1, space_alert::ship::Mark::Z)]);
    let shield = sim.clone().draws("white", &[Tile::Shield]).shields([0, 2, 0]).after(2);
    assert_eq!(shield.ship.reactors()[1], 6, "the reactor keeps its surplus");
    let reactor = sim.draws("white", &[Tile::Reactor]).shields([0, 2, 0]).after(2);
    assert_eq!(reactor.ship.reactors()[1], 4);
    assert_eq!(reactor.ship.reactor_capacity(&reactor.mission, space_alert::Zone::White), 4);
}
