// An answer of the referee, and how it is read: a verdict, then every figure under the name that the format gives it.
export interface Answer { legal: boolean; why: string | null; pending: Record<string, unknown> | null; result: Record<string, unknown> }
/** A line of the answer: how deep it stands, what it is about, its value. */
export interface Line { depth: number; what: string; value: string | null }

/** Whoever says words: the message of a word of the format, or the word itself when it is a name that somebody gave. */
export type Say = (word: string) => string;

function text(value: unknown, say: Say): string {
  if (value === true) return say('yes');
  if (value === false) return say('no');
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return say('none');
  if (Array.isArray(value)) return value.map((each) => (Array.isArray(each) ? `(${each.join(', ')})` : text(each, say))).join(', ');
  return typeof value === 'string' ? say(value) : typeof value === 'object' ? say('none') : String(value);
}

/** The figures of a result as lines, groups under their names. */
export function linesOf(result: Record<string, unknown>, say: Say, depth = 0): Line[] {
  return Object.entries(result).flatMap(([name, value]): Line[] => {
    const what = say(name);
    if (Array.isArray(value) && value.some((each) => typeof each === 'object' && each !== null && !Array.isArray(each)))
      return [{ depth, what, value: null }, ...value.flatMap((each, place) => [{ depth: depth + 1, what: `${place + 1}.`, value: null }, ...linesOf(each as Record<string, unknown>, say, depth + 2)])];
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) return [{ depth, what, value: null }, ...linesOf(value as Record<string, unknown>, say, depth + 1)];
    return [{ depth, what, value: text(value, say) }];
  });
}
