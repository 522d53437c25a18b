// Somebody who looks elsewhere is told of their turn, if they want to be and only then.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowNotifications, lightIcon, notify, quiet } from '../src/state/attention';
import { settings } from '../src/state/settings.svelte';

// The settings ask for the languages of the browser as soon as they are read.
vi.hoisted(() => { vi.stubGlobal('navigator', { languages: ['en'] }); });

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static shown: FakeNotification[] = [];
  static requestPermission() {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }
  closed = false;
  onclick: (() => void) | null = null;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    FakeNotification.shown.push(this);
  }
  close() { this.closed = true; }
}

const page = { hidden: true, icon: { href: 'http://x/logo.svg' }, querySelector: () => page.icon };

beforeEach(() => {
  FakeNotification.shown = [];
  FakeNotification.permission = 'granted';
  settings.notify = true;
  page.hidden = true;
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { focus: vi.fn() });
});
afterEach(() => { quiet(); vi.unstubAllGlobals(); });

describe('a notification', () => {
  it('tells whose turn it is and goes when they are back', () => {
    notify('Your turn', 'Rocketmen, table ABCDEF', 'ABCDEF');
    const [note] = FakeNotification.shown;
    expect(note).toMatchObject({ title: 'Your turn', options: { body: 'Rocketmen, table ABCDEF', tag: 'ABCDEF' }, closed: false });
    note!.onclick?.();
    expect(window.focus).toHaveBeenCalled();
    quiet();
    expect(note!.closed).toBe(true);
  });

  it.each([
    ['who looks at the table', () => (page.hidden = false)],
    ['who did not ask for it', () => (settings.notify = false)],
    ['whose browser forbids it', () => (FakeNotification.permission = 'denied')],
    ['whose browser has none', () => vi.stubGlobal('Notification', undefined)],
  ])('is not for somebody %s', (_, given) => {
    given();
    notify('Your turn', '', 'ABCDEF');
    expect(FakeNotification.shown).toEqual([]);
  });

  it('is asked for, and may be refused', async () => {
    FakeNotification.answer = 'denied';
    expect(await allowNotifications()).toBe(false);
    FakeNotification.answer = 'granted';
    expect(await allowNotifications()).toBe(true);
  });
});

it('the picture of the tab has a lamp while it is one’s turn', () => {
  lightIcon(true);
  expect(page.icon.href).toContain('logo-turn');
  lightIcon(false);
  expect(page.icon.href).toBe('http://x/logo.svg');
});
