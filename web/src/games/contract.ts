// What the shell gives a game, and what a game gives the shell. A game lives in src/games/<id>/index.ts,
// is fetched when one of its tables is opened, and never imports another game.
import type { Component } from 'svelte';
import type { Args, PhraseLike } from '../i18n/speaker';
import type { Previewed, Sent, StoryLine, Watched } from '../net/answers';
import type { Chair, Playhead, UndoOffer } from '../net/generated/protocol';
import type { SeatColour } from '../ui/seats';

export type { Previewed, Refused, Sent, StoryLine, Watched } from '../net/answers';

/** What the lobby shows of a game, and what else the site learns from its folder: the default export of `shelf.ts`. Comes with the first load. */
export interface ShelfEntry {
  /** Where it stands among the games, from the left. */
  place: number;
  /** The drawing on its card in the lobby. */
  art: Component;
  /** What a crew hears in place of who won, for a game that all win or lose together. */
  outcome?: { won: string; lost: string };
  /** The colours of the chairs, in the order of play. */
  colours: readonly SeatColour[];
  /** The rules name the colours of its figures, so nobody chooses another. */
  ownColours?: true;
  players: string;
  minutes: number;
  tags: readonly ('competitive' | 'coop' | 'realtime')[];
  /** What its rule numbers begin with. */
  rules: string;
  /** Has a guided first game, with these options. */
  lesson?: Record<string, string>;
  /** With so many chairs; without it, as many as *Play now* has. */
  lessonSeats?: number;
  /** *Play now* is that first game for somebody who has not played it yet: too much at once without it. */
  lessonFirst?: true;
  /** The option by which one of its parts is practised alone; each of its values but the first is begun with one click. */
  practice?: string;
  /** The options that matter most; the others are folded away. Without it, the first few. */
  matters?: readonly string[];
  pages?: readonly GamePage[];
}

/** A page of its own that a game adds to the site, fetched when it is opened. */
export interface GamePage {
  /** Its address, of one part. */
  path: `/${string}`;
  /** Offered in the lobby when the server has this tool of the game. */
  tool: string;
  icon: string;
  /** The words of its link in the lobby. */
  label: string;
  load: () => Promise<{ default: Component }>;
}

/** Where the board is shown: at a table, on the shared screen, in a replay. */
export type Surface = 'table' | 'tv' | 'replay';

/** Films that run together on every screen of a table. */
export interface Screens {
  /** Where everybody's screen is, as the server told it last. */
  playhead: Playhead | null;
  /** Moves everybody's screen to a step of a film (1 to 64 letters, digits and `. _ : / -`); nothing for somebody without a chair. */
  play: ((film: string, step: number, running: boolean, percent?: number) => void) | null;
  /** The chairs whose people still watch a film. A screen that everybody sees does not go on to the result before there are none. */
  watching: readonly number[];
  /** Says what this screen shows instead of the table, and nothing once it is seen or left. Until everybody has seen it, no header, list or other screen tells how the game ended. */
  watch: (watched: Watched | null) => void;
  /** The server's clock in milliseconds, which `playhead.at` is told by. */
  now: () => number;
}

export interface GameProps<View = unknown, Command = unknown, Preview = unknown, Catalogue = unknown, Event = unknown> {
  view: View;
  /** Commands worth offering to this seat now; empty for spectators and in replays. */
  options: Command[];
  catalogue: Catalogue;
  /** My chair, or nothing for a spectator. */
  me: number | null;
  /** Who sits where, whether they are connected, which bot moves for them. */
  chairs: Chair[];
  names: (seat: number) => string;
  colours: (seat: number) => SeatColour;
  /** Resolves when the server has answered. A refusal is also shown as a note by the shell. */
  send: (command: Command) => Promise<Sent>;
  /** Asks without changing anything. Late answers to older questions are dropped by the shell. */
  preview: (command: Command) => Promise<Previewed<Preview>>;
  story: StoryLine<Event>[];
  /** Whose move it is. */
  awaited: number[];
  /** When each round began, in milliseconds since 1970. */
  rounds?: readonly number[];
  /** Taking back: what it would mean, and doing it. Nothing when there is nothing to take back. */
  undo: (UndoOffer & { run: () => void }) | null;
  restart: (UndoOffer & { run: () => void }) | null;
  /** Game time in milliseconds, as the server's clock has it now. Stands still while the table is paused and while the connection is lost. */
  now: () => number;
  surface: Surface;
  /** The other screens of this table; nothing in a replay. */
  screens: Screens | null;
  /** Whether a guide explains the game on the way; only for games that have one. */
  lesson: boolean;
  /** Stops the table's clock while the guide is read, and lets it go on; only where nobody else is kept waiting. */
  hold?: (stand: boolean) => void;
  t: (key: string, args?: Args) => string;
  /** A phrase as a sentence, with the names of this table. */
  say: (phrase: PhraseLike) => string;
}

export interface GameModule {
  /** The board with everything on it. */
  // Each game has its own types inside; the shell only passes them through.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<any>;
  /** For a game with a clock of its own: stands in the bar instead of the status and the table's clock while the game runs. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Bar?: Component<any>;
  /** What this seat can do now, as a sentence for the bar. */
  status?: (props: Pick<GameProps, 'view' | 'options' | 'me' | 'names' | 't'>) => string | null;
  /** Worth jumping to in a replay. Without it, the beginning of every round is. */
  isKey?: (event: unknown) => boolean;
  /** On the big screen the board itself says whose move it is, what happened and who sits where: the shell leaves its bars out while the game runs. */
  ownBigScreen?: true;
  /** The board shows the story itself, so the shell does not dock it on wide screens. */
  ownStory?: boolean;
  /** A small figure beside each name in lists: the score. */
  score?: (view: unknown, seat: number) => string | null;
}
