import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';
import { pages } from './pages';

const entry: ShelfEntry = {
  place: 4,
  art: LobbyArt,
  outcome: { won: 'outcome-mission-won', lost: 'outcome-mission-lost' },
  colours: ['red', 'blue', 'white', 'yellow', 'green', 'violet'],
  players: '1–6',
  minutes: 90,
  tags: ['coop'],
  rules: 'AM',
  lesson: { scenario: 's01-first-contact', rocketeers: '2', order: 'first-come' },
  lessonSeats: 1,
  lessonFirst: true,
  pages,
};

export default entry;
