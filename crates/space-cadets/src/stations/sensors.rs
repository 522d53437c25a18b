//! Sensors (SC-8): target cards, pulls from the bag, points and what they buy.

use crate::content::{DamageCard, Ongoing, SensorsData};
use crate::{Column, Lock, Slot, Spend};
use table::names;

names! {
    /// Why something is refused.
    SensorsRefusal {
        /// An object in two slots.
        TargetTwice = "target_twice",
        /// A target card laid out twice.
        CardTwice = "card_twice",
        /// More target cards than energy.
        TooManyCards = "too_many_cards",
        /// Cloak takes its number of cards or none.
        CloakNeedsTwo = "cloak_needs_two",
        /// More pulls than target cards.
        TooManyPulls = "too_many_pulls",
        /// A tile pulled twice.
        TileTwice = "tile_twice",
        /// A tile that matches cannot block.
        MustMatch = "must_match",
        /// The card to block is not free.
        CardTaken = "card_taken",
        /// The slot is empty.
        NoTarget = "no_target",
        /// Too few points.
        NotEnoughPoints = "not_enough_points",
        /// There is a Lock already.
        AlreadyLocked = "already_locked",
        /// There is no Lock.
        NoLock = "no_lock",
        /// No Lock can be gained under Cloak.
        Cloaked = "cloaked",
        /// Damage bars Superlocks.
        SuperlockBarred = "superlock_barred",
    }
}

/// What holds now: prices, changed by the damage in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SensorsRules {
    lock: u8,
    superlock: u8,
    upgrade: u8,
    break_lock: u8,
    scan: u8,
    cloak_cards: u8,
    superlocks: bool,
}

impl SensorsRules {
    /// The rules under these damage cards (SC-20.3, SC-20.19).
    pub fn of<'a>(data: &SensorsData, damage: impl IntoIterator<Item = &'a DamageCard>) -> Self {
        let mut rules = SensorsRules {
            lock: data.lock,
            superlock: data.superlock,
            upgrade: data.upgrade,
            break_lock: data.break_lock,
            scan: data.sector_scan,
            cloak_cards: data.cloak_cards,
            superlocks: true,
        };
        for card in damage {
            match card.ongoing {
                Some(Ongoing::ScanCost { points }) => rules.scan = rules.scan.max(points),
                Some(Ongoing::NoSuperlocks) => rules.superlocks = false,
                _ => {}
            }
        }
        rules
    }

    /// What something costs (SC-8.6, SC-8.8).
    pub fn price(&self, spend: Spend) -> u8 {
        match spend {
            Spend::Lock => self.lock,
            Spend::Superlock => self.superlock,
            Spend::Upgrade => self.upgrade,
            Spend::Break => self.break_lock,
            Spend::Scan => self.scan,
        }
    }

    /// Whether these target cards may be laid out with so much energy (SC-8.2, SC-19.3).
    pub fn check_cards(&self, energy: u8, cards: &[TargetCard]) -> Result<(), SensorsRefusal> {
        if cards.len() > usize::from(energy) {
            return Err(SensorsRefusal::TooManyCards);
        }
        for (number, card) in cards.iter().enumerate() {
            if cards[..number].iter().any(|other| other.shape == card.shape) {
                return Err(SensorsRefusal::CardTwice);
            }
        }
        let cloak = cards.iter().filter(|card| card.column == Column::Cloak).count();
        if cloak != 0 && cloak != usize::from(self.cloak_cards) {
            return Err(SensorsRefusal::CloakNeedsTwo);
        }
        Ok(())
    }
}

names! {
    /// What lies on a target card.
    Cover {
        /// Nothing.
        Free = "free",
        /// The tile of its shape.
        Matched = "matched",
        /// Another tile.
        Blocked = "blocked",
    }
}

/// A target card where it lies. Shapes are numbers: whoever calls says what they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetCard {
    /// Its shape.
    pub shape: u8,
    /// Where it lies.
    pub column: Column,
    /// What lies on it.
    pub cover: Cover,
}

/// What became of a pulled tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulled {
    /// It lies on its card, the one with this number.
    Matched(usize),
    /// It covers this card.
    Blocked(usize),
    /// It matches nothing; somebody must say which card it covers.
    NeedsBlock,
}

/// Puts a pulled tile onto a card: its own if that is free, otherwise the one that is named (SC-8.3).
pub fn pull(cards: &mut [TargetCard], shape: u8, blocks: Option<u8>) -> Result<Pulled, SensorsRefusal> {
    let free = |cards: &[TargetCard], wanted: u8| {
        cards.iter().position(|card| card.shape == wanted && card.cover == Cover::Free)
    };
    if cards.iter().all(|card| card.cover != Cover::Free) {
        return Err(SensorsRefusal::TooManyPulls);
    }
    match (free(cards, shape), blocks) {
        (Some(_), Some(_)) => Err(SensorsRefusal::MustMatch),
        (Some(own), None) => {
            cards[own].cover = Cover::Matched;
            Ok(Pulled::Matched(own))
        }
        (None, None) => Ok(Pulled::NeedsBlock),
        (None, Some(blocks)) => {
            let covered = free(cards, blocks).ok_or(SensorsRefusal::CardTaken)?;
            cards[covered].cover = Cover::Blocked;
            Ok(Pulled::Blocked(covered))
        }
    }
}

/// Points by column (SC-8.5).
pub type Points = [u8; 5];

/// The points of what was matched.
pub fn points(cards: &[TargetCard]) -> Points {
    let mut points = Points::default();
    for card in cards.iter().filter(|card| card.cover == Cover::Matched) {
        points[card.column.index()] += 1;
    }
    points
}

/// A target in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// What the crew has on it.
    pub lock: Lock,
    /// Whether it has lock on the ship.
    pub enemy_locked: bool,
    /// Whether nothing breaks its lock (SC-8.7).
    pub unbreakable: bool,
    /// Whether Locks on it end with the turn (SC-16.11).
    pub fades: bool,
}

/// The sensor display in Step 4: points are spent, Locks won and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Display {
    /// The targets by slot.
    pub aims: [Option<Aim>; 3],
    /// Points still to be spent, by column.
    pub points: Points,
    /// Whether the ship is cloaked.
    pub cloak: bool,
    /// Tiles to be scanned.
    pub scans: u8,
}

impl Display {
    /// The display as Step 4 finds it. Under Cloak all Locks are gone (SC-19.3).
    pub fn new(rules: &SensorsRules, aims: [Option<Aim>; 3], points: Points) -> Display {
        let cloak = points[Column::Cloak.index()] >= rules.cloak_cards.max(1);
        let mut display = Display { aims, points, cloak, scans: 0 };
        if cloak {
            display.aims.iter_mut().flatten().for_each(|aim| aim.lock = Lock::None);
        }
        display
    }

    /// The column that pays.
    fn payer(spend: Spend, slot: Slot) -> Column {
        if spend == Spend::Scan { Column::Scan } else { slot.column() }
    }

    /// Whether points may be spent so. A scan needs no slot; any will do.
    pub fn check(&self, rules: &SensorsRules, spend: Spend, slot: Slot) -> Result<(), SensorsRefusal> {
        let aim = self.aims[slot.index()];
        if spend != Spend::Scan && aim.is_none() {
            return Err(SensorsRefusal::NoTarget);
        }
        let gains = matches!(spend, Spend::Lock | Spend::Superlock | Spend::Upgrade);
        if gains && self.cloak {
            return Err(SensorsRefusal::Cloaked);
        }
        if matches!(spend, Spend::Superlock | Spend::Upgrade) && !rules.superlocks {
            return Err(SensorsRefusal::SuperlockBarred);
        }
        match (spend, aim.map(|aim| aim.lock)) {
            (Spend::Lock | Spend::Superlock, Some(Lock::Lock | Lock::Superlock))
            | (Spend::Upgrade, Some(Lock::Superlock)) => return Err(SensorsRefusal::AlreadyLocked),
            (Spend::Upgrade, Some(Lock::None)) => return Err(SensorsRefusal::NoLock),
            _ => {}
        }
        if self.points[Display::payer(spend, slot).index()] < rules.price(spend) {
            return Err(SensorsRefusal::NotEnoughPoints);
        }
        Ok(())
    }

    /// Spends points. Says whether an enemy lost its lock on the ship by it.
    pub fn spend(&mut self, rules: &SensorsRules, spend: Spend, slot: Slot) -> Result<bool, SensorsRefusal> {
        self.check(rules, spend, slot)?;
        self.points[Display::payer(spend, slot).index()] -= rules.price(spend);
        let mut broken = false;
        match (spend, &mut self.aims[slot.index()]) {
            (Spend::Scan, _) => self.scans += 1,
            (Spend::Lock, Some(aim)) => aim.lock = Lock::Lock,
            (Spend::Superlock | Spend::Upgrade, Some(aim)) => aim.lock = Lock::Superlock,
            (Spend::Break, Some(aim)) if aim.enemy_locked && !aim.unbreakable => {
                aim.enemy_locked = false;
                broken = true;
            }
            _ => {}
        }
        Ok(broken)
    }

    /// The Focusing Crystal: a Lock counts as a Superlock until the end of the turn (SC-4.4).
    pub fn focus(&mut self, slot: Slot) -> Result<(), SensorsRefusal> {
        let aim = self.aims[slot.index()].as_mut().ok_or(SensorsRefusal::NoTarget)?;
        match aim.lock {
            Lock::None => Err(SensorsRefusal::NoLock),
            Lock::Superlock => Err(SensorsRefusal::AlreadyLocked),
            Lock::Lock => {
                aim.lock = Lock::Superlock;
                Ok(())
            }
        }
    }
}

impl Aim {
    /// The Lock with which the next turn begins (SC-8.10, SC-16.11).
    pub fn next_turn(&self) -> Lock {
        match self.lock {
            _ if self.fades => Lock::None,
            Lock::Superlock => Lock::Lock,
            lock => lock,
        }
    }
}
