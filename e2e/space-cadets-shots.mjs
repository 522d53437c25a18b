// Pictures of Space Cadets: every console at its own practice, the bridge of a crew with bots, the big screen, hints, a Superlock, the waiting room, the end, the referee.
//   node space-cadets-shots.mjs [folder] [--light] [--only "bridge,shields"] [--lang en] [--sizes "desktop,phone,wide,sideways"]
import { mkdir } from 'node:fs/promises';
import { launch } from './lib/browser.mjs';
import { DESKTOP, PHONE, SIDEWAYS, openPerson } from './lib/people.mjs';
import { Server } from './lib/server.mjs';
import { boardSquare, goOn, look, looseTiles, muster, running, takeUp, workAt } from './lib/space-cadets.mjs';
import { fliesHome, sturdy } from './lib/space-cadets-mission.mjs';
import { clickIfThere, until } from './lib/wait.mjs';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const [only, language, sizes] = [flag('--only')?.split(','), flag('--lang'), (flag('--sizes') ?? 'desktop,phone').split(',')];
const theme = words.includes('--light') ? 'light' : 'dark';
const [folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const TV = { width: 1920, height: 1080 };
const SIZES = Object.fromEntries(Object.entries({ desktop: DESKTOP, phone: PHONE, wide: TV, sideways: SIDEWAYS }).filter(([name]) => sizes.includes(name)));
const DRILLS = ['engineering', 'helm', 'sensors', 'tractor', 'weapons-loading', 'weapons-fire', 'shields', 'jump', 'damage', 'core'];
const wanted = (name) => only?.includes(name) ?? true;

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))));

/** Something laid, plotted, packed or thrown, so that a console is seen at work. */
const AT_WORK = {
  engineering: async (person) => { for (const [x, y] of [[3, 4], [4, 4], [5, 4], [4, 5]]) { await takeUp(person, looseTiles(person).first()); await boardSquare(person, x, y).click(); } },
  helm: async ({ page }) => { for (const key of ['1', 'Enter', '2', 'Enter']) await page.keyboard.press(key); },
  shields: async ({ page }) => { for (const key of 'ffaacps') { await page.keyboard.press('ArrowRight'); await page.keyboard.press(key); } },
  tractor: async ({ page }) => { await page.locator('aside .btn').first().click(); await page.locator('aside .sum').waitFor(); for (const place of [0, 5]) await page.locator(`.tile[data-place="${place}"]`).click(); },
  jump: async ({ page }) => { await page.keyboard.press('a'); await page.locator('.die:enabled').nth(4).waitFor(); await page.keyboard.press('1'); },
  damage: async ({ page }) => { await page.keyboard.press('d'); await page.locator('.pile.open').waitFor(); },
  sensors: async ({ page }) => { const bag = await page.locator('.bag [role=application]').boundingBox(); await page.mouse.move(bag.x + bag.width * 0.1, bag.y + bag.height * 0.2); await page.mouse.move(bag.x + bag.width * 0.15, bag.y + bag.height * 0.3, { steps: 12 }); await page.locator('.bag g[clip-path]').first().waitFor(); },
};

try {
  for (const [lang, who] of Object.entries({ en: { name: 'Nadia', locale: 'en-GB' }, fr: { name: 'Inès', locale: 'fr-FR' } })) {
    if (language && language !== lang) continue;
    const person = await openPerson(browser, server.base, { ...who, theme });
    const { page } = person;
    const shot = async (name) => {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await drawn(page);
        await page.screenshot({ path: `${folder}/space-cadets-${name}-${size}-${lang}.png` });
      }
      await page.setViewportSize(DESKTOP);
    };
    await person.go('/');
    await page.locator('[data-game=space-cadets] .go .btn').first().waitFor();
    for (const practice of DRILLS.filter(wanted)) {
      const { code } = await person.api('/api/tables', { game: 'space-cadets', seats: 1, options: { practice, timer: 'calm' }, start: true, name: person.name });
      await person.go(`/t/${code}`);
      await page.locator('.cadets .practice').waitFor();
      if (wanted('practice') && practice === 'weapons-loading') await shot('practice');
      await running(person);
      await AT_WORK[practice]?.(person);
      await shot(practice);
    }
    if (wanted('hints')) {
      await muster([person], { options: { timer: 'calm', hints: 'yes' } });
      await workAt(person, 'engineering');
      await takeUp(person, looseTiles(person).first());
      await boardSquare(person, 4, 4).click();
      await page.keyboard.press('2');
      await shot('hints-engineering');
      await workAt(person, 'helm');
      await AT_WORK.helm(person);
      await page.locator('.ghost').waitFor();
      await shot('hints-helm');
      await workAt(person, 'shields');
      await AT_WORK.shields(person);
      await shot('hints-shields');
    }
    if (wanted('referee')) { await person.go('/space-cadets-referee'); await drawn(page); await shot('referee'); }
    if (wanted('waiting')) {
      const { code } = await person.api('/api/tables', { game: 'space-cadets', seats: 6, options: {}, bots: ['skill-3', 'skill-5'], name: person.name });
      await person.go(`/t/${code}`);
      await page.locator('.chairs').waitFor();
      await shot('waiting');
    }
    if (wanted('end')) {
      let first = null;
      await fliesHome(async (one) => { if (!first) { first = person; return person; } return openPerson(browser, server.base, { ...one, theme }); }, await sturdy({ crystals: 1 }));
      await shot('end');
    }
    if (!wanted('bridge') && !wanted('tv')) continue;
    // Nine chairs, hers the first: the Captain's.
    const code = await muster([person], { seats: 9, bots: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((chair) => [chair, 'skill-5'])), options: { timer: 'calm' } });
    const tv = await openPerson(browser, server.base, { ...who, name: 'TV', theme, viewport: TV });
    await tv.go(`/t/${code}?screen`);
    await page.bringToFront();
    for (let card = 0; card < 4; card += 1) await clickIfThere(page.locator('.bridge li .btn--go'));
    const seen = new Set();
    // Into the third turn, when there is something to see of the sector; the big screen in every step on the way.
    await until('the third turn', async () => {
      const now = (await page.locator('.cadets').getAttribute('data-moment')) ?? '';
      const step = now.split('/')[1];
      if (wanted('tv') && !now.startsWith('1/') && !seen.has(step)) { seen.add(step); await tv.page.bringToFront(); await drawn(tv.page); await tv.page.screenshot({ path: `${folder}/space-cadets-big-screen-${step}-wide-${lang}.png` }); await page.bringToFront(); }
      if (now.startsWith('3/action/') && now.includes('runs')) return now;
      await goOn(person).catch(() => false);
      return '';
    }, Boolean, 240_000);
    await look(person, 'captain');
    if (wanted('bridge')) {
      await page.locator('.bridge .sides .btn').first().click();
      await shot('bridge');
    }
    await tv.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
