// Pages that Space Alert adds to the site.
import type { GamePage } from '../contract';

export const RESOLVER = '/resolver';

export const pages: readonly GamePage[] = [
  // For people who played with cards.
  { path: RESOLVER, tool: 'resolve', icon: 'play', label: 'resolver-link', load: () => import('./resolver/ResolverScreen.svelte') },
];
