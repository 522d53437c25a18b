// How smoothly the map of Away Missions is panned: sixty tiles and forty figures on the box page, dragged about for some seconds.
//   node away-missions-pan.mjs [seconds]
// Frames are counted by the page itself, one drag step for each. What the page's own thread is busy with comes from Chromium's counters and does not depend
// on what else the machine does; the pauses between frames do.
import { launch } from './lib/browser.mjs';
import { openPerson } from './lib/people.mjs';
import { Server } from './lib/server.mjs';

const SECONDS = Number(process.argv[2] ?? 5);
const [COLUMNS, ROWS, FIGURES] = [10, 6, 40];
const TYPES = ['leader', 'saucerman', 'sentinel', 'thrall', 'space_leech', 'bug', 'brain_in_a_jar'];

/** Ten columns of six tiles; the box has 33 with a number, so the others lie face-down. */
const places = Array.from({ length: COLUMNS * ROWS }, (_, number) => [number % COLUMNS, Math.floor(number / COLUMNS) - Math.floor((number % COLUMNS) / 2)]);
const tiles = places.map((at, number) => (number < 33 ? { at, number: number + 1 } : { at, scanned: false }));
const crew = ['captain', 'first_officer', 'doctor', 'professor', 'chief', 'yeoman'];
const position = {
  format: 'away-missions-position/1', tiles,
  rocketeers: crew.map((who, number) => ({ who, at: places[number * 5], hp: 4, o2: 3, order: number + 1 })),
  aliens: Array.from({ length: FIGURES - crew.length }, (_, number) => ({ type: TYPES[number % TYPES.length], at: places[(number * 7) % 33] })),
};

const server = await Server.start();
const browser = await launch();
try {
  const person = await openPerson(browser, server.base, { name: 'Nadia', locale: 'en-GB', viewport: { width: 1600, height: 1000 } });
  const { page } = person;
  await person.go('/away-missions-box');
  await page.locator('.box input[type=file]').setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(position)) });
  const map = page.locator('.box svg.map').first();
  await map.locator('[data-face]').nth(tiles.length - 1).waitFor();
  const shown = { tiles: await map.locator('[data-face]').count(), figures: await map.locator('[data-figure]').count() };
  const counters = await page.context().newCDPSession(page);
  await counters.send('Performance.enable');
  const read = async () => Object.fromEntries((await counters.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const drag = (seconds) => map.evaluate((node, length) => new Promise((done) => {
    const target = node.querySelector('[data-at]') ?? node;
    const box = node.parentElement.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const send = (type, x, y) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, clientX: x, clientY: y }));
    // No such pointer exists, so it cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    send('pointerdown', middle.x, middle.y);
    const begin = performance.now();
    const frames = [];
    const step = (now) => {
      frames.push(now);
      const turn = (now - begin) / 300;
      send('pointermove', middle.x + 120 * Math.cos(turn), middle.y + 90 * Math.sin(turn));
      if (now - begin < length * 1000) requestAnimationFrame(step);
      else {
        send('pointerup', middle.x, middle.y);
        done(frames);
      }
    };
    requestAnimationFrame(step);
  }), seconds);
  await drag(1);
  const moved = () => map.evaluate((node) => node.style.transform);
  const [before, stood] = [await read(), await moved()];
  const frames = await drag(SECONDS);
  const after = await read();
  if (stood === (await moved())) throw new Error('the map did not move');
  const pauses = frames.slice(1).map((now, number) => now - frames[number]).sort((a, b) => a - b);
  const share = (part) => pauses[Math.min(pauses.length - 1, Math.floor(pauses.length * part))].toFixed(1);
  const each = (name) => `${(((after[name] - before[name]) * 1000) / frames.length).toFixed(2)} ms`;
  console.log(`${shown.tiles} tiles, ${shown.figures} figures or groups of them; ${frames.length} frames in ${SECONDS} s, ${(frames.length / SECONDS).toFixed(1)} a second`);
  console.log(`pauses between frames: median ${share(0.5)} ms, 95 % below ${share(0.95)} ms, longest ${share(1)} ms`);
  console.log(`busy for each frame: ${each('TaskDuration')} in all, of it scripts ${each('ScriptDuration')}, styles ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')}`);
} finally {
  await browser.close();
  await server.stop();
}
