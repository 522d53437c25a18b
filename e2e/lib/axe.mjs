// axe-core on whatever a page shows now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { until } from './wait.mjs';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours: all that differs between two themes of one screen. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every violation as a sentence: which rule, how bad, where, why. */
export const violations = (page) => run(page, { type: 'tag', values: TAGS });

/** The same in both themes. A theme changes colours alone, so the second one is asked about those. */
export async function violationsInBothThemes(page) {
  const found = [];
  for (const [theme, ask] of [['dark', { type: 'tag', values: TAGS }], ['light', { type: 'rule', values: COLOURS }]]) {
    await page.emulateMedia({ colorScheme: theme });
    // The page has heard of it: what it draws in is another colour.
    await until(`the ${theme} theme`, () => page.evaluate(() => document.documentElement.dataset.theme ?? null), (shown) => shown === theme);
    for (const violation of await run(page, ask)) found.push(`${theme}: ${violation}`);
  }
  return found;
}

async function run(page, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), why: failureSummary })) }));
  }, runOnly);
  return found.flatMap(({ id, impact, nodes }) => nodes.map(({ target, why }) => `${id} (${impact}) at ${target}: ${why.replaceAll('\n', ' ').slice(0, 300)}`));
}
