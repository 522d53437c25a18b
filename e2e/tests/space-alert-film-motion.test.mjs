// The film from near: every beat ends at the same picture, whether it moved, was cut short, or may not move at all.
import assert from 'node:assert/strict';
import { filmAt, lastBeat, standAtBeginning } from '../lib/film.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { until } from '../lib/wait.mjs';

const boards = ['LIFT B A A B A A - A - A A', 'RED A A A - A LIFT A A - - -', 'BLUE A A A A C A BOT LIFT BOT - -', 'RED LIFT C BOT LIFT BLUE BOT A - - - -'];
const PLAN = {
  format: 'space-alert-plan/1', turns: 12, trajectories: { red: 1, white: 2, blue: 7, internal: 4 },
  threats: [{ card: 'E1-05', turn: 1, zone: 'red' }, { card: 'SE1-01', turn: 2, zone: 'blue' }, { card: 'I1-01', turn: 2 }, { card: 'SI1-06', turn: 3 }, { card: 'E1-07', turn: 4, zone: 'white' }],
  players: boards.map((board) => board.split(' ').map((card) => (card === '-' ? null : card))), damage_draw: 'any', overrides: {},
};

async function openFilm(person) {
  const { page } = person;
  await person.go('/resolver');
  await page.locator('.add').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(PLAN)) });
  await page.locator('.result:not(.stale)').waitFor();
  await page.locator('[role=tab]').nth(1).click();
  await page.locator('.closeup').waitFor();
  await standAtBeginning(page);
  // Space is for the film, not for the frame that was clicked.
  await page.locator('.strip .frame').first().blur();
}

/** What moves now, but for what only keeps time. */
const moving = (page) => page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.target?.closest('.closeup')).length);
/** What the picture shows of this beat. */
const marks = (page) => page.evaluate(() => [...document.querySelectorAll('.closeup .effects [data-part]')].filter(({ dataset }) => dataset.beat === document.querySelector('.film').dataset.at).map(({ dataset }) => dataset.part));
const step = async (page) => {
  const before = await filmAt(page);
  await page.keyboard.press('ArrowRight');
  await until('the next beat', () => filmAt(page), (at) => at === before + 1);
};

browserTest('without motion every beat is a still, and all of a mission is on it', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await openFilm(nadia);
  const seen = new Set();
  const last = await lastBeat(page);
  for (let beat = 0; beat < last; beat += 1) {
    for (const mark of await marks(page)) seen.add(mark);
    assert.equal(await moving(page), 0, `something moves at beat ${beat}`);
    // Every number on the picture is a line of the list.
    const strange = await page.evaluate(() => {
      const rows = document.querySelectorAll('.why ol li:not(.none)').length;
      return [...document.querySelectorAll('.closeup .number text')].map((text) => Number(text.textContent)).filter((number) => number < 1 || number > rows);
    });
    assert.deepEqual(strange, [], `numbers at beat ${beat} that no line has`);
    await step(page);
  }
  for (const mark of await marks(page)) seen.add(mark);
  for (const mark of ['beam', 'burst', 'ripple', 'trail', 'tile', 'was', 'spent', 'stars', 'words', 'lost']) assert.ok(seen.has(mark), `no ${mark} in the whole film; seen: ${[...seen].join(', ')}`);
  note(`${last + 1} beats looked at`);

  // The switch: the whole ship instead, and near again.
  await page.locator('.closer').click();
  await page.locator('.film .board').waitFor();
  assert.equal(await page.locator('.closeup').count(), 0);
  await page.locator('.closer').click();
  await page.locator('.closeup').waitFor();
  await page.setViewportSize(PHONE);
  assert.ok((await tooWide(page)) <= 0, 'a phone is wide enough for a close-up');
});

browserTest('a beat that moves is ended at its picture by Next, by a tap and by Space', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia', moving: true });
  const { page } = nadia;
  await openFilm(nadia);
  // So slow that no machine is too busy to be quicker.
  const devtools = await nadia.context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  /** On to a beat that moves. A first press may only end the beat before. */
  const onToMotion = async () => {
    for (;;) {
      const before = await filmAt(page);
      await page.keyboard.press('ArrowRight');
      if ((await filmAt(page)) === before) await page.keyboard.press('ArrowRight');
      const now = await until('the next beat', () => filmAt(page), (at) => at === before + 1);
      if ((await marks(page)).length > 0 && (await moving(page)) > 0) return now;
    }
  };
  const ways = {
    next: () => page.keyboard.press('ArrowRight'),
    tap: () => page.locator('.closeup').click({ position: { x: 300, y: 120 }, force: true }),
    space: () => page.keyboard.press(' '),
  };
  for (const [way, end] of Object.entries(ways)) {
    const beat = await onToMotion();
    const shown = await marks(page);
    await end();
    await until(`stillness after ${way}`, () => moving(page), (count) => count === 0);
    assert.equal(await filmAt(page), beat, `${way} ends the beat and does not go on`);
    assert.deepEqual(await marks(page), shown, `${way} keeps the picture`);
  }
  note('ended by Next, a tap and Space');
});
