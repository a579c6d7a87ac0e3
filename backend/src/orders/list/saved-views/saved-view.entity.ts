import { Entity, ForeignKey, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../access/users/user.entity.js';
import {
  FlagColumn,
  Identified,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import { LONGEST_NAME, LONGEST_QUERY } from './saved-view-limits.js';

/** A name for filters, sorting and columns of the orders list. */
@Entity('saved_views')
@Index(['user_id', 'name'], { unique: true })
export class SavedView extends Identified {
  /** The owner. */
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;

  @TextColumn(LONGEST_NAME)
  name: string;

  /** The list's address behind its question mark. */
  @TextColumn(LONGEST_QUERY)
  query: string;

  /** Whether all users find it in their menu. */
  @Index()
  @FlagColumn()
  shared: boolean;
}

/** The view that a user's list opens with. */
@Entity('default_views')
export class DefaultView {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user_id: number;

  @Index()
  @ReferenceColumn(() => SavedView, 'CASCADE')
  view_id: number;
}
