// Launches that take luck, shown to the page from the positions that the rules made and the client's own tests keep.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../../web/tests/rocketmen/fixtures/', import.meta.url));
const kept = (name) => JSON.parse(readFileSync(`${FIXTURES}${name}.json`, 'utf8'));
const launches = kept('launches');

/** A position by name: one of a launch, or a whole fixture such as the end of a game. */
export const position = (name) => launches[name] ?? kept(name);

/** A running table with as many chairs as the position has players. Its code. */
export async function tableWith(person, { view }) {
  const seats = view.players.length;
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats, bots: Array(seats - 1).fill('steady'), options: {}, start: true, name: person.name });
  return code;
}

/**
 * From the next visit on this person's tables stand at the position that `then` was last called with. The first one is there at the visit, the later ones
 * come as news do. What goes on at the real table is not told.
 */
export async function showPositions(person, first) {
  let now = first;
  let tell = () => {};
  await person.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    let revision = 0;
    server.onMessage((data) => {
      const message = JSON.parse(data);
      if (message.type === 'update') return;
      if (message.type === 'welcome') {
        revision = message.revision;
        const mine = message.you.seat !== null;
        if (mine) message.you.seat = 0;
        const shown = (to) => ({ view: mine || !to.onlooker ? to.view : to.onlooker, options: mine ? to.options : [], turn: { ...message.turn, awaited: to.view.phase === 'over' ? [] : [to.view.turn] } });
        Object.assign(message, shown(now), { story: now.story ? message.story : [] });
        if (now.view.phase === 'over') message.table.phase = 'over';
        tell = (to) => socket.send(JSON.stringify({ type: 'update', revision: ++revision, ...shown(to), ...(to.view.phase === 'over' ? { table: { ...message.table, phase: 'over' } } : {}) }));
      }
      socket.send(JSON.stringify(message));
    });
  });
  return (to) => {
    now = to;
    tell(to);
  };
}
