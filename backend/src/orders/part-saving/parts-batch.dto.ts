import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { decorated, property, shape, shapeWith } from '../../platform/shape.js';
import { flagField, textField } from '../../platform/http/fields.js';
import { idField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { UpdatePartDto } from '../parts/parts.dto.js';
import { partsBatchTexts } from './parts-batch.texts.js';

/** Parts of one call. */
export const MOST_PARTS = 1000;

const { notList } = messages.validation;

/** The changed fields of one part, or the fields of a new one. */
export class EditedPartDto extends shapeWith(UpdatePartDto, {
  id: idField({
    description: 'The part, of any set of the order; a row without one adds a part to `set_id`',
  }),
  set_id: idField({ description: 'Of a part to add: the set at whose end it comes' }),
  key: textField({
    max: 64,
    description:
      'Of a part to add: a name that the sender gives the row, made by chance. Sent again to the same set within days, the row ' +
      'answers the part that it became, as it is by now, and adds none; with `remove` it removes that part, if it became one',
  }),
  remove: flagField({ description: 'Remove the part; with `keep` a later call can `restore` it' }),
  restore: textField({
    max: 36,
    description:
      'A state of the part that an earlier save has kept: the part becomes what it was, with the price basis of then, and one that was removed comes back where it was; other fields do not count',
  }),
}) {}

/** Body of PATCH /api/orders/{id}/parts. */
export class PartsBatchDto extends shape({
  parts: decorated(
    property<unknown[]>({
      type: () => [EditedPartDto],
      description: `Each part once, at most ${String(MOST_PARTS)}`,
      maxItems: MOST_PARTS,
    }),
    IsArray({ message: notList }),
    ArrayMinSize(1, { message: partsBatchTexts.none }),
    ArrayMaxSize(MOST_PARTS, { message: partsBatchTexts.tooMany(MOST_PARTS) }),
  ),
  partial: flagField({ description: 'Save the parts that can be saved; else all of them or none' }),
  keep: flagField({
    description: 'Keep what the changed parts were before, so that a later call can `restore` it',
  }),
}) {}
