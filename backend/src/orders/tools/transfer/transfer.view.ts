import { flag, integer, list, one, shape } from '../../../platform/shape.js';
import { PartView } from '../../parts/part-view.js';
import { OrderTotalsView } from '../../tree/order-totals.view.js';
import { OrderView } from '../../tree/order-view.js';

/** The parts of a set in their order. */
export class SetArrangementView extends shape({
  set_id: integer('The set'),
  part_ids: list(() => Number, 'Its parts in their order'),
}) {}

/** Where parts stood. */
export class FormerPlaceView extends shape({
  set_id: integer('The set that they stood in'),
  ids: list(() => Number, 'The parts, by the ids that they have now'),
  position: integer('Place of the first of them in the set, from 1'),
}) {}

/** Parts that were copied or moved. */
export class TransferredPartsView extends shape({
  parts: list(
    () => PartView,
    'The parts as they are stored in their new places, in the order of the request',
  ),
  repeated: flag('An earlier call of the same `key` has made these copies, and this one none'),
  sets: list(
    () => SetArrangementView,
    'The sets of the order that the path names whose parts are others, or in another order',
  ),
  former: list(
    () => FormerPlaceView,
    'Of a move: the targets that put the parts back, in a call for the order that they came from; none of a copy',
  ),
  order_totals: one(() => OrderTotalsView, 'What the whole order amounts to then'),
}) {}

/** Where sets stood in the order that they came from. */
export class FormerSetPlaceView extends shape({
  ids: list(() => Number, 'The sets, by the ids that they have now'),
  position: integer('Place of the first of them in the order, from 1'),
}) {}

/** Sets that were copied or moved. */
export class TransferredSetsView extends shape({
  set_ids: list(() => Number, 'The sets in their new places, in the order of the request'),
  repeated: flag('An earlier call of the same `key` has made these copies, and this one none'),
  former: list(
    () => FormerSetPlaceView,
    'Of a move out of another order: what puts the sets back, one call for that order after the other; else none',
  ),
  order: one(() => OrderView, 'The order that the path names, as it is then'),
}) {}
