// The ship's computer: it speaks from the first click on, can be silenced where it speaks, and whatever it says stands there to be read. The big screen
// is the room's loudspeaker and says so. What was put down last is marked, cards can be read large, and what somebody told lies face up.
import assert from 'node:assert/strict';
import { outOfSight } from '../lib/geometry.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { alert, gather, hand, hurryToPhase, planOne } from '../lib/space-alert.mjs';
import { until } from '../lib/wait.mjs';

/** Whatever a page says aloud from now on is written down instead. */
const listenTo = ({ page }) => page.addInitScript(() => {
  globalThis.saidAloud = [];
  Object.defineProperty(globalThis, 'speechSynthesis', { value: { speak: ({ text, lang, volume }) => globalThis.saidAloud.push({ text, lang, volume }), cancel() {} } });
});
const aloud = ({ page }) => page.evaluate(() => globalThis.saidAloud);
const plain = (text) => text.replace(/[\s\u00a0]+/g, ' ').trim();
const captions = async ({ page }) => (await page.locator('[role=log] li').allTextContents()).map(plain);
/** The switch that is seen: a narrow screen has it in the band, a wide one in the computer's log. */
const voice = ({ page }) => page.locator('.voice:visible').first();

browserTest('the computer speaks from the first click on, a switch in sight silences it, and captions stay', async ({ person, note }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia', viewport: PHONE, touch: true })];
  const tv = await person({ name: 'TV', viewport: { width: 1920, height: 1080 } });
  const all = [ines, nadia, tv];
  for (const one of all) await listenTo(one);
  const crew = [ines, nadia];
  const code = await gather(crew, { options: { flight: 'mission', track: '1', speed: 'rush' } });
  await tv.go(`/t/${code}?screen`);
  await alert(crew);

  // Both have clicked on their way here; nobody has touched the big screen.
  for (const [one, lang] of [[ines, 'fr-FR'], [nadia, 'en-GB']]) {
    const [first] = await until(`the voice of ${one.name}`, () => aloud(one), (said) => said.length > 0);
    assert.equal(first.lang, lang);
    assert.ok(first.volume > 0, 'it can be heard');
    assert.equal(await voice(one).getAttribute('aria-pressed'), 'true');
    const box = await voice(one).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= one.page.viewportSize().height, 'its switch is in sight');
  }
  const said = await aloud(ines);
  await until('what was said in the log', () => captions(ines), (lines) => said.slice(0, 1).every(({ text }) => lines.some((line) => line.includes(plain(text)))));
  const speaker = tv.page.locator('.loudspeaker');
  await speaker.filter({ hasText: 'Click it or press a key once' }).waitFor();
  assert.deepEqual(await aloud(tv), [], 'a browser that nobody touched is silent');
  await tv.page.locator('body').click({ position: { x: 5, y: 5 } });
  await speaker.filter({ hasText: 'the room’s loudspeaker: switch the voice off' }).waitFor();
  note('heard on a desktop and a phone');

  // Off where it is not wanted: the words still come, on the screen alone.
  await voice(nadia).click();
  assert.equal(await voice(nadia).getAttribute('aria-pressed'), 'false');
  const before = (await aloud(nadia)).length;
  await hurryToPhase([ines], code, 2);
  await until('the big screen to speak', () => aloud(tv), (words) => words.length > 0);
  await until('the other one to hear more', () => aloud(ines), (words) => words.length > said.length);
  assert.equal((await aloud(nadia)).length, before, 'switched off is silent');
  assert.ok((await nadia.page.locator('.ann').innerText()).length > 5, 'what the computer wants is there to be read');
  await nadia.page.reload();
  await hand(nadia).first().waitFor();
  assert.equal(await voice(nadia).getAttribute('aria-pressed'), 'false', 'and stays off');
});

browserTest('a card is read large, the last move is marked, and what somebody told lies face up', async ({ person }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  await gather([ines, nadia], { options: { flight: 'test-run-1' } });
  await alert([ines, nadia]);
  const { page } = nadia;
  const card = hand(nadia).first();
  const large = page.locator('.large');
  await card.hover();
  await large.waitFor();
  assert.deepEqual(await outOfSight(page, '.large'), []);
  const [small, grown] = [await card.boundingBox(), await large.boundingBox()];
  assert.ok(grown.width > small.width * 1.5, 'it is larger');
  assert.ok(grown.y + grown.height <= small.y || grown.y >= small.y + small.height, 'and beside the card');
  await page.mouse.move(2, 2);
  await large.waitFor({ state: 'detached' });
  await card.focus();
  await page.keyboard.press('i');
  await large.waitFor();
  await page.keyboard.press('i');
  await large.waitFor({ state: 'detached' });

  // A card that was put down is marked on everybody else's screen, from the back; what its owner tells lies there face up, with its symbol.
  await planOne(nadia);
  const row = ines.page.locator('[data-lesson=crew] > li').filter({ hasText: 'Nadia' });
  await row.locator('.pips i.last').waitFor();
  assert.equal(await row.locator('.pips i .side').count(), 0, 'nobody sees what it is');
  const unsaid = await row.locator('.pips').getAttribute('aria-label');
  await page.locator('[data-lesson=tools] .btn').filter({ hasText: 'Tell my plan' }).click();
  await until('a card with its face up', () => row.locator('.pips i .side').count(), (count) => count > 0);
  assert.ok((await row.locator('.pips').getAttribute('aria-label')).length > unsaid.length, 'and it is told in words to whoever listens');
});
