// English words on a French screen. A word is English when our English messages use it and our French ones never do.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A word: letters, with hyphens and apostrophes inside split off. Whatever has digits in it is a code or a number. */
const tokens = (text) => (text.replaceAll("\u00ad", "").match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !/\p{N}/u.test(word)).map((word) => word.toLowerCase());

/** What people read of a Fluent file in the browser: no keys, no comments, no placeables, nothing of the command line's own. */
function messages(source) {
  return source
    .replace(/^#.*$/gm, '')
    .replace(/^cli-[\w-]+ =.*(\n[ \t]+.*)*/gm, '')
    .replace(/^-?[a-zA-Z][\w-]*\s*=/gm, ' ')
    .replace(/^\s*\*?\[[\w-]+\]/gm, ' ')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/\{[^\n]*->/g, ' ');
}

function vocabulary(lang) {
  const folder = `${ROOT}locales/${lang}/`;
  const texts = readdirSync(folder).filter((file) => file.endsWith('.ftl')).map((file) => messages(readFileSync(folder + file, 'utf8')));
  const rules = readdirSync(`${ROOT}docs/rules/`).filter((file) => (lang === 'fr' ? file.endsWith('.fr.md') : /^[a-z-]+\.md$/.test(file)));
  return new Set([...texts, ...rules.map((file) => readFileSync(`${ROOT}docs/rules/${file}`, 'utf8'))].flatMap(tokens));
}

const french = vocabulary('fr');
const onlyEnglish = new Set([...vocabulary('en')].filter((word) => !french.has(word)));

/** Everything a person reads or hears on this page: texts, labels, titles. Runs in the browser. */
function readable() {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (text && parent && !parent.closest('script, style, [lang]:not(html)') && (parent.checkVisibility() || parent.closest('option'))) found.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
    for (const element of document.querySelectorAll(`[${name}]`)) if (element.checkVisibility() || name === 'title') found.push(element.getAttribute(name));
  }
  return [...new Set(found)];
}

/** Reads French screens as they come by, and remembers every English word with the line it stood in. */
export class FrenchReader {
  lines = new Set();
  english = new Map();

  /** `names` are what people typed themselves. */
  constructor(names) {
    this.names = new Set(names.flatMap(tokens));
  }

  async read(page) {
    for (const line of await page.evaluate(readable)) {
      if (this.lines.has(line)) continue;
      this.lines.add(line);
      for (const word of tokens(line)) if (onlyEnglish.has(word) && !this.names.has(word)) this.english.set(word, `${new URL(page.url()).pathname}: ${line}`);
    }
  }

  /** A sentence about what was found, or nothing. */
  get complaint() {
    return [...this.english].map(([word, line]) => `“${word}” in “${line}”`).join('\n');
  }
}

/** How many words tell the languages apart; for a test of the test. */
export const telling = onlyEnglish;
