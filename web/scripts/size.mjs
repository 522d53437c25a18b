// What the first visit to the lobby fetches, compressed. Fails when it is more than the budget.
import { readFileSync, statSync } from 'node:fs';

const BUDGET = 150 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const files = new Set(['index.html']);
function take(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) take(next);
}
take('index.html');
// The lobby speaks one language: the larger of the two counts.
const locales = Object.keys(manifest).filter((key) => /locales\/(en|fr)\/web\.ftl/.test(key));
// All but fonts lie compressed there.
const weigh = (file) => statSync(new URL(file.endsWith('.woff2') ? file : `${file}.gz`, dist)).size;
const locale = locales.map((key) => manifest[key].file).sort((a, b) => weigh(b) - weigh(a))[0];
if (locale) files.add(locale);
// The fonts the lobby is set in; the browser fetches no others. `npm run shots` measures the same over the wire.
const LOBBY_FONTS = /saira-condensed-latin-[67]00|atkinson-hyperlegible-next-latin-wght/;
const fonts = Object.values(manifest['index.html'].assets ?? []).filter((file) => LOBBY_FONTS.test(file));
if (fonts.length !== 3) throw new Error(`expected three fonts, found ${fonts.join(', ')}`);
for (const font of fonts) files.add(font);

let sum = 0;
for (const file of files) {
  const size = weigh(file);
  sum += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(sum).padStart(8)}  first load (budget ${BUDGET})`);

const games = Object.entries(manifest).filter(([key]) => /^src\/games\/[^/]+\/index\.(ts|js)$/.test(key));
for (const [key, chunk] of games) {
  const own = new Set();
  const walk = (name) => {
    const part = manifest[name];
    if (!part || files.has(part.file) || own.has(part.file)) return;
    own.add(part.file);
    for (const css of part.css ?? []) own.add(css);
    for (const next of part.imports ?? []) walk(next);
  };
  walk(key);
  console.log(`${String([...own].reduce((total, file) => total + weigh(file), 0)).padStart(8)}  ${chunk.name ?? key} on demand`);
}
if (sum > BUDGET) {
  console.error(`The first load is ${sum - BUDGET} bytes over its budget.`);
  process.exit(1);
}
