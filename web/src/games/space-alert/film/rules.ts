// The rule behind each thing that happens, to look it up: where it stands in the rulebook, never what follows from it.
import { ruleOf } from '../outlook';
import type { Happening } from '../types';

const RULES: Partial<Record<Happening['what'], string>> = {
  threat_appears: 'SA-4.4', token_placed: 'SA-4.6',
  trips: 'SA-5.2', delayed: 'SA-5.3', not_delayed: 'SA-5.5', card_lost: 'SA-5.4',
  computer_maintained: 'SA-10.1', check_passed: 'SA-4.3', check_failed: 'SA-10.3', looks_out: 'SA-10.5', visual_confirmed: 'SA-10.5', visual_not_better: 'SA-10.6',
  rocket_launched: 'SA-8.7', rocket_moves: 'SA-8.8',
  squad_taken: 'SA-9.1', squad_revived: 'SA-9.2', squad_disabled: 'SA-9.6', takes_off: 'SA-9.9', stays_out: 'SA-9.12', returns: 'SA-9.15',
  repairs: 'SA-11.2', repair_pending: 'SA-11.7', attacks_intruder: 'SA-9.4', returns_fire: 'SA-9.6', knocked_out: 'SA-14.14',
  hit: 'SA-13.9', destroyed: 'SA-13.10', explodes: 'SA-13.13', retaliates: 'SA-13.13',
  advances: 'SA-14.1', reaches: 'SA-14.3', survived: 'SA-14.6', speed_changes: 'SA-14.4', shield_changes: 'SA-14.4', heals: 'SA-14.11', intruder_moves: 'SA-14.12',
  phases_out: 'SA-24.6', phases_in: 'SA-24.6', changes_zone: 'SA-24.13', calls_in: 'SA-24.15', acts_at_jump: 'SA-25.7', slows_down: 'SA-25.20', backfires: 'SA-26.14', drone_placed: 'SA-26.5',
  mine_placed: 'SA-26.10', traps_gone: 'SA-26.11', poisoned: 'SA-26.5', infected: 'SA-26.22', finds_host: 'SA-26.34', wrecks: 'SA-26.32', mends_system: 'SA-26.32', card_repeated: 'SA-26.26', card_not_repeated: 'SA-26.26',
  attack: 'SA-15.1', internal_damage: 'SA-15.2', tile_drawn: 'SA-15.3', jumps: 'SA-16.4',
};
const TILES = { upper_cannon: 'SA-15.4', lower_cannon: 'SA-15.4', shield: 'SA-15.6', reactor: 'SA-15.6', gravolift: 'SA-15.8', structure: 'SA-15.9' } as const;
const MOVES = { lift: 'SA-6.3', door: 'SA-6.1', heroic: 'SA-12.1', landing: 'SA-9.15', vortex: 'SA-26.27' } as const;
const DELAYS: Record<string, string> = { lift_busy: 'SA-6.4', lift_damaged: 'SA-6.5', computer: 'SA-10.3', tripped: 'SA-5.2', in_space: 'SA-9.14', first_half: 'SA-24.3' };
const WEAPONS = { rocket: 'SA-13.5', interceptors: 'SA-13.7' } as const;

/** The number of the rule that a happening follows; nothing where no single one does. */
export function ruleBehind(told: Happening): string | null {
  switch (told.what) {
    case 'no_effect': return ruleOf(told.why);
    case 'aims_at_nothing': return ruleOf(told.why, 'SA-13.2');
    case 'unharmed': return ruleOf(told.why, 'SA-13.9');
    case 'moves': return MOVES[told.by];
    case 'delayed': return typeof told.why === 'string' ? (DELAYS[told.why] ?? 'SA-5.3') : 'SA-14.13';
    case 'fires': return told.heroic ? 'SA-12.4' : told.station === 'LW' ? 'SA-8.2' : told.station[0] === 'U' ? 'SA-8.1' : 'SA-8.3';
    case 'energy_moved': return told.extra > 0 ? 'SA-12.5' : told.from === 'fuel' ? 'SA-7.3' : told.to !== 'fuel' && 'shield' in told.to ? 'SA-7.1' : 'SA-7.2';
    case 'aims': return typeof told.weapon === 'string' ? WEAPONS[told.weapon] : told.weapon.cannon === 'LW' ? 'SA-13.4' : 'SA-13.3';
    case 'tile_drawn': return told.zone === 'white' && told.tile === 'lower_cannon' ? 'SA-15.5' : TILES[told.tile];
    case 'lost': return 'zone' in told.loss ? 'SA-15.10' : 'SA-4.8';
    default: return RULES[told.what] ?? null;
  }
}
