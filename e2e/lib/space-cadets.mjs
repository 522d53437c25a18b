// The steps that every test of Space Cadets takes: a crew at its consoles, a turn worked step by step, a clock that keeps nobody waiting.
import assert from 'node:assert/strict';
import { sitAndReady } from './lobby.mjs';
import { clickIfThere, until } from './wait.mjs';
import { request } from './wire.mjs';

export const STATIONS = ['captain', 'engineering', 'helm', 'sensors', 'shields', 'weapons', 'tractor', 'jump', 'damage'];

/**
 * A crew in its first Step 1: the first person opens the table, the others take chairs, bots have the rest: the last chairs in a list, or those that `bots`
 * names at a table of so many `seats`. Says its code.
 */
export async function muster([host, ...others], { options = {}, bots = [], seats = 1 + others.length + bots.length, content } = {}) {
  await host.go('/');
  // The lobby stands there once the visitor has a name tag; a table asked for earlier would belong to somebody else.
  await host.page.locator('[data-game=space-cadets] .go .btn').first().waitFor();
  const last = Array.isArray(bots) ? bots : [];
  const { code } = await host.api('/api/tables', { game: 'space-cadets', seats, options, bots: last, fast_bots: true, name: host.name, ...(content ? { content } : {}) });
  for (const [seat, bot] of Array.isArray(bots) ? [] : Object.entries(bots)) assert.equal((await request(host, code, { kind: 'add_bot', seat: Number(seat), bot })).type, 'done');
  await host.go(`/t/${code}`);
  for (const other of others) {
    await other.go(`/t/${code}`);
    await other.page.locator('.chairs').waitFor();
    await sitAndReady(other);
  }
  await host.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [host, ...others]) await one.page.locator('.cadets').waitFor();
  return code;
}

/** How fast the table's clock goes, in percent of what was agreed: slow where something is looked at, fast where one only waits. */
export async function clock(person, code, percent) {
  const answer = await request(person, code, { kind: 'clock', percent });
  assert.equal(answer.type, 'done', `the clock cannot be set: ${JSON.stringify(answer)}`);
}
export const SLOWEST = 25;
export const FASTEST = 200;
/** As fast as a table may be: nobody could follow it. */
export const SPRINT = 2000;

/** The number of the step that runs, from 1. */
export const step = ({ page }) => page.locator('.cadets').getAttribute('data-step').then(Number);
/** Where the table is; changes whenever it goes on. */
export const moment = ({ page }) => page.locator('.cadets').getAttribute('data-moment');
/** The console of a station, once it is looked at. */
export const consoleOf = ({ page }, station) => page.locator(`.con[data-st=${station}]`);
export const ended = ({ page }) => page.locator('.cadets .over:not(.practice)');

/** Presses as this person does. A finger right after a mouse is nobody's hand, and the browser takes it for none. */
async function press({ page }, thing) {
  await ((await page.evaluate(() => navigator.maxTouchPoints > 0)) ? thing.tap() : thing.click());
}

/** Looks at a station, or at the bridge. */
export async function look(person, station) {
  await press(person, person.page.locator(`.cadets nav .tab[data-st=${station}]`));
  await person.page.locator(station === 'captain' ? '.cadets .bridge' : `.con[data-st=${station}]`).first().waitFor();
}

/**
 * Presses the one button that lets the table go on, if it is there (ready, done, start, or the first answer to a question), and waits until it has gone on:
 * a second press on a button that is no longer meant would end the next step as well.
 */
export async function goOn(person) {
  const before = await moment(person);
  if (!(await clickIfThere(person.page.locator('.cadets .orders .btn--go')))) return false;
  await until(`the table to go on from ${before}`, async () => (await ended(person).count()) > 0 || (await moment(person)) !== before);
  return true;
}

/** Goes on until a clock runs. */
export const running = (person) => until('the clock to run', async () => (await person.page.locator('.cadets').getAttribute('data-runs')) === 'true' || ((await goOn(person)), false));

/** Whether a station of this person is asked for now. */
export const called = async ({ page }, station) => (await page.locator(`.cadets nav .tab.call[data-st=${station}]`).count()) > 0;

/** Goes on until a station is at work and on the screen: in Step 2 where it prepares (`preparing`), otherwise while its clock runs. */
export async function workAt(person, station, { preparing = false } = {}) {
  const { page } = person;
  await until(`${station} to be at work`, async () => {
    const runs = await page.locator('.cadets[data-runs=true]').count();
    const here = preparing ? (await step(person)) === 2 : runs > 0 && (await step(person)) !== 1;
    if (here && (await called(person, station))) return true;
    await goOn(person);
    return false;
  });
  await look(person, station);
}

/** The commands of one name that this page has sent, with what they carried. */
export const commands = (person, name) => person.sent.flatMap((frame) => {
  const { action } = JSON.parse(frame);
  const command = action?.kind === 'command' ? action.command : null;
  return command === name ? [null] : typeof command === 'object' && command !== null && name in command ? [command[name]] : [];
});

/** Carries something with the mouse from one place to another. */
export async function carry({ page }, from, to) {
  const middle = async (place) => { const box = await place.boundingBox(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.mouse.up();
}

/** Takes something into the hand. */
export async function takeUp(person, thing) {
  await press(person, thing);
  await until('it to be in the hand', () => thing.getAttribute('aria-pressed'), (pressed) => pressed === 'true');
}

/** Slides a finger over the glass from one point to another, given as parts of what lies there, and leaves it there until `lift`. */
export async function slide({ page }, on, from, to, steps = 8) {
  const box = await on.boundingBox();
  const glass = await page.context().newCDPSession(page);
  const touch = (type, [x, y] = []) => glass.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x: box.x + box.width * x, y: box.y + box.height * y }] });
  await touch('touchStart', from);
  for (let part = 1; part <= steps; part += 1) await touch('touchMove', [from[0] + ((to[0] - from[0]) * part) / steps, from[1] + ((to[1] - from[1]) * part) / steps]);
  return { lift: async () => { await touch('touchEnd'); await glass.detach(); } };
}

const tray = ({ page }) => page.locator('.con[data-st=engineering] .tray [data-tile]');
export const laidTiles = ({ page }) => page.locator('.con[data-st=engineering] .board [data-tile]');
export const looseTiles = tray;
export const boardSquare = ({ page }, x, y) => page.locator(`.con[data-st=engineering] [data-drop="${x},${y}"]`);
export const slots = ({ page }) => page.locator('.con[data-st=helm] .slot');
export const drawnCards = ({ page }) => page.locator('.con[data-st=helm] .held-card');
export const zone = ({ page }, name) => page.locator(`.con[data-st=shields] .zone.${name}`);
export const looseShields = ({ page }) => page.locator('.con[data-st=shields] .loose [data-tile]');
export const bag = ({ page }) => page.locator('.con[data-st=sensors] .bag [role=application]');
/** The rings that were felt and have not faded. */
export const rings = (person) => bag(person).locator('g[clip-path]');
