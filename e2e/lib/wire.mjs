// What a page would never send: a request over a connection of one's own, past every button that is disabled.

/** A quiet page beside the person's own: it answers at once even while the other one is busy drawing. */
const besides = new WeakMap();

async function beside(person) {
  if (!besides.has(person)) {
    const page = await person.context.newPage();
    await page.goto(`${person.base}/about`);
    besides.set(person, page);
    await person.page.bringToFront();
  }
  return besides.get(person);
}

/** Asks the server as this person, with the same cookie, and says what it answers: `done` or `refused`, with the reason. */
export async function request(person, code, action) {
  const page = await beside(person);
  return page.evaluate(({ code, action }) => new Promise((answer, failed) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: 'hello', protocol: 1, table: code });
    socket.onerror = () => failed(new Error('no connection to the table'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') send({ type: 'do', id: `w${crypto.randomUUID().slice(0, 8)}`, action });
      if (message.type !== 'done' && message.type !== 'refused' && message.type !== 'error') return;
      socket.close();
      answer(message);
    };
  }), { code, action });
}

/**
 * Lets the table's clock run as fast as it may until the ship's computer has said this so many times, and as slowly as it may from then on. The one who
 * listens does nothing else, so that a slow machine does not miss the moment.
 */
export async function hurry(person, code, call, times = 1) {
  const page = await beside(person);
  await page.evaluate(({ code, call, times }) => new Promise((reached, failed) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    const send = (message) => socket.send(JSON.stringify(message));
    const pace = (percent) => send({ type: 'do', id: `p${percent}-${crypto.randomUUID().slice(0, 8)}`, action: { kind: 'clock', percent } });
    let heard = 0;
    const isIt = (said) => Object.entries(call).every(([key, value]) => said[key] === value);
    socket.onopen = () => send({ type: 'hello', protocol: 1, table: code });
    socket.onerror = () => failed(new Error('no connection to the table'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'welcome') {
        heard = message.view.spoken.filter((said) => isIt(said.call)).length;
        pace(heard >= times ? 25 : 200);
      }
      for (const { told } of message.type === 'update' ? (message.story ?? []) : []) {
        if (told.event?.event === 'announced' && isIt(told.event.announcement.call) && ++heard === times) pace(25);
      }
      if (message.type === 'refused') failed(new Error(JSON.stringify(message.refusal)));
      if (message.type !== 'done' || !message.id.startsWith('p25')) return;
      socket.close();
      reached();
    };
  }), { code, call, times });
}
