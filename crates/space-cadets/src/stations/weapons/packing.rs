//! Packing pieces into tube cards (SC-10): shapes as bits, what is wrong with a card, and whether cards can be loaded together.

use crate::content::WeaponsData;
use table::names;

/// Cells along a side of the board that shapes are drawn on.
const SIDE: u8 = 8;

/// Cells of a board of 8 by 8; bit 8y + x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(pub u64);

impl Shape {
    /// The cells marked '#'. None if the drawing is too large or empty, or has other letters than '#' and '.'.
    pub fn drawn(rows: &[impl AsRef<str>]) -> Option<Shape> {
        let mut bits = 0;
        for (y, row) in rows.iter().enumerate() {
            for (x, letter) in row.as_ref().chars().enumerate() {
                match letter {
                    '#' if x < usize::from(SIDE) && y < usize::from(SIDE) => bits |= 1 << (8 * y + x),
                    '.' => {}
                    _ => return None,
                }
            }
        }
        (bits != 0).then_some(Shape(bits))
    }

    /// These cells, each once, moved to the top left; none if they do not fit on a board.
    pub fn of_cells(cells: &[(i16, i16)]) -> Option<Shape> {
        let left = cells.iter().map(|cell| cell.0).min()?;
        let top = cells.iter().map(|cell| cell.1).min()?;
        let mut bits = 0;
        for (x, y) in cells {
            let (x, y) = (x.checked_sub(left)?, y.checked_sub(top)?);
            if x >= i16::from(SIDE) || y >= i16::from(SIDE) {
                return None;
            }
            let bit = 1 << (8 * y + x);
            if bits & bit != 0 {
                return None;
            }
            bits |= bit;
        }
        Some(Shape(bits))
    }

    /// The number of cells.
    pub fn cells(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether a cell belongs to it.
    pub fn has(self, x: i16, y: i16) -> bool {
        let side = 0..i16::from(SIDE);
        side.contains(&x) && side.contains(&y) && self.0 >> (8 * y + x) & 1 == 1
    }

    fn list(self) -> Vec<(i16, i16)> {
        let side = i16::from(SIDE);
        (0..side).flat_map(|y| (0..side).map(move |x| (x, y))).filter(|(x, y)| self.has(*x, *y)).collect()
    }

    /// Every way it can lie, turned and flipped, each once, at the top left (SC-10.2).
    pub fn turned(self) -> Vec<Shape> {
        let mut cells = self.list();
        let mut all = Vec::with_capacity(8);
        for quarter in 0..8 {
            for cell in &mut cells {
                *cell = if quarter == 4 { (-cell.0, cell.1) } else { (-cell.1, cell.0) };
            }
            all.extend(Shape::of_cells(&cells));
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether one lies on the other when turned and flipped.
    pub fn same_as(self, other: Shape) -> bool {
        self.cells() == other.cells() && self.turned().contains(&other)
    }
}

names! {
    /// What keeps a card from being complete; earlier ones are named first.
    CardFault {
        /// Cells that do not form the piece.
        WrongShape = "wrong_shape",
        /// A piece reaches outside the shape.
        Outside = "outside",
        /// Two pieces share a cell.
        Overlap = "overlap",
        /// A cell is not covered.
        Gap = "gap",
    }
}

/// What is wrong with a card and the pieces on it: each piece is its shape and the cells it lies on (SC-10.2, SC-10.3).
pub fn card_state(card: Shape, pieces: &[(Shape, Vec<(i16, i16)>)]) -> Option<CardFault> {
    let wrong = |(piece, cells): &(Shape, Vec<(i16, i16)>)| {
        Shape::of_cells(cells).is_none_or(|lies| !Shape(piece.0).same_as(lies))
    };
    if pieces.iter().any(wrong) {
        return Some(CardFault::WrongShape);
    }
    let mut cells = pieces.iter().flat_map(|(_, cells)| cells);
    if cells.any(|(x, y)| !card.has(*x, *y)) {
        return Some(CardFault::Outside);
    }
    let mut covered: u64 = 0;
    for (x, y) in pieces.iter().flat_map(|(_, cells)| cells) {
        let bit = 1 << (8 * y + x);
        if covered & bit != 0 {
            return Some(CardFault::Overlap);
        }
        covered |= bit;
    }
    (covered != card.0).then_some(CardFault::Gap)
}

/// A way to fill a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// Pieces of each kind: five bits for each.
    counts: u64,
    /// The kinds and where they lie.
    pub pieces: Vec<(u8, Shape)>,
}

/// Every card's ways to be filled, and the pieces there are. Made once for a content; then asking is fast.
#[derive(Clone, Debug)]
pub struct Packing {
    cards: Vec<Vec<Tiling>>,
    supply: u64,
}

/// Bits of a count; the highest of them stays free to catch an overflow.
const BITS: u32 = 5;
/// Kinds of pieces that fit into one number.
const KINDS: usize = 12;

fn one_of(kind: usize) -> u64 {
    1 << (BITS * kind as u32)
}

/// The highest bit of every count.
fn guards() -> u64 {
    (0..KINDS).map(|kind| one_of(kind) << (BITS - 1)).sum()
}

/// Whether no count is larger than the supply's.
fn fits(counts: u64, supply: u64) -> bool {
    ((supply | guards()) - counts) & guards() == guards()
}

impl Packing {
    /// Looks for all fillings of all cards. Kinds of pieces beyond the twelfth are not used.
    pub fn new(weapons: &WeaponsData) -> Packing {
        let mut pieces: Vec<Vec<Shape>> = Vec::new();
        let mut supply = 0;
        for (kind, piece) in weapons.pieces.iter().take(KINDS).enumerate() {
            pieces.push(Shape::drawn(&piece.rows).map(Shape::turned).unwrap_or_default());
            supply += one_of(kind) * u64::from(piece.copies.min(15));
        }
        let fillings = |rows: &Vec<String>| {
            let mut found = Vec::new();
            if let Some(card) = Shape::drawn(rows) {
                fill(card.0, 0, supply, &pieces, &mut Vec::new(), &mut found);
            }
            // One filling for each handful of pieces, few pieces first: the rest lies the same way on the table.
            found.sort_by_key(|tiling: &Tiling| (tiling.pieces.len(), tiling.counts));
            found.dedup_by_key(|tiling| tiling.counts);
            found
        };
        let cards = weapons.cards.iter().map(|card| fillings(&card.rows)).collect();
        Packing { cards, supply }
    }

    /// One way to fill all of these cards at the same time (SC-10.4, SC-10.6), in their order.
    pub fn solve(&self, cards: &[u8]) -> Option<Vec<&Tiling>> {
        let lists: Vec<&[Tiling]> = cards
            .iter()
            .map(|card| self.cards.get(usize::from(*card)).map(Vec::as_slice))
            .collect::<Option<_>>()?;
        let mut order: Vec<usize> = (0..lists.len()).collect();
        // Cards with few fillings first: a dead end shows early.
        order.sort_by_key(|card| lists[*card].len());
        let mut chosen = vec![0; lists.len()];
        let mut failed = vec![Vec::new(); lists.len()];
        let solved = self.choose(&lists, &order, 0, 0, &mut chosen, &mut failed);
        solved.then(|| lists.iter().zip(&chosen).filter_map(|(list, one)| list.get(*one)).collect())
    }

    /// Whether all of these cards can be filled at the same time.
    pub fn solvable(&self, cards: &[u8]) -> bool {
        self.solve(cards).is_some()
    }

    fn choose(
        &self,
        lists: &[&[Tiling]],
        order: &[usize],
        depth: usize,
        used: u64,
        chosen: &mut [usize],
        failed: &mut [Vec<u64>],
    ) -> bool {
        let Some(card) = order.get(depth).copied() else { return true };
        let known = failed[depth].binary_search(&used);
        let Err(place) = known else { return false };
        for (number, tiling) in lists[card].iter().enumerate() {
            chosen[card] = number;
            if fits(used + tiling.counts, self.supply)
                && self.choose(lists, order, depth + 1, used + tiling.counts, chosen, failed)
            {
                return true;
            }
        }
        failed[depth].insert(place, used);
        false
    }
}

/// Covers the first free cell in every possible way.
fn fill(
    free: u64,
    counts: u64,
    supply: u64,
    pieces: &[Vec<Shape>],
    lies: &mut Vec<(u8, Shape)>,
    found: &mut Vec<Tiling>,
) {
    if free == 0 {
        found.push(Tiling { counts, pieces: lies.clone() });
        return;
    }
    let first = free.trailing_zeros();
    for (kind, ways) in pieces.iter().enumerate() {
        let counts = counts + one_of(kind);
        if !fits(counts, supply) {
            continue;
        }
        for way in ways {
            // The piece's first cell goes onto the first free cell; a piece that would wrap around never fits the card.
            let head = way.0.trailing_zeros();
            let (column, at) = (head % 8, first % 8);
            let Some(shift) = first.checked_sub(head) else { continue };
            let lost = way.0.leading_zeros() < shift;
            if lost || at < column || wraps(way.0, at - column) {
                continue;
            }
            let cells = way.0 << shift;
            if cells & !free == 0 {
                lies.push((kind as u8, Shape(cells)));
                fill(free & !cells, counts, supply, pieces, lies, found);
                lies.pop();
            }
        }
    }
}

/// Whether a shape moved so many columns to the right would leave its rows.
fn wraps(shape: u64, columns: u32) -> bool {
    let edge: u64 = (0..columns.min(8)).map(|column| 0x0101_0101_0101_0101 << (7 - column)).sum();
    shape & edge != 0
}
