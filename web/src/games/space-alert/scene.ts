// A table's view as the drawing of the ship shows it.
import type { SceneFigure, SceneThreat, SceneTrack, ScenePiece, ShipScene, StationId, Track } from './ship/scene';
import { CREW_COLOURS, TRACKS } from './ship/scene';
import type { ShipView } from './generated/types';
import type { Catalogue, Spot, Token, View } from './types';

export interface SceneOptions {
  me: number | null;
  nameOf: (member: number) => string;
  /** Where my figure will be by my plan, on the turn that is looked at. */
  ghosts?: ReadonlyMap<number, StationId | null>;
}

const unusedIn = (view: View): ShipScene['unused'] => {
  switch (view.mission.flight) {
    case 'mission': return [];
    case 'advanced-simulation': return ['visual'];
    case 'simulation': return ['internal', 'battlebots', 'visual'];
    default: return ['internal', 'battlebots', 'interceptors', 'computer', 'visual'];
  }
};

/** The ship itself, without anybody in it or around it. */
export function hullOf(ship: ShipView): Pick<ShipScene, 'zones' | 'fuel' | 'rockets' | 'rocketTrack' | 'stored' | 'interceptorsLost' | 'maintained' | 'visual'> {
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
    fuel: ship.fuel,
    rockets: ship.rockets,
    rocketTrack: ship.rocket_track,
    stored: ship.stored,
    interceptorsLost: ship.interceptors_lost,
    maintained: ship.maintained,
    visual: ship.visual,
  };
}

export function sceneOf(view: View, catalogue: Catalogue, { me, nameOf, ghosts }: SceneOptions): ShipScene {
  return {
    ...hullOf(view.ship),
    crew: view.crew.map((member, id): SceneFigure => ({
      id,
      name: nameOf(id),
      colour: CREW_COLOURS[id % CREW_COLOURS.length]!,
      station: member.figure.station,
      knockedOut: member.figure.knocked_out,
      squad: member.figure.squad,
      captain: view.order[0] === id,
      own: member.seat !== null && member.seat === me,
      ghost: ghosts?.get(id) ?? null,
    })),
    tracks: tracksOf(view, catalogue),
    threats: threatsOf(view, catalogue),
    unused: unusedIn(view),
    planned: view.tokens.flatMap(({ token, spot }) => pieceOf(token, spot) ?? []),
  };
}

function tracksOf(view: View, catalogue: Catalogue): SceneTrack[] {
  const used = unusedIn(view)?.includes('internal') ? TRACKS.slice(0, 3) : TRACKS;
  return used.flatMap((track, place) => {
    const number = view.mission.trajectories[place];
    const board = catalogue.trajectories.find((each) => each.number === number);
    return board ? [{ track, board: board.number, length: board.length, x: board.x, y: board.y ?? [] }] : [];
  });
}

const trackOf = (zone: 'red' | 'white' | 'blue' | null | undefined): Track => zone ?? 'internal';

function threatsOf(view: View, catalogue: Catalogue): SceneThreat[] {
  return view.threats.map((threat, id): SceneThreat => ({
    id,
    number: threat.report.turn,
    track: trackOf(threat.frontier?.zone ?? threat.report.zone),
    severity: threat.report.severity,
    card: threat.card === null ? null : (catalogue.threats[threat.card] ?? null),
    status: threat.status,
    calls: threat.frontier?.calls == null ? null : (catalogue.threats[threat.frontier.calls] ?? null),
    phasedOut: threat.frontier?.phased_out ?? false,
    square: threat.square,
    damage: threat.damage,
    hitPoints: threat.hit_points,
    shield: threat.shield,
    speed: threat.speed,
    stations: threat.stations,
    unconfirmed: !threat.report.confirmed,
  }));
}

/** A piece of the planning board; nothing for one that is back home. */
export function pieceOf(token: Token, spot: Spot): ScenePiece | null {
  if (spot === 'home') return null;
  if (spot === 'space') return { token, spot: { space: true } };
  if ('station' in spot) return { token, spot: { station: spot.station } };
  return { token, spot: { track: trackOf(spot.square.zone), square: spot.square.square } };
}

/** The rules' word for a square of a track. */
export function squareSpot(track: Track, square: number): Spot {
  return { square: { zone: track === 'internal' ? null : track, square } };
}
