// People and stations: the Captain decides, a Shift Change moves people between two browsers, somebody late takes a chair from a bot, a crew that shrank shares its stations anew.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { violations } from '../lib/axe.mjs';
import { goOn, look, moment, muster } from '../lib/space-cadets.mjs';
import { drive, Hands, station } from '../lib/space-cadets-moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** Damage of the box in which every side holds its Shift Change alone, and the Captain chooses every side that a die would. */
async function shiftChanges() {
  const text = await readFile(new URL('../../crates/space-cadets/data/damage.toml', import.meta.url), 'utf8');
  const one = '{ structure = 0, shift_change = 1, station = 0 }';
  const changed = text.replace(/deck = 8/, 'deck = 1').replace(/random_side = .*/, `random_side = [${'"captain", '.repeat(6)}]`).replace(/^(easy|normal|hard) = \{.*\}$/gm, `$1 = ${one}`);
  return `game = "space-cadets"\n${changed}`;
}

const stations = ({ page }) => page.locator('.cadets nav .tab').evaluateAll((tabs) => tabs.map((tab) => tab.dataset.st).filter((one) => one !== 'captain').sort());
const heard = ({ page }) => page.locator('.calls ul').innerText();
const orders = ({ page }) => page.locator('.cadets .orders');

browserTest('the Captain says which side is hit, and a Shift Change moves both people', async ({ person }) => {
  const [wen, abel] = [await person({ name: 'Wen' }), await person({ name: 'Abel', locale: 'fr-FR' })];
  const code = await muster([wen, abel], { options: { timer: 'calm' }, content: await shiftChanges() });
  const hands = [await Hands.of(wen, code), await Hands.of(abel, code)];
  const before = [await stations(wen), await stations(abel)];
  // Whoever activates the drive and claims nothing is hit from within.
  const fails = (view, options) => options.find((option) => option === 'activate') ?? options.find((option) => option.claim?.card === null) ?? null;
  await drive(hands, (view) => view.ask?.question.ask === 'side', { first: { jump: 4 }, deeds: fails });
  await wen.page.bringToFront();
  await orders(wen).filter({ hasText: 'Starboard' }).waitFor();
  assert.equal(await orders(wen).locator('.btn--go').count(), 4, 'one answer for each side');
  await orders(abel).filter({ hasText: 'Wen' }).waitFor();
  assert.equal(await orders(abel).locator('.btn').count(), 0, 'nobody else decides');
  assert.deepEqual(await violations(wen.page), []);
  await orders(wen).getByRole('button', { name: 'Aft' }).click();
  // Volunteers first, in both browsers.
  for (const one of [wen, abel]) {
    await one.page.bringToFront();
    await orders(one).locator('.btn[aria-pressed=false]').click();
    await orders(one).locator('.btn[aria-pressed=true]').waitFor();
  }
  assert.deepEqual(await violations(abel.page), []);
  await drive(hands, (view) => view.wait?.what === 'reseat');
  // The Captain gives each the other's seat.
  await wen.page.bringToFront();
  await look(wen, 'captain');
  await wen.page.locator('.bridge .seat').first().waitFor();
  assert.deepEqual(await violations(wen.page), []);
  await wen.page.getByRole('button', { name: 'Change seats' }).click();
  await until('Wen to have what Abel had', async () => JSON.stringify(await stations(wen)), (now) => now === JSON.stringify(before[1]));
  await until('Abel to have what Wen had', async () => JSON.stringify(await stations(abel)), (now) => now === JSON.stringify(before[0]));
  assert.equal(await abel.page.locator('.cadets nav .tab[data-st=captain]').count(), 1);
  // The stations work for their new officers: Abel commands now.
  await abel.page.bringToFront();
  await look(abel, 'captain');
  await abel.page.locator('.bridge .sides .fore .btn').click();
  await abel.page.locator('.bridge .sides .fore .btn[aria-pressed=true]').waitFor();
  // He calls about a side, then about a square that he points at on the map; Wen hears where.
  await abel.page.locator('.calls summary').click();
  await abel.page.locator('.calls [data-side=port]').click();
  await abel.page.locator('.calls .say .btn').first().click();
  await until('the side to be called', () => heard(wen), (text) => /Abel Port/.test(text));
  await until('the call about a square', async () => {
    await abel.page.locator('.calls .square').click();
    await abel.page.locator('.bridge .map .pick').first().click();
    await abel.page.locator('.calls .say .btn').first().click();
    return JSON.stringify((await hands[0].see()).view.calls);
  }, (calls) => calls.includes('square'));
  assert.deepEqual(await violations(abel.page), []);
});

browserTest('somebody who comes late takes a chair from a bot, and a crew that shrank merges its stations', async ({ person }) => {
  const [wen, abel] = [await person({ name: 'Wen' }), await person({ name: 'Abel', locale: 'fr-FR' })];
  await abel.go('/');
  const code = await muster([wen], { options: { timer: 'calm', stations: 'chosen' }, bots: ['skill-3', 'skill-3', 'skill-3', 'skill-3'] });
  await abel.go(`/t/${code}`);
  await abel.page.locator('.cadets').waitFor();
  assert.equal(await abel.page.locator('.cadets .orders .btn').count(), 0, 'Abel looks on');
  await wen.page.locator('header button[aria-haspopup=dialog]').click();
  const late = wen.page.locator('dialog[open] [data-late]');
  await late.locator('.btn').nth(2).click();
  await abel.page.locator('.head .banner .btn--go').click();
  await station(abel, 'sensors').waitFor();
  // Whoever looks on sees every station; from the chair there are two.
  await until('the stations of the chair', () => stations(abel), (list) => String(list) === 'damage,sensors');
  assert.deepEqual(await violations(abel.page), []);
  // Abel also takes the helm from a bot: with four at work Step 3 has two parts.
  for (const one of [wen, abel]) await look(one, 'captain');
  await abel.page.locator('.crew .takes .btn').filter({ hasText: 'barre' }).click();
  for (const one of [wen, abel]) await until(`${one.name} to see who has the helm`, () => one.page.locator('.crew [data-chair="3"] .post').evaluateAll((all) => all.map((post) => post.dataset.st)), (list) => list.includes('helm'));
  await until('the helm in the first turn of Abel', async () => { await goOn(wen); await goOn(abel); return (await moment(abel)).split('/').slice(0, 3).join('/'); }, (now) => now === '1/action/1');
  await abel.page.locator('.con[data-st=helm]').waitFor();
});
