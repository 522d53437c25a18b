// A whole game: two people in two languages, a bot and an onlooker, with a reload and a killed server on the way.
import assert from 'node:assert/strict';
import { addBot, fastBots, joinByCode, newTable, sitAndReady, start } from '../lib/lobby.mjs';
import { Player, playOn } from '../lib/rocketmen.mjs';
import { browserTest } from '../lib/test.mjs';
import { leaks } from '../lib/secrets.mjs';
import { until } from '../lib/wait.mjs';
import { FrenchReader } from '../lib/words.mjs';

/** The board in words, as it is there for screen readers: everything that must not get lost. */
// The board in words without the chances of a launch, which are asked for a moment later.
const summary = async (person) => (await person.page.locator('.rocketmen > section.sr > :is(ul, p:nth-of-type(-n+3))').allTextContents()).join(' ');

browserTest('a whole game from the lobby to the final score, with a reload and a killed server on the way', async ({ person, server, note }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const nadia = await person({ name: 'Nadia' });
  const onlooker = await person({ name: 'Olu' });
  const reader = new FrenchReader(['Inès', 'Nadia', 'Olu', 'Cosmodrome']);
  const read = () => reader.read(ines.page);

  await ines.go('/');
  await ines.page.locator('.none, .dep').first().waitFor();
  await read();
  await ines.page.locator('[data-game=rocketmen] .go .btn').nth(1).click();
  await ines.page.locator('dialog[open]').waitFor();
  await read();
  await ines.page.keyboard.press('Escape');
  const code = await newTable(ines, { seats: 3, battle: true });
  await read();

  await nadia.go('/');
  await joinByCode(nadia, code.toLowerCase());
  await sitAndReady(nadia);
  await addBot(ines, 'steady');
  await onlooker.go(`/t/${code}?screen`);
  await onlooker.page.locator('.tv').waitFor();
  await read();
  await start(ines, nadia);
  await fastBots(ines);
  await read();
  note(`table ${code} has begun`);

  const players = [new Player(ines, { watch: read, most: 1 }), new Player(nadia, { most: 1 })];
  await playOn(players, () => players.every((player) => player.turns >= 2));

  // Somebody reloads in the middle of their turn.
  await playOn(players, async () => (await players[1].look()).kind === 'acting');
  const before = await summary(nadia);
  await nadia.page.reload();
  await players[1].until('acting');
  await until('the same board after a reload', () => summary(nadia), (after) => after === before);
  note('reloaded');

  // The server dies without a word. Both pages say so, keep everything, and come back by themselves.
  const kept = await Promise.all([summary(ines), summary(nadia)]);
  await Promise.all([ines, nadia, onlooker].map((one) => one.duringOutage(async () => {
    if (one === ines) await server.kill();
    await one.page.locator('.banner.loud').waitFor();
    if (one === ines) { await read(); await server.up(); }
    await one.page.locator('.banner.loud').waitFor({ state: 'detached' });
  })));
  for (const [at, one] of [ines, nadia].entries()) await until(`the board of ${one.name} to be what it was before the restart`, () => summary(one), (after) => after === kept[at]);
  note('killed and back');

  await playOn(players);
  for (const one of [ines, nadia]) await one.page.locator('.over table').waitFor();
  await read();
  const scores = await Promise.all([ines, nadia].map((one) => one.page.locator('.over tr.total td').allTextContents()));
  assert.equal(scores[0].length, 3, 'the final score has a column for everybody');
  assert.deepEqual(scores[0], scores[1], 'both see the same totals');
  assert.ok(players.some((player) => player.launches > 0), `people should launch, not only the bot: ${players.map((player) => player.deeds.join(', ')).join(' | ')}`);
  note(`over after ${players.map((player) => `${player.turns} turns and ${player.launches} launches of ${player.person.name}`).join(', ')}: ${scores[0].join(' ')}`);

  // One asks for a rematch and is there; both are at the new table, each on the own chair.
  await ines.page.locator('.banner.end button.btn--go').click();
  await nadia.page.locator('.banner.end a.btn--go').click();
  for (const one of [ines, nadia]) {
    await one.page.locator('.chairs .mine').waitFor();
    assert.ok(!one.page.url().endsWith(code), 'a rematch is a new table');
  }
  await read();
  note('at the rematch');

  assert.equal(reader.complaint, '', 'English words on French screens');
  assert.ok(reader.lines.size > 300, `only ${reader.lines.size} French lines were read`);
  const proof = new FrenchReader([]);
  await proof.read(nadia.page);
  assert.ok(proof.english.size > 20, 'the reader knows English when it sees it');

  // Nobody heard of a card that only its owner may know.
  const seats = await seatsOf(nadia, code);
  for (const owner of [ines, nadia]) {
    assert.notEqual(leaks(owner, seats[owner.name], owner).found.length, 0, 'the owner does hear them, and that is found');
    for (const other of [ines, nadia, onlooker]) {
      if (other === owner) continue;
      const { found, compared } = leaks(owner, seats[owner.name], other);
      assert.deepEqual(found, []);
      assert.ok(compared > 100, `only ${compared} secrets of ${owner.name} were compared with what ${other.name} heard`);
      note(`${other.name} heard none of ${compared} secrets of ${owner.name}`);
    }
  }
});

async function seatsOf(person, code) {
  const { chairs } = await person.api(`/api/tables/${code}`);
  return Object.fromEntries(chairs.map((chair, seat) => [chair.name, seat]));
}
