import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Link, type LinkState, type Socket } from '../src/net/link';

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string) { this.sent.push(data); }
  close() { this.closed = true; this.readyState = 3; }
  opens() { this.readyState = 1; this.onopen?.({} as never); }
  says(text: string) { this.onmessage?.({ data: text }); }
  drops() { this.readyState = 3; this.onclose?.({ code: 1006 }); }
}
const last = () => FakeSocket.all.at(-1)!;

describe('Link', () => {
  let states: LinkState[];
  let heard: string[];
  let opened: number;
  let link: Link;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    states = [];
    heard = [];
    opened = 0;
    link = new Link('ws://x', { opened: () => { opened++; }, heard: (text) => { heard.push(text); }, changed: (state) => { states.push(state); } }, (url) => new FakeSocket(url));
    link.start();
  });
  afterEach(() => { link.end(); vi.useRealTimers(); });

  it('says hello when open and is live when greeted', () => {
    expect(link.send('early')).toBe(false);
    last().opens();
    expect(opened).toBe(1);
    last().says('welcome');
    link.live();
    expect(heard).toEqual(['welcome']);
    expect(link.state).toEqual({ kind: 'live' });
    expect(link.send('x')).toBe(true);
    expect(last().sent).toEqual(['x']);
  });

  it('comes back after a drop, waiting longer each time, and forgets the wait once live', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      last().drops();
      const state = link.state;
      if (state.kind !== 'waiting') throw new Error('should wait');
      waits.push(state.retryAt - Date.now());
      vi.advanceTimersByTime(state.retryAt - Date.now());
      expect(FakeSocket.all.length).toBe(attempt + 2);
    }
    expect(waits[5]!).toBeGreaterThan(waits[0]! * 4);
    last().opens();
    link.live();
    last().drops();
    expect(link.state).toMatchObject({ kind: 'waiting', attempt: 1 });
  });

  it('remembers since when it is away', () => {
    const start = Date.now();
    last().opens();
    link.live();
    last().drops();
    vi.advanceTimersByTime(1000);
    last().drops();
    expect(link.state).toMatchObject({ kind: 'waiting', since: start });
  });

  it('retries at once when asked, and only when waiting', () => {
    last().drops();
    link.retryNow();
    expect(FakeSocket.all.length).toBe(2);
    link.retryNow();
    expect(FakeSocket.all.length).toBe(2);
  });

  it('notices a line that died in silence', () => {
    last().opens();
    link.live();
    vi.advanceTimersByTime(44_000);
    last().says('ping');
    vi.advanceTimersByTime(44_000);
    expect(link.state.kind).toBe('live');
    const dead = last();
    vi.advanceTimersByTime(1_050);
    expect(dead.closed).toBe(true);
    expect(link.state.kind).toBe('waiting');
  });

  it('hears nothing from a socket it has left', () => {
    last().opens();
    const old = last();
    link.restart();
    old.says('late');
    old.drops();
    expect(heard).toEqual([]);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('stays ended', () => {
    last().opens();
    link.end();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(link.state.kind).toBe('ended');
  });
});

describe('backoff', () => {
  it('is never more than fifteen seconds and never all at once', () => {
    expect(backoff(0, 0)).toBe(200);
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(30, 1)).toBe(15_000);
  });
});
