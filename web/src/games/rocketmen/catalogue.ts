// Looks things up in the catalogue. Figures only: what is allowed is for the server to say.
import type { SeatColour } from '../../ui/seats';
import type { Bill, CardId, Catalogue, CatalogueKind, Destination, DestinationSource, Gain, LocationSource, Price, Printed } from './types';

export type CardColour = 'teal' | 'pink' | 'engine' | 'threat' | `m-${SeatColour}`;

/** A symbol with an amount: money and Rocket points show the amount, the others repeat. */
export interface Sign { item: 'money' | 'rocket' | 'computer' | 'composite' | 'biotech' | 'science' | 'any' | 'hand'; amount: number }

export class Book {
  readonly source: Catalogue;

  constructor(source: Catalogue) {
    this.source = source;
  }

  kind(card: CardId): CatalogueKind {
    return this.source.kinds[this.source.cards[card] ?? 0]!;
  }

  nameKey(card: CardId): string {
    return `rocketmen-card-${this.kind(card).id}`;
  }

  isMission(card: CardId): boolean {
    const { family } = this.kind(card);
    return typeof family === 'object' && 'mission' in family;
  }

  isEngine(card: CardId): boolean {
    return this.kind(card).family === 'engine';
  }

  /** Whose Mission it is. */
  ownerOfMission(card: CardId): number {
    return this.source.owners[card] ?? 0;
  }

  /** A card of this Engine pile, for its face. */
  engineCard(pile: number): CardId {
    const id = this.source.board.engine[pile]?.id;
    return this.source.cards.findIndex((kind) => this.source.kinds[kind]?.id === id);
  }

  destination(id: Destination): DestinationSource {
    return this.source.board.destination.find((place) => place.id === id)!;
  }

  locations(of: Destination): { index: number; place: LocationSource }[] {
    return this.source.board.location
      .map((place, index) => ({ index, place }))
      .filter(({ place }) => place.destination === of);
  }

  location(index: number): LocationSource {
    return this.source.board.location[index]!;
  }

  locationKey(index: number): string {
    const { destination, type } = this.location(index);
    return `rocketmen-location-${destination}-${type}`;
  }

  /** Where this Mission would land at this destination. */
  landing(card: CardId, destination: Destination): number | null {
    const { flights, landings } = this.kind(card);
    return landings[flights.indexOf(destination)] ?? null;
  }

  /** The face a card shows now: the one that copies shows what it copies. */
  faceOf(card: CardId, copying: number | null): CatalogueKind {
    const kind = this.kind(card);
    return card === this.source.copier && copying !== null ? (this.source.kinds[copying] ?? kind) : kind;
  }

  /** One card for each kind in a list, with how many there are. */
  counted(cards: readonly CardId[]): { card: CardId; count: number }[] {
    const found = new Map<number, { card: CardId; count: number }>();
    for (const card of cards) {
      const kind = this.source.cards[card] ?? 0;
      const known = found.get(kind);
      if (known) known.count += 1;
      else found.set(kind, { card, count: 1 });
    }
    return [...found.values()];
  }
}

const SPENDABLE = ['computer', 'composite', 'biotech', 'science'] as const;

export function printedSymbols(prints: Printed): Sign[] {
  const list: Sign[] = [];
  if (prints.money) list.push({ item: 'money', amount: prints.money });
  if (prints.rocket) list.push({ item: 'rocket', amount: prints.rocket });
  for (const item of SPENDABLE) for (let n = 0; n < (prints[item] ?? 0); n++) list.push({ item, amount: 1 });
  return list;
}

export function priceSymbols(price: Price | Bill): Sign[] {
  const list: Sign[] = [];
  if (price.money) list.push({ item: 'money', amount: price.money });
  for (const item of ['computer', 'composite', 'biotech', 'any'] as const) {
    for (let n = 0; n < (price[item] ?? 0); n++) list.push({ item, amount: 1 });
  }
  return list;
}

export function gainSymbol(gain: Gain): Sign {
  const [item, amount] = Object.entries(gain)[0] as [Sign['item'], number];
  return { item, amount };
}

const FAMILY_ART: Record<string, string> = {
  'small-rocket-boosters': 'small-boosters',
  'liquid-fuel-engine': 'liquid-engine',
  'heavy-lift-engine': 'heavy-engine',
};

/** The drawing of a kind: Missions of one type share theirs. */
export function artId(kind: CatalogueKind): string {
  if (typeof kind.family === 'object' && 'mission' in kind.family) return kind.family.mission;
  return FAMILY_ART[kind.id] ?? kind.id;
}

export const TYPE_ICON: Record<string, string> = {
  satellite: 'sat',
  spaceship: 'ship',
  'space-hotel': 'hotel',
  'orbital-shipyard': 'yard',
  'space-station': 'station',
  'asteroid-mining': 'mining',
  base: 'base',
};
