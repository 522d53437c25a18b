// What a table's client says to whoever asked something of it.
import type { PhraseLike } from '../i18n/speaker';

/** A line of the story: what happened, as the server told it to this viewer. */
export interface StoryLine<Event = unknown> {
  /** Counts up for the whole table; stable across reconnects. */
  id: number;
  /** The revision whose view shows it. */
  revision: number;
  /** The typed event, for animation; nothing for lines of the table itself (undo, pause, chairs). */
  event: Event | null;
  /** What to say about it. */
  phrase: PhraseLike;
}

/** What a screen shows instead of the table: a film that has not been seen to its end. */
export interface Watched {
  /** Which one: 1 to 64 letters, digits and `. _ : / -`; the same for everybody who watches it. */
  film: string;
  /** Whether bots wait until it is seen: somebody looks at a result. */
  hold?: boolean;
  /** Whose doing it is, for the header; nothing when it is everybody's. */
  of?: number | null;
  /** The line of the story that it has come to. Later lines are not told before the film shows them; without it, all are told. */
  told?: number;
}

/** Why a command is not legal: a sentence and the rule that says so. */
export interface Refused {
  rule: string | null;
  phrase: PhraseLike;
}

export type Sent = { ok: true; revision: number } | { ok: false; refusal: Refused };

export interface Previewed<Preview = unknown> {
  /** Nothing when the command is legal now. */
  refusal: Refused | null;
  /** What it would cost and change. */
  preview: Preview | null;
}

/** The answer when there is nobody to ask. */
export const UNAVAILABLE: Refused = { rule: null, phrase: { key: 'not-connected' } };
