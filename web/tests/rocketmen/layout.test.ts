import { describe, expect, it } from 'vitest';
import './stage';
import { layoutFor, zoomFor } from '../../src/games/rocketmen/layout.svelte';

describe('the layout', () => {
  it.each([
    [360, 740, 'phone'], [390, 844, 'phone'], [844, 390, 'sideways'], [768, 1024, 'upright'], [1024, 768, 'tablet'], [1100, 800, 'tablet'], [1280, 800, 'desktop'], [2560, 1440, 'desktop'],
  ] as const)('%i × %i is a %s', (width, height, layout) => expect(layoutFor(width, height, 1)).toBe(layout));

  it('counts in text of the chosen size', () => {
    expect(layoutFor(1280, 800, 1.25)).toBe('tablet');
    expect(layoutFor(768, 1024, 1.25)).toBe('phone');
  });

  it('draws a very large screen larger, as far as both sides allow', () => {
    expect(zoomFor(1920, 1080)).toBe(1);
    expect(zoomFor(2560, 1440)).toBeCloseTo(4 / 3);
    expect(zoomFor(3440, 1440)).toBeCloseTo(4 / 3);
    expect(zoomFor(1280, 800)).toBe(1);
    expect(zoomFor(1280, 800, 'launch')).toBe(1);
    expect(zoomFor(2560, 1440, 'launch')).toBeCloseTo(1.6);
  });
});
