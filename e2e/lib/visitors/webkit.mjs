// WebKit in Debian's small browser, spoken to through its WebDriver, on a screen that exists in memory only.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server.mjs';
import { until } from '../wait.mjs';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

export class WebKit {
  #children = [];
  #folder;
  #session;

  static async open({ width, height }) {
    const visitor = new WebKit();
    await visitor.#start(width, height);
    return visitor;
  }

  async #start(width, height) {
    this.#folder = await mkdtemp(join(tmpdir(), 'cosmodrome-webkit-'));
    const display = await this.#screen(width, height);
    const port = await freePort();
    const env = { ...process.env, HOME: this.#folder, XDG_RUNTIME_DIR: this.#folder, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_FORCE_SANDBOX: '0', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    this.#children.push(spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }));
    const base = `http://127.0.0.1:${port}`;
    await until('WebKit to listen', () => fetch(`${base}/status`).then((answer) => answer.ok, () => false));
    const options = { binary: await browserProgram(), args: ['--automation', `--geometry=${width}x${height}`] };
    const { sessionId } = await post(`${base}/session`, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
    this.#session = `${base}/session/${sessionId}`;
    await post(`${this.#session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    await post(`${this.#session}/window/rect`, { x: 0, y: 0, width, height });
  }

  /** A screen of its own with a free number; says which. */
  #screen(width, height) {
    const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#children.push(child);
    return new Promise((found, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
      child.stdout.setEncoding('utf8').once('data', (number) => found(`:${number.trim()}`));
    });
  }

  go(url) {
    return post(`${this.#session}/url`, { url });
  }

  reload() {
    return post(`${this.#session}/refresh`, {});
  }

  async run(script, ...values) {
    const body = `const [text, done] = arguments; Promise.resolve((${script})(...JSON.parse(text))).then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const { value, error } = JSON.parse(await post(`${this.#session}/execute/async`, { script: body, args: [JSON.stringify(values)] }));
    if (error) throw new Error(error);
    return value;
  }

  async clickAt(x, y) {
    const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await post(`${this.#session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  async picture() {
    const answer = await fetch(`${this.#session}/screenshot`);
    return Buffer.from((await answer.json()).value, 'base64');
  }

  async close() {
    if (this.#session) await fetch(this.#session, { method: 'DELETE' }).catch(() => {});
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null) continue;
      const gone = new Promise((done) => { child.once('exit', done); });
      child.kill('SIGKILL');
      await gone;
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function post(url, body) {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Debian keeps it under the architecture's name. */
async function browserProgram() {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  for (const folder of await readdir('/usr/lib')) {
    if (!folder.includes('linux')) continue;
    for (const version of (await readdir(`/usr/lib/${folder}`)).filter((name) => name.startsWith('webkit2gtk-4'))) {
      if ((await readdir(`/usr/lib/${folder}/${version}`)).includes('MiniBrowser')) return `/usr/lib/${folder}/${version}/MiniBrowser`;
    }
  }
  throw new Error('WebKit’s MiniBrowser is not installed: it comes with libwebkit2gtk and webkit2gtk-driver');
}
