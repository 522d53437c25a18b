// The best score of each practice in this browser, by station and clock.
const STORE = 'cosmodrome.space-cadets.practice';

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

export const bestOf = (practice: string): number | null => read()[practice] ?? null;

/** Keeps a score if it is the best so far. */
export function keepBest(practice: string, score: number): void {
  const all = read();
  if ((all[practice] ?? -1) >= score) return;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...all, [practice]: score }));
  } catch {
    // Private windows may refuse; the score is then forgotten with the page.
  }
}
