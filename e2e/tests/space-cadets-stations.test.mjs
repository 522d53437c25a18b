// Every console of Space Cadets that is worked by hand, three times: with a mouse, with keys alone, with a thumb on a phone. No clock hurries anybody here.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { bag, boardSquare, carry, commands, drawnCards, laidTiles, look, looseShields, looseTiles, muster, rings, slide, slots, takeUp, workAt, zone } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';
import { FrenchReader } from '../lib/words.mjs';

const CALM = { timer: 'calm' };
const more = ({ page }, system) => page.locator('.desk li').filter({ hasText: system }).locator('.btn').last();
const less = ({ page }, system) => page.locator('.desk li').filter({ hasText: system }).locator('.btn').first();
const given = async ({ page }, system) => Number(await page.locator('.desk li').filter({ hasText: system }).locator('.num').textContent());
const column = ({ page }, name) => page.locator(`.con[data-st=sensors] .col[data-drop=${name}]`);
const drawn = ({ page }) => page.locator('.con[data-st=sensors] .drawn .tc');
const pulled = ({ page }) => page.locator('.bag .lump.pulled');

/** A pulled shape lies on its card, or its owner says which card it covers. */
async function settle(person) {
  const { page } = person;
  await until('the pulled shape to lie on a card', async () => {
    await clickIfThere(page.locator('.con[data-st=sensors] .col .tc:not(:disabled)'));
    return page.locator('.con[data-st=sensors] .tc.found, .con[data-st=sensors] .tc.blocked').count();
  });
}

browserTest('every station by mouse', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia', viewport: { width: 1440, height: 900 } });
  const { page } = nadia;
  await muster([nadia], { options: CALM });
  // The Captain: orders on the bridge, where the ship starts, a card of equipment.
  await look(nadia, 'captain');
  await page.locator('.bridge .sides .fore .btn').click();
  await page.locator('.bridge .sides .fore .btn[aria-pressed=true]').waitFor();
  await page.locator('.bridge .pick').last().click();
  await until('the ship to be placed', () => commands(nadia, 'deploy').length);
  await page.locator('.bridge li .btn--go').first().click();
  await page.locator('.bridge li .btn[aria-pressed=true]').first().waitFor();
  assert.deepEqual(await violations(page), []);

  // Energy: one from Helm to Shields, no further than four.
  await look(nadia, 'engineering');
  await less(nadia, 'Repair').click();
  await less(nadia, 'Jump').click();
  for (const count of [3, 4]) { await more(nadia, 'Shields').click(); await until('shields to be given more', () => given(nadia, 'Shields'), (now) => now === count); }
  assert.equal(await more(nadia, 'Shields').getAttribute('aria-disabled'), 'true', 'four at most');
  assert.deepEqual(await violations(page), []);

  await workAt(nadia, 'helm', { preparing: true });
  await page.locator('.thrust .btn').filter({ hasText: '+1' }).click();
  await page.locator('.thrust .btn[aria-pressed=true]').filter({ hasText: '+1' }).waitFor();
  assert.deepEqual(await violations(page), []);
  await look(nadia, 'sensors');
  while ((await drawn(nadia).count()) > 0) {
    const left = await drawn(nadia).count();
    await carry(nadia, drawn(nadia).first(), column(nadia, 'scan'));
    await until('a card under the scan', () => drawn(nadia).count(), (count) => count < left);
  }
  assert.deepEqual(await violations(page), []);
  note('prepared');

  await workAt(nadia, 'sensors');
  const box = await bag(nadia).boundingBox();
  let way = 0;
  await until('something to be felt', async () => { way += 1; await page.mouse.move(box.x + box.width * 0.12 + (way % 9) * 4, box.y + box.height * 0.25 + (way % 7) * 4); return rings(nadia).count(); });
  assert.deepEqual(await violations(page), []);
  await page.locator('.bag .pull').click();
  await until('a shape to be out', () => pulled(nadia).count());
  await settle(nadia);

  await workAt(nadia, 'engineering');
  await carry(nadia, looseTiles(nadia).first(), boardSquare(nadia, 4, 4));
  await until('a tile on the board', () => laidTiles(nadia).count(), (count) => count === 1);
  await takeUp(nadia, looseTiles(nadia).first());
  await page.locator('.acts .right').click();
  await boardSquare(nadia, 5, 4).click();
  await until('two tiles on the board', () => laidTiles(nadia).count(), (count) => count === 2);
  assert.equal(commands(nadia, 'lay').at(-1).turn, 1, 'it was turned once');
  assert.deepEqual(await violations(page), []);
  // Carried back beside the board.
  await carry(nadia, laidTiles(nadia).first(), page.locator('.tray'));
  await until('one tile on the board', () => laidTiles(nadia).count(), (count) => count === 1);

  await workAt(nadia, 'helm');
  await carry(nadia, drawnCards(nadia).first(), slots(nadia).first());
  await until('a card in the plan', () => page.locator('.slot.full').count(), (count) => count === 1);
  await takeUp(nadia, drawnCards(nadia).nth(1));
  await slots(nadia).nth(1).click();
  await until('two cards in the plan', () => page.locator('.slot.full').count(), (count) => count === 2);
  await slots(nadia).first().click();
  await until('the first one taken back', () => page.locator('.slot.full').count(), (count) => count === 1);
  assert.deepEqual(await violations(page), []);

  await workAt(nadia, 'shields');
  await page.locator('.zone.guarded.fore').waitFor();
  await carry(nadia, looseShields(nadia).first(), zone(nadia, 'fore'));
  await until('a tile in front', () => zone(nadia, 'fore').locator('[data-tile]').count(), (count) => count === 1);
  await takeUp(nadia, looseShields(nadia).first());
  await zone(nadia, 'centre').locator('.open').first().click();
  await until('a tile in the centre', () => zone(nadia, 'centre').locator('[data-tile]').count(), (count) => count === 1);
  assert.deepEqual(await violations(page), []);
});

browserTest('every station by keys alone', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await muster([nadia], { options: CALM });
  await look(nadia, 'engineering');
  await less(nadia, 'Jump').focus();
  await press('Enter');
  await until('Jump to be given less', () => given(nadia, 'Jump'), (count) => count === 0);
  await more(nadia, 'Helm').focus();
  await press('Space');
  await until('Helm to be given more', () => given(nadia, 'Helm'), (count) => count === 3);

  await workAt(nadia, 'sensors', { preparing: true });
  while ((await drawn(nadia).count()) > 0) {
    const left = await drawn(nadia).count();
    await drawn(nadia).first().focus();
    await press('Enter');
    await column(nadia, 'scan').locator('.btn--go').focus();
    await press('Enter');
    await until('a card under the scan', () => drawn(nadia).count(), (count) => count < left);
  }

  await workAt(nadia, 'sensors');
  await page.evaluate(() => document.activeElement?.blur());
  await until('something to be felt', async () => { await press('ArrowRight', 'ArrowLeft'); return rings(nadia).count(); });
  await press('n');
  await until('the second shape under the finger', () => bag(nadia).getAttribute('data-lump'), (lump) => lump === '2');
  await press('Space');
  await until('a shape to be out', () => pulled(nadia).count());
  assert.equal(commands(nadia, 'pull').at(-1).lump, 1);
  await settle(nadia);

  await workAt(nadia, 'engineering');
  await press('1', 'Enter');
  await until('a tile on the board', () => laidTiles(nadia).count(), (count) => count === 1);
  await press('2', 'r', 'Enter');
  await until('two tiles on the board', () => laidTiles(nadia).count(), (count) => count === 2);
  assert.equal(commands(nadia, 'lay').at(-1).turn, 1);
  await press('1', 'Backspace');
  await until('one tile on the board', () => laidTiles(nadia).count(), (count) => count === 1);

  await workAt(nadia, 'helm');
  await press('1', 'Enter');
  await until('a card in the plan', () => page.locator('.slot.full').count(), (count) => count === 1);
  await press('s', 'Enter');
  await until('a special card in the plan', () => page.locator('.slot.full').count(), (count) => count === 2);
  await press('Backspace');
  await until('it to be taken back', () => page.locator('.slot.full').count(), (count) => count === 1);

  await workAt(nadia, 'shields');
  for (const [place, key] of ['f', 'a', 'p', 's', 'c'].entries()) {
    await press('ArrowRight', key);
    await until('a tile more in its zone', () => page.locator('.zone [data-tile]').count(), (count) => count === place + 1);
  }
  await press('ArrowRight');
});

browserTest('every station with a thumb, on a phone in French', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  const { page } = ines;
  const reader = new FrenchReader(['Inès', 'Cosmodrome', 'Blink', 'Flux']);
  const fits = async (what) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= PHONE.width, `${what} is ${wide} px wide`);
    const orders = await page.locator('.cadets .orders').boundingBox();
    assert.ok(orders.y + orders.height <= PHONE.height, `${what}: the way on ends at ${orders.y + orders.height} px`);
    await reader.read(page);
    assert.deepEqual(await violations(page), [], what);
  };
  await muster([ines], { options: CALM });
  await look(ines, 'captain');
  await fits('the bridge');
  await page.locator('.bridge .sides .aft .btn').tap();
  await page.locator('.bridge .sides .aft .btn[aria-pressed=true]').waitFor();

  await look(ines, 'engineering');
  await less(ines, 'Saut').tap();
  await more(ines, 'Barre').tap();
  await until('one more for Helm', () => given(ines, 'Barre'), (count) => count === 3);
  await fits('the energy');

  await workAt(ines, 'helm', { preparing: true });
  await page.locator('.thrust .btn').filter({ hasText: '+1' }).tap();
  await page.locator('.thrust .btn[aria-pressed=true]').filter({ hasText: '+1' }).waitFor();
  await fits('the thrust');
  await look(ines, 'sensors');
  while ((await drawn(ines).count()) > 0) {
    const left = await drawn(ines).count();
    await takeUp(ines, drawn(ines).first());
    await column(ines, 'scan').locator('.btn--go').tap();
    await until('a card under the scan', () => drawn(ines).count(), (count) => count < left);
  }
  await fits('the target cards');

  await workAt(ines, 'sensors');
  const finger = await slide(ines, bag(ines), [0.2, 0.2], [0.32, 0.3]);
  await until('something to be felt', () => rings(ines).count());
  // The finger hides what it feels, so a lens shows it.
  await page.locator('.bag .rim').waitFor();
  await finger.lift();
  await fits('the bag');
  await page.locator('.bag .page').tap();
  const lower = await slide(ines, bag(ines), [0.75, 0.75], [0.75, 0.7]);
  await until('the last shape under the finger', () => bag(ines).getAttribute('data-lump'), (lump) => lump === '8');
  await lower.lift();
  await page.locator('.bag .pull').tap();
  await until('a shape to be out', () => pulled(ines).count());
  assert.equal(commands(ines, 'pull').at(-1).lump, 7);
  await settle(ines);

  await workAt(ines, 'engineering');
  await takeUp(ines, looseTiles(ines).first());
  await boardSquare(ines, 4, 4).tap();
  await until('a tile on the board', () => laidTiles(ines).count(), (count) => count === 1);
  const from = await looseTiles(ines).first().boundingBox();
  const to = await boardSquare(ines, 5, 4).boundingBox();
  const screen = page.locator('.con[data-st=engineering]');
  const whole = await screen.boundingBox();
  const part = (box) => [(box.x + box.width / 2 - whole.x) / whole.width, (box.y + box.height / 2 - whole.y) / whole.height];
  await (await slide(ines, screen, part(from), part(to))).lift();
  await until('a second tile, dragged', () => laidTiles(ines).count(), (count) => count === 2);
  await fits('the board');

  await workAt(ines, 'helm');
  await takeUp(ines, drawnCards(ines).first());
  await slots(ines).first().tap();
  await until('a card in the plan', () => page.locator('.slot.full').count(), (count) => count === 1);
  await fits('the plot');

  await workAt(ines, 'shields');
  await takeUp(ines, looseShields(ines).first());
  await zone(ines, 'aft').locator('.open').first().tap();
  await until('a tile behind', () => zone(ines, 'aft').locator('[data-tile]').count(), (count) => count === 1);
  await fits('the shields');
  assert.equal(reader.complaint, '', 'English words on French screens');
});
