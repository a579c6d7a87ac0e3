import { ArrayMaxSize } from 'class-validator';
import { FlagField, ObjectField } from '../../../platform/http/fields.js';
import { IdListField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { PartToCalculateDto } from '../../parts/parts.dto.js';
import { orderTexts } from '../../orders.texts.js';

/** More parts than any order has on a screen. */
export const MOST_SELECTED = 5000;

/** Body of POST /api/orders/:id/live-totals. */
export class LiveTotalsDto {
  @IdListField({ description: 'Parts to sum by themselves; those that the order does not have are left out' })
  @ArrayMaxSize(MOST_SELECTED, { message: orderTexts.tooManySelected(MOST_SELECTED) })
  part_ids?: number[] | null;

  @ObjectField(() => PartToCalculateDto, {
    description: 'A part of the order as it is being edited: it counts in place of the stored one',
  })
  part?: PartToCalculateDto | null;

  @FlagField({ description: "Recalcular was pressed for `part`: it takes today's catalogue figures" })
  refresh?: boolean | null;
}

/** Query of GET /api/orders/:id/changed-parts. */
export class ChangedPartsDto {
  @IdListField({
    required: messages.validation.required,
    fromText: true,
    description: 'Those that were removed are no mistake',
  })
  @ArrayMaxSize(MOST_SELECTED, { message: orderTexts.tooManySelected(MOST_SELECTED) })
  ids: number[];
}
