// A table shown at a moment that is long in coming or takes luck: the page is told a view that the rules made and the client's own tests keep.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../../web/tests/space-alert/fixtures/', import.meta.url));
export const moment = (name) => JSON.parse(readFileSync(`${FIXTURES}${name}.json`, 'utf8'));

/** A running table with as many chairs as the moment has people. Its code. */
export async function tableFor(person, { view }) {
  const seats = view.people.length;
  const { code } = await person.api('/api/tables', { game: 'space-alert', seats, bots: Array(seats - 1).fill('cadet'), options: {}, start: true, name: person.name });
  return code;
}

/** From the next visit on, whatever table this person opens stands at the moment that `now` says, or where it really stands when it says nothing. */
export async function showMoment(person, now) {
  await person.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    const shown = now();
    if (!shown) return;
    server.onMessage((data) => {
      const message = JSON.parse(data);
      // The moment stands still: what goes on at the real table is not told.
      if (message.type === 'update') return;
      if (message.type === 'welcome') {
        const { view, options, me, now: at } = shown;
        Object.assign(message, { view, options, story: [], clock: { at, now: Date.now(), running: true, percent: 0 } });
        if (message.you.seat !== null) message.you.seat = me;
        if (view.stage.stage === 'over') message.table.phase = 'over';
      }
      socket.send(JSON.stringify(message));
    });
  });
}
