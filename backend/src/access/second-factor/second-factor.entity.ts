import { Entity, Index } from 'typeorm';
import {
  BigIntegerColumn,
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';
import { User } from '../users/user.entity.js';

/** An authenticator app of a user; at most one. */
@Entity('totp_factors')
export class TotpFactor extends Identified {
  @Index({ unique: true })
  @ReferenceColumn(() => User, 'CASCADE')
  user_id: number;

  /** Sealed under the installation's key; it leaves the server once, while the app is set up. */
  @TextColumn()
  secret: string;

  /** Null while the app has not given a right code: until then it counts for nothing. */
  @MomentColumn({ nullable: true })
  confirmed_at: string | null;

  /** The step of the last code that was taken; none of it or before it counts again. */
  @IntegerColumn({ nullable: true })
  last_step: number | null;
}

/** A code that stands in for a lost device, once: its row goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode extends OwnedByUser {
  /** SHA-256, in hexadecimal digits. */
  @TextColumn(64)
  digest: string;
}

/** A passkey of a user (WebAuthn): the public half; the private one never leaves the user's device. */
@Entity('passkeys')
export class Passkey extends OwnedByUser {
  /** The name that its user gave it. */
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

  /** The account's handle for authenticators (base64url): random, the same for all passkeys of a user. */
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
