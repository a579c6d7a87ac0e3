import { Entity, Index } from 'typeorm';
import { MomentColumn, TextColumn } from '../../platform/database/columns.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';

/** Who a user is at an OpenID provider. An issuer's subject never changes and is never given again, an e-mail is both. */
@Entity('oidc_identities')
export class OidcIdentity extends OwnedByUser {
  @TextColumn()
  issuer: string;

  /** The provider's id of the person. */
  @TextColumn()
  subject: string;

  /** SHA-256 of both, in hexadecimal digits: their letters' case counts, and an index of both would be too long. */
  @Index({ unique: true })
  @TextColumn(64)
  digest: string;

  /** The provider's name for the person when it was linked, for the user to recognise. */
  @TextColumn(255, { nullable: true })
  label: string | null;

  @MomentColumn()
  created_at: string;

  @MomentColumn({ nullable: true })
  last_used_at: string | null;
}
