import { ArrayMaxSize } from 'class-validator';
import { decorated, shape } from '../../../platform/shape.js';
import { flagField, objectField } from '../../../platform/http/fields.js';
import { idListField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { PartToCalculateDto } from '../../parts/parts.dto.js';
import { orderTexts } from '../../orders.texts.js';

/** More parts than any order has on a screen. */
export const MOST_SELECTED = 5000;

/** Body of POST /api/orders/:id/live-totals. */
export class LiveTotalsDto extends shape({
  part_ids: decorated(
    idListField({
      description: 'Parts to sum by themselves; those that the order does not have are left out',
    }),
    ArrayMaxSize(MOST_SELECTED, { message: orderTexts.tooManySelected(MOST_SELECTED) }),
  ),
  part: objectField(() => PartToCalculateDto, {
    description: 'A part of the order as it is being edited: it counts in place of the stored one',
  }),
  refresh: flagField({
    description: "Recalcular was pressed for `part`: it takes today's catalogue figures",
  }),
}) {}

/** Query of GET /api/orders/:id/changed-parts. */
export class ChangedPartsDto extends shape({
  ids: decorated(
    idListField({
      required: messages.validation.required,
      fromText: true,
      description: 'Those that were removed are no mistake',
    }),
    ArrayMaxSize(MOST_SELECTED, { message: orderTexts.tooManySelected(MOST_SELECTED) }),
  ),
}) {}
