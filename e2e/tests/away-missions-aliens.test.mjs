// The Aliens' film: one on all screens of a table, stopped by a reaction that somebody else decides in another browser, and told nowhere before.
import assert from 'node:assert/strict';
import { board, both, goOn, pack, scenario, showing } from '../lib/away-missions.mjs';
import { violations } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

const TV = { width: 1920, height: 1080 };
const at = ({ page }) => page.locator('.film').getAttribute('data-at').then(Number);
/** A Brain comes among the crew whenever the Aliens act: its Mind Control needs no dice. Thralls come along, so that the film has more to tell. Somebody has the helmet against it. */
const LONG = { victory: { all: [{ turn: { gte: 9 } }] } };
const BRAIN = { ...LONG, rules: [{ id: 'brain', on: 'alien_turn_start', do: [{ spawn: { n: 1, type: 'brain_in_a_jar', where: 'start' } }, { spawn: { n: 2, type: 'thrall', where: 'muster' } }], text: both('A Brain comes.') }, { id: 'helmet', on: 'rocketeer_turn_start', if: { not: { team_has: { item: 'mentality_helmet', gte: 1 } } }, do: [{ give_item: { item: 'mentality_helmet', who: 'acting' } }], text: both('A helmet lies about.') }] };
const HELMET = /Mentality Helmet|Casque/;

/** Everybody does what is asked of them until the Aliens' film is on every screen. */
async function toTheAliens(people) {
  await until('the Aliens to act', async () => {
    const shown = await Promise.all(people.map(showing));
    if (shown.every((one) => one === 'film')) return true;
    for (const [place, one] of people.entries()) if (shown[place] !== 'film') await goOn(one);
    return false;
  }, Boolean, 240_000);
}

browserTest('a reaction in the Alien Turn is decided in another browser, and the film waits for it', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  const tv = await person({ name: 'TV', viewport: TV });
  const crew = [nadia, ines];
  const code = await board(crew, { seats: 2, options: { rocketeers: '2', order: 'first-come' }, content: scenario(BRAIN) });
  for (const one of crew) await pack(one);
  await tv.go(`/t/${code}?screen`);
  await tv.page.locator('.tv .map').first().waitFor();
  await toTheAliens(crew);
  await tv.page.locator('.film').waitFor();
  note('three screens show the film');

  // Each question is put to one of them; whoever has the helmet is asked whether to use it, while the other waits.
  const helmet = ({ page }) => page.locator('.film .ask.mine .btn').filter({ hasText: HELMET });
  const asked = await until('the helmet to be offered', async () => {
    for (const one of crew) if (await helmet(one).isVisible()) return one;
    for (const one of crew) await clickIfThere(one.page.locator('.film .ask.mine .btn--go'));
    return null;
  }, Boolean, 60_000);
  const other = crew.find((one) => one !== asked);
  await other.page.locator('.film .ask').filter({ hasText: asked.name }).waitFor();
  assert.equal(await other.page.locator('.film .ask.mine').count(), 0, 'the other is not asked');
  const beats = await Promise.all([asked, other, tv].map(at));
  assert.equal(new Set(beats).size, 1, `all screens stand at the beat that asks: ${beats}`);
  for (const one of [...crew, tv]) assert.doesNotMatch(await one.page.locator('.film .why').innerText(), HELMET, 'nobody reads the answer before it is given');
  for (const one of crew) assert.deepEqual(await violations(one.page), []);
  // A reload comes back to the same question.
  await asked.page.reload();
  await helmet(asked).waitFor();
  const told = other.page.locator('.film .why').filter({ hasText: HELMET }).waitFor();
  await helmet(asked).click();
  await told;
  note('the answer is in the other film, too');
  // On to the next turn on every screen.
  await until('everybody to be at the table again', async () => {
    for (const one of crew) await goOn(one);
    return Promise.all(crew.map(showing));
  }, (shown) => shown.every((one) => one === 'table' || one === 'over'), 120_000);
  await tv.page.locator('.tv .film').waitFor({ state: 'detached', timeout: 60_000 });
});

browserTest('one film on a desktop, a phone and the big screen: led, left and joined again', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  const tv = await person({ name: 'TV', viewport: TV });
  const crew = [nadia, ines];
  // Thralls do not attack when they have moved: nothing is left to dice, and nobody is asked anything.
  const thralls = { ...LONG, rules: [{ id: 'thralls', on: 'alien_turn_start', do: [{ spawn: { n: 3, type: 'thrall', where: 'muster' } }], text: both('They come.') }] };
  const code = await board(crew, { seats: 2, options: { rocketeers: '2', order: 'first-come' }, content: scenario(thralls) });
  for (const one of crew) await pack(one);
  await tv.go(`/t/${code}?screen`);
  await tv.page.locator('.tv .map').first().waitFor();
  await toTheAliens(crew);
  await tv.page.locator('.film').waitFor();
  const pause = ({ page }) => page.locator('.film .play');
  const allAt = async (beat) => { for (const one of [nadia, ines, tv]) await until(`beat ${beat} for ${one.name}`, () => at(one), (seen) => seen === beat); };
  // Whoever's screen is first leads. Nadia stops it: for everybody if that was hers, else for herself, and then she takes everybody along.
  await pause(nadia).click();
  await until('everybody to be with Nadia', async () => {
    if (await clickIfThere(nadia.page.locator('.film .lead'))) await pause(nadia).click();
    return ines.page.locator('.film .together').innerText();
  }, (text) => text.includes('Nadia'), 60_000);
  await nadia.page.locator('.film .order button').first().click();
  await allAt(0);
  await nadia.page.locator('.film .controls .next').click();
  await allAt(1);
  await ines.page.locator('.film .together').filter({ hasText: 'Nadia' }).waitFor();
  // What has not been seen has a name and nothing else.
  assert.match(await nadia.page.locator('.film .order li').last().innerText(), /to come/);
  // Inès looks on alone, and comes back.
  await ines.page.locator('.film .controls .next').click();
  await until('a beat of her own', () => at(ines), (beat) => beat === 2);
  await ines.page.locator('.film .follow').waitFor();
  assert.deepEqual([await at(nadia), await at(tv)], [1, 1]);
  await ines.page.locator('.film .follow').click();
  await allAt(1);
  // The speed is everybody's, too; and at the end everybody is at the table again by themselves.
  await nadia.page.locator('.film .speed').click();
  await until('her speed', () => ines.page.locator('.film .speed').innerText(), (text) => /2/.test(text));
  await nadia.page.locator('.film .speed').click();
  await pause(nadia).click();
  for (const one of crew) await until(`${one.name} at the table`, () => showing(one), (shown) => shown === 'table', 120_000);
  await tv.page.locator('.tv .film').waitFor({ state: 'detached', timeout: 60_000 });
});

browserTest('figures walk and dice tumble for whoever wants motion, and the film is the same without', async ({ person }) => {
  const moving = await person({ name: 'Nadia', moving: true });
  await board([moving], { seats: 1, options: { rocketeers: '1', order: 'first-come' }, content: scenario({ ...LONG, rules: [{ id: 'saucers', on: 'alien_turn_start', do: [{ spawn: { n: 4, type: 'saucerman', where: 'muster' } }], text: both('They come.') }] }) });
  await pack(moving);
  const { page } = moving;
  // Every animation that begins, by what it moves.
  await page.evaluate(() => {
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      globalThis.moved.push(this.closest('[data-die]') ? 'die' : this.hasAttribute('data-figure') ? 'figure' : this.hasAttribute('data-face') ? 'tile' : 'other');
      return animate.call(this, frames, timing);
    };
  });
  const moved = () => page.evaluate(() => globalThis.moved);
  await until('the Aliens to act', async () => { if ((await showing(moving)) === 'film') return true; await goOn(moving); return false; });
  await until('figures to walk and dice to tumble', moved, (list) => list.includes('figure') && list.includes('die'), 60_000);
  assert.ok((await moved()).includes('tile'), 'the tile that was scanned on the way was turned over');
});
