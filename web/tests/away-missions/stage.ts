// A page without a screen, in a language, for rendering to text.
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } });
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });

export async function speak(lang: 'en' | 'fr') {
  const { i18n, t } = await import('../../src/i18n/i18n.svelte');
  await i18n.use(lang, ['web', 'away-missions-board-web']);
  return { i18n, t };
}

/** What a person would read, without markup. */
export const textOf = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/&nbsp;|\u00a0/g, ' ').replace(/&amp;/g, '&').replace(/\s+/g, ' ');
/** The accessible names in it, in order. */
export const namesIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1]!.replaceAll('\u00a0', ' ').replaceAll('\u2068', '').replaceAll('\u2069', ''));
