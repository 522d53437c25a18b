// Finds a game's module by the id the server names. The only file that knows where games are.
import { i18n } from '../i18n/i18n.svelte';
import type { GameModule } from './contract';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

export function hasModule(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The module and its messages, together: a board without words is no board. */
export async function loadGame(game: string): Promise<GameModule | null> {
  const load = modules[`./${game}/index.ts`];
  const [module] = await Promise.all([load?.(), i18n.learn(game, `${game}-web`)]);
  return module?.default ?? null;
}
