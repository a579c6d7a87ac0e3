import { ChoiceField, TextField, WallClockField } from '../../platform/http/fields.js';
import { WholeNumberField } from '../../platform/http/number-fields.js';
import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from '../domain/order-types.js';
import { sortFields, type SortField } from './list-sorting.js';

const LONGEST_FILTER = 2000;

/** Filters of the screen's list: the query of GET /api/orders/count. */
export class OrderNarrowingDto {
  @TextField({ description: 'Words, each in the name of the customer or in the code of six digits' })
  text?: string | null;

  @ChoiceField(orderTypes)
  type?: OrderType | null;

  @ChoiceField(orderStatuses)
  status?: OrderStatus | null;

  @WallClockField({ orDay: true, description: 'Earliest delivery date, or a day' })
  from?: string | null;

  @WallClockField({ orDay: true, description: 'Latest delivery date; a minute or a day is meant whole' })
  to?: string | null;

  @TextField({
    max: LONGEST_FILTER,
    description: 'Further filters: JSON of those that GET /api/orders takes, besides q',
  })
  filter?: string | null;
}

const MOST_ROWS = 200;
const MOST_SKIPPED = 100_000;

/** The query of GET /api/orders/page. */
export class OrderPageQueryDto extends OrderNarrowingDto {
  @ChoiceField(sortFields, { description: 'By default id' })
  sort?: SortField | null;

  @ChoiceField(['ASC', 'DESC'], { description: 'By default DESC; equal ones come newest first' })
  order?: 'ASC' | 'DESC' | null;

  @WholeNumberField({ min: 1, max: MOST_ROWS, fromText: true, description: 'Rows, by default 50' })
  size?: number | null;

  @TextField({ description: 'The rows behind this place: the `last` of another answer' })
  after?: string | null;

  @TextField({ description: 'The rows before this place: the `first` of another answer' })
  before?: string | null;

  @ChoiceField(['1'], { description: 'The last rows of the list' })
  end?: '1' | null;

  @WholeNumberField({
    min: 0,
    max: MOST_SKIPPED,
    fromText: true,
    description: 'So many rows are left out, counted from the place or the end; costs time by their number',
  })
  skip?: number | null;
}
