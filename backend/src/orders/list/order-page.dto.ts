import { shape, shapeWith } from '../../platform/shape.js';
import { choiceField, textField, wallClockField } from '../../platform/http/fields.js';
import { wholeNumberField } from '../../platform/http/number-fields.js';
import { orderStatuses, orderTypes } from '../domain/order-types.js';
import { sortFields } from './list-sorting.js';

const LONGEST_FILTER = 2000;

/** Filters of the screen's list: the query of GET /api/orders/count. */
export class OrderNarrowingDto extends shape({
  text: textField({ description: 'Words, each in the name of the customer or in the code of six digits' }),
  type: choiceField(orderTypes),
  status: choiceField(orderStatuses),
  from: wallClockField({ orDay: true, description: 'Earliest delivery date, or a day' }),
  to: wallClockField({ orDay: true, description: 'Latest delivery date; a minute or a day is meant whole' }),
  filter: textField({
    max: LONGEST_FILTER,
    description: 'Further filters: JSON of those that GET /api/orders takes, besides q',
  }),
}) {}

const MOST_ROWS = 200;
const MOST_SKIPPED = 100_000;

/** The query of GET /api/orders/page. */
export class OrderPageQueryDto extends shapeWith(OrderNarrowingDto, {
  sort: choiceField(sortFields, { description: 'By default id' }),
  order: choiceField(['ASC', 'DESC'], { description: 'By default DESC; equal ones come newest first' }),
  size: wholeNumberField({ min: 1, max: MOST_ROWS, fromText: true, description: 'Rows, by default 50' }),
  after: textField({ description: 'The rows behind this place: the `last` of another answer' }),
  before: textField({ description: 'The rows before this place: the `first` of another answer' }),
  end: choiceField(['1'], { description: 'The last rows of the list' }),
  skip: wholeNumberField({
    min: 0,
    max: MOST_SKIPPED,
    fromText: true,
    description: 'So many rows are left out, counted from the place or the end; costs time by their number',
  }),
}) {}
