// The rules: an index of every rulebook, a search with rule numbers that lead there, a quick start with drawings.
import assert from 'node:assert/strict';
import { resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const PEOPLE = [
  { name: 'Nadia', locale: 'en-GB', words: 'soft abort', rule: 'RM-11.8', title: 'Quick start' },
  { name: 'Inès', locale: 'fr-FR', words: 'abandon carte', rule: 'RM-11.8', title: 'Démarrage rapide' },
];

for (const { words, rule, title, ...who } of PEOPLE) {
  browserTest(`the rules are found (${who.locale})`, async ({ person }) => {
    const reader = await person(who);
    const { page } = reader;
    await reader.go('/rules');
    await page.locator('article li a').first().waitFor();
    assert.deepEqual(await page.$$eval('article[data-game]', (books) => books.map((book) => book.dataset.game)), ['rocketmen', 'space-alert', 'space-cadets', 'away-missions']);
    assert.ok((await page.locator('article li a').count()) > 30, 'every chapter is listed');

    // One search through all of them, with numbers that lead to the rule.
    await page.locator('[role=search] input').fill(words);
    const hit = page.locator(`.hits a.rule[href$="#${rule}"]`);
    await hit.waitFor();
    await hit.click();
    await page.locator(`[id="${rule}"].marked`).waitFor();
    assert.match(page.url(), new RegExp(`/rules/rocketmen#${rule}$`));
    await until('the rule in sight', () => page.locator(`[id="${rule}"]`).evaluate((line) => { const { top, bottom } = line.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }));
    await page.locator('[role=search] input').fill('RM-4.7');
    await until('the rule and those that speak of it', () => page.locator('.text section:not(.start) li').count(), (count) => count > 0 && count < 5);
    assert.equal(await page.locator('[id="RM-4.7"]').count(), 1);

    for (const game of ['rocketmen', 'space-alert', 'space-cadets']) {
      await reader.go(`/rules/${game}#start`);
      await page.locator('.start li').first().waitFor();
      assert.equal(await page.locator('.start li .picture > svg').count(), 6);
      assert.equal((await page.locator('nav a[aria-current=true]').innerText()).trim(), title);
      // Every drawing uses parts that are in the page.
      const missing = await page.$$eval('.start svg use', (uses) => uses.map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href)));
      assert.deepEqual(missing, []);
    }
  });
}

browserTest('the rules from 360 to 2560 pixels', async ({ person }) => {
  const found = [];
  for (const { locale, name } of PEOPLE) {
    const reader = await person({ name, locale });
    for (const path of ['/rules', '/rules/rocketmen', '/rules/space-alert']) {
      await reader.go(path);
      await reader.page.locator('article li a, .start li').first().waitFor();
      for (const size of SIZES) {
        await resize(reader.page, size);
        for (const fault of await screenFaults(reader.page, { main: ['[role=search] input'] })) found.push(`${path}, ${locale}, ${size.width}: ${fault}`);
      }
    }
  }
  assert.deepEqual(found, []);
});
