// Pictures of every screen, three sizes, two languages:
//   npm run shots [folder] [--only "lobby,table"] [--light]
import { mkdir } from 'node:fs/promises';
import { launch } from './lib/browser.mjs';
import * as crew from './lib/moments.mjs';
import * as pilots from './lib/rocketmen-moments.mjs';
import { DESKTOP, PHONE, openPerson } from './lib/people.mjs';
import { SCREENS, openScreen, setTables } from './lib/screens.mjs';
import { Server } from './lib/server.mjs';
import { hand, seeResult } from './lib/space-alert.mjs';
import { clickIfThere, until } from './lib/wait.mjs';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const only = flag('--only')?.split(',');
const theme = words.includes('--light') ? 'light' : 'dark';
const [folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const SIZES = { phone: PHONE, desktop: DESKTOP, wide: { width: 1920, height: 1080 } };
const wanted = (name) => only?.includes(name) ?? true;
const PEOPLE = { en: { name: 'Nadia', locale: 'en-GB' }, fr: { name: 'Inès', locale: 'fr-FR' } };

/** Moments that take long or luck: a name, whose they are, which one, the address behind the table's, and what is there then. */
const MOMENTS = [
  ['launch', pilots, 'launch', '', '.launch .acts .btn'],
  ['space-alert big screen', crew, 'phase3', '?screen', '.strip > li'],
];

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
try {
  for (const [lang, who] of Object.entries(PEOPLE)) {
    const person = await openPerson(browser, server.base, { ...who, theme });
    await person.go('/');
    const tables = await setTables(person);
    for (const screen of SCREENS.filter(([name]) => wanted(name))) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await person.page.setViewportSize(viewport);
        await openScreen(person, tables, screen);
        await person.page.screenshot({ path: `${folder}/${screen[0].replaceAll(' ', '-')}-${size}-${lang}.png` });
      }
    }
    for (const one of MOMENTS.filter(([name]) => wanted(name))) await momentOf(who, one, lang);
    if (wanted('space-alert film') || wanted('space-alert end')) await mission(person, lang);
    if (wanted('lesson')) await lesson(person, lang);
    await person.context.close();
  }
  console.log(`screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

/** Two frames on, everything that was to be drawn is. */
function drawn(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** One of the moments, in a window of its own: from then on every table of that window stands there. */
async function momentOf(who, [name, lib, which, query, there], lang) {
  const person = await openPerson(browser, server.base, { ...who, theme });
  const shown = lib.moment(which);
  await person.go('/');
  const code = await lib.tableFor(person, shown);
  await lib.showMoment(person, () => shown);
  await person.go(`/t/${code}${query}`);
  await person.page.locator(there).first().waitFor();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await person.page.setViewportSize(viewport);
    await drawn(person.page);
    await person.page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${size}-${lang}.png` });
  }
  await person.context.close();
}

/** The guided first game of Rocketmen, at its first purchase. */
async function lesson(person, lang) {
  const { page } = person;
  await person.go('/');
  await page.locator('[data-game=rocketmen] .go .btn:has(use[href="#i-info"])').click();
  const on = page.locator('.lesson .acts .btn').last();
  await on.click();
  await on.click();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    await page.screenshot({ path: `${folder}/lesson-${size}-${lang}.png` });
  }
}

/** A mission of Space Alert with a fast computer: its film in the middle, and its end with what would have helped. */
async function mission(person, lang) {
  const { page } = person;
  const { code } = await person.api('/api/tables', { game: 'space-alert', seats: 4, options: { flight: 'mission', speed: 'rush' }, bots: Array(3).fill('cadet'), start: true, fast_bots: true, name: person.name });
  const shot = async (name) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await drawn(page);
      await page.screenshot({ path: `${folder}/${name}-${size}-${lang}.png` });
    }
    await page.setViewportSize(DESKTOP);
  };
  await person.go(`/t/${code}`);
  await page.locator('.space-alert footer .btn--go').click();
  await hand(person).first().waitFor();
  await shot('space-alert-plan');
  await page.locator('.film').waitFor({ timeout: 180_000 });
  const turn = async () => Number((await page.locator('.film .stagebar b').innerText()).replace(/\D/g, ''));
  await until('the ship at its end', async () => {
    await clickIfThere(page.locator('.film .more .btn:has(use[href="#i-next"])'));
    await clickIfThere(page.locator('.film .more .now'));
    return page.locator('section.ended').count();
  }, Boolean, 240_000);
  // The film stands wherever its captain left it: on to the fifth turn, or to where the ship was lost before.
  let at = null;
  while ((await turn()) < 5 && at !== (at = await page.locator('.film').getAttribute('data-at'))) {
    await page.keyboard.press('ArrowRight');
    await drawn(page);
  }
  await shot('space-alert-film');
  await seeResult(person);
  await page.locator('section.over h1').waitFor();
  if (await page.locator('section.over .ask').count()) {
    await page.locator('section.over .ask').click();
    await page.locator('section.over .help').waitFor({ timeout: 60_000 });
  }
  await shot('space-alert-end');
}
