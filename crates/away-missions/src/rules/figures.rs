//! What can happen to figures, whoever makes it happen: appearing, moving, being hit, healed or Stunned.

use super::scenario::{Context, Doing, List};
use crate::agenda::{Kind, Task};
use crate::aliens::effects::loosen_grapples;
use crate::aliens::place::{Placing, place, vent_for_bug};
use crate::command::Target;
use crate::content::Content;
use crate::field::{AlienId, Boss, TileId};
use crate::scenario::Trigger;
use crate::state::Tally;
use crate::{AlienType, AwayMissions, BossType, Component, Event, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// A new Alien on a tile, while figures last (AM-20.21, AM-22.1).
    pub(crate) fn place_alien(
        &mut self,
        kind: AlienType,
        tile: TileId,
        story: &mut Story<Event>,
    ) -> Option<AlienId> {
        let geometry = self.map();
        let alien = match place(&mut self.field, &geometry, kind, tile) {
            Placing::New(alien) => alien,
            Placing::Taken { tile: from, new, .. } => {
                story.tell(Audience::All, Event::BugFetched { from, tile });
                new
            }
            Placing::None => {
                story.tell(Audience::All, Event::NotPlaced { kind: Kind::Alien(kind) });
                return None;
            }
        };
        story.tell(Audience::All, Event::Arrived { alien, kind: Kind::Alien(kind), tile });
        Some(alien)
    }

    /// The vent where Bugs appear (AM-22.2); the tile itself without one.
    pub(crate) fn vent_for(&self, who: Option<Who>, tile: TileId) -> TileId {
        let Some(who) = who else { return tile };
        vent_for_bug(&self.field, &self.map(), self.tile_of(who), tile)
    }

    /// A boss that has come to light (AM-27.60, AM-27.62).
    pub(crate) fn place_boss(&mut self, kind: BossType, at: TileId) {
        // A boss may lie on the map before the crew stands on it.
        let hp = Content::standard().boss(kind).hp[usize::from(self.setup.rocketeers).clamp(1, 6) - 1];
        self.field.bosses.push(Boss { kind, at, hp, full_hp: hp });
    }

    /// What a target is.
    pub(crate) fn kind_of(&self, target: Target) -> Option<Kind> {
        match target {
            Target::Alien(id) => self.field.alien(id).map(|alien| Kind::Alien(alien.kind)),
            Target::Boss(kind) => self.field.boss(kind).map(|boss| Kind::Boss(boss.kind)),
        }
    }

    /// Where a target stands.
    pub(crate) fn target_tile(&self, target: Target) -> Option<TileId> {
        match target {
            Target::Alien(id) => self.field.alien(id).map(|alien| alien.at),
            Target::Boss(kind) => self.field.boss(kind).map(|boss| boss.at),
        }
    }

    /// Whether hits harm a boss now (AM-27.63).
    pub(crate) fn can_be_harmed(&self, boss: BossType) -> bool {
        let condition = Content::standard().boss(boss).harmed_if.as_ref();
        condition.is_none_or(|condition| self.holds(condition, &Context::default()))
    }

    /// One hit on an Alien by a Rocketeer, from so far away (AM-9.3).
    pub(crate) fn hit(&mut self, target: Target, by: Who, range: u8, story: &mut Story<Event>) {
        match target {
            Target::Alien(id) => {
                let Some(alien) = self.field.alien_mut(id) else { return };
                alien.hp = alien.hp.saturating_sub(1);
                let (kind, hp, tile) = (alien.kind, alien.hp, alien.at);
                if hp > 0 {
                    let kind = Kind::Alien(kind);
                    story.tell(Audience::All, Event::AlienHit { kind, alien: Some(id), hp });
                } else {
                    self.kill(id, Context { range: Some(range), ..Context::of(by) }.at(tile), story);
                }
            }
            Target::Boss(kind) => {
                let named = Kind::Boss(kind);
                if !self.can_be_harmed(kind) {
                    story.tell(Audience::All, Event::Shielded { kind: named });
                    return;
                }
                let Some(boss) = self.field.boss_mut(kind) else { return };
                boss.hp = boss.hp.saturating_sub(1);
                let hp = boss.hp;
                if hp > 0 {
                    story.tell(Audience::All, Event::AlienHit { kind: named, alien: None, hp });
                } else {
                    self.kill_boss(kind, by, story);
                }
            }
        }
    }

    /// An Alien dies by a Rocketeer's doing (AM-27.20).
    pub(crate) fn kill(&mut self, id: AlienId, context: Context, story: &mut Story<Event>) {
        let Some(alien) = self.field.alien(id) else { return };
        let kind = alien.kind;
        self.remove_alien(id);
        story.tell(Audience::All, Event::AlienDied { kind: Kind::Alien(kind), alien: Some(id) });
        let context = Context { victim: Some(kind), ..context };
        self.tally(Tally::Kills(kind), context);
        self.fire(Trigger::Kill, context);
    }

    /// A boss dies.
    pub(crate) fn kill_boss(&mut self, kind: BossType, by: Who, story: &mut Story<Event>) {
        let Some(at) = self.field.boss(kind).map(|boss| boss.at) else { return };
        self.field.bosses.retain(|boss| boss.kind != kind);
        story.tell(Audience::All, Event::AlienDied { kind: Kind::Boss(kind), alien: None });
        let context = Context::of(by).at(at);
        self.push(Task::Effects(Doing { list: List::Death(kind), next: 0, path: Vec::new(), context }));
    }

    /// A figure leaves the map.
    pub(crate) fn remove_alien(&mut self, id: AlienId) {
        self.field.aliens.retain(|alien| alien.id != id);
        self.end_grapples();
    }

    /// An Alien is Stunned (AM-23.13).
    pub(crate) fn stun(&mut self, id: AlienId, story: &mut Story<Event>) {
        let Some(alien) = self.field.alien_mut(id) else { return };
        if !alien.stunned {
            alien.stunned = true;
            let kind = Kind::Alien(alien.kind);
            story.tell(Audience::All, Event::Stunned { kind, alien: id });
            self.end_grapples();
        }
    }

    /// An Alien is put on a tile; a Sentinel causes Panic and sets off mines (AM-21.10, AM-21.11).
    pub(crate) fn move_alien(&mut self, id: AlienId, tile: TileId, story: &mut Story<Event>) {
        let Some(alien) = self.field.alien_mut(id) else { return };
        alien.at = tile;
        let kind = alien.kind;
        story.tell(Audience::All, Event::AlienMoved { kind: Kind::Alien(kind), alien: id, tile });
        self.end_grapples();
        if kind == AlienType::Sentinel {
            self.sentinel_enters(id);
        }
    }

    /// AM-23.11: Grapples end when victim and War Thrall part, or the War Thrall is Stunned or gone.
    pub(crate) fn end_grapples(&mut self) {
        loosen_grapples(&mut self.field);
    }

    /// A Rocketeer comes to stand on a tile (AM-26.6, AM-27.19).
    pub(crate) fn move_rocketeer(&mut self, who: Who, tile: TileId, story: &mut Story<Event>) {
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        rocketeer.at = tile;
        story.tell(Audience::All, Event::Moved { who, tile });
        self.end_grapples();
        self.has_entered(who, tile);
    }

    /// HP that are lost without a hit (AM-23.24).
    pub(crate) fn lose_hp(&mut self, who: Who, count: u8, story: &mut Story<Event>) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.hp = rocketeer.hp.saturating_sub(count);
            let hp = rocketeer.hp;
            story.tell(Audience::All, Event::Hurt { who, hp });
        }
    }

    /// HP come back, up to the starting number (AM-10.3).
    pub(crate) fn gain_hp(&mut self, who: Who, count: u8, story: &mut Story<Event>) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who)
            && rocketeer.hp < rocketeer.full_hp
        {
            rocketeer.hp = rocketeer.hp.saturating_add(count).min(rocketeer.full_hp);
            let hp = rocketeer.hp;
            story.tell(Audience::All, Event::Healed { who, hp });
        }
    }

    /// O2 comes or goes.
    pub(crate) fn change_oxygen(&mut self, who: Who, change: i32, story: &mut Story<Event>) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.o2 = u8::try_from((i32::from(rocketeer.o2) + change).clamp(0, 255)).unwrap_or_default();
            let o2 = rocketeer.o2;
            story.tell(Audience::All, Event::Oxygen { who, o2 });
        }
    }

    /// AM-12.13: whether all markers for Wire and Alien Blood are in somebody's hands, where the table counts them.
    fn out_of_markers(&self, component: Component) -> bool {
        if !self.setup.limited_markers || component == Component::Mysterium {
            return false;
        }
        let held = |one: &crate::field::Rocketeer| {
            usize::from(one.components.wire) + usize::from(one.components.alien_blood)
        };
        let markers = Content::standard().tokens().markers.wire_or_blood;
        self.field.rocketeers.iter().map(held).sum::<usize>() >= usize::from(markers)
    }

    /// One component more.
    pub(crate) fn gain_component(&mut self, who: Who, component: Component, story: &mut Story<Event>) {
        if self.out_of_markers(component) {
            story.tell(Audience::All, Event::NoneLeft { who, component });
            return;
        }
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            let held = rocketeer.components.of_mut(component);
            *held = held.saturating_add(1);
            story.tell(Audience::All, Event::Gained { who, component });
        }
    }
}
