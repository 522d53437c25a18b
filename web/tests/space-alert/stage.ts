// A table without a server or a screen: fixtures from the engine, rendered to text.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue, Command, Preview, View } from '../../src/games/space-alert/types';
import type { Previewed } from '../../src/games/contract';

// What the settings and the language look for in a page.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null, setItem: () => {} } });
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });

export interface Fixture { now: number; me: number; view: View; options: Command[]; previews: { command: Command; answer: Previewed<Preview> }[] }

const read = <T>(name: string): T => JSON.parse(readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8')) as T;
export const fixture = (name: string): Fixture => read<Fixture>(name);
export const catalogue = read<Catalogue>('catalogue');

export async function speak(lang: 'en' | 'fr') {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  await i18n.use(lang, ['web', 'space-alert', 'space-alert-web', 'space-alert-film-web']);
  return { i18n, t };
}

const NAMES = ['Nadia', 'Tomas', 'Inès', 'Wen', 'Ada'];

/** The props that the shell would give. */
export async function props(name: string, as?: number | null) {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  const { view, options, now, me: seat, previews } = fixture(name);
  const me = as === undefined ? seat : as;
  const names = (each: number) => NAMES[each] ?? '?';
  return {
    view, options: me === null ? [] : options, catalogue, me, story: [], names, t, now: () => now,
    chairs: view.people.map((_, each) => ({ seat: each, holder: 'person' as const, name: names(each), bot: null, connected: true, ready: true, host: each === 0, roles: [] })),
    colours: (each: number) => (['yellow', 'green', 'violet', 'orange', 'cyan'] as const)[each]!,
    send: async () => ({ ok: true as const, revision: 1 }),
    preview: async (command: Command) => previews.find((each) => JSON.stringify(each.command) === JSON.stringify(command))?.answer ?? { refusal: null, preview: null },
    awaited: [], rounds: [Date.UTC(2026, 2, 14, 12)], undo: null, restart: null, surface: 'table' as const,
    say: (phrase: Parameters<typeof i18n.phrase>[0]) => i18n.phrase(phrase, names),
  };
}

/** What a person would read, without markup. */
export const textOf = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;|\u00a0/g, ' ').replace(/&amp;/g, '&').replace(/\s+/g, ' ');
