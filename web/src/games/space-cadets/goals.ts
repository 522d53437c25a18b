// An objective in words, with how far the crew is.
import type { Desk } from './desk.svelte';
import type { Objective } from './types';
import { killText, shipName, t } from './words';

export function goalText(desk: Desk, objective: Objective): string {
  const { goals, crystals } = desk.view;
  const kind = desk.catalogue.crystal.replace('_', '-');
  switch (objective.kind) {
    case 'capture_crystals': return t('scw-goal-capture', { kind, have: goals.captured, count: objective.count });
    case 'visit_crystals': return t('scw-goal-visit', { have: goals.visited, count: objective.count });
    case 'destroy_enemies': return t('scw-goal-destroy', { have: goals.destroyed, count: objective.count });
    case 'destroy_named': return t('scw-goal-named', { name: shipName(desk.catalogue.ships.find(({ id }) => id === objective.id)?.name ?? objective.id) });
    case 'rescue_pod': return t('scw-goal-pod', { damage: crystals.reduce((sum, crystal) => sum + crystal.damage, 0), limit: objective.damage_limit });
    case 'configuration_points': return t('scw-goal-points', { have: goals.awards.reduce((sum, points) => sum + points, 0), count: objective.count });
    case 'destroy_nemesis': return goals.kill ? killText(goals.kill) : t('scw-goal-nemesis');
    case 'jump': return t('scw-goal-jump');
  }
}
