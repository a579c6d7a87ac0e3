import { ApiProperty } from '@nestjs/swagger';
import type { Piece } from '../../../files/flat-pattern/domain/pieces.js';

/** One of the parts that a DXF holds beside each other. */
export class DrawnPieceView implements Piece {
  @ApiProperty({ description: 'The part alone, as a DXF in mm' })
  dxf: string;

  @ApiProperty({ type: 'integer', description: 'How many of the parts are like it' })
  count: number;
}
