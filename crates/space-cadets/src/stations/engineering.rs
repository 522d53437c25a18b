//! Engineering (SC-5): energy of a layout of tiles, trades, limits, absorption.

use crate::content::{Award, DamageCard, EngineeringData, EngineeringTile, Ongoing};
use crate::{Facing, Station, System};
use table::names;

names! {
    /// Why something is refused.
    EngineeringRefusal {
        /// More tiles than are drawn.
        TooManyTiles = "too_many_tiles",
        /// A tile lies there twice.
        TileTwice = "tile_twice",
        /// Two tiles in one place.
        Overlap = "overlap",
        /// Not enough to trade.
        TradeShort = "trade_short",
        /// A type traded for itself.
        TradeSame = "trade_same",
        /// There is nothing to trade in the first turn.
        TradeFirstTurn = "trade_first_turn",
        /// More than the first turn's energy.
        OverTwelve = "over_twelve",
        /// More than a station may receive.
        OverLimit = "over_limit",
    }
}

/// Energy by system.
pub type Energy = [u16; 7];

/// The station that a system belongs to (SC-5.10).
pub fn station_of(system: System) -> Station {
    match system {
        System::Helm => Station::Helm,
        System::Shields => Station::Shields,
        System::Sensors => Station::Sensors,
        System::Weapons => Station::Weapons,
        System::Tractor => Station::Tractor,
        System::Jump => Station::Jump,
        System::Repair => Station::Damage,
    }
}

/// What holds now: the box's numbers, changed by the damage in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineeringRules {
    /// Tiles drawn (SC-5.1, SC-20.9).
    pub draw: u8,
    /// The most energy for one system (SC-5.6, SC-20.25).
    pub limit: u16,
    /// Energy of one type for one of another (SC-5.7, SC-20.17).
    pub trade: u16,
    /// Energy of the first turn (SC-5.5).
    pub first_turn: u16,
    /// What Absorb cards take (SC-5.8).
    pub absorb: Energy,
}

impl EngineeringRules {
    /// The rules under these damage cards.
    pub fn of<'a>(data: &EngineeringData, damage: impl IntoIterator<Item = &'a DamageCard>) -> Self {
        let mut rules = EngineeringRules {
            draw: data.draw,
            limit: data.max_per_station.into(),
            trade: data.trade.into(),
            first_turn: data.first_turn_energy.into(),
            absorb: Energy::default(),
        };
        for card in damage {
            match card.ongoing {
                Some(Ongoing::EngineeringDraw { tiles }) => rules.draw = rules.draw.min(tiles),
                Some(Ongoing::MaxEnergy { energy }) => rules.limit = rules.limit.min(energy.into()),
                Some(Ongoing::TradeCost { cost }) => rules.trade = rules.trade.max(cost.into()),
                Some(Ongoing::Absorb { energy }) => {
                    let system = System::ALL.iter().find(|one| card.station == Some(station_of(**one)));
                    if let Some(system) = system {
                        rules.absorb[system.index()] += u16::from(energy);
                    }
                }
                _ => {}
            }
        }
        rules
    }

    /// Trades energy of one type for one of another (SC-5.7).
    pub fn trade(
        &self,
        energy: &mut Energy,
        given: System,
        wanted: System,
    ) -> Result<(), EngineeringRefusal> {
        if given == wanted {
            return Err(EngineeringRefusal::TradeSame);
        }
        let left = energy[given.index()].checked_sub(self.trade).ok_or(EngineeringRefusal::TradeShort)?;
        energy[given.index()] = left;
        energy[wanted.index()] = energy[wanted.index()].saturating_add(1);
        Ok(())
    }

    /// Whether the first turn's energy may be distributed so (SC-5.5, SC-5.6).
    pub fn check_first_turn(&self, assign: &Energy) -> Result<(), EngineeringRefusal> {
        if assign.iter().any(|energy| *energy > self.limit) {
            return Err(EngineeringRefusal::OverLimit);
        }
        if total(assign) > u32::from(self.first_turn) {
            return Err(EngineeringRefusal::OverTwelve);
        }
        Ok(())
    }

    /// Hands energy out: the limit, then batteries and capacitor, then what damage absorbs (SC-5.6, SC-5.8, SC-19.1, SC-4.6).
    pub fn hand_out(
        &self,
        energy: &Energy,
        extra: impl IntoIterator<Item = System>,
    ) -> Result<HandedOut, EngineeringRefusal> {
        let mut handed = HandedOut { lost: 0, ..HandedOut::default() };
        for (assigned, energy) in handed.assigned.iter_mut().zip(energy) {
            *assigned = (*energy).min(self.limit);
            handed.lost += u32::from(energy - *assigned);
        }
        for system in extra {
            let assigned = &mut handed.assigned[system.index()];
            if *assigned >= self.limit {
                return Err(EngineeringRefusal::OverLimit);
            }
            *assigned += 1;
        }
        for index in 0..handed.assigned.len() {
            handed.absorbed[index] = handed.assigned[index].min(self.absorb[index]);
            handed.available[index] = handed.assigned[index] - handed.absorbed[index];
        }
        Ok(handed)
    }
}

/// What the stations receive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandedOut {
    /// After the limit, batteries and capacitor included.
    pub assigned: Energy,
    /// What Absorb cards took of it.
    pub absorbed: Energy,
    /// What the stations can spend.
    pub available: Energy,
    /// Icons above the limit.
    pub lost: u32,
}

/// The icons of a tile: one in the middle, half ones north, east, south and west.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icons {
    /// In the middle.
    pub center: System,
    /// North, east, south, west.
    pub halves: [System; 4],
}

impl From<&EngineeringTile> for Icons {
    fn from(tile: &EngineeringTile) -> Icons {
        Icons { center: tile.center, halves: tile.halves }
    }
}

/// A tile as it lies: where, if it was laid, and how often turned clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Its icons.
    pub icons: Icons,
    /// Column and row.
    pub at: Option<(i64, i64)>,
    /// Quarter turns clockwise.
    pub turn: u8,
}

impl Laid {
    /// The half that looks this way.
    pub fn half(&self, facing: Facing) -> System {
        self.icons.halves[(facing.index() + 4 - usize::from(self.turn % 4)) % 4]
    }

    /// The energy of the edge it shares with another tile, if their halves are of one system (SC-5.3).
    pub fn joined(&self, other: &Laid) -> Option<System> {
        let ((x, y), (other_x, other_y)) = (self.at?, other.at?);
        let facing = match (other_x.checked_sub(x)?, other_y.checked_sub(y)?) {
            (0, -1) => Facing::North,
            (1, 0) => Facing::East,
            (0, 1) => Facing::South,
            (-1, 0) => Facing::West,
            _ => return None,
        };
        let half = self.half(facing);
        (half == other.half(facing.turned(2))).then_some(half)
    }
}

/// Whether a place is on the square board of the game (SC-5.11).
pub fn on_board(data: &EngineeringData, at: (i64, i64)) -> bool {
    let board = 0..i64::from(data.grid);
    board.contains(&at.0) && board.contains(&at.1)
}

/// Whether no tile but the one with this number lies in a place (SC-5.11).
pub fn is_free(tiles: &[Laid], at: (i64, i64), except: usize) -> bool {
    tiles.iter().enumerate().all(|(number, tile)| number == except || tile.at != Some(at))
}

/// The energy of a layout: every middle icon and every pair of equal halves (SC-5.3). Tiles never lie on each other.
pub fn icons(tiles: &[Laid]) -> Result<Energy, EngineeringRefusal> {
    let mut energy = Energy::default();
    for (number, tile) in tiles.iter().enumerate() {
        energy[tile.icons.center.index()] += 1;
        for other in &tiles[..number] {
            if tile.at.is_some() && tile.at == other.at {
                return Err(EngineeringRefusal::Overlap);
            }
            if let Some(system) = tile.joined(other) {
                energy[system.index()] += 1;
            }
        }
    }
    Ok(energy)
}

/// All energy together.
pub fn total(energy: &Energy) -> u32 {
    energy.iter().map(|each| u32::from(*each)).sum()
}

/// Points of Mission 6 for reaching a number (SC-18.13): those of the highest award reached.
pub fn award(awards: &[Award], reached: u32) -> u8 {
    let won = awards.iter().filter(|award| reached >= u32::from(award.at_least));
    won.max_by_key(|award| award.at_least).map_or(0, |award| award.points)
}
