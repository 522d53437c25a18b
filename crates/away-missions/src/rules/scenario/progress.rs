//! How far the orders are carried out, for the objective tracker (AM-25.4, AM-25.5).

use super::Context;
use crate::scenario::{Bound, Condition, ItemRef, MarkerAt, Num, Selector, Where};
use crate::{AlienType, AwayMissions, Room};
use serde::Serialize;

/// One part of a victory or defeat condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goal {
    /// What it is about.
    pub kind: GoalKind,
    /// It holds now.
    pub done: bool,
    /// It must not hold.
    pub not: bool,
    /// How much there is, where it is counted.
    pub have: Option<i32>,
    /// At least so much.
    pub least: Option<i32>,
    /// At most so much.
    pub most: Option<i32>,
}

/// What a goal is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GoalKind {
    /// A counter of this name.
    Counter(String),
    /// Different counters with this beginning.
    Distinct(String),
    /// A flag of this name.
    Flag(String),
    /// Rocketeers on a Scenario tile; all of them or at least one.
    OnRoom {
        /// Where; somewhere else if it is no Scenario tile.
        room: Option<Room>,
        /// Everybody.
        all: bool,
    },
    /// Held by the Rocketeers together: an item, `tag:discovery` or the scenario's own.
    Holding(String),
    /// Aliens of these types on the map; all types if there are none.
    Aliens(Vec<AlienType>),
    /// The marker of this Scenario tile.
    Marker(Option<Room>),
    /// Tiles that must be scanned.
    Scanned,
    /// Red Alert.
    RedAlert,
    /// The Game Turn.
    Turn,
    /// Several conditions, of which one is enough.
    OneOf,
    /// Something else.
    Other,
}

impl AwayMissions {
    /// The parts of a condition, each with how far it is.
    pub(crate) fn goals(&self, condition: &Condition) -> Vec<Goal> {
        let mut goals = Vec::new();
        self.add_goals(condition, false, &mut goals);
        goals
    }

    fn add_goals(&self, condition: &Condition, not: bool, goals: &mut Vec<Goal>) {
        let context = Context::default();
        match condition {
            Condition::All(all) if !not => all.iter().for_each(|one| self.add_goals(one, not, goals)),
            Condition::Not(inner) => self.add_goals(inner, !not, goals),
            _ => {
                let (kind, have, bound) = self.goal(condition);
                let limit = |number: Option<&Num>| number.map(|number| self.number(number, &context));
                goals.push(Goal {
                    kind,
                    done: self.holds(condition, &context) != not,
                    not,
                    have,
                    least: limit(bound.and_then(|bound| bound.gte.as_ref().or(bound.eq.as_ref()))),
                    most: limit(bound.and_then(|bound| bound.lte.as_ref().or(bound.eq.as_ref()))),
                });
            }
        }
    }

    fn goal<'c>(&self, condition: &'c Condition) -> (GoalKind, Option<i32>, Option<&'c Bound>) {
        let context = Context::default();
        match condition {
            Condition::Counter(is) => {
                (GoalKind::Counter(is.counter.clone()), Some(self.counter(&is.counter)), Some(&is.bounded))
            }
            Condition::DistinctCounters(is) => (
                GoalKind::Distinct(is.prefix.clone()),
                Some(self.distinct_counters(&is.prefix)),
                Some(&is.bounded),
            ),
            Condition::Flag(name) => (GoalKind::Flag(name.clone()), None, None),
            Condition::OnTile(on) => {
                let room = if let Where::Tile(room) = &on.place { Some(*room) } else { None };
                let tiles = self.places(&on.place, &context);
                let there = self.field.rocketeers.iter().filter(|one| tiles.contains(&one.at)).count();
                let all = on.who != Selector::Any;
                (GoalKind::OnRoom { room, all }, i32::try_from(there).ok(), None)
            }
            Condition::TeamHas(has) => {
                let held: u16 =
                    self.field.rocketeers.iter().map(|one| self.holdings(one.who, &has.item)).sum();
                (GoalKind::Holding(ItemRef::written(&has.item)), Some(held.into()), Some(&has.bounded))
            }
            Condition::Aliens(count) => {
                let tiles = self.places(&count.place, &context);
                let there = self.field.aliens.iter().filter(|alien| {
                    count.types.has(alien.kind)
                        && tiles.contains(&alien.at)
                        && count.stunned.is_none_or(|stunned| stunned == alien.stunned)
                });
                let types = match &count.types {
                    crate::scenario::Types::Any => Vec::new(),
                    crate::scenario::Types::These(types) => types.clone(),
                };
                (GoalKind::Aliens(types), i32::try_from(there.count()).ok(), Some(&count.bounded))
            }
            Condition::Marker(is) => {
                let room = if let MarkerAt::Room(room) = is.tile { Some(room) } else { None };
                (GoalKind::Marker(room), None, None)
            }
            Condition::Scanned(_) => (GoalKind::Scanned, None, None),
            Condition::Stage(_) => (GoalKind::RedAlert, None, None),
            Condition::Turn(bound) => (GoalKind::Turn, Some(self.turn.into()), Some(bound)),
            Condition::Any(_) | Condition::All(_) => (GoalKind::OneOf, None, None),
            Condition::Not(_) | Condition::Victim(_) | Condition::Range(_) | Condition::Picked(_) => {
                (GoalKind::Other, None, None)
            }
        }
    }
}
