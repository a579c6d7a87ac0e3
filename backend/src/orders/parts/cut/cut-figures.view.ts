import { ApiProperty } from '@nestjs/swagger';
import type { CutFigures } from '../../../files/flat-pattern/domain/cut-choice.js';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { drawnOf, type PartToPrice } from '../../repricing/domain/part-to-price.js';

/** The cut of a flat part: mm and mm². */
export class CutFiguresView implements CutFigures {
  @FigureProperty('cut_length', { description: 'all contours that are cut' })
  cut_length: number;

  @ApiProperty({ type: 'integer', description: 'One for each contour that is cut' })
  pierces: number;

  @FigureProperty('net_area', { description: 'a hole that is not cut is material' })
  net_area: number;
}

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
