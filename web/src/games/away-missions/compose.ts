// A command put together by hand: another payment, several items declared at once, companions of a Teleporter. What is possible comes from the preview.
import { named, type Boost, type Command, type Pay, type Preview, type Who } from './types';

/** A word that is the same for two payments, declarations or companions that are the same. */
export const sameAs = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What pays for it; nothing when it is not paid for. */
export const payOf = (command: Command): Pay | null => named(command, 'act')?.pay ?? null;
/** What is declared with it. */
export const boostsOf = (command: Command): readonly Boost[] => named(command, 'act')?.with ?? named(command, 'use')?.with ?? [];
/** Who comes along. */
export function companionsOf(command: Command): readonly Who[] {
  const aim = named(command, 'use')?.aim;
  return (aim !== undefined && named(aim, 'together')?.others) || [];
}

/** Everything that could pay, what pays now included. */
export function payments(command: Command, preview: Preview | null): Pay[] {
  const now = payOf(command);
  if (now === null) return [];
  const known = preview?.payments ?? [];
  return known.some((one) => sameAs(one, now)) ? [...known] : [now, ...known];
}

/** Everything that is or could be declared. */
export function boosts(command: Command, preview: Preview | null): { boost: Boost; on: boolean }[] {
  const declared = boostsOf(command);
  const more = (preview?.boosts ?? []).filter(({ card }) => !declared.some((one) => one.card === card));
  return [...declared.map((boost) => ({ boost, on: true })), ...more.map((boost) => ({ boost, on: false }))];
}

/** Everybody who comes or could come along. */
export function companions(command: Command, preview: Preview | null): { who: Who; on: boolean }[] {
  const coming = companionsOf(command);
  const more = (preview?.companions ?? []).filter((who) => !coming.includes(who));
  return [...coming.map((who) => ({ who, on: true })), ...more.map((who) => ({ who, on: false }))];
}

export function withPay(command: Command, pay: Pay): Command {
  const act = named(command, 'act');
  return act ? { act: { ...act, pay } } : command;
}

/** The same with this declared, or without it. */
export function withBoost(command: Command, boost: Boost, on: boolean): Command {
  const rest = boostsOf(command).filter(({ card }) => card !== boost.card);
  const list = on ? [...rest, boost] : rest;
  const act = named(command, 'act');
  if (act) return { act: { ...act, with: list } };
  const use = named(command, 'use');
  return use ? { use: { ...use, with: list } } : command;
}

/** The same with somebody coming along, or staying. */
export function withCompanion(command: Command, who: Who, on: boolean): Command {
  const use = named(command, 'use');
  const aim = use?.aim;
  if (!use || aim === undefined) return command;
  const to = named(aim, 'together')?.to ?? named(aim, 'tile');
  if (to === undefined) return command;
  const rest = companionsOf(command).filter((one) => one !== who);
  const others = on ? [...rest, who] : rest;
  return { use: { ...use, aim: others.length > 0 ? { together: { to, others } } : { tile: to } } };
}
