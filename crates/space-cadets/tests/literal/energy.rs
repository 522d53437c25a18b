//! Engineering: tiles on squared paper, counted edge by edge.

use crate::{chance, damage_cards, one_of, percent, some_damage};
use space_cadets::System;
use space_cadets::content::Content;
use space_cadets::stations::engineering::{Energy, EngineeringRules, Icons, Laid, icons};
use std::collections::BTreeMap;
use table::Dice;

/// Counts by the name of the system.
type Count = BTreeMap<&'static str, u32>;

fn read(energy: &Energy) -> Count {
    System::ALL.iter().map(|system| (system.name(), u32::from(energy[system.index()]))).collect()
}

fn written(count: &Count) -> Energy {
    let mut energy = Energy::default();
    for system in System::ALL {
        energy[system.index()] = count[system.name()] as u16;
    }
    energy
}

fn random(dice: &mut Dice, most: u32) -> Count {
    System::ALL.iter().map(|system| (system.name(), dice.below(most + 1))).collect()
}

/// SC-5.2: the halves north, east, south and west after quarter turns clockwise: west comes north.
fn turned(halves: [System; 4], turns: u8) -> [System; 4] {
    let mut now = halves;
    for _ in 0..turns {
        let [north, east, south, west] = now;
        now = [west, north, east, south];
    }
    now
}

/// SC-5.3; none if two tiles lie in one place (SC-5.11).
fn energy_of(tiles: &[Laid]) -> Option<Count> {
    let mut count: Count = System::ALL.iter().map(|system| (system.name(), 0)).collect();
    let mut paper = BTreeMap::new();
    for tile in tiles {
        *count.get_mut(tile.icons.center.name()).unwrap() += 1;
        if let Some(at) = tile.at
            && paper.insert(at, turned(tile.icons.halves, tile.turn)).is_some()
        {
            return None;
        }
    }
    for ((x, y), own) in &paper {
        if let Some(right) = paper.get(&(x + 1, *y))
            && own[1] == right[3]
        {
            *count.get_mut(own[1].name()).unwrap() += 1;
        }
        if let Some(below) = paper.get(&(*x, y + 1))
            && own[2] == below[0]
        {
            *count.get_mut(own[2].name()).unwrap() += 1;
        }
    }
    Some(count)
}

/// SC-5.2, SC-5.3, SC-5.11: middles and matched edges of random layouts
#[test]
fn layouts_give_what_the_page_says() {
    let mut dice = chance(5);
    let all = &Content::standard().engineering.tiles;
    let (mut matched, mut heaps) = (0, 0);
    for case in 0..8_000 {
        let mut numbers: Vec<usize> = (0..all.len()).collect();
        dice.shuffle(&mut numbers);
        let side = one_of(&mut dice, &[3, 4, 5]);
        let heap = percent(&mut dice, 10);
        let mut places: Vec<(i64, i64)> =
            (0..side * side).map(|place| (place % side, place / side)).collect();
        dice.shuffle(&mut places);
        let mut laid = Vec::new();
        for (tile, place) in numbers.into_iter().take(7).zip(places) {
            let at = if heap { (dice.below(4).into(), dice.below(4).into()) } else { place };
            let at = (!percent(&mut dice, 15)).then_some(at);
            laid.push(Laid { icons: Icons::from(&all[tile]), at, turn: dice.below(4) as u8 });
        }
        let literal = energy_of(&laid);
        let program = icons(&laid);
        assert_eq!(program.as_ref().ok().map(read), literal, "case {case}: {laid:?}");
        heaps += u32::from(literal.is_none());
        matched += literal.map_or(0, |count| count.values().sum::<u32>() - 7);
    }
    assert!(matched > 3_000 && heaps > 300, "{matched} {heaps}");
}

/// What a system's cards absorb (SC-20.1, SC-20.7, SC-20.11).
const ABSORB: [(&str, &str); 9] = [
    ("F1", "weapons"),
    ("F3", "sensors"),
    ("F6", "tractor"),
    ("P1", "shields"),
    ("P5", "helm"),
    ("A8", "repair"),
    ("S1", "sensors"),
    ("A1", "helm"),
    ("A5", "jump"),
];

/// SC-4.6, SC-5.5, SC-5.6, SC-5.7, SC-5.8, SC-19.1, SC-20.1, SC-20.7, SC-20.9, SC-20.11, SC-20.17, SC-20.25: trades, the
/// limit, energy from elsewhere and absorption
#[test]
fn energy_is_handed_out_as_the_page_says() {
    let mut dice = chance(6);
    let mut cards: Vec<&str> = ABSORB.iter().map(|one| one.0).collect();
    cards.extend(["P7", "S8", "A3", "F2"]);
    let (mut trades, mut refused, mut over) = (0, 0, 0);
    for case in 0..6_000 {
        let damage = some_damage(&mut dice, &cards, 25);
        let has = |card: &str| damage.contains(&card);
        let rules = EngineeringRules::of(&Content::standard().engineering, damage_cards(&damage));
        assert_eq!(rules.draw, if has("A3") { 6 } else { 7 });
        let limit = if has("S8") { 3 } else { 4 };

        // The first turn's twelve.
        let first = random(&mut dice, 4);
        let fits = first.values().sum::<u32>() <= 12 && first.values().all(|one| *one <= limit);
        assert_eq!(
            rules.check_first_turn(&written(&first)).is_ok(),
            fits,
            "case {case}: {first:?} {damage:?}"
        );

        // Trades, one after another.
        let mut count = random(&mut dice, 6);
        let mut program = written(&count);
        for _ in 0..dice.below(6) {
            let given = one_of(&mut dice, &System::ALL);
            let wanted = one_of(&mut dice, &System::ALL);
            let cost = if has("P7") { 3 } else { 2 };
            let may = given != wanted && count[given.name()] >= cost;
            let answer = rules.trade(&mut program, given, wanted);
            assert_eq!(
                answer.is_ok(),
                may,
                "case {case}: {given} for {wanted} of {count:?} under {damage:?}"
            );
            if may {
                *count.get_mut(given.name()).unwrap() -= cost;
                *count.get_mut(wanted.name()).unwrap() += 1;
                trades += 1;
            } else {
                refused += 1;
            }
            assert_eq!(read(&program), count, "case {case}");
        }

        // The limit, batteries and capacitor, and what is absorbed.
        let extra: Vec<System> = (0..dice.below(4)).map(|_| one_of(&mut dice, &System::ALL)).collect();
        let mut assigned: Count = count.iter().map(|(name, one)| (*name, (*one).min(limit))).collect();
        let lost: u32 = count.values().map(|one| one.saturating_sub(limit)).sum();
        for system in &extra {
            *assigned.get_mut(system.name()).unwrap() += 1;
        }
        let answer = rules.hand_out(&program, extra.iter().copied());
        if assigned.values().any(|one| *one > limit) {
            assert!(answer.is_err(), "case {case}: {extra:?} on {count:?} under {damage:?}: {answer:?}");
            over += 1;
            continue;
        }
        let mut absorbed: Count = assigned.keys().map(|name| (*name, 0)).collect();
        let mut left = assigned.clone();
        for (card, system) in ABSORB {
            if has(card) && left[system] > 0 {
                *left.get_mut(system).unwrap() -= 1;
                *absorbed.get_mut(system).unwrap() += 1;
            }
        }
        let handed = answer.unwrap();
        assert_eq!(read(&handed.assigned), assigned, "case {case}");
        assert_eq!(read(&handed.absorbed), absorbed, "case {case}: {damage:?}");
        assert_eq!((read(&handed.available), handed.lost), (left, lost), "case {case}: {damage:?}");
    }
    assert!(trades > 2_000 && refused > 2_000 && over > 500, "{trades} {refused} {over}");
}
