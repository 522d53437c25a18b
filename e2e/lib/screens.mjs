// Every screen there is: for pictures of them and for checks that hold everywhere.
import { finishedTable, runningTable, waitingTable } from './tables.mjs';

/** A name, the way there, what is there once one is, and what to do then. */
export const SCREENS = [
  ['lobby', '/', '[data-game=rocketmen] .go .btn:enabled'],
  ['new table', '/', '[data-game=rocketmen] .go .btn:enabled', async (page) => {
    await page.locator('[data-game=rocketmen] .go .btn').nth(1).click();
    await page.locator('dialog[open] input[value=battle]').waitFor();
  }],
  ['waiting room', '/t/WAITING', '.chairs select'],
  ['table', '/t/PLAYING', '.rocketmen .market'],
  ['menu of the table', '/t/PLAYING', '.rocketmen .market', async (page) => {
    await page.locator('header button[aria-haspopup=dialog]').click();
    await page.locator('dialog[open]').waitFor();
  }],
  ['story and chat', '/t/PLAYING', '.rocketmen .market', async (page) => {
    await page.locator('header .talk').click();
    await page.locator('[role=tabpanel] [role=log]').waitFor();
  }],
  ['final score', '/t/OVER', '.over table'],
  ['replay', '/r/OVER#20', '.transport'],
  ['replays', '/replays', 'main li.panel'],
  ['rulebooks', '/rules', 'main article li a'],
  ['rules', '/rules/rocketmen', '.start li'],
  ['settings', '/settings', 'main h1'],
  ['about', '/about', 'main .credits'],
  ['big screen', '/t/PLAYING?screen', '.tv .market'],
  ['big screen before the start', '/t/WAITING?screen', '.tv .welcome'],
  ['a table that is not there', '/t/ZZZZZZ', 'main h1'],
  ['a page that is not there', '/nowhere', 'main h1'],
];

/** The tables that the screens are about. */
export async function setTables(person) {
  return { WAITING: await waitingTable(person), PLAYING: await runningTable(person, { seats: 3 }), OVER: await finishedTable(person) };
}

export async function openScreen(person, tables, [, path, there, act]) {
  const { page } = person;
  // A page made anew each time, so that no dialog stays open.
  await page.goto('about:blank');
  await person.go(path.replace(/WAITING|PLAYING|OVER/, (table) => tables[table]));
  await page.locator(there).first().waitFor();
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
}
