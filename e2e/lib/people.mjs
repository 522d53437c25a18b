// A person with a browser of their own: what they hear from the server, and what went wrong on their screen.
import { PATIENCE } from './wait.mjs';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** The same phone on its side. */
export const SIDEWAYS = { width: 844, height: 390 };

/** What Chromium itself writes to the console about a server that is not there. */
const OUTAGE = /ERR_CONNECTION_|WebSocket connection to .* failed|Failed to load resource: net::/;

export class Person {
  /** Problems that fail a test: console errors and warnings, exceptions, requests to elsewhere. */
  problems = [];
  /** Every message received over the socket, in order. */
  received = [];
  /** Every message sent over the socket, in order. */
  sent = [];
  /** Everything the console said. */
  log = [];
  #forgiven = null;

  constructor(name, context, page, base) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.base = base;
    context.setDefaultTimeout(PATIENCE);
    context.on('page', (other) => this.#watch(other));
    this.#watch(page);
  }

  #watch(page) {
    page.on('console', (message) => this.#heard(message.type(), message.text()));
    page.on('pageerror', (error) => this.#problem(`exception: ${error.stack ?? error}`));
    page.on('request', (request) => this.#asked(request.url()));
    page.on('requestfailed', (request) => this.log.push(`request failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('websocket', (socket) => {
      this.#asked(socket.url().replace(/^ws/, 'http'));
      socket.on('framereceived', ({ payload }) => this.received.push(String(payload)));
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)));
    });
  }

  #heard(kind, text) {
    this.log.push(`${kind}: ${text}`);
    if (kind !== 'error' && kind !== 'warning') return;
    if (this.#forgiven?.test(text)) return;
    this.#problem(`console ${kind}: ${text}`);
  }

  #asked(url) {
    if (url.startsWith('data:') || url.startsWith('blob:') || url === 'about:blank') return;
    if (new URL(url).origin !== this.base) this.#problem(`a request left for elsewhere: ${url}`);
  }

  #problem(text) {
    this.problems.push(`${this.name}, ${new URL(this.page.url()).pathname}: ${text}`);
  }

  /** While the server is away on purpose, Chromium's own complaints about it are no problem. */
  duringOutage(deed) {
    return this.forgiving(OUTAGE, deed);
  }

  /** What goes wrong on purpose is no problem. */
  async forgiving(complaint, deed) {
    this.#forgiven = complaint;
    try {
      return await deed();
    } finally {
      this.#forgiven = null;
    }
  }

  async go(path) {
    await this.page.goto(`${this.base}${path}`);
  }

  /** What the server knows, asked with this person's cookie. */
  async api(path, body) {
    const address = `${this.base}${path}`;
    const headers = { origin: this.base };
    const answer = await (body === undefined ? this.context.request.get(address) : this.context.request.post(address, { data: body, headers }));
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }
}

/**
 * Opens a person's browser. `touch` makes it a phone; `moving` lets things move, which a test otherwise does not wait for.
 */
export async function openPerson(browser, base, { name, locale = 'en-GB', viewport = DESKTOP, theme = 'dark', touch = false, moving = false, settings = {} }) {
  const context = await browser.newContext({
    locale, viewport, colorScheme: theme, hasTouch: touch, isMobile: touch, reducedMotion: moving ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Only where nothing is kept yet: what a person changes on the way stays.
  await context.addInitScript((kept) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('cosmodrome.settings')) localStorage.setItem('cosmodrome.settings', kept);
  }, JSON.stringify({ name, sound: 0, ...settings }));
  return new Person(name, context, await context.newPage(), base);
}
