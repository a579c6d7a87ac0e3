import { Entity, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../access/users/user.entity.js';
import { IntegerColumn, JsonColumn, MomentColumn, ReferenceColumn } from '../../platform/database/columns.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { Order } from '../order.entity.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { KeptFields, KeptPlace } from './part-state.js';

/** The state of a part before it was saved with others or removed, kept for some time so that its user can take that back. */
@Entity('part_states')
@Index(['user_id', 'order_id'])
export class PartState {
  /** Made by chance, so that many can be stored at once under names that are known before. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @ReferenceColumn(() => User, 'CASCADE')
  user_id: number;

  @Index()
  @ReferenceColumn(() => Order, 'CASCADE')
  order_id: number;

  /** The part, which may be gone. */
  @Index()
  @IntegerColumn()
  part_id: number;

  /** Each in a column of its own: together they could be longer than a text may be. */
  @JsonColumn()
  fields: KeptFields;

  @JsonColumn({ nullable: true })
  price_basis: PriceBasis | null;

  @JsonColumn()
  processes: RowToPrice[];

  /** Where it was, with its files, for one that was removed; null for one that was saved. */
  @JsonColumn({ nullable: true })
  place: KeptPlace | null;

  @Index()
  @MomentColumn()
  created_at: string;
}
