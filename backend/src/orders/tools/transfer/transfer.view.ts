import { ApiProperty } from '@nestjs/swagger';
import { PartView } from '../../parts/part-view.js';
import { OrderTotalsView } from '../../tree/order-totals.view.js';
import { OrderView } from '../../tree/order-view.js';

/** The parts of a set in their order. */
export class SetArrangementView {
  @ApiProperty({ type: 'integer', description: 'The set' })
  set_id: number;

  @ApiProperty({ type: [Number], description: 'Its parts in their order' })
  part_ids: number[];
}

/** Where parts stood. */
export class FormerPlaceView {
  @ApiProperty({ type: 'integer', description: 'The set that they stood in' })
  set_id: number;

  @ApiProperty({ type: [Number], description: 'The parts, by the ids that they have now' })
  ids: number[];

  @ApiProperty({ type: 'integer', description: 'Place of the first of them in the set, from 1' })
  position: number;
}

/** Parts that were copied or moved. */
export class TransferredPartsView {
  @ApiProperty({
    type: () => [PartView],
    description: 'The parts as they are stored in their new places, in the order of the request',
  })
  parts: PartView[];

  @ApiProperty({ description: 'An earlier call of the same `key` has made these copies, and this one none' })
  repeated: boolean;

  @ApiProperty({
    type: () => [SetArrangementView],
    description: 'The sets of the order that the path names whose parts are others, or in another order',
  })
  sets: SetArrangementView[];

  @ApiProperty({
    type: () => [FormerPlaceView],
    description:
      'Of a move: the targets that put the parts back, in a call for the order that they came from; none of a copy',
  })
  former: FormerPlaceView[];

  @ApiProperty({ type: () => OrderTotalsView, description: 'What the whole order amounts to then' })
  order_totals: OrderTotalsView;
}

/** Where sets stood in the order that they came from. */
export class FormerSetPlaceView {
  @ApiProperty({ type: [Number], description: 'The sets, by the ids that they have now' })
  ids: number[];

  @ApiProperty({ type: 'integer', description: 'Place of the first of them in the order, from 1' })
  position: number;
}

/** Sets that were copied or moved. */
export class TransferredSetsView {
  @ApiProperty({ type: [Number], description: 'The sets in their new places, in the order of the request' })
  set_ids: number[];

  @ApiProperty({ description: 'An earlier call of the same `key` has made these copies, and this one none' })
  repeated: boolean;

  @ApiProperty({
    type: () => [FormerSetPlaceView],
    description:
      'Of a move out of another order: what puts the sets back, one call for that order after the other; else none',
  })
  former: FormerSetPlaceView[];

  @ApiProperty({ type: () => OrderView, description: 'The order that the path names, as it is then' })
  order: OrderView;
}
