// Several people at their consoles: stations chosen, a reload while the clock of Step 3 runs, a turn of Mission 1 with bots on the other chairs.
import assert from 'node:assert/strict';
import { FASTEST, SLOWEST, clock, consoleOf, ended, goOn, laidTiles, look, looseTiles, boardSquare, moment, muster, step, takeUp, workAt } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const posts = ({ page }, chair) => page.locator(`.crew [data-chair="${chair}"] .post`).evaluateAll((all) => all.map((one) => one.dataset.st));
const seconds = async ({ page }) => Number((await page.locator('.con .clk b').first().textContent()).trim());

browserTest('a station is taken by another chair before the first departure', async ({ person }) => {
  const [nadia, ines] = [await person({ name: 'Nadia' }), await person({ name: 'Inès', locale: 'fr-FR' })];
  await muster([nadia, ines], { options: { timer: 'calm', stations: 'chosen' } });
  for (const one of [nadia, ines]) await look(one, 'captain');
  assert.ok((await posts(nadia, 0)).includes('jump'));
  await ines.page.locator('.crew .takes .btn').filter({ hasText: 'saut' }).click();
  for (const one of [nadia, ines]) await until(`${one.name} to see who has the drive`, () => posts(one, 1), (list) => list.includes('jump'));
  assert.ok(!(await posts(nadia, 0)).includes('jump'));
  // The console moves with it.
  await ines.page.locator('.cadets nav .tab[data-st=jump]').waitFor();
  await nadia.page.locator('.cadets nav .tab[data-st=jump]').waitFor({ state: 'detached' });
});

browserTest('a reload in the middle of Step 3 loses nothing but the time it takes', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const code = await muster([nadia]);
  await clock(nadia, code, SLOWEST);
  await workAt(nadia, 'engineering');
  for (const [place, square] of [[4, 4], [5, 4], [4, 5]].entries()) {
    await takeUp(nadia, looseTiles(nadia).first());
    await boardSquare(nadia, ...square).click();
    await until('a tile more on the board', () => laidTiles(nadia).count(), (count) => count === place + 1);
  }
  const desk = () => laidTiles(nadia).evaluateAll((all) => all.map((one) => [one.dataset.tile, one.dataset.drop, one.querySelector('[aria-label]').getAttribute('aria-label')]));
  const [before, left] = [await desk(), await seconds(nadia)];
  assert.ok(left > 0 && left <= 30, `the clock shows ${left}`);
  await page.reload();
  await consoleOf(nadia, 'engineering').waitFor();
  await until('the tiles to lie as they lay', async () => JSON.stringify(await desk()), (now) => now === JSON.stringify(before));
  assert.ok((await seconds(nadia)) <= left, 'the clock went on');
  // And the work goes on.
  await takeUp(nadia, looseTiles(nadia).first());
  await boardSquare(nadia, 5, 5).click();
  await until('a fourth tile on the board', () => laidTiles(nadia).count(), (count) => count === 4);
  note(`reloaded with ${left} s on the clock`);
});

browserTest('two people and bots fly the first turn of Mission 1', async ({ person, note }) => {
  const [nadia, ines] = [await person({ name: 'Nadia' }), await person({ name: 'Inès', locale: 'fr-FR' })];
  const crew = [nadia, ines];
  // Six chairs: Nadia is Captain with the tractor beam, Inès has Engineering and the drive, bots have the rest.
  const code = await muster(crew, { bots: ['skill-3', 'skill-3', 'skill-3', 'skill-3'] });
  await clock(nadia, code, FASTEST);
  const seen = new Set();
  let laid = false;
  await until('the second turn', async () => {
    seen.add(await step(nadia));
    if (!laid && (await step(ines)) === 3 && (await ines.page.locator('.cadets[data-runs=true]').count()) > 0) {
      // Both watch the same board: what Inès lays is on Nadia's monitor.
      await takeUp(ines, looseTiles(ines).first());
      await boardSquare(ines, 4, 4).click();
      await until('the tile on the board', () => laidTiles(ines).count(), (count) => count === 1);
      await look(nadia, 'captain');
      await until('the tile on the monitor', () => nadia.page.locator('.monitors [data-st=engineering] rect.on').count(), (count) => count >= 1);
      laid = true;
    }
    for (const one of crew) await goOn(one);
    return (await ended(nadia).count()) > 0 || (await moment(nadia)).startsWith('2/');
  }, Boolean, 240_000);
  assert.ok(laid, 'Inès had her tiles');
  assert.ok([1, 3, 8].every((one) => seen.has(one)), `steps seen: ${[...seen]}`);
  await until('both in the same turn', async () => (await moment(ines)).split('/')[0] === (await moment(nadia)).split('/')[0]);
  note(`steps seen: ${[...seen].join(', ')}`);
});

browserTest('two energy of one kind are traded for one of another, and the trade is taken back', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const trade = page.locator('.con[data-st=engineering] li .btn').filter({ hasText: 'Give for a trade' });
  // Seven tiles with seven different signs cannot trade: then it is another table.
  for (let tables = 0; tables < 5 && (await trade.count()) === 0; tables += 1) {
    await muster([nadia], { options: { timer: 'calm' } });
    await until('the second turn', async () => (await moment(nadia)).startsWith('2/') || !(await goOn(nadia)));
    await look(nadia, 'engineering');
    await page.locator('.con[data-st=engineering] .acts').first().waitFor({ state: 'attached' });
  }
  const counts = () => page.locator('.con[data-st=engineering] li .num').allTextContents().then((all) => all.map(Number));
  const before = await counts();
  await trade.first().click();
  await page.locator('.con[data-st=engineering] li .btn--go').first().click();
  await page.locator('.con[data-st=engineering] .trades').waitFor();
  const after = await until('the energy to change', counts, (now) => JSON.stringify(now) !== JSON.stringify(before));
  const change = after.map((count, place) => count - before[place]).filter(Boolean).sort((a, b) => a - b);
  assert.deepEqual(change, [-2, 1]);
  await page.getByRole('button', { name: 'Take the last trade back' }).click();
  await until('everything as before', async () => JSON.stringify(await counts()), (now) => now === JSON.stringify(before));
});
