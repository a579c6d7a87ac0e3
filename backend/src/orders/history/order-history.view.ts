import { ApiProperty } from '@nestjs/swagger';
import { orderActions, type OrderAction, type OrderEvent } from './order-event.entity.js';

/** One thing that happened to an order. */
export class OrderEventView {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'Name of the user at that time' })
  user_name: string;

  @ApiProperty({ enum: orderActions, enumName: 'OrderAction' })
  action: OrderAction;

  @ApiProperty({
    type: Object,
    nullable: true,
    additionalProperties: true,
    description: 'Field → [from, to], or what the action is about',
  })
  details: Record<string, unknown> | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

export const toEventView = ({ id, user_name, action, details, created_at }: OrderEvent): OrderEventView => ({
  id,
  user_name,
  action,
  details,
  created_at,
});
