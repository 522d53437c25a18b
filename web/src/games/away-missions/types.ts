// The types of this game, under names that say what they are on the screen.
import type { GameProps } from '../contract';
import type { Action, Aim, Answer, Catalogue, Command, Event, Happening, Overkill, Pay, Preview, Target, Thing, View } from './generated/types';

export type * from './generated/types';
export type Props = GameProps<View, Command, Preview, Catalogue, Event>;

/** The part of a union of one-key objects that has this key. */
export type Part<U, K extends string> = U extends Record<K, infer V> ? V : never;
type Parts = Command | Action | Aim | Answer | Overkill | Pay | Target | Thing | Happening;

/** What an option holds under this name; nothing when it is another option. */
export function named<U extends Parts, K extends string>(value: U, key: K): Part<U, K> | undefined {
  return typeof value === 'object' && value !== null && key in value ? (value as Record<K, Part<U, K>>)[key] : undefined;
}
