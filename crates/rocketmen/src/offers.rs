//! Who takes offers: a list that keeps them all, or a random draw that makes up only the one it takes.

use crate::cards::{CardId, CardSet};
use crate::command::Command;

/// Takes offers one after the other. What an offer costs to make up (finding the cheapest payment, mostly) is spent only
/// by whoever wants it.
pub(crate) trait Offers {
    fn offer(&mut self, make: impl FnOnce() -> Command);

    /// Whether no more offers are wanted.
    fn has_enough(&self) -> bool {
        false
    }

    /// So many offers, each made up from its place among them.
    fn offer_many(&mut self, count: usize, make: impl Fn(usize) -> Command) {
        (0..count).for_each(|at| self.offer(|| make(at)));
    }

    /// One offer for each of a few different cards, in the order of their numbers.
    fn offer_those(&mut self, cards: impl Iterator<Item = CardId>, make: impl Fn(CardId) -> Command) {
        self.offer_each(cards.collect(), make);
    }

    /// One offer for each card.
    fn offer_each(&mut self, cards: CardSet, make: impl Fn(CardId) -> Command) {
        cards.iter().for_each(|card| self.offer(|| make(card)));
    }
}

impl Offers for Vec<Command> {
    fn offer(&mut self, make: impl FnOnce() -> Command) {
        self.push(make());
    }
}

/// How many offers there are.
#[derive(Default)]
pub(crate) struct Count(pub usize);

impl Offers for Count {
    fn offer(&mut self, _make: impl FnOnce() -> Command) {
        self.0 += 1;
    }

    fn offer_many(&mut self, count: usize, _make: impl Fn(usize) -> Command) {
        self.0 += count;
    }

    fn offer_those(&mut self, cards: impl Iterator<Item = CardId>, _make: impl Fn(CardId) -> Command) {
        self.0 += cards.count();
    }

    fn offer_each(&mut self, cards: CardSet, _make: impl Fn(CardId) -> Command) {
        self.0 += cards.len();
    }
}

/// The offer at one place of the list.
pub(crate) struct Nth {
    /// Offers to let pass first.
    pub skip: usize,
    pub found: Option<Command>,
}

impl Offers for Nth {
    fn has_enough(&self) -> bool {
        self.found.is_some()
    }

    fn offer_each(&mut self, cards: CardSet, make: impl Fn(CardId) -> Command) {
        if self.found.is_some() {
            return;
        }
        match cards.nth(self.skip) {
            Some(card) => self.found = Some(make(card)),
            None => self.skip -= cards.len(),
        }
    }

    fn offer(&mut self, make: impl FnOnce() -> Command) {
        match self.skip.checked_sub(1) {
            Some(skip) => self.skip = skip,
            None if self.found.is_none() => self.found = Some(make()),
            None => {}
        }
    }

    fn offer_many(&mut self, count: usize, make: impl Fn(usize) -> Command) {
        match self.skip.checked_sub(count) {
            Some(skip) => self.skip = skip,
            None if self.found.is_none() => self.found = Some(make(self.skip)),
            None => {}
        }
    }
}

/// More sets than this are not listed for one choice; the small and the cheap ones come first.
pub(crate) const MOST_SETS: usize = 128;

/// Cards in groups whose members are as good as each other.
pub(crate) struct Groups {
    groups: Vec<CardSet>,
    left: usize,
}

impl Groups {
    /// Groups of which at most [`MOST_SETS`] sets are asked for.
    pub(crate) fn new(groups: Vec<CardSet>) -> Groups {
        Groups { groups, left: MOST_SETS }
    }

    /// The set at one place among those of any size.
    pub(crate) fn set(&self, mut at: usize) -> CardSet {
        self.groups.iter().fold(CardSet::EMPTY, |set, group| {
            let count = at % (group.len() + 1);
            at /= group.len() + 1;
            set | first_of(*group, count)
        })
    }

    /// Every different set of `size` cards.
    pub(crate) fn sets(&mut self, size: usize, mut take: impl FnMut(CardSet)) {
        let Groups { groups, left } = self;
        choose(groups, size, CardSet::EMPTY, left, &mut take);
    }
}

fn choose(
    groups: &[CardSet],
    size: usize,
    chosen: CardSet,
    left: &mut usize,
    take: &mut impl FnMut(CardSet),
) {
    if size == 0 {
        if *left > 0 {
            *left -= 1;
            take(chosen);
        }
        return;
    }
    let there: usize = groups.iter().map(|group| group.len()).sum();
    let Some((group, others)) = groups.split_first().filter(|_| there >= size && *left > 0) else { return };
    for count in (0..=group.len().min(size)).rev() {
        choose(others, size - count, chosen | first_of(*group, count), left, take);
    }
}

/// The first so many cards of a group.
fn first_of(group: CardSet, count: usize) -> CardSet {
    group.iter().take(count).collect()
}
