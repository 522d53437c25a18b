// What a crew of Space Alert does together while the clock runs: cards change hands unseen, and an outage silences everybody.
import assert from 'node:assert/strict';
import { cardsHeard, giftsHeard } from '../lib/hidden-cards.mjs';
import { browserTest } from '../lib/test.mjs';
import { FASTEST, SLOWEST, alert, band, cardsOf, clock, gather, planOne, planned } from '../lib/space-alert.mjs';
import { until } from '../lib/wait.mjs';
import { hurry, request } from '../lib/wire.mjs';

browserTest('a data transfer: one gives a card, the other holds it, nobody else learns which', async ({ person, note }) => {
  const [ines, nadia, olu] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' }), await person({ name: 'Olu' })];
  const onlooker = await person({ name: 'Wen' });
  // Its second minute brings the earliest transfer of all.
  const code = await gather([ines, nadia, olu], { options: { flight: 'simulation', track: '2', speed: 'quick' } });
  await onlooker.go(`/t/${code}`);
  await alert([ines, nadia, olu]);
  await onlooker.page.locator('.ann').waitFor();
  await planOne(nadia);
  await hurry(olu, code, { say: 'data_transfer' });
  note('the transfer is announced');

  // Giving is offered to the crew and to nobody else.
  await band(ines, 'transfer').locator('.btn').waitFor();
  await onlooker.page.locator('.ann.transfer').waitFor();
  assert.equal(await onlooker.page.locator('.ann .btn').count(), 0, 'an onlooker gives nothing');

  const before = { ines: await cardsOf(ines), nadia: await cardsOf(nadia) };
  await band(nadia, 'transfer').locator('.btn').click();
  const sheet = nadia.page.locator('dialog[open]');
  const choices = sheet.locator('[role=radio]');
  await choices.first().waitFor();
  // Two cards with the same face are one choice.
  const faces = await nadia.page.locator('[data-lesson=hand] [data-card]').evaluateAll((cards) => new Set(cards.filter((card) => Number(card.dataset.card) < 90).map((card) => card.getAttribute('aria-label'))).size);
  assert.equal(await choices.count(), faces, 'every card but the heroic one can be given');
  await choices.last().click();
  await sheet.locator('.seg label').filter({ hasText: 'Inès' }).click();
  await sheet.locator('footer .btn--go').click();
  await sheet.waitFor({ state: 'detached' });

  const after = {
    nadia: await until('the card to leave the giver', () => cardsOf(nadia), (cards) => cards.length === before.nadia.length - 1),
    ines: await until('the card to arrive', () => cardsOf(ines), (cards) => cards.length === before.ines.length + 1),
  };
  const [given] = before.nadia.filter((card) => !after.nadia.includes(card));
  assert.deepEqual(after.ines.filter((card) => !before.ines.includes(card)), [given], 'the very card that was given');
  // One card each: the way to give is closed, and the band says why.
  await until('the band to say that a card was given', () => band(nadia, 'transfer').locator('.btn').count(), (buttons) => buttons === 0);

  // What was received is used like any other card.
  await ines.page.locator(`[data-lesson=hand] [data-card="${given}"]`).click();
  await ines.page.locator('[data-lesson=slots] [data-drop]').first().click();
  await until('the card on the board of whoever got it', () => planned(ines).count(), (count) => count === 1);

  // The tone ends it.
  await clock(olu, code, FASTEST);
  await until('the tone', () => band(ines, 'transfer').count(), (count) => count === 0);
  const late = await request(ines, code, { kind: 'command', command: { give: { card: (await cardsOf(ines))[0], to: 1 } } });
  assert.equal(late.type, 'refused', 'after the tone nothing is given');
  note('given, received, used');

  // Both hear which card it was, the others only that there was one.
  for (const one of [ines, nadia]) await until(`${one.name} to be told which card`, async () => giftsHeard(one).some(({ event, card }) => event === 'gave_card' && card === given));
  for (const [other, seat] of [[olu, 2], [onlooker, null]]) {
    await until(`${other.name} to be told that a card changed hands`, async () => giftsHeard(other).some(({ event, from, to }) => event === 'gave' && from === 1 && to === 0));
    assert.deepEqual(cardsHeard(other, seat), [], `${other.name} learnt of a card`);
  }
  // The search does find what is there: through the eyes of another chair the own cards are a leak.
  assert.ok(cardsHeard(nadia, 2).length > 3 && cardsHeard(olu, null).length > 1, 'the search knows a card when it sees one');
});

browserTest('communications down: nobody chats, signals or moves pieces, and everybody can again afterwards', async ({ person, note }) => {
  // On a wide screen the talk stands beside the board; on a narrower one it lies over it.
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia', viewport: { width: 1920, height: 1080 } })];
  // It has two outages within the first two minutes; the second one is the longer one.
  const code = await gather([ines, nadia], { options: { flight: 'mission', track: '8', speed: 'normal' } });
  await alert([ines, nadia]);
  await hurry(ines, code, { say: 'comms_restored' });
  const talk = ({ page }) => page.locator('aside.drawer, aside.dock');
  const words = talk(ines).locator('form input');
  const lines = (one, text) => talk(one).locator('[role=log] li').filter({ hasText: text });
  await ines.page.locator('header .talk').click();
  for (const one of [ines, nadia]) await talk(one).locator('[role=tab]').nth(1).click();
  const say = async (text) => { await words.fill(text); await words.press('Enter'); };
  await say('Bouclier au tour deux ?');
  await lines(nadia, 'Bouclier au tour deux ?').waitFor();
  // The way past the page is open before it is needed, since an outage is short.
  await clock(nadia, code, SLOWEST);
  // Somebody is about to signal when the line breaks.
  const tools = nadia.page.locator('[data-lesson=tools] .btn');
  await tools.first().click();
  await nadia.page.locator('dialog[open]').waitFor();
  await hurry(ines, code, { say: 'comms_down' }, 2);
  note('the line is down');

  await nadia.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await band(nadia, 'silence').waitFor();
  await say('Vous m’entendez ?');
  const [refusedChat, refusedSignal, refusedPiece] = await Promise.all([
    request(ines, code, { kind: 'chat', text: 'Past the page' }),
    request(nadia, code, { kind: 'command', command: { signal: { signal: { say: 'yes' } } } }),
    request(nadia, code, { kind: 'command', command: { place: { token: { squad: 0 }, spot: { station: 'UW' } } } }),
  ]);
  // The screen says so: the buttons with their reason, the pieces, the refused words that are not lost.
  const disabled = await tools.evaluateAll((buttons) => buttons.slice(0, 2).map((button) => [button.getAttribute('aria-disabled'), button.title]));
  const pieces = await nadia.page.locator('.tokens .tok').count();
  const colleagues = await nadia.page.locator('.crew .who:not([disabled])').count();
  await nadia.page.locator('.tokens').click();
  await nadia.page.keyboard.press('s');
  const opened = await nadia.page.locator('dialog[open]').count();
  // One's own cards are planned all the same.
  await planOne(nadia);
  const stillDown = (await band(nadia, 'silence').count()) === 1;
  assert.equal(refusedChat.type, 'refused');
  assert.equal(refusedChat.refusal.code, 'silence');
  assert.equal(refusedSignal.type, 'refused');
  assert.equal(refusedSignal.refusal.rule, 'SA-3.8');
  assert.equal(refusedPiece.refusal.rule, 'SA-3.8');
  assert.deepEqual(disabled, [['true', 'Communications are down.'], ['true', 'Communications are down.']]);
  assert.equal(pieces, 0, 'no piece can be taken');
  assert.equal(colleagues, 0, 'nobody can be asked');
  assert.equal(opened, 0, 'no sheet opens by keyboard');
  assert.ok(stillDown, 'all of this was seen during the outage');
  assert.equal(await words.inputValue(), 'Vous m’entendez ?', 'refused words stay in their field');
  await ines.page.locator('.toast, [class*=toast]').filter({ hasText: 'parler' }).first().waitFor();
  note('everything was refused, and said so');

  // What is left of it is not waited for, and the next one is far away.
  await hurry(ines, code, { say: 'comms_restored' }, 2);
  await until('the line to be back', () => band(nadia, 'silence').count(), (count) => count === 0);
  await words.press('Enter');
  await lines(nadia, 'Vous m’entendez ?').waitFor();
  assert.equal(await lines(nadia, 'Past the page').count(), 0, 'what was refused was never said');
  await nadia.page.locator('[data-lesson=tools] .btn:not([aria-disabled])').first().click();
  await nadia.page.locator('dialog[open] .row-of .btn').first().click();
  await nadia.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await talk(ines).locator('header .ib').click();
  await ines.page.locator('.crew .says').filter({ hasText: 'Nadia' }).waitFor();
  await nadia.page.locator('.tokens .tok').first().waitFor();
  note('back on the air');
});
