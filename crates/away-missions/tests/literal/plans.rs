//! All ways of spending the Bugs' moves, one after another, against the table of costs (AM-22.3, AM-22.4, AM-22.6).

use std::collections::{BTreeMap, BTreeSet};

use crate::bugs::{Group, all_costs, groups};
use crate::random::{Flavour, position};
use crate::table::{At, Table, around};
use crate::turn::passes;

/// Bugs that stand together: where, how many, and how many of them have spent their moves.
type Clump = (At, i64, i64);

/// Every single move that somebody could make. Bugs that enter a tile with Bugs join them at once.
fn moved(table: &Table, clumps: &[Clump]) -> Vec<Vec<Clump>> {
    let mut all = Vec::new();
    for (nth, (at, bugs, spent)) in clumps.iter().copied().enumerate() {
        if spent == bugs {
            continue;
        }
        for there in around(at).into_iter().filter(|there| passes(table, "bug", at, *there)) {
            let mut next = clumps.to_vec();
            next.remove(nth);
            let joined =
                next.iter().position(|(other, _, _)| *other == there).map(|other| next.remove(other));
            let (_, more, already) = joined.unwrap_or((there, 0, 0));
            next.push((there, bugs + more, spent + 1 + already));
            next.sort_unstable();
            all.push(next);
        }
    }
    all
}

/// The fewest moves with which all Bugs can stand together, for each tile.
fn by_hand(table: &Table, groups: &[Group]) -> BTreeMap<At, i64> {
    let mut start: Vec<Clump> = groups.iter().map(|group| (group.at, group.size(), 0)).collect();
    start.sort_unstable();
    let mut seen = BTreeSet::from([start.clone()]);
    let mut front = vec![start];
    let mut best: BTreeMap<At, i64> = BTreeMap::new();
    while let Some(clumps) = front.pop() {
        if let [(at, _, spent)] = clumps[..] {
            let known = best.entry(at).or_insert(spent);
            *known = spent.min(*known);
        }
        for next in moved(table, &clumps) {
            if seen.insert(next.clone()) {
                front.push(next);
            }
        }
    }
    best
}

#[test]
fn the_table_of_costs_is_what_bugs_can_do() {
    let (mut compared, mut meetings) = (0, 0);
    for seed in 0..600 {
        let table = Table::read(&position(seed, Flavour::Bugs));
        let groups = groups(&table);
        let bugs: i64 = groups.iter().map(Group::size).sum();
        if (1..=3).contains(&groups.len()) && bugs <= 6 || groups.len() == 4 && bugs == 4 {
            let costs = all_costs(&table, &groups);
            let all = costs.last().unwrap();
            assert_eq!(by_hand(&table, &groups), *all, "position {seed}");
            compared += 1;
            meetings += usize::from(groups.len() > 1 && !all.is_empty());
        }
    }
    assert!(compared > 200 && meetings > 50, "only {compared} plans, {meetings} meetings");
}
