import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';
import { pages } from './pages';

const entry: ShelfEntry = {
  place: 2,
  art: LobbyArt,
  outcome: { won: 'outcome-ship-saved', lost: 'outcome-ship-lost' },
  colours: ['yellow', 'green', 'violet', 'orange', 'cyan'],
  ownColours: true,
  players: '1–5',
  minutes: 30,
  tags: ['coop', 'realtime'],
  rules: 'SA',
  lesson: { flight: 'test-run-1' },
  lessonFirst: true,
  matters: ['flight', 'common', 'serious'],
  pages,
};

export default entry;
