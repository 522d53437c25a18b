//! The Alien Turn, one rule after another (AM-20, AM-21, AM-23, AM-26.3), on the table of `table.rs`.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::geometry::{Side, in_the_way, ranges, spread};
use crate::table::{Alien, At, Edge, Table, place, step};

/// Why the Alien Turn ends early.
pub enum Stop {
    /// The game is lost.
    Lost,
    /// The file cannot be played, by the name of the fault.
    Bad(&'static str),
}

pub type Done<T> = Result<T, Stop>;

/// The order of sentience (AM-20.1).
const SLOTS: [&[&str]; 7] = [
    &["brain_in_a_jar"],
    &["leader"],
    &["saucerman"],
    &["sentinel"],
    &["thrall", "war_thrall"],
    &["space_leech"],
    &["bug"],
];

pub struct Turn {
    pub table: Table,
    used: usize,
    pub steps: Vec<Value>,
    dead: Vec<String>,
    /// The tiles that held a Rocketeer who was not ignored when the Alien Turn began (AM-21.14).
    held: BTreeSet<At>,
    /// How many effects of each sort would have struck each Rocketeer (AM-29.11).
    struck: BTreeMap<(String, String), i64>,
}

/// AM-20.7, for one type.
pub fn passes(table: &Table, kind: &str, a: At, b: At) -> bool {
    match table.edge(a, b) {
        Edge::Hull | Edge::Locked | Edge::Sealed => false,
        Edge::Closed => ["leader", "saucerman", "bug"].contains(&kind),
        Edge::None | Edge::Open | Edge::Destroyed => true,
    }
}

fn reach(kind: &str) -> i64 {
    i64::from(["leader", "saucerman"].contains(&kind))
}

fn moves(kind: &str) -> usize {
    match kind {
        "brain_in_a_jar" => 0,
        "leader" | "sentinel" | "war_thrall" => 2,
        _ => 1,
    }
}

fn dice(alien: &Alien) -> i64 {
    match alien.kind.as_str() {
        "leader" => 4,
        "saucerman" | "war_thrall" => 2,
        "sentinel" => (6 - 2 * alien.staggered).max(0),
        "thrall" => 1,
        "space_leech" => 3,
        _ => 0,
    }
}

/// The answer of `aliens --trace`, or why the file cannot be played.
pub fn alien_turn(text: &str) -> Result<Value, &'static str> {
    let table = Table::read(text);
    let held = table.rocketeers.iter().filter(|each| !each.invisible).map(|each| each.at).collect();
    let mut turn =
        Turn { table, used: 0, steps: Vec::new(), dead: Vec::new(), held, struck: BTreeMap::new() };
    let lost = match turn.run() {
        Ok(()) => false,
        Err(Stop::Lost) => true,
        Err(Stop::Bad(why)) => return Err(why),
    };
    if !lost {
        for rocketeer in &mut turn.table.rocketeers {
            rocketeer.invisible = false;
        }
    }
    Ok(json!({
        "format": "away-missions-alien-turn/1",
        "outcome": if lost { "lost" } else { "going_on" },
        "dead": turn.dead,
        "steps": turn.steps,
        "dice_used": turn.used,
        "position": turn.table.write(&turn.table.dice[turn.used..]),
    }))
}

impl Turn {
    pub fn roll(&mut self) -> Done<i64> {
        let die = self.table.dice.get(self.used).copied().ok_or(Stop::Bad("TooFewDice"))?;
        self.used += 1;
        Ok(die)
    }

    /// AM-20.12 and AM-20.13: a scanned tile, the lowest number, or chance.
    pub fn choose(&mut self, tiles: &BTreeSet<At>) -> Done<At> {
        let numbered = tiles.iter().filter_map(|at| self.table.number(*at).map(|number| (number, *at)));
        if let Some((_, at)) = numbered.min() {
            return Ok(at);
        }
        // A set of places is sorted by q, then by r.
        let tiles: Vec<At> = tiles.iter().copied().take(10).collect();
        let n = tiles.len() as i64;
        if n == 1 {
            return Ok(tiles[0]);
        }
        loop {
            let die = self.roll()?;
            if die <= 10 / n * n {
                return Ok(tiles[((die - 1) % n) as usize]);
            }
        }
    }

    fn alien(&self, id: &str) -> &Alien {
        self.table.aliens.iter().find(|each| each.id == id).unwrap()
    }

    fn set(&mut self, id: &str, change: impl Fn(&mut Alien)) {
        change(self.table.aliens.iter_mut().find(|each| each.id == id).unwrap());
    }

    fn effect(&mut self, step: usize, effect: Value) {
        self.steps[step]["effects"].as_array_mut().unwrap().push(effect);
    }

    fn run(&mut self) -> Done<()> {
        for slot in SLOTS {
            self.devices(slot)?;
            if slot == ["bug"] {
                self.bugs()?;
                continue;
            }
            // AM-20.2.
            let mut order: Vec<(bool, i64, usize, String)> = Vec::new();
            for (arrival, alien) in self.table.aliens.iter().enumerate() {
                if slot.contains(&alien.kind.as_str()) {
                    let number = self.table.number(alien.at);
                    order.push((number.is_none(), number.unwrap_or(0), arrival, alien.id.clone()));
                }
            }
            order.sort();
            for (_, _, _, id) in order {
                self.act(&id)?;
            }
        }
        if ["commodore", "admiral", "galactic_overlord"].contains(&self.table.mode.as_str()) {
            self.arrivals();
        }
        Ok(())
    }

    /// Invisibility Devices that are used before this slot (AM-29.11).
    fn devices(&mut self, slot: &[&str]) -> Done<()> {
        let entries = self.table.reactions.as_array().cloned().unwrap_or_default();
        for entry in entries {
            if !entry.get("before").is_some_and(|kind| slot.contains(&kind.as_str().unwrap())) {
                continue;
            }
            let power_out = self.table.power_out;
            let holder =
                self.table.rocketeers.iter_mut().find(|each| entry["who"] == each.who.as_str()).unwrap();
            let device = holder.items.iter_mut().find(|item| {
                item.id == "invisibility_device"
                    && item.analyzed
                    && !item.used
                    && item.charges.unwrap() > 0
                    && !power_out
            });
            let Some(device) = device else {
                return Err(Stop::Bad("CannotReact"));
            };
            device.used = true;
            device.charges = device.charges.map(|charges| charges - 1);
            holder.invisible = true;
        }
        Ok(())
    }

    /// Rocketeers who can be attacked from a tile: range, Order marker, name (AM-20.5).
    fn attackable(&self, from: At, reach: i64) -> Vec<(i64, i64, String)> {
        let ranges = ranges(&self.table, Side::Alien, from);
        let mut found = Vec::new();
        for each in self.table.rocketeers.iter().filter(|each| !each.invisible) {
            let Some(range) = ranges.get(&each.at).filter(|range| **range <= reach) else {
                continue;
            };
            if each.at == from || in_the_way(&self.table, Side::Alien, from, each.at).is_empty() {
                found.push((*range, each.order, each.who.clone()));
            }
        }
        found
    }

    fn begin(&mut self, id: &str) -> usize {
        let alien = self.alien(id).clone();
        self.steps.push(json!({
            "alien": id, "type": alien.kind, "from": place(alien.at), "path": [], "to": place(alien.at),
            "toward": null, "carried": [], "target": null, "range": null, "dice": 0, "rolls": [], "successes": 0,
            "hits": 0, "overkills": 0, "effects": [],
        }));
        self.steps.len() - 1
    }

    fn act(&mut self, id: &str) -> Done<()> {
        let step = self.begin(id);
        let alien = self.alien(id).clone();
        if alien.stunned {
            self.steps[step]["skip"] = json!("stunned");
            return Ok(());
        }
        if alien.kind == "brain_in_a_jar" {
            return self.brain(step, alien.at);
        }
        let can_attack = !self.attackable(alien.at, reach(&alien.kind)).is_empty();
        let mut may_attack = true;
        if alien.kind == "thrall" {
            may_attack = can_attack && self.held.contains(&alien.at);
        }
        if !can_attack && alien.carried_by.is_none() && !self.walk(step, id)? {
            // A mine.
            return Ok(());
        }
        if may_attack { self.attack(step, id) } else { Ok(()) }
    }

    /// AM-21.2.
    fn brain(&mut self, step: usize, at: At) -> Done<()> {
        for who in self.by_order(|_, place| crate::table::hex_distance(place, at) <= 2) {
            self.mind_control(step, &who)?;
        }
        Ok(())
    }

    /// Rocketeers who are not ignored, by ascending Order marker.
    fn by_order(&self, wanted: impl Fn(&str, At) -> bool) -> Vec<String> {
        let mut all: Vec<(i64, String)> = Vec::new();
        for each in &self.table.rocketeers {
            if !each.invisible && wanted(&each.who, each.at) {
                all.push((each.order, each.who.clone()));
            }
        }
        all.sort();
        all.into_iter().map(|(_, who)| who).collect()
    }

    /// AM-20.8 to AM-20.12. Says whether the figure is still there.
    fn walk(&mut self, step: usize, id: &str) -> Done<bool> {
        let Alien { kind, at: start, .. } = self.alien(id).clone();
        let steps = {
            let table = &self.table;
            spread(start, |a, b| passes(table, &kind, a, b))
        };
        let mut nearest: Option<(i64, Reverse<i64>, String, BTreeSet<At>)> = None;
        let attackers: Vec<(At, i64, Vec<String>)> = steps
            .iter()
            .map(|(at, d)| {
                (*at, *d, self.attackable(*at, reach(&kind)).into_iter().map(|each| each.2).collect())
            })
            .collect();
        for each in &self.table.rocketeers {
            let goals: Vec<&(At, i64, Vec<String>)> =
                attackers.iter().filter(|(_, _, whom)| whom.contains(&each.who)).collect();
            let Some(least) = goals.iter().map(|(_, d, _)| *d).min() else {
                continue;
            };
            let goals = goals.iter().filter(|(_, d, _)| *d == least).map(|(at, _, _)| *at).collect();
            let candidate = (least, Reverse(each.order), each.who.clone(), goals);
            if nearest.as_ref().is_none_or(|best| candidate < *best) {
                nearest = Some(candidate);
            }
        }
        let Some((far, _, toward, goals)) = nearest else {
            return Ok(true);
        };
        self.steps[step]["toward"] = json!(toward);
        let brain = self.table.aliens.iter().find(|each| {
            each.kind == "brain_in_a_jar" && !each.stunned && each.began == start && each.carried_by.is_none()
        });
        let brain = brain.map(|each| each.id.clone());
        for taken in 0..moves(&kind) {
            let here = self.alien(id).at;
            if !self.attackable(here, reach(&kind)).is_empty() {
                break;
            }
            let mut next = BTreeSet::new();
            for there in crate::table::around(here) {
                if passes(&self.table, &kind, here, there) {
                    let table = &self.table;
                    let on = spread(there, |a, b| passes(table, &kind, a, b));
                    if goals.iter().any(|goal| on.get(goal) == Some(&(far - 1 - taken as i64))) {
                        next.insert(there);
                    }
                }
            }
            let there = self.choose(&next)?;
            let riders: Vec<String> = match kind.as_str() {
                "leader" => {
                    let all = self.table.aliens.iter().filter(|each| {
                        each.kind == "saucerman"
                            && !each.stunned
                            && each.at == here
                            && each.carried_by.as_deref().is_none_or(|by| by == id)
                    });
                    all.map(|each| each.id.clone()).collect()
                }
                "war_thrall" => brain.iter().cloned().collect(),
                _ => Vec::new(),
            };
            for rider in riders {
                self.set(&rider, |each| {
                    each.at = there;
                    each.carried_by = Some(id.to_owned());
                });
                let carried = self.steps[step]["carried"].as_array_mut().unwrap();
                if !carried.contains(&json!(rider)) {
                    carried.push(json!(rider));
                }
            }
            self.set(id, |each| each.at = there);
            self.steps[step]["path"].as_array_mut().unwrap().push(place(there));
            self.steps[step]["to"] = place(there);
            self.loosen();
            if kind == "sentinel" && !self.entered(step, id, there)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// AM-21.10 and AM-21.11. Says whether the Sentinel is still there.
    fn entered(&mut self, step: usize, id: &str, at: At) -> Done<bool> {
        for who in self.by_order(|_, place| place == at) {
            self.panic(step, &who)?;
        }
        self.deaths()?;
        let tile = self.table.tiles.get_mut(&at).unwrap();
        if tile.mines == 0 {
            return Ok(true);
        }
        tile.mines -= 1;
        self.table.aliens.retain(|each| each.id != id);
        self.effect(step, json!({"effect": "mine", "alien": id}));
        Ok(false)
    }

    /// AM-20.14 and AM-20.15.
    fn attack(&mut self, step: usize, id: &str) -> Done<()> {
        let alien = self.alien(id).clone();
        let n = dice(&alien);
        let mut targets = self.attackable(alien.at, reach(&alien.kind));
        targets.sort_by_key(|(range, order, _)| (*range, Reverse(*order)));
        let Some((range, _, target)) = targets.first().filter(|_| n > 0) else {
            return Ok(());
        };
        let mut rolls = Vec::new();
        for _ in 0..n {
            rolls.push(self.roll()?);
        }
        let successes = rolls.iter().filter(|die| **die <= 3).count();
        let overkills = successes.saturating_sub(1);
        let told = &mut self.steps[step];
        told["target"] = json!(target);
        told["range"] = json!(range);
        told["dice"] = json!(n);
        told["rolls"] = json!(rolls);
        told["successes"] = json!(successes);
        told["hits"] = json!(successes.min(1));
        told["overkills"] = json!(if alien.kind == "thrall" { 0 } else { overkills });
        if successes > 0 {
            self.hit(step, target)?;
        }
        for _ in 0..overkills {
            match alien.kind.as_str() {
                "leader" => {
                    self.panic(step, target)?;
                    self.deaths()?;
                }
                "saucerman" => self.mind_control(step, target)?,
                "sentinel" => self.terror(step, target)?,
                "war_thrall" => {
                    let victim = self.table.rocketeers.iter_mut().find(|each| each.who == *target).unwrap();
                    if !victim.grappled_by.contains(&alien.id) {
                        victim.grappled_by.push(alien.id.clone());
                    }
                    self.effect(step, json!({"effect": "grapple", "who": target}));
                }
                "space_leech" => self.spawn(step, id, alien.at)?,
                other => panic!("{other} has no Overkill Effect"),
            }
        }
        Ok(())
    }

    /// AM-20.17: whoever has no HP or O2 left is dead, and the game is lost.
    fn deaths(&mut self) -> Done<()> {
        let dead: Vec<&str> = self
            .table
            .rocketeers
            .iter()
            .filter(|each| each.hp <= 0 || each.o2 <= 0)
            .map(|each| each.who.as_str())
            .collect();
        if dead.is_empty() {
            return Ok(());
        }
        self.dead = dead.into_iter().map(str::to_owned).collect();
        Err(Stop::Lost)
    }

    /// Spends the item that is used against this effect, if one is (AM-23.19, AM-29.10, AM-29.11).
    fn reaction(&mut self, who: &str, against: &str) -> Done<Option<String>> {
        let nth = self.struck.entry((who.to_owned(), against.to_owned())).or_default();
        *nth += 1;
        let nth = *nth;
        let mut forced = false;
        let wanted: Vec<String> = match &self.table.reactions {
            Value::Array(entries) => {
                let entry = entries.iter().find(|entry| {
                    entry["who"] == who
                        && entry.get("against").is_some_and(|each| each == against)
                        && entry.get("nth").map_or(1, |each| each.as_i64().unwrap()) == nth
                });
                forced = entry.is_some();
                entry.iter().map(|entry| entry["item"].as_str().unwrap().to_owned()).collect()
            }
            auto if auto == "auto" => {
                let items: &[&str] = match against {
                    "hit" => &["force_field_belt", "rt_long_lost_brother", "fiberweave_spacesuit"],
                    "panic" => &["rt_girl", "mentality_helmet"],
                    _ => &["mentality_helmet"],
                };
                items.iter().map(|item| (*item).to_owned()).collect()
            }
            _ => Vec::new(),
        };
        let power_out = self.table.power_out;
        let victim = self.table.rocketeers.iter_mut().find(|each| each.who == who).unwrap();
        for id in wanted {
            for item in victim.items.iter_mut().filter(|item| item.id == id) {
                let often = ["force_field_belt", "rt_girl"].contains(&id.as_str());
                let discovery = ["force_field_belt", "mentality_helmet"].contains(&id.as_str());
                let analyzed = item.analyzed || id != "force_field_belt";
                let charged = item.charges.is_none_or(|charges| charges > 0);
                if analyzed && charged && (often || !item.used) && !(discovery && power_out) {
                    item.used = true;
                    item.charges = item.charges.map(|charges| charges - 1);
                    return Ok(Some(id));
                }
            }
        }
        if forced { Err(Stop::Bad("CannotReact")) } else { Ok(None) }
    }

    pub fn hit(&mut self, step: usize, who: &str) -> Done<()> {
        let by = self.reaction(who, "hit")?;
        let result = if by.is_some() { "absorbed" } else { "hp" };
        let told = json!({"effect": "hit", "who": who, "result": result, "by": by});
        if by.is_none() {
            self.table.rocketeers.iter_mut().find(|each| each.who == who).unwrap().hp -= 1;
        }
        self.effect(step, told);
        self.deaths()
    }

    fn panic(&mut self, step: usize, who: &str) -> Done<()> {
        let nth = self.table.rocketeers.iter().position(|each| each.who == who).unwrap();
        let mut told = json!({"effect": "panic", "who": who, "result": "already", "by": null});
        if !self.table.rocketeers[nth].panicked {
            if let Some(by) = self.reaction(who, "panic")? {
                told["result"] = json!("ignored");
                told["by"] = json!(by);
            } else {
                told["result"] = json!("o2");
                self.table.rocketeers[nth].panicked = true;
                self.table.rocketeers[nth].o2 -= 1;
            }
        }
        self.effect(step, told);
        Ok(())
    }

    fn mind_control(&mut self, step: usize, who: &str) -> Done<()> {
        let nth = self.table.rocketeers.iter().position(|each| each.who == who).unwrap();
        let mut told = json!({"effect": "mind_control", "who": who, "result": "already", "by": null});
        if !self.table.rocketeers[nth].mind_control {
            if let Some(by) = self.reaction(who, "mind_control")? {
                told["result"] = json!("ignored");
                told["by"] = json!(by);
            } else {
                told["result"] = json!("ap");
                self.table.rocketeers[nth].mind_control = true;
            }
        }
        self.effect(step, told);
        Ok(())
    }

    /// AM-23.5 to AM-23.9.
    fn terror(&mut self, number: usize, who: &str) -> Done<()> {
        let die = self.roll()?;
        let nth = self.table.rocketeers.iter().position(|each| each.who == who).unwrap();
        let here = self.table.rocketeers[nth].at;
        let arrow = self.table.tiles[&here].rotation;
        let legal = |table: &Table, direction: usize| {
            let there = step(here, direction);
            table.scanned(there)
                && matches!(table.edge(here, there), Edge::None | Edge::Open | Edge::Destroyed)
        };
        let mut told = json!({"effect": "terror", "who": who, "roll": die, "result": "none", "to": null});
        let mut direction = None;
        if die <= 6 {
            let wanted = (arrow + die as usize - 1) % 6;
            if !legal(&self.table, wanted) {
                told["result"] = json!("blocked");
                self.effect(number, told);
                return self.hit(number, who);
            }
            direction = Some(wanted);
        } else if die <= 8 {
            direction =
                (0..6).map(|turn| (arrow + turn) % 6).find(|direction| legal(&self.table, *direction));
            if direction.is_some()
                && let Some(chosen) = self.table.terror.get_mut(who).filter(|chosen| !chosen.is_empty())
            {
                let chosen = chosen.remove(0);
                if !legal(&self.table, chosen) {
                    return Err(Stop::Bad("IllegalDirection"));
                }
                direction = Some(chosen);
            }
        }
        if let Some(direction) = direction {
            let there = step(here, direction);
            self.table.rocketeers[nth].at = there;
            told["result"] = json!("moved");
            told["to"] = place(there);
            self.loosen();
        }
        self.effect(number, told);
        Ok(())
    }

    /// AM-23.11: Grapples end between figures on different tiles.
    fn loosen(&mut self) {
        let aliens = &self.table.aliens;
        for rocketeer in &mut self.table.rocketeers {
            let at = rocketeer.at;
            rocketeer
                .grappled_by
                .retain(|id| aliens.iter().any(|each| each.id == *id && each.at == at && !each.stunned));
        }
    }

    /// A new figure, unless the box holds no more (AM-20.21).
    fn place(&mut self, kind: &str, at: At) -> Option<String> {
        let standing = self.table.aliens.iter().filter(|each| each.kind == kind).count() as i64;
        if standing >= self.table.figures[kind] {
            return None;
        }
        let mut names = (1..).map(|n| format!("{kind}-{n}"));
        let id = names.find(|name| self.table.aliens.iter().all(|each| each.id != *name)).unwrap();
        self.table.aliens.push(Alien {
            id: id.clone(),
            kind: kind.to_owned(),
            at,
            hp: Some(1),
            stunned: false,
            staggered: 0,
            began: at,
            carried_by: None,
        });
        Some(id)
    }

    /// AM-23.12.
    fn spawn(&mut self, step: usize, parent: &str, at: At) -> Done<()> {
        let child = self.place("space_leech", at);
        self.effect(step, json!({"effect": "spawn", "alien": child}));
        let Some(child) = child else {
            return Ok(());
        };
        let step = self.begin(&child);
        self.steps[step]["spawned_by"] = json!(parent);
        self.attack(step, &child)
    }

    /// AM-26.3 and AM-26.4.
    fn arrivals(&mut self) {
        let with_discoveries = self.table.tiles.iter().filter(|(_, tile)| tile.scanned && tile.discovery > 0);
        let mut tiles: Vec<(i64, At)> =
            with_discoveries.map(|(at, tile)| (tile.number.unwrap(), *at)).collect();
        tiles.sort_unstable();
        let mut effects = Vec::new();
        for (_, at) in tiles {
            if let Some(id) = self.place("saucerman", at) {
                effects.push(json!({"effect": "placed", "alien": id, "at": place(at)}));
            }
        }
        self.steps.push(json!({"type": "commodore", "effects": effects}));
    }
}
