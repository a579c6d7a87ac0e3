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
import { breaks } from '../breaks-field.js';
import { pickFields } from '@forja/figures';
import { ORDER_TERMS } from '../domain/order-terms.js';
import { storagePath } from '../../files/file-paths.js';
import { deliveryTypes, lostReasons, orderStatuses, orderTypes } from '../domain/order-types.js';
import { awaitsAnswer } from '../domain/read-only.js';
import { mayApprove, mayDelete, mayEdit, type Viewer } from '../domain/visibility.js';
import { OrderCustomerView, toOrderCustomer } from './order-customer.view.js';
import { PersonView } from '../people.view.js';
import { validityOf, validityStates } from '../validity/validity.js';
import { OrderTotalsView, toOrderTotals } from './order-totals.view.js';
import type { OrderTree } from './order-tree.js';
import { changesByPart } from '../repricing/changes-by-part.js';
import { LastMoveView, OrderRightsView, TransitionView, transitionsFor } from './order-transitions.view.js';
import { SetView, toSetView } from '../sets/set-view.js';

/** A quote or an order as a whole, with what the signed-in user may do with it. */
export class OrderView extends shape({
  id: integer(),
  type: namedChoice('OrderType', orderTypes),
  status: namedChoice('OrderStatus', orderStatuses),
  customer_id: nullable(integer()),
  customer: nullable(one(() => OrderCustomerView)),
  delivery_type: nullable(choice(deliveryTypes)),
  delivery_value: figureNamed('delivery_value', 'freight'),
  service_value: figureNamed('service_value'),
  discount: figureNamed('discount'),
  markup: figureNamed('markup', 'parts without a markup of their own follow it'),
  delivery_date: nullable(text('Wall-clock local time', '2026-03-31T14:30')),
  estimated_delivery_date: nullable(text()),
  invoice_date: nullable(day()),
  operation_id: nullable(integer()),
  complete_taxes: flag('Whether its taxes are computed for the day of its invoice'),
  payment_obs: nullable(text()),
  validity_days: nullable(integer()),
  valid_until: nullable(
    day('Of a quote that its customer has: the last day on which it is valid (Brasília)'),
  ),
  validity: nullable(choice(validityStates, 'Of one that waits for an answer')),
  quote_obs: nullable(text()),
  breaks: breaks(),
  os_file: nullable(text('Path of the service-order file')),
  os_file_name: nullable(text('Its name as uploaded')),
  os_file_size: nullable(integer('Bytes')),
  created_by: nullable(one(() => PersonView)),
  approved_by: nullable(text('Name of who approved the quote')),
  approved_at: nullable(instant()),
  revision: nullable(integer('Number of the last revision, which an approved quote came from')),
  lost_reason: nullable(choice(lostReasons)),
  lost_note: nullable(text()),
  last_move: nullable(one(() => LastMoveView)),
  version: integer('A change made on an older version is refused'),
  created_at: instant(),
  updated_at: instant(),
  can: one(() => OrderRightsView),
  transitions: list(() => TransitionView, 'The moves that this user may make now'),
  totals: one(() => OrderTotalsView),
  sets: list(() => SetView),
}) {}

/**
 * An order as the API answers it to this user.
 * @param lastMove who moved its status last, null where it never moved
 */
export function toOrderView(order: OrderTree, lastMove: LastMoveView | null, viewer: Viewer): OrderView {
  const { type, os_stored_file: os } = order;
  const parts = order.sets.flatMap((set) => set.parts);
  const { markup, tax_basis, customer } = order;
  const changes = changesByPart(parts, { markup, tax_basis, icms: customer?.state?.icms ?? 0 });
  return {
    id: order.id,
    type,
    status: order.status,
    ...pickFields(order, ORDER_TERMS),
    customer: toOrderCustomer(order.customer),
    complete_taxes: tax_basis !== null,
    ...validityOf(order),
    os_file: os ? storagePath(os.original_key) : null,
    os_file_name: os?.original_name ?? null,
    os_file_size: os?.size ?? null,
    created_by: order.created_by,
    approved_by: order.approved_by,
    approved_at: order.approved_at,
    revision: order.revision,
    lost_reason: order.lost_reason,
    lost_note: order.lost_note,
    last_move: lastMove,
    version: order.version,
    created_at: order.created_at,
    updated_at: order.updated_at,
    can: {
      edit: mayEdit(viewer, type),
      change: mayEdit(viewer, type) && !awaitsAnswer(order),
      delete: mayDelete(viewer, type),
      approve: type === 'pre_order' && mayApprove(viewer),
    },
    transitions: transitionsFor(order, viewer),
    totals: toOrderTotals(order),
    sets: order.sets.map((set) => toSetView(set, changes)),
  };
}
