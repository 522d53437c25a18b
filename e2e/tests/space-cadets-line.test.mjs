// A line so slow that nothing comes back: what a hand does at a station of Space Cadets stands on its own screen before the server has answered, and stays when it has.
import assert from 'node:assert/strict';
import { holdable } from '../lib/line.mjs';
import { boardSquare, carry, laidTiles, look, looseShields, looseTiles, muster, running, takeUp, workAt, zone } from '../lib/space-cadets.mjs';
import { Hands, solution } from '../lib/space-cadets-moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** A practice without a clock, at work. */
async function practise(person, practice) {
  const { page } = person;
  const { code } = await person.api('/api/tables', { game: 'space-cadets', seats: 1, options: { practice, timer: 'calm' }, start: true, name: person.name });
  await person.go(`/t/${code}`);
  await page.locator('.cadets .practice').waitFor();
  await running(person);
  return code;
}

/** Does something while the server is not heard, sees what came of it, and sees it again when the server has spoken. */
async function unheard(line, what, deed, seen, settled = seen) {
  line.hold();
  await deed();
  await until(`${what}, before the server is heard`, seen);
  // The server has answered: nothing of it has reached the page.
  await until(`an answer to ${what}`, () => line.said() > 0);
  assert.ok(await seen(), `${what}: still there while the answer waits`);
  line.release();
  await until(`${what}, settled`, settled);
}

const count = (locator, number) => async () => (await locator.count()) === number;

browserTest('no station waits for the server to move a piece', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const line = await holdable(nadia);
  await nadia.go('/');
  await page.locator('[data-game=space-cadets] .go .btn').first().waitFor();

  await practise(nadia, 'engineering');
  await unheard(line, 'a tile is laid', async () => { await takeUp(nadia, looseTiles(nadia).first()); await boardSquare(nadia, 4, 4).click(); }, count(laidTiles(nadia), 1));
  const turned = () => laidTiles(nadia).first().locator('[aria-label]').getAttribute('aria-label');
  const straight = await turned();
  await unheard(line, 'a laid tile is turned', async () => { await takeUp(nadia, laidTiles(nadia).first()); await page.keyboard.press('r'); }, async () => (await turned()) !== straight);
  await unheard(line, 'a tile is lifted', () => page.keyboard.press('Backspace'), count(laidTiles(nadia), 0));
  note('Engineering');

  await practise(nadia, 'helm');
  const full = page.locator('.con[data-st=helm] .slot.full');
  await unheard(line, 'a card is plotted', async () => { await page.keyboard.press('1'); await page.keyboard.press('Enter'); }, count(full, 1));
  await unheard(line, 'and a second, carried', () => carry(nadia, page.locator('.held-card').nth(1), page.locator('.slot').nth(1)), count(full, 2));
  await unheard(line, 'a card is taken back', () => page.keyboard.press('Backspace'), count(full, 1));
  note('Helm');

  await practise(nadia, 'shields');
  await unheard(line, 'a shield is put', () => carry(nadia, looseShields(nadia).first(), zone(nadia, 'fore')), count(zone(nadia, 'fore').locator('[data-tile]'), 1));
  await unheard(line, 'and taken back', async () => { await takeUp(nadia, zone(nadia, 'fore').locator('[data-tile]')); await page.keyboard.press('u'); }, count(zone(nadia, 'fore').locator('[data-tile]'), 0));
  note('Shields');

  const code = await practise(nadia, 'weapons-loading');
  const hands = await Hands.of(nadia, code);
  const [step] = solution((await hands.see()).view, await hands.catalogue(), 0);
  const pieces = page.locator('.tube g.piece');
  await unheard(line, 'a piece is packed', async () => {
    await page.locator('.tray .kind').nth(step.kind).click();
    if (step.flipped) await page.keyboard.press('f');
    for (let turn = 0; turn < step.quarters; turn += 1) await page.keyboard.press('r');
    await page.keyboard.press('1');
    for (let right = 0; right < step.x; right += 1) await page.keyboard.press('ArrowRight');
    for (let down = 0; down < step.y; down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }, count(pieces, 1));
  await unheard(line, 'and taken off', () => page.keyboard.press('Backspace'), count(pieces, 0));
  note('Weapons, loading');

  await practise(nadia, 'weapons-fire');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  line.hold();
  await page.keyboard.press(' ');
  await page.keyboard.press(' ');
  await page.keyboard.press(' ');
  await page.locator('.disc.fly').waitFor();
  await until('an answer to the flick', () => line.said() > 0);
  line.release();
  await page.locator('.rest').first().waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  note('Weapons, firing');

  await practise(nadia, 'tractor');
  await page.locator('aside .btn').first().click();
  await page.locator('aside .sum').waitFor();
  const tile = (place) => page.locator(`.tile[data-place="${place}"]`);
  await unheard(line, 'two tiles are turned', async () => { await tile(0).click(); await tile(1).click(); }, count(page.locator('.tile.turning'), 2), count(page.locator('.tile.up'), 2));
  note('Tractor beam');

  await practise(nadia, 'jump');
  await unheard(line, 'the dice are thrown', () => page.keyboard.press('a'), count(page.locator('.die.thrown'), 5), count(page.locator('.die:enabled:not(.thrown)'), 5));
  await unheard(line, 'two of them again', async () => { await page.keyboard.press('1'); await page.keyboard.press('2'); await page.keyboard.press('r'); }, count(page.locator('.die.thrown'), 2), count(page.locator('.die:enabled:not(.thrown)'), 5));
  note('Jump drive');

  await practise(nadia, 'damage');
  await unheard(line, 'a repair card is turned', () => page.keyboard.press('d'), count(page.locator('.pile.turning'), 1), count(page.locator('.pile.open'), 1));
  note('Damage control');

  await practise(nadia, 'core');
  await unheard(line, 'a leaf is turned', () => page.keyboard.press('ArrowRight'), count(page.locator('.breach .face.turning'), 1), count(page.locator('.breach .face.turning'), 0));
  note('Core breach');

  await practise(nadia, 'sensors');
  const finger = page.locator('.bag .finger');
  const [x, y] = [await finger.getAttribute('cx'), await finger.getAttribute('cy')];
  await unheard(line, 'the finger moves', async () => { await page.locator('.bag [role=application]').focus(); await page.keyboard.press('ArrowRight'); await page.keyboard.press('ArrowDown'); }, async () => (await finger.getAttribute('cx')) !== x && (await finger.getAttribute('cy')) !== y);
  await unheard(line, 'a shape is pulled', () => page.keyboard.press(' '), count(page.locator('.lump.pulled'), 1));
  note('Sensors');
});

browserTest('orders, energy, thrust and targets stand at once, and so does being done', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const line = await holdable(nadia);
  await muster([nadia], { options: { timer: 'calm', mission: '3' } });
  const pressed = (name) => async () => (await page.locator('.bridge .sides').getByRole('button', { name }).getAttribute('aria-pressed')) === 'true';
  await look(nadia, 'captain');
  await unheard(line, 'a side is guarded', () => page.locator('.bridge .sides').getByRole('button', { name: 'Port' }).click(), pressed('Port'));
  const target = page.locator('.bridge .row .btn').filter({ hasNotText: /goal|square/i }).first();
  await unheard(line, 'a target is named', () => target.click(), async () => (await target.getAttribute('aria-pressed')) === 'true');
  await look(nadia, 'engineering');
  const helm = page.locator('.con[data-st=engineering] li').first();
  const given = async () => Number((await helm.locator('.num').textContent()).trim());
  const [first, less] = [await given(), helm.getByRole('button').first()];
  await unheard(line, 'energy is taken', () => less.click(), async () => (await given()) === first - 1);
  await unheard(line, 'energy is given', () => helm.getByRole('button').last().click(), async () => (await given()) === first);
  await workAt(nadia, 'helm', { preparing: true });
  const faster = page.locator('.thrust .btn').last();
  await unheard(line, 'thrust is set', () => faster.click(), async () => (await faster.getAttribute('aria-pressed')) === 'true');
  // Whoever is done sees it at once.
  await workAt(nadia, 'shields');
  await unheard(line, 'being done is told', () => page.locator('.cadets .orders .btn--go').click(), async () => (await page.locator('.cadets .orders .btn--go').count()) === 0, () => true);
});
