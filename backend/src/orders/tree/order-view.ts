import { ApiProperty } from '@nestjs/swagger';
import { storagePath } from '../../files/file-paths.js';
import type { OrderTotals } from '../../pricing/domain/order/order-amounts.js';
import { deliveryTypes, orderStatuses, orderTypes } from '../domain/order-types.js';
import type { DeliveryType, OrderStatus, OrderType } from '../domain/order-types.js';
import { mayApprove, mayDelete, mayEdit, type Viewer } from '../domain/visibility.js';
import { OrderCustomerView, toOrderCustomer } from './order-customer.view.js';
import { PersonView } from '../list/order-list.view.js';
import { OrderTotalsView } from './order-totals.view.js';
import type { LoadedOrder } from './order-tree.repository.js';
import {
  LastMoveView,
  OrderRightsView,
  TransitionView,
  transitionsFor,
} from '../status/order-transitions.view.js';
import { SetView, toSetView, type DifferencesByPart } from '../sets/set-view.js';

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

  @ApiProperty({ type: () => OrderCustomerView, nullable: true })
  customer: OrderCustomerView | null;

  @ApiProperty({ enum: deliveryTypes, nullable: true })
  delivery_type: DeliveryType | null;

  @ApiProperty({ description: 'Freight, BRL' })
  delivery_value: number;

  @ApiProperty({ description: 'BRL' })
  service_value: number;

  @ApiProperty({ description: 'BRL' })
  discount: number;

  @ApiProperty({ description: 'Percent; parts without a markup of their own follow it' })
  markup: number;

  @ApiProperty({ ...nullableText, example: '2026-03-31T14:30', description: 'Wall-clock local time' })
  delivery_date: string | null;

  @ApiProperty(nullableText)
  estimated_delivery_date: string | null;

  @ApiProperty(nullableText)
  payment_obs: string | null;

  @ApiProperty({ ...nullableText, description: 'Path of the service-order file' })
  os_file: string | null;

  @ApiProperty({ ...nullableText, description: 'Its name as uploaded' })
  os_file_name: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Bytes' })
  os_file_size: number | null;

  @ApiProperty({ type: () => PersonView, nullable: true })
  created_by: PersonView | null;

  @ApiProperty({ ...nullableText, description: 'Name of who approved the quote' })
  approved_by: string | null;

  @ApiProperty({ ...nullableText, format: 'date-time' })
  approved_at: string | null;

  @ApiProperty({ type: () => LastMoveView, nullable: true })
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

/** What an order's view is made of. */
export interface OrderScreen {
  order: LoadedOrder;
  totals: OrderTotals;
  /** Where the parts' price bases and today's catalogue differ. */
  differences: DifferencesByPart;
  lastMove: LastMoveView | null;
}

/** A loaded order as the API answers it to this user. */
export function toOrderView(
  { order, totals, differences, lastMove }: OrderScreen,
  viewer: Viewer,
): OrderView {
  const { id, type, status, customer_id, version, created_at, updated_at } = order;
  const { delivery_type, delivery_value, service_value, discount, markup } = order;
  const { delivery_date, estimated_delivery_date, payment_obs, approved_by, approved_at } = order;
  const { os_stored_file: os, created_by: owner } = order;
  return {
    ...{ id, type, status, customer_id, customer: toOrderCustomer(order.customer) },
    ...{ delivery_type, delivery_value, service_value, discount, markup },
    ...{ delivery_date, estimated_delivery_date, payment_obs },
    os_file: os ? storagePath(os.original_key) : null,
    os_file_name: os?.original_name ?? null,
    os_file_size: os?.size ?? null,
    created_by: owner ? { id: owner.id, name: owner.name } : null,
    ...{ approved_by, approved_at, last_move: lastMove, version, created_at, updated_at },
    can: {
      edit: mayEdit(viewer, type),
      delete: mayDelete(viewer, type),
      approve: type === 'pre_order' && mayApprove(viewer),
    },
    transitions: transitionsFor(order, viewer),
    totals,
    sets: order.sets.map((set) => toSetView(set, differences)),
  };
}
