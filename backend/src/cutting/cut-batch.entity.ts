import { Entity, Index } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
  VersionColumn,
} from '../platform/database/columns.js';

export const BATCH_STATES = ['open', 'released', 'cut'] as const;

/** open: is planned; released: its stock is reserved, and its plan is fixed; cut: its stock is used up. */
export type BatchState = (typeof BATCH_STATES)[number];

/** Orders that are cut together. */
@Entity('cut_batches')
export class CutBatch extends Identified {
  @VersionColumn()
  version: number;

  @TextColumn(20)
  state: BatchState;

  @MomentColumn()
  created_at: string;
}

/** An order of a batch; it is in no other one. */
@Entity('cut_batch_orders')
export class CutBatchOrder extends Identified {
  @Index()
  @ReferenceColumn(() => CutBatch, 'CASCADE')
  batch_id: number;

  @Index({ unique: true })
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;
}

/** Sheets or bars that are bought for a batch by its plan. */
@Entity('cut_purchases')
export class CutPurchase extends Identified {
  @Index()
  @ReferenceColumn(() => CutBatch, 'CASCADE')
  batch_id: number;

  /** Names the group of parts, and the sheet or bar of the catalogue. */
  @TextColumn()
  item_key: string;

  @TextColumn()
  name: string;

  @TextColumn()
  material: string;

  /** mm; null of bars. */
  @FigureColumn('thickness', { nullable: true })
  thickness: number | null;

  @IntegerColumn()
  count: number;

  /** Of all of them, kg. */
  @FigureColumn('net_weight')
  weight: number;

  /** BRL, by the catalogue's prices when the plan was computed. */
  @FigureColumn('total')
  value: number;

  /** How many are bought by now. */
  @IntegerColumn({ default: 0 })
  bought: number;
}
