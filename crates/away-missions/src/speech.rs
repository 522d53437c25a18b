//! Which message says what: keys and arguments only, never a sentence.

pub(crate) mod steps;

use crate::agenda::Kind;
use crate::aliens::Happening;
use crate::bots::ROSTER;
use crate::command::Overkill;
use crate::event::{Event, Trial};
use crate::field::{AlienId, Field, TileId};
use crate::position::PositionWrong;
use crate::setup::{SETUP_ERRORS, Setup};
use crate::state::End;
use crate::talk::{Deed, Reason};
use crate::{
    AlienType, AwayMissions, BossType, Component, EventKind, HatchState, Item, Mode, Refusal, Room, Slot, Who,
};
use table::{Arg, GameSetup, Phrase, Said};

/// The message with the name of something.
fn named(group: &str, name: &str) -> String {
    format!("away-missions-{group}-{}", name.replace('_', "-"))
}

/// A Rocketeer's name.
pub(crate) fn who_key(who: Who) -> String {
    named("rocketeer", who.name())
}

/// An AP marker's name.
fn slot_key(slot: Slot) -> String {
    named("ap", slot.name())
}

/// An item's name.
pub(crate) fn item_key(item: Item) -> String {
    named("item", item.name())
}

/// A Scenario tile's name.
pub(crate) fn room_key(room: Room) -> String {
    named("tile", room.name())
}

/// An Alien's name.
pub(crate) fn kind_key(kind: Kind) -> String {
    match kind {
        Kind::Alien(kind) => named("alien", kind.name()),
        Kind::Boss(BossType::HiveQueen) => room_key(Room::HiveQueen),
        Kind::Boss(BossType::Overmind) => room_key(Room::Overmind),
    }
}

table::said! {
    AwayMissions:
    Who => |who, _game| Arg::Key(who_key(*who));
    Item => |item, _game| Arg::Key(item_key(*item));
    Kind => |kind, _game| Arg::Key(kind_key(*kind));
    Room => |room, _game| Arg::Key(room_key(*room));
    EventKind => |event, _game| Arg::Key(named("event", event.name()));
    HatchState => |state, _game| Arg::Key(named("hatch", state.name()));
    Slot => |slot, _game| Arg::Key(slot_key(*slot));
    Component => |component, _game| Arg::Key(named("component", component.name()));
    Trial => |trial, _game| Arg::Key(named("trial", trial.name()));
    End => |end, _game| Arg::Key(named("end", end.name()));
    Deed => |deed, _game| Arg::Key(named("deed", deed.name()));
    Reason => |why, _game| Arg::Key(named("why", why.name()));
    TileId => |tile, game| Arg::Text(tile_text(&game.field, *tile));
}

impl Said<AwayMissions> for AlienId {
    fn said(&self, _: &AwayMissions) -> Option<Arg> {
        None
    }
}

impl Said<AwayMissions> for Option<AlienId> {
    fn said(&self, _: &AwayMissions) -> Option<Arg> {
        None
    }
}

impl Said<AwayMissions> for Happening {
    fn said(&self, _: &AwayMissions) -> Option<Arg> {
        None
    }
}

/// A tile as people know it: its inventory number, or its place while it lies face-down.
fn tile_text(field: &Field, id: TileId) -> String {
    match field.tile(id) {
        Some(tile) => match tile.number() {
            Some(number) => number.to_string(),
            None => format!("[{}, {}]", tile.at.q, tile.at.r),
        },
        None => String::new(),
    }
}

/// What happened.
pub(crate) fn tell(game: &AwayMissions, event: &Event) -> Phrase {
    if let Event::AlienStep { step } = event {
        return steps::tell(&game.field, step);
    }
    let mut phrase = event.with_fields(Phrase::new(named("story", event.name())), game);
    if let Event::RuleApplies { rule } = event {
        let mission = game.mission();
        if let Some((_, rule)) = crate::rules::scenario::Playbook(&mission).rule(*rule) {
            phrase = phrase.text("name", rule.id.clone());
        }
    }
    phrase
}

/// Why not.
pub(crate) fn explain(refusal: &Refusal) -> Phrase {
    Phrase::new(named("no", refusal.name()))
}

impl End {
    /// The name used in message keys.
    pub fn name(self) -> &'static str {
        match self {
            End::Won => "won",
            End::Killed(_) => "killed",
            End::Suffocated(_) => "suffocated",
            End::Defeat(_) => "defeat",
            End::Failed => "failed",
        }
    }
}

/// The parts that a chair can play.
pub(crate) const ROLES: [&str; 4] = ["acting", "asked", "voting", "waiting"];

/// Every message key that this game can ever ask for.
pub(crate) fn vocabulary() -> Vec<String> {
    let key = |name: &str| format!("away-missions-{name}");
    let mut keys = vec![key("name"), key("actor-elsewhere"), key("content-holds")];
    let mut group = |group: &str, names: Vec<String>| {
        keys.extend(names.iter().map(|name| named(group, name)));
    };
    let of = |names: &[&'static str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let both = |names: Vec<&'static str>| {
        names.into_iter().flat_map(|name| [name.to_owned(), format!("{name}-text")]).collect::<Vec<_>>()
    };
    group("rocketeer", Who::ALL.iter().map(|who| who.name().to_owned()).collect());
    group("alien", AlienType::ALL.iter().map(|kind| kind.name().to_owned()).collect());
    group("item", both(Item::ALL.iter().map(|item| item.name()).collect()));
    // Screens name what lies on tiles and in hands without a card in the same way.
    group("item", both(vec!["mysterium", "alien_blood", "wire", "thrall_oxygen_tank"]));
    group("event", both(EventKind::ALL.iter().map(|event| event.name()).collect()));
    group("tile", Room::ALL.iter().map(|room| room.name().to_owned()).collect());
    group("mode", Mode::ALL.iter().map(|mode| mode.name().to_owned()).collect());
    group("overkill", both(Overkill::NAMES.to_vec()));
    group("hatch", HatchState::ALL.iter().map(|state| state.name().to_owned()).collect());
    group("ap", Slot::ALL.iter().map(|slot| slot.name().to_owned()).collect());
    group("component", Component::ALL.iter().map(|one| one.name().to_owned()).collect());
    group("trial", Trial::ALL.iter().map(|trial| trial.name().to_owned()).collect());
    group("dice", of(&crate::rules::DICE));
    group("deed", Deed::ALL.iter().map(|deed| deed.name().to_owned()).collect());
    group("why", Reason::ALL.iter().map(|why| why.name().to_owned()).collect());
    group("end", of(&["won", "killed", "suffocated", "defeat", "failed"]));
    group(
        "story",
        Event::NAMES.iter().filter(|name| **name != "alien-step").map(|n| (*n).to_owned()).collect(),
    );
    group("step", of(&steps::STEPS));
    group("no", Refusal::examples().iter().map(|refusal| refusal.name().to_owned()).collect());
    group("role", of(&ROLES));
    group("bot", ROSTER.iter().map(|bot| bot.name.to_owned()).collect());
    group("option", Setup::options_offered().iter().flat_map(table::OptionSpec::vocabulary).collect());
    keys.extend(PositionWrong::KEYS.map(str::to_owned));
    keys.extend(crate::record::KEYS.map(str::to_owned));
    group_of_steps(&mut keys);
    keys.extend(SETUP_ERRORS.iter().map(|error| key(error)));
    keys.extend(crate::scenario::FAULTS.iter().map(|fault| format!("away-missions-content-{fault}")));
    keys
}

/// What the guide of the first mission says.
fn group_of_steps(keys: &mut Vec<String>) {
    keys.extend(crate::lesson::Step::NAMES.iter().map(|name| named("lesson", name)));
}
