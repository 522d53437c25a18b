// The advanced systems of Space Cadets, each once on the screen: batteries, Seekers, the cloak, Evade, ICE, the tribeam and Blink, all in one first turn.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { commands, look, slots, takeUp, zone } from '../lib/space-cadets.mjs';
import { calmTable, drive, Hands, station } from '../lib/space-cadets-moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const SYSTEMS = ['batteries', 'evade', 'cloak', 'ice', 'seekers', 'tribeam', 'blink'];

browserTest('every advanced system is worked at its console', async ({ person, note }) => {
  const wen = await person({ name: 'Wen', viewport: { width: 1440, height: 900 } });
  const { page } = wen;
  await wen.go('/');
  const code = await calmTable(wen, { options: { mission: '1', ...Object.fromEntries(SYSTEMS.map((system) => [system, 'yes'])) } });
  const hands = await Hands.of(wen, code);
  await wen.go(`/t/${code}`);
  await page.locator('.cadets').waitFor();
  const see = async () => (await hands.see()).view;
  const at = async (place, what) => { await station(wen, place).click(); await page.locator(`.con[data-st=${place}]`).waitFor(); assert.deepEqual(await violations(page), [], what); note(what); };
  const first = { helm: 1, shields: 1, sensors: 3, weapons: 2, tractor: 2, jump: 3 };

  // Batteries: both go to the beam, come back, and go there again.
  await at('engineering', 'batteries');
  const battery = page.locator('.con[data-st=engineering] li').filter({ hasText: 'Tractor' }).getByRole('button', { name: 'battery', exact: false });
  for (const count of [1, 2]) { await battery.click(); await until('a battery in use', see, ({ engineering }) => engineering.batteries_to.length === count); }
  assert.equal(await battery.count(), 0, 'there are two');
  await page.getByRole('button', { name: 'Take batteries back' }).click();
  await until('both back', see, ({ engineering }) => engineering.batteries_to.length === 0);

  await drive(hands, (view) => view.wait?.what === 'prepare', { first });
  // A tube is laid out for a Seeker: it takes two cards.
  await at('weapons', 'seekers');
  const tubes = page.locator('.con[data-st=weapons] .row .btn');
  assert.equal(await tubes.count(), 2);
  await tubes.first().click();
  await until('a Seeker', see, ({ weapons }) => weapons.tubes[0].seeker);
  // Two target cards under the cloak, and no third.
  await at('sensors', 'cloak');
  const cards = page.locator('.con[data-st=sensors] .drawn .tc');
  const cloak = page.locator('.con[data-st=sensors] .col[data-drop=cloak]');
  for (const left of [2, 1]) {
    await takeUp(wen, cards.first());
    await cloak.locator('.btn--go').click();
    await until('a card under the cloak', () => cards.count(), (count) => count === left);
  }
  await takeUp(wen, cards.first());
  await until('two to be enough', () => cloak.locator('.btn--go').count(), (count) => count === 0);
  assert.equal(await cloak.locator('.tc').count(), 2);

  const part = (name) => (view) => view.step === 'action' && view.clock !== null && view.parts[view.part].includes(name);
  await drive(hands, part('weapons'));
  await at('weapons', 'a Seeker’s cards');
  assert.equal(await page.locator('.con[data-st=weapons] .tube').filter({ hasText: 'Seeker' }).count(), 2);
  await drive(hands, part('helm'));
  await at('helm', 'evade');
  // Evade goes first, or not at all.
  const evade = page.locator('.con[data-st=helm] .specials .sp').last();
  await takeUp(wen, evade);
  if ((await slots(wen).count()) > 1) {
    await slots(wen).nth(1).click();
    await page.locator('.toast').filter({ hasText: 'Evade' }).first().waitFor();
    await takeUp(wen, evade);
  }
  await slots(wen).first().click();
  await until('Evade in the first slot', see, ({ helm }) => helm.plan[0]?.special !== undefined);
  await drive(hands, part('shields'));
  await at('shields', 'ICE');
  await takeUp(wen, page.locator('.con[data-st=shields] .loose .ice, .con[data-st=shields] button.ice[aria-pressed]').first());
  await zone(wen, 'aft').locator('.open').first().click();
  await until('ICE behind', see, ({ shields }) => shields.ice === 'aft');
  await zone(wen, 'aft').locator('.ice').waitFor();

  // Three tiles at once.
  await drive(hands, (view) => view.step === 'tractor' && view.clock !== null);
  await at('tractor', 'tribeam');
  await page.locator('.con[data-st=tractor] aside .btn').first().click();
  await until('an attempt', see, ({ tractor }) => tractor.attempt);
  await page.locator('.con[data-st=tractor] aside .row .btn').last().click();
  for (const place of [0, 5, 10]) await page.locator(`.tile[data-place="${place}"]`).click();
  await until('three tiles turned', () => commands(wen, 'flip').length);
  assert.equal(commands(wen, 'flip').at(-1).tiles.length, 3);

  // A Flux card is claimed over as many turns as it takes, then given up for a Blink.
  const claims = (view, options) => options.find((option) => option === 'activate') ?? options.find((option) => option.claim && option.claim.card !== null) ?? options.find((option) => option.reroll) ?? (view.step === 'discussion' && view.turn > 1 ? options.find((option) => option.trade?.want === 'jump') : null);
  await drive(hands, (view, options) => view.wait?.what === 'blink' && options.some((option) => option.blink), { deeds: claims });
  await at('jump', 'blink');
  const before = (await see()).ship.at;
  await page.locator('.con[data-st=jump] .foot .btn').first().click();
  // Where it comes out may lie an asteroid, which first asks for the side that it hits.
  await until('the ship elsewhere', see, ({ ship, ask }) => ask?.question.ask === 'side' || JSON.stringify(ship.at) !== JSON.stringify(before));
  await look(wen, 'captain');
});
