//! Shields (SC-12): what fits into a zone, and the strength of a side.

use crate::content::{DamageCard, Ongoing, ShieldTile, ShieldsData};
use crate::{Pattern, Side, Zone};
use table::names;

names! {
    /// Why something is refused.
    ShieldsRefusal {
        /// No place is left in the zone.
        ZoneFull = "zone_full",
        /// Two of one number in the centre.
        CentrePair = "centre_pair",
        /// More tiles than were drawn.
        TooManyTiles = "too_many_tiles",
        /// More of a tile than there are.
        Supply = "supply",
        /// There is one ICE token.
        IceTwice = "ice_twice",
        /// ICE goes into outer zones only.
        IceCentre = "ice_centre",
        /// ICE lies frozen and cannot be played.
        IceFrozen = "ice_frozen",
    }
}

/// What lies in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tile.
    Tile(ShieldTile),
    /// The ICE token (SC-19.4).
    Ice,
}

/// What holds now: the box's numbers, changed by the damage in force and by frozen ICE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShieldsRules {
    /// Places by zone.
    pub places: [u8; 5],
    /// Points by pattern.
    pub points: [u8; 8],
    /// Whether a side can be doubled.
    pub doubles: [bool; 4],
    /// By how many tiles a straight counts as shorter (SC-20.22).
    pub shorter: u8,
    /// Where ICE lies black (SC-19.4).
    pub frozen: Option<Side>,
}

impl ShieldsRules {
    /// The rules under these damage cards, and with ICE frozen there.
    pub fn of<'a>(
        data: &ShieldsData,
        damage: impl IntoIterator<Item = &'a DamageCard>,
        frozen: Option<Side>,
    ) -> Self {
        let mut rules = ShieldsRules {
            places: [data.outer, data.outer, data.outer, data.outer, data.centre],
            points: [0; 8],
            doubles: [true; 4],
            shorter: 0,
            frozen,
        };
        for pattern in &data.patterns {
            rules.points[pattern.name.index()] = pattern.points;
        }
        for card in damage {
            match card.ongoing {
                Some(Ongoing::ZoneLimit { side, tiles }) => {
                    let places = &mut rules.places[side.zone().index()];
                    *places = (*places).min(tiles);
                }
                Some(Ongoing::NoDoubling { side }) => rules.doubles[side.index()] = false,
                Some(Ongoing::StraightShorter { tiles }) => rules.shorter += tiles,
                _ => {}
            }
        }
        if let Some(side) = frozen {
            // The token takes one of the places that there are, and keeps its side from doubling.
            let places = &mut rules.places[side.zone().index()];
            *places = places.saturating_sub(1);
            rules.doubles[side.index()] = false;
        }
        rules
    }

    /// Whether a piece may be added to what lies in a zone (SC-12.3, SC-19.4, SC-20.4). Whether the ICE token lies
    /// somewhere already is for the caller to know.
    pub fn check_place(&self, zone: Zone, lying: &[Piece], piece: Piece) -> Result<(), ShieldsRefusal> {
        match piece {
            Piece::Ice if self.frozen.is_some() => return Err(ShieldsRefusal::IceFrozen),
            Piece::Ice if zone == Zone::Centre => return Err(ShieldsRefusal::IceCentre),
            Piece::Ice if lying.contains(&Piece::Ice) => return Err(ShieldsRefusal::IceTwice),
            _ => {}
        }
        if lying.len() >= usize::from(self.places[zone.index()]) {
            return Err(ShieldsRefusal::ZoneFull);
        }
        if zone == Zone::Centre && lying.iter().any(|other| number(*other) == number(piece)) {
            return Err(ShieldsRefusal::CentrePair);
        }
        Ok(())
    }

    /// The strength of a side with these pieces in its zone and these in the centre (SC-12.4).
    pub fn strength(&self, side: Side, outer: &[Piece], centre: &[Piece]) -> Strength {
        let pattern = self.pattern(outer.iter().chain(centre).copied());
        let doubled = self.doubles[side.index()] && of_one_colour(outer);
        let points = pattern.map_or(0, |pattern| self.points[pattern.index()]);
        Strength { pattern, doubled, points: if doubled { points.saturating_mul(2) } else { points } }
    }

    /// The best pattern of some pieces; of equal ones the later in the table (SC-12.5).
    pub fn pattern(&self, pieces: impl Iterator<Item = Piece>) -> Option<Pattern> {
        let found = Found::of(pieces);
        let straight = found.run.saturating_sub(self.shorter);
        let has = |pattern: &&Pattern| match pattern {
            Pattern::Pair => found.pairs >= 1,
            Pattern::TwoPair => found.pairs >= 2,
            Pattern::ThreeOfAKind => found.threes >= 1,
            Pattern::FullHouse => found.threes >= 1 && found.pairs >= 2,
            Pattern::FourOfAKind => found.most >= 4,
            Pattern::Straight3 => straight >= 3,
            Pattern::Straight4 => straight >= 4,
            Pattern::Straight5 => straight >= 5,
        };
        Pattern::ALL.iter().filter(has).max_by_key(|pattern| self.points[pattern.index()]).copied()
    }
}

/// The strength of a side, and how it comes about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// The pattern that counts.
    pub pattern: Option<Pattern>,
    /// Whether the colours double it (SC-12.6).
    pub doubled: bool,
    /// Shield points.
    pub points: u8,
}

fn number(piece: Piece) -> Option<u8> {
    match piece {
        Piece::Tile(tile) => Some(tile.number),
        Piece::Ice => None,
    }
}

/// Three pieces of one colour; ICE is of any (SC-12.6, SC-19.4).
fn of_one_colour(outer: &[Piece]) -> bool {
    let mut colours = outer.iter().filter_map(|piece| match piece {
        Piece::Tile(tile) => Some(tile.colour),
        Piece::Ice => None,
    });
    let first = colours.next();
    outer.len() == 3 && colours.all(|colour| Some(colour) == first)
}

/// What there is among some numbers.
#[derive(Default)]
struct Found {
    /// Numbers that are there twice or more.
    pairs: u8,
    /// Numbers that are there three times or more.
    threes: u8,
    /// The most of one number.
    most: u8,
    /// The longest row of numbers.
    run: u8,
}

impl Found {
    fn of(pieces: impl Iterator<Item = Piece>) -> Found {
        // A side has five places; a box with larger zones still fits.
        let mut sorted = [0u8; 16];
        let mut count = 0;
        for number in pieces.filter_map(number).take(sorted.len()) {
            sorted[count] = number;
            count += 1;
        }
        let sorted = &mut sorted[..count];
        sorted.sort_unstable();
        let mut found = Found::default();
        let (mut same, mut run) = (0, 0);
        let mut last = None;
        for number in sorted.iter().copied() {
            if last == Some(number) {
                same += 1;
            } else {
                run = if last.is_some_and(|last: u8| last + 1 == number) { run + 1 } else { 1 };
                same = 1;
            }
            found.pairs += u8::from(same == 2);
            found.threes += u8::from(same == 3);
            found.most = found.most.max(same);
            found.run = found.run.max(run);
            last = Some(number);
        }
        found
    }
}
