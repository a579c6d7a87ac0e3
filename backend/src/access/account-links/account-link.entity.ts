import { Entity, Index } from 'typeorm';
import { MomentColumn, TextColumn } from '../../platform/database/columns.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';

/** The purposes of an account's link: the first password of who was invited, or another one for who forgot theirs. */
export const accountLinkPurposes = ['invitation', 'reset'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** A link that sets an account's password once. Its row goes when it is used; the token itself is never stored. */
@Entity('account_links')
export class AccountLink extends OwnedByUser {
  @TextColumn(20)
  purpose: AccountLinkPurpose;

  /** The account's address when the link was made: with another one it works no longer. */
  @TextColumn()
  email: string;

  /** SHA-256 of the account's password hash when the link was made: another password ends it. */
  @TextColumn(64)
  password_digest: string;

  /** SHA-256 of the token, in hexadecimal digits. */
  @Index({ unique: true })
  @TextColumn(64)
  token_digest: string;

  @MomentColumn()
  created_at: string;

  @Index()
  @MomentColumn()
  expires_at: string;
}
