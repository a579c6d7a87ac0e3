import { pickFields } from '@forja/figures';
import { ORDER_TERMS } from '../domain/order-terms.js';
import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { storagePath } from '../../files/file-paths.js';
import { Nullable } from '../../platform/http/nullable.js';
import { BreaksProperty } from '../breaks-field.js';
import { deliveryTypes, lostReasons, orderStatuses, orderTypes } from '../domain/order-types.js';
import type { DeliveryType, LostReason, OrderStatus, OrderType } from '../domain/order-types.js';
import { awaitsAnswer } from '../domain/read-only.js';
import { mayApprove, mayDelete, mayEdit, type Viewer } from '../domain/visibility.js';
import { OrderCustomerView, toOrderCustomer } from './order-customer.view.js';
import { PersonView } from '../people.view.js';
import { validityOf, validityStates, type ValidityState } from '../validity/validity.js';
import { OrderTotalsView, toOrderTotals } from './order-totals.view.js';
import type { OrderTree } from './order-tree.js';
import { changesByPart } from '../repricing/changes-by-part.js';
import { LastMoveView, OrderRightsView, TransitionView, transitionsFor } from './order-transitions.view.js';
import { SetView, toSetView } from '../sets/set-view.js';

const nullableText = { type: String, nullable: true } as const;

/** A quote or an order as a whole, with what the signed-in user may do with it. */
export class OrderView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: orderTypes, enumName: 'OrderType' })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ type: 'integer', nullable: true })
  customer_id: number | null;

  @Nullable(OrderCustomerView)
  customer: OrderCustomerView | null;

  @ApiProperty({ enum: deliveryTypes, nullable: true })
  delivery_type: DeliveryType | null;

  @FigureProperty('delivery_value', { description: 'freight' })
  delivery_value: number;

  @FigureProperty('service_value')
  service_value: number;

  @FigureProperty('discount')
  discount: number;

  @FigureProperty('markup', { description: 'parts without a markup of their own follow it' })
  markup: number;

  @ApiProperty({ ...nullableText, example: '2026-03-31T14:30', description: 'Wall-clock local time' })
  delivery_date: string | null;

  @ApiProperty(nullableText)
  estimated_delivery_date: string | null;

  @ApiProperty({ ...nullableText, format: 'date' })
  invoice_date: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  operation_id: number | null;

  @ApiProperty({ description: 'Whether its taxes are computed for the day of its invoice' })
  complete_taxes: boolean;

  @ApiProperty(nullableText)
  payment_obs: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  validity_days: number | null;

  @ApiProperty({
    ...nullableText,
    format: 'date',
    description: 'Of a quote that its customer has: the last day on which it is valid (Brasília)',
  })
  valid_until: string | null;

  @ApiProperty({ enum: validityStates, nullable: true, description: 'Of one that waits for an answer' })
  validity: ValidityState | null;

  @ApiProperty(nullableText)
  quote_obs: string | null;

  @BreaksProperty()
  breaks: number[];

  @ApiProperty({ ...nullableText, description: 'Path of the service-order file' })
  os_file: string | null;

  @ApiProperty({ ...nullableText, description: 'Its name as uploaded' })
  os_file_name: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Bytes' })
  os_file_size: number | null;

  @Nullable(PersonView)
  created_by: PersonView | null;

  @ApiProperty({ ...nullableText, description: 'Name of who approved the quote' })
  approved_by: string | null;

  @ApiProperty({ ...nullableText, format: 'date-time' })
  approved_at: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Number of the last revision, which an approved quote came from',
  })
  revision: number | null;

  @ApiProperty({ enum: lostReasons, nullable: true })
  lost_reason: LostReason | null;

  @ApiProperty(nullableText)
  lost_note: string | null;

  @Nullable(LastMoveView)
  last_move: LastMoveView | null;

  @ApiProperty({ type: 'integer', description: 'A change made on an older version is refused' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: () => OrderRightsView })
  can: OrderRightsView;

  @ApiProperty({ type: () => [TransitionView], description: 'The moves that this user may make now' })
  transitions: TransitionView[];

  @ApiProperty({ type: () => OrderTotalsView })
  totals: OrderTotalsView;

  @ApiProperty({ type: () => [SetView] })
  sets: SetView[];
}

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
