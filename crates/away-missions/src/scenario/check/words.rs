//! Actions, rules, victory and defeat: whether everything they name is there, at the moment when they name it.

use super::map::{is_card, there};
use super::moment::Moment;
use super::{Checker, twice};
use crate::content::Content;
use crate::scenario::fault::Fault;
use crate::scenario::{
    Action, Bound, Condition, Cost, Effect, ItemRef, Limit, MarkerAt, Modifier, Muster, Num, ProfileName,
    Rule, Selector, Trigger, Types, Where,
};
use crate::{AlienType, BossType, Room};

/// The largest number that a counter is compared with or set to.
const LARGEST: i64 = 999;
/// The most of anything that happens at once.
const MOST_AT_ONCE: i64 = 20;

/// Counters that the game keeps.
const KEPT: [&str; 6] = [
    "turn",
    "thralls_subdued",
    "thralls_rescued",
    "brains_subdued",
    "brains_dominated",
    "schematics_assembled",
];

impl<'a> Checker<'a, '_> {
    /// Finds out what the effects of the scenario do, before it is asked whether somebody waits for it in vain.
    pub(super) fn learn(&mut self) {
        let scenario = self.scenario;
        for action in &scenario.actions {
            self.learn_from(&action.on_success);
            self.learn_from(&action.per_overkill);
        }
        for rule in &scenario.rules {
            self.learn_from(&rule.effects);
        }
        for profile in &scenario.profiles {
            if let Some(boss) = boss_of(*profile) {
                self.learn_from(&Content::standard().boss(boss).on_death);
            }
        }
        for room in self.rooms.clone() {
            let Some(effect) = Content::standard().tile_effect(room) else { continue };
            for action in &effect.actions {
                self.learn_from(&action.on_success);
            }
            for rule in &effect.rules {
                self.learn_from(&rule.effects);
            }
        }
    }

    fn learn_from(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Flag(flag) if flag.value => _ = self.raised.insert(flag.name.clone()),
                Effect::GiveItem(give) => {
                    if let ItemRef::Own(id) = &give.item {
                        self.given.insert(id.clone());
                    }
                }
                Effect::Unscan(_) => self.fades = true,
                Effect::ChooseOne(effects) => self.learn_from(effects),
                _ => (),
            }
        }
    }

    pub(super) fn words(&mut self) {
        let scenario = self.scenario;
        self.profiles();
        self.at("counters", |checker| {
            for (name, start) in &scenario.counters {
                checker.counter_name(name);
                match start {
                    Num::Counter(_) | Num::CountTiles(_) => {
                        checker.add_at(name, Fault::new("has-no-meaning").text("word", name));
                    }
                    start => checker.number(name, start, -LARGEST, LARGEST, Moment::default()),
                }
            }
        });
        self.muster();
        self.each("actions", &scenario.actions, Checker::action);
        self.each("rules", &scenario.rules, Checker::rule);
        self.at("victory", |checker| checker.condition(&scenario.victory, Moment::default()));
        self.each("defeat", &scenario.defeat, |checker, defeat| {
            checker.at("if", |checker| checker.condition(&defeat.condition, Moment::default()));
            checker.text("text", &defeat.text);
        });
    }

    /// A counter of the scenario itself; it may not hide one that the game keeps.
    fn counter_name(&mut self, name: &str) {
        self.name(name, name);
        if KEPT.contains(&name) {
            self.add_at(name, twice(name));
        }
    }

    fn profiles(&mut self) {
        let scenario = self.scenario;
        self.each("profiles", &scenario.profiles, |checker, profile| {
            let Some(boss) = boss_of(*profile) else { return };
            let room = room_of(boss);
            if !checker.rooms.contains(&room) {
                checker.add(Fault::new("room-not-on-map").text("word", room.name()));
            }
            if let Some(condition) = &Content::standard().boss(boss).harmed_if {
                checker.condition(condition, Moment::default());
            }
        });
        for boss in BossType::ALL {
            let listed = scenario.profiles.iter().any(|profile| boss_of(*profile) == Some(boss));
            if self.rooms.contains(&room_of(boss)) && !listed {
                self.add_at("profiles", Fault::new("needs-profile").text("word", boss.name()));
            }
        }
    }

    fn muster(&mut self) {
        let scenario = self.scenario;
        let moment = Moment::default();
        self.at("muster", |checker| match &scenario.muster {
            Muster::Alternate(places) => {
                checker.some("alternate", places);
                checker.each("alternate", places, |checker, place| checker.place_to_muster(place, moment));
            }
            Muster::Fallback(muster) => {
                checker.at("tile", |checker| checker.room(muster.tile));
                checker.at("fallback", |checker| checker.place_to_muster(&muster.fallback, moment));
            }
            Muster::At(place) => checker.place_to_muster(place, moment),
        });
    }

    /// The place where Aliens muster cannot be said by "where they muster".
    fn place_to_muster(&mut self, place: &'a Where, moment: Moment) {
        if *place == Where::Muster {
            self.add(Fault::new("wrong-moment").text("word", "muster"));
        }
        self.place(place, moment);
    }

    fn action(&mut self, action: &'a Action) {
        let moment = Moment::action(action.target.is_some());
        self.text("name", &action.name);
        self.text("text", &action.text);
        // Where the action is cannot depend on where it is.
        self.at("where", |checker| checker.place(&action.place, Moment { here: false, ..moment }));
        if let Some(needs) = &action.needs {
            self.at("needs", |checker| checker.condition(needs, moment));
        }
        if let Some(spend) = &action.spend {
            self.at("spend", |checker| {
                for (component, n) in &spend.0 {
                    checker.number(&format!("component:{component}"), n, 1, MOST_AT_ONCE, moment);
                }
            });
        }
        if let Some(target) = &action.target {
            self.at("target", |checker| {
                checker.types("types", &target.types);
                if let Some(hp) = target.hp {
                    checker.range("hp", hp, 1, MOST_AT_ONCE);
                }
            });
        }
        self.some("on_success", &action.on_success);
        self.each("on_success", &action.on_success, |checker, effect| checker.effect(effect, moment));
        self.each("per_overkill", &action.per_overkill, |checker, effect| checker.effect(effect, moment));
        let rolls = action.cost == Cost::Iq;
        if !rolls && !action.per_overkill.is_empty() {
            self.add_at("per_overkill", Fault::new("overkill-without-roll"));
        }
        if let Some(most) = action.max_overkill {
            self.range("max_overkill", most, 1, MOST_AT_ONCE);
            if action.per_overkill.is_empty() {
                self.add_at("max_overkill", Fault::new("has-no-meaning").text("word", "max_overkill"));
            }
        }
        self.limit(action.limit.as_ref(), true, moment);
    }

    fn rule(&mut self, rule: &'a Rule) {
        let moment = Moment::of(rule.on);
        self.text("text", &rule.text);
        if let Some(place) = &rule.place {
            if !moment.here {
                self.add_at("where", Fault::new("has-no-meaning").text("word", "where"));
            }
            self.at("where", |checker| checker.place(place, moment));
        }
        match &rule.condition {
            Some(condition) => self.at("if", |checker| checker.condition(condition, moment)),
            None if rule.on == Trigger::CounterReached => {
                self.add_at("if", Fault::new("left-out").text("word", "if"));
            }
            None => (),
        }
        self.each("do", &rule.effects, |checker, effect| checker.effect(effect, moment));
        if rule.effects.is_empty() && rule.modifier.is_none() {
            self.add_at("do", Fault::new("nothing-happens"));
        }
        if (rule.on == Trigger::Always) != rule.modifier.is_some() {
            self.add_at("modifier", Fault::new("modifier-always"));
        }
        if rule.on == Trigger::Always && !rule.effects.is_empty() {
            self.add_at("do", Fault::new("has-no-meaning").text("word", "do"));
        }
        if let Some(modifier) = &rule.modifier {
            self.at("modifier", |checker| checker.modifier(modifier, moment));
        }
        self.limit(rule.limit.as_ref(), moment.acting, moment);
        if calls_itself(rule) && !is_bounded(rule.limit.as_ref()) {
            self.add_at("limit", Fault::new("endless"));
        }
        if let Some(every) = &rule.every {
            self.number("every", every, 1, LARGEST, moment);
            if matches!(rule.limit, Some(Limit::Every(_))) {
                self.add_at("every", Fault::new("limit"));
            }
        }
    }

    fn modifier(&mut self, modifier: &'a Modifier, moment: Moment) {
        match modifier {
            Modifier::IqDice(dice) => {
                self.range("iq_dice", dice.iq_dice, -9, 9);
                self.at("where", |checker| checker.place(&dice.place, moment));
            }
            Modifier::Forbid(forbid) => self.at("who", |checker| checker.selector(&forbid.who, moment)),
        }
    }

    fn limit(&mut self, limit: Option<&'a Limit>, acting: bool, moment: Moment) {
        match limit {
            Some(Limit::OncePerRocketeer) if !acting => self.add_at("limit", Fault::new("limit")),
            Some(Limit::PerTurn(n) | Limit::PerGame(n)) if *n == 0 => {
                self.add_at("limit", Fault::new("limit"))
            }
            Some(Limit::Every(n)) => {
                self.at("limit", |checker| checker.number("every", n, 1, LARGEST, moment))
            }
            _ => (),
        }
    }

    /// A list that must not be empty.
    fn some<T>(&mut self, key: &str, list: &[T]) {
        if list.is_empty() {
            self.add_at(key, Fault::new("empty-list"));
        }
    }

    fn condition(&mut self, condition: &'a Condition, moment: Moment) {
        match condition {
            Condition::All(list) => {
                self.some("all", list);
                self.each("all", list, |checker, one| checker.condition(one, moment));
            }
            Condition::Any(list) => {
                self.some("any", list);
                self.each("any", list, |checker, one| checker.condition(one, moment));
            }
            Condition::Not(one) => self.at("not", |checker| checker.condition(one, moment)),
            Condition::Counter(counter) => {
                self.counter_known("counter", &counter.counter);
                self.bound(&counter.bounded, moment);
            }
            Condition::DistinctCounters(counters) => self.at("distinct_counters", |checker| {
                let own = checker.scenario.counters.keys().any(|name| name.starts_with(&counters.prefix));
                if !own && !["specimen.", "kills."].contains(&&counters.prefix[..]) {
                    checker.add_at("prefix", Fault::new("unknown-counter").text("word", &counters.prefix));
                }
                checker.bound(&counters.bounded, moment);
            }),
            Condition::Flag(flag) => {
                if !self.raised.contains(flag) {
                    self.add_at("flag", Fault::new("flag-never-set").text("word", flag));
                }
            }
            Condition::OnTile(on) => self.at("on_tile", |checker| {
                checker.at("who", |checker| checker.selector(&on.who, moment));
                checker.at("where", |checker| checker.place(&on.place, moment));
            }),
            Condition::TeamHas(team) => self.at("team_has", |checker| {
                checker.item("item", &team.item);
                checker.bound(&team.bounded, moment);
            }),
            Condition::Aliens(aliens) => self.at("aliens", |checker| {
                checker.types("types", &aliens.types);
                checker.at("where", |checker| checker.place(&aliens.place, moment));
                checker.bound(&aliens.bounded, moment);
            }),
            Condition::Marker(marker) => self.at("marker", |checker| checker.marker(marker.tile, moment)),
            Condition::Scanned(place) => self.at("scanned", |checker| checker.place(place, moment)),
            Condition::Stage(_) => (),
            Condition::Turn(bound) => self.at("turn", |checker| checker.bound(bound, moment)),
            Condition::Victim(kind) => {
                self.moment("victim", moment.victim);
                self.at("victim", |checker| checker.kind(*kind));
            }
            Condition::Range(bound) => {
                self.moment("range", moment.range);
                self.at("range", |checker| checker.bound(bound, moment));
            }
            Condition::Picked(_) => self.moment("picked", moment.picked),
        }
    }

    /// A word that only makes sense at certain moments.
    fn moment(&mut self, word: &str, known: bool) {
        if !known {
            self.add(Fault::new("wrong-moment").text("word", word));
        }
    }

    fn bound(&mut self, bound: &'a Bound, moment: Moment) {
        for (key, number) in [("gte", &bound.gte), ("lte", &bound.lte), ("eq", &bound.eq)] {
            if let Some(number) = number {
                self.number(key, number, -LARGEST, LARGEST, moment);
            }
        }
    }

    fn number(&mut self, key: &str, number: &'a Num, least: i64, most: i64, moment: Moment) {
        match number {
            Num::Plain(number) => self.range(key, *number, least, most),
            Num::ByCrew(numbers) => {
                for (place, number) in numbers.iter().enumerate() {
                    self.range(&format!("{key}.by_crew[{place}]"), *number, least, most);
                }
            }
            Num::Counter(name) => self.at(key, |checker| checker.counter_known("counter", name)),
            Num::CountTiles(count) => self.at(key, |checker| {
                checker.at("count_tiles", |checker| {
                    checker.some("of", &count.of);
                    checker.each("of", &count.of, |checker, place| checker.place(place, moment));
                    if let Some(aliens) = &count.with_aliens {
                        checker.at("with_aliens", |checker| checker.types("types", &aliens.types));
                    }
                });
            }),
        }
    }

    /// A counter that can be read.
    fn counter_known(&mut self, key: &str, name: &str) {
        let own = self.scenario.counters.contains_key(name);
        if !own && !KEPT.contains(&name) && kept_by_type(name).is_none() {
            self.add_at(key, Fault::new("unknown-counter").text("word", name));
        }
    }

    fn effect(&mut self, effect: &'a Effect, moment: Moment) {
        let way = self.faults.enter(effect.word());
        match effect {
            Effect::Spawn(spawn) => {
                self.at("type", |checker| checker.kind(spawn.kind));
                self.amount(&spawn.n, moment);
                self.at("where", |checker| checker.place(&spawn.place, moment));
            }
            Effect::AlienToken(tokens) => {
                self.amount(&tokens.n, moment);
                if let Some(place) = &tokens.place {
                    self.at("where", |checker| checker.place(place, moment));
                }
            }
            Effect::AlertToken(tokens) => self.amount(&tokens.n, moment),
            Effect::Damage(damage) => {
                self.who(&damage.who, moment);
                self.amount(&damage.n, moment);
            }
            Effect::Panic(whom) | Effect::MindControl(whom) => self.who(&whom.who, moment),
            Effect::O2(much) => {
                self.who(&much.who, moment);
                self.number("n", &much.n, -MOST_AT_ONCE, MOST_AT_ONCE, moment);
            }
            Effect::Heal(much) => {
                self.who(&much.who, moment);
                self.amount(&much.n, moment);
            }
            Effect::Counter(change) => self.counter_change(change, moment),
            Effect::Flag(flag) => self.name("name", &flag.name),
            Effect::Marker(marker) => self.marker(marker.tile, moment),
            Effect::Hatches(hatches) => {
                self.at("where", |checker| checker.place(&hatches.place, moment));
                if let Some(place) = &hatches.toward {
                    self.at("toward", |checker| checker.place(place, moment));
                }
            }
            Effect::Unscan(tiles) => {
                self.amount(&tiles.n, moment);
                self.at("where", |checker| checker.place(&tiles.place, moment));
            }
            Effect::Reveal(revealed) => self.at("where", |checker| checker.place(&revealed.place, moment)),
            Effect::RemoveTile(remove) => {
                self.at("where", |checker| checker.place(&remove.place, moment));
                self.at("rocketeers", |checker| {
                    checker.number("damage", &remove.rocketeers.damage, 0, MOST_AT_ONCE, moment);
                });
            }
            Effect::Stun(stun) => {
                self.at("where", |checker| checker.place(&stun.place, moment));
                if let Some(types) = &stun.types {
                    self.types("types", types);
                }
            }
            Effect::Transform(transform) => {
                self.at("from", |checker| checker.kind(transform.from));
                self.at("to", |checker| checker.kind(transform.to));
                if transform.from == transform.to {
                    self.add_at("to", Fault::new("nothing-happens"));
                }
                self.amount(&transform.n, moment);
                self.at("where", |checker| checker.place(&transform.place, moment));
            }
            Effect::CaptureTarget(_) => self.moment("capture_target", moment.target),
            Effect::ChooseOne(list) => {
                self.moment("choose_one", moment.acting);
                self.some("", list);
                for (number, one) in list.iter().enumerate() {
                    let entry = self.faults.enter_nth(number);
                    self.effect(one, moment);
                    self.faults.leave(entry);
                }
            }
            Effect::TakeItem(take) => self.who(&take.who, moment),
            Effect::Recharge(recharge) => self.who(&recharge.who, moment),
            Effect::GiveItem(give) => {
                self.item("item", &give.item);
                if matches!(give.item, ItemRef::Tag(_)) {
                    self.add_at("item", Fault::new("one-item").text("word", give.item.written()));
                }
                self.who(&give.who, moment);
            }
            Effect::GainComponent(gain) => {
                self.amount(&gain.n, moment);
                self.who(&gain.who, moment);
            }
            Effect::Switch(switches) => {
                if let Some(limit) = switches.los_limit {
                    self.range("los_limit", limit, 1, 99);
                }
            }
            Effect::Lose(reason) => self.reason(reason),
            Effect::AlienMoveAll(_) | Effect::RedAlert(_) | Effect::Win(_) => (),
        }
        self.faults.leave(way);
    }

    fn reason(&mut self, text: &crate::scenario::Bilingual) {
        for (language, words) in [("en", &text.en), ("fr", &text.fr)] {
            if words.trim().is_empty() {
                self.add_at(language, Fault::new("text-missing").text("language", language));
            }
        }
    }

    fn amount(&mut self, number: &'a Num, moment: Moment) {
        self.number("n", number, 0, MOST_AT_ONCE, moment);
    }

    fn who(&mut self, who: &'a Selector, moment: Moment) {
        self.at("who", |checker| checker.selector(who, moment));
    }

    fn counter_change(&mut self, change: &'a crate::scenario::CounterChange, moment: Moment) {
        let name = &change.name;
        let own = self.scenario.counters.contains_key(name);
        if name == "specimen.{type}" {
            self.moment("{type}", moment.target);
        } else if KEPT.contains(&&name[..]) || name.starts_with("kills.") {
            self.add_at("name", Fault::new("kept-counter").text("word", name));
        } else if !own && kept_by_type(name).is_none() {
            self.add_at("name", Fault::new("unknown-counter").text("word", name));
        }
        match (&change.add, &change.set) {
            (Some(add), None) => self.number("add", add, -LARGEST, LARGEST, moment),
            (None, Some(set)) => self.number("set", set, -LARGEST, LARGEST, moment),
            _ => self.add(Fault::new("counter-change")),
        }
    }

    fn marker(&mut self, marker: MarkerAt, moment: Moment) {
        match marker {
            MarkerAt::Here => self.moment("here", moment.here),
            MarkerAt::Room(room) => self.at("tile", |checker| checker.room(room)),
        }
    }

    fn room(&mut self, room: Room) {
        if !self.rooms.contains(&room) {
            self.add(Fault::new("room-not-on-map").text("word", room.name()));
        }
    }

    fn types(&mut self, key: &str, types: &'a Types) {
        if let Types::These(kinds) = types {
            self.some(key, kinds);
            self.each(key, kinds, |checker, kind| checker.kind(*kind));
        }
    }

    fn kind(&mut self, kind: AlienType) {
        let listed = self.scenario.profiles.contains(&ProfileName::WarThrall);
        if kind == AlienType::WarThrall && !listed {
            self.add(Fault::new("needs-profile").text("word", kind.name()));
        }
    }

    fn item(&mut self, key: &str, item: &ItemRef) {
        let known = match item {
            ItemRef::Item(item) => is_card(*item),
            ItemRef::Tag(_) => true,
            ItemRef::Own(id) => self.scenario.scenario_items.iter().any(|own| own.id == *id),
        };
        if !known {
            self.add_at(key, Fault::new("unknown-item").text("word", item.written()));
        } else if let ItemRef::Own(id) = item
            && !self.given.contains(id)
        {
            self.add_at(key, Fault::new("item-never-given").text("word", id));
        }
    }

    fn selector(&mut self, selector: &'a Selector, moment: Moment) {
        match selector {
            Selector::All | Selector::Any | Selector::FirstToAct => (),
            Selector::Acting => self.moment("acting", moment.acting),
            Selector::On(place) => self.at("on", |checker| checker.place(place, moment)),
            Selector::Holding(item) => self.item("holding", item),
        }
    }

    fn place(&mut self, place: &'a Where, moment: Moment) {
        match place {
            Where::Muster
            | Where::Start
            | Where::Anywhere
            | Where::ScannedVents
            | Where::ScannedStandardEmpty
            | Where::ThrallTiles
            | Where::ScannedWith(_) => (),
            Where::ActingTile => self.moment("acting_tile", moment.acting),
            Where::ScannedTile => self.moment("scanned_tile", moment.scanned),
            Where::Here => self.moment("here", moment.here),
            Where::FadedTile => {
                if !self.fades {
                    self.add(Fault::new("never-faded"));
                }
            }
            Where::Tile(room) => self.at("tile", |checker| checker.room(*room)),
            Where::At(at) => {
                if !self.tiles.contains(at) {
                    self.add_at("at", there("no-tile-there", *at));
                }
            }
            Where::Set(name) => self.set("set", name),
            Where::AnyOf(list) => {
                self.some("any_of", list);
                self.each("any_of", list, |checker, one| checker.place(one, moment));
            }
            Where::FirstOf(list) => {
                self.some("first_of", list);
                self.each("first_of", list, |checker, one| checker.place(one, moment));
            }
            Where::NextOf(names) => {
                self.some("next_of", names);
                for (number, name) in names.iter().enumerate() {
                    self.set(&format!("next_of[{number}]"), name);
                }
            }
            Where::Pick(pick) => {
                if let Some(from) = &pick.from {
                    self.at("from", |checker| checker.place(from, moment));
                }
            }
        }
    }

    fn set(&mut self, key: &str, name: &str) {
        if !self.scenario.sets.contains_key(name) {
            self.add_at(key, Fault::new("unknown-set").text("word", name));
        }
    }
}

/// Whether a rule could be its own cause, directly or through others: it waits for what it or another rule like it does.
fn calls_itself(rule: &Rule) -> bool {
    let waits = matches!(
        rule.on,
        Trigger::CounterReached | Trigger::MarkerRemoved | Trigger::Scanned | Trigger::DecoyRevealed
    );
    waits && causes(&rule.effects)
}

/// Whether effects are among those that such rules wait for.
fn causes(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Counter(_) | Effect::Marker(_) | Effect::Reveal(_) => true,
        Effect::ChooseOne(list) => causes(list),
        _ => false,
    })
}

/// Whether a limit comes to an end within a Game Turn.
fn is_bounded(limit: Option<&Limit>) -> bool {
    matches!(limit, Some(Limit::Once | Limit::OncePerTurn | Limit::PerTurn(_) | Limit::PerGame(_)))
}

/// The type of a counter like `kills.bug`.
fn kept_by_type(name: &str) -> Option<AlienType> {
    let (before, kind) = name.split_once('.')?;
    ["kills", "specimen"].contains(&before).then(|| AlienType::named(kind)).flatten()
}

fn boss_of(profile: ProfileName) -> Option<BossType> {
    match profile {
        ProfileName::WarThrall => None,
        ProfileName::HiveQueen => Some(BossType::HiveQueen),
        ProfileName::Overmind => Some(BossType::Overmind),
    }
}

fn room_of(boss: BossType) -> Room {
    match boss {
        BossType::HiveQueen => Room::HiveQueen,
        BossType::Overmind => Room::Overmind,
    }
}
