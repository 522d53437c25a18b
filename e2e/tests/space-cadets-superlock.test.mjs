// A Superlock from the bag to the desk: shapes felt one after the other, three found for one target, the points spent, and the lock as Sensors shows it.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { calmTable, drive, Hands, station } from '../lib/space-cadets-moments.mjs';
import { clock, SPRINT } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** What was felt of the bag, cell by cell. */
function note(known, touch) {
  const [column, row] = [Math.floor(touch.x / 100), Math.floor(touch.y / 100)];
  let [near, far] = [0, 0];
  for (let index = 0; index < 25; index += 1) {
    const [dx, dy] = [(index % 5) - 2, Math.floor(index / 5) - 2];
    const inside = Math.abs(dx) < 2 && Math.abs(dy) < 2;
    const bit = inside ? near++ : far++;
    if ((inside ? touch.felt : touch.outer_felt) & (1 << bit)) known.set(`${column + dx},${row + dy}`, Boolean((inside ? touch.solid : touch.outer_solid) & (1 << bit)));
  }
}

/** The shapes that agree with what was felt of a lump, in any of the four turns. */
function candidates(known, shapes, [left, top]) {
  const turned = (rows) => Array.from({ length: 5 }, (_, y) => Array.from({ length: 5 }, (_, x) => rows[4 - x]?.[y] ?? '.').join(''));
  return shapes.flatMap(({ rows }, shape) => {
    let way = rows;
    for (let turn = 0; turn < 4; turn += 1, way = turned(way)) {
      const agrees = way.every((line, y) => [...line].every((letter, x) => { const felt = known.get(`${left + x},${top + y}`); return felt === undefined || felt === (letter === '#'); }));
      if (agrees) return [shape];
    }
    return [];
  });
}

browserTest('three shapes found for one target make a Superlock', async ({ person }) => {
  const wen = await person({ name: 'Wen' });
  const { page } = wen;
  await wen.go('/');
  const code = await calmTable(wen, { options: { hints: 'yes' } });
  await clock(wen, code, SPRINT);
  const hands = await Hands.of(wen, code);
  await wen.go(`/t/${code}`);
  const catalogue = await hands.catalogue();
  const { sensors } = catalogue;
  const first = { sensors: 4, weapons: 2, jump: 3, repair: 3 };
  // Step 2: the nearest enemy in slot A, and every card for it.
  const aims = (view, options) => (view.wait?.what !== 'prepare' ? null : options.find(({ target }) => view.sensors.slots[0] === null && target?.slot === 'A' && typeof target.object === 'object' && 'enemy' in target.object) ?? options.find(({ lay_target: laid }) => laid?.column === 'A' && view.sensors.cards[laid.card].column === null));
  await drive(hands, (view) => view.step === 'action' && view.clock !== null && view.parts[view.part]?.includes('sensors'), { first, deeds: aims });
  assert.ok((await hands.see()).view.sensors.cards.every(({ column }) => column === 'A'), 'every card is laid for the target');
  await station(wen, 'sensors').click();
  // The whole bag is felt, each lump in its middle and at its corners.
  const known = new Map();
  const { pulled } = (await hands.see()).view.sensors;
  for (const [lump] of pulled.entries()) {
    const [left, top] = [(lump % sensors.row) * sensors.pitch, Math.floor(lump / sensors.row) * sensors.pitch];
    for (const [x, y] of [[250, 250], [60, 60], [440, 60], [440, 440], [60, 440]]) {
      await until('the hand to get there', async () => (await hands.give({ feel: { path: [[left + x, top + y]] } })).type === 'done');
      for (const touch of (await hands.see()).view.sensors.touches) note(known, touch);
    }
  }
  await page.locator('.bag .finger').waitFor();
  const wanted = new Set((await hands.see()).view.sensors.cards.map(({ shape }) => shape));
  const sure = pulled.map((_, lump) => candidates(known, sensors.shape, [((lump % sensors.row) * sensors.pitch) / 100, (Math.floor(lump / sensors.row) * sensors.pitch) / 100]));
  for (const [lump, shapes] of sure.entries()) if (shapes.length === 1 && wanted.has(shapes[0])) await hands.must({ pull: { lump } });
  await until('the shapes on their cards', () => page.locator('.tc.found').count(), (found) => found >= 3);
  // Step 4: the points buy a Lock and then a Superlock.
  const spends = (view, options) => options.find(({ spend_points: spend }) => spend?.on === 'superlock') ?? options.find(({ spend_points: spend }) => spend?.slot === 'A' && spend.on === 'lock') ?? null;
  await drive(hands, (view) => view.sensors.slots[0]?.lock === 'superlock', { deeds: spends });
  await station(wen, 'sensors').click();
  await page.locator('.lock.super').first().waitFor();
  assert.deepEqual(await violations(page), []);
});
