import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import type { FlatPattern } from '../../files/flat-pattern/domain/flat-pattern.js';

/** What the part's DXF says of it: mm and mm². */
export class FlatPatternView implements FlatPattern {
  @ApiProperty({ description: "The file's own unit", example: 'mm' })
  unit: string;

  @ApiProperty({ description: 'The file names no unit: millimetres were supposed' })
  unit_assumed: boolean;

  @FigureProperty('width', { description: 'the shorter side of the upright rectangle around it' })
  width: number;

  @FigureProperty('length', { description: 'the longer side' })
  length: number;

  @FigureProperty('cut_length', { description: 'all contours together' })
  cut_length: number;

  @ApiProperty({ type: 'integer', description: 'One for each contour' })
  pierces: number;

  @ApiProperty({ type: 'integer', description: 'Contours whose ends do not meet' })
  open_contours: number;

  @FigureProperty('net_area', { description: 'holes taken out; 0 where no contour is closed' })
  net_area: number;

  @ApiProperty({ type: [String], description: 'Types of entities that are no outline' })
  ignored: string[];
}
