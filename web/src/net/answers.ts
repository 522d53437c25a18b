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
