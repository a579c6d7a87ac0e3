import { shape } from '../../../platform/shape.js';
import { textField } from '../../../platform/http/fields.js';
import { wholeNumberField } from '../../../platform/http/number-fields.js';

/** Body of PUT /api/orders/:id/refresh. */
export class OrderRefreshDto extends shape({
  version: wholeNumberField({ description: 'The version of the order that the preview was made of' }),
  digest: textField({
    description: 'The digest of the preview; where the result would be another one, it is refused',
  }),
}) {}
