//! Where groups of Bugs can meet and what it costs (AM-22.6, AM-22.12): a table over sets of groups.

use crate::field::{AlienId, Geometry, TileId, Way};
use serde::{Deserialize, Serialize};

/// All un-Stunned Bugs on one tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Group {
    /// The tile.
    pub tile: TileId,
    /// The Bugs, in order of arrival.
    pub bugs: Vec<AlienId>,
    /// The tiles where they began.
    pub from: Vec<TileId>,
    /// The joint moves that they have made already (AM-22.17).
    pub moves: Vec<(TileId, TileId)>,
}

impl Group {
    /// How many Bugs there are.
    pub fn size(&self) -> u8 {
        u8::try_from(self.bugs.len()).unwrap_or(MOST)
    }

    /// How many moves they have spent.
    pub fn spent(&self) -> u8 {
        u8::try_from(self.moves.len()).unwrap_or(MOST)
    }
}

/// More groups than this are joined beforehand.
pub(super) const MOST_GROUPS: usize = 9;
const NEVER: u8 = u8::MAX;
const MOST: u8 = 254;

/// For each set of groups and each tile the fewest moves that bring the set together there. Sets are bit masks.
pub(super) struct Meetings {
    groups: usize,
    tiles: usize,
    costs: Vec<u8>,
    /// The cheapest meeting of each set.
    cheapest: Vec<u8>,
    neighbours: Vec<Vec<u16>>,
}

impl Meetings {
    /// Fills the table for at most nine groups.
    pub fn of(groups: &[Group], geometry: &Geometry) -> Meetings {
        let groups = &groups[..groups.len().min(MOST_GROUPS)];
        let (tiles, sets) = (geometry.len(), 1 << groups.len());
        let next = |tile| {
            let tile = TileId(tile);
            geometry.steps(Way::Glide, tile).map(|next| next.0).collect()
        };
        let mut table = Meetings {
            groups: groups.len(),
            tiles,
            costs: vec![NEVER; sets * tiles],
            cheapest: vec![NEVER; sets],
            neighbours: (0..u16::try_from(tiles).unwrap_or(u16::MAX)).map(next).collect(),
        };
        let mut sizes = vec![0u8; sets];
        let mut queue = Vec::new();
        for set in 1..sets {
            let lowest = set & set.wrapping_neg();
            let rest = set & !lowest;
            let group = &groups[lowest.trailing_zeros() as usize];
            sizes[set] = sizes[rest].saturating_add(group.size()).min(MOST);
            if rest == 0 {
                table.costs[set * tiles + group.tile.index()] = group.spent();
                table.cheapest[set] = group.spent();
            } else {
                table.merge(set, lowest, rest);
            }
            if table.cheapest[set] != NEVER {
                table.spread(set, sizes[set], &mut queue);
            }
        }
        table
    }

    /// Two sets that can both come to a tile are together there. One of them holds the lowest group.
    fn merge(&mut self, set: usize, lowest: usize, rest: usize) {
        let tiles = self.tiles;
        let (done, mine) = self.costs.split_at_mut(set * tiles);
        let mine = &mut mine[..tiles];
        let mut others = rest;
        while others != 0 {
            let first = lowest | (rest & !others);
            if self.cheapest[first] != NEVER && self.cheapest[others] != NEVER {
                let first = &done[first * tiles..][..tiles];
                let second = &done[others * tiles..][..tiles];
                for ((cost, a), b) in mine.iter_mut().zip(first).zip(second) {
                    *cost = (*cost).min(a.saturating_add(*b));
                }
            }
            others = (others - 1) & rest;
        }
        self.cheapest[set] = mine.iter().copied().min().unwrap_or(NEVER);
    }

    /// A set goes on together as long as its Bugs have moves.
    fn spread(&mut self, set: usize, size: u8, queue: &mut Vec<u16>) {
        let costs = &mut self.costs[set * self.tiles..][..self.tiles];
        // A cost above the number of Bugs never arises: each part kept to its own number, and those add up.
        let mut level = self.cheapest[set];
        while level < size {
            queue.clear();
            queue
                .extend((0u16..).zip(costs.iter()).filter(|(_, cost)| **cost == level).map(|(tile, _)| tile));
            let farther = costs.iter().any(|cost| *cost > level && *cost != NEVER);
            if queue.is_empty() && !farther {
                break;
            }
            for tile in queue.iter() {
                for next in &self.neighbours[usize::from(*tile)] {
                    let cost = &mut costs[usize::from(*next)];
                    *cost = (*cost).min(level + 1);
                }
            }
            level += 1;
        }
    }

    /// The set of all groups.
    pub fn all(&self) -> usize {
        (1 << self.groups) - 1
    }

    /// The tiles where all groups can meet, with the cost.
    pub fn tiles(&self) -> impl Iterator<Item = (TileId, u8)> + '_ {
        let costs = &self.costs[self.all() * self.tiles..];
        (0u16..).zip(costs).filter(|(_, cost)| **cost != NEVER).map(|(tile, cost)| (TileId(tile), *cost))
    }

    /// Whether all groups can meet somewhere.
    pub fn can_meet(&self) -> bool {
        self.cheapest[self.all()] != NEVER
    }

    fn cost(&self, set: usize, tile: u16) -> u8 {
        self.costs[set * self.tiles + usize::from(tile)]
    }

    /// Joint moves that bring all groups to a tile, in an order in which they can be made.
    pub fn moves(&self, groups: &[Group], to: TileId) -> Vec<(TileId, TileId)> {
        let mut moves = Vec::new();
        self.trace(groups, self.all(), to.0, &mut moves);
        moves
    }

    fn trace(&self, groups: &[Group], set: usize, tile: u16, moves: &mut Vec<(TileId, TileId)>) {
        let cost = self.cost(set, tile);
        if set.count_ones() == 1 {
            let group = &groups[set.trailing_zeros() as usize];
            if group.tile.0 == tile {
                moves.extend(&group.moves);
                return;
            }
        }
        let lowest = set & set.wrapping_neg();
        let rest = set & !lowest;
        let mut others = rest;
        while others != 0 {
            let first = lowest | (rest & !others);
            let (a, b) = (self.cost(first, tile), self.cost(others, tile));
            if a != NEVER && b != NEVER && a.checked_add(b) == Some(cost) {
                self.trace(groups, first, tile, moves);
                self.trace(groups, others, tile, moves);
                return;
            }
            others = (others - 1) & rest;
        }
        // Passing hatches is the same in both directions, so a neighbour that leads here is one that is led to.
        let before = |next: &&u16| self.cost(set, **next).checked_add(1) == Some(cost);
        if let Some(before) = self.neighbours[usize::from(tile)].iter().find(before) {
            self.trace(groups, set, *before, moves);
            moves.push((TileId(*before), TileId(tile)));
        }
    }

    /// Divides the groups into clusters that can each meet (AM-22.12). Each cluster is a set; they come in order.
    pub fn clusters(&self) -> Vec<usize> {
        let all = self.all();
        // Fewest clusters, then fewest moves, for each set of groups.
        let mut best = vec![(u16::MAX, u16::MAX); all + 1];
        best[0] = (0, 0);
        for set in 1..=all {
            self.each_first_cluster(set, |cluster, moves| {
                let rest = best[set & !cluster];
                if rest.0 != u16::MAX {
                    best[set] = best[set].min((rest.0 + 1, rest.1 + moves));
                }
            });
        }
        let (count, moves) = best[all];
        let mut clusters = Vec::with_capacity(usize::from(count));
        self.assign(0, (usize::from(count), moves), &mut clusters);
        clusters
    }

    /// Gives this group and those after it the smallest list of cluster numbers with which so many clusters take so many
    /// moves. The lists are tried in their order, since the first clusters alone do not tell which whole list is smaller.
    fn assign(&self, group: usize, best: (usize, u16), clusters: &mut Vec<usize>) -> bool {
        let bit = 1usize << group;
        if bit > self.all() {
            let mut moves = 0;
            return clusters.len() == best.0
                && clusters.iter().all(|cluster| {
                    moves += u16::from(self.cheapest[*cluster]);
                    self.cheapest[*cluster] != NEVER
                })
                && moves == best.1;
        }
        for number in 0..clusters.len() {
            clusters[number] |= bit;
            if self.assign(group + 1, best, clusters) {
                return true;
            }
            clusters[number] &= !bit;
        }
        if clusters.len() < best.0 {
            clusters.push(bit);
            if self.assign(group + 1, best, clusters) {
                return true;
            }
            clusters.pop();
        }
        false
    }

    /// Every cluster with the lowest group of a set that can meet, with its cheapest cost.
    fn each_first_cluster(&self, set: usize, mut each: impl FnMut(usize, u16)) {
        let lowest = set & set.wrapping_neg();
        let rest = set & !lowest;
        let mut others = rest;
        loop {
            let cluster = lowest | others;
            if self.cheapest[cluster] != NEVER {
                each(cluster, u16::from(self.cheapest[cluster]));
            }
            if others == 0 {
                return;
            }
            others = (others - 1) & rest;
        }
    }
}
