import { ApiProperty } from '@nestjs/swagger';
import { PartView } from '../parts/part-view.js';
import { OrderTotalsView } from '../tree/order-totals.view.js';

/** A part as it was saved, and what its order amounts to with it, so that no second request is needed. */
export class SavedPartView extends PartView {
  @ApiProperty({ type: () => OrderTotalsView, description: 'What the whole order amounts to after the save' })
  order_totals: OrderTotalsView;
}

/** A part that stayed as it was. */
export class RefusedPartView {
  @ApiProperty({ type: 'integer', description: 'Place in the request, from 0' })
  index: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The part; null where the request names none',
  })
  id: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'As the call for this part alone would answer: 404, 409 or 422',
  })
  status: number;

  @ApiProperty({ description: 'Why, in Portuguese' })
  message: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Field → texts',
  })
  errors: Record<string, string[]>;
}

/** The state of a part before a save. */
export class KeptStateView {
  @ApiProperty({ type: 'integer', description: 'The part' })
  part_id: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What `restore` names; kept for this user, for 24 hours. Null: the part was not there',
  })
  state: string | null;
}

/** The outcome of a save of many parts. */
export class SavedPartsView {
  @ApiProperty({
    type: () => [PartView],
    description: 'The saved and the added parts as they are stored, in the order of the request',
  })
  parts: PartView[];

  @ApiProperty({ type: 'integer', isArray: true, description: 'The parts that were removed' })
  removed: number[];

  @ApiProperty({
    type: () => [RefusedPartView],
    description: 'With `partial`, the parts that stayed as they were',
  })
  refused: RefusedPartView[];

  @ApiProperty({
    type: () => [KeptStateView],
    description: 'With `keep`, what each part that was changed was before',
  })
  kept: KeptStateView[];

  @ApiProperty({ type: () => OrderTotalsView, description: 'What the whole order amounts to after the save' })
  order_totals: OrderTotalsView;
}
