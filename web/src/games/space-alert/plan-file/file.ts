// A plan leaves the page: as a file, or as a link that holds all of it.
import { RESOLVER } from '../pages';
import type { Plan } from './plan';
import { writePlan } from './plan';
import { toFragment } from './share';

/** The address of the resolver with this plan in it. */
export const resolverLink = async (plan: Plan): Promise<string> => `${RESOLVER}#${await toFragment(writePlan(plan))}`;

/** Saves a plan where the browser saves files. */
export function savePlan(plan: Plan, name = 'space-alert-plan'): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(plan, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
