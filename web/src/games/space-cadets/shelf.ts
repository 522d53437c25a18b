import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';

const entry: ShelfEntry = {
  place: 3,
  art: LobbyArt,
  colours: ['red', 'blue', 'white', 'yellow', 'green', 'violet'],
  players: '3–6',
  minutes: 90,
  tags: ['coop', 'realtime'],
  rules: 'SC',
};

export default entry;
