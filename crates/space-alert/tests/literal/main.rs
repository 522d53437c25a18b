//! The crate's resolver against a second one, written from the rules alone.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

mod plans;
mod resolver;

use plans::random_plan;
use resolver::resolve;
use std::collections::BTreeMap;

#[test]
fn missions_end() {
    let mut won = 0;
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..4000 {
        let plan = random_plan(seed);
        let result = resolve(&plan);
        let end = &result["end"];
        if end["outcome"] == "won" {
            won += 1;
        }
        for (name, threat) in end["threats"].as_object().unwrap() {
            let code = name.split('@').next().unwrap();
            *seen.entry(format!("{code} {}", threat["status"])).or_default() += 1;
        }
        *seen.entry(format!("visual {}", end["visual_points"])).or_default() += 1;
        *seen.entry(format!("ko {}", end["knocked_out"].as_array().unwrap().len())).or_default() += 1;
        *seen.entry(format!("rockets {}", end["rockets"])).or_default() += 1;
        *seen.entry(format!("fuel {}", end["fuel"])).or_default() += 1;
    }
    let listing: Vec<String> = seen.iter().map(|(k, v)| format!("{k} {v}")).collect();
    panic!("{won}\n{}", listing.join("\n"));
}
