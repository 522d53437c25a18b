//! Why a command is refused. Every refusal names its rule.

use serde::Serialize;
use thiserror::Error;

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[error("{}", self.name())]
#[allow(missing_docs, reason = "each variant is a sentence in the locales")]
pub enum Refusal {
    NoSuchSeat,
    GameOver,
    NotBriefing,
    AlreadyReady,
    NotCaptain,
    OrderIncomplete,
    CaptainFirst,
    NotActionRound,
    NoSuchMember,
    NotYourBoard,
    NoSuchTurn,
    PhaseOver { turn: u8 },
    PhaseToCome { turn: u8 },
    NotYourCard,
    SpaceTaken { turn: u8 },
    NothingThere { turn: u8 },
    CannotTakeBack,
    HeroicStays,
    NotItsHeroic,
    LastPhase,
    SoloFollowsTheTrack,
    NoIncomingData,
    NoDataTransfer,
    AlreadyGave,
    HeroicNotTransferred,
    NotToYourself,
    NobodyThere,
    NotYourThreat,
    NothingToConfirm,
    CommunicationsDown,
    CannotAskThat,
    NoSuchToken,
    NoSuchSpot,
    TooEarlyToEnd,
    AlreadySaid,
    NotResolution,
    NoCardToTrip,
    NoArrow,
    AlreadyTripped,
    NotBetweenMissions,
    AlreadyProposed,
    NoRedThreats,
    NotYourRepair,
    KnockedOut,
    NoSuchDamage,
    ZoneRepaired,
    NoDisabledSquad,
    NoSquadToStore,
    NotAStore,
}

impl Refusal {
    /// Every refusal, one of each.
    pub const ALL: [Refusal; 49] = {
        use Refusal as R;
        [
            R::NoSuchSeat,
            R::GameOver,
            R::NotBriefing,
            R::AlreadyReady,
            R::NotCaptain,
            R::OrderIncomplete,
            R::CaptainFirst,
            R::NotActionRound,
            R::NoSuchMember,
            R::NotYourBoard,
            R::NoSuchTurn,
            R::PhaseOver { turn: 1 },
            R::PhaseToCome { turn: 1 },
            R::NotYourCard,
            R::SpaceTaken { turn: 1 },
            R::NothingThere { turn: 1 },
            R::CannotTakeBack,
            R::HeroicStays,
            R::NotItsHeroic,
            R::LastPhase,
            R::SoloFollowsTheTrack,
            R::NoIncomingData,
            R::NoDataTransfer,
            R::AlreadyGave,
            R::HeroicNotTransferred,
            R::NotToYourself,
            R::NobodyThere,
            R::NotYourThreat,
            R::NothingToConfirm,
            R::CommunicationsDown,
            R::CannotAskThat,
            R::NoSuchToken,
            R::NoSuchSpot,
            R::TooEarlyToEnd,
            R::AlreadySaid,
            R::NotResolution,
            R::NoCardToTrip,
            R::NoArrow,
            R::AlreadyTripped,
            R::NotBetweenMissions,
            R::AlreadyProposed,
            R::NoRedThreats,
            R::NotYourRepair,
            R::KnockedOut,
            R::NoSuchDamage,
            R::ZoneRepaired,
            R::NoDisabledSquad,
            R::NoSquadToStore,
            R::NotAStore,
        ]
    };

    /// The name used in message keys, and the rule that forbids the command.
    fn entry(&self) -> (&'static str, &'static str) {
        use Refusal as R;
        match self {
            R::NoSuchSeat => ("no-such-seat", "SA-1.1"),
            R::GameOver => ("game-over", "SA-16.4"),
            R::NotBriefing => ("not-briefing", "SA-1.3"),
            R::AlreadyReady => ("already-ready", "SA-3.1"),
            R::NotCaptain => ("not-captain", "SA-1.2"),
            R::OrderIncomplete => ("order-incomplete", "SA-1.2"),
            R::CaptainFirst => ("captain-first", "SA-1.2"),
            R::NotActionRound => ("not-action-round", "SA-2.1"),
            R::NoSuchMember => ("no-such-member", "SA-1.1"),
            R::NotYourBoard => ("not-your-board", "SA-2.2"),
            R::NoSuchTurn => ("no-such-turn", "SA-2.1"),
            R::PhaseOver { .. } => ("phase-over", "SA-2.7"),
            R::PhaseToCome { .. } => ("phase-to-come", "SA-2.2"),
            R::NotYourCard => ("not-your-card", "SA-2.2"),
            R::SpaceTaken { .. } => ("space-taken", "SA-17.7"),
            R::NothingThere { .. } => ("nothing-there", "SA-2.5"),
            R::CannotTakeBack => ("cannot-take-back", "SA-17.7"),
            R::HeroicStays => ("heroic-stays", "SA-17.8"),
            R::NotItsHeroic => ("not-its-heroic", "SA-17.5"),
            R::LastPhase => ("last-phase", "SA-2.9"),
            R::SoloFollowsTheTrack => ("solo-follows-the-track", "SA-17.14"),
            R::NoIncomingData => ("no-incoming-data", "SA-3.5"),
            R::NoDataTransfer => ("no-data-transfer", "SA-3.6"),
            R::AlreadyGave => ("already-gave", "SA-3.6"),
            R::HeroicNotTransferred => ("heroic-not-transferred", "SA-3.7"),
            R::NotToYourself => ("not-to-yourself", "SA-3.6"),
            R::NobodyThere => ("nobody-there", "SA-3.6"),
            R::NotYourThreat => ("not-your-threat", "SA-3.2"),
            R::NothingToConfirm => ("nothing-to-confirm", "SA-3.2"),
            R::CommunicationsDown => ("communications-down", "SA-3.8"),
            R::CannotAskThat => ("cannot-ask-that", "SA-2.12"),
            R::NoSuchToken => ("no-such-token", "SA-2.12"),
            R::NoSuchSpot => ("no-such-spot", "SA-2.12"),
            R::TooEarlyToEnd => ("too-early-to-end", "SA-3.13"),
            R::AlreadySaid => ("already-said", "SA-3.13"),
            R::NotResolution => ("not-resolution", "SA-4.1"),
            R::NoCardToTrip => ("no-card-to-trip", "SA-5.2"),
            R::NoArrow => ("no-arrow", "SA-5.2"),
            R::AlreadyTripped => ("already-tripped", "SA-5.2"),
            R::NotBetweenMissions => ("not-between-missions", "SA-19.1"),
            R::AlreadyProposed => ("already-proposed", "SA-19.2"),
            R::NoRedThreats => ("no-red-threats", "SA-24.5"),
            R::NotYourRepair => ("not-your-repair", "SA-19.6"),
            R::KnockedOut => ("knocked-out", "SA-19.7"),
            R::NoSuchDamage => ("no-such-damage", "SA-19.6"),
            R::ZoneRepaired => ("zone-repaired", "SA-19.8"),
            R::NoDisabledSquad => ("no-disabled-squad", "SA-19.6"),
            R::NoSquadToStore => ("no-squad-to-store", "SA-19.12"),
            R::NotAStore => ("not-a-store", "SA-19.12"),
        }
    }

    /// The name used in message keys.
    pub fn name(&self) -> &'static str {
        self.entry().0
    }
}

impl table::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        self.entry().1
    }
}
