import { Entity, Index } from 'typeorm';
import {
  Identified,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
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
export class SignInChallenge extends Identified {
  @TextColumn(30)
  purpose: ChallengePurpose;

  /** SHA-256 of the value, in hexadecimal digits. */
  @Index({ unique: true })
  @TextColumn(64)
  digest: string;

  /** For whom it was made; null where the answer says who it is. */
  @Index()
  @ReferenceColumn(() => User, 'CASCADE', { nullable: true })
  user_id: number | null;

  /** Values that are needed when the answer comes, sealed. */
  @LongTextColumn({ nullable: true })
  sealed: string | null;

  @Index()
  @MomentColumn()
  expires_at: string;
}
