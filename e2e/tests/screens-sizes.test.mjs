// The screens around the games, in the light theme too: from 360 to 2560 pixels nothing lies over anything else, no word is cut, nothing hangs out of the window.
import assert from 'node:assert/strict';
import { resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import * as crew from '../lib/moments.mjs';
import * as pilots from '../lib/rocketmen-moments.mjs';
import { openScreen, SCREENS, setTables } from '../lib/screens.mjs';
import { waitingTable } from '../lib/tables.mjs';
import { browserTest } from '../lib/test.mjs';

// Boards have scenes of their own, the big screens too.
const AROUND = SCREENS.filter(([name, path]) => !path.includes('PLAYING') && !path.includes('?screen') && !['final score', 'replay'].includes(name));
const PEOPLE = [{ name: 'Nadia', locale: 'en-GB', theme: 'light' }, { name: 'Inès', locale: 'fr-FR', theme: 'dark' }, { name: 'Oscar', locale: 'fr-FR', theme: 'light', settings: { text: 'larger' } }];
const about = ({ locale, theme, settings }) => `${locale}, ${theme}${settings ? ', larger text' : ''}`;

for (const who of PEOPLE) {
  browserTest(`every screen around the games fits its window (${about(who)})`, async ({ person, note }) => {
    const found = [];
    const visitor = await person(who);
    await visitor.go('/');
    const tables = await setTables(visitor);
    // The largest waiting room that there is.
    const nine = await waitingTable(visitor, { game: 'space-cadets', seats: 9, bots: ['skill-3'] });
    for (const screen of [...AROUND, ['waiting room of nine', `/t/${nine}`, '.chairs li:nth-child(9)']]) {
      await openScreen(visitor, tables, screen);
      for (const size of SIZES) {
        await resize(visitor.page, size);
        for (const fault of await screenFaults(visitor.page)) found.push(`${screen[0]}, ${size.width} × ${size.height}: ${fault}`);
      }
    }
    note(`${(AROUND.length + 1) * SIZES.length} screens measured`);
    assert.equal([...new Set(found)].join('\n'), '');
  });
}

const BOARDS = [
  ['Rocketmen', pilots, pilots.moment('table'), '.rocketmen .market'],
  ['a launch', pilots, pilots.moment('launch'), '.launch .acts .btn--go'],
  ['Space Alert', crew, crew.moment('phase3'), '[data-lesson=hand] [data-card]'],
];

browserTest('boards in the light theme stand as they do in the dark one', async ({ person, note }) => {
  const found = [];
  for (const [name, lib, shown, there] of BOARDS) {
    const visitor = await person({ name: 'Nadia', theme: 'light' });
    const { page } = visitor;
    await visitor.go('/');
    const code = await lib.tableFor(visitor, shown);
    await lib.showMoment(visitor, () => shown);
    await visitor.go(`/t/${code}`);
    await page.locator(there).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
    for (const size of SIZES) {
      await resize(page, size);
      for (const fault of await screenFaults(page, name === 'a launch' ? { within: '.launch' } : {})) found.push(`${name}, ${size.width} × ${size.height}: ${fault}`);
    }
    await visitor.context.close();
  }
  note(`${BOARDS.length * SIZES.length} boards measured`);
  assert.equal([...new Set(found)].join('\n'), '');
});
