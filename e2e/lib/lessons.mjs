// What every guided game promises on a phone: whichever way it is held, what a step points at is in sight.
import { inSight } from './geometry.mjs';
import { PHONE, SIDEWAYS } from './people.mjs';
import { until } from './wait.mjs';

/** Turns the phone on its side and back in the middle of a step. */
export async function turnPhone(page, step) {
  for (const size of [SIDEWAYS, PHONE]) {
    await page.setViewportSize(size);
    await until(`what “${step}” points at in sight at ${size.width} × ${size.height}`, () => inSight(page, '.lesson-glow'), (percent) => percent >= 90);
  }
}
