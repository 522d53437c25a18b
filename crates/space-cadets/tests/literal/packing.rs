//! Torpedo tubes: pieces as sets of cells, tried one by one.

use crate::{chance, one_of, percent};
use space_cadets::content::{Content, WeaponsData};
use space_cadets::stations::weapons::{CardFault, Packing, Shape, card_state};
use std::collections::BTreeSet;
use table::Dice;

type Cell = (i16, i16);
type Cells = BTreeSet<Cell>;

/// The cells marked in a drawing.
fn drawn(rows: &[String]) -> Cells {
    let mut cells = Cells::new();
    for (y, row) in (0..).zip(rows) {
        cells.extend((0..).zip(row.chars()).filter(|(_, letter)| *letter == '#').map(|(x, _)| (x, y)));
    }
    cells
}

fn moved(cells: &Cells, x: i16, y: i16) -> Cells {
    cells.iter().map(|cell| (cell.0 + x, cell.1 + y)).collect()
}

fn to_corner(cells: &Cells) -> Cells {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    moved(cells, -left, -top)
}

/// SC-10.2: all the ways a piece can lie, turned and flipped.
fn ways_to_lie(piece: &Cells) -> Vec<Cells> {
    let mut ways: Vec<Cells> = Vec::new();
    for flipped in [false, true] {
        let mut cells: Cells = piece.iter().map(|(x, y)| if flipped { (-x, *y) } else { (*x, *y) }).collect();
        for _ in 0..4 {
            cells = cells.iter().map(|(x, y)| (-y, *x)).collect();
            let way = to_corner(&cells);
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
    }
    ways
}

/// SC-10.2, SC-10.3: what is wrong, in the program's order of naming it; none if the card is covered exactly.
fn fault(card: &Cells, pieces: &[(Cells, Vec<Cell>)]) -> Option<CardFault> {
    let whole = |(piece, lying): &(Cells, Vec<Cell>)| {
        let cells: Cells = lying.iter().copied().collect();
        cells.len() == lying.len() && ways_to_lie(piece).contains(&to_corner(&cells))
    };
    let covered: Vec<Cell> = pieces.iter().flat_map(|piece| piece.1.clone()).collect();
    let set: Cells = covered.iter().copied().collect();
    if !pieces.iter().all(whole) {
        Some(CardFault::WrongShape)
    } else if covered.iter().any(|cell| !card.contains(cell)) {
        Some(CardFault::Outside)
    } else if set.len() < covered.len() {
        Some(CardFault::Overlap)
    } else if card.iter().any(|cell| !set.contains(cell)) {
        Some(CardFault::Gap)
    } else {
        None
    }
}

/// Does something to pieces that lie on a card.
fn disturb(dice: &mut Dice, weapons: &WeaponsData, pieces: &mut Vec<(usize, Vec<Cell>)>) {
    let Some(last) = pieces.len().checked_sub(1) else { return };
    let place = dice.below(last as u32 + 1) as usize;
    match dice.below(8) {
        0 => drop(pieces.remove(place)),
        1 => {
            let step = one_of(dice, &[(1, 0), (-1, 0), (0, 1), (0, -1)]);
            for cell in &mut pieces[place].1 {
                *cell = (cell.0 + step.0, cell.1 + step.1);
            }
        }
        2 => pieces[place].0 = dice.below(weapons.pieces.len() as u32) as usize,
        3 => {
            let cells = pieces[place].1.len();
            let cell = dice.below(cells as u32) as usize;
            pieces[place].1[cell] = (dice.below(6) as i16 - 1, dice.below(6) as i16 - 1);
        }
        4 => pieces.push(pieces[place].clone()),
        5 => {
            // Lifted and laid down again where it was, turned or flipped.
            let corner = pieces[place].1.iter().copied().min().unwrap_or_default();
            let way = one_of_cells(dice, &ways_to_lie(&drawn(&weapons.pieces[pieces[place].0].rows)));
            pieces[place].1 = moved(&way, corner.0, corner.1).into_iter().collect();
        }
        6 => drop(pieces[place].1.pop()),
        _ => dice.shuffle(&mut pieces[place].1),
    }
}

fn one_of_cells(dice: &mut Dice, some: &[Cells]) -> Cells {
    some[dice.below(some.len() as u32) as usize].clone()
}

/// SC-10.2, SC-10.3: cards with their printed filling, disturbed: removed, shifted, exchanged, doubled, turned and broken pieces
#[test]
fn a_card_is_complete_when_the_page_says() {
    let mut dice = chance(10);
    let weapons = &Content::standard().weapons;
    let mut seen = [0; 5];
    for case in 0..12_000 {
        let card = &weapons.cards[dice.below(weapons.cards.len() as u32) as usize];
        let number = |kind: &str| weapons.pieces.iter().position(|piece| piece.kind == kind).unwrap();
        let mut pieces: Vec<(usize, Vec<Cell>)> = card
            .solution
            .iter()
            .map(|piece| {
                let cells = piece.cells.iter().map(|cell| (cell.0.into(), cell.1.into())).collect();
                (number(&piece.kind), cells)
            })
            .collect();
        for _ in 0..dice.below(4) {
            disturb(&mut dice, weapons, &mut pieces);
        }
        let sets: Vec<(Cells, Vec<Cell>)> =
            pieces.iter().map(|(kind, lying)| (drawn(&weapons.pieces[*kind].rows), lying.clone())).collect();
        let literal = fault(&drawn(&card.rows), &sets);
        let shapes: Vec<(Shape, Vec<Cell>)> = pieces
            .iter()
            .map(|(kind, lying)| (Shape::drawn(&weapons.pieces[*kind].rows).unwrap(), lying.clone()))
            .collect();
        let program = card_state(Shape::drawn(&card.rows).unwrap(), &shapes);
        assert_eq!(program, literal, "case {case}: {} with {pieces:?}", card.id);
        seen[literal.map_or(4, |fault| fault as usize)] += 1;
    }
    assert!(seen.iter().all(|times| *times > 300), "{seen:?}");
}

/// Covers the first open cell of the first open card with every piece that is left, and so on.
fn fill(open: &mut Vec<Cells>, pieces: &[Vec<Cells>], left: &mut [u8]) -> bool {
    while open.last().is_some_and(|card| card.is_empty()) {
        open.pop();
    }
    let Some(card) = open.last().cloned() else { return true };
    let first = *card.iter().next().unwrap();
    for (kind, ways) in pieces.iter().enumerate() {
        for way in ways {
            for cell in way {
                let lying = moved(way, first.0 - cell.0, first.1 - cell.1);
                if left[kind] == 0 || !lying.is_subset(&card) {
                    continue;
                }
                let mut rest = open.clone();
                *rest.last_mut().unwrap() = card.difference(&lying).copied().collect();
                left[kind] -= 1;
                let filled = fill(&mut rest, pieces, left);
                left[kind] += 1;
                if filled {
                    return true;
                }
            }
        }
    }
    false
}

/// SC-10.4, SC-10.6: whether a few cards can be loaded together from a few pieces
#[test]
fn cards_can_be_loaded_together_when_the_page_says() {
    let mut dice = chance(11);
    let (mut can, mut cannot) = (0, 0);
    for case in 0..20 {
        let mut weapons = Content::standard().weapons.clone();
        dice.shuffle(&mut weapons.cards);
        weapons.cards.truncate(4);
        for piece in &mut weapons.pieces {
            piece.copies = if percent(&mut dice, 45) { 1 } else { 2 * dice.below(2) as u8 };
        }
        let packing = Packing::new(&weapons);
        let ways: Vec<Vec<Cells>> =
            weapons.pieces.iter().map(|piece| ways_to_lie(&drawn(&piece.rows))).collect();
        let mut left: Vec<u8> = weapons.pieces.iter().map(|piece| piece.copies).collect();
        for set in [vec![0], vec![1], vec![0, 1], vec![2, 3], vec![0, 1, 2], vec![3, 1, 2, 0]] {
            let mut open = set.iter().map(|card| drawn(&weapons.cards[usize::from(*card)].rows)).collect();
            let literal = fill(&mut open, &ways, &mut left);
            let names: Vec<&str> = weapons.cards.iter().map(|card| card.id.as_str()).collect();
            assert_eq!(packing.solvable(&set), literal, "case {case}: {set:?} of {names:?} with {left:?}");
            if literal {
                can += 1;
            } else {
                cannot += 1;
            }
        }
    }
    assert!(can > 20 && cannot > 20, "{can} {cannot}");
}
