// A line between a page and its server that can be held: what the server says waits until it is let through. What a hand does must be seen before that.

/** Puts itself between this person's page and the server, for every socket that is opened from now on. */
export async function holdable({ page }) {
  let held = false;
  let waiting = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => { if (held) waiting.push(() => socket.send(message)); else socket.send(message); });
  });
  return {
    hold: () => { held = true; },
    /** Lets through what waited, in its order. */
    release: () => {
      held = false;
      const all = waiting;
      waiting = [];
      for (const send of all) send();
    },
    /** How much the server has said since. */
    said: () => waiting.length,
  };
}
