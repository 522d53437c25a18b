// What the options of a game mean: which of them count, and what several names in one value are.
import type { OptionSpec } from '../../net/generated/protocol';

export type Chosen = Readonly<Record<string, string>>;

/** What an option is set to. */
export function valueOf(option: OptionSpec, chosen: Chosen): string {
  return chosen[option.name] ?? option.default;
}

/** The options that mean anything with what else is chosen. An option that means nothing counts as its default. */
export function optionsThatApply(options: readonly OptionSpec[], chosen: Chosen, seats: number): OptionSpec[] {
  const applies = ({ when }: OptionSpec): boolean => {
    if (when === null) return true;
    if ('seats' in when) return when.seats.least <= seats && seats <= when.seats.most;
    const other = options.find(({ name }) => name === when.option.name);
    if (!other) return true;
    return when.option.values.includes(applies(other) ? valueOf(other, chosen) : other.default);
  };
  return options.filter(applies);
}

interface Several { of: readonly string[]; count: number }

/** The names in a value like `a+b`; what is missing, unknown or there twice is filled up with the next free ones. */
export function namesIn(value: string, { of, count }: Several): string[] {
  const kept = [...new Set(value.split('+'))].filter((name) => of.includes(name)).slice(0, count);
  const free = of.filter((name) => !kept.includes(name));
  return [...kept, ...free].slice(0, count);
}

/** The names with another one at a place; if it stood elsewhere, the two change places. */
export function replaced(names: readonly string[], at: number, name: string): string[] {
  const before = names[at]!;
  return names.map((each, place) => (place === at ? name : each === name ? before : each));
}

/** So many options stand open where a game does not say which matter. */
const OPEN = 3;

/** The options that matter, and the rest. */
export function folded(options: readonly OptionSpec[], matters?: readonly string[]): { first: OptionSpec[]; rest: OptionSpec[] } {
  const isFirst = matters === undefined ? (_: OptionSpec, place: number) => place < OPEN : ({ name }: OptionSpec) => matters.includes(name);
  return { first: options.filter((option, place) => isFirst(option, place)), rest: options.filter((option, place) => !isFirst(option, place)) };
}
