// The film of a resolution, at a table or in the resolver: where it is and what it says there.
import { until } from './wait.mjs';

/** The number of the beat that is shown. */
export const filmAt = (page) => page.locator('.film .strip input[type=range]').inputValue().then(Number);

/** How many beats there are after the first. */
export const lastBeat = (page) => page.locator('.film .strip input[type=range]').getAttribute('max').then(Number);

export const caption = (page) => page.locator('.film .cap p').innerText();

/** Back to the first beat, where it stands: a film begins to run by itself as soon as it is opened. */
export async function standAtBeginning(page) {
  await page.locator('.film .strip .frame').first().click();
  await until('the beginning, standing still', async () => (await filmAt(page)) === 0 && (await page.locator('.trans .play use[href="#i-pause"]').count()) === 0);
}
