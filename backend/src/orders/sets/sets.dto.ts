import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { decorated, shape, shapeWith } from '../../platform/shape.js';
import { choiceField, flagField, textField } from '../../platform/http/fields.js';
import { figureField, idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { breaksField } from '../breaks-field.js';
import { setUnits } from '../domain/order-types.js';

const { nameRequired, required } = messages.validation;
const LONGEST_NOTE = 10_000;

/** Multipart bodies hold flags as text. */
const textToFlag = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value,
  );

class SetNameDto extends shape({
  name: textField({ required: nameRequired }),
}) {}

export class CreateSetDto extends shapeWith(SetNameDto, {
  order_id: idField({ required }),
}) {}

/** A change; an absent field stays as it is. Numbers may be texts: the form may be sent as multipart. */
export class UpdateSetDto extends shapeWith(PartialType(SetNameDto, { skipNullProperties: false }), {
  quantity: figureField('set_quantity', { fromText: true }),
  breaks: breaksField(),
  unit: choiceField(setUnits),
  ncm_id: idField({ fromText: true }),
  reference: textField(),
  obs: textField({ max: LONGEST_NOTE }),
  remove_image: decorated(flagField({ description: 'Takes the picture away' }), textToFlag()),
  version: wholeNumberField({ fromText: true, description: 'The version the change was made on' }),
}) {}
