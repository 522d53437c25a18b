// Pictures of Space Cadets: every console at its own practice, the bridge of a crew with bots, and the big screen.
//   node space-cadets-shots.mjs [folder] [--light] [--only "bridge,shields"] [--lang en]
import { mkdir } from 'node:fs/promises';
import { launch } from './lib/browser.mjs';
import { DESKTOP, PHONE, openPerson } from './lib/people.mjs';
import { Server } from './lib/server.mjs';
import { goOn, look, muster } from './lib/space-cadets.mjs';
import { until } from './lib/wait.mjs';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const [only, language] = [flag('--only')?.split(','), flag('--lang')];
const theme = words.includes('--light') ? 'light' : 'dark';
const [folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const SIZES = { desktop: DESKTOP, phone: PHONE };
const TV = { width: 1920, height: 1080 };
const DRILLS = ['engineering', 'helm', 'sensors', 'tractor', 'weapons-loading', 'weapons-fire', 'shields', 'jump', 'damage', 'core'];
const wanted = (name) => only?.includes(name) ?? true;

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))));
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
      const { code } = await person.api('/api/tables', { game: 'space-cadets', seats: 1, options: { practice, timer: 'calm' }, name: person.name });
      await person.go(`/t/${code}`);
      await page.locator('.act .btn--go:not([aria-disabled])').click();
      await page.locator('.cadets .practice').waitFor();
      await until(`${practice}: the clock to run`, () => page.locator('.cadets').getAttribute('data-runs'), (runs) => runs === 'true' || goOn(person).then(() => false));
      await shot(practice);
    }
    if (!wanted('bridge') && !wanted('tv')) continue;
    const code = await muster([person], { bots: Array.from({ length: 5 }, () => 'skill-5') });
    const tv = await openPerson(browser, server.base, { ...who, name: 'TV', theme, viewport: TV });
    await tv.go(`/t/${code}?screen`);
    // Into the third turn, when there is something to see of the sector.
    await until('the third turn', async () => { await goOn(person).catch(() => false); return page.locator('.cadets').getAttribute('data-moment'); }, (moment) => moment?.startsWith('3/jump'), 240_000);
    await look(person, 'captain');
    if (wanted('bridge')) await shot('bridge');
    if (wanted('tv')) { await drawn(tv.page); await tv.page.screenshot({ path: `${folder}/space-cadets-big-screen-wide-${lang}.png` }); }
  }
} finally {
  await browser.close();
  await server.stop();
}
