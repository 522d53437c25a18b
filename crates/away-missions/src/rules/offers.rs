//! Actions, items and Overkills worth offering. Every one is legal. Left to the player to put together: several declared
//! items at once, other AP than the cheapest, who comes along with the Teleporter, and trades.

use crate::agenda::{Grant, Granted, Roll, RollStage};
use crate::command::{Action, Aim, Boost, Command, Haul, Overkill, Pay, Target};
use crate::field::{Geometry, ItemCard, TileId, Way};
use crate::preview::{DicePart, RollPreview};
use crate::rules::actions::Plan;
use crate::rules::attack::is_weapon;
use crate::rules::dice::DiceSource;
use crate::rules::moving::Step;
use crate::{AwayMissions, Component, HatchState, Item, Who};

/// Ways of hauling something that are offered; more can be put together.
const MOST_PATHS: usize = 12;

impl AwayMissions {
    /// Whether an Action that was given waits for somebody who can take it.
    pub(crate) fn grant_waits(&self, grant: &Grant) -> bool {
        match grant.what {
            Granted::Any => !grant.who.is_empty(),
            Granted::Move => {
                let map = self.map();
                grant.who.iter().any(|who| self.can_step(&map, *who, Step::Unpaid))
            }
        }
    }

    /// The Actions that this Rocketeer can take now, each with the ways to pay for it that differ.
    pub(crate) fn offer_actions(&self, who: Who, options: &mut Vec<Command>) {
        let map = self.map();
        let purse = self.purse(who);
        let holds = |item| self.field.rocketeer(who).is_some_and(|one| one.holds(item));
        let reaches = holds(Item::XRayGoggles) || holds(Item::Tricorder);
        for action in self.possible_actions(&map, who) {
            let Some(first) = self.cheapest(who, &action, &purse) else { continue };
            let allowed = |pay: Pay, with: &[Boost]| self.check_action(&map, who, &action, pay, with).is_ok();
            let act = |pay: Pay, with: Vec<Boost>| Command::Act { who, action: action.clone(), pay, with };
            if allowed(first, &[]) {
                options.push(act(first, Vec::new()));
                // Only for moving it matters what pays.
                let moves = matches!(action, Action::Move { .. });
                for pay in self.payments(who, &action, &purse).into_iter().skip(1) {
                    if matches!(pay, Pay::Command | Pay::Oxygen | Pay::Card(_))
                        && (!moves || allowed(pay, &[]))
                    {
                        options.push(act(pay, Vec::new()));
                    }
                }
                for boost in self.usable_boosts(who, &action) {
                    if allowed(first, std::slice::from_ref(&boost)) {
                        options.push(act(first, vec![boost]));
                    }
                }
            } else if reaches {
                for boost in self.reaching_boosts(&map, who, &action) {
                    if allowed(first, std::slice::from_ref(&boost)) {
                        options.push(act(first, vec![boost]));
                    }
                }
            }
        }
    }

    /// Every Action that could be meant.
    fn possible_actions(&self, map: &Geometry, who: Who) -> Vec<Action> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let mut all = Vec::new();
        for card in rocketeer.items.iter().filter(|card| is_weapon(card.item)) {
            let targets = self.targets().into_iter();
            all.extend(targets.map(|target| Action::Attack { weapon: card.id, target }));
        }
        all.extend(map.steps(Way::Tiles, rocketeer.at).map(|to| Action::Move { to }));
        all.extend(map.steps(Way::Tiles, rocketeer.at).map(|toward| Action::OpenHatch { toward }));
        all.extend(self.field.rocketeers.iter().map(|one| Action::Heal { patient: one.who }));
        all.extend(rocketeer.items.iter().map(|card| Action::Analyze { card: card.id }));
        let aliens = || self.field.aliens.iter().map(|alien| alien.id);
        // A Tricorder works on a neighbouring tile; without one only what stands here can be meant.
        let afar = rocketeer.holds(Item::Tricorder);
        let near = self.field.aliens.iter().filter(|alien| afar || alien.at == rocketeer.at);
        all.extend(near.map(|alien| Action::Subdue { target: Target::Alien(alien.id) }));
        let bosses = self.field.bosses.iter();
        all.extend(bosses.map(|boss| Action::Subdue { target: Target::Boss(boss.kind) }));
        for action in 0..self.mission_actions() {
            all.push(Action::Mission { action, target: None });
            if self.mission_action(action).is_some_and(|action| action.aimed) {
                all.extend(aliens().map(|alien| Action::Mission { action, target: Some(alien) }));
            }
        }
        let mut own = Vec::new();
        self.personal_candidates(who, &mut own);
        all.extend(own.into_iter().map(|option| Action::Talent { option, band: None }));
        for band in rocketeer.items.iter().filter(|card| card.item == Item::TelepathyBand) {
            for other in self.field.rocketeers.iter().filter(|one| one.who != who) {
                let mut lent = Vec::new();
                self.personal_candidates(other.who, &mut lent);
                let band = Some(band.id);
                all.extend(lent.into_iter().map(|option| Action::Talent { option, band }));
            }
        }
        let costly = |card: &&ItemCard| matches!(card.item, Item::FreezeDriedCoffee | Item::TheCommonCold);
        all.extend(rocketeer.items.iter().filter(costly).map(|card| Action::Item { card: card.id }));
        all
    }

    /// X-Ray Goggles and Tricorder, in every way that could bring an Action within reach.
    pub(crate) fn reaching_boosts(&self, map: &Geometry, who: Who, action: &Action) -> Vec<Boost> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let mut all = Vec::new();
        for card in &rocketeer.items {
            match card.item {
                Item::XRayGoggles if matches!(action, Action::Attack { .. } | Action::Heal { .. }) => {
                    all.extend(self.closed_hatches(map).into_iter().map(|hatch| Boost {
                        card: card.id,
                        hatch: Some(hatch),
                        tile: None,
                    }));
                }
                Item::Tricorder => {
                    let near = map.steps(Way::Tiles, rocketeer.at);
                    all.extend(near.map(|tile| Boost { card: card.id, hatch: None, tile: Some(tile) }));
                }
                _ => {}
            }
        }
        all
    }

    /// Closed hatches between scanned tiles.
    pub(crate) fn closed_hatches(&self, map: &Geometry) -> Vec<(TileId, TileId)> {
        let scanned = |tile: TileId| self.field.tile(tile).is_some_and(|tile| tile.scanned);
        let mut all = Vec::new();
        for at in self.field.tile_ids().filter(|tile| scanned(*tile)) {
            let next = map.steps(Way::Tiles, at).filter(|next| *next > at && scanned(*next));
            all.extend(next.map(|next| (at, next)));
        }
        all.retain(|(a, b)| self.field.hatch(*a, *b) == Some(HatchState::Closed));
        all
    }

    /// Items that can be used now.
    pub(crate) fn offer_items(&self, who: Who, options: &mut Vec<Command>) {
        let Some(rocketeer) = self.field.rocketeer(who) else { return };
        let map = self.map();
        for card in &rocketeer.items {
            for aim in self.aims(&map, who, card) {
                if self.check_use(who, card.id, &aim, &[]).is_ok() {
                    options.push(Command::Use { who, card: card.id, aim, with: Vec::new() });
                }
            }
        }
    }

    /// Everything that an item could be aimed at.
    fn aims(&self, map: &Geometry, who: Who, card: &ItemCard) -> Vec<Aim> {
        let crew = || self.field.rocketeers.iter().map(|one| one.who);
        let near = || map.steps(Way::Tiles, self.tile_of(who));
        let aliens = || self.field.aliens.iter().map(|alien| Target::Alien(alien.id));
        match card.item {
            Item::StunPellet => near().chain([self.tile_of(who)]).map(Aim::Tile).collect(),
            Item::NeuronicHyperbolizer => self
                .field
                .tile_ids()
                .filter(|tile| self.field.aliens_on(*tile).next().is_some())
                .map(Aim::Tile)
                .collect(),
            Item::Teleporter => self.field.tile_ids().map(Aim::Tile).collect(),
            Item::RtNurse | Item::RtTrafficCop => crew().map(Aim::Rocketeer).collect(),
            Item::TantalusProjector | Item::RtPhotographer => aliens().map(Aim::Target).collect(),
            Item::RtCowboy => self.targets().into_iter().map(Aim::Target).collect(),
            Item::Replicator => Component::ALL.iter().map(|one| Aim::Component(*one)).collect(),
            Item::StasisBox => {
                let mut kinds: Vec<Item> = self.supply.unused.iter().copied().collect();
                kinds.dedup();
                kinds.into_iter().map(Aim::Item).collect()
            }
            Item::HeatRay | Item::Thermite | Item::SpaceMonkey => {
                self.hatch_and_fetch_aims(map, who, card.item)
            }
            Item::RtBoy => self.fetch_aims(map, who),
            Item::GravitationalWaveGenerator | Item::SonicRepulsor => self.haul_aims(map, who, card.item),
            Item::TapeRecorder => {
                let mut own = Vec::new();
                self.personal_candidates(who, &mut own);
                own.into_iter().map(Aim::Overkill).collect()
            }
            _ => vec![Aim::Nothing],
        }
    }

    fn fetch_aims(&self, map: &Geometry, who: Who) -> Vec<Aim> {
        let near = map.steps(Way::Tiles, self.tile_of(who));
        near.flat_map(|at| self.things_on(at).into_iter().map(move |what| Aim::Fetch { at, what })).collect()
    }

    fn hatch_and_fetch_aims(&self, map: &Geometry, who: Who, item: Item) -> Vec<Aim> {
        let here = self.tile_of(who);
        let mut all = Vec::new();
        let tiles: Vec<TileId> = if item == Item::HeatRay {
            self.field.tile_ids().collect()
        } else {
            map.steps(Way::Tiles, here).chain([here]).collect()
        };
        for at in &tiles {
            for toward in map.steps(Way::Tiles, *at) {
                // A hatch between two tiles of the list is offered once.
                if tiles.contains(&toward)
                    && toward < *at
                    && item == Item::HeatRay
                    && self.sees_from(map, here, toward)
                {
                    continue;
                }
                all.push(Aim::Hatch { at: *at, toward, seal: false });
                if item == Item::HeatRay {
                    all.push(Aim::Hatch { at: *at, toward, seal: true });
                }
            }
        }
        if item == Item::SpaceMonkey {
            all.extend(self.fetch_aims(map, who));
        }
        all
    }

    fn sees_from(&self, map: &Geometry, here: TileId, tile: TileId) -> bool {
        map.sees(crate::field::Side::Rocketeers, here, tile)
    }

    /// Ways in which things and figures could be hauled, found step by step.
    fn haul_aims(&self, map: &Geometry, who: Who, item: Item) -> Vec<Aim> {
        let aliens = self.field.aliens.iter().map(|alien| (Haul::Alien(alien.id), alien.at));
        let people = self.field.rocketeers.iter().filter(|one| one.who != who);
        let people = people.map(|one| (Haul::Rocketeer(one.who), one.at));
        let things = self
            .field
            .tile_ids()
            .flat_map(|at| self.things_on(at).into_iter().map(move |what| (Haul::Thing { at, what }, at)));
        let mut all = Vec::new();
        for (what, from) in aliens.chain(people).chain(things) {
            let mut found = Vec::new();
            let mut open: Vec<Vec<TileId>> = vec![Vec::new()];
            while let Some(path) = open.pop() {
                let at = path.last().copied().unwrap_or(from);
                for next in map.steps(Way::Tiles, at) {
                    let mut longer = path.clone();
                    longer.push(next);
                    let aim = Aim::Haul { what, path: longer.clone() };
                    match self.check_hauling(map, who, item, &aim) {
                        Ok(()) => {
                            found.push(aim);
                            open.push(longer);
                        }
                        Err(crate::Refusal::MovesOn) => open.push(longer),
                        Err(_) => {}
                    }
                }
                if found.len() >= MOST_PATHS {
                    break;
                }
            }
            all.append(&mut found);
        }
        all
    }

    /// What can be done with the roll on top.
    pub(crate) fn offer_roll(&self, roll: &Roll, options: &mut Vec<Command>) {
        let who = roll.who;
        if let Some(rocketeer) = self.field.rocketeer(who) {
            for card in &rocketeer.items {
                for aim in self.roll_aims(roll, card) {
                    if self.check_use(who, card.id, &aim, &[]).is_ok() {
                        options.push(Command::Use { who, card: card.id, aim, with: Vec::new() });
                    }
                }
            }
        }
        match roll.stage {
            RollStage::Rolled => options.push(Command::Proceed),
            RollStage::Spending => {
                let offered: Vec<Overkill> = self.overkill_options(roll);
                options.extend(offered.into_iter().map(|on| Command::Spend { on }));
                options.push(Command::Pass);
            }
        }
        for what in self.things_on(self.tile_of(who)) {
            options.push(Command::PickUp { who, what });
        }
    }

    /// How a card could change the roll: the dice that failed, or each of them alone.
    fn roll_aims(&self, roll: &Roll, card: &ItemCard) -> Vec<Aim> {
        let failed = || {
            let dice = (0u8..).zip(&roll.dice);
            dice.filter(|(_, die)| !super::dice::succeeds(**die, roll.inverted)).map(|(place, _)| place)
        };
        match card.item {
            Item::TimeWarp => vec![Aim::Dice(failed().collect())],
            Item::LuckyRabbitsFoot => failed().take(1).map(|place| Aim::Dice(vec![place])).collect(),
            Item::TelepathyBand => self.field.rocketeers.iter().map(|one| Aim::Rocketeer(one.who)).collect(),
            _ => vec![Aim::Nothing],
        }
    }

    /// The dice that an Action would be rolled with, and what they promise.
    pub(crate) fn preview_roll(&self, who: Who, action: &Action, with: &[Boost]) -> Option<RollPreview> {
        let map = self.map();
        let Ok(Plan::Roll(plan)) = self.check_action(&map, who, action, Pay::Standard, with) else {
            return None;
        };
        let range = match &plan.what {
            crate::agenda::RollFor::Attack(attack) => Some(attack.range),
            _ => None,
        };
        let parts = plan.pool.parts.iter().map(|part| DicePart { key: key(part.source), dice: part.dice });
        Some(RollPreview::of(parts.collect(), plan.sure, range))
    }
}

/// Where dice come from besides cards, as names in message keys.
pub(crate) const DICE: [&str; 4] = ["iq", "leeches", "place", "own"];

/// The message that names where dice come from.
fn key(source: DiceSource) -> String {
    let name = match source {
        DiceSource::Weapon(item) | DiceSource::Card(item) => return crate::speech::item_key(item),
        DiceSource::Iq => DICE[0],
        DiceSource::Leeches => DICE[1],
        DiceSource::Place => DICE[2],
        DiceSource::Own => DICE[3],
    };
    format!("away-missions-dice-{name}")
}
