import { flag, integer, one, shape, text } from '../../../platform/shape.js';
import { PersonView } from '../../people.view.js';

/** A named view of the orders list. */
export class SavedViewView extends shape({
  id: integer(),
  name: text(),
  query: text(
    'Filters, sorting and columns, as the list’s address has them behind `?`',
    'status=waiting_response&sort=total&order=DESC',
  ),
  shared: flag('Whether all users find it in their menu'),
  owner: one(() => PersonView, 'Whose view it is'),
  editable: flag('Whether the user may change and delete it'),
  default: flag('Whether the user’s list opens with it'),
}) {}
