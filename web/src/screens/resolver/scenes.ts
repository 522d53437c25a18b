// The scenes of a resolved plan as the drawing shows them.
import { CREW_COLOURS, TRACKS, type SceneTrack, type ShipScene } from '../../games/space-alert/ship/scene';
import { hullOf } from '../../games/space-alert/scene';
import type { Catalogue } from '../../games/space-alert/types';
import type { Step } from '../../games/space-alert/film/beats';
import type { Plan } from '../../games/space-alert/plan-file/plan';
import type { FilmScene, Resolved } from '../../games/space-alert/plan-file/tools';

export function tracksOf(plan: Plan, catalogue: Catalogue): SceneTrack[] {
  return TRACKS.flatMap((track) => {
    const board = catalogue.trajectories.find((each) => each.number === plan.trajectories[track]);
    return board ? [{ track, board: board.number, length: board.length, x: board.x, y: board.y ?? [] }] : [];
  });
}

export function sceneOf({ ship, threats, crew }: FilmScene, tracks: SceneTrack[], catalogue: Catalogue, nameOf: (member: number) => string): ShipScene {
  return {
    ...hullOf(ship),
    crew: crew.map((figure, id) => ({
      id, name: nameOf(id), colour: CREW_COLOURS[id % CREW_COLOURS.length]!, station: figure.station, knockedOut: figure.knocked_out, squad: figure.squad, captain: id === 0,
    })),
    tracks,
    threats: threats.map((threat, id) => ({
      id, number: threat.report.turn, track: threat.frontier?.zone ?? threat.report.zone ?? 'internal', severity: threat.report.severity,
      card: threat.card === null ? null : (catalogue.threats[threat.card] ?? null),
      calls: threat.frontier?.calls == null ? null : (catalogue.threats[threat.frontier.calls] ?? null), phasedOut: threat.frontier?.phased_out ?? false,
      status: threat.status, square: threat.square, damage: threat.damage, hitPoints: threat.hit_points, shield: threat.shield, speed: threat.speed, stations: threat.status === 'waiting' ? [] : threat.stations,
    })),
  };
}

export function stepsOf(resolved: Resolved, scene: (from: FilmScene) => ShipScene): Step[] {
  return resolved.film.map((step) => ({ told: step.happenings, scene: scene(step.scene), score: step.scene.score }));
}
