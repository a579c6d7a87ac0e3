import { shape } from '../../platform/shape.js';
import { messages } from '../../platform/i18n/messages.js';
import { wholeNumberField } from '../../platform/http/number-fields.js';

/** Query of a difference. */
export class DifferenceQueryDto extends shape({
  from: wholeNumberField({
    fromText: true,
    required: messages.validation.required,
    description: 'Number of a revision',
  }),
  to: wholeNumberField({
    fromText: true,
    description: 'Number of another one; absent: the quote as it is now',
  }),
}) {}
