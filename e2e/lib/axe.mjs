// axe-core on whatever a page shows now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation as a sentence: which rule, how bad, where, why. */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), why: failureSummary })) }));
  }, TAGS);
  return found.flatMap(({ id, impact, nodes }) => nodes.map(({ target, why }) => `${id} (${impact}) at ${target}: ${why.replaceAll('\n', ' ').slice(0, 300)}`));
}
