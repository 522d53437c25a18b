// Reads docs/quick-start/*.md: a title, a line, and steps of the form `## picture Heading` with a paragraph that names its rules at the end.

export interface StartStep {
  /** The name of the drawing beside it. */
  picture: string;
  /** The drawing itself, which the build puts in. */
  drawing?: string;
  title: string;
  text: string;
  /** The rules that say it in full. */
  rules: string[];
}

export interface QuickStart {
  title: string;
  lead: string;
  steps: StartStep[];
}

const STEP = /^##\s+([a-z-]+)\s+(.+)$/;
const RULES = /(?:\s+[A-Z]{2}-\d+\.\d+)+\s*$/;

export function parseStart(markdown: string): QuickStart {
  const start: QuickStart = { title: '', lead: '', steps: [] };
  for (const raw of markdown.split(/\r?\n/)) {
    const line = raw.trim();
    const step = STEP.exec(line);
    const last = start.steps.at(-1);
    if (line === '') continue;
    if (step) start.steps.push({ picture: step[1]!, title: step[2]!, text: '', rules: [] });
    else if (line.startsWith('# ')) start.title = line.slice(2).trim();
    else if (!last) start.lead = line;
    else {
      last.rules.push(...(RULES.exec(line)?.[0].trim().split(/\s+/) ?? []));
      last.text = `${last.text} ${line.replace(RULES, '')}`.trim();
    }
  }
  return start;
}
