// What the server sends of the ship, as the drawing shows it.
import type { PictureFigure, PictureOptions, PicturePiece, PictureThreat, PictureTrack, Picture, StationId, Track } from './ship/picture';
import { CREW_COLOURS, STATIONS, TRACKS } from './ship/picture';
import type { FigureView, ShipView, Systems } from './generated/types';
import type { Catalogue, SentPicture, Spot, ThreatView, Token, View } from './types';

const unusedOf = (systems: Systems): NonNullable<Picture['unused']> => {
  const parts = { internal: systems.internal_threats, computer: systems.computer, battlebots: systems.battlebots, interceptors: systems.interceptors, visual: systems.visual_confirmation };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part]);
};

/** The ship itself, without anybody in it or around it. */
function hullOf(ship: ShipView): Pick<Picture, 'zones' | 'cannons' | 'fuel' | 'rockets' | 'rocketTrack' | 'stored' | 'interceptorsLost' | 'maintained' | 'visual'> {
  return {
    zones: ship.zones.map((zone) => ({
      zone: zone.zone,
      shield: zone.shield,
      shieldCapacity: zone.shield_capacity,
      reactor: zone.reactor,
      reactorCapacity: zone.reactor_capacity,
      tiles: zone.tiles,
      oldTiles: zone.old_tiles,
    })),
    cannons: Object.fromEntries(STATIONS.map((station, place) => [station, ship.cannons[place] ?? 0])) as Record<StationId, number>,
    fuel: ship.fuel,
    rockets: ship.rockets,
    rocketTrack: ship.rocket_track,
    stored: ship.stored,
    interceptorsLost: ship.interceptors_lost,
    maintained: ship.maintained,
    visual: ship.visual,
  };
}

const figureOf = (figure: FigureView, id: number, nameOf: (member: number) => string): PictureFigure => ({
  id, name: nameOf(id), colour: CREW_COLOURS[id % CREW_COLOURS.length]!, station: figure.station, knockedOut: figure.knocked_out, squad: figure.squad,
});

/** The boards that lie around the ship, from red to the inside; a number that is left out has none. */
export function tracksOf(numbers: readonly (number | undefined)[], catalogue: Catalogue): PictureTrack[] {
  return TRACKS.flatMap((track, place) => {
    const board = catalogue.trajectories.find((each) => each.number === numbers[place]);
    return board ? [{ track, board: board.number, squares: board.squares }] : [];
  });
}

const trackOf = (zone: 'red' | 'white' | 'blue' | null | undefined): Track => zone ?? 'internal';

const threatsOf = (threats: readonly ThreatView[], catalogue: Catalogue): PictureThreat[] => threats.map((threat, id) => ({
  id,
  number: threat.report.turn,
  track: trackOf(threat.frontier?.zone ?? threat.report.zone),
  severity: threat.report.severity,
  card: threat.card === null ? null : (catalogue.threats[threat.card] ?? null),
  status: threat.status,
  square: threat.square,
  damage: threat.damage,
  hitPoints: threat.hit_points,
  shield: threat.shield,
  speed: threat.speed,
  stations: threat.stations,
  unconfirmed: !threat.report.confirmed,
}));

/** A table's view. */
export function pictureOf(view: View, catalogue: Catalogue, { me, nameOf, ghosts }: PictureOptions): Picture {
  return {
    ...hullOf(view.ship),
    crew: view.crew.map((member, id): PictureFigure => ({
      ...figureOf(member.figure, id, nameOf),
      captain: view.order[0] === id,
      own: member.seat !== null && member.seat === me,
      ghost: ghosts?.get(id) ?? null,
    })),
    tracks: surroundings(view, catalogue).tracks,
    threats: threatsOf(view.threats, catalogue),
    unused: unusedOf(view.mission.systems),
    planned: view.tokens.flatMap(({ token, spot }) => pieceOf(token, spot) ?? []),
  };
}

/** What stays the same through a whole film. */
export interface Surroundings {
  catalogue: Catalogue;
  tracks: PictureTrack[];
  unused: NonNullable<Picture['unused']>;
  /** Which figure is the n-th in order of play. */
  order: readonly number[];
  own: number | null;
  nameOf: (member: number) => string;
}

export function surroundings(view: View, catalogue: Catalogue): Pick<Surroundings, 'catalogue' | 'tracks' | 'unused' | 'order'> {
  const [red, white, blue, internal] = view.mission.trajectories;
  const tracks = tracksOf([red, white, blue, view.mission.systems.internal_threats ? internal : undefined], catalogue);
  return { catalogue, tracks, unused: unusedOf(view.mission.systems), order: view.order };
}

/** One moment of a film. */
export function drawn(sent: SentPicture, { catalogue, tracks, unused, order, own, nameOf }: Surroundings): Picture {
  return {
    ...hullOf(sent.ship),
    crew: sent.crew.map((figure, place) => {
      const id = order[place] ?? place;
      return { ...figureOf(figure, id, nameOf), captain: place === 0, own: id === own };
    }),
    tracks,
    threats: threatsOf(sent.threats, catalogue),
    unused,
  };
}

/** A piece of the planning board; nothing for one that is back home. */
export function pieceOf(token: Token, spot: Spot): PicturePiece | null {
  if (spot === 'home') return null;
  if (spot === 'space') return { token, spot: { space: true } };
  if ('station' in spot) return { token, spot: { station: spot.station } };
  return { token, spot: { track: trackOf(spot.square.zone), square: spot.square.square } };
}

/** The rules' word for a square of a track. */
export function squareSpot(track: Track, square: number): Spot {
  return { square: { zone: track === 'internal' ? null : track, square } };
}
