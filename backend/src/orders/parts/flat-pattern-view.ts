import {
  decimal,
  figureNamed,
  flag,
  integer,
  list,
  namedChoice,
  nullable,
  one,
  optional,
  shape,
  text,
} from '../../platform/shape.js';
import {
  type FlatFeatures,
  type FlatPattern,
  type Holes,
  REMARK_CODES,
  type FlatRemark,
} from '../../files/flat-pattern/domain/flat-pattern.js';

export class HolesView
  extends shape({
    diameter: decimal('mm'),
    count: integer('How many holes have it'),
  })
  implements Holes {}

/** Features of the DXF besides its outline. */
export class FlatFeaturesView
  extends shape({
    bends: integer('Bends; lines on one straight line are one'),
    bend_length: decimal('mm, of all bends together'),
    bends_assumed: flag('No layer or line type names them: they are axes from edge to edge'),
    holes: list(() => HolesView, 'Round holes by diameter, the smallest first'),
    hole_count: nullable(integer('All round holes; null of an open outline')),
    engraving_length: decimal('mm of lines that are engraved or marked, no part of the cut'),
  })
  implements FlatFeatures {}

/** Why the figures of the DXF are to be looked at. */
export class FlatRemarkView
  extends shape({
    code: namedChoice('FlatRemarkCode', REMARK_CODES, 'Why'),
    count: integer('How many it is about'),
    mm: optional(decimal('mm: the widest of the gaps; the length, if it were in inches')),
    type: optional(text('Of `unread`: the type of entity, as the DXF calls it', 'MLINE')),
  })
  implements FlatRemark {}

/** Figures of the part's DXF: mm and mm². */
export class FlatPatternView
  extends shape({
    unit: text("The file's own unit", 'mm'),
    unit_assumed: flag('The file names no unit: millimetres were supposed'),
    width: figureNamed('width', 'the shorter side of the smallest rectangle around it'),
    length: figureNamed('length', 'the longer side'),
    cut_length: figureNamed('cut_length', 'all contours together'),
    pierces: integer('One for each contour'),
    open_contours: integer('Contours whose ends do not meet'),
    net_area: figureNamed(
      'net_area',
      'holes taken out; 0 where no contour is closed or the outermost one is open',
    ),
    ignored: list(() => String, 'Types of entities that are no outline'),
    features: optional(
      one(() => FlatFeaturesView, 'Absent of a drawing that was stored before these were read'),
    ),
    remarks: optional(
      list(() => FlatRemarkView, 'Absent of a drawing that was stored before there were any'),
    ),
  })
  implements FlatPattern {}
