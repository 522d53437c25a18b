// A board without a server or a screen: fixtures from the engine, rendered to text.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue, Command, Event, View } from '../../src/games/rocketmen/types';
import type { StoryLine } from '../../src/games/contract';

// What the settings and the language look for in a page.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null, setItem: () => {} } });
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });

export interface Fixture { view: View; options: Command[]; story?: StoryLine<Event>[]; previews?: Record<string, { command: Command; answer: unknown }> }

export function fixture<T = Fixture>(name: string): T {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8')) as T;
}
export const catalogue = fixture<Catalogue>('catalogue');

export async function speak(lang: 'en' | 'fr') {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  await i18n.use(lang, ['web', 'rocketmen', 'rocketmen-web']);
  return { i18n, t };
}

const NAMES = ['Nadia', 'Tomas', 'Ada', 'Inès'];

/** The props that the shell would give. */
export async function props(name: string, me: number | null = 0) {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  const { view, options, story = [], previews = {} } = fixture(name);
  const names = (seat: number) => NAMES[seat] ?? '?';
  const answers = new Map(Object.values(previews).map(({ command, answer }) => [JSON.stringify(command), answer]));
  return {
    view, options: me === null ? [] : options, catalogue, me, story, names, t,
    chairs: view.players.map((_, seat) => ({ seat, holder: 'person' as const, name: names(seat), bot: null, connected: true, ready: true, host: seat === 0, roles: [] })),
    colours: (seat: number) => (['red', 'blue', 'white', 'yellow'] as const)[seat]!,
    send: async () => ({ ok: true as const, revision: 1 }),
    preview: async (command: Command) => (answers.get(JSON.stringify(command)) ?? { refusal: null, preview: null }) as never,
    awaited: [view.turn], undo: null, restart: null, now: () => 0, surface: 'table' as const,
    say: (phrase: Parameters<typeof i18n.phrase>[0]) => i18n.phrase(phrase, names),
  };
}

/** What a person would read, without markup. */
export const textOf = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;|\u00a0/g, ' ').replace(/&amp;/g, '&').replace(/\s+/g, ' ');
