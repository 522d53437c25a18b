// Which rules and quick starts there are, and how to fetch one game's in one language.
import type { Lang } from '../i18n/lang';
import type { RulesText } from './parse';
import type { QuickStart } from './start';

const files = import.meta.glob<RulesText>('../../../docs/rules/*.md', { query: '?rules', import: 'default' });
const starts = import.meta.glob<QuickStart>('../../../docs/quick-start/*.md', { query: '?start', import: 'default' });

function path(folder: string, game: string, lang: Lang): string {
  return `../../../docs/${folder}/${game}${lang === 'en' ? '' : `.${lang}`}.md`;
}

export function hasRules(game: string): boolean {
  return path('rules', game, 'en') in files;
}

export async function loadRules(game: string, lang: Lang): Promise<RulesText | undefined> {
  const file = files[path('rules', game, lang)] ?? files[path('rules', game, 'en')];
  return file ? await file() : undefined;
}

/** The quick start with its drawings, which are ours and go into the page as they are. */
export async function loadStart(game: string, lang: Lang): Promise<QuickStart | undefined> {
  return starts[path('quick-start', game, lang)]?.();
}
