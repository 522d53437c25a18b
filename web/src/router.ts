// Addresses and what they show. Pure: the browser's history is in router.svelte.ts.
import { pageAt } from './games/shelf';

export type Route =
  | { screen: 'lobby' }
  | { screen: 'table'; code: string; big: boolean; lesson: boolean }
  | { screen: 'replay'; code: string; at: number | null }
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
      return { screen: 'replay', code: second, at: /^\d+$/.test(hash) ? Number(hash) : null };
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
  /** The same with the guide beside the board. */
  lesson: (code: string) => `/t/${code}?lesson`,
  bigScreen: (code: string) => `/t/${code}?screen`,
  replay: (code: string, at?: number) => `/r/${code}${at === undefined ? '' : `#${at}`}`,
  replays: () => '/replays',
  rules: (game?: string, rule?: string) => `/rules${game ? `/${game}` : ''}${rule ? `#${rule}` : ''}`,
  settings: () => '/settings',
  about: () => '/about',
};
