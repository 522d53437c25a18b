// What happened to the ship in a step, hit by hit, read off the story: whoever reloads sees the same.
import type { StoryLine } from '../../contract';
import type { Event, Side, Source, Step } from '../types';

export type Shooter = { enemy: number } | { hazard: Exclude<Source, 'enemy'> } | 'nemesis' | 'satellite';
/** One hit: in which step, who, which side, how much of it the shield took, which damage cards came up. `began` is the line with which its step began. */
export interface Act { id: number; step: Step | null; began: number; who: Shooter; side: Side; damage: number; absorbed: number; cards: number[] }

/** The hits of the story, in order. A shot is told first, then what came of it. */
export function actsOf(lines: readonly StoryLine<Event>[]): Act[] {
  const acts: Act[] = [];
  let shot: Act | null = null;
  let at: { step: Step | null; began: number } = { step: null, began: -1 };
  for (const { id, event } of lines) {
    switch (event?.event) {
      case 'step_began': at = { step: event.step, began: id }; shot = null; break;
      case 'enemy_fires': acts.push((shot = { id, ...at, who: { enemy: event.ship }, side: event.side, damage: event.damage, absorbed: 0, cards: [] })); break;
      case 'nemesis_fires': acts.push((shot = { id, ...at, who: 'nemesis', side: event.side, damage: event.damage, absorbed: 0, cards: [] })); break;
      case 'satellite_fires': acts.push((shot = { id, ...at, who: 'satellite', side: event.side, damage: event.damage, absorbed: 0, cards: [] })); break;
      case 'ship_hit':
        if (shot && event.source === 'enemy') shot.absorbed = event.absorbed;
        else if (event.source !== 'enemy') acts.push({ id, ...at, who: { hazard: event.source }, side: event.side, damage: event.damage, absorbed: event.absorbed, cards: [] });
        shot = null;
        break;
      case 'damage_drawn': acts.at(-1)?.cards.push(event.card); break;
    }
  }
  return acts;
}

/** What came through the shield. */
export const through = ({ damage, absorbed }: Act): number => Math.max(0, damage - absorbed);
