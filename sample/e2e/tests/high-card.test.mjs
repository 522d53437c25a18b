// A game of High Card from the lobby to the score, by a person in French and a person in English.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { sitAndReady } from '../lib/lobby.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

browserTest('High Card stands on its shelf and is played to its end by two people', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const nadia = await person({ name: 'Nadia' });
  await ines.go('/');
  await ines.page.locator('[data-game=high-card]').getByText('La plus haute').first().waitFor();
  await nadia.go('/rules/high-card#start');
  await nadia.page.locator('.start li .picture > svg').nth(4).waitFor();
  const { code } = await ines.api('/api/tables', { game: 'high-card', seats: 2, options: { patience: '20' }, name: ines.name });
  for (const one of [ines, nadia]) await one.go(`/t/${code}`);
  await sitAndReady(nadia);
  await ines.page.locator('.act .btn--go:not([aria-disabled])').click();

  // Every round gives one point, however late somebody is.
  const points = async () => [...(await ines.page.locator('.high-card .players').innerText()).matchAll(/ : (\d+)/g)].reduce((sum, [, digits]) => sum + Number(digits), 0);
  for (let round = 1; round <= 3; round += 1) {
    for (const one of [ines, nadia]) {
      await one.page.locator('.high-card').waitFor();
      if (round === 1) assert.deepEqual(await violations(one.page), []);
      await clickIfThere(one.page.locator('.high-card .hand .btn--go').first());
    }
    await until(`the point of round ${round}`, points, (sum) => sum >= round);
  }
  for (const one of [ines, nadia]) await one.page.locator('.banner.end').waitFor();
  const { phase, outcome } = await ines.api(`/api/tables/${code}`);
  assert.equal(phase, 'over');
  assert.equal(outcome.scores.reduce((sum, score) => sum + score), 3);
});
