// Pages that Away Missions adds to the site.
import type { GamePage } from '../contract';

export const BOX = '/away-missions-box';
export const EDITOR = '/away-missions-editor';

export const pages: readonly GamePage[] = [
  // For people who own the box.
  { path: BOX, tool: 'aliens', icon: 'play', label: 'box-link', load: () => import('./box/BoxScreen.svelte') },
  // For people who write missions.
  { path: EDITOR, tool: 'check', icon: 'fork', label: 'editor-link', load: () => import('./editor/EditorScreen.svelte') },
];
