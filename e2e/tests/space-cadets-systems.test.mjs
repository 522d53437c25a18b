// Tractor, jump drive and damage control of Space Cadets: each worked once by mouse, once by keys, once by finger.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { calmTable, drive, Hands, station } from '../lib/space-cadets-moments.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const WAYS = { mouse: {}, keys: {}, finger: { touch: true, viewport: PHONE } };

/** Presses something as this way does: a click, a tap, or the focus and Enter. */
async function press({ page }, way, what) {
  await what.waitFor();
  if (way === 'finger') await what.tap();
  else if (way === 'mouse') await what.click();
  else { await what.focus(); await page.keyboard.press('Enter'); }
}

async function open(person, arrived, { first, options }) {
  await person.go('/');
  const code = await calmTable(person, { options });
  const hands = await Hands.of(person, code);
  await person.go(`/t/${code}`);
  await drive(hands, arrived, { first });
  return hands;
}

browserTest('pairs are remembered on the tractor display by mouse, keys and finger', async ({ person }) => {
  for (const [way, how] of Object.entries(WAYS)) {
    const wen = await person({ name: `Wen ${way}`, ...how });
    const hands = await open(wen, (view) => view.step === 'tractor' && view.clock !== null, { first: { tractor: 4, jump: 4 }, options: { mission: '1' } });
    await press(wen, 'mouse', station(wen, 'tractor'));
    await press(wen, way, wen.page.locator('aside .btn').first());
    await until('an attempt', async () => (await hands.see()).view.tractor.attempt, Boolean);
    const tile = (place) => wen.page.locator(`.tile[data-place="${place}"]`);
    const energy = async () => (await hands.see()).view.engineering.energy[4];
    if (way === 'keys') {
      await tile(0).focus();
      await wen.page.keyboard.press('Enter');
      await wen.page.keyboard.press('ArrowRight');
      assert.equal(await wen.page.evaluate(() => document.activeElement.dataset.place), '1');
      await wen.page.keyboard.press('Enter');
    } else for (const place of [0, 1]) await press(wen, way, tile(place));
    await until('the energy of a turn', energy, (left) => left === 3);
    // Either a pair that stays, or two that are dashed, have a cross and turn back.
    const open2 = (await hands.see()).view.tractor.tiles.flatMap(({ face }, place) => (face === null ? [] : [place]));
    if (open2.length === 2 && (await hands.see()).view.tractor.attempt?.points === 0) await until('the mismatch turned back', async () => (await hands.see()).view.tractor.tiles.every(({ face }) => face === null), Boolean);
    if (way === 'keys') await wen.page.keyboard.press('s');
    else await press(wen, way, wen.page.locator('aside .btn').last());
    await until('the end of the attempt', async () => (await hands.see()).view.tractor.attempt, (attempt) => attempt === null);
    await wen.context.close();
  }
});

browserTest('dice are rolled and rolled again at the jump drive by mouse, keys and finger', async ({ person }) => {
  for (const [way, how] of Object.entries(WAYS)) {
    const wen = await person({ name: `Wen ${way}`, ...how });
    const hands = await open(wen, (view) => view.step === 'jump' && view.clock !== null, { first: { tractor: 4, jump: 4 }, options: { mission: '1' } });
    await press(wen, 'mouse', station(wen, 'jump'));
    const jump = async () => (await hands.see()).view;
    if (way === 'keys') await wen.page.keyboard.press('a');
    else await press(wen, way, wen.page.locator('.top .btn--go'));
    const before = (await until('dice', async () => (await jump()).jump.dice, Boolean)).join();
    await wen.page.locator('.die:enabled').nth(4).waitFor();
    if (way === 'keys') { await wen.page.keyboard.press('1'); await wen.page.keyboard.press('2'); } else for (const die of [0, 1]) await press(wen, way, wen.page.locator('.die').nth(die));
    assert.equal(await wen.page.locator('.die.sel').count(), 2);
    if (way === 'keys') await wen.page.keyboard.press('r');
    else await press(wen, way, wen.page.locator('.foot .btn').filter({ hasText: /2/ }).first());
    const after = await until('an energy less', jump, ({ engineering }) => engineering.energy[5] === 3);
    if (way === 'mouse') assert.deepEqual(await violations(wen.page), []);
    assert.deepEqual(after.jump.dice.slice(2), before.split(',').map(Number).slice(2), 'only the chosen dice were rolled');
    await wen.context.close();
  }
});

browserTest('luck is pushed at damage control by mouse, keys and finger', async ({ person }) => {
  for (const [way, how] of Object.entries(WAYS)) {
    const wen = await person({ name: `Wen ${way}`, ...how });
    const hands = await open(wen, (view) => view.step === 'repair' && view.clock !== null, { first: { weapons: 3, shields: 3, tractor: 2, repair: 4 } });
    await press(wen, 'mouse', station(wen, 'damage'));
    const { view: { damage: { repair_deck: deck } } } = await hands.see();
    await press(wen, way, wen.page.locator('.work .row .btn--go'));
    const { view } = await until('a card', () => hands.see(), ({ view: now }) => now.damage.repair_deck === deck - 1);
    await wen.page.locator('.drawn.open').waitFor();
    if (view.damage.needs_die) {
      if (way === 'keys') await wen.page.keyboard.press('r'); else await press(wen, way, wen.page.locator('.work .row .btn--go'));
      await until('a die', () => hands.see(), ({ view: now }) => !now.damage.needs_die);
      await wen.page.locator('.drawn.open .rolled').waitFor();
    }
    // Enough: the attempt is resolved and the step goes on.
    await press(wen, way, wen.page.locator('.work .row .btn').last());
    await until('the end of the step', () => hands.see(), ({ view: now }) => now.step !== 'repair' || now.clock === null);
    await wen.context.close();
  }
});
