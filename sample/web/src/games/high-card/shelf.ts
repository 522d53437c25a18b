import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';

const entry: ShelfEntry = {
  place: 9,
  art: LobbyArt,
  colours: ['red', 'blue', 'white'],
  players: '2–3',
  minutes: 2,
  tags: ['competitive', 'realtime'],
  rules: 'HC',
};

export default entry;
