//! A sector on squared paper: letters, and arrows on edges.

use crate::{one_of, percent};
use space_cadets::content::Gravity;
use space_cadets::map::Map;
use space_cadets::{Facing, Square};
use std::collections::{BTreeMap, BTreeSet};
use table::Dice;

/// A place: column, row.
pub type Place = (i16, i16);

/// The steps north, east, south and west.
pub const STEPS: [Place; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// What is known of the sector; a place that has no letter is outside it, '?' is unscanned.
#[derive(Clone, Debug)]
pub struct Sector {
    pub letters: BTreeMap<Place, char>,
    /// From one place into the next.
    pub arrows: BTreeSet<(Place, Place)>,
    pub size: i16,
    pub tile: i16,
}

pub fn square(place: Place) -> Square {
    Square(place.0, place.1)
}

pub fn place(square: Square) -> Place {
    (square.0, square.1)
}

pub fn onward(from: Place, direction: usize) -> Place {
    (from.0 + STEPS[direction % 4].0, from.1 + STEPS[direction % 4].1)
}

/// SC-7.2.
pub fn range(from: Place, to: Place) -> i32 {
    (i32::from(from.0) - i32::from(to.0)).abs() + (i32::from(from.1) - i32::from(to.1)).abs()
}

impl Sector {
    /// A random one; terrain is more or less dense, and tiles may be unscanned or missing.
    pub fn random(dice: &mut Dice, size: i16, tile: i16) -> Sector {
        let density = one_of(dice, &[5, 20, 45]);
        let holes = one_of(dice, &[0, 15, 30]);
        let mut sector = Sector { letters: BTreeMap::new(), arrows: BTreeSet::new(), size, tile };
        for corner_y in (0..size).step_by(tile as usize) {
            for corner_x in (0..size).step_by(tile as usize) {
                let kind = if percent(dice, holes) { one_of(dice, &[' ', '?']) } else { '.' };
                for y in corner_y..corner_y + tile {
                    for x in corner_x..corner_x + tile {
                        match kind {
                            ' ' => {}
                            '?' => drop(sector.letters.insert((x, y), '?')),
                            _ => drop(sector.letters.insert((x, y), letter(dice, density))),
                        }
                    }
                }
            }
        }
        for y in 0..size {
            for x in 0..size {
                for direction in [1, 2] {
                    let (from, to) = ((x, y), onward((x, y), direction));
                    if percent(dice, 15) && sector.scanned(from) && sector.scanned(to) {
                        sector.arrows.insert(one_of(dice, &[(from, to), (to, from)]));
                    }
                }
            }
        }
        sector
    }

    pub fn inside(&self, at: Place) -> bool {
        self.letters.contains_key(&at)
    }

    pub fn scanned(&self, at: Place) -> bool {
        self.letters.get(&at).is_some_and(|letter| *letter != '?')
    }

    pub fn is(&self, at: Place, letters: &str) -> bool {
        self.letters.get(&at).is_some_and(|letter| letters.contains(*letter))
    }

    /// All scanned places.
    pub fn open(&self) -> Vec<Place> {
        self.letters.keys().copied().filter(|at| self.scanned(*at)).collect()
    }

    /// The unscanned tile that a place lies on is drawn.
    pub fn reveal(&mut self, dice: &mut Dice, at: Place) {
        let corner = (at.0 / self.tile * self.tile, at.1 / self.tile * self.tile);
        for y in 0..self.tile {
            for x in 0..self.tile {
                self.letters.insert((corner.0 + x, corner.1 + y), letter(dice, 30));
            }
        }
    }

    /// The program's map of it.
    pub fn map(&self) -> Map {
        let mut map = Map::new(self.size as u8, self.size as u8, self.tile as u8);
        let rows: Vec<String> = (0..self.size)
            .map(|y| {
                let known = |x| self.letters.get(&(x, y)).copied().filter(|letter| *letter != '?');
                (0..self.size).map(|x| known(x).unwrap_or(' ')).collect()
            })
            .collect();
        let gravity: Vec<Gravity> = self
            .arrows
            .iter()
            .map(|(from, to)| {
                let step = (to.0 - from.0, to.1 - from.1);
                let direction = STEPS.iter().position(|one| *one == step).unwrap();
                Gravity { x: from.0 as u8, y: from.1 as u8, dir: Facing::ALL[direction] }
            })
            .collect();
        map.draw(Square(0, 0), &rows, &gravity);
        for (at, letter) in &self.letters {
            if *letter == '?' {
                map.hide(((at.0 / self.tile) as u8, (at.1 / self.tile) as u8));
            }
        }
        map
    }
}

fn letter(dice: &mut Dice, density: u32) -> char {
    if percent(dice, density) { one_of(dice, &['A', 'N', 'R']) } else { '.' }
}
