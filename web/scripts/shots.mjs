// Screenshots of every screen, against a running server:
//   node scripts/shots.mjs http://127.0.0.1:7878 [folder] [--only lobby,table] [--light]
// Also fails on console errors, on horizontal scrolling, and when the first load is over its budget.
import { chromium } from 'playwright-core';
import { mkdir } from 'node:fs/promises';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const only = flag('--only')?.split(',');
const theme = words.includes('--light') ? 'light' : 'dark';
const [base = 'http://127.0.0.1:7878', folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const BUDGET = 150 * 1024;
const SIZES = { phone: [390, 844], desktop: [1280, 800], wide: [1920, 1080] };
const LANGS = { en: 'en-GB', fr: 'fr-FR' };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const problems = [];

async function api(page, path, body) {
  return page.evaluate(async ([where, what]) => {
    const answer = await fetch(where, what === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
    return answer.ok ? answer.json() : null;
  }, [path, body ?? null]);
}

/** Every screen: a name, and what to do to get there. */
const SCREENS = {
  lobby: (page) => page.goto(`${base}/`),
  'new-table': async (page) => {
    await page.goto(`${base}/`);
    await page.locator('[data-game=rocketmen] .go .btn').nth(1).click();
    await page.locator('dialog[open]').waitFor();
  },
  waiting: (page, made) => page.goto(`${base}/t/${made.waiting}`),
  table: (page, made) => page.goto(`${base}/t/${made.playing}`),
  menu: async (page, made) => {
    await page.goto(`${base}/t/${made.playing}`);
    await page.locator('button[aria-haspopup=dialog]').click();
  },
  talk: async (page, made) => {
    await page.goto(`${base}/t/${made.playing}`);
    const button = page.locator('header .talk');
    if (await button.isVisible()) await button.click();
  },
  'big-screen-waiting': (page, made) => page.goto(`${base}/t/${made.waiting}?screen`),
  'big-screen': (page, made) => page.goto(`${base}/t/${made.playing}?screen`),
  rules: (page) => page.goto(`${base}/rules/rocketmen#RM-4.2`),
  replays: (page) => page.goto(`${base}/replays`),
  replay: (page, made) => page.goto(`${base}/r/${made.over ?? made.playing}`),
  settings: (page) => page.goto(`${base}/settings`),
  about: (page) => page.goto(`${base}/about`),
  'no-table': (page) => page.goto(`${base}/t/ZZZZZZ`),
  missing: (page) => page.goto(`${base}/nowhere`),
};

for (const [lang, locale] of Object.entries(LANGS)) {
  const context = await browser.newContext({ locale, colorScheme: theme, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let where = '';
  page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') problems.push(`${where}: ${message.text()}`); });
  page.on('pageerror', (error) => problems.push(`${where}: ${error}`));

  // The first visit is measured, with an empty cache.
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', (event) => { bytes += event.encodedDataLength; });
  where = `first load ${lang}`;
  await page.goto(`${base}/`, { waitUntil: 'networkidle' });
  console.log(`first load, ${lang}: ${bytes} bytes over the wire`);
  if (bytes > BUDGET) problems.push(`first load ${lang}: ${bytes} bytes are more than ${BUDGET}`);

  const name = lang === 'fr' ? 'Inès' : 'Nadia';
  await api(page, '/api/me', { name });
  await page.evaluate((who) => localStorage.setItem('cosmodrome.settings', JSON.stringify({ name: who })), name);
  const { games } = await api(page, '/api/games');
  const bots = games.find((game) => game.id === 'rocketmen').bots;
  const waiting = await api(page, '/api/tables', { game: 'rocketmen', seats: 4, bots: [bots.at(-1)], name });
  const playing = await api(page, '/api/tables', { game: 'rocketmen', seats: 3, bots: [bots.at(-1), bots[0]], start: true, name });
  const replays = await api(page, '/api/replays');
  const made = { waiting: waiting?.code, playing: playing?.code, over: process.env.REPLAY ?? replays?.replays[0]?.code };

  for (const [screen, open] of Object.entries(SCREENS)) {
    if (only && !only.includes(screen)) continue;
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      where = `${screen} ${size} ${lang}`;
      await page.setViewportSize({ width, height });
      try {
        await open(page, made);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `${folder}/${screen}-${size}-${lang}.png` });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) problems.push(`${where}: ${over} px too wide`);
      } catch (error) {
        problems.push(`${where}: ${error.message.split('\n')[0]}`);
      }
      await page.goto('about:blank');
    }
  }
  await context.close();
}
await browser.close();
for (const problem of new Set(problems)) console.error(problem);
console.log(`screenshots in ${folder}, ${new Set(problems).size} problems`);
process.exit(problems.length > 0 ? 1 : 0);
