//! What a moment of the film is about: what lights up on the drawing, and who shoots at whom.

use crate::content::Letter;
use crate::ship::{By, Happening, Loss, Mark, Player, Store, ThreatId, Tile, Weapon};
use crate::{Station, Zone};
use serde::{Deserialize, Serialize};

/// Something that lights up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: which station, which zone")]
pub enum Light {
    Station { station: Station },
    System { station: Station, letter: Letter },
    Zone { zone: Zone },
    Figure { player: Player },
    Threat { threat: ThreatId, mark: Option<Mark> },
    Tile { zone: Zone, tile: Tile },
    Lift { zone: Zone },
    Rocket,
}

/// A line from one thing to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: from where, at which threat, how strong")]
pub enum Beam {
    /// Out of the ship.
    Shot { from: Weapon, threat: ThreatId, strength: u8 },
    /// Into it; so much comes through.
    Attack { threat: ThreatId, zone: Zone, strength: u8, through: u8 },
}

const COMPUTER: Light = system(Station::UpperWhite, Letter::C);
const WINDOW: Light = system(Station::LowerWhite, Letter::C);
const ROCKETS: Light = system(Station::LowerBlue, Letter::C);
const FUEL: Light = system(Station::LowerWhite, Letter::B);

const fn system(station: Station, letter: Letter) -> Light {
    Light::System { station, letter }
}

fn upper(zone: Zone) -> Station {
    Station::ALL[zone.index()]
}

fn lower(zone: Zone) -> Station {
    upper(zone).other_deck()
}

fn store(store: Store) -> Light {
    match store {
        Store::Fuel => FUEL,
        Store::Shield(zone) => system(upper(zone), Letter::B),
        Store::Reactor(zone) => system(lower(zone), Letter::B),
    }
}

/// What a damage tile covers.
fn covered(zone: Zone, tile: Tile) -> Option<Light> {
    match tile {
        Tile::UpperCannon => Some(system(upper(zone), Letter::A)),
        Tile::LowerCannon => Some(system(lower(zone), Letter::A)),
        Tile::Shield => Some(system(upper(zone), Letter::B)),
        Tile::Reactor => Some(system(lower(zone), Letter::B)),
        Tile::Gravolift => Some(Light::Lift { zone }),
        Tile::Structure => None,
    }
}

/// The lights and lines of a happening; `earlier` is what happened before it in the same step.
pub(super) fn of(told: &Happening, earlier: &[Happening]) -> (Vec<Light>, Vec<Beam>) {
    use Happening as H;
    let mut lights: Vec<Light> = Vec::new();
    lights.extend(player_of(told).map(|player| Light::Figure { player }));
    lights.extend(threat_of(told).map(|threat| match told {
        H::Reaches { mark, .. } => Light::Threat { threat, mark: Some(*mark) },
        _ => Light::Threat { threat, mark: None },
    }));
    let mut beams: Vec<Beam> = Vec::new();
    match *told {
        H::Fires { station, .. } => lights.push(system(station, Letter::A)),
        H::EnergyMoved { from, to, .. } | H::EnergyDiverted { from, to, .. } => {
            lights.extend([store(from), store(to)]);
        }
        H::EnergyLost { from, .. } => lights.push(store(from)),
        H::ComputerMaintained { .. } | H::CheckPassed { .. } | H::CheckFailed { .. } => lights.push(COMPUTER),
        H::LooksOut { .. } | H::VisualConfirmed { .. } => lights.push(WINDOW),
        H::RocketLaunched { .. } => lights.extend([ROCKETS, Light::Rocket]),
        H::SquadTaken { station, .. } => lights.push(system(station, Letter::C)),
        H::TokenPlaced { station, .. }
        | H::TokenRemoved { station, .. }
        | H::AttacksIntruder { station, .. } => {
            lights.push(Light::Station { station });
        }
        H::IntruderMoves { to, .. } => lights.push(Light::Station { station: to }),
        H::Moves { to, by: By::Lift, .. } => lights.push(Light::Lift { zone: to.zone() }),
        H::Aims { weapon, threat, strength } => beams.push(Beam::Shot { from: weapon, threat, strength }),
        H::Hit { threat: target, .. } | H::Unharmed { threat: target, .. } => {
            beams.extend(earlier.iter().filter_map(|before| match *before {
                H::Aims { weapon, threat, strength } if threat == target => {
                    Some(Beam::Shot { from: weapon, threat, strength })
                }
                _ => None,
            }));
        }
        H::Attack { threat, zone, strength, tiles, .. } => {
            lights.push(Light::Zone { zone });
            beams.push(Beam::Attack { threat, zone, strength, through: tiles });
        }
        H::InternalDamage { zone, .. } | H::Lost { loss: Loss::Zone { zone, .. } } => {
            lights.push(Light::Zone { zone });
        }
        H::TileDrawn { zone, tile } => {
            lights.push(Light::Tile { zone, tile });
            lights.extend(covered(zone, tile));
        }
        _ => {}
    }
    (lights, beams)
}

/// Whom a happening is about.
fn player_of(told: &Happening) -> Option<Player> {
    use Happening as H;
    match *told {
        H::Acts { player, .. }
        | H::Trips { player, .. }
        | H::NoEffect { player, .. }
        | H::Moves { player, .. }
        | H::Delayed { player, .. }
        | H::NotDelayed { player, .. }
        | H::CardLost { player }
        | H::Fires { player, .. }
        | H::EnergyMoved { player, .. }
        | H::ComputerMaintained { player, .. }
        | H::LooksOut { player, .. }
        | H::RocketLaunched { player, .. }
        | H::SquadTaken { player, .. }
        | H::SquadRevived { player }
        | H::SquadDisabled { player }
        | H::TakesOff { player }
        | H::StaysOut { player }
        | H::Returns { player }
        | H::RepairPending { player, .. }
        | H::AttacksIntruder { player, .. }
        | H::ReturnsFire { player, .. }
        | H::KnockedOut { player, .. }
        | H::Poisoned { player, .. }
        | H::Infected { player, .. }
        | H::FindsHost { player, .. }
        | H::MendsSystem { player, .. }
        | H::CardRepeated { player, .. }
        | H::CardNotRepeated { player, .. } => Some(player),
        H::Repairs { player, .. } => player,
        _ => None,
    }
}

/// Which threat a happening is about.
fn threat_of(told: &Happening) -> Option<ThreatId> {
    use Happening as H;
    match *told {
        H::ThreatAppears { threat, .. }
        | H::TokenPlaced { threat, .. }
        | H::TokenRemoved { threat, .. }
        | H::Repairs { threat, .. }
        | H::RepairPending { threat, .. }
        | H::AttacksIntruder { threat, .. }
        | H::ReturnsFire { threat, .. }
        | H::Aims { threat, .. }
        | H::Hit { threat, .. }
        | H::Unharmed { threat, .. }
        | H::Burnt { threat, .. }
        | H::Destroyed { threat, .. }
        | H::Explodes { threat }
        | H::Retaliates { threat }
        | H::Advances { threat, .. }
        | H::Reaches { threat, .. }
        | H::NothingDone { threat, .. }
        | H::Changes { threat }
        | H::SpeedChanges { threat, .. }
        | H::ShieldChanges { threat, .. }
        | H::Heals { threat, .. }
        | H::CryoshieldBreaks { threat }
        | H::Survived { threat, .. }
        | H::Attack { threat, .. }
        | H::InternalDamage { threat, .. }
        | H::IntruderMoves { threat, .. }
        | H::PhasesOut { threat }
        | H::PhasesIn { threat }
        | H::ChangesZone { threat, .. }
        | H::CallsIn { threat, .. }
        | H::ActsAtJump { threat }
        | H::SlowsDown { threat, .. }
        | H::Backfires { threat }
        | H::DronePlaced { threat, .. }
        | H::MinePlaced { threat, .. }
        | H::TrapsGone { threat }
        | H::Poisoned { threat, .. }
        | H::Infected { threat, .. }
        | H::FindsHost { threat, .. }
        | H::Wrecks { threat, .. }
        | H::MendsSystem { threat, .. }
        | H::CardRepeated { threat, .. }
        | H::CardNotRepeated { threat, .. } => Some(threat),
        _ => None,
    }
}
