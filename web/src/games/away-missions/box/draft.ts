// What is laid out here stays in this browser until it is replaced.
import { readPosition, writePosition } from './reading';
import type { Position } from './position';

const STORE = 'cosmodrome.away-missions.box';

export function keptDraft(): Position | null {
  try {
    const text = localStorage.getItem(STORE);
    const read = text === null ? null : readPosition(text);
    return read && 'position' in read ? read.position : null;
  } catch {
    return null;
  }
}

/** Says whether it could be kept. */
export function keepDraft(position: Position): boolean {
  try {
    localStorage.setItem(STORE, writePosition(position));
    return true;
  } catch {
    return false;
  }
}

/** Saves a text where the browser saves files. */
export function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
