// A launch of Rocketmen: the same words and numbers for its pilot, for onlookers and for whoever comes late or reloads; nothing told too early; a finale.
import assert from 'node:assert/strict';
import { sitAndReady, start } from '../lib/lobby.mjs';
import { runningTable, waitingTable } from '../lib/tables.mjs';
import { position, showPositions, tableWith } from '../lib/launches.mjs';
import { Player, playOn } from '../lib/rocketmen.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

/** Everything that everybody is told of a launch. Runs in the browser. */
function told() {
  const texts = (selector) => [...document.querySelectorAll(`.launch ${selector}`)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  return {
    title: texts('h1'), prize: texts('header > p:not(.whose)'), cards: texts('.draws li'), draws: document.querySelector('.launch .draws')?.getAttribute('aria-label') ?? null,
    flight: document.querySelector('.launch .sky svg')?.getAttribute('aria-label') ?? null, boost: texts('.boost li'), pad: texts('.padrow .card'), odds: texts('.now'), ending: texts('.ending p'),
  };
}
const read = (one) => one.page.evaluate(told);
const same = (what, one, wanted) => until(what, () => read(one), (now) => JSON.stringify(now) === JSON.stringify(wanted));

browserTest('a launch reads the same for its pilot, the other player and whoever reloads or comes late', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const olu = await person({ name: 'Olu' });
  // Olu only ends turns: nobody but Nadia launches, and a launch that has ended is the last one as long as this takes.
  await nadia.go('/');
  const code = await waitingTable(nadia, { seats: 2, bots: [] });
  await nadia.go(`/t/${code}`);
  await olu.go(`/t/${code}`);
  await sitAndReady(olu);
  await start(nadia, olu);
  const player = new Player(nadia);
  await playOn([player, new Player(olu, { most: 0 })], async () => (await player.look()).kind === 'flying');
  const liftOff = await read(nadia);
  await same('the lift-off on the other player’s screen', olu, liftOff);
  note(`lift-off: ${liftOff.flight}`);

  // One card is turned over; then the pilot reloads in the middle of it, and somebody else comes only now.
  await nadia.page.locator('.launch .acts .btn--go').click();
  const settled = ({ cards, ending }, acts) => cards.length > 0 && (ending.length > 0 || acts);
  await until('the first card and what follows from it', async () => ({ now: await read(nadia), acts: await nadia.page.locator('.launch .acts .btn--go:not([aria-disabled=true])').count() }), ({ now, acts }) => now.draws !== liftOff.draws && settled(now, acts > 0));
  const drawn = await read(nadia);
  assert.notDeepEqual(drawn.cards, liftOff.cards, 'a card lies open');
  await same('the draw on the other player’s screen', olu, drawn);
  await nadia.page.reload();
  await same('the draw after a reload', nadia, drawn);
  const late = await person({ name: 'Lea' });
  await late.go(`/t/${code}`);
  await same('the draw on the screen of somebody who came late', late, drawn);
  note(`after a draw: ${drawn.flight}`);

  // To its end, whatever that is; nobody but the pilot closes what the pilot sees.
  await playOn([player], async () => ['ending', 'over'].includes((await player.look()).kind));
  await until('the result', () => read(nadia), ({ ending }) => ending.length > 0);
  const ended = await read(nadia);
  await nadia.page.reload();
  await same('the result after a reload', nadia, ended);
  note(`ended: ${ended.ending.join(' ')}`);
});

browserTest('a launch is shown beat by beat, told nowhere before, closed by hand, and the end of the game has a finale', async ({ person }) => {
  const nadia = await person({ name: 'Nadia', moving: true });
  const code = await tableWith(nadia, position('drawn'));
  const show = await showPositions(nadia, position('drawn'));
  await nadia.go(`/t/${code}`);
  const launch = nadia.page.locator('.launch');
  await launch.waitFor();
  assert.match(await launch.locator('.whose').textContent(), /Your launch/);
  const before = await read(nadia);
  assert.ok(before.cards.some((card) => card.includes('replaced')), 'the card that was replaced is told as one');

  // Everything that the page ever says while the last card is turned over, header and title included.
  await nadia.page.evaluate(() => {
    globalThis.heard = [];
    const note = () => globalThis.heard.push([document.querySelector('.launch .ending') !== null, `${document.title} ${document.querySelector('header, .bar')?.textContent ?? ''} ${document.querySelector('.status')?.textContent ?? ''}`]);
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  show(position('landed'));
  await launch.locator('.ending.success').waitFor();
  const heard = await nadia.page.evaluate(() => globalThis.heard);
  const early = heard.filter(([ending]) => !ending);
  assert.ok(early.length > 0, 'the page was listened to');
  for (const [, words] of early) assert.doesNotMatch(words, /Success|points|is thinking|wins/, 'nothing tells the result before its picture');

  // The game goes on; the result stays until it is closed, also over a reload, and closed it stays closed.
  show(position('past'));
  await nadia.page.reload();
  await launch.locator('.settle .btn--go').click();
  await launch.waitFor({ state: 'detached' });
  await nadia.page.reload();
  await nadia.page.locator('.rocketmen .pay').waitFor();
  assert.equal(await launch.count(), 0, 'what was closed is not shown again');

  // Somebody else's launch: its header says whose it is. A tap ends a beat at its picture.
  const olu = await person({ name: 'Olu', moving: true });
  const next = await showPositions(olu, position('last-draw'));
  await olu.go(`/t/${code}`);
  await olu.page.locator('.launch .whose').filter({ hasText: 'Launch of' }).waitFor();
  next(position('failed'));
  await until('the failure, by tapping on', async () => {
    await olu.page.locator('.launch .sky').click({ position: { x: 5, y: 5 } }).catch(() => {});
    return olu.page.locator('.launch .ending.failure').count();
  });
  assert.ok((await olu.page.locator('.launch [data-moves=burst]').count()) > 0, 'the rocket that failed has fallen');

  const over = position('over');
  const ines = await person({ name: 'Inès', moving: true });
  await showPositions(ines, over);
  const last = await tableWith(ines, over);
  await ines.go(`/t/${last}`);
  const finale = ines.page.locator('.finale svg');
  // The launch that ended the game comes first, and its pilot closes it.
  await until('the finale', async () => { await clickIfThere(ines.page.locator('.launch .btn--go')); return finale.isVisible(); });
  const totals = await ines.page.locator('.over tr.total td').allTextContents();
  const label = await finale.getAttribute('aria-label');
  for (const total of totals) assert.ok(label.includes(total), `${label} has ${total}`);
  assert.ok((await ines.page.locator('.rocketmen .over').textContent()).includes('(first)'), 'the score knows who was first where');
});

browserTest('a card is enlarged by resting on it with a mouse, by holding it and by a key', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  await nadia.go('/');
  const code = await runningTable(nadia);
  await nadia.go(`/t/${code}`);
  const card = nadia.page.locator('.market .card[data-card]').first();
  await card.hover();
  const copy = nadia.page.locator('.enlarged');
  await copy.waitFor();
  const [small, large] = [await card.boundingBox(), await copy.boundingBox()];
  assert.ok(large.width > small.width * 1.5, 'it is larger');
  assert.ok(large.x >= small.x + small.width || large.x + large.width <= small.x, 'it does not cover the card');
  await nadia.page.mouse.move(2, 2);
  await copy.waitFor({ state: 'detached' });
  await card.focus();
  await nadia.page.keyboard.press('i');
  await nadia.page.locator('dialog[open] .card--l').waitFor();
  await nadia.page.keyboard.press('Escape');
  await nadia.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await card.hover();
  await nadia.page.mouse.down();
  await nadia.page.locator('dialog[open] .card--l').waitFor();
  await nadia.page.mouse.up();
});
