// The bridge and the consoles with axe-core in both themes, from a phone to a desktop; nothing to the side, the way on always in sight.
import assert from 'node:assert/strict';
import { violationsInBothThemes } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { look, muster, workAt } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const SIZES = { desktop: { width: 1440, height: 900 }, small: { width: 1024, height: 768 }, phone: PHONE };

browserTest('every console fits and is readable in both themes', async ({ person }) => {
  const nadia = await person({ name: 'Nadia', viewport: SIZES.desktop });
  const { page } = nadia;
  const check = async (what) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await until(`${what} to be ${viewport.width} px wide`, () => page.evaluate(() => innerWidth), (width) => width === viewport.width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= viewport.width, `${what}, ${size}: ${wide} px wide`);
      const orders = await page.locator('.cadets .orders').boundingBox();
      assert.ok(orders.y + orders.height <= viewport.height + 1, `${what}, ${size}: the way on ends at ${orders.y + orders.height} px`);
      assert.ok(await page.locator('.cadets .clk').first().isVisible(), `${what}, ${size}: no clock`);
    }
    await page.setViewportSize(SIZES.desktop);
    assert.deepEqual(await violationsInBothThemes(page), [], what);
  };
  await muster([nadia], { options: { timer: 'calm' } });
  for (const station of ['captain', 'engineering', 'helm', 'sensors', 'shields']) { await look(nadia, station); await check(`${station} in Step 1`); }
  for (const station of ['engineering', 'helm', 'shields']) { await workAt(nadia, station); await check(`${station} at work`); }
});
