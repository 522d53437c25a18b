// What a monitor says of a station: one figure and one line, read off the view.
import type { Desk } from '../desk.svelte';
import type { Station, System } from '../types';
import { t } from '../words';

export interface Monitor { figure: string; label: string; line: string; done: boolean }

export const SYSTEM_OF: Partial<Record<Station, System>> = { helm: 'helm', sensors: 'sensors', shields: 'shields', weapons: 'weapons', tractor: 'tractor', jump: 'jump', damage: 'repair' };

export function monitor(desk: Desk, station: Station): Monitor {
  const { view } = desk;
  const owner = desk.owner(station);
  const done = view.ready.includes(owner) && desk.active.includes(station);
  const line = done ? t('scw-mon-ready') : desk.active.includes(station) && view.clock ? t('scw-mon-busy') : '';
  const shown = (figure: string | number, label: string, more = line): Monitor => ({ figure: String(figure), label, line: more, done });
  switch (station) {
    case 'captain': return shown(view.turn, t('scw-mon-turn'), view.captain.played ? t('scw-mon-played') : line);
    case 'engineering': return shown(view.engineering.icons.reduce((sum, count) => sum + count, 0), t('scw-mon-energy'), view.step === 'action' && !done ? t('scw-mon-tiles-laid', { laid: view.engineering.tiles.filter(({ at }) => at !== null).length, all: view.engineering.tiles.length }) : line);
    case 'helm': return shown(view.ship.speed, t('scw-mon-speed'), view.helm.plan.length > 0 ? t('scw-mon-slots', { filled: view.helm.plan.filter(Boolean).length, all: view.helm.plan.length }) : line);
    case 'sensors': return shown(`${view.sensors.cards.filter(({ shape, covered }) => covered === shape).length}/${view.sensors.cards.length}`, t('scw-mon-found'));
    case 'shields': return shown(`${view.shields.tiles.filter(({ zone }) => zone !== null).length}/${view.shields.tiles.length}`, t('scw-mon-tiles'), view.shields.strength.some(Boolean) ? t('scw-mon-strength', { fore: view.shields.strength[0] ?? 0, starboard: view.shields.strength[1] ?? 0, aft: view.shields.strength[2] ?? 0, port: view.shields.strength[3] ?? 0 }) : line);
    case 'weapons': return shown(`${view.weapons.tubes.filter(({ loaded }) => loaded).length}/${view.weapons.tubes.length}`, t('scw-mon-loaded'));
    case 'tractor': return shown(view.tractor.attempt ? `${view.tractor.attempt.points}/${view.tractor.attempt.needed}` : view.tractor.tiles.filter(({ gone }) => !gone).length, t(view.tractor.attempt ? 'scw-mon-points' : 'scw-mon-tiles'));
    case 'jump': return shown(`${view.jump.active.length}/${desk.catalogue.jump.card.length}`, t('scw-mon-flux'));
    case 'damage': return shown(view.core.number, t('scw-mon-core'), view.core.breach ? t('scw-mon-breach') : t('scw-mon-force', { count: view.damage.ongoing.length }));
  }
}
