// Mission 1 from the first Step 1 to victory in two browsers, with one crystal to catch instead of three: `npm run test:long` flies it as it is printed.
import { fliesHome, sturdy } from '../lib/space-cadets-mission.mjs';
import { browserTest } from '../lib/test.mjs';

browserTest('two people and seven bots catch a crystal, jump home and win', async ({ person, note }) => {
  note(`${await fliesHome(person, await sturdy({ crystals: 1 }))} turns`);
});
