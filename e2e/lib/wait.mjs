// Waiting for a state, never for luck. (The page's content policy forbids the eval behind Playwright's own waitForFunction.)

const PAUSE = 40;
/** How long anybody waits for anything before a test gives up. Long, since a busy machine is no fault of the program. */
export const PATIENCE = 60_000;

/** Reads until what is read is good, and returns it; says what it saw last when patience ends. */
export async function until(what, read, good = Boolean, patience = PATIENCE) {
  const end = Date.now() + patience;
  let seen;
  for (;;) {
    seen = await read();
    if (good(seen)) return seen;
    if (Date.now() > end) throw new Error(`waited ${patience} ms for ${what}; last seen: ${JSON.stringify(seen)}`);
    await new Promise((again) => setTimeout(again, PAUSE));
  }
}

/** Clicks what may go away by itself at any moment, if it is there and can be pressed. Says whether it did. */
export function clickIfThere(locator) {
  return locator.evaluateAll((found) => {
    const target = found.find((one) => one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true');
    target?.click();
    return target !== undefined;
  });
}
