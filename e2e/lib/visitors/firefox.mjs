// Firefox, spoken to over WebDriver BiDi as it comes with it: no driver in between.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

const PROGRAM = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
/** Nothing that talks to the world by itself. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_beforeunload': true,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

export class Firefox {
  #child;
  #folder;
  #socket;
  #context;
  #waiting = new Map();
  #asked = 0;

  static async open({ width, height }) {
    const visitor = new Firefox();
    await visitor.#start(width, height);
    return visitor;
  }

  async #start(width, height) {
    this.#folder = await mkdtemp(join(tmpdir(), 'cosmodrome-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    await writeFile(join(this.#folder, 'user.js'), lines.join('\n'));
    this.#child = spawn(PROGRAM, ['--headless', '--no-remote', '--profile', this.#folder, '--remote-debugging-port', '0', '--width', width, '--height', height].map(String), {
      env: { ...process.env, HOME: this.#folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await new Promise((found, failed) => {
      let said = '';
      this.#child.once('error', failed);
      this.#child.once('exit', (code) => failed(new Error(`Firefox ended with ${code}:\n${said}`)));
      this.#child.stderr.setEncoding('utf8').on('data', (text) => {
        said += text;
        const listens = said.match(/WebDriver BiDi listening on (ws:\S+)/);
        if (listens) found(listens[1]);
      });
    });
    this.#socket = new WebSocket(`${address}/session`);
    await new Promise((open, failed) => { this.#socket.once('open', open); this.#socket.once('error', failed); });
    this.#socket.on('message', (data) => {
      const { id, type, result, error, message } = JSON.parse(data);
      const waiting = this.#waiting.get(id);
      if (!waiting) return;
      this.#waiting.delete(id);
      if (type === 'error') waiting.failed(new Error(`${error}: ${message}`));
      else waiting.done(result);
    });
    await this.#ask('session.new', { capabilities: {} });
    const { contexts } = await this.#ask('browsingContext.getTree', {});
    this.#context = contexts[0].context;
    await this.#ask('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  #ask(method, params) {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  go(url) {
    return this.#ask('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  reload() {
    return this.#ask('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  /** Calls a function with plain values in the page and brings back what it returns, promises awaited. */
  async run(script, ...values) {
    const answer = await this.#ask('script.callFunction', {
      target: { context: this.#context },
      awaitPromise: true,
      functionDeclaration: `async (text) => JSON.stringify({ value: await (${script})(...JSON.parse(text)) })`,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value).value;
  }

  /** A real click, where the middle of it is. */
  async clickAt(x, y) {
    const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
    const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#ask('input.performActions', { context: this.#context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async picture() {
    const { data } = await this.#ask('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(data, 'base64');
  }

  async close() {
    const gone = new Promise((done) => { this.#child.once('exit', done); });
    this.#socket?.terminate();
    this.#child.kill('SIGKILL');
    await gone;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
