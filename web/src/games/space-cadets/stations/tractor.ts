// What the display shows of an attempt: which open tiles found no partner.
import type { TractorFace, TractorTileView } from '../types';

/** Open tiles that lie alone: no other open tile has their face, nor is there a pair of their shape that they could belong to. */
export function mismatched(tiles: readonly TractorTileView[], faces: readonly TractorFace[]): ReadonlySet<number> {
  const open = tiles.flatMap(({ face, gone }, place) => (face === null || gone ? [] : [{ face, place }]));
  const twins = (face: number) => open.filter((other) => other.face === face).length > 1;
  const joins = (face: number) => open.some((other) => other.face !== face && faces[other.face]?.shape === faces[face]?.shape && twins(other.face));
  return new Set(open.filter(({ face }) => !twins(face) && !joins(face)).map(({ place }) => place));
}
