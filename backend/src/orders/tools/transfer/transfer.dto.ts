import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { decorated, shape, shapeWith } from '../../../platform/shape.js';
import { NamedCall } from '../../../platform/http/call-key.js';
import { choiceField, objectListField } from '../../../platform/http/fields.js';
import { idField, idListField, wholeNumberField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { transferTexts } from './transfer.texts.js';

/** Parts, and sets, of one call. */
export const MOST_PARTS = 1000;
export const MOST_SETS = 200;

export const transferModes = ['copy', 'move'] as const;
export type TransferMode = (typeof transferModes)[number];

const { required } = messages.validation;

/** Where parts go. */
export class TransferTargetDto extends shape({
  set_id: idField({ required, description: 'A set of the order that the path names' }),
  ids: decorated(
    idListField({ required, description: 'Parts of the source, in the order in which they are to stand' }),
    ArrayMinSize(1, { message: transferTexts.noParts }),
    ArrayMaxSize(MOST_PARTS, { message: transferTexts.tooManyParts(MOST_PARTS) }),
  ),
  position: wholeNumberField({
    min: 1,
    description:
      'Place of the first of them in the set, from 1, once all that move are taken out; absent, or behind the last part: at the end',
  }),
}) {}

class TransferDto extends shapeWith(NamedCall, {
  mode: choiceField(transferModes, {
    required,
    description: 'A copy keeps values, price bases and locks, and gets files of its own',
  }),
  from_order_id: idField({
    description: 'The order that they come from; absent: the one that the path names',
  }),
}) {}

/** Body of POST /api/orders/{id}/transfer-parts. */
export class TransferPartsDto extends shapeWith(TransferDto, {
  targets: objectListField(() => TransferTargetDto, {
    required,
    description: 'One after the other; each part once',
    least: [1, transferTexts.noParts],
    most: [MOST_PARTS, transferTexts.tooManyParts(MOST_PARTS)],
  }),
}) {}

/** Body of POST /api/orders/{id}/transfer-sets. */
export class TransferSetsDto extends shapeWith(TransferDto, {
  ids: decorated(
    idListField({ required, description: 'Sets of the source, in the order in which they are to stand' }),
    ArrayMinSize(1, { message: transferTexts.noSets }),
    ArrayMaxSize(MOST_SETS, { message: transferTexts.tooManySets(MOST_SETS) }),
  ),
  position: wholeNumberField({
    min: 1,
    description:
      'Place of the first of them in the order, from 1, once those that move are taken out; absent, or behind the last set: at the end',
  }),
}) {}
