//! The map: tiles, tokens, hidden markers, the start tile, links and sets.

use super::{Checker, twice};
use crate::content::{Content, Discovery, Loose, STANDARD_TILES};
use crate::hex::{Direction, Hex};
use crate::scenario::fault::Fault;
use crate::scenario::{DiscoveryKind, ItemsMode, Marker, Scenario, StartMode, TileKind};
use crate::{Item, Room};
use std::collections::BTreeSet;

/// The farthest from the middle that a tile can lie.
const FARTHEST: i64 = 99;

/// Every Scenario tile that lies on the map or is hidden there.
pub(super) fn rooms(scenario: &Scenario) -> BTreeSet<Room> {
    let fixed = scenario.tiles.iter().filter_map(|tile| tile.tile);
    let hidden =
        scenario.marker_pools.iter().flat_map(|pool| &pool.markers).filter_map(|marker| match marker {
            Marker::Room(room) => Some(*room),
            Marker::Decoy => None,
        });
    fixed.chain(hidden).chain([scenario.start.tile]).collect()
}

impl<'a> Checker<'a, '_> {
    pub(super) fn map(&mut self) {
        self.tiles_fit();
        self.tiles();
        self.rooms_once();
        self.pools();
        self.start();
        self.links_and_sets();
        self.connected();
        self.tokens();
        self.lockers();
    }

    fn tiles(&mut self) {
        let scenario = self.scenario;
        let mut seen = BTreeSet::new();
        let mut numbers = BTreeSet::new();
        let mut standard = 0;
        self.each("tiles", &scenario.tiles, |checker, tile| {
            checker.range("q", tile.q, -FARTHEST, FARTHEST);
            checker.range("r", tile.r, -FARTHEST, FARTHEST);
            if let Some(turn) = tile.turn {
                checker.range("turn", turn, 0, 5);
            }
            if let Some(number) = tile.number {
                checker.range("number", number, 1, STANDARD_TILES.into());
                if !numbers.insert(number) {
                    checker.add_at("number", Fault::new("number-twice").number("number", number));
                }
            }
            if !seen.insert(tile.at()) {
                checker.add(Fault::new("tile-twice").number("q", tile.q).number("r", tile.r));
            }
            let face_up = matches!(tile.kind, TileKind::Start | TileKind::Fixed);
            if face_up {
                if tile.tile.is_none() {
                    checker.add_at("tile", Fault::new("needs-room"));
                }
                if tile.number.is_some() {
                    checker.add_at("number", Fault::new("has-no-meaning").text("word", "number"));
                }
            } else {
                standard += 1;
                if tile.tile.is_some() {
                    checker.add_at("tile", Fault::new("has-no-meaning").text("word", "tile"));
                }
            }
            if tile.kind == TileKind::Pool {
                if tile.pool.is_none() {
                    checker.add_at("pool", Fault::new("needs-pool"));
                }
                if scenario.all_tiles_scanned_at_start {
                    checker.add_at("pool", Fault::new("pool-face-up"));
                }
            } else if tile.pool.is_some() {
                checker.add_at("pool", Fault::new("has-no-meaning").text("word", "pool"));
            }
            if (face_up || scenario.all_tiles_scanned_at_start) && !tile.tokens.is_empty() {
                checker.add_at("tokens", Fault::new("tokens-face-up"));
            }
        });
        if standard > usize::from(STANDARD_TILES) {
            let fault = Fault::new("many-standard").number("most", STANDARD_TILES);
            self.add_at("tiles", fault.number("found", standard as i64));
        }
    }

    /// There is one of each Scenario tile.
    fn rooms_once(&mut self) {
        let scenario = self.scenario;
        let mut seen = BTreeSet::new();
        if scenario.start.mode == StartMode::PlayersChoose {
            seen.insert(scenario.start.tile);
        }
        self.each("tiles", &scenario.tiles, |checker, tile| {
            if let Some(room) = tile.tile
                && !seen.insert(room)
            {
                checker.add_at("tile", Fault::new("room-twice").text("word", room.name()));
            }
        });
        let mut decoys = 0;
        self.each("marker_pools", &scenario.marker_pools, |checker, pool| {
            checker.each("markers", &pool.markers, |checker, marker| match marker {
                Marker::Decoy => decoys += 1,
                Marker::Room(room) => {
                    if !Content::standard().tokens().markers.rooms.contains(room) {
                        checker.add(Fault::new("no-marker").text("word", room.name()));
                    }
                    if !seen.insert(*room) {
                        checker.add(Fault::new("room-twice").text("word", room.name()));
                    }
                }
            });
        });
        let most = Content::standard().tokens().markers.decoys;
        if decoys > i64::from(most) {
            self.add_at(
                "marker_pools",
                Fault::new("many-decoys").number("most", most).number("found", decoys),
            );
        }
    }

    fn pools(&mut self) {
        let scenario = self.scenario;
        let mut names = BTreeSet::new();
        self.each("marker_pools", &scenario.marker_pools, |checker, pool| {
            checker.name("id", &pool.id);
            if !names.insert(&pool.id[..]) {
                checker.add_at("id", twice(&pool.id));
            }
            let (markers, positions) = (pool.markers.len(), pool.positions.len());
            if markers != positions {
                let fault = Fault::new("pool-count").number("markers", markers as i64);
                checker.add_at("positions", fault.number("positions", positions as i64));
            }
            let mut places = BTreeSet::new();
            checker.each("positions", &pool.positions, |checker, position| {
                let tile = scenario.tiles.iter().find(|tile| tile.at() == *position);
                let fits = tile.is_some_and(|tile| tile.pool.as_deref() == Some(&pool.id));
                if !fits || !places.insert(*position) {
                    checker.add(there("pool-place", *position).text("word", &pool.id));
                }
            });
        });
        self.each("tiles", &scenario.tiles, |checker, tile| {
            let Some(name) = &tile.pool else { return };
            match scenario.marker_pools.iter().find(|pool| pool.id == *name) {
                None => checker.add_at("pool", Fault::new("unknown-pool").text("word", name)),
                Some(pool) if !pool.positions.contains(&tile.at()) => {
                    checker.add_at("pool", there("pool-place", tile.at()).text("word", name));
                }
                Some(_) => (),
            }
        });
    }

    fn start(&mut self) {
        let scenario = self.scenario;
        let start = &scenario.start;
        let drawn: Vec<_> =
            scenario.tiles.iter().enumerate().filter(|(_, tile)| tile.kind == TileKind::Start).collect();
        match start.mode {
            StartMode::Fixed => {
                let Some(at) = start.at else {
                    self.add_at("start.at", Fault::new("no-start"));
                    return;
                };
                let lies = drawn.iter().any(|(_, tile)| tile.at() == at && tile.tile == Some(start.tile));
                if !lies {
                    self.add_at("start.at", there("no-start", at));
                }
                for (number, tile) in drawn {
                    if tile.at() != at {
                        self.add_at(&format!("tiles[{number}]"), there("start-elsewhere", tile.at()));
                    }
                }
                if !start.candidates.is_empty() {
                    self.add_at("start.candidates", Fault::new("has-no-meaning").text("word", "candidates"));
                }
            }
            StartMode::PlayersChoose => {
                for (number, tile) in drawn {
                    self.add_at(&format!("tiles[{number}]"), there("start-elsewhere", tile.at()));
                }
                if start.at.is_some() {
                    self.add_at("start.at", Fault::new("has-no-meaning").text("word", "at"));
                }
                if start.candidates.is_empty() {
                    self.add_at("start.candidates", Fault::new("no-candidates"));
                }
                let mut seen = BTreeSet::new();
                self.at("start", |checker| {
                    checker.each("candidates", &start.candidates, |checker, candidate| {
                        checker.candidate(*candidate);
                        if !seen.insert(*candidate) {
                            checker.add(there("candidate-twice", *candidate));
                        }
                    });
                });
            }
        }
    }

    fn candidate(&mut self, candidate: Hex) {
        if self.tiles.contains(&candidate) {
            self.add(there("candidate-taken", candidate));
        }
        let near = Direction::ALL.iter().any(|direction| self.tiles.contains(&candidate.step(*direction)));
        if !near {
            self.add(there("candidate-apart", candidate));
        }
    }

    fn links_and_sets(&mut self) {
        let scenario = self.scenario;
        let mut seen = BTreeSet::new();
        self.each("links", &scenario.links, |checker, link| {
            checker.tile_at("a", link.a);
            checker.tile_at("b", link.b);
            let useless = link.a.distance(link.b) < 2;
            if useless || !seen.insert((link.a.min(link.b), link.a.max(link.b))) {
                checker.add(Fault::new("link-useless"));
            }
            if let Some(text) = &link.text {
                checker.text("text", text);
            }
        });
        self.at("sets", |checker| {
            for (name, places) in &scenario.sets {
                checker.name(name, name);
                if places.is_empty() {
                    checker.add_at(name, Fault::new("empty-list"));
                }
                checker.each(name, places, |checker, place| {
                    if !checker.tiles.contains(place) {
                        checker.add(there("no-tile-there", *place));
                    }
                });
            }
        });
    }

    /// A place that must be a tile of the map.
    pub(super) fn tile_at(&mut self, key: &str, place: Hex) {
        if !self.tiles.contains(&place) {
            self.add_at(key, there("no-tile-there", place));
        }
    }

    /// Everybody must be able to get everywhere, if all hatches are opened.
    fn connected(&mut self) {
        let scenario = self.scenario;
        let Some(first) = scenario.tiles.first() else { return };
        let mut reached = BTreeSet::from([first.at()]);
        let mut ahead = vec![first.at()];
        while let Some(place) = ahead.pop() {
            let beside = Direction::ALL.iter().map(|direction| place.step(*direction));
            let linked = scenario.links.iter().flat_map(|link| {
                let there = (link.a == place).then_some(link.b);
                there.into_iter().chain((link.b == place).then_some(link.a))
            });
            for next in beside.chain(linked) {
                if self.tiles.contains(&next) && reached.insert(next) {
                    ahead.push(next);
                }
            }
        }
        let lost = scenario.tiles.iter().position(|tile| !reached.contains(&tile.at()));
        if let Some(number) = lost {
            let tile = &scenario.tiles[number];
            self.add_at(&format!("tiles[{number}]"), there("not-connected", tile.at()));
        }
    }

    fn tokens(&mut self) {
        let scenario = self.scenario;
        let sum = |count: fn(&crate::scenario::Tokens) -> u8| -> i64 {
            scenario.tiles.iter().map(|tile| i64::from(count(&tile.tokens))).sum()
        };
        let box_tokens = Content::standard().tokens();
        let excluded = &scenario.supply.alien_exclude_types;
        let left =
            box_tokens.alien.iter().filter(|token| !token.aliens.iter().any(|kind| excluded.contains(kind)));
        let discovery: i64 = box_tokens.discovery.iter().map(|tokens| i64::from(tokens.copies)).sum();
        let alert: i64 = box_tokens.alert.iter().map(|tokens| i64::from(tokens.copies)).sum();
        let rocketeer: i64 = box_tokens.rocketeer.iter().map(|tokens| i64::from(tokens.copies)).sum();
        for (kind, found, most) in [
            ("alien", sum(|tokens| tokens.alien), left.count() as i64),
            ("discovery", sum(|tokens| tokens.discovery), discovery),
            ("alert", sum(|tokens| tokens.alert), alert),
            ("rocketeer", sum(|tokens| tokens.rocketeer), rocketeer),
        ] {
            if found > most {
                let fault = Fault::new("many-tokens").text("word", kind).number("most", most);
                self.add_at("tiles", fault.number("found", found));
            }
        }
        self.guaranteed(sum(|tokens| tokens.discovery));
    }

    fn guaranteed(&mut self, laid: i64) {
        let guaranteed = &self.scenario.supply.discovery_guaranteed.0;
        let place = "supply.discovery_guaranteed";
        for (kind, count) in guaranteed {
            let of_kind = |content: Discovery| match (kind, content) {
                (DiscoveryKind::Schematic, Discovery::Item(item)) => {
                    Content::standard().item(item).is_schematic()
                }
                (DiscoveryKind::Mysterium, Discovery::Loose(loose)) => loose == Loose::Mysterium,
                (DiscoveryKind::ThrallOxygenTank, Discovery::Loose(loose)) => {
                    loose == Loose::ThrallOxygenTank
                }
                _ => false,
            };
            let discovery = &Content::standard().tokens().discovery;
            let there = discovery.iter().filter(|tokens| of_kind(tokens.content));
            let most = there.map(|tokens| i64::from(tokens.copies)).sum();
            self.range(&format!("{place}.{kind}"), *count, 0, most);
        }
        let wanted: i64 = guaranteed.values().map(|count| i64::from(*count)).sum();
        if wanted > laid {
            self.add_at(place, Fault::new("few-guaranteed").number("wanted", wanted).number("found", laid));
        }
    }

    /// Items that are lost need places to lie, and only they do.
    fn lockers(&mut self) {
        let scenario = self.scenario;
        let items = &scenario.starting_items;
        let spaces: i64 = scenario.tiles.iter().map(|tile| i64::from(tile.tokens.rocketeer)).sum();
        let lost = items.mode == ItemsMode::ChooseThenLose && items.rest_as_rocketeer_tokens;
        if !lost && spaces > 0 {
            self.add_at("starting_items", Fault::new("lockers").number("found", spaces));
        }
        let each = items.per_rocketeer.saturating_sub(items.keep_small.unwrap_or_default());
        let wanted = 6 * i64::from(each);
        if lost && spaces < wanted {
            self.add_at("tiles", Fault::new("few-lockers").number("wanted", wanted).number("found", spaces));
        }
    }
}

/// A fault about a place of the map.
pub(super) fn there(name: &str, place: Hex) -> Fault {
    Fault::new(name).number("q", place.q).number("r", place.r)
}

/// Whether somebody can hold it before the mission.
pub(super) fn is_card(item: Item) -> bool {
    Content::standard().item(item).copies > 0
}
