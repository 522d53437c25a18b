// Tables made over HTTP, for tests that are about something else than making them.
import { until } from './wait.mjs';

/** A finished game: bots alone, at once. Its code. */
export async function finishedTable(person) {
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats: 2, bots: ['steady', 'steady'], options: { mode: 'battle' }, stand: true, start: true, fast_bots: true });
  await until('bots to finish their game', () => person.api(`/api/tables/${code}`), ({ phase }) => phase === 'over');
  return code;
}

/** A running game against bots. Its code. */
export async function runningTable(person, { seats = 2, options = {}, bot = 'steady' } = {}) {
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats, bots: Array(seats - 1).fill(bot), options, start: true, fast_bots: true, name: person.name });
  return code;
}

/** A table that still waits for people. Its code. */
export async function waitingTable(person, { seats = 3 } = {}) {
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats, bots: ['steady'], name: person.name });
  return code;
}
