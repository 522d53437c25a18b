//! Exchanges that a bot offers to whoever stands on the same tile: O2 for those who run out of it, components for those who can
//! assemble something with them.

use crate::command::{Command, Goods};
use crate::content::Content;
use crate::field::{Rocketeer, is_schematic};
use crate::{AwayMissions, Component, Who};

/// Everything worth offering by this Rocketeer: it costs nothing, so it comes before everything else.
pub(super) fn worth_offering(game: &AwayMissions, who: Who) -> Vec<Command> {
    let Some(own) = game.field.rocketeer(who) else { return Vec::new() };
    let mut all = Vec::new();
    for other in game.field.rocketeers_on(own.at).filter(|other| other.who != who) {
        if let Some((give, take)) = oxygen(own, other) {
            all.push(Command::Trade { who, with: other.who, give, take });
        }
        if let Some((give, take)) = parts(own, other) {
            all.push(Command::Trade { who, with: other.who, give, take });
        }
    }
    all
}

/// Half of the difference, where it is two or more: the first to suffocate loses the mission for all.
fn oxygen(own: &Rocketeer, other: &Rocketeer) -> Option<(Goods, Goods)> {
    let share = |o2: u8| Goods { o2, ..Goods::default() };
    let half = own.o2.abs_diff(other.o2) / 2;
    match half {
        0 => None,
        _ if own.o2 > other.o2 => Some((share(half), Goods::default())),
        _ => Some((Goods::default(), share(half))),
    }
}

/// Components that one of two can use for a Schematic, and the other cannot.
fn parts(own: &Rocketeer, other: &Rocketeer) -> Option<(Goods, Goods)> {
    let give = handed(own, other);
    let take = handed(other, own);
    let nothing = Goods::default();
    (give != nothing || take != nothing).then_some((give, take))
}

/// What the one hands to the other.
fn handed(from: &Rocketeer, to: &Rocketeer) -> Goods {
    let mut goods = Goods::default();
    for component in missing(to) {
        let spare = from.components.of(component) > needed(from, component);
        if spare {
            match component {
                Component::Wire => goods.wire = 1,
                Component::AlienBlood => goods.alien_blood = 1,
                Component::Mysterium => goods.mysterium = 1,
            }
        }
    }
    goods
}

/// Components of unassembled Schematics.
fn wanted(one: &Rocketeer) -> impl Iterator<Item = Component> + '_ {
    let open = one.items.iter().filter(|card| !card.analyzed && is_schematic(card.item));
    open.flat_map(|card| Content::standard().item(card.item).components.iter().copied())
}

/// Components that somebody needs for his Schematics and does not hold.
pub(super) fn missing(one: &Rocketeer) -> impl Iterator<Item = Component> + '_ {
    wanted(one).filter(|component| one.components.of(*component) == 0)
}

fn needed(one: &Rocketeer, component: Component) -> u8 {
    u8::from(wanted(one).any(|other| other == component))
}
