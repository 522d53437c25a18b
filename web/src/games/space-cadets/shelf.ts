import type { ShelfEntry } from '../contract';
import LobbyArt from './LobbyArt.svelte';
import { pages } from './pages';

const entry: ShelfEntry = {
  place: 3,
  art: LobbyArt,
  outcome: { won: 'outcome-mission-won', lost: 'outcome-mission-lost' },
  colours: ['red', 'blue', 'white', 'yellow', 'green', 'violet', 'orange', 'cyan', 'grey'],
  players: '1–9',
  minutes: 90,
  tags: ['coop', 'realtime'],
  rules: 'SC',
  lesson: { mission: '1', difficulty: 'easy', timer: 'relaxed', hints: 'yes' },
  lessonSeats: 3,
  practice: 'practice',
  matters: ['mission', 'difficulty', 'timer', 'practice'],
  pages,
};

export default entry;
