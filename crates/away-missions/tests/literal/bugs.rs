//! The Bugs' plan (AM-22): a table of costs over all sets of groups and all tiles, filled until nothing changes, and
//! all divisions into clusters one after another.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::geometry::spread;
use crate::table::{At, Table, around, place};
use crate::turn::{Done, Turn, passes};

/// All un-Stunned Bugs of one tile; after AM-22.17 perhaps of several.
#[derive(Clone, Debug)]
pub struct Group {
    pub at: At,
    ids: Vec<String>,
    began: Vec<At>,
    spent: i64,
}

impl Group {
    pub fn size(&self) -> i64 {
        self.ids.len() as i64
    }
}

/// Scanned tiles by inventory number, then un-scanned ones by q and r (AM-22.12).
fn rank(table: &Table, at: At) -> (bool, i64, At) {
    let number = table.number(at);
    (number.is_none(), number.unwrap_or(0), at)
}

fn bug_passes(table: &Table, a: At, b: At) -> bool {
    passes(table, "bug", a, b)
}

pub fn groups(table: &Table) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for bug in table.aliens.iter().filter(|each| each.kind == "bug" && !each.stunned) {
        if let Some(group) = groups.iter_mut().find(|group| group.at == bug.at) {
            group.ids.push(bug.id.clone());
        } else {
            groups.push(Group { at: bug.at, ids: vec![bug.id.clone()], began: vec![bug.at], spent: 0 });
        }
    }
    groups.sort_by_key(|group| rank(table, group.at));
    groups
}

/// AM-22.6, for a set of groups: what it costs to bring them together on each tile where they can meet.
pub type Costs = BTreeMap<At, i64>;

pub fn all_costs(table: &Table, groups: &[Group]) -> Vec<Costs> {
    let mut costs: Vec<Costs> = vec![Costs::new()];
    for set in 1..1usize << groups.len() {
        let members = |set: usize| (0..groups.len()).filter(move |nth| set >> nth & 1 == 1);
        let bugs: i64 = members(set).map(|nth| groups[nth].size()).sum();
        let mut here = Costs::new();
        if set.count_ones() == 1 {
            let group = &groups[set.trailing_zeros() as usize];
            here.insert(group.at, group.spent);
        }
        for part in (1..set).filter(|part| part & set == *part && *part < set - part) {
            for (at, one) in &costs[part] {
                if let Some(other) = costs[set - part].get(at) {
                    let sum = one + other;
                    if here.get(at).is_none_or(|known| sum < *known) {
                        here.insert(*at, sum);
                    }
                }
            }
        }
        loop {
            let mut better = Vec::new();
            for (at, cost) in &here {
                for there in around(*at) {
                    let more = cost + 1;
                    if more <= bugs
                        && here.get(&there).is_none_or(|known| more < *known)
                        && bug_passes(table, *at, there)
                    {
                        better.push((there, more));
                    }
                }
            }
            if better.is_empty() {
                break;
            }
            for (at, cost) in better {
                if here.get(&at).is_none_or(|known| cost < *known) {
                    here.insert(at, cost);
                }
            }
        }
        costs.push(here);
    }
    costs
}

/// AM-22.17, down to nine groups. Says whether they are no more than nine now.
fn join(table: &Table, groups: &mut Vec<Group>) -> bool {
    while groups.len() > 9 {
        let mut best: Option<(i64, usize, usize)> = None;
        for early in 0..groups.len() {
            let steps = spread(groups[early].at, |a, b| bug_passes(table, a, b));
            for late in early + 1..groups.len() {
                let Some(far) = steps.get(&groups[late].at) else {
                    continue;
                };
                let walker = if groups[early].size() < groups[late].size() { early } else { late };
                if groups[walker].size() - groups[walker].spent < *far {
                    continue;
                }
                if best.is_none_or(|best| (*far, early, late) < best) {
                    best = Some((*far, early, late));
                }
            }
        }
        let Some((far, early, late)) = best else {
            return false;
        };
        let (walker, stays) =
            if groups[early].size() < groups[late].size() { (early, late) } else { (late, early) };
        let gone = groups[walker].clone();
        let stays = &mut groups[stays];
        stays.ids.extend(gone.ids);
        stays.began.extend(gone.began);
        stays.spent += gone.spent + far;
        groups.remove(walker);
    }
    true
}

/// Every way to number `n` groups by clusters in order of first appearance, in lexicographic order.
fn divisions(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..n {
        let mut longer = Vec::new();
        for division in all {
            let clusters = division.iter().max().map_or(0, |most| most + 1);
            for cluster in 0..=clusters {
                let mut more = division.clone();
                more.push(cluster);
                longer.push(more);
            }
        }
        all = longer;
    }
    all
}

fn set_of(division: &[usize], cluster: usize) -> usize {
    (0..division.len()).filter(|nth| division[*nth] == cluster).map(|nth| 1 << nth).sum()
}

/// AM-22.12.
fn divide(costs: &[Costs], n: usize) -> Vec<usize> {
    let mut best: Option<(usize, i64, Vec<usize>)> = None;
    for division in divisions(n) {
        let clusters = division.iter().max().unwrap() + 1;
        let cheapest: Option<i64> =
            (0..clusters).map(|cluster| costs[set_of(&division, cluster)].values().min().copied()).sum();
        if let Some(sum) = cheapest
            && best.as_ref().is_none_or(|(fewest, least, _)| (clusters, sum) < (*fewest, *least))
        {
            best = Some((clusters, sum, division));
        }
    }
    best.unwrap().2
}

impl Turn {
    pub fn bugs(&mut self) -> Done<()> {
        let mut groups = groups(&self.table);
        if groups.is_empty() {
            return Ok(());
        }
        let alone = groups.len() == 1;
        let few = join(&self.table, &mut groups);
        let division: Vec<usize>;
        let mut costs = Vec::new();
        if few {
            costs = all_costs(&self.table, &groups);
            let together = &costs[(1 << groups.len()) - 1];
            if !together.is_empty() {
                let (to, moves) = self.one_swarm(&groups, together, alone)?;
                return self.arrive(&groups, to, moves);
            }
            division = divide(&costs, groups.len());
        } else {
            division = (0..groups.len()).collect();
        }
        let clusters = division.iter().max().unwrap() + 1;
        for group in &groups {
            for id in &group.ids {
                let bug = self.table.aliens.iter_mut().find(|each| each.id == *id).unwrap();
                bug.at = group.at;
            }
        }
        for cluster in 0..clusters {
            let members: Vec<Group> = (0..groups.len())
                .filter(|nth| division[*nth] == cluster)
                .map(|nth| groups[nth].clone())
                .collect();
            let meeting = if few {
                costs[set_of(&division, cluster)].clone()
            } else {
                all_costs(&self.table, &members)[1].clone()
            };
            let (to, moves) = self.toward_others(&members, &meeting)?;
            self.arrive(&members, to, moves)?;
        }
        Ok(())
    }

    /// The tiles with Rocketeers who are not ignored, with the highest Order marker there.
    fn people(&self) -> BTreeMap<At, i64> {
        let mut people = BTreeMap::new();
        for each in self.table.rocketeers.iter().filter(|each| !each.invisible) {
            let highest = people.entry(each.at).or_insert(each.order);
            *highest = each.order.max(*highest);
        }
        people
    }

    /// AM-22.8 to AM-22.11: where all meet, and the cost.
    fn one_swarm(&mut self, groups: &[Group], together: &Costs, alone: bool) -> Done<(At, i64)> {
        let bugs: i64 = groups.iter().map(Group::size).sum();
        let people = self.people();
        let attacks = people.iter().filter_map(|(at, order)| {
            let left = bugs - together.get(at)?;
            (left > 0).then_some((left, *order, *at))
        });
        if let Some((left, _, at)) = attacks.max() {
            return Ok((at, bugs - left));
        }
        if alone && !people.keys().any(|at| together.contains_key(at)) {
            return self.wander(groups[0].at, bugs);
        }
        let mut best: Option<(i64, Reverse<i64>, i64)> = None;
        let mut tiles = BTreeSet::new();
        for (at, cost) in together {
            let steps = {
                let table = &self.table;
                spread(*at, |a, b| bug_passes(table, a, b))
            };
            let near = people.iter().filter_map(|(to, order)| Some((*steps.get(to)?, Reverse(*order)))).min();
            let (far, order) = near.unwrap_or((i64::MAX, Reverse(0)));
            let candidate = (far, order, *cost);
            if best.is_none_or(|best| candidate < best) {
                best = Some(candidate);
                tiles.clear();
            }
            if best == Some(candidate) {
                tiles.insert(*at);
            }
        }
        Ok((self.choose(&tiles)?, best.unwrap().2))
    }

    /// AM-22.11.
    fn wander(&mut self, start: At, bugs: i64) -> Done<(At, i64)> {
        let far = |table: &Table, from: At| spread(from, |a, b| bug_passes(table, a, b));
        let steps = far(&self.table, start);
        let near = self
            .people()
            .into_iter()
            .filter_map(|(at, order)| Some((*steps.get(&at)?, Reverse(order), at)))
            .min();
        let Some((mut left, _, goal)) = near else {
            return Ok((start, 0));
        };
        let mut here = start;
        for _ in 0..bugs {
            let mut next = BTreeSet::new();
            for there in around(here) {
                if bug_passes(&self.table, here, there)
                    && far(&self.table, there).get(&goal) == Some(&(left - 1))
                {
                    next.insert(there);
                }
            }
            here = self.choose(&next)?;
            left -= 1;
        }
        Ok((here, bugs))
    }

    /// AM-22.13.
    fn toward_others(&mut self, members: &[Group], meeting: &Costs) -> Done<(At, i64)> {
        let own: Vec<&String> = members.iter().flat_map(|group| &group.ids).collect();
        let others = self
            .table
            .aliens
            .iter()
            .filter(|each| each.kind == "bug" && !each.stunned && !own.contains(&&each.id));
        let others: BTreeSet<At> = others.map(|each| each.at).collect();
        let mut best: Option<(i64, i64)> = None;
        let mut tiles = BTreeSet::new();
        for (at, cost) in meeting {
            let table = &self.table;
            let steps = spread(*at, |a, b| bug_passes(table, a, b));
            let far = others.iter().filter_map(|other| steps.get(other)).min().copied().unwrap_or(i64::MAX);
            let candidate = (far, *cost);
            if best.is_none_or(|best| candidate < best) {
                best = Some(candidate);
                tiles.clear();
            }
            if best == Some(candidate) {
                tiles.insert(*at);
            }
        }
        Ok((self.choose(&tiles)?, best.unwrap().1))
    }

    /// The Bugs stand on their tile and attack (AM-22.14, AM-22.15).
    fn arrive(&mut self, members: &[Group], to: At, moves: i64) -> Done<()> {
        let mut swarm = Vec::new();
        for bug in &mut self.table.aliens {
            if members.iter().any(|group| group.ids.contains(&bug.id)) {
                bug.at = to;
                swarm.push(bug.id.clone());
            }
        }
        let mut from: Vec<At> = members.iter().flat_map(|group| group.began.clone()).collect();
        from.sort_by_key(|at| rank(&self.table, *at));
        let left = swarm.len() as i64 - moves;
        let here = self.table.rocketeers.iter().filter(|each| !each.invisible && each.at == to);
        let target = here.max_by_key(|each| each.order).map(|each| each.who.clone()).filter(|_| left > 0);
        self.steps.push(json!({
            "type": "bug", "swarm": swarm, "from": from.into_iter().map(place).collect::<Vec<_>>(), "to": place(to),
            "moves": moves, "attacks": 0, "target": target, "rolls": [], "hits": 0, "effects": [],
        }));
        let step = self.steps.len() - 1;
        let Some(target) = target else {
            return Ok(());
        };
        for attack in 1..=left {
            let die = self.roll()?;
            self.steps[step]["attacks"] = json!(attack);
            self.steps[step]["rolls"].as_array_mut().unwrap().push(json!(die));
            if die <= 3 {
                let hits = self.steps[step]["hits"].as_i64().unwrap();
                self.steps[step]["hits"] = json!(hits + 1);
                self.hit(step, &target)?;
            }
        }
        Ok(())
    }
}
