// An Action put together by hand: another payment, two items declared at once, a companion of the Teleporter. And a campaign's service record.
import assert from 'node:assert/strict';
import { board, both, goOn, pack, scenario, showing } from '../lib/away-missions.mjs';
import { violations } from '../lib/axe.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const ITEMS = ['reference_book', 'ionoscope', 'teleporter'];
/** Nothing hides here; whoever acts first is wounded and finds three things that can be declared or used. */
const WORKSHOP = {
  all_tiles_scanned_at_start: true, victory: { all: [{ turn: { gte: 9 } }] },
  rules: [{ id: 'finds', on: 'rocketeer_turn_start', limit: 'once', do: [{ damage: { n: 2, who: 'acting', kind: 'loss' } }, ...ITEMS.map((item) => ({ give_item: { item, who: 'acting' } }))], text: both('The first one finds things.') }],
};

/** The command that was sent last with this in it. */
const sent = (person, word) => until(`a command with ${word}`, () => person.sent.findLast((frame) => frame.includes('"do"') && frame.includes(`"${word}"`))).then((frame) => JSON.parse(frame));
/** What an object of this name holds, wherever it lies in a message. */
function within(message, name) {
  if (message === null || typeof message !== 'object') return null;
  if (name in message) return message[name];
  return Object.values(message).map((one) => within(one, name)).find((one) => one !== null) ?? null;
}

browserTest('an Action is put together from payments, items and companions', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  await board([nadia], { seats: 1, options: { rocketeers: '2', order: 'first-come' }, content: scenario(WORKSHOP) });
  await pack(nadia);
  const { page } = nadia;
  const card = (name) => page.locator('.item').filter({ hasText: name }).first();
  // Whoever begins finds the things; nothing is pressed until they have come.
  await page.locator('.ask.mine .btn--go').filter({ hasText: 'Captain' }).click();
  await card('Teleporter').waitFor();

  // The acting Rocketeer heals himself, with everything that helps.
  const heal = page.locator('.offer .btn--go').filter({ hasText: 'Heal' });
  await until('healing to be picked', async () => {
    if (await heal.isVisible()) return true;
    const row = page.locator('.others .row').filter({ hasText: 'Heal' }).first();
    if (await row.isVisible()) await row.click();
    else await page.locator('div.away .map [data-at="0,0"]').first().click();
    return false;
  });
  const chance = () => page.locator('.offer .chance b').innerText().then((text) => Number.parseFloat(text));
  const plain = await until('the chance to be told', chance, (number) => number > 0);
  const pays = page.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio');
  await until('several payments', () => pays.count(), (count) => count >= 2);
  const oxygen = pays.filter({ hasText: 'O₂' });
  await oxygen.click();
  await until('the payment to be taken', () => oxygen.getAttribute('aria-checked'), (is) => is === 'true');
  for (const name of ['Reference Book', 'Ionoscope']) {
    const box = page.getByRole('checkbox', { name });
    await box.click();
    await until(`${name} to be declared`, () => box.getAttribute('aria-checked'), (is) => is === 'true');
  }
  const better = await until('both items to count', chance, (number) => number > plain);
  assert.ok(better > plain, `${better} % with the items, ${plain} % without`);
  assert.deepEqual(await violations(page), []);
  await heal.click();
  const act = within(await sent(nadia, 'heal'), 'act');
  assert.equal(act.pay, 'oxygen');
  assert.equal(act.with.length, 2, 'both items are declared');

  // The Teleporter takes somebody along.
  await until('the roll to be over', async () => (await page.locator('.roll').count()) === 0 || ((await goOn(nadia)), false));
  await card('Teleporter').click();
  const along = page.getByRole('group', { name: 'Take along' }).getByRole('checkbox');
  await until('somebody to take along', async () => {
    if (await along.first().isVisible()) return true;
    await page.locator('.others .row').filter({ hasText: 'Teleporter' }).first().click();
    return false;
  });
  await along.first().click();
  await until('somebody to come along', () => along.first().getAttribute('aria-checked'), (is) => is === 'true');
  await page.locator('.offer .btn--go').click();
  const together = within(await sent(nadia, 'together'), 'together');
  assert.equal(together.others.length, 1);
  const log = page.locator('.log');
  await until('both to arrive', () => log.innerText(), (text) => /Teleporter/.test(text));
});

browserTest('a campaign keeps a service record, and a lost mission is flown again', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  // Alone with both Rocketeers: a bot might decide to fly no more missions.
  await board([ines], { seats: 1, options: { campaign: 'yes', order: 'first-come', mode: 'galactic-overlord', rocketeers: '2' } });
  assert.equal(await ines.page.locator('.record').count(), 0, 'nothing has been flown yet');
  await pack(ines);
  await until('the mission to be over', async () => (await showing(ines)) === 'over' || ((await goOn(ines)), false), Boolean, 600_000);
  const { page } = ines;
  const line = page.locator('.ended .record tbody tr');
  await line.first().waitFor();
  assert.equal(await line.count(), 1);
  assert.match(await line.innerText(), /Premier contact/);
  assert.match(await line.innerText(), /[01]\/1/);
  assert.deepEqual(await violations(page), []);
  await page.locator('.ended .buttons .btn--go').click();
  await page.locator('.packing .record tbody tr').first().waitFor();
});
