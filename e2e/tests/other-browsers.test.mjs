// The same short scene in Firefox and in WebKit: the lobby, a table at once, three moves, a reload; then a card planned in
// Space Alert. Half the phones run WebKit, and neither has Chromium's habits.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Server } from '../lib/server.mjs';
import { Firefox } from '../lib/visitors/firefox.mjs';
import { WebKit } from '../lib/visitors/webkit.mjs';
import { until } from '../lib/wait.mjs';

const FAILURES = fileURLToPath(new URL('../failures/', import.meta.url));

/** Where to click to hit the first of these that can be pressed, once it has stopped moving. Runs in the page. */
async function place(selector) {
  await document.fonts.ready;
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true');
  if (!found) return null;
  found.scrollIntoView({ block: 'center' });
  const frame = () => new Promise((next) => { setTimeout(next, 50); });
  await frame();
  const before = found.getBoundingClientRect();
  await frame();
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return box.width > 0 && box.x === before.x && box.y === before.y && hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : null;
}
const count = (selector) => document.querySelectorAll(selector).length;
const words = (selector) => document.querySelector(selector)?.textContent ?? '';

/** What a person does in any browser. */
function hands(visitor) {
  const there = (selector) => until(`${selector} to be there`, () => visitor.run(count, selector), (found) => found > 0);
  const click = async (selector) => {
    const { x, y } = await until(`${selector} to be clickable`, () => visitor.run(place, selector));
    await visitor.clickAt(x, y);
  };
  return { there, click, count: (selector) => visitor.run(count, selector), words: (selector) => visitor.run(words, selector) };
}

async function scene(t, visitor, base) {
  const { there, click, count: how, words: read } = hands(visitor);
  await visitor.go(base);
  // Straight to a table: the first button of the card.
  await click('[data-game=rocketmen] .go .btn');
  await there('.rocketmen');
  t.diagnostic('at a table');
  const turns = () => visitor.run(() => document.querySelectorAll('.status .who.you').length > 0 && document.querySelectorAll('[data-lesson="end"] .btn').length > 0);
  // A rival's launch is looked at until it is closed.
  const myTurn = () => until('my turn', async () => {
    if ((await how('.launch .settle .btn--go')) > 0) await click('.launch .settle .btn--go');
    return turns();
  });
  for (let turn = 1; turn <= 3; turn += 1) {
    await myTurn();
    const round = await read('.status');
    await click('[data-lesson="end"] .btn');
    await until('my turn to end', async () => {
      if ((await how('dialog[open] footer .btn--go')) > 0) await click('dialog[open] footer .btn--go');
      return (await turns()) === false || (await read('.status')) !== round;
    });
  }
  t.diagnostic('three turns ended');
  await myTurn();
  const before = await read('.rocketmen > section.sr');
  assert.ok(before.length > 100, 'the board in words');
  await visitor.reload();
  await there('.rocketmen');
  await until('the same board after a reload', () => read('.rocketmen > section.sr'), (after) => after.slice(0, 200) === before.slice(0, 200));
  t.diagnostic('reloaded');

  const code = await visitor.run(async () => {
    const body = JSON.stringify({ game: 'space-alert', seats: 2, options: { flight: 'test-run-1' }, bots: ['cadet'], start: true, name: 'Nadia' });
    const answer = await fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    return (await answer.json()).code;
  });
  await visitor.go(`${base}/t/${code}`);
  await click('.space-alert footer .btn--go');
  await there('[data-lesson=hand] [data-card]');
  await click('[data-lesson=hand] [data-card]');
  await click('[data-lesson=slots] [data-drop]:not([data-planned])');
  await there('[data-lesson=slots] [data-planned]');
  t.diagnostic('a card is planned');
}

for (const [name, browser] of [['Firefox', Firefox], ['WebKit', WebKit]]) {
  test(`a short scene in ${name}`, { timeout: 600_000 }, async (t) => {
    const server = await Server.start();
    let visitor;
    try {
      visitor = await browser.open({ width: 1280, height: 900 });
      await scene(t, visitor, server.base);
    } catch (error) {
      await mkdir(FAILURES, { recursive: true });
      const picture = `${FAILURES}${name.toLowerCase()}.png`;
      const taken = await visitor?.picture().then((bytes) => writeFile(picture, bytes)).then(() => true, () => false);
      throw new Error(`${error.message}${taken ? `\nscreenshot: ${picture}` : ''}`, { cause: error });
    } finally {
      await visitor?.close();
      await server.stop();
    }
  });
}
