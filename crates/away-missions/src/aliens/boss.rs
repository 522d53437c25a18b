//! Bosses (AM-20.20).

use super::attack::overkill;
use super::effects::by_order;
use super::happening::{Actor, Choice, Happening, Holding, Staying};
use super::stage::{Stage, Trouble};
use super::turn::{AlienTurn, Task};
use crate::content::Content;
use crate::{BossType, Who};

impl AlienTurn {
    pub(super) fn boss(&mut self, kind: BossType, stage: &mut Stage) {
        let Some(boss) = stage.field.boss(kind).copied() else { return };
        let by = Actor::Boss { kind };
        stage.tell(|_| Happening::Begins { by, at: boss.at, spawned_by: None });
        self.agenda.push(Task::BossGo(kind));
        self.offer_vanishing(by, stage);
    }

    /// Mind Control around a boss that can do so; then it rolls against everybody on its tile, one after the other.
    pub(super) fn boss_go(&mut self, kind: BossType, stage: &mut Stage) {
        let Some(boss) = stage.field.boss(kind).copied() else { return };
        let by = Actor::Boss { kind };
        stage.tell(|_| Happening::Stays { by, why: Staying::Immobile });
        let left = by_order(stage.field, |rocketeer| rocketeer.at == boss.at && !rocketeer.turn.invisible);
        if let Some(range) = Content::standard().boss(kind).mind_control_within {
            self.agenda.push(Task::BossAttack { kind, left });
            self.mind_control_around(by, boss.at, range, stage);
        } else if left.is_empty() {
            stage.tell(|_| Happening::Holds { by, why: Holding::NobodyInReach });
        } else {
            self.agenda.push(Task::BossAttack { kind, left });
        }
    }

    pub(super) fn boss_attack(&mut self, kind: BossType, mut left: Vec<Who>, stage: &mut Stage) {
        if left.is_empty() {
            return;
        }
        let target = left.remove(0);
        self.agenda.push(Task::BossAttack { kind, left });
        if stage.field.rocketeer(target).is_none_or(|rocketeer| rocketeer.turn.invisible) {
            return;
        }
        let by = Actor::Boss { kind };
        stage.tell(|_| Happening::Aims { by, target, range: 0, why: Choice::Everybody });
        self.aim(target, by, None, Task::BossRollAt { kind, target }, stage);
    }

    pub(super) fn boss_roll_at(
        &mut self,
        kind: BossType,
        target: Who,
        stage: &mut Stage,
    ) -> Result<(), Trouble> {
        let by = Actor::Boss { kind };
        let profile = Content::standard().boss(kind);
        let overkills = self.roll_attack(by, profile.dice, target, stage)?;
        self.before_hit(overkills, &overkill(profile.overkill_effect, target, by));
        Ok(())
    }
}
