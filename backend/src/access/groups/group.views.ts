import { choice, decimal, flag, list, shape, text } from '../../platform/shape.js';
import { permissionNames, permissionTitles } from '../domain/permissions.js';
import { NamedView } from '../users/user.views.js';
import type { Group, Permission } from './group.entity.js';
import type { AuditedChange, AuditedRecord } from '../../audit/audit-log.service.js';

/** A permission with the title that the screens show. */
export class PermissionView extends shape({
  id: decimal(),
  name: choice(permissionNames),
  title: text(undefined, permissionTitles.edit_orders),
}) {}

/** A group with its members and rights, both by name. */
export class GroupView extends shape({
  id: decimal(),
  version: decimal(),
  name: text(),
  second_factor_required: flag('Its users set up a second factor before they do anything else'),
  users: list(() => NamedView),
  permissions: list(() => PermissionView),
}) {}

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
