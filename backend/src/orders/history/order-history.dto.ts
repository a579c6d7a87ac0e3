import { IdField } from '../../platform/http/number-fields.js';

/** Query of GET /api/orders/:id/history. */
export class OrderHistoryQueryDto {
  @IdField({ fromText: true, description: 'Only events older than this one' })
  before?: number | null;
}
