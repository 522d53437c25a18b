//! What happens while Aliens act, as messages with their reasons.

use super::happening::{
    Actor, Choice, Happening, HitResult, Holding, MindControlResult, PanicResult, Preference, Staying,
    SwarmGoal, TerrorResult,
};
use crate::field::{Field, TileId};
use crate::{AlienType, BossType, Item, Who};
use table::Phrase;

/// Every message key that [`narrate`] uses.
pub const KEYS: [&str; 57] = [
    "away-missions-turn-begins",
    "away-missions-turn-spawned",
    "away-missions-turn-stunned",
    "away-missions-turn-stays-immobile",
    "away-missions-turn-stays-can-attack",
    "away-missions-turn-stays-carried",
    "away-missions-turn-stays-nobody-to-reach",
    "away-missions-turn-stays-nobody-to-see",
    "away-missions-turn-stays-just-met",
    "away-missions-turn-heads-only",
    "away-missions-turn-heads-nearest",
    "away-missions-turn-heads-highest-order",
    "away-missions-turn-heads-firecrackers",
    "away-missions-turn-moves-only",
    "away-missions-turn-moves-scanned",
    "away-missions-turn-moves-lowest-number",
    "away-missions-turn-moves-chance",
    "away-missions-turn-carries",
    "away-missions-turn-holds-nobody-in-reach",
    "away-missions-turn-holds-no-dice",
    "away-missions-turn-holds-thrall",
    "away-missions-turn-holds-all-moved",
    "away-missions-turn-aims-only",
    "away-missions-turn-aims-nearest",
    "away-missions-turn-aims-highest-order",
    "away-missions-turn-aims-everybody",
    "away-missions-turn-rolls",
    "away-missions-turn-hit",
    "away-missions-turn-hit-absorbed",
    "away-missions-turn-panic",
    "away-missions-turn-panic-already",
    "away-missions-turn-panic-ignored",
    "away-missions-turn-mind-control",
    "away-missions-turn-mind-control-already",
    "away-missions-turn-mind-control-ignored",
    "away-missions-turn-terror-moved",
    "away-missions-turn-terror-blocked",
    "away-missions-turn-terror-none",
    "away-missions-turn-alien-terror-moved",
    "away-missions-turn-alien-terror-blocked",
    "away-missions-turn-alien-terror-none",
    "away-missions-turn-alien-hit",
    "away-missions-turn-alien-dies",
    "away-missions-turn-grapple",
    "away-missions-turn-spawn",
    "away-missions-turn-spawn-none",
    "away-missions-turn-mine",
    "away-missions-turn-gathers-most-attacks",
    "away-missions-turn-gathers-nearest-rocketeer",
    "away-missions-turn-gathers-fewest-moves",
    "away-missions-turn-gathers-walk",
    "away-missions-turn-gathers-nearest-bugs",
    "away-missions-turn-vanishes",
    "away-missions-turn-firecrackers",
    "away-missions-turn-placed",
    "away-missions-turn-dies",
    "away-missions-turn-event",
];

/// A happening as a message; the field is needed for the names of tiles.
pub fn narrate(happening: &Happening, field: &Field) -> Option<Phrase> {
    let phrase = |key: &str| Phrase::new(format!("away-missions-turn-{key}"));
    let tile = |phrase: Phrase, name: &str, tile: TileId| with_tile(phrase, name, tile, field);
    Some(match happening {
        Happening::Begins { by, at, spawned_by: None } => tile(actor(phrase("begins"), *by), "tile", *at),
        Happening::Begins { by, at, .. } => tile(actor(phrase("spawned"), *by), "tile", *at),
        Happening::Stunned { by } => actor(phrase("stunned"), *by),
        Happening::Stays { by, why } => {
            let key = match why {
                Staying::Immobile => "stays-immobile",
                Staying::CanAttack => "stays-can-attack",
                Staying::Carried => "stays-carried",
                Staying::NobodyToReach => "stays-nobody-to-reach",
                Staying::NobodyToSee => "stays-nobody-to-see",
                Staying::JustMet => "stays-just-met",
            };
            actor(phrase(key), *by)
        }
        Happening::Heads { by, toward, why, steps } => {
            let key = match why {
                Choice::Only | Choice::Everybody => "heads-only",
                Choice::Nearest => "heads-nearest",
                Choice::HighestOrder => "heads-highest-order",
                Choice::Firecrackers => "heads-firecrackers",
            };
            who(actor(phrase(key), *by), *toward).number("steps", *steps)
        }
        Happening::Moves { by, to, why, carries, .. } => {
            let key = match why {
                Preference::Only if !carries.is_empty() => "carries",
                Preference::Only => "moves-only",
                Preference::Scanned => "moves-scanned",
                Preference::LowestNumber => "moves-lowest-number",
                Preference::Chance { .. } => "moves-chance",
            };
            tile(actor(phrase(key), *by), "tile", *to).number("carried", carries.len() as i64)
        }
        Happening::Holds { by, why } => {
            let key = match why {
                Holding::NobodyInReach => "holds-nobody-in-reach",
                Holding::NoDice => "holds-no-dice",
                Holding::Thrall => "holds-thrall",
                Holding::AllMoved => "holds-all-moved",
            };
            actor(phrase(key), *by)
        }
        Happening::Aims { by, target, range, why } => {
            let key = match why {
                Choice::Only | Choice::Firecrackers => "aims-only",
                Choice::Nearest => "aims-nearest",
                Choice::HighestOrder => "aims-highest-order",
                Choice::Everybody => "aims-everybody",
            };
            who(actor(phrase(key), *by), *target).number("range", *range)
        }
        Happening::Rolls { by, target, dice, hits, overkills } => {
            let shown = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
            let phrase = who(actor(phrase("rolls"), *by), *target).text("dice", shown);
            phrase.number("hits", *hits).number("overkills", *overkills)
        }
        Happening::Gathers { by, bugs, to, moves, goal, fresh, .. } => {
            let key = match goal {
                SwarmGoal::MostAttacks => "gathers-most-attacks",
                SwarmGoal::NearestRocketeer => "gathers-nearest-rocketeer",
                SwarmGoal::FewestMoves => "gathers-fewest-moves",
                SwarmGoal::Walk => "gathers-walk",
                SwarmGoal::NearestBugs => "gathers-nearest-bugs",
            };
            let phrase = tile(actor(phrase(key), *by), "tile", *to).number("bugs", bugs.len() as i64);
            phrase.number("moves", moves.len() as i64).number("fresh", *fresh)
        }
        Happening::Spawn { by, alien, at } => {
            tile(actor(phrase(if alien.is_some() { "spawn" } else { "spawn-none" }), *by), "tile", *at)
        }
        Happening::Mine { at, .. } => tile(phrase("mine"), "tile", *at),
        Happening::Vanishes { who: one } => who(phrase("vanishes"), *one),
        Happening::Firecrackers { who: one } => who(phrase("firecrackers"), *one),
        Happening::Placed { kind, at, .. } => {
            tile(phrase("placed").key("alien", alien_key(*kind)), "tile", *at)
        }
        Happening::Dies { who: one } => who(phrase("dies"), *one),
        effect => return narrate_effect(effect, field),
    })
}

fn narrate_effect(happening: &Happening, field: &Field) -> Option<Phrase> {
    let phrase = |key: &str| Phrase::new(format!("away-missions-turn-{key}"));
    Some(match *happening {
        Happening::Hit { who: one, by, result } => match result {
            HitResult::Hp { left } => actor(who(phrase("hit"), one), by).number("left", left),
            HitResult::Absorbed { by: item } => with_item(actor(who(phrase("hit-absorbed"), one), by), item),
        },
        Happening::Panic { who: one, by, result } => match result {
            PanicResult::O2 { left } => actor(who(phrase("panic"), one), by).number("left", left),
            PanicResult::Already => actor(who(phrase("panic-already"), one), by),
            PanicResult::Ignored { by: item } => {
                with_item(actor(who(phrase("panic-ignored"), one), by), item)
            }
        },
        Happening::MindControl { who: one, by, result } => match result {
            MindControlResult::Ap { .. } => actor(who(phrase("mind-control"), one), by),
            MindControlResult::Already => actor(who(phrase("mind-control-already"), one), by),
            MindControlResult::Ignored { by: item } => {
                with_item(actor(who(phrase("mind-control-ignored"), one), by), item)
            }
        },
        Happening::Terror { who: one, roll, result, .. } => {
            let (key, to) = terror_key(result);
            let phrase = who(phrase(&format!("terror-{key}")), one).number("roll", roll);
            to.map_or(phrase.clone(), |to| with_tile(phrase, "tile", to, field))
        }
        Happening::AlienTerror { kind, roll, result, .. } => {
            let (key, to) = terror_key(result);
            let phrase =
                phrase(&format!("alien-terror-{key}")).key("alien", alien_key(kind)).number("roll", roll);
            to.map_or(phrase.clone(), |to| with_tile(phrase, "tile", to, field))
        }
        Happening::AlienHit { kind, left, .. } => {
            let key = if left == 0 { "alien-dies" } else { "alien-hit" };
            phrase(key).key("alien", alien_key(kind)).number("left", left)
        }
        Happening::Grapple { who: one, .. } => who(phrase("grapple"), one),
        _ => return None,
    })
}

fn terror_key(result: TerrorResult) -> (&'static str, Option<TileId>) {
    match result {
        TerrorResult::Moved { to } => ("moved", Some(to)),
        TerrorResult::Blocked { .. } => ("blocked", None),
        TerrorResult::None => ("none", None),
    }
}

fn actor(phrase: Phrase, by: Actor) -> Phrase {
    phrase.key(
        "alien",
        match by {
            Actor::Alien { kind, .. } => alien_key(kind),
            Actor::Swarm { .. } => alien_key(AlienType::Bug),
            Actor::Boss { kind: BossType::HiveQueen } => "away-missions-tile-hive-queen".to_owned(),
            Actor::Boss { kind: BossType::Overmind } => "away-missions-tile-overmind".to_owned(),
            Actor::Elsewhere => "away-missions-turn-event".to_owned(),
        },
    )
}

fn alien_key(kind: AlienType) -> String {
    format!("away-missions-alien-{}", kind.name().replace('_', "-"))
}

fn who(phrase: Phrase, who: Who) -> Phrase {
    phrase.key("who", format!("away-missions-rocketeer-{}", who.name().replace('_', "-")))
}

fn with_item(phrase: Phrase, item: Item) -> Phrase {
    phrase.key("item", format!("away-missions-item-{}", item.name().replace('_', "-")))
}

/// A tile by its number, or by where it lies while it has none.
fn with_tile(phrase: Phrase, name: &str, tile: TileId, field: &Field) -> Phrase {
    let shown = field.tile(tile);
    match shown.and_then(|tile| tile.number()) {
        Some(number) => phrase.text(name, number.to_string()),
        None => {
            let at = shown.map_or((0, 0), |tile| (tile.at.q, tile.at.r));
            phrase.text(name, format!("[{}, {}]", at.0, at.1))
        }
    }
}
