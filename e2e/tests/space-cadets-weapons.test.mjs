// Weapons of Space Cadets: a card packed and a torpedo flicked by mouse, by keys and by finger. The page sends gestures; where the disc rests the server says.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { calmTable, drive, Hands, packs, solution, station } from '../lib/space-cadets-moments.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const FIRST = { weapons: 3, shields: 3, tractor: 3, repair: 3 };

/** A table of one's own whose tubes are to be packed now. */
async function atTheTubes(person) {
  await person.go('/');
  const code = await calmTable(person);
  const hands = await Hands.of(person, code);
  await person.go(`/t/${code}`);
  await drive(hands, (view) => view.step === 'action' && view.clock !== null && view.weapons.cards.length > 0, { first: FIRST });
  await station(person, 'weapons').click();
  await person.page.locator('.tube').first().waitFor();
  return hands;
}

/** The same, packed and about to fire. */
async function atTheTrack(person) {
  await person.go('/');
  const code = await calmTable(person);
  const hands = await Hands.of(person, code);
  await person.go(`/t/${code}`);
  await drive(hands, (view) => view.step === 'fire' && view.clock !== null, { first: FIRST, deeds: packs(await hands.catalogue()) });
  await station(person, 'weapons').click();
  await person.page.locator('.trk .disc').waitFor();
  return hands;
}

/** The middle of a cell of a tube on the screen. */
const cell = ({ page }, tube, x, y) => page.locator(`svg[data-tube="${tube}"]`).evaluate((svg, [x, y]) => { const { x: left, y: top } = new DOMPoint(x + 0.5, y + 0.5).matrixTransform(svg.getScreenCTM()); return { x: left, y: top }; }, [x, y]);
/** The cell of a piece that lies under the finger: the one nearest its middle. */
function grip({ cells, x, y }) {
  const flat = cells.map(([cx, cy]) => [cx - x, cy - y]);
  const [wide, high] = [1 + Math.max(...flat.map(([cx]) => cx)), 1 + Math.max(...flat.map(([, cy]) => cy))];
  const far = ([cx, cy]) => Math.abs(cx + 0.5 - wide / 2) + Math.abs(cy + 0.5 - high / 2);
  // The page looks at the cells in the order in which it turned them; two that are as near are both good, so the place is looked up.
  return flat.filter((one) => far(one) === Math.min(...flat.map(far)));
}
const pieces = async (hands, tube) => (await hands.see()).view.weapons.cards[tube].pieces.length;
/** A piece as it comes out of the tray, turned as the card wants it. */
async function take({ page }, step, letters = 'abcdeghijk') {
  await page.keyboard.press(letters[step.kind]);
  if (step.flipped) await page.keyboard.press('f');
  for (let turn = 0; turn < step.quarters; turn += 1) await page.keyboard.press('r');
}

browserTest('a tube is packed by letters and arrows, and says Loaded', async ({ person }) => {
  const wen = await person({ name: 'Wen' });
  const hands = await atTheTubes(wen);
  const catalogue = await hands.catalogue();
  const { view } = await hands.see();
  const steps = solution(view, catalogue, 0);
  for (const [done, step] of steps.entries()) {
    await take(wen, step);
    await wen.page.keyboard.press('1');
    for (let right = 0; right < step.x; right += 1) await wen.page.keyboard.press('ArrowRight');
    for (let down = 0; down < step.y; down += 1) await wen.page.keyboard.press('ArrowDown');
    await wen.page.keyboard.press('Enter');
    await until('the piece on the card', () => pieces(hands, 0), (count) => count === done + 1);
  }
  await wen.page.locator('.tube.full .done').first().waitFor();
  assert.equal((await hands.see()).view.weapons.cards[0].full, true);
  assert.deepEqual(await violations(wen.page), []);
  await wen.page.keyboard.press('Backspace');
  await until('a piece in the hand again', () => pieces(hands, 0), (count) => count === steps.length - 1);
});

browserTest('a piece is dragged from the tray by mouse, and a piece that fits nowhere slips back', async ({ person }) => {
  const wen = await person({ name: 'Wen' });
  const hands = await atTheTubes(wen);
  const { view } = await hands.see();
  const step = solution(view, await hands.catalogue(), 0).find(({ quarters, flipped }) => quarters === 0 && !flipped) ?? null;
  const steps = solution(view, await hands.catalogue(), 0);
  const chosen = step ?? steps[0];
  const kind = wen.page.locator('.tray .kind').nth(chosen.kind);
  const from = await kind.boundingBox();
  // A piece is turned while it is carried.
  await wen.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await wen.page.mouse.down();
  await wen.page.mouse.move(from.x + from.width / 2, from.y - 30, { steps: 4 });
  await wen.page.locator('.carried').waitFor();
  if (chosen.flipped) await wen.page.keyboard.press('f');
  for (let turn = 0; turn < chosen.quarters; turn += 1) await wen.page.keyboard.press('r');
  const [[gx, gy]] = grip(chosen);
  const to = await cell(wen, 0, chosen.x + gx, chosen.y + gy);
  await wen.page.mouse.move(to.x, to.y, { steps: 6 });
  await wen.page.mouse.up();
  await until('the piece on the card', () => pieces(hands, 0), (count) => count === 1);
  // The same place again is taken: refused with a reason, and back in the hand.
  const other = steps.find(({ kind: another }) => another !== chosen.kind) ?? steps[1];
  await take(wen, other);
  await wen.page.mouse.click(to.x, to.y);
  await wen.page.locator('.tray .kind.sel').waitFor();
  await until('the refusal', () => wen.received.some((frame) => frame.includes('"refused"')), Boolean);
  assert.equal(await pieces(hands, 0), 1);
});

browserTest('a piece is tapped onto a card by finger', async ({ person }) => {
  const wen = await person({ name: 'Wen', touch: true, viewport: PHONE });
  const hands = await atTheTubes(wen);
  const { view } = await hands.see();
  const [step] = solution(view, await hands.catalogue(), 0);
  await wen.page.locator('.tray .kind').nth(step.kind).tap();
  await wen.page.locator('.tray .kind.sel').waitFor();
  if (step.flipped) await wen.page.locator('.tools .btn').nth(1).tap();
  for (let turn = 0; turn < step.quarters; turn += 1) await wen.page.locator('.tools .btn').nth(0).tap();
  const [[gx, gy]] = grip(step);
  const { x, y } = await cell(wen, 0, step.x + gx, step.y + gy);
  await wen.page.touchscreen.tap(x, y);
  await until('the piece on the card', () => pieces(hands, 0), (count) => count === 1);
});

const shots = async (hands) => (await hands.see()).view.weapons.shots;
const disc = ({ page }) => page.locator('.trk .disc circle').last().evaluate((circle) => { const { left, top, width, height } = circle.getBoundingClientRect(); return { x: left + width / 2, y: top + height / 2 }; });
const sentGesture = (person) => person.sent.map((frame) => JSON.parse(frame)).filter(({ action }) => action?.command?.fire).map(({ action }) => action.command.fire.gesture);

browserTest('a torpedo is pulled back and let go by mouse, and sent by Space', async ({ person }) => {
  const wen = await person({ name: 'Wen', moving: true });
  const hands = await atTheTrack(wen);
  const { x, y } = await disc(wen);
  await wen.page.mouse.move(x, y);
  await wen.page.mouse.down();
  await wen.page.mouse.move(x - 90, y + 1, { steps: 6 });
  await wen.page.locator('.sling').waitFor();
  // A hand that rests has pulled; how long it rests does not matter.
  await wen.page.evaluate(() => new Promise((still) => setTimeout(still, 300)));
  await wen.page.mouse.move(x - 90, y + 1);
  await wen.page.mouse.up();
  const [shot] = await until('a shot', () => shots(hands), (all) => all.length === 1);
  const [gesture] = sentGesture(wen);
  assert.ok(gesture.meter.force > 200 && gesture.meter.angle > 400 && gesture.meter.angle < 600, JSON.stringify(gesture));
  // The disc comes to rest where the server says.
  await wen.page.locator('.trk .rest').waitFor();
  const rest = await wen.page.locator('.trk .rest circle').evaluate((circle) => [circle.cx.baseVal.value, circle.cy.baseVal.value]);
  shot.path.at(-1).forEach((part, axis) => assert.ok(Math.abs(rest[axis] - part / 10) < 0.01, `${rest} is not ${shot.path.at(-1)}`));
  // The second by three presses: begin, force, angle.
  await wen.page.locator('.trk .disc').waitFor();
  for (let press = 0; press < 3; press += 1) await wen.page.keyboard.press('Space');
  await until('a second shot', () => shots(hands), (all) => all.length === 2);
  assert.deepEqual(await violations(wen.page), []);
});

browserTest('a torpedo is swiped forward by a finger', async ({ person }) => {
  const wen = await person({ name: 'Wen', touch: true, viewport: PHONE });
  const hands = await atTheTrack(wen);
  const { x, y } = await disc(wen);
  const up = await wen.page.locator('.trk.upright').count();
  // A finger, by the protocol of the browser: its events carry their own times, so a busy machine does not slow the hand.
  const finger = await wen.context.newCDPSession(wen.page);
  const now = Date.now() / 1000;
  const touch = (type, far, at) => finger.send('Input.dispatchTouchEvent', { type, timestamp: now + at, touchPoints: type === 'touchEnd' ? [] : [{ x: up ? x : x + far, y: up ? y - far : y }] });
  await touch('touchStart', 0, 0);
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', part * 8, part * 0.012);
  await touch('touchEnd', 64, 0.1);
  const [shot] = await until('a shot', () => shots(hands), (all) => all.length === 1);
  const [gesture] = sentGesture(wen);
  assert.ok(Array.isArray(gesture.swipe) && gesture.swipe.length >= 4, JSON.stringify(gesture));
  assert.ok(shot.path.length > 1);
});
