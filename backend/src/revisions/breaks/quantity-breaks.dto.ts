import { shape } from '../../platform/shape.js';
import { breaksField } from '../../orders/breaks-field.js';
import { idField } from '../../platform/http/number-fields.js';

/** Query of GET /api/orders/:id/breaks: without quantities the stored breaks. */
export class QuantityBreaksDto extends shape({
  quantities: breaksField(),
  set_id: idField({
    fromText: true,
    description: 'Whose quantities these are; without it the whole quote’s',
  }),
}) {}
