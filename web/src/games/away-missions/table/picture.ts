// The view as the hex board draws it: tiles, hatches, figures, what may be touched and what it costs.
import { sideTo } from '../board/hex';
import type { Axial, BoardData, BoardFigure, BoardHatch, BoardLine, BoardLink, BoardTile, BoardToken, EdgePick, TileMark } from '../board/types';
import type { Desk } from '../desk.svelte';
import { alienFigure, bossFigure, rocketeerFigure } from '../offers';
import type { Props, TileView, View } from '../types';
import { alienName, itemName, roomName, t, whoName } from '../words';

const at = (tile: TileView): Axial => [tile.at[0], tile.at[1]];

export function tilesOf(view: View): BoardTile[] {
  return view.tiles.map((tile) => ({
    at: at(tile),
    scanned: tile.scanned,
    ...(tile.scanned && tile.number !== null ? { number: tile.number } : {}),
    arrow: view.arrow as BoardTile['arrow'],
    vent: tile.vent,
    ...(tile.scanned && tile.room ? { name: roomName(tile.room) } : {}),
    tokens: tokensOf(tile),
  }));
}

function tokensOf(tile: TileView): BoardToken[] {
  const tokens: BoardToken[] = [];
  const { alien, alert, discovery, rocketeer } = tile.tokens;
  if (alien) tokens.push({ kind: 'alien', count: alien });
  if (alert) tokens.push({ kind: 'alert', count: alert });
  if (discovery) tokens.push({ kind: 'discovery', count: discovery });
  if (rocketeer) tokens.push({ kind: 'rocketeer', count: rocketeer });
  if (tile.hidden_marker) tokens.push({ kind: 'marker' });
  if (tile.control) tokens.push({ kind: 'goal', up: true });
  for (const lying of tile.lying) {
    if (lying === 'mysterium' || lying === 'thrall_oxygen_tank') tokens.push({ kind: 'component', up: true, name: itemName(lying) });
    else if ('mine' in lying) tokens.push({ kind: 'mine', up: true, name: itemName(lying.mine.item) });
    else tokens.push({ kind: 'discovery', up: true, name: itemName(lying.item.item) });
  }
  return tokens;
}

export function hatchesOf(view: View): { hatches: BoardHatch[]; links: BoardLink[] } {
  const hatches: BoardHatch[] = [];
  const links: BoardLink[] = [];
  for (const { between: [one, other], state, link } of view.hatches) {
    const [a, b] = [view.tiles.find(({ id }) => id === one), view.tiles.find(({ id }) => id === other)];
    if (!a || !b) continue;
    const side = sideTo(at(a), at(b));
    if (link || side === null) links.push({ from: at(a), to: at(b), state, mark: String(links.length + 1) });
    else hatches.push({ at: at(a), side, state });
  }
  return { hatches, links };
}

export function figuresOf(view: View, colours: Props['colours']): BoardFigure[] {
  const place = (id: number): Axial => {
    const tile = view.tiles.find((one) => one.id === id);
    return tile ? at(tile) : [0, 0];
  };
  const rocketeers = view.rocketeers.map((one): BoardFigure => ({
    id: rocketeerFigure(one.who), art: one.who, at: place(one.at), name: whoName(one.who), seat: colours(one.seat), grappled: one.grappled_by.length > 0, invisible: one.invisible,
  }));
  const aliens = view.aliens.map((one): BoardFigure => ({
    id: alienFigure(one.id), art: one.type, at: place(one.at), name: alienName(one.type), hp: one.hp, hpOf: Math.max(one.hp, one.type === 'sentinel' ? 4 : one.type === 'brain_in_a_jar' ? 2 : 1), stunned: one.stunned, staggered: one.staggered,
  }));
  const bosses = view.bosses.map((one): BoardFigure => ({ id: bossFigure(one.type), art: one.type, at: place(one.at), name: alienName(one.type), hp: one.hp, hpOf: one.full_hp }));
  return [...rocketeers, ...aliens, ...bosses];
}

/** The table as this person sees it: with everything that may be touched marked and priced. */
export function tablePicture(desk: Desk): BoardData {
  const { view, offers, chosen } = desk;
  const place = (id: number): Axial | null => {
    const tile = desk.tile(id);
    return tile ? at(tile) : null;
  };
  const targets = new Set(offers.flatMap(({ figure }) => (figure ? [figure] : [])));
  const figures = figuresOf(view, desk.props.colours).map((figure): BoardFigure => {
    const picked = chosen !== null && 'figure' in chosen && chosen.figure === figure.id;
    return targets.has(figure.id) || !figure.seat ? { ...figure, pick: targets.has(figure.id) ? 'target' : 'plain', chosen: picked } : { ...figure, pick: 'own', chosen: picked };
  });
  const marks: TileMark[] = [];
  const acting = view.rocketeers.find(({ who }) => who === view.acting);
  if (acting && place(acting.at)) marks.push({ at: place(acting.at)!, look: 'actor' });
  for (const offer of offers) {
    if (offer.kind !== 'go' || offer.tile === null || offer.hatch) continue;
    const where = place(offer.tile);
    if (!where || marks.some((mark) => mark.look !== 'actor' && mark.at[0] === where[0] && mark.at[1] === where[1])) continue;
    const cheapest = offer.ways[0]!;
    const oxygen = typeof cheapest.command === 'object' && 'act' in cheapest.command && cheapest.command.act.pay === 'oxygen';
    marks.push({ at: where, look: oxygen ? 'far' : 'reach', ...(cheapest.pay ? { plate: oxygen ? t('amw-plate-o2') : t('amw-plate-ap') } : { plate: t('amw-plate-scan') }), note: offer.verb });
  }
  if (chosen !== null && 'tile' in chosen && place(chosen.tile)) marks.push({ at: place(chosen.tile)!, look: 'chosen' });
  const edges: EdgePick[] = offers.flatMap((offer) => {
    if (!offer.hatch) return [];
    const [a, b] = [place(offer.hatch[0]), place(offer.hatch[1])];
    const side = a && b ? sideTo(a, b) : null;
    return a && side !== null ? [{ at: a, side, name: offer.verb, look: 'go' as const }] : [];
  });
  const unique = edges.filter((edge, index) => edges.findIndex((other) => other.at[0] === edge.at[0] && other.at[1] === edge.at[1] && other.side === edge.side) === index);
  const lines: BoardLine[] = [];
  const actor = desk.offer?.who ? view.rocketeers.find(({ who }) => who === desk.offer!.who) : undefined;
  const aim = desk.offer?.kind === 'fight' && desk.offer.figure ? desk.tileOfFigure(desk.offer.figure) : null;
  if (actor && aim !== null && aim !== actor.at && place(actor.at) && place(aim)) lines.push({ id: 'sight', through: [place(actor.at)!, place(aim)!], look: 'sight', straight: true, ...(desk.range === null ? {} : { badge: String(desk.range) }) });
  // With a weapon in hand, everything that it reaches.
  if (chosen !== null && 'card' in chosen) {
    const from = desk.tileOfCard(chosen.card);
    const reached = new Set(desk.listed.flatMap((offer) => (offer.kind === 'fight' && offer.figure ? [desk.tileOfFigure(offer.figure)] : [])));
    for (const tile of reached) if (tile !== null && from !== null && tile !== from && tile !== aim && place(from) && place(tile)) lines.push({ id: `reach-${tile}`, through: [place(from)!, place(tile)!], look: 'plan', straight: true });
  }
  // The roll on the table: from whom to what, and what the next Overkill would touch.
  const roll = view.roll;
  const shot = roll && typeof roll.what === 'object' && 'attack' in roll.what ? roll.what.attack : null;
  const shooter = roll ? view.rocketeers.find(({ who }) => who === roll.who) : undefined;
  if (shot && shooter && shot.at !== shooter.at && place(shooter.at) && place(shot.at)) lines.push({ id: 'shot', through: [place(shooter.at)!, place(shot.at)!], look: 'walk', straight: true });
  if (shot && place(shot.at)) marks.push({ at: place(shot.at)!, look: 'target' });
  const next = roll ? desk.spending : null;
  const touched = next ? (next.tile ?? (next.figure ? desk.tileOfFigure(next.figure) : null)) : null;
  if (touched !== null && place(touched) && !marks.some(({ at: [q, r], look }) => look === 'chosen' && q === place(touched)![0] && r === place(touched)![1])) marks.push({ at: place(touched)!, look: 'chosen', note: next!.verb });
  const pushed = next?.figure && next.tile !== null ? desk.tileOfFigure(next.figure) : null;
  if (pushed !== null && next!.tile !== null && pushed !== next!.tile && place(pushed) && place(next!.tile)) lines.push({ id: 'pushed', through: [place(pushed)!, place(next!.tile)!], look: 'plan' });
  return { tiles: tilesOf(view), ...hatchesOf(view), figures, marks, lines, edges: unique, touchable: 'all' };
}
