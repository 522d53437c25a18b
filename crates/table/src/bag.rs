//! A bag of things that are drawn by chance.

use crate::Dice;
use serde::{Deserialize, Serialize};

/// Things of which a random one is drawn: the same as the top of a shuffled pile, without a hidden order.
///
/// They are kept sorted, so that equal bags are equal bytes however they were filled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag<T: Ord>(Vec<T>);

impl<T: Ord> Bag<T> {
    /// Takes a random thing out.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.0.is_empty() {
            return None;
        }
        Some(self.0.remove(dice.below(self.0.len() as u32) as usize))
    }

    /// Puts a thing in.
    pub fn put(&mut self, thing: T) {
        let place = self.0.partition_point(|other| *other <= thing);
        self.0.insert(place, thing);
    }

    /// Takes out one that equals this; whether there was one.
    pub fn take(&mut self, thing: &T) -> bool {
        let found = self.0.binary_search(thing);
        if let Ok(place) = found {
            self.0.remove(place);
        }
        found.is_ok()
    }

    /// How many things are in it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is in it, lowest first.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T: Ord> Default for Bag<T> {
    fn default() -> Bag<T> {
        Bag(Vec::new())
    }
}

impl<T: Ord> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Bag<T> {
        let mut things: Vec<T> = things.into_iter().collect();
        things.sort_unstable();
        Bag(things)
    }
}

impl<T: Ord> Extend<T> for Bag<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        self.0.extend(things);
        self.0.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn everything_comes_out_once_and_can_be_put_back_in_any_order() {
        let full: Bag<u8> = [3, 1, 2, 2].into_iter().collect();
        let mut dice = Dice::new(Seed::from_number(1));
        let mut bag = full.clone();
        let mut drawn: Vec<u8> = std::iter::from_fn(|| bag.draw(&mut dice)).collect();
        assert!(bag.is_empty() && bag.draw(&mut dice).is_none());
        drawn.iter().for_each(|thing| bag.put(*thing));
        assert_eq!(bag, full);
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 2, 2, 3]);
    }

    #[test]
    fn taking_removes_one_of_several_and_nothing_else() {
        let mut bag: Bag<u8> = [2, 1, 2].into_iter().collect();
        assert!(bag.take(&2) && bag.take(&2) && !bag.take(&2));
        assert_eq!(bag.iter().copied().collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn everything_is_drawn_about_as_often() {
        let mut dice = Dice::new(Seed::from_number(5));
        let mut first = [0u32; 4];
        for _ in 0..4_000 {
            let mut bag: Bag<usize> = (0..4).collect();
            first[bag.draw(&mut dice).unwrap_or_default()] += 1;
        }
        assert!(first.iter().all(|count| (850..1_150).contains(count)), "{first:?}");
    }
}
