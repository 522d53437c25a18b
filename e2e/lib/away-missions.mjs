// How people play Away Missions in a browser: they pack, scan, act, watch the Aliens, and end their turns.
import { addBot, sitAndReady } from './lobby.mjs';
import { clickIfThere, until } from './wait.mjs';

/** Opens a table, seats everybody and bots, and begins. */
export async function board(people, { seats = people.length, options = {}, content, bots = [] } = {}) {
  const [host, ...others] = people;
  const { code } = await host.api('/api/tables', { game: 'away-missions', seats, options, name: host.name, ...(content ? { content } : {}) });
  for (const one of people) await one.go(`/t/${code}`);
  for (const one of others) await sitAndReady(one);
  for (const bot of bots) await addBot(host, bot);
  await host.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of people) await one.page.locator('div.away .packing').waitFor();
  return code;
}

/** Chooses the first Rocketeers that are free and the first items that are offered, and is ready. */
export async function pack({ page }) {
  const ready = page.locator('.packing .items .end .btn--go:not([aria-disabled])');
  await until('everything is packed', async () => {
    if (await ready.isVisible()) return true;
    if (await clickIfThere(page.locator('.packing .crew .btn--go'))) return false;
    await clickIfThere(page.locator('.packing .box button.good'));
    if (await ready.isVisible()) return true;
    await clickIfThere(page.locator('.packing .box button'));
    return false;
  });
  await ready.click();
}

/** What this person's screen shows: `packing`, `film`, `over` or `table`. */
export async function showing({ page }) {
  for (const [name, place] of [['packing', 'div.away .packing'], ['film', 'div.away .film'], ['over', 'div.away .ended'], ['table', 'div.away .map']]) {
    if (await page.locator(place).first().isVisible()) return name;
  }
  return null;
}

/** Does the next thing that is asked of this person, and no more than that: skips films, answers, scans, ends turns. */
export async function goOn(person) {
  const { page } = person;
  const shown = await showing(person);
  if (shown === 'film') return (await clickIfThere(page.locator('.film .ask.mine .btn--go'))) || ((await page.locator('.film .ask').count()) === 0 && clickIfThere(page.locator('.film .to-table')));
  if (shown !== 'table') return false;
  for (const place of ['.ask.mine .btn--go', '.roll .btn--go', '.roll .btn--ghost', '.offer .btn--go', '.ends .finish']) {
    if (await clickIfThere(page.locator(place))) return true;
  }
  return false;
}

/** A scenario of nine tiles around an Airlock, with whatever else it needs. */
export function scenario(more) {
  const tile = (q, r, rest) => ({ q, r, kind: 'standard', tokens: { alien: 0, discovery: 0, alert: 0, rocketeer: 0 }, ...rest });
  return JSON.stringify({
    format: 'away-missions-scenario/1', id: 'drill', name: both('Drill'), intro: both('A quiet ship.'), goal: both('Come back in two turns.'), difficulty: 1, recommended_rocketeers: [1, 6], minutes: 5,
    start: { mode: 'fixed', tile: 'airlock', at: [0, 0] },
    tiles: [{ q: 0, r: 0, kind: 'start', tile: 'airlock' }, tile(1, 0), tile(0, 1), tile(-1, 1), tile(-1, 0), tile(0, -1), tile(1, -1), tile(2, -1), tile(2, 0)],
    marker_pools: [], starting_o2: { 1: 6, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 }, starting_items: { mode: 'choose', per_rocketeer: 4, max_large: 2, recommended: ['ray_gun'] }, supply: {},
    muster: { at: [2, 0] }, all_tiles_scanned_at_start: false, switches: {}, counters: {}, profiles: [], actions: [], rules: [],
    victory: { all: [{ turn: { gte: 2 } }, { on_tile: { who: 'all', where: { tile: 'airlock' } } }] }, defeat: [], ...more,
  });
}
/** The same words in both languages. */
export const both = (text) => ({ en: text, fr: text });
