// The resolution at a table: a film everybody watches at their own pace, while the captain says when the ship flies on.
import assert from 'node:assert/strict';
import { caption, filmAt, lastBeat, standAtBeginning } from '../lib/film.mjs';
import { browserTest } from '../lib/test.mjs';
import { agreeToEnd, alert, clock, FASTEST, film, gather, hurryToPhase, planOne, seeResult, SLOWEST } from '../lib/space-alert.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

const goOn = ({ page }) => page.locator('.film .more .btn:has(use[href="#i-next"])');
const toNow = ({ page }) => page.locator('.film .more .now');
const offers = ({ page }) => page.locator('.film .trip .btn');

/** What the game told this person, in order. */
const eventsHeard = ({ received }) => received.flatMap((frame) => JSON.parse(frame).story ?? []).flatMap(({ told }) => told?.event ?? []);

/** The captain's word: the ship does something, or the cards of a turn are turned over. */
async function flyOn(captain, crewmate) {
  const flown = () => eventsHeard(crewmate).filter(({ event }) => event === 'happened' || event === 'cards_revealed').length;
  const before = flown();
  await goOn(captain).click();
  await until('the ship to fly on', async () => flown() > before);
}

browserTest('the film at a table: watched, scrubbed, stepped by the captain, and somebody tripped', async ({ person, note }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  const crew = [ines, nadia];
  const code = await gather(crew, { options: { flight: 'mission', track: '1', speed: 'rush' } });
  await alert(crew);
  await clock(ines, code, SLOWEST);
  for (const one of [ines, ines, ines, nadia]) await planOne(one);
  await hurryToPhase(crew, code, 2);
  for (let cards = 0; cards < 4; cards++) await planOne(ines);
  await hurryToPhase(crew, code, 3);
  // From here on the crew decides when it ends.
  await agreeToEnd(crew);
  for (const one of crew) await film(one).waitFor();
  await ines.page.locator('.pace select').selectOption('hold');
  await nadia.page.locator('.film .more .quiet').filter({ hasText: 'step by step' }).waitFor();
  note('the captain holds the ship');

  // Everybody watches at their own pace: it runs by itself, stops, and goes both ways.
  const { page } = nadia;
  while ((await lastBeat(page)) < 4) await flyOn(ines, nadia);
  const play = page.locator('.trans .play');
  const runs = () => play.locator('use[href="#i-pause"]').count();
  await standAtBeginning(page);
  await play.click();
  await until('the film to run by itself', () => filmAt(page), (at) => at > 0);
  if (await runs()) await play.click();
  const stopped = await filmAt(page);
  const told = await caption(page);
  await page.keyboard.press('ArrowLeft');
  await until('one beat back', () => filmAt(page), (at) => at === stopped - 1);
  assert.notEqual(await caption(page), told, 'another beat says something else');
  await page.keyboard.press('ArrowRight');
  await until('one beat on', () => filmAt(page), (at) => at === stopped);
  assert.equal(await caption(page), told, 'and the same one the same');
  await page.locator('.strip .frame').first().click();
  await until('the first frame', () => filmAt(page), (at) => at === 0);
  // The ship flies on meanwhile; the film stays where one looks until one wants the present.
  const before = await lastBeat(page);
  while ((await lastBeat(page)) === before) await flyOn(ines, nadia);
  assert.equal(await filmAt(page), 0, 'news do not push the film on');
  await toNow(nadia).click();
  await until('the present', () => filmAt(page), (at) => at > before);
  note('watched and scrubbed');

  // A crewmate's word alone does not move the ship, and is not asked for twice.
  const beats = await lastBeat(page);
  await goOn(nadia).click();
  await goOn(nadia).waitFor({ state: 'detached' });
  assert.equal(await lastBeat(page), beats, 'the ship waits for its captain');

  // "I tripped", once the cards of a turn lie open and before one's own is carried out.
  await until('an offer to have tripped', async () => {
    if (!(await clickIfThere(toNow(ines))) && (await offers(ines).count()) === 0) await flyOn(ines, nadia);
    return offers(ines).count();
  });
  const price = await offers(ines).first().innerText();
  assert.match(price, /Inès/);
  await until('what it would cost', () => offers(ines).first().locator('small').count());
  await offers(ines).first().click();
  await until('the offer to be taken', () => offers(ines).filter({ hasText: 'Inès' }).count(), (count) => count === 0);
  // The news reaches one browser before the other.
  const heard = await until('the other one to hear who tripped', async () => eventsHeard(nadia).find(({ event }) => event === 'tripped'));
  assert.equal(heard.member, 0, 'everybody hears who tripped');
  note(`tripped: ${price.replace(/\s+/g, ' ')}`);
  await flyOn(ines, nadia);
  await clickIfThere(toNow(ines));

  // Home, or not.
  await ines.page.locator('.pace select').selectOption('fast');
  await clock(ines, code, FASTEST);
  for (const one of crew) await seeResult(one);
});
