import { BreaksField } from '../../orders/breaks-field.js';
import { IdField } from '../../platform/http/number-fields.js';

/** Query of GET /api/orders/:id/breaks: without quantities the stored breaks. */
export class QuantityBreaksDto {
  @BreaksField()
  quantities?: number[] | null;

  @IdField({ fromText: true, description: 'Whose quantities these are; without it the whole quote’s' })
  set_id?: number | null;
}
