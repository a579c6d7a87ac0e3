import { Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntegerColumn } from '../../platform/database/columns.js';
import { User } from './user.entity.js';

/** What a user may have several of; it goes with the account. */
export abstract class OfUser {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;
}
