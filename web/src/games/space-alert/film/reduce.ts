// What one happening moves on the drawing, and what it lights up. It decides nothing: every figure in here was told.
import type { Beam, Highlight, SceneThreat, SceneZone, ShipScene, StationId, Zone } from '../ship/scene';
import { STATIONS, zoneOf } from '../ship/scene';
import type { Happening } from '../types';

/** Which figure is the n-th in order of play. */
export type Order = readonly number[];
type Of<W extends Happening['what']> = Extract<Happening, { what: W }>;
type Store = Of<'energy_lost'>['from'];

/** The scene after something happened, with the lights of that moment. */
export function after(scene: ShipScene, told: Happening, order: Order, before: readonly Happening[] = []): ShipScene {
  return { ...moved(scene, told, order), ...lights(told, order, before) };
}

const withFigure = (scene: ShipScene, id: number | undefined, change: (figure: ShipScene['crew'][number]) => ShipScene['crew'][number]): ShipScene =>
  ({ ...scene, crew: scene.crew.map((figure) => (figure.id === id ? change(figure) : figure)) });
const withThreat = (scene: ShipScene, id: number, change: (threat: SceneThreat) => Partial<SceneThreat>): ShipScene =>
  ({ ...scene, threats: scene.threats.map((threat) => (threat.id === id ? { ...threat, ...change(threat) } : threat)) });
const withZone = (scene: ShipScene, zone: Zone, change: (zone: SceneZone) => Partial<SceneZone>): ShipScene =>
  ({ ...scene, zones: scene.zones.map((each) => (each.zone === zone ? { ...each, ...change(each) } : each)) });

function pour(scene: ShipScene, store: Store, blocks: number): ShipScene {
  if (store === 'fuel') return { ...scene, fuel: Math.max(0, scene.fuel + Math.sign(blocks)) };
  if ('shield' in store) return withZone(scene, store.shield, (zone) => ({ shield: Math.max(0, zone.shield + blocks) }));
  return withZone(scene, store.reactor, (zone) => ({ reactor: Math.max(0, zone.reactor + blocks) }));
}

function moved(scene: ShipScene, told: Happening, order: Order): ShipScene {
  switch (told.what) {
    case 'threat_appears': return withThreat(scene, told.threat, () => ({ status: 'on_track', square: told.square }));
    case 'token_placed': return withThreat(scene, told.threat, ({ stations }) => ({ stations: stations.includes(told.station) ? stations : [...stations, told.station] }));
    case 'token_removed': return withThreat(scene, told.threat, ({ stations }) => ({ stations: stations.filter((station) => station !== told.station) }));
    case 'intruder_moves': return withThreat(scene, told.threat, () => ({ stations: [told.to] }));
    case 'moves': return withFigure(scene, order[told.player], (figure) => ({ ...figure, station: told.to }));
    case 'takes_off': return withFigure(scene, order[told.player], (figure) => ({ ...figure, station: null }));
    case 'returns': return withFigure(scene, order[told.player], (figure) => ({ ...figure, station: 'UR' }));
    case 'knocked_out': return withFigure(scene, order[told.player], (figure) => ({ ...figure, knockedOut: true }));
    case 'squad_taken': {
      const stored = [...scene.stored] as ShipScene['stored'];
      stored[told.station === 'LR' ? 0 : 1] = 'taken';
      return withFigure({ ...scene, stored }, order[told.player], (figure) => ({ ...figure, squad: told.squad }));
    }
    case 'squad_revived': return withFigure(scene, order[told.player], (figure) => ({ ...figure, squad: 'active' }));
    case 'squad_disabled': return withFigure(scene, order[told.player], (figure) => ({ ...figure, squad: 'disabled' }));
    case 'stored_squad_disabled': {
      const stored = [...scene.stored] as ShipScene['stored'];
      stored[told.station === 'LR' ? 0 : 1] = 'disabled';
      return { ...scene, stored };
    }
    case 'interceptors_lost': return { ...scene, interceptorsLost: true };
    case 'energy_moved': {
      const taken = told.from === 'fuel' ? pour(scene, 'fuel', -1) : pour(scene, told.from, -told.blocks);
      return pour(taken, told.to, told.blocks + told.extra);
    }
    case 'energy_lost': return pour(scene, told.from, -told.blocks);
    case 'energy_diverted': return pour(pour(scene, told.from, -told.blocks), told.to, told.blocks);
    case 'fuel_lost': return pour(scene, 'fuel', -1);
    case 'rocket_lost': return { ...scene, rockets: Math.max(0, scene.rockets - 1) };
    case 'rocket_launched': return { ...scene, rockets: told.left, rocketTrack: [true, scene.rocketTrack[1]] };
    case 'rocket_moves': return { ...scene, rocketTrack: [false, true] };
    case 'computer_maintained': return { ...scene, maintained: scene.maintained.map((done, phase) => done || phase === told.phase - 1) };
    case 'visual_confirmed': return { ...scene, visual: scene.visual.map((points, phase) => (phase === told.phase - 1 ? told.points : points)) };
    case 'repairs': case 'attacks_intruder': return withThreat(scene, told.threat, () => ({ damage: told.damage }));
    case 'aims': return told.weapon === 'rocket' ? { ...scene, rocketTrack: [scene.rocketTrack[0], false] } : scene;
    case 'aims_at_nothing': return told.weapon === 'rocket' ? { ...scene, rocketTrack: [scene.rocketTrack[0], false] } : scene;
    case 'hit': case 'burnt': case 'heals': return withThreat(scene, told.threat, () => ({ damage: told.total }));
    case 'destroyed': return withThreat(scene, told.threat, () => ({ status: 'destroyed', square: null, stations: [] }));
    case 'survived': return withThreat(scene, told.threat, () => ({ status: 'survived', square: null }));
    case 'phases_out': case 'phases_in': return withThreat(scene, told.threat, () => ({ phasedOut: told.what === 'phases_out' }));
    case 'changes_zone': return withThreat(scene, told.threat, () => ({ track: told.to }));
    case 'advances': return withThreat(scene, told.threat, () => ({ square: told.to }));
    case 'speed_changes': return withThreat(scene, told.threat, () => ({ speed: told.speed }));
    case 'shield_changes': return withThreat(scene, told.threat, () => ({ shield: told.shield }));
    case 'tile_drawn': return withZone(scene, told.zone, (zone) => ({
      tiles: zone.tiles.includes(told.tile) ? zone.tiles : [...zone.tiles, told.tile],
      ...(told.tile === 'shield' ? { shieldCapacity: Math.max(0, zone.shieldCapacity - 1) } : {}),
      ...(told.tile === 'reactor' ? { reactorCapacity: Math.max(0, zone.reactorCapacity - 1) } : {}),
    }));
    case 'attack': return told.absorbed > 0 ? pour(scene, { shield: told.zone }, -told.absorbed) : scene;
    default: return scene;
  }
}

const cannonOf = (weapon: Of<'aims'>['weapon']): StationId | 'rocket' | 'interceptors' => (typeof weapon === 'string' ? weapon : weapon.cannon);

function storeLight(store: Store): Highlight {
  if (store === 'fuel') return { on: 'system', station: 'LW', letter: 'B' };
  const [zone, deck] = 'shield' in store ? [store.shield, 'U'] : [store.reactor, 'L'];
  const station = STATIONS.find((each) => each[0] === deck && zoneOf(each) === zone)!;
  return { on: 'system', station, letter: 'B' };
}

function lights(told: Happening, order: Order, before: readonly Happening[]): Pick<ShipScene, 'highlights' | 'beams'> {
  const highlights: Highlight[] = [];
  const beams: Beam[] = [];
  if ('player' in told && told.player !== null && order[told.player] !== undefined) highlights.push({ on: 'figure', id: order[told.player]! });
  if ('threat' in told && typeof told.threat === 'number') highlights.push(told.what === 'reaches' ? { on: 'threat', id: told.threat, mark: told.mark } : { on: 'threat', id: told.threat });
  switch (told.what) {
    case 'fires': highlights.push({ on: 'system', station: told.station, letter: 'A' }); break;
    case 'energy_moved': case 'energy_diverted': highlights.push(storeLight(told.from), storeLight(told.to)); break;
    case 'energy_lost': highlights.push(storeLight(told.from)); break;
    case 'computer_maintained': case 'check_passed': case 'check_failed': highlights.push({ on: 'system', station: 'UW', letter: 'C' }); break;
    case 'looks_out': case 'visual_confirmed': highlights.push({ on: 'system', station: 'LW', letter: 'C' }); break;
    case 'rocket_launched': highlights.push({ on: 'system', station: 'LB', letter: 'C' }, { on: 'rocket' }); break;
    case 'squad_taken': highlights.push({ on: 'system', station: told.station, letter: 'C' }); break;
    case 'token_placed': case 'token_removed': case 'attacks_intruder': highlights.push({ on: 'station', station: told.station }); break;
    case 'intruder_moves': highlights.push({ on: 'station', station: told.to }); break;
    case 'moves': if (told.by === 'lift') highlights.push({ on: 'lift', zone: zoneOf(told.to) }); break;
    case 'aims': beams.push({ kind: 'shot', from: cannonOf(told.weapon), threat: told.threat, strength: told.strength }); break;
    case 'hit': case 'unharmed':
      for (const shot of before) if (shot.what === 'aims' && shot.threat === told.threat) beams.push({ kind: 'shot', from: cannonOf(shot.weapon), threat: shot.threat, strength: shot.strength });
      break;
    case 'attack':
      highlights.push({ on: 'zone', zone: told.zone });
      beams.push({ kind: 'attack', threat: told.threat, zone: told.zone, strength: told.strength, through: told.tiles });
      break;
    case 'internal_damage': highlights.push({ on: 'zone', zone: told.zone }); break;
    case 'tile_drawn': highlights.push(...tileLight(told.zone, told.tile)); break;
    case 'lost': if ('zone' in told.loss) highlights.push({ on: 'zone', zone: told.loss.zone.zone }); break;
    default: break;
  }
  return { highlights, beams };
}

function tileLight(zone: Zone, tile: Of<'tile_drawn'>['tile']): Highlight[] {
  const station = (deck: 'U' | 'L') => STATIONS.find((each) => each[0] === deck && zoneOf(each) === zone)!;
  const tileItself: Highlight = { on: 'tile', zone, tile };
  switch (tile) {
    case 'upper_cannon': return [tileItself, { on: 'system', station: station('U'), letter: 'A' }];
    case 'lower_cannon': return [tileItself, { on: 'system', station: station('L'), letter: 'A' }];
    case 'shield': return [tileItself, { on: 'system', station: station('U'), letter: 'B' }];
    case 'reactor': return [tileItself, { on: 'system', station: station('L'), letter: 'B' }];
    case 'gravolift': return [tileItself, { on: 'lift', zone }];
    default: return [tileItself];
  }
}
