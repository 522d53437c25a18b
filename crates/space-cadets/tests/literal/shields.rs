//! Shields: every set of tiles is looked at, one by one.

use crate::{chance, damage_cards, one_of, percent, some_damage};
use space_cadets::content::{Content, ShieldTile};
use space_cadets::stations::shields::{Piece, ShieldsRules};
use space_cadets::{Colour, Side, Zone};
use table::Dice;

/// A tile or the ICE token as the rules page speaks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Thing {
    Tile(u8, Colour),
    Ice,
}

impl Thing {
    fn piece(self) -> Piece {
        match self {
            Thing::Tile(number, colour) => Piece::Tile(ShieldTile { number, colour }),
            Thing::Ice => Piece::Ice,
        }
    }
}

/// What is in force.
struct Table {
    damage: Vec<&'static str>,
    frozen: Option<Side>,
}

impl Table {
    fn has(&self, card: &str) -> bool {
        self.damage.contains(&card)
    }

    /// SC-12.3, SC-19.4, SC-20.4: how many things a zone may hold.
    fn places(&self, zone: Zone) -> usize {
        let mut places = match zone {
            Zone::Centre => 2,
            Zone::Fore if self.has("F5") => 2,
            Zone::Aft if self.has("A7") => 2,
            _ => 3,
        };
        if self.frozen.is_some_and(|side| side.name() == zone.name()) {
            places -= 1;
        }
        places
    }

    fn may_lie(&self, zone: Zone, lying: &[Thing], thing: Thing) -> bool {
        if lying.len() + 1 > self.places(zone) {
            return false;
        }
        match thing {
            Thing::Ice => zone != Zone::Centre && self.frozen.is_none(),
            Thing::Tile(number, _) => {
                let same = |other: &Thing| matches!(other, Thing::Tile(another, _) if *another == number);
                zone != Zone::Centre || !lying.iter().any(same)
            }
        }
    }

    /// SC-12.5, SC-20.22: what exactly these numbers are worth as one pattern, and its name.
    fn worth(&self, numbers: &[u8]) -> (u8, &'static str) {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        let in_a_row = sorted.windows(2).all(|two| two[1] == two[0] + 1);
        let shorter = usize::from(self.has("S5"));
        if in_a_row && sorted.len() >= 3 {
            return match sorted.len() - shorter {
                5 => (3, "straight of 5"),
                4 => (2, "straight of 4"),
                3 => (1, "straight of 3"),
                _ => (0, "none"),
            };
        }
        match sorted[..] {
            [a, b] if a == b => (1, "pair"),
            [a, b, c] if a == b && b == c => (2, "three of a kind"),
            [a, b, c, d] if a == b && b == c && c == d => (5, "four of a kind"),
            [a, b, c, d] if a == b && c == d => (2, "two pair"),
            [a, b, c, d, e] if a == b && d == e && b != d && (c == b || c == d) => (4, "full house"),
            _ => (0, "none"),
        }
    }

    /// SC-12.4: the worth of the best set among a side's own tiles and the centre's, and the names that give it.
    fn best(&self, things: &[Thing]) -> (u8, Vec<&'static str>) {
        let numbers: Vec<u8> = things
            .iter()
            .filter_map(|thing| match thing {
                Thing::Tile(number, _) => Some(*number),
                Thing::Ice => None,
            })
            .collect();
        let sets = (0..1u32 << numbers.len()).map(|set| {
            let chosen: Vec<u8> = (0..numbers.len())
                .filter(|place| set >> place & 1 == 1)
                .map(|place| numbers[place])
                .collect();
            self.worth(&chosen)
        });
        let all: Vec<(u8, &'static str)> = sets.collect();
        let most = all.iter().map(|one| one.0).max().unwrap();
        (most, all.iter().filter(|one| one.0 == most).map(|one| one.1).collect())
    }

    /// SC-12.6, SC-19.4, SC-20.13: whether the colours double a side.
    fn doubled(&self, side: Side, outer: &[Thing]) -> bool {
        let all_of = |colour: Colour| {
            outer.iter().all(|thing| match thing {
                Thing::Tile(_, own) => *own == colour,
                Thing::Ice => true,
            })
        };
        let colours = outer.len() == 3 && (all_of(Colour::Blue) || all_of(Colour::Orange));
        colours && self.frozen != Some(side) && !(side == Side::Port && self.has("P2"))
    }
}

fn zone_of(side: Side) -> Zone {
    match side {
        Side::Fore => Zone::Fore,
        Side::Starboard => Zone::Starboard,
        Side::Aft => Zone::Aft,
        Side::Port => Zone::Port,
    }
}

/// Tiles as they are drawn: sometimes only a few numbers of one colour more than the other, so that patterns are frequent.
fn hand(dice: &mut Dice) -> Vec<Thing> {
    let mut tiles = Vec::new();
    for number in 1..=8 {
        for colour in [Colour::Blue, Colour::Blue, Colour::Orange, Colour::Orange] {
            tiles.push(Thing::Tile(number, colour));
        }
    }
    let lowest = dice.below(8) as u8 + 1;
    let width = one_of(dice, &[2, 3, 4, 5, 8]);
    let colour = one_of(dice, &[None, None, Some(Colour::Blue), Some(Colour::Orange)]);
    tiles.retain(|tile| {
        let Thing::Tile(number, own) = tile else { return false };
        (width == 8 || (lowest..lowest + width).contains(number)) && colour.is_none_or(|one| one == *own)
    });
    dice.shuffle(&mut tiles);
    tiles.truncate(one_of(dice, &[5, 8, 11, 14]));
    tiles
}

/// SC-12.3, SC-12.4, SC-12.5, SC-12.6, SC-19.4, SC-20.4, SC-20.13, SC-20.22: what may lie where, and the strength of each side
#[test]
fn shields_are_as_strong_as_the_page_says() {
    let mut dice = chance(12);
    let (mut sides, mut doubled, mut refused) = (0, 0, 0);
    let mut seen = std::collections::BTreeSet::new();
    for case in 0..6_000 {
        let damage = some_damage(&mut dice, &["F5", "A7", "P2", "S5", "F1", "P1"], 30);
        let frozen = percent(&mut dice, 25).then(|| one_of(&mut dice, &Side::ALL));
        let table = Table { damage, frozen };
        let rules = ShieldsRules::of(&Content::standard().shields, damage_cards(&table.damage), table.frozen);
        let mut things = hand(&mut dice);
        if percent(&mut dice, 40) {
            things.insert(dice.below(things.len() as u32 + 1) as usize, Thing::Ice);
        }
        let mut zones: [Vec<Thing>; 5] = Default::default();
        for thing in things {
            let zone = one_of(&mut dice, &Zone::ALL);
            let lying = &mut zones[zone.index()];
            let pieces: Vec<Piece> = lying.iter().map(|thing| thing.piece()).collect();
            let literal = table.may_lie(zone, lying, thing);
            let program = rules.check_place(zone, &pieces, thing.piece());
            assert_eq!(
                program.is_ok(),
                literal,
                "case {case}: {thing:?} onto {lying:?} in {zone}: {program:?}"
            );
            if literal {
                lying.push(thing);
            } else {
                refused += 1;
            }
        }
        for side in Side::ALL {
            let outer = &zones[zone_of(side).index()];
            let centre = &zones[Zone::Centre.index()];
            let both: Vec<Thing> = outer.iter().chain(centre).copied().collect();
            let (points, names) = table.best(&both);
            let twice = table.doubled(side, outer);
            let pieces = |some: &[Thing]| some.iter().map(|thing| thing.piece()).collect::<Vec<_>>();
            let program = rules.strength(side, &pieces(outer), &pieces(centre));
            let about = format!("case {case}, {side} under {:?}: {outer:?} and {centre:?}", table.damage);
            assert_eq!(program.points, if twice { points * 2 } else { points }, "{about}: {program:?}");
            let name = program.pattern.map_or("none", |pattern| pattern.name());
            assert!(names.contains(&name), "{about}: {name} instead of {names:?}");
            if points > 0 {
                assert_eq!(program.doubled, twice, "{about}");
                doubled += u32::from(twice);
            }
            seen.insert(name);
            sides += 1;
        }
    }
    assert_eq!((sides, seen.len()), (24_000, 9), "every pattern came up, and none at all: {seen:?}");
    assert!(doubled > 500 && refused > 5_000, "{doubled} {refused}");
}
