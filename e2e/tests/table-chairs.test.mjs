// Chairs: a colour of one's own, another device, somebody who is away, a list that one tidies, and once more with the same.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { sitAndReady } from '../lib/lobby.mjs';
import { PHONE } from '../lib/people.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { finishedTable, runningTable } from '../lib/tables.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** A running game of two people: the first opens the table. Its code. */
async function gameOfTwo(host, guest) {
  await host.go('/');
  const { code } = await host.api('/api/tables', { game: 'rocketmen', seats: 2, name: host.name });
  for (const one of [host, guest]) await one.go(`/t/${code}`);
  await guest.page.locator('.chairs').waitFor();
  await sitAndReady(guest);
  await host.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [host, guest]) await one.page.locator('.rocketmen').waitFor();
  return code;
}

const openMenu = async ({ page }) => {
  await page.locator('header button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open]').waitFor();
};

browserTest('everybody chooses a colour, and everybody sees it everywhere', async ({ person }) => {
  const [ines, nadia, tv] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia', viewport: PHONE, touch: true }), await person({ name: 'TV' })];
  await ines.go('/');
  const { code } = await ines.api('/api/tables', { game: 'rocketmen', seats: 2, name: 'Inès' });
  for (const one of [ines, nadia]) await one.go(`/t/${code}`);
  await sitAndReady(nadia);
  await tv.go(`/t/${code}?screen`);
  const mine = ({ page }) => page.locator('.chairs .mine fieldset');
  const choose = (one, colour) => mine(one).locator(`label:has(input[value=${colour}])`).click();
  assert.equal(await mine(ines).locator('input:checked').getAttribute('value'), 'red', 'the game’s own choice');
  await choose(ines, 'violet');
  await until('the chair to be violet for the other one too', () => nadia.page.locator('.chairs li').first().locator('use[href="#s-violet"]').count());
  assert.ok(await mine(nadia).locator('input[value=violet]').isDisabled(), 'what somebody has cannot be chosen');
  await choose(nadia, 'orange');
  await until('both colours on the big screen', () => tv.page.locator('.strip .shape use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')).join()), (shapes) => shapes === '#s-violet,#s-orange');
  // By keyboard as well: arrows go through what is free.
  await mine(ines).locator('input:checked').focus();
  await ines.page.keyboard.press('ArrowRight');
  await until('another colour', () => mine(ines).locator('input:checked').getAttribute('value'), (colour) => colour === 'cyan', 10_000);
  assert.ok((await tooWide(nadia.page)) <= 0, 'the waiting room fits the phone');
  for (const one of [ines, nadia]) assert.deepEqual(await violations(one.page), []);
  await ines.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [ines, nadia]) await one.page.locator('.rocketmen').waitFor();
  await tv.page.locator('.tv .market').waitFor();
  for (const one of [ines, tv]) {
    for (const shape of ['#s-cyan', '#s-orange']) assert.ok((await one.page.locator(`main use[href="${shape}"], .strip use[href="${shape}"]`).count()) > 0, `${one.name} sees ${shape}`);
    assert.equal(await one.page.locator('main use[href="#s-red"]').count(), 0, `no red is left for ${one.name}`);
  }
  await ines.go('/');
  await until('the same in the list', () => ines.page.locator('.dep .seats use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')).join()), (shapes) => shapes === '#s-cyan,#s-orange');
});

browserTest('the host mutes somebody by keyboard, who is told why, and lets them speak again', async ({ person }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia', viewport: PHONE, touch: true })];
  await ines.go('/');
  const { code } = await ines.api('/api/tables', { game: 'rocketmen', seats: 2, name: 'Inès' });
  for (const one of [ines, nadia]) await one.go(`/t/${code}`);
  await sitAndReady(nadia);
  const say = async ({ page }, text) => {
    const words = page.locator('[role=log] ~ form input');
    await words.fill(text);
    await words.press('Enter');
  };
  const line = ({ page }, text) => page.locator('[role=log] li').filter({ hasText: text });
  await say(nadia, 'A rude word');
  await line(ines, 'A rude word').waitFor();
  assert.equal(await nadia.page.locator('[role=log] button').count(), 0, 'it is the host’s right');
  await ines.page.getByRole('button', { name: 'Retirer la parole à Nadia' }).focus();
  await ines.page.keyboard.press('Enter');
  await nadia.page.getByText('The host does not let you speak at this table').waitFor();
  await say(nadia, 'Another one');
  await nadia.page.locator('.toast').filter({ hasText: 'does not let you speak here' }).waitFor();
  assert.equal(await nadia.page.locator('[role=log] ~ form input').inputValue(), 'Another one', 'the words are not lost');
  for (const one of [ines, nadia]) assert.deepEqual(await violations(one.page), []);
  assert.ok((await tooWide(nadia.page)) <= 0, 'the waiting room fits the phone');
  await ines.page.getByRole('button', { name: 'Rendre la parole à Nadia' }).press('Enter');
  await nadia.page.getByText('The host does not let you speak at this table').waitFor({ state: 'detached' });
  await say(nadia, 'Sorry');
  await line(ines, 'Sorry').waitFor();
  assert.equal(await line(ines, 'Another one').count(), 0);
});

browserTest('a chair moves to a phone, once, and the first device looks on', async ({ person }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  const code = await gameOfTwo(ines, nadia);
  await openMenu(ines);
  const section = ines.page.locator('dialog[open] section').filter({ has: ines.page.locator('use[href="#i-swap"]') });
  await section.locator('.btn').click();
  // What the QR code says is what the button copies.
  const link = ines.page.locator('dialog[open] .link');
  await link.locator('svg[role=img]').waitFor();
  assert.deepEqual(await violations(ines.page), []);
  await link.locator('.btn').click();
  const address = await until('the link on the clipboard', () => ines.page.evaluate(() => navigator.clipboard.readText()), (text) => text.includes('#take='));
  assert.match(address, new RegExp(`/t/${code}#take=[0-9a-f]{64}$`));
  const secret = address.split('#take=')[1];

  const phone = await person({ name: 'Inès mobile', locale: 'fr-FR', viewport: PHONE, touch: true });
  await phone.page.goto(address);
  await phone.page.locator('.rocketmen .fan .card').first().waitFor();
  assert.ok(!phone.page.url().includes(secret), 'the secret has left the address');
  await until('the first device to look on', () => ines.page.locator('.rocketmen .fan .card, .rocketmen .hand .card').count(), (cards) => cards === 0);
  const { chairs } = await nadia.api(`/api/tables/${code}`);
  assert.equal(chairs[0].name, 'Inès', 'the chair keeps its name');
  for (const one of [ines, nadia, phone]) assert.ok(!one.received.some((frame) => frame.includes(secret)), 'nobody heard the secret over the wire');

  // The same link again: nothing, and the person is told why.
  const thief = await person({ name: 'Olu' });
  await thief.forgiving(/status of 404/, async () => {
    await thief.page.goto(address);
    await thief.page.locator('.toast').filter({ hasText: 'used already or is too old' }).waitFor();
  });
  assert.equal(await thief.page.locator('.rocketmen .fan .card, .rocketmen .hand .card').count(), 0);
});

browserTest('somebody is away: everybody sees for how long, can wait, or give the chair away', async ({ person }) => {
  const [ines, nadia, olu] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' }), await person({ name: 'Olu', viewport: PHONE, touch: true })];
  const code = await gameOfTwo(ines, nadia);
  await olu.go(`/t/${code}`);
  await olu.page.locator('.rocketmen').waitFor();
  await nadia.page.goto('about:blank');
  const banner = ({ page }) => page.locator('.head .banner').filter({ hasText: 'Nadia' });
  await banner(ines).filter({ hasText: /depuis 0:\d\d\s; un robot prend le relais à 2:00/ }).waitFor();
  await banner(olu).filter({ hasText: /Nadia: away 0:\d\d, a bot steps in at 2:00/ }).waitFor();
  assert.equal(await banner(olu).locator('.btn').count(), 0, 'an onlooker decides nothing');
  assert.ok((await tooWide(olu.page)) <= 0, 'the notice fits a phone');
  for (const one of [ines, olu]) assert.deepEqual(await violations(one.page), []);
  // Wait for her: the bot comes later, and everybody hears who wants to wait.
  await banner(ines).locator('.btn').first().click();
  await banner(olu).filter({ hasText: /a bot steps in at [5-9]:\d\d/ }).waitFor();
  // Or let somebody else have the chair.
  await banner(ines).locator('.btn').last().click();
  await banner(olu).locator('.btn--go').tap();
  await olu.page.locator('.rocketmen .fan .card').first().waitFor();
  await until('the notice to go', () => banner(ines).count(), (count) => count === 0);
  await until('the new name on the chair', () => ines.api(`/api/tables/${code}`), ({ chairs }) => chairs[1].name === 'Olu');
  // The one who was away comes back to look on.
  await nadia.go(`/t/${code}`);
  await nadia.page.locator('.rocketmen').waitFor();
  assert.equal(await nadia.page.locator('.rocketmen .hand .card').count(), 0);
});

browserTest('tables leave one’s list, and a rematch against the same bots is one click', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const { page } = ines;
  await ines.go('/');
  const unwanted = await runningTable(ines);
  const kept = await runningTable(ines);
  await ines.go('/');
  const row = (code) => page.locator('.dep tr').filter({ hasText: code });
  await row(unwanted).locator('.ib').click();
  // Nothing is lost by a slip: it asks, and whoever looks elsewhere keeps the table.
  await page.keyboard.press('Tab');
  await row(unwanted).locator('.ib').click();
  assert.deepEqual(await violations(page), []);
  await row(unwanted).locator('button.btn').click();
  await row(unwanted).waitFor({ state: 'detached' });
  await page.reload();
  await row(kept).waitFor();
  assert.equal(await row(unwanted).count(), 0, 'it stays away');

  await finishedTable(ines);
  await page.locator('.banner.end button.btn--go').click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(kept));
  const next = await until('the rematch to have begun', () => ines.api(`/api/tables/${page.url().split('/t/')[1]}`), ({ phase }) => phase === 'playing');
  assert.deepEqual(next.chairs.map(({ holder }) => holder), ['person', 'bot']);
});
