// The film of a resolution, at a table or in the resolver: where it is and what it says there.

/** The number of the beat that is shown. */
export const filmAt = (page) => page.locator('.film .strip input[type=range]').inputValue().then(Number);

/** How many beats there are after the first. */
export const lastBeat = (page) => page.locator('.film .strip input[type=range]').getAttribute('max').then(Number);

export const caption = (page) => page.locator('.film .cap p').innerText();
