// Content by file: what the server says of it, and what people see.
import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, HttpError } from '../src/net/http';
import { speak, textOf } from './rocketmen/stage';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown) => vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify(body), { status })));

describe('a content file', () => {
  it('is sent whole, and the server says what it holds', async () => {
    const info = { holds: { key: 'rocketmen-content-holds', args: [] }, bytes: 20 };
    answers(200, info);
    expect(await api.checkContent('rocketmen', 'game = "rocketmen"')).toEqual(info);
    expect(fetch).toHaveBeenCalledWith('/api/games/rocketmen/content', expect.objectContaining({ method: 'POST', body: JSON.stringify({ content: 'game = "rocketmen"' }) }));
  });

  it('is refused with all of its faults', async () => {
    const faults = [{ key: 'one', args: [] }, { key: 'two', args: [] }];
    answers(400, { code: 'bad_content', phrase: { key: 'api-error-bad-content', args: [] }, faults });
    const error = await api.checkContent('rocketmen', '').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).faults).toEqual(faults);
  });

  it('leaves other errors without faults', async () => {
    answers(429, { code: 'too_fast', phrase: { key: 'api-error-too-fast', args: [] } });
    await expect(api.setContent('ABCDEF', null)).rejects.toMatchObject({ status: 429, faults: [] });
  });
});

describe('what a table plays with', async () => {
  await speak('en');
  const ContentPanel = (await import('../src/screens/waiting/ContentPanel.svelte')).default;
  const holds = { key: 'rocketmen-content-holds', args: [['cards', 120], ['assets', 20], ['locations', 12], ['goals', 16], ['variants', 10]].map(([name, number]) => [name, { number }]) };
  const panel = (content: unknown, host: boolean) => textOf((render(ContentPanel, { props: { table: { code: 'ABCDEF', game: 'rocketmen', content }, host } } as never) as { body: string }).body);

  it('is shown to everybody, and only the host may change it', () => {
    const seen = panel({ holds, bytes: 3000 }, false);
    expect(seen).toContain('3 kB');
    expect(seen).toContain('Read it');
    expect(seen).not.toContain('Choose another file');
    expect(panel({ holds, bytes: 3000 }, true)).toContain('Choose another file');
    expect(panel(null, true)).toContain('built-in content');
  });
}, 240_000);
