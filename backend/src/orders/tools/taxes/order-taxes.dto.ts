import { shape } from '../../../platform/shape.js';
import { textField } from '../../../platform/http/fields.js';
import { messages } from '../../../platform/i18n/messages.js';

/** The query of GET /api/orders/:id/taxes. */
export class TaxDaysDto extends shape({
  on: textField({
    pattern: [/^\d{4}-\d\d-\d\d(,\d{4}-\d\d-\d\d){0,5}$/, messages.validation.notDate],
    description: 'Up to six days of invoicing, `2026-11-20,2027-01-15`; the day of the order without them',
  }),
}) {}
