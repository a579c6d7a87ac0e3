import { ApiProperty } from '@nestjs/swagger';

/** An order that stayed as it was. */
export class RefusedOrderView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Why, as the call for this order alone would answer it' })
  message: string;
}

/** Outcome of a call for many orders. */
export class BulkOrdersView {
  @ApiProperty({ type: 'integer', isArray: true, description: 'The orders that were changed' })
  changed: number[];

  @ApiProperty({ type: () => [RefusedOrderView], description: 'The orders that stayed as they were' })
  refused: RefusedOrderView[];
}
