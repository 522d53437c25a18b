//! Bugs: how they swarm and attack (AM-22).

use super::acting::nearest;
use super::happening::{Actor, Choice, Happening, Holding, Preference, SwarmGoal};
use super::meeting::{Group, MOST_GROUPS, Meetings};
use super::profile::Profile;
use super::stage::{Stage, Trouble};
use super::turn::{AlienTurn, Task};
use crate::field::{AlienId, Flood, Geometry, NO_WAY, TileId, Way};
use crate::{AlienType, Who};
use serde::{Deserialize, Serialize};

/// Groups of Bugs that meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Cluster {
    number: u8,
    /// All un-Stunned Bugs of the map belong to it.
    whole: bool,
    groups: Vec<Group>,
}

impl AlienTurn {
    /// The slot of the Bugs: they are divided into clusters, which act one after the other.
    pub(super) fn bugs(&mut self, stage: &mut Stage) {
        let mut groups = groups(stage);
        if groups.is_empty() {
            return;
        }
        let few = groups.len() <= MOST_GROUPS || join_nearest(&mut groups, stage);
        let single = |group: &Group| vec![group.clone()];
        let clusters: Vec<Vec<Group>> = if !few {
            groups.iter().map(single).collect()
        } else if groups.len() == 1 {
            vec![groups]
        } else {
            let meetings = Meetings::of(&groups, stage.geometry);
            let sets = if meetings.can_meet() { vec![meetings.all()] } else { meetings.clusters() };
            let members = |set: &usize| {
                (0..groups.len())
                    .filter(|index| set & (1 << index) != 0)
                    .map(|index| groups[index].clone())
                    .collect()
            };
            sets.iter().map(members).collect()
        };
        let whole = clusters.len() == 1;
        let first = self.agenda.len();
        for (number, groups) in (0u8..=u8::MAX).zip(clusters) {
            self.agenda.push(Task::Cluster(Cluster { number, whole, groups }));
        }
        self.agenda[first..].reverse();
    }

    pub(super) fn begin_cluster(&mut self, cluster: Cluster, stage: &mut Stage) {
        let Some(first) = cluster.groups.first() else { return };
        let (by, at) = (Actor::Swarm { number: cluster.number }, first.tile);
        stage.tell(|_| Happening::Begins { by, at, spawned_by: None });
        self.agenda.push(Task::Gather(cluster));
        self.offer_vanishing(by, stage);
    }

    pub(super) fn gather(&mut self, cluster: Cluster, stage: &mut Stage) -> Result<(), Trouble> {
        let by = Actor::Swarm { number: cluster.number };
        let bugs: Vec<AlienId> = in_order(cluster.groups.iter().flat_map(|group| group.bugs.iter().copied()));
        let from: Vec<TileId> = in_order(cluster.groups.iter().flat_map(|group| group.from.iter().copied()));
        let Gathering { to, moves, goal, why } = match &cluster.groups[..] {
            [alone] if cluster.whole && !arrives(alone, stage) => walk(alone, by, stage)?,
            _ => meet(&cluster, stage)?,
        };
        for bug in &mut stage.field.aliens {
            if bugs.contains(&bug.id) {
                bug.at = to;
            }
        }
        let fresh = u8::try_from(bugs.len().saturating_sub(moves.len())).unwrap_or(u8::MAX);
        stage.tell(|_| Happening::Gathers { by, bugs, from, to, moves, goal, why, fresh });
        let somebody = stage.field.rocketeers_on(to).any(|rocketeer| !rocketeer.turn.invisible);
        if !self.attacks {
            return Ok(());
        }
        if !somebody {
            stage.tell(|_| Happening::Holds { by, why: Holding::NobodyInReach });
        } else if fresh == 0 {
            stage.tell(|_| Happening::Holds { by, why: Holding::AllMoved });
        } else {
            self.agenda.push(Task::Sting { number: cluster.number, tile: to, left: fresh, last: None });
        }
        Ok(())
    }

    /// So many Bugs attack, one after the other (AM-22.14, AM-22.15).
    pub(super) fn sting(&mut self, number: u8, tile: TileId, left: u8, last: Option<Who>, stage: &mut Stage) {
        let here = || stage.field.rocketeers_on(tile).filter(|rocketeer| !rocketeer.turn.invisible);
        let able = here().count();
        let Some(target) = here().max_by_key(|rocketeer| rocketeer.order).map(|rocketeer| rocketeer.who)
        else {
            return;
        };
        if left == 0 {
            return;
        }
        let by = Actor::Swarm { number };
        if last != Some(target) {
            let why = if able == 1 { Choice::Only } else { Choice::HighestOrder };
            stage.tell(|_| Happening::Aims { by, target, range: 0, why });
        }
        let sting = |left, last| Task::Sting { number, tile, left, last };
        let attack = Task::StingAt { number, target, tile, left };
        if last == Some(target) {
            // Asked already: it is the same Swarm that goes on.
            self.agenda.push(attack);
        } else {
            self.aim(target, by, Some(sting(left, last)), attack, stage);
        }
    }

    pub(super) fn sting_at(
        &mut self,
        number: u8,
        target: Who,
        tile: TileId,
        left: u8,
        stage: &mut Stage,
    ) -> Result<(), Trouble> {
        self.agenda.push(Task::Sting { number, tile, left: left - 1, last: Some(target) });
        self.roll_attack(Actor::Swarm { number }, Profile::of(AlienType::Bug).dice, target, stage)?;
        Ok(())
    }
}

struct Gathering {
    to: TileId,
    moves: Vec<(TileId, TileId)>,
    goal: SwarmGoal,
    why: Preference,
}

/// The un-Stunned Bugs by tile: scanned tiles by number, then un-scanned ones by q, then r (AM-22.12).
fn groups(stage: &Stage) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for bug in stage.field.aliens.iter().filter(|alien| alien.kind == AlienType::Bug && !alien.stunned) {
        match groups.iter_mut().find(|group| group.tile == bug.at) {
            Some(group) => group.bugs.push(bug.id),
            None => {
                groups.push(Group {
                    tile: bug.at,
                    bugs: vec![bug.id],
                    from: vec![bug.at],
                    moves: Vec::new(),
                });
            }
        }
    }
    sort(&mut groups, stage.geometry);
    groups
}

fn sort(groups: &mut [Group], geometry: &Geometry) {
    groups.sort_by_key(|group| {
        let number = geometry.number(group.tile);
        let hex = geometry.hex(group.tile);
        (number.is_none(), number, hex.q, hex.r)
    });
}

/// Joins the nearest groups until nine are left (AM-22.17). `false` if too many are left that cannot be joined.
fn join_nearest(groups: &mut Vec<Group>, stage: &mut Stage) -> bool {
    let mut flood = Flood::default();
    while groups.len() > MOST_GROUPS {
        let mut best: Option<(u16, usize, usize)> = None;
        for first in 0..groups.len() {
            flood.run(stage.geometry, Way::Glide, [groups[first].tile]);
            for second in first + 1..groups.len() {
                let steps = flood.steps(groups[second].tile);
                let walker = if groups[first].size() < groups[second].size() { first } else { second };
                let left = groups[walker].size().saturating_sub(groups[walker].spent());
                let able = steps <= u16::from(left);
                if able && best.is_none_or(|(least, _, _)| steps < least) {
                    best = Some((steps, first, second));
                }
            }
        }
        let Some((_, first, second)) = best else { return false };
        let (walker, stander) =
            if groups[first].size() < groups[second].size() { (first, second) } else { (second, first) };
        flood.run(stage.geometry, Way::Glide, [groups[stander].tile]);
        let to = groups[stander].tile;
        let mut at = groups[walker].tile;
        let mut moves = Vec::new();
        while at != to {
            let nearer = |next: &TileId| flood.steps(*next) < flood.steps(at);
            let Some(next) = stage.geometry.steps(Way::Glide, at).find(nearer) else { break };
            moves.push((at, next));
            at = next;
        }
        let walker = groups.remove(walker);
        let Some(stander) = groups.iter_mut().find(|group| group.tile == to) else { return false };
        for bug in &mut stage.field.aliens {
            if walker.bugs.contains(&bug.id) {
                bug.at = to;
            }
        }
        stander.bugs.extend(walker.bugs);
        stander.from.extend(walker.from);
        stander.moves.extend(walker.moves);
        stander.moves.extend(moves);
        sort(groups, stage.geometry);
    }
    true
}

/// Whether the only group can come to a Rocketeer (AM-22.11).
fn arrives(group: &Group, stage: &mut Stage) -> bool {
    let bug = Profile::of(AlienType::Bug);
    let left = u16::from(group.size().saturating_sub(group.spent()));
    targets(group.tile, stage).into_iter().any(|who| {
        let at = stage.field.rocketeer(who).map(|rocketeer| rocketeer.at);
        at.is_some_and(|at| stage.steps_to_attack(&bug, at).steps(group.tile) <= left)
    })
}

/// The Rocketeers whom Bugs take notice of: all who are not ignored, or only the one with Firecrackers if he can be
/// reached and nobody is there already (AM-18.5).
fn targets(from: TileId, stage: &mut Stage) -> Vec<Who> {
    let bug = Profile::of(AlienType::Bug);
    if !stage.can_attack(bug.range, from)
        && let Some((who, Choice::Firecrackers, _)) = nearest(&bug, from, stage)
    {
        return vec![who];
    }
    let visible = stage.field.rocketeers.iter().filter(|rocketeer| !rocketeer.turn.invisible);
    visible.map(|rocketeer| rocketeer.who).collect()
}

/// The only Swarm walks step by step toward somebody whom it will not reach now (AM-22.11).
fn walk(group: &Group, by: Actor, stage: &mut Stage) -> Result<Gathering, Trouble> {
    let bug = Profile::of(AlienType::Bug);
    let mut here = group.tile;
    let mut moves = group.moves.clone();
    let mut last = Preference::Only;
    if let Some((toward, why, steps)) = nearest(&bug, here, stage) {
        stage.tell(|_| Happening::Heads { by, toward, why, steps });
        let target = stage.field.rocketeer(toward).map_or(here, |rocketeer| rocketeer.at);
        for _ in group.spent()..group.size() {
            let geometry = stage.geometry;
            let flood = stage.steps_to_attack(&bug, target);
            let steps = flood.steps(here);
            let mut tiles: Vec<TileId> = Vec::new();
            for next in geometry.steps(bug.way, here) {
                if flood.steps(next) < steps && !tiles.contains(&next) {
                    tiles.push(next);
                }
            }
            let Some((to, why)) = stage.prefer(&mut tiles)? else { break };
            moves.push((here, to));
            here = to;
            last = why;
        }
    }
    Ok(Gathering { to: here, moves, goal: SwarmGoal::Walk, why: last })
}

/// The tile where a cluster meets (AM-22.8, AM-22.9, AM-22.10, AM-22.13).
fn meet(cluster: &Cluster, stage: &mut Stage) -> Result<Gathering, Trouble> {
    let meetings = Meetings::of(&cluster.groups, stage.geometry);
    let (goal, mut tiles) = if cluster.whole {
        toward_rocketeers(cluster, &meetings, stage)
    } else {
        toward_bugs(cluster, &meetings, stage)
    };
    let chosen = stage.prefer(&mut tiles)?;
    let first = cluster.groups.first().map_or(TileId(0), |group| group.tile);
    let (to, why) = chosen.unwrap_or((first, Preference::Only));
    Ok(Gathering { to, moves: meetings.moves(&cluster.groups, to), goal, why })
}

/// One Swarm: as many attacks as possible, else as near to a Rocketeer as possible.
fn toward_rocketeers(cluster: &Cluster, meetings: &Meetings, stage: &mut Stage) -> (SwarmGoal, Vec<TileId>) {
    let bug = Profile::of(AlienType::Bug);
    let bugs: u16 = cluster.groups.iter().map(|group| u16::from(group.size())).sum();
    let begin = cluster.groups.first().map_or(TileId(0), |group| group.tile);
    let alone = cluster.groups.len() == 1;
    let who = if alone { targets(begin, stage) } else { loudest_or_all(begin, stage) };
    let mut most = Best::default();
    for target in &who {
        let Some(rocketeer) = stage.field.rocketeer(*target) else { continue };
        let (at, order) = (rocketeer.at, rocketeer.order.unwrap_or(0));
        let Some((_, cost)) = meetings.tiles().find(|(tile, _)| *tile == at) else { continue };
        let attacks = bugs.saturating_sub(u16::from(cost));
        if attacks > 0 {
            most.offer((u16::MAX - attacks, u8::MAX - order, 0), at);
        }
    }
    if !most.tiles.is_empty() {
        return (SwarmGoal::MostAttacks, most.tiles);
    }
    let mut nearest = Best::default();
    for target in &who {
        let Some(rocketeer) = stage.field.rocketeer(*target) else { continue };
        let (at, order) = (rocketeer.at, rocketeer.order.unwrap_or(0));
        let flood = stage.steps_to_attack(&bug, at);
        for (tile, cost) in meetings.tiles() {
            let steps = flood.steps(tile);
            if steps != NO_WAY {
                nearest.offer((steps, u8::MAX - order, cost), tile);
            }
        }
    }
    if !nearest.tiles.is_empty() {
        return (SwarmGoal::NearestRocketeer, nearest.tiles);
    }
    (SwarmGoal::FewestMoves, cheapest(meetings))
}

/// Firecrackers draw Bugs that can all meet, wherever they come from.
fn loudest_or_all(from: TileId, stage: &mut Stage) -> Vec<Who> {
    let bug = Profile::of(AlienType::Bug);
    match nearest(&bug, from, stage) {
        Some((who, Choice::Firecrackers, _)) => vec![who],
        _ => {
            let visible = stage.field.rocketeers.iter().filter(|rocketeer| !rocketeer.turn.invisible);
            visible.map(|rocketeer| rocketeer.who).collect()
        }
    }
}

/// One of several clusters: as near to other Bugs as possible.
fn toward_bugs(cluster: &Cluster, meetings: &Meetings, stage: &Stage) -> (SwarmGoal, Vec<TileId>) {
    let own = |bug: &AlienId| cluster.groups.iter().any(|group| group.bugs.contains(bug));
    let others = stage
        .field
        .aliens
        .iter()
        .filter(|alien| alien.kind == AlienType::Bug && !alien.stunned && !own(&alien.id))
        .map(|alien| alien.at);
    let mut flood = Flood::default();
    flood.run(stage.geometry, Way::Glide, others);
    let mut nearest = Best::default();
    for (tile, cost) in meetings.tiles() {
        let steps = flood.steps(tile);
        if steps != NO_WAY {
            nearest.offer((steps, 0, cost), tile);
        }
    }
    let tiles = if nearest.tiles.is_empty() { cheapest(meetings) } else { nearest.tiles };
    (SwarmGoal::NearestBugs, tiles)
}

fn cheapest(meetings: &Meetings) -> Vec<TileId> {
    let mut least = Best::default();
    for (tile, cost) in meetings.tiles() {
        least.offer((0, 0, cost), tile);
    }
    least.tiles
}

/// The tiles that are best so far, all equally good.
#[derive(Default)]
struct Best {
    rank: Option<(u16, u8, u8)>,
    tiles: Vec<TileId>,
}

impl Best {
    fn offer(&mut self, rank: (u16, u8, u8), tile: TileId) {
        if self.rank.is_none_or(|best| rank < best) {
            self.rank = Some(rank);
            self.tiles.clear();
        }
        if self.rank == Some(rank) && !self.tiles.contains(&tile) {
            self.tiles.push(tile);
        }
    }
}

fn in_order<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}
