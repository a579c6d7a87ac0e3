import { Entity } from 'typeorm';
import { indexed, momentColumn, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';

/** The purposes of an account's link: the first password of who was invited, or another one for who forgot theirs. */
export const accountLinkPurposes = ['invitation', 'reset'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** A link that sets an account's password once. Its row goes when it is used; the token itself is never stored. */
@Entity('account_links')
export class AccountLink extends shapeWith(OwnedByUser, {
  purpose: textColumn<AccountLinkPurpose>(20),
  /** The account's address when the link was made: with another one it works no longer. */
  email: textColumn(),
  /** SHA-256 of the account's password hash when the link was made: another password ends it. */
  password_digest: textColumn(64),
  /** SHA-256 of the token, in hexadecimal digits. */
  token_digest: indexed(textColumn(64), { unique: true }),
  created_at: momentColumn(),
  expires_at: indexed(momentColumn()),
}) {}
