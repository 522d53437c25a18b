// The lobby over HTTP. Every error is a sentence for a person.
import type {
  ApiError, Games, Me, MyTables, NewFork, NewTable, Phrase, Replay, Replays, TableMade, TableSummary,
} from './generated/protocol';

/** A refused or failed request: with the server's phrase, or without one when it did not answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly phrase: Phrase | null;

  constructor(status: number, phrase: Phrase | null) {
    super(`HTTP ${status}`);
    this.status = status;
    this.phrase = phrase;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch {
    throw new HttpError(0, null);
  }
  if (!answer.ok) throw new HttpError(answer.status, await phraseOf(answer));
  return (await answer.json()) as T;
}

async function phraseOf(answer: Response): Promise<Phrase | null> {
  try {
    return ((await answer.json()) as ApiError).phrase ?? null;
  } catch {
    return null;
  }
}

const code = (text: string) => encodeURIComponent(text);

export const api = {
  games: () => ask<Games>('/api/games'),
  me: () => ask<Me>('/api/me'),
  rename: (name: string) => ask<Me>('/api/me', { name }),
  newTable: (table: NewTable) => ask<TableMade>('/api/tables', table),
  myTables: () => ask<MyTables>('/api/tables'),
  table: (table: string) => ask<TableSummary>(`/api/tables/${code(table)}`),
  replays: () => ask<Replays>('/api/replays'),
  replay: (table: string, viewer: 'spectator' | number) => ask<Replay>(`/api/replays/${code(table)}?viewer=${viewer}`),
  fork: (table: string, from: NewFork) => ask<TableMade>(`/api/replays/${code(table)}/fork`, from),
  recordPath: (table: string) => `/api/replays/${code(table)}/record`,
};
