import { Entity, ForeignKey, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../access/users/user.entity.js';
import {
  Identified,
  flagColumn,
  indexed,
  integerColumn,
  referenceColumn,
  textColumn,
} from '../../../platform/database/columns.js';
import { shape, shapeWith } from '../../../platform/shape.js';
import { LONGEST_NAME, LONGEST_QUERY } from './saved-view-limits.js';

/** A name for filters, sorting and columns of the orders list. */
@Entity('saved_views')
@Index(['user_id', 'name'], { unique: true })
export class SavedView extends shapeWith(Identified, {
  /** The owner. */
  user_id: integerColumn(),
  name: textColumn(LONGEST_NAME),
  /** The list's address behind its question mark. */
  query: textColumn(LONGEST_QUERY),
  /** Whether all users find it in their menu. */
  shared: indexed(flagColumn()),
}) {
  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;
}

/** The view that a user's list opens with. */
@Entity('default_views')
export class DefaultView extends shape({
  view_id: indexed(referenceColumn(() => SavedView, 'CASCADE')),
}) {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => User, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user_id: number;
}
