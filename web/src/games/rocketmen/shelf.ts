import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';

const entry: ShelfEntry = {
  place: 1,
  art: LobbyArt,
  colours: ['red', 'blue', 'white', 'yellow'],
  players: '1–4',
  minutes: 60,
  tags: ['competitive'],
  rules: 'RM',
  lesson: {},
};

export default entry;
