export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

export function isLang(text: unknown): text is Lang {
  return LANGS.some((lang) => lang === text);
}

/** The first language the browser asks for that we speak. */
export function preferredLang(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const base = tag.slice(0, 2).toLowerCase();
    if (isLang(base)) return base;
  }
  return 'en';
}
