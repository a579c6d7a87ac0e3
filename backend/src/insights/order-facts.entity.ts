import { Entity, Index, PrimaryColumn } from 'typeorm';
import {
  bigIntegerColumn,
  flagColumn,
  integerColumn,
  orNull,
  textColumn,
} from '../platform/database/columns.js';
import { shape } from '../platform/shape.js';

/**
 * Facts of an order that the dashboard counted last: its tallies change by the difference to those that it counts now. No foreign
 * key: the row outlives its order until the end of the transaction that deletes it.
 */
@Entity('order_facts')
export class OrderFactsRow extends shape({
  owner_id: integerColumn(),
  customer_id: orNull(integerColumn()),
  type: textColumn(20),
  status: textColumn(30),
  total_cents: bigIntegerColumn(),
  sent_month: orNull(textColumn(7)),
  sent_minutes: integerColumn(),
  answered_month: orNull(textColumn(7)),
  won: flagColumn(),
  lost_reason: orNull(textColumn(20)),
  delivery_day: orNull(textColumn(10)),
}) {
  @PrimaryColumn({ type: 'int' })
  order_id: number;
}

/** Amount of a material in a won order. */
@Entity('order_materials')
export class OrderMaterialRow extends shape({
  cents: bigIntegerColumn(),
  /** Tenths of a gram. */
  weight: bigIntegerColumn(),
}) {
  @PrimaryColumn({ type: 'int' })
  order_id: number;

  @Index()
  @PrimaryColumn({ type: 'int' })
  material_id: number;
}
