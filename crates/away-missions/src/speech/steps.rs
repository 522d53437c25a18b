//! The steps of the Aliens, each with its reason.

use super::{item_key, kind_key, named, slot_key, tile_text, who_key};
use crate::agenda::Kind;
use crate::aliens::{
    Actor, Choice, Happening, HitResult, Holding, MindControlResult, PanicResult, Preference, Staying,
    SwarmGoal, TerrorResult,
};
use crate::field::{AlienId, Field, TileId};
use crate::{AlienType, Item, Slot, Who};
use table::Phrase;

/// The names of all steps in message keys.
pub(crate) const STEPS: [&str; 57] = [
    "begins",
    "spawned",
    "stunned",
    "stays-immobile",
    "stays-can-attack",
    "stays-carried",
    "stays-nobody-to-reach",
    "stays-nobody-to-see",
    "stays-just-met",
    "heads-only",
    "heads-nearest",
    "heads-highest-order",
    "heads-firecrackers",
    "heads-everybody",
    "moves-only",
    "moves-scanned",
    "moves-lowest-number",
    "moves-chance",
    "holds-nobody-in-reach",
    "holds-no-dice",
    "holds-thrall",
    "holds-all-moved",
    "aims-only",
    "aims-nearest",
    "aims-highest-order",
    "aims-firecrackers",
    "aims-everybody",
    "rolls",
    "hit",
    "hit-absorbed",
    "panic",
    "panic-already",
    "panic-ignored",
    "mind-control",
    "mind-control-already",
    "mind-control-ignored",
    "terror-moved",
    "terror-blocked",
    "terror-none",
    "alien-terror-moved",
    "alien-terror-blocked",
    "alien-terror-none",
    "alien-hit",
    "alien-dies",
    "grapple",
    "spawn",
    "spawn-none",
    "mine",
    "gathers-most-attacks",
    "gathers-nearest-rocketeer",
    "gathers-fewest-moves",
    "gathers-walk",
    "gathers-nearest-bugs",
    "vanishes",
    "firecrackers",
    "placed",
    "dies",
];

/// Whoever acts.
fn actor_key(actor: Actor) -> String {
    match actor {
        Actor::Alien { kind, .. } => kind_key(Kind::Alien(kind)),
        Actor::Swarm { .. } => named("alien", AlienType::Bug.name()),
        Actor::Boss { kind } => kind_key(Kind::Boss(kind)),
        Actor::Elsewhere => "away-missions-actor-elsewhere".to_owned(),
    }
}

struct Step<'f> {
    field: &'f Field,
    phrase: Phrase,
}

impl Step<'_> {
    fn by(mut self, actor: Actor) -> Self {
        self.phrase = self.phrase.key("by", actor_key(actor));
        self
    }

    fn who(mut self, who: Who) -> Self {
        self.phrase = self.phrase.key("who", who_key(who));
        self
    }

    fn item(mut self, item: Item) -> Self {
        self.phrase = self.phrase.key("item", item_key(item));
        self
    }

    fn kind(mut self, kind: AlienType) -> Self {
        self.phrase = self.phrase.key("by", kind_key(Kind::Alien(kind)));
        self
    }

    fn slot(mut self, slot: Slot) -> Self {
        self.phrase = self.phrase.key("slot", slot_key(slot));
        self
    }

    fn tile(mut self, name: &str, tile: TileId) -> Self {
        self.phrase = self.phrase.text(name, tile_text(self.field, tile));
        self
    }

    fn number(mut self, name: &str, number: impl Into<i64>) -> Self {
        self.phrase = self.phrase.number(name, number);
        self
    }

    fn dice(mut self, dice: &[u8]) -> Self {
        let dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        self.phrase = self.phrase.text("dice", dice);
        self
    }
}

fn choice(why: Choice) -> &'static str {
    match why {
        Choice::Only => "only",
        Choice::Nearest => "nearest",
        Choice::HighestOrder => "highest-order",
        Choice::Firecrackers => "firecrackers",
        Choice::Everybody => "everybody",
    }
}

fn count(list: &[AlienId]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}

/// One step.
pub(crate) fn tell(field: &Field, happening: &Happening) -> Phrase {
    let step = |name: &str| Step { field, phrase: Phrase::new(named("step", name)) };
    match happening {
        Happening::Begins { by, at, spawned_by: None } => step("begins").by(*by).tile("tile", *at),
        Happening::Begins { by, at, spawned_by: Some(_) } => step("spawned").by(*by).tile("tile", *at),
        Happening::Stunned { by } => step("stunned").by(*by),
        Happening::Stays { by, why } => step(match why {
            Staying::Immobile => "stays-immobile",
            Staying::CanAttack => "stays-can-attack",
            Staying::Carried => "stays-carried",
            Staying::NobodyToReach => "stays-nobody-to-reach",
            Staying::NobodyToSee => "stays-nobody-to-see",
            Staying::JustMet => "stays-just-met",
        })
        .by(*by),
        Happening::Heads { by, toward, why, steps } => {
            step(&format!("heads-{}", choice(*why))).by(*by).who(*toward).number("steps", *steps)
        }
        Happening::Moves { by, from, to, why, carries } => step(match why {
            Preference::Only => "moves-only",
            Preference::Scanned => "moves-scanned",
            Preference::LowestNumber => "moves-lowest-number",
            Preference::Chance { .. } => "moves-chance",
        })
        .by(*by)
        .tile("from", *from)
        .tile("tile", *to)
        .number("carries", count(carries)),
        Happening::Holds { by, why } => step(match why {
            Holding::NobodyInReach => "holds-nobody-in-reach",
            Holding::NoDice => "holds-no-dice",
            Holding::Thrall => "holds-thrall",
            Holding::AllMoved => "holds-all-moved",
        })
        .by(*by),
        Happening::Aims { by, target, range, why } => {
            step(&format!("aims-{}", choice(*why))).by(*by).who(*target).number("range", *range)
        }
        Happening::Rolls { by, target, dice, hits, overkills } => step("rolls")
            .by(*by)
            .who(*target)
            .dice(dice)
            .number("hits", *hits)
            .number("overkills", *overkills),
        Happening::Hit { who, by, result } => match result {
            HitResult::Hp { left } => step("hit").who(*who).by(*by).number("left", *left),
            HitResult::Absorbed { by: item } => step("hit-absorbed").who(*who).by(*by).item(*item),
        },
        Happening::Panic { who, by, result } => match result {
            PanicResult::O2 { left } => step("panic").who(*who).by(*by).number("left", *left),
            PanicResult::Already => step("panic-already").who(*who).by(*by),
            PanicResult::Ignored { by: item } => step("panic-ignored").who(*who).by(*by).item(*item),
        },
        Happening::MindControl { who, by, result } => match result {
            MindControlResult::Ap { slot } => step("mind-control").who(*who).by(*by).slot(*slot),
            MindControlResult::Already => step("mind-control-already").who(*who).by(*by),
            MindControlResult::Ignored { by: item } => {
                step("mind-control-ignored").who(*who).by(*by).item(*item)
            }
        },
        Happening::Terror { who, by, roll, result } => match result {
            TerrorResult::Moved { to } => step("terror-moved").tile("tile", *to),
            TerrorResult::Blocked { .. } => step("terror-blocked"),
            TerrorResult::None => step("terror-none"),
        }
        .who(*who)
        .by(*by)
        .number("roll", *roll),
        Happening::AlienTerror { kind, roll, result, .. } => match result {
            TerrorResult::Moved { to } => step("alien-terror-moved").tile("tile", *to),
            TerrorResult::Blocked { .. } => step("alien-terror-blocked"),
            TerrorResult::None => step("alien-terror-none"),
        }
        .kind(*kind)
        .number("roll", *roll),
        Happening::AlienHit { kind, left: 0, .. } => step("alien-dies").kind(*kind),
        Happening::AlienHit { kind, left, .. } => step("alien-hit").kind(*kind).number("left", *left),
        Happening::Grapple { who, by } => step("grapple").who(*who).by(*by),
        Happening::Spawn { by, alien: Some(_), at } => step("spawn").by(*by).tile("tile", *at),
        Happening::Spawn { by, alien: None, .. } => step("spawn-none").by(*by),
        Happening::Mine { at, .. } => step("mine").tile("tile", *at),
        Happening::Gathers { by, bugs, to, moves, goal, fresh, .. } => step(match goal {
            SwarmGoal::MostAttacks => "gathers-most-attacks",
            SwarmGoal::NearestRocketeer => "gathers-nearest-rocketeer",
            SwarmGoal::FewestMoves => "gathers-fewest-moves",
            SwarmGoal::Walk => "gathers-walk",
            SwarmGoal::NearestBugs => "gathers-nearest-bugs",
        })
        .by(*by)
        .number("bugs", count(bugs))
        .tile("tile", *to)
        .number("moves", i64::try_from(moves.len()).unwrap_or(i64::MAX))
        .number("fresh", *fresh),
        Happening::Vanishes { who } => step("vanishes").who(*who),
        Happening::Firecrackers { who } => step("firecrackers").who(*who),
        Happening::Placed { kind, at, .. } => step("placed").kind(*kind).tile("tile", *at),
        Happening::Dies { who } => step("dies").who(*who),
    }
    .phrase
}
