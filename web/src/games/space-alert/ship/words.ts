// The sentences of the drawing and of the film. Whoever imports this waits until they are there.
import { i18n } from '../../../i18n/i18n.svelte';
import type { CardFacts, StationId } from './picture';
import { deedWords, specialWords } from './deeds';

export const FILE = 'space-alert-film-web';
await i18n.learn('space-alert', FILE);

export const t = (key: string, args?: Record<string, string | number>): string => i18n.t(key, args);
export const stationName = (station: StationId): string => t(`space-alert-station-${station.toLowerCase()}`);
export const threatName = (card: CardFacts | null): string => (card ? t(`space-alert-threat-${card.name}`) : t('saf-unknown-threat'));

/** What a card does at a mark, in one line. */
export function deedText(deeds: object[] | undefined): string {
  if (!deeds || deeds.length === 0) return t('saf-deed-nothing');
  const texts = deeds.map((deed) => {
    const { key, args, named } = deedWords(deed);
    const words = Object.fromEntries(Object.entries(named ?? {}).map(([name, of]) => [name, t(of)]));
    return t(key, { ...args, ...words });
  });
  return texts.join(t('saf-and-then'));
}

export function specialTexts(card: CardFacts): string[] {
  return specialWords(card).map(({ key, args, stations, deeds }) =>
    t(key, { ...args, ...(stations ? { stations: i18n.list(stations.map(stationName)) } : {}), ...(deeds ? { deeds: deedText(deeds) } : {}) }));
}
