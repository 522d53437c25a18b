// The guided first mission: *Play now* for somebody new leads through a scan, a fight, a rescue and a victory; bots are asked; a position is saved.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { board, goOn, pack } from '../lib/away-missions.mjs';
import { violations } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

/** Does what the guide says now: reads on, or presses what it has laid ready. */
async function follow({ page }) {
  if (await clickIfThere(page.locator('.film .to-table'))) return;
  const asks = await page.locator('.lesson .do').count();
  if (asks === 0) {
    await clickIfThere(page.locator('.lesson .acts .btn').last());
    return;
  }
  const title = await page.locator('.lesson h2').innerText({ timeout: 2000 }).catch(() => '');
  if (await clickIfThere(page.locator('.packing .advised'))) return;
  if (/who is next|à qui le tour/i.test(title)) await clickIfThere(page.locator('.ask.mine .btn').filter({ hasText: /Captain|Capitaine/ }));
  else if (/end it|terminez|finissez/i.test(title)) await clickIfThere(page.locator('.ends .finish').filter({ hasText: /End turn|Fin du tour/ }));
  else if (/^(Decide|Décidez)/.test(title)) await clickIfThere(page.locator('.ask.mine .btn, .ends .finish, .roll .act .btn').filter({ hasText: /No, thank you|Non, merci|Stop|These dice|Ces dés/ }));
  else await clickIfThere(page.locator('.roll .act .btn--go, .offer .btn--go'));
}

browserTest('Play now leads somebody new through a scan, a fight, a rescue and a victory', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go('/');
  await page.locator('[data-game=away-missions] .go .btn').first().click();
  await page.locator('.lesson h2').waitFor();
  assert.deepEqual(await violations(page), []);
  const seen = new Set();
  await until('the mission to be over', async () => {
    seen.add(await page.locator('.lesson h2').innerText({ timeout: 1000 }).catch(() => ''));
    if (await page.locator('.ended').isVisible()) return true;
    await follow(nadia);
    return false;
  }, Boolean, 240_000);
  note([...seen].join(' | '));
  assert.match(await page.locator('.ended').innerText(), /Mission accomplished/);
  const told = nadia.received.join('\n');
  for (const event of ['scanned', 'attacked', 'alien_died', 'rescued', 'won']) assert.ok(told.includes(`"event":"${event}"`), `no ${event} on the way`);
});

browserTest('the guide on a phone, in French, and off its way', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  const { page } = ines;
  await ines.go('/');
  await page.locator('[data-game=away-missions] .go .btn').first().click();
  await page.locator('.lesson h2').waitFor();
  await until('the first scan', async () => { await follow(ines); return ines.received.some((frame) => frame.includes('"event":"scanned"')); });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
  assert.deepEqual(await violations(page), []);
  // Ending the turn at once is not the guide's way: it says so and goes on explaining.
  await until('a turn that may be ended', async () => { if (await page.locator('.ends .finish').filter({ hasText: 'Fin du tour' }).isVisible()) return true; await clickIfThere(page.locator('.lesson .acts .btn').last()); return false; });
  await page.locator('.ends .finish').filter({ hasText: 'Fin du tour' }).click();
  await page.locator('.lesson h2').filter({ hasText: 'Votre propre chemin' }).waitFor();
});

browserTest('a bot says what it is about to do and can be asked; the position goes to the box', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await board([nadia], { seats: 2, options: { rocketeers: '2', order: 'first-come' }, bots: ['steady'] });
  await pack(nadia);
  await page.locator('div.away .map').first().waitFor();
  // Whoever is not mine is asked to wait; it answers when it decides next.
  const other = await until('the bot on the map', async () => {
    const names = await page.locator('.map .pick[aria-label]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    for (const name of names) {
      await page.locator(`.map .pick[aria-label="${name}"]`).first().dispatchEvent('click');
      if (await page.locator('.favours').isVisible()) return name;
    }
    return null;
  });
  assert.ok(other);
  await page.locator('.favours .btn').filter({ hasText: 'Wait' }).click();
  await page.locator('.favours li').filter({ hasText: 'wait' }).waitFor();
  // What is offered belongs to what is chosen on the map, and that is still the other one: choose along until there is something to do.
  let place = 0;
  await until('the bot to say what it is about to do', async () => {
    if (nadia.received.some((frame) => /"event":"intends/.test(frame))) return true;
    const picks = page.locator('.map .tile.touch');
    if (!(await goOn(nadia)) && (await picks.count()) > 0) await picks.nth(place++ % (await picks.count())).dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {});
    return false;
  }, Boolean, 120_000);
  await page.locator('.says').first().waitFor();
  assert.deepEqual(await violations(page), []);
  // The position as a file, and on the page for people with the box.
  // The bot goes on meanwhile, and a film of the Aliens in between folds everything up again.
  const save = (place) => until('the way out for a position', async () => {
    if (await clickIfThere(page.locator('details.save[open] .btn').nth(place))) return true;
    await clickIfThere(page.locator('.film .to-table, details.save:not([open]) summary'));
    return false;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), save(0)]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(file.format, 'away-missions-position/1');
  assert.equal(file.rocketeers.length, 2);
  const [box] = await Promise.all([nadia.context.waitForEvent('page'), save(1)]);
  await box.locator('.box .map [data-at]').first().waitFor();
  assert.equal(await box.locator('.box .map .figure').count() > 0, true);
});
