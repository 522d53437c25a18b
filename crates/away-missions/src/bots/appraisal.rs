//! What a position is worth to the crew, in hundredths of a point. Only differences mean anything.

use super::atlas::{Atlas, Page};
use super::outlook::Outlook;
use super::talk;
use crate::aliens::profile::{Profile, STAGGER};
use crate::command::Target;
use crate::field::{Alien, ApPlace, NO_WAY, TileId};
use crate::talk::Favour;
use crate::{AlienType, AwayMissions, GoalKind, Who};
use std::sync::Arc;

/// What an action point is worth as long as it can be spent.
pub(super) const AP: i32 = 100;

/// So many Game Turns a crew waits behind a closed hatch for better times; whoever waits for ever wins nothing.
pub(super) const PATIENCE: u16 = 30;
/// So many more, and it goes out whatever is there.
const LAST_PATIENCE: u16 = 20;
/// After so many Game Turns a crew that has nothing left to do gives up.
pub(super) const GIVES_UP: u16 = PATIENCE + LAST_PATIENCE;
/// After so many every crew does.
pub(super) const GIVES_UP_ANYWAY: u16 = 100;

/// What counts how much, and how much is tried: the numbers that were found by playing many games. In hundredths of a point
/// where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A half step on the way to an errand.
    pub haste: i32,
    /// The same when nothing is left but to go home.
    pub haste_home: i32,
    /// How much of the harm that an Alien could do is expected, in per cent.
    pub danger: i32,
    /// A goal that is reached, and a part of one.
    pub goal: i32,
    /// How much more hit points count, in per cent.
    pub hit_points: i32,
    /// With fewer O2 none is spent on an Action.
    pub spare_oxygen: i32,
    /// `strong`: so many of the best commands are looked at.
    pub breadth: i32,
    /// `strong`: so many futures of each.
    pub futures: i32,
    /// `strong`: another command than that of `steady` must promise so much more.
    pub margin: i32,
    /// `strong`: and by so many standard errors, in per cent.
    pub doubt: i32,
    /// `strong`: whether rolls are searched too (1), or left to `steady` (0).
    pub rolls: i32,
    /// `strong`: how much danger counts once the Aliens have acted, in per cent: the crew is next.
    pub leaf_danger: i32,
    /// `strong`: how much haste counts there, in per cent.
    pub leaf_haste: i32,
    /// `strong`: what a lost future counts.
    pub defeat: i32,
    /// `strong`: whether the others of the crew act in its futures (1), or have had their turn (0).
    pub crew: i32,
    /// `strong`: so many Game Turns are played in a future.
    pub ahead: i32,
}

impl Weights {
    /// The same after so many Game Turns: whoever has waited too long fears less and hurries more.
    fn in_turn(self, turn: u16) -> Weights {
        let over = i32::from(turn.saturating_sub(PATIENCE).min(LAST_PATIENCE));
        let last = i32::from(LAST_PATIENCE);
        let hurried = |haste: i32| haste + haste * 3 * over / last;
        Weights {
            danger: self.danger * (last - over) / last,
            haste: hurried(self.haste),
            haste_home: hurried(self.haste_home),
            ..self
        }
    }

    /// The same for a position after the Alien Turn.
    pub(super) fn after_the_aliens(self) -> Weights {
        Weights {
            danger: self.danger * self.leaf_danger / 100,
            haste: self.haste * self.leaf_haste / 100,
            haste_home: self.haste_home * self.leaf_haste / 100,
            ..self
        }
    }

    /// Those that the bots of the roster use.
    pub const USUAL: Weights = Weights {
        haste: 85,
        haste_home: 130,
        danger: 60,
        goal: 600,
        hit_points: 100,
        spare_oxygen: 4,
        breadth: 4,
        futures: 10,
        margin: 0,
        doubt: 100,
        rolls: 1,
        leaf_danger: 50,
        leaf_haste: 200,
        defeat: 5_000,
        crew: 0,
        ahead: 1,
    };

    /// One of them by its name, to change it.
    pub fn named(&mut self, name: &str) -> Option<&mut i32> {
        Some(match name {
            "haste" => &mut self.haste,
            "haste_home" => &mut self.haste_home,
            "danger" => &mut self.danger,
            "goal" => &mut self.goal,
            "hit_points" => &mut self.hit_points,
            "spare_oxygen" => &mut self.spare_oxygen,
            "breadth" => &mut self.breadth,
            "futures" => &mut self.futures,
            "margin" => &mut self.margin,
            "doubt" => &mut self.doubt,
            "rolls" => &mut self.rolls,
            "leaf_danger" => &mut self.leaf_danger,
            "leaf_haste" => &mut self.leaf_haste,
            "defeat" => &mut self.defeat,
            "crew" => &mut self.crew,
            "ahead" => &mut self.ahead,
            _ => return None,
        })
    }
}

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
        2 => 1100,
        3 => 1800,
        4 => 2300,
        _ => 2000 + 100 * i32::from(o2),
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
    pub weights: Weights,
    pub outlook: Outlook,
    distances: Arc<[i32]>,
    atlas: Atlas,
    /// Where some of the crew go because they were asked to.
    sent: Vec<(Who, TileId)>,
    /// Those whom somebody agreed to cover.
    covered: Vec<Who>,
    pub worth_now: i32,
}

impl<'g> Appraiser<'g> {
    /// For the position on the table.
    pub fn new(now: &'g AwayMissions, weights: Weights, atlas: &Atlas) -> Appraiser<'g> {
        let weights = weights.in_turn(now.turn);
        let outlook = Outlook::of(now);
        let distances = atlas.look_up(now, |page| page.distances(&outlook.errands, now));
        let crew = || now.field.rocketeers.iter().map(|one| one.who);
        let sent = crew().filter_map(|who| Some((who, talk::sent(now, who)?)));
        let covered = crew().flat_map(|who| talk::promised(now, who)).filter_map(|favour| match favour {
            Favour::Cover { whom } => Some(whom),
            _ => None,
        });
        let (sent, covered) = (sent.collect(), covered.collect());
        let atlas = atlas.clone();
        let mut appraiser =
            Appraiser { now, weights, outlook, distances, atlas, sent, covered, worth_now: 0 };
        appraiser.worth_now = appraiser.worth(now);
        appraiser
    }

    /// How far a tile is from what the crew is after, in half steps.
    pub fn distance(&self, tile: TileId) -> i32 {
        self.distances.get(tile.index()).copied().unwrap_or_default()
    }

    /// What a position is worth.
    pub fn worth(&self, game: &AwayMissions) -> i32 {
        if let Some(end) = game.end {
            return if end.is_won() { 1_000_000 } else { -1_000_000 };
        }
        self.atlas.look_up(game, |page| self.worth_on(page, game))
    }

    fn worth_on(&self, page: &mut Page, game: &AwayMissions) -> i32 {
        let distances = page.distances(&self.outlook.errands, game);
        // On the way home nothing is worth a delay.
        let haste = if self.outlook.homeward { self.weights.haste_home } else { self.weights.haste };
        let mut worth = self.goals(game) - self.aliens(game, page) + self.prey(game);
        for one in &game.field.rocketeers {
            let free = one.ap.iter().filter(|ap| ap.place == ApPlace::Available).count();
            worth += hit_points(one.hp) * self.weights.hit_points / 100 + oxygen(one.o2);
            worth += AP * i32::try_from(free).unwrap_or_default() + AP * i32::from(one.command.available);
            let own = match self.sent.iter().find(|(who, _)| *who == one.who) {
                Some((_, tile)) => page.distances(&[(*tile, 0)], game),
                None => Arc::clone(&distances),
            };
            worth -= haste * own.get(one.at.index()).copied().unwrap_or_default();
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
            worth += self.weights.goal * 4 / 3 * i32::from(goal.done);
            if let (Some(have), Some(least)) = (goal.have, goal.least) {
                worth += self.weights.goal * have.min(least);
            }
            if let (Some(have), Some(most)) = (goal.have, goal.most) {
                worth -= self.weights.goal * (have - most).max(0);
            }
        }
        worth
    }

    /// Aliens that lie ready for an Action of the scenario: Stunned and weak, with somebody beside them.
    fn prey(&self, game: &AwayMissions) -> i32 {
        let Some(target) = &self.outlook.prey else { return 0 };
        let fits = |alien: &&Alien| {
            target.types.has(alien.kind)
                && target.stunned.is_none_or(|stunned| alien.stunned == stunned)
                && target.hp.is_none_or(|hp| alien.hp == hp)
                && !self.outlook.caught.contains(&alien.kind)
        };
        let ready = game.field.aliens.iter().filter(fits);
        ready.map(|alien| 200 + 500 * i32::from(game.field.rocketeers_on(alien.at).next().is_some())).sum()
    }

    fn aliens(&self, game: &AwayMissions, page: &mut Page) -> i32 {
        let figures: i32 = game.field.aliens.iter().map(|alien| self.costs(game, page, alien)).sum();
        let bosses: i32 = game.field.bosses.iter().map(|boss| 250 * i32::from(boss.hp)).sum();
        figures + bosses
    }

    /// What an Alien costs: its presence, and the harm it can do before the crew acts again.
    fn costs(&self, game: &AwayMissions, page: &mut Page, alien: &Alien) -> i32 {
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
        let flood = page.flood(profile.way, alien.at, game);
        let near = |at| flood.steps(at) != NO_WAY && flood.steps(at) <= reach;
        let (mut sum, mut number) = (0, 0);
        for one in game.field.rocketeers.iter().filter(|one| near(one.at)) {
            let times = if self.covered.contains(&one.who) { 2 } else { 1 };
            sum += times * (hit_points(one.hp) - hit_points(one.hp.saturating_sub(1))).min(2000);
            if alien.kind == AlienType::Leader && !one.turn.panicked {
                // Its Overkills cost oxygen, which nobody gets back.
                sum += (oxygen(one.o2) - oxygen(one.o2.saturating_sub(1))).min(2500);
            }
            if alien.kind == AlienType::Sentinel && alien.at != one.at && !one.turn.panicked {
                // It need not hit anybody to cost oxygen: it is enough that it comes.
                sum += (oxygen(one.o2) - oxygen(one.o2.saturating_sub(1))).min(2500) / 2;
            }
            number += 1;
        }
        if number == 0 {
            presence
        } else {
            presence + sum / number * i32::from(dice) * 30 / 100 * self.weights.danger / 100
        }
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
            // Nothing harms it yet.
            Target::Boss(kind) if !self.now.can_be_harmed(kind) => -200,
            Target::Boss(kind) => {
                let hp = self.now.field.boss(kind).map_or(1, |boss| boss.hp.max(1));
                500 + 1500 / i32::from(hp)
            }
        }
    }

    /// What it brings that an Alien is gone.
    pub fn without(&self, target: Target) -> i32 {
        let Target::Alien(id) = target else { return 1500 };
        let Some(alien) = self.now.field.alien(id) else { return 0 };
        self.atlas.look_up(self.now, |page| self.costs(self.now, page, alien))
    }

    /// What one more hit point brings.
    pub fn healing(&self, who: Who) -> i32 {
        match self.now.field.rocketeer(who) {
            Some(one) if one.hp < one.full_hp => {
                let asked = |favour| favour == Favour::Heal { patient: who };
                let crew = self.now.field.rocketeers.iter();
                let wanted = crew.flat_map(|other| talk::promised(self.now, other.who)).any(asked);
                hit_points(one.hp + 1) - hit_points(one.hp) + 400 * i32::from(wanted)
            }
            _ => 0,
        }
    }
}
