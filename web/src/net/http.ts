// The lobby over HTTP. Every error is a sentence for a person.
import type {
  ApiError, ContentInfo, Games, HandoverMade, Me, MyTables, NewFork, NewTable, Phrase, Replay, Replays, TableMade, TableSummary,
} from './generated/protocol';

/** A refused or failed request: with the server's phrase, or without one when it did not answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly phrase: Phrase | null;
  /** Everything that is wrong with a content file. */
  readonly faults: readonly Phrase[];

  constructor(status: number, said: Pick<ApiError, 'phrase' | 'faults'> | null) {
    super(`HTTP ${status}`);
    this.status = status;
    this.phrase = said?.phrase ?? null;
    this.faults = said?.faults ?? [];
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answerTo(path, body === undefined ? undefined : JSON.stringify(body))).json()) as T;
}

/** The answer of the server, whatever it holds. `body` is JSON. */
async function answerTo(path: string, body?: string, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpError(0, null);
  }
  if (!answer.ok) throw new HttpError(answer.status, await saidBy(answer));
  return answer;
}

async function saidBy(answer: Response): Promise<ApiError | null> {
  try {
    return (await answer.json()) as ApiError;
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
  /** What a content file holds; throws with its faults. */
  checkContent: (game: string, content: string) => ask<ContentInfo>(`/api/games/${code(game)}/content`, { content }),
  /** Other content for a table, or the built-in one again. */
  setContent: (table: string, content: string | null) => ask<TableSummary>(`/api/tables/${code(table)}/content`, { content }),
  /** The text of the content that a table brought. */
  content: async (table: string) => (await answerTo(`/api/tables/${code(table)}/content`)).text(),
  /** A secret with which another device takes one's chair. */
  handOver: (table: string) => ask<HandoverMade>(`/api/tables/${code(table)}/handover`, {}),
  /** Takes one's chair over from another device. */
  takeChair: (table: string, secret: string) => ask<TableSummary>(`/api/tables/${code(table)}/chair`, { secret }),
  /** Takes a table out of one's lists. */
  hide: (table: string) => answerTo(`/api/tables/${code(table)}/hide`, '{}'),
  replays: () => ask<Replays>('/api/replays'),
  replay: (table: string, viewer: 'spectator' | number) => ask<Replay>(`/api/replays/${code(table)}?viewer=${viewer}`),
  fork: (table: string, from: NewFork) => ask<TableMade>(`/api/replays/${code(table)}/fork`, from),
  /** Something that a game can work out without a table. The question is JSON. */
  tool: async <T>(game: string, tool: string, question: string, signal?: AbortSignal) => (await (await answerTo(`/api/games/${code(game)}/tools/${code(tool)}`, question, signal)).json()) as T,
  recordPath: (table: string) => `/api/replays/${code(table)}/record`,
};
