import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { NamedCall } from '../../../platform/http/call-key.js';
import { ChoiceField, ObjectListField } from '../../../platform/http/fields.js';
import { IdField, IdListField, WholeNumberField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { transferTexts } from './transfer.texts.js';

/** Parts, and sets, of one call. */
export const MOST_PARTS = 1000;
export const MOST_SETS = 200;

export const transferModes = ['copy', 'move'] as const;
export type TransferMode = (typeof transferModes)[number];

const { required } = messages.validation;

/** Where parts go. */
export class TransferTargetDto {
  @IdField({ required, description: 'A set of the order that the path names' })
  set_id: number;

  @IdListField({ required, description: 'Parts of the source, in the order in which they are to stand' })
  @ArrayMinSize(1, { message: transferTexts.noParts })
  @ArrayMaxSize(MOST_PARTS, { message: transferTexts.tooManyParts(MOST_PARTS) })
  ids: number[];

  @WholeNumberField({
    min: 1,
    description:
      'Place of the first of them in the set, from 1, once all that move are taken out; absent, or behind the last part: at the end',
  })
  position?: number | null;
}

class TransferDto extends NamedCall {
  @ChoiceField(transferModes, {
    required,
    description: 'A copy keeps values, price bases and locks, and gets files of its own',
  })
  mode: TransferMode;

  @IdField({ description: 'The order that they come from; absent: the one that the path names' })
  from_order_id?: number | null;
}

/** Body of POST /api/orders/{id}/transfer-parts. */
export class TransferPartsDto extends TransferDto {
  @ObjectListField(() => TransferTargetDto, {
    required,
    description: 'One after the other; each part once',
    most: [MOST_PARTS, transferTexts.tooManyParts(MOST_PARTS)],
  })
  @ArrayMinSize(1, { message: transferTexts.noParts })
  targets: TransferTargetDto[];
}

/** Body of POST /api/orders/{id}/transfer-sets. */
export class TransferSetsDto extends TransferDto {
  @IdListField({ required, description: 'Sets of the source, in the order in which they are to stand' })
  @ArrayMinSize(1, { message: transferTexts.noSets })
  @ArrayMaxSize(MOST_SETS, { message: transferTexts.tooManySets(MOST_SETS) })
  ids: number[];

  @WholeNumberField({
    min: 1,
    description:
      'Place of the first of them in the order, from 1, once those that move are taken out; absent, or behind the last set: at the end',
  })
  position?: number | null;
}
