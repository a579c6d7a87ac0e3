import { shape } from '../../../platform/shape.js';
import { flagField, textField } from '../../../platform/http/fields.js';
import { idField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { LONGEST_NAME, LONGEST_QUERY } from './saved-view-limits.js';

/** Body of POST /api/order-views. */
export class SavedViewDto extends shape({
  name: textField({ required: messages.validation.nameRequired, max: LONGEST_NAME }),
  query: textField({
    max: LONGEST_QUERY,
    description: 'Filters, sorting and columns, as the list’s address has them behind `?`',
  }),
  shared: flagField({ description: 'Whether all users find it in their menu' }),
}) {}

/** Body of PUT /api/order-views/{id}; what is absent stays. */
export class UpdateSavedViewDto extends shape({
  name: textField({ max: LONGEST_NAME }),
  query: textField({
    max: LONGEST_QUERY,
    description: 'Filters, sorting and columns, as the list’s address has them behind `?`',
  }),
  shared: flagField({ description: 'Whether all users find it in their menu' }),
}) {}

/** Body of PUT /api/order-views/default. */
export class DefaultViewDto extends shape({
  view_id: idField({ description: 'The view that the list opens with; null for none' }),
}) {}
