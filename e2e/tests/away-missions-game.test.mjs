// Away Missions from the waiting room to the end: two people in two languages and a bot who lose; and a crew of people and a bot that wins.
import assert from 'node:assert/strict';
import { board, goOn, pack, scenario, showing } from '../lib/away-missions.mjs';
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

browserTest('two people and a bot win a scenario of their own', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const crew = [nadia, ines];
  const code = await board(crew, { seats: 3, options: { rocketeers: '3', order: 'first-come' }, bots: ['steady'], content: scenario({}) });
  for (const one of crew) await pack(one);
  await playOut(crew, 300_000);
  const { outcome } = await ines.api(`/api/tables/${code}`);
  assert.equal(outcome.winners.length, 3, 'all chairs win together');
  assert.match(await nadia.page.locator('.ended').innerText(), /Mission accomplished/);
  assert.match(await ines.page.locator('.ended').innerText(), /Mission accomplie/);
  for (const one of crew) assert.deepEqual(await violations(one.page), []);
});
