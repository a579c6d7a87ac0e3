import { Entity, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../access/users/user.entity.js';
import {
  indexed,
  integerColumn,
  jsonColumn,
  momentColumn,
  orNull,
  referenceColumn,
} from '../../platform/database/columns.js';
import { shape } from '../../platform/shape.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { Order } from '../order.entity.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { KeptFields, KeptPlace } from './part-state.js';

/** The state of a part before it was saved with others or removed, kept for some time so that its user can take that back. */
@Entity('part_states')
@Index(['user_id', 'order_id'])
export class PartState extends shape({
  user_id: referenceColumn(() => User, 'CASCADE'),
  order_id: indexed(referenceColumn(() => Order, 'CASCADE')),
  /** The part, which may be gone. */
  part_id: indexed(integerColumn()),
  /** Each in a column of its own: together they could be longer than a text may be. */
  fields: jsonColumn<KeptFields>(),
  price_basis: orNull(jsonColumn<PriceBasis>()),
  processes: jsonColumn<RowToPrice[]>(),
  /** Where it was, with its files, for one that was removed; null for one that was saved. */
  place: orNull(jsonColumn<KeptPlace>()),
  created_at: indexed(momentColumn()),
}) {
  /** Made by chance, so that many can be stored at once under names that are known before. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;
}
