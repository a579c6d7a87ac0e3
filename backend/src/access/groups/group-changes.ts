import type { AuditedChange, AuditedRecord } from '../../audit/audit-log.service.js';
import type { GroupView } from './group.views.js';

/** The group as the history of administration names it. */
export const auditedGroup = ({ id, name }: GroupView): AuditedRecord => ({ kind: 'group', id, name });

/** What changed of a group, each user and each permission for itself: who came and who went. Pure. */
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

/** Those of `all` that are not among `some`. */
const missingIn = <T extends { id: number }>(some: readonly T[], all: readonly T[]): T[] =>
  all.filter(({ id }) => some.every((one) => one.id !== id));
