import { Index, ManyToOne, type Relation } from 'typeorm';
import { Identified, IntegerColumn } from '../../platform/database/columns.js';
import { User } from './user.entity.js';

/** A row that belongs to a user, who may have several; it is deleted with the account. */
export abstract class OwnedByUser extends Identified {
  @Index()
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;
}
