//! The map (SC-7): squares, terrain, gravity, range and blocked paths.

mod arrival;
mod sight;

pub use arrival::{Arrival, Shake};
pub use sight::blocked;

use crate::content::{Face, Gravity};
use crate::{Facing, Side, Square, Terrain};
use serde::{Deserialize, Serialize};

const TERRAIN: u8 = 0b11;
const INSIDE: u8 = 1 << 2;
const SCANNED: u8 = 1 << 3;
/// The first of four bits: arrows that leave the square to the north, east, south and west.
const ARROW: u32 = 4;

/// The most squares along a side of a map.
pub const MOST: u8 = 120;

/// The sector: every square, whether it belongs to it, is scanned, what lies in it and which arrows leave it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Map {
    width: u8,
    height: u8,
    /// Squares along each side of a tile.
    tile: u8,
    cells: Vec<u8>,
}

impl Map {
    /// A map of so many squares, all of them outside the sector. No side is longer than [`MOST`].
    pub fn new(width: u8, height: u8, tile: u8) -> Map {
        let (width, height) = (width.min(MOST), height.min(MOST));
        Map { width, height, tile: tile.max(1), cells: vec![0; usize::from(width) * usize::from(height)] }
    }

    /// A map of so many columns and rows of tiles, all of them outside the sector.
    pub fn of_tiles(columns: u8, rows: u8, tile: u8) -> Map {
        Map::new(columns.saturating_mul(tile), rows.saturating_mul(tile), tile)
    }

    /// Squares from west to east.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Squares from north to south.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Squares along each side of a tile.
    pub fn tile(&self) -> u8 {
        self.tile
    }

    pub(crate) fn place(&self, at: Square) -> Option<usize> {
        let (x, y) = (usize::try_from(at.0).ok()?, usize::try_from(at.1).ok()?);
        (x < usize::from(self.width) && y < usize::from(self.height)).then(|| y * usize::from(self.width) + x)
    }

    fn cell(&self, at: Square) -> u8 {
        self.place(at).and_then(|place| self.cells.get(place)).copied().unwrap_or(0)
    }

    /// Whether the square belongs to the sector.
    pub fn inside(&self, at: Square) -> bool {
        self.cell(at) & INSIDE != 0
    }

    /// Whether the square lies on a tile that was placed.
    pub fn scanned(&self, at: Square) -> bool {
        self.cell(at) & SCANNED != 0
    }

    /// What lies in the square; nothing is known of one that is not scanned.
    pub fn terrain(&self, at: Square) -> Terrain {
        Terrain::ALL[usize::from(self.cell(at) & TERRAIN)]
    }

    /// What crossing the edge of a square in a direction does to the speed (SC-7.6): 1 with an arrow, -1 against one.
    pub fn gravity(&self, from: Square, towards: Facing) -> i8 {
        let arrow = |at, facing: Facing| i8::from(self.cell(at) >> (ARROW + facing as u32) & 1 == 1);
        arrow(from, towards) - arrow(from.beside(towards), towards.turned(2))
    }

    /// The tile that a square lies on: column, row.
    pub fn tile_of(&self, at: Square) -> (u8, u8) {
        let part = |of: i16| u8::try_from(of / i16::from(self.tile)).unwrap_or(0);
        (part(at.0), part(at.1))
    }

    /// The top left square of a tile.
    pub fn corner_of(&self, tile: (u8, u8)) -> Square {
        let part = |of: u8| i16::from(of) * i16::from(self.tile);
        Square(part(tile.0), part(tile.1))
    }

    /// The middle square of a tile.
    pub fn centre_of(&self, tile: (u8, u8)) -> Square {
        let (corner, half) = (self.corner_of(tile), i16::from(self.tile / 2));
        Square(corner.0 + half, corner.1 + half)
    }

    /// Makes a tile's place part of the sector, unscanned.
    pub fn hide(&mut self, tile: (u8, u8)) {
        let corner = self.corner_of(tile);
        for (x, y) in squares(self.tile) {
            self.set(Square(corner.0 + x, corner.1 + y), INSIDE);
        }
    }

    /// Places a face on a tile's place (SC-7.9, SC-7.12).
    pub fn reveal(&mut self, tile: (u8, u8), face: &Face) {
        let corner = self.corner_of(tile);
        self.draw(corner, &face.rows, &face.gravity);
    }

    /// Draws squares from a corner on: '.', 'A', 'N' and 'R'; anything else is outside the sector.
    pub fn draw(&mut self, corner: Square, rows: &[String], gravity: &[Gravity]) {
        for (y, row) in (0i16..).zip(rows) {
            // The part of the row that lies on the map; maps are drawn often, so its place is found once.
            let Some(from) = self.place(Square(corner.0, corner.1 + y)) else { continue };
            let rest = usize::from(self.width) - from % usize::from(self.width);
            for (cell, letter) in self.cells.iter_mut().skip(from).take(rest).zip(row.chars()) {
                if let Some(terrain) = Terrain::lettered(letter) {
                    *cell = INSIDE | SCANNED | terrain as u8;
                }
            }
        }
        for arrow in gravity {
            let at = Square(corner.0 + i16::from(arrow.x), corner.1 + i16::from(arrow.y));
            if let Some(cell) = self.place(at).and_then(|place| self.cells.get_mut(place)) {
                *cell |= 1 << (ARROW + arrow.dir as u32);
            }
        }
    }

    fn set(&mut self, at: Square, value: u8) {
        if let Some(cell) = self.place(at).and_then(|place| self.cells.get_mut(place)) {
            *cell = value;
        }
    }

    /// The corner of a tile that lies furthest out: at an outer corner of the whole map (SC-17.2, SC-18.8). On a side with an even
    /// choice it is the western or northern one.
    pub fn outside_corner(&self, tile: (u8, u8)) -> Square {
        let corner = self.corner_of(tile);
        let part = |low: i16, squares: u8| {
            let far = i16::from(self.tile) - 1;
            if 2 * low + far < i16::from(squares) - 1 || i16::from(squares) <= far + 1 {
                low
            } else {
                low + far
            }
        };
        Square(part(corner.0, self.width), part(corner.1, self.height))
    }
}

fn squares(size: u8) -> impl Iterator<Item = (i16, i16)> {
    let size = i16::from(size);
    (0..size).flat_map(move |y| (0..size).map(move |x| (x, y)))
}

/// The sides of a ship that look towards another square (SC-13.1): none if it is the same square, two exactly on a diagonal, in the
/// order of the sides.
pub fn sides_towards(at: Square, facing: Facing, other: Square) -> Vec<Side> {
    let (dx, dy) = (i32::from(other.0) - i32::from(at.0), i32::from(other.1) - i32::from(at.1));
    let along = if dx > 0 { Facing::East } else { Facing::West };
    let across = if dy > 0 { Facing::South } else { Facing::North };
    let looks = |side: Side| {
        let towards = facing.of_side(side);
        (dx.abs() >= dy.abs() && dx != 0 && towards == along)
            || (dy.abs() >= dx.abs() && dy != 0 && towards == across)
    };
    Side::ALL.iter().copied().filter(|side| looks(*side)).collect()
}
