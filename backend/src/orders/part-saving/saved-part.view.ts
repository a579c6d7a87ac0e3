import { ApiProperty } from '@nestjs/swagger';
import { PartView } from '../parts/part-view.js';
import { OrderTotalsView } from '../tree/order-totals.view.js';

/** A part as it was saved, and what its order amounts to with it, so that no second request is needed. */
export class SavedPartView extends PartView {
  @ApiProperty({ type: () => OrderTotalsView, description: 'What the whole order amounts to after the save' })
  order_totals: OrderTotalsView;
}
