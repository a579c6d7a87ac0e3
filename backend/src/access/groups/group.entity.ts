import { Entity, JoinTable, ManyToMany, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';
import { Permission } from './permission.entity.js';

/** Users that share permissions. */
@Entity('user_groups')
export class Group {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

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
