// Pages that Space Cadets adds to the site.
import type { GamePage } from '../contract';

export const REFEREE = '/space-cadets-referee';

export const pages: readonly GamePage[] = [
  // For people who own the box.
  { path: REFEREE, tool: 'referee', icon: 'play', label: 'box-link', load: () => import('./referee/RefereeScreen.svelte') },
];
