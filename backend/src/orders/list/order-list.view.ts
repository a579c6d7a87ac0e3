import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { Nullable } from '../../platform/http/nullable.js';
import { customerAnswers, type CustomerAnswer } from '../domain/customer-answer.js';
import { deliveryTypes, orderStatuses, orderTypes } from '../domain/order-types.js';
import type { DeliveryType, OrderStatus, OrderType } from '../domain/order-types.js';
import { ListedCustomer, PersonView } from '../people.view.js';
import { validityStates, type ValidityState } from '../validity/validity.js';

const nullableText = { type: String, nullable: true } as const;

/** A row of the orders list. */
export class OrderListItem {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: orderTypes, enumName: 'OrderType' })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ type: 'integer', nullable: true })
  customer_id: number | null;

  @Nullable(ListedCustomer)
  customer: ListedCustomer | null;

  @ApiProperty({ enum: deliveryTypes, nullable: true })
  delivery_type: DeliveryType | null;

  @FigureProperty('delivery_value', { description: 'freight' })
  delivery_value: number;

  @FigureProperty('total', { description: 'parts + IPI + freight + service − discount' })
  total: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of the last revision' })
  revision: number | null;

  @ApiProperty({ type: 'integer', description: 'Sets of the order' })
  sets_count: number;

  @ApiProperty({ type: 'integer', description: 'Rows of the sets, not pieces' })
  parts_count: number;

  @ApiProperty({ ...nullableText, example: '2026-03-31T14:30' })
  delivery_date: string | null;

  @ApiProperty({
    ...nullableText,
    format: 'date',
    description: 'Of a quote that its customer has: the last day on which it is valid (Brasília)',
  })
  valid_until: string | null;

  @ApiProperty({ enum: validityStates, nullable: true, description: 'Of one that waits for an answer' })
  validity: ValidityState | null;

  @ApiProperty({
    enum: customerAnswers,
    nullable: true,
    description: 'Of one that waits for an answer: what its customer did with its last revision',
  })
  customer_answer: CustomerAnswer | null;

  @Nullable(PersonView)
  created_by: PersonView | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

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

  @Nullable(String, 'The place of the first row; null without rows')
  first: string | null;

  @Nullable(String, 'The place of the last row')
  last: string | null;

  @ApiProperty({ description: 'Whether there are rows behind the last one' })
  more: boolean;

  @Nullable(OrderCountView, 'Where it is kept; else GET /api/orders/count counts')
  count: OrderCountView | null;
}
