import { integer, shape, text } from '../../../platform/shape.js';
import type { Piece } from '../../../files/flat-pattern/domain/pieces.js';

/** One of the parts that a DXF holds beside each other. */
export class DrawnPieceView
  extends shape({
    dxf: text('The part alone, as a DXF in mm'),
    count: integer('How many of the parts are like it'),
  })
  implements Piece {}
