import { Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntegerColumn } from '../../platform/database/columns.js';
import { User } from './user.entity.js';

/** A row that belongs to a user, who may have several; it is deleted with the account. */
export abstract class OwnedByUser {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;
}
