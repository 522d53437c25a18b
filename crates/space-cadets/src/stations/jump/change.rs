//! What Flux cards do to dice (SC-15.8, SC-15.9, SC-15.10, SC-15.11, SC-15.12). Dice never wrap (SC-15.7).

use super::{Dice, FoursReading};
use crate::content::{Claim, FluxCard, FluxEffect, Parity};

/// New numbers for some dice, at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    to: [u8; 5],
    /// The places, in the order in which they were named.
    places: [u8; 5],
    count: u8,
}

impl Change {
    /// The change of these places to these numbers. None if a place is no die's or named twice, if a number is no die's, or
    /// if there are not as many numbers as places.
    pub fn new(places: &[u8], to: &[u8]) -> Option<Change> {
        if places.len() != to.len() || places.is_empty() || places.len() > 5 {
            return None;
        }
        let mut change = Change::default();
        for (place, number) in places.iter().zip(to) {
            if *place > 4 || !(1..=6).contains(number) || change.places().contains(place) {
                return None;
            }
            change.push(*place, *number);
        }
        Some(change)
    }

    fn push(&mut self, place: u8, to: u8) {
        let next = usize::from(self.count);
        if next < self.to.len() {
            (self.places[next], self.to[next]) = (place, to);
            self.count += 1;
        }
    }

    /// The places of the dice.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.count)]
    }

    /// Their new numbers.
    pub fn to(&self) -> &[u8] {
        &self.to[..usize::from(self.count)]
    }

    /// The dice after it.
    pub fn applied(&self, dice: &Dice) -> Option<Dice> {
        let mut after = *dice;
        for (place, to) in self.places().iter().zip(self.to()) {
            *after.get_mut(usize::from(*place))? = *to;
        }
        (self.count > 0).then_some(after)
    }

    /// Whether a card does this to these dice.
    pub fn is_by(&self, card: &FluxCard, reading: FoursReading, dice: &Dice) -> bool {
        let mut moves = [(0u8, 0u8); 5];
        for (slot, (place, to)) in moves.iter_mut().zip(self.places().iter().zip(self.to())) {
            let Some(from) = dice.get(usize::from(*place)) else { return false };
            *slot = (*from, *to);
        }
        let by = |(from, to): &(u8, u8)| from.abs_diff(*to);
        let flipped = |(from, to): &(u8, u8)| from + to == 7;
        let moves = &moves[..usize::from(self.count)];
        match (&card.effect, moves) {
            (_, []) => false,
            (FluxEffect::Reroll, _) => true,
            (FluxEffect::Step, [one]) => by(one) == 1,
            (FluxEffect::TwoSteps, [one]) => by(one) == 2,
            (FluxEffect::TwoSteps, [one, other]) => by(one) == 1 && by(other) == 1,
            (FluxEffect::Flip { faces: [low, high] }, [one]) => {
                *one == (*low, *high) || *one == (*high, *low)
            }
            (FluxEffect::Change { from, to }, [(before, after)]) => {
                is(*from, *before) && is(*to, *after) && changes(card, reading, *before)
            }
            (FluxEffect::Pair, [one, other]) => one == other && by(one) == 1,
            (FluxEffect::FlipUpTo { dice }, some) => {
                some.len() <= usize::from(*dice) && some.iter().all(flipped)
            }
            _ => false,
        }
    }
}

fn is(parity: Parity, number: u8) -> bool {
    (number % 2 == 1) == (parity == Parity::Odd)
}

/// Whether a four-of-a-kind card may change a die of this number (SC-15.12).
fn changes(card: &FluxCard, reading: FoursReading, number: u8) -> bool {
    match (&card.claim, reading) {
        (Claim::SameOf { numbers, .. }, FoursReading::Change) => numbers.contains(&number),
        _ => true,
    }
}

/// Calls for every change that a card can do to these dice, without a roll: for searches and hints.
pub fn each_change(card: &FluxCard, reading: FoursReading, dice: &Dice, mut call: impl FnMut(Change)) {
    if card.effect == FluxEffect::Reroll {
        return;
    }
    let most = match card.effect {
        FluxEffect::TwoSteps | FluxEffect::Pair => 2,
        FluxEffect::FlipUpTo { dice } => u32::from(dice),
        _ => 1,
    };
    for set in 1u8..32 {
        if set.count_ones() > most {
            continue;
        }
        let places = (0u8..5).filter(|place| set & (1 << place) != 0);
        if set.count_ones() == 1 {
            for place in places {
                let number = dice[usize::from(place)];
                for to in targets(&card.effect, number) {
                    offer(card, reading, dice, &[(place, to)], &mut call);
                }
            }
            continue;
        }
        // Several dice go by one, or to their opposite faces.
        let mut numbers = [(0, 0, 0); 5];
        let mut count = 0;
        for place in places {
            let number = dice[usize::from(place)];
            numbers[count] = (place, number, 7 - number.min(6));
            count += 1;
        }
        let numbers = &numbers[..count];
        if matches!(card.effect, FluxEffect::FlipUpTo { .. }) {
            let mut moves = [(0, 0); 5];
            for (slot, (place, _, opposite)) in moves.iter_mut().zip(numbers) {
                *slot = (*place, *opposite);
            }
            offer(card, reading, dice, &moves[..count], &mut call);
            continue;
        }
        if let [(one, first, _), (other, second, _)] = numbers {
            if card.effect == FluxEffect::Pair && first != second {
                continue;
            }
            for to in [first.saturating_sub(1), first + 1] {
                for other_to in [second.saturating_sub(1), second + 1] {
                    offer(card, reading, dice, &[(*one, to), (*other, other_to)], &mut call);
                }
            }
        }
    }
}

/// The numbers that a card might turn a single die into, the smallest first; what it really can `offer` asks.
fn targets(effect: &FluxEffect, number: u8) -> impl Iterator<Item = u8> {
    let by = |steps: u8| [number.saturating_sub(steps), number + steps];
    let (few, all) = match effect {
        FluxEffect::Step => (by(1), 0),
        FluxEffect::TwoSteps => (by(2), 0),
        FluxEffect::Flip { .. } | FluxEffect::FlipUpTo { .. } => ([7 - number.min(6), 0], 0),
        FluxEffect::Pair | FluxEffect::Reroll => ([0, 0], 0),
        FluxEffect::Change { .. } => ([0, 0], 6),
    };
    few.into_iter().filter(|to| *to > 0).chain(1..=all)
}

fn offer(
    card: &FluxCard,
    reading: FoursReading,
    dice: &Dice,
    moves: &[(u8, u8)],
    call: &mut impl FnMut(Change),
) {
    let mut change = Change::default();
    for (place, to) in moves {
        if !(1..=6).contains(to) {
            return;
        }
        change.push(*place, *to);
    }
    if change.is_by(card, reading, dice) {
        call(change);
    }
}
