//! Names, texts and plain numbers.

use super::{Checker, MOST_TILES, twice};
use crate::content::Content;
use crate::scenario::fault::Fault;
use crate::scenario::{Bilingual, ItemsMode};
use crate::{Item, Room};
use std::collections::BTreeSet;

/// The longest name of anything.
const LONGEST_NAME: usize = 40;
/// The longest text, in letters.
const LONGEST_TEXT: usize = 2000;
/// The most entries of any list but the tiles.
const MOST: usize = 60;

impl<'a> Checker<'a, '_> {
    pub(super) fn sheet(&mut self) {
        let scenario = self.scenario;
        self.name("id", &scenario.id);
        if let Some(number) = scenario.number {
            self.range("number", number, 1, 99);
        }
        self.text("name", &scenario.name);
        self.text("intro", &scenario.intro);
        self.text("goal", &scenario.goal);
        self.range("difficulty", scenario.difficulty, 1, 5);
        let [least, most] = scenario.recommended_rocketeers;
        self.range("recommended_rocketeers[0]", least, 1, 6);
        self.range("recommended_rocketeers[1]", most, i64::from(least.clamp(1, 6)), 6);
        self.range("minutes", scenario.minutes, 1, 999);
        for (crew, o2) in (1..).zip(scenario.starting_o2.0) {
            self.range(&format!("starting_o2.{crew}"), o2, 1, 20);
        }
        if let Some(limit) = scenario.switches.los_limit {
            self.range("switches.los_limit", limit, 1, 99);
        }
        self.starting_items();
        self.own_items();
        for (key, found) in [
            ("marker_pools", scenario.marker_pools.len()),
            ("counters", scenario.counters.len()),
            ("actions", scenario.actions.len()),
            ("rules", scenario.rules.len()),
            ("defeat", scenario.defeat.len()),
            ("sets", scenario.sets.len()),
            ("links", scenario.links.len()),
            ("scenario_items", scenario.scenario_items.len()),
            ("profiles", scenario.profiles.len()),
        ] {
            self.at_most(key, found, MOST);
        }
        let names: Vec<&'a str> = scenario.rules.iter().map(|rule| &rule.id[..]).collect();
        self.names("rules", &names);
        let names: Vec<&'a str> = scenario.actions.iter().map(|action| &action.id[..]).collect();
        self.names("actions", &names);
        let names: Vec<&'a str> = scenario.profiles.iter().map(|profile| profile.name()).collect();
        let mut seen = BTreeSet::new();
        for (number, name) in names.into_iter().enumerate() {
            if !seen.insert(name) {
                self.add_at(&format!("profiles[{number}]"), twice(name));
            }
        }
    }

    fn starting_items(&mut self) {
        let items = &self.scenario.starting_items;
        self.at("starting_items", |checker| {
            checker.range("per_rocketeer", items.per_rocketeer, 0, 6);
            checker.range("max_large", items.max_large, 0, 6);
            checker.at_most("recommended", items.recommended.len(), MOST);
            for (number, item) in items.recommended.iter().enumerate() {
                if !Content::standard().item(*item).is_rocketeer_item() {
                    let fault = Fault::new("not-a-rocketeer-item").text("word", item.name());
                    checker.add_at(&format!("recommended[{number}]"), fault);
                }
            }
            if let Some(text) = &items.text {
                checker.text("text", text);
            }
            match items.mode {
                ItemsMode::Choose => {
                    if items.keep_small.is_some() {
                        checker.add_at("keep_small", Fault::new("has-no-meaning").text("word", "keep_small"));
                    }
                    if items.rest_as_rocketeer_tokens {
                        let word = "rest_as_rocketeer_tokens";
                        checker.add_at(word, Fault::new("has-no-meaning").text("word", word));
                    }
                }
                ItemsMode::ChooseThenLose => {
                    let keep = items.keep_small.unwrap_or_default();
                    checker.range("keep_small", keep, 0, i64::from(items.per_rocketeer));
                }
            }
        });
    }

    fn own_items(&mut self) {
        let mut seen = BTreeSet::new();
        self.each("scenario_items", &self.scenario.scenario_items, |checker, item| {
            checker.name("id", &item.id);
            let known = Item::named(&item.id).is_some() || Room::named(&item.id).is_some();
            if known || !seen.insert(&item.id) {
                checker.add_at("id", twice(&item.id));
            }
            checker.text("name", &item.name);
            checker.text("text", &item.text);
            checker.range("copies", item.copies, 1, 9);
        });
    }

    /// Names of a list of things that have an `id`, each only once.
    fn names(&mut self, key: &str, names: &[&'a str]) {
        let mut seen = BTreeSet::new();
        for (number, name) in names.iter().enumerate() {
            let place = format!("{key}[{number}].id");
            self.name(&place, name);
            if !seen.insert(*name) {
                self.add_at(&place, twice(name));
            }
        }
    }

    /// A name: small letters, digits and underscores.
    pub(super) fn name(&mut self, key: &str, name: &str) {
        let letters =
            name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
        if name.is_empty() || name.len() > LONGEST_NAME || !letters {
            self.add_at(key, Fault::new("bad-name").text("word", name).number("most", LONGEST_NAME as i64));
        }
    }

    /// A text that must be there in both languages.
    pub(super) fn text(&mut self, key: &str, text: &Bilingual) {
        for (language, words) in [("en", &text.en), ("fr", &text.fr)] {
            let place = format!("{key}.{language}");
            if words.trim().is_empty() {
                self.add_at(&place, Fault::new("text-missing").text("language", language));
            }
            let found = words.chars().count();
            if found > LONGEST_TEXT {
                let fault = Fault::new("text-long").number("most", LONGEST_TEXT as i64);
                self.add_at(&place, fault.number("found", found as i64));
            }
        }
    }

    pub(super) fn tiles_fit(&mut self) {
        let found = self.scenario.tiles.len();
        if found == 0 {
            self.add_at("tiles", Fault::new("no-tiles"));
        }
        if found > MOST_TILES {
            let fault = Fault::new("many-tiles").number("most", MOST_TILES as i64);
            self.add_at("tiles", fault.number("found", found as i64));
        }
    }
}
