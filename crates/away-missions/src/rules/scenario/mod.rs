//! Chapter 27: scenarios, carried out from their data. Nothing here knows a scenario by name.

mod actions;
mod conditions;
mod counters;
mod effects;
mod people;
mod places;
mod progress;
mod tiles;

pub(crate) use people::has_tag;
pub use progress::{Goal, GoalKind};

use crate::agenda::Task;
use crate::content::{Content, ScenarioHandle};
use crate::field::{AlienId, TileId};
use crate::scenario::{Effect, Limit, Picked, Rule, Scenario, TileEffect, Trigger};
use crate::state::Used;
use crate::{AlienType, AwayMissions, BossType, Event, Room, Who};
use serde::{Deserialize, Serialize};
use table::{Audience, Story};

/// What has just happened, for conditions and effects that ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Context {
    /// Who acts.
    pub who: Option<Who>,
    /// The tile it is about.
    pub tile: Option<TileId>,
    /// The Alien that the Action is aimed at.
    pub target: Option<AlienId>,
    /// The type that was killed, subdued or aimed at.
    pub victim: Option<AlienType>,
    /// From how far away.
    pub range: Option<u8>,
    /// What was picked up: a Discovery token, else a Rocketeer token.
    pub discovery: Option<bool>,
    /// The tile had been turned face-down again before it was scanned.
    pub faded: bool,
}

impl Context {
    /// Something about a Rocketeer.
    pub fn of(who: Who) -> Context {
        Context { who: Some(who), ..Context::default() }
    }

    /// The same at a tile.
    pub fn at(self, tile: TileId) -> Context {
        Context { tile: Some(tile), ..self }
    }

    fn picked(&self) -> Option<Picked> {
        self.discovery.map(|discovery| if discovery { Picked::Discovery } else { Picked::Rocketeer })
    }
}

/// A rule whose trigger has come. Whether its condition holds is seen when its turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ready {
    /// Its number: the scenario's rules first, then those of the tiles.
    pub rule: u8,
    pub context: Context,
}

/// A list of effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum List {
    /// Of a rule.
    Rule(u8),
    /// Of an Action that has succeeded.
    Success(u8),
    /// Of an Overkill of that Action.
    Overkill(u8),
    /// Of a boss's death.
    Death(BossType),
}

/// Effects that are being carried out, from one on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Doing {
    pub list: List,
    /// The next one.
    pub next: u8,
    /// Which parts of `choose_one` were chosen.
    pub path: Vec<u8>,
    pub context: Context,
}

/// The lists of a scenario with those of the Scenario tiles.
pub(crate) struct Playbook<'c>(pub &'c Scenario);

fn tile_effects() -> impl Iterator<Item = (Room, &'static TileEffect)> {
    Room::ALL.iter().filter_map(|room| Some((*room, Content::standard().tile_effect(*room)?)))
}

impl<'c> Playbook<'c> {
    /// All rules with the tile they belong to.
    pub fn rules(&self) -> impl Iterator<Item = (Option<Room>, &'c Rule)> + use<'c> {
        let own = self.0.rules.iter().map(|rule| (None, rule));
        own.chain(
            tile_effects().flat_map(|(room, effect)| effect.rules.iter().map(move |rule| (Some(room), rule))),
        )
    }

    /// All Actions with the tile they belong to.
    pub fn actions(&self) -> impl Iterator<Item = (Option<Room>, &'c crate::scenario::Action)> + use<'c> {
        let own = self.0.actions.iter().map(|action| (None, action));
        own.chain(
            tile_effects()
                .flat_map(|(room, effect)| effect.actions.iter().map(move |action| (Some(room), action))),
        )
    }

    /// One rule.
    pub fn rule(&self, number: u8) -> Option<(Option<Room>, &'c Rule)> {
        self.rules().nth(usize::from(number))
    }

    /// One Action.
    pub fn action(&self, number: u8) -> Option<(Option<Room>, &'c crate::scenario::Action)> {
        self.actions().nth(usize::from(number))
    }

    /// The effects of a list.
    fn effects(&self, list: List) -> &'c [Effect] {
        match list {
            List::Rule(number) => self.rule(number).map_or(&[], |(_, rule)| &rule.effects),
            List::Success(number) => self.action(number).map_or(&[], |(_, action)| &action.on_success),
            List::Overkill(number) => self.action(number).map_or(&[], |(_, action)| &action.per_overkill),
            List::Death(boss) => &Content::standard().boss(boss).on_death,
        }
    }

    /// The effect that is next.
    pub fn effect(&self, doing: &Doing) -> Option<&'c Effect> {
        let mut effect = self.effects(doing.list).get(usize::from(doing.next))?;
        for branch in &doing.path {
            let Effect::ChooseOne(branches) = effect else { return None };
            effect = branches.get(usize::from(*branch))?;
        }
        Some(effect)
    }
}

impl AwayMissions {
    /// The scenario being played, to be read while the state changes; cheap to copy.
    pub(crate) fn mission(&self) -> ScenarioHandle {
        self.mission.clone()
    }

    /// Something has happened: all rules that wait for it get their turn, in the order of their numbers.
    pub(crate) fn fire(&mut self, trigger: Trigger, context: Context) {
        let mission = self.mission();
        let book = Playbook(&mission);
        let waiting: Vec<u8> =
            (0u8..).zip(book.rules()).filter(|(_, (_, rule))| rule.on == trigger).map(|(n, _)| n).collect();
        for rule in waiting.into_iter().rev() {
            self.push(Task::Rule(Ready { rule, context }));
        }
    }

    /// A rule's turn has come (AM-27.17 to AM-27.23, AM-27.49, AM-27.50).
    pub(crate) fn apply_rule(&mut self, ready: Ready, story: &mut Story<Event>) {
        let mission = self.mission();
        let Some((room, rule)) = Playbook(&mission).rule(ready.rule) else { return };
        let context = self.at_home(ready.context, room);
        if room.is_some() && context.tile.is_none() {
            return;
        }
        if let Some(place) = &rule.place {
            let about = ready.context.tile;
            if !about.is_some_and(|tile| self.is_place(place, tile, &context)) {
                return;
            }
        }
        if let Some(condition) = &rule.condition
            && !self.holds(condition, &context)
        {
            return;
        }
        let used = self.book.rules.get(usize::from(ready.rule)).copied().unwrap_or_default();
        if !self.within(rule.limit.as_ref(), &used, context.who) {
            return;
        }
        let every = match (&rule.every, &rule.limit) {
            (Some(every), _) | (None, Some(Limit::Every(every))) => self.number(every, &context),
            _ => 1,
        };
        let came = used.came.saturating_add(1);
        if let Some(used) = self.book.rules.get_mut(usize::from(ready.rule)) {
            used.came = came;
        }
        if every > 1 && i32::from(came) % every != 0 {
            return;
        }
        let place = context.who.map_or(0, |who| 1u8 << self.place_of(who).min(7));
        if let Some(used) = self.book.rules.get_mut(usize::from(ready.rule)) {
            used.count(place);
        }
        if !rule.effects.is_empty() {
            story.tell(Audience::All, Event::RuleApplies { rule: ready.rule });
            self.push(Task::Effects(Doing {
                list: List::Rule(ready.rule),
                next: 0,
                path: Vec::new(),
                context,
            }));
        }
    }

    /// What belongs to a tile happens there.
    pub(crate) fn at_home(&self, context: Context, room: Option<Room>) -> Context {
        match room {
            None => context,
            Some(room) => Context { tile: self.room(room), ..context },
        }
    }

    /// Whether a limit leaves room for one more (AM-27.49).
    pub(crate) fn within(&self, limit: Option<&Limit>, used: &Used, who: Option<Who>) -> bool {
        match limit {
            None | Some(Limit::Every(_)) => true,
            Some(Limit::Once) => used.game == 0,
            Some(Limit::OncePerTurn) => used.turn == 0,
            Some(Limit::OncePerRocketeer) => {
                who.is_none_or(|who| used.by & (1 << self.place_of(who).min(7)) == 0)
            }
            Some(Limit::PerTurn(count)) => used.turn < u16::from(*count),
            Some(Limit::PerGame(count)) => used.game < u16::from(*count),
        }
    }
}

impl Used {
    /// It has happened once more, by the Rocketeer at this place.
    pub(crate) fn count(&mut self, place: u8) {
        self.game = self.game.saturating_add(1);
        self.turn = self.turn.saturating_add(1);
        self.by |= place;
    }
}
