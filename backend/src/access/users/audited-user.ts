import type { AuditedRecord } from '../../audit/audit-log.service.js';
import type { User } from './user.entity.js';

/** What the history of administration keeps of an account's changes: nothing that opens it. */
export const AUDITED_FIELDS = [
  'name',
  'email',
  'admin',
  'enabled',
] as const satisfies readonly (keyof User)[];

/** The account as that history names it. */
export const auditedUser = ({ id, name }: Pick<User, 'id' | 'name'>): AuditedRecord => ({
  kind: 'user',
  id,
  name,
});
