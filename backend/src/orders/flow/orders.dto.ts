import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { decorated, shape, shapeWith } from '../../platform/shape.js';
import { TAX_YEARS } from '../../catalogue/dated-rates.dto.js';
import { choiceField, dayField, flagField, textField, wallClockField } from '../../platform/http/fields.js';
import { figureField, idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { VALIDITY } from '../../company/company.dto.js';
import { messages } from '../../platform/i18n/messages.js';
import { breaksField } from '../breaks-field.js';
import { orderTexts } from '../orders.texts.js';
import { deliveryTypes, lostReasons, orderStatuses, orderTypes } from '../domain/order-types.js';

/** Characters of the payment notes and of the remarks; both versions of both fit into a history entry. */
const LONGEST_NOTE = 4000;
const LONGEST_REMARK = 1000;
/** Characters of what is noted of a lost quote. */
const LONGEST_LOST_NOTE = 500;

/** A new quote or order. Numbers may be texts: the form may be sent as multipart. */
export class CreateOrderDto extends shape({
  type: choiceField(orderTypes, { required: orderTexts.typeRequired }),
  customer_id: idField({ fromText: true }),
  delivery_type: choiceField(deliveryTypes),
  delivery_value: figureField('delivery_value', { fromText: true, description: 'freight' }),
  service_value: figureField('service_value', { fromText: true }),
  discount: figureField('discount', { fromText: true }),
  markup: figureField('markup', { fromText: true }),
  delivery_date: wallClockField(),
  estimated_delivery_date: textField(),
  invoice_date: dayField({ years: TAX_YEARS }),
  operation_id: idField({ fromText: true }),
  payment_obs: textField({ max: LONGEST_NOTE }),
  validity_days: wholeNumberField({ ...VALIDITY, fromText: true }),
  quote_obs: textField({ max: LONGEST_REMARK }),
  breaks: breaksField(),
}) {}

/** A change: an absent field stays as it is. */
export class UpdateOrderDto extends shapeWith(PartialType(CreateOrderDto, { skipNullProperties: false }), {
  complete_taxes: flagField({
    description:
      'true: its taxes are computed for the day of its invoice, by today’s tables; false: by the plain rates of NCM and state',
  }),
  version: wholeNumberField({ fromText: true, description: 'The version the change was made on' }),
}) {}

export class UpdateStatusDto extends shape({
  status: choiceField(orderStatuses, { required: messages.validation.required }),
  version: wholeNumberField({ description: 'The version the move was made on' }),
  lost_reason: choiceField(lostReasons, {
    description: 'Why the quote is lost; only for a move to cancelled',
  }),
  reason: choiceField(lostReasons, {
    description: 'A shorter name of lost_reason, which counts where both are given',
  }),
  lost_note: textField({
    max: LONGEST_LOST_NOTE,
    description: 'The same in words; only for a move to cancelled',
  }),
}) {}

/** Why a cancelled quote was lost, known later or put right: an absent field stays as it is, null empties it. */
export class LostReasonDto extends shape({
  lost_reason: choiceField(lostReasons),
  lost_note: textField({ max: LONGEST_LOST_NOTE, description: 'The same in words' }),
  version: wholeNumberField({ description: 'The version the change was made on' }),
}) {}

/** An emptied markup field sends null, and means none. */
const emptyIsZero = () =>
  Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 0 : value));

export class MarkupChangeDto extends shape({
  markup: decorated(
    figureField('markup', { required: messages.validation.required, description: 'null is 0' }),
    ApiProperty({ nullable: true }),
    emptyIsZero(),
  ),
  version: wholeNumberField({ description: 'The version the change was made on' }),
}) {}
