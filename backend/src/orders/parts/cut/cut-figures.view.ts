import { figureNamed, integer, shape } from '../../../platform/shape.js';
import type { CutFigures } from '../../../files/flat-pattern/domain/cut-choice.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { drawnOf, type PartToPrice } from '../../repricing/domain/part-to-price.js';

/** The cut of a flat part: mm and mm². */
export class CutFiguresView
  extends shape({
    cut_length: figureNamed('cut_length', 'all contours that are cut'),
    pierces: integer('One for each contour that is cut'),
    net_area: figureNamed('net_area', 'a hole that is not cut is material'),
  })
  implements CutFigures {}

/** The cut of a part in answers. */
export const toCut = (part: Pick<LoadedPart, 'content_file' | 'cut_choice'>) => ({
  contours_out: part.cut_choice?.out ?? [],
  cut: toCutFigures(part),
});

export function toCutFigures(part: Pick<PartToPrice, 'content_file' | 'cut_choice'>): CutFiguresView | null {
  const drawn = drawnOf(part);
  if (!drawn) return null;
  const { cut_length, pierces, net_area } = drawn;
  return { cut_length, pierces, net_area };
}
