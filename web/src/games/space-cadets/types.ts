// The types that the server speaks, and what the board is given.
import type { GameProps } from '../contract';
import type { Catalogue, Command, Event, Preview, Station, Step, System, View } from './generated/types';

export type * from './generated/types';
export type Props = GameProps<View, Command, Preview, Catalogue, Event>;

export const STATIONS: readonly Station[] = ['captain', 'engineering', 'helm', 'sensors', 'shields', 'weapons', 'tractor', 'jump', 'damage'];
export const STEPS: readonly Step[] = ['discussion', 'preparation', 'action', 'resolution', 'tractor', 'fire', 'enemies', 'jump', 'repair'];
export const SYSTEMS: readonly System[] = ['helm', 'shields', 'sensors', 'weapons', 'tractor', 'jump', 'repair'];

/** The name of a command, whatever it carries. */
export const commandName = (command: Command): string => (typeof command === 'string' ? command : Object.keys(command)[0]!);

/** What a command of this name carries. */
type Carried<Name extends string> = Extract<Exclude<Command, string>, Record<Name, unknown>>[Name];

/** The commands of one name among those offered, with what they carry. */
export function offered<Name extends string>(options: readonly Command[], name: Name): Carried<Name>[] {
  return options.flatMap((command) => (typeof command === 'object' && name in command ? [(command as unknown as Record<Name, Carried<Name>>)[name]] : []));
}
