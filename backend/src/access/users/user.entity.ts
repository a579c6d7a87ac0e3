import { Entity, ManyToMany, ManyToOne, type Relation } from 'typeorm';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  Identified,
  flagColumn,
  indexed,
  integerColumn,
  momentColumn,
  orNull,
  textColumn,
  versionColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Group } from '../groups/group.entity.js';

/** An account that may sign in. */
@Entity('users')
export class User extends shapeWith(Identified, {
  version: versionColumn(),
  name: textColumn(),
  /** Lower case; unique. */
  email: indexed(textColumn(), { unique: true }),
  /** Only the account's owner says that the e-mail is theirs: no link that was sent to it was used, no administrator typed it. */
  email_claimed: flagColumn({ default: false }),
  /** argon2id, with its parameters and salt. Never leaves the access feature. */
  password_hash: textColumn(),
  admin: flagColumn(),
  enabled: flagColumn(),
  /** Registered, waiting for an administrator; sign-in answers it differently from a disabled account. */
  awaiting_approval: flagColumn(),
  /** The password is an administrator's temporary one: until it is changed, nothing else is allowed. */
  must_change_password: flagColumn(),
  /** An administrator invited them, and they have not used the link yet. */
  invited: flagColumn({ default: false }),
  /** None was chosen yet: `password_hash` is of one that was forgotten at once. They sign in at the OpenID provider. */
  without_password: flagColumn({ default: false }),
  /** An authenticator app or a passkey is set up: the sign-in asks for it. Kept by second-factor/. */
  second_factor: flagColumn({ default: false }),
  avatar_file_id: orNull(integerColumn()),
  created_at: momentColumn(),
}) {
  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  avatar_file?: Relation<StoredFile> | null;

  @ManyToMany(() => Group, (group) => group.users)
  groups?: Relation<Group>[];
}
