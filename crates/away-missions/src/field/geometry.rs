//! Who may go where, worked out once: neighbours, hatches and links as bit masks, ready for floods and lines of sight.

use super::{Edges, Field, TileId};
use crate::HatchState;
use crate::hex::{Direction, Hex};

/// A number of steps that nobody can take: there is no way.
pub const NO_WAY: u16 = u16::MAX;
const NO_TILE: u16 = u16::MAX;

/// The two sides, which see differently (AM-19.2, AM-19.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Closed hatches and un-scanned tiles block them.
    Rocketeers,
    /// Only locked and sealed hatches block them.
    Aliens,
}

/// Which edges a way may lead over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From tile to tile, whatever is between (AM-2.19).
    Tiles,
    /// A Rocketeer's steps (AM-7.1, AM-7.2).
    Step,
    /// Steps of Aliens that closed hatches stop (AM-20.7).
    Walk,
    /// Steps of Aliens that pass closed hatches (AM-20.7).
    Glide,
    /// Edges that are clear for a Rocketeer's sight; no links (AM-19.2).
    RocketeerSight,
    /// Edges that are clear for an Alien's sight; no links (AM-19.3).
    AlienSight,
}

impl From<Side> for Way {
    fn from(side: Side) -> Way {
        match side {
            Side::Rocketeers => Way::RocketeerSight,
            Side::Aliens => Way::AlienSight,
        }
    }
}

const WAYS: usize = 6;

#[derive(Clone, Copy, Debug)]
struct Cell {
    at: Hex,
    on_map: bool,
    number: Option<u16>,
    next: [u16; 6],
    /// For each way the edges that it may lead over.
    open: [Edges; WAYS],
    /// Which part of the map it belongs to when links do not count.
    deck: u16,
}

#[derive(Clone, Copy, Debug)]
struct LinkCell {
    ends: [u16; 2],
    /// For each way and each end whether it may lead from there to the other end.
    open: [[bool; 2]; WAYS],
}

/// The map as a graph. It stays right as long as no tile is scanned, fades or leaves and no hatch changes.
#[derive(Clone, Debug)]
pub struct Geometry {
    cells: Vec<Cell>,
    links: Vec<LinkCell>,
    /// The tile on each position of the smallest box that holds the map.
    grid: Vec<u16>,
    corner: Hex,
    width: usize,
    sight_limit: Option<u8>,
}

impl Geometry {
    /// Works out the map as it is now.
    pub fn of(field: &Field) -> Geometry {
        let on_map = || field.tiles.iter().filter(|tile| !tile.gone).map(|tile| tile.at);
        let low = |value: fn(Hex) -> i8| on_map().map(value).min().unwrap_or(0);
        let high = |value: fn(Hex) -> i8| on_map().map(value).max().unwrap_or(0);
        let corner = Hex { q: low(|at| at.q), r: low(|at| at.r) };
        let width = (i16::from(high(|at| at.q)) - i16::from(corner.q)) as usize + 1;
        let height = (i16::from(high(|at| at.r)) - i16::from(corner.r)) as usize + 1;
        let mut geometry = Geometry {
            cells: Vec::with_capacity(field.tiles.len()),
            links: Vec::new(),
            grid: vec![NO_TILE; width * height],
            corner,
            width,
            sight_limit: field.sight_limit,
        };
        for (index, tile) in (0u16..).zip(&field.tiles) {
            if let Some(place) = geometry.place(tile.at).filter(|_| !tile.gone) {
                geometry.grid[place] = index;
            }
        }
        for tile in &field.tiles {
            geometry.cells.push(Cell {
                at: tile.at,
                on_map: !tile.gone,
                number: tile.number(),
                next: [NO_TILE; 6],
                open: [Edges::NONE; WAYS],
                deck: 0,
            });
        }
        geometry.join(field);
        geometry
    }

    /// Fills in neighbours and what the edges let pass.
    fn join(&mut self, field: &Field) {
        for index in 0..self.cells.len() {
            if !self.cells[index].on_map {
                continue;
            }
            let here = &field.tiles[index];
            let shown_here = here.shown().map_or(Edges::NONE, |face| face.hatches_on_map());
            for direction in Direction::ALL {
                let next = self.index_at(here.at.step(direction));
                let Some(there) = field.tiles.get(usize::from(next)).filter(|_| next != NO_TILE) else {
                    continue;
                };
                self.cells[index].next[usize::from(direction.number())] = next;
                let hatch = shown_here.has(direction)
                    || there.shown().is_some_and(|face| face.hatches_on_map().has(direction.opposite()));
                let state = hatch.then_some(HatchState::Closed);
                self.set_edge(index, direction, state, here.scanned, there.scanned);
            }
        }
        for link in &field.links {
            let (a, b) = link.between;
            let scanned = |id: TileId| field.tile(id).filter(|tile| !tile.gone).map(|tile| tile.scanned);
            if let (Some(a_scanned), Some(b_scanned)) = (scanned(a), scanned(b)) {
                let mut cell = LinkCell { ends: [a.0, b.0], open: [[false; 2]; WAYS] };
                cell.set(link.hatch, a_scanned, b_scanned);
                self.links.push(cell);
            }
        }
        for marker in &field.hatches {
            self.mark(field, marker.between, marker.state);
        }
        self.number_decks();
    }

    fn mark(&mut self, field: &Field, (a, b): (TileId, TileId), state: HatchState) {
        let (Some(tile_a), Some(tile_b)) = (field.tile(a), field.tile(b)) else { return };
        if tile_a.gone || tile_b.gone {
            return;
        }
        if let Some(direction) = tile_a.at.toward(tile_b.at) {
            self.set_edge(a.index(), direction, Some(state), tile_a.scanned, tile_b.scanned);
            self.set_edge(b.index(), direction.opposite(), Some(state), tile_b.scanned, tile_a.scanned);
            return;
        }
        for link in &mut self.links {
            if link.ends == [a.0, b.0] {
                link.set(Some(state), tile_a.scanned, tile_b.scanned);
            } else if link.ends == [b.0, a.0] {
                link.set(Some(state), tile_b.scanned, tile_a.scanned);
            }
        }
    }

    /// One edge seen from one of its sides.
    fn set_edge(
        &mut self,
        index: usize,
        edge: Direction,
        hatch: Option<HatchState>,
        here_scanned: bool,
        there_scanned: bool,
    ) {
        let may = Passing::through(hatch);
        let open = &mut self.cells[index].open;
        let mut set = |way: Way, yes: bool| {
            let bit = 1 << edge.number();
            let edges = &mut open[way as usize].0;
            *edges = if yes { *edges | bit } else { *edges & !bit };
        };
        set(Way::Tiles, true);
        set(Way::Step, may.freely && there_scanned);
        set(Way::Walk, may.freely);
        set(Way::Glide, may.psychically);
        set(Way::RocketeerSight, may.freely && here_scanned && there_scanned);
        set(Way::AlienSight, may.psychically);
    }

    /// Tiles that hang together without links are one deck.
    fn number_decks(&mut self) {
        if self.links.is_empty() {
            return;
        }
        let mut deck = 0;
        let mut stack = Vec::new();
        for start in 0..self.cells.len() {
            if self.cells[start].deck != 0 || !self.cells[start].on_map {
                continue;
            }
            deck += 1;
            stack.push(start);
            while let Some(index) = stack.pop() {
                if self.cells[index].deck == 0 {
                    self.cells[index].deck = deck;
                    let next = self.cells[index].next;
                    stack.extend(next.into_iter().filter(|next| *next != NO_TILE).map(usize::from));
                }
            }
        }
    }

    fn place(&self, at: Hex) -> Option<usize> {
        let column = usize::try_from(i16::from(at.q) - i16::from(self.corner.q)).ok()?;
        let row = usize::try_from(i16::from(at.r) - i16::from(self.corner.r)).ok()?;
        let place = row * self.width + column;
        (column < self.width && place < self.grid.len()).then_some(place)
    }

    fn index_at(&self, at: Hex) -> u16 {
        self.place(at).map_or(NO_TILE, |place| self.grid[place])
    }

    /// How many tiles the list has, with those that left the map.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is no tile at all.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Where a tile lies. (An unknown tile lies nowhere near.)
    pub fn hex(&self, tile: TileId) -> Hex {
        self.cells.get(tile.index()).map_or(Hex { q: i8::MIN, r: i8::MIN }, |cell| cell.at)
    }

    /// The inventory number of a scanned tile.
    pub fn number(&self, tile: TileId) -> Option<u16> {
        self.cells.get(tile.index()).and_then(|cell| cell.number)
    }

    /// The tile on a position.
    pub fn tile_at(&self, at: Hex) -> Option<TileId> {
        Some(self.index_at(at)).filter(|index| *index != NO_TILE).map(TileId)
    }

    /// The neighbouring tile in a direction.
    pub fn neighbour(&self, tile: TileId, direction: Direction) -> Option<TileId> {
        let next = self.cells.get(tile.index())?.next[usize::from(direction.number())];
        Some(next).filter(|next| *next != NO_TILE).map(TileId)
    }

    /// The tiles that one step of this way leads to: neighbours clockwise from north, then links.
    pub fn steps(&self, way: Way, tile: TileId) -> impl Iterator<Item = TileId> + '_ {
        let cell = self.cells.get(tile.index());
        let near = cell.into_iter().flat_map(move |cell| {
            cell.open[way as usize].iter().map(|edge| TileId(cell.next[usize::from(edge.number())]))
        });
        let linked = self.links.iter().filter_map(move |link| link.other_end(way, tile.0).map(TileId));
        near.chain(linked)
    }

    /// Whether one step of this way leads from one tile to the other.
    pub fn may_step(&self, way: Way, from: TileId, to: TileId) -> bool {
        self.steps(way, from).any(|next| next == to)
    }

    /// Whether this way may lead over the edge in that direction; no link is meant.
    pub fn may_cross(&self, way: Way, tile: TileId, direction: Direction) -> bool {
        self.cells.get(tile.index()).is_some_and(|cell| cell.open[way as usize].has(direction))
    }

    /// The same map for one Action of somebody with X-Ray Goggles: one closed hatch does not block the sight of
    /// Rocketeers. Locked and sealed hatches still do, and nobody can walk through.
    #[must_use]
    pub fn looking_through(&self, field: &Field, a: TileId, b: TileId) -> Geometry {
        let mut geometry = self.clone();
        if field.hatch(a, b) == Some(HatchState::Closed)
            && let (Some(tile_a), Some(tile_b)) = (field.tile(a), field.tile(b))
            && tile_a.scanned
            && tile_b.scanned
            && let Some(direction) = tile_a.at.toward(tile_b.at)
        {
            geometry.cells[a.index()].open[Way::RocketeerSight as usize].add(direction);
            geometry.cells[b.index()].open[Way::RocketeerSight as usize].add(direction.opposite());
        }
        geometry
    }

    /// How far apart two tiles are for what ignores line of sight (AM-2.20): plain distance, or between decks the way
    /// over tiles.
    pub fn distance(&self, a: TileId, b: TileId) -> u16 {
        let decks = [a, b].map(|tile| self.cells.get(tile.index()).map_or(0, |cell| cell.deck));
        if decks[0] != decks[1] {
            let way = self.way(Way::Tiles, a, b);
            if way != NO_WAY {
                return way;
            }
        }
        u16::from(self.hex(a).distance(self.hex(b)))
    }

    /// The fewest steps of this way from one tile to another, [`NO_WAY`] if there is none.
    pub fn way(&self, way: Way, from: TileId, to: TileId) -> u16 {
        let mut flood = Flood::default();
        flood.run(self, way, [from]);
        flood.steps(to)
    }

    /// The range between two tiles for one side (AM-19.11), if there is one.
    pub fn range(&self, side: Side, from: TileId, to: TileId) -> Option<u16> {
        Some(self.way(side.into(), from, to)).filter(|steps| *steps != NO_WAY)
    }

    /// The largest distance at which anybody sees.
    pub fn sight_limit(&self) -> Option<u8> {
        self.sight_limit
    }

    /// Whether a tile of the list is on the map.
    pub fn on_map(&self, tile: TileId) -> bool {
        self.cells.get(tile.index()).is_some_and(|cell| cell.on_map)
    }
}

impl LinkCell {
    fn set(&mut self, hatch: Option<HatchState>, a_scanned: bool, b_scanned: bool) {
        let may = Passing::through(hatch);
        self.open[Way::Tiles as usize] = [true; 2];
        self.open[Way::Step as usize] = [may.freely && b_scanned, may.freely && a_scanned];
        self.open[Way::Walk as usize] = [may.freely; 2];
        self.open[Way::Glide as usize] = [may.psychically; 2];
    }

    fn other_end(&self, way: Way, tile: u16) -> Option<u16> {
        let [a, b] = self.ends;
        let [from_a, from_b] = self.open[way as usize];
        if tile == a && from_a {
            Some(b)
        } else if tile == b && from_b {
            Some(a)
        } else {
            None
        }
    }
}

/// Who passes a hatch (AM-2.11 to AM-2.15).
struct Passing {
    /// Everybody.
    freely: bool,
    /// Those who open and close it with their minds.
    psychically: bool,
}

impl Passing {
    fn through(hatch: Option<HatchState>) -> Passing {
        match hatch {
            None | Some(HatchState::Open | HatchState::Destroyed) => {
                Passing { freely: true, psychically: true }
            }
            Some(HatchState::Closed) => Passing { freely: false, psychically: true },
            Some(HatchState::Locked | HatchState::Sealed) => Passing { freely: false, psychically: false },
        }
    }
}

/// How many steps every tile is away from the nearest of some tiles. Kept and filled anew, so that nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Flood {
    steps: Vec<u16>,
    queue: Vec<u16>,
}

impl Flood {
    /// Counts the steps from the nearest source to every tile.
    pub fn run(&mut self, geometry: &Geometry, way: Way, sources: impl IntoIterator<Item = TileId>) {
        self.steps.clear();
        self.steps.resize(geometry.cells.len(), NO_WAY);
        self.queue.clear();
        for source in sources {
            if geometry.on_map(source) && self.steps[source.index()] == NO_WAY {
                self.steps[source.index()] = 0;
                self.queue.push(source.0);
            }
        }
        let mut at = 0;
        while let Some(&index) = self.queue.get(at) {
            at += 1;
            let cell = &geometry.cells[usize::from(index)];
            let steps = self.steps[usize::from(index)] + 1;
            let mut open = cell.open[way as usize].0;
            while open != 0 {
                self.reach(cell.next[open.trailing_zeros() as usize], steps);
                open &= open - 1;
            }
            for link in &geometry.links {
                if let Some(next) = link.other_end(way, index) {
                    self.reach(next, steps);
                }
            }
        }
    }

    fn reach(&mut self, tile: u16, steps: u16) {
        let known = &mut self.steps[usize::from(tile)];
        if *known == NO_WAY {
            *known = steps;
            self.queue.push(tile);
        }
    }

    /// How many steps a tile is away, [`NO_WAY`] if it cannot be reached.
    pub fn steps(&self, tile: TileId) -> u16 {
        self.steps.get(tile.index()).copied().unwrap_or(NO_WAY)
    }

    /// The tiles that can be reached, the nearest first.
    pub fn reached(&self) -> impl Iterator<Item = TileId> + '_ {
        self.queue.iter().map(|tile| TileId(*tile))
    }
}
