// Every sound, rendered by the browser as it would be heard: loud enough, never too loud, as long as it says, and over when it is over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch } from '../lib/browser.mjs';
import { bundle } from '../lib/bundle.mjs';

/** Nothing clips, even with another sound beside it; nothing is lost in a room; nothing goes on after its end. */
const LOUDEST = 0.9;
const QUIETEST = 0.02;
/** A sound that is heard under others all the time stays below this. */
const UNDER = 0.45;
const LONGEST = 4;

test('every sound has a level and a length', { timeout: 300_000 }, async (t) => {
  const script = await bundle('kit', ['games/shared/sound/parts', 'games/shared/sound/common', 'games/space-alert/sounds', 'games/away-missions/sounds', 'games/space-cadets/sounds']);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const heard = await page.evaluate(async () => {
      const { COMMON, SIGNALS, BEDS, EFFECTS, AWAY, CADETS, rendered, lengthOf } = globalThis.kit;
      const found = [];
      for (const [group, sounds] of Object.entries({ COMMON, SIGNALS, BEDS, EFFECTS, AWAY, CADETS })) {
        for (const [name, parts] of Object.entries(sounds)) {
          const samples = (await rendered(parts)).getChannelData(0);
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
          found.push({ group, name, seconds: lengthOf(parts), samples: samples.length / 44_100, peak, rms, first: Math.abs(samples[0]), last: Math.abs(samples.at(-1)) });
        }
      }
      return found;
    });
    assert.ok(heard.length > 100, `only ${heard.length} sounds were found`);
    const wrong = heard.flatMap(({ group, name, seconds, samples, peak, rms, first, last }) => {
      const says = (fault) => `${group}.${name}: ${fault}`;
      return [
        ...(peak > LOUDEST ? [says(`too loud, ${peak.toFixed(2)}`)] : []),
        ...(group === 'BEDS' && peak > UNDER ? [says(`too loud to be under others, ${peak.toFixed(2)}`)] : []),
        ...(rms < QUIETEST ? [says(`too quiet, ${rms.toFixed(4)}`)] : []),
        ...(Math.abs(samples - seconds) > 0.01 ? [says(`${samples} s long, not ${seconds}`)] : []),
        ...(seconds > LONGEST || seconds < 0.03 ? [says(`${seconds} s is no length for a sound`)] : []),
        // What begins or ends with a step is heard as a click. Static is nothing but steps.
        ...(name !== 'silence' && (first > 0.02 || last > 0.02) ? [says(`clicks, ${first.toFixed(3)} and ${last.toFixed(3)}`)] : []),
      ];
    });
    const levels = heard.map(({ peak }) => peak);
    t.diagnostic(`${heard.length} sounds, peaks ${Math.min(...levels).toFixed(2)} to ${Math.max(...levels).toFixed(2)}`);
    assert.deepEqual(wrong, []);
    // The alarm really rises: every phase is fuller than the one before.
    const bed = (name) => heard.find((each) => each.group === 'BEDS' && each.name === name).rms;
    assert.ok(bed('phase1') < bed('phase2') && bed('phase2') < bed('phase3') && bed('phase3') < bed('ending'), ['phase1', 'phase2', 'phase3', 'ending'].map((name) => `${name} ${bed(name).toFixed(4)}`).join(', '));
  } finally {
    await browser.close();
  }
});
