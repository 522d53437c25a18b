//! Everything that is in the box, as data: tiles, tokens, item cards, Aliens, Rocketeers and the twenty scenarios. It is read
//! once and never changes; a table may bring a scenario of its own.

mod cards;
mod handle;

pub use cards::*;
pub use handle::{ScenarioHandle, check_content};

use crate::scenario::read::{Faults, Read, field, only};
use crate::scenario::{Fault, Scenario, TileEffect};
use crate::{AlienType, BossType, Item, Room, Who};
use serde_json::Value;
use std::sync::{Arc, LazyLock};

/// All content of the game.
#[derive(Debug)]
pub struct Content {
    tiles: Vec<TileFace>,
    tokens: Tokens,
    items: Vec<ItemFacts>,
    aliens: Vec<AlienProfile>,
    bosses: Vec<BossProfile>,
    rocketeers: Vec<RocketeerSheet>,
    tile_effects: Vec<(Room, TileEffect)>,
    scenarios: Vec<Arc<Scenario>>,
}

/// How many standard tiles there are; they have the first inventory numbers.
pub const STANDARD_TILES: u8 = 33;

const SCENARIOS: [&str; 20] = [
    include_str!("../../data/scenarios/01-first-contact.json"),
    include_str!("../../data/scenarios/02-missing-miners.json"),
    include_str!("../../data/scenarios/03-signal-in-the-dust.json"),
    include_str!("../../data/scenarios/04-moon-boarding-action.json"),
    include_str!("../../data/scenarios/05-hive-queen.json"),
    include_str!("../../data/scenarios/06-sleeper-ship.json"),
    include_str!("../../data/scenarios/07-jailbreak.json"),
    include_str!("../../data/scenarios/08-tunnel-of-terror.json"),
    include_str!("../../data/scenarios/09-trilon.json"),
    include_str!("../../data/scenarios/10-invisible-planet.json"),
    include_str!("../../data/scenarios/11-runaway-saucer.json"),
    include_str!("../../data/scenarios/12-brain-drain.json"),
    include_str!("../../data/scenarios/13-sentinel-foundry.json"),
    include_str!("../../data/scenarios/14-dark-reactor.json"),
    include_str!("../../data/scenarios/15-menagerie.json"),
    include_str!("../../data/scenarios/16-star-of-ceres.json"),
    include_str!("../../data/scenarios/17-mind-wire-works.json"),
    include_str!("../../data/scenarios/18-black-market-of-io.json"),
    include_str!("../../data/scenarios/19-two-decks-down.json"),
    include_str!("../../data/scenarios/20-overmind.json"),
];

static STANDARD: LazyLock<Content> = LazyLock::new(|| match Content::read() {
    Ok(content) => content,
    // The built-in data is part of the program; a test proves that it can be read.
    Err(faults) => unreachable!("the built-in data is faulty: {faults:?}"),
});

impl Content {
    /// The content that comes with the program.
    pub fn standard() -> &'static Content {
        &STANDARD
    }

    fn read() -> Result<Content, Vec<Fault>> {
        let mut faults = Faults::default();
        let content = Content::read_all(&mut faults);
        content.filter(|_| faults.is_empty()).ok_or_else(|| faults.into_list())
    }

    fn read_all(faults: &mut Faults) -> Option<Content> {
        let tiles = toml_list("tile", include_str!("../../data/tiles.toml"), faults);
        let items = toml_list("item", include_str!("../../data/items.toml"), faults);
        let aliens = toml_list("alien", include_str!("../../data/aliens.toml"), faults);
        let bosses = toml_list("boss", include_str!("../../data/bosses.toml"), faults);
        let rocketeers = toml_list("rocketeer", include_str!("../../data/rocketeers.toml"), faults);
        let tokens = toml_value(include_str!("../../data/tokens.toml"), faults);
        let tokens = tokens.and_then(|tokens| Tokens::read(&tokens, faults));
        let effects = json(include_str!("../../data/tile-effects.json"), faults);
        let tile_effects = effects.and_then(|effects| tile_effects(&effects, faults));
        let scenarios: Vec<Option<Arc<Scenario>>> = SCENARIOS
            .iter()
            .map(|text| json(text, faults).and_then(|one| Read::read(&one, faults)).map(Arc::new))
            .collect();
        let content = Content {
            tiles: tiles?,
            tokens: tokens?,
            items: in_order(items?, &Item::ALL, |item: &ItemFacts| item.item)?,
            aliens: in_order(aliens?, &AlienType::ALL, |alien: &AlienProfile| alien.kind)?,
            bosses: in_order(bosses?, &BossType::ALL, |boss: &BossProfile| boss.kind)?,
            rocketeers: in_order(rocketeers?, &Who::ALL, |sheet: &RocketeerSheet| sheet.who)?,
            tile_effects: tile_effects?,
            scenarios: scenarios.into_iter().collect::<Option<_>>()?,
        };
        let numbered = content.tiles.iter().zip(1..).all(|(tile, number)| tile.number == number);
        let rooms = content.tiles.iter().skip(usize::from(STANDARD_TILES));
        let in_order = rooms.map(|tile| tile.room).eq(Room::ALL.iter().map(|room| Some(*room)));
        (numbered && in_order).then_some(content)
    }

    /// All tiles, by inventory number.
    pub fn tiles(&self) -> &[TileFace] {
        &self.tiles
    }

    /// The tile with this inventory number.
    pub fn tile(&self, number: u8) -> Option<&TileFace> {
        self.tiles.get(usize::from(number).checked_sub(1)?)
    }

    /// A Scenario tile.
    pub fn room(&self, room: Room) -> &TileFace {
        &self.tiles[usize::from(STANDARD_TILES) + room as usize]
    }

    /// Tokens, markers and cubes.
    pub fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// All items.
    pub fn items(&self) -> &[ItemFacts] {
        &self.items
    }

    /// The numbers of an item.
    pub fn item(&self, item: Item) -> &ItemFacts {
        &self.items[item as usize]
    }

    /// All types of Aliens.
    pub fn aliens(&self) -> &[AlienProfile] {
        &self.aliens
    }

    /// The figures of a type of Aliens.
    pub fn alien(&self, kind: AlienType) -> &AlienProfile {
        &self.aliens[kind as usize]
    }

    /// The figures of a boss.
    pub fn boss(&self, kind: BossType) -> &BossProfile {
        &self.bosses[kind as usize]
    }

    /// A Rocketeer's sheet.
    pub fn rocketeer(&self, who: Who) -> &RocketeerSheet {
        &self.rocketeers[who as usize]
    }

    /// What a Scenario tile does in every scenario, if anything.
    pub fn tile_effect(&self, room: Room) -> Option<&TileEffect> {
        self.tile_effects.iter().find(|(of, _)| *of == room).map(|(_, effect)| effect)
    }

    /// The twenty scenarios, in the order of the campaign.
    pub fn scenarios(&self) -> &[Arc<Scenario>] {
        &self.scenarios
    }

    /// The scenario with this name.
    pub fn scenario(&self, id: &str) -> Option<&Arc<Scenario>> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

/// One for each name, at the place of the name.
fn in_order<T, N: Copy + PartialEq>(mut list: Vec<T>, names: &[N], name: impl Fn(&T) -> N) -> Option<Vec<T>> {
    let place = |one: &T| names.iter().position(|each| *each == name(one));
    list.sort_by_key(place);
    (list.iter().map(&name).eq(names.iter().copied())).then_some(list)
}

fn json(text: &str, faults: &mut Faults) -> Option<Value> {
    serde_json::from_str(text).map_err(|error| faults.add(Fault::not_json(&error))).ok()
}

fn toml_value(text: &str, faults: &mut Faults) -> Option<Value> {
    let fault = |error: toml::de::Error| Fault::new("not-json").text("reason", error.message());
    toml::from_str(text).map_err(|error| faults.add(fault(error))).ok()
}

fn toml_list<T: Read>(key: &str, text: &str, faults: &mut Faults) -> Option<Vec<T>> {
    let value = toml_value(text, faults)?;
    let object = value.as_object()?;
    only(object, &[key], faults);
    field(object, key, faults)
}

fn tile_effects(value: &Value, faults: &mut Faults) -> Option<Vec<(Room, TileEffect)>> {
    let effects = value.as_object()?.iter();
    effects
        .map(|(key, effect)| {
            faults.at(key, |faults| {
                let room = Room::read(&Value::String(key.clone()), faults);
                Some((room?, TileEffect::read(effect, faults)?))
            })
        })
        .collect()
}
