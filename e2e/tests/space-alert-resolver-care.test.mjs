// The resolver takes care of what was entered: it asks before anything goes away, refuses what has no place, says what is wrong with a file or a link,
// keeps the end of the film to itself if one likes, and searches on when asked.
import assert from 'node:assert/strict';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const verdict = (page, what) => page.locator(`.result.${what}:not(.stale)`);
const cards = (page) => page.locator('#resolver .space:not(.empty)').count();
const file = (name, text) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function enter(page, player, letters) {
  await page.locator(`[data-at="${player} 1"]`).click();
  for (const letter of letters) await page.keyboard.press(letter);
}

browserTest('nothing that was entered in the resolver goes away unasked', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go('/resolver');
  await page.locator('.add').waitFor();
  const fresh = page.locator('.files .btn').last();
  // An empty plan is no work.
  await fresh.click();
  assert.equal(await page.locator('dialog[open]').count(), 0);

  // Twelve cards fill a board; the thirteenth has no place and replaces nothing.
  await enter(page, 0, 'abcabcabcabc');
  await until('twelve cards', () => cards(page), (count) => count === 12);
  const last = await page.locator('[data-at="0 12"]').getAttribute('aria-label');
  await page.keyboard.press('a');
  await page.locator('.refused use[href="#i-warn"]').waitFor();
  assert.equal(await page.locator('[data-at="0 12"]').getAttribute('aria-label'), last, 'the twelfth card stays');
  // Chosen on purpose it can be changed.
  await page.locator('[data-at="0 12"]').click();
  await page.keyboard.press('a');
  await until('another twelfth card', () => page.locator('[data-at="0 12"]').getAttribute('aria-label'), (now) => now !== last);
  note('a thirteenth card is refused');

  const dialog = page.locator('dialog[open]');
  const keep = dialog.locator('footer .btn--go');
  for (const [what, deed] of [
    ['a new plan', () => fresh.click()],
    ['a smaller crew and the boards that go with it', async () => { await enter(page, 3, 'a'); await page.locator('.form select').first().selectOption('2'); }],
    ['a shorter mission', () => page.locator('.form select').nth(1).selectOption('7')],
    ['a file', () => page.locator('.files input[type=file]').setInputFiles(file('other.json', '{"format":"space-alert-plan/1","players":[["A"]]}'))],
  ]) {
    const before = await cards(page);
    await deed();
    await dialog.waitFor();
    await keep.click();
    await dialog.waitFor({ state: 'detached' });
    assert.ok((await cards(page)) >= before, `${what} asked first, and nothing is gone`);
  }
  assert.equal(await page.locator('.form select').first().inputValue(), '4', 'the form says what the plan says');
  // A reload costs nothing either.
  const entered = await cards(page);
  await page.reload();
  await until('the plan after a reload', () => cards(page), (count) => count === entered);
  // Whoever wants to lets go.
  await fresh.click();
  await dialog.locator('footer .btn--hold').click();
  await until('an empty plan', () => cards(page), (count) => count === 0);
  note('asked before anything went away');
});

browserTest('the resolver says what is wrong with a file or a link', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go('/resolver');
  await page.locator('.add').waitFor();
  const told = page.locator('.faults[role=alert]');
  const board = (cards) => JSON.stringify(Array(cards).fill('A'));
  for (const [text, says] of [
    ['not a plan', /JSON/],
    ['[1, 2]', /something else than a plan/],
    ['{"format":"space-alert-plan/9","players":[[]]}', /space-alert-plan\/9/],
    ['{"format":"space-alert-plan/1","players":[]}', /no crew/],
    ['{"format":"space-alert-plan/1","players":[["A",7]]}', /Player 1, turn 2/],
    [`{"format":"space-alert-plan/1","turns":12,"players":[${board(13)}]}`, /Player 1 has cards beyond turn 12/],
    ['{"format":"space-alert-plan/1","players":[[]],"threats":[{"card":"E1-01"}]}', /Threat 1/],
  ]) {
    await page.locator('.files input[type=file]').setInputFiles(file('plan.json', text));
    await until(`what is wrong with ${text.slice(0, 60)}`, () => told.allTextContents(), ([words]) => says.test(words ?? ''));
  }
  assert.equal(await cards(page), 0, 'nothing of them was taken');
  await page.goto('about:blank');
  await nadia.go('/resolver#p=AAAA');
  await until('what is wrong with the link', () => told.allTextContents(), ([words]) => /link cannot be opened.*damaged/i.test(words ?? ''));
});

browserTest('the verdict can wait for the end of the film, and a search can go on', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go('/resolver');
  await page.locator('.add').waitFor();
  await page.locator('.veiled input').check();
  // Six serious threats against a crew that stands about: too much for a quick answer.
  const threats = [['SE1-08', 'red'], ['SE2-06', 'red'], ['SE1-02', 'white'], ['SE2-01', 'white'], ['SE1-03', 'blue'], ['SE2-02', 'blue']].map(([card, zone], place) => ({ card, zone, turn: place + 1 }));
  const doom = { format: 'space-alert-plan/1', turns: 12, trajectories: { red: 1, white: 2, blue: 3, internal: 4 }, threats, players: Array.from({ length: 4 }, () => Array(12).fill(null)), damage_draw: 'any', overrides: {} };
  await page.locator('.files input[type=file]').setInputFiles(file('doom.json', JSON.stringify(doom)));
  await page.locator('.veil').waitFor();
  assert.equal(await page.locator('.result').count(), 0, 'no verdict above the film');
  assert.doesNotMatch(await page.locator('main').innerText(), /ship is lost/i, 'and nowhere else');
  await page.locator('.veil .btn--go').click();
  await page.locator('.film .strip input').focus();
  assert.equal(await page.locator('.result').count(), 0);
  await page.keyboard.press('End');
  await verdict(page, 'lost').waitFor();
  note('the verdict came with the end of the film');

  await page.locator('.acts .ask').click();
  const on = page.locator('.help .btn--ghost');
  await on.waitFor({ timeout: 120_000 });
  const answers = [];
  page.on('request', (asked) => { if (asked.url().endsWith('/improve')) answers.push(asked.postDataJSON().further); });
  await on.click();
  await until('the search to go on', async () => answers.at(-1), (further) => further === 1);
  await page.locator('.help').waitFor({ timeout: 300_000 });
});
