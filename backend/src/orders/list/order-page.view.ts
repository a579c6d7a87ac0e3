import { ApiProperty } from '@nestjs/swagger';
import { OrderListItem } from './order-list.view.js';

/** How many orders a list has. */
export class OrderCountView {
  @ApiProperty({ type: 'integer', description: 'Quotes that are left' })
  quotes: number;

  @ApiProperty({ type: 'integer', description: 'Orders that are left' })
  orders: number;

  @ApiProperty({ description: 'Whether there are more than were counted in the time that counting may take' })
  more: boolean;

  @ApiProperty({ type: 'integer', description: 'All that the user sees' })
  total: number;
}

/** Some rows of the list, by keyset. */
export class OrderPageView {
  @ApiProperty({ type: () => [OrderListItem], description: 'The rows' })
  items: OrderListItem[];

  @ApiProperty({ type: String, nullable: true, description: 'The place of the first row; null without rows' })
  first: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The place of the last row' })
  last: string | null;

  @ApiProperty({ description: 'Whether there are rows behind the last one' })
  more: boolean;

  @ApiProperty({
    type: () => OrderCountView,
    nullable: true,
    description: 'Where it is kept; else GET /api/orders/count counts',
  })
  count: OrderCountView | null;
}
