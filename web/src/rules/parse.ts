// Reads docs/rules/*.md. Every chapter is `## RM-3 The turn`, every rule `- **RM-3.1** text`.

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export interface RulesText {
  title: string;
  intro: string[];
  chapters: Chapter[];
}

const CHAPTER = /^##\s+([A-Z]{2}-\d+)\s+(.+)$/;
const RULE = /^[-*]\s+\*\*([A-Z]{2}-[\d.]+)\*\*\s+(.+)$/;

export function parseRules(markdown: string): RulesText {
  const text: RulesText = { title: '', intro: [], chapters: [] };
  let chapter: Chapter | undefined;
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = CHAPTER.exec(line);
    if (heading) {
      chapter = { id: heading[1]!, title: heading[2]!, rules: [] };
      text.chapters.push(chapter);
      continue;
    }
    const rule = RULE.exec(line);
    if (rule && chapter) {
      chapter.rules.push({ id: rule[1]!, text: rule[2]! });
      continue;
    }
    if (line.startsWith('# ')) {
      text.title = line.slice(2).trim();
    } else if (chapter) {
      // A line that goes on where the last rule stopped.
      const last = chapter.rules.at(-1);
      if (last) last.text += ` ${line}`;
    } else {
      text.intro.push(line);
    }
  }
  return text;
}

export interface Span {
  text: string;
  mark?: 'strong' | 'em' | 'code' | 'rule';
}

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2}-\d+(?:\.\d+)*)\b/g;

/** The inline marks of a rule: bold, italic, code, and the numbers of other rules. */
export function spans(text: string): Span[] {
  const out: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) out.push({ text: text.slice(at, match.index) });
    if (match[1] !== undefined) out.push({ text: match[1], mark: 'strong' });
    else if (match[2] !== undefined) out.push({ text: match[2], mark: 'em' });
    else if (match[3] !== undefined) out.push({ text: match[3], mark: 'code' });
    else out.push({ text: match[4]!, mark: 'rule' });
    at = match.index + match[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

/** Letters without accents and case, so that "depart" finds "Départ". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The chapters that have every word of the question, with only the rules that do. */
export function searchRules(text: RulesText, question: string): Chapter[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return text.chapters;
  const hit = (haystack: string) => words.every((word) => haystack.includes(word));
  return text.chapters
    .map((chapter) => {
      const rules = chapter.rules.filter((rule) => hit(fold(`${rule.id} ${rule.text} ${chapter.title}`)));
      return { ...chapter, rules };
    })
    .filter((chapter) => chapter.rules.length > 0);
}
