//! The rocket on a pad in figures, and what it promises.

use super::outlook::Outlook;
use super::tables::{self, Answers};
use crate::cards::CardId;
use crate::content::{Destination, Effect, Face, Family, Item, LocationId};
use crate::state::Mode;

/// What the cards of a pad and the achievements add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rig {
    /// Rocket points (RM-8.5).
    pub points: u8,
    /// Spaces of boost at each destination (RM-8.9, RM-8.10).
    pub boost: [u8; 3],
    /// Spaces that can be added at any moment (RM-7.38).
    pub spare: u8,
    /// What it can do about draws.
    pub answers: Answers,
}

/// A location that a Mission could fly to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// Where it is.
    pub destination: Destination,
    /// What a success is worth.
    pub worth: f64,
    /// Rocket points it takes.
    points: u8,
    /// The space to reach.
    space: u8,
    /// Draws allowed.
    draws: u8,
}

/// The targets of one Mission.
pub(super) type Targets = [Option<Target>; 3];

/// How many boost items a launch that is not made yet will probably get on top.
const LATER_BOOST: u8 = 2;

impl Rig {
    /// The player's pad as it lies.
    pub fn of(outlook: &Outlook<'_>) -> Rig {
        let science = outlook.me.science_tokens();
        let mut rig = Rig { points: outlook.me.achievements.rocket, boost: [science; 3], ..Rig::default() };
        for card in outlook.me.pad {
            rig.add(outlook, outlook.game.face(card));
        }
        rig
    }

    /// Puts a card on the pad.
    pub fn add(&mut self, outlook: &Outlook<'_>, face: &Face) {
        let prints = &face.prints;
        self.points += prints.rocket;
        let extra = if let Effect::Boost { spaces } = face.effect { spaces } else { 0 };
        for destination in Destination::ALL {
            let matching = match outlook.content.destination(destination).boost {
                Item::Computer => prints.computer,
                Item::Composite => prints.composite,
                Item::Biotech => prints.biotech,
            };
            self.boost[destination.index()] += matching + prints.science + extra;
        }
        match face.effect {
            Effect::Advance { spaces } => self.spare += spaces,
            Effect::Redraw => self.answers.redraw = true,
            Effect::ZeroCountsAs { spaces } => self.answers.zero = self.answers.zero.max(spaces),
            Effect::PlanFirstDraw { cards } => self.answers.planned = self.answers.planned.max(cards),
            _ => {}
        }
    }

    /// The chance of a launch that lacks nothing but luck.
    pub fn chance(&self, outlook: &Outlook<'_>, target: &Target, more: u8) -> f64 {
        let ahead = self.boost[target.destination.index()] + self.spare + more;
        let missing = target.space.saturating_sub(ahead);
        tables::chance(outlook.content.constants().success, missing, target.draws, self.answers)
    }

    /// Whether there are enough Rocket points (RM-8.5).
    pub fn reaches(&self, target: &Target) -> bool {
        self.points >= target.points
    }

    /// What the rig promises for a Mission with these targets: partly a launch now, partly a better one later.
    pub fn promise(&self, outlook: &Outlook<'_>, targets: &Targets) -> f64 {
        let taste = outlook.taste;
        let mut best = 0.0;
        for target in targets.iter().flatten() {
            let mut share = 0.0;
            if self.reaches(target) {
                share +=
                    self.chance(outlook, target, 0) * if outlook.is_last_turn() { 1.0 } else { taste.now };
            }
            if !outlook.is_last_turn() {
                let deficit = i32::from(target.points.saturating_sub(self.points));
                let later = self.chance(outlook, target, LATER_BOOST) * taste.deficit.powi(deficit);
                share += later * (1.0 - taste.now);
            }
            best = f64::max(best, share * target.worth);
        }
        best
    }
}

/// Where this Mission could fly and what that would be worth (RM-8.2 to RM-8.4, RM-12.2).
pub(super) fn targets(outlook: &Outlook<'_>, mission: CardId) -> Targets {
    let Family::Mission(kind) = outlook.content.face(mission).family else { return [None; 3] };
    if outlook.me.missions() >= outlook.tokens() {
        return [None; 3];
    }
    Destination::ALL.map(|destination| {
        if outlook.game.mode == Mode::BattleForEarth && destination != Destination::Earth {
            return None;
        }
        let location: LocationId = outlook.content.location(destination, kind)?;
        if outlook.me.is_at(location) {
            return None;
        }
        let numbers = outlook.content.destination(destination);
        Some(Target {
            destination,
            worth: outlook.success_worth(mission, location),
            points: outlook.content.locations()[location.index()].rocket,
            space: numbers.target,
            draws: numbers.draws,
        })
    })
}
