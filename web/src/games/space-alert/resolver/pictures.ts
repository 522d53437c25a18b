// The pictures of a resolved plan as the drawing shows them.
import { CREW_COLOURS, TRACKS, type PictureTrack, type Picture } from '../ship/picture';
import { hullOf } from '../picture';
import type { Catalogue } from '../types';
import type { Step } from '../film/beats';
import type { Plan } from '../plan-file/plan';
import type { FilmPicture, Resolved } from '../plan-file/tools';

export function tracksOf(plan: Plan, catalogue: Catalogue): PictureTrack[] {
  return TRACKS.flatMap((track) => {
    const board = catalogue.trajectories.find((each) => each.number === plan.trajectories[track]);
    return board ? [{ track, board: board.number, length: board.length, x: board.x, y: board.y ?? [] }] : [];
  });
}

export function pictureOf({ ship, threats, crew }: FilmPicture, tracks: PictureTrack[], catalogue: Catalogue, nameOf: (member: number) => string): Picture {
  return {
    ...hullOf(ship),
    crew: crew.map((figure, id) => ({
      id, name: nameOf(id), colour: CREW_COLOURS[id % CREW_COLOURS.length]!, station: figure.station, knockedOut: figure.knocked_out, squad: figure.squad, captain: id === 0,
    })),
    tracks,
    threats: threats.map((threat, id) => ({
      id, number: threat.report.turn, track: threat.frontier?.zone ?? threat.report.zone ?? 'internal', severity: threat.report.severity,
      card: threat.card === null ? null : (catalogue.threats[threat.card] ?? null),
      status: threat.status, square: threat.square, damage: threat.damage, hitPoints: threat.hit_points, shield: threat.shield, speed: threat.speed, stations: threat.status === 'waiting' ? [] : threat.stations,
    })),
  };
}

export function stepsOf(resolved: Resolved, picture: (from: FilmPicture) => Picture): Step[] {
  return resolved.film.map((step) => ({ told: step.happenings, picture: picture(step.scene), score: step.scene.score }));
}
