// Away Missions from the waiting room to the end: two people in two languages and a bot; and a crew that wins on a scenario of its own.
import assert from 'node:assert/strict';
import { board, goOn, pack, showing } from '../lib/away-missions.mjs';
import { violations } from '../lib/axe.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** Everybody does what is asked of them until the mission is over for all. */
async function playOut(people, patience) {
  await until('the mission to be over', async () => {
    const shown = await Promise.all(people.map(showing));
    if (shown.every((one) => one === 'over')) return true;
    for (const one of people) await goOn(one);
    return false;
  }, Boolean, patience);
}

browserTest('two people and a bot board a ship, and those who only walk into it are lost', async ({ person, note }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const nadia = await person({ name: 'Nadia' });
  const crew = [ines, nadia];
  const code = await board(crew, { seats: 3, options: { order: 'first-come', mode: 'galactic-overlord', rocketeers: '3' }, bots: ['random'] });
  assert.deepEqual(await violations(ines.page), []);
  for (const one of crew) await pack(one);
  for (const one of crew) await one.page.locator('div.away .map').first().waitFor();
  note('on board');
  for (const one of crew) assert.deepEqual(await violations(one.page), []);
  assert.match(await ines.page.locator('div.away').innerText(), /Ordres/i);
  assert.match(await nadia.page.locator('div.away').innerText(), /Orders/i);

  // A reload in the middle shows the same ship.
  const before = await nadia.page.locator('div.away .map [data-at]').count();
  await nadia.page.reload();
  await nadia.page.locator('div.away .map').first().waitFor();
  assert.equal(await nadia.page.locator('div.away .map [data-at]').count(), before);
  await playOut(crew, 600_000);
  const { phase, outcome } = await ines.api(`/api/tables/${code}`);
  assert.equal(phase, 'over');
  assert.deepEqual(outcome.winners, []);
  assert.match(await ines.page.locator('.ended').innerText(), /Mission perdue/);
  assert.match(await nadia.page.locator('.ended').innerText(), /Mission lost/);
});

browserTest('a scenario of one’s own is won in two turns', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const tile = (q, r, more) => ({ q, r, kind: 'standard', tokens: { alien: 0, discovery: 0, alert: 0, rocketeer: 0 }, ...more });
  const both = (text) => ({ en: text, fr: text });
  const content = JSON.stringify({
    format: 'away-missions-scenario/1', id: 'drill', name: both('Drill'), intro: both('A quiet ship.'), goal: both('Come back in two turns.'), difficulty: 1, recommended_rocketeers: [1, 6], minutes: 5,
    start: { mode: 'fixed', tile: 'airlock', at: [0, 0] },
    tiles: [{ q: 0, r: 0, kind: 'start', tile: 'airlock' }, tile(1, 0), tile(0, 1), tile(-1, 1), tile(-1, 0), tile(0, -1), tile(1, -1), tile(2, -1), tile(2, 0)],
    marker_pools: [], starting_o2: { 1: 6, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 }, starting_items: { mode: 'choose', per_rocketeer: 4, max_large: 2, recommended: ['ray_gun'] }, supply: {},
    muster: { at: [2, 0] }, all_tiles_scanned_at_start: false, switches: {}, counters: {}, profiles: [], actions: [], rules: [],
    victory: { all: [{ turn: { gte: 2 } }, { on_tile: { who: 'all', where: { tile: 'airlock' } } }] }, defeat: [],
  });
  await board([nadia], { seats: 1, options: { rocketeers: '2', order: 'first-come' }, content });
  await pack(nadia);
  await playOut([nadia], 300_000);
  assert.match(await nadia.page.locator('.ended').innerText(), /Mission accomplished/);
  assert.deepEqual(await violations(nadia.page), []);
});
