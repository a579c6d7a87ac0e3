import { IntersectionType } from '@nestjs/swagger';
import { shape, shapeWith } from '../../platform/shape.js';
import { choiceField } from '../../platform/http/fields.js';
import { idListField, wholeNumberField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { cuttingTexts } from '../cutting.texts.js';
import { BATCH_STATES } from '../cut-batch.entity.js';

/** Body of POST /api/cut-batches. */
export class CutBatchInput extends shape({
  order_ids: idListField({
    required: cuttingTexts.noOrders,
    description: 'Orders that are not finished and in no other batch; 1 to 50',
  }),
}) {}

/** Body of PUT /api/cut-batches/:id/orders. */
export class BatchOrdersDto extends IntersectionType(CutBatchInput, VersionedInput) {}

/** Body of PUT /api/cut-batches/:id/state. */
export class BatchStateDto extends shapeWith(VersionedInput, {
  state: choiceField(BATCH_STATES, {
    required: cuttingTexts.noState,
    description: 'released: reserves the stock; open: frees it; cut: uses it up, remnants become stock',
  }),
}) {}

/** Body of PUT /api/cut-purchases/:id. */
export class CutPurchaseDto extends shape({
  bought: wholeNumberField({
    required: cuttingTexts.noCount,
    min: 0,
    description: 'How many are bought by now',
  }),
}) {}
