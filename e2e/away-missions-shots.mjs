// Pictures of Away Missions: packing, a turn, an attack, the Aliens, the end, the editor and the box.
//   node away-missions-shots.mjs [folder] [--light] [--only "table,attack"] [--lang en]
import { mkdir } from 'node:fs/promises';
import { board, both, goOn, pack, scenario, showing } from './lib/away-missions.mjs';
import { launch } from './lib/browser.mjs';
import { DESKTOP, PHONE, SIDEWAYS, openPerson } from './lib/people.mjs';
import { Server } from './lib/server.mjs';
import { clickIfThere, until } from './lib/wait.mjs';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const [only, language] = [flag('--only')?.split(','), flag('--lang')];
const theme = words.includes('--light') ? 'light' : 'dark';
const [folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const SIZES = { desktop: DESKTOP, small: { width: 1024, height: 768 }, phone: PHONE, sideways: SIDEWAYS };
const TV = { width: 1920, height: 1080 };
const wanted = (name) => only?.includes(name) ?? true;

/** Everything face up, Aliens of every kind beside the crew. */
const FIGHT = {
  all_tiles_scanned_at_start: true, name: { en: 'Moon: Boarding Action', fr: 'Lune : à l’abordage' },
  starting_items: { mode: 'choose', per_rocketeer: 4, max_large: 2, recommended: ['atomic_rifle', 'ray_gun', 'holster', 'tools'] },
  rules: [{ id: 'guests', on: 'setup', text: both('Guests.'), do: [{ spawn: { n: 1, type: 'sentinel', where: { at: [1, -1] } } }, { spawn: { n: 1, type: 'leader', where: { at: [0, -1] } } }, { spawn: { n: 2, type: 'saucerman', where: { at: [0, -1] } } }, { spawn: { n: 1, type: 'brain_in_a_jar', where: { at: [2, -1] } } }, { spawn: { n: 1, type: 'thrall', where: { at: [-1, 0] } } }, { spawn: { n: 1, type: 'space_leech', where: { at: [1, 0] } } }, { spawn: { n: 2, type: 'bug', where: { at: [0, 1] } } }] }],
  victory: { all: [{ turn: { gte: 9 } }] },
};

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))));
try {
  for (const [lang, who] of Object.entries({ en: { name: 'Nadia', locale: 'en-GB' }, fr: { name: 'Inès', locale: 'fr-FR' } })) {
    if (language && language !== lang) continue;
    const person = await openPerson(browser, server.base, { ...who, theme });
    const { page } = person;
    const tv = await openPerson(browser, server.base, { ...who, name: 'TV', theme, viewport: TV });
    const shot = async (name, sizes = SIZES) => {
      if (!wanted(name)) return;
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await drawn(page);
        await page.screenshot({ path: `${folder}/away-missions-${name}-${size}-${lang}.png` });
      }
      await page.setViewportSize(DESKTOP);
    };
    const big = async (name) => {
      if (!wanted('tv')) return;
      await drawn(tv.page);
      await tv.page.screenshot({ path: `${folder}/away-missions-${name}-tv-${lang}.png` });
    };
    await person.go('/');
    if (wanted('table') || wanted('packing')) {
      await board([person], { seats: 1, options: { rocketeers: '3', order: 'first-come', scenario: 's04-moon-boarding-action' } });
      await shot('packing');
      await pack(person);
      let ended = 0;
      await until('some turns', async () => {
        const before = person.sent.length;
        await goOn(person);
        ended += person.sent.slice(before).some((frame) => frame.includes('"end_turn"')) ? 1 : 0;
        return ended >= 5 && (await page.locator('.offer .btn--go, .targets').first().isVisible()) && (await page.locator('.ends .finish').isVisible());
      }, Boolean, 120_000);
      await shot('table');
    }
    if (wanted('attack') || wanted('aliens') || wanted('tv') || wanted('end')) {
      const code = await board([person], { seats: 1, options: { rocketeers: '3', order: 'first-come' }, content: scenario(FIGHT) });
      await pack(person);
      await tv.go(`/t/${code}?screen`);
      await until('a turn of one’s own', async () => (await page.locator('.targets').isVisible()) || !(await goOn(person)));
      // An Alien is looked at.
      await drawn(page);
      if (!(await clickIfThere(page.locator('.targets li button').filter({ hasText: '%' })))) await clickIfThere(page.locator('.targets li button'));
      await drawn(page);
      await shot('target');
      await big('table');
      let rolled = false;
      for (let tries = 0; tries < 40 && !rolled; tries += 1) {
        rolled = (await page.locator('.roll .groups .option').count()) > 0;
        if (rolled) break;
        if (await clickIfThere(page.locator('.roll .btn--go, .roll .btn--ghost'))) continue;
        if (await page.locator('.targets li button').filter({ hasText: '%' }).count()) {
          await page.locator('.targets li button').filter({ hasText: '%' }).first().click();
          await clickIfThere(page.locator('.offer .btn--go').filter({ hasText: /Attack|Attaquer/ }));
        } else await goOn(person);
        await drawn(page);
      }
      await shot('attack');
      await big('attack');
      await until('the Aliens', async () => { if ((await showing(person)) === 'film') return true; await goOn(person); return false; }, Boolean, 120_000);
      await clickIfThere(page.locator('.film .play'));
      for (let tries = 0; tries < 9 && (await page.locator('.film .why .dice').count()) === 0; tries += 1) { await page.locator('.film .controls .next').click(); await drawn(page); if (await page.locator('.film .ask.mine').count()) { await shot('reaction'); await page.locator('.film .ask.mine .btn--go').click(); } }
      await shot('aliens');
      await big('aliens');
      await until('the end', async () => { if ((await showing(person)) === 'over') return true; await goOn(person); return false; }, Boolean, 300_000).catch(() => {});
      await shot('end');
      await big('end');
    }
    if (wanted('lesson')) {
      await person.go('/');
      await page.locator('[data-game=away-missions] .go .learn').first().click();
      await page.locator('.lesson h2').waitFor();
      await page.locator('.lesson .acts .btn').last().click();
      await page.locator('.packing .advised').click();
      for (let tries = 0; tries < 12 && !person.sent.some((frame) => frame.includes('"scan"')); tries += 1) {
        if ((await page.locator('.lesson .do').count()) === 0) await clickIfThere(page.locator('.lesson .acts .btn').last());
        else if (!(await clickIfThere(page.locator('.ask.mine .btn').filter({ hasText: /Captain|Capitaine/ })))) break;
        await drawn(page);
      }
      await shot('lesson');
    }
    if (wanted('editor')) {
      await person.go('/away-missions-editor');
      await page.locator('.editor .faults, .editor .fine').first().waitFor();
      await page.locator('.editor .map [data-at="0,0"]').first().click();
      await drawn(page);
      await shot('editor');
    }
    if (wanted('box')) {
      await person.go('/away-missions-box');
      const file = { format: 'away-missions-position/1', tiles: [{ at: [0, 0], number: 23 }, { at: [1, -1], number: 29 }, { at: [0, -1], number: 11 }, { at: [-1, 0], number: 27 }, { at: [1, 0], number: 20 }, { at: [0, 1], number: 14 }, { at: [-1, 1], scanned: false }], rocketeers: [{ who: 'chief', at: [0, 0], hp: 5, o2: 3, order: 3 }, { who: 'professor', at: [-1, 0], hp: 3, o2: 4, order: 1 }], aliens: [{ type: 'leader', at: [0, -1] }, { type: 'saucerman', at: [0, -1] }, { type: 'sentinel', at: [1, -1] }, { type: 'bug', at: [1, 0] }] };
      await page.locator('.box input[type=file]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
      await shot('box-layout');
      await page.locator('.box .btn--go').first().click();
      await page.locator('.box .right').waitFor();
      await drawn(page);
      await shot('box');
    }
    await person.context.close();
    await tv.context.close();
  }
  console.log(`screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
