// Space Cadets brought to a station's own moment by its rules: one chair or two without a clock, and somebody who gives commands over a connection of their own until
// the moment has come. Whatever a page does then is real.
import assert from 'node:assert/strict';

/** A calm table: everybody takes the time they need. Mission 3 begins among four ships that have seen us. Says its code. */
export async function calmTable(person, { seats = 1, options = {}, bots = [] } = {}) {
  const { code } = await person.api('/api/tables', { game: 'space-cadets', seats, bots, options: { timer: 'calm', mission: '3', ...options }, start: seats === 1 + bots.length, fast_bots: true, name: person.name });
  return code;
}

/** Somebody's second connection to a table, kept in a page beside their own: what they see, and what they may do. */
export class Hands {
  #page;

  static async of(person, code) {
    const hands = new Hands();
    hands.#page = await person.context.newPage();
    await hands.#page.goto(`${person.base}/about`);
    await hands.#page.evaluate((code) => new Promise((open, failed) => {
      const state = (globalThis.hands = { view: null, options: [], catalogue: null, seat: null, answers: new Map(), count: 0 });
      /** Add, replace and remove are all that the server sends. */
      const patch = (view, changes) => {
        for (const { op, path, value } of changes) {
          const keys = path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
          const last = keys.pop();
          const held = keys.reduce((at, key) => at[key], view);
          if (!Array.isArray(held)) { if (op === 'remove') delete held[last]; else held[last] = value; }
          else if (op === 'remove') held.splice(Number(last), 1);
          else if (op === 'add') held.splice(last === '-' ? held.length : Number(last), 0, value);
          else held[Number(last)] = value;
        }
      };
      const socket = (state.socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`));
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, table: code }));
      socket.onerror = () => failed(new Error('no connection to the table'));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome' || message.type === 'update') {
          if (message.view) state.view = message.view;
          else if (message.patch) patch(state.view, message.patch);
          if (message.options) state.options = message.options;
          if (message.catalogue) state.catalogue = message.catalogue;
          if (message.you) state.seat = message.you.seat;
          if (message.type === 'welcome') open();
        }
        if (message.id) { state.answers.get(message.id)?.(message); state.answers.delete(message.id); }
      };
    }), code);
    await person.page.bringToFront();
    return hands;
  }

  /** What this chair sees and may do now. */
  see() {
    return this.#page.evaluate(() => ({ view: globalThis.hands.view, options: globalThis.hands.options, seat: globalThis.hands.seat }));
  }

  catalogue() {
    return this.#page.evaluate(() => globalThis.hands.catalogue);
  }

  /** Gives a command; `done` or `refused`, with the reason. */
  give(command) {
    return this.#page.evaluate((command) => new Promise((answered) => {
      const state = globalThis.hands;
      const id = `h${(state.count += 1)}-${crypto.randomUUID().slice(0, 8)}`;
      state.answers.set(id, answered);
      state.socket.send(JSON.stringify({ type: 'do', id, action: { kind: 'command', command } }));
    }), command);
  }

  /** The same, and it must be allowed. */
  async must(command) {
    const answer = await this.give(command);
    assert.equal(answer.type, 'done', `${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
  }
}

const ENERGY = ['helm', 'shields', 'sensors', 'weapons', 'tractor', 'jump', 'repair'];
/** Energy for some systems, in the order of the rules. */
export const energy = (wanted) => ENERGY.map((system) => wanted[system] ?? 0);
const named = (command) => (typeof command === 'string' ? command : Object.keys(command)[0]);

/** Whatever goes on without anybody's skill: choices take the first answer, waits and steps end. */
function goOn(options) {
  const has = (name) => options.find((option) => named(option) === name);
  return has('choose') ?? has('pass') ?? (options.includes('start') ? 'start' : options.includes('ready') ? 'ready' : null);
}

/**
 * Gives commands until the moment has come. `first` is the energy of the first turn, `deeds` what is done at a moment instead of going on:
 * a function of the view and the options that says a command or nothing.
 */
export async function drive(all, arrived, { first = {}, deeds = () => null } = {}) {
  const list = Array.isArray(all) ? all : [all];
  let handed = false;
  for (let turn = 0; turn < 4000; turn += 1) {
    let moved = false;
    for (const hands of list) {
      const { view, options, seat } = await hands.see();
      if (view.end) throw new Error(`the mission ended (${view.end}) before the moment`);
      if (arrived(view, options, seat)) return view;
      if (!handed && view.turn === 1 && view.step === 'discussion' && view.posts[seat]?.includes('engineering')) {
        handed = true;
        await hands.must({ assign: { energy: energy(first) } });
        moved = true;
        continue;
      }
      const command = deeds(view, options, seat) ?? goOn(options);
      if (command === null || command === undefined) continue;
      moved = (await hands.give(command)).type === 'done' || moved;
    }
    if (!moved) await new Promise((again) => setTimeout(again, 30));
  }
  throw new Error('the moment never came');
}

/** Packs every tube as somebody does who knows how each card is filled. */
export function packs(catalogue) {
  let ahead = [];
  return (view) => {
    if (view.step !== 'action' || !view.clock || !view.parts[view.part]?.includes('weapons')) return null;
    const card = view.weapons.cards.findIndex(({ full }) => !full);
    if (card < 0) return null;
    if (view.weapons.cards[card].pieces.length > 0 && ahead.length === 0) return { unload: { card, piece: view.weapons.cards[card].pieces.length - 1 } };
    if (ahead.length === 0) ahead = (solution(view, catalogue, card) ?? []).map(({ kind, cells }) => ({ load: { card, piece: kind, cells } }));
    return ahead.shift() ?? null;
  };
}

/** Cards of the catalogue as they are solved: for a person who knows how a card is filled. */
export function solution(view, catalogue, place) {
  const rows = catalogue.weapons.card[view.weapons.cards[place].card].rows;
  const cells = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '#' ? [`${x},${y}`] : [])));
  const taken = view.weapons.cards.flatMap((card) => card.pieces.map(({ piece }) => piece));
  const shapes = catalogue.weapons.piece.map(({ rows, copies }, kind) => ({ kind, copies: copies - taken.filter((other) => other === kind).length, ways: turns(rows) }));
  const fill = (open, left) => {
    if (open.size === 0) return [];
    const [corner] = open;
    const [cx, cy] = corner.split(',').map(Number);
    for (const { kind, ways } of shapes) {
      if ((left.get(kind) ?? 0) <= 0) continue;
      for (const { cells: shape, quarters, flipped } of ways) for (const [sx, sy] of shape) {
        const laid = shape.map(([x, y]) => [cx - sx + x, cy - sy + y]);
        if (!laid.every(([x, y]) => open.has(`${x},${y}`))) continue;
        const rest = new Set(open);
        for (const [x, y] of laid) rest.delete(`${x},${y}`);
        const more = fill(rest, new Map(left).set(kind, left.get(kind) - 1));
        if (more) return [{ kind, quarters, flipped, cells: laid, x: cx - sx, y: cy - sy }, ...more];
      }
    }
    return null;
  };
  return fill(new Set(cells), new Map(shapes.map(({ kind, copies }) => [kind, copies])));
}

/** A piece turned as the page turns it: flipped first, then by quarters, its corner at the origin. */
function turns(rows) {
  const seen = new Set();
  const found = [];
  for (const flipped of [false, true]) for (let quarters = 0; quarters < 4; quarters += 1) {
    let cells = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '#' ? [[x, y]] : [])));
    if (flipped) cells = cells.map(([x, y]) => [-x, y]);
    for (let turn = 0; turn < quarters; turn += 1) cells = cells.map(([x, y]) => [-y, x]);
    const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
    cells = cells.map(([x, y]) => [x - left, y - top]);
    const key = JSON.stringify([...cells].sort());
    if (!seen.has(key)) { seen.add(key); found.push({ cells, quarters, flipped }); }
  }
  return found;
}

/** The tab of a station on a person's own board. */
export const station = ({ page }, name) => page.locator(`.cadets nav .tab[data-st=${name}]`);
