// Which games have been played to their end in this browser, so that somebody new is shown how before they are left alone with it.
const STORE = 'cosmodrome.played';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

export const hasPlayed = (game: string): boolean => read().includes(game);

export function rememberPlayed(game: string): void {
  if (hasPlayed(game)) return;
  try {
    localStorage.setItem(STORE, JSON.stringify([...read(), game]));
  } catch {
    // Private windows may refuse; the first game is then explained once more.
  }
}
