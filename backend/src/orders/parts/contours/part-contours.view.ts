import {
  choice,
  decimal,
  flag,
  integer,
  list,
  nullable,
  property,
  shape,
  text,
} from '../../../platform/shape.js';
import type {
  ContourKind,
  ContourSheet,
  DrawnContour,
  ShownBend,
} from '../../../files/flat-pattern/domain/contour-sheet.js';
import type { BendDirection } from '../../../files/flat-pattern/domain/layer-role.js';

const kinds: readonly ContourKind[] = ['outer', 'inner', 'open'];

/** A contour of a part's drawing: mm and mm². */
export class ContourView
  extends shape({
    id: text('Of its shape and place: the same for the same drawing'),
    kind: choice(kinds, 'outer: material inside; inner: a hole; open: its ends do not meet'),
    parent: nullable(text('The contour around it')),
    length: decimal('mm'),
    area: decimal('mm² that it bounds; 0 of an open one'),
    x: decimal('mm from the left edge of all contours'),
    y: decimal('mm from the lower edge of all contours'),
    width: decimal('mm, of the upright rectangle around it'),
    height: decimal('mm, of the upright rectangle around it'),
    diameter: nullable(decimal('mm, of a circle')),
    path: text('SVG path in pixels of the preview, simplified'),
  })
  implements DrawnContour {}

export class BendView
  extends shape({
    length: decimal('mm'),
    direction: property<BendDirection>({
      type: String,
      enum: ['up', 'down'],
      nullable: true,
      description: 'As its layer says',
    }),
    path: text('SVG path in pixels of the preview'),
  })
  implements ShownBend {}

/** The contours and bends of a part's DXF. */
export class PartContoursView
  extends shape({
    width: integer('Pixels of the preview, which the paths are in'),
    height: integer('Pixels of the preview'),
    contours: list(
      () => ContourView,
      'Outer ones first, then holes, then open ones, the largest first; none where too_many',
    ),
    too_many: flag('There are more than can be chosen from'),
    bends: list(() => BendView, 'Those that the drawing names, or that its axes may be'),
  })
  implements ContourSheet {}
