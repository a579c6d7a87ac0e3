import { Entity, JoinTable, ManyToMany, type Relation } from 'typeorm';
import {
  Identified,
  flagColumn,
  indexed,
  textColumn,
  versionColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { PermissionName } from '../domain/permissions.js';
import { User } from '../users/user.entity.js';

/** A named right; the rows mirror `access/permissions.ts`. */
@Entity('permissions')
export class Permission extends shapeWith(Identified, {
  name: indexed(textColumn<PermissionName>(50), { unique: true }),
}) {}

/** Users that share permissions. */
@Entity('user_groups')
export class Group extends shapeWith(Identified, {
  version: versionColumn(),
  name: textColumn(),
  /** Its users set up a second factor before they do anything else. */
  second_factor_required: flagColumn({ default: false }),
}) {
  @ManyToMany(() => User, (user) => user.groups, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinTable({
    name: 'group_users',
    joinColumn: { name: 'group_id' },
    inverseJoinColumn: { name: 'user_id' },
  })
  users?: Relation<User>[];

  @ManyToMany(() => Permission, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinTable({
    name: 'group_permissions',
    joinColumn: { name: 'group_id' },
    inverseJoinColumn: { name: 'permission_id' },
  })
  permissions?: Relation<Permission>[];
}
