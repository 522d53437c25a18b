// Where a player stands, in words.
import type { Desk } from './desk.svelte';

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
