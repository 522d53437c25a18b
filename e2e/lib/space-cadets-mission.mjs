// A whole mission of Space Cadets for two people in two browsers and seven bots: what they press, and how long it goes on.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { violations } from './axe.mjs';
import { clock, ended, moment, muster, SPRINT } from './space-cadets.mjs';
import { clickIfThere, until } from './wait.mjs';

const printed = (name) => readFile(new URL(`../../crates/space-cadets/data/${name}.toml`, import.meta.url), 'utf8');

/**
 * A sturdy ship: more cards on every side before the core is hit, and no Shift Changes, so that the crew wins whatever its luck. With `crystals` Mission 1 asks for so
 * many instead of three: two thirds of its turns are the way from one to the next.
 */
export async function sturdy({ crystals = 3 } = {}) {
  const damage = (await printed('damage')).replace('deck = 8', 'deck = 11').replace(/^(easy|normal|hard) = \{.*\}$/gm, '$1 = { structure = 3, shift_change = 0, station = 8 }');
  const missions = await printed('missions');
  const objective = (count) => `{ kind = "capture_crystals", count = ${count} }`;
  assert.ok(missions.includes(objective(3)), 'Mission 1 asks for three crystals');
  return `game = "space-cadets"\n${damage}${crystals === 3 ? '' : `\n${missions.replace(objective(3), objective(crystals))}`}`;
}

/** What a person presses: whatever is offered, the Captain also her equipment. */
async function press({ page }) {
  const orders = page.locator('.cadets .orders');
  if ((await page.locator('.cadets[data-runs=true], .cadets .orders.asked').count()) === 0) {
    if (await clickIfThere(page.locator('.bridge li .btn--go'))) return;
    // Ready oneself; the Captain goes on as soon as nobody is waited for.
    if (await clickIfThere(orders.locator('.end .btn:not(.btn--l)'))) return;
    if ((await orders.locator('.note').count()) === 0) await clickIfThere(orders.locator('.end .btn--go'));
    return;
  }
  // The core's deck goes before everything: leaf, match, pass on.
  if ((await page.locator('.breach .face').count()) > 0) {
    const [yours, shown] = await page.locator('.breach .face b').allTextContents();
    const found = (await page.locator('.breach .row .btn[aria-disabled=true]').count()) > 0 || yours === shown;
    if (!found || !(await clickIfThere(page.locator('.breach footer .btn--go')))) await page.keyboard.press('ArrowRight');
    return;
  }
  // Damage Control: three cards that go well are enough, one that goes badly is too much.
  const piles = await page.locator('.con[data-st=damage] .attempt .pile b.num').allTextContents();
  if (piles.length > 0 && Number(piles[0]) < 3 && Number(piles.at(-1)) === 0 && (await clickIfThere(page.locator('.con[data-st=damage] .row .btn--go')))) return;
  // Nobody leaves while the core's deck goes round.
  if ((await page.locator('.cadets p.breach').count()) > 0) return;
  // Before the departure the Captain takes equipment along.
  if (await clickIfThere(page.locator('.bridge li .btn--go'))) return;
  await clickIfThere(orders.locator('.btn--go'));
}

/** Mission 1 from the first Step 1 to the jump home, and what both see of its end. Says how many turns it took. */
export async function fliesHome(person, content) {
  const [nadia, ines] = [await person({ name: 'Nadia' }), await person({ name: 'Inès', locale: 'fr-FR' })];
  // Nine chairs: Nadia commands, Inès repairs. Everybody takes the time they need, so that a slow machine loses nothing but time.
  const bots = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((chair) => [chair, 'skill-5']));
  const code = await muster([nadia, ines], { options: { timer: 'calm', difficulty: 'easy' }, seats: 9, bots, content });
  await clock(nadia, code, SPRINT);
  const over = async () => (await ended(nadia).count()) > 0;
  const play = async (one) => { while (!(await over())) { await press(one); await one.page.evaluate(() => new Promise(requestAnimationFrame)); } };
  let turns = 0;
  // As long as the table goes on, it is only slow.
  const flown = async () => {
    for (let seen = ''; !(await over());) {
      seen = await until('the table to go on', async () => ((await over()) ? 'over' : moment(nadia).catch(() => seen)), (now) => now !== seen);
      turns = Math.max(turns, Number.parseInt(seen, 10) || 0);
    }
  };
  await Promise.all([play(nadia), play(ines), flown()]);
  for (const one of [nadia, ines]) await one.page.locator('.over.won').waitFor();
  assert.equal(await nadia.page.locator('.over .goals li:not(.met)').count(), 0, 'every goal is reached');
  assert.equal(await ines.page.locator('.over .crew li').count(), 9);
  for (const one of [nadia, ines]) assert.deepEqual(await violations(one.page), []);
  return turns;
}
