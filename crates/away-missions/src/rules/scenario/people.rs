//! Who is meant, and what they hold (AM-27.3, AM-27.13).

use super::Context;
use crate::content::Content;
use crate::scenario::{ItemRef, Selector, Tag};
use crate::{AwayMissions, Item, Who};

impl AwayMissions {
    /// The Rocketeers meant, in the order of the table. `first_to_act` and `any` mean the acting one here; who has still
    /// to begin is remembered by the effects that ask for it.
    pub(crate) fn people(&self, selector: &Selector, context: &Context) -> Vec<Who> {
        let all = self.field.rocketeers.iter();
        match selector {
            Selector::All => all.map(|one| one.who).collect(),
            Selector::Any | Selector::Acting | Selector::FirstToAct => {
                context.who.or(self.acting).into_iter().collect()
            }
            Selector::On(place) => {
                let tiles = self.places(place, context);
                all.filter(|one| tiles.contains(&one.at)).map(|one| one.who).collect()
            }
            Selector::Holding(item) => {
                all.map(|one| one.who).filter(|who| self.holdings(*who, item) > 0).collect()
            }
        }
    }

    /// How many of an item somebody holds.
    pub(crate) fn holdings(&self, who: Who, item: &ItemRef) -> u16 {
        let Some(rocketeer) = self.field.rocketeer(who) else { return 0 };
        let count = |fits: &dyn Fn(Item) -> bool| {
            rocketeer.items.iter().filter(|card| fits(card.item)).count() as u16
        };
        match item {
            ItemRef::Item(item) => count(&|held| held == *item),
            ItemRef::Tag(tag) => count(&|held| has_tag(held, *tag)),
            ItemRef::Own(id) => {
                let items = self.mission.scenario_items.iter();
                let own = items.flat_map(|one| std::iter::repeat_n(one.id == *id, usize::from(one.copies)));
                own.zip(&self.book.cargo).filter(|(same, holder)| *same && **holder == Some(who)).count()
                    as u16
            }
        }
    }
}

/// Whether a card is of this kind.
pub(crate) fn has_tag(item: Item, tag: Tag) -> bool {
    let facts = Content::standard().item(item);
    match tag {
        Tag::Discovery => facts.is_discovery(),
        Tag::Rocketeer => facts.is_rocketeer_item(),
    }
}
