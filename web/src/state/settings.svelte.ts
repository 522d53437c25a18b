// What a person prefers. Stays in this browser; the server never hears of it, but for the display name.
import { isLang, preferredLang, type Lang } from '../i18n/lang';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const PALETTES = ['standard', 'distinct'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const MOTIONS = ['system', 'none'] as const;

export interface Settings {
  lang: Lang;
  name: string;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  text: (typeof TEXT_SIZES)[number];
  motion: (typeof MOTIONS)[number];
  sound: number;
  voice: number;
  /** How loud a game's own computer speaks, where it has one. */
  computer: number;
  /** Whether films come near to what happens. */
  closeups: boolean;
  confirm: boolean;
  /** Whether the browser tells of one's turn while one looks at something else. */
  notify: boolean;
}

const STORE = 'cosmodrome.settings';

export function defaults(languages: readonly string[]): Settings {
  return {
    lang: preferredLang(languages),
    name: '',
    theme: 'system',
    palette: 'standard',
    text: 'normal',
    motion: 'system',
    sound: 40,
    voice: 0,
    computer: 70,
    closeups: true,
    confirm: true,
    notify: false,
  };
}

const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise;
const volume = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;

/** Settings from whatever the store held: unknown values fall back one by one. */
export function readSettings(text: string | null, base: Settings): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (parsed && typeof parsed === 'object') kept = parsed;
  } catch {
    // A broken store is an empty one.
  }
  return {
    lang: isLang(kept.lang) ? kept.lang : base.lang,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : base.name,
    theme: oneOf(THEMES, kept.theme, base.theme),
    palette: oneOf(PALETTES, kept.palette, base.palette),
    text: oneOf(TEXT_SIZES, kept.text, base.text),
    motion: oneOf(MOTIONS, kept.motion, base.motion),
    sound: volume(kept.sound, base.sound),
    voice: volume(kept.voice, base.voice),
    computer: volume(kept.computer, base.computer),
    closeups: typeof kept.closeups === 'boolean' ? kept.closeups : base.closeups,
    confirm: typeof kept.confirm === 'boolean' ? kept.confirm : base.confirm,
    notify: typeof kept.notify === 'boolean' ? kept.notify : base.notify,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored(), defaults(navigator.languages)));

/** Keeps the store and the page's attributes in step with the settings. Called once, inside an effect. */
export function applySettings(prefersLight: boolean): void {
  const root = document.documentElement.dataset;
  const theme = settings.theme === 'system' ? (prefersLight ? 'light' : 'dark') : settings.theme;
  root.theme = theme === 'light' ? 'light' : 'dark';
  root.contrast = settings.theme === 'contrast' ? 'more' : 'normal';
  root.palette = settings.palette;
  root.text = settings.text;
  root.motion = settings.motion;
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

/** Whether things may move: neither the system nor the person asked for stillness. */
export function mayMove(): boolean {
  return settings.motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
