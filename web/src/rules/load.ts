// Which rules there are, and how to fetch one game's in one language.
import type { Lang } from '../i18n/lang';
import type { RulesText } from './parse';

const files = import.meta.glob<RulesText>('../../../docs/rules/*.md', { query: '?rules', import: 'default' });

function path(game: string, lang: Lang): string {
  return `../../../docs/rules/${game}${lang === 'en' ? '' : `.${lang}`}.md`;
}

export function hasRules(game: string): boolean {
  return path(game, 'en') in files;
}

export async function loadRules(game: string, lang: Lang): Promise<RulesText | undefined> {
  const file = files[path(game, lang)] ?? files[path(game, 'en')];
  return file ? await file() : undefined;
}
