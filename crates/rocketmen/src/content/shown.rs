//! What cards show and what they cost, several figures side by side in one number: sums and comparisons of all of them are
//! one step then.
//!
//! Money has sixteen bits and every kind of item twelve. No card shows or costs more than 100 money or nine items of a kind
//! (the check of the content sees to that), and there are at most 128 cards, so that nothing runs over into its neighbour.

use super::{Price, Printed};

const MONEY_BITS: u32 = 16;
const ITEM_BITS: u32 = 12;

/// The bits that an item has only where there are more than 255.
const ABOVE_255: u64 = 0xf00 << 16 | 0xf00 << 28 | 0xf00 << 40 | 0xf00 << 52;

fn side_by_side(money: u16, items: [u16; 4]) -> u64 {
    let lanes =
        items.iter().zip(0..).map(|(count, lane)| u64::from(*count) << (MONEY_BITS + lane * ITEM_BITS));
    lanes.fold(u64::from(money), |all, lane| all | lane)
}

/// What a card shows, or several cards together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shown(u64);

impl Shown {
    pub(super) fn on(prints: &Printed) -> Shown {
        let items = [prints.computer, prints.composite, prints.biotech, prints.science];
        Shown(side_by_side(u16::from(prints.money), items.map(u16::from)))
    }

    /// The money.
    pub(crate) fn money(self) -> u16 {
        self.0 as u16
    }

    /// Computers, composite materials, biotechnology and Science, as far as a small number holds them.
    pub(crate) fn items(self) -> [u8; 4] {
        let count = |lane: u32| self.0 >> (MONEY_BITS + lane * ITEM_BITS);
        let counts = [0, 1, 2, 3].map(count);
        if self.0 & ABOVE_255 == 0 {
            return counts.map(|count| count as u8);
        }
        counts.map(|count| (count & ((1 << ITEM_BITS) - 1)).min(u64::from(u8::MAX)) as u8)
    }
}

impl std::ops::Add for Shown {
    type Output = Shown;

    fn add(self, other: Shown) -> Shown {
        Shown(self.0.wrapping_add(other.0))
    }
}

/// A price: money, the number of items, and how many of them are computers, composite materials and biotechnology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked(u64);

impl Asked {
    pub(super) fn by(price: &Price) -> Asked {
        let [computer, composite, biotech] = [price.computer, price.composite, price.biotech].map(u16::from);
        let all = computer + composite + biotech + u16::from(price.any);
        Asked(side_by_side(u16::from(price.money), [all, computer, composite, biotech]))
    }

    /// The same with more money.
    pub(crate) fn with_money(self, more: u16) -> Asked {
        Asked(self.0 + u64::from(more))
    }
}

/// What a player holds, to be compared with prices. The highest bit of every figure is set: a price that is too high takes
/// it away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held(u64);

/// The highest bit of every figure.
const MARKS: u64 = 1 << 15 | 1 << 27 | 1 << 39 | 1 << 51 | 1 << 63;

impl Held {
    /// Money, computers, composite materials and biotechnology, and Science that stands in for any of them.
    pub(crate) fn new(money: u16, items: [u8; 3], science: u8) -> Held {
        let science = u16::from(science);
        let items = items.map(|count| u16::from(count) + science);
        let all = items.iter().sum::<u16>() - 2 * science;
        let figures = side_by_side(money.min((1 << 15) - 1), [all, items[0], items[1], items[2]]);
        Held(figures | MARKS)
    }

    /// Whether it reaches every figure of a price. Science counts for each of them, so that this says enough only where
    /// there is none.
    pub(crate) fn reaches(self, price: Asked) -> bool {
        self.0.wrapping_sub(price.0) & MARKS == MARKS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_that_all_cards_can_show_adds_up() {
        let most = Printed { money: 100, computer: 9, composite: 9, biotech: 9, science: 9, rocket: 9 };
        let sum = (0..128).map(|_| Shown::on(&most)).fold(Shown::default(), |sum, shown| sum + shown);
        assert_eq!(sum.money(), 12_800);
        assert_eq!(sum.items(), [u8::MAX; 4], "there are 1,152, and more than 255 make no difference");
        let two = Shown::on(&Printed { money: 5, science: 2, ..most }) + Shown::on(&Printed::default());
        assert_eq!((two.money(), two.items()), (5, [9, 9, 9, 2]));
    }

    #[test]
    fn a_price_is_reached_when_no_figure_is_too_high() {
        let price = Price { money: 20, computer: 1, composite: 0, biotech: 2, any: 1 };
        let reaches = |money, items, science| Held::new(money, items, science).reaches(Asked::by(&price));
        assert!(reaches(20, [2, 0, 2], 0));
        assert!(reaches(u16::MAX, [u8::MAX; 3], u8::MAX));
        assert!(!reaches(19, [9, 9, 9], 0), "money");
        assert!(!reaches(99, [0, 9, 9], 0), "computers");
        assert!(!reaches(99, [9, 9, 1], 0), "biotechnology");
        assert!(!reaches(99, [1, 0, 2], 0), "the item of any kind");
        assert!(reaches(20, [0, 2, 1], 1), "one Science counts for both, and somebody has to look closer");
        assert!(!Held::new(20, [2, 0, 2], 0).reaches(Asked::by(&price).with_money(1)));
        assert!(Held::new(20, [2, 0, 2], 0).reaches(Asked::by(&Price::default())));
    }
}
