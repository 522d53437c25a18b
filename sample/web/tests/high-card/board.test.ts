// The board, rendered from a position that the rules made.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Command, View } from '../../src/games/high-card/generated/types';

Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, localStorage: { getItem: () => null, setItem: () => {} } });

const { view, options } = JSON.parse(readFileSync(fileURLToPath(new URL('./fixtures/round.json', import.meta.url)), 'utf8')) as { view: View; options: Command[] };

describe.each(['en', 'fr'] as const)('the board in %s', (lang) => {
  it('offers every card to play and to swap, and tells the last round', async () => {
    const { i18n, t } = await import('../../src/i18n/i18n.svelte');
    await i18n.use(lang, ['web', 'high-card', 'high-card-web']);
    const { default: Board } = await import('../../src/games/high-card/Board.svelte');
    const props = { view, options, names: (seat: number) => ['Nadia', 'Tomas'][seat]!, t, now: () => 0, send: async () => ({ ok: true }), preview: async () => ({ refusal: null, preview: null }) };
    const { body } = render(Board as never, { props } as never) as { body: string };
    for (const card of view.hand) {
      expect(body).toContain(t('high-card-web-play', { card }));
      expect(body).toContain(t('high-card-web-swap', { card }));
    }
    expect(body).toContain(t('high-card-web-last', { cards: view.last.join(', ') }));
    expect(body).toContain(t('high-card-web-ready'));
  });
});
