import { ApiProperty } from '@nestjs/swagger';
import type {
  ContourKind,
  ContourSheet,
  DrawnContour,
  ShownBend,
} from '../../../files/flat-pattern/domain/contour-sheet.js';
import type { BendDirection } from '../../../files/flat-pattern/domain/layer-role.js';

const kinds: readonly ContourKind[] = ['outer', 'inner', 'open'];

/** A contour of a part's drawing: mm and mm². */
export class ContourView implements DrawnContour {
  @ApiProperty({ description: 'Of its shape and place: the same for the same drawing' })
  id: string;

  @ApiProperty({
    enum: kinds,
    description: 'outer: material inside; inner: a hole; open: its ends do not meet',
  })
  kind: ContourKind;

  @ApiProperty({ type: 'string', nullable: true, description: 'The contour around it' })
  parent: string | null;

  @ApiProperty({ description: 'mm' })
  length: number;

  @ApiProperty({ description: 'mm² that it bounds; 0 of an open one' })
  area: number;

  @ApiProperty({ description: 'mm from the left edge of all contours' })
  x: number;

  @ApiProperty({ description: 'mm from the lower edge of all contours' })
  y: number;

  @ApiProperty({ description: 'mm, of the upright rectangle around it' })
  width: number;

  @ApiProperty({ description: 'mm, of the upright rectangle around it' })
  height: number;

  @ApiProperty({ type: 'number', nullable: true, description: 'mm, of a circle' })
  diameter: number | null;

  @ApiProperty({ description: 'SVG path in pixels of the preview, simplified' })
  path: string;
}

export class BendView implements ShownBend {
  @ApiProperty({ description: 'mm' })
  length: number;

  @ApiProperty({ enum: ['up', 'down'], nullable: true, description: 'As its layer says' })
  direction: BendDirection;

  @ApiProperty({ description: 'SVG path in pixels of the preview' })
  path: string;
}

/** The contours and bends of a part's DXF. */
export class PartContoursView implements ContourSheet {
  @ApiProperty({ type: 'integer', description: 'Pixels of the preview, which the paths are in' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels of the preview' })
  height: number;

  @ApiProperty({
    type: () => [ContourView],
    description: 'Outer ones first, then holes, then open ones, the largest first; none where too_many',
  })
  contours: ContourView[];

  @ApiProperty({ description: 'There are more than can be chosen from' })
  too_many: boolean;

  @ApiProperty({
    type: () => [BendView],
    description: 'Those that the drawing names, or that its axes may be',
  })
  bends: BendView[];
}
