import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameTime, Offset } from '../src/net/clock';
import type { ClientMessage, ServerMessage, StoryItem, Welcome } from '../src/net/generated/protocol';
import type { Socket } from '../src/net/link';
import { TableClient } from '../src/net/table.svelte';

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  constructor() { FakeSocket.all.push(this); }
  send(data: string) { this.sent.push(JSON.parse(data) as ClientMessage); }
  close() { this.readyState = 3; }
  opens() { this.readyState = 1; this.onopen?.({} as never); }
  says(message: ServerMessage) { this.onmessage?.({ data: JSON.stringify(message) }); }
  drops() { this.readyState = 3; this.onclose?.({ code: 1006 }); }
  of<T extends ClientMessage['type']>(type: T) { return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type); }
}
const last = () => FakeSocket.all.at(-1)!;

const item = (revision: number, key: string): StoryItem => ({ revision, when: 0, step: revision, told: { kind: 'game', event: { key } }, phrase: { key, args: [] } });

function welcome(more: Partial<Welcome> = {}): ServerMessage {
  return {
    type: 'welcome', protocol: 1, server: '0', now: Date.now(), resumed: false, revision: 5,
    you: { seat: 0, name: 'N', host: true, link: null, kept: null, muted: false },
    table: { code: 'ABCDEF', game: 'rocketmen', phase: 'playing', options: {}, chairs: [], onlookers: 0, muted: [], closed: false, drain: null, paused: false, fast_bots: false, undo: null, commitment: '', seed: null, watching: [], outcome: null, rematch: null, fork: null, problem: null, rounds: [], created: 0, content: null },
    catalogue: { cards: 1 }, view: { hand: [1, 2], turn: 0 }, options: [], turn: null,
    clock: { at: 0, now: Date.now(), running: true, percent: 100 }, story: [item(5, 'five')], more: false, playhead: null, ...more,
  };
}

describe('TableClient', () => {
  let client: TableClient;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    client = new TableClient('ABCDEF', { url: 'ws://x', make: () => new FakeSocket() });
    client.start();
    last().opens();
  });
  afterEach(() => { client.end(); vi.useRealTimers(); });

  function reconnect() {
    last().drops();
    client.retryNow();
    last().opens();
  }

  it('says hello first and shows the welcome', () => {
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, table: 'ABCDEF' }]);
    last().says(welcome());
    expect(client.connection.kind).toBe('live');
    expect(client.view).toEqual({ hand: [1, 2], turn: 0 });
    expect(client.story.map((line) => line.phrase.key)).toEqual(['five']);
  });

  it('shows where the film is that runs on every screen, and moves it', () => {
    const playhead = { film: 'mission-1', step: 4, running: true, percent: 100, by: 1, at: 1_000 };
    last().says(welcome({ playhead }));
    expect(client.playhead).toEqual(playhead);
    client.play('mission-1', 5, false, 200);
    expect(last().of('play')).toEqual([{ type: 'play', film: 'mission-1', step: 5, running: false, percent: 200 }]);
    // Nothing moves before the server says so: everybody's screen moves at once.
    expect(client.playhead).toEqual(playhead);
    last().says({ type: 'playhead', playhead: { ...playhead, step: 5, running: false, by: 0 } });
    expect(client.playhead).toMatchObject({ step: 5, running: false, by: 0 });
  });

  it('tells the server what it shows instead of the table, again after a drop, and nothing without a chair', () => {
    last().says(welcome());
    client.watch({ film: 'launch-1', of: 1 });
    client.watch({ film: 'launch-1', of: 1, told: 3 });
    client.watch({ film: 'launch-1', of: 1, hold: true });
    expect(last().of('watch')).toEqual([{ type: 'watch', film: 'launch-1' }, { type: 'watch', film: 'launch-1', hold: true }]);
    reconnect();
    last().says(welcome({ resumed: true }));
    expect(last().of('watch')).toEqual([{ type: 'watch', film: 'launch-1', hold: true }]);
    client.watch(null);
    expect(last().of('watch').at(-1)).toEqual({ type: 'watch', film: null });
    last().says({ type: 'you', you: { seat: null, name: 'N', host: false, link: null, kept: null, muted: false } });
    client.watch({ film: 'launch-2' });
    expect(client.watched).toEqual({ film: 'launch-2' });
    expect(last().of('watch')).toHaveLength(2);
  });

  it('applies patches and tells the story', () => {
    last().says(welcome());
    last().says({ type: 'update', revision: 6, patch: [{ op: 'replace', path: '/turn', value: 1 }, { op: 'add', path: '/hand/-', value: 3 }], story: [item(6, 'six')] });
    expect(client.view).toEqual({ hand: [1, 2, 3], turn: 1 });
    expect(client.story.map((line) => line.phrase.key)).toEqual(['five', 'six']);
  });

  it('lets the game’s clock stand while the line is lost, and goes on at the server’s time', () => {
    last().says(welcome({ clock: { at: 5_000, now: Date.now(), running: true, percent: 100 } }));
    vi.advanceTimersByTime(2_000);
    expect(client.gameTime()).toBe(7_000);
    last().drops();
    vi.advanceTimersByTime(300);
    expect(client.gameTime()).toBe(7_000);
    client.retryNow();
    last().opens();
    vi.advanceTimersByTime(3_000);
    expect(client.gameTime()).toBe(7_000);
    last().says(welcome({ clock: { at: 8_000, now: Date.now(), running: true, percent: 100 } }));
    vi.advanceTimersByTime(1_000);
    expect(client.gameTime()).toBe(9_000);
  });

  it('begins anew when a patch does not fit', () => {
    last().says(welcome());
    last().says({ type: 'update', revision: 6, patch: [{ op: 'remove', path: '/nowhere' }] });
    expect(FakeSocket.all.length).toBe(2);
    last().opens();
    expect(last().of('hello')[0]).not.toHaveProperty('resume');
  });

  it('resumes from the last revision, keeps the catalogue, repeats no line', () => {
    last().says(welcome());
    last().says({ type: 'update', revision: 8, story: [item(8, 'eight')] });
    reconnect();
    expect(last().of('hello')[0]).toMatchObject({ resume: 8 });
    last().says(welcome({ resumed: true, revision: 9, catalogue: null, story: [item(8, 'eight'), item(9, 'nine')] }));
    expect(client.catalogue).toEqual({ cards: 1 });
    expect(client.story.map((line) => line.phrase.key)).toEqual(['five', 'eight', 'nine']);
  });

  it('sends an unanswered asked again with the same id, and an answered one never', async () => {
    last().says(welcome());
    const first = client.request({ kind: 'pause' });
    const id = last().of('do')[0]!.id;
    last().says({ type: 'done', id, revision: 6 });
    await expect(first).resolves.toEqual({ ok: true, revision: 6 });

    const second = client.request({ kind: 'resume' });
    const again = last().of('do')[1]!.id;
    reconnect();
    expect(last().of('do')).toEqual([]);
    last().says(welcome({ resumed: true, story: [] }));
    expect(last().of('do').map((asked) => asked.id)).toEqual([again]);
    expect(client.waiting).toBe(1);
    last().says({ type: 'refused', id: again, refusal: { code: 'wrong_moment', rule: null, refusal: null, phrase: { key: 'no', args: [] } } });
    await expect(second).resolves.toMatchObject({ ok: false, refusal: { phrase: { key: 'no' } } });
  });

  it('keeps a asked made while the line is down', async () => {
    last().says(welcome());
    last().drops();
    const asked = client.request({ kind: 'pause' });
    client.retryNow();
    last().opens();
    last().says(welcome({ resumed: true, story: [] }));
    last().says({ type: 'done', id: last().of('do')[0]!.id, revision: 6 });
    await expect(asked).resolves.toMatchObject({ ok: true });
  });

  it('matches previews by id', async () => {
    last().says(welcome());
    const one = client.preview({ a: 1 });
    const two = client.preview({ a: 2 });
    const [first, second] = last().of('preview');
    last().says({ type: 'preview', id: second!.id, legal: true, refusal: null, preview: { cost: 2 }, revision: 5 });
    last().says({ type: 'preview', id: first!.id, legal: false, refusal: { code: 'rule', rule: 'RM-4.4', refusal: null, phrase: { key: 'short', args: [] } }, preview: null, revision: 5 });
    await expect(two).resolves.toEqual({ refusal: null, preview: { cost: 2 } });
    await expect(one).resolves.toMatchObject({ refusal: { rule: 'RM-4.4' } });
  });

  it('stops asking a server that speaks another protocol', () => {
    last().says({ type: 'error', code: 'wrong_protocol', phrase: { key: 'x', args: [] } });
    expect(client.fatal).toBe('wrong_protocol');
    const before = FakeSocket.all.length;
    last().drops();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(before);
  });

  it('gives up where the server says so', async () => {
    const asked = client.request({ kind: 'pause' });
    last().says({ type: 'error', code: 'no_table', phrase: { key: 'x', args: [] } });
    last().says({ type: 'goodbye', reason: 'refused', retry: null });
    expect(client.fatal).toBe('no_table');
    expect(client.connection.kind).toBe('ended');
    await expect(asked).resolves.toMatchObject({ ok: false });
  });

  it('comes back when the server said it would be', () => {
    last().says(welcome());
    last().says({ type: 'goodbye', reason: 'shutdown', retry: 3000 });
    last().drops();
    expect(client.restarting).toBe(true);
    expect(client.connection).toMatchObject({ kind: 'waiting', retryAt: Date.now() + 3000 });
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('asks for older lines and puts them in front', () => {
    last().says(welcome({ more: true }));
    client.earlier();
    expect(last().of('story')).toEqual([{ type: 'story', before: 5 }]);
    last().says({ type: 'story', items: [item(3, 'three'), item(4, 'four')], more: false });
    expect(client.story.map((line) => line.phrase.key)).toEqual(['three', 'four', 'five']);
    expect(new Set(client.story.map((line) => line.id)).size).toBe(3);
  });
});

describe('clocks', () => {
  it('trusts the fastest answer', () => {
    const offset = new Offset();
    offset.hint(1000, 900);
    expect(offset.milliseconds).toBe(100);
    offset.pong(0, 1050, 100);
    expect(offset.milliseconds).toBe(1000);
    offset.pong(0, 9000, 5000);
    expect(offset.milliseconds).toBe(1000);
  });

  it('runs at its pace and stands still when paused', () => {
    const clock = { at: 10_000, now: 1_000, running: true, percent: 50 };
    expect(gameTime(clock, 3_000)).toBe(11_000);
    expect(gameTime({ ...clock, running: false }, 9_000)).toBe(10_000);
  });
});
