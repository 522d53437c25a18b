// A mission of Space Alert for five with everything in it: two people in two languages, three bots, a fast clock, from the briefing
// through the film to the score.
import assert from 'node:assert/strict';
import { browserTest } from '../lib/test.mjs';
import { SLOWEST, agreeToEnd, alert, cardsOf, clock, film, finishPhase, gather, hand, hurryToPhase, over, planOne, planned, seeResult } from '../lib/space-alert.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';
import { request } from '../lib/wire.mjs';
import { FrenchReader } from '../lib/words.mjs';

/** What lies on the own board, turn by turn: the words before what would come of it, which changes with the news. */
const board = ({ page }) => page.locator('[data-lesson=slots] .box').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label').split('.')[0]));

/** Milliseconds of the track by the clock in the bar: how long the phase has run, or what is left of it once that is known. */
const left = async ({ page }) => {
  const [minutes, seconds] = (await page.locator('.clock .left b').textContent()).split(':').map(Number);
  return (minutes * 60 + seconds) * 1000;
};

const captions = ({ page }) => page.locator('[role=log] li').evaluateAll((lines) => lines.map((line) => line.innerText.replace(/\s+/g, ' ')));

/** Everything that one has in front of oneself while plans are made. */
const desk = async (person) => ({ hand: await cardsOf(person), board: await board(person), captions: await captions(person), left: await left(person), at: Date.now() });

browserTest('a mission for five, from the briefing through the film to the score, with a reload in phase two', async ({ person, note }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  const reader = new FrenchReader(['Inès', 'Nadia', 'Cosmodrome']);
  const read = () => reader.read(ines.page);
  const crew = [ines, nadia];
  const code = await gather(crew, { options: { flight: 'mission', track: '1', speed: 'rush', 'phase-ends': 'shown' }, bots: ['officer', 'cadet', 'cadet'] });
  await read();
  await alert(crew);
  await clock(ines, code, SLOWEST);
  note('the alert has sounded');

  // Phase one: a card each; one person picks up the cards of the next phase before the others.
  for (const one of crew) await planOne(one);
  // Time runs: nothing is taken back, and nothing offers it.
  for (const { page } of crew) assert.equal(await page.locator('header use[href="#i-undo"]').count(), 0, 'no way to take back while the clock runs');
  assert.equal((await request(nadia, code, { kind: 'undo' })).type, 'refused');
  await read();
  await finishPhase(nadia, nadia.page.locator('[data-lesson=tools] .btn').filter({ hasText: 'Finish phase' }));
  assert.equal(await planned(nadia).count(), 0, 'what was planned for the first phase lies fast');
  await hurryToPhase(crew, code, 2);

  // Phase two: plans on top of plans, then a reload in the middle of it. Nothing is lost.
  for (const one of crew) await planOne(one);
  await planOne(nadia);
  await read();
  const before = await desk(nadia);
  await nadia.page.reload();
  await hand(nadia).first().waitFor();
  await until('the board after the reload', () => board(nadia), (now) => JSON.stringify(now) === JSON.stringify(before.board));
  const after = await desk(nadia);
  assert.deepEqual(after.hand, before.hand, 'the same hand');
  assert.deepEqual(after.captions.slice(-before.captions.length), before.captions, 'the computer’s words are still there');
  assert.equal(before.board.filter((words) => !words.includes('empty')).length, 3, `three cards were planned: ${before.board.join(', ')}`);
  // In a rush ten seconds of the track pass in one of the table.
  const passed = ((after.at - before.at) * 10 * SLOWEST) / 100;
  assert.ok(Math.abs(before.left - after.left) <= passed + 2000, `the clock went from ${before.left} to ${after.left} ms while ${passed} ms of the track passed`);
  note(`reloaded with ${Math.round(after.left / 1000)} s on the clock of phase two`);

  // Phase three, and then the round may end as soon as all agree: the bots do when their plans are laid.
  await hurryToPhase(crew, code, 3);
  for (const one of crew) await planOne(one);
  await agreeToEnd(crew);
  await read();
  for (const one of crew) await film(one).waitFor();
  note('the round is over, the film runs');

  // The captain goes on whenever that is possible, until the ship is home or lost.
  const beats = new Set();
  await until('the score', async () => {
    await clickIfThere(ines.page.locator('.film .more .btn:has(use[href="#i-next"])'));
    await clickIfThere(ines.page.locator('.film .more .now'));
    for (const caption of await ines.page.locator('.film .cap b').allTextContents()) beats.add(caption);
    await read();
    return await over(ines).count() + await ines.page.locator('section.ended').count();
  }, (count) => count > 0, 240_000);
  for (const one of crew) await seeResult(one);
  await read();
  const [theirs, ours] = await Promise.all(crew.map((one) => over(one).locator('table').first().locator('td').allTextContents()));
  assert.deepEqual(ours, theirs, 'both see the same points');
  assert.ok(ours.length >= 3, `every line of the score is there: ${ours}`);
  // A ship may be lost within its first turns.
  assert.ok(beats.size > 5, `the film said only ${beats.size} things`);

  // The film can be watched again from the score.
  await over(nadia).locator('.acts .btn').first().click();
  await film(nadia).waitFor();
  await nadia.page.locator('.film .more .btn--go').click();
  await over(nadia).waitFor();
  note(`over after ${beats.size} beats: ${await over(nadia).locator('h1').textContent()}`);

  assert.equal(reader.complaint, '', 'English words on French screens');
  assert.ok(reader.lines.size > 300, `only ${reader.lines.size} French lines were read`);
});
