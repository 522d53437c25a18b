import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';
import { pages } from './pages';

const entry: ShelfEntry = {
  place: 2,
  art: LobbyArt,
  colours: ['yellow', 'green', 'violet', 'orange', 'cyan'],
  players: '1–5',
  minutes: 30,
  tags: ['coop', 'realtime'],
  rules: 'SA',
  lesson: { flight: 'test-run-1' },
  pages,
};

export default entry;
