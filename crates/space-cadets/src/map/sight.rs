//! Blocked paths for fire and beam (SC-7.3).

use super::Map;
use crate::{Square, Terrain};

/// Whether every shortest path between two squares meets a rift strictly between them or leaves the sector. Unscanned squares are free.
pub fn blocked(map: &Map, from: Square, to: Square) -> bool {
    let far = |a: i16, b: i16| usize::from(a.abs_diff(b));
    let (across, down) = (far(from.0, to.0), far(from.1, to.1));
    if across >= 128 {
        return true;
    }
    let (right, below) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    // Bit x of the row: the square x steps towards the target can be reached on a shortest path.
    let mut reached: u128 = 1;
    for y in 0..=down {
        let mut row: u128 = 0;
        for x in 0..=across {
            let came = reached >> x & 1 == 1 || (x > 0 && row >> (x - 1) & 1 == 1);
            let step = |start: i16, sign: i16, count: usize| start + sign * i16::try_from(count).unwrap_or(0);
            let at = Square(step(from.0, right, x), step(from.1, below, y));
            let end = at == from || at == to;
            if came && (end || (map.inside(at) && map.terrain(at) != Terrain::Rift)) {
                row |= 1 << x;
            }
        }
        reached = row;
    }
    reached >> across & 1 == 0
}
