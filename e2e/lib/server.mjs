// The real program on a loopback port of its own, with a database of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './wait.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `cargo xtask test --only browser` says where it built; by hand it lies where cargo puts it. */
export const PROGRAM = process.env.COSMODROME ?? join(ROOT, process.env.CARGO_TARGET_DIR ?? 'target', 'debug', 'cosmodrome');

export class Server {
  #folder;
  #port;
  #child;
  #said = '';

  static async start() {
    const server = new Server();
    server.#folder = await mkdtemp(join(tmpdir(), 'cosmodrome-e2e-'));
    server.#port = await freePort();
    await server.up();
    return server;
  }

  get base() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What the program wrote, for whoever reads a failure. */
  get said() {
    return this.#said;
  }

  /** Starts it, or starts it again on the same port with the same database. */
  async up() {
    const child = spawn(PROGRAM, ['serve', '--listen', `127.0.0.1:${this.#port}`, '--database', `sqlite:${join(this.#folder, 'tables.db')}`], {
      env: { ...process.env, RUST_LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => { this.#said += text; });
    const failed = new Promise((_, reject) => {
      child.once('error', (error) => reject(new Error(`${PROGRAM} cannot be started: ${error.message}`)));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${this.#said}`)));
    });
    failed.catch(() => {});
    await Promise.race([failed, this.#ready()]);
  }

  #ready() {
    return until('the server to be ready', () => fetch(`${this.base}/readyz`).then((answer) => answer.ok, () => false));
  }

  /** No farewell, no time to write anything down. */
  async kill() {
    await this.#end('SIGKILL');
  }

  async stop() {
    await this.#end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    await new Promise((gone) => { child.once('exit', gone); child.kill(signal); });
  }
}

export function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
