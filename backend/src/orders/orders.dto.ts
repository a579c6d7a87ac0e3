import { PartialType } from '@nestjs/swagger';
import { ChoiceField, IdField, NumberField, TextField, WallClockField } from '../platform/http/fields.js';
import { messages } from '../platform/i18n/messages.js';
import { orderTexts } from './orders.texts.js';
import { deliveryTypes, orderStatuses, orderTypes } from './domain/order-types.js';
import type { DeliveryType, OrderStatus, OrderType } from './domain/order-types.js';

/** Percent, of orders as of parts. */
const MOST_MARKUP = 10_000;
/** Characters of the payment notes; both versions of one fit into a history entry. */
const LONGEST_NOTE = 4000;

/** A new quote or order. Numbers may be texts: the form may be sent as multipart. */
export class CreateOrderDto {
  @ChoiceField(orderTypes, { required: orderTexts.typeRequired })
  type: OrderType;

  @IdField({ fromText: true })
  customer_id?: number | null;

  @ChoiceField(deliveryTypes)
  delivery_type?: DeliveryType | null;

  @NumberField({ decimals: 2, fromText: true, description: 'Freight, BRL' })
  delivery_value?: number | null;

  @NumberField({ decimals: 2, fromText: true, description: 'BRL' })
  service_value?: number | null;

  @NumberField({ decimals: 2, fromText: true, description: 'BRL' })
  discount?: number | null;

  @NumberField({ decimals: 3, max: MOST_MARKUP, fromText: true, description: 'Percent' })
  markup?: number | null;

  @WallClockField()
  delivery_date?: string | null;

  @TextField()
  estimated_delivery_date?: string | null;

  @TextField({ max: LONGEST_NOTE })
  payment_obs?: string | null;
}

/** A change: an absent field stays as it is. */
export class UpdateOrderDto extends PartialType(CreateOrderDto, { skipNullProperties: false }) {
  @NumberField({ decimals: 0, fromText: true, description: 'The version the change was made on' })
  version?: number | null;
}

export class UpdateStatusDto {
  @ChoiceField(orderStatuses, { required: messages.validation.required })
  status: OrderStatus;

  @NumberField({ decimals: 0, description: 'The version the move was made on' })
  version?: number | null;
}

export class MarkupChangeDto {
  @NumberField({
    decimals: 3,
    max: MOST_MARKUP,
    required: messages.validation.required,
    description: 'Percent',
  })
  markup: number;

  @NumberField({ decimals: 0, description: 'The version the change was made on' })
  version?: number | null;
}
