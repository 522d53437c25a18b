// The lobby at every size, in both languages: the code can be typed without scrolling, nothing is cut, nothing lies over anything else.
import assert from 'node:assert/strict';
import { outOfSight, resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import { joinByCode } from '../lib/lobby.mjs';
import { waitingTable } from '../lib/tables.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

browserTest('the code is typed at the top of the lobby, from 360 to 2560 pixels', async ({ person }) => {
  const found = [];
  for (const who of [{ name: 'Nadia', locale: 'en-GB' }, { name: 'Inès', locale: 'fr-FR' }]) {
    const visitor = await person(who);
    const { page } = visitor;
    await visitor.go('/');
    await page.locator('[data-game=rocketmen] .go .btn:enabled').first().waitFor();
    for (const size of SIZES) {
      await resize(page, size);
      const main = [...Array(6).keys()].map((at) => `.code input:nth-child(${at + 1})`);
      for (const fault of await screenFaults(page, { main: [...main, '.join button[type=submit]'] })) found.push(`${who.locale}, ${size.width} × ${size.height}: ${fault}`);
    }
  }
  assert.deepEqual(found, []);
});

browserTest('somebody joins with a code', async ({ person }) => {
  const host = await person({ name: 'Nadia' });
  await host.go('/');
  const code = await waitingTable(host);
  const guest = await person({ name: 'Inès', locale: 'fr-FR' });
  await guest.go('/');
  await joinByCode(guest, code);
  assert.ok(guest.page.url().endsWith(`/t/${code}`));
});

browserTest('one button puts bots on all free chairs of a table of nine', async ({ person }) => {
  const host = await person({ name: 'Nadia' });
  const { page } = host;
  await host.go('/');
  const code = await waitingTable(host, { game: 'space-cadets', seats: 9, bots: [] });
  await host.go(`/t/${code}`);
  await until('nine chairs', () => page.locator('.chairs li').count(), (count) => count === 9);
  // The way on is in sight before anything is scrolled, however many chairs there are.
  assert.deepEqual(await outOfSight(page, '.act .btn'), []);
  await page.locator('.act .btn:has(use[href="#i-bot"])').click();
  await until('no chair to be free', () => page.locator('.chairs .free').count(), (count) => count === 0);
  const { chairs } = await host.api(`/api/tables/${code}`);
  assert.deepEqual(chairs.map(({ holder }) => holder), ['person', ...Array(8).fill('bot')]);
  await page.locator('.act .btn--go:not([aria-disabled])').waitFor();
});
