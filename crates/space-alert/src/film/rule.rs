//! The rule behind everything that happens, to look it up.

use crate::content::{Content, WeaponKind};
use crate::ship::{Action, By, DelayCause, Happening, Loss, Store, Tile, Weapon, WhyNot};
use crate::{Station, Zone};

/// The rule that a happening follows; nothing where no single one does.
pub(crate) fn rule_behind(content: &Content, told: &Happening) -> Option<&'static str> {
    use Happening as H;
    let kind = |station: Station| content.ship().weapon(station).kind;
    Some(match told {
        H::ThreatAppears { .. } => "SA-4.4",
        H::TokenPlaced { .. } => "SA-4.6",
        H::Trips { .. } => "SA-5.2",
        // The same reason stands in the way of different things.
        H::NoEffect { action: Some(Action::C), why: WhyNot::NoSquad | WhyNot::SquadDisabled, .. } => {
            "SA-9.10"
        }
        H::NoEffect { action: Some(Action::Bot | Action::HeroicBot), why: WhyNot::AlreadyFired, .. } => {
            "SA-24.22"
        }
        H::NoEffect { why, .. } => rule_of_reason(*why).unwrap_or("SA-5.10"),
        H::Moves { by, .. } => match by {
            By::Door => "SA-6.1",
            By::Lift => "SA-6.3",
            By::Heroic => "SA-12.1",
            By::Landing => "SA-9.15",
            By::Vortex => "SA-26.27",
        },
        H::Delayed { why, .. } => match why {
            DelayCause::LiftBusy => "SA-6.4",
            DelayCause::LiftDamaged => "SA-6.5",
            DelayCause::Slime => "SA-21.24",
            DelayCause::Computer => "SA-10.3",
            DelayCause::Tripped => "SA-5.2",
            DelayCause::InSpace => "SA-9.14",
            DelayCause::FirstHalf => "SA-24.3",
            DelayCause::Threat(_) => "SA-14.13",
        },
        H::NotDelayed { .. } => "SA-5.5",
        H::CardLost { .. } => "SA-5.4",
        H::Fires { heroic: true, .. } => "SA-12.4",
        H::Fires { station, .. } => match kind(*station) {
            WeaponKind::HeavyLaser => "SA-8.1",
            WeaponKind::Pulse => "SA-8.2",
            WeaponKind::LightLaser => "SA-8.3",
        },
        H::EnergyMoved { extra, from, to, .. } => match (extra, from, to) {
            (1.., ..) => "SA-12.5",
            (_, Store::Fuel, _) => "SA-7.3",
            (_, _, Store::Shield(_)) => "SA-7.1",
            _ => "SA-7.2",
        },
        H::ComputerMaintained { .. } => "SA-10.1",
        H::LooksOut { .. } | H::VisualConfirmed { .. } => "SA-10.5",
        H::VisualNotBetter { .. } => "SA-10.6",
        H::RocketLaunched { .. } => "SA-8.7",
        H::RocketMoves => "SA-8.8",
        H::SquadTaken { .. } => "SA-9.1",
        H::SquadRevived { .. } => "SA-9.2",
        H::SquadDisabled { .. } | H::ReturnsFire { .. } => "SA-9.6",
        H::TakesOff { .. } => "SA-9.9",
        H::StaysOut { .. } => "SA-9.12",
        H::Returns { .. } => "SA-9.15",
        H::Repairs { .. } => "SA-11.2",
        H::RepairPending { .. } => "SA-11.7",
        H::AttacksIntruder { .. } => "SA-9.4",
        H::KnockedOut { .. } => "SA-14.14",
        H::Aims { weapon, .. } => match weapon {
            Weapon::Rocket => "SA-13.5",
            Weapon::Interceptors => "SA-13.7",
            Weapon::Cannon(station) if kind(*station) == WeaponKind::Pulse => "SA-13.4",
            Weapon::Cannon(_) => "SA-13.3",
        },
        H::AimsAtNothing { why, .. } => rule_of_reason(*why).unwrap_or("SA-13.2"),
        H::Hit { .. } => "SA-13.9",
        H::Unharmed { why, .. } => rule_of_reason(*why).unwrap_or("SA-13.9"),
        H::Destroyed { .. } => "SA-13.10",
        H::Explodes { .. } | H::Retaliates { .. } => "SA-13.13",
        H::Advances { .. } => "SA-14.1",
        H::Reaches { .. } => "SA-14.3",
        H::SpeedChanges { .. } | H::ShieldChanges { .. } => "SA-14.4",
        H::Survived { .. } => "SA-14.6",
        H::Heals { .. } => "SA-14.11",
        H::IntruderMoves { .. } => "SA-14.12",
        H::Attack { .. } => "SA-15.1",
        H::InternalDamage { .. } => "SA-15.2",
        H::TileDrawn { zone: Zone::White, tile: Tile::LowerCannon } => "SA-15.5",
        H::TileDrawn { tile, .. } => match tile {
            Tile::UpperCannon | Tile::LowerCannon => "SA-15.4",
            Tile::Shield | Tile::Reactor => "SA-15.6",
            Tile::Gravolift => "SA-15.8",
            Tile::Structure => "SA-15.9",
        },
        H::PhasesOut { .. } | H::PhasesIn { .. } => "SA-24.6",
        H::ChangesZone { .. } => "SA-24.13",
        H::CallsIn { .. } => "SA-24.15",
        H::ActsAtJump { .. } => "SA-25.7",
        H::SlowsDown { .. } => "SA-25.20",
        H::DronePlaced { .. } | H::Poisoned { .. } => "SA-26.5",
        H::MinePlaced { .. } => "SA-26.10",
        H::TrapsGone { .. } => "SA-26.11",
        H::Backfires { .. } => "SA-26.14",
        H::Infected { .. } => "SA-26.22",
        H::CardRepeated { .. } | H::CardNotRepeated { .. } => "SA-26.26",
        H::Wrecks { .. } | H::MendsSystem { .. } => "SA-26.32",
        H::FindsHost { .. } => "SA-26.34",
        H::CheckPassed { .. } => "SA-4.3",
        H::CheckFailed { .. } => "SA-10.3",
        H::Lost { loss: Loss::Zone { .. } } => "SA-15.10",
        H::Lost { loss: Loss::Doom { .. } } => "SA-4.8",
        H::Jumps => "SA-16.4",
        H::TurnBegins { .. }
        | H::TokenRemoved { .. }
        | H::Acts { .. }
        | H::StoredSquadDisabled { .. }
        | H::InterceptorsLost
        | H::Burnt { .. }
        | H::NothingDone { .. }
        | H::Changes { .. }
        | H::CryoshieldBreaks { .. }
        | H::EnergyLost { .. }
        | H::EnergyDiverted { .. }
        | H::FuelLost
        | H::RocketLost
        | H::ShieldAdds { .. } => return None,
    })
}

/// The rule by which nothing came of something; nothing where it depends on what was tried.
pub(crate) fn rule_of_reason(why: WhyNot) -> Option<&'static str> {
    Some(match why {
        WhyNot::NoCard => "SA-2.4",
        WhyNot::KnockedOut => "SA-5.9",
        WhyNot::Hull => "SA-6.2",
        WhyNot::Full => "SA-7.1",
        WhyNot::NoFuel => "SA-7.3",
        WhyNot::NoEnergy => "SA-8.4",
        WhyNot::AlreadyFired => "SA-8.5",
        WhyNot::NoRocket | WhyNot::RocketTrackBusy => "SA-8.7",
        WhyNot::SquadActive | WhyNot::StorageEmpty => "SA-9.3",
        WhyNot::NoSquad | WhyNot::SquadDisabled | WhyNot::NoIntruder => "SA-9.7",
        WhyNot::SpaceTaken => "SA-9.10",
        WhyNot::InterceptorsLost => "SA-20.31",
        WhyNot::AlreadyMaintained | WhyNot::NoCheckNow => "SA-10.2",
        WhyNot::Unrepairable => "SA-11.5",
        WhyNot::AlreadyThere => "SA-12.3",
        WhyNot::NoTarget => "SA-13.3",
        WhyNot::Absorbed => "SA-13.9",
        _ => return None,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot run fails")]
mod tests {
    use super::*;
    use crate::ship::Mark;
    use crate::ship::ThreatId;
    use std::collections::BTreeSet;

    /// The numbers in this file that stand in the rules.
    fn written() -> BTreeSet<String> {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/space-alert.md");
        let text = std::fs::read_to_string(path).unwrap();
        let words =
            text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '.');
        words.map(|word| word.trim_matches('.').to_owned()).filter(|word| word.starts_with("SA-")).collect()
    }

    #[test]
    fn every_reason_cites_a_rule_that_is_written() {
        let written = written();
        for rule in WhyNot::ALL.into_iter().filter_map(rule_of_reason) {
            assert!(written.contains(rule), "{rule}");
        }
    }

    #[test]
    fn rules_follow_what_happened() {
        let content = Content::standard();
        let rule = |told| rule_behind(content, &told);
        let fires = |station| Happening::Fires { player: 0, station, heroic: false };
        assert_eq!(rule(fires(Station::UpperBlue)), Some("SA-8.1"));
        assert_eq!(rule(fires(Station::LowerWhite)), Some("SA-8.2"));
        assert_eq!(rule(fires(Station::LowerRed)), Some("SA-8.3"));
        let nothing = |why| Happening::NoEffect { player: 0, action: None, why };
        assert_eq!(rule(nothing(WhyNot::NoEnergy)), Some("SA-8.4"));
        assert_eq!(rule(nothing(WhyNot::NotInUse)), Some("SA-5.10"));
        let in_vain = |action, why| Happening::NoEffect { player: 0, action: Some(action), why };
        assert_eq!(rule(in_vain(Action::Bot, WhyNot::NoSquad)), Some("SA-9.7"));
        assert_eq!(rule(in_vain(Action::C, WhyNot::NoSquad)), Some("SA-9.10"));
        assert_eq!(rule(in_vain(Action::A, WhyNot::AlreadyFired)), Some("SA-8.5"));
        assert_eq!(rule(in_vain(Action::Bot, WhyNot::AlreadyFired)), Some("SA-24.22"));
        assert_eq!(rule(Happening::TurnBegins { turn: 1 }), None);
        let reaches = Happening::Reaches { threat: ThreatId(0), mark: Mark::X, square: 4 };
        assert_eq!(rule(reaches), Some("SA-14.3"));
    }
}
