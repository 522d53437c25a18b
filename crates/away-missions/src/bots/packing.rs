//! What a bot takes along: what everybody starts with is good, but for the orders of some missions something else is better.

use crate::agenda::Task;
use crate::command::Command;
use crate::rules::is_weapon;
use crate::scenario::ItemsMode;
use crate::state::Packed;
use crate::{AwayMissions, Item, Who};
use table::Seat;

/// Cards that are worth giving up another for in this mission.
fn wanted(game: &AwayMissions) -> Vec<Item> {
    let stuns = asks_for_stunned(game);
    let mut wanted = vec![Item::OxygenTank];
    wanted.extend(stuns.then_some(Item::StunPellet));
    wanted
}

/// Whether an Action of the mission needs Aliens that are Stunned.
fn asks_for_stunned(game: &AwayMissions) -> bool {
    let mut targets = game.mission.actions.iter().filter_map(|action| action.target.as_ref());
    targets.any(|target| target.stunned == Some(true))
}

/// The next thing to change before this chair is ready.
pub(super) fn repack(game: &AwayMissions, seat: Seat) -> Option<Command> {
    let Some(Task::SetUp) = game.agenda.last() else { return None };
    let rules = &game.mission.starting_items;
    if rules.mode == ItemsMode::ChooseThenLose || game.packing.ready.has(seat) {
        return None;
    }
    let crew = &game.packing.crew;
    let own = || crew.iter().filter(|packed| packed.seat == seat);
    // The Yeoman Stuns without an item.
    let missing = own().count() < game.quota(seat);
    if asks_for_stunned(game) && !crew.iter().any(|packed| packed.who == Who::Yeoman) {
        if missing {
            return Some(Command::Choose { who: Who::Yeoman });
        }
        if own().any(|packed| packed.who == Who::Professor) {
            return Some(Command::Release { who: Who::Professor });
        }
    }
    let wanted = wanted(game);
    for packed in own() {
        let lacking = |item: &&Item| {
            !packed.items.contains(item) && game.supply.unused.iter().any(|card| card == *item)
        };
        let Some(item) = wanted.iter().find(lacking) else { continue };
        if game.check_pack(packed, *item).is_ok() {
            return Some(Command::Take { who: packed.who, item: *item });
        }
        if packed.items.len() >= usize::from(rules.per_rocketeer)
            && let Some(spare) = spare(packed, &wanted)
        {
            return Some(Command::Return { who: packed.who, item: spare });
        }
    }
    None
}

/// The card that somebody can do without best.
fn spare(packed: &Packed, wanted: &[Item]) -> Option<Item> {
    let personal =
        |item: Item| crate::content::Content::standard().item(item).personal_of == Some(packed.who);
    let keeps = |item: &Item| wanted.contains(item) || is_weapon(*item) || personal(*item);
    packed.items.iter().rev().copied().find(|item| !keeps(item))
}
