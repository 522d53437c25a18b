//! What a position is worth to the crew, in hundredths of a point. Only differences mean anything.

use super::outlook::Outlook;
use crate::aliens::profile::{Profile, STAGGER};
use crate::command::Target;
use crate::field::{Alien, ApPlace, Flood, Geometry, NO_WAY};
use crate::{AlienType, AwayMissions, GoalKind, Who};

/// What an action point is worth as long as it can be spent.
pub(super) const AP: i32 = 100;

/// What so many hit points are worth: the first ones most, because one dead Rocketeer is defeat.
pub(super) fn hit_points(hp: u8) -> i32 {
    match hp {
        0 => -6000,
        1 => 0,
        2 => 900,
        3 => 1500,
        4 => 1900,
        5 => 2150,
        _ => 2300 + 50 * i32::from(hp),
    }
}

fn oxygen(o2: u8) -> i32 {
    match o2 {
        0 => -6000,
        1 => 0,
        2 => 700,
        3 => 1050,
        4 => 1300,
        _ => 1000 + 100 * i32::from(o2),
    }
}

/// What an Alien costs the crew by being there, whatever it can reach.
fn nuisance(kind: AlienType) -> i32 {
    match kind {
        AlienType::Sentinel => 400,
        AlienType::Leader | AlienType::BrainInAJar => 300,
        AlienType::SpaceLeech | AlienType::WarThrall => 200,
        AlienType::Saucerman => 150,
        AlienType::Bug => 100,
        AlienType::Thrall => 80,
    }
}

/// Looks at positions that differ a little from the one on the table.
pub(super) struct Appraiser<'g> {
    now: &'g AwayMissions,
    pub outlook: Outlook,
    distances: Vec<i32>,
    pub worth_now: i32,
}

impl<'g> Appraiser<'g> {
    /// For the position on the table.
    pub fn new(now: &'g AwayMissions) -> Appraiser<'g> {
        let outlook = Outlook::of(now);
        let distances = outlook.distances(&now.field);
        let mut appraiser = Appraiser { now, outlook, distances, worth_now: 0 };
        appraiser.worth_now = appraiser.worth(now);
        appraiser
    }

    /// How far a tile is from what the crew is after, in half steps.
    pub fn distance(&self, tile: crate::field::TileId) -> i32 {
        self.distances.get(tile.index()).copied().unwrap_or_default()
    }

    /// What a position is worth.
    pub fn worth(&self, game: &AwayMissions) -> i32 {
        if let Some(end) = game.end {
            return if end.is_won() { 1_000_000 } else { -1_000_000 };
        }
        let same_map = game.field.hatches == self.now.field.hatches
            && game.field.tiles.len() == self.now.field.tiles.len()
            && game.field.tiles.iter().zip(&self.now.field.tiles).all(|(a, b)| a.scanned == b.scanned);
        let fresh;
        let distances = if same_map {
            &self.distances
        } else {
            fresh = self.outlook.distances(&game.field);
            &fresh
        };
        // On the way home nothing is worth a delay.
        let haste = if self.outlook.homeward { 130 } else { 85 };
        let mut worth = self.goals(game) - self.aliens(game);
        for one in &game.field.rocketeers {
            let free = one.ap.iter().filter(|ap| ap.place == ApPlace::Available).count();
            worth += hit_points(one.hp) + oxygen(one.o2);
            worth += AP * i32::try_from(free).unwrap_or_default() + AP * i32::from(one.command.available);
            worth -= haste * distances.get(one.at.index()).copied().unwrap_or_default();
            for card in &one.items {
                worth += 40 + 80 * i32::from(card.charges) + 60 * i32::from(card.analyzed);
            }
            let parts = one.components;
            worth += 30 * i32::from(parts.wire + parts.alien_blood + parts.mysterium);
        }
        worth
    }

    /// How far the orders are carried out; whoever has to stand somewhere is dealt with by distances.
    fn goals(&self, game: &AwayMissions) -> i32 {
        let mut worth = 0;
        for goal in game.goals(&game.mission.victory) {
            if matches!(goal.kind, GoalKind::OnRoom { .. } | GoalKind::Turn) {
                continue;
            }
            worth += 800 * i32::from(goal.done);
            if let (Some(have), Some(least)) = (goal.have, goal.least) {
                worth += 600 * have.min(least);
            }
            if let (Some(have), Some(most)) = (goal.have, goal.most) {
                worth -= 600 * (have - most).max(0);
            }
        }
        worth
    }

    fn aliens(&self, game: &AwayMissions) -> i32 {
        let map = Geometry::of(&game.field);
        let mut flood = Flood::default();
        let figures: i32 =
            game.field.aliens.iter().map(|alien| self.costs(game, &map, &mut flood, alien)).sum();
        let bosses: i32 = game.field.bosses.iter().map(|boss| 250 * i32::from(boss.hp)).sum();
        figures + bosses
    }

    /// What an Alien costs: its presence, and the harm it can do before the crew acts again.
    fn costs(&self, game: &AwayMissions, map: &Geometry, flood: &mut Flood, alien: &Alien) -> i32 {
        let mut presence = nuisance(alien.kind);
        if self.outlook.hunted.contains(&alien.kind) {
            presence += 500;
        }
        if alien.stunned {
            return presence;
        }
        let profile = Profile::of(alien.kind);
        // A Brain rolls no dice, but what it does to minds is as bad.
        let dice = profile.dice.max(1).saturating_sub(alien.staggered.saturating_mul(STAGGER));
        let steps = match alien.kind {
            AlienType::Bug => 2,
            _ if profile.moves_and_attacks => profile.steps,
            _ => 0,
        };
        let reach = u16::from(steps + profile.range);
        flood.run(map, profile.way, [alien.at]);
        let near = |at| flood.steps(at) != NO_WAY && flood.steps(at) <= reach;
        let (mut sum, mut number) = (0, 0);
        for one in game.field.rocketeers.iter().filter(|one| near(one.at)) {
            sum += (hit_points(one.hp) - hit_points(one.hp.saturating_sub(1))).min(2000);
            if alien.kind == AlienType::Leader && !one.turn.panicked {
                // Its Overkills cost oxygen, which nobody gets back.
                sum += (oxygen(one.o2) - oxygen(one.o2.saturating_sub(1))).min(2500);
            }
            number += 1;
        }
        if number == 0 { presence } else { presence + sum / number * i32::from(dice) * 30 / 100 * 6 / 10 }
    }

    /// What one hit on a target brings.
    pub fn hit(&self, target: Target) -> i32 {
        match target {
            Target::Alien(id) => {
                let Some(alien) = self.now.field.alien(id) else { return 0 };
                if alien.kind == AlienType::BrainInAJar && self.outlook.brains {
                    // It has to be wounded before it can be subdued, and a dead one helps nobody.
                    return if alien.hp > 1 { 900 } else { -900 };
                }
                self.without(target) / i32::from(alien.hp.max(1))
            }
            Target::Boss(kind) => {
                let hp = self.now.field.boss(kind).map_or(1, |boss| boss.hp.max(1));
                500 + 1500 / i32::from(hp)
            }
        }
    }

    /// What it brings that an Alien is gone.
    pub fn without(&self, target: Target) -> i32 {
        let Target::Alien(id) = target else { return 1500 };
        let mut flood = Flood::default();
        let map = Geometry::of(&self.now.field);
        self.now.field.alien(id).map_or(0, |alien| self.costs(self.now, &map, &mut flood, alien))
    }

    /// What one more hit point brings.
    pub fn healing(&self, who: Who) -> i32 {
        match self.now.field.rocketeer(who) {
            Some(one) if one.hp < one.full_hp => hit_points(one.hp + 1) - hit_points(one.hp),
            _ => 0,
        }
    }
}
