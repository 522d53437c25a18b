// Where a player stands, from what is printed and what everybody sees.
import { countBits, type Book } from './catalogue';
import type { Desk } from './desk.svelte';
import type { Destination, Needs, PlayerView, View } from './types';

/** Rocket points on the pad and from achievements together. */
export function rocketPoints(book: Book, player: PlayerView, copying: number | null): number {
  return player.pad.reduce((sum, card) => sum + (book.faceOf(card, copying).prints.rocket ?? 0), player.achievements.rocket);
}

/** "Spaceship planned, 2 cards on the pad". */
export function planLine(desk: Desk, seat: number): string {
  const player = desk.view.players[seat]!;
  const chair = desk.props.chairs[seat];
  const away = chair && chair.bot !== null && chair.holder !== 'bot' ? ` ${desk.t('rmw-bot-instead')}` : '';
  const count = player.pad.length;
  if (player.plan === null) return (count > 0 ? desk.t('rmw-plan-none-pad', { count }) : desk.t('rmw-plan-none')) + away;
  const ready = seat === desk.me && desk.acting ? desk.odds.find((odds) => odds.figures && !odds.refusal) : undefined;
  if (ready) return desk.t('rmw-plan-ready', { mission: desk.name(player.plan), place: desk.t(`rmw-for-${(desk.best ?? ready).destination}`) });
  return desk.t('rmw-plan-pad', { mission: desk.name(player.plan), count }) + away;
}

/** How far a task of a goal is: what is there of what it asks. For showing only; the server scores. */
export function progress(book: Book, view: View, seat: number, needs: Needs): { have: number; need: number } {
  const player = view.players[seat]!;
  const at = (wanted: (place: { destination: Destination; type: string }) => boolean) =>
    book.source.board.location.filter((place, index) => player.locations & (1 << index) && wanted(place)).length;
  if ('location' in needs) {
    const [destination, type] = needs.location;
    return { have: at((place) => place.destination === destination && place.type === type), need: 1 };
  }
  if ('type' in needs) return { have: at((place) => place.type === needs.type[0]), need: needs.type[1] };
  if ('destination' in needs) return { have: at((place) => place.destination === needs.destination[0]), need: needs.destination[1] };
  if ('missions' in needs) return { have: countBits(player.locations), need: needs.missions };
  if ('tokens' in needs) return { have: [view.moon_token, view.mars_token].filter((token) => token === seat).length, need: needs.tokens };
  if ('all' in needs) {
    const parts = needs.all.map((part) => progress(book, view, seat, part));
    return { have: parts.filter((part) => part.have >= part.need).length, need: parts.length };
  }
  // The HQ is hidden even from its owner, so Threats that went there are not counted here.
  const seen = [...(player.hand ?? []), ...player.played, ...player.warehouse, ...player.junkyard, ...player.depot].filter((card) => book.isThreat(card));
  if ('threats' in needs) return { have: seen.length, need: needs.threats };
  return { have: book.counted(seen).length, need: needs['threat-types'] };
}
