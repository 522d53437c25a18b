//! What is so and what is not (AM-27.10 to AM-27.16).

use super::Context;
use crate::AwayMissions;
use crate::scenario::{Condition, MarkerAt, Selector, Stage};

impl AwayMissions {
    /// Whether a condition holds.
    pub(crate) fn holds(&self, condition: &Condition, context: &Context) -> bool {
        let number = |number: &_| self.number(number, context);
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds(one, context)),
            Condition::Any(any) => any.iter().any(|one| self.holds(one, context)),
            Condition::Not(not) => !self.holds(not, context),
            Condition::Counter(is) => is.bounded.holds(self.counter(&is.counter), number),
            Condition::DistinctCounters(is) => is.bounded.holds(self.distinct_counters(&is.prefix), number),
            Condition::Flag(name) => self.flag(name),
            Condition::OnTile(on) => {
                let tiles = self.places(&on.place, context);
                let there = |who| tiles.contains(&self.tile_of(who));
                match &on.who {
                    Selector::Any => self.field.rocketeers.iter().any(|one| there(one.who)),
                    who => {
                        let people = self.people(who, context);
                        !people.is_empty() && people.into_iter().all(there)
                    }
                }
            }
            Condition::TeamHas(has) => {
                let held: u16 =
                    self.field.rocketeers.iter().map(|one| self.holdings(one.who, &has.item)).sum();
                has.bounded.holds(held.into(), number)
            }
            Condition::Aliens(count) => {
                let tiles = self.places(&count.place, context);
                let aliens = self.field.aliens.iter().filter(|alien| {
                    count.types.has(alien.kind)
                        && count.stunned.is_none_or(|stunned| stunned == alien.stunned)
                        && tiles.contains(&alien.at)
                });
                count.bounded.holds(i32::try_from(aliens.count()).unwrap_or(i32::MAX), number)
            }
            Condition::Marker(is) => {
                let tile = match is.tile {
                    MarkerAt::Here => context.tile.or_else(|| context.who.map(|who| self.tile_of(who))),
                    MarkerAt::Room(room) => self.room(room),
                };
                let there = tile.and_then(|tile| self.field.tile(tile)).is_some_and(|tile| tile.control);
                there == is.present
            }
            Condition::Scanned(place) => {
                let tiles = self.places(place, context);
                !tiles.is_empty()
                    && tiles.iter().all(|tile| self.field.tile(*tile).is_some_and(|tile| tile.scanned))
            }
            Condition::Stage(stage) => (*stage == Stage::RedAlert) == self.red_alert,
            Condition::Turn(bound) => bound.holds(self.turn.into(), number),
            Condition::Victim(kind) => context.victim == Some(*kind),
            Condition::Range(bound) => context.range.is_some_and(|range| bound.holds(range.into(), number)),
            Condition::Picked(kind) => context.picked() == Some(*kind),
        }
    }
}
