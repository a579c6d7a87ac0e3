import { Entity } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import {
  Identified,
  figureColumn,
  indexed,
  integerColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
  versionColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

export const BATCH_STATES = ['open', 'released', 'cut'] as const;

/** open: is planned; released: its stock is reserved, and its plan is fixed; cut: its stock is used up. */
export type BatchState = (typeof BATCH_STATES)[number];

/** Orders that are cut together. */
@Entity('cut_batches')
export class CutBatch extends shapeWith(Identified, {
  version: versionColumn(),
  state: textColumn<BatchState>(20),
  created_at: momentColumn(),
}) {}

/** An order of a batch; it is in no other one. */
@Entity('cut_batch_orders')
export class CutBatchOrder extends shapeWith(Identified, {
  batch_id: indexed(referenceColumn(() => CutBatch, 'CASCADE')),
  order_id: indexed(
    referenceColumn(() => Order, 'CASCADE'),
    { unique: true },
  ),
}) {}

/** Sheets or bars that are bought for a batch by its plan. */
@Entity('cut_purchases')
export class CutPurchase extends shapeWith(Identified, {
  batch_id: indexed(referenceColumn(() => CutBatch, 'CASCADE')),
  /** Names the group of parts, and the sheet or bar of the catalogue. */
  item_key: textColumn(),
  name: textColumn(),
  material: textColumn(),
  /** mm; null of bars. */
  thickness: orNull(figureColumn('thickness')),
  count: integerColumn(),
  /** Of all of them, kg. */
  weight: figureColumn('net_weight'),
  /** BRL, by the catalogue's prices when the plan was computed. */
  value: figureColumn('total'),
  /** How many are bought by now. */
  bought: integerColumn({ default: 0 }),
}) {}
