//! How long a full Alien Turn takes, and who sees whom on a whole map.

use away_missions::aliens::place::add;
use away_missions::aliens::{AlienTurn, Pause, Stage};
use away_missions::field::{Field, Geometry, Side, TileId};
use away_missions::position::Position;
use away_missions::{AlienType, Who};
use serde_json::{Value, json};
use table::{Dice, Seed};

fn main() {
    divan::main();
}

/// Forty-eight tiles with their printed hatches, a third of them un-scanned, four Rocketeers and forty Aliens.
fn crowded(seed: u64) -> Field {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut numbers: Vec<u16> = (1..=48).collect();
    dice.shuffle(&mut numbers);
    let tiles: Vec<Value> = (0..48)
        .map(|index| json!({ "at": [index % 8, index / 8], "number": numbers[index], "scanned": index < 4 || dice.below(3) > 0 }))
        .collect();
    let crew = [Who::Captain, Who::Doctor, Who::Chief, Who::Yeoman];
    let rocketeers: Vec<Value> =
        crew.iter().zip(0..).map(|(who, place): (_, u8)| json!({ "who": who, "at": [place, 0] })).collect();
    let file = json!({ "format": "away-missions-position/1", "tiles": tiles, "rocketeers": rocketeers });
    let mut field = Position::from_json(&file.to_string())
        .map(|position| position.field)
        .unwrap_or_else(|_| Field::empty(away_missions::Mode::Standard, 4));
    let kinds = [
        (AlienType::BrainInAJar, 3),
        (AlienType::Leader, 4),
        (AlienType::Saucerman, 12),
        (AlienType::Sentinel, 3),
        (AlienType::Thrall, 5),
        (AlienType::SpaceLeech, 3),
        (AlienType::Bug, 10),
    ];
    for (kind, count) in kinds {
        for _ in 0..count {
            add(&mut field, kind, TileId(8 + dice.below(40) as u16));
        }
    }
    for rocketeer in &mut field.rocketeers {
        // Nobody dies, so that every Alien has its slot.
        (rocketeer.hp, rocketeer.o2) = (200, 200);
    }
    field
}

fn boards() -> Vec<Field> {
    (0..64).map(crowded).collect()
}

/// One whole Alien Turn: forty Aliens on forty-eight tiles.
#[divan::bench]
fn alien_turn(bencher: divan::Bencher) {
    let boards = boards();
    let mut next = 0usize;
    let mut dice = Dice::new(Seed::from_number(1));
    bencher
        .with_inputs(|| {
            next += 1;
            boards[next % boards.len()].clone()
        })
        .bench_local_values(|mut field| {
            let geometry = Geometry::of(&field);
            let mut turn = AlienTurn::whole(&field);
            let mut stage = Stage::new(&mut field, &geometry, &mut dice, None);
            while turn.run(&mut stage) == Ok(Pause::Question) {
                let Some(answer) = turn.question().map(|question| question.answers()[0]) else { break };
                turn.answer(answer, &mut stage);
            }
            field
        });
}

/// The map as a graph.
#[divan::bench]
fn geometry(bencher: divan::Bencher) {
    let board = crowded(1);
    bencher.bench_local(|| Geometry::of(&board));
}

/// Line of sight of both sides between all pairs of forty-eight tiles.
#[divan::bench]
fn sight_of_all_pairs(bencher: divan::Bencher) {
    let board = crowded(1);
    let geometry = Geometry::of(&board);
    bencher.bench_local(|| {
        let mut seen = 0u32;
        for from in board.tile_ids() {
            for to in board.tile_ids() {
                seen += u32::from(geometry.sees(Side::Rocketeers, from, to));
                seen += u32::from(geometry.sees(Side::Aliens, from, to));
            }
        }
        seen
    });
}
