// The motion kit, with animations that only remember what they were told.
import { describe, expect, it } from 'vitest';
import '../space-alert/stage';
import { appear, camera, cue, draw, fly, flights, hold, jolt, lengthOf, LONGEST, motion, placesOf, steps, together, tumble, turnOver, type Step } from '../../src/games/shared/motion/motion';
import { skippable, Stage, type Running } from '../../src/games/shared/motion/stage.svelte';

class Fake implements Running {
  onfinish: Running['onfinish'] = null;
  cancelled = false;
  rate = 1;
  constructor(readonly on: Element | null, readonly frames: Keyframe[], readonly timing: KeyframeAnimationOptions) {}
  cancel() { this.cancelled = true; }
  updatePlaybackRate(rate: number) { this.rate = rate; }
  get end() { return Number(this.timing.delay ?? 0) + Number(this.timing.duration); }
}

const box = (x: number, y: number, w = 10, h = 10, key = '') => ({
  getBoundingClientRect: () => ({ left: x, top: y, width: w, height: h }), getAttribute: () => key,
}) as unknown as Element;

function stage(moving = true) {
  const all: Fake[] = [];
  const made = new Stage({ moving: () => moving, animate: (on, frames, timing) => { const one = new Fake(on, frames, timing); all.push(one); return one; } });
  /** Time passes: everything that ends until then says so, in order. */
  const pass = (to: number) => {
    for (const each of all.filter((one) => one.end <= to && !one.cancelled).sort((one, two) => one.end - two.end)) {
      const { onfinish } = each;
      each.onfinish = null;
      (onfinish as (() => void) | null)?.();
    }
  };
  return { made, all, pass };
}

describe('a stage', () => {
  const thing = box(0, 0);

  it('moves one thing after the other, each held at its beginning until its time comes', async () => {
    const { made, all, pass } = stage();
    const seen = made.play([draw(thing), hold(320), jolt(thing, 90), appear(thing)]);
    const moved = all.filter(({ on }) => on);
    expect(moved.map(({ timing }) => [timing.delay, timing.duration, timing.fill])).toEqual([[0, 200, 'backwards'], [520, 120, 'backwards'], [640, 200, 'backwards']]);
    expect(made.running).toBe(true);
    pass(840);
    expect(await seen).toBe(true);
    expect(made.running).toBe(false);
  });

  it('keeps a thing that moves twice where it is in between', () => {
    const { made, all } = stage();
    void made.play([...steps(thing, [{ x: 9, y: 0 }, { x: 5, y: 0 }, { x: 0, y: 0 }]), hold(50), appear(thing)]);
    // Held at the first square before, at the second in between, and at its own place after the last; what else it does is held for itself.
    expect(all.filter(({ on }) => on).map(({ timing, frames }) => [Object.keys(frames[0]!)[0], timing.delay, timing.fill])).toEqual([
      ['translate', 0, 'both'], ['translate', 320, 'none'], ['opacity', 690, 'backwards'],
    ]);
  });

  it('ends at its picture when it is skipped, and leaves out what was still to be heard', async () => {
    const { made, all, pass } = stage();
    const heard: string[] = [];
    const seen = made.play([cue(() => heard.push('shot')), draw(thing), cue(() => heard.push('hit')), appear(thing)]);
    pass(1);
    made.skip();
    expect(await seen).toBe(false);
    expect(all.every(({ cancelled }) => cancelled)).toBe(true);
    pass(5000);
    expect(heard).toEqual(['shot']);
  });

  it('plays something else instead of what it played', async () => {
    const { made } = stage();
    const first = made.play([hold(1000)]);
    void made.play([hold(1000)]);
    expect(await first).toBe(false);
    expect(made.running).toBe(true);
  });

  it('goes faster, also what is under way', () => {
    const { made, all } = stage();
    void made.play([draw(thing)]);
    made.speed = 4;
    expect(all.map(({ rate }) => rate)).toEqual([4, 4]);
    void made.play([draw(thing)]);
    expect(all.at(-1)!.rate).toBe(4);
  });

  it('moves nothing for whoever wants stillness, and keeps holds and sounds', async () => {
    const { made, all, pass } = stage(false);
    const heard: string[] = [];
    const seen = made.play([draw(thing), together(appear(thing), appear(thing)), hold(300), cue(() => heard.push('hit'))]);
    expect(all.filter(({ on }) => on)).toEqual([]);
    pass(300);
    expect(await seen).toBe(true);
    expect(heard).toEqual(['hit']);
  });

  it('is skipped by a tap beside controls and by Space', () => {
    const listeners: Record<string, (event: unknown) => void> = {};
    const node = { addEventListener: (kind: string, run: (event: unknown) => void) => { listeners[kind] = run; }, removeEventListener: () => {} } as unknown as HTMLElement;
    Object.assign(globalThis, { addEventListener: (kind: string, run: (event: unknown) => void) => { listeners[kind] = run; }, removeEventListener: () => {} });
    const { made } = stage();
    skippable(node, made);
    const target = (control: boolean) => ({ closest: () => (control ? {} : null) });
    void made.play([hold(1000)]);
    listeners.click!({ target: target(true) });
    expect(made.running).toBe(true);
    listeners.click!({ target: target(false) });
    expect(made.running).toBe(false);
    void made.play([hold(1000)]);
    let kept = false;
    listeners.keydown!({ key: ' ', target: target(false), preventDefault: () => { kept = true; } });
    expect([made.running, kept]).toEqual([false, true]);
  });
});

describe('motions', () => {
  const thing = box(100, 50, 20, 20);

  it('are never longer than the longest, and lead to the element itself', () => {
    const all: Step[] = [motion(thing, [], 5000), fly(thing, { x: 0, y: 0, w: 40, h: 40 }), tumble(thing), ...turnOver(thing, thing), draw(thing), camera(thing, { x: 0, y: 0, w: 10, h: 10 }, { x: 0, y: 0, w: 5, h: 5 })];
    for (const step of all) expect(lengthOf([step])).toBeLessThanOrEqual(LONGEST);
    const last = fly(thing, { x: 0, y: 0, w: 40, h: 40 }, { arc: 30, turn: 20 }).frames.at(-1)!;
    expect(last).toEqual({ translate: '0px 0px', scale: '1 1', rotate: '0deg' });
    expect(lengthOf(turnOver(thing, thing))).toBe(LONGEST);
  });

  it('only touch what the browser can move without laying out anew', () => {
    const allowed = new Set(['translate', 'rotate', 'scale', 'opacity', 'strokeDashoffset', 'offset']);
    const all = [fly(thing, { x: 0, y: 0, w: 1, h: 1 }, { arc: 3 }), tumble(thing), jolt(thing, 0), draw(thing), appear(thing), ...turnOver(thing, thing), ...steps(thing, [{ x: 9, y: 0 }, { x: 0, y: 0 }])];
    for (const { frames } of all) for (const frame of frames) for (const name of Object.keys(frame)) expect(allowed).toContain(name);
  });

  it('fly from where a thing was, size and all', () => {
    const [first] = fly(thing, { x: 0, y: 0, w: 40, h: 40 }).frames;
    // From the middle of one box to the middle of the other.
    expect(first).toEqual({ translate: '-90px -40px', scale: '2 2', rotate: '0deg' });
  });

  it('show a camera that comes from the whole to a part', () => {
    const whole = { x: 0, y: 0, w: 720, h: 360 };
    const { frames } = camera(thing, whole, { x: 360, y: 0, w: 360, h: 180 });
    // Half as large: the whole drawing then lies in the new box.
    expect(frames[0]).toEqual({ translate: '360px 0px', scale: '0.5' });
  });

  it('take no time for what is not in sight', () => {
    expect(lengthOf([draw(null), together(appear(undefined)), hold(10)])).toBe(10);
  });

  it('find what has moved by its key', () => {
    const root = (all: Element[]) => ({ querySelectorAll: () => all }) as unknown as ParentNode;
    const before = placesOf(root([box(0, 0, 10, 10, 'a'), box(50, 0, 10, 10, 'b')]));
    const after = root([box(0, 1, 10, 10, 'a'), box(80, 0, 10, 10, 'b'), box(0, 0, 10, 10, 'new')]);
    expect(flights(after, before).map(({ frames }) => frames[0]!.translate)).toEqual(['-30px 0px']);
  });

  it('go square by square', () => {
    const way = steps(thing, [{ x: 0, y: -26 }, { x: 0, y: -13 }, { x: 0, y: 0 }]);
    expect(way.map(({ frames }) => frames.map(({ translate }) => translate))).toEqual([['0px -26px', '0px -13px'], ['0px -13px', '0px 0px']]);
    // The first holds the thing at its beginning; the second begins where the first ends.
    expect(lengthOf(way)).toBe(640);
  });
});
