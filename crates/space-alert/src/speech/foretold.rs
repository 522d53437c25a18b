//! What a planned turn would do, in a word and in sentences.

use super::happenings::Narrator;
use super::names::key;
use crate::content::Content;
use crate::film::rule_of_reason;
use crate::ship::{Happening, Player, Store, ThreatId, WhyNot};
use crate::state::SpaceAlert;
use serde::Serialize;
use table::Phrase;

/// One turn of a plan in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foretold {
    /// In a word, for under the card.
    pub short: Phrase,
    /// Whether nothing comes of it, or worse.
    pub bad: bool,
    /// What happens, one after the other.
    pub sentences: Vec<Phrase>,
    /// The rule by which nothing comes of it.
    pub rule: Option<String>,
}

/// Every word for a planned turn.
pub(super) const SHORT: [&str; 22] = [
    "move",
    "none",
    "nothing",
    "damage",
    "no-damage",
    "no-target",
    "destroys",
    "refuel",
    "shield",
    "energy",
    "computer",
    "look-out",
    "rocket",
    "squad",
    "fly-out",
    "stay-out",
    "land",
    "fight",
    "repair",
    "fires",
    "delayed",
    "knocked-out",
];

/// Names threats by the card that was announced; those that others call are not known before they appear.
struct Planning<'a>(&'a SpaceAlert);

impl Narrator for Planning<'_> {
    fn player(&self, phrase: Phrase, player: Player) -> Phrase {
        self.0.player(phrase, player)
    }

    fn threat_name(&self, threat: ThreatId) -> Option<String> {
        let drawn = self.0.flight.threats.get(threat.index())?;
        Some(self.0.threat_key(drawn.card))
    }

    fn turns(&self) -> u8 {
        self.0.turns()
    }

    fn printed(&self) -> &Content {
        self.0.printed()
    }
}

/// What these happenings of a planned turn come to.
pub(crate) fn foretell(game: &SpaceAlert, turn: u8, happenings: &[Happening]) -> Foretold {
    let (name, count) = short(turn, happenings);
    let bad = ["knocked-out", "no-damage", "no-target", "nothing", "delayed"].contains(&name);
    let why = happenings.iter().find_map(reason);
    let rule = why.map_or("SA-5.3", |why| rule_of_reason(why).unwrap_or("SA-5.10"));
    Foretold {
        short: Phrase::new(key("short", name)).number("count", count),
        bad,
        sentences: happenings
            .iter()
            .filter(|told| is_worth_telling(told))
            .map(|told| Planning(game).happening(told))
            .collect(),
        rule: bad.then(|| rule.to_owned()),
    }
}

fn reason(told: &Happening) -> Option<WhyNot> {
    match told {
        Happening::NoEffect { why, .. }
        | Happening::AimsAtNothing { why, .. }
        | Happening::Unharmed { why, .. } => Some(*why),
        _ => None,
    }
}

/// The word for a turn: what matters most in it, and how much of it.
fn short(turn: u8, happenings: &[Happening]) -> (&'static str, u8) {
    use Happening as H;
    let any = |wanted: fn(&H) -> bool| happenings.iter().any(wanted);
    let hits = happenings.iter().filter_map(|told| match told {
        H::Hit { damage, .. } => Some(*damage),
        _ => None,
    });
    let damage = hits.fold(0, u8::saturating_add);
    let energy = happenings.iter().find_map(|told| match told {
        H::EnergyMoved { from: Store::Fuel, blocks, extra, .. } => Some(("refuel", blocks + extra)),
        H::EnergyMoved { to: Store::Shield(_), blocks, extra, .. } => Some(("shield", blocks + extra)),
        H::EnergyMoved { blocks, extra, .. } => Some(("energy", blocks + extra)),
        _ => None,
    });
    let deed = happenings.iter().filter_map(|told| match told {
        H::ComputerMaintained { .. } => Some((0, "computer")),
        H::LooksOut { .. } => Some((1, "look-out")),
        H::RocketLaunched { .. } => Some((2, "rocket")),
        H::SquadTaken { .. } | H::SquadRevived { .. } => Some((3, "squad")),
        H::TakesOff { .. } => Some((4, "fly-out")),
        H::StaysOut { .. } => Some((5, "stay-out")),
        H::AttacksIntruder { .. } => Some((6, "fight")),
        H::Repairs { .. } | H::RepairPending { .. } => Some((7, "repair")),
        H::Fires { .. } => Some((8, "fires")),
        _ => None,
    });
    if any(|told| matches!(told, H::KnockedOut { .. })) {
        ("knocked-out", 0)
    } else if any(|told| matches!(told, H::Destroyed { .. })) {
        ("destroys", 0)
    } else if damage > 0 {
        ("damage", damage)
    } else if any(|told| matches!(told, H::Aims { .. })) {
        ("no-damage", 0)
    } else if any(|told| matches!(told, H::AimsAtNothing { .. })) {
        ("no-target", 0)
    } else if let Some(energy) = energy {
        energy
    } else if let Some((_, deed)) = deed.min() {
        (deed, 0)
    } else if any(|told| matches!(told, H::NoEffect { .. })) {
        ("nothing", 0)
    } else if happenings.iter().any(|told| matches!(told, H::Delayed { turn: late, .. } if *late == turn)) {
        ("delayed", 0)
    } else if any(|told| matches!(told, H::Moves { .. })) {
        ("move", 0)
    } else if any(|told| matches!(told, H::Returns { .. })) {
        ("land", 0)
    } else {
        ("none", 0)
    }
}

/// Whether somebody who plans wants to read it.
fn is_worth_telling(told: &Happening) -> bool {
    use Happening as H;
    matches!(
        told,
        H::NoEffect { .. }
            | H::Moves { .. }
            | H::Delayed { .. }
            | H::NotDelayed { .. }
            | H::CardLost { .. }
            | H::Fires { .. }
            | H::EnergyMoved { .. }
            | H::ComputerMaintained { .. }
            | H::LooksOut { .. }
            | H::RocketLaunched { .. }
            | H::SquadTaken { .. }
            | H::SquadRevived { .. }
            | H::SquadDisabled { .. }
            | H::TakesOff { .. }
            | H::StaysOut { .. }
            | H::Returns { .. }
            | H::Repairs { .. }
            | H::RepairPending { .. }
            | H::AttacksIntruder { .. }
            | H::ReturnsFire { .. }
            | H::KnockedOut { .. }
            | H::Aims { .. }
            | H::AimsAtNothing { .. }
            | H::Hit { .. }
            | H::Unharmed { .. }
            | H::Destroyed { .. }
    )
}
