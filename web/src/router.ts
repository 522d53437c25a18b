// Addresses and what they show. Pure: the browser's history is in router.svelte.ts.
import { pageAt } from './games/shelf';

export type Route =
  | { screen: 'lobby' }
  | { screen: 'table'; code: string; big: boolean; lesson: boolean }
  /** A replay at a moment, through somebody's eyes. */
  | { screen: 'replay'; code: string; at: number | null; eyes: number | null }
  | { screen: 'replays' }
  | { screen: 'rules'; game: string | null; rule: string | null }
  | { screen: 'settings' }
  | { screen: 'about' }
  /** A page that one of the games brings. */
  | { screen: 'page'; path: string }
  | { screen: 'missing'; path: string };

const CODE = /^[A-Za-z0-9_-]{1,64}$/;
const GAME = /^[a-z][a-z-]{1,30}$/;

export function parseRoute(address: { pathname: string; search: string; hash: string }): Route {
  const missing: Route = { screen: 'missing', path: address.pathname };
  const parts = address.pathname.split('/').filter(Boolean);
  const hash = decodeHash(address.hash);
  const [first, second, ...rest] = parts;
  if (rest.length > 0) return missing;
  switch (first) {
    case undefined:
      return { screen: 'lobby' };
    case 't':
      if (!second || !CODE.test(second)) return missing;
      return { screen: 'table', code: second, big: asks(address.search, 'screen'), lesson: asks(address.search, 'lesson') };
    case 'r':
      if (!second || !CODE.test(second)) return missing;
      return { screen: 'replay', code: second, at: /^\d+$/.test(hash) ? Number(hash) : null, eyes: seatIn(address.search) };
    case 'rules':
      if (second !== undefined && !GAME.test(second)) return missing;
      return { screen: 'rules', game: second ?? null, rule: hash || null };
    case 'replays':
    case 'settings':
    case 'about':
      return second === undefined ? { screen: first } : missing;
    default:
      return pageAt(address.pathname) ? { screen: 'page', path: address.pathname } : missing;
  }
}

/** The chair through whose eyes a replay is watched: `?as=2` is the second one. */
function seatIn(search: string): number | null {
  const chair = new URLSearchParams(search).get('as') ?? '';
  return /^[1-9]$/.test(chair) ? Number(chair) - 1 : null;
}

const asks = (search: string, what: string) => new URLSearchParams(search).has(what);

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

export const pathTo = {
  lobby: () => '/',
  table: (code: string) => `/t/${code}`,
  /** The same for the device that takes one's chair over; what is behind the # never leaves the browser by itself. */
  takeChair: (code: string, secret: string) => `/t/${code}#take=${secret}`,
  /** The same with the guide beside the board. */
  lesson: (code: string) => `/t/${code}?lesson`,
  bigScreen: (code: string) => `/t/${code}?screen`,
  replay: (code: string, at?: number, eyes: number | null = null) => `/r/${code}${eyes === null ? '' : `?as=${eyes + 1}`}${at === undefined ? '' : `#${at}`}`,
  replays: () => '/replays',
  rules: (game?: string, rule?: string) => `/rules${game ? `/${game}` : ''}${rule ? `#${rule}` : ''}`,
  settings: () => '/settings',
  about: () => '/about',
};
