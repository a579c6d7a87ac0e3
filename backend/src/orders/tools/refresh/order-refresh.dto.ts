import { TextField } from '../../../platform/http/fields.js';
import { WholeNumberField } from '../../../platform/http/number-fields.js';

/** Body of PUT /api/orders/:id/refresh. */
export class OrderRefreshDto {
  @WholeNumberField({ description: 'The version of the order that the preview was made of' })
  version?: number | null;

  @TextField({
    description: 'The digest of the preview; where the result would be another one, it is refused',
  })
  digest?: string | null;
}
