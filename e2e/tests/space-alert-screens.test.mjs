// Every screen of Space Alert in both languages, both themes, on a desktop and a phone: no accessibility violation that axe knows, nothing wider
// than the window, no English word on a French screen.
import assert from 'node:assert/strict';
import { violationsInBothThemes } from '../lib/axe.mjs';
import { DESKTOP, PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { moment, showMoment, tableFor } from '../lib/moments.mjs';
import { FrenchReader } from '../lib/words.mjs';

/** A name, the moment of the game, the way there, what is there once one is, and what to do then. */
const SCREENS = [
  ['briefing', 'briefing', '/t/CODE', '.space-alert footer .btn--go'],
  ['planning', 'phase3', '/t/CODE', '[data-lesson=hand] [data-card]', (page) => page.locator('[data-lesson=hand] [data-card]').first().click()],
  ['a data transfer', 'transfer', '/t/CODE', '.ann.transfer'],
  ['a card to give', 'transfer', '/t/CODE', '.ann.transfer .btn', async (page) => {
    await page.locator('.ann.transfer .btn').click();
    await page.locator('dialog[open] [role=radio]').first().waitFor();
  }],
  ['communications down', 'silence', '/t/CODE', '.ann.silence'],
  ['between missions', 'between', '/t/CODE', 'section.between .btn--go'],
  ['repairs', 'repairs', '/t/CODE', 'section.between .choices'],
  ['the end', 'over', '/t/CODE', 'section.over table'],
  ['the big screen', 'phase3', '/t/CODE?screen', '.tv .ann'],
  ['the resolver', null, '/resolver', '#resolver .add', async (page) => {
    await page.locator('.add').click();
    await page.locator('#resolver ol li input').fill('E1-02');
    await page.locator('#resolver ol li input').press('Tab');
    await page.locator('[data-at="0 1"]').click();
    for (const key of 'caaa') await page.keyboard.press(key);
    await page.locator('.result:not(.stale)').waitFor();
  }],
  ['the film', null, null, '#resolver', async (page) => {
    await page.locator('[role=tab]').nth(1).click();
    await page.locator('.film .strip').waitFor();
    await page.locator('.film .strip .frame').nth(5).click();
  }],
];

/** Looks at every screen in both themes; planning in the other size, too. */
async function look(visitor, lang, [size, other], reader, note) {
  const { page } = visitor;
  let shown = null;
  await visitor.go('/');
  await showMoment(visitor, () => shown);
  const found = [];
  const check = async (name, viewport) => {
    await page.setViewportSize(viewport);
    const where = `${name}, ${lang}, ${viewport.width} px`;
    for (const violation of await violationsInBothThemes(page)) found.push(`${where}, ${violation}`);
    if ((await tooWide(page)) > 0) found.push(`${where}: ${await tooWide(page)} px too wide`);
  };
  for (const [name, at, path, there, act] of SCREENS) {
    shown = at && moment(at);
    await page.setViewportSize(size);
    if (path) await visitor.go(path.replace('CODE', shown ? await tableFor(visitor, shown) : ''));
    await page.locator(there).first().waitFor();
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    await check(name, size);
    await reader?.read(page);
    if (name === 'planning') await check(name, other);
  }
  note(`${SCREENS.length} screens seen, ${lang}`);
  return found;
}

browserTest('every screen of Space Alert passes axe, English on a desktop and French on a phone', async ({ person, note }) => {
  const reader = new FrenchReader(['Inès', 'Cosmodrome']);
  const nadia = await person({ name: 'Nadia', viewport: DESKTOP });
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE });
  const found = await Promise.all([look(nadia, 'en', [DESKTOP, PHONE], null, note), look(ines, 'fr', [PHONE, DESKTOP], reader, note)]);
  assert.deepEqual(found.flat(), []);
  assert.equal(reader.complaint, '', 'English words on French screens');
  assert.ok(reader.lines.size > 200, `only ${reader.lines.size} French lines were read`);
});
