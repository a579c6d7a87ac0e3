import { ApiProperty } from '@nestjs/swagger';
import type { Place } from '../../files/reading/domain/drawing-page.js';

/** A rectangle on the page as it is seen, each side 0 to 1 from its top left corner. */
export class PlaceView implements Place {
  @ApiProperty({ description: 'Left side, 0 to 1' })
  x: number;

  @ApiProperty({ description: 'Upper side, 0 to 1' })
  y: number;

  @ApiProperty({ description: "Part of the page's width" })
  width: number;

  @ApiProperty({ description: "Part of the page's height" })
  height: number;
}
