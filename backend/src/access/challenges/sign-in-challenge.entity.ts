import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  longTextColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { User } from '../users/user.entity.js';

/** The purposes of challenges. A challenge that was made for another one does not count. */
export const challengePurposes = [
  'passkey-registration',
  'passkey-sign-in',
  'oidc-sign-in',
  'oidc-link',
  'oidc-invitation',
  'passkey-proof',
  'oidc-proof',
] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** A random value that a caller has to give back once, within minutes. Its row goes when that happens. */
@Entity('sign_in_challenges')
export class SignInChallenge extends shapeWith(Identified, {
  purpose: textColumn<ChallengePurpose>(30),
  /** SHA-256 of the value, in hexadecimal digits. */
  digest: indexed(textColumn(64), { unique: true }),
  /** For whom it was made; null where the answer says who it is. */
  user_id: indexed(orNull(referenceColumn(() => User, 'CASCADE'))),
  /** Values that are needed when the answer comes, sealed. */
  sealed: orNull(longTextColumn()),
  expires_at: indexed(momentColumn()),
}) {}
