// What is being entered, kept for as long as the tab is open: a reload or a look at the rules costs nothing.
const STORE = 'cosmodrome.resolver';

/** A plan as text, and the fragment of the address under which it was entered. */
export interface Draft { plan: string; hash: string }

export function keptDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'plan' in kept && typeof kept.plan === 'string' && 'hash' in kept && typeof kept.hash === 'string' ? { plan: kept.plan, hash: kept.hash } : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {
    // Without a store the plan lives as long as the page.
  }
}

const VEIL = 'cosmodrome.resolver.veil';

/** Whether this person wants to see the film before the result. */
export function wantsVeil(): boolean {
  try {
    return localStorage.getItem(VEIL) === 'on';
  } catch {
    return false;
  }
}

export function keepVeil(on: boolean): void {
  try {
    localStorage.setItem(VEIL, on ? 'on' : 'off');
  } catch {
    // Asked again next time.
  }
}
