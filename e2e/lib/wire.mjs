// What a page would never send: a wish over a connection of one's own, past every button that is disabled.

/** Asks the server as this person and says what it answers: `done` or `refused`, with the reason. Runs beside the page, with its cookie. */
export function wish({ page }, code, action) {
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
