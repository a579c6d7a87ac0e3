import { ApiProperty } from '@nestjs/swagger';
import { permissionNames, permissionTitles, type PermissionName } from '../domain/permissions.js';
import { NamedView } from '../users/user.views.js';
import type { Group } from './group.entity.js';
import type { Permission } from './permission.entity.js';

/** A permission with the title that the screens show. */
export class PermissionView {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: permissionNames })
  name: PermissionName;

  @ApiProperty({ example: permissionTitles.edit_orders })
  title: string;
}

/** A group with its members and rights, both by name. */
export class GroupView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Its users set up a second factor before they do anything else' })
  second_factor_required: boolean;

  @ApiProperty({ type: [NamedView] })
  users: NamedView[];

  @ApiProperty({ type: [PermissionView] })
  permissions: PermissionView[];
}

export function permissionView({ id, name }: Permission): PermissionView {
  return { id, name, title: permissionTitles[name] };
}

/** The wire's form of a group whose relations are loaded. */
export function groupView(group: Group): GroupView {
  const { id, version, name, second_factor_required, users = [], permissions = [] } = group;
  const members = users.map((user) => ({ id: user.id, name: user.name }));
  members.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR') || a.id - b.id);
  const granted = [...permissions].sort((a, b) => a.id - b.id);
  const fields = { id, version, name, second_factor_required };
  return { ...fields, users: members, permissions: granted.map(permissionView) };
}
