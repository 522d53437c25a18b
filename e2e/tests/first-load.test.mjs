// What the very first visit costs over the wire, fonts and all.
import assert from 'node:assert/strict';
import { browserTest } from '../lib/test.mjs';

const BUDGET = 150 * 1024;

for (const locale of ['en-GB', 'fr-FR']) {
  browserTest(`the first load is within its budget (${locale})`, async ({ person, note }) => {
    const visitor = await person({ name: 'Nadia', locale });
    const network = await visitor.context.newCDPSession(visitor.page);
    await network.send('Network.enable');
    const files = new Map();
    let bytes = 0;
    network.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
    const sizes = [];
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      sizes.push(`${encodedDataLength} ${files.get(requestId)}`);
    });
    await visitor.page.goto(`${visitor.base}/`, { waitUntil: 'networkidle' });
    await visitor.page.locator('[data-game=rocketmen] .go .btn:enabled').first().waitFor();
    await visitor.page.evaluate(() => document.fonts.ready);
    note(`${bytes} bytes in ${sizes.length} answers`);
    assert.ok(sizes.length > 3, 'the visit was measured');
    assert.ok(bytes <= BUDGET, `${bytes} bytes are more than ${BUDGET}:\n${sizes.join('\n')}`);
  });
}
