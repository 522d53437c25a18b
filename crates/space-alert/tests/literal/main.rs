//! The crate's resolver against a second one, written from the rules alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

mod crate_ship;
mod plans;
mod resolver;

use crate_ship::CrateShip;
use plans::random_plan;

/// Plays one random mission on both tables; says where they first part.
fn first_difference(seed: u64) -> Option<String> {
    let plan = random_plan(seed);
    let mut ship = CrateShip::new(&plan);
    let mut parted: Option<String> = None;
    let (table, lost) = resolver::play(&plan, &mut |table, after| {
        if parted.is_none() {
            ship.reach(after);
            let differences = ship.differences(table);
            if !differences.is_empty() {
                parted = Some(format!("turn {} after {after}: {}", table.turn, differences.join("; ")));
            }
        }
    });
    let parted = parted.or_else(|| {
        let differences = ship.differences_at_end(&table, lost.as_ref());
        (!differences.is_empty()).then(|| format!("at the end (lost: {lost:?}): {}", differences.join("; ")))
    });
    parted.map(|where_| format!("mission {seed}, {where_}\n{plan}"))
}

/// How many missions are compared; `LITERAL_MISSIONS` asks for more.
fn missions() -> u64 {
    std::env::var("LITERAL_MISSIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(3_000)
}

#[test]
fn both_resolvers_agree_after_every_step() {
    let differences: Vec<String> = (0..missions()).filter_map(first_difference).take(3).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}
