// Which drawing stands for a threat card.
import { silhouetteOf } from '../art/silhouettes';

/** The symbol of a threat card: its own, or for a card that a table brought itself one of its kind. The name is always beside it. */
export function silhouette(card: { name: string; kind?: string; malfunction?: object | null }): string {
  return silhouetteOf(card.name) ?? (card.malfunction ? 'threat-crossed-wires' : card.kind === 'internal' ? 'threat-alien' : 'threat-fighter');
}
