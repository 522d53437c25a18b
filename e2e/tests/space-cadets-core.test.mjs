// A core breach of Space Cadets: it covers the holder's own station, is leafed through, matched and passed to another browser.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { sitAndReady } from '../lib/lobby.mjs';
import { calmTable, drive, Hands } from '../lib/space-cadets-moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

browserTest('the deck of a core breach goes from one browser to the other', async ({ person }) => {
  const [wen, abel] = [await person({ name: 'Wen' }), await person({ name: 'Abel', locale: 'fr-FR' })];
  await wen.go('/');
  await abel.go('/');
  const code = await calmTable(wen, { seats: 2 });
  await wen.go(`/t/${code}`);
  await abel.go(`/t/${code}`);
  await abel.page.locator('.chairs').waitFor();
  await sitAndReady(abel);
  await wen.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [wen, abel]) await one.page.locator('.cadets').waitFor();
  const hands = [await Hands.of(wen, code), await Hands.of(abel, code)];
  // Ships without shields in their way empty a deck soon; a second card must be found by somebody else, so the core is breached twice.
  const busy = ({ core }) => core.card !== null && core.down.reduce((sum, cards) => sum + cards, 0) + core.turned.filter((card) => card !== null).length >= 2;
  const view = await drive(hands, busy, { deeds: solves });
  const holder = [wen, abel][view.core.holder];
  const other = [abel, wen][view.core.holder];
  await holder.page.bringToFront();
  await holder.page.locator('.breach .face').first().waitFor();
  assert.equal(await holder.page.locator('.con').count(), 0, 'the deck covers the station');
  assert.equal(await other.page.locator('.breach .face').count(), 0, 'the other one works on');
  assert.deepEqual(await violations(holder.page), []);
  // Leaf by keys until the two are the same.
  const look = async () => (await hands[0].see()).view.core;
  for (let leaves = 0; leaves < 14; leaves += 1) {
    const core = await look();
    if (core.card === core.turned[core.holder]) break;
    await holder.page.keyboard.press('ArrowRight');
    await until('another leaf', look, (now) => now.card !== core.card);
  }
  await holder.page.locator('.breach footer .btn--go').first().click();
  await until('a match', look, ({ must_pass }) => must_pass);
  await holder.page.locator('.breach footer .btn--go').filter({ hasText: other.name }).click();
  await until('the deck passed', look, ({ holder: now }) => now !== view.core.holder);
  await other.page.bringToFront();
  await other.page.locator('.breach .face').first().waitFor();
  assert.equal(await holder.page.locator('.breach .face').count(), 0, 'the first one has the station back');
});

/** A breach that is not the one waited for is mended, so that the ship does not blow up. */
function solves(view, options, seat) {
  const { core } = view;
  if (core.card === null || core.holder !== seat) return null;
  if (options.some((option) => option === 'match')) return 'match';
  const pass = options.find((option) => option.pass);
  return pass ?? { leaf: { back: false } };
}
