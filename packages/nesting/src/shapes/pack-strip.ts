import { randomFrom } from '../random.js';
import { OverlapSearch, type Area } from './overlap-search.js';
import { placeFirst } from './place-first.js';
import type { PlacedShape, ShapePiece } from './shape-job.js';
import { shortenArea } from './shorten.js';
import { TurnedShapes } from './turned-shapes.js';
import { singlePieces } from './single-pieces.js';

/** All pieces on a strip of one width, as short as it could be made. */
export interface Strip {
  length: number;
  placed: PlacedShape[];
  /** mm² of all pieces. */
  area: number;
}

/**
 * Packs pieces on a strip: what the searches are compared by.
 * @param isOver ends the search; by the clock for a benchmark
 */
export function packStrip(pieces: readonly ShapePiece[], width: number, isOver: () => boolean): Strip {
  const shapes = new TurnedShapes(pieces, 0, 0);
  const single = singlePieces(pieces, shapes);
  const search = new OverlapSearch(
    shapes,
    single.map(({ ways }) => ways),
    randomFrom(1),
  );
  const areas: Area[] = [{ from: [0, 0], to: [width, Infinity] }];
  placeFirst(search, [...single.keys()], areas, () => undefined);
  const length = shortenArea(search, areas, { area: 0, enough: 0 }, isOver);
  const placed = single.map(({ piece }, index): PlacedShape => {
    const [x, y] = search.spotOf(index).place;
    return { piece, x, y, angle: search.wayOf(index).angle };
  });
  const area = single.reduce(
    (sum, _, index) => sum + (shapes.shapes[search.wayOf(index).shape]?.area ?? 0),
    0,
  );
  return { length, placed, area };
}
