import { ManyToOne, type Relation } from 'typeorm';
import { Identified, indexed, integerColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { User } from './user.entity.js';

/** A row that belongs to a user, who may have several; it is deleted with the account. */
export abstract class OwnedByUser extends shapeWith(Identified, {
  user_id: indexed(integerColumn()),
}) {
  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  user?: Relation<User>;
}
