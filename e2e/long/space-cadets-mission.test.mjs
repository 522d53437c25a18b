// Mission 1 as it is printed, from the first Step 1 to the jump home: two people in two browsers, bots at the other stations, on a clock that runs as fast as it may.
import { fliesHome, sturdy } from '../lib/space-cadets-mission.mjs';
import { browserTest } from '../lib/test.mjs';

browserTest('two people and seven bots fly Mission 1 to its end and win', async ({ person, note }) => {
  note(`${await fliesHome(person, await sturdy())} turns`);
}, { timeout: 1_500_000 });
