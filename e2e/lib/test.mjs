// One test: a server, a browser, some people. Whatever fails leaves pictures and logs behind.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { launch } from './browser.mjs';
import { openPerson } from './people.mjs';
import { Server } from './server.mjs';

const FAILURES = fileURLToPath(new URL('../failures/', import.meta.url));

/**
 * Runs `play` with a server and a browser of its own. It passes only if nobody's console complained and nothing left the server's origin.
 */
export function browserTest(title, play, { timeout = 900_000 } = {}) {
  test(title, { timeout }, (t) => run(t, title, play));
}

async function run(t, title, play) {
  const server = await Server.start();
  const browser = await launch();
  const people = [];
  const around = {
    server,
    t,
    browser,
    person: async (who) => {
      const person = await openPerson(browser, server.base, who);
      people.push(person);
      return person;
    },
    /** Says on the terminal what has been done, so that a slow run can be followed. */
    note: (text) => t.diagnostic(text),
  };
  try {
    await play(around);
    const problems = people.flatMap((person) => person.problems);
    if (problems.length > 0) throw new Error(`on the way, ${problems.length} problem(s):\n${problems.join('\n')}`);
  } catch (error) {
    throw new Error(`${error.message}\n${await evidence(title, people, server)}`, { cause: error });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A picture of every screen, everybody's console, and what the server said. */
async function evidence(title, people, server) {
  await mkdir(FAILURES, { recursive: true });
  const stem = `${FAILURES}${title.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60)}`;
  const lines = [];
  for (const person of people) {
    const picture = `${stem}-${person.name}.png`;
    const taken = await person.page.screenshot({ path: picture, timeout: 5000 }).then(() => true, () => false);
    if (taken) lines.push(`screenshot: ${picture} (${person.page.url()})`);
    for (const problem of person.problems) lines.push(`problem: ${problem}`);
  }
  const log = `${stem}.log`;
  const last = (list) => list.slice(-40).map((line) => line.slice(0, 2000)).join('\n');
  await writeFile(log, people.map((person) => `== ${person.name}\n${person.log.join('\n')}\n-- sent\n${last(person.sent)}\n-- received\n${last(person.received)}\n`).join('\n') + `\n== server\n${server.said}`);
  lines.push(`log: ${log}`);
  return lines.join('\n');
}
