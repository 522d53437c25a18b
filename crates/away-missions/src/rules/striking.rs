//! What Rocketeers do to Aliens: hits, deaths, Stuns, and moving them about.

use crate::agenda::Attack;
use crate::command::{Action, Target};
use crate::content::Content;
use crate::field::{AlienId, Geometry, TileId, Way};
use crate::hex::Direction;
use crate::rules::actions::RollPlan;
use crate::rules::attack::is_thrall;
use crate::rules::items::boosts::Boosts;
use crate::{AlienType, AwayMissions, Event, Refusal, Who};
use table::Story;

/// The edges over which an Alien of this type can be moved (AM-14.1, AM-20.7, AM-21.1).
pub(crate) fn way_of(kind: AlienType) -> Way {
    if Content::standard().alien(kind).passes_closed_hatches { Way::Glide } else { Way::Walk }
}

impl AwayMissions {
    /// Whether a hit would harm it: Thralls never are (AM-9.7), the Overmind only after its pylons (AM-27.63).
    pub(crate) fn can_be_hit(&self, target: Target) -> bool {
        match target {
            Target::Alien(id) => self.field.alien(id).is_some_and(|alien| !is_thrall(alien.kind)),
            Target::Boss(kind) => self.field.boss(kind).is_some() && self.can_be_harmed(kind),
        }
    }

    /// The directions in which an Alien can be moved, by the hatch limits of its type; over no link.
    pub(crate) fn shoves(&self, map: &Geometry, id: AlienId) -> Vec<(Direction, TileId)> {
        let Some(alien) = self.field.alien(id) else { return Vec::new() };
        let way = way_of(alien.kind);
        let open = Direction::ALL.into_iter().filter(|direction| map.may_cross(way, alien.at, *direction));
        open.filter_map(|direction| Some((direction, map.neighbour(alien.at, direction)?))).collect()
    }

    /// Whether the attacker has to say which Alien on the tile of his Flame-Gun is next.
    pub(crate) fn flames_wait(&self, who: Who, attack: &Attack) -> bool {
        match self.still_there(attack).as_slice() {
            [] => false,
            [only] => {
                let action = Action::Attack { weapon: attack.weapon, target: *only };
                !self.usable_boosts(who, &action).is_empty()
            }
            _ => true,
        }
    }

    /// The last Alien on the tile of a Flame-Gun, or none is left.
    pub(crate) fn flames_go_on(&mut self, who: Who, attack: &Attack, story: &mut Story<Event>) {
        if let Some(only) = self.still_there(attack).first().copied()
            && let Ok(plan) = self.plan_next_flame(who, attack, attack.weapon, only, &Boosts::default())
        {
            self.roll(who, plan, story);
        }
    }

    /// AM-23.17: one more attack with the same weapon, without AP.
    pub(crate) fn plan_revulsion(
        &self,
        map: &Geometry,
        who: Who,
        attack: &Attack,
        leech: AlienId,
    ) -> Result<RollPlan, Refusal> {
        let target = Target::Alien(leech);
        if target == attack.target {
            return Err(Refusal::WrongTarget);
        }
        let kind = self.field.alien(leech).ok_or(Refusal::NoSuchAlien)?.kind;
        if kind != AlienType::SpaceLeech {
            return Err(Refusal::WrongTarget);
        }
        self.check_weapon(who, attack.weapon)?;
        let (at, kind, range, dice) = self.check_target(map, (attack.item, self.tile_of(who)), target)?;
        let next = Attack { target, kind, at, range, rest: Vec::new(), ..attack.clone() };
        Ok(self.attack_pool(who, next, dice))
    }
}
