import { Entity, Index, JoinTable, ManyToMany, type Relation } from 'typeorm';
import { FlagColumn, Identified, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import type { PermissionName } from '../domain/permissions.js';
import { User } from '../users/user.entity.js';

/** A named right; the rows mirror `access/permissions.ts`. */
@Entity('permissions')
export class Permission extends Identified {
  @Index({ unique: true })
  @TextColumn(50)
  name: PermissionName;
}

/** Users that share permissions. */
@Entity('user_groups')
export class Group extends Identified {
  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  /** Its users set up a second factor before they do anything else. */
  @FlagColumn({ default: false })
  second_factor_required: boolean;

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
