import { Entity, Index, ManyToMany, ManyToOne, type Relation } from 'typeorm';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  FlagColumn,
  Identified,
  IntegerColumn,
  MomentColumn,
  TextColumn,
  VersionColumn,
} from '../../platform/database/columns.js';
import { Group } from '../groups/group.entity.js';

/** An account that may sign in. */
@Entity('users')
export class User extends Identified {
  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  /** Lower case; unique. */
  @Index({ unique: true })
  @TextColumn()
  email: string;

  /** Only the account's owner says that the e-mail is theirs: no link that was sent to it was used, no administrator typed it. */
  @FlagColumn({ default: false })
  email_claimed: boolean;

  /** argon2id, with its parameters and salt. Never leaves the access feature. */
  @TextColumn(255)
  password_hash: string;

  @FlagColumn()
  admin: boolean;

  @FlagColumn()
  enabled: boolean;

  /** Registered, waiting for an administrator; sign-in answers it differently from a disabled account. */
  @FlagColumn()
  awaiting_approval: boolean;

  /** The password is an administrator's temporary one: until it is changed, nothing else is allowed. */
  @FlagColumn()
  must_change_password: boolean;

  /** An administrator invited them, and they have not used the link yet. */
  @FlagColumn({ default: false })
  invited: boolean;

  /** None was chosen yet: `password_hash` is of one that was forgotten at once. They sign in at the OpenID provider. */
  @FlagColumn({ default: false })
  without_password: boolean;

  /** An authenticator app or a passkey is set up: the sign-in asks for it. Kept by second-factor/. */
  @FlagColumn({ default: false })
  second_factor: boolean;

  @IntegerColumn({ nullable: true })
  avatar_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  avatar_file?: Relation<StoredFile> | null;

  @MomentColumn()
  created_at: string;

  @ManyToMany(() => Group, (group) => group.users)
  groups?: Relation<Group>[];
}
