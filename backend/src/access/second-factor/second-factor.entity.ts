import { Entity } from 'typeorm';
import {
  Identified,
  bigIntegerColumn,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';
import { User } from '../users/user.entity.js';

/** An authenticator app of a user; at most one. */
@Entity('totp_factors')
export class TotpFactor extends shapeWith(Identified, {
  user_id: indexed(
    referenceColumn(() => User, 'CASCADE'),
    { unique: true },
  ),
  /** Sealed under the installation's key; it leaves the server once, while the app is set up. */
  secret: textColumn(),
  /** Null while the app has not given a right code: until then it counts for nothing. */
  confirmed_at: orNull(momentColumn()),
  /** The step of the last code that was taken; none of it or before it counts again. */
  last_step: orNull(integerColumn()),
}) {}

/** A code that stands in for a lost device, once: its row goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode extends shapeWith(OwnedByUser, {
  /** SHA-256, in hexadecimal digits. */
  digest: textColumn(64),
}) {}

/** A passkey of a user (WebAuthn): the public half; the private one never leaves the user's device. */
@Entity('passkeys')
export class Passkey extends shapeWith(OwnedByUser, {
  /** The name that its user gave it. */
  name: textColumn(100),
  /** The credential's id (base64url), of up to 1,023 bytes. */
  credential_id: longTextColumn(),
  /** SHA-256 of it, in hexadecimal digits: the id itself is longer than an index may be, and its letters' case counts. */
  credential_digest: indexed(textColumn(64), { unique: true }),
  /** The public key in the form of COSE (base64url). */
  public_key: longTextColumn(),
  /** The account's handle for authenticators (base64url): random, the same for all passkeys of a user. */
  user_handle: textColumn(100),
  /** The authenticator's count of signatures at the last one; 0 where it does not count. */
  counter: bigIntegerColumn(),
  /** How browsers reach the authenticator, as they reported when it was registered. */
  transports: jsonColumn<string[]>(),
  created_at: momentColumn(),
  last_used_at: orNull(momentColumn()),
}) {}
