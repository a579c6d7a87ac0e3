import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { paths } from '../../files/file-paths.js';
import type { User } from './user.entity.js';
import type { AuditedRecord } from '../../audit/audit-log.service.js';

/** A user as the wire has it: never the password's hash. */
export class UserView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  admin: boolean;

  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ description: 'Registered and waiting for an administrator' })
  awaiting_approval: boolean;

  @ApiProperty({ description: 'Signs in with a temporary password that has to be changed first' })
  must_change_password: boolean;

  @ApiProperty({ description: 'Was invited and has not used the link yet' })
  invited: boolean;

  @ApiProperty({
    description: 'Has chosen no password yet; signs in at the OpenID provider, or was just invited',
  })
  without_password: boolean;

  @ApiProperty({ description: 'The sign-in asks for a second factor' })
  second_factor: boolean;

  @Nullable(String, 'Path of the picture')
  avatar: string | null;

  @ApiProperty({ description: 'ISO 8601, UTC' })
  created_at: string;
}

/** A record by name, for pickers. */
export class NamedView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  name: string;
}

/** A user in the list, with the groups that give permissions. */
export class ListedUserView extends UserView {
  @ApiProperty({ type: [NamedView], description: 'By name' })
  groups: NamedView[];
}

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
