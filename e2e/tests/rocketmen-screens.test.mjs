// Every screen, both themes, desktop and phone: no accessibility violation that axe knows, nothing wider than the window.
import assert from 'node:assert/strict';
import { violationsInBothThemes } from '../lib/axe.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { DESKTOP, PHONE } from '../lib/people.mjs';
import { Player, playOn } from '../lib/rocketmen.mjs';
import { browserTest } from '../lib/test.mjs';
import { SCREENS, openScreen, setTables } from '../lib/screens.mjs';
import { runningTable } from '../lib/tables.mjs';

for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]]) {
  browserTest(`every screen passes axe in both themes (${size})`, async ({ person, note }) => {
    const visitor = await person({ name: 'Nadia', viewport });
    const { page } = visitor;
    await visitor.go('/');
    const tables = await setTables(visitor);
    const found = [];
    for (const screen of SCREENS) {
      await openScreen(visitor, tables, screen);
      for (const violation of await violationsInBothThemes(page)) found.push(`${screen[0]}, ${violation}`);
      if ((await tooWide(page)) > 0) found.push(`${screen[0]}: ${await tooWide(page)} px too wide`);
    }
    note(`${SCREENS.length} screens seen`);
    assert.deepEqual(found, []);
  });
}

browserTest('a launch passes axe, before, during and after it', async ({ person }) => {
  const pilot = await person({ name: 'Nadia' });
  const { page } = pilot;
  await pilot.go('/');
  const code = await runningTable(pilot, { options: { mode: 'battle' }, bot: 'random' });
  await pilot.go(`/t/${code}`);
  const found = [];
  const look = async (where) => { for (const violation of await violationsInBothThemes(page)) found.push(`${where}, ${violation}`); };
  const player = new Player(pilot);
  await page.locator('.rocketmen').waitFor();
  const kind = async () => (await player.look()).kind;
  await playOn([player], async () => ['flying', 'over'].includes(await kind()));
  assert.equal(await kind(), 'flying', `nobody launched: ${player.deeds.join(', ')}`);
  await look('the draw');
  await playOn([player], async () => (await kind()) === 'ending');
  await look('the ending');
  assert.deepEqual(found, []);
});
