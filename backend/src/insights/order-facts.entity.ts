import { Entity, Index, PrimaryColumn } from 'typeorm';
import { BigIntegerColumn, FlagColumn, IntegerColumn, TextColumn } from '../platform/database/columns.js';

/**
 * Facts of an order that the dashboard counted last: its tallies change by the difference to those that it counts now. No foreign
 * key: the row outlives its order until the end of the transaction that deletes it.
 */
@Entity('order_facts')
export class OrderFactsRow {
  @PrimaryColumn({ type: 'int' })
  order_id: number;

  @IntegerColumn()
  owner_id: number;

  @IntegerColumn({ nullable: true })
  customer_id: number | null;

  @TextColumn(20)
  type: string;

  @TextColumn(30)
  status: string;

  @BigIntegerColumn()
  total_cents: number;

  @TextColumn(7, { nullable: true })
  sent_month: string | null;

  @IntegerColumn()
  sent_minutes: number;

  @TextColumn(7, { nullable: true })
  answered_month: string | null;

  @FlagColumn()
  won: boolean;

  @TextColumn(20, { nullable: true })
  lost_reason: string | null;

  @TextColumn(10, { nullable: true })
  delivery_day: string | null;
}

/** Amount of a material in a won order. */
@Entity('order_materials')
export class OrderMaterialRow {
  @PrimaryColumn({ type: 'int' })
  order_id: number;

  @Index()
  @PrimaryColumn({ type: 'int' })
  material_id: number;

  @BigIntegerColumn()
  cents: number;

  /** Tenths of a gram. */
  @BigIntegerColumn()
  weight: number;
}
