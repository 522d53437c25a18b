// Tables made over HTTP, for tests that are about something else than making them.
import { until } from './wait.mjs';

/** A finished game of one's own: the person leaves the chair to a bot, and bots move at once. Its code. */
export async function finishedTable(person) {
  const code = await runningTable(person, { options: { mode: 'battle' } });
  await person.go(`/t/${code}`);
  await person.page.locator('header button[aria-haspopup=dialog]').click();
  const leave = person.page.locator('dialog[open] .body > section:last-child .btn');
  await leave.click();
  await leave.and(person.page.locator('.btn--hold')).click();
  await until('bots to finish the game', () => person.api(`/api/tables/${code}`), ({ phase }) => phase === 'over');
  // Bots are quicker than what their launches look like: whoever comes now sees the end at once.
  await person.go(`/t/${code}`);
  await person.page.locator('.banner.end').waitFor();
  // The list of replays is written a moment after the last move.
  await until('the game to be among the replays', () => person.api('/api/replays'), ({ replays }) => replays.some((replay) => replay.code === code));
  return code;
}

/** A running game against bots. Its code. */
export async function runningTable(person, { seats = 2, options = {}, bot = 'steady' } = {}) {
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats, bots: Array(seats - 1).fill(bot), options, start: true, fast_bots: true, name: person.name });
  return code;
}

/** A table that still waits for people. Its code. */
export async function waitingTable(person, { game = 'rocketmen', seats = 3, bots = ['steady'] } = {}) {
  const { code } = await person.api('/api/tables', { game, seats, bots, name: person.name });
  return code;
}
