//! Actions of scenarios and Scenario tiles (AM-27.44 to AM-27.50, AM-27.56, AM-27.58).

use super::{Context, Doing, List, Playbook};
use crate::agenda::Task;
use crate::field::{AlienId, TileId};
use crate::scenario::{Action, Cost, Effect, Forbidden, Modifier};
use crate::{AwayMissions, Component, Event, Refusal, Who};
use table::{Audience, Story};

/// What an Action of the scenario asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissionAction {
    /// What it costs.
    pub cost: Cost,
    /// Whether it is aimed at an Alien.
    pub aimed: bool,
}

impl AwayMissions {
    /// What an Action costs, if there is such an Action.
    pub(crate) fn mission_action(&self, number: u8) -> Option<MissionAction> {
        let mission = self.mission();
        let (_, action) = Playbook(&mission).action(number)?;
        Some(MissionAction { cost: action.cost, aimed: action.target.is_some() })
    }

    /// How many Actions the scenario and the tiles know.
    pub(crate) fn mission_actions(&self) -> u8 {
        let mission = self.mission();
        u8::try_from(Playbook(&mission).actions().count()).unwrap_or(u8::MAX)
    }

    /// Whether somebody may take this Action as if he stood on this tile (AM-27.46, AM-27.47, AM-27.49).
    pub(crate) fn check_mission_action(
        &self,
        who: Who,
        at: TileId,
        number: u8,
        target: Option<AlienId>,
    ) -> Result<(), Refusal> {
        let mission = self.mission();
        let (room, action) = Playbook(&mission).action(number).ok_or(Refusal::NotPossibleHere)?;
        let context = Context { tile: Some(at), target, ..Context::of(who) };
        let home = self.at_home(context, room);
        // What belongs to a Scenario tile is done there, and nowhere while it does not lie on the map.
        if room.is_some() && home.tile != Some(at) {
            return Err(Refusal::NotPossibleHere);
        }
        if !self.places(&action.place, &home).contains(&at) {
            return Err(Refusal::NotPossibleHere);
        }
        if action.needs.as_ref().is_some_and(|needs| !self.holds(needs, &context)) {
            return Err(Refusal::ConditionMissing);
        }
        let used = self.book.actions.get(usize::from(number)).copied().unwrap_or_default();
        if !self.within(action.limit.as_ref(), &used, Some(who)) {
            return Err(Refusal::LimitReached);
        }
        if !self.pays(action, at, &context) {
            return Err(Refusal::ComponentsMissing);
        }
        match (&action.target, target) {
            (None, None) => {}
            (None, Some(_)) | (Some(_), None) => return Err(Refusal::WrongTarget),
            (Some(wanted), Some(target)) => {
                let alien = self.field.alien(target).ok_or(Refusal::NoSuchAlien)?;
                let fits = alien.at == at
                    && wanted.types.has(alien.kind)
                    && wanted.stunned.is_none_or(|stunned| stunned == alien.stunned)
                    && wanted.hp.is_none_or(|hp| hp == alien.hp);
                if !fits {
                    return Err(Refusal::WrongTarget);
                }
            }
        }
        // Something that would do nothing is not offered: resting without a wound, the Armory with nothing to give.
        let heals = |effect: &Effect| matches!(effect, Effect::Heal(_));
        if !action.on_success.is_empty()
            && action.on_success.iter().all(heals)
            && self.field.rocketeer(who).is_some_and(|rocketeer| rocketeer.hp >= rocketeer.full_hp)
        {
            return Err(Refusal::Healthy);
        }
        Ok(())
    }

    fn pays(&self, action: &Action, at: TileId, context: &Context) -> bool {
        let Some(spend) = &action.spend else { return true };
        spend.0.iter().all(|(component, number)| {
            let held: i32 =
                self.field.rocketeers_on(at).map(|one| i32::from(one.components.of(*component))).sum();
            held >= self.number(number, context)
        })
    }

    /// The Action has succeeded: what it takes is taken, what it brings happens (AM-27.45, AM-27.47).
    pub(crate) fn mission_succeeds(
        &mut self,
        who: Who,
        at: TileId,
        number: u8,
        target: Option<AlienId>,
        story: &mut Story<Event>,
    ) {
        let mission = self.mission();
        let Some((_, action)) = Playbook(&mission).action(number) else { return };
        let context = self.action_context(who, at, target);
        if let Some(spend) = &action.spend {
            for (component, count) in &spend.0 {
                let count = self.number(count, &context);
                self.take_components(who, at, *component, count, story);
            }
        }
        let place = 1u8 << self.place_of(who).min(7);
        if let Some(used) = self.book.actions.get_mut(usize::from(number)) {
            used.count(place);
        }
        self.push(Task::Effects(Doing { list: List::Success(number), next: 0, path: Vec::new(), context }));
    }

    fn action_context(&self, who: Who, at: TileId, target: Option<AlienId>) -> Context {
        let victim = target.and_then(|alien| self.field.alien(alien)).map(|alien| alien.kind);
        Context { tile: Some(at), target, victim, ..Context::of(who) }
    }

    /// What one Overkill of the Action buys (AM-27.48), how often it was bought so far given.
    pub(crate) fn mission_overkill(
        &mut self,
        who: Who,
        at: TileId,
        number: u8,
        target: Option<AlienId>,
        bought: usize,
    ) -> bool {
        if !self.has_mission_overkill(number, bought) {
            return false;
        }
        let context = self.action_context(who, at, target);
        self.push(Task::Effects(Doing { list: List::Overkill(number), next: 0, path: Vec::new(), context }));
        true
    }

    /// Whether an Overkill can buy something, after so many have.
    pub(crate) fn has_mission_overkill(&self, number: u8, bought: usize) -> bool {
        let mission = self.mission();
        let action = Playbook(&mission).action(number);
        action.is_some_and(|(_, action)| {
            !action.per_overkill.is_empty()
                && action.max_overkill.is_none_or(|most| bought < usize::from(most))
        })
    }

    /// Components of all Rocketeers on a tile, those of the acting one first.
    fn take_components(
        &mut self,
        who: Who,
        at: TileId,
        component: Component,
        mut count: i32,
        story: &mut Story<Event>,
    ) {
        let mut people: Vec<Who> = self.field.rocketeers_on(at).map(|one| one.who).collect();
        people.sort_by_key(|one| *one != who);
        for giver in people {
            while count > 0 {
                let Some(rocketeer) = self.field.rocketeer_mut(giver) else { break };
                let held = rocketeer.components.of_mut(component);
                if *held == 0 {
                    break;
                }
                *held -= 1;
                count -= 1;
                story.tell(Audience::All, Event::Gave { who: giver, component });
            }
        }
    }

    /// AM-27.51: dice that scenario and tile add to an IQ Action there.
    pub(crate) fn iq_dice_there(&self, who: Who, at: TileId) -> i32 {
        let context = Context::of(who).at(at);
        let mut dice = 0;
        let mut add = |modifier: &Modifier, context: &Context| {
            if let Modifier::IqDice(bonus) = modifier
                && self.places(&bonus.place, context).contains(&at)
            {
                dice += i32::from(bonus.iq_dice);
            }
        };
        for (room, effect) in super::tile_effects() {
            if let Some(tile) = self.room(room) {
                let home = Context { tile: Some(tile), ..context };
                effect.modifiers.iter().for_each(|modifier| add(modifier, &home));
            }
        }
        for rule in &self.mission.rules {
            let holds = rule.condition.as_ref().is_none_or(|condition| self.holds(condition, &context));
            if let Some(modifier) = rule.modifier.as_ref().filter(|_| holds) {
                add(modifier, &context);
            }
        }
        dice
    }

    /// AM-27.51: whether the O2 Action is taken from somebody.
    pub(crate) fn oxygen_forbidden(&self, who: Who) -> bool {
        let context = Context::of(who);
        self.mission.rules.iter().any(|rule| {
            let Some(Modifier::Forbid(forbid)) = &rule.modifier else { return false };
            forbid.forbid == Forbidden::O2Action
                && rule.condition.as_ref().is_none_or(|condition| self.holds(condition, &context))
                && self.people(&forbid.who, &context).contains(&who)
        })
    }
}
