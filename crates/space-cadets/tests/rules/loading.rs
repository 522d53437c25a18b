//! SC-10: loading torpedoes.

use crate::ask::{hurt, result, why, with};
use serde_json::{Value, json};
use space_cadets::content::Content;
use space_cadets::stations::weapons::{Packing, Shape};

/// A card with the printed solution.
fn solved(card: usize) -> Value {
    let card = &Content::standard().weapons.cards[card];
    let pieces: Vec<Value> =
        card.solution.iter().map(|piece| json!({"piece": piece.kind, "cells": piece.cells})).collect();
    json!({"card": card.id, "pieces": pieces})
}

fn tube(cards: Value) -> Value {
    json!({"tubes": [{"cards": cards}]})
}

/// SC-10.2, SC-10.3: every card is loaded by its printed solution, and not if a piece is missing
#[test]
fn every_card_has_its_solution() {
    for card in 0..18 {
        let whole = result("weapons", tube(json!([solved(card)])));
        assert_eq!(whole["tubes"], json!([{"loaded": true, "cards": [{"complete": true, "why": null}]}]));
        let mut open = solved(card);
        open["pieces"].as_array_mut().unwrap().pop();
        assert_eq!(result("weapons", tube(json!([open])))["tubes"][0]["cards"][0]["why"], "gap");
    }
}

/// SC-10.1, SC-10.3: the example: two tubes, one completed, one torpedo
#[test]
fn the_loading_example() {
    let file = json!({"energy": 2, "tubes": [{"cards": [solved(0)]}, {"cards": [{"card": "T02"}]}]});
    let result = result("weapons", file);
    assert_eq!(json!([result["loaded"], result["tubes"][1]["loaded"]]), json!([1, false]));
}

/// SC-10.2: what is wrong with a card, the first of the list
#[test]
fn wrong_shape_outside_overlap_gap() {
    let own = json!({"rows": ["####"]});
    let state = |pieces: Value| {
        let file = tube(json!([{"card": own, "pieces": pieces}]));
        result("weapons", file)["tubes"][0]["cards"][0]["why"].clone()
    };
    let i4 = json!({"piece": "I4", "cells": [[0, 0], [1, 0], [2, 0], [3, 0]]});
    assert_eq!(state(json!([i4])), Value::Null);
    assert_eq!(state(json!([{"piece": "I4", "cells": [[0, 0], [1, 0], [2, 0]]}])), "wrong_shape");
    assert_eq!(state(json!([{"piece": "I4", "cells": [[0, 0], [1, 0], [2, 0], [2, 0]]}])), "wrong_shape");
    assert_eq!(state(json!([{"piece": "O4", "cells": [[0, 0], [1, 0], [2, 0], [3, 0]]}])), "wrong_shape");
    assert_eq!(state(json!([{"piece": "I2", "cells": [[0, 0], [0, 1]]}])), "outside");
    assert_eq!(state(json!([{"piece": "I2", "cells": [[-1, 0], [0, 0]]}])), "outside");
    assert_eq!(state(json!([i4, {"piece": "I2", "cells": [[0, 0], [1, 0]]}])), "overlap");
    assert_eq!(state(json!([{"piece": "I3", "cells": [[0, 0], [1, 0], [2, 0]]}])), "gap");
    let flipped = json!({"rows": ["#..", "###"]});
    let file = tube(
        json!([{"card": flipped, "pieces": [{"piece": "L4", "cells": [[0, 0], [0, 1], [1, 1], [2, 1]]}]}]),
    );
    assert_eq!(result("weapons", file)["loaded"], 1, "turned and flipped at will");
}

/// SC-10.1, SC-10.4, SC-20.16: too many tubes, wrong cards, and more pieces than there are
#[test]
fn loading_that_is_refused() {
    let three =
        json!({"tubes": [{"cards": [solved(0)]}, {"cards": [{"card": "T02"}]}, {"cards": [solved(2)]}]});
    assert_eq!(result("weapons", three.clone())["loaded"], 2);
    assert_eq!(why("weapons", with(three.clone(), "energy", json!(2))), "too_many_tubes");
    assert_eq!(why("weapons", hurt(three, &["P6"])), "too_many_tubes");
    assert_eq!(why("weapons", tube(json!([solved(0), solved(2)]))), "wrong_cards");
    let i2 = json!({"piece": "I2", "cells": [[0, 0], [1, 0]]});
    assert_eq!(why("weapons", tube(json!([{"card": "T01", "pieces": [i2, i2]}]))), "supply");
}

/// SC-19.5: a Seeker needs both of its cards
#[test]
fn seekers_need_two_cards() {
    let seeker = |cards: Value| json!({"energy": 1, "tubes": [{"seeker": true, "cards": cards}]});
    assert_eq!(result("weapons", seeker(json!([solved(0), solved(2)])))["loaded"], 1);
    assert_eq!(result("weapons", seeker(json!([solved(0), {"card": "T02"}])))["loaded"], 0);
    assert_eq!(why("weapons", seeker(json!([solved(0)]))), "wrong_cards");
}

/// SC-10.6: any four cards can be loaded together; what the solver says is a real filling within the supply
#[test]
fn any_four_cards_can_be_loaded() {
    let content = Content::standard();
    let packing = Packing::new(&content.weapons);
    let mut sets = 0;
    for a in 0..18u8 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    let cards = [a, b, c, d];
                    check(&packing, content, &cards);
                    sets += 1;
                }
            }
        }
    }
    assert_eq!(sets, 3060);
}

fn check(packing: &Packing, content: &Content, cards: &[u8]) {
    let solution = packing.solve(cards).unwrap();
    let mut used = vec![0u8; content.weapons.pieces.len()];
    for (card, tiling) in cards.iter().zip(solution) {
        let mut left = Shape::drawn(&content.weapons.cards[usize::from(*card)].rows).unwrap().0;
        for (kind, lies) in &tiling.pieces {
            used[usize::from(*kind)] += 1;
            assert_eq!(left & lies.0, lies.0);
            left &= !lies.0;
        }
        assert_eq!(left, 0);
    }
    assert!(used.iter().zip(&content.weapons.pieces).all(|(used, piece)| *used <= piece.copies));
}

/// SC-10.6, SC-19.5: some sets of eight cannot be loaded, and the solver knows which
#[test]
fn some_sets_of_eight_cannot_be_loaded() {
    let content = Content::standard();
    let packing = Packing::new(&content.weapons);
    // More cells than all pieces have.
    assert!(!packing.solvable(&[10, 11, 12, 13, 14, 15, 16, 17]));
    let mut state = 7u32;
    let mut failed = 0;
    for _ in 0..300 {
        let mut deck: Vec<u8> = (0..18).collect();
        for place in 0..8 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            deck.swap(place, place + (state >> 16) as usize % (18 - place));
        }
        let cards = &deck[..8];
        match packing.solvable(cards) {
            true => check(&packing, content, cards),
            false => failed += 1,
        }
    }
    // About a quarter, by an exhaustive search made elsewhere.
    assert!((40..120).contains(&failed), "{failed} of 300");
}
