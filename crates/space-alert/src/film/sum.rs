//! The sums behind hits and attacks.

use crate::content::{Content, WeaponKind};
use crate::ship::{Happening, Weapon};
use serde::{Deserialize, Serialize};

/// What a figure of a sum is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TermName {
    /// A laser.
    Laser,
    /// The pulse cannon.
    Pulse,
    /// A rocket.
    Rocket,
    /// The interceptors.
    Interceptors,
    /// Several weapons together.
    Strength,
    /// An attack on the ship.
    Attack,
    /// A shield.
    Shield,
    /// What comes through.
    Damage,
}

/// One figure of a sum; what is taken away is negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Term {
    /// What it is.
    pub name: TermName,
    /// What it adds to the sum, or takes from it.
    pub value: i16,
}

/// A sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sum {
    /// What is added up.
    pub terms: Vec<Term>,
    /// What it comes to.
    pub result: Term,
}

impl Sum {
    /// The sum behind a happening, if there is one; `earlier` is what happened before it in the same step.
    pub(super) fn behind(content: &Content, told: &Happening, earlier: &[Happening]) -> Option<Sum> {
        match *told {
            Happening::Hit { threat: target, strength, shield, damage, .. } => {
                let shots = earlier.iter().filter_map(|before| match *before {
                    Happening::Aims { weapon, threat, strength } if threat == target => {
                        Some(Term { name: weapon_name(content, weapon), value: strength.into() })
                    }
                    _ => None,
                });
                let mut terms: Vec<Term> = shots.collect();
                if terms.iter().map(|term| term.value).sum::<i16>() != i16::from(strength) {
                    terms = vec![Term { name: TermName::Strength, value: strength.into() }];
                }
                terms.push(Term { name: TermName::Shield, value: -i16::from(shield) });
                Some(Sum { terms, result: Term { name: TermName::Damage, value: damage.into() } })
            }
            Happening::Attack { strength, absorbed, .. } => {
                let through = strength.saturating_sub(absorbed);
                Some(Sum {
                    terms: vec![
                        Term { name: TermName::Attack, value: strength.into() },
                        Term { name: TermName::Shield, value: -i16::from(absorbed) },
                    ],
                    result: Term { name: TermName::Damage, value: through.into() },
                })
            }
            _ => None,
        }
    }
}

fn weapon_name(content: &Content, weapon: Weapon) -> TermName {
    match weapon {
        Weapon::Rocket => TermName::Rocket,
        Weapon::Interceptors => TermName::Interceptors,
        Weapon::Cannon(station) if content.ship().weapon(station).kind == WeaponKind::Pulse => {
            TermName::Pulse
        }
        Weapon::Cannon(_) => TermName::Laser,
    }
}
