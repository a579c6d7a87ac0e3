import { FlagField, TextField } from '../../../platform/http/fields.js';
import { IdField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { LONGEST_NAME, LONGEST_QUERY } from './saved-view-limits.js';

/** Body of POST /api/order-views. */
export class SavedViewDto {
  @TextField({ required: messages.validation.nameRequired, max: LONGEST_NAME })
  name: string;

  @TextField({
    max: LONGEST_QUERY,
    description: 'Filters, sorting and columns, as the list’s address has them behind `?`',
  })
  query?: string | null;

  @FlagField({ description: 'Whether all users find it in their menu' })
  shared?: boolean | null;
}

/** Body of PUT /api/order-views/{id}; what is absent stays. */
export class UpdateSavedViewDto {
  @TextField({ max: LONGEST_NAME })
  name?: string | null;

  @TextField({
    max: LONGEST_QUERY,
    description: 'Filters, sorting and columns, as the list’s address has them behind `?`',
  })
  query?: string | null;

  @FlagField({ description: 'Whether all users find it in their menu' })
  shared?: boolean | null;
}

/** Body of PUT /api/order-views/default. */
export class DefaultViewDto {
  @IdField({ description: 'The view that the list opens with; null for none' })
  view_id?: number | null;
}
