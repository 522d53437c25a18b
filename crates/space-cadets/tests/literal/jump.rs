//! The jump drive: all 7,776 rolls, and every change of one or two dice for every card.

use space_cadets::content::Content;
use space_cadets::stations::jump::{Change, FoursReading, JumpRules, each_change};

fn rolls() -> impl Iterator<Item = [u8; 5]> {
    let one = || 1..=6u8;
    one().flat_map(move |a| {
        one().flat_map(move |b| {
            one().flat_map(move |c| one().flat_map(move |d| one().map(move |e| [a, b, c, d, e])))
        })
    })
}

/// How many dice show a number.
fn of(dice: &[u8; 5], number: u8) -> usize {
    dice.iter().filter(|die| **die == number).count()
}

/// Whether some of the dice show so many numbers in a row.
fn straight(dice: &[u8; 5], length: u8) -> bool {
    (1..=7 - length).any(|first| (first..first + length).all(|number| dice.contains(&number)))
}

fn same(dice: &[u8; 5], count: usize, numbers: &[u8]) -> bool {
    numbers.iter().any(|number| of(dice, *number) >= count)
}

const ANY: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// SC-15.5, SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12: whether the dice claim a card.
fn claims(card: &str, any_four: bool, dice: &[u8; 5]) -> bool {
    let total: u8 = dice.iter().sum();
    if same(dice, 5, &ANY) {
        return true;
    }
    match card {
        "J01" => straight(dice, 4),
        "J02" => total < 13,
        "J03" => total > 22,
        "J04" => total < 11,
        "J05" => total > 24,
        "J06" | "J07" | "J08" => same(dice, 3, &ANY),
        "J09" => same(dice, 4, if any_four { &ANY } else { &[1, 2, 3] }),
        "J10" => same(dice, 4, if any_four { &ANY } else { &[4, 5, 6] }),
        "J11" => ANY.iter().any(|three| of(dice, *three) == 3 && ANY.iter().any(|two| of(dice, *two) == 2)),
        "J12" => straight(dice, 5),
        other => panic!("{other} is not on the page"),
    }
}

/// SC-15.7, SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12: whether a card turns these dice, each before and after; by the number of
/// the card.
fn does(card: u8, any_four: bool, dice: &[(u8, u8)]) -> bool {
    let by = |(before, after): (u8, u8)| i32::from(after) - i32::from(before);
    let flips = |(before, after): (u8, u8), one: u8, other: u8| {
        (before == one && after == other) || (before == other && after == one)
    };
    match (card, dice) {
        (2 | 3, [one]) => by(*one).abs() == 1,
        (4 | 5, [one]) => by(*one).abs() == 2,
        (4 | 5, [one, two]) => by(*one).abs() == 1 && by(*two).abs() == 1,
        (6, [one]) => flips(*one, 1, 6),
        (7, [one]) => flips(*one, 2, 5),
        (8, [one]) => flips(*one, 3, 4),
        (9, [(before, after)]) => {
            before % 2 == 1 && after % 2 == 0 && (!any_four || [1, 2, 3].contains(before))
        }
        (10, [(before, after)]) => {
            before % 2 == 0 && after % 2 == 1 && (!any_four || [4, 5, 6].contains(before))
        }
        (11, [one, two]) => one.0 == two.0 && by(*one) == by(*two) && by(*one).abs() == 1,
        (12, [one]) => one.0 + one.1 == 7,
        (12, [one, two]) => one.0 + one.1 == 7 && two.0 + two.1 == 7,
        _ => false,
    }
}

/// SC-15.5, SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12: what every roll claims, in both readings
#[test]
fn every_roll_claims_what_the_page_says() {
    let data = &Content::standard().jump;
    for (reading, any_four) in [(FoursReading::Claim, false), (FoursReading::Change, true)] {
        let rules = JumpRules::of(data, [], false, reading);
        for dice in rolls() {
            let claimable = rules.claimable(&dice, 0);
            for (number, card) in data.cards.iter().enumerate() {
                let literal = claims(&card.id, any_four, &dice);
                assert_eq!(claimable >> number & 1 == 1, literal, "{} by {dice:?}", card.id);
                // An active card is not claimed again.
                let active = 1 << number;
                assert_eq!(rules.claimable(&dice, active), claimable & !active);
            }
        }
    }
}

/// One or two places and their new numbers; the second pair is (0, 0) if there is one only.
type Pairs = [(u8, u8); 2];

/// Every change of one or two dice.
fn changes() -> Vec<(Vec<u8>, Vec<u8>)> {
    let mut changes = Vec::new();
    for place in 0..5 {
        changes.extend(ANY.map(|to| (vec![place], vec![to])));
        for other in place + 1..5 {
            for to in ANY {
                changes.extend(ANY.map(|too| (vec![place, other], vec![to, too])));
            }
        }
    }
    changes
}

/// Places with their numbers, in the order of the places.
fn pairs(places: &[u8], to: &[u8]) -> Pairs {
    let mut pairs = [(0, 0); 2];
    for (pair, (place, to)) in pairs.iter_mut().zip(places.iter().zip(to)) {
        *pair = (*place, *to);
    }
    pairs[..places.len()].sort_unstable();
    pairs
}

/// SC-15.7, SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12: every change of every roll by every card, in both readings; the
/// second concerns two cards only
#[test]
fn cards_change_what_the_page_says() {
    let data = &Content::standard().jump;
    let changes: Vec<(usize, Pairs, Change)> = changes()
        .into_iter()
        .map(|(places, to)| (places.len(), pairs(&places, &to), Change::new(&places, &to).unwrap()))
        .collect();
    let mut legal = 0;
    for (reading, any_four) in [(FoursReading::Claim, false), (FoursReading::Change, true)] {
        for dice in rolls() {
            for card in &data.cards {
                let number = card.id[1..].parse().unwrap();
                if any_four && ![9, 10].contains(&number) {
                    continue;
                }
                let mut wanted = Vec::new();
                for (count, pairs, change) in &changes {
                    let turned = pairs.map(|(place, to)| (dice[usize::from(place)], to));
                    let literal = does(number, any_four, &turned[..*count]);
                    if literal {
                        wanted.push(*pairs);
                    }
                    // A re-roll is no change that anybody chooses.
                    if number != 1 {
                        let program = change.is_by(card, reading, &dice);
                        assert_eq!(program, literal, "{} on {dice:?}: {change:?}", card.id);
                    }
                }
                let mut offered = Vec::new();
                each_change(card, reading, &dice, |change| {
                    assert!((1..=2).contains(&change.places().len()), "{change:?}");
                    offered.push(pairs(change.places(), change.to()));
                });
                wanted.sort_unstable();
                offered.sort_unstable();
                offered.dedup();
                assert_eq!(offered, wanted, "{} on {dice:?}", card.id);
                legal += wanted.len();
            }
        }
    }
    assert!(legal > 100_000, "{legal}");
}
