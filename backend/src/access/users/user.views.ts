import { decimal, flag, list, nullable, shape, shapeWith, text } from '../../platform/shape.js';
import { paths } from '../../files/file-paths.js';
import type { User } from './user.entity.js';
import type { AuditedRecord } from '../../audit/audit-log.service.js';

/** A user as the wire has it: never the password's hash. */
export class UserView extends shape({
  id: decimal(),
  version: decimal(),
  name: text(),
  email: text(),
  admin: flag(),
  enabled: flag(),
  awaiting_approval: flag('Registered and waiting for an administrator'),
  must_change_password: flag('Signs in with a temporary password that has to be changed first'),
  invited: flag('Was invited and has not used the link yet'),
  without_password: flag('Has chosen no password yet; signs in at the OpenID provider, or was just invited'),
  second_factor: flag('The sign-in asks for a second factor'),
  avatar: nullable(text('Path of the picture')),
  created_at: text('ISO 8601, UTC'),
}) {}

/** A record by name, for pickers. */
export class NamedView extends shape({
  id: decimal(),
  name: text(),
}) {}

/** A user in the list, with the groups that give permissions. */
export class ListedUserView extends shapeWith(UserView, {
  groups: list(() => NamedView, 'By name'),
}) {}

/** The wire's form of a user. */
export function userView(user: User): UserView {
  const {
    id,
    version,
    name,
    email,
    admin,
    enabled,
    awaiting_approval,
    must_change_password,
    invited,
    without_password,
    second_factor,
    created_at,
  } = user;
  const { thumbnail, content } = paths(user.avatar_file);
  const flags = {
    admin,
    enabled,
    awaiting_approval,
    must_change_password,
    invited,
    without_password,
    second_factor,
  };
  return { id, version, name, email, ...flags, avatar: thumbnail ?? content, created_at };
}

/** The fields whose changes the history of administration keeps: none that opens the account. */
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
