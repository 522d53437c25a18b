// The big screen of Space Cadets: hits one after the other with their sums and cards, measured from 1024 to 2560 pixels in both languages.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { BIG_SIZES, cutWords, outOfSight, resize, screenFaults } from '../lib/geometry.mjs';
import { calmTable, drive, Hands, packs } from '../lib/space-cadets-moments.mjs';
import { browserTest } from '../lib/test.mjs';

browserTest('the big screen shows every hit in its order, and nothing is cut', async ({ person }) => {
  const wen = await person({ name: 'Wen' });
  await wen.go('/');
  const code = await calmTable(wen);
  const hands = await Hands.of(wen, code);
  const screens = [await person({ name: 'Screen', viewport: { width: 1920, height: 1080 } }), await person({ name: 'Écran', locale: 'fr-FR', viewport: { width: 1920, height: 1080 } })];
  for (const tv of screens) { await tv.go('/'); await tv.go(`/t/${code}?screen`); await tv.page.locator('.tv .sector svg').waitFor(); }
  await drive(hands, (view) => view.step === 'fire' && view.clock !== null, { first: { weapons: 3, tractor: 3, repair: 3, jump: 3 }, deeds: packs(await hands.catalogue()) });
  const fire = (await hands.see()).options.find((option) => option.fire);
  await hands.must(fire);
  for (const tv of screens) await tv.page.locator('aside .disc').waitFor();
  const faults = [];
  const look = async (moment) => {
    for (const tv of screens) for (const size of BIG_SIZES) {
      await resize(tv.page, size);
      const found = [...await screenFaults(tv.page, { main: ['.tv .sector'], every: ['.steps > li', '.crew > li'], apart: [['.steps', '.tv > .tv > header, .tv header', '.middle', '.crew']] }), ...await cutWords(tv.page, '.steps'), ...await outOfSight(tv.page, '.clock')];
      for (const fault of new Set(found)) faults.push(`${moment}, ${tv.name}, ${size.width} × ${size.height}: ${fault}`);
      const small = await tv.page.evaluate((least) => [...document.querySelectorAll('.tv .tv *, .tv main *')].filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '') && !element.closest('.sr') && element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < least && !(element instanceof SVGElement)).map((element) => `${element.localName} “${element.textContent.trim().slice(0, 30)}” has letters of ${getComputedStyle(element).fontSize}`), 28 * Math.max(0.53, Math.min(size.width / 1920, size.height / 1080)) - 0.5);
      for (const fault of small) faults.push(`${moment}, ${tv.name}, ${size.width} × ${size.height}: ${fault}`);
    }
  };
  await look('a torpedo');
  // Nobody has raised shields: the enemies hit.
  await drive(hands, (view) => view.turn === 2 || view.step === 'repair');
  for (const tv of screens) await tv.page.locator('.sum b').waitFor();
  await screens[0].page.locator('aside .face').first().waitFor();
  assert.ok((await screens[0].page.locator('.sector .hit').count()) > 0, 'the side that was hit is marked');
  assert.deepEqual(await violations(screens[0].page), []);
  await look('a hit');
  assert.deepEqual(faults, []);
});
