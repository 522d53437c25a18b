//! Scoring Variant cards: who has most of something at the end (RM-11.1 to RM-11.7).

use crate::cards::{CardId, CardSet};
use crate::content::{Content, Family, Item, VariantRule};
use crate::state::Rocketmen;
use table::Seat;

/// The races of a table as one player sees them.
pub(super) struct Races {
    races: [Option<Race>; 2],
    /// How far a lead may still change: nothing once nobody will buy any more.
    width: f64,
    /// How much of what a rival loses is gained.
    denial: f64,
}

#[derive(Clone, Copy)]
struct Race {
    rule: VariantRule,
    vp: f64,
    mine: u16,
    /// What the best of the others has.
    rival: u16,
}

/// How fast doubts about a lead grow with the turns to come.
const DOUBT: f64 = 0.6;

impl Races {
    /// The races that are run at this table, with so many turns to come.
    pub fn of(game: &Rocketmen, seat: Seat, turns: f64) -> Races {
        let mut races = [None; 2];
        for (race, variant) in races.iter_mut().zip(game.house.variants) {
            let Some(variant) = variant else { continue };
            let Some(source) = game.content().source().variants.get(usize::from(variant.0)) else { continue };
            let Some(mine) = game.amount(game.player(seat), source.rule) else { continue };
            let others = Seat::all(game.seats).filter(|other| *other != seat);
            let rival = others.filter_map(|other| game.amount(game.player(other), source.rule)).max();
            let vp = f64::from(source.vp);
            *race = Some(Race { rule: source.rule, vp, mine, rival: rival.unwrap_or(0) });
        }
        let rivals = f64::from(game.seats.saturating_sub(1).max(1));
        Races { races, width: DOUBT * turns.sqrt(), denial: 1.0 / rivals }
    }

    /// What the races will probably bring as they stand.
    pub fn standing(&self) -> f64 {
        self.races.iter().flatten().map(|race| race.vp * self.share(race.mine, race.rival)).sum()
    }

    /// What these cards, and so many Rocket points of achievements, would add.
    pub fn gain(&self, content: &Content, cards: CardSet, rocket: u8) -> f64 {
        let gain = |race: &Race| {
            let counted = cards.iter().map(|card| count(content, card, race.rule)).sum::<u16>();
            let achieved = if race.rule == VariantRule::MostRocketPoints { u16::from(rocket) } else { 0 };
            let more = race.mine + counted + achieved;
            if more == race.mine { 0.0 } else { self.worth(race, more) - self.worth(race, race.mine) }
        };
        self.races.iter().flatten().map(gain).sum()
    }

    fn worth(&self, race: &Race, mine: u16) -> f64 {
        race.vp * (self.share(mine, race.rival) - self.denial * self.share(race.rival, mine))
    }

    /// How likely somebody with so much of it will have the most in the end; a tie is as good (RM-11.1).
    fn share(&self, mine: u16, rival: u16) -> f64 {
        let lead = f64::from(mine) - f64::from(rival);
        if self.width > 0.0 {
            1.0 / (1.0 + (-(lead + 0.5) / self.width).exp())
        } else {
            f64::from(u8::from(mine > 0 && lead >= 0.0))
        }
    }
}

/// How much a card counts in a race.
fn count(content: &Content, card: CardId, rule: VariantRule) -> u16 {
    let face = content.face(card);
    let amount = match rule {
        VariantRule::MostItems { item: Item::Computer } => face.prints.computer,
        VariantRule::MostItems { item: Item::Composite } => face.prints.composite,
        VariantRule::MostItems { item: Item::Biotech } => face.prints.biotech,
        VariantRule::MostRocketPoints => face.prints.rocket,
        VariantRule::MostThreats => u8::from(matches!(face.family, Family::Threat(_))),
        _ => 0,
    };
    u16::from(amount)
}
