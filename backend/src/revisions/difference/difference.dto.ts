import { messages } from '../../platform/i18n/messages.js';
import { WholeNumberField } from '../../platform/http/number-fields.js';

/** Query of a difference. */
export class DifferenceQueryDto {
  @WholeNumberField({
    fromText: true,
    required: messages.validation.required,
    description: 'Number of a revision',
  })
  from: number;

  @WholeNumberField({ fromText: true, description: 'Number of another one; absent: the quote as it is now' })
  to?: number | null;
}
