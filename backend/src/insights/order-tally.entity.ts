import { Entity, PrimaryColumn } from 'typeorm';
import { bigIntegerColumn, integerColumn } from '../platform/database/columns.js';
import { shape } from '../platform/shape.js';
import type { TallyKind } from './domain/order-facts.js';

/** How many orders there are of a kind, and what they come to; kept in the transactions of the orders' changes. */
@Entity('order_tallies')
export class OrderTally extends shape({
  order_count: integerColumn(),
  cents: bigIntegerColumn(),
  measure: bigIntegerColumn(),
}) {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind: TallyKind;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  period: string;

  @PrimaryColumn({ type: 'int' })
  owner_id: number;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  subject: string;
}
