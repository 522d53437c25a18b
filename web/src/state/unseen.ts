// What a screen may tell while a film is watched, here or elsewhere at the table.
import type { Watched } from '../net/answers';
import type { TableInfo } from '../net/generated/protocol';
import type { Line } from '../net/table.svelte';

/** Whether somebody has yet to see how it goes on: then nothing outside the film tells it. */
export function isUnseen(table: Pick<TableInfo, 'watching'>, watched: Watched | null): boolean {
  return watched !== null || table.watching.length > 0;
}

/** The story as far as it may be told: up to what the film has shown, and that it is over when everybody has seen the end. */
export function heardSoFar(story: readonly Line[], table: Pick<TableInfo, 'watching'> | null, watched: Watched | null): readonly Line[] {
  if (!table || !isUnseen(table, watched)) return story;
  const shown = watched?.told === undefined ? story.length : story.findIndex((line) => line.id === watched.told) + 1;
  return story.filter((line, index) => line.item.told.kind === 'chat' || (index < shown && !endsIt(line)));
}

const endsIt = ({ item: { told } }: Line) => told.kind === 'table' && told.event.event === 'over';
