// What every board is given, wherever it is shown: what an onlooker has. Whoever may do something gets more on top.
import { i18n, t } from '../i18n/i18n.svelte';
import { UNAVAILABLE } from '../net/answers';
import type { GameProps } from './contract';
import { coloursOf } from './shelf';

export type Shown = Pick<GameProps, 'view' | 'catalogue' | 'chairs' | 'names' | 'story' | 'now' | 'surface' | 'rounds'> & { game: string };

export function onlookerProps({ game, names, ...shown }: Shown): GameProps {
  const colours = coloursOf(game, shown.chairs);
  return {
    ...shown,
    names,
    options: [],
    me: null,
    colours: (seat) => colours[seat] ?? 'white',
    send: () => Promise.resolve({ ok: false, refusal: UNAVAILABLE }),
    preview: () => Promise.resolve({ refusal: UNAVAILABLE, preview: null }),
    awaited: [],
    undo: null,
    restart: null,
    screens: null,
    lesson: false,
    t,
    say: (phrase) => i18n.phrase(phrase, names),
  };
}
