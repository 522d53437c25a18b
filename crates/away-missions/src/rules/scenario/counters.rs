//! Counters, flags and numbers (AM-27.2, AM-27.11, AM-27.30, AM-27.52).

use super::Context;
use crate::scenario::{AlienFilter, Num, Trigger};
use crate::state::Tally;
use crate::{AlienType, AwayMissions, Event};
use table::{Audience, Story};

/// A counter by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    Own(usize),
    Kept(Tally),
    Turn,
}

impl AwayMissions {
    fn find_counter(&self, name: &str) -> Option<Counter> {
        if let Some(own) = self.mission.counters.keys().position(|own| own == name) {
            return Some(Counter::Own(own));
        }
        Some(match name {
            "turn" => Counter::Turn,
            "thralls_subdued" => Counter::Kept(Tally::ThrallsSubdued),
            "thralls_rescued" => Counter::Kept(Tally::ThrallsRescued),
            "brains_subdued" => Counter::Kept(Tally::BrainsSubdued),
            "brains_dominated" => Counter::Kept(Tally::BrainsDominated),
            "schematics_assembled" => Counter::Kept(Tally::SchematicsAssembled),
            _ => {
                let (head, kind) = name.split_once('.')?;
                let kind = AlienType::named(kind)?;
                match head {
                    "kills" => Counter::Kept(Tally::Kills(kind)),
                    "specimen" => Counter::Kept(Tally::Specimen(kind)),
                    _ => return None,
                }
            }
        })
    }

    /// The value of a counter; 0 for one that nobody knows.
    pub(crate) fn counter(&self, name: &str) -> i32 {
        match self.find_counter(name) {
            Some(Counter::Own(own)) => self.book.counters.get(own).copied().map_or(0, i32::from),
            Some(Counter::Kept(tally)) => self.book.tallies[tally.index()].into(),
            Some(Counter::Turn) => self.turn.into(),
            None => 0,
        }
    }

    /// How many counters with this beginning are above zero.
    pub(crate) fn distinct_counters(&self, prefix: &str) -> i32 {
        let own = self.mission.counters.keys().zip(&self.book.counters);
        let own = own.filter(|(name, value)| name.starts_with(prefix) && **value > 0).count();
        let kept = Tally::all().filter(|tally| self.book.tallies[tally.index()] > 0);
        let kept = kept.filter(|tally| tally.name().starts_with(prefix)).count();
        i32::try_from(own + kept).unwrap_or(i32::MAX)
    }

    /// One more of what the game counts by itself.
    pub(crate) fn tally(&mut self, tally: Tally, context: Context) {
        let value = &mut self.book.tallies[tally.index()];
        *value = value.saturating_add(1);
        self.fire(Trigger::CounterReached, context);
    }

    /// A counter gets a new value.
    pub(crate) fn set_counter(
        &mut self,
        name: &str,
        change: impl FnOnce(i32) -> i32,
        context: &Context,
        story: &mut Story<Event>,
    ) {
        // A name may leave the type open, to be filled in by what the Action was aimed at.
        let filled;
        let name = match context.victim {
            Some(kind) if name.contains("{type}") => {
                filled = name.replace("{type}", kind.name());
                filled.as_str()
            }
            _ => name,
        };
        let (before, counter) = (self.counter(name), self.find_counter(name));
        let value = change(before).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        match counter {
            Some(Counter::Own(own)) => {
                if let Some(slot) = self.book.counters.get_mut(own) {
                    *slot = value;
                }
                story.tell(
                    Audience::All,
                    Event::Counter { counter: u8::try_from(own).unwrap_or(u8::MAX), value },
                );
            }
            Some(Counter::Kept(tally)) => {
                self.book.tallies[tally.index()] = u16::try_from(value).unwrap_or_default();
            }
            Some(Counter::Turn) | None => return,
        }
        if before != i32::from(value) {
            self.fire(Trigger::CounterReached, *context);
        }
    }

    /// Whether a flag is raised.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.book.flags.iter().any(|flag| flag == name)
    }

    /// Raises or lowers a flag.
    pub(crate) fn set_flag(&mut self, name: &str, up: bool) {
        self.book.flags.retain(|flag| flag != name);
        if up {
            self.book.flags.push(name.to_owned());
        }
    }

    /// A number (AM-27.2).
    pub(crate) fn number(&self, number: &Num, context: &Context) -> i32 {
        match number {
            Num::Plain(number) => (*number).into(),
            Num::ByCrew(table) => table[self.crew().clamp(1, 6) - 1].into(),
            Num::Counter(name) => self.counter(name),
            Num::CountTiles(count) => {
                let fits = |tile: &crate::field::TileId| {
                    let aliens = count.with_aliens.as_ref();
                    let aliens = aliens.is_none_or(|filter| {
                        self.field.aliens_on(*tile).any(|alien| fits(filter, alien.kind, alien.stunned))
                    });
                    aliens && !(count.without_rocketeers && self.field.rocketeers_on(*tile).next().is_some())
                };
                let mut tiles: Vec<_> =
                    count.of.iter().flat_map(|place| self.places(place, context)).collect();
                tiles.sort_unstable();
                tiles.dedup();
                i32::try_from(tiles.iter().filter(|tile| fits(tile)).count()).unwrap_or(i32::MAX)
            }
        }
    }
}

/// Whether an Alien of this type is meant.
pub(super) fn fits(filter: &AlienFilter, kind: AlienType, stunned: bool) -> bool {
    filter.types.has(kind) && filter.stunned.is_none_or(|wanted| wanted == stunned)
}
