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
  if (shown === 'film') return clickIfThere(page.locator('.film .btn--ghost'));
  if (shown !== 'table') return false;
  for (const place of ['.ask.mine .btn--go', '.roll .btn--go', '.roll .btn--ghost', '.offer .btn--go', '.ends .finish']) {
    if (await clickIfThere(page.locator(place))) return true;
  }
  return false;
}
