import { IntersectionType } from '@nestjs/swagger';
import { ChoiceField } from '../../platform/http/fields.js';
import { IdListField, WholeNumberField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { cuttingTexts } from '../cutting.texts.js';
import { BATCH_STATES, type BatchState } from '../cut-batch.entity.js';

/** Body of POST /api/cut-batches. */
export class CutBatchInput {
  @IdListField({
    required: cuttingTexts.noOrders,
    description: 'Orders that are not finished and in no other batch; 1 to 50',
  })
  order_ids: number[];
}

/** Body of PUT /api/cut-batches/:id/orders. */
export class BatchOrdersDto extends IntersectionType(CutBatchInput, VersionedInput) {}

/** Body of PUT /api/cut-batches/:id/state. */
export class BatchStateDto extends VersionedInput {
  @ChoiceField(BATCH_STATES, {
    required: cuttingTexts.noState,
    description: 'released: reserves the stock; open: frees it; cut: uses it up, remnants become stock',
  })
  state: BatchState;
}

/** Body of PUT /api/cut-purchases/:id. */
export class CutPurchaseDto {
  @WholeNumberField({ required: cuttingTexts.noCount, min: 0, description: 'How many are bought by now' })
  bought: number;
}
