// Short notes that go away by themselves.
import { announce } from './announce.svelte';

export interface Toast {
  id: number;
  kind: 'go' | 'now' | 'hold' | 'info';
  text: string;
  rule?: string;
  game?: string;
}

let next = 1;
export const toasts = $state<Toast[]>([]);

export function toast(note: Omit<Toast, 'id'>, seconds = 7): void {
  const id = next++;
  toasts.push({ ...note, id });
  if (toasts.length > 3) toasts.shift();
  announce(note.text, note.kind === 'hold' ? 'urgent' : 'polite');
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((note) => note.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
