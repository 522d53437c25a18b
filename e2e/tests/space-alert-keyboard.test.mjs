// Space Alert without a mouse: a card is planned, turned over, moved and taken back, with the focus in sight all the way.
import assert from 'node:assert/strict';
import { Keys } from '../lib/keys.mjs';
import { browserTest } from '../lib/test.mjs';
import { cardsOf, gather, hand, planned } from '../lib/space-alert.mjs';
import { until } from '../lib/wait.mjs';

browserTest('a card is planned, turned over, moved and taken back by keyboard', async ({ person, note }) => {
  const typist = await person({ name: 'Nadia' });
  const { page } = typist;
  const keys = new Keys(page);
  await gather([typist], { options: { flight: 'test-run-1' }, bots: ['cadet'] });
  await keys.tabTo('.space-alert footer .btn--go');
  await page.keyboard.press('Enter');
  await hand(typist).first().waitFor();
  const all = await cardsOf(typist);
  note('the alert has sounded');

  const lies = (turn) => page.locator(`[data-lesson=slots] [data-planned="${turn}"]`);
  const label = (turn) => page.locator(`[data-lesson=slots] [data-drop="${turn}"]`).getAttribute('aria-label');
  const isSeen = async (after) => { await keys.check(after); };

  // From the hand: Enter chooses a card, the digit is the space.
  await keys.tabTo('[data-lesson=hand] [data-card]');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await page.locator('[data-lesson=hand] [aria-pressed=true]').waitFor();
  await page.keyboard.press('2');
  await lies(2).waitFor();
  await until('the focus to stay in sight', () => keys.seen());
  await isSeen('2');
  note('planned by digit');

  // On the board: arrows lead there, Enter picks the card up, T turns it over.
  await keys.arrowTo('[data-lesson=slots] [data-planned="2"]', 'ArrowLeft');
  const up = await label(2);
  await keys.press('Enter');
  await keys.press('t');
  await until('the card to lie the other way round', () => label(2), (now) => now !== up);
  const down = await label(2);
  // The first space takes it: arrow there, Enter.
  await keys.press('ArrowLeft');
  await keys.press('Enter');
  await lies(1).waitFor();
  assert.equal(await lies(2).count(), 0, 'the card was moved');
  assert.equal((await label(1)).split(':')[1].split('.')[0], down.split(':')[1].split('.')[0], 'and lies as it lay');
  note('turned over and moved');

  // Delete takes it back; the hand is whole again.
  assert.ok(await keys.has('[data-planned="1"]'), 'the focus went with the card');
  await keys.press('Delete');
  await until('the card to be back', () => planned(typist).count(), (count) => count === 0);
  await isSeen('Delete');
  assert.deepEqual((await cardsOf(typist)).sort(), all.sort(), 'the hand is whole again');
  note('taken back');

  // A phase ends by letter, with a question that Escape answers too; the keys are listed.
  await keys.press('f');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await isSeen('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open] kbd').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await isSeen('Escape');
});
