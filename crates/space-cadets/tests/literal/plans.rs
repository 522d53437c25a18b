//! Helm before the flight: thrust, the draw, the plan, and what the speed does to enemy shots.

use crate::{chance, damage_cards, one_of};
use space_cadets::content::{Content, ManeuverCard};
use space_cadets::stations::helm::{check_plan, draw, enemy_damage_modifier, thrust};

/// SC-6.1, SC-6.2, SC-6.10, SC-19.2, SC-20.5: every speed with every thrust, maneuver energy and track
#[test]
fn speed_counts_as_the_page_says() {
    let helm = &Content::standard().helm;
    let misfire: Vec<_> =
        damage_cards(&["F7"]).into_iter().filter_map(|card| card.ongoing.as_ref()).collect();
    for speed in 0..=6u8 {
        for change in -4..=4i8 {
            let after = i32::from(speed) + i32::from(change);
            let literal = (0..=6).contains(&after).then_some(after as u8);
            assert_eq!(thrust(speed, change, 6).ok(), literal, "{speed} {change}");
        }
        for maneuver in 0..=4u8 {
            assert_eq!(draw(speed, maneuver, []), speed + maneuver);
            let fewer = (speed + maneuver).saturating_sub(1).max(speed);
            assert_eq!(draw(speed, maneuver, misfire.iter().copied()), fewer, "{speed} {maneuver}");
        }
        let track = match speed {
            0 => 3,
            1 => 2,
            2 => 1,
            3 => 0,
            4 | 5 => -1,
            _ => -2,
        };
        assert_eq!(enemy_damage_modifier(helm, &helm.modifiers, speed, false), track);
        assert_eq!(enemy_damage_modifier(helm, &helm.modifiers, speed, true), track - 1);
    }
}

/// SC-6.3, SC-6.4, SC-19.2: random plans: a card in each slot, Special cards once, Evade first
#[test]
fn plans_are_allowed_when_the_page_says() {
    let special = ["Cruise", "Hard Left", "Hard Right", "About Face", "Full Stop", "Evade"];
    let cards: Vec<&ManeuverCard> = Content::standard().helm.cards.iter().collect();
    let mut dice = chance(60);
    let mut allowed = 0;
    for _ in 0..20_000 {
        let speed = dice.below(5) as u8;
        let length = if dice.below(5) == 0 { dice.below(7) } else { speed.into() };
        let plan: Vec<&ManeuverCard> = (0..length).map(|_| one_of(&mut dice, &cards)).collect();
        let names: Vec<&str> = plan.iter().map(|card| card.name.as_str()).collect();
        let twice = |name: &&str| names.iter().filter(|one| *one == name).count() > 1;
        let late = names.iter().skip(1).any(|name| *name == "Evade");
        let literal = names.len() == usize::from(speed) && !special.iter().any(twice) && !late;
        assert_eq!(check_plan(speed, &plan).is_ok(), literal, "{speed}: {names:?}");
        allowed += u32::from(literal);
    }
    assert!((5_000..17_000).contains(&allowed), "{allowed}");
}
