// One film on a desktop, a phone and the big screen: all at one beat, led by the captain, left and joined again; and no screen names the end before the film does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { browserTest } from '../lib/test.mjs';
import { PHONE } from '../lib/people.mjs';
import { agreeToEnd, alert, clock, FASTEST, film, gather, hurryToPhase, over, planOne, seeResult, SLOWEST } from '../lib/space-alert.mjs';
import { until } from '../lib/wait.mjs';

const TV = { width: 1920, height: 1080 };
const at = ({ page }) => page.locator('.film').getAttribute('data-at').then(Number);
const beats = (person) => person.page.locator('.film .strip input[type=range]').getAttribute('max').then(Number);
const goOn = ({ page }) => page.locator('.film .more .btn:has(use[href="#i-next"])');

/** How often the captain's word has moved the ship: it did something, or the cards of a turn were turned over. */
const flown = ({ received }) => received.flatMap((frame) => JSON.parse(frame).story ?? []).filter(({ told }) => told?.event?.event === 'happened' || told?.event?.event === 'cards_revealed').length;

/** Everything that a screen could give the end away with, in both languages. */
const ENDS = ['outcome-ship-saved', 'outcome-ship-lost', 'outcome-nobody', 'saw-over-won', 'saw-over-lost', 'saw-status-won', 'saw-status-lost'];
const words = ['en', 'fr'].flatMap((lang) => ['web', 'space-alert-web'].flatMap((file) => {
  const text = readFileSync(new URL(`../../locales/${lang}/${file}.ftl`, import.meta.url), 'utf8');
  return ENDS.flatMap((key) => text.match(new RegExp(`^${key} = (.+)$`, 'm'))?.[1].trim() ?? []);
}));

/** What is written anywhere on a screen, titles and lists and all. */
const written = ({ page }) => page.evaluate(() => `${document.title}\n${document.body.innerText}`);

async function allAt(people, beat) {
  for (const one of people) await until(`beat ${beat} for ${one.name}`, () => at(one), (seen) => seen === beat);
}

browserTest('one film on three screens, and nothing that spoils its end', async ({ person, note }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const nadia = await person({ name: 'Nadia' });
  const tv = await person({ name: 'TV', viewport: TV });
  const crew = [ines, nadia];
  const all = [ines, nadia, tv];
  const code = await gather(crew, { options: { flight: 'mission', track: '1', speed: 'rush' } });
  await tv.go(`/t/${code}?screen`);
  await alert(crew);
  await tv.page.locator('.tv .loudspeaker').waitFor();
  await clock(ines, code, SLOWEST);
  await planOne(ines);
  await hurryToPhase(crew, code, 2);
  await hurryToPhase(crew, code, 3);
  await agreeToEnd(crew);
  // Plans were made at a desk; the film is watched on a phone.
  await nadia.page.setViewportSize(PHONE);
  for (const one of all) await film(one).waitFor();
  await ines.page.locator('.pace select').selectOption('hold');
  while ((await beats(ines)) < 6) {
    const before = flown(ines);
    await goOn(ines).click();
    await until('the ship to fly on', async () => flown(ines) > before);
  }
  assert.ok(words.length >= 12, `only ${words.length} sentences would give the end away`);

  // The captain leads: back to the beginning, and on, beat by beat. Everybody is there.
  await ines.page.locator('.strip .frame').first().click();
  await allAt(all, 0);
  for (const beat of [1, 2, 3]) {
    await ines.page.keyboard.press('ArrowRight');
    await allAt(all, beat);
  }
  await nadia.page.locator('.film .together').filter({ hasText: 'Inès' }).waitFor();
  note('three screens at one beat');

  // Meanwhile the ship flies to its end. The film stands where it stood, and no screen names the end.
  await ines.page.locator('.pace select').selectOption('fast');
  await clock(ines, code, FASTEST);
  for (const one of crew) await one.page.locator('section.ended').waitFor({ timeout: 300_000 });
  await allAt(all, 3);
  for (const one of all) {
    const text = await written(one);
    for (const end of words) assert.ok(!text.includes(end), `${one.name} reads "${end}" before the film has shown it:\n${text}`);
    // Frames that nobody has seen yet stay dark.
    assert.ok((await one.page.locator('.strip .frame.dark').count()) >= 10, `${one.name} sees frames ahead`);
  }
  note('the end is a secret on three screens');

  // One leaves, and the others stay together; back again, she is where they are.
  await nadia.page.locator('.trans .row').first().locator('.btn').nth(2).click();
  await until('her own beat', () => at(nadia), (beat) => beat === 4);
  await nadia.page.locator('.film .follow').waitFor();
  await ines.page.keyboard.press('ArrowLeft');
  await allAt([ines, tv], 2);
  assert.equal(await at(nadia), 4, 'whoever watches on their own is not moved');
  await nadia.page.locator('.film .follow').click();
  await allAt(all, 2);
  // And she takes everybody with her.
  await nadia.page.locator('.trans .row').first().locator('.btn').nth(0).click();
  await until('her own beat', () => at(nadia), (beat) => beat === 1);
  await nadia.page.locator('.film .lead').click();
  await until('the captain to follow', async () => [await at(nadia), await at(ines), await at(tv)], ([one, two, three]) => one === two && two === three && one >= 1);
  await ines.page.locator('.film .together').filter({ hasText: 'Nadia' }).waitFor();
  note('left, joined again, and led');

  // Everybody sees the result for themselves; the big screen when all have.
  for (const one of crew) await seeResult(one);
  await over(tv).waitFor({ timeout: 120_000 });
});
