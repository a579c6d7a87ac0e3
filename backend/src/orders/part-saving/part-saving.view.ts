import {
  integer,
  integers,
  list,
  nullable,
  one,
  property,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { PartView } from '../parts/part-view.js';
import { OrderTotalsView } from '../tree/order-totals.view.js';

/** A part as it was saved, and what its order amounts to with it, so that no second request is needed. */
export class SavedPartView extends shapeWith(PartView, {
  order_totals: one(() => OrderTotalsView, 'What the whole order amounts to after the save'),
}) {}

/** A part that stayed as it was. */
export class RefusedPartView extends shape({
  index: integer('Place in the request, from 0'),
  id: nullable(integer('The part; null where the request names none')),
  status: integer('As the call for this part alone would answer: 404, 409 or 422'),
  message: text('Why, in Portuguese'),
  errors: property<Record<string, string[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Field → texts',
  }),
}) {}

/** The state of a part before a save. */
export class KeptStateView extends shape({
  part_id: integer('The part'),
  state: nullable(
    text('What `restore` names; kept for this user, for 24 hours. Null: the part was not there'),
  ),
}) {}

/** The outcome of a save of many parts. */
export class SavedPartsView extends shape({
  parts: list(
    () => PartView,
    'The saved and the added parts as they are stored, in the order of the request',
  ),
  removed: integers('The parts that were removed'),
  refused: list(() => RefusedPartView, 'With `partial`, the parts that stayed as they were'),
  kept: list(() => KeptStateView, 'With `keep`, what each part that was changed was before'),
  order_totals: one(() => OrderTotalsView, 'What the whole order amounts to after the save'),
}) {}
