// A table that is opened with a file: its faults are told before it is used, and everybody knows what is played before they sit down.
import assert from 'node:assert/strict';
import { start } from '../lib/lobby.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** A game that is over after two rounds. */
const SHORT = `game = "rocketmen"

[constants]
hand = 6
display = 6
placement = 10
tokens = 6
token_vp = 1
goals = 2
variants = 2
battle_missions = 4
rounds = 2
thresholds = [23, 21, 18]
surcharge = [{ from = 5, money = 10 }]
success = [2, 5, 6, 4, 1]
`;
const FAULTY = SHORT.replace('rounds = 2', 'rounds = 2\nroundds = 3').replace('hand = 6', 'hand = "six"');

const file = (name, text) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(text) });

browserTest('a table is opened with a file, which somebody else reads before sitting down', async ({ person, note }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  await ines.go('/');
  await ines.page.locator('[data-game=rocketmen] .go .btn').nth(1).click();
  const dialog = ines.page.locator('dialog[open]');
  const picker = dialog.locator('input[type=file]');

  // What is wrong with a file is told, and nothing of it is taken.
  await picker.setInputFiles(file('faulty.toml', FAULTY));
  await dialog.locator('.content li').first().waitFor();
  assert.equal(await dialog.locator('.held').count(), 0, 'a file with faults is not taken');
  // The browser's console reports every refused request; this one is wanted.
  await until('the refusal in the console', () => ines.problems.filter((problem) => problem.includes('400')), (refused) => refused.length === 1);
  ines.problems.length = 0;
  await picker.setInputFiles(file('short.toml', SHORT));
  await dialog.locator('.held').waitFor();
  assert.equal(await dialog.locator('.content li').count(), 0, 'the faults of the first file are gone');
  await dialog.locator('.seg label').filter({ hasText: '2' }).click();
  await dialog.locator('.btn--go').click();
  await ines.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  const code = ines.page.url().split('/t/')[1];
  note('opened with a file');

  // Somebody else sees it and reads it before there is a chair of theirs.
  await nadia.go(`/t/${code}`);
  const held = nadia.page.locator('.held');
  await held.waitFor();
  assert.equal(await nadia.page.locator('.chairs .mine').count(), 0, 'Nadia has not sat down');
  assert.equal(await nadia.page.locator('input[type=file]').count(), 0, 'only the host chooses');
  await nadia.page.locator('.btn:has(use[href="#i-eye"])').click();
  await until('the text of the file', () => nadia.page.locator('dialog[open] pre').allTextContents(), ([text]) => text === SHORT);
  await nadia.page.keyboard.press('Escape');
  await nadia.page.locator('dialog[open]').waitFor({ state: 'detached' });

  // The host takes it away and brings it again; Nadia sees both.
  await ines.page.locator('.keys .btn--ghost').click();
  await held.waitFor({ state: 'detached' });
  await ines.page.locator('input[type=file]').setInputFiles(file('short.toml', SHORT));
  await held.waitFor();
  note('removed and brought again');

  await nadia.page.locator('.chairs .free .btn--go').first().click();
  await nadia.page.locator('.act .btn--go').click();
  await nadia.page.locator('.act .btn[aria-pressed=true]').waitFor();
  await start(ines, nadia);
  const heard = nadia.received.map((frame) => JSON.parse(frame)).findLast(({ catalogue }) => catalogue);
  assert.equal(heard.catalogue.board.constants.rounds, 2, 'the game is played by the file');
});
