import { ApiProperty } from '@nestjs/swagger';
import { permissionNames, permissionTitles, type PermissionName } from '../domain/permissions.js';
import { NamedView } from '../users/user.views.js';
import type { Group, Permission } from './group.entity.js';
import type { AuditedChange, AuditedRecord } from '../../audit/audit-log.service.js';

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

/** The group as the history of administration names it. */
export const auditedGroup = ({ id, name }: GroupView): AuditedRecord => ({ kind: 'group', id, name });

/** The changes of a group, each user and each permission for itself: who came and who went. Pure. */
export function groupChanges(before: GroupView, after: GroupView): AuditedChange[] {
  const { second_factor_required } = after;
  return [
    { field: 'name', before: before.name, after: after.name },
    {
      field: 'second_factor_required',
      before: before.second_factor_required,
      after: second_factor_required,
    },
    ...missingIn(after.users, before.users).map((user): AuditedChange => ({
      field: 'users',
      before: user.name,
      after: null,
      named_user_id: user.id,
    })),
    ...missingIn(before.users, after.users).map((user): AuditedChange => ({
      field: 'users',
      before: null,
      after: user.name,
      named_user_id: user.id,
    })),
    ...missingIn(after.permissions, before.permissions).map(({ title }): AuditedChange => ({
      field: 'permissions',
      before: title,
      after: null,
    })),
    ...missingIn(before.permissions, after.permissions).map(({ title }): AuditedChange => ({
      field: 'permissions',
      before: null,
      after: title,
    })),
  ];
}

/** The items of `all` that are not among `some`. */
const missingIn = <T extends { id: number }>(some: readonly T[], all: readonly T[]): T[] =>
  all.filter(({ id }) => some.every((one) => one.id !== id));
