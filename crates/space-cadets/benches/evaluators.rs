//! What is judged while the clock runs: a layout of tiles, shields, tube cards, a flick.

#![allow(clippy::unwrap_used, reason = "a benchmark reports by failing")]

use divan::{Bencher, black_box};
use space_cadets::Side;
use space_cadets::content::Content;
use space_cadets::stations::engineering::{Laid, icons};
use space_cadets::stations::flick::{Spot, Throw, slide};
use space_cadets::stations::shields::{Piece, ShieldsRules};
use space_cadets::stations::weapons::Packing;

fn main() {
    divan::main();
}

/// Seven tiles in a row.
#[divan::bench]
fn energy_of_seven_tiles(bencher: Bencher) {
    let tiles = &Content::standard().engineering.tiles;
    let laid: Vec<Laid> = (0..)
        .zip(tiles.iter().take(7))
        .map(|(x, tile)| Laid { icons: tile.into(), at: Some((x, 4)), turn: 0 })
        .collect();
    bencher.bench_local(|| icons(black_box(&laid)));
}

/// Four full sides and the centre.
#[divan::bench]
fn strength_of_four_sides(bencher: Bencher) {
    let shields = &Content::standard().shields;
    let rules = ShieldsRules::of(shields, [], None);
    let pieces: Vec<Piece> = shields.tiles().into_iter().map(Piece::Tile).collect();
    let (outer, centre) = (&pieces[..3], &pieces[3..5]);
    bencher.bench_local(|| {
        Side::ALL
            .iter()
            .map(|side| rules.strength(*side, black_box(outer), black_box(centre)).points)
            .sum::<u8>()
    });
}

/// Whether four tube cards can be filled at the same time.
#[divan::bench]
fn four_tube_cards_are_solvable(bencher: Bencher) {
    let packing = Packing::new(&Content::standard().weapons);
    bencher.bench_local(|| packing.solvable(black_box(&[0, 7, 13, 20])));
}

/// A disc from behind the first line to its rest.
#[divan::bench]
fn a_flick(bencher: Bencher) {
    let track = &Content::standard().weapons.track;
    let throw = Throw::new(track, 900_000, 150);
    bencher.bench_local(|| slide(track, Spot { x: -10_000, y: 0 }, black_box(throw), 1_000, |_| {}));
}
