//! Chapter 24: Cleanup.

use crate::field::{ApPlace, Lying, ThisTurn};
use crate::{AwayMissions, Event, HatchState};
use table::{Audience, Story};

impl AwayMissions {
    /// AM-24.1 to AM-24.7, in their order.
    pub(crate) fn clean_up(&mut self, story: &mut Story<Event>) {
        story.tell(Audience::All, Event::Cleanup {});
        for alien in &mut self.field.aliens {
            alien.stunned = false;
            alien.staggered = 0;
        }
        let fleeting = |state| matches!(state, HatchState::Open | HatchState::Locked);
        // The hatch of a link has no face that shows it: its marker stays and says that it is closed.
        let links: Vec<_> = self.field.links.iter().map(|link| link.between).collect();
        for marker in &mut self.field.hatches {
            if fleeting(marker.state) && links.contains(&marker.between) {
                marker.state = HatchState::Closed;
            }
        }
        self.field.hatches.retain(|marker| !fleeting(marker.state));
        for rocketeer in &mut self.field.rocketeers {
            if rocketeer.command.spent {
                rocketeer.command.spent = false;
                self.supply.command += 1;
            }
            for ap in &mut rocketeer.ap {
                ap.place = match ap.place {
                    ApPlace::MindControl => ApPlace::Spent,
                    ApPlace::Spent | ApPlace::Available => ApPlace::Available,
                };
            }
            rocketeer.order = None;
            // The lock of Admiral mode outlasts the Game Turn (AM-26.6).
            rocketeer.turn = ThisTurn { held: rocketeer.turn.held, ..ThisTurn::default() };
            for card in &mut rocketeer.items {
                card.used_by = None;
            }
        }
        for tile in &mut self.field.tiles {
            for lying in &mut tile.lying {
                if let Lying::Item(card) | Lying::Mine(card) = lying {
                    card.used_by = None;
                }
            }
        }
        self.field.power_out = false;
        self.fall_silent();
        for used in self.book.rules.iter_mut().chain(&mut self.book.actions) {
            used.turn = 0;
        }
    }
}
