import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import {
  type FlatFeatures,
  type FlatPattern,
  type Holes,
  REMARK_CODES,
  type FlatRemark,
} from '../../files/flat-pattern/domain/flat-pattern.js';

export class HolesView implements Holes {
  @ApiProperty({ description: 'mm' })
  diameter: number;

  @ApiProperty({ type: 'integer', description: 'How many holes have it' })
  count: number;
}

/** Features of the DXF besides its outline. */
export class FlatFeaturesView implements FlatFeatures {
  @ApiProperty({ type: 'integer', description: 'Bends; lines on one straight line are one' })
  bends: number;

  @ApiProperty({ description: 'mm, of all bends together' })
  bend_length: number;

  @ApiProperty({ description: 'No layer or line type names them: they are axes from edge to edge' })
  bends_assumed: boolean;

  @ApiProperty({ type: () => [HolesView], description: 'Round holes by diameter, the smallest first' })
  holes: HolesView[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'All round holes; null of an open outline' })
  hole_count: number | null;

  @ApiProperty({ description: 'mm of lines that are engraved or marked, no part of the cut' })
  engraving_length: number;
}

/** Why the figures of the DXF are to be looked at. */
export class FlatRemarkView implements FlatRemark {
  @ApiProperty({ enum: REMARK_CODES, enumName: 'FlatRemarkCode', description: 'Why' })
  code: FlatRemark['code'];

  @ApiProperty({ type: 'integer', description: 'How many it is about' })
  count: number;

  @ApiPropertyOptional({ description: 'mm: the widest of the gaps; the length, if it were in inches' })
  mm?: number;

  @ApiPropertyOptional({
    description: 'Of `unread`: the type of entity, as the DXF calls it',
    example: 'MLINE',
  })
  type?: string;
}

/** Figures of the part's DXF: mm and mm². */
export class FlatPatternView implements FlatPattern {
  @ApiProperty({ description: "The file's own unit", example: 'mm' })
  unit: string;

  @ApiProperty({ description: 'The file names no unit: millimetres were supposed' })
  unit_assumed: boolean;

  @FigureProperty('width', { description: 'the shorter side of the smallest rectangle around it' })
  width: number;

  @FigureProperty('length', { description: 'the longer side' })
  length: number;

  @FigureProperty('cut_length', { description: 'all contours together' })
  cut_length: number;

  @ApiProperty({ type: 'integer', description: 'One for each contour' })
  pierces: number;

  @ApiProperty({ type: 'integer', description: 'Contours whose ends do not meet' })
  open_contours: number;

  @FigureProperty('net_area', {
    description: 'holes taken out; 0 where no contour is closed or the outermost one is open',
  })
  net_area: number;

  @ApiProperty({ type: [String], description: 'Types of entities that are no outline' })
  ignored: string[];

  @ApiPropertyOptional({
    type: () => FlatFeaturesView,
    description: 'Absent of a drawing that was stored before these were read',
  })
  features?: FlatFeaturesView;

  @ApiPropertyOptional({
    type: () => [FlatRemarkView],
    description: 'Absent of a drawing that was stored before there were any',
  })
  remarks?: FlatRemark[];
}
