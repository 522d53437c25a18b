// While somebody still watches how it ends, nobody is told: not by a header, a list, the big screen or the story.
import assert from 'node:assert/strict';
import { browserTest } from '../lib/test.mjs';
import { agreeToEnd, alert, clock, FASTEST, film, gather, hurryToPhase, seeResult } from '../lib/space-alert.mjs';
import { until } from '../lib/wait.mjs';

const RESULT = /Ship (is )?(saved|lost)|Vaisseau (est )?(sauvé|perdu)|Nobody won|Personne n’a gagné/i;

/** Everything outside of the board that this page says, its title and what a screen reader is told included. */
const around = async (page) => [await page.title(), ...(await page.locator('header, .head, [aria-live], aside, .strip, .dep, .rep').allTextContents())].join('\n');

browserTest('a film spoils nothing: no header, list or big screen names the result before the last one has seen it', async ({ person, note }) => {
  const [ines, nadia, tv] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' }), await person({ name: 'TV' })];
  const crew = [ines, nadia];
  const code = await gather(crew, { options: { flight: 'mission', track: '1', speed: 'rush' } });
  await alert(crew);
  await tv.go(`/t/${code}?screen`);
  await hurryToPhase(crew, code, 3);
  await agreeToEnd(crew);
  for (const one of [...crew, tv]) await film(one).waitFor();
  // Nadia goes back to the first picture and stays there, while the ship flies home or does not.
  await until('a first picture', () => nadia.page.locator('.strip .frame').count());
  await nadia.page.locator('.strip .frame').first().click();
  await ines.page.locator('.pace select').selectOption('fast');
  await clock(ines, code, FASTEST);
  const isOver = ({ received }) => received.some((frame) => JSON.parse(frame).table?.phase === 'over');
  await until('the flight to be over', async () => crew.every(isOver), Boolean, 300_000);
  note('the flight is over, and Nadia has not seen it');
  await seeResult(ines);
  await ines.page.locator('.status').filter({ hasText: 'Le film passe encore' }).filter({ hasText: 'Nadia' }).waitFor();
  await tv.page.locator('header .turn').filter({ hasText: 'The film is running' }).waitFor();
  assert.equal(await tv.page.locator('section.over').count(), 0, 'the big screen does not go on to the score');
  const lobby = await ines.context.newPage();
  await lobby.goto(`${ines.base}/`);
  await lobby.locator('.dep tr').filter({ hasText: code }).waitFor();
  for (const page of [nadia.page, tv.page, lobby]) assert.doesNotMatch(await around(page), RESULT);
  assert.doesNotMatch(await ines.page.locator('.head').innerText(), RESULT, 'nor does the header of somebody who has seen it');
  await lobby.goto(`${ines.base}/replays`);
  await lobby.locator('main h1').waitFor();
  assert.equal((await ines.api('/api/replays')).replays.length, 0, 'it is not among the games that are over');
  const { outcome, phase } = await ines.api(`/api/tables/${code}`);
  assert.deepEqual([outcome, phase], [null, 'playing']);

  // Nadia has seen enough. Now everybody is told, as a crew is told: what became of the ship.
  await seeResult(nadia);
  await ines.page.locator('.status').filter({ hasText: /Vaisseau (sauvé|perdu)/ }).waitFor();
  await nadia.page.locator('.status').filter({ hasText: /Ship (saved|lost)/ }).waitFor();
  await tv.page.locator('header .turn').filter({ hasText: /Ship (saved|lost)/ }).waitFor();
  await tv.page.locator('section.over').waitFor();
  await until('the game to be among the replays', () => ines.api('/api/replays'), ({ replays }) => replays.some((replay) => replay.code === code));
  await lobby.reload();
  await lobby.locator('main li.panel').filter({ hasText: /Vaisseau (sauvé|perdu)/ }).waitFor();
  await lobby.goto(`${ines.base}/`);
  await lobby.locator('.rep li').filter({ hasText: /Vaisseau (sauvé|perdu)/ }).waitFor();
  for (const page of [ines.page, nadia.page, tv.page, lobby]) assert.doesNotMatch(await around(page), /Nobody won|Personne n’a gagné/);
});
