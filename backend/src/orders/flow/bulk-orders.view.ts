import { integer, integers, list, shape, text } from '../../platform/shape.js';

/** An order that stayed as it was. */
export class RefusedOrderView extends shape({
  id: integer(),
  message: text('Why, as the call for this order alone would answer it'),
}) {}

/** Outcome of a call for many orders. */
export class BulkOrdersView extends shape({
  changed: integers('The orders that were changed'),
  refused: list(() => RefusedOrderView, 'The orders that stayed as they were'),
}) {}
