// An Alien Turn as a film: the position after each step, and what a hand does on the table for it, each with its reason.
import { same } from '../board/hex';
import type { Axial, BoardLine, BoardMove, TileMark } from '../board/types';
import { alienIds, tileOf, type AlienType, type Position, type PositionAlien, type PositionRocketeer } from './position';
import { isLast, isSwarm, type AlienTurn, type Effect, type Step } from './tools';

// ---- what lies on the table after each step ----

const typeOf = (id: string): AlienType => id.replace(/-\d+$/, '') as AlienType;

function afterEffect(position: Position, effect: Effect, here: Axial): Position {
  const change = (who: string, to: (rocketeer: PositionRocketeer) => PositionRocketeer): Position => ({ ...position, rocketeers: (position.rocketeers ?? []).map((other) => (other.who === who ? to(other) : other)) });
  const less = (rocketeer: PositionRocketeer, key: 'hp' | 'o2') => (rocketeer[key] === undefined ? rocketeer : { ...rocketeer, [key]: Math.max(0, rocketeer[key]! - 1) });
  switch (effect.effect) {
    case 'hit': return effect.result === 'hp' ? change(effect.who, (rocketeer) => less(rocketeer, 'hp')) : position;
    case 'panic': return effect.result === 'o2' ? change(effect.who, (rocketeer) => ({ ...less(rocketeer, 'o2'), panicked: true })) : position;
    case 'mind_control': return effect.result === 'ap' ? change(effect.who, (rocketeer) => ({ ...rocketeer, mind_control: true })) : position;
    case 'terror': return effect.result === 'moved' && effect.to ? change(effect.who, (rocketeer) => ({ ...rocketeer, at: effect.to! })) : position;
    case 'grapple': return position;
    case 'spawn': return effect.alien ? withNew(position, effect.alien, here) : position;
    case 'mine': return { ...position, aliens: (position.aliens ?? []).filter(({ id }) => id !== effect.alien) };
    case 'placed': return withNew(position, effect.alien, effect.at);
  }
}

const withNew = (position: Position, id: string, at: Axial): Position => ((position.aliens ?? []).some((alien) => alien.id === id) ? position : { ...position, aliens: [...(position.aliens ?? []), { type: typeOf(id), id, at }] });

function afterStep(position: Position, step: Step): Position {
  let next = position;
  if (!isLast(step)) {
    const ids = isSwarm(step) ? step.swarm : [step.alien, ...step.carried];
    next = { ...position, aliens: (position.aliens ?? []).map((alien) => (ids.includes(alien.id!) ? { ...alien, at: step.to } : alien)) };
  }
  const here = isLast(step) ? ([0, 0] as const) : step.to;
  return step.effects.reduce((before, effect) => afterEffect(before, effect, here), next);
}

/** The position before the first step and after each; the last is exactly what the server answered. */
export function framesOf(start: Position, turn: Pick<AlienTurn, 'steps' | 'position'>): Position[] {
  const ids = alienIds(start.aliens ?? []);
  // With the hit points and O₂ that the server knows and the file left out: those at the end, plus what was lost on the way.
  const lost = (who: string, which: 'hit' | 'panic', result: string) => turn.steps.flatMap(({ effects }) => effects).filter((effect) => effect.effect === which && effect.who === who && effect.result === result).length;
  const rocketeers = (start.rocketeers ?? []).map((rocketeer) => {
    const end = turn.position.rocketeers?.find(({ who }) => who === rocketeer.who);
    return { ...rocketeer, hp: rocketeer.hp ?? (end?.hp === undefined ? undefined : end.hp + lost(rocketeer.who, 'hit', 'hp')), o2: rocketeer.o2 ?? (end?.o2 === undefined ? undefined : end.o2 + lost(rocketeer.who, 'panic', 'o2')) };
  });
  const aliens: PositionAlien[] = (start.aliens ?? []).map((alien, place) => ({ ...alien, id: ids[place]! }));
  const frames: Position[] = [{ ...start, rocketeers, aliens }];
  for (const step of turn.steps) frames.push(afterStep(frames.at(-1)!, step));
  if (turn.steps.length > 0) frames[frames.length - 1] = turn.position;
  return frames;
}

// ---- what a hand does for it ----

export interface Order {
  key: string;
  args: Record<string, string | number>;
  /** Arguments that are names: of a Rocketeer, an Alien by its id, an item, a direction. */
  names?: Record<string, { who?: string; alien?: string; item?: string; tile?: Axial; tiles?: readonly Axial[] }>;
  /** What to know for doing it; the same arguments. */
  why?: string;
  kind: 'skip' | 'whom' | 'way' | 'carry' | 'attack' | 'effect';
}

const effectOrder = (effect: Effect): Order => {
  const order = (key: string, names: Order['names'], args: Order['args'] = {}): Order => ({ key: `amb-do-${key}`, args, names, kind: 'effect' });
  switch (effect.effect) {
    case 'hit': return effect.result === 'hp' ? order('hit-hp', { who: { who: effect.who } }) : order('hit-absorbed', { who: { who: effect.who }, item: { item: effect.by ?? '' } });
    case 'panic': return order(`panic-${effect.result}`, { who: { who: effect.who }, item: { item: effect.by ?? '' } });
    case 'mind_control': return order(`mind-${effect.result}`, { who: { who: effect.who }, item: { item: effect.by ?? '' } });
    case 'terror': return order(`terror-${effect.result}`, { who: { who: effect.who }, ...(effect.to ? { to: { tile: effect.to } } : {}) }, { roll: effect.roll });
    case 'grapple': return order('grapple', { who: { who: effect.who } });
    case 'spawn': return effect.alien ? order('spawn', { alien: { alien: effect.alien } }) : order('spawn-none', {});
    case 'mine': return order('mine', { alien: { alien: effect.alien } });
    case 'placed': return order('placed', { alien: { alien: effect.alien }, to: { tile: effect.at } });
  }
};

/** One step as a short list of orders to a hand. */
export function ordersOf(step: Step): Order[] {
  if (isLast(step)) return step.effects.map(effectOrder);
  const orders: Order[] = [];
  if (isSwarm(step)) {
    const moved = step.from.filter((from) => !same(from, step.to));
    if (step.target) orders.push({ kind: 'whom', key: 'amb-do-whom', args: {}, names: { who: { who: step.target } } });
    if (moved.length > 0) orders.push({ kind: 'way', key: 'amb-do-swarm', args: { count: step.swarm.length }, names: { to: { tile: step.to }, from: { tiles: moved } } });
    else if (!step.target) orders.push({ kind: 'skip', key: 'amb-do-nothing', args: {} });
    if (step.attacks > 0 && step.target) orders.push({ kind: 'attack', key: 'amb-do-bites', args: { count: step.attacks, hits: step.hits }, names: { who: { who: step.target } }, why: 'amb-why-bites' });
  } else {
    if (step.skip) orders.push({ kind: 'skip', key: 'amb-do-nothing', args: {} });
    else if (step.toward) orders.push({ kind: 'whom', key: 'amb-do-whom', args: {}, names: { who: { who: step.toward } } });
    else if (step.target) orders.push({ kind: 'whom', key: 'amb-do-whom', args: {}, names: { who: { who: step.target } } });
    else orders.push({ kind: 'skip', key: 'amb-do-nothing', args: {} });
    if (step.path.length > 0) orders.push({ kind: 'way', key: 'amb-do-move', args: { count: step.path.length }, names: { from: { tile: step.from }, path: { tiles: step.path } } });
    else if (step.toward) orders.push({ kind: 'way', key: 'amb-do-stay', args: {} });
    for (const id of step.carried) orders.push({ kind: 'carry', key: 'amb-do-carry', args: {}, names: { alien: { alien: id } } });
    if (step.dice > 0 && step.target) orders.push({ kind: 'attack', key: 'amb-do-attack', args: { dice: step.dice, range: step.range ?? 0, successes: step.successes, overkills: step.overkills }, names: { who: { who: step.target } }, why: 'amb-why-die' });
  }
  return [...orders, ...step.effects.map(effectOrder)];
}

// ---- how the map shows it ----

export interface Shown { lines: BoardLine[]; marks: TileMark[]; move: BoardMove | null }

export function shownOf(step: Step, place: number, before: Position, after: Position): Shown {
  if (isLast(step)) return { lines: [], marks: step.effects.flatMap((effect) => (effect.effect === 'placed' ? [{ at: effect.at, look: 'from' as const }] : [])), move: null };
  const lines: BoardLine[] = [];
  const marks: TileMark[] = [];
  const victim = step.target ? (before.rocketeers?.find(({ who }) => who === step.target)?.at ?? after.rocketeers?.find(({ who }) => who === step.target)?.at) : undefined;
  let move: BoardMove | null = null;
  if (isSwarm(step)) {
    for (const [number, from] of step.from.filter((from) => !same(from, step.to)).entries()) {
      lines.push({ id: `way-${number}`, through: [from, step.to], look: 'walk', straight: true, ...(number === 0 ? { badge: '2' } : {}) });
      marks.push({ at: from, look: 'from' });
    }
    if (step.swarm.length > 0 && step.from[0] && !same(step.from[0], step.to)) move = { key: `step-${place}`, figures: step.swarm, path: [step.from[0], step.to] };
  } else if (step.path.length > 0) {
    lines.push({ id: 'way', through: [step.from, ...step.path], look: 'walk', badge: '2' });
    marks.push({ at: step.from, look: 'from' });
    move = { key: `step-${place}`, figures: [step.alien, ...step.carried], path: [step.from, ...step.path] };
  }
  marks.push({ at: step.to, look: 'chosen' });
  if (victim) {
    marks.push({ at: victim, look: 'danger' });
    if (!same(victim, step.to)) lines.push({ id: 'attack', through: [step.to, victim], look: 'attack', straight: true });
  }
  // A tile has one mark of a kind, and danger counts most.
  const last = new Map<string, TileMark>();
  for (const mark of marks) if (tileOf(after, mark.at)) last.set(mark.at.join(), mark);
  return { lines, marks: [...last.values()], move };
}
