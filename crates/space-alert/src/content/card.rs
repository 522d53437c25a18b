//! Cards and numbers in the form that the resolver works with: small, without pointers, copied freely.

use super::deed::Deed;
use super::source::{
    Inaccessible, Lasting, Letter, Module, Nature, ReturnsFire, ShipSource, StoreSource, ThreatSource,
    WeaponSource,
};
use crate::ship::Mark;
use crate::{Kind, Level, Severity, Station, Stations};
use std::fmt;

/// The code of a card, at most eight letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; 8]);

impl Code {
    /// The longest code.
    pub const LONGEST: usize = 8;

    /// A code from its letters; what is too long is cut off, and the check of the content refuses it.
    pub fn new(text: &str) -> Code {
        let mut letters = [0; Code::LONGEST];
        for (letter, byte) in letters.iter_mut().zip(text.bytes().filter(u8::is_ascii)) {
            *letter = byte;
        }
        Code(letters)
    }

    /// Its letters.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|letter| *letter == 0).unwrap_or(Code::LONGEST);
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// What happens at one mark, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds([Option<Deed>; Deeds::MOST]);

impl Deeds {
    /// The most effects of one mark.
    pub const MOST: usize = 3;

    fn new(list: &[Deed]) -> Deeds {
        let mut deeds = Deeds::default();
        for (place, deed) in deeds.0.iter_mut().zip(list) {
            *place = Some(*deed);
        }
        deeds
    }

    /// Whether nothing happens.
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Every effect, in order.
    pub fn iter(self) -> impl Iterator<Item = Deed> {
        self.0.into_iter().flatten()
    }
}

/// What a threat is on board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnBoard {
    /// Nothing: it is outside.
    Outside,
    /// Somebody, or something that grows.
    Intruder {
        /// When it shoots back.
        returns_fire: ReturnsFire,
        /// Whoever destroys it is knocked out.
        drags_down: bool,
        /// Its tokens are slime.
        slime: bool,
        /// Its tokens are contamination.
        contamination: bool,
        /// Where a hit that does not destroy it sends it.
        flees_to: Option<Station>,
        /// It lives in the first person who enters a station.
        parasite: bool,
    },
    /// A system that does not work.
    Malfunction {
        /// Which; none if it can only be repaired from outside.
        letter: Option<Letter>,
        /// Extra repairs if every affected station was repaired in one turn.
        bonus: u8,
        /// How many people must repair in one turn; 0 for one.
        together: u8,
        /// Who is here when it is repaired is knocked out.
        scalds: Stations,
        /// One hit point for each rocket on board.
        rockets: bool,
        /// Damage to the ship counts twice.
        doubles_damage: bool,
        /// What it does to the ship until it is repaired.
        lasting: Lasting,
        /// The repair that ends it costs one energy.
        costs_energy: bool,
        /// It affects one of its stations, by the turn in which it appears.
        by_turn: bool,
        /// Extra repairs if exactly one crew member repaired it.
        alone: u8,
        /// How much more a repair by the leader of an active squad counts.
        leader: u8,
        /// Each repair moves everybody to the other deck.
        flips: bool,
    },
}

/// Which card lies beside a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// One that it calls in, for everybody to see: a common threat of this kind.
    Open(Kind),
    /// One that nobody sees before it appears: a common internal threat.
    Secret,
}

impl Calls {
    /// What kind of threat is called.
    pub fn kind(self) -> Kind {
        match self {
            Calls::Open(kind) => kind,
            Calls::Secret => Kind::Internal,
        }
    }
}

/// A threat card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatCard {
    /// The code in its corner.
    pub code: Code,
    /// From outside or on board.
    pub kind: Kind,
    /// How grave.
    pub severity: Severity,
    /// How hard.
    pub level: Level,
    /// Which part of the game it comes with.
    pub module: Module,
    /// Its hit points.
    pub hp: u8,
    /// Its shield points.
    pub shield: i8,
    /// How many squares it moves.
    pub speed: u8,
    /// Points for surviving it.
    pub survive: u8,
    /// Points for destroying it.
    pub destroy: u8,
    /// What it does at X, Y and Z.
    pub deeds: [Deeds; 3],
    /// What it does when the ship jumps while it is on its track.
    pub jump: Deeds,
    /// It is phased out after every other of its moves.
    pub phasing: bool,
    /// When the first point of attack or repair of a turn does nothing.
    pub inaccessible: Inaccessible,
    /// Which card lies beside it.
    pub calls: Option<Calls>,
    /// What is special about it outside.
    pub nature: Nature,
    /// What it is on board.
    pub on_board: OnBoard,
    /// Where its tokens begin.
    pub stations: Stations,
}

impl ThreatCard {
    pub(super) fn new(source: &ThreatSource) -> ThreatCard {
        let intruder = source.intruder.as_ref();
        let malfunction = source.malfunction.as_ref();
        let on_board = match (intruder, malfunction) {
            (Some(intruder), _) => OnBoard::Intruder {
                returns_fire: intruder.returns_fire,
                drags_down: intruder.drags_down,
                slime: intruder.slime,
                contamination: intruder.contamination,
                flees_to: intruder.flees_to,
                parasite: intruder.parasite,
            },
            (None, Some(malfunction)) => OnBoard::Malfunction {
                letter: malfunction.letter,
                bonus: malfunction.bonus,
                together: malfunction.together,
                scalds: malfunction.scalds.iter().copied().collect(),
                rockets: malfunction.rockets,
                doubles_damage: malfunction.doubles_damage,
                lasting: malfunction.lasting,
                costs_energy: malfunction.costs_energy,
                by_turn: malfunction.by_turn,
                alone: malfunction.alone,
                leader: malfunction.leader,
                flips: malfunction.flips,
            },
            (None, None) => OnBoard::Outside,
        };
        let stations = intruder.map(|intruder| &intruder.stations);
        let stations = stations.or(malfunction.map(|malfunction| &malfunction.stations));
        ThreatCard {
            code: Code::new(&source.id),
            kind: source.kind,
            severity: source.severity,
            level: source.level,
            module: source.module,
            hp: source.hp,
            shield: source.shield,
            speed: source.speed,
            survive: source.survive.unwrap_or(0),
            destroy: source.destroy,
            deeds: [Deeds::new(&source.x), Deeds::new(&source.y), Deeds::new(&source.z)],
            jump: Deeds::new(&source.jump),
            phasing: source.phasing,
            inaccessible: source.inaccessible,
            calls: [&source.x, &source.y, &source.z].into_iter().flatten().find_map(|deed| match deed {
                Deed::CallIn { kind, .. } => Some(Calls::Open(*kind)),
                Deed::Unleash => Some(Calls::Secret),
                _ => None,
            }),
            nature: source.nature,
            on_board,
            stations: stations.into_iter().flatten().copied().collect(),
        }
    }

    /// What it does at a mark.
    pub fn deeds(&self, mark: Mark) -> Deeds {
        self.deeds[mark as usize]
    }

    /// Whether another threat can call it: a common one that calls nothing itself.
    pub fn can_be_called(&self, kind: Kind) -> bool {
        self.kind == kind && self.severity == Severity::Common && self.calls.is_none()
    }

    /// Whether anything about it is of a kind that the base game does not know. Only then the resolver looks at rules
    /// that it otherwise need not think of.
    pub fn is_frontier(&self) -> bool {
        self.module != Module::Base
            || self.phasing
            || self.inaccessible != Inaccessible::Never
            || !self.jump.is_empty()
            || self.nature.is_frontier()
            || self.lasting() != Lasting::None
            || self.is_parasite()
            || self.deeds.iter().flat_map(|deeds| deeds.iter()).any(Deed::is_frontier)
    }

    /// Whether it lives in somebody.
    pub fn is_parasite(&self) -> bool {
        matches!(self.on_board, OnBoard::Intruder { parasite: true, .. })
    }

    /// What it does to the ship until it is repaired.
    pub fn lasting(&self) -> Lasting {
        match self.on_board {
            OnBoard::Malfunction { lasting, .. } => lasting,
            _ => Lasting::None,
        }
    }

    /// Whether it is slime.
    pub fn is_slime(&self) -> bool {
        matches!(self.on_board, OnBoard::Intruder { slime: true, .. })
    }

    /// Whether it is contamination.
    pub fn is_contamination(&self) -> bool {
        matches!(self.on_board, OnBoard::Intruder { contamination: true, .. })
    }

    /// Whether its tokens stay where they are, rather than walk about.
    pub fn stays(&self) -> bool {
        !matches!(self.on_board, OnBoard::Intruder { slime: false, contamination: false, .. })
    }
}

/// The ship's numbers, by station and zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipNumbers {
    /// The shields.
    pub shields: StoreSource,
    /// The reactors.
    pub reactors: StoreSource,
    /// Fuel capsules.
    pub fuel: u8,
    /// Rockets.
    pub rockets: u8,
    /// How strong a rocket is.
    pub rocket_strength: u8,
    /// How far a rocket reaches.
    pub rocket_range: u8,
    /// How strong interceptors are against one threat.
    pub interceptors_alone: u8,
    /// How strong interceptors are against each of several.
    pub interceptors_several: u8,
    /// How far interceptors reach.
    pub interceptors_range: u8,
    /// Points for one, two, three … people who look out of the window in one turn.
    pub visual: [u8; 5],
    /// The weapons, one per station.
    pub weapons: [WeaponSource; 6],
}

impl ShipNumbers {
    pub(super) fn new(source: &ShipSource) -> ShipNumbers {
        let weapon = |station: Station| {
            let found = source.weapons.iter().find(|weapon| weapon.station == station);
            // The check of the content makes sure that every station has one.
            found.copied().unwrap_or(WeaponSource {
                station,
                kind: super::WeaponKind::LightLaser,
                strength: 0,
                range: 0,
            })
        };
        ShipNumbers {
            shields: source.shields,
            reactors: source.reactors,
            fuel: source.fuel,
            rockets: source.rockets,
            rocket_strength: source.rocket_strength,
            rocket_range: source.rocket_range,
            interceptors_alone: source.interceptors_alone,
            interceptors_several: source.interceptors_several,
            interceptors_range: source.interceptors_range,
            visual: source.visual,
            weapons: Station::ALL.map(weapon),
        }
    }

    /// The weapon of a station.
    pub fn weapon(&self, station: Station) -> &WeaponSource {
        &self.weapons[station.index()]
    }
}
