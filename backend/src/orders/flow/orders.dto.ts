import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { TAX_YEARS } from '../../catalogue/dated-rates.dto.js';
import { ChoiceField, DayField, FlagField, TextField, WallClockField } from '../../platform/http/fields.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { VALIDITY } from '../../company/company.dto.js';
import { messages } from '../../platform/i18n/messages.js';
import { BreaksField } from '../breaks-field.js';
import { orderTexts } from '../orders.texts.js';
import { deliveryTypes, lostReasons, orderStatuses, orderTypes } from '../domain/order-types.js';
import type { DeliveryType, LostReason, OrderStatus, OrderType } from '../domain/order-types.js';

/** Characters of the payment notes and of the remarks; both versions of both fit into a history entry. */
const LONGEST_NOTE = 4000;
const LONGEST_REMARK = 1000;
/** Characters of what is noted of a lost quote. */
const LONGEST_LOST_NOTE = 500;

/** A new quote or order. Numbers may be texts: the form may be sent as multipart. */
export class CreateOrderDto {
  @ChoiceField(orderTypes, { required: orderTexts.typeRequired })
  type: OrderType;

  @IdField({ fromText: true })
  customer_id?: number | null;

  @ChoiceField(deliveryTypes)
  delivery_type?: DeliveryType | null;

  @FigureField('delivery_value', { fromText: true, description: 'freight' })
  delivery_value?: number | null;

  @FigureField('service_value', { fromText: true })
  service_value?: number | null;

  @FigureField('discount', { fromText: true })
  discount?: number | null;

  @FigureField('markup', { fromText: true })
  markup?: number | null;

  @WallClockField()
  delivery_date?: string | null;

  @TextField()
  estimated_delivery_date?: string | null;

  @DayField({ years: TAX_YEARS })
  invoice_date?: string | null;

  @IdField({ fromText: true })
  operation_id?: number | null;

  @TextField({ max: LONGEST_NOTE })
  payment_obs?: string | null;

  @WholeNumberField({ ...VALIDITY, fromText: true })
  validity_days?: number | null;

  @TextField({ max: LONGEST_REMARK })
  quote_obs?: string | null;

  @BreaksField()
  breaks?: number[] | null;
}

/** A change: an absent field stays as it is. */
export class UpdateOrderDto extends PartialType(CreateOrderDto, { skipNullProperties: false }) {
  @FlagField({
    description:
      'true: its taxes are computed for the day of its invoice, by today’s tables; false: by the plain rates of NCM and state',
  })
  complete_taxes?: boolean | null;

  @WholeNumberField({ fromText: true, description: 'The version the change was made on' })
  version?: number | null;
}

export class UpdateStatusDto {
  @ChoiceField(orderStatuses, { required: messages.validation.required })
  status: OrderStatus;

  @WholeNumberField({ description: 'The version the move was made on' })
  version?: number | null;

  @ChoiceField(lostReasons, { description: 'Why the quote is lost; only for a move to cancelled' })
  lost_reason?: LostReason | null;

  @ChoiceField(lostReasons, {
    description: 'A shorter name of lost_reason, which counts where both are given',
  })
  reason?: LostReason | null;

  @TextField({ max: LONGEST_LOST_NOTE, description: 'The same in words; only for a move to cancelled' })
  lost_note?: string | null;
}

/** Why a cancelled quote was lost, known later or put right: an absent field stays as it is, null empties it. */
export class LostReasonDto {
  @ChoiceField(lostReasons)
  lost_reason?: LostReason | null;

  @TextField({ max: LONGEST_LOST_NOTE, description: 'The same in words' })
  lost_note?: string | null;

  @WholeNumberField({ description: 'The version the change was made on' })
  version?: number | null;
}

/** An emptied markup field sends null, and means none. */
const emptyIsZero = () =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 0 : value));

export class MarkupChangeDto {
  @FigureField('markup', { required: messages.validation.required, description: 'null is 0' })
  @ApiProperty({ nullable: true })
  @emptyIsZero()
  markup: number;

  @WholeNumberField({ description: 'The version the change was made on' })
  version?: number | null;
}
