import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import {
  BigIntegerColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** A passkey of a user (WebAuthn): the public half; the private one never leaves the user's device. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** What its user calls it. */
  @TextColumn(100)
  name: string;

  /** The credential's id (base64url), of up to 1,023 bytes. */
  @LongTextColumn()
  credential_id: string;

  /** SHA-256 of it, in hexadecimal digits: the id itself is longer than an index may be, and its letters' case counts. */
  @Index({ unique: true })
  @TextColumn(64)
  credential_digest: string;

  /** The public key in the form of COSE (base64url). */
  @LongTextColumn()
  public_key: string;

  /** What authenticators know the account by (base64url): random, the same for all passkeys of a user. */
  @TextColumn(100)
  user_handle: string;

  /** The authenticator's count of signatures at the last one; 0 where it does not count. */
  @BigIntegerColumn()
  counter: number;

  /** How browsers reach the authenticator, as they reported when it was registered. */
  @JsonColumn()
  transports: string[];

  @MomentColumn()
  created_at: string;

  @MomentColumn({ nullable: true })
  last_used_at: string | null;
}
