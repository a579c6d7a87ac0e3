import {
  choice,
  day,
  figureNamed,
  flag,
  instant,
  integer,
  list,
  namedChoice,
  nullable,
  one,
  shape,
  text,
} from '../../platform/shape.js';
import { customerAnswers } from '../domain/customer-answer.js';
import { deliveryTypes, orderStatuses, orderTypes } from '../domain/order-types.js';
import { ListedCustomer, PersonView } from '../people.view.js';
import { validityStates } from '../validity/validity.js';

/** A row of the orders list. */
export class OrderListItem extends shape({
  id: integer(),
  type: namedChoice('OrderType', orderTypes),
  status: namedChoice('OrderStatus', orderStatuses),
  customer_id: nullable(integer()),
  customer: nullable(one(() => ListedCustomer)),
  delivery_type: nullable(choice(deliveryTypes)),
  delivery_value: figureNamed('delivery_value', 'freight'),
  total: figureNamed('total', 'parts + IPI + freight + service − discount'),
  revision: nullable(integer('Number of the last revision')),
  sets_count: integer('Sets of the order'),
  parts_count: integer('Rows of the sets, not pieces'),
  delivery_date: nullable(text(undefined, '2026-03-31T14:30')),
  valid_until: nullable(
    day('Of a quote that its customer has: the last day on which it is valid (Brasília)'),
  ),
  validity: nullable(choice(validityStates, 'Of one that waits for an answer')),
  customer_answer: nullable(
    choice(customerAnswers, 'Of one that waits for an answer: what its customer did with its last revision'),
  ),
  created_by: nullable(one(() => PersonView)),
  created_at: instant(),
  updated_at: instant(),
}) {}

/** How many orders a list has. */
export class OrderCountView extends shape({
  quotes: integer('Quotes that are left'),
  orders: integer('Orders that are left'),
  more: flag('Whether there are more than were counted in the time that counting may take'),
  total: integer('All that the user sees'),
}) {}

/** Some rows of the list, by keyset. */
export class OrderPageView extends shape({
  items: list(() => OrderListItem, 'The rows'),
  first: nullable(text('The place of the first row; null without rows')),
  last: nullable(text('The place of the last row')),
  more: flag('Whether there are rows behind the last one'),
  count: nullable(one(() => OrderCountView, 'Where it is kept; else GET /api/orders/count counts')),
}) {}
