// Calls somebody back to a table where it is their turn: the picture of the tab, and a notification when they allow it.
import waiting from '../ui/logo-turn.svg?url';
import { settings } from './settings.svelte';

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
let usual: string | undefined;

/** The picture of the tab: with a lamp on while it is one's turn. */
export function lightIcon(on: boolean): void {
  const link = icon();
  if (!link) return;
  usual ??= link.href;
  link.href = on ? waiting : usual;
}

export const canNotify = (): boolean => typeof globalThis.Notification === 'function';

/** Asks the browser for its permission, because the person has just asked for notifications. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | undefined;

/** Tells somebody who looks at something else that it is their turn. One note for each table; a click leads back to it. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

/** They are back, or somebody else's turn has come. */
export function quiet(): void {
  shown?.close();
  shown = undefined;
}
