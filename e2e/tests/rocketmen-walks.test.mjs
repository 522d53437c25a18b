// Things people do once in a while, each walked through once: taking back, a replay, playing on from it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { joinByCode, newTable, sitAndReady, start } from '../lib/lobby.mjs';
import { Player, playOn } from '../lib/rocketmen.mjs';
import { resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import { browserTest } from '../lib/test.mjs';
import { leaks } from '../lib/secrets.mjs';
import { PROGRAM } from '../lib/server.mjs';
import { finishedTable } from '../lib/tables.mjs';
import { until } from '../lib/wait.mjs';

browserTest('taking back: freely, and with everybody’s consent; no secret of a standard game gets out', async ({ person, note }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const nadia = await person({ name: 'Nadia' });
  const onlooker = await person({ name: 'Olu' });
  let code, players, mover, other;
  // Until whoever begins can pay for something: some first Hands hold no money.
  do {
    await ines.go('/');
    code = await newTable(ines, { seats: 2 });
    await nadia.go('/');
    await joinByCode(nadia, code);
    await sitAndReady(nadia);
    await onlooker.go(`/t/${code}`);
    await onlooker.page.locator('.chairs').waitFor();
    await start(ines, nadia, onlooker);
    for (const one of [ines, nadia, onlooker]) one.received.splice(0, one.received.findLastIndex((frame) => frame.startsWith('{"type":"welcome"')));
    players = [new Player(ines), new Player(nadia)];
    const seen = await until('the first turn', () => Promise.all(players.map(async (player) => (await player.look()).kind)), (all) => all.includes('acting'));
    mover = players[seen.indexOf('acting')];
    other = players.find((player) => player !== mover);
  } while ((await mover.page.locator('.market .cards .card.is-go').count()) === 0);

  // Planning shows nothing hidden: it is taken back at once.
  const empty = mover.page.locator('.pad .s-mission.empty');
  assert.ok(await mover.plan(), 'the first Hand can plan a Mission');
  assert.equal(await empty.count(), 0);
  await mover.page.keyboard.press('u');
  await empty.waitFor();
  note('taken back freely');

  // A purchase brings a new card to light: the other one is asked, refuses, is asked again and agrees.
  const hand = () => mover.page.$$eval('.fan .card', (cards) => cards.map((card) => card.dataset.card).sort().join());
  const before = await hand();
  const display = mover.page.locator('.market .cards .card.is-go').first();
  await display.waitFor();
  await display.click();
  assert.ok(await mover.commit(), 'what is marked as payable can be paid');
  assert.notEqual(await hand(), before);
  // The last move is marked where it lies, by more than a colour, for everybody but its author.
  const marked = other.page.locator('.market .card[data-last]');
  await marked.first().waitFor();
  assert.match(await marked.first().getAttribute('aria-description'), new RegExp(mover.person.name));
  assert.equal(await marked.first().evaluate((card) => getComputedStyle(card, '::before').borderTopWidth), '9px', 'a corner is folded over');
  assert.equal(await mover.page.locator('[data-last]').count(), 0, 'one’s own move is not marked');
  for (const agree of [false, true]) {
    await mover.page.locator('.under .btn--ghost').last().click();
    await other.page.locator('dialog[open] footer .btn').nth(agree ? 1 : 0).click();
    await other.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await until(`the Hand after the answer ${agree}`, hand, (cards) => (cards === before) === agree);
  }
  note('taken back with consent');

  await playOn(players, () => players.every((player) => player.turns >= 2));
  const { chairs } = await ines.api(`/api/tables/${code}`);
  for (const owner of [ines, nadia]) {
    for (const listener of [ines, nadia, onlooker]) {
      if (listener === owner) continue;
      const { found, compared } = leaks(owner, chairs.findIndex((chair) => chair.name === owner.name), listener);
      assert.deepEqual(found, []);
      assert.ok(compared > 10, `only ${compared} comparisons`);
    }
  }
});

browserTest('a replay is watched, sent, downloaded and played on', async ({ person, note }) => {
  const viewer = await person({ name: 'Nadia' });
  const { page } = viewer;
  await viewer.go('/');
  const code = await finishedTable(viewer);
  await viewer.go('/replays');
  await page.locator(`a[href="/r/${code}#0"]`).click();
  await page.locator('.transport').waitFor();
  const at = () => new URL(page.url()).hash;
  assert.equal(at(), '#0');
  for (const [key, then] of [['ArrowRight', '#1'], ['ArrowRight', '#2'], ['ArrowLeft', '#1'], ['Home', '#0']]) {
    await page.keyboard.press(key);
    await until(`${key} to lead to ${then}`, async () => at(), (hash) => hash === then);
  }
  await page.keyboard.press('PageDown');
  await until('a key moment', async () => Number(at().slice(1)), (step) => step > 0);
  // From the beginning: a key moment may be the last one.
  await page.keyboard.press('Home');
  await until('the beginning again', async () => at(), (hash) => hash === '#0');
  await page.locator('.transport .play').click();
  await until('the film to go on by itself', async () => Number(at().slice(1)), (step) => step > 0);
  await page.locator('.transport .play').click();

  await page.locator('.transport .keys .ib').first().click();
  await until('the beginning', async () => at(), (hash) => hash === '#0');

  // Through somebody's eyes there is a Hand; through everybody's there is none.
  assert.equal(await page.locator('.fan').count(), 0);
  await page.locator('.eyes select').selectOption('0');
  await page.locator('.fan .card').first().waitFor();

  await page.locator('.transport .keys .ib:has(use[href="#i-right"])').click();
  await until('the first step', async () => at(), (hash) => hash === '#1');
  const sent = page.url();
  await page.reload();
  await page.locator('.transport').waitFor();
  assert.equal(page.url(), sent, 'a reload stays at its moment');
  // The link to a moment shows what its sender sees, and the Hand and the film bar are in sight together.
  await page.locator('.words .btn:has(use[href="#i-link"]):visible').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, sent, 'the copied link is the address of the moment');
  assert.match(link, /\?as=1#1$/);
  const friend = await person({ name: 'Olu' });
  await friend.page.goto(link);
  await friend.page.locator('.transport .play').waitFor();
  assert.equal(await friend.page.locator('.eyes select').inputValue(), '0');
  // A first move may use up the whole Hand.
  const inHand = '.rocketmen .fan .card';
  const cards = await page.locator(inHand).count();
  await until('the same Hand', () => friend.page.locator(inHand).count(), (count) => count === cards);
  // The bar stands beside the Hand and never over it, on every screen.
  for (const size of SIZES) {
    await resize(friend.page, size);
    const faults = await screenFaults(friend.page, { main: [...(cards > 0 ? [inHand] : []), '.transport .play'], apart: [['.transport', inHand]], within: '.transport .keys' });
    assert.deepEqual(faults, [], `the replay at ${size.width} × ${size.height}`);
  }

  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]:visible').click()]);
  assert.equal(download.suggestedFilename(), `rocketmen-${code}.jsonl`);
  const { status, stdout, stderr } = spawnSync(PROGRAM, ['replay', await download.path(), '--verify'], { encoding: 'utf8' });
  assert.equal(status, 0, `the record does not verify:\n${stdout}${stderr}`);

  await page.locator('.words button:has(use[href="#i-fork"]):visible').click();
  await page.locator('dialog[open] .btn--go').click();
  await page.waitForURL(/\/t\//);
  assert.ok(!page.url().endsWith(code), 'playing on makes a new table');
  const player = new Player(viewer);
  await playOn([player], () => player.turns >= 1);
  note('played on');
});
