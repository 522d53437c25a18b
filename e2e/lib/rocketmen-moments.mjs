// A table of Rocketmen shown at a moment that takes long or luck: the page is told a view that the rules made and the client's own tests keep.
// Questions about prices and odds are answered from the same file, so that the screen is filled as it would be.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../../web/tests/rocketmen/fixtures/', import.meta.url));
export const moment = (name) => JSON.parse(readFileSync(`${FIXTURES}${name}.json`, 'utf8'));

/** A table with as many chairs as the moment has people. Its code. */
export async function tableFor(person, { view }) {
  const seats = view.players.length;
  const { code } = await person.api('/api/tables', { game: 'rocketmen', seats, bots: Array(seats - 1).fill('steady'), options: {}, start: true, name: person.name });
  return code;
}

const key = (command) => JSON.stringify(command);

/** From the next visit on, whatever table this person opens stands at the moment that `now` says; `me` is nothing for an onlooker. */
export async function showMoment(person, now) {
  await person.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    const { view, options, previews = {}, me = 0 } = now();
    const answers = new Map(Object.values(previews).map(({ command, answer }) => [key(command), answer]));
    socket.onMessage((data) => {
      const message = JSON.parse(data);
      if (message.type !== 'preview') return server.send(data);
      const { refusal = null, preview = null } = answers.get(key(message.command)) ?? {};
      socket.send(JSON.stringify({ type: 'preview', id: message.id, legal: refusal === null, refusal, preview }));
    });
    server.onMessage((data) => {
      const message = JSON.parse(data);
      // The moment stands still: what goes on at the real table is not told.
      if (message.type === 'update') return;
      if (message.type === 'welcome') {
        const undo = { commands: 1, free: true };
        Object.assign(message, { view, options: me === null ? [] : options, story: [], turn: { ...message.turn, awaited: [view.turn], round: view.round, undo: me === null ? null : undo, restart: null } });
        message.you.seat = me;
      }
      socket.send(JSON.stringify(message));
    });
  });
}
