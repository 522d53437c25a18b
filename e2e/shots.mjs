// Pictures of every screen, three sizes, two languages:
//   npm run shots [folder] [--only "lobby,table"] [--light]
import { mkdir } from 'node:fs/promises';
import { launch } from './lib/browser.mjs';
import { DESKTOP, PHONE, openPerson } from './lib/people.mjs';
import { SCREENS, openScreen, setTables } from './lib/screens.mjs';
import { Server } from './lib/server.mjs';

const words = process.argv.slice(2);
const flag = (name) => { const at = words.indexOf(name); return at < 0 ? null : words.splice(at, 2)[1]; };
const only = flag('--only')?.split(',');
const theme = words.includes('--light') ? 'light' : 'dark';
const [folder = 'shots'] = words.filter((word) => !word.startsWith('--'));
const SIZES = { phone: PHONE, desktop: DESKTOP, wide: { width: 1920, height: 1080 } };
const PEOPLE = { en: { name: 'Nadia', locale: 'en-GB' }, fr: { name: 'Inès', locale: 'fr-FR' } };

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
try {
  for (const [lang, who] of Object.entries(PEOPLE)) {
    const person = await openPerson(browser, server.base, { ...who, theme });
    await person.go('/');
    const tables = await setTables(person);
    for (const screen of SCREENS.filter(([name]) => only?.includes(name) ?? true)) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await person.page.setViewportSize(viewport);
        await openScreen(person, tables, screen);
        await person.page.screenshot({ path: `${folder}/${screen[0].replaceAll(' ', '-')}-${size}-${lang}.png` });
      }
    }
    await person.context.close();
  }
  console.log(`screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
